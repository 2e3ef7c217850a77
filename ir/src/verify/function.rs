//! Checks of one function: its signature, definitions, and the order of its instructions.

use super::VerifyErrorKind::{
    BadFlag, BadIntrinsic, BadType, EntryHasPredecessors, PhiNotFirst, Redefined, TypeMismatch, UnknownBlock,
    UnknownValue,
};
use super::constant::{check_const, check_register, check_type};
use super::dominance::ControlFlowGraph;
use super::metadata::check_list;
use super::{VerifyError, VerifyResult, require};
use crate::attributes::{ParamAttrs, Passing};
use crate::call::TailCall;
use crate::exception::UnwindTerminator;
use crate::function::{Block, Function, Param, ProgramPoint};
use crate::id::{BlockId, FuncId, ValueId};
use crate::instruction::{ChoiceOp, Instruction, Op};
use crate::module::Module;
use crate::opcode::ScalarClass;
use crate::terminator::Terminator;
use crate::types::{Type, TypeId};

/// The origin of a value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Definition {
    Nowhere,
    Parameter,
    At(BlockId, u32),
    /// By the terminator of the first block, on its edge to the second.
    OnEdge(BlockId, BlockId),
}

/// The data for checking one function.
pub(super) struct FunctionVerifier<'a> {
    pub(super) module: &'a Module,
    pub(super) function: &'a Function,
    pub(super) definitions: Vec<Definition>,
    pub(super) flow: ControlFlowGraph,
}

pub(super) fn check(module: &Module, at: u32, function: &Function) -> Result<(), VerifyError> {
    let error = |kind| VerifyError { place: None, kind };
    signature(module, function).map_err(error)?;
    if function.is_declaration() {
        return Ok(());
    }
    blocks_exist(function).map_err(error)?;
    let definitions = definitions(function).map_err(error)?;
    let checker = FunctionVerifier { module, function, definitions, flow: ControlFlowGraph::new(function) };
    require(checker.flow.predecessors[0].is_empty(), || EntryHasPredecessors).map_err(error)?;
    for (block_at, block) in function.blocks.iter().enumerate() {
        checker.block(FuncId(at), BlockId(block_at as u32), block)?;
    }
    Ok(())
}

fn signature(module: &Module, function: &Function) -> VerifyResult {
    check_type(module, function.ret)?;
    if function.ret != TypeId::VOID && module.types.is_sized(function.ret) {
        check_register(module, function.ret)?;
    }
    let no_value = matches!(module.types.get(function.ret), Type::Named { fields: None, .. });
    require(!no_value, || BadType("opaque result"))?;
    check_range(module, function.ret, &function.ret_attrs)?;
    require(function.values.len() >= function.params.len(), || TypeMismatch("values and parameters"))?;
    for (param, &value) in function.params.iter().zip(&function.values) {
        require(param.ty == value, || TypeMismatch("value and parameter"))?;
        check_param(module, param)?;
    }
    function.values.iter().try_for_each(|&ty| check_register(module, ty))?;
    function.constants().try_for_each(|constant| check_const(module, constant))?;
    intrinsic(module, function)
}

fn intrinsic(module: &Module, function: &Function) -> VerifyResult {
    let Some(intrinsic) = function.intrinsic() else { return Ok(()) };
    let bad = |why| BadIntrinsic(function.name.clone(), why);
    require(function.is_declaration(), || bad("has a body"))?;
    let overloads =
        intrinsic.infer_overloads(&module.types, function).ok_or_else(|| bad("has another signature"))?;
    let name = intrinsic.overloaded_name(&module.types, &overloads);
    require(name == function.name, || bad("is named after other types"))
}

/// Checks that a range is one of numbers of the value's type, or of its lanes'.
pub(super) fn check_range(module: &Module, ty: TypeId, attrs: &ParamAttrs) -> VerifyResult {
    let Some(range) = attrs.range else { return Ok(()) };
    require(range.ty == module.types.scalar(ty), || BadFlag("range of another type than its value"))
}

fn check_param(module: &Module, param: &Param) -> VerifyResult {
    check_register(module, param.ty)?;
    check_range(module, param.ty, &param.attrs)?;
    let Some((_, ty)) = param.attrs.passing.written() else { return Ok(()) };
    check_type(module, ty)?;
    // Opaque results are older than the type in the attribute.
    let sized =
        matches!(param.attrs.passing, Passing::SRet(_) | Passing::Element(_)) || module.types.is_sized(ty);
    require(sized, || BadType("type without a size"))?;
    let pointer = module.types.get(param.ty).is_pointer();
    require(pointer, || BadFlag("byval, sret, byref, inalloca or preallocated on what is no pointer"))
}

fn blocks_exist(function: &Function) -> VerifyResult {
    let mut named = function.blocks.iter().flat_map(|block| block.terminator.successors());
    let unknown = named.find(|to| to.index() >= function.blocks.len());
    unknown.map_or(Ok(()), |block| Err(UnknownBlock(block)))
}

fn definitions(function: &Function) -> Result<Vec<Definition>, super::VerifyErrorKind> {
    let mut found = vec![Definition::Nowhere; function.values.len()];
    found[..function.params.len()].fill(Definition::Parameter);
    for (block_at, block) in function.blocks.iter().enumerate() {
        for (at, instruction) in block.instructions.iter().enumerate() {
            let Some(result) = instruction.result else { continue };
            let slot = found.get_mut(result.index()).ok_or(UnknownValue(result))?;
            require(*slot == Definition::Nowhere, || Redefined(result))?;
            *slot = Definition::At(BlockId(block_at as u32), at as u32);
        }
        if let Some(result) = block.terminator.result() {
            let slot = found.get_mut(result.index()).ok_or(UnknownValue(result))?;
            require(*slot == Definition::Nowhere, || Redefined(result))?;
            *slot = defined_by(BlockId(block_at as u32), block);
        }
    }
    Ok(found)
}

/// The definition by the terminator of a block.
fn defined_by(id: BlockId, block: &Block) -> Definition {
    let at = Definition::At(id, block.instructions.len() as u32);
    let Terminator::Unwind(terminator) = &block.terminator else { return at };
    match **terminator {
        UnwindTerminator::Invoke { normal, .. } => Definition::OnEdge(id, normal),
        _ => at,
    }
}

impl FunctionVerifier<'_> {
    fn block(&self, function: FuncId, id: BlockId, block: &Block) -> Result<(), VerifyError> {
        let mut phis_over = false;
        for (index, instruction) in block.instructions.iter().enumerate() {
            let place = ProgramPoint { function, block: id, index: index as u32 };
            let is_phi = matches!(instruction.op, Op::Choice(ChoiceOp::Phi { .. }));
            phis_over |= !is_phi;
            require(!(is_phi && phis_over), || PhiNotFirst)
                .and_then(|()| self.check_instruction(place, instruction))
                .map_err(|kind| VerifyError { place: Some(place), kind })?;
        }
        let place = ProgramPoint { function, block: id, index: block.instructions.len() as u32 };
        let terminator = self.terminator(place, &block.terminator);
        terminator
            .and_then(|()| check_list(self.module, block.metadata))
            .map_err(|kind| VerifyError { place: Some(place), kind })
    }

    fn check_instruction(&self, place: ProgramPoint, instruction: &Instruction) -> VerifyResult {
        flags_allowed(instruction)?;
        let expected = self.result_type(place, &instruction.op)?;
        require(instruction.flags.is_empty() || self.may_have_flags(&instruction.op, expected), || {
            BadFlag("fast-math")
        })?;
        self.attachments(instruction, expected)?;
        if let Op::Call(call) = &instruction.op
            && call.tail == TailCall::MustTail
        {
            self.must_tail(place, call, instruction.result)?;
        }
        match instruction.result {
            None => require(expected == TypeId::VOID, || TypeMismatch("result without a value")),
            Some(value) => require(self.function.values[value.index()] == expected, || {
                TypeMismatch("instruction and its value")
            }),
        }
    }

    /// True if the result may have fast-math flags: `select`, `phi` and `call` have them on floating-point numbers only, or
    /// vectors or arrays of them (LangRef "Fast-Math Flags").
    fn may_have_flags(&self, op: &Op, ty: TypeId) -> bool {
        match (op, self.module.types.get(ty)) {
            (Op::Choice(_) | Op::Call(_), Type::Array(_, element)) => self.may_have_flags(op, *element),
            (Op::Choice(_) | Op::Call(_), _) => self.class(ty) == Some(ScalarClass::Float),
            _ => true,
        }
    }

    /// True if `value` is defined on every path to `place`.
    pub(super) fn dominated(&self, value: ValueId, place: ProgramPoint) -> bool {
        match self.definitions[value.index()] {
            Definition::Nowhere => false,
            Definition::Parameter => true,
            _ if !self.flow.is_reachable(place.block) => true,
            Definition::At(block, at) if block == place.block => at < place.index,
            Definition::At(block, _) => self.flow.dominates(block, place.block),
            Definition::OnEdge(from, to) if place.block == from => {
                place.index as usize > self.function.blocks[from.index()].instructions.len() && to != from
            }
            Definition::OnEdge(from, to) => self.flow.edge_dominates(from, to, place.block),
        }
    }
}

/// Checks that the opcode may have the instruction's flags.
fn flags_allowed(instruction: &Instruction) -> VerifyResult {
    let Instruction { op, flags, .. } = instruction;
    let misplaced = op.flags().union(*flags).difference(op.opcode().flags()).iter().next();
    misplaced.map_or(Ok(()), |flag| Err(BadFlag(flag.keyword())))
}
