//! Zig: `extern` structures and unions. `align` on a member says its alignment exactly, so that packed records and all kinds of
//! alignments are sayable; there are no bit-fields in them, and no vectors.

use std::fmt::Write as _;

use lang::{
    Features, Field, FloatType, IntType, Program, Record, RecordId, SignatureUnit, Type, UnitFunction,
    feature_set,
};

use super::{LanguageSpec, SourceFile, float_name, member_name};
use crate::job::{AFTER, RESULT, UnitJob};

/// Zig. Its `@cVaArg` reads no records.
pub static ZIG: LanguageSpec = LanguageSpec {
    name: "zig",
    defines: FEATURES.union(Features::VARIADIC),
    calls: FEATURES.union(Features::VARIADIC).union(Features::VARIADIC_RECORD),
    emit,
};

const FEATURES: Features = feature_set![
    UNSIGNED ANY_BOOL INT128 HALF LONG_DOUBLE QUAD POINTER ENUM PACKED_ENUM ARRAY_FIELD
    FLEXIBLE_ARRAY ZERO_LENGTH UNION NESTED_RECORD ANONYMOUS_RECORD HOLLOW_RECORD PACKED_RECORD PACKED_MEMBER
    PRAGMA_PACK ALIGNED_RECORD ALIGNED_FIELD ALIGNED_PACKED UNTAGGED_RECORD RECORD_ARGUMENT RECORD_RESULT
];

const PRELUDE: &str = "\
extern fn bf_fill(number: c_int, slot: c_int, object: *anyopaque) void;
extern fn bf_check(number: c_int, slot: c_int, object: *anyopaque) void;
extern fn bf_report(number: c_int, slot: c_int, object: *anyopaque) void;
extern fn bf_layout(record: c_int, what: c_int, value: c_long) void;
";

fn emit(job: &UnitJob<'_>) -> Vec<SourceFile> {
    let mut text = PRELUDE.to_owned();
    types(&mut text, job);
    for function in job.callees() {
        callee(&mut text, job.unit, function);
    }
    for function in job.callers() {
        caller(&mut text, job.unit, function);
    }
    if job.with_layouts {
        layouts(&mut text, job);
    }
    vec![SourceFile { name: "unit.zig".to_owned(), text }]
}

const FLOATS: &[(FloatType, &str)] = &[
    (FloatType::Storage16, "f16"),
    (FloatType::Half, "f16"),
    (FloatType::Float, "f32"),
    (FloatType::Double, "f64"),
    (FloatType::LongDouble, "c_longdouble"),
    (FloatType::Quad, "f128"),
];

/// The name of a type. Types without a name are excluded by the language's features.
fn name(types: &Program, ty: &Type) -> String {
    match ty {
        Type::Int(int) => integer(types, *int),
        Type::Enum(id) => format!("E{}", id.0),
        Type::Float(float) => float_name(FLOATS, *float).to_owned(),
        Type::Pointer(_) | Type::FunctionPointer(_) => "?*anyopaque".to_owned(),
        Type::Array(of, count) => format!("[{count}]{}", name(types, of)),
        Type::Record(id) => format!("R{}", id.0),
        Type::Void | Type::Complex(_) | Type::Vector(..) => "void".to_owned(),
    }
}

/// C's own types by their names, others by their widths.
fn integer(types: &Program, int: IntType) -> String {
    match int {
        IntType::Bool => "bool".to_owned(),
        IntType::Char => "c_char".to_owned(),
        IntType::Short => "c_short".to_owned(),
        IntType::UShort => "c_ushort".to_owned(),
        IntType::Int => "c_int".to_owned(),
        IntType::UInt => "c_uint".to_owned(),
        IntType::Long => "c_long".to_owned(),
        IntType::ULong => "c_ulong".to_owned(),
        IntType::LongLong => "c_longlong".to_owned(),
        IntType::ULongLong => "c_ulonglong".to_owned(),
        IntType::SChar
        | IntType::UChar
        | IntType::Int128
        | IntType::UInt128
        | IntType::BitInt(_)
        | IntType::UBitInt(_) => {
            format!("{}{}", if int.is_signed(types.target) { "i" } else { "u" }, int.width().0)
        }
    }
}

fn types(text: &mut String, job: &UnitJob<'_>) {
    let types = &job.unit.types;
    for (id, enumeration) in job.enums() {
        let _ = writeln!(text, "const E{id} = enum({}) {{ _ }};", integer(types, enumeration.underlying()));
    }
    for RecordId(id) in job.records() {
        let record = &types[RecordId(id)];
        let kind = if record.is_union() { "union" } else { "struct" };
        let _ = writeln!(text, "const R{id} = extern {kind} {{");
        let first = record.aligned.map(|align| align.bytes().0);
        if let (true, Some(align)) = (record.fields.is_empty(), first) {
            let _ = writeln!(text, "    z: [0]u8 align({align}),");
        }
        for (index, field) in record.fields.iter().enumerate() {
            let of_record = first.filter(|_| index == 0);
            let _ = writeln!(text, "    {},", member(types, record, field, index, of_record));
        }
        text.push_str("};\n");
    }
}

/// A member; the first has the alignment of its record, too.
fn member(types: &Program, record: &Record, field: &Field, index: usize, of_record: Option<u64>) -> String {
    let ty = name(types, &field.ty);
    let natural = format!("@alignOf({ty})");
    let mut align = if record.packed || field.packed { "1".to_owned() } else { natural.clone() };
    if let Some(own) = field.aligned {
        align = format!("@max({align}, {})", own.bytes().0);
    }
    if let Some(pack) = record.pragma_pack {
        align = format!("@min({align}, {})", pack.bytes().0);
    }
    if let Some(of_record) = of_record {
        align = format!("@max({align}, {of_record})");
    }
    let align = if align == natural { String::new() } else { format!(" align({align})") };
    format!("{}: {ty}{align}", member_name(field, index))
}

fn result(unit: &SignatureUnit, function: &UnitFunction) -> String {
    function.signature.ret.as_ref().map_or_else(|| "void".to_owned(), |ty| name(&unit.types, ty))
}

/// `p0: R0, p1: c_int, ...`
fn parameters(unit: &SignatureUnit, function: &UnitFunction) -> String {
    let signature = &function.signature;
    let named = signature.params.iter().take(signature.named()).enumerate();
    let mut all: Vec<String> = named.map(|(j, ty)| format!("p{j}: {}", name(&unit.types, ty))).collect();
    if signature.tail.is_some() {
        all.push("...".to_owned());
    }
    all.join(", ")
}

/// Parameters are immutable: each is copied before it is reported.
fn callee(text: &mut String, unit: &SignatureUnit, function: &UnitFunction) {
    let UnitFunction { number, signature } = function;
    let (parameters, result) = (parameters(unit, function), result(unit, function));
    let _ = writeln!(text, "export fn f_{number}({parameters}) {result} {{");
    let named = signature.named();
    if signature.tail.is_some() {
        text.push_str("    var list = @cVaStart();\n");
    }
    for (j, ty) in signature.params.iter().enumerate() {
        let _ = match j < named {
            true => writeln!(text, "    var a{j} = p{j};"),
            false => writeln!(text, "    var a{j} = @cVaArg(&list, {});", name(&unit.types, ty)),
        };
    }
    if signature.tail.is_some() {
        text.push_str("    @cVaEnd(&list);\n");
    }
    for j in 0..signature.params.len() {
        let _ = writeln!(text, "    bf_report({number}, {j}, @ptrCast(&a{j}));");
    }
    if signature.ret.is_some() {
        let _ = writeln!(text, "    var r: {result} = undefined;");
        let _ = writeln!(text, "    bf_fill({number}, {RESULT}, @ptrCast(&r));\n    return r;");
    }
    text.push_str("}\n");
}

fn caller(text: &mut String, unit: &SignatureUnit, function: &UnitFunction) {
    let UnitFunction { number, signature } = function;
    let (parameters, result) = (parameters(unit, function), result(unit, function));
    let _ = writeln!(text, "extern fn r_{number}({parameters}) {result};");
    let _ = writeln!(text, "export fn call_{number}() void {{");
    for (j, ty) in signature.params.iter().enumerate() {
        let _ = writeln!(text, "    var a{j}: {} = undefined;", name(&unit.types, ty));
        let _ = writeln!(text, "    bf_fill({number}, {j}, @ptrCast(&a{j}));");
    }
    let arguments: Vec<String> = (0..signature.params.len()).map(|j| format!("a{j}")).collect();
    let call = format!("r_{number}({})", arguments.join(", "));
    let _ = match signature.ret {
        Some(_) => writeln!(text, "    var r = {call};\n    bf_check({number}, {RESULT}, @ptrCast(&r));"),
        None => writeln!(text, "    {call};"),
    };
    for (slot, j) in (AFTER..).zip(0..signature.params.len()) {
        let _ = writeln!(text, "    bf_check({number}, {slot}, @ptrCast(&a{j}));");
    }
    text.push_str("}\n");
}

/// Sizes, alignments, and the offsets of structures' members.
fn layouts(text: &mut String, job: &UnitJob<'_>) {
    text.push_str("export fn bf_lay_out() void {\n");
    for RecordId(id) in job.records() {
        let record = &job.unit.types[RecordId(id)];
        let _ = writeln!(text, "    bf_layout({id}, -2, @sizeOf(R{id}));");
        let _ = writeln!(text, "    bf_layout({id}, -1, @alignOf(R{id}));");
        for (index, field) in record.fields.iter().enumerate().filter(|_| !record.is_union()) {
            let member = member_name(field, index);
            let _ = writeln!(text, "    bf_layout({id}, {index}, @offsetOf(R{id}, \"{member}\"));");
        }
    }
    text.push_str("}\n");
}
