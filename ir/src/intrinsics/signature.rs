//! Signatures of intrinsics: overloaded names, instantiation and inference of the overloaded types.

use std::fmt::Write as _;

use super::{Intrinsic, TypeClass, TypePattern};
use crate::function::Function;
use crate::type_table::TypeTable;
use crate::types::{Packing, Type, TypeId};

impl Intrinsic {
    /// The name with the suffix of overloaded types: `llvm.umin.v4i32`. LangRef "Intrinsic Functions".
    pub fn overloaded_name(self, types: &TypeTable, overloads: &[TypeId]) -> String {
        let mut name = format!("llvm.{}", self.spec().name);
        for &ty in overloads {
            name.push('.');
            mangle(types, ty, &mut name);
        }
        name
    }

    /// The overloaded types of a function with this intrinsic's signature; `None` if it has another one.
    pub fn infer_overloads(self, types: &TypeTable, function: &Function) -> Option<Vec<TypeId>> {
        let spec = self.spec();
        let patterns = || spec.params.iter().chain([&spec.result]);
        let actual = || function.params.iter().map(|param| param.ty).chain([function.ret]);
        if function.varargs || function.params.len() != spec.params.len() {
            return None;
        }
        let mut bound = vec![None; spec.overloads.len()];
        for (pattern, ty) in patterns().zip(actual()) {
            pattern.bind(types, ty, &mut bound);
        }
        let overloads: Vec<TypeId> = bound.into_iter().collect::<Option<_>>()?;
        let fits = patterns().zip(actual()).all(|(pattern, ty)| pattern.matches(types, ty, &overloads))
            && spec.overloads.iter().zip(&overloads).all(|(class, &ty)| class.contains(types, ty));
        fits.then_some(overloads)
    }
}

impl TypeClass {
    fn contains(self, types: &TypeTable, ty: TypeId) -> bool {
        let is_vector = types.lanes(ty).is_some();
        let lane = types.get(types.scalar(ty));
        let integer = matches!(lane, Type::Int(_));
        let float = types.is_float(types.scalar(ty));
        let pointer = lane.is_pointer();
        match self {
            TypeClass::Integer => integer && !is_vector,
            TypeClass::Float => float && !is_vector,
            TypeClass::Pointer => pointer && !is_vector,
            TypeClass::Integers => integer,
            TypeClass::Floats => float,
            TypeClass::Pointers => pointer,
            TypeClass::IntegerVector => integer && is_vector,
            TypeClass::FloatVector => float && is_vector,
            TypeClass::Vector => is_vector,
            TypeClass::Any => types.is_sized(ty),
        }
    }
}

impl TypePattern {
    /// The type, for these overloaded types.
    pub(super) fn instantiate(self, types: &mut TypeTable, overloads: &[TypeId]) -> TypeId {
        match self {
            TypePattern::Overload(at) => overloads[at],
            TypePattern::Fixed(ty) | TypePattern::Immediate(ty) => ty,
            TypePattern::Lane(at) => types.scalar(overloads[at]),
            TypePattern::Truth(at) => types.like(overloads[at], TypeId::I1),
            TypePattern::WithTruth(at) => {
                let truth = TypePattern::Truth(at).instantiate(types, overloads);
                types.structure(&[overloads[at], truth], Packing::Natural)
            }
            TypePattern::Pair(first, second) => {
                types.structure(&[overloads[first], overloads[second]], Packing::Natural)
            }
        }
    }

    /// Notes the overloaded types that the actual type determines.
    fn bind(self, types: &TypeTable, actual: TypeId, bound: &mut [Option<TypeId>]) {
        match self {
            TypePattern::Overload(at) => bound[at] = Some(actual),
            TypePattern::Pair(first, second) => {
                let fields = types.fields(actual).unwrap_or_default();
                for (&field, at) in fields.iter().zip([first, second]) {
                    bound[at] = bound[at].or(Some(field));
                }
            }
            TypePattern::Fixed(_)
            | TypePattern::Immediate(_)
            | TypePattern::Lane(_)
            | TypePattern::Truth(_)
            | TypePattern::WithTruth(_) => {}
        }
    }

    fn matches(self, types: &TypeTable, actual: TypeId, overloads: &[TypeId]) -> bool {
        match self {
            TypePattern::Overload(at) => actual == overloads[at],
            TypePattern::Fixed(ty) | TypePattern::Immediate(ty) => actual == ty,
            TypePattern::Lane(at) => actual == types.scalar(overloads[at]),
            TypePattern::Truth(at) => {
                types.lanes(overloads[at]) == types.lanes(actual) && types.scalar(actual) == TypeId::I1
            }
            TypePattern::WithTruth(at) => match literal(types, actual) {
                Some(&[first, second]) => {
                    first == overloads[at] && TypePattern::Truth(at).matches(types, second, overloads)
                }
                _ => false,
            },
            TypePattern::Pair(first, second) => {
                literal(types, actual) == Some(&[overloads[first], overloads[second]])
            }
        }
    }
}

/// The members of a literal structure.
fn literal(types: &TypeTable, ty: TypeId) -> Option<&[TypeId]> {
    match types.get(ty) {
        Type::Struct { fields, packing: Packing::Natural } => Some(fields),
        _ => None,
    }
}

/// Appends the form that a type has in the name of an overloaded intrinsic (`getMangledTypeStr` of `Intrinsics.cpp`).
/// A structure and a target type end with a letter of their own, so that nested ones cannot be confused.
fn mangle(types: &TypeTable, ty: TypeId, out: &mut String) {
    match types.get(ty) {
        Type::Void => out.push_str("isVoid"),
        Type::Int(width) => push(out, format_args!("i{width}")),
        Type::Half => out.push_str("f16"),
        Type::BFloat => out.push_str("bf16"),
        Type::Float => out.push_str("f32"),
        Type::Double => out.push_str("f64"),
        Type::X86Fp80 => out.push_str("f80"),
        Type::Fp128 => out.push_str("f128"),
        Type::PpcFp128 => out.push_str("ppcf128"),
        Type::X86Mmx => out.push_str("x86mmx"),
        Type::X86Amx => out.push_str("x86amx"),
        Type::Target { name, types: of, numbers } => {
            push(out, format_args!("t{name}"));
            for &ty in of {
                out.push('_');
                mangle(types, ty, out);
            }
            numbers.iter().for_each(|number| push(out, format_args!("_{number}")));
            out.push('t');
        }
        Type::Token => out.push_str("token"),
        Type::Metadata => out.push_str("Metadata"),
        Type::Ptr => out.push_str("p0"),
        Type::PtrIn(space) => push(out, format_args!("p{space}")),
        Type::Array(count, element) => {
            push(out, format_args!("a{count}"));
            mangle(types, *element, out);
        }
        Type::Scalable(lanes, lane) => {
            push(out, format_args!("nxv{lanes}"));
            mangle(types, *lane, out);
        }
        Type::Vector(lanes, lane) => {
            push(out, format_args!("v{lanes}"));
            mangle(types, *lane, out);
        }
        Type::Struct { fields, .. } => {
            out.push_str("sl_");
            fields.iter().for_each(|&field| mangle(types, field, out));
            out.push('s');
        }
        Type::Named { name, .. } => push(out, format_args!("s_{name}s")),
    }
}

fn push(out: &mut String, text: std::fmt::Arguments<'_>) {
    let _never_fails = out.write_fmt(text);
}
