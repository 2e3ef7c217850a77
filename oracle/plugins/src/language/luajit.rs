//! LuaJIT: a script whose `ffi.cdef` takes C.

use std::fmt::Write as _;

use lang::{Features, Type, UnitFunction, feature_set};

use super::script::{declaration, declaring, enums, members, parameters, records, result};
use super::{LanguageSpec, SourceFile};
use crate::job::{AFTER, RESULT, UnitJob};

/// Enumerations have 32 bits, packed or not. Records passed for `...` become pointers to them ("ffi.* Semantics", Conversions for vararg C function arguments).
const CALLS: Features = feature_set![
    UNSIGNED ANY_BOOL COMPLEX COMPLEX_WIDE POINTER ENUM ARRAY_FIELD UNION NESTED_RECORD ANONYMOUS_RECORD BIT_FIELD
    UNNAMED_BIT_FIELD PACKED_RECORD PACKED_MEMBER PRAGMA_PACK ALIGNED_RECORD ALIGNED_FIELD ALIGNED_TYPEDEF
    UNTAGGED_RECORD RECORD_ARGUMENT RECORD_RESULT VARIADIC PASSED_VALUE ALIGNED_PACKED MS_ABI MS_STRUCT ALIGNED_BIT_FIELD_TYPE
    ALIGNED_ENUM ATOMIC_FIELD
];

/// Callbacks have neither records nor complex numbers nor `...` ("ffi.* API", Callbacks).
const DEFINES: Features = feature_set![UNSIGNED ANY_BOOL POINTER ENUM];

/// LuaJIT's foreign function interface.
pub static LUAJIT: LanguageSpec = LanguageSpec { name: "luajit", defines: DEFINES, calls: CALLS, emit };

const DRIVER: &str = include_str!("../../runtime/scripts/luajit.lua");

fn emit(job: &UnitJob<'_>) -> Vec<SourceFile> {
    let types = &job.unit.types;
    let mut text = declaring(DRIVER);
    let _ = writeln!(text, "cdef [[{}]]", enums(job));
    // An anonymous record has no name to define; the record around it spells it out.
    for record in records(job).iter().filter(|record| !record.is_anonymous) {
        let id = record.id;
        let members: Vec<String> = members(types, id)
            .map(|(index, name, is_bits)| {
                let all = all_ones(&types[id].fields[index as usize].ty);
                if is_bits {
                    format!("{{{index}, \"{name}\", function(x) x.{name} = {all} end}}")
                } else {
                    format!("{{{index}, \"{name}\"}}")
                }
            })
            .collect();
        let of = lang::print::ty(types, &Type::Record(id));
        let _ = writeln!(
            text,
            "record({}, [[{}]], \"{of}\", {{{}}})",
            id.0,
            record.definition,
            members.join(", ")
        );
    }
    for function in job.callers() {
        caller(&mut text, job, function);
    }
    for function in job.callees() {
        callee(&mut text, job, function);
    }
    let _ = writeln!(text, "drive({})", job.with_layouts);
    vec![SourceFile { name: "unit.lua".to_owned(), text }]
}

const fn all_ones(ty: &Type) -> &'static str {
    if matches!(ty, Type::Int(lang::IntType::Bool)) { "true" } else { "-1" }
}

/// Each call is text of its own, so that it is compiled as one in a program would be.
fn caller(text: &mut String, job: &UnitJob<'_>, function: &UnitFunction) {
    let UnitFunction { number, signature } = function;
    let types = &job.unit.types;
    let prototype = declaration(types, &format!("r_{number}"), signature);
    let _ = writeln!(text, "caller({number}, [[{prototype}]], function()");
    let params = parameters(types, signature);
    for (j, ty) in params.iter().enumerate() {
        let _ = writeln!(text, "  local t{j} = array(\"{ty}\")");
    }
    let ret = result(types, signature);
    if let Some(ret) = &ret {
        let _ = writeln!(text, "  local tr = array(\"{ret}\")");
    }
    text.push_str("  return function()\n");
    for j in 0..params.len() {
        let _ = writeln!(text, "    local a{j} = t{j}(); C.bf_fill({number}, {j}, a{j})");
    }
    let named = signature.named();
    let argument = |(j, ty): (usize, &Type)| match ty {
        // What has no parameter to be converted to is of the type that it is given in.
        Type::Int(_) | Type::Enum(_) if j >= named => format!("new(\"{}\", a{j}[0])", params[j]),
        _ => format!("a{j}[0]"),
    };
    let arguments: Vec<String> = signature.params.iter().enumerate().map(argument).collect();
    let call = format!("C.r_{number}({})", arguments.join(", "));
    if ret.is_some() {
        let _ = writeln!(text, "    local r = tr(); r[0] = {call}; C.bf_check({number}, {RESULT}, r)");
    } else {
        let _ = writeln!(text, "    {call}");
    }
    for j in 0..params.len() as u32 {
        let _ = writeln!(text, "    C.bf_check({number}, {}, a{j})", AFTER + j);
    }
    text.push_str("  end\nend)\n");
}

fn callee(text: &mut String, job: &UnitJob<'_>, function: &UnitFunction) {
    let UnitFunction { number, signature } = function;
    let types = &job.unit.types;
    let pointer = declaration(types, "(*)", signature);
    let params = parameters(types, signature);
    let names: Vec<String> = (0..params.len()).map(|j| format!("a{j}")).collect();
    let _ = writeln!(text, "callee({number}, [[{pointer}]], function({})", names.join(", "));
    for (j, ty) in params.iter().enumerate() {
        let _ = writeln!(
            text,
            "  local p{j} = new(\"{ty}[1]\"); p{j}[0] = a{j}; C.bf_report({number}, {j}, p{j})"
        );
    }
    if let Some(ret) = result(types, signature) {
        let _ =
            writeln!(text, "  local r = new(\"{ret}[1]\"); C.bf_fill({number}, {RESULT}, r); return r[0]");
    }
    text.push_str("end)\n");
}
