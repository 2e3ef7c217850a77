//! Rust, as `rustc` and other code generators behind it have it: `repr(C)` records in a crate without the standard library.
//!
//! A member's own alignment is said by a member without bytes before it, a packed member by a packed record around it. What is
//! packed may hold no alignment of its own (E0587, E0588).

use std::collections::BTreeSet;
use std::fmt::Write as _;

use lang::{
    Features, Field, FloatType, IntType, Program, RecordId, SignatureUnit, Type, UnitFunction, feature_set,
};

use super::{LanguageSpec, SourceFile, float_name, member_name};
use crate::job::{AFTER, RESULT, UnitJob};

/// Rust. Functions with `...` cannot be defined by a stable compiler.
pub static RUST: LanguageSpec = LanguageSpec {
    name: "rust",
    defines: FEATURES,
    calls: FEATURES.union(Features::VARIADIC).union(Features::VARIADIC_RECORD),
    emit,
};

const FEATURES: Features = feature_set![
    UNSIGNED ANY_BOOL INT128 HALF QUAD POINTER ENUM PACKED_ENUM ARRAY_FIELD FLEXIBLE_ARRAY ZERO_LENGTH UNION
    NESTED_RECORD ANONYMOUS_RECORD HOLLOW_RECORD PACKED_RECORD PACKED_MEMBER PRAGMA_PACK
    ALIGNED_RECORD ALIGNED_FIELD UNTAGGED_RECORD RECORD_ARGUMENT RECORD_RESULT
];

/// The support object, and a packed record for members.
const PRELUDE: &str = "\
#![no_std]
#![allow(warnings)]
use core::mem::MaybeUninit;
extern \"C\" {
    fn bf_fill(number: i32, slot: i32, object: *mut u8);
    fn bf_check(number: i32, slot: i32, object: *mut u8);
    fn bf_report(number: i32, slot: i32, object: *mut u8);
    fn bf_layout(record: i32, what: i32, value: isize);
}
#[derive(Clone, Copy)]
#[repr(C, packed)]
pub struct Packed<T>(T);
";

fn emit(job: &UnitJob<'_>) -> Vec<SourceFile> {
    let mut text = features(job);
    text.push_str(PRELUDE);
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
    vec![SourceFile { name: "unit.rs".to_owned(), text }]
}

/// The switches for types that no stable compiler has.
fn features(job: &UnitJob<'_>) -> String {
    let needed = job.functions().fold(Features::empty(), |all, function| all | job.unit.needs(function));
    let switches = [(Features::HALF, "f16"), (Features::QUAD, "f128")];
    let named = switches.into_iter().filter(|(feature, _)| needed.contains(*feature));
    named.map(|(_, name)| format!("#![feature({name})]\n")).collect()
}

const FLOATS: &[(FloatType, &str)] = &[
    (FloatType::Storage16, "f16"),
    (FloatType::Half, "f16"),
    (FloatType::Float, "f32"),
    (FloatType::Double, "f64"),
    (FloatType::Quad, "f128"),
];

/// The name of a type. Types without a name are excluded by the language's features.
fn name(types: &Program, ty: &Type) -> String {
    match ty {
        Type::Int(IntType::Bool) => "bool".to_owned(),
        Type::Int(int) => {
            format!("{}{}", if int.is_signed(types.target) { "i" } else { "u" }, int.width().0)
        }
        Type::Enum(id) => format!("E{}", id.0),
        Type::Float(float) => float_name(FLOATS, *float).to_owned(),
        Type::Pointer(_) | Type::FunctionPointer(_) => "*mut u8".to_owned(),
        Type::Array(of, count) => format!("[{}; {count}]", name(types, of)),
        Type::Record(id) => format!("R{}", id.0),
        Type::Void | Type::Complex(_) | Type::Vector(..) => "()".to_owned(),
    }
}

/// Enumerations, records, and the markers of alignments.
fn types(text: &mut String, job: &UnitJob<'_>) {
    let types = &job.unit.types;
    for (id, enumeration) in job.enums() {
        let _ = writeln!(text, "pub type E{id} = {};", name(types, &Type::Int(enumeration.underlying())));
    }
    let records = job.records();
    let members = records.iter().flat_map(|id| &types[*id].fields);
    let alignments: BTreeSet<u64> =
        members.filter_map(|field| field.aligned).map(|align| align.bytes().0).collect();
    for align in alignments {
        let _ =
            writeln!(text, "#[derive(Clone, Copy)]\n#[repr(C, align({align}))]\npub struct Align{align};");
    }
    for id in records {
        record(text, types, id);
    }
}

fn record(text: &mut String, types: &Program, id: RecordId) {
    let record = &types[id];
    let packing = match (record.packed, record.pragma_pack) {
        (true, _) => Some("packed".to_owned()),
        (false, pack) => pack.map(|pack| format!("packed({})", pack.bytes().0)),
    };
    let aligned = record.aligned.map(|align| format!("align({})", align.bytes().0));
    let layout: Vec<String> = ["C".to_owned()].into_iter().chain(packing).chain(aligned).collect();
    let kind = if record.is_union() { "union" } else { "struct" };
    let _ = writeln!(text, "#[derive(Clone, Copy)]\n#[repr({})]\npub {kind} R{} {{", layout.join(", "), id.0);
    for (index, field) in record.fields.iter().enumerate() {
        if let Some(align) = field.aligned {
            let _ = writeln!(text, "    z{index}: Align{},", align.bytes().0);
        }
        let ty = member(types, field, record.packed);
        let _ = writeln!(text, "    {}: {ty},", member_name(field, index));
    }
    text.push_str("}\n");
}

fn member(types: &Program, field: &Field, record_is_packed: bool) -> String {
    let ty = name(types, &field.ty);
    if field.packed && !record_is_packed { format!("Packed<{ty}>") } else { ty }
}

/// ` -> R0`
fn result(unit: &SignatureUnit, function: &UnitFunction) -> String {
    let ret = function.signature.ret.as_ref();
    ret.map_or_else(String::new, |ty| format!(" -> {}", name(&unit.types, ty)))
}

/// `a0: R0, a1: i32`, of those with names.
fn parameters(unit: &SignatureUnit, function: &UnitFunction, before: &str) -> Vec<String> {
    let signature = &function.signature;
    let named = signature.params.iter().take(signature.named()).enumerate();
    named.map(|(j, ty)| format!("{before}a{j}: {}", name(&unit.types, ty))).collect()
}

fn callee(text: &mut String, unit: &SignatureUnit, function: &UnitFunction) {
    let UnitFunction { number, signature } = function;
    let (parameters, result) = (parameters(unit, function, "mut ").join(", "), result(unit, function));
    let _ = writeln!(text, "#[no_mangle]\npub unsafe extern \"C\" fn f_{number}({parameters}){result} {{");
    for j in 0..signature.params.len() {
        let _ = writeln!(text, "    bf_report({number}, {j}, &raw mut a{j} as *mut u8);");
    }
    if let Some(ty) = &signature.ret {
        let ty = name(&unit.types, ty);
        let _ = writeln!(text, "    let mut r = MaybeUninit::<{ty}>::uninit();");
        let _ = writeln!(text, "    bf_fill({number}, {RESULT}, r.as_mut_ptr() as *mut u8);");
        text.push_str("    *r.as_ptr()\n");
    }
    text.push_str("}\n");
}

fn caller(text: &mut String, unit: &SignatureUnit, function: &UnitFunction) {
    let UnitFunction { number, signature } = function;
    let (mut parameters, result) = (parameters(unit, function, ""), result(unit, function));
    if signature.tail.is_some() {
        parameters.push("...".to_owned());
    }
    let _ = writeln!(text, "extern \"C\" {{ fn r_{number}({}){result}; }}", parameters.join(", "));
    let _ = writeln!(text, "#[no_mangle]\npub unsafe extern \"C\" fn call_{number}() {{");
    for (j, ty) in signature.params.iter().enumerate() {
        let ty = name(&unit.types, ty);
        let _ = writeln!(text, "    let mut a{j} = MaybeUninit::<{ty}>::uninit();");
        let _ = writeln!(text, "    bf_fill({number}, {j}, a{j}.as_mut_ptr() as *mut u8);");
    }
    let arguments: Vec<String> = (0..signature.params.len()).map(|j| format!("*a{j}.as_ptr()")).collect();
    let _ = writeln!(text, "    let mut r = r_{number}({});", arguments.join(", "));
    if signature.ret.is_some() {
        let _ = writeln!(text, "    bf_check({number}, {RESULT}, &raw mut r as *mut u8);");
    }
    for (slot, j) in (AFTER..).zip(0..signature.params.len()) {
        let _ = writeln!(text, "    bf_check({number}, {slot}, a{j}.as_mut_ptr() as *mut u8);");
    }
    text.push_str("}\n");
}

fn layouts(text: &mut String, job: &UnitJob<'_>) {
    text.push_str("#[no_mangle]\npub unsafe extern \"C\" fn bf_lay_out() {\n");
    for RecordId(id) in job.records() {
        let _ = writeln!(text, "    bf_layout({id}, -2, core::mem::size_of::<R{id}>() as isize);");
        let _ = writeln!(text, "    bf_layout({id}, -1, core::mem::align_of::<R{id}>() as isize);");
        for (index, field) in job.unit.types[RecordId(id)].fields.iter().enumerate() {
            let member = member_name(field, index);
            let _ = writeln!(
                text,
                "    bf_layout({id}, {index}, core::mem::offset_of!(R{id}, {member}) as isize);"
            );
        }
    }
    text.push_str("}\n");
}
