//! The conformance corpus: its rows, and the files made of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use conformance::curated::{cases, json, plain};
use lang::Target;
use lowering::abi::{Context, Quirks, classify_signature, lost_part};
use lowering::layout::Dialect;

/// The document whose clauses a target's cases name, the first words of its ids, and the least number of cases.
const DOCUMENTS: [(Target, &str, &[&str], usize); 3] = [
    (Target::X86_64Linux, "psABI ", &["sysv-"], 150),
    (Target::AArch64Linux, "AAPCS64 ", &["aapcs64-"], 100),
    (Target::RiscV64Linux, "RISC-V psABI ", &["riscv-"], 60),
];

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus/conformance")
}

#[test]
fn every_case_has_its_own_id_and_declarations() {
    for (target, _, prefixes, least) in DOCUMENTS {
        let cases = cases(target).unwrap();
        assert!(cases.len() >= least, "{target:?} has {} cases", cases.len());
        let (mut ids, mut identifiers, mut declared) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
        for case in &cases {
            let is_kebab = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || "-.".contains(c);
            assert!(case.id.chars().all(is_kebab), "{}", case.id);
            assert!(prefixes.iter().any(|prefix| case.id.starts_with(prefix)), "{}", case.id);
            assert!(ids.insert(&case.id), "{} is there twice", case.id);
            assert!(identifiers.insert(case.identifier()), "{} is another's identifier", case.id);
            let text: Vec<&str> = case.c.split_whitespace().collect();
            assert!(declared.insert(text.join(" ")), "{} declares what another does", case.id);
        }
    }
}

#[test]
fn every_clause_names_its_document_and_a_rule() {
    for (target, document, _, _) in DOCUMENTS {
        for case in cases(target).unwrap() {
            let (place, sentence) = case.clause.split_once(": ").unwrap();
            assert!(place.starts_with(document) && !sentence.is_empty(), "{}: {}", case.id, case.clause);
            assert!(case.clause.ends_with('.') && !case.rule.is_empty(), "{}: {}", case.id, case.clause);
        }
    }
}

#[test]
fn every_deviation_is_in_the_ledger() {
    let ledger = fs::read_to_string(directory().join("../known.toml")).unwrap();
    for case in DOCUMENTS.iter().flat_map(|(target, ..)| cases(*target).unwrap()) {
        if let Some(known) = case.known {
            assert!(ledger.contains(&format!("\nid = \"{known}\"\n")), "{}: {known}", case.id);
        }
    }
}

/// `INSTA_UPDATE=always` writes the files anew.
#[test]
fn the_json_is_that_of_the_cases() {
    #[expect(clippy::disallowed_methods, reason = "the variable by which insta writes its snapshots, too")]
    let is_update = std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always");
    for (target, ..) in DOCUMENTS {
        let text = json::array(&cases(target).unwrap()).unwrap();
        let path = directory().join(format!("{}.json", target.name()));
        if is_update {
            fs::write(&path, &text).unwrap();
        }
        let is_same = fs::read_to_string(&path).is_ok_and(|on_disk| on_disk == text);
        assert!(is_same, "{} is out of date: INSTA_UPDATE=always writes it", path.display());
    }
}

/// Each case has its function, its call and its check of the layout in the C files of its target.
#[test]
fn the_c_files_have_every_case() {
    for (target, ..) in DOCUMENTS {
        let cases = cases(target).unwrap();
        let files = plain::files(target, &cases).unwrap();
        let names = [".h", ".callee.c", ".caller.c"].map(|ending| format!("{}{ending}", target.name()));
        assert_eq!(files.each_ref().map(|(name, _)| name.clone()), names);
        for (case, (name, text)) in cases.iter().flat_map(|case| files.iter().map(move |file| (case, file))) {
            let comment = format!("\n/* {} */\n", case.id);
            assert_eq!(text.matches(&comment).count(), 1, "{} in {name}", case.id);
            assert!(
                text.contains(&format!("layout_{}()", case.identifier())) || name.ends_with(".h"),
                "{}",
                case.id
            );
        }
    }
}

/// Cases that clang 19 or gcc 12 passes otherwise than the document says are marked, and those that neither does are not.
#[test]
fn marked_cases_are_those_that_compilers_pass_otherwise() {
    let mut wrong = Vec::new();
    for case in DOCUMENTS.iter().flat_map(|(target, ..)| cases(*target).unwrap()) {
        let deviates = case.by_document(|context| {
            let document = classify_signature(context, &case.signature);
            let passes_so = |dialect| {
                let context = Context { quirks: Quirks::for_dialect(dialect), ..context };
                let mut types = case.signature.params.iter().chain(&case.signature.ret);
                let passed = classify_signature(context, &case.signature);
                passed.is_compatible_with(&document) && types.all(|ty| lost_part(context, ty).is_none())
            };
            ![Dialect::Clang, Dialect::Gcc].into_iter().all(passes_so)
        });
        if deviates.unwrap() != case.known.is_some() {
            wrong.push(format!("{}: {:?}", case.id, case.known));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
