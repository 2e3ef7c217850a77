//! The cases as JSON: layouts, and the place in which each value travels.

use lang::{Bytes, Program, RecordId, Signature, Type, lies_big_endian, print};
use lowering::abi::{
    ArgPass, Context, Extension, FunctionAbi, Location, Piece, ReturnPass, classify_signature,
};
use serde::Serialize;

use super::ConformanceCase;
use host::Failure;

/// An array of the cases, one on each line.
///
/// # Errors
/// [`Failure::Input`] if a record has no layout.
pub fn array(cases: &[ConformanceCase]) -> Result<String, Failure> {
    let line = |case: &ConformanceCase| {
        let documented = case.by_document(|context| DocumentedCase::new(case, context))?;
        serde_json::to_string(&documented).map_err(|why| Failure::input(&case.id, why))
    };
    let lines: Vec<String> = cases.iter().map(line).collect::<Result<_, _>>()?;
    Ok(format!("[\n{}\n]\n", lines.join(",\n")))
}

/// A case. `corpus/conformance/README.md` describes the names.
#[derive(Debug, Serialize)]
struct DocumentedCase<'a> {
    id: &'a str,
    clause: &'a str,
    rule: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    known: Option<&'a str>,
    c: &'a str,
    layouts: Vec<RecordLayout>,
    arguments: Vec<PlacedValue>,
    result: Option<PlacedValue>,
    stack_bytes: u64,
    /// Of a variadic function on x86-64, the value of `al`.
    #[serde(skip_serializing_if = "Option::is_none")]
    vector_registers: Option<u8>,
}

#[derive(Debug, Serialize)]
struct RecordLayout {
    #[serde(rename = "type")]
    ty: String,
    size_bytes: u64,
    align_bytes: u64,
    members: Vec<PlacedMember>,
}

/// A member, or an unnamed bit-field, whose name is empty.
#[derive(Debug, Serialize)]
struct PlacedMember {
    name: String,
    offset_bits: u64,
    width_bits: u64,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    big_endian: bool,
}

#[derive(Debug, Serialize)]
struct PlacedValue {
    #[serde(rename = "type")]
    ty: String,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    unnamed: bool,
    by: PassedBy,
    #[serde(skip_serializing_if = "Option::is_none")]
    extension: Option<&'static str>,
    parts: Vec<PlacedPart>,
}

/// The way in which a value travels.
#[derive(Debug, Serialize)]
#[serde(rename_all = "lowercase")]
enum PassedBy {
    /// Not at all: it has no data.
    Nothing,
    /// Its parts are where they say.
    Value,
    /// The address of a copy is where the part says; of a result, that of the memory for it.
    Reference,
}

/// Bytes of a value, or the address of all of it, in a register or on the stack.
#[derive(Debug, Serialize)]
struct PlacedPart {
    #[serde(skip_serializing_if = "Option::is_none")]
    register: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stack_offset_bytes: Option<u64>,
    offset_bytes: u64,
    size_bytes: u64,
}

impl DocumentedCase<'_> {
    fn new<'a>(case: &'a ConformanceCase, context: Context<'_>) -> DocumentedCase<'a> {
        let ConformanceCase { id, clause, rule, known, c, program, signature, .. } = case;
        let FunctionAbi { ret, args, stack, variadic } = classify_signature(context, signature);
        let Signature { ret: result, params, .. } = signature;
        let named = signature.named();
        let arguments = params.iter().zip(&args).enumerate();
        let arguments = arguments.map(|(at, (ty, pass))| argument(context, ty, at >= named, pass));
        let counted = program.target.spec().registers.call_counts_vectors;
        DocumentedCase {
            id,
            clause,
            rule,
            known: known.as_deref(),
            c: c.trim(),
            layouts: program.records().map(|(id, _)| layout(context, id)).collect(),
            arguments: arguments.collect(),
            result: result.as_ref().map(|ty| returned(program, ty, &ret)),
            stack_bytes: stack.0,
            vector_registers: variadic.filter(|_| counted).map(|variadic| variadic.vectors_of_call),
        }
    }
}

fn layout(context: Context<'_>, id: RecordId) -> RecordLayout {
    let layout = &context.layouts[id];
    let fields = context.program[id].fields.iter().zip(&layout.fields);
    let members = fields.map(|(field, placed)| PlacedMember {
        name: field.name.as_deref().unwrap_or_default().to_owned(),
        offset_bits: placed.offset.0,
        width_bits: placed.width.0,
        big_endian: lies_big_endian(&context.program[id], field),
    });
    RecordLayout {
        ty: print::ty(context.program, &Type::Record(id)),
        size_bytes: layout.size.0,
        align_bytes: layout.align.bytes().0,
        members: members.collect(),
    }
}

fn argument(context: Context<'_>, ty: &Type, unnamed: bool, pass: &ArgPass) -> PlacedValue {
    let (by, extension, parts) = match pass {
        ArgPass::Nothing => (PassedBy::Nothing, None, Vec::new()),
        ArgPass::Direct { pieces, extension, .. } => {
            (PassedBy::Value, extended(*extension), pieces.iter().flat_map(parts).collect())
        }
        ArgPass::Memory { at, .. } => {
            let size = context.layouts.size(ty);
            (PassedBy::Value, None, vec![placed(Location::Stack(*at), Bytes::ZERO, size)])
        }
        ArgPass::Reference { pointer } => (PassedBy::Reference, None, parts(pointer)),
    };
    PlacedValue { ty: print::ty(context.program, ty), unnamed, by, extension, parts }
}

fn returned(program: &Program, ty: &Type, pass: &ReturnPass) -> PlacedValue {
    let (by, extension, parts) = match pass {
        ReturnPass::Nothing => (PassedBy::Nothing, None, Vec::new()),
        ReturnPass::Direct(pieces, extension) => {
            (PassedBy::Value, extended(*extension), pieces.iter().flat_map(parts).collect())
        }
        ReturnPass::Memory { pointer, .. } => {
            let part = PlacedPart {
                register: Some(pointer),
                stack_offset_bytes: None,
                offset_bytes: 0,
                size_bytes: ADDRESS.0,
            };
            (PassedBy::Reference, None, vec![part])
        }
    };
    PlacedValue { ty: print::ty(program, ty), unnamed: false, by, extension, parts }
}

/// The size of an address.
const ADDRESS: Bytes = Bytes(8);

const fn extended(extension: Extension) -> Option<&'static str> {
    match extension {
        Extension::None => None,
        Extension::Zero => Some("zero"),
        Extension::Sign => Some("sign"),
    }
}

/// One part for each register of a piece, and one for what is on the stack.
fn parts(piece: &Piece) -> Vec<PlacedPart> {
    let Piece { ty, offset, place } = piece;
    let count = match place {
        Location::Registers(names) => names.len(),
        Location::Stack(_) => 1,
        Location::Split(names, _) => names.len() + 1,
    };
    let each = Bytes(ty.size().0.div_ceil(count as u64));
    let part = |index: usize| {
        let before = each * index as u64;
        let size = Bytes(each.0.min(ty.size().0 - before.0));
        placed(if count == 1 { *place } else { place.part(index, each) }, *offset + before, size)
    };
    (0..count).map(part).collect()
}

/// A part that is in one place.
fn placed(place: Location, offset: Bytes, size: Bytes) -> PlacedPart {
    let (register, stack) = match place {
        Location::Registers(names) | Location::Split(names, _) => (names.first().copied(), None),
        Location::Stack(at) => (None, Some(at.0)),
    };
    PlacedPart { register, stack_offset_bytes: stack, offset_bytes: offset.0, size_bytes: size.0 }
}
