//! Passes that simplify fields.

use lang::{Bits, Field, IntType, Program, Type};

use crate::SiteRange;

/// Applies a rule to every field that it simplifies.
fn simplify_fields(program: &mut Program, sites: &mut SiteRange, simpler: fn(&Field) -> Option<Field>) {
    for field in program.records.iter_mut().flat_map(|r| &mut r.fields) {
        if let Some(simpler) = simpler(field)
            && sites.next_is_chosen()
        {
            *field = simpler;
        }
    }
}

fn with_width(field: &Field, width: u64) -> Field {
    Field { bits: Some(Bits(width)), ..field.clone() }
}

/// Makes named bit-fields ordinary members.
pub(super) fn plain_member(program: &mut Program, sites: &mut SiteRange) {
    simplify_fields(program, sites, |f| {
        (f.bits.is_some() && f.name.is_some()).then(|| Field { bits: None, ..f.clone() })
    });
}

/// Makes fields of a scalar type `int`.
pub(super) fn to_int(program: &mut Program, sites: &mut SiteRange) {
    simplify_fields(program, sites, |f| with_type(f, IntType::Int));
}

/// Makes fields of a scalar type other than `int` `unsigned int`.
pub(super) fn to_unsigned(program: &mut Program, sites: &mut SiteRange) {
    simplify_fields(program, sites, |f| if f.ty == Type::INT { None } else { with_type(f, IntType::UInt) });
}

fn with_type(field: &Field, int: IntType) -> Option<Field> {
    let fits = field.bits.is_none_or(|width| width <= int.width());
    let other = field.ty.is_scalar() && field.ty != Type::Int(int);
    (fits && other).then(|| Field { ty: Type::Int(int), ..field.clone() })
}

/// Narrows bit-fields to one bit.
pub(super) fn width_to_one(program: &mut Program, sites: &mut SiteRange) {
    simplify_fields(program, sites, |f| f.bits.filter(|w| w.0 > 1).map(|_| with_width(f, 1)));
}

/// Halves the widths of bit-fields.
pub(super) fn halve_width(program: &mut Program, sites: &mut SiteRange) {
    simplify_fields(program, sites, |f| f.bits.filter(|w| w.0 > 2).map(|w| with_width(f, w.0 / 2)));
}

/// Narrows bit-fields by one bit.
pub(super) fn decrement_width(program: &mut Program, sites: &mut SiteRange) {
    simplify_fields(program, sites, |f| f.bits.filter(|w| w.0 > 2).map(|w| with_width(f, w.0 - 1)));
}

/// Shortens arrays to one element, wherever they are declared.
pub(super) fn array_to_one(program: &mut Program, sites: &mut SiteRange) {
    for field in program.records.iter_mut().flat_map(|r| &mut r.fields) {
        shorten(&mut field.ty, sites);
    }
    for global in &mut program.globals {
        shorten(&mut global.ty, sites);
    }
    for local in program.functions.iter_mut().flat_map(|f| &mut f.locals) {
        shorten(&mut local.ty, sites);
    }
}

fn shorten(ty: &mut Type, sites: &mut SiteRange) {
    if let Type::Array(of, length) = ty {
        if *length > 1 && sites.next_is_chosen() {
            *length = 1;
        }
        shorten(of, sites);
    }
}
