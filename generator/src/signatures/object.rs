//! The objects of a program: those passed, those returned, the targets of pointers, and the floating sums.

use lang::{
    Bits, Expr, ExprKind, Features, FloatType, Global, GlobalId, Init, Local, LocalId, LocalInit, PathStep,
    Place, Program, RecordId, Side, Stmt, Type, typing,
};
use smol_str::format_smolstr;

use super::SIDES;
use crate::choices::Choices;
use crate::record::summary::index;
use crate::record::{ProgramTypes, pointee};
use crate::value::{self, ValueOrigin};

/// The number of objects of each record type that the caller passes.
const OBJECTS_PER_RECORD: u32 = 2;
/// The number of elements of the arrays that pointers point into.
const POINTEES: u32 = 4;

/// The objects of a program.
pub(super) struct ProgramObjects {
    /// The objects that the caller passes.
    passed: Vec<Place>,
    /// The passed objects that are variables of the entry.
    pub(super) locals: Vec<Local>,
    /// The declarations of `locals`.
    pub(super) declarations: Vec<Stmt>,
    /// The objects that callees return, one of each record.
    returned: Vec<Place>,
    /// The global of each side that sums up floating scalars.
    pub(super) sums: [Place; 2],
    /// The array of each side that pointers point into.
    pointees: [GlobalId; 2],
}

impl ProgramObjects {
    /// Draws the objects, and adds the globals among them to the program.
    pub(super) fn declare(types: &mut ProgramTypes<'_>, choices: &mut Choices<'_>) -> ProgramObjects {
        let [caller, callee] = SIDES.map(|side| {
            let sum = global(types, side, pointee(), None);
            let place = Place::global(sum, pointee());
            let ty = Type::Array(Box::new(pointee()), POINTEES);
            let elements = (0..POINTEES).map(|i| (i, Init::Value(double(f64::from(1001 + 17 * i)))));
            let init = Init::Array { elements: elements.collect(), designated: false };
            (place, global(types, side, ty, Some(init)))
        });
        let mut objects = ProgramObjects {
            passed: Vec::new(),
            locals: Vec::new(),
            declarations: Vec::new(),
            returned: Vec::new(),
            sums: [caller.0, callee.0],
            pointees: [caller.1, callee.1],
        };
        let mut number = 0;
        for id in types.named.clone() {
            // `OBJECTS_PER_RECORD` for the caller, so that neighbouring arguments are different objects, and
            // one to return.
            for side in [Side::Caller, Side::Caller, Side::Callee] {
                number += 1;
                let init = objects.draw(&types.program, choices, number, side).init(&Type::Record(id), None);
                objects.object(types, choices, Type::Record(id), side, init);
            }
        }
        objects
    }

    /// Adds an object: a global for the callees; for the caller a global, or a variable of the entry with known bytes
    /// in its padding.
    fn object(
        &mut self,
        types: &mut ProgramTypes<'_>,
        choices: &mut Choices<'_>,
        ty: Type,
        side: Side,
        init: Init,
    ) {
        let place = if side == Side::Caller && types.enabled.contains(Features::GRAFFITI) {
            let id = LocalId(self.locals.len() as u32);
            let byte = choices.one_of([0xFF, 0xAA, 0x55, 0xDB]);
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

    /// The objects that the caller passes, in order.
    pub(super) fn passed(&self) -> &[Place] {
        &self.passed
    }

    /// The object of a record type that is passed for the parameter at a position.
    pub(super) fn passed_as(&self, id: RecordId, position: u32) -> Option<&Place> {
        let ty = Type::Record(id);
        let mut all = self.passed.iter().filter(|place| place.ty == ty);
        all.nth((position % OBJECTS_PER_RECORD) as usize)
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
    ) -> ConstantSource<'d, 'x> {
        let origin = ValueOrigin { object, leaf: 0 };
        ConstantSource { program, choices, origin, pointees: self.pointees[side as usize] }
    }
}

fn global(types: &mut ProgramTypes<'_>, side: Side, ty: Type, init: Option<Init>) -> GlobalId {
    let id = GlobalId(types.program.globals.len() as u32);
    let name = format_smolstr!("g{}", id.0);
    types.program.globals.push(Global { name, ty, init, volatile: false, side });
    id
}

fn double(value: f64) -> Expr {
    Expr { kind: ExprKind::Float(value.to_bits()), ty: pointee() }
}

/// A source of constants for every scalar of an object; each encodes the object and scalar it is for.
pub(super) struct ConstantSource<'p, 'd> {
    program: &'p Program,
    choices: &'p mut Choices<'d>,
    origin: ValueOrigin,
    /// The array that pointers point into.
    pointees: GlobalId,
}

impl ConstantSource<'_, '_> {
    /// Draws an initialiser that names every scalar, so that no pointer is null.
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
                // Without a designator C initialises the first member of a union.
                Init::Record { fields, designated: record.is_union() }
            }
            scalar => Init::Value(self.scalar(scalar, bits)),
        }
    }

    /// Draws a constant for a scalar, or a literal for a record, complex number or vector.
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
            (None, Type::Float(float)) => ExprKind::Float(self.exact_float(*float).to_bits()),
            _ => ExprKind::AddressOf(self.pointed()),
        };
        Expr { kind, ty: ty.clone() }
    }

    /// Draws an integer that the floating type holds exactly, so that sums are exact.
    fn exact_float(&mut self, float: FloatType) -> f64 {
        let bits = value::exact_bits(float).min(16);
        let marked = self.origin.graffiti() & ((1 << bits) - 1);
        let value = f64::from(marked as u32);
        if self.choices.chance(4) { -value } else { value }
    }

    fn pointed(&mut self) -> Place {
        let ty = Type::Array(Box::new(pointee()), POINTEES);
        let element: PathStep = index(self.choices.below(POINTEES));
        Place::global(self.pointees, ty).stepped(element, pointee())
    }
}
