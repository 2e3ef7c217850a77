//! ctypes, of OCaml: a program that declares types as values and calls through libffi.

use std::fmt::Write as _;

use lang::{Features, FloatType, IntType, PartType, Type, UnitFunction, feature_set};

use super::script::records;
use super::{LanguageSpec, SourceFile, float_name, member_name};
use crate::job::{AFTER, RESULT, UnitJob};

/// Unions and arrays it declares, and passes no record with one.
const SAYS: Features = feature_set![
    UNSIGNED ANY_BOOL POINTER ENUM PACKED_ENUM NESTED_RECORD ANONYMOUS_RECORD RECORD_ARGUMENT RECORD_RESULT
];

/// OCaml.
pub static OCAML: LanguageSpec = LanguageSpec { name: "ocaml-ctypes", defines: SAYS, calls: SAYS, emit };

const DRIVER: &str = include_str!("../../runtime/scripts/ctypes_unit.ml");

fn emit(job: &UnitJob<'_>) -> Vec<SourceFile> {
    let mut text = DRIVER.to_owned();
    for record in records(job) {
        let (id, r) = (record.id, record.id.0);
        let _ = writeln!(text, "let r{r} : [`R{r}] structure typ = structure \"R{r}\"");
        let mut told = String::new();
        for (index, field) in job.unit.types[id].fields.iter().enumerate() {
            let (of, name) = (type_name(job, &field.ty), member_name(field, index));
            let _ = writeln!(text, "let r{r}_{index} = field r{r} \"{name}\" {of}");
            let _ = write!(told, " tell_long {r} {index} (offsetof r{r}_{index});");
        }
        let _ = writeln!(
            text,
            "let () = seal r{r}\nlet () = layouts := (fun () -> tell_long {r} (-2) (sizeof r{r}); \
             tell_long {r} (-1) (alignment r{r});{told}) :: !layouts"
        );
    }
    for function in job.callers() {
        caller(&mut text, job, function);
    }
    for function in job.callees() {
        callee(&mut text, job, function);
    }
    let _ = writeln!(text, "let () = drive {}", job.with_layouts);
    vec![SourceFile { name: "unit.ml".to_owned(), text }]
}

/// `r0 @-> int @-> returning void`
fn function_type(job: &UnitJob<'_>, function: &UnitFunction) -> String {
    let params = function.signature.params.iter().map(|ty| type_name(job, ty));
    let mut params: Vec<String> = params.collect();
    if params.is_empty() {
        params.push("void".to_owned());
    }
    let ret = function.signature.ret.as_ref().map_or_else(|| "void".to_owned(), |ty| type_name(job, ty));
    format!("{} @-> returning {ret}", params.join(" @-> "))
}

fn caller(text: &mut String, job: &UnitJob<'_>, function: &UnitFunction) {
    let UnitFunction { number, signature } = function;
    let ty = function_type(job, function);
    let _ = writeln!(
        text,
        "let () = caller {number} (fun () ->\n  let called = Foreign.foreign ~from:library \"r_{number}\" ({ty}) in\n  fun () ->"
    );
    for (j, ty) in signature.params.iter().enumerate() {
        let of = type_name(job, ty);
        let _ = writeln!(
            text,
            "    let a{j} = allocate_n {of} ~count:1 in bf_fill {number} {j} (to_voidp a{j});"
        );
    }
    let arguments: Vec<String> = (0..signature.params.len()).map(|j| format!("!@a{j}")).collect();
    let arguments = if arguments.is_empty() { "()".to_owned() } else { arguments.join(" ") };
    match &signature.ret {
        Some(ty) => {
            let of = type_name(job, ty);
            let _ = writeln!(
                text,
                "    let r = allocate {of} (called {arguments}) in bf_check {number} {RESULT} (to_voidp r);"
            );
        }
        None => {
            let _ = writeln!(text, "    called {arguments};");
        }
    }
    for j in 0..signature.params.len() as u32 {
        let _ = writeln!(text, "    bf_check {number} {} (to_voidp a{j});", AFTER + j);
    }
    text.push_str("    ())\n");
}

fn callee(text: &mut String, job: &UnitJob<'_>, function: &UnitFunction) {
    let UnitFunction { number, signature } = function;
    let ty = function_type(job, function);
    let params: Vec<String> = (0..signature.params.len()).map(|j| format!("a{j}")).collect();
    let params = if params.is_empty() { "()".to_owned() } else { params.join(" ") };
    let _ = writeln!(text, "let () = callee {number} ({ty}) (fun {params} ->");
    for (j, ty) in signature.params.iter().enumerate() {
        let of = type_name(job, ty);
        let _ = writeln!(text, "    bf_report {number} {j} (to_voidp (allocate {of} a{j}));");
    }
    let returned = signature.ret.as_ref().map_or_else(
        || "()".to_owned(),
        |ty| {
            let of = type_name(job, ty);
            format!("let r = allocate_n {of} ~count:1 in bf_fill {number} {RESULT} (to_voidp r); !@r")
        },
    );
    let _ = writeln!(text, "    {returned})");
}

fn type_name(job: &UnitJob<'_>, ty: &Type) -> String {
    let target = job.unit.types.target;
    match ty {
        Type::Void => "void".to_owned(),
        Type::Int(int) => integer(*int, int.is_signed(target)).to_owned(),
        Type::Enum(id) => {
            let underlying = job.unit.types[*id].underlying();
            integer(underlying, underlying.is_signed(target)).to_owned()
        }
        Type::Float(float) => float_name(FLOATS, *float).to_owned(),
        Type::Pointer(_) | Type::FunctionPointer(_) => "(ptr void)".to_owned(),
        Type::Record(id) => format!("r{}", id.0),
        Type::Array(of, count) | Type::Vector(of, count) => {
            format!("(array {count} {})", type_name(job, of))
        }
        Type::Complex(PartType::Float(FloatType::Float)) => "complex32".to_owned(),
        Type::Complex(_) => "complex64".to_owned(),
    }
}

const FLOATS: &[(FloatType, &str)] =
    &[(FloatType::Float, "float"), (FloatType::Double, "double"), (FloatType::LongDouble, "ldouble")];

fn integer(int: IntType, is_signed: bool) -> &'static str {
    match int {
        IntType::Bool => "bool",
        IntType::Char | IntType::SChar | IntType::UChar if is_signed => "schar",
        IntType::Char | IntType::SChar | IntType::UChar => "uchar",
        IntType::Short => "short",
        IntType::UShort => "ushort",
        IntType::UInt => "uint",
        IntType::Long => "long",
        IntType::ULong => "ulong",
        IntType::LongLong => "llong",
        IntType::ULongLong => "ullong",
        _ => "int",
    }
}
