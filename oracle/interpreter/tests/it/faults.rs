//! For each planted fault, a program that shows it and that finishes without it.

use std::collections::HashSet;

use interpreter::{Config, Fault, Needs};
use ir::{
    Align, ArithFlags, BinaryOp, Call, Callee, CallingConvention, Const, FunctionBuilder, IntPredicate,
    Module, Operand, Packing, Param, ParamAttrs, TypeId,
};

use crate::common::{Got, Lib, run_faulty, run_module, stored, values};
use crate::{promise_faults, type_faults};

pub(crate) type Build = fn(&mut Lib, &mut FunctionBuilder);

/// An operation on two 32-bit numbers that are not constants for the decoder.
fn binary(lib: &mut Lib, f: &mut FunctionBuilder, op: BinaryOp, a: i32, b: i32) {
    let (a, b) = (opaque(f, Const::i32(a)), opaque(f, Const::i32(b)));
    let result = f.binary(op, ArithFlags::NONE, a, b);
    lib.show(f, result);
}

fn opaque(f: &mut FunctionBuilder, value: Const) -> Operand {
    let slot = stored(f, value, Align::EIGHT);
    f.load(value.ty(), slot, Align::EIGHT)
}

fn compare(lib: &mut Lib, f: &mut FunctionBuilder, predicate: IntPredicate) {
    let holds = f.icmp(predicate, Const::i32(-1), Const::i32(1));
    lib.show(f, holds);
}

fn show_f64(lib: &Lib, f: &mut FunctionBuilder, value: Operand) {
    f.call_plain(lib.observe_f64, TypeId::VOID, &[Const::i32(1).into(), value]);
}

fn odd(lib: &mut Lib, f: &mut FunctionBuilder) {
    let i24 = lib.module.types.int(24);
    let slot = stored(f, Const::i32(-1), Align::FOUR);
    f.store(Const::int(i24, 24, 0x12_3456), slot, Align::FOUR);
    let back = f.load(i24, slot, Align::FOUR);
    lib.show(f, back);
    lib.show_bytes(f, slot, 4);
}

/// Passes a record of three words with `attrs`, lets the callee write to it, and observes it afterwards.
fn by_pointer(lib: &mut Lib, f: &mut FunctionBuilder, attrs: fn(TypeId, Align) -> ParamAttrs) {
    let record = lib.module.types.structure(&[TypeId::I64; 3], Packing::Natural);
    let attrs = attrs(record, Align::EIGHT);
    let write = lib.function("write", TypeId::VOID, vec![Param { ty: TypeId::PTR, attrs }], |_, f| {
        f.store(Const::i64(7), f.param(0), Align::EIGHT);
        f.ret_void();
    });
    let object = stored(f, Const::Zero(record), Align::EIGHT);
    let (callee, args) = (Callee::Direct(write), vec![(object, attrs)]);
    f.call(Call {
        callee,
        ret: TypeId::VOID,
        ret_attrs: ParamAttrs::NONE,
        args,
        fixed: None,
        convention: CallingConvention::C,
        attrs: Default::default(),
        bundles: Vec::new(),
        tail: Default::default(),
    });
    lib.show_bytes(f, object, 24);
}

fn bulk(lib: &mut Lib, f: &mut FunctionBuilder) {
    let (copy, fill) = (lib.module.memcpy(), lib.module.memset());
    let (from, to) = (stored(f, Const::i32(0x0403_0201), Align::FOUR), stored(f, Const::i32(0), Align::FOUR));
    let (size, no) = (Operand::from(Const::i64(4)), Operand::from(Const::i1(false)));
    f.call_plain(copy, TypeId::VOID, &[to, from, size, no]);
    f.call_plain(fill, TypeId::VOID, &[from, Const::i8(9).into(), size, no]);
    lib.show_bytes(f, to, 4);
    lib.show_bytes(f, from, 4);
}

fn pair(lib: &mut Lib, f: &mut FunctionBuilder) {
    let pair = lib.module.types.structure(&[TypeId::I64, TypeId::I64], Packing::Natural);
    let make =
        lib.function("make", pair, vec![Param::plain(TypeId::I64), Param::plain(TypeId::I64)], |_, f| {
            let half = f.insert_value(Const::Poison(pair), f.param(0), &[0]);
            let whole = f.insert_value(half, f.param(1), &[1]);
            f.ret(whole);
        });
    let result = f.call_plain(make, pair, &[Const::i64(1).into(), Const::i64(2).into()]);
    let slot = stored(f, result.unwrap_or(Const::Zero(pair).into()), Align::EIGHT);
    lib.show_bytes(f, slot, 16);
}

fn cases(lib: &mut Lib, f: &mut FunctionBuilder) {
    let (one, two, other) = (f.new_block(), f.new_block(), f.new_block());
    let value = opaque(f, Const::i32(2));
    f.switch(value, other, vec![(1, one), (2, two)]);
    for (block, shown) in [(one, 10), (two, 20), (other, 30)] {
        f.position(block);
        lib.show(f, Const::i32(shown));
        f.ret_void();
    }
}

fn far(lib: &mut Lib, f: &mut FunctionBuilder) {
    let record = lib.module.types.structure(&[TypeId::I64; 3], Packing::Natural);
    let slot = stored(f, Const::Zero(record), Align::EIGHT);
    let third = f.gep(ir::GepFlags::INBOUNDS, record, slot, &[Const::i32(0).into(), Const::i32(2).into()]);
    f.store(Const::i64(1), third, Align::EIGHT);
    lib.show_bytes(f, slot, 24);
}

fn frozen(lib: &mut Lib, f: &mut FunctionBuilder) {
    let frozen = f.freeze(Const::Poison(TypeId::I64));
    let zero = f.xor(frozen, frozen);
    lib.show(f, zero);
}

fn overflow(lib: &mut Lib, f: &mut FunctionBuilder) {
    let sum = f.binary(BinaryOp::Add, ArithFlags::NSW, Const::i32(i32::MAX), Const::i32(1));
    lib.show(f, sum);
}

fn unwritten(lib: &mut Lib, f: &mut FunctionBuilder) {
    let slot = f.entry_alloca(TypeId::I32, Align::FOUR);
    let value = f.load(TypeId::I32, slot, Align::FOUR);
    lib.show(f, value);
}

const PROGRAMS: &[(Fault, Build)] = &[
    (Fault::AShrAsLShr, |lib, f| binary(lib, f, BinaryOp::AShr, -8, 1)),
    (Fault::LShrAsAShr, |lib, f| binary(lib, f, BinaryOp::LShr, -8, 1)),
    (Fault::SExtAsZExt, |lib, f| {
        let wide = f.sext(Const::i8(0x80), TypeId::I64);
        lib.show(f, wide);
    }),
    (Fault::ZExtAsSExt, |lib, f| {
        let wide = f.zext(Const::i8(0x80), TypeId::I64);
        lib.show(f, wide);
    }),
    (Fault::TruncKeepsHighBits, |lib, f| {
        let cut = f.trunc(Const::i32(0x1234), TypeId::I8);
        let same = f.icmp(IntPredicate::Eq, cut, Const::i8(0x34));
        lib.show(f, same);
    }),
    (Fault::SignedCompareAsUnsigned, |lib, f| compare(lib, f, IntPredicate::Slt)),
    (Fault::UnsignedCompareAsSigned, |lib, f| compare(lib, f, IntPredicate::Ult)),
    (Fault::MulIn32Bits, |lib, f| {
        let product = f.mul(Const::i64(1 << 20), Const::i64(1 << 20));
        lib.show(f, product);
    }),
    (Fault::SDivRoundsDown, |lib, f| binary(lib, f, BinaryOp::SDiv, -7, 2)),
    (Fault::SRemSignOfDivisor, |lib, f| binary(lib, f, BinaryOp::SRem, -7, 2)),
    (Fault::UDivAsSDiv, |lib, f| binary(lib, f, BinaryOp::UDiv, -8, 2)),
    (Fault::SiToFpAsUiToFp, |lib, f| {
        let value = f.sitofp(Const::i32(-1), TypeId::DOUBLE);
        show_f64(lib, f, value);
    }),
    (Fault::FpToIntThroughFloat, |lib, f| {
        let value = f.fptosi(Const::double(33_554_433.0), TypeId::I32);
        lib.show(f, value);
    }),
    (Fault::DoubleInFloat, |lib, f| {
        let value = f.fdiv(Const::double(1.0), Const::double(3.0));
        show_f64(lib, f, value);
    }),
    (Fault::OddLoadShort, odd),
    (Fault::OddStoreLong, odd),
    (Fault::FarOffsetShort, far),
    (Fault::MemCpyShort, bulk),
    (Fault::MemSetShort, bulk),
    (Fault::ByValShares, |lib, f| by_pointer(lib, f, ParamAttrs::byval)),
    (Fault::SRetElsewhere, |lib, f| by_pointer(lib, f, ParamAttrs::sret)),
    (Fault::ReturnDropsSecond, pair),
    (Fault::ArgumentsSwapped, pair),
    (Fault::SwitchLosesLastCase, cases),
    (Fault::PoisonIgnored, |lib, f| {
        let sum = f.add(Const::Poison(TypeId::I32), Const::i32(1));
        lib.show(f, sum);
    }),
    (Fault::FreezeForwards, frozen),
    (Fault::FreezeVaries, frozen),
    (Fault::FlagsIgnored, overflow),
    (Fault::LoadForgetsPoison, unwritten),
];

fn programs() -> impl Iterator<Item = (Fault, Build)> {
    PROGRAMS.iter().chain(crate::poison_faults::PROGRAMS).copied()
}

fn main_of(build: Build) -> Module {
    let mut lib = Lib::new();
    lib.main(build);
    lib.module
}

#[test]
fn each_fault_has_a_program_that_shows_it() {
    for (fault, build) in programs() {
        let module = main_of(build);
        let right = run_module(&module, &Config::default());
        assert_ne!(right, run_faulty(&module, fault), "{}", fault.name());
        if fault.exposure().needs == Needs::Ordinary {
            assert!(matches!(right, Got::Values(_)), "{}: {right:?}", fault.name());
        }
    }
    for (fault, program) in type_faults::PROGRAMS {
        let module =
            ir::read_module(&program.text()).unwrap_or_else(|error| panic!("{}: {error}", fault.name()));
        let right = run_module(&module, &Config::default());
        assert!(matches!(right, Got::Values(_)), "{}: {right:?}", fault.name());
        assert_ne!(right, run_faulty(&module, *fault), "{}", fault.name());
    }
    for (fault, text) in promise_faults::MODULES {
        let text = format!("{}{text}", promise_faults::HEAD);
        let module = ir::read_module(&text).unwrap_or_else(|error| panic!("{}: {error}", fault.name()));
        let right = run_module(&module, &Config::default());
        assert_ne!(right, run_faulty(&module, *fault), "{}", fault.name());
    }
    let of_text = type_faults::PROGRAMS.iter().map(|(fault, _)| *fault);
    let of_promises = promise_faults::MODULES.iter().map(|(fault, _)| *fault);
    let shown: HashSet<_> = programs().map(|(fault, _)| fault).chain(of_text).chain(of_promises).collect();
    assert_eq!(shown.len(), Fault::ALL.len(), "every fault has its program");
}

/// A fault changes only the programs that exercise it.
#[test]
fn faults_do_not_change_unrelated_programs() {
    for &fault in Fault::ALL {
        let module = main_of(|lib, f| binary(lib, f, BinaryOp::Add, 2, 3));
        assert_eq!(run_faulty(&module, fault), values(&[5]), "{}", fault.name());
    }
}
