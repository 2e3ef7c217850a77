//! `abi::quirks`.

use lang::Target;
use lowering::abi::Context;
use lowering::abi::quirks::*;
use lowering::layout::Dialect;

use std::collections::BTreeSet;

use lang::{Program, Signature};

use lowering::abi::{FunctionAbi, VaArg, VectorUnit, callee_view, classify_signature, lost_part};
use lowering::layout::Layouts;
use lowering::shape::MemTypes;

type Reading = (Vec<FunctionAbi>, Vec<&'static str>);

/// All readings of a signature: for callers, for callees, and the parts of its values that get lost.
fn readings(program: &Program, signature: &Signature, quirks: Quirks) -> Reading {
    let layouts = Layouts::compute(program).unwrap();
    let shapes = MemTypes::compute(program, &layouts);
    let of = |vectors| {
        let context = Context { quirks, vectors, ..Context::new(program, &layouts, &shapes) };
        [classify_signature(context, signature), callee_view(context, signature, VaArg::Compiler)]
    };
    let context = Context { quirks, ..Context::new(program, &layouts, &shapes) };
    let lost = signature.params.iter().filter_map(|ty| lost_part(context, ty)).collect();
    ([VectorUnit::Sse, VectorUnit::Avx].into_iter().flat_map(of).collect(), lost)
}

/// The dialects in which leaving out a quirk changes how its example is called.
fn shown_in<Amend>(target: Target, quirk: &Quirk<Amend>) -> Vec<Dialect> {
    let declared = lang::parse::declaration(quirk.example).unwrap();
    let (others, called) = declared.functions.split_at(declared.functions.len() - 1);
    let mut signature = called[0].1.clone();
    signature.params.extend(others.iter().flat_map(|(_, unnamed)| unnamed.params.clone()));
    let program = Program { target, ..declared.program };
    let shows = |dialect: &Dialect| {
        let quirks = Quirks::for_dialect(*dialect);
        let without = readings(&program, &signature, quirks.without_quirk(quirk.name));
        readings(&program, &signature, quirks) != without
    };
    Dialect::ALL.into_iter().filter(shows).collect()
}

fn check<Amend>(target: Target, quirk: &Quirk<Amend>) -> Option<&'static str> {
    let of = Dialect::ALL.into_iter().filter(|dialect| quirk.compilers.include(*dialect));
    (shown_in(target, quirk) != of.collect::<Vec<_>>()).then_some(quirk.name)
}

#[test]
fn each_quirk_shows_in_its_example_and_in_its_versions_alone() {
    let wrong: Vec<_> = on_x86_64().filter_map(|quirk| check(Target::X86_64Linux, quirk)).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    let wrong: Vec<_> = on_aarch64().filter_map(|quirk| check(Target::AArch64Linux, quirk)).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
    let wrong: Vec<_> = on_riscv64().filter_map(|quirk| check(Target::RiscV64Linux, quirk)).collect();
    assert!(wrong.is_empty(), "{wrong:?}");
}

#[test]
fn names_are_unique_on_a_platform() {
    let names = |all: Vec<&'static str>| assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len());
    names(on_x86_64().map(|quirk| quirk.name).collect());
    names(on_aarch64().map(|quirk| quirk.name).collect());
    names(on_riscv64().map(|quirk| quirk.name).collect());
}
