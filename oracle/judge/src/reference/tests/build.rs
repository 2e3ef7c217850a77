//! Short names for pieces of programs.

use lang::{
    BinaryOp, Callee, Expr, ExprKind, Field, FuncId, Function, Global, GlobalId, Init, Local, LocalId,
    LocalInit, PathStep, Place, PlaceBase, Program, Record, RecordId, RecordKind, Side, SiteId, StepOp, Stmt,
    Target, Type, UnaryOp,
};

/// A program under construction: its first function is the entry.
pub(super) struct Build(pub(super) Program);

/// `struct S { int a; unsigned b : 3; int c : 5; _Bool d : 1; }`
pub(super) const S: Type = Type::Record(RecordId(0));
pub(super) const UCHAR: Type = Type::Int(lang::IntType::UChar);
pub(super) const SCHAR: Type = Type::Int(lang::IntType::SChar);
pub(super) const BOOL: Type = Type::Int(lang::IntType::Bool);
pub(super) const FLOAT: Type = Type::Float(lang::FloatType::Float);
pub(super) const DOUBLE: Type = Type::Float(lang::FloatType::Double);

impl Build {
    /// The entry function's locals and body.
    pub(super) fn entry(locals: &[Type], body: Vec<Stmt>) -> Build {
        let fields = vec![
            Field::member("a", Type::INT),
            Field::bit_field("b", Type::UINT, 3),
            Field::bit_field("c", Type::INT, 5),
            Field::bit_field("d", BOOL, 1),
        ];
        let program = Program {
            target: Target::default(),
            enums: Vec::new(),
            records: vec![Record::structure("S", fields)],
            globals: Vec::new(),
            functions: Vec::new(),
            entry: FuncId(0),
        };
        Build(program).function("entry", None, 0, locals, body)
    }

    pub(super) fn function(
        mut self,
        name: &str,
        ret: Option<Type>,
        params: u32,
        locals: &[Type],
        body: Vec<Stmt>,
    ) -> Build {
        let name_local =
            |(i, ty): (usize, &Type)| Local { name: format!("v{i}").into(), ty: ty.clone(), volatile: false };
        let locals = locals.iter().enumerate().map(name_local).collect();
        let recursive = false;
        let side = Side::Caller;
        self.0.functions.push(Function {
            name: name.into(),
            ret,
            params,
            locals,
            body,
            recursive,
            va_copy_before: None,
            convention: lang::CallingConvention::default(),
            tail: None,
            side,
        });
        self
    }

    pub(super) fn global(mut self, ty: Type, init: Option<Init>) -> Build {
        let name = format!("g{}", self.0.globals.len()).into();
        self.0.globals.push(Global { name, ty, init, volatile: false, side: Side::Caller });
        self
    }

    /// `union U { int x; unsigned y; }`, `y` active; the record after those before.
    pub(super) fn union(mut self) -> Build {
        let mut union =
            Record::structure("U", vec![Field::member("x", Type::INT), Field::member("y", Type::UINT)]);
        union.kind = RecordKind::Union { active: 1 };
        self.0.records.push(union);
        self
    }
}

pub(super) fn int(value: i128) -> Expr {
    Expr::int(value, Type::INT)
}

pub(super) fn uint(value: i128) -> Expr {
    Expr::int(value, Type::UINT)
}

pub(super) fn float(value: f64, ty: Type) -> Expr {
    Expr { kind: ExprKind::Float(value.to_bits()), ty }
}

pub(super) fn local(id: u32, ty: Type) -> Place {
    Place::local(LocalId(id), ty)
}

pub(super) fn global(id: u32, ty: Type) -> Place {
    Place::global(GlobalId(id), ty)
}

/// Member `index` of the [`S`] at `place`.
pub(super) fn member(place: Place, index: u32) -> Place {
    let ty = [Type::INT, Type::UINT, Type::INT, BOOL][index as usize].clone();
    place.stepped(PathStep::Field(RecordId(0), index), ty)
}

/// Member `index` of the [`S`] in local `id`.
pub(super) fn field(id: u32, index: u32) -> Place {
    member(local(id, S), index)
}

pub(super) fn element(place: Place, index: Expr) -> Place {
    let Type::Array(of, _) = place.ty.clone() else { panic!("no array: {place:?}") };
    place.stepped(PathStep::Index(Box::new(index)), *of)
}

pub(super) fn deref(pointer: Expr) -> Place {
    let Type::Pointer(to) = pointer.ty.clone() else { panic!("no pointer: {pointer:?}") };
    Place { base: PlaceBase::Deref(Box::new(pointer)), path: Vec::new(), ty: *to }
}

pub(super) fn temporary(record: Expr) -> Place {
    Place { ty: record.ty.clone(), base: PlaceBase::Temporary(Box::new(record)), path: Vec::new() }
}

pub(super) fn read(place: Place) -> Expr {
    Expr::read(place)
}

pub(super) fn address(place: Place) -> Expr {
    Expr { ty: place.ty.clone().pointer_to(), kind: ExprKind::AddressOf(place) }
}

pub(super) fn null(to: Type) -> Expr {
    Expr { kind: ExprKind::Null, ty: to.pointer_to() }
}

pub(super) fn unary(op: UnaryOp, operand: Expr, ty: Type) -> Expr {
    Expr { kind: ExprKind::Unary(op, Box::new(operand)), ty }
}

/// `left op right`, of type `int`.
pub(super) fn binary(op: BinaryOp, left: Expr, right: Expr) -> Expr {
    binary_of(op, left, right, Type::INT)
}

pub(super) fn binary_of(op: BinaryOp, left: Expr, right: Expr, ty: Type) -> Expr {
    Expr { kind: ExprKind::Binary(op, Box::new(left), Box::new(right)), ty }
}

pub(super) fn comma(first: Expr, second: Expr) -> Expr {
    Expr { ty: second.ty.clone(), kind: ExprKind::Comma(Box::new(first), Box::new(second)) }
}

pub(super) fn assign(place: Place, value: Expr) -> Expr {
    Expr { ty: place.ty.clone(), kind: ExprKind::Assign(place, Box::new(value)) }
}

pub(super) fn compound(op: BinaryOp, place: Place, value: Expr) -> Expr {
    Expr { ty: place.ty.clone(), kind: ExprKind::Compound(op, place, Box::new(value)) }
}

pub(super) fn step(op: StepOp, place: Place) -> Expr {
    Expr { ty: place.ty.clone(), kind: ExprKind::Step(op, place) }
}

pub(super) fn call(function: u32, ty: Type, arguments: Vec<Expr>) -> Expr {
    Expr { kind: ExprKind::Call(Callee::Direct(FuncId(function)), arguments), ty }
}

pub(super) fn literal(ty: Type, init: Init) -> Expr {
    Expr { kind: ExprKind::Literal(Box::new(init)), ty }
}

/// `{ .a = values[0], .b = values[1], … }` of an [`S`], as many as there are.
pub(super) fn members(values: &[i128]) -> Init {
    let types = [Type::INT, Type::UINT, Type::INT, Type::INT];
    let init = |(i, value): (u32, &i128)| (i, Init::Value(Expr::int(*value, types[i as usize].clone())));
    Init::Record { fields: (0..).zip(values).map(init).collect(), designated: true }
}

pub(super) fn declare(id: u32, init: Init) -> Stmt {
    Stmt::Declare(LocalId(id), LocalInit::Init(init))
}

pub(super) fn set(id: u32, value: Expr) -> Stmt {
    declare(id, Init::Value(value))
}

pub(super) fn observe(value: Expr) -> Stmt {
    Stmt::Observe(SiteId(0), value)
}

/// Observes every member of the [`S`] at `place`.
pub(super) fn observe_all(place: &Place) -> Vec<Stmt> {
    (0..4).map(|index| observe(read(member(place.clone(), index)))).collect()
}
