//! Metadata: nodes, and what they are attached to.

use ir::{AttachmentsId, MetadataBody, MetadataField, MetadataValue};

use super::Extractor;
use crate::domain::{Function, Instruction, Metadata, Number, Variable};

impl Extractor<'_> {
    pub(super) fn attachments(&mut self, i: Instruction, id: Option<AttachmentsId>) {
        let module = self.module;
        for attachment in module.metadata.attached(id) {
            let kind = self.word(&attachment.kind);
            self.facts.tables.add_instruction_attachment(i, kind, Metadata(attachment.node.0));
        }
    }

    pub(super) fn metadata(&mut self) {
        let module = self.module;
        // Attachments of instructions are added with the instructions.
        for (at, function) in module.functions.iter().enumerate() {
            for attachment in module.metadata.attached(function.metadata) {
                let kind = self.word(&attachment.kind);
                self.facts.tables.add_function_attachment(
                    Function(at as u32),
                    kind,
                    Metadata(attachment.node.0),
                );
            }
        }
        for (at, global) in module.globals.iter().enumerate() {
            for attachment in module.metadata.attached(global.metadata) {
                let kind = self.word(&attachment.kind);
                self.facts.tables.add_global_attachment(
                    Variable(at as u32),
                    kind,
                    Metadata(attachment.node.0),
                );
            }
        }
        for (name, nodes) in &module.metadata.named {
            let name = self.word(name);
            for (at, node) in nodes.iter().enumerate() {
                self.facts.tables.add_named_metadata(name, Number::saturating(at), Metadata(node.0));
            }
        }
        for (at, node) in module.metadata.nodes.iter().enumerate() {
            self.node(Metadata(at as u32), node);
        }
    }

    fn node(&mut self, m: Metadata, node: &ir::MetadataNode) {
        let kind = match &node.body {
            MetadataBody::Tuple(_) => "tuple",
            MetadataBody::Specialized { name, .. } => name,
        };
        let kind = self.word(kind);
        let tables = &mut self.facts.tables;
        tables.add_metadata_node(m);
        tables.add_metadata_node_kind(m, kind);
        if node.distinct {
            tables.add_metadata_node_distinct(m);
        }
        match &node.body {
            MetadataBody::Tuple(values) => {
                self.facts.tables.add_metadata_operand_count(m, Number::saturating(values.len()));
                for (at, value) in values.iter().enumerate() {
                    self.value(m, at, value);
                }
            }
            MetadataBody::Specialized { fields, .. } => {
                self.facts.tables.add_metadata_operand_count(m, Number::saturating(fields.len()));
                for (at, (name, field)) in fields.iter().enumerate() {
                    if let Some(name) = name {
                        let name = self.word(name);
                        self.facts.tables.add_metadata_field(m, Number::saturating(at), name);
                    }
                    match field {
                        MetadataField::Value(value) => self.value(m, at, value),
                        MetadataField::Words(words) => {
                            let text = self.word(words);
                            self.facts.tables.add_metadata_operand_text(m, Number::saturating(at), text);
                        }
                        // The members of a list have no field of their own.
                        MetadataField::List(_) => {}
                    }
                }
            }
        }
    }

    fn value(&mut self, m: Metadata, at: usize, value: &MetadataValue) {
        let index = Number::saturating(at);
        match value {
            MetadataValue::Null => {}
            MetadataValue::Node(node) => {
                self.facts.tables.add_metadata_operand_node(m, index, Metadata(node.0));
            }
            MetadataValue::Text(text) => {
                let text = self.word(&String::from_utf8_lossy(text));
                self.facts.tables.add_metadata_operand_text(m, index, text);
            }
            MetadataValue::Constant(constant) => {
                let operand = self.constant(*constant);
                self.facts.tables.add_metadata_operand_constant(m, index, operand);
            }
            #[allow(unreachable_patterns, reason = "values of functions, which no node outside them has")]
            _ => {}
        }
    }
}
