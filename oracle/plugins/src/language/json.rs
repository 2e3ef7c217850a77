//! JSON: a unit as data, for code generators that bitfrost does not know. `docs/engines.md` describes it.

use lang::{CallingConvention, EnumDef, Features, Field, FloatType, IntType, Record, Type, UnitFunction};
use serde::Serialize;

use super::{LanguageSpec, SourceFile};
use crate::job::UnitJob;

/// JSON.
pub static JSON: LanguageSpec =
    LanguageSpec { name: "json", defines: Features::IN_LANGUAGES, calls: Features::IN_LANGUAGES, emit };

/// The number of the form: it changes when what was there means something else.
const PROTOCOL: u32 = 1;

#[derive(Serialize)]
struct UnitJson {
    protocol: u32,
    target: &'static str,
    tells_layouts: bool,
    enums: Vec<EnumJson>,
    records: Vec<RecordJson>,
    functions: Vec<FunctionJson>,
}

#[derive(Serialize)]
struct EnumJson {
    id: u32,
    name: String,
    bits: u64,
    signed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    align_bytes: Option<u64>,
    constants: Vec<ConstantJson>,
}

#[derive(Serialize)]
struct ConstantJson {
    name: String,
    value: i64,
}

#[derive(Serialize)]
struct RecordJson {
    id: u32,
    name: String,
    kind: &'static str,
    packed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    align_bytes: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pack_bytes: Option<u64>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    ms_struct: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    transparent: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    big_endian: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    untagged: bool,
    members: Vec<MemberJson>,
}

#[derive(Serialize)]
struct MemberJson {
    #[serde(skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    #[serde(rename = "type")]
    ty: TypeJson,
    #[serde(skip_serializing_if = "Option::is_none")]
    width_bits: Option<u64>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    packed: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    atomic: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    flexible: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    align_bytes: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    type_align_bytes: Option<u64>,
}

#[derive(Serialize)]
struct FunctionJson {
    number: u32,
    define: bool,
    call: bool,
    parameters: Vec<TypeJson>,
    fixed: usize,
    variadic: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    convention: Option<&'static str>,
    result: Option<TypeJson>,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
enum TypeJson {
    Bool,
    Int { c: String, bits: u64, signed: bool },
    BitInt { bits: u64, signed: bool },
    Float { c: &'static str, bits: u64 },
    Pointer,
    Enum { id: u32 },
    Array { of: Box<TypeJson>, count: u32 },
    Complex { of: Box<TypeJson> },
    Vector { of: Box<TypeJson>, count: u32 },
    Record { id: u32 },
    Void,
}

fn emit(job: &UnitJob<'_>) -> Vec<SourceFile> {
    vec![SourceFile { name: "unit.json".to_owned(), text: text(job) }]
}

/// A job as JSON.
pub(crate) fn text(job: &UnitJob<'_>) -> String {
    let types = &job.unit.types;
    let enums = job.enums().map(|(id, enumeration)| of_enum(job, id, enumeration));
    let records = job.records().into_iter().map(|id| of_record(job, id.0, &types[id]));
    let unit = UnitJson {
        protocol: PROTOCOL,
        target: types.target.name(),
        tells_layouts: job.with_layouts,
        enums: enums.collect(),
        records: records.collect(),
        functions: job.functions().map(|function| of_function(job, function)).collect(),
    };
    serde_json::to_string_pretty(&unit).unwrap_or_default()
}

fn of_enum(job: &UnitJob<'_>, id: u32, enumeration: &EnumDef) -> EnumJson {
    let underlying = enumeration.underlying();
    let constant =
        |(name, value): &(smol_str::SmolStr, i64)| ConstantJson { name: name.to_string(), value: *value };
    EnumJson {
        id,
        name: enumeration.tag.to_string(),
        bits: underlying.width().0,
        signed: underlying.is_signed(job.unit.types.target),
        align_bytes: enumeration.aligned.map(|align| align.bytes().0),
        constants: enumeration.constants.iter().map(constant).collect(),
    }
}

fn of_record(job: &UnitJob<'_>, id: u32, record: &Record) -> RecordJson {
    RecordJson {
        id,
        name: record.tag.to_string(),
        kind: if record.is_union() { "union" } else { "struct" },
        packed: record.packed,
        align_bytes: record.aligned.map(|align| align.bytes().0),
        pack_bytes: record.pragma_pack.map(|align| align.bytes().0),
        ms_struct: record.ms_struct,
        transparent: record.transparent,
        big_endian: record.big_endian,
        untagged: record.untagged,
        members: record.fields.iter().map(|field| of_member(job, field)).collect(),
    }
}

fn of_member(job: &UnitJob<'_>, field: &Field) -> MemberJson {
    MemberJson {
        name: field.name.as_ref().map(ToString::to_string),
        ty: of_type(job, &field.ty),
        width_bits: field.bits.map(|bits| bits.0),
        packed: field.packed,
        atomic: field.atomic,
        flexible: field.flexible,
        align_bytes: field.aligned.map(|align| align.bytes().0),
        type_align_bytes: field.typedef_align.map(|align| align.bytes().0),
    }
}

fn of_function(job: &UnitJob<'_>, function: &UnitFunction) -> FunctionJson {
    let UnitFunction { number, signature } = function;
    FunctionJson {
        number: *number,
        define: job.callees.contains(number),
        call: job.callers.contains(number),
        parameters: signature.params.iter().map(|ty| of_type(job, ty)).collect(),
        fixed: signature.named(),
        variadic: signature.tail.is_some(),
        convention: match signature.convention {
            CallingConvention::Platform => None,
            CallingConvention::Microsoft => Some("ms_abi"),
        },
        result: signature.ret.as_ref().map(|ty| of_type(job, ty)),
    }
}

fn of_type(job: &UnitJob<'_>, ty: &Type) -> TypeJson {
    let target = job.unit.types.target;
    let float =
        |float: FloatType| TypeJson::Float { c: float.spelling(), bits: float.format(target).bits().0 };
    let boxed = |ty: &Type| Box::new(of_type(job, ty));
    match ty {
        Type::Void => TypeJson::Void,
        Type::Int(IntType::Bool) => TypeJson::Bool,
        Type::Int(int) if int.is_bit_precise() => {
            TypeJson::BitInt { bits: int.width().0, signed: int.is_signed(target) }
        }
        Type::Int(int) => TypeJson::Int {
            c: lang::print::ty(&job.unit.types, ty),
            bits: int.width().0,
            signed: int.is_signed(target),
        },
        Type::Enum(id) => TypeJson::Enum { id: id.0 },
        Type::Float(of) => float(*of),
        Type::Pointer(_) | Type::FunctionPointer(_) => TypeJson::Pointer,
        Type::Array(of, count) => TypeJson::Array { of: boxed(of), count: *count },
        Type::Complex(part) => TypeJson::Complex { of: boxed(part.ty()) },
        Type::Vector(of, count) => TypeJson::Vector { of: boxed(of), count: *count },
        Type::Record(id) => TypeJson::Record { id: id.0 },
    }
}
