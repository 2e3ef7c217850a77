//! Table cases: each is a function of one module, and all run from the same bytecode.

use std::collections::BTreeSet;

use interpreter::{Bytecode, ConcreteMachine, Config, Fault, FaultSet, Outcome, UbKind, decode_with_faults};
use ir::{Const, FuncId, Function, FunctionBuilder, Module, Operand, Param, Type, TypeId};

use crate::table::bits::{BitRow, row};
use crate::table::rule::OperationEffect;

/// An operand: poison, undef, or a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TestOperand {
    Poison,
    Undef,
    Known(u64),
}

impl TestOperand {
    /// Every operand of `width` bits, poison included.
    pub(crate) fn of_width(width: usize) -> impl Iterator<Item = TestOperand> + Clone {
        (0..1 << width).map(TestOperand::Known).chain([TestOperand::Poison])
    }

    /// [`TestOperand::of_width`] and undef.
    pub(crate) fn all_and_undef(width: usize) -> impl Iterator<Item = TestOperand> + Clone {
        TestOperand::of_width(width).chain([TestOperand::Undef])
    }

    pub(crate) fn constant(self, ty: TypeId) -> Const {
        match self {
            TestOperand::Poison => Const::Poison(ty),
            TestOperand::Undef => Const::Undef(ty),
            TestOperand::Known(value) => Const::Int { ty, value: u128::from(value) },
        }
    }

    /// The possible values: undef is any number, `None` is poison.
    pub(crate) fn rows(self, width: usize) -> Vec<Option<BitRow>> {
        match self {
            TestOperand::Poison => vec![None],
            TestOperand::Undef => (0..1 << width).map(|value| Some(row(value, width))).collect(),
            TestOperand::Known(value) => vec![Some(row(value, width))],
        }
    }
}

/// The result of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum CaseResult {
    /// Undefined behaviour, other than observing poison.
    Undefined,
    /// Poison was observed.
    Poison,
    /// A number, or the bits of a floating-point number.
    Value(u64),
}

impl From<OperationEffect> for CaseResult {
    fn from(effect: OperationEffect) -> CaseResult {
        match effect {
            OperationEffect::Undefined => CaseResult::Undefined,
            OperationEffect::Poison => CaseResult::Poison,
            OperationEffect::Gives(row) => CaseResult::Value(crate::table::bits::number(&row)),
        }
    }
}

struct TableCase {
    entry: FuncId,
    name: String,
    allowed: BTreeSet<CaseResult>,
}

/// The cases of one test.
pub(crate) struct TableCases {
    pub(crate) module: Module,
    observe: FuncId,
    observe_f64: FuncId,
    cases: Vec<TableCase>,
}

impl TableCases {
    pub(crate) fn new() -> TableCases {
        let mut module = Module::new();
        let mut declare = |name, ty| {
            let params = vec![Param::plain(TypeId::I32), Param::plain(ty)];
            module.add_function(Function::declaration(name, TypeId::VOID, params))
        };
        let observe = declare("bf_observe", TypeId::I64);
        let observe_f64 = declare("bf_observe_f64", TypeId::DOUBLE);
        TableCases { module, observe, observe_f64, cases: Vec::new() }
    }

    /// A case that may show any of `allowed`.
    pub(crate) fn add(
        &mut self,
        name: String,
        allowed: impl IntoIterator<Item = CaseResult>,
        build: impl FnOnce(&mut FunctionBuilder) -> Operand,
    ) {
        let declaration = Function::declaration(format!("case{}", self.cases.len()), TypeId::VOID, vec![]);
        let entry = self.module.add_function(declaration.clone());
        let mut f = FunctionBuilder::new(declaration);
        let shown = build(&mut f);
        let ty = f.ty(shown);
        let (observe, shown) = match self.module.types.get(ty) {
            Type::Double => (self.observe_f64, shown),
            Type::Int(64) => (self.observe, shown),
            _ => (self.observe, f.zext(shown, TypeId::I64)),
        };
        f.call_plain(observe, TypeId::VOID, &[Const::i32(1).into(), shown]);
        f.ret_void();
        self.module.define(entry, f.finish());
        self.cases.push(TableCase { entry, name, allowed: allowed.into_iter().collect() });
    }

    /// The cases with a result that is not allowed, as text.
    fn wrong(&self, config: &Config, faults: FaultSet) -> Vec<String> {
        let mut program = Bytecode::default();
        decode_with_faults(faults, &self.module, config, &mut program);
        let mut machine = ConcreteMachine::new();
        let mut wrong = Vec::new();
        for TableCase { entry, name, allowed } in &self.cases {
            let run = machine.run(&program, Some(*entry), config);
            let seen = match (run.outcome, run.observations) {
                (Outcome::Finished, [seen]) => CaseResult::Value(seen.value),
                (Outcome::Undefined(UbKind::ObservedPoison, _), []) => CaseResult::Poison,
                (Outcome::Undefined(..), []) => CaseResult::Undefined,
                other => panic!("{name}: {other:?}"),
            };
            if !allowed.contains(&seen) {
                wrong.push(format!("{name}: {seen:?}, not in {allowed:?}"));
            }
        }
        wrong
    }

    /// True if all results are allowed.
    pub(crate) fn agree(&self, config: &Config) -> bool {
        self.wrong(config, FaultSet::NONE).is_empty()
    }

    /// True if a case has a result that is not allowed when a fault is planted.
    pub(crate) fn detect(&self, fault: Fault) -> bool {
        !self.wrong(&Config::default(), FaultSet::single(fault)).is_empty()
    }

    /// Asserts that there are `count` cases and that all results are allowed.
    pub(crate) fn check(&self, config: &Config, count: usize) {
        if let Err(error) = ir::verify(&self.module) {
            panic!("{error}");
        }
        let wrong = self.wrong(config, FaultSet::NONE);
        let first = &wrong[..wrong.len().min(10)];
        assert!(wrong.is_empty(), "{} wrong, the first: {first:#?}", wrong.len());
        assert_eq!(self.cases.len(), count, "cases");
    }
}

/// A configuration by the name of its semantics.
pub(crate) fn config(semantics: &str) -> Config {
    let semantics = semantics.parse().unwrap_or_else(|error| panic!("{semantics}: {error}"));
    Config { semantics, ..Config::default() }
}
