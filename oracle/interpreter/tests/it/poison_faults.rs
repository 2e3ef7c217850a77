//! A program for each planted fault that only poison exposes.

use interpreter::{Bytecode, ConcreteMachine, Config, Fault, FaultSet, Outcome, decode_with_faults};
use ir::{
    Align, ArithFlags, BinaryOp, CastFlags, CastOp, Const, FieldAccess, FunctionBuilder, GepFlags,
    IntPredicate, Operand, Packing, Param, ParamAttr, ParamAttrs, TypeId,
};
use refine::bits::{self, Containment, RunEnd};

use crate::common::{Lib, stored};
use crate::faults::Build;

const BAD: Const = Const::Poison(TypeId::I32);

fn flagged(lib: &mut Lib, f: &mut FunctionBuilder, op: BinaryOp, flags: ArithFlags, a: i32, b: i32) {
    let result = f.binary(op, flags, Const::i32(a), Const::i32(b));
    lib.show(f, result);
}

fn cast(lib: &mut Lib, f: &mut FunctionBuilder, op: CastOp, flags: CastFlags, to: TypeId) {
    let result = f.cast(op, flags, Const::i32(-1), to);
    lib.show(f, result);
}

/// Two bytes, the second of them poison.
fn half_poison(lib: &mut Lib) -> (TypeId, Const) {
    let v = lib.module.types.vector(2, TypeId::I8);
    (v, lib.module.aggregate(v, vec![Const::i8(7), Const::Poison(TypeId::I8)]))
}

fn lane(lib: &mut Lib, f: &mut FunctionBuilder, vector: Operand, at: i32) {
    let lane = f.extract_element(TypeId::I8, vector, Const::i32(at));
    lib.show(f, lane);
}

fn select(lib: &mut Lib, f: &mut FunctionBuilder, condition: Const) {
    let chosen = f.select(condition, Const::i32(1), BAD);
    lib.show(f, chosen);
}

/// Branches to the left, where the phi is 1.
fn join(lib: &mut Lib, f: &mut FunctionBuilder, condition: Const, other: Const) {
    let (left, right, out) = (f.new_block(), f.new_block(), f.new_block());
    f.cond_br(condition, left, right);
    for block in [left, right] {
        f.position(block);
        f.br(out);
    }
    f.position(out);
    let value = f.phi(TypeId::I32, &[(Const::i32(1).into(), left), (other.into(), right)]);
    lib.show(f, value);
}

/// Copies a byte whose low half is poison.
fn copied(lib: &mut Lib, f: &mut FunctionBuilder, show: fn(&mut Lib, &mut FunctionBuilder, TypeId, Operand)) {
    let copy = lib.module.memcpy();
    let i4 = lib.module.types.int(4);
    let nibbles = lib.module.types.vector(2, i4);
    let value = lib.module.aggregate(nibbles, vec![Const::Poison(i4), Const::int(i4, 4, 5)]);
    let (from, to) = (stored(f, value, Align::ONE), f.entry_alloca(TypeId::I8, Align::ONE));
    f.call_plain(copy, TypeId::VOID, &[to, from, Const::i64(1).into(), Const::i1(false).into()]);
    show(lib, f, nibbles, to);
}

/// Loads the second member, 3 bits after 3 bits, of an object with `first` as first member.
fn load_second_member(
    lib: &mut Lib,
    f: &mut FunctionBuilder,
    first: Const,
) -> (TypeId, Operand, FieldAccess) {
    let i3 = lib.module.types.int(3);
    let i2 = lib.module.types.int(2);
    let of = lib.module.types.structure(&[i3, i3, i2], Packing::Bits);
    let ptr = f.entry_alloca(of, Align::ONE);
    let field = |index| FieldAccess { of, index, ptr, align: Align::ONE, volatile: false };
    if first != BAD {
        f.store_field(Const::int(i3, 3, 6), field(0));
    }
    f.store_field(Const::int(i3, 3, 5), field(1));
    (i3, ptr, field(1))
}

/// Passes poison to a function with `noundef` parameters and result, which returns it.
fn promises(lib: &mut Lib, f: &mut FunctionBuilder) {
    let attrs = ParamAttrs::NONE.with_attribute(ParamAttr::NoUndef);
    let ignore = lib.function("ignore", TypeId::VOID, vec![Param { ty: TypeId::I32, attrs }], |_, f| {
        f.ret_void();
    });
    f.call_plain(ignore, TypeId::VOID, &[BAD.into()]);
}

fn half_returned(lib: &mut Lib, f: &mut FunctionBuilder) {
    let pair = lib.module.types.structure(&[TypeId::I64, TypeId::I64], Packing::Natural);
    let make = lib.function("make", pair, vec![Param::plain(TypeId::I64)], |_, f| {
        let half = f.insert_value(Const::Poison(pair), f.param(0), &[0]);
        f.ret(half);
    });
    let half = f.call_plain(make, pair, &[Const::i64(3).into()]).expect("a result");
    let first = f.extract_value(TypeId::I64, half, &[0]);
    lib.show(f, first);
}

fn past_the_end(lib: &mut Lib, f: &mut FunctionBuilder) {
    let slot = f.entry_alloca(TypeId::I32, Align::FOUR);
    let outside = f.gep(GepFlags::INBOUNDS, TypeId::I32, slot, &[Const::i64(2).into()]);
    let same = f.icmp(IntPredicate::Eq, outside, outside);
    lib.show(f, same);
}

fn unwritten(lib: &mut Lib, f: &mut FunctionBuilder) {
    let slot = f.entry_alloca(TypeId::I32, Align::FOUR);
    let value = f.load(TypeId::I32, slot, Align::FOUR);
    lib.show(f, value);
}

const TRUNC: CastFlags = CastFlags { nuw: true, nneg: false, nsw: false };
const NNEG: CastFlags = CastFlags { nneg: true, nuw: false, nsw: false };

pub(crate) const PROGRAMS: &[(Fault, Build)] = &[
    (Fault::AndZeroKnown, |lib, f| {
        let zero = f.and(BAD, Const::i32(0));
        lib.show(f, zero);
    }),
    (Fault::ComparePoisonFalse, |lib, f| {
        let equal = f.icmp(IntPredicate::Eq, BAD, Const::i32(0));
        lib.show(f, equal);
    }),
    (Fault::DivisionByPoison, |_, f| {
        f.udiv(Const::i32(1), BAD);
    }),
    (Fault::ShiftAmountWraps, |lib, f| flagged(lib, f, BinaryOp::Shl, ArithFlags::NONE, 1, 33)),
    (Fault::NswSubIgnored, |lib, f| flagged(lib, f, BinaryOp::Sub, ArithFlags::NSW, i32::MIN, 1)),
    (Fault::NswMulIgnored, |lib, f| flagged(lib, f, BinaryOp::Mul, ArithFlags::NSW, i32::MAX, 2)),
    (Fault::NswShlIgnored, |lib, f| flagged(lib, f, BinaryOp::Shl, ArithFlags::NSW, 1, 31)),
    (Fault::NuwIgnored, |lib, f| flagged(lib, f, BinaryOp::Add, ArithFlags::NUW, -1, 1)),
    (Fault::ExactDivisionIgnored, |lib, f| flagged(lib, f, BinaryOp::UDiv, ArithFlags::EXACT, 7, 2)),
    (Fault::ExactShiftIgnored, |lib, f| flagged(lib, f, BinaryOp::LShr, ArithFlags::EXACT, 7, 1)),
    (Fault::DisjointIgnored, |lib, f| flagged(lib, f, BinaryOp::Or, ArithFlags::DISJOINT, 3, 1)),
    (Fault::InboundsIgnored, past_the_end),
    (Fault::TruncFlagsIgnored, |lib, f| cast(lib, f, CastOp::Trunc, TRUNC, TypeId::I8)),
    (Fault::NNegIgnored, |lib, f| cast(lib, f, CastOp::ZExt, NNEG, TypeId::I64)),
    (Fault::NoUndefIgnored, promises),
    (Fault::SelectPoisonTakesTrue, |lib, f| select(lib, f, Const::Poison(TypeId::I1))),
    (Fault::SelectTakesBoth, |lib, f| select(lib, f, Const::i1(true))),
    (Fault::PhiTakesOther, |lib, f| join(lib, f, Const::i1(true), BAD)),
    (Fault::PoisonBranchFalls, |lib, f| join(lib, f, Const::Poison(TypeId::I1), Const::i32(2))),
    (Fault::FreezeVectorWhole, |lib, f| {
        let (_, value) = half_poison(lib);
        let frozen = f.freeze(value);
        lane(lib, f, frozen, 0);
    }),
    (Fault::BitCastKeepsKnown, |lib, f| {
        let (_, value) = half_poison(lib);
        let whole = f.bitcast(value, TypeId::I16);
        lib.show(f, whole);
    }),
    (Fault::InsertKeeps, |lib, f| {
        let (_, value) = half_poison(lib);
        let inserted = f.insert_element(value, Const::i8(1), Const::i32(2));
        lane(lib, f, inserted, 0);
    }),
    (Fault::ShufflePoisonZero, |lib, f| {
        let (v, value) = half_poison(lib);
        let shuffled = f.shuffle_vector(v, value, value, &[None, None]);
        lane(lib, f, shuffled, 0);
    }),
    (Fault::ReturnSpreadsPoison, half_returned),
    (Fault::VectorLoadWhole, |lib, f| {
        let (v, value) = half_poison(lib);
        let slot = stored(f, value, Align::TWO);
        let loaded = f.load(v, slot, Align::TWO);
        lane(lib, f, loaded, 0);
    }),
    (Fault::OddLoadKeepsExtra, |lib, f| {
        let i3 = lib.module.types.int(3);
        let slot = stored(f, Const::i8(0xff), Align::ONE);
        let loaded = f.load(i3, slot, Align::ONE);
        let seven = f.icmp(IntPredicate::Eq, loaded, Const::int(i3, 3, 7));
        lib.show(f, seven);
    }),
    (Fault::StorePoisonKept, |lib, f| {
        let slot = stored(f, Const::i32(3), Align::FOUR);
        f.store(BAD, slot, Align::FOUR);
        let value = f.load(TypeId::I32, slot, Align::FOUR);
        lib.show(f, value);
    }),
    (Fault::AllocaZeroed, unwritten),
    (Fault::MemCpyDefines, |lib, f| copied(lib, f, |lib, f, _, to| lib.show_bytes(f, to, 1))),
    (Fault::MemCpySpreads, |lib, f| {
        copied(lib, f, |lib, f, nibbles, to| {
            let loaded = f.load(nibbles, to, Align::ONE);
            let i4 = lib.module.types.int(4);
            let high = f.extract_element(i4, loaded, Const::i32(1));
            lib.show(f, high);
        });
    }),
    (Fault::LoadFieldSpreads, |lib, f| {
        let (i3, _, field) = load_second_member(lib, f, BAD);
        let value = f.load_field(i3, field);
        lib.show(f, value);
    }),
    (Fault::LoadFrozenSpreads, |lib, f| {
        let (_, value) = half_poison(lib);
        let slot = stored(f, value, Align::TWO);
        let whole = f.load_frozen(TypeId::I16, slot, Align::TWO);
        let known = f.trunc(whole, TypeId::I8);
        lib.show(f, known);
    }),
    (Fault::StoreFieldClears, |lib, f| {
        let (i3, _, field) = load_second_member(lib, f, Const::i32(0));
        let value = f.load_field(i3, FieldAccess { index: 0, ..field });
        lib.show(f, value);
    }),
];

/// True if a run is among the outcomes that the symbolic interpreter computes.
fn known(module: &ir::Module, faults: FaultSet) -> bool {
    let config = Config::default();
    let allowed = bits::outcomes(module, "main", &config);
    let (mut program, mut machine) = (Bytecode::default(), ConcreteMachine::new());
    decode_with_faults(faults, module, &config, &mut program);
    let run = machine.run(&program, module.function("main"), &config);
    match run.outcome {
        Outcome::Finished => matches!(
            allowed.contains(run.observations),
            Containment::Exactly | Containment::OneOfSeveral | Containment::OnDetermined { .. }
        ),
        Outcome::Undefined(..) => {
            allowed.outcomes.iter().any(|outcome| matches!(outcome.end, RunEnd::Undefined(..)))
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_symbolic_machine_detects_each_fault() {
    for &(fault, build) in PROGRAMS {
        let mut lib = Lib::new();
        lib.main(build);
        assert!(known(&lib.module, FaultSet::NONE), "{fault}: the faithful machine");
        assert!(!known(&lib.module, FaultSet::single(fault)), "{fault}: the faulty one");
    }
}
