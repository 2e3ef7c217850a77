//! The tables of a program: enumerations, records, and the types of globals and locals.

use super::error::{Check, Violation, describe, require};
use super::error::{CheckError, Where};
use super::names::NameScopes;
use super::objects::Objects;
use crate::{
    Align, Bits, CallingConvention, EnumDef, EnumId, Field, Number, Program, Record, RecordId, RecordKind,
    Side, Type, bit_field_type_can_be_aligned, enum_can_be_aligned, field_can_be_atomic,
    record_can_be_big_endian, typing, union_can_be_transparent,
};

/// The highest alignment an attribute or pragma may ask for, in bytes.
const ALIGNED: u64 = 64;
const PRAGMA_PACK: u64 = 16;

/// The tables as they are checked.
pub(super) struct Tables<'p> {
    program: &'p Program,
    objects: Objects,
}

/// Checks every table; the functions' bodies are not looked at.
pub(super) fn check(program: &Program) -> Result<Objects, CheckError> {
    let wrap = |(place, violation): (Where, Box<Violation>)| CheckError { place, violation };
    let mut tables = Tables { program, objects: Objects::new(program) };
    for def in &program.enums {
        enumeration(def).map_err(|v| wrap((Where::Enum(def.tag.clone()), v)))?;
    }
    tables.find_anonymous().map_err(|(tag, v)| wrap((Where::Record(tag.clone()), v)))?;
    let mut members = NameScopes::with_room(program.records.iter().map(|record| record.fields.len()).sum());
    for (id, record) in program.records() {
        tables.record(id, record).map_err(wrap)?;
        members.next_scope();
        tables
            .member_names(record, &mut members)
            .map_err(|v| wrap((Where::Record(record.tag.clone()), v)))?;
    }
    // After the records: whether an enumeration may be aligned depends on every use of its type.
    for (id, def) in (0..).map(EnumId).zip(&program.enums) {
        alignment(program, id, def).map_err(|v| wrap((Where::Enum(def.tag.clone()), v)))?;
    }
    super::names::check(program).map_err(wrap)?;
    for global in &program.globals {
        tables
            .objects
            .object_type(program, &global.ty)
            .map_err(|v| wrap((Where::Global(global.name.clone()), v)))?;
    }
    for function in &program.functions {
        tables.function(function).map_err(|v| wrap((Where::Function(function.name.clone()), v)))?;
    }
    tables.entry().map_err(|v| wrap((Where::Program, v)))?;
    Ok(tables.objects)
}

fn enumeration(def: &EnumDef) -> Check {
    require(!def.constants.is_empty(), || Violation::EmptyEnum)?;
    let underlying = def.underlying();
    let signed = underlying != underlying.to_unsigned();
    let bits = underlying.width().0 - u64::from(signed);
    for (name, value) in &def.constants {
        let low = if signed { -(1i64 << bits) } else { 0 };
        let fits = (low..1i64 << bits).contains(value);
        require(fits, || Violation::EnumConstant { name: name.clone(), value: *value })?;
    }
    Ok(())
}

fn alignment(program: &Program, id: EnumId, def: &EnumDef) -> Check {
    attribute("aligned", def.aligned, ALIGNED)?;
    let is_legal = def.aligned.is_none_or(|align| enum_can_be_aligned(program, id, align));
    require(is_legal, || Violation::EnumAlign)
}

impl<'p> Tables<'p> {
    /// Each type of an anonymous member has no other use.
    fn find_anonymous(&mut self) -> Result<(), (&'p smol_str::SmolStr, Box<Violation>)> {
        for record in &self.program.records {
            for field in record.fields.iter().filter(|f| f.is_anonymous_record()) {
                let Some(id) = field.ty.as_record() else { continue };
                let first = self.objects.set_anonymous(id);
                require(first, || Violation::AnonymousReused).map_err(|v| (&record.tag, v))?;
            }
        }
        Ok(())
    }

    fn record(&mut self, id: RecordId, record: &'p Record) -> Result<(), (Where, Box<Violation>)> {
        let at = |v| (Where::Record(record.tag.clone()), v);
        attribute("aligned", record.aligned, ALIGNED).map_err(at)?;
        attribute("pack", record.pragma_pack, PRAGMA_PACK).map_err(at)?;
        let has_layout =
            CallingConvention::Microsoft.exists_on(self.program.target) && record.can_be_ms_struct();
        require(has_layout || !record.ms_struct, || Violation::MsStruct).map_err(at)?;
        let can_be_reversed = !record.big_endian || record_can_be_big_endian(self.program, record);
        require(can_be_reversed, || Violation::StorageOrder).map_err(at)?;
        let can_be_transparent = !record.transparent || union_can_be_transparent(self.program, record);
        require(can_be_transparent, || Violation::TransparentUnion).map_err(at)?;
        let can_be_untagged = !record.untagged || record_can_be_untagged(self.program, id);
        require(can_be_untagged, || Violation::UntaggedRecord).map_err(at)?;
        for (index, field) in record.fields.iter().enumerate() {
            let name = || field.name.clone().unwrap_or_default();
            self.field(id, index, field).map_err(|v| (Where::Field(record.tag.clone(), name()), v))?;
        }
        if let RecordKind::Union { active } = record.kind {
            let live = record.fields.get(active as usize).is_some_and(|f| !f.is_unnamed_bit_field());
            require(live, || Violation::NoActiveMember).map_err(at)?;
        }
        self.objects.push(record).map_err(at)
    }

    fn field(&self, id: RecordId, index: usize, field: &'p Field) -> Check {
        attribute("aligned", field.aligned, ALIGNED)?;
        attribute("aligned", field.typedef_align, ALIGNED)?;
        if let Some(align) = field.typedef_align {
            let whole = field.name.is_some() && !matches!(field.ty, Type::Array(..));
            let of_bit_field =
                || bit_field_type_can_be_aligned(self.program, &self.program[id], field, align);
            let is_legal = if field.bits.is_some() { of_bit_field() } else { whole };
            require(is_legal, || Violation::TypedefAlign)?;
        }
        if let Some(inner) = field.ty.element().as_record() {
            // The members of a record have complete types (C11 6.7.2.1p3), and records are written in the
            // order of their numbers.
            require(inner < id, || Violation::RecordOrder)?;
        }
        self.atomic(&self.program[id], field)?;
        if let Some(width) = field.bits {
            return self.bit_field(field, width);
        }
        if field.flexible {
            return self.flexible(id, index);
        }
        if field.name.is_some() {
            return self.objects.member_type(self.program, &field.ty);
        }
        require(field.ty.as_record().is_some(), || Violation::NoSuchObject {
            ty: describe(self.program, &field.ty),
        })
    }

    /// A member that is atomic, or a part of which is.
    fn atomic(&self, record: &Record, field: &Field) -> Check {
        let is_lowered =
            record.packed || field.packed || record.pragma_pack.is_some() || field.typedef_align.is_some();
        let has = field.atomic || (field.bits.is_none() && self.objects.contents(&field.ty).atomic);
        let can_be = !field.atomic || field_can_be_atomic(self.program, field);
        require(!has || (can_be && !is_lowered), || Violation::Atomic)
    }

    /// A flexible array member.
    fn flexible(&self, id: RecordId, index: usize) -> Check {
        let record = &self.program[id];
        let Type::Array(of, 0) = &record.fields[index].ty else {
            return Err(Box::new(Violation::FlexiblePlace));
        };
        let last = index + 1 == record.fields.len();
        let another = record.fields.iter().rev().skip(1).any(|f| !f.is_unnamed_bit_field());
        let legal = last && another && !record.is_union() && record.fields[index].name.is_some();
        require(legal, || Violation::FlexiblePlace)?;
        self.objects.member_type(self.program, of)
    }

    fn bit_field(&self, field: &Field, width: Bits) -> Check {
        self.objects.object_type(self.program, &field.ty)?;
        let Some(int) = typing::integer(self.program, &field.ty) else {
            return Err(Box::new(Violation::BitFieldType { ty: describe(self.program, &field.ty) }));
        };
        let limit = int.width();
        let legal = width <= limit && (width > Bits::ZERO || field.name.is_none());
        require(legal, || Violation::BitFieldWidth { width, limit })?;
        if let (Type::Enum(id), true) = (&field.ty, width > Bits::ZERO) {
            let (low, high) = typing::range(self.program, int, Some(width));
            let fits = |v: i64| (low..=high).contains(&Number::from(v));
            let holds = self.program[*id].constants.iter().all(|(_, v)| fits(*v));
            require(holds, || Violation::EnumWidth { width })?;
        }
        Ok(())
    }

    fn member_names(&self, record: &'p Record, names: &mut NameScopes<'p>) -> Check {
        for field in &record.fields {
            match (&field.name, field.ty.as_record()) {
                (Some(name), _) => names.claim(name)?,
                (None, Some(inner)) if field.bits.is_none() => {
                    self.member_names(&self.program[inner], names)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn function(&self, function: &'p crate::Function) -> Check {
        let params = function.params as usize;
        require(params <= function.locals.len(), || Violation::UnknownId {
            table: "local",
            index: function.params - 1,
        })?;
        function.locals.iter().try_for_each(|local| self.objects.object_type(self.program, &local.ty))?;
        function.parameters().iter().try_for_each(|p| self.objects.passed_type(self.program, &p.ty, 0))?;
        if let Some(ret) = &function.ret {
            self.objects.passed_type(self.program, ret, 0)?;
        }
        if function.convention != CallingConvention::default() {
            super::convention::signature(self.program, &function.signature())?;
        }
        super::unnamed::function(self.program, function)?;
        if function.recursive {
            let depth = function.parameters().first();
            let fits = depth.is_some_and(|d| d.ty == Type::UINT && !d.volatile);
            require(fits, || Violation::CounterType)?;
        }
        Ok(())
    }

    fn entry(&self) -> Check {
        let Some(entry) = self.program.functions.get(self.program.entry.index()) else {
            return Err(Box::new(Violation::UnknownId { table: "function", index: self.program.entry.0 }));
        };
        let is_plain =
            entry.params == 0 && entry.ret.is_none() && entry.convention == CallingConvention::Platform;
        let fits = is_plain && entry.side == Side::Caller;
        require(fits, || Violation::Entry)
    }
}

fn attribute(attribute: &'static str, value: Option<Align>, limit: u64) -> Check {
    let value = value.map_or(1, |align| align.bytes().0);
    require(value <= limit, || Violation::Attribute { attribute, value, limit })
}

/// True if a record can do without a tag: `typedef struct { … } NAME;` names it only behind its end (C11 6.2.1p7), so that neither a member
/// of its own nor one of an earlier record mentions it. An anonymous member has no name at all (C11 6.7.2.1p13).
#[must_use]
pub fn record_can_be_untagged(program: &Program, id: RecordId) -> bool {
    let mut mentioned = false;
    for field in program.records.iter().take(id.index() + 1).flat_map(|record| &record.fields) {
        field.ty.each_record(&mut |other| mentioned |= other == id);
    }
    let is_member = |field: &Field| field.is_anonymous_record() && field.ty == Type::Record(id);
    !mentioned && !program.records.iter().any(|record| record.fields.iter().any(is_member))
}
