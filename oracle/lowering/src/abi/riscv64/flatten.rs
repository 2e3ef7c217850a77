//! "Hardware Floating-Point Calling Convention": a struct "with its hierarchy flattened, including any array fields".

use lang::{Bits, Bytes, Field, Record, RecordId, Type};
use smallvec::SmallVec;

use super::{Amend, Step, WORD};
use crate::abi::{Context, PieceType};
use crate::scalar::Scalar;
use crate::shape::MemType;

/// The one or two fields of a flattened struct, in memory order. One of them at least is a real.
pub type Flattened = SmallVec<[Leaf; 2]>;

/// A field of a flattened struct.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Leaf {
    /// The IR type: that of the type it is declared with, of a bit-field, too.
    pub ty: PieceType,
    /// The byte in which it begins.
    pub offset: Bytes,
}

impl Leaf {
    /// True if it is a "floating-point real", and not an "integer (or bitfield)".
    #[must_use]
    pub const fn is_real(self) -> bool {
        matches!(self.ty, PieceType::Scalar(scalar) if scalar.is_float())
    }
}

/// The struct has other fields or more than two, so that the hardware convention has no rule for it.
struct Ineligible;

/// The fields that are passed one by one; `None` if the integer convention passes the value.
pub(super) fn flatten(context: Context<'_>, ty: &Type) -> Option<Flattened> {
    let mut fields = Flattened::new();
    match ty {
        Type::Float(_) | Type::Complex(_) => add(context, ty, Bytes::ZERO, &mut fields).ok()?,
        Type::Record(id) if !context.program[*id].is_union() => {
            record(context, *id, Bytes::ZERO, &mut fields).ok()?;
        }
        _ => return None,
    }
    let reals = fields.iter().filter(|leaf| leaf.is_real()).count();
    (reals > 0).then_some(fields)
}

/// Adds the fields of a value that begins at a byte.
fn add(context: Context<'_>, ty: &Type, at: Bytes, fields: &mut Flattened) -> Result<(), Ineligible> {
    match ty {
        Type::Int(int) => push(fields, PieceType::int(int.width()), at),
        Type::Enum(_) => push(fields, scalar(context, ty)?, at),
        Type::Float(_) => push(fields, scalar(context, ty)?, at),
        // "as though it were a struct containing two floating-point reals".
        Type::Complex(part) => {
            let part = scalar(context, Type::of_part(*part))?;
            push(fields, part, at)?;
            push(fields, part, at + part.size())
        }
        // Flattened, it has no fields (the reading of clang, and of gcc since 16).
        Type::Array(_, 0) => Ok(()),
        Type::Array(of, count) => array(context, of, u64::from(*count), at, fields),
        Type::Record(id) => inner(context, *id, at, fields),
        // A pointer is not an "integer".
        Type::Void | Type::Pointer(_) | Type::FunctionPointer(_) | Type::Vector(..) => Err(Ineligible),
    }
}

fn scalar(context: Context<'_>, ty: &Type) -> Result<PieceType, Ineligible> {
    match context.shapes.in_memory(ty) {
        MemType::Scalar(scalar) => Ok(PieceType::Scalar(scalar)),
        _ => Err(Ineligible),
    }
}

/// "neither real is more than ABI_FLEN bits wide", "the integer is no more than XLEN bits wide", and of two fields one at
/// least is a real.
fn push(fields: &mut Flattened, ty: PieceType, offset: Bytes) -> Result<(), Ineligible> {
    let leaf = Leaf { ty, offset };
    let integers = fields.iter().chain([&leaf]).filter(|leaf| !leaf.is_real()).count();
    if fields.len() == 2 || integers == 2 || ty.size() > WORD {
        return Err(Ineligible);
    }
    fields.push(leaf);
    Ok(())
}

fn array(
    context: Context<'_>,
    of: &Type,
    count: u64,
    at: Bytes,
    fields: &mut Flattened,
) -> Result<(), Ineligible> {
    let before = fields.len();
    add(context, of, at, fields)?;
    // "C treats it as an empty field": an array of empty structs.
    if fields.len() == before {
        return Ok(());
    }
    (1..count).try_for_each(|index| add(context, of, at + context.layouts.size(of) * index, fields))
}

/// "Fields containing empty structs or unions are ignored while flattening", and "Unions are never flattened".
fn inner(context: Context<'_>, id: RecordId, at: Bytes, fields: &mut Flattened) -> Result<(), Ineligible> {
    match is_ignored(context, id) {
        true => Ok(()),
        false if context.program[id].is_union() => Err(Ineligible),
        false => record(context, id, at, fields),
    }
}

/// True if a member that is this record is ignored.
pub(in crate::abi) fn is_ignored(context: Context<'_>, id: RecordId) -> bool {
    let mut is_ignored = context.layouts[id].size == Bytes::ZERO;
    context.amend_lp64d(Step::Ignored, |amend| {
        if let Amend::Ignored(amended) = amend {
            is_ignored = amended(context, id, is_ignored);
        }
    });
    is_ignored
}

fn record(context: Context<'_>, id: RecordId, at: Bytes, fields: &mut Flattened) -> Result<(), Ineligible> {
    let record = &context.program[id];
    for (field, placed) in record.fields.iter().zip(&context.layouts[id].fields) {
        let at = at + placed.offset.bytes_floor();
        match field.bits {
            // "Fields containing zero-length bit-fields […] are ignored while flattening."
            Some(Bits::ZERO) => {}
            // No rule names it, and both compilers pass the struct by the integer convention.
            None if field.flexible => return Err(Ineligible),
            Some(width) => bit_field(context, field, width, at, fields)?,
            None => add(context, &field.ty, at, fields)?,
        }
    }
    Ok(())
}

/// "one integer (or bitfield)": a bit-field of a wider type is no wider than itself.
fn bit_field(
    context: Context<'_>,
    field: &Field,
    width: Bits,
    at: Bytes,
    fields: &mut Flattened,
) -> Result<(), Ineligible> {
    if width > WORD.bits() {
        return Err(Ineligible);
    }
    if context.layouts.size(&field.ty) > WORD {
        return push(fields, PieceType::Scalar(Scalar::I64), at);
    }
    add(context, &field.ty, at, fields)
}

/// True if a record, or one in it, is like this.
pub fn holds(context: Context<'_>, ty: &Type, is: &dyn Fn(&Record) -> bool) -> bool {
    let Type::Record(id) = ty.element() else { return false };
    let record = &context.program[*id];
    is(record) || record.fields.iter().any(|field| field.bits.is_none() && holds(context, &field.ty, is))
}
