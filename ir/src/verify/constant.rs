//! Module-level checks: names, types, globals, constants.

use std::collections::HashSet;

use ethnum::U256;
use smol_str::SmolStr;

use super::VerifyErrorKind::{BadConstant, BadType, DuplicateName, TypeMismatch, UnknownItem, UnknownType};
use super::metadata::{check_metadata, check_value};
use super::{VerifyResult, require};
use crate::aggregate::AggregateBody;
use crate::constant::Const;
use crate::expression::ConstantExpression;
use crate::id::BlockId;
use crate::module::{Global, Module, WIDEST_CONSTANT};
use crate::symbol::Alias;
use crate::types::{LaneCount, Packing, Type, TypeId};

pub(super) fn check_module(module: &Module) -> VerifyResult {
    unique(module.types.iter().filter_map(|(_, ty)| match ty {
        Type::Named { name, .. } => Some(name),
        _ => None,
    }))?;
    module.types.iter().try_for_each(|(id, _)| check_bit_packing(module, id))?;
    let globals = module.globals.iter().map(|global| &global.name);
    let symbols = globals.chain(module.functions.iter().map(|function| &function.name));
    unique(symbols.chain(module.aliases.iter().map(|alias| &alias.name)))?;
    module.aliases.iter().try_for_each(|alias| check_alias(module, alias))?;
    module.globals.iter().try_for_each(|global| check_global(module, global))?;
    check_metadata(module)
}

fn unique<'a>(names: impl Iterator<Item = &'a SmolStr>) -> VerifyResult {
    let mut seen = HashSet::new();
    for name in names {
        require(seen.insert(name), || DuplicateName(name.clone()))?;
    }
    Ok(())
}

fn check_global(module: &Module, global: &Global) -> VerifyResult {
    check_type(module, global.ty)?;
    let no_object =
        matches!(module.types.get(global.ty), Type::Void | Type::Token | Type::Metadata | Type::X86Amx);
    require(!no_object, || BadType("a global of a type that no memory holds"))?;
    let Some(initializer) = global.initializer else { return Ok(()) };
    require(initializer.ty() == global.ty, || TypeMismatch("initialiser and global"))?;
    match initializer {
        // An object of an opaque type may be undefined.
        Const::Undef(_) | Const::Poison(_) => Ok(()),
        _ => check_const(module, initializer),
    }
}

/// Checks the type and the address of an alias: it stands for a definition, not for itself.
pub(super) fn check_alias(module: &Module, alias: &Alias) -> VerifyResult {
    check_type(module, alias.ty)?;
    let params = alias.params.iter().flat_map(|params| &params.types);
    params.into_iter().try_for_each(|&ty| check_register(module, ty))?;
    let pointer = module.types.known_pointer(alias.space);
    require(Some(alias.target.ty()) == pointer, || TypeMismatch("an alias and its address"))?;
    check_const(module, alias.target)?;
    require(module.resolve(alias.target).is_some(), || BadConstant("an alias that stands for itself"))
}

/// Checks that a bit-packed structure has explicit padding: see [`Packing::Bits`].
fn check_bit_packing(module: &Module, ty: TypeId) -> VerifyResult {
    let types = &module.types;
    let Some(fields) = types.fields(ty).filter(|_| types.packing(ty) == Some(Packing::Bits)) else {
        return Ok(());
    };
    for (at, &field) in fields.iter().enumerate() {
        let fits = types.int_width(field).is_some() || types.offset(ty, at as u64).is_some();
        require(fits, || BadType("a member that is no integer starts inside a byte"))?;
    }
    let whole = types.bit_width(ty).bytes_exact();
    require(whole.is_some(), || BadType("a structure packed at bits ends inside a byte"))
}

/// Checks that the type exists and registers can hold it.
pub(super) fn check_register(module: &Module, ty: TypeId) -> VerifyResult {
    check_first_class(module, ty)?;
    require(!module.types.has_bit_members(ty), || BadType("a structure packed at bits outside memory"))
}

/// Checks that the type exists and is no `void`, function or opaque structure (`Type::isFirstClassType`).
fn check_first_class(module: &Module, ty: TypeId) -> VerifyResult {
    check_type(module, ty)?;
    require(module.types.is_first_class(ty), || BadType("type without a size"))
}

/// Checks that the type exists.
pub(super) fn check_type(module: &Module, ty: TypeId) -> VerifyResult {
    require(module.types.checked_get(ty).is_some(), || UnknownType)
}

/// Checks that the type exists and memory can hold it.
pub(super) fn check_sized(module: &Module, ty: TypeId) -> VerifyResult {
    check_type(module, ty)?;
    require(module.types.is_sized(ty), || BadType("type without a size"))
}

/// Checks that the constant is valid for its type. Aggregates are finite trees because the pool only grows: an
/// aggregate member must have been added earlier.
pub(super) fn check_const(module: &Module, constant: Const) -> VerifyResult {
    check_first_class(module, constant.ty())?;
    match constant {
        Const::Int { ty, value } => check_int(module, ty, value),
        Const::Float { ty, bits } => {
            require(module.types.is_float(ty), || BadConstant("not a floating-point type"))?;
            require(fits(bits, module.types.bit_width(ty).0), || BadConstant("too many bits"))
        }
        Const::Global { id, .. } => require(id.index() < module.globals.len(), || UnknownItem("global")),
        Const::Function(id) => require(id.index() < module.functions.len(), || UnknownItem("function")),
        Const::BlockAddress { function, block } => {
            let function = module.functions.get(function.index()).ok_or(UnknownItem("function"))?;
            let known = block.index() < function.blocks.len() && block != BlockId::ENTRY;
            require(known, || BadConstant("the address of no block, or of an entry"))
        }
        Const::Aggregate { ty, id } => check_aggregate(module, ty, id.0),
        Const::Address(address) => require(address != 0, || BadConstant("the null pointer as an address")),
        Const::Zero(ty) => check_zero(module, ty),
        Const::Null | Const::Undef(_) | Const::Poison(_) => Ok(()),
    }
}

/// Checks that the type has a zero. LangRef "Target Extension Type": those of targets may have one or not
/// (`TargetExtType::HasZeroInit`).
fn check_zero(module: &Module, ty: TypeId) -> VerifyResult {
    let has_zero = match module.types.get(ty) {
        Type::Target { name, .. } => {
            name == "aarch64.svcount" || name.starts_with("spirv.") && name != "spirv.Image"
        }
        Type::X86Mmx | Type::X86Amx => false,
        _ => true,
    };
    require(has_zero, || BadConstant("a type without a zero"))
}

fn fits(value: u128, width: u64) -> bool {
    width >= 128 || value >> width == 0
}

fn check_int(module: &Module, ty: TypeId, value: u128) -> VerifyResult {
    let width = module.types.int_width(ty).ok_or(BadConstant("not an integer type"))?;
    require(fits(value, u64::from(width)), || BadConstant("too many bits"))
}

fn check_long_int(module: &Module, ty: TypeId, value: U256) -> VerifyResult {
    let width = module.types.int_width(ty).ok_or(BadConstant("not an integer type"))?;
    require((129..=WIDEST_CONSTANT).contains(&width), || BadConstant("not an integer of 129 to 256 bits"))?;
    require(value >> (width - 1) >> 1 == U256::ZERO, || BadConstant("too many bits"))
}

fn check_aggregate(module: &Module, ty: TypeId, id: u32) -> VerifyResult {
    let body = module.aggregates.get(id as usize).ok_or(UnknownItem("aggregate"))?;
    if let AggregateBody::Integer(value) = body {
        return check_long_int(module, ty, *value);
    }
    if let AggregateBody::Wide(value) = body {
        let width = module.types.int_width(ty).ok_or(BadConstant("not an integer type"))?;
        require(width > WIDEST_CONSTANT, || BadConstant("not an integer of more than 256 bits"))?;
        return require(value.is_of(width), || BadConstant("too many bits"));
    }
    if let AggregateBody::Expression(expression) = body {
        return check_expression(module, ty, expression, id);
    }
    if let AggregateBody::Metadata(value) = body {
        check_value(module, value)?;
        return require(ty == TypeId::METADATA, || TypeMismatch("metadata and its type"));
    }
    let count = module.types.element_count(ty).ok_or(BadConstant("not an aggregate type"))?;
    match body {
        // Handled above: they have no members.
        AggregateBody::Integer(_)
        | AggregateBody::Wide(_)
        | AggregateBody::Expression(_)
        | AggregateBody::Metadata(_) => Err(BadConstant("not an aggregate type")),
        AggregateBody::Bytes(bytes) => {
            require(*module.types.get(ty) == Type::Array(count, TypeId::I8), || BadConstant("not bytes"))?;
            require(bytes.len() as u64 == count, || BadConstant("wrong number of bytes"))
        }
        AggregateBody::Elements(elements) => {
            require(elements.len() as u64 == count, || BadConstant("wrong number of members"))?;
            for (at, &element) in elements.iter().enumerate() {
                check_member(module, ty, at as u64, element, id)?;
            }
            Ok(())
        }
    }
}

fn check_member(module: &Module, ty: TypeId, at: u64, member: Const, id: u32) -> VerifyResult {
    let expected = match *module.types.get(ty) {
        Type::Vector(_, lane) | Type::Scalable(_, lane) => Some(lane),
        _ => module.types.element(ty, at),
    };
    require(expected == Some(member.ty()), || TypeMismatch("member and aggregate"))?;
    check_part(module, member, id)
}

fn check_expression(module: &Module, ty: TypeId, expression: &ConstantExpression, id: u32) -> VerifyResult {
    expression.operands().iter().try_for_each(|&operand| check_part(module, operand, id))?;
    let space = match *expression {
        ConstantExpression::Alias(alias) => {
            Some(module.aliases.get(alias.index()).ok_or(UnknownItem("alias"))?.space)
        }
        ConstantExpression::Elsewhere(Const::Global { id, .. }) => {
            Some(module.globals.get(id.index()).ok_or(UnknownItem("global"))?.space)
        }
        ConstantExpression::Elsewhere(Const::Function(function) | Const::BlockAddress { function, .. }) => {
            Some(module.functions.get(function.index()).ok_or(UnknownItem("function"))?.space)
        }
        _ => None,
    };
    let there = space.is_none_or(|space| module.types.known_pointer(space) == Some(ty));
    require(there, || TypeMismatch("a symbol and its address space"))?;
    require(expression.is_of(&module.types, ty), || TypeMismatch("a constant expression and its operands"))?;
    match *expression {
        ConstantExpression::ShuffleVector([first, _, mask]) => check_mask(module, first.ty(), mask),
        _ => Ok(()),
    }
}

/// Checks that the lanes of a mask are numbers of lanes, or poison; for scalable vectors, all zero or all poison. LangRef
/// "'shufflevector' Instruction".
fn check_mask(module: &Module, of: TypeId, mask: Const) -> VerifyResult {
    let bad = || BadConstant("a mask that selects no lanes");
    let LaneCount { count, scalable } = module.types.lanes(of).ok_or_else(bad)?;
    let selects = |lane: &Const| match *lane {
        Const::Int { value, .. } => value < 2 * u128::from(count),
        Const::Zero(_) | Const::Undef(_) | Const::Poison(_) => true,
        _ => false,
    };
    let fits = match mask {
        Const::Aggregate { id, .. } => match module.aggregates.get(id.0 as usize) {
            Some(AggregateBody::Elements(lanes)) => !scalable && lanes.iter().all(selects),
            _ => false,
        },
        Const::Zero(_) | Const::Undef(_) | Const::Poison(_) => true,
        _ => false,
    };
    require(fits, bad)
}

/// Checks a constant that the one with number `id` consists of.
fn check_part(module: &Module, member: Const, id: u32) -> VerifyResult {
    if let Const::Aggregate { id: inner, .. } = member {
        require(inner.0 < id, || BadConstant("aggregate contains itself or a later one"))?;
    }
    check_const(module, member)
}
