//! Reductions of modules: each regression of LLVM, hidden in a generated module, comes out small.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::fs;
use std::path::{Path, PathBuf};

use engines::native::{ExtraConfiguration, Family, Settings, Toolchain};
use engines::recipe::Recipe;
use examination::examine::{ModuleSettings, Oracle};
use examination::reduction::{ReductionContext, reduce};
use examination::toolchains;
use host::clock::Deadline;
use host::machine;
use host::run_end::Control;
use interpreter::Semantics;
use judge::ModuleCase;
use judge::ledger::Ledger;
use lowering::abi::VectorUnit;
use reducer::ModuleSize;

/// The most instructions of the median reduction.
const MEDIAN: u64 = 12;

fn files() -> Vec<PathBuf> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/regressions");
    let files = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = files.filter(|file| file.extension().is_some_and(|end| end == "ll")).collect();
    files.sort();
    files
}

fn header<'t>(text: &'t str, key: &str) -> &'t str {
    text.lines().find_map(|line| line.strip_prefix("; ")?.strip_prefix(key)?.strip_prefix(": ")).unwrap()
}

fn recipe(text: &str) -> Recipe {
    match header(text, "recipe").split_once(' ') {
        Some(("level", level)) => Recipe::level(level),
        Some(("passes", passes)) => Recipe::passes(passes),
        other => panic!("no recipe: {other:?}"),
    }
}

/// The regression with a generated module that its entry function calls at first.
fn hidden(text: &str, number: u64) -> ir::Module {
    let config = generator::ir::ModuleConfig::determined(generator::ir::Profile::Ir);
    let around = generator::ir::module(&generator::dna(7, number), &config);
    let around = ir::print_module(&around).replace("@entry(", "@generated(");
    let name = |declaration: &str| {
        declaration.split('@').nth(1).and_then(|rest| rest.split('(').next()).map(str::to_owned)
    };
    let is_known = |line: &str| name(line).is_some_and(|name| text.contains(&format!("@{name}(")));
    let is_own =
        |line: &&str| !(line.starts_with("target ") || line.starts_with("declare ") && is_known(line));
    let own: Vec<&str> = around.lines().filter(is_own).collect();
    let calling =
        text.replacen("define void @entry() {\n", "define void @entry() {\n  call void @generated()\n", 1);
    let whole = format!("{calling}\n{}", own.join("\n"));
    let module = ir::read_module(&whole).unwrap_or_else(|why| panic!("{why}\n{whole}"));
    ir::verify(&module).unwrap_or_else(|why| panic!("{why}\n{whole}"));
    module
}

/// Our lowering through clang: modules use no other compiler.
fn settings() -> Settings {
    let word = ExtraConfiguration { compiler: "word".to_owned(), flags: vec!["-O0".to_owned()] };
    Settings { vectors: VectorUnit::default(), ..Settings::default().with_only(vec![word]) }
}

fn is_here(toolchain: &Toolchain, text: &str) -> bool {
    let wrong = header(text, "wrong").strip_prefix("llvm ").unwrap();
    let mut clangs = toolchain.configurations().iter().filter(|c| c.compiler.family == Family::Clang);
    clangs.any(|clang| clang.compiler.version.contains(wrong))
}

/// The sizes of a hidden regression and of its reduction.
fn reduced(compilers: &Settings, toolchain: &Toolchain, text: &str, number: u64) -> (u64, u64) {
    let semantics = Semantics::LLVM_19;
    let case = ModuleCase { module: hidden(text, number), entry: "entry".into(), semantics };
    let settings = ModuleSettings { small: false, semantics, recipes: vec![recipe(text)] };
    // Without the ledger each is a mismatch.
    let ledger = Ledger::default();
    let examined = Oracle::new(Some(toolchain), &ledger, settings.clone()).examine_one(&case).unwrap();
    let finding = examined.report.mismatches().next().unwrap();
    let context = ReductionContext {
        input: None,
        compilers: Some(compilers),
        started: None,
        tested: None,
        settings: &settings,
        ledger: &ledger,
        control: &Control::new(Deadline::from_now(None)),
        jobs: machine::processors(),
        max_tests: 10_000,
    };
    let reduced = reduce(&case, &finding.signature.0, &context).unwrap();
    let ModuleSize { instructions, .. } = reduced.after;
    (reduced.before.instructions, instructions)
}

#[test]
#[ignore = "a reduction for each regression of LLVM"]
fn a_hidden_regression_is_reduced_to_few_instructions() {
    let compilers = settings();
    let toolchain = toolchains::native(&compilers, machine::processors()).unwrap();
    let texts = files().into_iter().map(|file| fs::read_to_string(file).unwrap());
    let here: Vec<String> = texts.filter(|text| is_here(&toolchain, text)).collect();
    let mut sizes = Vec::new();
    for (number, text) in (0..).zip(&here) {
        let (before, after) = reduced(&compilers, &toolchain, text, number);
        assert!(before > after, "{before} to {after}");
        sizes.push(after);
    }
    sizes.sort_unstable();
    let median = sizes.get(sizes.len() / 2).copied().unwrap_or_default();
    assert!(median <= MEDIAN, "{sizes:?}");
}
