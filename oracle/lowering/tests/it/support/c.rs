//! Records as C declares them.

use std::collections::BTreeSet;
use std::fmt::Write;

use lang::{Field, Program, Record, RecordId, Type};

/// Every enumeration and record of a program, in order, each `#pragma pack` around its record.
pub(crate) fn declarations(program: &Program) -> String {
    let mut out = String::new();
    for definition in &program.enums {
        let constants: Vec<_> = definition.constants.iter().map(|(n, v)| format!("{n} = {v}")).collect();
        let packed = if definition.packed { "__attribute__((packed)) " } else { "" };
        let aligned = definition.aligned.map_or(String::new(), |n| format!("__attribute__((aligned({n}))) "));
        writeln!(out, "enum {packed}{aligned}{} {{ {} }};", definition.tag, constants.join(", ")).unwrap();
    }
    out.push_str(&aligned_types(program));
    let anonymous = program.anonymous_records();
    for (id, record) in program.records() {
        if anonymous.contains(&id) {
            continue;
        }
        if let Some(pack) = record.pragma_pack {
            writeln!(out, "#pragma pack(push, {pack})").unwrap();
        }
        writeln!(out, "{};", body(program, record, true)).unwrap();
        if record.pragma_pack.is_some() {
            writeln!(out, "#pragma pack(pop)").unwrap();
        }
    }
    out
}

/// `typedef int int_2 __attribute__((aligned(2)));` for each type that a member has with an alignment of its own.
fn aligned_types(program: &Program) -> String {
    let fields = program.records.iter().flat_map(|record| &record.fields);
    let named = fields.filter_map(|field| {
        let name = aligned_type(program, field)?;
        let declared = declare(program, &field.ty, &name);
        Some(format!("typedef {declared} __attribute__((aligned({})));\n", field.typedef_align?))
    });
    named.collect::<BTreeSet<String>>().into_iter().collect()
}

/// The name of a member's type, if it has an alignment of its own.
fn aligned_type(program: &Program, field: &Field) -> Option<String> {
    let of = declare(program, &field.ty, "");
    Some(format!("{}_{}", of.trim_end().replace(' ', "_"), field.typedef_align?))
}

/// The declaration of one record and of those in it, for messages.
pub(crate) fn declaration(program: &Program, id: RecordId) -> String {
    let mut out = String::new();
    for field in &program[id].fields {
        match field.ty.element() {
            Type::Record(inner) if !field.is_anonymous_record() => {
                out.push_str(&declaration(program, *inner));
            }
            _ => {}
        }
    }
    if let Some(pack) = program[id].pragma_pack {
        writeln!(out, "#pragma pack({pack})").unwrap();
    }
    writeln!(out, "{};", body(program, &program[id], true)).unwrap();
    out
}

pub(crate) fn keyword(record: &Record) -> &'static str {
    if record.is_union() { "union" } else { "struct" }
}

fn body(program: &Program, record: &Record, tagged: bool) -> String {
    let mut out = keyword(record).to_owned();
    if tagged {
        write!(out, " {}", record.tag).unwrap();
    }
    out.push_str(" { ");
    for field in &record.fields {
        write!(out, "{}; ", self::field(program, field)).unwrap();
    }
    out.push('}');
    if record.packed {
        out.push_str(" __attribute__((packed))");
    }
    if record.big_endian {
        out.push_str(" __attribute__((scalar_storage_order(\"big-endian\")))");
    }
    if record.transparent {
        out.push_str(" __attribute__((transparent_union))");
    }
    if record.ms_struct {
        out.push_str(" __attribute__((ms_struct))");
    }
    if let Some(align) = record.aligned {
        write!(out, " __attribute__((aligned({align})))").unwrap();
    }
    out
}

fn field(program: &Program, field: &Field) -> String {
    let name = field.name.as_deref().unwrap_or("");
    let mut out = String::new();
    if field.volatile {
        out.push_str("volatile ");
    }
    match field.ty {
        Type::Record(id) if field.is_anonymous_record() => out.push_str(&body(program, &program[id], false)),
        _ if field.atomic => write!(out, "_Atomic({}) {name}", declare(program, &field.ty, "")).unwrap(),
        Type::Array(ref of, 0) if field.flexible => out.push_str(&declare(program, of, &format!("{name}[]"))),
        _ => match aligned_type(program, field) {
            Some(ty) => write!(out, "{ty} {name}").unwrap(),
            None => out.push_str(&declare(program, &field.ty, name)),
        },
    }
    if let Some(bits) = field.bits {
        write!(out, " : {bits}").unwrap();
    }
    if field.packed {
        out.push_str(" __attribute__((packed))");
    }
    if let Some(align) = field.aligned {
        write!(out, " __attribute__((aligned({align})))").unwrap();
    }
    out
}

/// `type name`, for any type.
pub(crate) fn declare(program: &Program, ty: &Type, name: &str) -> String {
    match ty {
        Type::Void => format!("void {name}"),
        Type::Int(int) => format!("{} {name}", int.spelling()),
        Type::Enum(id) => format!("enum {} {name}", program[*id].tag),
        Type::Float(float) => format!("{} {name}", float.spelling()),
        Type::Complex(float) => format!("_Complex {} {name}", float.spelling()),
        Type::Vector(of, lanes) => {
            let lane = declare(program, of, "");
            // As a type by itself: on the declaration gcc would apply it after, and over, `packed`.
            format!("__typeof__({lane} __attribute__((vector_size({lanes} * sizeof({lane}))))) {name}")
        }
        Type::Pointer(to) => declare(program, to, &format!("*{name}")),
        Type::FunctionPointer(_) => format!("void (*{name})(void)"),
        Type::Array(of, count) => declare(program, of, &format!("{name}[{count}]")),
        Type::Record(id) => format!("{} {name}", record_name(program, *id)),
    }
}

/// `struct TAG`
pub(crate) fn record_name(program: &Program, id: RecordId) -> String {
    format!("{} {}", keyword(&program[id]), program[id].tag)
}

/// The way to a member as C writes it, `a` of an anonymous member's too.
pub(crate) fn member(program: &Program, record: RecordId, path: &[u32]) -> String {
    let mut record = record;
    let mut name = String::new();
    for &index in path {
        let field = &program[record].fields[index as usize];
        name = field.name.as_deref().unwrap_or("").to_owned();
        if let Type::Record(inner) = field.ty {
            record = inner;
        }
    }
    name
}
