//! Free Pascal: a unit under `{$packrecords c}`, of which the object is linked without the runtime library.

use std::fmt::Write as _;

use lang::{Features, FloatType, IntType, RecordId, SignatureUnit, Type, UnitFunction, feature_set};

use super::{LanguageSpec, SourceFile, member_name};
use crate::job::{AFTER, RESULT, UnitJob};

/// Free Pascal. It can call functions that take `...` (`varargs`), and define none.
pub static PASCAL: LanguageSpec = LanguageSpec {
    name: "pascal",
    defines: FEATURES,
    calls: FEATURES.union(Features::VARIADIC).union(Features::VARIADIC_RECORD),
    emit: module,
};

/// The features of records and `cdecl` functions.
const FEATURES: Features = feature_set![
    UNSIGNED ANY_BOOL LONG_DOUBLE POINTER ENUM PACKED_ENUM ARRAY_FIELD UNION NESTED_RECORD
    ANONYMOUS_RECORD PACKED_RECORD PRAGMA_PACK UNTAGGED_RECORD RECORD_ARGUMENT RECORD_RESULT
];

/// The functions of the support object.
const SUPPORT: &str = "\
procedure bf_fill(number, slot: longint; it: pointer); cdecl; external name 'bf_fill';
procedure bf_check(number, slot: longint; it: pointer); cdecl; external name 'bf_check';
procedure bf_report(number, slot: longint; it: pointer); cdecl; external name 'bf_report';
procedure bf_layout(which, what: longint; size: int64); cdecl; external name 'bf_layout';
";

/// A job as one unit. Symbols are named after it, so those of several objects differ.
fn module(job: &UnitJob<'_>) -> Vec<SourceFile> {
    let number = job.functions().next().map_or(0, |function| function.number);
    let mut text =
        format!("unit bf_unit_{number};\n{{$mode objfpc}}{{$packrecords c}}\ninterface\n{SUPPORT}type\n");
    // A section of types has at least one.
    text.push_str("  none = longint;\n");
    for id in job.records() {
        record(&mut text, job.unit, id);
    }
    for function in job.callers() {
        let tail = if function.signature.tail.is_some() { " varargs;" } else { "" };
        let head = head(job.unit, "r", function);
        let _ = writeln!(text, "{head} cdecl;{tail} external name 'r_{}';", function.number);
    }
    text.push_str("implementation\n");
    for function in job.callees() {
        callee(&mut text, job.unit, function);
    }
    for function in job.callers() {
        caller(&mut text, job.unit, function);
    }
    if job.with_layouts {
        layouts(&mut text, job);
    }
    text.push_str("end.\n");
    vec![SourceFile { name: format!("bf_unit_{number}.pas"), text }]
}

/// A record, and one that shows its alignment after a byte. Of a union, all members are alternatives.
fn record(text: &mut String, unit: &SignatureUnit, id: RecordId) {
    let record = &unit.types[id];
    if let Some(pack) = record.pragma_pack {
        let _ = writeln!(text, "{{$packrecords {}}}", pack.bytes().0);
    }
    let packed = if record.packed { "packed " } else { "" };
    let _ = writeln!(text, "  R{} = {packed}record", id.0);
    if record.is_union() {
        text.push_str("    case longint of\n");
    }
    for (index, field) in record.fields.iter().enumerate() {
        let (member, ty) = (member_name(field, index), name(unit, &field.ty));
        let _ = if record.is_union() {
            writeln!(text, "      {index}: ({member}: {ty});")
        } else {
            writeln!(text, "    {member}: {ty};")
        };
    }
    text.push_str("  end;\n{$packrecords c}\n");
    let _ = writeln!(text, "  S{id} = record first: byte; it: R{id}; end;", id = id.0);
}

fn name(unit: &SignatureUnit, ty: &Type) -> String {
    match ty {
        Type::Int(int) => integer(unit, *int).to_owned(),
        Type::Enum(id) => integer(unit, unit.types[*id].underlying()).to_owned(),
        Type::Float(FloatType::Float) => "single".to_owned(),
        Type::Float(FloatType::LongDouble) => "cextended".to_owned(),
        Type::Float(_) => "double".to_owned(),
        Type::Array(of, count) => format!("array[0..{}] of {}", i64::from(*count) - 1, name(unit, of)),
        Type::Record(id) => format!("R{}", id.0),
        // The features have neither complex numbers nor vectors.
        Type::Pointer(_) | Type::FunctionPointer(_) | Type::Void | Type::Complex(_) | Type::Vector(..) => {
            "pointer".to_owned()
        }
    }
}

/// The integer type of the same size and sign.
fn integer(unit: &SignatureUnit, int: IntType) -> &'static str {
    let signed = int.is_signed(unit.types.target);
    match (int.width().0, signed) {
        (1, _) => "boolean",
        (8, true) => "shortint",
        (8, false) => "byte",
        (16, true) => "smallint",
        (16, false) => "word",
        (64, true) => "int64",
        (64, false) => "qword",
        (_, false) => "longword",
        (_, true) => "longint",
    }
}

/// `function f_0(a0: T): T;`
fn head(unit: &SignatureUnit, prefix: &str, function: &UnitFunction) -> String {
    let UnitFunction { number, signature } = function;
    let named = signature.params.iter().take(signature.named()).enumerate();
    let params: Vec<String> = named.map(|(j, ty)| format!("a{j}: {}", name(unit, ty))).collect();
    let params = if params.is_empty() { String::new() } else { format!("({})", params.join("; ")) };
    match &signature.ret {
        Some(ty) => format!("function {prefix}_{number}{params}: {};", name(unit, ty)),
        None => format!("procedure {prefix}_{number}{params};"),
    }
}

fn callee(text: &mut String, unit: &SignatureUnit, function: &UnitFunction) {
    let UnitFunction { number, signature } = function;
    let _ = writeln!(text, "{} cdecl; [public, alias: 'f_{number}'];\nbegin", head(unit, "f", function));
    for j in 0..signature.params.len() {
        let _ = writeln!(text, "  bf_report({number}, {j}, @a{j});");
    }
    if signature.ret.is_some() {
        let _ = writeln!(text, "  bf_fill({number}, {RESULT}, @result);");
    }
    text.push_str("end;\n");
}

fn caller(text: &mut String, unit: &SignatureUnit, function: &UnitFunction) {
    let UnitFunction { number, signature } = function;
    let _ = writeln!(text, "procedure call_{number}; cdecl; [public, alias: 'call_{number}'];");
    // Pascal has no `var` without a declaration.
    if !signature.params.is_empty() || signature.ret.is_some() {
        text.push_str("var\n");
    }
    for (j, ty) in signature.params.iter().enumerate() {
        let _ = writeln!(text, "  a{j}: {};", name(unit, ty));
    }
    if let Some(ty) = &signature.ret {
        let _ = writeln!(text, "  r: {};", name(unit, ty));
    }
    text.push_str("begin\n");
    for j in 0..signature.params.len() {
        let _ = writeln!(text, "  bf_fill({number}, {j}, @a{j});");
    }
    let arguments: Vec<String> = (0..signature.params.len()).map(|j| format!("a{j}")).collect();
    let call = match arguments.is_empty() {
        true => format!("r_{number}()"),
        false => format!("r_{number}({})", arguments.join(", ")),
    };
    let _ = match &signature.ret {
        Some(_) => writeln!(text, "  r := {call};\n  bf_check({number}, {RESULT}, @r);"),
        None => writeln!(text, "  {call};"),
    };
    for j in 0..signature.params.len() as u32 {
        let _ = writeln!(text, "  bf_check({number}, {}, @a{j});", AFTER + j);
    }
    text.push_str("end;\n");
}

/// Sizes, alignments and offsets; those of members from an object at no address.
fn layouts(text: &mut String, job: &UnitJob<'_>) {
    text.push_str("procedure bf_lay_out; cdecl; [public, alias: 'bf_lay_out'];\nbegin\n");
    for id in job.records() {
        let r = id.0;
        let _ = writeln!(text, "  bf_layout({r}, -2, sizeof(R{r}));");
        let _ = writeln!(text, "  bf_layout({r}, -1, ptrint(@S{r}(nil^).it));");
        for (index, field) in job.unit.types[id].fields.iter().enumerate() {
            let member = member_name(field, index);
            let _ = writeln!(text, "  bf_layout({r}, {index}, ptrint(@R{r}(nil^).{member}));");
        }
    }
    text.push_str("end;\n");
}
