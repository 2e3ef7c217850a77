//! Calls: by value, by hidden pointer, deeply nested, and malformed.

use interpreter::{Config, ExecutionLimits, Interpreter, Outcome, UbKind, Unsupported};
use ir::{
    Align, Call, Callee, CallingConvention, Const, FuncId, FunctionBuilder, IntPredicate, Operand, Packing,
    Param, ParamAttr, ParamAttrs, TypeId,
};

use crate::common::{Got, Lib, run, run_module, stored, values};

fn call(
    f: &mut FunctionBuilder,
    callee: FuncId,
    ret: TypeId,
    args: &[(Operand, ParamAttrs)],
) -> Option<Operand> {
    let (callee, args) = (Callee::Direct(callee), args.to_vec());
    f.call(Call {
        callee,
        ret,
        ret_attrs: ParamAttrs::NONE,
        args,
        fixed: None,
        convention: CallingConvention::C,
        attrs: Default::default(),
        bundles: Vec::new(),
        tail: Default::default(),
    })
}

#[test]
fn byval_is_a_copy() {
    let got = run(|lib, f| {
        let record = lib.module.types.structure(&[TypeId::I64, TypeId::I64, TypeId::I64], Packing::Natural);
        let byval = ParamAttrs::byval(record, Align::EIGHT);
        let change =
            lib.function("change", TypeId::VOID, vec![Param { ty: TypeId::PTR, attrs: byval }], |lib, f| {
                let old = f.load(TypeId::I64, f.param(0), Align::EIGHT);
                lib.show(f, old);
                f.store(Const::i64(9), f.param(0), Align::EIGHT);
                f.ret_void();
            });
        let object = stored(f, Const::Zero(record), Align::EIGHT);
        f.store(Const::i64(4), object, Align::EIGHT);
        call(f, change, TypeId::VOID, &[(object, byval)]);
        let kept = f.load(TypeId::I64, object, Align::EIGHT);
        lib.show(f, kept);
    });
    assert_eq!(got, values(&[4, 4]));
}

/// The copy has the attribute's alignment, whatever the alignment of the original.
#[test]
fn byval_aligns_its_copy() {
    let read = |align: Align| {
        run(move |lib, f| {
            let record = lib.module.types.array(32, TypeId::I8);
            let byval = ParamAttrs::byval(record, Align::SIXTEEN);
            let params = vec![Param { ty: TypeId::PTR, attrs: byval }];
            let read = lib.function("read", TypeId::VOID, params, |lib, f| {
                let value = f.load(TypeId::I64, f.param(0), align);
                lib.show(f, value);
                f.ret_void();
            });
            let object = stored(f, Const::Zero(record), Align::ONE);
            call(f, read, TypeId::VOID, &[(object, byval)]);
        })
    };
    let thirty_two = Align::from_bytes(32).unwrap_or(Align::ONE);
    assert_eq!(read(Align::SIXTEEN), values(&[0]));
    assert_eq!(read(thirty_two), Got::Ub(UbKind::Misaligned));
}

/// LangRef "align": a misaligned pointer argument is poison; with `noundef` it is undefined behaviour.
#[test]
fn misaligned_pointer_arguments_are_poison() {
    let pass = |attrs: ParamAttrs| {
        run(move |lib, f| {
            let params = vec![Param { ty: TypeId::PTR, attrs }];
            let read = lib.function("read", TypeId::VOID, params, |lib, f| {
                let value = f.load(TypeId::I32, f.param(0), Align::ONE);
                lib.show(f, value);
                f.ret_void();
            });
            let object = stored(f, Const::i32(3), Align::FOUR);
            call(f, read, TypeId::VOID, &[(object, attrs)]);
        })
    };
    assert_eq!(pass(ParamAttrs::NONE.aligned(Align::FOUR)), values(&[3]));
    assert_eq!(pass(ParamAttrs::NONE.aligned(Align::EIGHT)), Got::Ub(UbKind::PoisonAddress));
    assert_eq!(pass(ParamAttrs::NOUNDEF.aligned(Align::EIGHT)), Got::Ub(UbKind::PoisonArgument));
}

#[test]
fn sret_and_pairs() {
    let got = run(|lib, f| {
        let record = lib.module.types.structure(&[TypeId::I64, TypeId::I64, TypeId::I64], Packing::Natural);
        let sret = ParamAttrs::sret(record, Align::EIGHT);
        let make =
            lib.function("make", TypeId::VOID, vec![Param { ty: TypeId::PTR, attrs: sret }], |_, f| {
                f.store(Const::i64(3), f.param(0), Align::EIGHT);
                f.ret_void();
            });
        let pair = lib.module.types.structure(&[TypeId::I64, TypeId::DOUBLE], Packing::Natural);
        let both = lib.function("both", pair, vec![Param::plain(TypeId::I64)], |_, f| {
            let half = f.insert_value(Const::Poison(pair), f.param(0), &[0]);
            let whole = f.insert_value(half, Const::double(1.5), &[1]);
            f.ret(whole);
        });
        let object = f.entry_alloca(record, Align::EIGHT);
        call(f, make, TypeId::VOID, &[(object, sret)]);
        let value = f.load(TypeId::I64, object, Align::EIGHT);
        lib.show(f, value);
        let result = call(f, both, pair, &[(value, ParamAttrs::NONE)]).unwrap_or(Const::Zero(pair).into());
        let slot = stored(f, result, Align::EIGHT);
        lib.show_bytes(f, slot, 16);
    });
    assert_eq!(got, values(&[3, 3, 1.5f64.to_bits()]));
}

/// `down(n)` calls itself n times; the host's stack does not grow.
fn recursive() -> Lib {
    let mut lib = Lib::new();
    lib.main(|lib, f| {
        let params = vec![Param::plain(TypeId::I64)];
        let down = FuncId(lib.module.functions.len() as u32);
        lib.function("down", TypeId::I64, params, |_, f| {
            let (more, out) = (f.new_block(), f.new_block());
            let zero = f.icmp(IntPredicate::Eq, f.param(0), Const::i64(0));
            f.cond_br(zero, out, more);
            f.position(out);
            f.ret(Const::i64(0));
            f.position(more);
            let next = f.sub(f.param(0), Const::i64(1));
            let below = f.call_plain(down, TypeId::I64, &[next]).unwrap_or(next);
            let sum = f.add(below, Const::i64(1));
            f.ret(sum);
        });
        let depth = f.call_plain(down, TypeId::I64, &[Const::i64(100_000).into()]);
        lib.show(f, depth.unwrap_or(Const::i64(0).into()));
    });
    lib
}

#[test]
fn deep_recursion() {
    let lib = recursive();
    assert_eq!(run_module(&lib.module, &Config::default()), values(&[100_000]));
    let run = |limits| run_module(&lib.module, &Config { limits, ..Config::default() });
    let frames = ExecutionLimits { frames: 1000, ..ExecutionLimits::default() };
    assert_eq!(run(frames), Got::Other(Outcome::Unsupported(Unsupported::StackLimit)));
    let memory = ExecutionLimits { memory: 1 << 16, ..ExecutionLimits::default() };
    assert_eq!(run(memory), Got::Other(Outcome::Unsupported(Unsupported::StackLimit)));
    let fuel = ExecutionLimits { fuel: 5000, ..ExecutionLimits::default() };
    assert_eq!(run(fuel), Got::Other(Outcome::OutOfFuel));
}

#[test]
fn fuel_is_counted() {
    let mut lib = Lib::new();
    lib.main(|_, f| {
        let head = f.new_block();
        f.br(head);
        f.position(head);
        f.br(head);
    });
    let mut interpreter = Interpreter::new();
    let limits = ExecutionLimits { fuel: 77, ..ExecutionLimits::default() };
    let run = interpreter.run(&lib.module, "main", &Config { limits, ..Config::default() });
    assert_eq!((run.outcome, run.steps), (Outcome::OutOfFuel, 77));
}

#[test]
fn extension_attributes_change_nothing() {
    for attribute in [ParamAttr::SignExt, ParamAttr::ZeroExt, ParamAttr::InReg] {
        let got = run(|lib, f| {
            let attrs = ParamAttrs::NOUNDEF.with_attribute(attribute);
            let same = lib.function("same", TypeId::I8, vec![Param { ty: TypeId::I8, attrs }], |_, f| {
                f.ret(f.param(0));
            });
            let back = call(f, same, TypeId::I8, &[(Const::i8(0x80).into(), attrs)]);
            lib.show(f, back.unwrap_or(Const::i8(0).into()));
        });
        assert_eq!(got, values(&[0x80]));
    }
}

#[test]
fn calls_with_another_type_are_undefined() {
    let check = |params: Vec<Param>, ret, args: &[(Operand, ParamAttrs)], want: Got| {
        let got = run(|lib, f| {
            let callee = lib.function("callee", TypeId::VOID, params, |_, f| f.ret_void());
            let callee = Callee::Indirect(Const::Function(callee).into());
            f.call(Call {
                callee,
                ret,
                ret_attrs: ParamAttrs::NONE,
                args: args.to_vec(),
                fixed: None,
                convention: CallingConvention::C,
                attrs: Default::default(),
                bundles: Vec::new(),
                tail: Default::default(),
            });
        });
        assert_eq!(got, want);
    };
    let (none, byval) = (ParamAttrs::NONE, ParamAttrs::byval(TypeId::I64, Align::EIGHT));
    let mismatch = || Got::Ub(UbKind::CallMismatch);
    let plain = |ty| vec![Param::plain(ty)];
    let i32: (Operand, _) = (Const::i32(1).into(), none);
    check(plain(TypeId::I32), TypeId::VOID, &[i32], values(&[]));
    check(plain(TypeId::I64), TypeId::VOID, &[i32], mismatch());
    check(vec![], TypeId::VOID, &[i32], mismatch());
    check(plain(TypeId::I32), TypeId::I32, &[i32], mismatch());
    check(plain(TypeId::PTR), TypeId::VOID, &[(Const::Null.into(), byval)], mismatch());
}

#[test]
fn unknown_functions_are_not_judged() {
    let got = run(|lib, f| {
        let id = lib.module.add_function(ir::Function::declaration("getpid", TypeId::VOID, vec![]));
        f.call_plain(id, TypeId::VOID, &[]);
    });
    assert!(matches!(got, Got::Other(Outcome::Unsupported(Unsupported::ExternalFunction(_)))));
    let lib = Lib::new();
    let got = run_module(&lib.module, &Config::default());
    assert_eq!(got, Got::Other(Outcome::Unsupported(Unsupported::NoEntry)));
}

#[test]
fn switch_finds_its_case() {
    for (value, want) in [(0u128, 10), (7, 17), (255, 99), (3, 99)] {
        let got = run(|lib, f| {
            let (zero, seven, other) = (f.new_block(), f.new_block(), f.new_block());
            f.switch(Const::int(TypeId::I8, 8, value), other, vec![(7, seven), (0, zero)]);
            for (block, shown) in [(zero, 10), (seven, 17), (other, 99)] {
                f.position(block);
                lib.show(f, Const::i32(shown));
                f.ret_void();
            }
        });
        assert_eq!(got, values(&[want]));
    }
}
