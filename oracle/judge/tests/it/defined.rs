//! A program is accepted exactly where no values of its objects make it undefined: arithmetic on members and bit-fields
//! of every integer type, at the ends of their ranges.

use engines::Outcome;
use judge::inprocess::{InProcess, InProcessSettings};
use lang::check::{self, Violation, ranges};
use lang::{
    BinaryOp, EnumDef, EnumId, Expr, ExprKind, Field, FloatType, FuncId, Function, Init, IntType, Local,
    LocalId, LocalInit, Number, PathStep, Place, Program, Record, RecordId, Side, SiteId, StepOp, Stmt,
    Target, Type, UnaryOp, parse, print, typing,
};
use rand::seq::IndexedRandom as _;
use rand::{Rng as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;

const SHAPES: u32 = 4000;

/// The operation on the first member; the second may be its operand.
#[derive(Clone, Debug)]
enum Action {
    Step(StepOp),
    Compound(BinaryOp, Option<Expr>),
    Binary(BinaryOp, Option<Expr>),
    Negate,
    /// `(int)(float)member`
    Truncate(FloatType, IntType),
}

/// A program but for the first values of its two members.
struct Shape {
    target: Target,
    members: [Field; 2],
    action: Action,
}

const COMPUTING: [BinaryOp; 10] = [
    BinaryOp::Add,
    BinaryOp::Sub,
    BinaryOp::Mul,
    BinaryOp::Div,
    BinaryOp::Rem,
    BinaryOp::Shl,
    BinaryOp::Shr,
    BinaryOp::BitAnd,
    BinaryOp::BitOr,
    BinaryOp::BitXor,
];

fn pick<T: Clone>(rng: &mut ChaCha8Rng, of: &[T]) -> T {
    of.choose(rng).expect("something to pick from").clone()
}

fn int_type(rng: &mut ChaCha8Rng) -> IntType {
    const WIDTHS: [u16; 10] = [2, 7, 20, 30, 31, 32, 33, 64, 100, 128];
    match rng.random_range(0..6) {
        0 => IntType::BitInt(pick(rng, &WIDTHS)),
        1 => IntType::UBitInt(pick(rng, &WIDTHS)),
        2 => pick(rng, &[IntType::Int128, IntType::UInt128]),
        _ => pick(rng, &IntType::STANDARD),
    }
}

fn member(rng: &mut ChaCha8Rng, name: &str) -> Field {
    if rng.random_ratio(1, 12) {
        let ty = Type::Enum(EnumId(0));
        return if rng.random() { Field::member(name, ty) } else { Field::bit_field(name, ty, 3) };
    }
    let int = int_type(rng);
    let width = int.width().0;
    match rng.random_range(0..5) {
        0 | 1 => Field::member(name, Type::Int(int)),
        2 => Field::bit_field(name, Type::Int(int), width),
        3 if width > 32 => Field::bit_field(name, Type::Int(int), rng.random_range(31..=width)),
        _ => Field::bit_field(name, Type::Int(int), rng.random_range(1..=width)),
    }
}

/// A literal that tells operators apart: an end of its type, or a small number.
fn literal(rng: &mut ChaCha8Rng) -> Expr {
    let ty = Type::Int(int_type(rng));
    let program = empty(Target::default());
    let range = ranges::of_type(&program, &ty, None);
    let numbers = [-1, 0, 1, 2, 7, 30, 31, 32, 40, 63].map(Number::new);
    let numbers: Vec<Number> = numbers.into_iter().filter(|number| range.contains(*number)).collect();
    let end = pick(rng, &[range.low, range.high]);
    Expr::int(if rng.random_ratio(1, 4) { end } else { pick(rng, &numbers) }, ty)
}

fn shape(rng: &mut ChaCha8Rng) -> Shape {
    use StepOp::{PostDecrement, PostIncrement, PreDecrement, PreIncrement};
    let right = if rng.random() { Some(literal(rng)) } else { None };
    let action = match rng.random_range(0..8) {
        0 | 1 => Action::Step(pick(rng, &[PostDecrement, PostIncrement, PreDecrement, PreIncrement])),
        2..=4 => Action::Compound(pick(rng, &COMPUTING), right),
        5 => Action::Binary(pick(rng, &COMPUTING), right),
        6 => Action::Negate,
        _ => Action::Truncate(pick(rng, &FloatType::ALL), int_type(rng)),
    };
    let target = pick(rng, &Target::ALL);
    Shape { target, members: [member(rng, "a"), member(rng, "b")], action }
}

fn empty(target: Target) -> Program {
    let (records, globals, functions) = (Vec::new(), Vec::new(), Vec::new());
    let constants = vec![("RED".into(), 0), ("BLUE".into(), 5)];
    let enums = vec![EnumDef { tag: "Color".into(), constants, packed: false, aligned: None }];
    Program { target, enums, records, globals, functions, entry: FuncId(0) }
}

impl Shape {
    fn place(&self, index: u32) -> Place {
        let whole = Place::local(LocalId(0), Type::Record(RecordId(0)));
        whole.stepped(PathStep::Field(RecordId(0), index), self.members[index as usize].ty.clone())
    }

    /// The expression that is proved defined or not.
    fn expression(&self, program: &Program) -> Expr {
        let left = || self.place(0);
        let second = |right: &Option<Expr>| right.clone().unwrap_or_else(|| Expr::read(self.place(1)));
        let own = left().ty;
        match &self.action {
            Action::Step(op) => Expr { kind: ExprKind::Step(*op, left()), ty: own },
            Action::Compound(op, right) => {
                Expr { kind: ExprKind::Compound(*op, left(), Box::new(second(right))), ty: own }
            }
            Action::Binary(op, right) => {
                let (left, right) = (Expr::read(left()), second(right));
                let ty = typing::binary(program, *op, &left, &right).expect("integers");
                Expr { kind: ExprKind::Binary(*op, Box::new(left), Box::new(right)), ty }
            }
            Action::Negate => {
                let operand = Expr::read(left());
                let ty = typing::unary(program, UnaryOp::Negate, &operand).expect("an integer");
                Expr { kind: ExprKind::Unary(UnaryOp::Negate, Box::new(operand)), ty }
            }
            Action::Truncate(float, int) => {
                Expr::read(left()).cast(Type::Float(*float)).cast(Type::Int(*int))
            }
        }
    }

    /// The program whose members first hold these values.
    fn program(&self, values: [Number; 2]) -> Program {
        let mut program = empty(self.target);
        program.records = vec![Record::structure("S", self.members.to_vec())];
        let first = |index: usize| {
            let ty = self.members[index].ty.clone();
            (index as u32, Init::Value(Expr::int(values[index], ty)))
        };
        let init = Init::Record { fields: vec![first(0), first(1)], designated: false };
        let int = typing::integer(&program, &self.members[0].ty).expect("an integer");
        let mut value = self.expression(&program);
        if matches!(self.action, Action::Step(_) | Action::Compound(..)) {
            value = value.cast(Type::Int(int));
        }
        let observed = [value, Expr::read(self.place(0)), Expr::read(self.place(1))];
        let observe = |(site, value)| Stmt::Observe(SiteId(site), value);
        let mut body = vec![Stmt::Declare(LocalId(0), LocalInit::Init(init))];
        body.extend((0..).zip(observed).map(observe));
        let local = Local { name: "v".into(), ty: Type::Record(RecordId(0)), volatile: false };
        program.functions = vec![Function {
            name: "entry".into(),
            ret: None,
            params: 0,
            tail: None,
            locals: vec![local],
            body,
            recursive: false,
            va_copy_before: None,
            convention: lang::CallingConvention::default(),
            side: Side::Caller,
        }];
        program
    }

    /// Values that a member may hold, at the ends and around zero.
    fn values(&self, index: usize) -> Vec<Number> {
        let Field { ty, bits, .. } = &self.members[index];
        let range = ranges::of_type(&empty(self.target), ty, *bits);
        let near = [range.low, range.low + 1, range.high - 1, range.high];
        let mut values: Vec<Number> = near.into_iter().chain([-1, 0, 1].map(Number::new)).collect();
        values.retain(|value| range.contains(*value));
        values.sort_unstable();
        values.dedup();
        values
    }

    fn programs(&self) -> Vec<Program> {
        let second = self.values(1);
        let pairs = self.values(0).into_iter().flat_map(|a| second.iter().map(move |b| [a, *b]));
        pairs.map(|values| self.program(values)).collect()
    }

    /// True where a compiler's reading, or one of the bounds of a `long double`, refuses what C11 defines.
    fn may_be_refused(&self) -> bool {
        let program = empty(self.target);
        let Field { ty, bits, .. } = &self.members[0];
        let int = typing::integer(&program, ty).expect("an integer");
        match &self.action {
            Action::Step(_) => {
                int.is_signed(self.target) && typing::promote(&program, int, *bits) != IntType::Int
            }
            Action::Compound(op, _) => op.is_shift() && bits.is_some_and(|bits| bits > IntType::Int.width()),
            // The interval of its values is one of doubles.
            Action::Truncate(float, _) => float.exceeds_double(),
            Action::Binary(..) | Action::Negate => false,
        }
    }
}

/// True if any of the programs is undefined to the reference evaluator.
fn undefined(engine: &mut InProcess, programs: &[Program]) -> bool {
    programs.iter().any(|program| matches!(engine.expected(program), Outcome::Undefined { .. }))
}

/// Accepted programs are defined, and their lowering does the same.
fn does_the_same(engine: &mut InProcess, programs: &[Program]) {
    for program in programs {
        let answer = engine.run(program);
        let text = || print::program(program);
        assert!(matches!(answer.expected, Outcome::Finished(_)), "{:?}\n{}", answer.expected, text());
        for run in answer.runs {
            assert_eq!(run.outcome, answer.expected, "{}", text());
        }
    }
}

/// True if an operator or a conversion may have no defined value.
const fn is_arithmetic(violation: &Violation) -> bool {
    matches!(
        violation,
        Violation::SignedOverflow { .. }
            | Violation::DivisionByZero
            | Violation::DivisionOverflow
            | Violation::ShiftAmount { .. }
            | Violation::ShiftOfNegative
            | Violation::FloatToInteger
            | Violation::SignCompare { .. }
    )
}

#[test]
#[ignore = "5 CPU s: expressions with all values of their operands"]
fn arithmetic_is_accepted_exactly_where_it_is_always_defined() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    let mut engine = InProcess::new(InProcessSettings::default());
    let (mut accepted, mut refused, mut stricter) = (0, 0, 0);
    for _ in 0..SHAPES {
        let shape = shape(&mut rng);
        let programs = shape.programs();
        match check::program(&programs[0]) {
            Ok(_) => {
                accepted += 1;
                does_the_same(&mut engine, &programs);
            }
            Err(error) if is_arithmetic(&error.violation) => {
                refused += 1;
                let justified = undefined(&mut engine, &programs);
                stricter += u32::from(!justified);
                let text = || print::program(&programs[0]);
                assert!(justified || shape.may_be_refused(), "{error}\n{}", text());
            }
            // Such as an operator that assigns to a bit-field of a `_BitInt`.
            Err(_) => {}
        }
    }
    assert!(accepted > SHAPES / 3, "{accepted} accepted");
    assert!(refused > SHAPES / 6, "{refused} refused");
    assert!(
        0 < stricter && stricter < refused / 4,
        "{stricter} of {refused} refused though C11 defines them"
    );
}

/// Statements on a member `a` of a structure.
fn verdict(member: &str, first: &str, statement: &str) -> Result<(), String> {
    let text = format!(
        "struct S {{ {member}; }};\n/* side: caller */\nvoid entry(void)\n{{\n    struct S v = {{{first}}};\n    \
         {statement};\n    bf_observe(0U, v.a);\n}}\nint main(void)\n{{\n    entry();\n    return 0;\n}}\n"
    );
    let program = parse::program(&text, "sample").unwrap_or_else(|error| panic!("{error}"));
    check::program(&program).map(drop).map_err(|error| error.to_string())
}

#[test]
fn an_increment_is_the_compound_assignment_of_one() {
    let refused = |member, first, statement, why: &str| {
        let message = verdict(member, first, statement).expect_err(statement);
        assert!(message.contains(why), "{member}, {statement}: {message}");
    };
    for statement in ["++v.a", "v.a++", "v.a += 1"] {
        refused("unsigned _BitInt(31) a", "2147483647", statement, "`+`");
        assert_eq!(verdict("unsigned _BitInt(30) a", "1073741823", statement), Ok(()));
        assert_eq!(verdict("unsigned _BitInt(32) a", "4294967295", statement), Ok(()));
        assert_eq!(verdict("unsigned int a : 30", "0", statement), Ok(()));
        refused("unsigned int a : 31", "0", statement, "`+`");
        assert_eq!(verdict("unsigned long a : 40", "0", statement), Ok(()));
    }
    // In the type of the operand itself where compilers add there.
    for statement in ["++v.a", "v.a--"] {
        refused("_BitInt(20) a", "0", statement, "its type cannot hold");
        refused("long a : 40", "0", statement, "its type cannot hold");
    }
    assert_eq!(verdict("_BitInt(20) a", "0", "v.a += 1"), Ok(()));
    assert_eq!(verdict("long a : 40", "0", "v.a += 1"), Ok(()));
}

#[test]
fn a_wide_bit_field_is_shifted_by_less_than_its_width() {
    for (member, statement, defined) in [
        ("unsigned long a : 40", "v.a <<= 39", true),
        ("unsigned long a : 40", "v.a <<= 40", false),
        ("unsigned long a : 40", "v.a >>= 45", false),
        ("long a : 40", "v.a >>= 39", true),
        ("long a : 40", "v.a >>= 45", false),
        ("unsigned long a", "v.a >>= 45", true),
        // Narrow ones promote to `int`.
        ("unsigned int a : 5", "v.a >>= 30", true),
    ] {
        assert_eq!(verdict(member, "1", statement).is_ok(), defined, "{member}, {statement}");
    }
}
