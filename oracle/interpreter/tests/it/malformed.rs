//! A module that fails verification gives an outcome, never a panic.

use interpreter::{
    Bytecode, ConcreteMachine, Config, ExecutionLimits, Fault, FaultSet, Outcome, Unsupported,
    decode_with_faults,
};
use ir::{
    Align, BlockId, Const, Function, FunctionBuilder, GepFlags, Global, GlobalId, IntPredicate, Op, Operand,
    Packing, Param, Terminator, TypeId, ValueId,
};

use crate::common::{Got, Lib, run_unverified, stored};

/// A small linear congruential generator, sufficient for these tests.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound.max(1)
    }
}

/// A program with every kind of instruction.
fn sample() -> Lib {
    let mut lib = Lib::new();
    let record = lib.module.types.structure(&[TypeId::I8, TypeId::I128, TypeId::DOUBLE], Packing::Natural);
    let vector = lib.module.types.vector(4, TypeId::I16);
    let g = lib.module.add_global(Global::variable("g", record, Const::Zero(record), Align::SIXTEEN));
    let params = vec![Param::plain(TypeId::I32), Param::plain(vector)];
    let helper = lib.function("helper", vector, params, |_, f| {
        let lane = f.trunc(f.param(0), TypeId::I16);
        let changed = f.insert_element(f.param(1), lane, f.param(0));
        f.ret(changed);
    });
    lib.main(|lib, f| {
        let (copy, entry) = (lib.module.memcpy(), f.current());
        let (head, body, out) = (f.new_block(), f.new_block(), f.new_block());
        let slot = stored(f, Const::Zero(vector), Align::EIGHT);
        f.br(head);
        f.position(head);
        let i = f.phi(TypeId::I32, &[(Const::i32(0).into(), entry)]);
        let more = f.icmp(IntPredicate::Slt, i, Const::i32(3));
        f.cond_br(more, body, out);
        f.position(body);
        let value = f.load(vector, slot, Align::EIGHT);
        let value = f.call_plain(helper, vector, &[i, value]).unwrap_or(value);
        f.store(value, slot, Align::EIGHT);
        let member = [Const::i32(0).into(), Const::i32(1).into()];
        let member = f.gep(GepFlags::INBOUNDS, record, Const::global(g), &member);
        let wide = f.sext(i, TypeId::I128);
        f.store(wide, member, Align::SIXTEEN);
        let float = f.sitofp(wide, TypeId::DOUBLE);
        let frozen = f.freeze(float);
        f.fptosi(frozen, TypeId::I32);
        f.call_plain(copy, TypeId::VOID, &[slot, member, Const::i64(8).into(), Const::i1(false).into()]);
        let next = f.add(i, Const::i32(1));
        f.add_incoming(i, next, body);
        f.br(head);
        f.position(out);
        let whole = f.load(record, Const::global(g), Align::SIXTEEN);
        let part = f.extract_value(TypeId::I128, whole, &[1]);
        lib.show(f, part);
        lib.show_bytes(f, slot, 8);
        f.switch(i, out, vec![]);
    });
    lib
}

fn any_operand(dice: &mut Dice, types: usize) -> Operand {
    let types: Vec<TypeId> =
        ir::TypeTable::default().iter().map(|(id, _)| id).collect::<Vec<_>>()[..types.min(14)].to_vec();
    let ty = types[dice.below(types.len())];
    match dice.below(8) {
        0 => Const::Null.into(),
        1 => Const::Undef(ty).into(),
        2 => Const::Zero(ty).into(),
        3 => Const::Int { ty, value: u128::MAX }.into(),
        4 => Const::Global { id: GlobalId(dice.below(3) as u32), offset: -5 }.into(),
        5 => Const::Function(ir::FuncId(dice.below(9) as u32)).into(),
        _ => Operand::Value(ValueId(dice.below(30) as u32)),
    }
}

/// Changes one detail of a function.
fn damage(function: &mut Function, dice: &mut Dice) {
    let at = dice.below(function.blocks.len());
    let Some(block) = function.blocks.get_mut(at) else { return };
    let position = dice.below(block.instructions.len());
    let operand = any_operand(dice, 14);
    match dice.below(7) {
        0 => block.terminator = Terminator::Br(BlockId(dice.below(6) as u32)),
        1 => block.terminator = Terminator::Ret(Some(operand)),
        2 => {
            block.terminator =
                Terminator::Switch { value: operand, default: BlockId(1), cases: vec![(1, BlockId(9))] }
        }
        3 => {
            let at = dice.below(function.values.len());
            if let Some(ty) = function.values.get_mut(at) {
                *ty = [TypeId::I1, TypeId::I128, TypeId::VOID, TypeId::PTR, TypeId::FLOAT][dice.below(5)];
            }
        }
        4 if position < block.instructions.len() => {
            block.instructions.remove(position);
        }
        _ => {
            if let Some(instruction) = block.instructions.get_mut(position) {
                replace_operand(&mut instruction.op, operand, dice);
            }
        }
    }
}

/// Replaces one operand, or the count of an `alloca`, which may have none.
fn replace_operand(op: &mut Op, operand: Operand, dice: &mut Dice) {
    if let Op::Memory(ir::MemoryOp::Alloca { count, .. }) = op {
        *count = Some(operand);
        return;
    }
    let operands = op.operands().count();
    if let Some(old) = op.operands_mut().nth(dice.below(operands)) {
        *old = operand;
    }
}

#[test]
fn damaged_modules_do_not_panic() {
    let sample = sample();
    let (mut program, mut machine) = (Bytecode::default(), ConcreteMachine::new());
    let limits = ExecutionLimits { fuel: 5000, frames: 50, memory: 1 << 20 };
    let (mut finished, mut refused) = (0, 0);
    for seed in 0..4000 {
        let mut dice = Dice(seed);
        let mut module = sample.module.clone();
        for _ in 0..=dice.below(3) {
            let at = dice.below(module.functions.len());
            damage(&mut module.functions[at], &mut dice);
        }
        let fault = Fault::ALL[dice.below(Fault::ALL.len())];
        let faults = if seed % 2 == 0 { FaultSet::NONE } else { FaultSet::single(fault) };
        let config = Config { limits, ..Config::default() };
        decode_with_faults(faults, &module, &config, &mut program);
        match machine.run(&program, module.function("main"), &config).outcome {
            Outcome::Finished => finished += 1,
            Outcome::Unsupported(Unsupported::Malformed(_)) => refused += 1,
            _ => {}
        }
        // The verifier must not panic either.
        let _ = ir::verify(&module);
    }
    assert!(refused > 100, "{finished} finished, {refused} refused");
}

#[test]
fn huge_sizes_do_not_panic() {
    let check = |build: fn(&mut Lib, &mut FunctionBuilder)| {
        let mut lib = Lib::new();
        lib.main(build);
        run_unverified(&lib.module, &Config::default())
    };
    let unsupported = |reason| Got::Other(Outcome::Unsupported(reason));
    let huge_object = check(|lib, f| {
        let ty = lib.module.types.array(1 << 40, TypeId::I64);
        f.entry_alloca(ty, Align::EIGHT);
    });
    assert_eq!(huge_object, unsupported(Unsupported::MemoryLimit));
    let huge_count = check(|_, f| {
        f.alloca(TypeId::I64, Some(Const::i64(-1).into()), Align::EIGHT);
    });
    assert_eq!(huge_count, unsupported(Unsupported::MemoryLimit));
    let huge_align = check(|_, f| {
        f.entry_alloca(TypeId::I8, Align::ONE);
        f.entry_alloca(TypeId::I8, Align::from_bytes(1 << 32).unwrap_or(Align::ONE));
    });
    assert_eq!(huge_align, unsupported(Unsupported::MemoryLimit));
    let huge_value = check(|lib, f| {
        let ty = lib.module.types.array(1 << 40, TypeId::I64);
        f.freeze(Const::Zero(ty));
    });
    assert_eq!(huge_value, unsupported(Unsupported::LargeAggregate));
    let wide = check(|lib, f| {
        let ty = lib.module.types.int(257);
        f.freeze(Const::Zero(ty));
    });
    assert_eq!(wide, unsupported(Unsupported::WideInteger));
    let huge_global = check(|lib, _| {
        let ty = lib.module.types.array(1 << 40, TypeId::I64);
        lib.module.add_global(Global::variable("g", ty, Const::Zero(ty), Align::EIGHT));
    });
    assert_eq!(huge_global, unsupported(Unsupported::MemoryLimit));
    let elsewhere = check(|lib, f| {
        let global =
            Global { initializer: None, ..Global::variable("e", TypeId::I32, Const::Null, Align::FOUR) };
        let global = lib.module.add_global(global);
        f.load(TypeId::I32, Const::global(global), Align::FOUR);
    });
    assert_eq!(elsewhere, unsupported(Unsupported::ExternalGlobal(GlobalId(0))));
    let nested = check(|lib, f| {
        let mut ty = TypeId::I8;
        for _ in 0..100 {
            ty = lib.module.types.array(1, ty);
        }
        f.freeze(Const::Zero(ty));
    });
    assert_eq!(nested, unsupported(Unsupported::LargeAggregate));
}
