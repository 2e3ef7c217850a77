//! Every record of the small world as an argument and as a result, each caller against each callee.
//!
//! `cargo test` takes a part of them; `BITFROST_LAYOUTS=full` takes all.

use crate::it::common;

use std::collections::BTreeMap;

use common::{RECORD, call, field, local, observe, procedure, toolchain};
use engines::native::{Toolchain, run_programs};
use generator::SmallWorld;
use judge::inprocess::{Answer, InProcess};
use judge::ledger::{EntryId, Ledger};
use judge::verdict::{Evidence, Report, Verdict, judge};
use lang::{
    CallingConvention, Expr, FuncId, Function, Init, IntType, LocalId, LocalInit, Place, Program, Record,
    Side, Stmt, Target, Type, typing,
};
use lowering::layout::{Layouts, answers};
use mutants::{Fault, StageFault};

/// The passing of a record does not depend on the level of optimisation.
const COMPILERS: &str = r#"
only = true
configuration = [
    { compiler = "clang-19", flags = ["-O0"] },
    { compiler = "GCC", flags = ["-O0"] },
    { compiler = "word", flags = ["-O0"] },
]
"#;

/// The number of programs that are compiled together: they are tiny.
const BATCH: usize = 256;

const CALLEE: FuncId = FuncId(1);
const LONG: Type = Type::Int(IntType::Long);

#[expect(clippy::disallowed_methods, reason = "who runs the test says how much it takes")]
fn stride(part: usize) -> usize {
    match std::env::var("BITFROST_LAYOUTS").as_deref() {
        Ok("full") => 1,
        Ok(other) => panic!("BITFROST_LAYOUTS is `full` or not set, not `{other}`"),
        Err(_) => part,
    }
}

fn record() -> Type {
    Type::Record(RECORD)
}

/// `S pass(S s, long a, long b, long c, S t, long d)` observes what arrives and returns `t`; the entry passes one value
/// twice and observes what comes back. The scalars show how many registers each side takes a record to have used;
/// a second record of two eightbytes finds one register left.
fn passing(of: Record, convention: CallingConvention) -> Program {
    let (enums, globals, functions) = (Vec::new(), Vec::new(), Vec::new());
    let records = vec![of];
    let mut program =
        Program { target: Target::default(), enums, records, globals, functions, entry: FuncId(0) };
    let (callee, entry) = (Function { convention, ..callee(&program) }, entry(&program));
    program.functions = vec![entry, callee];
    program
}

fn callee(program: &Program) -> Function {
    let names = ["s", "a", "b", "c", "t", "d"];
    let is_record = |name: &str| ["s", "t"].contains(&name);
    let parameters = names.map(|name| local(name, if is_record(name) { record() } else { LONG }));
    let mut arrived = Vec::new();
    for (variable, name) in (0..).map(LocalId).zip(names) {
        let site = 8 * variable.0;
        if is_record(name) {
            arrived.extend(see(program, site, variable));
        } else {
            arrived.push(observe(site, Expr::read(Place::local(variable, LONG))));
        }
    }
    arrived.push(Stmt::Return(Some(Expr::read(Place::local(LocalId(4), record())))));
    let callee = procedure("pass", Side::Callee, parameters.into(), arrived);
    Function { ret: Some(record()), params: 6, ..callee }
}

fn entry(program: &Program) -> Function {
    let whole = || Expr::read(Place::local(LocalId(0), record()));
    let long = |value| Expr::int(value, LONG);
    let fields = program[RECORD].live_fields();
    let fields = fields.map(|(index, _)| (index, Init::Value(value(program, index)))).collect();
    let arguments = vec![whole(), long(0x1122_3344_5566_7788_i64), long(2), long(3), whole(), long(4)];
    let mut body = vec![
        Stmt::Declare(LocalId(0), LocalInit::Init(Init::Record { fields, designated: true })),
        Stmt::Declare(LocalId(1), LocalInit::Init(Init::Value(call(CALLEE, arguments, record())))),
    ];
    body.extend(see(program, 64, LocalId(1)));
    procedure("entry", Side::Caller, vec![local("x", record()), local("y", record())], body)
}

/// Observes every field of a record.
fn see(program: &Program, first: u32, variable: LocalId) -> Vec<Stmt> {
    let sites = (first..).zip(program[RECORD].live_fields());
    sites.map(|(site, (index, _))| observe(site, field(program, variable, index))).collect()
}

/// All ones in the first field, then every other bit, then the highest: neighbours differ.
fn value(program: &Program, index: u32) -> Expr {
    let field = &program[RECORD].fields[index as usize];
    let int = typing::integer(program, &field.ty).unwrap();
    let (low, high) = typing::range(program, int, field.bits);
    let value = match index {
        0 => {
            if low < 0 {
                lang::Number::MINUS_ONE
            } else {
                high
            }
        }
        1 => high - high / 3,
        _ => {
            if low < 0 {
                low
            } else {
                high - high / 2
            }
        }
    };
    Expr::int(value, field.ty.clone())
}

/// The counts of programs, runs and verdicts.
#[derive(Default)]
struct Tally {
    programs: usize,
    runs: usize,
    known: BTreeMap<EntryId, usize>,
    /// Differences that neither our lowering nor the ledger explains.
    unexplained: Vec<String>,
}

impl Tally {
    fn count(&mut self, program: &Program, report: &Report) {
        self.programs += 1;
        self.runs += report.engines.len();
        report.used().for_each(|entry| *self.known.entry(entry.clone()).or_default() += 1);
        if !matches!(report.verdict, Verdict::Agree | Verdict::Known(_)) {
            let findings: Vec<_> = report.findings.iter().map(|finding| finding.summary.clone()).collect();
            let text = lang::print::record(program, RECORD);
            self.unexplained.push(format!("{}: {}\n{text}", report.verdict, findings.join("; ")));
        }
    }
}

fn check(
    toolchain: &Toolchain,
    convention: CallingConvention,
    records: impl Iterator<Item = Record>,
) -> Tally {
    let ledger = Ledger::bundled().unwrap();
    let (mut in_process, mut tally) = (InProcess::default(), Tally::default());
    let programs = records.map(|record| passing(record, convention));
    let mut programs = programs
        .filter(|program| convention == CallingConvention::Platform || lang::check::program(program).is_ok());
    loop {
        let programs: Vec<Program> = programs.by_ref().take(BATCH).collect();
        if programs.is_empty() {
            return tally;
        }
        let batch = run_programs(toolchain, &programs).unwrap();
        for (program, result) in programs.iter().zip(batch.results) {
            lang::check::program(program).unwrap_or_else(|why| panic!("{why}"));
            let Answer { expected, runs } = in_process.run(program);
            let own = answers(program, &Layouts::compute(program).unwrap());
            let runs: Vec<_> = runs.into_iter().chain(result.runs).collect();
            let report = judge(&Evidence {
                program,
                expected: &expected,
                undetermined: &[],
                runs: &runs,
                layouts: &result.layouts,
                own_layout: Some(&own),
                ledger: &ledger,
                identities: toolchain.identities(),
            });
            tally.count(program, &report);
        }
    }
}

/// Checks that one in `part` records arrives.
fn check_arrival(convention: CallingConvention, part: usize) {
    let records = SmallWorld::records().step_by(stride(part));
    let tally = check(&toolchain(COMPILERS), convention, records);
    println!("{} records, {} runs, known: {:?}", tally.programs, tally.runs, tally.known);
    // Three compilers make nine pairs; the interpreter runs alone.
    assert_eq!(tally.runs, tally.programs * 10);
    assert!(tally.unexplained.is_empty(), "{}", tally.unexplained.join("\n"));
}

#[test]
fn every_record_arrives() {
    check_arrival(CallingConvention::Platform, 64);
}

/// Here no compiler differs from another: the size decides, and what is in a record does not.
#[test]
#[ignore = "4 CPU s: records between every two compilers"]
fn every_record_arrives_with_ms_abi() {
    check_arrival(CallingConvention::Microsoft, 256);
}

#[test]
#[ignore = "one record in 64 in place of 256: 15 CPU s"]
fn many_records_arrive_with_ms_abi() {
    check_arrival(CallingConvention::Microsoft, 64);
}

#[test]
fn a_record_passed_wrongly_is_found() {
    for fault in [StageFault::ExhaustionPerEightbyte, StageFault::ExhaustionIsFinal] {
        let options = Fault::from(fault).options();
        let mut toolchain = toolchain(COMPILERS);
        toolchain.set_lowering(options);
        let records = SmallWorld::records().step_by(397);
        let tally = check(&toolchain, CallingConvention::Platform, records);
        assert!(!tally.unexplained.is_empty(), "{fault}");
    }
}

/// A function with `ms_abi` is called by name, calls one of the platform's through a pointer, and that one another with `ms_abi`
/// through a pointer.
const MIXED: &str = r#"
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f64(unsigned int, double);
typedef int quad __attribute__((vector_size(16)));
struct eight { int a : 20; unsigned int b : 12; char c[4]; };
struct three { unsigned char c[3]; };
struct pair { double d; long l; };

__attribute__((ms_abi)) quad last(float, struct eight, struct three, double, struct pair, quad);
quad middle(quad (__attribute__((ms_abi)) *)(float, struct eight, struct three, double, struct pair, quad), struct eight, quad);
__attribute__((ms_abi)) __int128 first(__int128, quad (*)(quad (__attribute__((ms_abi)) *)(float, struct eight, struct three, double, struct pair, quad), struct eight, quad), long, struct eight, quad);
void entry(void);

/* side: caller */
void entry(void)
{
    struct eight e = {12345, 321U, {1, 2, 3, 4}};
    quad q = {1, 2, 3, 4};
    __int128 w = first((__int128)6 << 64, middle, 5l, e, q);
    bf_observe(10U, (unsigned long long)(w >> 64));
}

/* side: callee */
__attribute__((ms_abi)) __int128 first(__int128 w, quad (*call)(quad (__attribute__((ms_abi)) *)(float, struct eight, struct three, double, struct pair, quad), struct eight, quad), long l, struct eight e, quad q)
{
    quad r = call(last, e, q);
    bf_observe(6U, (unsigned long long)r[0]);
    bf_observe(7U, (unsigned long long)r[3]);
    bf_observe(8U, (unsigned long long)(w >> 64));
    bf_observe(9U, (unsigned long long)l);
    return w;
}

/* side: callee */
quad middle(quad (__attribute__((ms_abi)) *call)(float, struct eight, struct three, double, struct pair, quad), struct eight e, quad q)
{
    struct three t = {{7, 8, 9}};
    struct pair p = {0.25, 77l};
    return call(1.5f, e, t, 2.5, p, q);
}

/* side: caller */
__attribute__((ms_abi)) quad last(float f, struct eight e, struct three t, double d, struct pair p, quad q)
{
    bf_observe_f64(1U, f);
    bf_observe(2U, e.b);
    bf_observe(3U, t.c[2]);
    bf_observe_f64(4U, d + p.d);
    bf_observe(5U, (unsigned long long)p.l);
    q[0] = e.a;
    return q;
}

int main(void)
{
    entry();
    return 0;
}
"#;

#[test]
fn conventions_mix_in_one_program() {
    let program = lang::parse::program(MIXED, "mixed.c").unwrap();
    lang::check::program(&program).unwrap_or_else(|why| panic!("{why}"));
    let batch = run_programs(&toolchain(COMPILERS), std::slice::from_ref(&program)).unwrap();
    let Answer { expected, runs } = InProcess::default().run(&program);
    let runs: Vec<_> = runs.into_iter().chain(batch.results[0].runs.clone()).collect();
    assert_eq!(runs.len(), 10);
    let expected = expected.log().unwrap();
    runs.iter().for_each(|run| assert_eq!(run.outcome.log(), Some(expected), "{}", run.engine));
}

#[test]
#[ignore = "10 CPU s: every compiler beside one with a fault"]
fn a_record_passed_wrongly_with_ms_abi_is_found() {
    let faults = [
        StageFault::MsEightBytesByReference,
        StageFault::MsOddSizeInRegister,
        StageFault::MsTwoWordsInRegisters,
        StageFault::MsTwoWordsReturned,
    ];
    for fault in faults {
        let mut toolchain = toolchain(COMPILERS);
        toolchain.set_lowering(Fault::from(fault).options());
        let records = SmallWorld::records().step_by(397);
        let tally = check(&toolchain, CallingConvention::Microsoft, records);
        assert!(!tally.unexplained.is_empty(), "{fault}");
    }
}
