//! ctypes, of Python: a script that declares types as classes and calls through libffi.

use std::fmt::Write as _;

use lang::{Features, FloatType, IntType, Type, UnitFunction, feature_set};

use super::script::records;
use super::{LanguageSpec, SourceFile};
use crate::job::UnitJob;

const CALLS: Features = feature_set![
    UNSIGNED ANY_BOOL LONG_DOUBLE POINTER ENUM PACKED_ENUM ARRAY_FIELD UNION NESTED_RECORD
    ANONYMOUS_RECORD HOLLOW_RECORD BIT_FIELD PACKED_RECORD PRAGMA_PACK UNTAGGED_RECORD RECORD_ARGUMENT RECORD_RESULT ZERO_LENGTH
    VARIADIC VARIADIC_RECORD
];

/// Callbacks return no records, and have no `...` ("Callback functions").
const DEFINES: Features = CALLS
    .difference(Features::RECORD_RESULT)
    .difference(Features::VARIADIC)
    .difference(Features::VARIADIC_RECORD);

/// ctypes.
pub static CTYPES: LanguageSpec = LanguageSpec { name: "ctypes", defines: DEFINES, calls: CALLS, emit };

const DRIVER: &str = include_str!("../../runtime/scripts/ctypes_unit.py");

fn emit(job: &UnitJob<'_>) -> Vec<SourceFile> {
    let types = &job.unit.types;
    let mut text = DRIVER.to_owned();
    for record in records(job) {
        let id = record.id;
        let record = &types[id];
        let base = if record.is_union() { "ctypes.Union" } else { "ctypes.Structure" };
        let pack = match (record.packed, record.pragma_pack) {
            (true, _) => "1".to_owned(),
            (false, Some(align)) => align.bytes().0.to_string(),
            (false, None) => "None".to_owned(),
        };
        let mut fields = Vec::new();
        let mut anonymous = Vec::new();
        for (index, field) in record.fields.iter().enumerate() {
            let name = field.name.as_ref().map_or_else(|| format!("anonymous{index}"), ToString::to_string);
            if field.name.is_none() {
                anonymous.push(format!("\"{name}\""));
            }
            let bits = field.bits.map_or_else(String::new, |bits| format!(", {}", bits.0));
            fields.push(format!("(\"{name}\", {}{bits})", type_name(job, &field.ty)));
        }
        // As a lambda, so that what ctypes refuses is an exception where `record` catches it.
        let _ = writeln!(
            text,
            "record({}, {base}, {pack}, lambda: [{}], [{}])",
            id.0,
            fields.join(", "),
            anonymous.join(", ")
        );
    }
    for function in job.functions() {
        let UnitFunction { number, signature } = function;
        let params: Vec<String> = signature.params.iter().map(|ty| type_name(job, ty)).collect();
        let ret = signature.ret.as_ref().map_or_else(|| "None".to_owned(), |ty| type_name(job, ty));
        let params = format!("lambda: ({ret}, [{}])", params.join(", "));
        if job.callers.contains(number) {
            let _ = writeln!(text, "caller({number}, {}, {params})", signature.named());
        }
        if job.callees.contains(number) {
            let _ = writeln!(text, "callee({number}, {params})");
        }
    }
    let _ = writeln!(text, "drive({})", if job.with_layouts { "True" } else { "False" });
    vec![SourceFile { name: "unit.py".to_owned(), text }]
}

fn type_name(job: &UnitJob<'_>, ty: &Type) -> String {
    let integer = |int: IntType| {
        if int == IntType::Bool {
            return "ctypes.c_bool".to_owned();
        }
        // By the names of C, of which plain `char` is one of the other two: `c_char` is text.
        let signed = int.is_signed(job.unit.types.target);
        let name = match int {
            IntType::Char | IntType::SChar | IntType::UChar => "byte",
            IntType::Short | IntType::UShort => "short",
            IntType::Long | IntType::ULong => "long",
            IntType::LongLong | IntType::ULongLong => "longlong",
            _ => "int",
        };
        format!("ctypes.c_{}{name}", if signed { "" } else { "u" })
    };
    match ty {
        Type::Void => "None".to_owned(),
        Type::Int(int) => integer(*int),
        Type::Enum(id) => integer(job.unit.types[*id].underlying()),
        Type::Float(FloatType::Float) => "ctypes.c_float".to_owned(),
        Type::Float(FloatType::Double) => "ctypes.c_double".to_owned(),
        Type::Pointer(_) | Type::FunctionPointer(_) => "ctypes.c_void_p".to_owned(),
        Type::Array(of_one, count) => format!("({} * {count})", type_name(job, of_one)),
        Type::Record(id) => format!("R[{}]", id.0),
        // It has no others; what needs them is not asked of it.
        Type::Float(_) | Type::Complex(_) | Type::Vector(..) => "LongDouble".to_owned(),
    }
}
