//! D, without its runtime library. `align` on a member says its alignment exactly, that of a structure that of the whole; its
//! records without members have one byte, as in C++.

use std::fmt::Write as _;

use lang::{
    Features, Field, FloatType, IntType, PartType, Program, Record, RecordId, SignatureUnit, Type,
    UnitFunction, feature_set,
};

use super::{LanguageSpec, SourceFile, float_name, member_name};
use crate::job::{AFTER, RESULT, UnitJob};

/// D.
pub static D: LanguageSpec = LanguageSpec { name: "d", defines: FEATURES, calls: FEATURES, emit };

const FEATURES: Features = feature_set![
    UNSIGNED ANY_BOOL LONG_DOUBLE COMPLEX COMPLEX_WIDE POINTER ENUM PACKED_ENUM ARRAY_FIELD
    FLEXIBLE_ARRAY ZERO_LENGTH UNION NESTED_RECORD ANONYMOUS_RECORD PACKED_RECORD PACKED_MEMBER PRAGMA_PACK
    ALIGNED_RECORD ALIGNED_FIELD ALIGNED_PACKED UNTAGGED_RECORD RECORD_ARGUMENT RECORD_RESULT VARIADIC
    VARIADIC_RECORD PASSED_VALUE
];

const PRELUDE: &str = "\
module unit;
import core.stdc.stdarg;
nothrow: @nogc: extern(C):
void bf_fill(int number, int slot, void* object);
void bf_check(int number, int slot, void* object);
void bf_report(int number, int slot, void* object);
void bf_layout(int record, int what, long value);
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
    vec![SourceFile { name: "unit.d".to_owned(), text }]
}

/// The name of a type. Types without a name are excluded by the language's features.
fn name(types: &Program, ty: &Type) -> String {
    match ty {
        Type::Int(int) => integer(types, *int).to_owned(),
        Type::Enum(id) => format!("E{}", id.0),
        Type::Float(float) => float_name(FLOATS, *float).to_owned(),
        Type::Complex(PartType::Float(float)) => format!("c{}", float_name(FLOATS, *float)),
        Type::Pointer(_) | Type::FunctionPointer(_) => "void*".to_owned(),
        Type::Array(of, count) => format!("{}[{count}]", name(types, of)),
        Type::Record(id) => format!("R{}", id.0),
        Type::Void | Type::Complex(PartType::Int(_)) | Type::Vector(..) => "void".to_owned(),
    }
}

fn integer(types: &Program, int: IntType) -> &'static str {
    match (int, int.width().0, int.is_signed(types.target)) {
        (IntType::Bool, ..) => "bool",
        (_, ..=8, true) => "byte",
        (_, ..=8, false) => "ubyte",
        (_, ..=16, true) => "short",
        (_, ..=16, false) => "ushort",
        (_, ..=32, true) => "int",
        (_, ..=32, false) => "uint",
        (_, _, true) => "long",
        (_, _, false) => "ulong",
    }
}

const FLOATS: &[(FloatType, &str)] =
    &[(FloatType::Float, "float"), (FloatType::Double, "double"), (FloatType::LongDouble, "real")];

fn types(text: &mut String, job: &UnitJob<'_>) {
    let types = &job.unit.types;
    for (id, enumeration) in job.enums() {
        let constants = enumeration.constants.iter().map(|(name, value)| format!("{name} = {value}"));
        let constants = constants.collect::<Vec<_>>().join(", ");
        let _ = writeln!(text, "enum E{id} : {} {{ {constants} }}", integer(types, enumeration.underlying()));
    }
    for id in job.records() {
        let record = &types[id];
        let kind = if record.is_union() { "union" } else { "struct" };
        if record.aligned.is_some() {
            let _ = write!(text, "align({}) ", job.layouts[id].align.bytes().0);
        }
        let _ = writeln!(text, "{kind} R{} {{", id.0);
        for (index, field) in record.fields.iter().enumerate() {
            let _ = writeln!(text, "    {};", member(types, record, field, index));
        }
        text.push_str("}\n");
    }
}

fn member(types: &Program, record: &Record, field: &Field, index: usize) -> String {
    let ty = name(types, &field.ty);
    let natural = format!("({ty}).alignof");
    let mut align = if record.packed || field.packed { "1".to_owned() } else { natural.clone() };
    if let Some(own) = field.aligned {
        let own = own.bytes().0;
        align = format!("{align} > {own} ? {align} : {own}");
    }
    if let Some(pack) = record.pragma_pack {
        let pack = pack.bytes().0;
        align = format!("({align}) < {pack} ? ({align}) : {pack}");
    }
    let align = if align == natural { String::new() } else { format!("align({align}) ") };
    format!("{align}{ty} {}", member_name(field, index))
}

/// `R0 f_0(R1 a0, int a1, ...)`
fn header(unit: &SignatureUnit, prefix: &str, function: &UnitFunction) -> String {
    let UnitFunction { number, signature } = function;
    let result = signature.ret.as_ref().map_or_else(|| "void".to_owned(), |ty| name(&unit.types, ty));
    let named = signature.params.iter().take(signature.named()).enumerate();
    let mut all: Vec<String> = named.map(|(j, ty)| format!("{} a{j}", name(&unit.types, ty))).collect();
    if signature.tail.is_some() {
        all.push("...".to_owned());
    }
    format!("{result} {prefix}_{number}({})", all.join(", "))
}

fn callee(text: &mut String, unit: &SignatureUnit, function: &UnitFunction) {
    let UnitFunction { number, signature } = function;
    let _ = writeln!(text, "{} {{", header(unit, "f", function));
    let named = signature.named();
    if named < signature.params.len() {
        let _ = writeln!(text, "    va_list list = void;\n    va_start(list, a{});", named - 1);
        for (j, ty) in signature.params.iter().enumerate().skip(named) {
            let _ = writeln!(text, "    auto a{j} = va_arg!({})(list);", name(&unit.types, ty));
        }
        text.push_str("    va_end(list);\n");
    }
    for j in 0..signature.params.len() {
        let _ = writeln!(text, "    bf_report({number}, {j}, &a{j});");
    }
    if let Some(ty) = &signature.ret {
        let _ = writeln!(text, "    {} r = void;", name(&unit.types, ty));
        let _ = writeln!(text, "    bf_fill({number}, {RESULT}, &r);\n    return r;");
    }
    text.push_str("}\n");
}

fn caller(text: &mut String, unit: &SignatureUnit, function: &UnitFunction) {
    let UnitFunction { number, signature } = function;
    let _ = writeln!(text, "{};\nvoid call_{number}() {{", header(unit, "r", function));
    for (j, ty) in signature.params.iter().enumerate() {
        let _ = writeln!(text, "    {} a{j} = void;", name(&unit.types, ty));
        let _ = writeln!(text, "    bf_fill({number}, {j}, &a{j});");
    }
    let arguments: Vec<String> = (0..signature.params.len()).map(|j| format!("a{j}")).collect();
    let call = format!("r_{number}({})", arguments.join(", "));
    let _ = match signature.ret {
        Some(_) => writeln!(text, "    auto r = {call};\n    bf_check({number}, {RESULT}, &r);"),
        None => writeln!(text, "    {call};"),
    };
    for (slot, j) in (AFTER..).zip(0..signature.params.len()) {
        let _ = writeln!(text, "    bf_check({number}, {slot}, &a{j});");
    }
    text.push_str("}\n");
}

fn layouts(text: &mut String, job: &UnitJob<'_>) {
    text.push_str("void bf_lay_out() {\n");
    for RecordId(id) in job.records() {
        let _ =
            writeln!(text, "    bf_layout({id}, -2, R{id}.sizeof);\n    bf_layout({id}, -1, R{id}.alignof);");
        for (index, field) in job.unit.types[RecordId(id)].fields.iter().enumerate() {
            let _ =
                writeln!(text, "    bf_layout({id}, {index}, R{id}.{}.offsetof);", member_name(field, index));
        }
    }
    text.push_str("}\n");
}
