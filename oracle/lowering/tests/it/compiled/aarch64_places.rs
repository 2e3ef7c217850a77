//! The places of arguments and results under AAPCS64, looked up in the machine: each signature is called by code of a compiler,
//! and the registers and the stack are written down at the call (`support/places.rs`).

use crate::support;

use lang::{Program, Signature, Type};
use lowering::abi::classify_signature;
use lowering::layout::Dialect;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use support::places::{astray, by_itself};
use support::{aapcs, c};

fn check(seed: u64, dialect: Dialect, types: aapcs::Types) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let program = aapcs::program(&mut rng, 300, types);
    let mut signatures: Vec<_> = program.records().map(|(id, _)| by_itself(Type::Record(id))).collect();
    signatures.extend(aapcs::signatures(&mut rng, &program, 600, types));
    let astray = astray(&program, &signatures, dialect, classify_signature, &mut rng);
    let mut firsts = astray.clone();
    firsts.dedup_by_key(|which| which.split(' ').next().unwrap().to_owned());
    let shown: Vec<_> = firsts.iter().take(8).map(|which| shown(&program, &signatures, which)).collect();
    assert!(astray.is_empty(), "{dialect:?}, {}:\n{}", astray.len(), shown.join("\n"));
}

fn shown(program: &Program, signatures: &[Signature], which: &str) -> String {
    let signature = &signatures[which.split(' ').next().unwrap().parse::<usize>().unwrap()];
    let used = signature.params.iter().chain(&signature.ret).filter_map(Type::as_record);
    let records: String = used.map(|id| c::declaration(program, id)).collect();
    let params: Vec<_> = signature.params.iter().map(|ty| c::declare(program, ty, "")).collect();
    let ret = c::declare(program, signature.ret.as_ref().unwrap_or(&Type::Void), "");
    format!("{which}: {ret} ({}), named {}\n{records}", params.join(", "), signature.named())
}

#[test]
#[ignore = "6 CPU s: signatures compiled for AArch64"]
fn clang_has_them_there() {
    (61..64).for_each(|seed| check(seed, Dialect::Clang, aapcs::Types::Clang));
}

#[test]
#[ignore = "5 CPU s: signatures compiled for AArch64"]
fn gcc_has_them_there() {
    check(64, Dialect::Gcc, aapcs::Types::Common);
}

#[test]
#[ignore = "three more programs of 300 records: 8 CPU s"]
fn many_are_where_gcc_has_them() {
    (65..68).for_each(|seed| check(seed, Dialect::Gcc, aapcs::Types::Common));
}
