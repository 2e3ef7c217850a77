//! The conformance corpus: its rows, the files made of them, and what compilers make of those.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

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

mod compiled {
    use std::process::{Command, Output};

    use super::*;

    /// A compiler with its options.
    type Compiler = &'static [&'static str];
    /// The platform, its compilers, of which the first links, and the emulator.
    type Platform = (Target, &'static [Compiler], Option<&'static str>);

    const X86_64: Platform = (
        Target::X86_64Linux,
        &[&["gcc", "-O0"], &["gcc", "-O2"], &["clang-19", "-O0"], &["clang-19", "-O2"]],
        None,
    );
    const AARCH64: Platform = (
        Target::AArch64Linux,
        &[
            &["aarch64-linux-gnu-gcc", "-O0"],
            &["aarch64-linux-gnu-gcc", "-O2"],
            &["clang-19", "--target=aarch64-linux-gnu", "-O0"],
            &["clang-19", "--target=aarch64-linux-gnu", "-O2"],
        ],
        Some("qemu-aarch64"),
    );
    const RISCV64: Platform = (
        Target::RiscV64Linux,
        &[
            &["riscv64-linux-gnu-gcc", "-O0"],
            &["riscv64-linux-gnu-gcc", "-O2"],
            &["clang-19", "--target=riscv64-linux-gnu", "-O0"],
            &["clang-19", "--target=riscv64-linux-gnu", "-O2"],
        ],
        Some("qemu-riscv64"),
    );

    fn output(words: &[&str]) -> Output {
        #[expect(clippy::disallowed_methods, reason = "the test asks the compilers of the machine")]
        let output = Command::new(words[0]).args(&words[1..]).output();
        output.unwrap_or_else(|why| panic!("{words:?}: {why}"))
    }

    fn done(words: &[&str]) {
        let output = output(words);
        assert!(output.status.success(), "{words:?}: {}", String::from_utf8_lossy(&output.stderr));
    }

    /// A directory with the C files of a target's cases.
    fn sources(target: Target) -> tempfile::TempDir {
        let scratch = tempfile::tempdir().unwrap();
        for (name, text) in plain::files(target, &cases(target).unwrap()).unwrap() {
            fs::write(scratch.path().join(name), text).unwrap();
        }
        scratch
    }

    /// The object file that a compiler makes of one side, whose source lies in the directory.
    fn object(scratch: &Path, target: Target, side: &str, compiler: &[&str]) -> String {
        let source = scratch.join(format!("{}.{side}.c", target.name())).display().to_string();
        let object = scratch.join(format!("{side} {}.o", compiler.join(" "))).display().to_string();
        done(&[compiler, &["-std=gnu11", "-w", "-c", &source, "-o", &object]].concat());
        object
    }

    /// Links both sides and runs them with these arguments.
    fn run(linker: &str, emulator: Option<&str>, objects: [&str; 2], arguments: &[&str]) -> Output {
        let program = format!("{}.program", objects[1]);
        done(&[linker, "-static", objects[0], objects[1], "-o", &program]);
        let words: Vec<&str> = emulator.into_iter().chain([program.as_str()]).collect();
        output(&[&words, arguments].concat())
    }

    /// Compiles both files with every compiler, and returns the lines that each caller with each callee writes.
    fn lines((target, compilers, emulator): Platform) -> Vec<(String, String)> {
        let scratch = sources(target);
        let all = |side: &str| -> Vec<String> {
            compilers.iter().map(|compiler| object(scratch.path(), target, side, compiler)).collect()
        };
        let (callers, callees) = (all("caller"), all("callee"));
        let mut lines = Vec::new();
        let numbers = 0..compilers.len();
        for (caller, callee) in numbers.clone().flat_map(|a| numbers.clone().map(move |b| (a, b))) {
            let ended = run(compilers[0][0], emulator, [&callers[caller], &callees[callee]], &[]);
            let pair = format!("{} calls {}", compilers[caller].join(" "), compilers[callee].join(" "));
            let text = String::from_utf8(ended.stdout).unwrap();
            assert!(text.contains(" right, "), "{pair}: {text} {:?}", ended.status);
            lines.extend(text.lines().map(|line| (pair.clone(), line.to_owned())));
        }
        lines
    }

    /// Every pair of compilers agrees about every case, unless the ledger knows better; and what the ledger knows shows.
    fn check(platform: Platform) {
        let lines = lines(platform);
        let cases = cases(platform.0).unwrap();
        let wrong = lines.iter().filter(|(_, line)| line.contains(": expected "));
        let mut shown = BTreeSet::new();
        let mut unexplained = Vec::new();
        for (pair, line) in wrong {
            let id = line.split_once(": ").unwrap().0;
            match cases.iter().find(|case| case.id == id).and_then(|case| case.known.as_ref()) {
                Some(_) => drop(shown.insert(id)),
                None => unexplained.push(format!("{pair}: {line}")),
            }
        }
        assert!(unexplained.is_empty(), "{}", unexplained.join("\n"));
        let hidden = cases.iter().filter(|case| case.known.is_some() && !shown.contains(case.id.as_str()));
        let hidden: Vec<_> = hidden.map(|case| &case.id).collect();
        assert!(hidden.is_empty(), "no pair of compilers shows the deviation of {hidden:?}");
    }

    /// A compiler that leaves out padding is wrong about cases that have some, and right about one that has none.
    #[test]
    fn a_wrong_compiler_is_noticed() {
        let (target, compilers, _) = X86_64;
        let scratch = sources(target);
        let caller = object(scratch.path(), target, "caller", compilers[0]);
        let callee = object(scratch.path(), target, "callee", &["gcc", "-fpack-struct=1"]);
        let ids = ["sysv-3.1.2-align-int", "sysv-3.2.3-integer-three-chars", "sysv-3.2.3-sse-float-double"];
        let ended = run("gcc", None, [&caller, &callee], &ids);
        let text = String::from_utf8(ended.stdout).unwrap();
        assert_eq!(ended.status.code(), Some(2), "{text}");
        assert!(text.ends_with("1 right, 2 wrong, 0 not defined\n"), "{text}");
        assert!(!text.contains(ids[1]), "{text}");
    }

    #[test]
    #[ignore = "16 CPU s: the conformance corpus between every two compilers"]
    fn compilers_agree_on_x86_64() {
        check(X86_64);
    }

    #[test]
    #[ignore = "a quarter of a minute for each platform; x86-64 stands for the others"]
    fn compilers_agree_on_aarch64() {
        check(AARCH64);
    }

    #[test]
    #[ignore = "a quarter of a minute for each platform; x86-64 stands for the others"]
    fn compilers_agree_on_riscv64() {
        check(RISCV64);
    }
}
