//! Every record of the small world as an argument and as a result, each caller against each callee.
//!
//! `cargo test` takes a part of them; `BITFROST_LAYOUTS=full` takes all.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod common;

use std::collections::BTreeMap;

use common::{RECORD, call, field, local, observe, procedure, toolchain};
use generator::SmallWorld;
use lang::{
    Expr, FuncId, Function, Init, IntType, LocalId, LocalInit, Place, Program, Record, Side, Stmt, Target,
    Type, typing,
};
use lowering::layout::{Layouts, answers};
use mutants::{Fault, StageFault};
use oracle::inprocess::{Answer, InProcess};
use oracle::ledger::{EntryId, Ledger};
use oracle::native::{Toolchain, run_programs};
use oracle::verdict::{Evidence, Report, Verdict, judge};

/// How a record is passed does not depend on the level of optimisation.
const COMPILERS: &str = r#"
only = true
configuration = [
    { compiler = "clang-19", flags = ["-O0"] },
    { compiler = "GCC", flags = ["-O0"] },
    { compiler = "word", flags = ["-O0"] },
]
"#;

/// How many programs are compiled together: they are tiny.
const BATCH: usize = 256;

const CALLEE: FuncId = FuncId(1);
const LONG: Type = Type::Int(IntType::Long);

#[expect(clippy::disallowed_methods, reason = "who runs the test says how much it takes")]
fn stride() -> usize {
    match std::env::var("BITFROST_LAYOUTS").as_deref() {
        Ok("full") => 1,
        Ok(other) => panic!("BITFROST_LAYOUTS is `full` or not set, not `{other}`"),
        Err(_) => 64,
    }
}

fn record() -> Type {
    Type::Record(RECORD)
}

/// `S pass(S s, long a, long b, long c, S t, long d)` observes what arrives and returns `t`; the entry passes one value
/// twice and observes what comes back. The scalars show how many registers each side takes a record to have used;
/// a second record of two eightbytes finds one register left.
fn passing(of: Record) -> Program {
    let (enums, globals, functions) = (Vec::new(), Vec::new(), Vec::new());
    let records = vec![of];
    let mut program =
        Program { target: Target::default(), enums, records, globals, functions, entry: FuncId(0) };
    let (callee, entry) = (callee(&program), entry(&program));
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

/// What came of it.
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

fn check(toolchain: &Toolchain, mut records: impl Iterator<Item = Record>) -> Tally {
    let ledger = Ledger::bundled().unwrap();
    let (mut in_process, mut tally) = (InProcess::default(), Tally::default());
    loop {
        let programs: Vec<Program> = records.by_ref().take(BATCH).map(passing).collect();
        if programs.is_empty() {
            return tally;
        }
        let batch = run_programs(toolchain, &programs).unwrap();
        for (program, result) in programs.iter().zip(batch.results) {
            lang::check::program(program).unwrap_or_else(|why| panic!("{why}"));
            let Answer { expected, runs } = in_process.run(program);
            let own = answers(program, &Layouts::of(program).unwrap());
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

#[test]
fn every_record_arrives() {
    let tally = check(&toolchain(COMPILERS), SmallWorld::records().step_by(stride()));
    println!("{} records, {} runs, known: {:?}", tally.programs, tally.runs, tally.known);
    // Three compilers make nine pairs; the interpreter runs alone.
    assert_eq!(tally.runs, tally.programs * 10);
    assert!(tally.unexplained.is_empty(), "{}", tally.unexplained.join("\n"));
}

#[test]
fn a_record_passed_wrongly_is_found() {
    for fault in [StageFault::ExhaustionPerEightbyte, StageFault::ExhaustionIsFinal] {
        let options = Fault::from(fault).options();
        let mut toolchain = toolchain(COMPILERS);
        toolchain.set_lowering(options);
        let tally = check(&toolchain, SmallWorld::records().step_by(397));
        assert!(!tally.unexplained.is_empty(), "{fault}");
    }
}
