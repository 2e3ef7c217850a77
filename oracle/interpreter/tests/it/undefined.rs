//! One program for each kind of undefined behaviour, with its place.

use std::collections::HashSet;

use interpreter::{Config, Interpreter, Outcome, UbKind};
use ir::{
    Align, Call, Callee, CallingConvention, Const, FuncId, Function, FunctionBuilder, Global, Operand, Param,
    ParamAttrs, ProgramPoint, TypeId,
};

use crate::common::{Got, Lib, config, run, run_with, stored};

type Build = fn(&mut Lib, &mut FunctionBuilder);

fn indirect(f: &mut FunctionBuilder, pointer: Const) {
    let callee = Callee::Indirect(pointer.into());
    f.call(Call {
        callee,
        ret: TypeId::VOID,
        ret_attrs: ParamAttrs::NONE,
        args: vec![],
        fixed: None,
        convention: CallingConvention::C,
        attrs: Default::default(),
        bundles: Vec::new(),
        tail: Default::default(),
    });
}

fn load(f: &mut FunctionBuilder, ptr: impl Into<Operand>, align: Align) {
    f.load(TypeId::I32, ptr, align);
}

const PROGRAMS: &[(UbKind, Build)] = &[
    (UbKind::PoisonBranch, |_, f| {
        let next = f.new_block();
        f.cond_br(Const::Poison(TypeId::I1), next, next);
        f.position(next);
    }),
    (UbKind::PoisonSwitch, |_, f| {
        let next = f.new_block();
        f.switch(Const::Poison(TypeId::I8), next, vec![]);
        f.position(next);
    }),
    (UbKind::PoisonAddress, |_, f| load(f, Const::Poison(TypeId::PTR), Align::ONE)),
    (UbKind::PoisonCallee, |_, f| indirect(f, Const::Poison(TypeId::PTR))),
    (UbKind::PoisonArgument, |lib, f| {
        let params = vec![Param { ty: TypeId::I8, attrs: ParamAttrs::NOUNDEF }];
        let callee = lib.function("callee", TypeId::VOID, params, |_, f| f.ret_void());
        f.call_plain(callee, TypeId::VOID, &[Const::Poison(TypeId::I8).into()]);
    }),
    (UbKind::PoisonReturn, |lib, f| {
        let mut callee = Function::declaration("callee", TypeId::I8, vec![]);
        callee.ret_attrs = ParamAttrs::NOUNDEF;
        let mut body = FunctionBuilder::new(callee);
        body.ret(Const::Poison(TypeId::I8));
        let callee = lib.module.add_function(body.finish());
        f.call_plain(callee, TypeId::I8, &[]);
    }),
    (UbKind::PoisonDivisor, |_, f| {
        f.udiv(Const::i8(0), Const::Poison(TypeId::I8));
    }),
    (UbKind::DivisionByZero, |_, f| {
        f.srem(Const::i8(1), Const::i8(0));
    }),
    (UbKind::DivisionOverflow, |_, f| {
        f.srem(Const::i8(0x80), Const::i8(0xff));
    }),
    (UbKind::NullAccess, |_, f| load(f, Const::Null, Align::ONE)),
    (UbKind::OutOfBounds, |_, f| {
        let slot = f.entry_alloca(TypeId::I16, Align::FOUR);
        load(f, slot, Align::ONE);
    }),
    (UbKind::UseAfterScope, |lib, f| {
        let leak = lib.function("leak", TypeId::PTR, vec![], |_, f| {
            let slot = f.entry_alloca(TypeId::I32, Align::FOUR);
            f.ret(slot);
        });
        let dead = f.call_plain(leak, TypeId::PTR, &[]);
        load(f, dead.unwrap_or(Const::Null.into()), Align::ONE);
    }),
    (UbKind::NoProvenance, |_, f| {
        let ptr = f.inttoptr(Const::i64(4096), TypeId::PTR);
        load(f, ptr, Align::ONE);
    }),
    (UbKind::Misaligned, |_, f| {
        let slot = f.entry_alloca(TypeId::I32, Align::FOUR);
        load(f, slot, Align::EIGHT);
    }),
    (UbKind::WriteToConstant, |lib, f| {
        let global =
            Global { constant: true, ..Global::variable("c", TypeId::I32, Const::i32(1), Align::FOUR) };
        let global = lib.module.add_global(global);
        f.store(Const::i32(2), Const::global(global), Align::FOUR);
    }),
    (UbKind::OverlappingCopy, |lib, f| {
        let copy = lib.module.memcpy();
        let slot = stored(f, Const::i64(0), Align::EIGHT);
        let next = f.byte_offset(slot, 1);
        f.call_plain(copy, TypeId::VOID, &[next, slot, Const::i64(4).into(), Const::i1(false).into()]);
    }),
    (UbKind::NotAFunction, |_, f| indirect(f, Const::Null)),
    (UbKind::CallMismatch, |lib, f| {
        let callee = lib.function("callee", TypeId::I8, vec![], |_, f| f.ret(Const::i8(0)));
        indirect(f, Const::Function(callee));
    }),
    (UbKind::Unreachable, |_, f| f.unreachable()),
    (UbKind::AssumeViolated, |lib, f| {
        let params = vec![Param::plain(TypeId::I1)];
        let assume = lib.module.add_function(Function::declaration("llvm.assume", TypeId::VOID, params));
        f.call_plain(assume, TypeId::VOID, &[Const::i1(false).into()]);
    }),
    (UbKind::ObservedPoison, |lib, f| lib.show(f, Const::Poison(TypeId::I8))),
];

#[test]
fn each_kind_of_undefined_behaviour_has_a_program() {
    for &(kind, build) in PROGRAMS {
        assert_eq!(run(build), Got::Ub(kind), "{}", kind.name());
    }
    let got = run_with(&config("thesis,select=ub-conditional"), |_, f| {
        f.select(Const::Poison(TypeId::I1), Const::i8(1), Const::i8(1));
    });
    assert_eq!(got, Got::Ub(UbKind::PoisonCondition));
    assert!(matches!(freed("getelementptr i8, ptr %p, i64 4"), Outcome::Undefined(UbKind::InvalidFree, _)));
    // What attributes promise of accesses and returns is in `corpus/refinement/attributes.ll`, what metadata promises of accesses
    // in `oracle/refine/tests/it/promises.rs`.
    let promised = [
        UbKind::ForbiddenAccess,
        UbKind::ForbiddenFree,
        UbKind::NoReturnReturned,
        UbKind::DoesNotReturn,
        UbKind::UndefinedCallee,
        UbKind::TypesApart,
        UbKind::InvariantChanged,
        UbKind::ScopesOverlap,
    ];
    let others = [UbKind::PoisonCondition, UbKind::InvalidFree].into_iter().chain(promised);
    let shown: HashSet<_> = PROGRAMS.iter().map(|&(kind, _)| kind).chain(others).collect();
    assert_eq!(shown.len(), UbKind::ALL.len());
}

/// The end of a program that frees an address which is made of `%p`, the start of an object of the heap.
fn freed(address: &str) -> Outcome {
    let text = format!(
        "declare ptr @malloc(i64)
         declare void @free(ptr)
         define void @main() {{
           %p = call ptr @malloc(i64 8)
           store i64 7, ptr %p
           %q = {address}
           call void @free(ptr %q)
           ret void
         }}"
    );
    let module = ir::read_module(&text).expect("a module");
    Interpreter::new().run_program(&module, "main", &Config::default(), Vec::new()).0
}

#[test]
fn the_heap_takes_back_what_it_gave() {
    assert_eq!(freed("getelementptr i8, ptr %p, i64 0"), Outcome::Finished);
}

#[test]
fn the_reported_place_is_the_undefined_instruction() {
    let mut lib = Lib::new();
    let inner = lib.function("inner", TypeId::VOID, vec![], |_, f| {
        let next = f.new_block();
        f.add(Const::i32(1), Const::i32(1));
        f.br(next);
        f.position(next);
        f.mul(Const::i32(1), Const::i32(1));
        f.udiv(Const::i32(1), Const::i32(0));
        f.ret_void();
    });
    lib.main(|_, f| {
        f.call_plain(inner, TypeId::VOID, &[]);
    });
    let mut interpreter = Interpreter::new();
    let outcome = interpreter.run(&lib.module, "main", &Config::default()).outcome;
    let place = ProgramPoint { function: FuncId(4), block: ir::BlockId(1), index: 1 };
    assert_eq!((inner, outcome), (FuncId(4), Outcome::Undefined(UbKind::DivisionByZero, place)));
}

/// Observations made before the undefined behaviour are reported.
#[test]
fn observations_up_to_the_end_are_kept() {
    let mut lib = Lib::new();
    lib.main(|lib, f| {
        lib.show(f, Const::i32(5));
        f.unreachable();
    });
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(&lib.module, "main", &Config::default());
    assert!(matches!(run.outcome, Outcome::Undefined(UbKind::Unreachable, _)));
    assert_eq!(run.observations.len(), 1);
    assert_eq!((run.observations[0].site, run.observations[0].value), (1, 5));
}
