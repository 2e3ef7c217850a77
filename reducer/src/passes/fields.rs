//! Simpler fields.

use lang::{Bits, Field, IntType, Program, Type};

use crate::Chooser;

/// Offers each field that a rule has a simpler form of.
fn each(program: &mut Program, chooser: &mut Chooser, simpler: fn(&Field) -> Option<Field>) {
    for field in program.records.iter_mut().flat_map(|r| &mut r.fields) {
        if let Some(simpler) = simpler(field)
            && chooser.take()
        {
            *field = simpler;
        }
    }
}

fn with_width(field: &Field, width: u64) -> Field {
    Field { bits: Some(Bits(width)), ..field.clone() }
}

/// An ordinary member for a named bit-field.
pub(super) fn plain_member(program: &mut Program, chooser: &mut Chooser) {
    each(program, chooser, |f| {
        (f.bits.is_some() && f.name.is_some()).then(|| Field { bits: None, ..f.clone() })
    });
}

/// `int` for any other scalar type.
pub(super) fn to_int(program: &mut Program, chooser: &mut Chooser) {
    each(program, chooser, |f| with_type(f, IntType::Int));
}

/// `unsigned int` for any scalar type but `int`.
pub(super) fn to_unsigned(program: &mut Program, chooser: &mut Chooser) {
    each(program, chooser, |f| if f.ty == Type::INT { None } else { with_type(f, IntType::UInt) });
}

fn with_type(field: &Field, int: IntType) -> Option<Field> {
    let fits = field.bits.is_none_or(|width| width <= int.width());
    let other = field.ty.is_scalar() && field.ty != Type::Int(int);
    (fits && other).then(|| Field { ty: Type::Int(int), ..field.clone() })
}

/// Bit-fields of one bit.
pub(super) fn width_to_one(program: &mut Program, chooser: &mut Chooser) {
    each(program, chooser, |f| f.bits.filter(|w| w.0 > 1).map(|_| with_width(f, 1)));
}

/// Bit-fields of half their bits.
pub(super) fn halve_width(program: &mut Program, chooser: &mut Chooser) {
    each(program, chooser, |f| f.bits.filter(|w| w.0 > 2).map(|w| with_width(f, w.0 / 2)));
}

/// Bit-fields one bit narrower.
pub(super) fn decrement_width(program: &mut Program, chooser: &mut Chooser) {
    each(program, chooser, |f| f.bits.filter(|w| w.0 > 2).map(|w| with_width(f, w.0 - 1)));
}

/// Arrays of one element, wherever they are declared.
pub(super) fn array_to_one(program: &mut Program, chooser: &mut Chooser) {
    for field in program.records.iter_mut().flat_map(|r| &mut r.fields) {
        shorten(&mut field.ty, chooser);
    }
    for global in &mut program.globals {
        shorten(&mut global.ty, chooser);
    }
    for local in program.functions.iter_mut().flat_map(|f| &mut f.locals) {
        shorten(&mut local.ty, chooser);
    }
}

fn shorten(ty: &mut Type, chooser: &mut Chooser) {
    if let Type::Array(of, length) = ty {
        if *length > 1 && chooser.take() {
            *length = 1;
        }
        shorten(of, chooser);
    }
}
