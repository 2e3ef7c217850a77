//! The metadata that the lowering adds to accesses, as clang 19 does where it optimises, compared with clang's own code before
//! its passes.

use crate::support;

use std::collections::{BTreeMap, BTreeSet};

use generator::Profile;
use ir::{Attachment, Const, MetadataBody, MetadataId, MetadataValue, Module};
use lang::{Features, Program, RecordId, Target, Type, Unit};
use lowering::{AccessMetadata, Options};
use support::tools;

/// A node without its number: the contents, and those of the nodes in it.
fn written(module: &Module, id: MetadataId) -> String {
    let MetadataBody::Tuple(values) = &module.metadata.nodes[id.index()].body else { return "?".to_owned() };
    let values = values.iter().map(|value| match value {
        MetadataValue::Node(id) => written(module, *id),
        MetadataValue::Text(text) => String::from_utf8_lossy(text).into_owned(),
        MetadataValue::Constant(Const::Int { value, .. }) => value.to_string(),
        MetadataValue::Constant(other) => format!("{other:?}"),
        MetadataValue::Null => "null".to_owned(),
    });
    format!("({})", values.collect::<Vec<_>>().join(" "))
}

/// The metadata on the accesses of each function, each once.
fn printed(text: &str, kinds: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let module = ir::read_module(text).unwrap();
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for function in &module.functions {
        let mut metadata = BTreeSet::new();
        for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
            let wanted = |attachment: &&Attachment| kinds.contains(&attachment.kind.as_str());
            let attached = module.metadata.attached(instruction.metadata).iter().filter(wanted);
            metadata.extend(
                attached
                    .map(|attachment| format!("{} {}", attachment.kind, written(&module, attachment.node))),
            );
        }
        if !metadata.is_empty() {
            all.insert(function.name.to_string(), metadata);
        }
    }
    all
}

/// A list of members without those of no bytes: clang names arrays of length zero, which say nothing about memory.
fn without_empty_members(list: &str) -> String {
    const EMPTY: &str =
        " 0 ((omnipotent char (Simple C/C++ TBAA) 0) (omnipotent char (Simple C/C++ TBAA) 0) 0)";
    let mut list = list.to_owned();
    while let Some(at) = list.find(EMPTY) {
        let offset = list[..at].rfind(['(', ' ']).map_or(0, |before| before + 1);
        list.replace_range(offset..at + EMPTY.len(), "");
    }
    let words: Vec<&str> = list.split_whitespace().collect();
    words.join(" ").replace("struct ( ", "struct (").replace(" )", ")")
}

/// Compares the first programs of a profile, to each of which is added a function for each record that copies one; the number of
/// functions that say something.
fn compared(programs: u64, profile: Profile, target: Target, kinds: &[&str]) -> usize {
    let mut without = Features::WIDE_BIT_INT.union(Features::LACKED_BY_CLANG);
    if target == Target::AArch64Linux {
        // `__float128` is one of x86-64's for clang 19.
        without = without.union(Features::QUAD);
    }
    let config = generator::Config { target, without, ..generator::Config::new(profile) };
    let programs = (0..programs).map(|index| generator::program(&generator::dna(17, index), &config));
    let texts: Vec<String> = programs.map(|program| with_copies(&program)).collect();
    let directory = tempfile::tempdir().unwrap();
    let at = directory.path();
    let files: Vec<String> = (0..texts.len()).map(|index| format!("{index}.c")).collect();
    files.iter().zip(&texts).for_each(|(file, text)| std::fs::write(at.join(file), text).unwrap());
    let triple = format!("--target={}", target.name());
    let flags = ["-w", "-O1", "-Xclang", "-disable-llvm-passes", &triple, "-S", "-emit-llvm"];
    tools::run("clang-19", at, &[&flags[..], &files.iter().map(String::as_str).collect::<Vec<_>>()].concat());
    let mut count = 0;
    for (index, text) in texts.iter().enumerate() {
        let clang = printed(&std::fs::read_to_string(at.join(format!("{index}.ll"))).unwrap(), kinds);
        let program = lang::parse::program(text, "all.c").unwrap_or_else(|why| panic!("{why}\n{text}"));
        let options = Options { metadata: AccessMetadata::Optimizing, ..Options::default() };
        let ours = lowering::lower::program(&program, &Unit::WHOLE, &options).unwrap();
        let ours = printed(&ir::print_module(&ours), kinds);
        for (name, theirs) in
            clang.iter().filter(|(name, _)| kinds.contains(&"range") || name.starts_with("copy"))
        {
            let theirs: BTreeSet<String> = theirs.iter().map(|list| without_empty_members(list)).collect();
            // Ours does not copy a record without bytes.
            if !ours.contains_key(name) && theirs.iter().eq(["tbaa.struct ()"]) {
                continue;
            }
            assert_eq!(ours.get(name), Some(&theirs), "{profile:?}, {name}\n{text}");
            count += 1;
        }
        let more = ours.keys().find(|name| name.starts_with("copy") && !clang.contains_key(*name));
        assert_eq!(more, None, "{profile:?}\n{text}");
    }
    count
}

/// The text of a program with functions that copy its records.
fn with_copies(program: &Program) -> String {
    let mut text = lang::print::program(program);
    let copied = |(_, record): &(RecordId, &lang::Record)| !record.tag.is_empty();
    for (number, (id, record)) in program.records().filter(copied).enumerate() {
        let ty = lang::print::ty(program, &Type::Record(id));
        let is_defined = |text: &str| text.contains(&format!("{} {{", record.tag));
        if is_defined(&text) || text.contains(&format!("}} {};", record.tag)) {
            text.push_str(&format!("void copy{number}({ty} *to, {ty} *from)\n{{\n    *to = *from;\n}}\n"));
        }
    }
    text
}

fn check_a_copy_names_the_members_that_clang_names(count: u64) {
    for target in [Target::X86_64Linux, Target::AArch64Linux] {
        let functions = [Profile::Bitfields, Profile::Mixed]
            .map(|profile| compared(count, profile, target, &["tbaa.struct"]));
        assert!(functions.into_iter().sum::<usize>() * 3 > count as usize * 5, "{functions:?}");
    }
}

#[test]
fn a_copy_names_the_members_that_clang_names() {
    check_a_copy_names_the_members_that_clang_names(12);
}

#[test]
#[ignore = "60 programs in place of 12: 9 CPU s"]
fn many_a_copy_names_the_members_that_clang_names() {
    check_a_copy_names_the_members_that_clang_names(60);
}

#[test]
fn a_bool_is_0_or_1_where_clang_says_so() {
    let functions = compared(60, Profile::Mixed, Target::X86_64Linux, &["range", "noundef"]);
    assert!(functions > 10, "{functions}");
}

/// The promises hold: where one is false, a run stops or sees other values. Padding that a copy leaves is undef, as LLVM 19 has
/// it; where it is poison, so is a part of a record that has padding and is loaded to be passed.
#[test]
fn what_is_said_is_true() {
    let mut interpreter = interpreter::Interpreter::new();
    let semantics = interpreter::Semantics::parse("llvm-19").unwrap();
    let settings = interpreter::Config { semantics, ..interpreter::Config::default() };
    for profile in [Profile::Bitfields, Profile::Mixed, Profile::Calls] {
        let config = generator::Config::new(profile);
        for index in 0..150 {
            let program = generator::program(&generator::dna(23, index), &config);
            let [plain, said] = [AccessMetadata::None, AccessMetadata::Optimizing].map(|metadata| {
                let options = Options { metadata, ..Options::default() };
                let module = lowering::lower::program(&program, &Unit::WHOLE, &options).unwrap();
                let entry = &program[program.entry].name;
                let run = interpreter.run(&module, entry, &settings);
                (run.outcome, run.observations.to_vec())
            });
            assert_eq!(plain, said, "{}", lang::print::program(&program));
        }
    }
}
