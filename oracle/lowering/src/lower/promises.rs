//! The promises that clang makes of accesses where it optimises, at -O1 and above: that a `_Bool` is 0 or 1, and which bytes of a
//! structure a copy is about.
//!
//! After `CodeGenFunction::EmitLoadOfScalar` and `EmitAggregateCopy` (clang/lib/CodeGen/CGExpr.cpp, CGExprAgg.cpp), and
//! `CodeGenTBAA::CollectFields` (CodeGenTBAA.cpp) of LLVM 19.

use std::collections::HashMap;

use base::Faults;
use ir::{Attachment, AttachmentsId, Const, MetadataBody, MetadataId, MetadataNode, MetadataValue};
use lang::{Bits, Bytes, FloatType, IntType, RecordId, RecordKind, Type};
use smol_str::{SmolStr, format_smolstr};

use super::convert::ScalarType;
use super::environment::Environment;
use super::function::{Address, Lowerer};
use crate::access_metadata::AccessMetadata;
use crate::fault::Fault;

/// The attachments that a function has used already.
#[derive(Debug, Default)]
pub(super) struct AttachmentCache {
    boolean: Option<AttachmentsId>,
    records: HashMap<RecordId, Option<AttachmentsId>>,
}

/// Bytes of a record that are copied as one type, by its name in `tbaa`; `None` is a character's, which is any type's.
#[derive(Clone, Debug, PartialEq, Eq)]
struct CopiedMember {
    offset: Bytes,
    size: Bytes,
    ty: Option<SmolStr>,
}

/// The members of a record that are copied, in order; `None` for a record to whose copies clang adds no metadata.
fn members(environment: &Environment<'_>, id: RecordId) -> Option<Vec<CopiedMember>> {
    let mut members = Vec::new();
    collect(environment, id, Bytes::ZERO, &mut members).then_some(members)
}

fn collect(
    environment: &Environment<'_>,
    id: RecordId,
    base: Bytes,
    members: &mut Vec<CopiedMember>,
) -> bool {
    let (record, layout) = (&environment.program[id], &environment.layouts[id]);
    if matches!(record.kind, RecordKind::Union { .. }) {
        members.push(CopiedMember { offset: base, size: layout.size, ty: None });
        return true;
    }
    if record.fields.iter().any(|field| field.flexible) {
        return false;
    }
    let units = &environment.shapes[id].members;
    for (field, placed) in record.fields.iter().zip(&layout.fields) {
        let size = environment.layouts.size(&field.ty);
        if field.bits.is_some() {
            // Bit-fields of one access unit are one member, which the lowest of them stands for.
            // An array of length zero may lie where the unit begins.
            let begins = |(start, shape): &&(Bytes, _)| {
                start.bits() == placed.offset && environment.shapes.extent(shape).size > Bytes::ZERO
            };
            let unit = units.iter().find(begins);
            if let Some((start, shape)) = unit.filter(|_| placed.width > Bits::ZERO) {
                let (offset, size) = (base + *start, environment.shapes.extent(shape).size);
                members.push(CopiedMember { offset, size, ty: None });
            }
            continue;
        }
        let offset = base + placed.offset.bytes_floor();
        match &field.ty {
            Type::Record(inner) if !field.atomic => {
                if size > Bytes::ZERO && !collect(environment, *inner, offset, members) {
                    return false;
                }
            }
            // Arrays of length zero.
            _ if size == Bytes::ZERO => {}
            ty => {
                let name = if field.atomic { None } else { type_name(environment, ty) };
                members.push(CopiedMember { offset, size, ty: name });
            }
        }
    }
    true
}

/// The name of a scalar type in `tbaa`: types that differ in sign only alias (C11 6.5p7), and those without a name are characters.
fn type_name(environment: &Environment<'_>, ty: &Type) -> Option<SmolStr> {
    let int = |int: IntType| {
        Some(match int {
            IntType::Char | IntType::SChar | IntType::UChar => return None,
            IntType::BitInt(width) | IntType::UBitInt(width) => format_smolstr!("_BitInt({width})"),
            IntType::Bool => SmolStr::new_static("_Bool"),
            IntType::Short | IntType::UShort => SmolStr::new_static("short"),
            IntType::Int | IntType::UInt => SmolStr::new_static("int"),
            IntType::Long | IntType::ULong => SmolStr::new_static("long"),
            IntType::LongLong | IntType::ULongLong => SmolStr::new_static("long long"),
            IntType::Int128 | IntType::UInt128 => SmolStr::new_static("__int128"),
        })
    };
    match ty {
        Type::Int(ty) => int(*ty),
        Type::Enum(id) => int(environment.layouts.data().underlying(*id)),
        Type::Float(FloatType::Quad) => Some(SmolStr::new_static("__float128")),
        Type::Float(float) => Some(SmolStr::new_static(float.spelling())),
        Type::Pointer(_) | Type::FunctionPointer(_) => Some(SmolStr::new_static("any pointer")),
        Type::Void | Type::Array(..) | Type::Complex(_) | Type::Vector(..) | Type::Record(_) => None,
    }
}

impl<F: Faults<Fault>> Lowerer<'_, F> {
    fn says_nothing(&self) -> bool {
        self.environment.options.metadata == AccessMetadata::None
    }

    fn tuple(&mut self, values: Vec<MetadataValue>) -> MetadataId {
        self.e.module.metadata.add(MetadataNode { distinct: false, body: MetadataBody::Tuple(values) })
    }

    /// Says of the load just built that it gives 0 or 1, if it is one of a `_Bool`.
    pub(super) fn promise_loaded(&mut self, ty: ScalarType) {
        if self.says_nothing() || ty != ScalarType::Int(IntType::Bool) {
            return;
        }
        if self.attachments.boolean.is_none() {
            let number = |value| MetadataValue::Constant(Const::i8(value));
            let end = if self.faults.has(Fault::BoolSaidFalse) { 1 } else { 2 };
            let range = self.tuple(vec![number(0), number(end)]);
            let noundef = self.tuple(Vec::new());
            self.attachments.boolean = self.e.module.metadata.attach(vec![
                Attachment { kind: SmolStr::new_static("range"), node: range },
                Attachment { kind: SmolStr::new_static("noundef"), node: noundef },
            ]);
        }
        self.e.build.attach(self.attachments.boolean);
    }

    /// Copies an object of a type.
    pub(super) fn copy_object(&mut self, to: Address, from: Address, ty: &Type) {
        let size = self.environment.layouts.size(ty);
        self.copy(to, from, size);
        if let Type::Record(id) = ty
            && size > Bytes::ZERO
            && !self.says_nothing()
        {
            let list = self.copied_members(*id);
            self.e.build.attach(list);
        }
    }

    fn copied_members(&mut self, id: RecordId) -> Option<AttachmentsId> {
        if let Some(known) = self.attachments.records.get(&id) {
            return *known;
        }
        let list = members(self.environment, id).and_then(|mut members| {
            if self.faults.has(Fault::LastMemberUnsaid) {
                members.pop();
            }
            let number = |bytes: Bytes| MetadataValue::Constant(Const::i64(bytes.0 as i64));
            let root = self.tuple(vec![MetadataValue::Text(b"Simple C/C++ TBAA".to_vec())]);
            let character = self.type_node("omnipotent char", root);
            let mut values = Vec::with_capacity(members.len() * 3);
            for CopiedMember { offset, size, ty } in members {
                let ty = ty.map_or(character, |name| self.type_node(&name, character));
                let node = MetadataValue::Node;
                let tag = self.tuple(vec![node(ty), node(ty), number(Bytes::ZERO)]);
                values.extend([number(offset), number(size), node(tag)]);
            }
            let node = self.tuple(values);
            let attachment = Attachment { kind: SmolStr::new_static("tbaa.struct"), node };
            self.e.module.metadata.attach(vec![attachment])
        });
        self.attachments.records.insert(id, list);
        list
    }

    fn type_node(&mut self, name: &str, parent: MetadataId) -> MetadataId {
        let zero = MetadataValue::Constant(Const::i64(0));
        self.tuple(vec![MetadataValue::Text(name.as_bytes().to_vec()), MetadataValue::Node(parent), zero])
    }
}
