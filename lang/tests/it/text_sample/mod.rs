//! One program with every form of the syntax tree in it.

use lang::{
    Align, BinaryOp, Callee, Case, EnumDef, EnumId, Expr, ExprKind, Field, FloatType, FuncId, Function,
    Global, GlobalId, Init, IntType, Local, LocalId, LocalInit, Number, PathStep, Place, PlaceBase, Program,
    Record, RecordId, RecordKind, Side, Signature, SiteId, StepOp, Stmt, Target, Type, UnaryOp, typing,
};

pub(crate) const LEAF: RecordId = RecordId(0);
pub(crate) const BITS: RecordId = RecordId(1);
pub(crate) const INNER: RecordId = RecordId(2);
pub(crate) const CHOICE: RecordId = RecordId(3);
pub(crate) const OUTER: RecordId = RecordId(4);
pub(crate) const LATER: RecordId = RecordId(5);
pub(crate) const EITHER: RecordId = RecordId(6);
pub(crate) const HOLE: RecordId = RecordId(7);
#[allow(dead_code, reason = "not every test asks about every record")]
pub(crate) const PACKED: RecordId = RecordId(8);
const COLOR: Type = Type::Enum(EnumId(0));
const SIGN: Type = Type::Enum(EnumId(1));
const FLOAT: Type = Type::Float(FloatType::Float);
const DOUBLE: Type = Type::Float(FloatType::Double);

/// The program.
pub(crate) fn program() -> Program {
    let mut program = Program {
        target: Target::default(),
        enums: enums(),
        records: records(),
        globals: Vec::new(),
        functions: Vec::new(),
        entry: FuncId(0),
    };
    program.globals = globals();
    program.functions = signatures();
    let bodies = [entry, arithmetic, control, places, deep, unread];
    for (i, body) in bodies.into_iter().enumerate() {
        let mut builder = Builder { program: &program, function: program.functions[i].clone() };
        builder.function.body = body(&mut builder);
        program.functions[i] = builder.function;
    }
    program
}

fn enums() -> Vec<EnumDef> {
    let def = |tag: &str, constants: &[(&str, i64)]| EnumDef {
        packed: false,
        aligned: None,
        tag: tag.into(),
        constants: constants.iter().map(|(n, v)| ((*n).into(), *v)).collect(),
    };
    vec![
        def("Color", &[("RED", 0), ("GREEN", 1), ("BLUE", 5)]),
        def("Sign", &[("MINUS", i64::from(i32::MIN)), ("NONE", 0)]),
        def("Big", &[("SMALL", 3), ("HUGE_ONE", 4_294_967_295)]),
    ]
}

fn int(ty: IntType) -> Type {
    Type::Int(ty)
}

fn records() -> Vec<Record> {
    let callback = |of: Type| {
        Type::FunctionPointer(Box::new(Signature {
            ret: None,
            params: vec![of.pointer_to(), Type::INT],
            ..Default::default()
        }))
    };
    let leaf = vec![Field::member("c", int(IntType::Char)), Field::member("s", int(IntType::Short))];
    let outer = vec![
        Field::member("tag", int(IntType::SChar)),
        Field { volatile: true, ..Field::anonymous(Type::Record(INNER)) },
        Field::anonymous(Type::Record(CHOICE)),
        Field::member("leaves", Type::Array(Box::new(Type::Record(LEAF)), 2)),
        Field { aligned: Align::from_bytes(16), ..Field::member("d", DOUBLE) },
        Field::member("next", Type::Record(LATER).pointer_to()),
        Field::member("call", callback(Type::Record(LATER))),
    ];
    let later = vec![
        Field::member("x", int(IntType::UChar)),
        Field { aligned: Align::from_bytes(8), ..Field::member("y", int(IntType::Long)) },
        Field::member("grid", Type::Array(Box::new(Type::Array(Box::new(Type::INT), 3)), 2)),
    ];
    let either = vec![Field::member("a", Type::INT), Field::member("b", FLOAT)];
    let packed = vec![
        Field::member("c", int(IntType::Char)),
        Field::member("i", Type::INT),
        Field { aligned: Align::from_bytes(2), ..Field::member("j", Type::INT) },
    ];
    vec![
        Record::structure("Leaf", leaf),
        Record::structure("Bits", bit_fields()),
        Record { pragma_pack: Align::from_bytes(2), ..Record::structure("inner", inner()) },
        Record { kind: RecordKind::Union { active: 1 }, ..Record::structure("choice", choice()) },
        Record::structure("Outer", outer),
        Record { pragma_pack: Align::from_bytes(4), ms_struct: true, ..Record::structure("Later", later) },
        Record { kind: RecordKind::Union { active: 1 }, ..Record::structure("Either", either) },
        Record::structure("Hole", vec![Field::unnamed(Type::INT, 5)]),
        Record { packed: true, aligned: Align::from_bytes(4), ..Record::structure("Packed", packed) },
    ]
}

fn inner() -> Vec<Field> {
    vec![Field::member("p", Type::INT), Field::member("q", int(IntType::LongLong))]
}

fn choice() -> Vec<Field> {
    vec![Field::member("g", DOUBLE), Field::member("h", Type::INT)]
}

fn bit_fields() -> Vec<Field> {
    vec![
        Field::bit_field("a", Type::INT, 3),
        Field::bit_field("b", Type::UINT, 5),
        Field::unnamed(Type::UINT, 0),
        Field::bit_field("c", int(IntType::SChar), 7),
        Field::bit_field("d", int(IntType::Bool), 1),
        Field::bit_field("e", COLOR, 3),
        Field { volatile: true, ..Field::bit_field("f", int(IntType::UShort), 9) },
        Field::bit_field("w", Type::ULL, 40),
        Field::bit_field("v", int(IntType::LongLong), 32),
        Field { packed: true, ..Field::bit_field("z", int(IntType::ULong), 33) },
        Field { packed: true, aligned: Align::from_bytes(4), ..Field::bit_field("t", Type::UINT, 11) },
    ]
}

fn globals() -> Vec<Global> {
    let global = |name: &str, ty: Type, init: Option<Init>, side| Global {
        name: name.into(),
        ty,
        init,
        volatile: false,
        side,
    };
    let ints = Type::Array(Box::new(Type::INT), 4);
    let element = Place::global(GlobalId(1), ints.clone())
        .stepped(PathStep::Index(Box::new(Expr::int(2, Type::INT))), Type::INT);
    let address = Expr { kind: ExprKind::AddressOf(element), ty: Type::INT.pointer_to() };
    let table = Init::Array {
        elements: vec![(1, value(Expr::int(-7, Type::INT))), (3, value(Expr::int(i32::MIN, Type::INT)))],
        designated: true,
    };
    let function = Expr { kind: ExprKind::FunctionAddress(FuncId(5)), ty: unary_function() };
    vec![
        Global { volatile: true, ..global("counter", Type::UINT, None, Side::Caller) },
        global("ints", ints, Some(table), Side::Callee),
        global("pointer", Type::INT.pointer_to(), Some(value(address)), Side::Callee),
        global("leaf", Type::Record(LEAF), Some(leaf_init(false)), Side::Callee),
        global("outer", Type::Record(OUTER), Some(outer_init()), Side::Callee),
        global("either", Type::Record(EITHER), Some(either_init()), Side::Callee),
        global("call", unary_function(), Some(value(function)), Side::Callee),
    ]
}

fn value(expr: Expr) -> Init {
    Init::Value(expr)
}

fn leaf_init(designated: bool) -> Init {
    let c = value(Expr::int(65, int(IntType::Char)));
    let s = value(Expr::int(-32768, int(IntType::Short)));
    Init::Record { fields: vec![(0, c), (1, s)], designated }
}

/// Names a member of an anonymous structure and one of an anonymous union.
fn outer_init() -> Init {
    let q = value(Expr::int(i64::MIN, int(IntType::LongLong)));
    let h = value(Expr::int(9, Type::INT));
    let leaves = Init::Array { elements: vec![(0, leaf_init(true))], designated: false };
    let null = Expr { kind: ExprKind::Null, ty: Type::Record(LATER).pointer_to() };
    Init::Record {
        fields: vec![
            (1, Init::Record { fields: vec![(1, q)], designated: true }),
            (2, Init::Record { fields: vec![(1, h)], designated: true }),
            (3, leaves),
            (4, value(Expr { kind: ExprKind::Float((-0.1f64).to_bits()), ty: DOUBLE })),
            (5, value(null)),
        ],
        designated: true,
    }
}

fn either_init() -> Init {
    let b = Expr { kind: ExprKind::Float(f64::from(1.5f32).to_bits()), ty: FLOAT };
    Init::Record { fields: vec![(1, value(b))], designated: true }
}

fn unary_function() -> Type {
    Type::FunctionPointer(Box::new(Signature {
        ret: Some(Type::INT),
        params: vec![Type::INT, Type::INT],
        convention: lang::CallingConvention::Microsoft,
        ..Default::default()
    }))
}

fn signatures() -> Vec<Function> {
    let function = |name: &str, ret: Option<Type>, params: &[(&str, Type)], side| Function {
        tail: None,
        name: name.into(),
        ret,
        params: params.len() as u32,
        locals: params
            .iter()
            .map(|(n, ty)| Local { name: (*n).into(), ty: ty.clone(), volatile: false })
            .collect(),
        body: Vec::new(),
        recursive: false,
        va_copy_before: None,
        convention: lang::CallingConvention::default(),
        side,
    };
    let bits = Type::Record(BITS);
    vec![
        function("entry", None, &[], Side::Caller),
        function("arithmetic", Some(bits.clone()), &[("s", bits), ("n", Type::INT)], Side::Callee),
        function("control", Some(Type::UINT), &[("e", COLOR), ("n", Type::UINT)], Side::Callee),
        function(
            "places",
            Some(Type::Record(LEAF)),
            &[("o", Type::Record(OUTER).pointer_to()), ("l", Type::Record(LATER))],
            Side::Callee,
        ),
        Function {
            recursive: true,
            ..function("deep", Some(Type::INT), &[("depth", Type::UINT)], Side::Callee)
        },
        Function {
            convention: lang::CallingConvention::Microsoft,
            ..function("unread", Some(Type::INT), &[("x", Type::INT), ("y", Type::INT)], Side::Callee)
        },
    ]
}

struct Builder<'a> {
    program: &'a Program,
    function: Function,
}

impl Builder<'_> {
    fn local(&mut self, name: &str, ty: Type) -> LocalId {
        self.function.locals.push(Local { name: name.into(), ty, volatile: false });
        LocalId(self.function.locals.len() as u32 - 1)
    }

    fn place(&self, id: u32) -> Place {
        Place::local(LocalId(id), self.function.locals[id as usize].ty.clone())
    }

    fn global(&self, id: u32) -> Place {
        Place::global(GlobalId(id), self.program.globals[id as usize].ty.clone())
    }

    fn field(&self, place: Place, record: RecordId, index: u32) -> Place {
        place.stepped(PathStep::Field(record, index), self.program[record].fields[index as usize].ty.clone())
    }

    fn declare(&mut self, name: &str, ty: Type, init: Init) -> Stmt {
        Stmt::Declare(self.local(name, ty), LocalInit::Init(init))
    }

    fn binary(&self, op: BinaryOp, a: Expr, b: Expr) -> Expr {
        let ty = typing::binary(self.program, op, &a, &b).expect("operands fit");
        Expr { kind: ExprKind::Binary(op, Box::new(a), Box::new(b)), ty }
    }

    fn unary(&self, op: UnaryOp, a: Expr) -> Expr {
        let ty = typing::unary(self.program, op, &a).expect("operand fits");
        Expr { kind: ExprKind::Unary(op, Box::new(a)), ty }
    }

    fn call(&self, id: u32, arguments: Vec<Expr>) -> Expr {
        let ty = self.program.functions[id as usize].ret.clone().unwrap_or(Type::Void);
        Expr { kind: ExprKind::Call(Callee::Direct(FuncId(id)), arguments), ty }
    }
}

fn assign(place: Place, value: Expr) -> Expr {
    Expr { ty: place.ty.clone(), kind: ExprKind::Assign(place, Box::new(value)) }
}

fn compound(op: BinaryOp, place: Place, value: Expr) -> Expr {
    Expr { ty: place.ty.clone(), kind: ExprKind::Compound(op, place, Box::new(value)) }
}

fn step(op: StepOp, place: Place) -> Expr {
    Expr { ty: place.ty.clone(), kind: ExprKind::Step(op, place) }
}

fn observe(site: u32, value: Expr) -> Stmt {
    Stmt::Observe(SiteId(site), value)
}

fn entry(b: &mut Builder<'_>) -> Vec<Stmt> {
    let bits = Type::Record(BITS);
    let init = bits_init(false);
    let first = b.local("first", bits.clone());
    let first_place = Place::local(first, bits.clone());
    let arguments = vec![Expr::read(first_place.clone()), Expr::int(3, Type::INT)];
    let call = b.call(1, arguments.clone());
    let second = b.declare("second", bits.clone(), value(call));
    let float = b.declare("real", FLOAT, value(Expr { kind: ExprKind::Float(1.0f64.to_bits()), ty: FLOAT }));
    let temporary =
        Place { base: PlaceBase::Temporary(Box::new(b.call(1, arguments))), path: vec![], ty: bits };
    let literal = Expr { kind: ExprKind::Literal(Box::new(bits_init(true))), ty: Type::Record(BITS) };
    vec![
        Stmt::Declare(first, LocalInit::Graffiti(0xA5, init)),
        second,
        float,
        observe(0, Expr::read(b.field(temporary, BITS, 7))),
        observe(1, Expr::read(b.place(2))),
        observe(2, Expr { kind: ExprKind::Float(f64::MAX.to_bits()), ty: DOUBLE }),
        observe(3, b.call(2, vec![Expr::int(5, COLOR), Expr::int(4_000_000_000_u32, Type::UINT)])),
        Stmt::CopyMemory(b.place(0), b.place(1)),
        Stmt::SetMemory(b.place(0), 0),
        Stmt::Expr(assign(b.place(1), literal)),
        Stmt::Expr(step(StepOp::PostIncrement, b.global(0))),
        observe(4, b.call(4, vec![Expr::int(3, Type::UINT)])),
        Stmt::Expr(b.call(5, vec![Expr::int(1, Type::INT), Expr::read(b.global(0))])),
        Stmt::Return(None),
    ]
}

trait Deref {
    fn deref(self) -> Place;
}

impl Deref for Place {
    fn deref(self) -> Place {
        let Type::Pointer(to) = self.ty.clone() else { panic!("a pointer is dereferenced") };
        Place { base: PlaceBase::Deref(Box::new(Expr::read(self))), path: vec![], ty: *to }
    }
}

fn bits_init(designated: bool) -> Init {
    let values: [(u32, i128, Type); 10] = [
        (0, -4, Type::INT),
        (1, 31, Type::UINT),
        (3, -64, int(IntType::SChar)),
        (4, 1, int(IntType::Bool)),
        (5, 5, COLOR),
        (6, 511, int(IntType::UShort)),
        (7, (1 << 40) - 1, Type::ULL),
        (8, -1, int(IntType::LongLong)),
        (9, 1 << 32, int(IntType::ULong)),
        (10, 2047, Type::UINT),
    ];
    let fields = values.into_iter().map(|(i, v, ty)| (i, value(Expr::int(v, ty))));
    Init::Record { fields: fields.filter(|(i, _)| !designated || i % 3 == 0).collect(), designated }
}

fn arithmetic(b: &mut Builder<'_>) -> Vec<Stmt> {
    let s = |b: &Builder<'_>, i| b.field(b.place(0), BITS, i);
    let n = |b: &Builder<'_>| Expr::read(b.place(1));
    let mut body = Vec::new();
    let mut site = 10;
    let mut watch = |body: &mut Vec<Stmt>, e: Expr| {
        body.push(observe(site, e));
        site += 1;
    };
    for op in BinaryOp::ALL {
        let right = Expr::int(if op.is_logical() { 1 } else { 2 }, int(IntType::Short));
        let left = b.binary(BinaryOp::BitAnd, n(b), Expr::int(7, Type::INT));
        watch(&mut body, b.binary(op, left, right));
    }
    for op in BinaryOp::ALL.into_iter().filter(|op| op.has_compound_form() && *op != BinaryOp::Shl) {
        body.push(Stmt::Expr(compound(op, s(b, 1), Expr::int(3, Type::UINT))));
        if !op.is_shift() {
            body.push(Stmt::Expr(compound(op, s(b, 7), Expr::int(3, Type::ULL))));
        }
    }
    for op in [UnaryOp::Plus, UnaryOp::Negate, UnaryOp::BitNot, UnaryOp::LogicalNot] {
        watch(&mut body, b.unary(op, b.unary(op, Expr::read(s(b, 0)))));
        watch(&mut body, b.unary(op, Expr::int(1, Type::INT)));
        watch(&mut body, b.unary(op, Expr::read(s(b, 8))));
    }
    for op in [StepOp::PreIncrement, StepOp::PreDecrement, StepOp::PostIncrement, StepOp::PostDecrement] {
        body.push(Stmt::Expr(step(op, s(b, 6))));
        watch(&mut body, step(op, s(b, 1)).cast(Type::ULL));
    }
    watch(&mut body, b.unary(UnaryOp::Negate, Expr::int(-1, int(IntType::Long))));
    watch(&mut body, Expr::int(300, Type::INT).cast(int(IntType::UChar)));
    watch(&mut body, Expr::int(i64::MIN, int(IntType::Long)).cast(DOUBLE));
    watch(&mut body, Expr::int(-1, SIGN));
    watch(&mut body, Expr::int(i32::MIN, SIGN));
    watch(&mut body, Expr::int(2, COLOR));
    watch(&mut body, Expr::int(1, int(IntType::Bool)));
    watch(&mut body, b.binary(BinaryOp::Shl, Expr::read(s(b, 7)), Expr::int(4, Type::INT)));
    watch(&mut body, assign(s(b, 0), Expr::int(-1, Type::INT)).cast(Type::INT));
    let minimum = b.binary(BinaryOp::Sub, Expr::int(-2_147_483_647, Type::INT), Expr::int(1, Type::INT));
    watch(&mut body, minimum);
    let comma = ExprKind::Comma(Box::new(n(b)), Box::new(Expr::read(s(b, 9))));
    watch(&mut body, Expr { kind: comma, ty: int(IntType::ULong) });
    body.push(Stmt::Expr(n(b)));
    body.push(Stmt::Return(Some(conditional(b))));
    body
}

fn conditional(b: &Builder<'_>) -> Expr {
    let test =
        b.binary(BinaryOp::LogicalAnd, Expr::read(b.place(1)), Expr::read(b.field(b.place(0), BITS, 4)));
    let literal = Expr { kind: ExprKind::Literal(Box::new(bits_init(true))), ty: Type::Record(BITS) };
    let kind = ExprKind::Conditional(Box::new(test), Box::new(Expr::read(b.place(0))), Box::new(literal));
    Expr { kind, ty: Type::Record(BITS) }
}

fn control(b: &mut Builder<'_>) -> Vec<Stmt> {
    let n = Expr::read(b.place(1));
    let outer = b.local("i", Type::UINT);
    let inner = b.local("j", Type::UINT);
    let never = b.local("k", Type::UINT);
    let less =
        |b: &Builder<'_>, v| b.binary(BinaryOp::Less, Expr::read(b.place(1)), Expr::int(v, Type::UINT));
    let set = |b: &Builder<'_>, v| Stmt::Expr(assign(b.place(1), Expr::int(v, Type::UINT)));
    let chain = Stmt::If(
        less(b, 1),
        vec![set(b, 1)],
        vec![Stmt::If(less(b, 2), vec![], vec![set(b, 3), Stmt::Block(vec![])])],
    );
    let cases = vec![
        Case { label: Number::new(0), body: vec![], falls_through: true },
        Case { label: Number::new(1), body: vec![set(b, 4)], falls_through: false },
        Case {
            label: Number::new(5),
            body: vec![Stmt::If(less(b, 9), vec![Stmt::Break], vec![])],
            falls_through: true,
        },
    ];
    let foreign = vec![
        Case { label: Number::new(-1), body: vec![Stmt::Return(Some(n.clone()))], falls_through: false },
        Case { label: i32::MIN.into(), body: vec![], falls_through: false },
    ];
    let wide = Expr::read(b.place(1)).cast(int(IntType::Long));
    vec![
        Stmt::For {
            variable: outer,
            count: 3,
            body: vec![Stmt::While {
                variable: inner,
                bound: 5,
                condition: less(b, 7),
                body: vec![chain, Stmt::Continue],
            }],
        },
        Stmt::For { variable: never, count: 0, body: vec![Stmt::Break] },
        Stmt::Switch { value: Expr::read(b.place(0)), cases, default: vec![set(b, 8)] },
        Stmt::Switch { value: n.clone().cast(Type::INT), cases: foreign, default: vec![] },
        Stmt::Switch {
            value: wide,
            cases: vec![Case { label: i64::MAX.into(), body: vec![], falls_through: false }],
            default: vec![],
        },
        Stmt::Return(Some(n)),
    ]
}

fn places(b: &mut Builder<'_>) -> Vec<Stmt> {
    let o = |b: &Builder<'_>| b.place(0).deref();
    let index = |i| PathStep::Index(Box::new(Expr::int(i, Type::INT)));
    let row = Type::Array(Box::new(Type::INT), 3);
    let q = |b: &Builder<'_>| b.field(b.field(o(b), OUTER, 1), INNER, 1);
    let leaf = |b: &Builder<'_>| b.field(o(b), OUTER, 3).stepped(index(1), Type::Record(LEAF));
    let grid = |b: &Builder<'_>| b.field(b.place(1), LATER, 2).stepped(index(1), row.clone());
    let address = |p: Place| Expr { ty: p.ty.clone().pointer_to(), kind: ExprKind::AddressOf(p) };
    let copy = b.declare("copy", Type::Record(OUTER), value(Expr::read(o(b))));
    let ints = b.declare("row", row.clone().pointer_to(), value(address(grid(b))));
    let twice = b.declare("twice", Type::INT.pointer_to().pointer_to(), value(address(b.global(2))));
    let hole = b.declare("hole", Type::Record(HOLE), Init::Record { fields: vec![], designated: true });
    let element = Place { path: vec![index(2)], ..b.place(3).deref() };
    let element = Place { ty: Type::INT, ..element };
    let call = Callee::Pointer(Box::new(Expr::read(b.global(6))));
    let call = Expr { kind: ExprKind::Call(call, vec![Expr::int(1, Type::INT); 2]), ty: Type::INT };
    let pointer = b.field(b.place(2), OUTER, 5);
    let null = Expr { kind: ExprKind::Null, ty: pointer.ty.clone() };
    let is_null = b.binary(BinaryOp::Equal, Expr::read(pointer.clone()), null.clone());
    let h = b.field(b.field(b.place(2), OUTER, 2), CHOICE, 1);
    let other = b.binary(BinaryOp::Add, Expr::read(h), Expr::read(b.place(4).deref().deref()));
    vec![
        copy,
        ints,
        twice,
        hole,
        observe(80, Expr::read(q(b))),
        Stmt::Expr(assign(q(b), other)),
        Stmt::Expr(assign(b.field(leaf(b), LEAF, 1), Expr::read(element.clone()))),
        Stmt::Expr(assign(element, call)),
        Stmt::Expr(assign(pointer, null)),
        Stmt::If(is_null, vec![Stmt::SetMemory(leaf(b), 0xFF)], vec![]),
        Stmt::CopyMemory(leaf(b), b.global(3)),
        Stmt::Return(Some(Expr::read(leaf(b)))),
    ]
}

fn deep(b: &mut Builder<'_>) -> Vec<Stmt> {
    let depth = Expr::read(b.place(0));
    let next = b.binary(BinaryOp::Sub, depth.clone(), Expr::int(1, Type::UINT));
    let call = b.call(4, vec![next]);
    vec![Stmt::If(depth, vec![Stmt::Return(Some(call))], vec![]), Stmt::Return(Some(Expr::int(0, Type::INT)))]
}

fn unread(b: &mut Builder<'_>) -> Vec<Stmt> {
    let set = b.declare("set", Type::INT, value(Expr::int(1, Type::INT)));
    let id = LocalId(b.function.locals.len() as u32 - 1);
    vec![
        set,
        Stmt::Expr(assign(Place::local(id, Type::INT), Expr::read(b.place(1)))),
        Stmt::Return(Some(Expr::int(-1, Type::INT))),
    ]
}
