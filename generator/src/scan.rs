//! Which features a program contains: looked up in the program, not in what was drawn for it.

mod body;
mod record;

use lang::{Function, Program, Side, Type, visit};

use crate::feature::Features;
use body::Scan;

/// The features a program contains.
#[must_use]
pub fn features(program: &Program) -> Features {
    let mut found = Features::empty();
    for record in &program.records {
        found |= record::features(program, record);
    }
    for global in &program.globals {
        found |= Features::GLOBAL
            | of_type(&global.ty)
            | when(global.init.is_some(), Features::GLOBAL_INITIALISER)
            | when(global.volatile, Features::VOLATILE_VARIABLE)
            | when(is_array(&global.ty), Features::ARRAY_VARIABLE);
    }
    for function in &program.functions {
        found |= of_function(function);
    }
    let mut scan = Scan::new(program, found);
    visit::walk::program(&mut scan, program);
    for function in &program.functions {
        scan.function(function);
    }
    scan.found
}

/// `found` when `condition` holds.
fn when(condition: bool, found: Features) -> Features {
    if condition { found } else { Features::empty() }
}

fn is_array(ty: &Type) -> bool {
    matches!(ty, Type::Array(..))
}

/// What a variable's or parameter's type alone shows.
fn of_type(ty: &Type) -> Features {
    match ty.element() {
        Type::Enum(_) => Features::ENUM,
        Type::Int(lang::IntType::Bool) => Features::BOOL,
        _ => Features::empty(),
    }
}

/// More than fit the registers of the AMD64 ABI, a record counting as one of each kind (psABI 3.2.3).
fn exhausts(function: &Function) -> bool {
    let params = function.parameters();
    let records = params.iter().filter(|p| p.ty.as_record().is_some()).count();
    let floats = params.iter().filter(|p| matches!(p.ty, Type::Float(_))).count();
    let others = params.len() - records - floats;
    others + records > 6 || floats + records > 8
}

fn of_function(function: &Function) -> Features {
    let mut found = when(exhausts(function), Features::REGISTER_EXHAUSTION)
        | when(function.params > 16, Features::MANY_ARGUMENTS)
        | when(function.named.is_some(), Features::VARIADIC)
        | when(function.recursive, Features::RECURSION)
        | when(matches!(function.ret, Some(Type::Record(_))), Features::RECORD_RESULT);
    for param in function.parameters() {
        found |= of_type(&param.ty);
        found |= match &param.ty {
            Type::Record(_) => Features::RECORD_ARGUMENT,
            Type::Float(_) => Features::FLOAT_ARGUMENT | Features::SCALAR_ARGUMENT,
            Type::Pointer(_) => Features::POINTER_ARGUMENT,
            Type::Int(_) | Type::Enum(_) => Features::SCALAR_ARGUMENT,
            _ => Features::empty(),
        };
    }
    for local in &function.locals {
        found |= when(local.volatile, Features::VOLATILE_VARIABLE)
            | when(is_array(&local.ty), Features::ARRAY_VARIABLE);
    }
    found
}

/// True when a call from one side to the other goes back to the callers.
fn is_callback(from: Side, to: Side) -> bool {
    from == Side::Callee && to == Side::Caller
}
