//! The IR types of records, and where a strategy that names members finds its bit-fields in them.

use ir::{Module, Packing, TypeId, TypeTable};
use lang::{Bits, Bytes, Program, Record, RecordId, Unit};
use smol_str::{SmolStr, format_smolstr};

use super::signature::scalar_type;
use crate::layout::Layouts;
use crate::scalar::Scalar;
use crate::shape::explicit::{self, Explicit, Part};
use crate::shape::{ClangCompat, MemType, MemTypes, RecordMemType};
use crate::strategy::{self, Member};

/// The named structures of a program's records.
#[derive(Default)]
pub(super) struct Bodies {
    records: Vec<TypeId>,
    /// By record and member; of no record unless the strategy names members.
    members: Vec<Vec<Option<Member>>>,
    /// Those whose alignment LLVM 19 takes to be another than the imitated clang's LLVM.
    misaligned: Vec<bool>,
}

impl Bodies {
    /// Enters them into a module.
    pub(super) fn declare(
        module: &mut Module,
        program: &Program,
        unit: &Unit<'_>,
        bodies_are: strategy::Bodies,
        layouts: &Layouts,
        shapes: &MemTypes,
    ) -> Bodies {
        let mut bodies = Bodies::default();
        let packed = bodies_are == strategy::Bodies::Explicit;
        let explicit = if packed { explicit::are_explicit(program) } else { Vec::new() };
        // A record comes after those that it contains, so the types of its members are known.
        for (id, record) in program.records() {
            let name = name(unit, record);
            if explicit.get(id.index()) == Some(&true) && !record.is_union() {
                let body = explicit::structure(program, layouts, shapes, id);
                let ty = bodies.explicit(&mut module.types, &body, Some(name));
                bodies.records.push(ty);
                bodies.members.push(members(&body, ty));
                bodies.misaligned.push(false);
                continue;
            }
            let ty = bodies.plain(&mut module.types, name, shapes, id, layouts[id].size);
            bodies.records.push(ty);
            if packed {
                let views = bodies.views(&mut module.types, &shapes[id], layouts[id].size);
                bodies.members.push(views);
            }
        }
        bodies
    }

    /// clang's own type of a record; with every byte spelled out where LLVM 19 would lay it out otherwise.
    fn plain(
        &mut self,
        types: &mut TypeTable,
        name: SmolStr,
        shapes: &MemTypes,
        id: RecordId,
        size: Bytes,
    ) -> TypeId {
        let shape = &shapes[id];
        let misaligned = shape.members.iter().any(|(_, member)| self.is_misaligned(member, shapes.compat()));
        self.misaligned.push(misaligned);
        let mut fields = Vec::with_capacity(shape.members.len());
        let mut end = Bytes::ZERO;
        let pad = |fields: &mut Vec<TypeId>, types: &mut TypeTable, from: Bytes, to: Bytes| {
            if misaligned && from < to {
                fields.push(types.array((to - from).0, TypeId::I8));
            }
        };
        for (start, member) in &shape.members {
            pad(&mut fields, types, end, *start);
            end = *start + shapes.extent(member).size;
            fields.push(self.ir_type(types, member));
        }
        pad(&mut fields, types, end, size);
        // With all padding spelled out, LLVM must add none of its own.
        let packing = if shape.packed || misaligned { Packing::Bytes } else { Packing::Natural };
        types.named(name, &fields, packing)
    }

    /// `i72` to `i128` are aligned to 8 bytes up to LLVM 17 and to 16 since (D86310).
    fn is_misaligned(&self, shape: &MemType, compat: ClangCompat) -> bool {
        match shape {
            MemType::Scalar(Scalar::Int(width)) => *width > Bits(64) && compat == ClangCompat::Clang16,
            MemType::Array(of, _) => self.is_misaligned(of, compat),
            MemType::Record(id) => self.misaligned.get(id.index()) == Some(&true),
            MemType::Scalar(_) | MemType::Complex(_) | MemType::Vector(..) => false,
        }
    }

    fn explicit(&self, types: &mut TypeTable, body: &Explicit, name: Option<SmolStr>) -> TypeId {
        let part = |part: &Part| match part {
            Part::Bits(width) => types.int(width.0 as u32),
            Part::Bytes(count) => types.array(count.0, TypeId::I8),
            Part::Boundary => types.array(0, TypeId::I8),
            Part::Object(shape) => self.ir_type(types, shape),
        };
        let fields: Vec<_> = body.parts.iter().map(part).collect();
        match name {
            Some(name) => types.named(name, &fields, Packing::Bits),
            None => types.structure(&fields, Packing::Bits),
        }
    }

    /// Each bit-field of a union, in a structure of its own.
    fn views(&self, types: &mut TypeTable, shape: &RecordMemType, size: Bytes) -> Vec<Option<Member>> {
        let view = |access: &Option<crate::shape::Access>| {
            let access = (*access)?;
            let of = self.explicit(types, &explicit::view(access, size), None);
            Some(Member { of, index: 0, width: access.width })
        };
        shape.accesses.iter().map(view).collect()
    }

    /// The named structure of a record.
    pub(super) fn record(&self, id: RecordId) -> TypeId {
        self.records[id.index()]
    }

    /// The position of a bit-field in its record's type, under a strategy that asks.
    pub(super) fn member(&self, id: RecordId, field: u32) -> Option<Member> {
        self.members.get(id.index())?[field as usize]
    }

    /// The IR type of a shape.
    pub(super) fn ir_type(&self, types: &mut TypeTable, shape: &MemType) -> TypeId {
        match shape {
            MemType::Scalar(scalar) => scalar_type(types, *scalar),
            MemType::Complex(part) => {
                let part = scalar_type(types, *part);
                types.structure(&[part, part], Packing::Natural)
            }
            MemType::Vector(lane, lanes) => {
                let lane = scalar_type(types, *lane);
                types.vector(*lanes, lane)
            }
            MemType::Array(of, count) => {
                let of = self.ir_type(types, of);
                types.array(*count, of)
            }
            MemType::Record(id) => self.record(*id),
        }
    }
}

fn name(unit: &Unit<'_>, record: &Record) -> SmolStr {
    let keyword = if record.is_union() { "union" } else { "struct" };
    format_smolstr!("{keyword}.{}{}", unit.tag_prefix, record.tag)
}

/// The members that are bit-fields.
fn members(body: &Explicit, of: TypeId) -> Vec<Option<Member>> {
    let width = |index: u32| match body.parts.get(index as usize) {
        Some(Part::Bits(width)) => *width,
        _ => Bits::ZERO,
    };
    let member = |index: &Option<u32>| {
        let index = (*index)?;
        Some(Member { of, index, width: width(index) })
    };
    body.fields.iter().map(member).collect()
}
