//! Passes that replace a type by a simpler one throughout a program: `__int128` by `int`, `_BitInt(16)` by
//! `_BitInt(8)`, a vector by its lane.

use lang::visit::{VisitMut, walk_mut};
use lang::{
    CallingConvention, Expr, ExprKind, Function, Init, IntType, Local, LocalInit, PartType, PathStep, Place,
    Program, Signature, Stmt, Type, VariadicPassing, VariadicTail, typing,
};

use super::{remap, retype};
use crate::SiteRange;

/// Applies a rule to every type that it simplifies.
fn simplify_types(
    program: &mut Program,
    sites: &mut SiteRange,
    simpler: fn(&Program, &Type) -> Option<Type>,
) {
    let mut found: Vec<Type> = Vec::new();
    remap::types(program, &mut |ty| {
        if !found.contains(ty) {
            found.push(ty.clone());
        }
    });
    for from in found {
        if let Some(into) = simpler(program, &from)
            && sites.next_is_chosen()
        {
            substitute(program, &from, &into);
        }
    }
}

/// Replaces an extended integer type by `int`, a floating type by the simpler
/// one of its row, and a complex or vector type by `int`.
pub(super) fn to_plain(program: &mut Program, sites: &mut SiteRange) {
    simplify_types(program, sites, |_, ty| match ty {
        Type::Int(int) if !IntType::STANDARD.contains(int) => Some(Type::INT),
        Type::Float(float) => float.spec().simpler.map(Type::Float),
        Type::Complex(_) | Type::Vector(..) => Some(Type::INT),
        _ => None,
    });
}

/// Replaces a complex type by the type of its parts, a vector by its lane.
pub(super) fn to_part(program: &mut Program, sites: &mut SiteRange) {
    simplify_types(program, sites, |_, ty| match ty {
        Type::Complex(float) => Some(Type::of_part(*float).clone()),
        Type::Vector(lane, _) => Some((**lane).clone()),
        _ => None,
    });
}

/// Halves the bits of a `_BitInt` or the lanes of a vector; replaces the parts of a complex type by a simpler type.
pub(super) fn halve(program: &mut Program, sites: &mut SiteRange) {
    simplify_types(program, sites, |_, ty| match ty {
        Type::Int(IntType::BitInt(width)) if *width > 3 => Some(Type::Int(IntType::BitInt(width / 2))),
        Type::Int(IntType::UBitInt(width)) if *width > 1 => Some(Type::Int(IntType::UBitInt(width / 2))),
        Type::Vector(lane, lanes) if *lanes > 1 => Some(Type::Vector(lane.clone(), lanes / 2)),
        Type::Complex(PartType::Float(float)) => {
            float.spec().simpler.map(|simpler| Type::Complex(simpler.into()))
        }
        Type::Complex(PartType::Int(int)) if *int != IntType::Int => Some(Type::Complex(IntType::Int.into())),
        _ => None,
    });
}

/// Replaces a record of one member, and an array, by the type of what it holds.
pub(super) fn to_member(program: &mut Program, sites: &mut SiteRange) {
    simplify_types(program, sites, |program, ty| match ty {
        Type::Record(id) => match &program.records.get(id.index())?.fields[..] {
            [only] if only.bits.is_none() && only.name.is_some() => Some(only.ty.clone()),
            _ => None,
        },
        Type::Array(of, _) => Some((**of).clone()),
        _ => None,
    });
}

/// Narrows a `_BitInt` by one bit.
pub(super) fn narrow(program: &mut Program, sites: &mut SiteRange) {
    simplify_types(program, sites, |_, ty| match ty {
        Type::Int(IntType::BitInt(width)) if *width > 2 => Some(Type::Int(IntType::BitInt(width - 1))),
        Type::Int(IntType::UBitInt(width)) if *width > 1 => Some(Type::Int(IntType::UBitInt(width - 1))),
        _ => None,
    });
}

/// Makes a variable, parameter or result with another number type `int`, one at a time.
pub(super) fn declared_to_int(program: &mut Program, sites: &mut SiteRange) {
    each_declared(program, sites, |ty| is_number(ty) && *ty != Type::INT, &Type::INT);
}

/// Makes one whose type is an extension of compilers `long`: some defects take more bits than `int` has.
pub(super) fn declared_to_long(program: &mut Program, sites: &mut SiteRange) {
    let is_extended = |ty: &Type| matches!(ty, Type::Int(int) if int.is_extended());
    each_declared(program, sites, is_extended, &Type::Int(IntType::Long));
}

const fn is_number(ty: &Type) -> bool {
    matches!(ty, Type::Int(_) | Type::Float(_) | Type::Enum(_))
}

/// Replaces the types that fit of globals, locals, parameters and results by another.
fn each_declared(program: &mut Program, sites: &mut SiteRange, fits: fn(&Type) -> bool, other: &Type) {
    let globals = program.globals.iter_mut().map(|global| &mut global.ty);
    let of_functions = program.functions.iter_mut().flat_map(|function| {
        let locals = function.locals.iter_mut().map(|local| &mut local.ty);
        locals.chain(function.ret.as_mut())
    });
    for ty in globals.chain(of_functions).filter(|ty| fits(ty)) {
        if sites.next_is_chosen() {
            *ty = other.clone();
        }
    }
}

/// Gives every parameter of a variadic function a name.
pub(super) fn drop_variadic(program: &mut Program, sites: &mut SiteRange) {
    each_tail(program, sites, &|_| None);
}

/// Passes a `va_list` itself in place of a pointer to it.
pub(super) fn pass_list(program: &mut Program, sites: &mut SiteRange) {
    each_tail(program, sites, &|tail| {
        let passing =
            if tail.passing == VariadicPassing::ListPointer { VariadicPassing::List } else { tail.passing };
        Some(VariadicTail { passing, ..tail })
    });
}

/// Passes unnamed arguments where a `va_list` was passed that holds them.
pub(super) fn list_to_ellipsis(program: &mut Program, sites: &mut SiteRange) {
    each_tail(program, sites, &|tail| Some(VariadicTail { passing: VariadicPassing::Ellipsis, ..tail }));
}

/// Removes copies of a `va_list`.
pub(super) fn drop_list_copy(program: &mut Program, sites: &mut SiteRange) {
    for function in program.functions.iter_mut().filter(|f| f.va_copy_before.is_some()) {
        if sites.next_is_chosen() {
            function.va_copy_before = None;
        }
    }
}

/// Calls functions by the platform's convention.
pub(super) fn drop_convention(program: &mut Program, sites: &mut SiteRange) {
    each_signature(
        program,
        sites,
        &|signature| signature.convention != CallingConvention::Platform,
        &|function| function.convention = CallingConvention::Platform,
        &|signature| signature.convention = CallingConvention::Platform,
    );
}

/// Replaces the variadic tail of a signature, in all functions and pointers that have it.
fn each_tail(
    program: &mut Program,
    sites: &mut SiteRange,
    other: &dyn Fn(VariadicTail) -> Option<VariadicTail>,
) {
    each_signature(
        program,
        sites,
        &|signature| signature.tail.is_some_and(|tail| other(tail) != Some(tail)),
        &|function| {
            function.tail = function.tail.and_then(other);
            function.va_copy_before = function.va_copy_before.filter(|_| function.tail.is_some());
        },
        &|signature| signature.tail = signature.tail.and_then(other),
    );
}

/// Changes a signature that fits, in all functions and pointers that have it.
fn each_signature(
    program: &mut Program,
    sites: &mut SiteRange,
    fits: &dyn Fn(&Signature) -> bool,
    change_function: &dyn Fn(&mut Function),
    change: &dyn Fn(&mut Signature),
) {
    let mut signatures: Vec<Signature> = Vec::new();
    for signature in program.functions.iter().map(Function::signature).filter(fits) {
        if !signatures.contains(&signature) {
            signatures.push(signature);
        }
    }
    for signature in signatures {
        if sites.next_is_chosen() {
            program.functions.iter_mut().filter(|f| f.signature() == signature).for_each(change_function);
            remap::types(program, &mut |ty| match ty {
                Type::FunctionPointer(own) if **own == signature => change(own),
                _ => {}
            });
        }
    }
}

/// Replaces a type by a simpler one, and adapts constants, initialisers, paths to parts and the widths of bit-fields.
fn substitute(program: &mut Program, from: &Type, into: &Type) {
    let mut functions = std::mem::take(&mut program.functions);
    let mut globals = std::mem::take(&mut program.globals);
    let types: Vec<Type> = globals.iter().map(|g| g.ty.clone()).collect();
    for global in &mut globals {
        if let Some(init) = &mut global.init {
            let mut substitution = TypeSubstitution { program, globals: &types, locals: &[], from, into };
            substitution.typed(&global.ty, init);
            substitution.init(init);
        }
    }
    for function in &mut functions {
        let mut substitution =
            TypeSubstitution { program, globals: &types, locals: &function.locals, from, into };
        substitution.body(&mut function.body);
    }
    program.functions = functions;
    program.globals = globals;
    // Last, since all of the above has to know the old types.
    remap::types(program, &mut |ty| {
        if ty == from {
            *ty = into.clone();
        }
    });
    for field in program.records.iter_mut().flat_map(|record| &mut record.fields) {
        if let (Some(bits), Type::Int(int)) = (&mut field.bits, into)
            && field.ty == *into
        {
            *bits = (*bits).min(int.width());
        }
    }
}

/// Adapts the code that depends on a type that is about to be replaced; types are still the old ones.
struct TypeSubstitution<'a> {
    program: &'a Program,
    globals: &'a [Type],
    locals: &'a [Local],
    from: &'a Type,
    into: &'a Type,
}

impl TypeSubstitution<'_> {
    /// Adapts an initialiser for an object of a type.
    fn typed(&self, ty: &Type, init: &mut Init) {
        if ty == self.from && self.resolved(init) {
            return;
        }
        let parts = retype::typed_parts(&self.program.records, ty, init);
        parts.into_iter().for_each(|(ty, part)| self.typed(ty, part));
    }

    /// Makes the initialiser of a vector or complex number one of the simpler type; returns false for any other
    /// initialiser.
    fn resolved(&self, init: &mut Init) -> bool {
        let first = match (&mut *init, self.into) {
            (Init::Array { elements, .. }, Type::Vector(_, lanes)) => {
                elements.truncate(*lanes as usize);
                return true;
            }
            (Init::Complex(..), Type::Complex(_)) => return true,
            (Init::Record { fields: parts, .. } | Init::Array { elements: parts, .. }, _)
                if holds(self.from) =>
            {
                let Some((_, part)) = parts.drain(..).next() else { return false };
                *init = part;
                return true;
            }
            (Init::Array { elements, .. }, _) => match elements.first() {
                Some((_, Init::Value(first))) => first.clone(),
                _ => return false,
            },
            (Init::Complex(real, _), _) => (**real).clone(),
            _ => return false,
        };
        *init = Init::Value(self.converted(first));
        true
    }

    fn converted(&self, value: Expr) -> Expr {
        match (&value.kind, self.into) {
            _ if value.ty == *self.into => value,
            (ExprKind::Float(_), Type::Int(_)) => Expr::int(1, self.into.clone()),
            _ => value.cast(self.into.clone()),
        }
    }
}

/// True if objects of a type are replaced by one of the objects in them.
const fn holds(ty: &Type) -> bool {
    matches!(ty, Type::Record(_) | Type::Array(..))
}

impl VisitMut for TypeSubstitution<'_> {
    fn stmt(&mut self, stmt: &mut Stmt) {
        if let Stmt::Declare(local, LocalInit::Init(init) | LocalInit::Graffiti(_, init)) = stmt
            && let Some(local) = self.locals.get(local.index())
        {
            self.typed(&local.ty, init);
        }
        walk_mut::stmt(self, stmt);
    }

    fn expr(&mut self, expr: &mut Expr) {
        if let ExprKind::Literal(init) = &mut expr.kind {
            self.typed(&expr.ty, init);
            // The vector or complex number is a scalar now.
            if let Init::Value(value) = &**init {
                *expr = value.clone();
            }
        }
        if let (ExprKind::Int(value), Type::Int(int)) = (&mut expr.kind, self.into)
            && expr.ty == *self.from
        {
            *value = typing::wrap(self.program, *value, *int, None);
        }
        walk_mut::expr(self, expr);
    }

    fn place(&mut self, place: &mut Place) {
        walk_mut::place(self, place);
        let Some(types) = retype::types_along(self.program, self.globals, self.locals, place) else { return };
        // The last type is that of the whole place; each type before it has a step in the path.
        let Some(at) = types[..place.path.len()].iter().position(|ty| ty == self.from) else { return };
        match (self.into, &mut place.path[at]) {
            _ if holds(self.from) => _ = place.path.remove(at),
            (Type::Complex(_), _) => {}
            (Type::Vector(_, lanes), PathStep::Index(index)) => {
                if !matches!(index.kind, ExprKind::Int(value) if value < lang::Number::from(*lanes)) {
                    **index = Expr::int(0, Type::INT);
                }
            }
            (into, _) => {
                place.ty = into.clone();
                place.path.truncate(at);
            }
        }
    }
}
