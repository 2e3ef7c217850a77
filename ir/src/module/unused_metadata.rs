//! Removal of metadata that nothing names.

use crate::aggregate::AggregateBody;
use crate::constant::{Const, Operand};
use crate::id::{AttachmentsId, MetadataId};
use crate::instruction::Op;
use crate::metadata::{MetadataTable, MetadataValue};
use crate::module::Module;

impl Module {
    /// Removes the nodes that nothing attaches, lists or passes as an argument, and numbers the others anew.
    pub fn drop_unused_metadata(&mut self) {
        if self.metadata.nodes.is_empty() {
            return;
        }
        let kept = self.used_metadata();
        if kept.iter().all(|kept| *kept) {
            return;
        }
        let mut count = 0;
        let numbers: Vec<Option<MetadataId>> = kept
            .iter()
            .map(|kept| {
                count += u32::from(*kept);
                kept.then(|| MetadataId(count - 1))
            })
            .collect();
        let renumber = |value: &mut MetadataValue| {
            if let MetadataValue::Node(id) = value {
                *value = numbers[id.index()].map_or(MetadataValue::Null, MetadataValue::Node);
            }
        };
        let MetadataTable { nodes, named, attachments } = &mut self.metadata;
        let mut flags = kept.iter();
        nodes.retain(|_| flags.next() == Some(&true));
        for node in nodes {
            node.body.values_mut().into_iter().for_each(renumber);
        }
        named.iter_mut().for_each(|(_, listed)| listed.retain_mut(|id| renumbered(&numbers, id)));
        for attached in attachments {
            attached.retain_mut(|attachment| renumbered(&numbers, &mut attachment.node));
        }
        for body in &mut self.aggregates {
            if let AggregateBody::Metadata(value) = body {
                renumber(value);
            }
        }
    }

    /// For each node whether something names it.
    fn used_metadata(&self) -> Vec<bool> {
        let mut waiting: Vec<MetadataId> =
            self.metadata.named.iter().flat_map(|(_, listed)| listed).copied().collect();
        let attach = |waiting: &mut Vec<MetadataId>, id: Option<AttachmentsId>| {
            waiting.extend(self.metadata.attached(id).iter().map(|attachment| attachment.node));
        };
        self.globals.iter().for_each(|global| attach(&mut waiting, global.metadata));
        for function in &self.functions {
            attach(&mut waiting, function.metadata);
            for block in &function.blocks {
                attach(&mut waiting, block.metadata);
                for instruction in &block.instructions {
                    attach(&mut waiting, instruction.metadata);
                    if let Op::Call(call) = &instruction.op {
                        let arguments = call.args.iter().map(|(argument, _)| *argument);
                        waiting.extend(arguments.filter_map(|argument| self.argument_node(argument)));
                    }
                }
            }
        }
        let mut used = vec![false; self.metadata.nodes.len()];
        while let Some(id) = waiting.pop() {
            if std::mem::replace(&mut used[id.index()], true) {
                continue;
            }
            let values = self.metadata.nodes[id.index()].body.values();
            waiting.extend(values.into_iter().filter_map(|value| match value {
                MetadataValue::Node(id) => Some(*id),
                _ => None,
            }));
        }
        used
    }

    fn argument_node(&self, argument: Operand) -> Option<MetadataId> {
        match argument {
            Operand::Const(constant @ Const::Aggregate { .. }) => self.metadata_node(constant),
            _ => None,
        }
    }
}

fn renumbered(numbers: &[Option<MetadataId>], id: &mut MetadataId) -> bool {
    let new = numbers[id.index()];
    *id = new.unwrap_or(*id);
    new.is_some()
}
