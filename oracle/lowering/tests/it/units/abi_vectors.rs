//! `abi::vectors`.

use lang::Target;
use lowering::abi::vectors::*;

#[test]
fn units_are_found_by_their_names_and_their_flags() {
    for unit in VectorUnit::ALL {
        assert_eq!(unit.name().parse(), Ok(unit));
        assert_eq!(VectorUnit::of_flags(unit.flag()), unit);
        assert_eq!(unit.feature().map(|feature| format!("-m{feature}")).as_deref(), unit.flag());
    }
    assert_eq!(VectorUnit::of_flags(["-O2", "-mavx512f", "-mavx"]), VectorUnit::Avx512);
    assert!("mmx".parse::<VectorUnit>().is_err());
}

#[test]
fn a_unit_is_of_x86_64() {
    assert_eq!(VectorUnit::Avx.for_target(Target::X86_64Linux), Ok(VectorUnit::Avx));
    assert_eq!(VectorUnit::Sse.for_target(Target::AArch64Linux), Ok(VectorUnit::Sse));
    let refused = VectorUnit::Avx.for_target(Target::AArch64Linux).unwrap_err().to_string();
    assert_eq!(refused, "aarch64-linux-gnu has one kind of vector registers: `avx` is a unit of x86-64");
}
