//! "A list of all the fields (taking into account nested structures)", as a front end without C's subtleties has it.

use lang::{Align, Bytes, FloatType, RecordId, Target, Type};

use super::{Context, Scalar, WORD};

/// A field of a flattened structure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    /// An integer, a pointer, or neighbouring bit-fields, of this number of bytes.
    Integer(Bytes),
    /// A floating-point number.
    Float(Scalar),
}

impl Field {
    pub(super) fn size(self) -> Bytes {
        match self {
            Field::Integer(size) => size,
            Field::Float(scalar) => scalar.size(),
        }
    }

    pub(super) fn is_float(self) -> bool {
        matches!(self, Field::Float(_))
    }

    pub(super) fn float(self) -> Option<Scalar> {
        if let Field::Float(scalar) = self { Some(scalar) } else { None }
    }
}

/// The fields of a record. The article knows fields of up to a word; what is wider, it sees as words of the same class.
pub(super) fn fields(context: Context<'_>, id: RecordId) -> Vec<Field> {
    let mut all = Vec::new();
    of_record(context, id, &mut all);
    all
}

fn of_record(context: Context<'_>, id: RecordId, all: &mut Vec<Field>) {
    let record = &context.program[id];
    // "all the fields", so the members of a union one after the other. An IR type has no bit-fields: bit-fields that share or
    // touch bytes are one integer.
    let mut run: Option<(u64, u64)> = None;
    for (field, placed) in record.fields.iter().zip(&context.layouts[id].fields) {
        let Some(width) = field.bits else {
            end_run(&mut run, all);
            of_type(context, &field.ty, all);
            continue;
        };
        if field.is_unnamed_bit_field() {
            continue;
        }
        let bytes = (placed.offset.0 / 8, (placed.offset + width).0.div_ceil(8));
        match &mut run {
            Some((_, end)) if bytes.0 <= *end => *end = bytes.1.max(*end),
            _ => {
                end_run(&mut run, all);
                run = Some(bytes);
            }
        }
    }
    end_run(&mut run, all);
}

fn end_run(run: &mut Option<(u64, u64)>, all: &mut Vec<Field>) {
    if let Some((start, end)) = run.take() {
        words(Bytes(end - start), all);
    }
}

fn of_type(context: Context<'_>, ty: &Type, all: &mut Vec<Field>) {
    match ty {
        Type::Void => {}
        Type::Record(id) => of_record(context, *id, all),
        Type::Array(of, count) | Type::Vector(of, count) => {
            (0..*count).for_each(|_| of_type(context, of, all));
        }
        Type::Complex(part) => (0..2).for_each(|_| of_type(context, part.ty(), all)),
        Type::Float(of) => match float(context.program.target, *of) {
            // On AMD64 only the class and the size of a field count.
            Scalar::X87 => all.extend([Field::Float(Scalar::Double); 2]),
            scalar => all.push(Field::Float(scalar)),
        },
        Type::Int(_) | Type::Enum(_) | Type::Pointer(_) | Type::FunctionPointer(_) => {
            words(context.layouts.size(ty), all);
        }
    }
}

fn words(size: Bytes, all: &mut Vec<Field>) {
    let rest = Bytes(size.0 % WORD.0);
    (0..size.0 / WORD.0).for_each(|_| all.push(Field::Integer(WORD)));
    if rest > Bytes::ZERO {
        all.push(Field::Integer(rest));
    }
}

fn float(target: Target, of: FloatType) -> Scalar {
    Scalar::of_format(of.format(target))
}

/// The alignment of a structure as an IR type has it: nothing of `aligned`, and 1 where it is packed.
pub(super) fn ir_align(context: Context<'_>, ty: &Type) -> Align {
    match ty {
        Type::Record(id) => {
            let record = &context.program[*id];
            if record.packed || record.pragma_pack.is_some() {
                return Align::ONE;
            }
            let members = record.fields.iter().map(|field| ir_align(context, &field.ty));
            members.fold(Align::ONE, Align::max)
        }
        Type::Array(of, _) => ir_align(context, of),
        other => context.layouts.align(other),
    }
}
