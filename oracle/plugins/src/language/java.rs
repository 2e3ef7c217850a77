//! Java's foreign function interface (`java.lang.foreign`, JEP 454): a script that describes types as memory layouts.
//!
//! Its structures have explicit padding, which is told by our layouts; there are no packed ones for functions, no bit-fields, and
//! no types beyond those of Java.

use std::fmt::Write as _;

use lang::{Features, FloatType, IntType, RecordId, Type, UnitFunction, feature_set};

use super::{LanguageSpec, SourceFile};
use crate::job::UnitJob;

const CALLS: Features = feature_set![
    UNSIGNED ANY_BOOL POINTER ENUM PACKED_ENUM ARRAY_FIELD UNION NESTED_RECORD ANONYMOUS_RECORD
    UNTAGGED_RECORD RECORD_ARGUMENT RECORD_RESULT VARIADIC VARIADIC_RECORD
];

const DEFINES: Features = CALLS.difference(Features::VARIADIC).difference(Features::VARIADIC_RECORD);

/// Java's foreign function interface. It is told layouts, and tells none.
pub static JAVA: LanguageSpec = LanguageSpec { name: "java", defines: DEFINES, calls: CALLS, emit };

const DRIVER: &str = include_str!("../../runtime/scripts/Foreign.java");

/// The driver, and the unit as lines `[call] number named result parameters...`.
fn emit(job: &UnitJob<'_>) -> Vec<SourceFile> {
    let mut text = String::new();
    for function in job.functions() {
        let UnitFunction { number, signature } = function;
        let ret = signature.ret.as_ref().map_or_else(|| "v".to_owned(), |ty| layout(job, ty));
        let params: Vec<String> = signature.params.iter().map(|ty| layout(job, ty)).collect();
        let named = if signature.tail.is_some() { signature.named().to_string() } else { "-1".to_owned() };
        for (kind, numbers) in [("caller", &job.callers), ("callee", &job.callees)] {
            if numbers.contains(number) {
                let _ = writeln!(text, "{kind} {number} {named} {ret} {}", params.join(" "));
            }
        }
    }
    vec![
        SourceFile { name: "Foreign.java".to_owned(), text: DRIVER.to_owned() },
        SourceFile { name: "unit.txt".to_owned(), text },
    ]
}

/// A memory layout: letters of types, `{...}` a structure with `3x` bytes of padding in it, `(...)` a union, `[3 T]` an array.
fn layout(job: &UnitJob<'_>, ty: &Type) -> String {
    match ty {
        Type::Int(int) => integer(*int).to_owned(),
        Type::Enum(id) => integer(job.unit.types[*id].underlying()).to_owned(),
        Type::Float(FloatType::Float) => "f".to_owned(),
        Type::Array(of, count) => format!("[{count},{}]", layout(job, of)),
        Type::Record(id) => record(job, *id),
        Type::Pointer(_) | Type::FunctionPointer(_) => "p".to_owned(),
        // It has no others; what needs them is not asked of it.
        Type::Float(_) | Type::Complex(_) | Type::Vector(..) | Type::Void => "d".to_owned(),
    }
}

/// The carrier of an integer: of the unsigned ones only `char` widens as C does (`java.lang.foreign.Linker`).
const fn integer(int: IntType) -> &'static str {
    match int {
        IntType::Bool => "z",
        IntType::Char | IntType::SChar | IntType::UChar => "b",
        IntType::Short => "s",
        IntType::UShort => "c",
        IntType::Long | IntType::ULong | IntType::LongLong | IntType::ULongLong => "l",
        _ => "i",
    }
}

fn record(job: &UnitJob<'_>, id: RecordId) -> String {
    let (record, laid) = (&job.unit.types[id], &job.layouts[id]);
    let (open, close) = if record.is_union() { ('(', ')') } else { ('{', '}') };
    let (mut text, mut at) = (String::from(open), 0);
    let pad = |text: &mut String, bytes: u64| {
        if bytes > 0 {
            let _ = write!(text, "{bytes}x");
        }
    };
    for (field, placed) in record.fields.iter().zip(&laid.fields) {
        let offset = placed.offset.0 / 8;
        let size = job.layouts.size(&field.ty).0;
        if record.is_union() {
            at = at.max(size);
        } else {
            pad(&mut text, offset - at);
            at = offset + size;
        }
        text.push_str(&layout(job, &field.ty));
    }
    // The padding at the end of a union is a member of the union's size.
    let end = laid.size.0;
    if at < end {
        pad(&mut text, if record.is_union() { end } else { end - at });
    }
    text.push(close);
    text
}
