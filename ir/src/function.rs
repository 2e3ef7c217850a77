//! Functions, blocks, and the positions of instructions.

use std::fmt;
use std::num::NonZeroU32;

use smol_str::SmolStr;

use crate::attributes::{FunctionAttrs, ParamAttrs};
use crate::call::{Call, CallingConvention, TailCall};
use crate::constant::Const;
use crate::id::{AttachmentsId, BlockId, FuncId, ValueId};
use crate::instruction::{Instruction, Op};
use crate::symbol::{Linkage, Placement};
use crate::terminator::Terminator;
use crate::types::TypeId;

/// The position of an instruction in a module.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ProgramPoint {
    /// The function.
    pub function: FuncId,
    /// The block.
    pub block: BlockId,
    /// Index in the block; for the terminator, the number of the block's instructions.
    pub index: u32,
}

impl fmt::Display for ProgramPoint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "function #{}, block %b{}, instruction {}", self.function.0, self.block.0, self.index)
    }
}

/// One parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Param {
    /// Its type.
    pub ty: TypeId,
    /// Its attributes.
    pub attrs: ParamAttrs,
}

impl Param {
    /// A parameter without attributes.
    pub fn plain(ty: TypeId) -> Param {
        Param { ty, attrs: ParamAttrs::NONE }
    }
}

/// A basic block.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Block {
    /// The instructions before the terminator, phis first.
    pub instructions: Vec<Instruction>,
    /// The terminator.
    pub terminator: Terminator,
    /// The metadata attached to the terminator.
    pub metadata: Option<AttachmentsId>,
}

impl Block {
    /// A block that consists of its terminator.
    pub fn new(terminator: Terminator) -> Block {
        Block { instructions: Vec::new(), terminator, metadata: None }
    }
}

/// A function; a declaration has no blocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    /// Symbol name without its `@`.
    pub name: SmolStr,
    /// Type of the result.
    pub ret: TypeId,
    /// Attributes of the result.
    pub ret_attrs: ParamAttrs,
    /// Parameters.
    pub params: Vec<Param>,
    /// Set for a variadic function: calls may pass more arguments than it has parameters.
    pub varargs: bool,
    /// The calling convention.
    pub convention: CallingConvention,
    /// The linkage.
    pub linkage: Linkage,
    /// Set if it is known to be defined in the same linkage unit.
    pub dso_local: bool,
    /// The address space of the code.
    pub space: Option<NonZeroU32>,
    /// Attributes.
    pub attrs: FunctionAttrs,
    /// Directions for linkers and code generators.
    pub placement: Placement,
    /// The function that decides how exceptions are handled.
    pub personality: Option<Const>,
    /// Data in memory before the function's code. LangRef "Prefix Data".
    pub prefix: Option<Const>,
    /// Data at the start of the function's code. LangRef "Prologue Data".
    pub prologue: Option<Const>,
    /// The type of each value: parameters, then results. A removed value leaves a hole.
    pub values: Vec<TypeId>,
    /// The body.
    pub blocks: Vec<Block>,
    /// The metadata attached to it.
    pub metadata: Option<AttachmentsId>,
}

impl Call {
    /// True if the call passes on the variable arguments of the function that it is in: a `musttail` call of a variadic function
    /// does. LangRef "'call' Instruction".
    #[must_use]
    pub fn passes_on(&self, caller: &Function) -> bool {
        self.tail == TailCall::MustTail && caller.varargs
    }
}

impl Function {
    /// The constants that belong to the function and to none of its instructions.
    pub fn constants(&self) -> impl Iterator<Item = Const> {
        [self.personality, self.prefix, self.prologue].into_iter().flatten()
    }

    /// The constants that belong to the function and to none of its instructions, to be changed.
    pub fn constants_mut(&mut self) -> impl Iterator<Item = &mut Const> {
        [&mut self.personality, &mut self.prefix, &mut self.prologue].into_iter().flatten()
    }

    /// All calls: the instructions, and the terminators that call.
    pub fn calls(&self) -> impl Iterator<Item = &Call> {
        self.blocks.iter().flat_map(|block| {
            let instructions = block.instructions.iter().filter_map(|instruction| match &instruction.op {
                Op::Call(call) => Some(&**call),
                _ => None,
            });
            instructions.chain(block.terminator.call())
        })
    }

    /// All calls, to be changed.
    pub fn calls_mut(&mut self) -> impl Iterator<Item = &mut Call> {
        self.blocks.iter_mut().flat_map(|block| {
            let instructions =
                block.instructions.iter_mut().filter_map(|instruction| match &mut instruction.op {
                    Op::Call(call) => Some(&mut **call),
                    _ => None,
                });
            instructions.chain(block.terminator.call_mut())
        })
    }

    /// A function without a body.
    pub fn declaration(name: impl Into<SmolStr>, ret: TypeId, params: Vec<Param>) -> Function {
        Function {
            name: name.into(),
            ret,
            ret_attrs: ParamAttrs::NONE,
            values: params.iter().map(|param| param.ty).collect(),
            params,
            varargs: false,
            convention: CallingConvention::C,
            linkage: Linkage::External,
            dso_local: false,
            space: None,
            attrs: FunctionAttrs::default(),
            placement: Placement::NONE,
            personality: None,
            prefix: None,
            prologue: None,
            blocks: Vec::new(),
            metadata: None,
        }
    }

    /// True if there is no body.
    pub fn is_declaration(&self) -> bool {
        self.blocks.is_empty()
    }

    /// The value of parameter `index`.
    pub fn param_value(&self, index: usize) -> ValueId {
        debug_assert!(index < self.params.len(), "parameter {index} of {}", self.name);
        ValueId(index as u32)
    }
}
