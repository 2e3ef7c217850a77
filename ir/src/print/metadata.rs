//! Metadata.

use super::Printer;
use crate::id::{AttachmentsId, MetadataId};
use crate::metadata::{MetadataBody, MetadataField, MetadataNode, MetadataValue};

impl Printer<'_> {
    /// Named metadata and nodes, at the end of the module.
    pub(super) fn metadata(&mut self) {
        let module = self.module;
        self.lines(&module.metadata.named, |printer, (name, nodes)| {
            printer.out.push('!');
            printer.text(name);
            printer.text(" = !{");
            printer.separated(nodes, |printer, &node| printer.node_name(node));
            printer.out.push('}');
        });
        for (at, node) in module.metadata.nodes.iter().enumerate() {
            self.node_name(MetadataId(at as u32));
            self.text(" = ");
            self.node(node);
            self.out.push('\n');
        }
    }

    /// Each attachment after `before`.
    pub(super) fn attachments(&mut self, before: &str, id: Option<AttachmentsId>) {
        let module = self.module;
        for attachment in module.metadata.attached(id) {
            self.text(before);
            self.out.push('!');
            self.text(&attachment.kind);
            self.out.push(' ');
            self.node_name(attachment.node);
        }
    }

    fn node_name(&mut self, node: MetadataId) {
        self.out.push('!');
        self.number(u128::from(node.0));
    }

    fn node(&mut self, node: &MetadataNode) {
        let MetadataNode { distinct, body } = node;
        self.text(if *distinct { "distinct !" } else { "!" });
        match body {
            MetadataBody::Tuple(values) => self.values(values),
            MetadataBody::Specialized { name, fields } => {
                self.text(name);
                self.out.push('(');
                self.separated(fields, |printer, (label, field)| {
                    if let Some(label) = label {
                        printer.text(label);
                        printer.text(": ");
                    }
                    printer.metadata_field(field);
                });
                self.out.push(')');
            }
        }
    }

    fn values(&mut self, values: &[MetadataValue]) {
        self.out.push('{');
        self.separated(values, Printer::metadata_value);
        self.out.push('}');
    }

    fn metadata_field(&mut self, field: &MetadataField) {
        match field {
            MetadataField::Value(value) => self.metadata_value(value),
            MetadataField::List(values) => self.values(values),
            MetadataField::Words(words) => self.text(words),
        }
    }

    pub(super) fn metadata_value(&mut self, value: &MetadataValue) {
        match value {
            MetadataValue::Null => self.text("null"),
            MetadataValue::Node(node) => self.node_name(*node),
            MetadataValue::Text(bytes) => {
                self.out.push('!');
                self.quoted(bytes);
            }
            MetadataValue::Constant(constant) => self.typed_const(*constant),
        }
    }
}
