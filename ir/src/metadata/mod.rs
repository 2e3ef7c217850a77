//! Metadata: nodes, named metadata, and the attachments of instructions, functions and globals. LangRef "Metadata".
//!
//! Specialised nodes (`!DILocation(…)`) are kept as names and fields, without an interpretation.

mod kinds;
#[doc(hidden)]
pub mod part;
mod scopes;
mod tbaa;

use smol_str::SmolStr;

use base::{Align, Bytes};

pub(crate) use kinds::effect;
pub use kinds::{AttachmentEffect, METADATA_KINDS, MetadataKind};

use crate::constant::Const;
use crate::id::{AttachmentsId, FuncId, MetadataId};
use crate::instruction::Op;
use crate::memory::MemoryOp;
use crate::type_table::TypeTable;
use crate::types::TypeId;

/// An operand of a node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MetadataValue {
    /// `null`
    Null,
    /// A node: `!0`.
    Node(MetadataId),
    /// A string: `!"…"`.
    Text(Vec<u8>),
    /// A constant: `i32 1`.
    Constant(Const),
}

/// The value of a specialised node's field.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MetadataField {
    /// A node, a string or nothing.
    Value(MetadataValue),
    /// A list of nodes in braces.
    List(Vec<MetadataValue>),
    /// Anything else, as it is written: `DIFlagPrototyped | DIFlagStaticMember`, `12`, `"main"`.
    Words(SmolStr),
}

/// The contents of a node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum MetadataBody {
    /// `!{…}`
    Tuple(Vec<MetadataValue>),
    /// `!DILocation(line: 1, …)`. The fields of some nodes, such as `!DIExpression`, have no names.
    Specialized {
        /// The name without its `!`.
        name: SmolStr,
        /// The fields in the order of the text.
        fields: Vec<(Option<SmolStr>, MetadataField)>,
    },
}

/// A node.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MetadataNode {
    /// True if it differs from other nodes of the same contents.
    pub distinct: bool,
    /// The contents.
    pub body: MetadataBody,
}

/// One attachment: `!range !0`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Attachment {
    /// The kind without its `!`.
    pub kind: SmolStr,
    /// The node.
    pub node: MetadataId,
}

impl Attachment {
    /// The effect of its kind.
    #[must_use]
    pub fn effect(&self) -> AttachmentEffect {
        effect(&self.kind)
    }
}

/// The metadata of a module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MetadataTable {
    /// The nodes, in the order in which they are printed.
    pub nodes: Vec<MetadataNode>,
    /// Named metadata: `!llvm.module.flags = !{!0}`.
    pub named: Vec<(SmolStr, Vec<MetadataId>)>,
    /// The attachments of each instruction, function or global that has any.
    pub attachments: Vec<Vec<Attachment>>,
}

/// True if an instruction is one whose promises the engines check: a load or call of a scalar or a vector of integers.
pub(crate) fn takes_promises(types: &TypeTable, op: &Op) -> bool {
    let ty = match op {
        Op::Memory(MemoryOp::Load { ty, .. }) => *ty,
        Op::Call(call) => call.ret,
        _ => return false,
    };
    types.int_width(types.scalar(ty)).is_some() || types.is_float(ty) || ty == TypeId::PTR
}

/// A promise of metadata about the value of a load.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadPromise {
    /// LangRef "'range' Metadata": a value in none of these ranges, each from its first to before its last number, is poison.
    Range(Vec<(Const, Const)>),
    /// LangRef "'load' Instruction", `!nonnull`: null is poison.
    NonNull,
    /// LangRef "'load' Instruction", `!noundef`: undef or poison is undefined behaviour.
    NoUndef,
    /// LangRef "'load' Instruction", `!align`: a pointer that is no multiple of it is poison.
    Align(Align),
    /// LangRef "'load' Instruction", `!dereferenceable`: this number of bytes can be loaded.
    Dereferenceable(Bytes),
    /// LangRef "'load' Instruction", `!dereferenceable_or_null`.
    DereferenceableOrNull(Bytes),
}

impl MetadataTable {
    /// Adds a node.
    pub fn add(&mut self, node: MetadataNode) -> MetadataId {
        self.nodes.push(node);
        MetadataId(self.nodes.len() as u32 - 1)
    }

    /// Adds a list of attachments; `None` for an empty one.
    pub fn attach(&mut self, attachments: Vec<Attachment>) -> Option<AttachmentsId> {
        if attachments.is_empty() {
            return None;
        }
        self.attachments.push(attachments);
        Some(AttachmentsId::from_index(self.attachments.len() - 1))
    }

    /// Lists a node under a name, unless an equal one is listed already.
    pub fn list(&mut self, name: &str, node: MetadataId) {
        let at = self.named.iter().position(|(known, _)| known == name).unwrap_or_else(|| {
            self.named.push((SmolStr::new(name), Vec::new()));
            self.named.len() - 1
        });
        let listed = &mut self.named[at].1;
        let new = &self.nodes[node.index()];
        if new.distinct || !listed.iter().any(|known| self.nodes[known.index()] == *new) {
            listed.push(node);
        }
    }

    /// The attachments in a list.
    pub fn attached(&self, id: Option<AttachmentsId>) -> &[Attachment] {
        id.and_then(|id| self.attachments.get(id.index())).map_or(&[], Vec::as_slice)
    }
}

impl MetadataBody {
    /// The values in the node, fields included.
    pub(crate) fn values_mut(&mut self) -> Vec<&mut MetadataValue> {
        match self {
            MetadataBody::Tuple(values) => values.iter_mut().collect(),
            MetadataBody::Specialized { fields, .. } => {
                fields.iter_mut().flat_map(|(_, field)| field.values_mut()).collect()
            }
        }
    }

    /// The values in the node, fields included.
    pub(crate) fn values(&self) -> Vec<&MetadataValue> {
        match self {
            MetadataBody::Tuple(values) => values.iter().collect(),
            MetadataBody::Specialized { fields, .. } => {
                fields.iter().flat_map(|(_, field)| field.values()).collect()
            }
        }
    }
}

impl MetadataField {
    fn values_mut(&mut self) -> &mut [MetadataValue] {
        match self {
            MetadataField::Value(value) => std::slice::from_mut(value),
            MetadataField::List(values) => values,
            MetadataField::Words(_) => &mut [],
        }
    }

    fn values(&self) -> &[MetadataValue] {
        match self {
            MetadataField::Value(value) => std::slice::from_ref(value),
            MetadataField::List(values) => values,
            MetadataField::Words(_) => &[],
        }
    }
}

impl MetadataTable {
    /// Removes from a list what the engines check of loads only.
    pub(crate) fn remove_promises_of_loads(&mut self, id: Option<AttachmentsId>) {
        if let Some(attachments) = id.and_then(|id| self.attachments.get_mut(id.index())) {
            attachments.retain(|attachment| effect(&attachment.kind) != AttachmentEffect::Value);
        }
    }

    /// The promises of a list about the value of a load.
    #[must_use]
    pub fn load_promises(&self, id: Option<AttachmentsId>) -> Vec<LoadPromise> {
        let promise = |attachment: &Attachment| match attachment.kind.as_str() {
            "nonnull" => Some(LoadPromise::NonNull),
            "noundef" => Some(LoadPromise::NoUndef),
            "range" => self.ranges(attachment.node).map(LoadPromise::Range),
            "align" => self.number(attachment.node).and_then(Align::from_bytes).map(LoadPromise::Align),
            "dereferenceable" => self.number(attachment.node).map(Bytes).map(LoadPromise::Dereferenceable),
            "dereferenceable_or_null" => {
                self.number(attachment.node).map(Bytes).map(LoadPromise::DereferenceableOrNull)
            }
            _ => None,
        };
        self.attached(id).iter().filter_map(promise).collect()
    }

    /// All values of nodes, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut MetadataValue> {
        self.nodes.iter_mut().flat_map(|node| node.body.values_mut())
    }

    /// The functions that `!callees` in a list names; `None` if the list has none, or names something else.
    #[must_use]
    pub fn callees(&self, id: Option<AttachmentsId>) -> Option<Vec<FuncId>> {
        let callee = |value: &MetadataValue| match value {
            MetadataValue::Constant(Const::Function(id)) => Some(*id),
            _ => None,
        };
        self.tuple(id, "callees")?.iter().map(callee).collect()
    }

    /// The addresses that `!absolute_symbol` in a list allows: ranges from the first address to the one after the last, which may
    /// wrap around. `None` if it allows all of them, or has another form.
    #[must_use]
    pub fn absolute_addresses(&self, id: Option<AttachmentsId>) -> Option<Vec<(u128, u128)>> {
        let number = |value: &MetadataValue| match value {
            MetadataValue::Constant(Const::Int { value, .. }) => Some(*value),
            MetadataValue::Constant(Const::Zero(_)) => Some(0),
            _ => None,
        };
        let ranges = self.tuple(id, "absolute_symbol")?.chunks(2).map(|range| match range {
            [first, end] => number(first).zip(number(end)),
            _ => None,
        });
        let ranges: Vec<(u128, u128)> = ranges.collect::<Option<_>>()?;
        // LangRef: a range of one number, which is all ones, is all of them.
        (!ranges.is_empty() && ranges.iter().all(|(first, end)| first != end)).then_some(ranges)
    }

    /// The accuracy that `!fpmath` in a list asks for, in units in the last place.
    #[must_use]
    pub fn accuracy(&self, id: Option<AttachmentsId>) -> Option<f32> {
        match self.tuple(id, "fpmath")? {
            [MetadataValue::Constant(Const::Float { ty: TypeId::FLOAT, bits })] => {
                Some(f32::from_bits(*bits as u32))
            }
            _ => None,
        }
    }

    /// The members that `!tbaa.struct` in a list names: their offsets and sizes in bytes. `None` if the list has none, or one of
    /// another form.
    #[must_use]
    pub fn struct_members(&self, id: Option<AttachmentsId>) -> Option<Vec<(u64, u64)>> {
        let number = |value: &MetadataValue| match value {
            MetadataValue::Constant(Const::Int { value, .. }) => u64::try_from(*value).ok(),
            MetadataValue::Constant(Const::Zero(_)) => Some(0),
            _ => None,
        };
        let values = self.tuple(id, "tbaa.struct")?;
        let members = values.chunks(3).map(|member| match member {
            [first, size, _] => number(first).zip(number(size)),
            _ => None,
        });
        members.collect()
    }

    /// The values of the node that is attached in a list as a kind.
    fn tuple(&self, id: Option<AttachmentsId>, kind: &str) -> Option<&[MetadataValue]> {
        let attachment = self.attached(id).iter().find(|attachment| attachment.kind == kind)?;
        match &self.nodes.get(attachment.node.index())?.body {
            MetadataBody::Tuple(values) => Some(values),
            MetadataBody::Specialized { .. } => None,
        }
    }

    /// The only number of a node.
    fn number(&self, node: MetadataId) -> Option<u64> {
        let MetadataBody::Tuple(values) = &self.nodes.get(node.index())?.body else { return None };
        match values[..] {
            [MetadataValue::Constant(Const::Int { value, .. })] => u64::try_from(value).ok(),
            _ => None,
        }
    }

    /// The pairs of numbers of a node.
    fn ranges(&self, node: MetadataId) -> Option<Vec<(Const, Const)>> {
        let MetadataBody::Tuple(values) = &self.nodes.get(node.index())?.body else { return None };
        let number = |value: &MetadataValue| match value {
            MetadataValue::Constant(constant) => Some(*constant),
            _ => None,
        };
        values.chunks(2).map(|pair| number(pair.first()?).zip(number(pair.get(1)?))).collect()
    }
}
