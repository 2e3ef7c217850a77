//! cffi, of Python, in its ABI mode: a script whose `cdef` takes C without attributes, and which calls through libffi.

use std::fmt::Write as _;

use lang::{Features, Type, UnitFunction, feature_set};

use super::script::{ScriptRecord, declaration, declaring, enums, members, parameters, records, result};
use super::{LanguageSpec, SourceFile};
use crate::job::UnitJob;

/// The features of values that it passes.
const CALLS: Features = feature_set![
    UNSIGNED ANY_BOOL LONG_DOUBLE POINTER ENUM ARRAY_FIELD NESTED_RECORD ANONYMOUS_RECORD UNION
    BIT_FIELD UNNAMED_BIT_FIELD PACKED_RECORD PRAGMA_PACK UNTAGGED_RECORD RECORD_ARGUMENT RECORD_RESULT VARIADIC
    VARIADIC_RECORD ZERO_LENGTH
];

const DEFINES: Features = CALLS.difference(Features::VARIADIC).difference(Features::VARIADIC_RECORD);

/// cffi in ABI mode. Unions, bit-fields and packed records are declared for their layouts; it passes none of them by value.
pub static CFFI: LanguageSpec = LanguageSpec { name: "cffi", defines: DEFINES, calls: CALLS, emit };

const DRIVER: &str = include_str!("../../runtime/scripts/cffi_unit.py");

fn emit(job: &UnitJob<'_>) -> Vec<SourceFile> {
    let types = &job.unit.types;
    let mut text = declaring(DRIVER);
    let _ = writeln!(text, "cdef(\"\"\"{}\"\"\")", enums(job));
    // An anonymous record has no name to define; the record around it spells it out.
    for record in records(job).iter().filter(|record| !record.is_anonymous) {
        let id = record.id;
        let members: Vec<String> = members(types, id)
            .map(|(index, name, is_bits)| {
                let is_bits = if is_bits { "True" } else { "False" };
                format!("({index}, \"{name}\", {is_bits})")
            })
            .collect();
        let of = lang::print::ty(types, &Type::Record(id));
        let (definition, pack) = plain(job, record);
        let _ = writeln!(
            text,
            "record({}, \"\"\"{definition}\"\"\", {pack}, \"{of}\", [{}])",
            id.0,
            members.join(", ")
        );
    }
    for function in job.functions() {
        let UnitFunction { number, signature } = function;
        let params: Vec<String> = parameters(types, signature).iter().map(|ty| format!("\"{ty}\"")).collect();
        let params = params.join(", ");
        let ret = result(types, signature).map_or_else(|| "None".to_owned(), |ret| format!("\"{ret}\""));
        if job.callers.contains(number) {
            let prototype = declaration(types, &format!("r_{number}"), signature);
            let named = signature.named();
            let _ = writeln!(text, "caller({number}, \"{prototype}\", {named}, [{params}], {ret})");
        }
        if job.callees.contains(number) {
            let pointer = declaration(types, "(*)", signature);
            let _ = writeln!(text, "callee({number}, \"{pointer}\", [{params}], {ret})");
        }
    }
    let _ = writeln!(text, "drive({})", if job.with_layouts { "True" } else { "False" });
    vec![SourceFile { name: "unit.py".to_owned(), text }]
}

/// A definition without what `cdef` has arguments for, and these: packing holds for all of a `cdef`, so a record whose anonymous
/// members are packed in another way has no definition, nor has one that is packed under a pragma, for which there is one argument.
fn plain(job: &UnitJob<'_>, record: &ScriptRecord) -> (String, String) {
    let own = &job.unit.types[record.id];
    let text = record.definition.replace(" __attribute__((packed))", "");
    let lines = text.lines().filter(|line| !line.starts_with("#pragma"));
    let text: String = lines.map(|line| format!("{line}\n")).collect();
    let packing = |other: &lang::Record| (other.packed, other.pragma_pack);
    let within = own.fields.iter().filter(|field| field.is_anonymous_record());
    let differs = within
        .filter_map(|field| field.ty.as_record())
        .any(|id| packing(&job.unit.types[id]) != packing(own));
    let pack = match (own.packed, own.pragma_pack) {
        (true, _) => "1".to_owned(),
        (false, Some(align)) => align.bytes().0.to_string(),
        (false, None) => "None".to_owned(),
    };
    let is_twice_packed = own.packed && own.pragma_pack.is_some();
    (if differs || is_twice_packed { String::new() } else { text }, pack)
}
