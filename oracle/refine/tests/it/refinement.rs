//! The pairs of `corpus/refinement`: the verdicts of `refine` on each are those of its comment.

use std::collections::BTreeMap;
use std::path::Path;

use interpreter::Semantics;
use ir::Module;
use refine::sets::{Coverage, EnumerationLimits, FunctionRef};
use refine::{Method, Refinement, refines, refines_by};

/// The lines `; NAME: VERDICT` of a file.
fn wanted(text: &str) -> BTreeMap<String, String> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("; ")?.split_once(": "));
    let known = lines.filter(|(_, verdict)| ["right", "wrong", "vacuous"].contains(verdict));
    known.map(|(name, verdict)| (name.to_owned(), verdict.to_owned())).collect()
}

fn judged(module: &Module) -> BTreeMap<String, String> {
    let names = module.functions.iter().filter_map(|function| function.name.strip_prefix("src."));
    let judge = |name: &str| {
        let find = |side: &str| module.function(&format!("{side}.{name}")).expect(name);
        let [source, target] = ["src", "tgt"].map(|side| FunctionRef { module, function: find(side) });
        let semantics: Semantics = "llvm-19".parse().expect("a preset");
        match refines(source, target, semantics, EnumerationLimits::default()) {
            Refinement::Refines { .. } => "right".to_owned(),
            Refinement::Vacuous { .. } => "vacuous".to_owned(),
            Refinement::DoesNot(_) => "wrong".to_owned(),
            Refinement::TooLarge(why) | Refinement::Unsupported(why) => why.to_owned(),
        }
    };
    names.map(|name| (name.to_owned(), judge(name))).collect()
}

#[test]
fn every_pair_of_the_corpus_is_judged_as_it_says() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/refinement");
    let files =
        std::fs::read_dir(&folder).expect("corpus/refinement").map(|entry| entry.expect("a file").path());
    let mut pairs = 0;
    for path in files.filter(|path| path.extension().is_some_and(|extension| extension == "ll")) {
        let text = std::fs::read_to_string(&path).expect("a file");
        let module = ir::read_module(&text).unwrap_or_else(|why| panic!("{}:{why}", path.display()));
        let (wanted, judged) = (wanted(&text), judged(&module));
        assert_eq!(judged, wanted, "{}", path.display());
        pairs += wanted.len();
    }
    assert!(pairs >= 150, "{pairs} pairs");
}

/// Pairs of functions of wide integers, every one of which has a proof where it is right.
#[test]
fn wide_integers_are_proved() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/refinement/integers.ll");
    let module = ir::read_module(&std::fs::read_to_string(path).expect("a file")).expect("a module");
    let names = module.functions.iter().filter_map(|function| function.name.strip_prefix("src."));
    let mut proved = 0;
    for name in names {
        let find = |side: &str| module.function(&format!("{side}.{name}")).expect(name);
        let [source, target] =
            ["src", "tgt"].map(|side| FunctionRef { module: &module, function: find(side) });
        let semantics: Semantics = "llvm-19".parse().expect("a preset");
        let limits = EnumerationLimits::default();
        match refines_by(Method::Proof, source, target, semantics, limits) {
            Refinement::Refines { coverage: Coverage::Proved, .. } => proved += 1,
            Refinement::DoesNot(_) => {}
            other => panic!("{name}: {other:?}"),
        }
    }
    assert!(proved >= 25, "{proved} pairs");
}

/// A constant expression is no instruction, and only instructions are put into the other byte order.
#[test]
fn constant_bitcasts_of_vectors_have_no_verdict_in_big_endian_order() {
    let text = "target datalayout = \"E-p:64:64\"\ndefine i16 @src.half() {\n  \
                %x = extractelement <2 x i16> bitcast (<1 x i32> <i32 1> to <2 x i16>), i32 0\n  ret i16 %x\n}\n\
                define i16 @tgt.half() {\n  ret i16 1\n}\n";
    let judged = judged(&ir::read_module(text).expect("a module"));
    assert_eq!(judged["half"], "a constant bitcast of vectors in big-endian order");
    let little = judged_little(text);
    assert_eq!(little["half"], "right");
}

fn judged_little(text: &str) -> BTreeMap<String, String> {
    judged(&ir::read_module(&text.replace("\"E-", "\"e-")).expect("a module"))
}
