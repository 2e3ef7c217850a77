//! Objects: what is passed, what is returned, what pointers point to and what is summed up in.

use lang::{
    Bits, Expr, ExprKind, FloatType, Global, GlobalId, Init, Local, LocalId, LocalInit, PathStep, Place,
    Program, RecordId, Side, Stmt, Type, typing,
};
use smol_str::format_smolstr;

use super::SIDES;
use crate::choices::Choices;
use crate::feature::Features;
use crate::record::shape::index;
use crate::record::{Types, pointee};
use crate::value::{self, Origin};

/// Objects of each record type that the caller passes.
const EACH: u32 = 2;
/// Elements of the arrays that pointers point into.
const POINTEES: u32 = 4;

/// The objects of a program.
pub(super) struct Objects {
    /// What the caller passes.
    passed: Vec<Place>,
    /// The entry's variables among them, with their declarations.
    pub(super) locals: Vec<Local>,
    pub(super) declarations: Vec<Stmt>,
    /// What callees return, one of each record.
    returned: Vec<Place>,
    /// By side, the global that floating scalars are summed up in.
    pub(super) sums: [Place; 2],
    /// By side, an array of what pointers point to.
    pointees: [GlobalId; 2],
}

impl Objects {
    /// Adds the globals to a program, and says what its entry declares.
    pub(super) fn declare(types: &mut Types<'_>, choices: &mut Choices<'_>) -> Objects {
        let [caller, callee] = SIDES.map(|side| {
            let sum = global(types, side, pointee(), None);
            let place = Place::global(sum, pointee());
            let ty = Type::Array(Box::new(pointee()), POINTEES);
            let elements = (0..POINTEES).map(|i| (i, Init::Value(double(f64::from(1001 + 17 * i)))));
            let init = Init::Array { elements: elements.collect(), designated: false };
            (place, global(types, side, ty, Some(init)))
        });
        let mut objects = Objects {
            passed: Vec::new(),
            locals: Vec::new(),
            declarations: Vec::new(),
            returned: Vec::new(),
            sums: [caller.0, callee.0],
            pointees: [caller.1, callee.1],
        };
        let mut number = 0;
        for id in types.named.clone() {
            for side in [Side::Caller, Side::Caller, Side::Callee] {
                number += 1;
                let init = objects.draw(&types.program, choices, number, side).init(&Type::Record(id), None);
                objects.object(types, choices, Type::Record(id), side, init);
            }
        }
        objects
    }

    /// An object: of the callees a global, of the caller one or a variable of the entry over graffiti.
    fn object(&mut self, types: &mut Types<'_>, choices: &mut Choices<'_>, ty: Type, side: Side, init: Init) {
        let place = if side == Side::Caller && types.enabled.contains(Features::GRAFFITI) {
            let id = LocalId(self.locals.len() as u32);
            let byte = choices.of([0xFF, 0xAA, 0x55, 0xDB]);
            self.declarations.push(Stmt::Declare(id, LocalInit::Graffiti(byte, init)));
            self.locals.push(Local { name: format_smolstr!("v{}", id.0), ty: ty.clone(), volatile: false });
            Place::local(id, ty)
        } else {
            Place::global(global(types, side, ty.clone(), Some(init)), ty)
        };
        match side {
            Side::Caller => self.passed.push(place),
            Side::Callee => self.returned.push(place),
        }
    }

    /// What the caller passes, in order.
    pub(super) fn passed(&self) -> &[Place] {
        &self.passed
    }

    /// The object of a record type that is passed as this parameter.
    pub(super) fn passed_as(&self, id: RecordId, position: u32) -> Option<&Place> {
        let ty = Type::Record(id);
        let mut all = self.passed.iter().filter(|place| place.ty == ty);
        all.nth((position % EACH) as usize)
    }

    /// The object of a record type that callees return.
    pub(super) fn returned(&self, id: RecordId) -> Option<&Place> {
        self.returned.iter().find(|place| place.ty == Type::Record(id))
    }

    /// Draws constants for the object of this number.
    pub(super) fn draw<'d, 'x>(
        &self,
        program: &'d Program,
        choices: &'d mut Choices<'x>,
        object: u32,
        side: Side,
    ) -> Constants<'d, 'x> {
        let origin = Origin { object, leaf: 0 };
        Constants { program, choices, origin, pointees: self.pointees[side as usize] }
    }
}

fn global(types: &mut Types<'_>, side: Side, ty: Type, init: Option<Init>) -> GlobalId {
    let id = GlobalId(types.program.globals.len() as u32);
    let name = format_smolstr!("g{}", id.0);
    types.program.globals.push(Global { name, ty, init, volatile: false, side });
    id
}

fn double(value: f64) -> Expr {
    Expr { kind: ExprKind::Float(value.to_bits()), ty: pointee() }
}

/// Constants for every scalar of an object, each saying where it is from.
pub(super) struct Constants<'p, 'd> {
    program: &'p Program,
    choices: &'p mut Choices<'d>,
    origin: Origin,
    /// What pointers point into.
    pointees: GlobalId,
}

impl Constants<'_, '_> {
    /// An initialiser that leaves nothing out: there are no null pointers.
    pub(super) fn init(&mut self, ty: &Type, bits: Option<Bits>) -> Init {
        match ty {
            Type::Array(of, count) | Type::Vector(of, count) => {
                let elements = (0..*count).map(|i| (i, self.init(of, None))).collect();
                Init::Array { elements, designated: false }
            }
            Type::Complex(float) => {
                let mut part = || Box::new(self.scalar(Type::of_part(*float), None));
                Init::Complex(part(), part())
            }
            Type::Record(id) => {
                let record = &self.program[*id];
                let fields = record.live_fields().map(|(i, f)| (i, self.init(&f.ty, f.bits))).collect();
                // C initialises the first member of a union that is not named.
                Init::Record { fields, designated: record.is_union() }
            }
            scalar => Init::Value(self.scalar(scalar, bits)),
        }
    }

    /// A constant for a scalar, complex number or vector.
    pub(super) fn value(&mut self, ty: &Type) -> Expr {
        match ty {
            Type::Record(_) | Type::Complex(_) | Type::Vector(..) => {
                Expr { kind: ExprKind::Literal(Box::new(self.init(ty, None))), ty: ty.clone() }
            }
            scalar => self.scalar(scalar, None),
        }
    }

    fn scalar(&mut self, ty: &Type, bits: Option<Bits>) -> Expr {
        self.origin.leaf += 1;
        let kind = match (typing::integer(self.program, ty), ty) {
            (Some(int), _) => {
                ExprKind::Int(value::integer(self.choices, self.program, int, bits, self.origin))
            }
            (None, Type::Float(float)) => ExprKind::Float(self.exact(*float).to_bits()),
            _ => ExprKind::AddressOf(self.pointed()),
        };
        Expr { kind, ty: ty.clone() }
    }

    /// An integer that every floating type holds, so that sums are exact.
    fn exact(&mut self, float: FloatType) -> f64 {
        let bits = value::exact_bits(float).min(16);
        let marked = self.origin.graffiti() & ((1 << bits) - 1);
        let value = f64::from(marked as u32);
        if self.choices.chance(4) { -value } else { value }
    }

    fn pointed(&mut self) -> Place {
        let ty = Type::Array(Box::new(pointee()), POINTEES);
        let element: PathStep = index(self.choices.below(POINTEES));
        Place::global(self.pointees, ty).then(element, pointee())
    }
}
