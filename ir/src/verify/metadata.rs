//! Metadata: ids, constants, and the attachments whose form LLVM prescribes (`Verifier.cpp`, `visitInstruction`).

use super::VerifyErrorKind::{BadMetadata, UnknownItem};
use super::constant::check_const;
use super::function::FunctionVerifier;
use super::{VerifyResult, require};
use crate::constant::Const;
use crate::id::{AttachmentsId, MetadataId};
use crate::instruction::{Instruction, Op};
use crate::memory::MemoryOp;
use crate::metadata::{Attachment, MetadataBody, MetadataValue};
use crate::module::Module;
use crate::opcode::{CastOp, Opcode, ScalarClass};
use crate::types::TypeId;

/// Checks the nodes, the named metadata and the lists of attachments.
pub(super) fn check_metadata(module: &Module) -> VerifyResult {
    let table = &module.metadata;
    table
        .nodes
        .iter()
        .flat_map(|node| node.body.values())
        .try_for_each(|value| check_value(module, value))?;
    table.named.iter().flat_map(|(_, nodes)| nodes).try_for_each(|&id| check_node(module, id))?;
    table.attachments.iter().flatten().try_for_each(|attachment| check_node(module, attachment.node))?;
    let globals = module.globals.iter().map(|global| global.metadata);
    globals
        .chain(module.functions.iter().map(|function| function.metadata))
        .try_for_each(|id| check_list(module, id))
}

/// Checks that what a value names exists.
pub(super) fn check_value(module: &Module, value: &MetadataValue) -> VerifyResult {
    match value {
        MetadataValue::Node(id) => check_node(module, *id),
        MetadataValue::Constant(constant) => check_const(module, *constant),
        MetadataValue::Null | MetadataValue::Text(_) => Ok(()),
    }
}

fn check_node(module: &Module, id: MetadataId) -> VerifyResult {
    require(id.index() < module.metadata.nodes.len(), || UnknownItem("metadata"))
}

/// Checks that the list exists.
pub(super) fn check_list(module: &Module, id: Option<AttachmentsId>) -> VerifyResult {
    let known = id.is_none_or(|id| id.index() < module.metadata.attachments.len());
    require(known, || UnknownItem("attachments"))
}

impl FunctionVerifier<'_> {
    /// Checks the attachments of an instruction whose result has type `ty`.
    pub(super) fn attachments(&self, instruction: &Instruction, ty: TypeId) -> VerifyResult {
        check_list(self.module, instruction.metadata)?;
        let attached = self.module.metadata.attached(instruction.metadata);
        attached.iter().try_for_each(|attachment| self.attachment(&instruction.op, ty, attachment))
    }

    fn attachment(&self, op: &Op, ty: TypeId, attachment: &Attachment) -> VerifyResult {
        let load = matches!(op, Op::Memory(MemoryOp::Load { .. }));
        let memory = load || matches!(op, Op::Memory(MemoryOp::Store { .. }));
        let int_to_ptr = op.opcode() == Opcode::Cast(CastOp::IntToPtr);
        let pointer = ty == TypeId::PTR;
        let values = self.values(attachment);
        let numbers: Vec<u128> = values.iter().filter_map(|value| number(value, TypeId::I64)).collect();
        let fits = match attachment.kind.as_str() {
            "range" => (load || matches!(op, Op::Call(_))) && self.is_range(&values, ty),
            "nonnull" => load && pointer && values.is_empty(),
            "align" => load && pointer && matches!(numbers[..], [align] if align.is_power_of_two()),
            "dereferenceable" | "dereferenceable_or_null" => {
                (load || int_to_ptr) && pointer && numbers.len() == 1 && values.len() == 1
            }
            "fpmath" => self.class(ty) == Some(ScalarClass::Float) && is_accuracy(&values),
            "invariant.group" => memory,
            "prof" => matches!(values.first(), Some(MetadataValue::Text(_))),
            // The form of the others is free, or LLVM checks it against other nodes only.
            _ => true,
        };
        require(fits, || BadMetadata(attachment.kind.clone()))
    }

    fn values(&self, attachment: &Attachment) -> Vec<&MetadataValue> {
        match &self.module.metadata.nodes[attachment.node.index()].body {
            MetadataBody::Tuple(values) => values.iter().collect(),
            MetadataBody::Specialized { .. } => Vec::new(),
        }
    }

    /// Pairs of different integers of the value's type, in signed order. LangRef "'range' Metadata".
    fn is_range(&self, values: &[&MetadataValue], ty: TypeId) -> bool {
        let scalar = self.module.types.scalar(ty);
        let numbers: Vec<_> = values.iter().map(|value| number(value, scalar)).collect();
        let unused = 128 - self.module.types.int_width(scalar).unwrap_or(1).clamp(1, 128);
        let mut last = None;
        !numbers.is_empty()
            && numbers.chunks(2).all(|pair| {
                let [Some(low), Some(high)] = *pair else { return false };
                let signed = (low << unused) as i128 >> unused;
                low != high && last.replace(signed).is_none_or(|last| last < signed)
            })
    }
}

/// The bits of an integer of type `ty`.
fn number(value: &MetadataValue, ty: TypeId) -> Option<u128> {
    match *value {
        MetadataValue::Constant(Const::Int { ty: own, value }) if own == ty => Some(value),
        _ => None,
    }
}

/// One positive `float`.
fn is_accuracy(values: &[&MetadataValue]) -> bool {
    match values {
        [MetadataValue::Constant(Const::Float { ty: TypeId::FLOAT, bits })] => {
            let accuracy = f32::from_bits(*bits as u32);
            accuracy > 0.0 && accuracy.is_finite()
        }
        _ => false,
    }
}
