//! The mini-C language every other part of bitfrost speaks.
//!
//! A [`Program`] is a tree with a type at every node. It prints to C, is read back from C, and is proved free
//! of undefined behaviour by the checker. Nothing in here knows an offset, a register or a compiler.

mod atomic;
mod bit_field_type;
pub mod check;
mod convention;
mod convention_types;
mod enum_alignment;
mod expr;
mod feature;
pub mod float;
mod float_type;
mod id;
mod init;
mod int_type;
pub mod layout_query;
pub mod number;
pub mod parse;
pub mod print;
mod program;
mod record;
pub mod signature_unit;
mod stmt;
mod storage_order;
mod transparent_union;
mod types;
pub mod typing;
mod unit;
pub mod va_list_forwarding;
pub mod visit;

pub use atomic::field_can_be_atomic;
pub use base::{Align, Bits, Bytes, Target};
pub use bit_field_type::bit_field_type_can_be_aligned;
pub use convention::CallingConvention;
pub use enum_alignment::enum_can_be_aligned;
pub use expr::{BinaryOp, Callee, Expr, ExprKind, Init, PathStep, Place, PlaceBase, StepOp, UnaryOp};
pub use feature::{Availability, CompilerQuestion, FEATURES, FeatureRow, Features, Telling};
pub use float_type::{FloatLiteral, FloatObservation, FloatSpec, FloatType};
pub use id::{EnumId, FuncId, GlobalId, LocalId, RecordId, SiteId};
pub use init::LocalInit;
pub use int_type::{IntSpec, IntType, MAX_BIT_INT, NARROW_BIT_INT};
pub use number::Number;

pub use check::record_can_be_untagged;
pub use program::{Function, Global, Local, Program, Side};
pub use record::{Field, Record, RecordKind};
pub use signature_unit::{SignatureUnit, UnitFunction, plain_pointers, plain_types};
pub use stmt::{Case, Stmt};
pub use storage_order::{lies_big_endian, record_can_be_big_endian};
pub use transparent_union::{type_as_passed, union_can_be_transparent};
pub use types::{ComplexPart, EnumDef, PartType, Signature, Type, VariadicPassing, VariadicTail};
pub use unit::{CallVia, SidesDefined, Unit};
