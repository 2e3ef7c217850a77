//! Helpers that build and run small programs.

use interpreter::{
    Bytecode, ConcreteMachine, Config, Fault, FaultSet, Interpreter, Outcome, RunResult, UbKind,
    decode_with_faults,
};
use ir::{Align, Const, FuncId, Function, FunctionBuilder, Module, Operand, Param, TypeId};

/// A module with the observation functions declared.
pub(crate) struct Lib {
    pub(crate) module: Module,
    pub(crate) observe: FuncId,
    pub observe_f32: FuncId,
    pub observe_f64: FuncId,
    pub(crate) observe_bytes: FuncId,
}

impl Lib {
    pub(crate) fn new() -> Lib {
        let mut module = Module::new();
        let mut declare = |name, params: &[TypeId]| {
            let params = params.iter().map(|&ty| Param::plain(ty)).collect();
            module.add_function(Function::declaration(name, TypeId::VOID, params))
        };
        let observe = declare("bf_observe", &[TypeId::I32, TypeId::I64]);
        let observe_f32 = declare("bf_observe_f32", &[TypeId::I32, TypeId::FLOAT]);
        let observe_f64 = declare("bf_observe_f64", &[TypeId::I32, TypeId::DOUBLE]);
        let observe_bytes = declare("bf_observe_bytes", &[TypeId::I32, TypeId::PTR, TypeId::I64]);
        Lib { module, observe, observe_f32, observe_f64, observe_bytes }
    }

    /// Adds a function.
    pub(crate) fn function(
        &mut self,
        name: &str,
        ret: TypeId,
        params: Vec<Param>,
        build: impl FnOnce(&mut Lib, &mut FunctionBuilder),
    ) -> FuncId {
        let declaration = Function::declaration(name, ret, params);
        let id = self.module.add_function(declaration.clone());
        let mut builder = FunctionBuilder::new(declaration);
        build(self, &mut builder);
        self.module.define(id, builder.finish());
        id
    }

    /// Adds `main`, which ends in `ret void`.
    pub(crate) fn main(&mut self, build: impl FnOnce(&mut Lib, &mut FunctionBuilder)) {
        self.function("main", TypeId::VOID, vec![], |lib, b| {
            build(lib, b);
            if !b.is_terminated() {
                b.ret_void();
            }
        });
    }

    /// Observes an integer of any width up to 64, zero-extended.
    pub(crate) fn show(&self, b: &mut FunctionBuilder, value: impl Into<Operand>) {
        let value = value.into();
        let ty = b.ty(value);
        let width = self.module.types.int_width(ty).expect("an integer");
        let value = match width {
            64 => value,
            65.. => b.trunc(value, TypeId::I64),
            _ => b.zext(value, TypeId::I64),
        };
        b.call_plain(self.observe, TypeId::VOID, &[Const::i32(1).into(), value]);
    }

    /// Observes memory.
    pub(crate) fn show_bytes(&self, b: &mut FunctionBuilder, ptr: Operand, size: i64) {
        let args = [Const::i32(2).into(), ptr, Const::i64(size).into()];
        b.call_plain(self.observe_bytes, TypeId::VOID, &args);
    }
}

/// The result of a run, without places in the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Got {
    Values(Vec<u64>),
    Ub(UbKind),
    Other(Outcome),
}

pub(crate) fn values(values: &[u64]) -> Got {
    Got::Values(values.to_vec())
}

/// Builds `main` and runs it.
pub(crate) fn run(build: impl FnOnce(&mut Lib, &mut FunctionBuilder)) -> Got {
    run_with(&Config::default(), build)
}

pub(crate) fn run_with(config: &Config, build: impl FnOnce(&mut Lib, &mut FunctionBuilder)) -> Got {
    let mut lib = Lib::new();
    lib.main(build);
    run_module(&lib.module, config)
}

pub(crate) fn run_module(module: &Module, config: &Config) -> Got {
    if let Err(error) = ir::verify(module) {
        panic!("{error}\n{}", ir::print_module(module));
    }
    run_unverified(module, config)
}

pub(crate) fn run_unverified(module: &Module, config: &Config) -> Got {
    let mut interpreter = Interpreter::new();
    got(interpreter.run(module, "main", config))
}

fn got(run: RunResult<'_>) -> Got {
    match run.outcome {
        Outcome::Finished => Got::Values(run.observations.iter().map(|seen| seen.value).collect()),
        Outcome::Undefined(kind, _) => Got::Ub(kind),
        other => Got::Other(other),
    }
}

/// A configuration by the name of its semantics.
pub(crate) fn config(semantics: &str) -> Config {
    let semantics = semantics.parse().unwrap_or_else(|error| panic!("{semantics}: {error}"));
    Config { semantics, ..Config::default() }
}

/// Runs a module with a planted fault.
pub(crate) fn run_faulty(module: &Module, fault: Fault) -> Got {
    let (mut program, mut machine, config) = (Bytecode::default(), ConcreteMachine::new(), Config::default());
    decode_with_faults(FaultSet::single(fault), module, &config, &mut program);
    got(machine.run(&program, module.function("main"), &config))
}

/// Allocates an object that holds a value.
pub(crate) fn stored(b: &mut FunctionBuilder, value: impl Into<Operand>, align: Align) -> Operand {
    let value = value.into();
    let ty = b.ty(value);
    let slot = b.entry_alloca(ty, align);
    b.store(value, slot, align);
    slot
}
