//! `print::constant`.

use ir::print::Printer;
use ir::*;

use ir::{Module, Operand};

fn check(constant: Const, text: &str) {
    let mut module = Module::new();
    let i7 = module.types.int(7);
    assert_eq!(module.types.int_width(i7), Some(7));
    let mut out = String::new();
    Printer::new(&module, &mut out).typed(Operand::Const(constant), &[]);
    assert_eq!(out, text);
}

#[test]
fn scalars_are_printed_as_llvm_does() {
    check(Const::i32(-5), "i32 -5");
    check(Const::i1(true), "i1 true");
    check(Const::Int { ty: TypeId::I128, value: 1 << 127 }, "i128 -170141183460469231731687303715884105728");
    check(Const::float(1.5), "float 0x3FF8000000000000");
    check(Const::Float { ty: TypeId::FLOAT, bits: 0x7f80_0001 }, "float 0x7FF0000020000000");
    check(Const::double(-0.0), "double 0x8000000000000000");
    check(Const::Float { ty: TypeId::HALF, bits: 0x3c00 }, "half 0xH3C00");
    check(
        Const::Float { ty: TypeId::X86_FP80, bits: 0x3fff_8000_0000_0000_0000 },
        "x86_fp80 0xK3FFF8000000000000000",
    );
    check(
        Const::Float { ty: TypeId::FP128, bits: 0x3fff << 112 },
        "fp128 0xL00000000000000003FFF000000000000",
    );
    check(Const::Zero(TypeId::I32), "i32 0");
    check(Const::Zero(TypeId::PTR), "ptr null");
}
