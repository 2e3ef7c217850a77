//! LLVM 19's IR as data: types with their x86-64 layout, constants, instructions, functions, modules; a builder, a
//! printer whose text `opt-19` accepts, a reader of that text, and a structural verifier. LLVM lacks the thesis's
//! explicitly packed structure ([`Packing::Bits`]) with the instructions for its members ([`MemoryOp::LoadField`],
//! [`MemoryOp::StoreField`]), and the frozen load ([`MemoryOp::LoadFrozen`]); [`legalize`] replaces them.
//!
//! The IR knows nothing of C. Values are numbered per function, parameters first; blocks are numbered in the order
//! they are printed; both are printed by number (`%v3`, `%b1`), so that printing is deterministic.

mod aggregate;
mod atomic;
#[doc(hidden)]
pub mod attributes;
mod builder;
mod call;
mod constant;
mod exception;
mod expression;
mod flags;
#[doc(hidden)]
pub mod fp_class;
mod function;
mod id;
mod instruction;
#[doc(hidden)]
pub mod intrinsics;
#[doc(hidden)]
pub mod layout;
#[doc(hidden)]
pub mod legalize;
mod memory;
mod merge;
#[doc(hidden)]
pub mod metadata;
#[doc(hidden)]
pub mod module;
#[doc(hidden)]
pub mod opcode;
mod operands;
mod operator;
#[doc(hidden)]
pub mod print;
mod promise;
pub mod read;
#[doc(hidden)]
pub mod statistics;
mod symbol;
mod terminator;
#[doc(hidden)]
pub mod type_table;
mod types;
mod verify;
mod visit;
#[doc(hidden)]
pub mod wide;

pub use aggregate::AggregateBody;
pub use atomic::{AtomicAccess, AtomicOp, AtomicOrdering, RmwOp, Synchronization};
pub use attributes::{
    AttributeSet, FunctionAttr, FunctionAttrs, IntegerRange, MemoryEffect, MemoryEffects, ParamAttr,
    ParamAttrs, Passing,
};
pub use base::{Align, Bits, Bytes, Target};
pub use builder::FunctionBuilder;
pub use call::{AsmFlag, Call, Callee, CallingConvention, EmptyAssembly, InlineAsm, OperandBundle, TailCall};
pub use constant::{Const, Operand};
pub use exception::{LandingClause, Pad, UnwindTerminator};
pub use expression::{ConstantExpression, SymbolMark};
pub use flags::{ArithFlags, CastFlags, FAST_MATH, Flag, FlagSet};
pub use fp_class::FpClasses;
pub use function::{Block, Function, Param, ProgramPoint};
pub use id::{AggregateId, AliasId, AsmId, AttachmentsId, BlockId, FuncId, GlobalId, MetadataId, ValueId};
pub use instruction::{AggregateOp, ChoiceOp, Instruction, Op, VectorOp};
pub use intrinsics::{Effect, Intrinsic, IntrinsicSpec, TypeClass, TypePattern};
pub use layout::data_layout::{ByteOrder, DataLayout};
pub use legalize::{Neighbours, legalize};
pub use memory::{AllocaKind, FieldAccess, Gep, GepFlags, MemoryOp};
pub use merge::MergeError;
pub use metadata::{
    Attachment, AttachmentEffect, LoadPromise, METADATA_KINDS, MetadataBody, MetadataField, MetadataKind,
    MetadataNode, MetadataTable, MetadataValue,
};
pub use module::{Global, Module, WIDEST_CONSTANT};
pub use opcode::{
    BinaryOp, CastOp, Conversion, Opcode, OpcodeSpec, ScalarClass, SizeChange, SpecialOp, TerminatorOp,
};
pub use operator::{Binary, Cast, Compare, FloatPredicate, IntPredicate};
pub use print::{
    TargetLines, constant_text, print_concise, print_function, print_module, type_text, write_module,
};
pub use promise::{Promise, PromiseSet};
pub use read::read_module;
pub use statistics::Statistics;
pub use symbol::{Alias, AliasKind, AliasParams, Comdat, Linkage, Placement};
pub use terminator::Terminator;
pub use type_table::TypeTable;
pub use types::{LaneCount, Packing, Type, TypeId};
pub use verify::{ControlFlowGraph, VerifyError, VerifyErrorKind, verify};
pub use visit::{Visitor, walk};
pub use wide::WideInteger;
