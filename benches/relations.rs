//! Reduced programs as relations in the crash database: their size, and the time of questions.
//!
//! `cargo bench --bench relations`; `BITFROST_FINDINGS=100000` sets the number of findings, by default 5,000, each a module of at most 24
//! instructions.
#![expect(clippy::print_stdout, reason = "a bench prints what it measures")]

use std::path::PathBuf;
use std::sync::LazyLock;
use std::time::Duration;

use case_files::Language;
use database::{
    Completeness, Database, FindingId, FoundVerdict, NewExamination, NewFinding, NewProgram, NewReduction,
    Origin,
};
use divan::Bencher;
use generator::ir::{ModuleConfig, Profile};
use tempfile::TempDir;

/// The instructions of a reduced module.
const INSTRUCTIONS: usize = 24;
/// The tables and indices of relations.
const STORED: [&str; 6] =
    ["instruction_fact", "instruction_by_opcode", "operand_fact", "shape", "shape_by_program", "word"];

static FILE: LazyLock<(TempDir, PathBuf)> = LazyLock::new(|| {
    let directory = tempfile::tempdir().expect("a temporary directory");
    let path = directory.path().join("relations.db");
    fill(&path, findings());
    (directory, path)
});

#[expect(clippy::disallowed_methods, reason = "a bench reads its size from the environment")]
fn findings() -> usize {
    std::env::var("BITFROST_FINDINGS").ok().and_then(|count| count.parse().ok()).unwrap_or(5000)
}

fn fill(path: &std::path::Path, findings: usize) {
    let modules = (0..).map(|at| {
        let config = ModuleConfig { profile: Profile::IrSmall, ..ModuleConfig::default() };
        generator::ir::module(&generator::dna(5, at), &config)
    });
    let size = |module: &ir::Module| -> usize {
        let blocks = module.functions.iter().flat_map(|function| &function.blocks);
        blocks.map(|block| block.instructions.len() + 1).sum()
    };
    let mut database = Database::open(path).expect("a database");
    let program = |origin, text| NewProgram::without_dna(origin, Language::LlvmIr, text);
    let examination = || NewExamination::shown("cause".to_owned(), "it differs".to_owned());
    for (at, module) in modules.filter(|module| size(module) <= INSTRUCTIONS).take(findings).enumerate() {
        let found = NewFinding {
            program: program(Origin::Written, format!("; {at}")),
            verdict: FoundVerdict::Mismatch,
            signature: "cause".to_owned(),
            to_reduce: false,
            examination: examination(),
        };
        let stored = database.store_finding(&found, 1).expect("a finding");
        let text = ir::print_module(&module);
        let new =
            NewReduction { program: program(Origin::Reduced, text), attempts: 1, examination: examination() };
        database.store_reduction(stored.id, &new, Completeness::Whole, 2).expect("a reduction");
    }
}

fn open() -> Database {
    Database::open_to_read(&FILE.1).expect("the database")
}

fn main() {
    let database = open();
    let number = |sql: &str| {
        let rows = database.query(sql, Duration::from_secs(600)).expect("a query").rows;
        rows[0][0].as_u64().unwrap_or_default()
    };
    let programs = number("SELECT count(DISTINCT program) FROM instruction_fact").max(1);
    let instructions = number("SELECT count(*) FROM instruction_fact");
    println!("{programs} reduced programs of {:.1} instructions", instructions as f64 / programs as f64);
    for name in STORED {
        let bytes = number(&format!("SELECT sum(pgsize) FROM dbstat WHERE name = '{name}'"));
        println!("{name}: {} bytes each", bytes / programs);
    }
    divan::main();
}

const QUERIES: [&str; 3] = [
    "SELECT count(*) FROM shapes WHERE shape = '? freeze-matters'",
    "SELECT count(DISTINCT finding) FROM instructions WHERE opcode = 'srem'",
    "SELECT count(DISTINCT u.program) FROM instruction_fact u JOIN operand_fact o USING (program, instruction)
     JOIN instruction_fact d ON d.program = o.program AND d.result = o.variable
     WHERE u.opcode = (SELECT id FROM word WHERE text = 'srem') AND d.opcode = (SELECT id FROM word WHERE text = 'freeze')",
];

#[divan::bench(args = [0, 1, 2])]
fn query(bencher: Bencher<'_, '_>, number: usize) {
    let database = open();
    bencher.bench_local(|| {
        database.query(QUERIES[number], Duration::from_secs(600)).expect("a query").rows.len()
    });
}

#[divan::bench]
fn question(bencher: Bencher<'_, '_>) {
    let database = open();
    bencher.bench_local(|| database.answering("freeze-matters").expect("findings").len());
}

#[divan::bench(sample_count = 5)]
fn similar(bencher: Bencher<'_, '_>) {
    let database = open();
    bencher.bench_local(|| database.similar(FindingId(17), 10).expect("findings").len());
}
