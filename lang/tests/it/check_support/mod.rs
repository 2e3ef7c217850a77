//! A small world to write programs in: fixed records, globals, functions and locals, and short names for trees.

#![allow(dead_code, reason = "each test file uses its part")]

use lang::visit::{Visit, walk};
use lang::{
    BinaryOp, Bits, Callee, EnumDef, EnumId, Expr, ExprKind, Field, FloatType, FuncId, Function, Global,
    GlobalId, Init, IntType, Local, LocalId, LocalInit, PathStep, Place, PlaceBase, Program, Record,
    RecordId, RecordKind, Side, Signature, SiteId, StepOp, Stmt, Target, Type, UnaryOp, check, typing,
};

pub(crate) const FLOAT: Type = Type::Float(FloatType::Float);
pub(crate) const DOUBLE: Type = Type::Float(FloatType::Double);
pub(crate) const CHAR: Type = Type::Int(IntType::Char);
pub(crate) const UCHAR: Type = Type::Int(IntType::UChar);
pub(crate) const LONG: Type = Type::Int(IntType::Long);
pub(crate) const BOOL: Type = Type::Int(IntType::Bool);
pub(crate) const COLOR: Type = Type::Enum(EnumId(0));

/// `struct S { int a; unsigned b : 3; int w : 5; int c[4]; }`
pub(crate) const S: RecordId = RecordId(0);
/// `union N { float f; int i; }`, of which `i` is active.
pub(crate) const N: RecordId = RecordId(1);
/// `struct K { char c; int i; }`, packed.
pub(crate) const K: RecordId = RecordId(2);
/// `struct V { volatile int v; int w; }`
pub(crate) const V: RecordId = RecordId(3);
/// `struct P { int *p; int n; }`
pub(crate) const P: RecordId = RecordId(4);
/// `struct H { int : 5; }`
pub(crate) const H: RecordId = RecordId(5);
/// The type of an anonymous member: `struct { int x; int y; }`
pub(crate) const A: RecordId = RecordId(6);
/// `struct O { A; int z; }`
pub(crate) const O: RecordId = RecordId(7);
/// `struct B { _Bool b; int i; }`
pub(crate) const B: RecordId = RecordId(8);

/// The entry's locals: id, name, type. Those of the first five are declared before any statement of a test.
pub(crate) const X: u32 = 0;
pub(crate) const U: u32 = 1;
pub(crate) const SV: u32 = 2;
pub(crate) const D: u32 = 3;
pub(crate) const NV: u32 = 4;
/// Declared where a test does, or else after it.
pub(crate) const Y: u32 = 5;
pub(crate) const W: u32 = 6;
pub(crate) const PTR: u32 = 7;
pub(crate) const PV: u32 = 8;
pub(crate) const SW: u32 = 9;
pub(crate) const BV: u32 = 10;
pub(crate) const VOL: u32 = 11;
pub(crate) const CH: u32 = 12;
pub(crate) const FP: u32 = 13;
pub(crate) const OV: u32 = 14;
pub(crate) const KV: u32 = 15;
pub(crate) const VV: u32 = 16;
pub(crate) const HV: u32 = 17;
pub(crate) const PTR2: u32 = 18;
pub(crate) const CV: u32 = 19;
pub(crate) const W2: u32 = 20;

fn types() -> Vec<(&'static str, Type)> {
    let record = Type::Record;
    let pointer = Type::INT.pointer_to();
    vec![
        ("x", Type::INT),
        ("u", Type::UINT),
        ("s", record(S)),
        ("d", DOUBLE),
        ("n", record(N)),
        ("y", Type::INT),
        ("w", Type::UINT),
        ("ptr", pointer.clone()),
        ("pv", record(P)),
        ("sw", record(S)),
        ("bv", record(B)),
        ("vol", Type::INT),
        ("ch", CHAR),
        ("fp", Type::FunctionPointer(Box::new(int_to_int()))),
        ("ov", record(O)),
        ("kv", record(K)),
        ("vv", record(V)),
        ("hv", record(H)),
        ("ptr2", pointer),
        ("cv", COLOR),
        ("w2", Type::UINT),
    ]
}

pub(crate) fn int_to_int() -> Signature {
    Signature { ret: Some(Type::INT), params: vec![Type::INT], ..Default::default() }
}

pub(crate) fn records() -> Vec<Record> {
    let member = |name: &str, ty: Type| Field::member(name, ty);
    let array = Type::Array(Box::new(Type::INT), 4);
    let s = vec![
        member("a", Type::INT),
        Field::bit_field("b", Type::UINT, 3),
        Field::bit_field("w", Type::INT, 5),
        member("c", array),
    ];
    let n = vec![member("f", FLOAT), member("i", Type::INT)];
    vec![
        Record::structure("S", s),
        Record { kind: RecordKind::Union { active: 1 }, ..Record::structure("N", n) },
        Record { packed: true, ..Record::structure("K", vec![member("c", CHAR), member("i", Type::INT)]) },
        Record::structure(
            "V",
            vec![Field { volatile: true, ..member("v", Type::INT) }, member("w", Type::INT)],
        ),
        Record::structure("P", vec![member("p", Type::INT.pointer_to()), member("n", Type::INT)]),
        Record::structure("H", vec![Field::unnamed(Type::INT, 5)]),
        Record::structure("A", vec![member("x", Type::INT), member("y", Type::INT)]),
        Record::structure("O", vec![Field::anonymous(Type::Record(A)), member("z", Type::INT)]),
        Record::structure("B", vec![member("b", BOOL), member("i", Type::INT)]),
    ]
}

/// Global 0 `int g` and 1 `struct P gp = {&g, 1}` on the caller side, 2 `int other` on the callee side.
fn globals() -> Vec<Global> {
    let global =
        |name: &str, ty: Type, init, side| Global { name: name.into(), ty, init, volatile: false, side };
    let address = addr(global_place(0, Type::INT));
    vec![
        global("g", Type::INT, None, Side::Caller),
        global("gp", Type::Record(P), Some(list([val(address), val(i(1))])), Side::Caller),
        global("other", Type::INT, Some(val(i(3))), Side::Callee),
    ]
}

pub(crate) fn function(name: &str, ret: Option<Type>, params: &[(&str, Type)], body: Vec<Stmt>) -> Function {
    let local = |(name, ty): &(&str, Type)| Local { name: (*name).into(), ty: ty.clone(), volatile: false };
    let (count, locals) = (params.len() as u32, params.iter().map(local).collect());
    Function {
        name: name.into(),
        ret,
        params: count,
        locals,
        body,
        recursive: false,
        va_copy_before: None,
        convention: lang::CallingConvention::default(),
        tail: None,
        side: Side::Callee,
    }
}

/// Functions after the entry.
pub(crate) const ADD: u32 = 1;
pub(crate) const TAKE: u32 = 2;
pub(crate) const DEEP: u32 = 3;
pub(crate) const GIVE: u32 = 4;
pub(crate) const QUIET: u32 = 5;

/// 1 `int add(int k)`, 2 `int take(int *q)`, which tests it, 3 `unsigned deep(unsigned depth)`, 4 `struct S give(struct S t)`,
/// 5 `void quiet(void)`.
fn functions() -> Vec<Function> {
    let q = || rd(local_place(0, Type::INT.pointer_to()));
    let one_less = bin(BinaryOp::Sub, rd(local_place(0, Type::UINT)), uint(1));
    let again = Stmt::Return(Some(call(DEEP, Type::UINT, vec![one_less])));
    let deep = vec![Stmt::If(rd(local_place(0, Type::UINT)), vec![again], vec![]), ret(uint(0))];
    let record = Type::Record(S);
    vec![
        function("add", Some(Type::INT), &[("k", Type::INT)], vec![ret(rd(local_place(0, Type::INT)))]),
        function(
            "take",
            Some(Type::INT),
            &[("q", Type::INT.pointer_to())],
            vec![ret(choose(q(), rd(deref(q())), i(0)))],
        ),
        Function { recursive: true, ..function("deep", Some(Type::UINT), &[("depth", Type::UINT)], deep) },
        function(
            "give",
            Some(record.clone()),
            &[("t", record.clone())],
            vec![ret(rd(local_place(0, record)))],
        ),
        function("quiet", None, &[], vec![]),
    ]
}

/// The whole program around the entry's statements.
pub(crate) fn program(body: Vec<Stmt>) -> Program {
    let types = types();
    let locals: Vec<Local> = types
        .iter()
        .map(|(name, ty)| Local { name: (*name).into(), ty: ty.clone(), volatile: *name == "vol" })
        .collect();
    let mut declared = Declared(Vec::new());
    declared.body(&body);
    let start = types.iter().take(5).zip(0..).map(|((_, ty), id)| declare(id, first(ty)));
    let rest = types.iter().zip(0..).skip(5).filter(|(_, id)| !declared.0.contains(id));
    let rest = rest.map(|((_, ty), id)| declare(id, first(ty)));
    let body = start.chain(body).chain(rest).collect();
    let entry = Function { locals, side: Side::Caller, ..function("entry", None, &[], body) };
    let mut all = vec![entry];
    all.extend(functions());
    let def = |tag: &str, constants: &[(&str, i64)]| EnumDef {
        packed: false,
        aligned: None,
        tag: tag.into(),
        constants: constants.iter().map(|(name, value)| ((*name).into(), *value)).collect(),
    };
    Program {
        target: Target::default(),
        enums: vec![def("Color", &[("RED", 0), ("BLUE", 5)])],
        records: records(),
        globals: globals(),
        functions: all,
        entry: FuncId(0),
    }
}

struct Declared(Vec<u32>);

impl Visit for Declared {
    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Declare(id, _) => self.0.push(id.0),
            Stmt::For { variable, .. } | Stmt::While { variable, .. } => self.0.push(variable.0),
            _ => {}
        }
        walk::stmt(self, stmt);
    }
}

/// A plain first value; pointers get addresses, so that no null is made by accident.
fn first(ty: &Type) -> Init {
    match ty {
        Type::Float(_) => val(float(1.0)),
        Type::Pointer(_) => val(addr(global_place(0, Type::INT))),
        Type::FunctionPointer(_) => val(fn_addr(ADD)),
        Type::Record(P) => val(rd(global_place(1, Type::Record(P)))),
        Type::Record(_) => Init::Record { fields: vec![], designated: true },
        ty => val(Expr::int(1, ty.clone())),
    }
}

/// The name of the rule's variant that refuses a program; `ok` if none does.
pub(crate) fn verdict(program: &Program) -> String {
    match check::program(program) {
        Ok(_) => "ok".into(),
        Err(error) => {
            let name = format!("{:?}", error.violation);
            name.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().into()
        }
    }
}

/// Each case's statements in the entry are refused by the named variant, or pass as `ok`.
#[track_caller]
pub(crate) fn bodies<const COUNT: usize>(cases: [(&str, &str, Vec<Stmt>); COUNT]) {
    for (what, expected, body) in cases {
        assert_eq!(verdict(&program(body)), expected, "{what}");
    }
}

/// The name of a change, the verdict after it, and the change.
pub(crate) type Change = (&'static str, &'static str, fn(&mut Program));

/// The same for changes to a program with an empty entry.
#[track_caller]
pub(crate) fn changes<const COUNT: usize>(cases: [Change; COUNT]) {
    for (what, expected, change) in cases {
        let mut changed = program(vec![]);
        change(&mut changed);
        assert_eq!(verdict(&changed), expected, "{what}");
    }
}

// Expressions. Types come from `typing` where they follow from the operands.

pub(crate) fn typed(kind: ExprKind, ty: Type) -> Expr {
    Expr { kind, ty }
}
pub(crate) fn i(value: i128) -> Expr {
    Expr::int(value, Type::INT)
}
pub(crate) fn uint(value: i128) -> Expr {
    Expr::int(value, Type::UINT)
}
pub(crate) fn float(value: f64) -> Expr {
    typed(ExprKind::Float(value.to_bits()), DOUBLE)
}
pub(crate) fn null() -> Expr {
    typed(ExprKind::Null, Type::INT.pointer_to())
}
pub(crate) fn rd(place: Place) -> Expr {
    Expr::read(place)
}
pub(crate) fn bin(op: BinaryOp, a: Expr, b: Expr) -> Expr {
    let ty = typing::binary(&world(), op, &a, &b).unwrap_or(Type::Void);
    typed(ExprKind::Binary(op, Box::new(a), Box::new(b)), ty)
}
pub(crate) fn un(op: UnaryOp, a: Expr) -> Expr {
    let ty = typing::unary(&world(), op, &a).unwrap_or(Type::Void);
    typed(ExprKind::Unary(op, Box::new(a)), ty)
}
pub(crate) fn choose(c: Expr, a: Expr, b: Expr) -> Expr {
    let (left, right) = (typing::promoted(&world(), &a), typing::promoted(&world(), &b));
    let ty = typing::usual_arithmetic(&world(), &left, &right).unwrap_or(a.ty.clone());
    typed(ExprKind::Conditional(Box::new(c), Box::new(a), Box::new(b)), ty)
}
pub(crate) fn comma(a: Expr, b: Expr) -> Expr {
    let ty = b.ty.clone();
    typed(ExprKind::Comma(Box::new(a), Box::new(b)), ty)
}
pub(crate) fn call(id: u32, ret: Type, arguments: Vec<Expr>) -> Expr {
    typed(ExprKind::Call(Callee::Direct(FuncId(id)), arguments), ret)
}
pub(crate) fn call_pointer(pointer: Expr, ret: Type, arguments: Vec<Expr>) -> Expr {
    typed(ExprKind::Call(Callee::Pointer(Box::new(pointer)), arguments), ret)
}
pub(crate) fn addr(place: Place) -> Expr {
    let ty = place.ty.clone().pointer_to();
    typed(ExprKind::AddressOf(place), ty)
}
pub(crate) fn fn_addr(id: u32) -> Expr {
    typed(ExprKind::FunctionAddress(FuncId(id)), Type::FunctionPointer(Box::new(int_to_int())))
}
pub(crate) fn assign(place: Place, value: Expr) -> Expr {
    let ty = place.ty.clone();
    typed(ExprKind::Assign(place, Box::new(value)), ty)
}
pub(crate) fn compound(op: BinaryOp, place: Place, value: Expr) -> Expr {
    let ty = place.ty.clone();
    typed(ExprKind::Compound(op, place, Box::new(value)), ty)
}
pub(crate) fn step(op: StepOp, place: Place) -> Expr {
    let ty = place.ty.clone();
    typed(ExprKind::Step(op, place), ty)
}

/// Only what `typing` looks at.
fn world() -> Program {
    Program {
        target: Target::default(),
        enums: vec![EnumDef {
            tag: "Color".into(),
            constants: vec![("RED".into(), 0)],
            packed: false,
            aligned: None,
        }],
        records: records(),
        globals: vec![],
        functions: vec![],
        entry: FuncId(0),
    }
}

// Places.

pub(crate) fn local_place(id: u32, ty: Type) -> Place {
    Place::local(LocalId(id), ty)
}
pub(crate) fn var(id: u32) -> Place {
    local_place(id, types()[id as usize].1.clone())
}
pub(crate) fn get(id: u32) -> Expr {
    rd(var(id))
}
pub(crate) fn global_place(id: u32, ty: Type) -> Place {
    Place::global(GlobalId(id), ty)
}
pub(crate) fn g() -> Place {
    global_place(0, Type::INT)
}
pub(crate) fn field(place: Place, record: RecordId, index: u32) -> Place {
    let ty = records()[record.index()].fields[index as usize].ty.clone();
    place.stepped(PathStep::Field(record, index), ty)
}
pub(crate) fn index(place: Place, index: Expr) -> Place {
    let Type::Array(of, _) = place.ty.clone() else { panic!("an array is indexed") };
    place.stepped(PathStep::Index(Box::new(index)), *of)
}
pub(crate) fn element(at: Expr) -> Place {
    index(field(var(SV), S, 3), at)
}
pub(crate) fn deref(pointer: Expr) -> Place {
    let Type::Pointer(to) = pointer.ty.clone() else { panic!("a pointer is followed") };
    Place { base: PlaceBase::Deref(Box::new(pointer)), path: vec![], ty: *to }
}
pub(crate) fn temporary(value: Expr) -> Place {
    let ty = value.ty.clone();
    Place { base: PlaceBase::Temporary(Box::new(value)), path: vec![], ty }
}

// Initialisers and statements.

pub(crate) fn val(value: Expr) -> Init {
    Init::Value(value)
}
pub(crate) fn list(parts: impl IntoIterator<Item = Init>) -> Init {
    Init::Record { fields: (0..).zip(parts).collect(), designated: false }
}
pub(crate) fn declare(id: u32, init: Init) -> Stmt {
    Stmt::Declare(LocalId(id), LocalInit::Init(init))
}
pub(crate) fn ret(value: Expr) -> Stmt {
    Stmt::Return(Some(value))
}
pub(crate) fn run(expr: Expr) -> Stmt {
    Stmt::Expr(expr)
}
pub(crate) fn observe(expr: Expr) -> Stmt {
    Stmt::Observe(SiteId(1), expr)
}
pub(crate) fn counted(id: u32, count: u32, body: Vec<Stmt>) -> Stmt {
    Stmt::For { variable: LocalId(id), count, body }
}
pub(crate) fn unnamed(bits: u64) -> Field {
    Field { bits: Some(Bits(bits)), ..Field::unnamed(Type::INT, 0) }
}
