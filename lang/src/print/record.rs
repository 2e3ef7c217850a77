//! Enumerations and records.

use super::Printer;
use super::names::keyword;
use super::types::{declaration, vector_name};
use super::uses::vectors;
use crate::{Align, Bits, EnumId, Field, IntType, PartType, Program, Record, RecordId, Type};

impl Printer<'_, '_> {
    /// Every enumeration and record, each record after what it holds.
    pub(super) fn types(&mut self) {
        self.types_where(|_| true, |_| true);
    }

    /// Some of them.
    pub(super) fn types_where(
        &mut self,
        with_record: impl Fn(RecordId) -> bool,
        with_enum: impl Fn(EnumId) -> bool,
    ) {
        let program = self.names.program;
        for (lane, lanes) in vectors(program) {
            self.vector(&lane, lanes);
        }
        for id in (0..).map(EnumId).take(program.enums.len()).filter(|id| with_enum(*id)) {
            self.enumeration(id);
        }
        for id in mentioned_early(program) {
            self.line(&format!("{};", self.names.record(id)));
        }
        let anonymous = anonymous(program);
        for (id, _) in program.records().filter(|(id, _)| with_record(*id) && !anonymous[id.index()]) {
            self.record(id);
        }
    }

    /// The same `typedef` twice in a unit is one (C11 6.7p3).
    fn vector(&mut self, lane: &Type, lanes: u32) {
        let bits = match lane {
            Type::Int(int) => int.storage(),
            Type::Float(float) => float.storage(),
            _ => Bits::ZERO,
        };
        let size = (bits * lanes.into()).bytes_ceil();
        let declared = declaration(self.names, lane, false, &vector_name(lane, lanes));
        self.line(&format!("typedef {declared} __attribute__((vector_size({size})));"));
    }

    pub(super) fn enumeration(&mut self, id: EnumId) {
        let constants = self.names.program[id].constants.iter();
        let ty = Type::Int(self.names.program[id].underlying());
        let constants: Vec<String> = constants
            .map(|(name, value)| {
                let value = enumerator(self, *value, &ty);
                format!("{}{name} = {value}", self.names.unit.tag_prefix)
            })
            .collect();
        let definition = &self.names.program[id];
        let attributes = attributes(definition.packed, definition.aligned, &[]);
        let name =
            self.names.enumeration(id).replacen(' ', &format!("{}{attributes} ", space(&attributes)), 1);
        self.line(&format!("{name} {{ {} }};", constants.join(", ")));
    }

    /// A definition with its name, after the types of its members that have an alignment of their own.
    pub(super) fn record(&mut self, id: RecordId) {
        let record = &self.names.program[id];
        let name = format!("{}{}", self.names.unit.tag_prefix, record.tag);
        self.member_types = MemberTypes { of: name.clone(), used: 0 };
        self.aligned_typedefs(record);
        self.member_types.used = 0;
        let place = if record.untagged { RecordName::Typedef(&name) } else { RecordName::Tag(&name) };
        self.body(record, place, "", None);
    }

    /// `typedef T bf_S_1 __attribute__((aligned(n)));` for each member that needs one, those of anonymous members
    /// among them, numbered as they come.
    fn aligned_typedefs(&mut self, record: &Record) {
        for field in &record.fields {
            if let (Type::Record(id), true) = (&field.ty, field.is_anonymous_record()) {
                self.aligned_typedefs(&self.names.program[*id]);
            } else if let Some(align) = field.typedef_align {
                let name = self.member_types.next();
                let declared = declaration(self.names, &field.ty, false, &name);
                self.line(&format!("typedef {declared} __attribute__((aligned({align})));"));
            }
        }
    }

    /// A definition. `before` is `volatile ` and the like, and `in_force` is the pragma around it.
    fn body(&mut self, record: &Record, name: RecordName<'_>, before: &str, in_force: Option<Align>) {
        let switched = record.pragma_pack != in_force;
        if switched {
            self.push(&push_pack(record.pragma_pack));
        }
        let of_record = [
            ("ms_struct", record.ms_struct),
            ("transparent_union", record.transparent),
            ("scalar_storage_order(\"big-endian\")", record.big_endian),
        ];
        let attributes = attributes(record.packed, record.aligned, &of_record);
        let keyword = keyword(record.is_union());
        let (typedef, tag, behind) = match name {
            RecordName::Tag(tag) => ("", format!(" {tag}"), String::new()),
            RecordName::Typedef(name) => ("typedef ", String::new(), format!(" {name}")),
            RecordName::Anonymous => ("", String::new(), String::new()),
        };
        self.line(&format!("{typedef}{before}{keyword}{}{attributes}{tag} {{", space(&attributes)));
        self.depth += 1;
        for field in &record.fields {
            self.field(record, field);
        }
        self.depth -= 1;
        self.line(&format!("}}{behind};"));
        if switched {
            self.push("#pragma pack(pop)\n");
        }
    }

    fn field(&mut self, record: &Record, field: &Field) {
        let attributes = attributes(prints_packed(self.names.program, record, field), field.aligned, &[]);
        match &field.ty {
            Type::Record(id) if field.is_anonymous_record() => {
                let volatile = if field.volatile { "volatile " } else { "" };
                let before = format!("{attributes}{}{volatile}", space(&attributes));
                let name = RecordName::Anonymous;
                self.body(&self.names.program[*id], name, &before, record.pragma_pack);
            }
            ty => {
                let name = field.name.as_deref().unwrap_or("");
                let gap = space(name);
                // The types with alignments of their own were declared before the record, in the order of
                // these members.
                let declared = match field.typedef_align {
                    Some(_) if field.volatile => format!("volatile {}{gap}{name}", self.member_types.next()),
                    Some(_) => format!("{}{gap}{name}", self.member_types.next()),
                    None if field.atomic => {
                        let volatile = if field.volatile { "volatile " } else { "" };
                        let of = declaration(self.names, ty, false, "");
                        format!("{volatile}_Atomic({}){gap}{name}", of.trim_end())
                    }
                    None => match ty {
                        Type::Array(of, 0) if field.flexible => {
                            declaration(self.names, of, field.volatile, &format!("{name}[]"))
                        }
                        ty => declaration(self.names, ty, field.volatile, name),
                    },
                };
                let bits = field.bits.map_or(String::new(), |b| format!(" : {b}"));
                self.line(&format!("{declared}{bits}{}{attributes};", space(&attributes)));
            }
        }
    }
}

/// The name of a record in its definition.
#[derive(Clone, Copy)]
enum RecordName<'a> {
    /// `struct NAME { … };`
    Tag(&'a str),
    /// `typedef struct { … } NAME;`
    Typedef(&'a str),
    /// None: the record is an anonymous member.
    Anonymous,
}

/// The names of the types that members of one record have for their alignment.
#[derive(Default)]
pub(super) struct MemberTypes {
    of: String,
    used: u32,
}

impl MemberTypes {
    fn next(&mut self) -> String {
        self.used += 1;
        format!("bf_{}_{}", self.of, self.used)
    }
}

fn enumerator(printer: &Printer<'_, '_>, value: i64, ty: &Type) -> String {
    let fits_int = i32::try_from(value).is_ok();
    super::constant::bare(printer.names, value.into(), if fits_int { &Type::INT } else { ty })
}

/// One space before attributes, if there are any.
fn space(attributes: &str) -> &'static str {
    if attributes.is_empty() { "" } else { " " }
}

/// `#pragma pack` without a number restores the default, but tcc only knows `push` with one.
fn push_pack(pack: Option<Align>) -> String {
    pack.map_or("#pragma pack(push, 16)\n#pragma pack()\n".to_owned(), |n| {
        format!("#pragma pack(push, {n})\n")
    })
}

fn attributes(packed: bool, aligned: Option<Align>, others: &[(&str, bool)]) -> String {
    let packed = packed.then(|| "packed".to_owned());
    let aligned = aligned.map(|n| format!("aligned({n})"));
    let others = others.iter().filter(|(_, is_there)| *is_there).map(|(name, _)| (*name).to_owned());
    let all: Vec<String> = packed.into_iter().chain(aligned).chain(others).collect();
    if all.is_empty() { String::new() } else { format!("__attribute__(({}))", all.join(", ")) }
}

/// True if `packed` on a field is written: everywhere but where a compiler warns that it has no effect.
///
/// * gcc ignores it on a member whose type is aligned to one byte (`-Wattributes`): the member's alignment is
///   one byte either way.
/// * clang warns of it on a bit-field of a type of one byte (`-Wattribute-packed-for-bitfield`), where it
///   does have an effect: such a field may then straddle two bytes. It has none on one bit, on none, or in a
///   packed record; elsewhere the layout matters more than the warning, and it is written.
fn prints_packed(program: &Program, record: &Record, field: &Field) -> bool {
    let without_effect = match field.bits {
        Some(bits) => is_byte_aligned(program, &field.ty) && (record.packed || bits.0 <= 1),
        None => is_byte_type(program, field),
    };
    field.packed && !without_effect
}

/// True if the declared type of a member certainly is aligned to one byte.
fn is_byte_type(program: &Program, field: &Field) -> bool {
    field.typedef_align.map_or_else(|| is_byte_aligned(program, &field.ty), |own| own == Align::ONE)
}

/// True only of types that certainly are aligned to one byte; the doubtful are not.
fn is_byte_aligned(program: &Program, ty: &Type) -> bool {
    match ty {
        Type::Int(int) | Type::Complex(PartType::Int(int)) => int.width() <= IntType::Char.width(),
        Type::Array(of, _) => is_byte_aligned(program, of),
        Type::Record(id) => {
            let record = &program[*id];
            is_byte(record.aligned) && record.fields.iter().all(|f| is_byte_member(program, record, f))
        }
        _ => false,
    }
}

fn is_byte_member(program: &Program, record: &Record, field: &Field) -> bool {
    // The pragma caps even `aligned`, except that gcc honours it on bit-fields.
    let capped = record.pragma_pack == Some(Align::ONE) && field.bits.is_none();
    let small = record.packed || field.packed || is_byte_type(program, field);
    capped || (is_byte(field.aligned) && small)
}

fn is_byte(aligned: Option<Align>) -> bool {
    aligned.is_none_or(|n| n == Align::ONE)
}

/// For each record, whether it is the type of an anonymous member and so is printed there.
pub(super) fn anonymous(program: &Program) -> Vec<bool> {
    let mut anonymous = vec![false; program.records.len()];
    let fields = program.records.iter().flat_map(|r| &r.fields);
    for id in fields.filter(|f| f.is_anonymous_record()).filter_map(|f| f.ty.as_record()) {
        anonymous[id.index()] = true;
    }
    anonymous
}

/// Records a pointer or function pointer mentions before their definition, in table order. Without a
/// declaration first, a tag in a parameter list would be a new type of that list only (C11 6.2.1p4).
fn mentioned_early(program: &Program) -> Vec<RecordId> {
    let mut early = vec![false; program.records.len()];
    for (id, record) in program.records() {
        for field in &record.fields {
            field.ty.each_record(&mut |other| early[other.index()] |= other > id);
        }
    }
    program.records().map(|(id, _)| id).filter(|id| early[id.index()]).collect()
}
