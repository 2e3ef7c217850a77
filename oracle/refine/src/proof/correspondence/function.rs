//! A function of one block without memory, effects and undefined behaviour, whose values can be computed one by one.

use ir::{
    AttributeSet, Call, Callee, ChoiceOp, Compare, Const, FuncId, Function, FunctionAttr, Instruction, Op,
    Operand, ParamAttr, ParamAttrs, ProgramPoint, Terminator, TypeId, ValueId,
};
use semantics::intrinsic::is_expanded;
use semantics::operator::{ArithOp, IntOp, Operator};
use semantics::{SelectRule, UbKind, Undef};

use crate::choice_path::ChoicePath;
use crate::context::ModuleContext;
use crate::gates::Lit;
use crate::machine::Machine;
use crate::machine::domain::Operators;
use crate::proof::domain::{ProofDomain, Session};
use crate::proof::value::ProofValue;
use crate::shape::ScalarKind;

/// Scalars of one value.
const MAX_SCALARS: usize = 16;
/// Instructions of one function.
const MAX_INSTRUCTIONS: usize = 400;

/// The function, its values by their ids.
pub(super) struct StraightLineFunction<'a, 'm> {
    context: &'a ModuleContext<'m>,
    id: FuncId,
    pub(super) function: &'a Function,
    /// The value that it returns.
    pub(super) result: Operand,
    /// For each value, the position of its instruction.
    defined: Vec<Option<u32>>,
    /// For each value, whether two uses of it may see different numbers.
    undef: Vec<bool>,
}

impl<'a, 'm> StraightLineFunction<'a, 'm> {
    /// The function, if it is one of this kind.
    pub(super) fn new(context: &'a ModuleContext<'m>, id: FuncId) -> Option<StraightLineFunction<'a, 'm>> {
        let function = context.module.functions.get(id.index())?;
        let [block] = &function.blocks[..] else { return None };
        let Terminator::Ret(Some(result)) = block.terminator else { return None };
        // Poison as a condition is poison, and not undefined behaviour.
        let select =
            matches!(context.config.semantics.select, SelectRule::PoisonConditional | SelectRule::PoisonAny);
        let returns = !function.attrs.flags.has(FunctionAttr::NoReturn) && !function.varargs;
        let params = function.params.iter().all(|param| is_free(&param.attrs));
        let few = block.instructions.len() <= MAX_INSTRUCTIONS;
        let computes = |instruction: &Instruction| is_computation(context, &instruction.op);
        let plain = |ty: &TypeId| is_plain(context, *ty);
        if !(select && returns && params && few && block.instructions.iter().all(computes)) {
            return None;
        }
        let mut defined = vec![None; function.values.len()];
        let has_undef = context.config.semantics.undef == Undef::Present;
        let mut undef: Vec<bool> =
            function.params.iter().map(|param| has_undef && !param.attrs.has(ParamAttr::NoUndef)).collect();
        undef.resize(function.values.len(), false);
        for (at, instruction) in block.instructions.iter().enumerate() {
            let result = instruction.result?;
            defined[result.index()] = Some(at as u32);
            undef[result.index()] = instruction.op.operands().any(|operand| match operand {
                Operand::Value(id) => undef[id.index()],
                Operand::Const(constant) => may_be_undef(constant),
            });
            // The numbers that one use sees in several lanes are taken as independent.
            let gathers = matches!(instruction.op, Op::Vector(_) | Op::Aggregate(_));
            if gathers && undef[result.index()] {
                return None;
            }
        }
        let types = function.params.iter().map(|param| param.ty);
        let results = block.instructions.iter().filter_map(|instruction| instruction.result);
        let all = types.chain(results.map(|id| function.values[id.index()])).chain([function.ret]);
        all.into_iter().all(|ty| plain(&ty)).then_some(StraightLineFunction {
            context,
            id,
            function,
            result,
            defined,
            undef,
        })
    }

    /// The instruction that defines a value, unless it is a parameter.
    pub(super) fn instruction(&self, id: ValueId) -> Option<&'a Instruction> {
        let at = self.defined.get(id.index()).copied().flatten()?;
        self.function.blocks[0].instructions.get(at as usize)
    }

    /// The values of instructions, each after its operands.
    pub(super) fn computed(&self) -> impl Iterator<Item = ValueId> {
        self.function.blocks[0].instructions.iter().filter_map(|instruction| instruction.result)
    }

    /// The position of a value's definition, as an order in which values come after their operands.
    pub(super) fn position(&self, id: ValueId) -> (Option<u32>, u32) {
        (self.defined.get(id.index()).copied().flatten(), id.0)
    }

    /// The name of the function that an instruction calls, if nothing is promised of the result.
    pub(super) fn called(&self, call: &Call) -> Option<&'a str> {
        let Callee::Direct(id) = call.callee else { return None };
        let function = self.context.module.functions.get(id.index())?;
        let params = function.params.iter().map(|param| &param.attrs);
        let mut attrs = call.args.iter().map(|(_, attrs)| attrs).chain(params);
        let promises = attrs.any(ParamAttrs::restricts_value);
        let promises = promises || call.ret_attrs.restricts_value() || function.ret_attrs.restricts_value();
        (!promises).then_some(&*function.name)
    }

    /// True if a value is a parameter that is neither poison nor undef.
    pub(super) fn is_defined_parameter(&self, id: ValueId) -> bool {
        self.function.params.get(id.index()).is_some_and(|param| param.attrs.has(ParamAttr::NoUndef))
    }

    /// True if two uses of a value may see different numbers.
    pub(super) fn may_be_undef(&self, operand: Operand) -> bool {
        match operand {
            Operand::Value(id) => self.undef[id.index()],
            Operand::Const(constant) => may_be_undef(constant),
        }
    }

    /// The widths of the scalars of a value in bits.
    pub(super) fn widths(&self, id: ValueId) -> impl Iterator<Item = u32> {
        let shape = self.context.shape(self.function.values[id.index()]).ok();
        shape.into_iter().flat_map(|shape| shape.leaves.iter().map(|leaf| leaf.width))
    }

    /// True if a value is made of the bits of one other value and constants, so that it is no worse than a variable.
    pub(super) fn is_transparent(&self, id: ValueId) -> bool {
        let Some(instruction) = self.instruction(id) else { return false };
        match &instruction.op {
            Op::Cast(_) => true,
            Op::Binary(binary) => match Operator::from(binary.op) {
                Operator::Int(IntOp::Shift(_)) => matches!(binary.rhs, Operand::Const(_)),
                Operator::Int(IntOp::Arith(ArithOp::And | ArithOp::Or | ArithOp::Xor)) => {
                    matches!(binary.rhs, Operand::Const(_)) || matches!(binary.lhs, Operand::Const(_))
                }
                _ => false,
            },
            _ => false,
        }
    }

    /// A machine that executes single instructions of the function, where conditions are assumed.
    pub(super) fn machine<'s>(
        &'s self,
        session: &'s mut Session,
        path: &'s mut ChoicePath<()>,
        assumed: &[Lit],
    ) -> Option<SingleSteps<'s>> {
        let mut machine = Machine::new(self.context, ProofDomain::new(self.context, session, path));
        machine.domain.assume(assumed);
        machine.begin(self.id).ok()?;
        Some(SingleSteps { machine, id: self.id, ret: self.function.ret, defined: &self.defined })
    }
}

/// The execution of single instructions of a function.
pub(super) struct SingleSteps<'s> {
    machine: Machine<'s, ProofDomain<'s>>,
    id: FuncId,
    ret: TypeId,
    defined: &'s [Option<u32>],
}

impl SingleSteps<'_> {
    pub(super) fn session(&mut self) -> &mut Session {
        self.machine.domain.session
    }

    /// The value of an instruction where its operands have these. `None` if it depends on a choice or a decision, or may be
    /// undefined behaviour.
    pub(super) fn value(&mut self, id: ValueId, operands: &[(ValueId, ProofValue)]) -> Option<ProofValue> {
        for (operand, value) in operands {
            self.machine.define(*operand, value.clone());
        }
        let index = self.defined[id.index()]?;
        let differ = |(at, (id, value)): (usize, &(ValueId, ProofValue))| {
            operands[..at].iter().any(|(other, seen)| other == id && seen != value)
        };
        if operands.iter().enumerate().any(differ) {
            return self.of_one_register(index, operands);
        }
        let block = ir::BlockId::ENTRY;
        self.machine.execute(ProgramPoint { function: self.id, block, index }).ok()?;
        let value = self.machine.operand_value(Operand::Value(id)).ok()?;
        self.machine.domain.is_determined().then_some(value)
    }

    /// The value of an operation on two uses of one register that see different numbers.
    fn of_one_register(&mut self, index: u32, operands: &[(ValueId, ProofValue)]) -> Option<ProofValue> {
        let frame = self.machine.frames.last()?;
        let instruction = frame.function.blocks[0].instructions.get(index as usize)?;
        let (Op::Binary(binary), [(id, a), (_, b)]) = (&instruction.op, operands) else { return None };
        let ty = *frame.function.values.get(id.index())?;
        if !instruction.flags.is_empty() {
            return None;
        }
        let (op, uses) = ((binary.op, binary.flags), (a.clone(), b.clone()));
        let value = self.machine.domain.binary(op, ty, uses).ok()?;
        self.machine.domain.is_determined().then_some(value)
    }

    /// The value of a constant.
    pub(super) fn constant(&mut self, constant: Const) -> Option<ProofValue> {
        let value = self.machine.constant(constant).ok()?;
        self.machine.domain.is_determined().then_some(value)
    }

    /// The result with what attributes promise of it.
    pub(super) fn promised(&mut self, value: ProofValue, attrs: &ParamAttrs) -> Option<ProofValue> {
        let value = self.machine.promised(value, self.ret, attrs, UbKind::PoisonReturn).ok()?;
        self.machine.domain.is_determined().then_some(value)
    }

    /// The conditions by which something was selected, where both is possible.
    pub(super) fn conditions(self) -> Vec<Lit> {
        self.machine.domain.open_conditions
    }
}

/// True if every value is one of a parameter with these attributes, except undef and poison.
fn is_free(attrs: &ParamAttrs) -> bool {
    let rest = ParamAttrs {
        flags: attrs.flags.difference(AttributeSet::<ParamAttr>::NONE.with_attribute(ParamAttr::NoUndef)),
        ..*attrs
    };
    !rest.restricts_value()
}

/// A constant of which two uses may see different numbers, or of which that is not known.
fn may_be_undef(constant: Const) -> bool {
    !matches!(constant, Const::Int { .. } | Const::Zero(_) | Const::Poison(_))
}

/// True if values of the type are few integers.
fn is_plain(context: &ModuleContext<'_>, ty: TypeId) -> bool {
    context.shape(ty).is_ok_and(|shape| {
        let integers = shape.leaves.iter().all(|leaf| leaf.kind == ScalarKind::Integer);
        integers && shape.leaves.len() <= MAX_SCALARS
    })
}

/// True if an operation does nothing but compute a value.
fn is_computation(context: &ModuleContext<'_>, op: &Op) -> bool {
    match op {
        Op::Binary(binary) => {
            matches!(Operator::from(binary.op), Operator::Int(IntOp::Arith(_) | IntOp::Shift(_)))
        }
        Op::Cast(_)
        | Op::Compare(Compare::Int { .. })
        | Op::Choice(ChoiceOp::Select { .. })
        | Op::Aggregate(_)
        | Op::Vector(_) => true,
        Op::Call(call) => is_pure_intrinsic(context, call),
        _ => false,
    }
}

fn is_pure_intrinsic(context: &ModuleContext<'_>, call: &Call) -> bool {
    let Callee::Direct(id) = call.callee else { return false };
    let Some(function) = context.module.functions.get(id.index()) else { return false };
    let params = function.params.iter().map(|param| &param.attrs);
    let attrs = call.args.iter().map(|(_, attrs)| attrs).chain(params);
    let defined =
        attrs.chain([&call.ret_attrs, &function.ret_attrs]).any(|attrs| attrs.has(ParamAttr::NoUndef));
    is_expanded(function) && call.bundles.is_empty() && !defined
}
