//! The features that a program contains, read off the program and not off the choices that made it.

mod body;
mod record;

use lang::{
    CallingConvention, FloatType, Function, IntType, PartType, Program, Side, Type, VariadicPassing, visit,
};

use crate::feature::Features;
use body::FeatureScan;

/// Finds the features that a program contains.
#[must_use]
pub fn features(program: &Program) -> Features {
    let mut found = Features::empty();
    for record in &program.records {
        found |= record::features(program, record);
    }
    for global in &program.globals {
        found |= Features::GLOBAL
            | of_type(program, &global.ty)
            | features_if(global.init.is_some(), Features::GLOBAL_INITIALISER)
            | features_if(global.volatile, Features::VOLATILE_VARIABLE)
            | features_if(is_array(&global.ty), Features::ARRAY_VARIABLE);
    }
    for function in &program.functions {
        found |= of_function(program, function);
    }
    let mut scan = FeatureScan::new(program, found);
    visit::walk::program(&mut scan, program);
    for function in &program.functions {
        scan.function(function);
    }
    scan.found
}

/// `found` if `condition` holds, no features otherwise.
fn features_if(condition: bool, found: Features) -> Features {
    if condition { found } else { Features::empty() }
}

fn is_array(ty: &Type) -> bool {
    matches!(ty, Type::Array(..))
}

/// The features that a variable or parameter shows by its type alone.
fn of_type(program: &Program, ty: &Type) -> Features {
    match ty.element() {
        Type::Enum(id) => {
            let aligned = features_if(program[*id].aligned.is_some(), Features::ALIGNED_ENUM);
            Features::ENUM | features_if(program[*id].packed, Features::PACKED_ENUM) | aligned
        }
        Type::Int(int) => of_int(*int),
        Type::Float(FloatType::LongDouble) => Features::LONG_DOUBLE,
        Type::Float(FloatType::Quad) => Features::QUAD,
        Type::Float(FloatType::Half) => Features::HALF,
        Type::Float(float) if float.is_decimal() => Features::DECIMAL,
        Type::Float(FloatType::Storage16) => Features::STORAGE16,
        Type::Complex(PartType::Int(_)) => Features::COMPLEX | Features::COMPLEX_INTEGER,
        Type::Complex(PartType::Float(float)) => {
            let long = *float == FloatType::LongDouble;
            let quad = *float == FloatType::Quad;
            Features::COMPLEX
                | features_if(long, Features::LONG_COMPLEX | Features::LONG_DOUBLE)
                | features_if(quad, Features::QUAD)
        }
        Type::Vector(lane, lanes) => {
            let bits = u64::from(*lanes) * lane_bits(lane);
            let sized = match bits {
                0..=32 => Features::SHORT_VECTOR,
                256 => Features::VECTOR_32,
                512 => Features::VECTOR_64,
                _ => Features::empty(),
            };
            Features::VECTOR | sized
        }
        _ => Features::empty(),
    }
}

fn of_int(int: IntType) -> Features {
    match int {
        IntType::Bool => Features::BOOL,
        IntType::Int128 | IntType::UInt128 => Features::INT128,
        IntType::BitInt(width) | IntType::UBitInt(width) => {
            Features::BIT_INT | features_if(width > 128, Features::WIDE_BIT_INT)
        }
        _ => Features::empty(),
    }
}

fn lane_bits(lane: &Type) -> u64 {
    match lane {
        Type::Int(int) => int.storage().0,
        Type::Float(float) => float.storage().0,
        _ => 0,
    }
}

/// True for more parameters than the registers of the AMD64 ABI take, a record counting as one of each kind
/// (psABI 3.2.3).
fn exhausts(function: &Function) -> bool {
    let params = function.parameters();
    let records = params.iter().filter(|p| p.ty.as_record().is_some()).count();
    let floats = params.iter().filter(|p| matches!(p.ty, Type::Float(_))).count();
    let others = params.len() - records - floats;
    others + records > 6 || floats + records > 8
}

fn of_function(program: &Program, function: &Function) -> Features {
    let mut found = features_if(exhausts(function), Features::REGISTER_EXHAUSTION)
        | features_if(function.params > 16, Features::MANY_ARGUMENTS)
        | variadic(function)
        | features_if(function.convention == CallingConvention::Microsoft, Features::MS_ABI)
        | positions(function)
        | function.ret.as_ref().map_or(Features::empty(), |ty| of_type(program, ty))
        | features_if(function.recursive, Features::RECURSION)
        | features_if(matches!(function.ret, Some(Type::Record(_))), Features::RECORD_RESULT);
    for param in function.parameters() {
        found |= of_type(program, &param.ty);
        found |= match &param.ty {
            Type::Record(_) => Features::RECORD_ARGUMENT,
            Type::Float(_) => Features::FLOAT_ARGUMENT | Features::SCALAR_ARGUMENT,
            Type::Pointer(_) => Features::POINTER_ARGUMENT,
            Type::Int(_) | Type::Enum(_) => Features::SCALAR_ARGUMENT,
            _ => Features::empty(),
        };
    }
    for local in &function.locals {
        found |= of_type(program, &local.ty)
            | features_if(local.volatile, Features::VOLATILE_VARIABLE)
            | features_if(is_array(&local.ty), Features::ARRAY_VARIABLE);
    }
    found
}

/// The features of a variadic function: records among its unnamed arguments, `va_list` parameters and copies.
fn variadic(function: &Function) -> Features {
    let Some(tail) = function.tail else { return Features::empty() };
    let (_, unnamed) = function.split_parameters();
    Features::VARIADIC
        | features_if(unnamed.iter().any(|p| p.ty.as_record().is_some()), Features::VARIADIC_RECORD)
        | features_if(tail.passing.is_list(), Features::VARIADIC_LIST)
        | features_if(tail.passing == VariadicPassing::ListPointer, Features::LIST_POINTER)
        | features_if(function.va_copy_before.is_some(), Features::LIST_COPY)
}

/// The features of the positions of records among the parameters: first, last, after eight scalars of a kind.
fn positions(function: &Function) -> Features {
    let params = function.parameters();
    let record = |p: Option<&lang::Local>| p.is_some_and(|p| p.ty.as_record().is_some());
    let others = params.iter().any(|p| p.ty.as_record().is_none());
    let mut found = features_if(others && record(params.first()), Features::RECORD_FIRST)
        | features_if(others && record(params.last()), Features::RECORD_LAST);
    let (mut general, mut vector) = (0, 0);
    for param in params {
        match &param.ty {
            Type::Record(_) => {
                let (general, vector) = (general >= 8, vector >= 8);
                found |= features_if(general, Features::AFTER_GENERAL)
                    | features_if(vector, Features::AFTER_VECTOR)
                    | features_if(general && vector, Features::AFTER_BOTH);
            }
            Type::Float(FloatType::Float | FloatType::Double) => vector += 1,
            Type::Int(_) | Type::Enum(_) | Type::Pointer(_) => general += 1,
            _ => {}
        }
    }
    found
}

/// True if a call goes from the callee side to the caller side.
fn is_callback(from: Side, to: Side) -> bool {
    from == Side::Callee && to == Side::Caller
}
