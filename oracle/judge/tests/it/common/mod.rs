//! Programs and toolchains for the tests of the native engines.
#![allow(dead_code, unreachable_pub, reason = "each test uses its part")]

pub mod contained;

use std::io::Write as _;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::OnceLock;

use engines::answers::Answers;
use engines::native::{CaseResult, Environment, Settings, Toolchain};
use engines::{EngineName, Outcome};
use lang::{
    BinaryOp, Callee, Expr, ExprKind, Field, FuncId, Function, Global, GlobalId, Init, Local, LocalId,
    LocalInit, PathStep, Place, PlaceBase, Program, Record, RecordId, Side, SiteId, StepOp, Stmt, Target,
    Type,
};
use lowering::abi::VectorUnit;

/// The compilers of a test that names none: what else is installed takes no part.
const COMPILERS: &str = "include = [\"clang-19\", \"gcc\"]\n";

/// The settings' compilers, or [`COMPILERS`]; `GCC` stands for [`gcc`].
pub fn toolchain(settings: &str) -> Toolchain {
    let settings =
        if settings.contains("GCC") { settings.replace("GCC", gcc()) } else { settings.to_owned() };
    let names_compilers = settings.contains("only = true") || settings.contains("include = ");
    let settings = if names_compilers { settings } else { format!("{COMPILERS}{settings}") };
    let mut settings = Settings::parse(&settings).unwrap();
    settings.limits.compiler.cpu_s = 8;
    Toolchain::new(environment(), &settings).unwrap()
}

/// The toolchain of the machine, with vector registers; `None` where the processor has none, and the test says so.
pub fn with_vectors(settings: &str, vectors: VectorUnit) -> Option<Toolchain> {
    runs(vectors).then(|| toolchain(&format!("vectors = \"{vectors}\"\n{settings}")))
}

/// True if the processor has the registers; if not, the test says that something is left out, on the standard
/// error itself, which is not captured.
pub fn runs(vectors: VectorUnit) -> bool {
    let settings = format!("only = true\nvectors = \"{vectors}\"");
    let has = toolchain(&settings).idle().is_none();
    if !has {
        tell(&format!("left out: this processor has no registers of {vectors}"));
    }
    has
}

/// A line on the standard error itself, which is not captured.
pub fn tell(line: &str) {
    std::io::stderr().write_all(format!("{line}\n").as_bytes()).unwrap();
}

/// The name of the gcc on this machine: `gcc-12`.
pub fn gcc() -> &'static str {
    static NAME: OnceLock<String> = OnceLock::new();
    NAME.get_or_init(|| {
        let toolchain = toolchain("");
        let gcc = toolchain.configurations().iter().find(|c| c.compiler.is_named("gcc"));
        gcc.unwrap_or_else(|| panic!("these tests need gcc: ./setup")).compiler.name.to_string()
    })
}

pub fn environment() -> Environment {
    Environment {
        search_path: "/usr/local/bin:/usr/bin:/bin".into(),
        scratch: std::env::temp_dir(),
        jobs: NonZeroUsize::new(2).unwrap(),
        notify: |notice| std::io::stderr().write_all(format!("{notice}\n").as_bytes()).unwrap(),
        stages: &[],
        answers: answers(),
    }
}

/// The answers of compilers, which all tests share.
fn answers() -> Answers {
    let directory = std::env::var_os("BITFROST_CACHE").map(PathBuf::from);
    directory.map_or_else(Answers::default, |directory| Answers::in_directory(directory.join("answers")))
}

pub const RECORD: RecordId = RecordId(0);
const CALLEE: FuncId = FuncId(1);

fn record_type() -> Type {
    Type::Record(RECORD)
}

/// A function without parameters that returns nothing.
pub fn procedure(name: &str, side: Side, locals: Vec<Local>, body: Vec<Stmt>) -> Function {
    Function {
        name: name.into(),
        ret: None,
        params: 0,
        locals,
        body,
        recursive: false,
        tail: None,
        va_copy_before: None,
        convention: lang::CallingConvention::default(),
        side,
    }
}

pub fn local(name: &str, ty: Type) -> Local {
    Local { name: name.into(), ty, volatile: false }
}

pub fn observe(site: u32, value: Expr) -> Stmt {
    Stmt::Observe(SiteId(site), value)
}

pub fn call(function: FuncId, arguments: Vec<Expr>, ty: Type) -> Expr {
    Expr { kind: ExprKind::Call(Callee::Direct(function), arguments), ty }
}

/// Field `index` of the record in a local.
pub fn field(program: &Program, variable: LocalId, index: u32) -> Expr {
    let ty = program[RECORD].fields[index as usize].ty.clone();
    Expr::read(Place::local(variable, record_type()).stepped(PathStep::Field(RECORD, index), ty))
}

fn skeleton(functions: Vec<Function>) -> Program {
    let fields = vec![
        Field::bit_field("a", Type::INT, 3),
        Field::bit_field("b", Type::UINT, 9),
        Field::member("c", Type::Int(lang::IntType::Long)),
    ];
    Program {
        target: Target::X86_64Linux,
        enums: Vec::new(),
        records: vec![Record::structure("S", fields)],
        globals: Vec::new(),
        functions,
        entry: FuncId(0),
    }
}

/// `struct S x = {-1, 300, value}; struct S y = echo(x);` where `echo` observes all
/// fields of its parameter and returns it, and the caller those of `y`.
pub fn echo(value: i128) -> Program {
    let long = Type::Int(lang::IntType::Long);
    echoing(
        skeleton(Vec::new()),
        [Expr::int(-1, Type::INT), Expr::int(300, Type::UINT), Expr::int(value, long)],
    )
}

/// The same with `struct __attribute__((packed)) S { signed char a; int b; long c; }` and `{-1, 300, 9}`, whose
/// unaligned members send it to memory.
pub fn echo_packed() -> Program {
    let (char, long) = (Type::Int(lang::IntType::SChar), Type::Int(lang::IntType::Long));
    let mut program = skeleton(Vec::new());
    program.records[0].packed = true;
    program.records[0].fields[0] = Field::member("a", char.clone());
    program.records[0].fields[1] = Field::member("b", Type::INT);
    echoing(program, [Expr::int(-1, char), Expr::int(300, Type::INT), Expr::int(9, long)])
}

fn echoing(mut program: Program, values: [Expr; 3]) -> Program {
    let value = Expr::read(Place::local(LocalId(0), record_type()));
    let parameter = local("s", record_type());
    let mut seen: Vec<Stmt> = (0..3).map(|i| observe(3 + i, field(&program, LocalId(0), i))).collect();
    seen.push(Stmt::Return(Some(value.clone())));
    let echo = procedure("echo", Side::Callee, vec![parameter], seen);
    let locals = vec![local("x", record_type()), local("y", record_type())];
    let fields = (0..).zip(values.map(Init::Value)).collect();
    let mut body = vec![
        Stmt::Declare(LocalId(0), LocalInit::Init(Init::Record { fields, designated: false })),
        Stmt::Declare(LocalId(1), LocalInit::Init(Init::Value(call(CALLEE, vec![value], record_type())))),
    ];
    body.extend((0..3).map(|i| observe(i, field(&program, LocalId(1), i))));
    program.functions = vec![
        procedure("entry", Side::Caller, locals, body),
        Function { ret: Some(record_type()), params: 1, ..echo },
    ];
    program
}

/// The observations of [`echo`].
pub fn echoed(value: u64) -> Vec<(u32, u64)> {
    vec![(3, u64::MAX), (4, 300), (5, value), (0, u64::MAX), (1, 300), (2, value)]
}

/// The entry function observes 7 at site 0, calls the callee `victim`, and observes 8 at site 1.
pub fn calling(victim: Vec<Stmt>, locals: Vec<Local>) -> Program {
    let mut program = skeleton(vec![
        procedure("entry", Side::Caller, vec![], vec![]),
        procedure("victim", Side::Callee, locals, victim),
    ]);
    program.functions[0].body = vec![
        observe(0, Expr::int(7, Type::INT)),
        Stmt::Expr(Expr { kind: ExprKind::Call(Callee::Direct(CALLEE), vec![]), ty: program_void() }),
        observe(1, Expr::int(8, Type::INT)),
    ];
    program
}

/// The type of a call without a value.
pub fn program_void() -> Type {
    Type::Void
}

/// Writes through a null pointer that a global holds, so that no compiler knows.
pub fn crashing() -> Program {
    let pointer = Type::INT.pointer_to();
    let read = Expr::read(Place::global(GlobalId(0), pointer.clone()));
    let target = Place { base: PlaceBase::Deref(Box::new(read)), path: vec![], ty: Type::INT };
    let store = ExprKind::Assign(target, Box::new(Expr::int(1, Type::INT)));
    let mut program = calling(vec![Stmt::Expr(Expr { kind: store, ty: Type::INT })], vec![]);
    let name = smol_str::SmolStr::new("p");
    program.globals = vec![Global { name, ty: pointer, init: None, volatile: false, side: Side::Callee }];
    program
}

/// `for (i = 0; i < count; i++) for (j = 0; j < count; j++) body`
fn loops(count: u32, body: impl Fn() -> Vec<Stmt>) -> Program {
    let counter = |name| Local { volatile: true, ..local(name, Type::UINT) };
    let inner = Stmt::For { variable: LocalId(1), count, body: body() };
    calling(
        vec![Stmt::For { variable: LocalId(0), count, body: vec![inner] }],
        vec![counter("i"), counter("j")],
    )
}

/// Loops for hours.
pub fn hanging() -> Program {
    loops(u32::MAX, Vec::new)
}

/// Observes `count` times `count` times.
pub fn observing(count: u32, value: i128) -> Program {
    loops(count, || vec![observe(2, Expr::int(value, Type::INT))])
}

/// Observes four billion times.
pub fn talkative() -> Program {
    observing(1 << 16, 9)
}

/// Calls itself for ever.
pub fn recursing() -> Program {
    let mut program = calling(Vec::new(), vec![Local { volatile: true, ..local("s", record_type()) }]);
    let init = Init::Record { fields: vec![], designated: true };
    program.functions[1].body = vec![
        Stmt::Declare(LocalId(0), LocalInit::Init(init)),
        Stmt::Expr(Expr { kind: ExprKind::Call(Callee::Direct(CALLEE), vec![]), ty: program_void() }),
        observe(2, field(&program, LocalId(0), 2)),
    ];
    program
}

/// Increments a global of each side, one with an initialiser, and observes both.
pub fn counting() -> Program {
    let mut program = calling(Vec::new(), Vec::new());
    let global = |name: &str, side, init| Global {
        name: smol_str::SmolStr::new(name),
        ty: Type::UINT,
        init,
        volatile: false,
        side,
    };
    let forty = Init::Value(Expr::int(40, Type::UINT));
    program.globals = vec![global("g", Side::Caller, Some(forty)), global("h", Side::Callee, None)];
    let bump = |id| {
        let kind = ExprKind::Step(StepOp::PostIncrement, Place::global(id, Type::UINT));
        Stmt::Expr(Expr { kind, ty: Type::UINT })
    };
    let read = |id| Expr::read(Place::global(id, Type::UINT));
    program.functions[1].body = vec![bump(GlobalId(1)), observe(2, read(GlobalId(1)))];
    program.functions[0].body.insert(0, bump(GlobalId(0)));
    program.functions[0].body.push(observe(3, read(GlobalId(0))));
    program
}

/// `1 + 1`, for something that is not a constant.
pub fn sum(a: Expr, b: Expr) -> Expr {
    let ty = a.ty.clone();
    Expr { kind: ExprKind::Binary(BinaryOp::Add, Box::new(a), Box::new(b)), ty }
}

/// The outcome of an engine; `GCC` stands for [`gcc`].
pub fn outcome_of<'a>(result: &'a CaseResult, engine: &str) -> &'a Outcome {
    let engine: EngineName = engine.replace("GCC", gcc()).parse().unwrap();
    &result.runs.iter().find(|run| run.engine == engine).unwrap_or_else(|| panic!("no {engine}")).outcome
}

/// A log as pairs.
pub fn pairs(outcome: &Outcome) -> Vec<(u32, u64)> {
    outcome.log().into_iter().flatten().map(|o| (o.site, o.value)).collect()
}
