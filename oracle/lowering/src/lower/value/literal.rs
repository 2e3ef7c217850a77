//! Constant expressions of scalars: literals, and addresses of globals (C11 6.6).

use ir::Const;
use lang::{
    Bits, Bytes, ComplexPart, Expr, ExprKind, FloatType, IntType, Number, PathStep, Place, PlaceBase, Type,
    number,
};

use crate::lower::environment::Environment;
use crate::lower::floating;
use crate::lower::image::ImageError;

/// The value as the integer type or bit-field holds it.
pub(crate) fn integer(
    environment: &Environment<'_>,
    ty: &Type,
    width: Option<Bits>,
    value: &Expr,
) -> Result<Number, ImageError> {
    let program = environment.program;
    let to = lang::typing::integer(program, ty).ok_or(ImageError::IllTyped("an integer"))?;
    match &value.kind {
        ExprKind::Int(value) => Ok(lang::typing::wrap(program, *value, to, width)),
        ExprKind::Float(bits) if to == IntType::Bool => Ok(Number::from(f64::from_bits(*bits) != 0.0)),
        ExprKind::Float(bits) => Ok(lang::typing::wrap(
            program,
            number::truncated(f64::from_bits(*bits)).unwrap_or_default(),
            to,
            width,
        )),
        _ => Err(ImageError::NotConstant("an integer that is no literal")),
    }
}

/// The bits of the value as the floating type holds it.
pub(crate) fn number(
    environment: &Environment<'_>,
    float: FloatType,
    value: &Expr,
) -> Result<u128, ImageError> {
    let target = environment.program.target;
    match &value.kind {
        ExprKind::Float(bits) => Ok(floating::of_double(float, target, f64::from_bits(*bits))),
        ExprKind::Int(value) => Ok(floating::of_integer(float, target, *value)),
        _ => Err(ImageError::NotConstant("a number that is no literal")),
    }
}

/// The value of an address constant (C11 6.6p9).
pub(crate) fn address(environment: &Environment<'_>, value: &Expr) -> Result<Const, ImageError> {
    match &value.kind {
        ExprKind::Null => Ok(Const::Null),
        ExprKind::FunctionAddress(id) => {
            let function = environment.functions[id.index()];
            function.map(Const::Function).ok_or(ImageError::NotConstant("a function of the other side"))
        }
        ExprKind::AddressOf(place) => address_of(environment, place),
        _ => Err(ImageError::NotConstant("a pointer that is no address")),
    }
}

/// The address of a global or a part of one.
fn address_of(environment: &Environment<'_>, place: &Place) -> Result<Const, ImageError> {
    let PlaceBase::Global(id) = place.base else {
        return Err(ImageError::NotConstant("the address of no global"));
    };
    let layouts = &environment.layouts;
    let mut ty = &environment.program[id].ty;
    let mut offset = Bytes::ZERO;
    for step in &place.path {
        match (step, ty) {
            (PathStep::Field(record, field), _) => {
                offset += layouts[*record].fields[*field as usize].offset.bytes_floor();
                ty = &environment.program[*record].fields[*field as usize].ty;
            }
            (PathStep::Index(index), Type::Array(of, _)) => {
                // C11 6.6p9: an address constant does not access the value of an object.
                let ExprKind::Int(index) = index.kind else {
                    return Err(ImageError::NotConstant("an index that is no literal"));
                };
                offset += layouts.size(of) * u64::from(u32::try_from(index).unwrap_or(u32::MAX));
                ty = of;
            }
            (PathStep::Part(part), Type::Complex(float)) => {
                ty = Type::of_part(*float);
                offset += layouts.size(ty) * u64::from(*part == ComplexPart::Imaginary);
            }
            _ => return Err(ImageError::IllTyped("an index into no array")),
        }
    }
    let global = environment.globals[id.index()];
    let id = global.ok_or(ImageError::NotConstant("a global of the other side"))?;
    Ok(Const::Global { id, offset: offset.0 as i64 })
}
