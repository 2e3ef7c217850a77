//! Types and declarators, inside out as C writes them (C11 6.7.6).

use super::names::Names;
use crate::{CallingConvention, Signature, Type, VariadicPassing};

/// The declaration of `name` with a type, without the semicolon: `volatile int (*name)[3]`.
pub(super) fn declaration(names: Names<'_>, ty: &Type, volatile: bool, name: &str) -> String {
    match ty {
        Type::Pointer(to) => {
            let star = star(volatile, name);
            let inner = if matches!(**to, Type::Array(..)) { format!("({star})") } else { star };
            declaration(names, to, false, &inner)
        }
        Type::FunctionPointer(signature) => {
            let attribute = attribute(signature.convention);
            function_with_passed(names, &format!("({attribute}{})", star(volatile, name)), signature)
        }
        Type::Array(of, length) => declaration(names, of, volatile, &format!("{name}[{length}]")),
        _ => {
            let qualifier = if volatile { "volatile " } else { "" };
            let space = if name.is_empty() { "" } else { " " };
            format!("{qualifier}{}{space}{name}", specifier(names, ty))
        }
    }
}

/// A type without a name, as in a cast.
pub(super) fn abstract_type(names: Names<'_>, ty: &Type) -> String {
    declaration(names, ty, false, "")
}

/// `RET name(PARAMS)` without parameter names.
pub(super) fn prototype(names: Names<'_>, name: &str, signature: &Signature) -> String {
    let unnamed = signature.tail.map(|tail| unnamed(tail.passing, ""));
    attribute(signature.convention) + &declarator(names, name, signature, unnamed)
}

/// The attribute of a convention, with a space after it.
pub(super) fn attribute(convention: CallingConvention) -> String {
    convention.attribute().map(|attribute| format!("{attribute} ")).unwrap_or_default()
}

fn declarator(names: Names<'_>, name: &str, signature: &Signature, unnamed: Option<String>) -> String {
    let params = signature.params.iter().take(signature.named()).map(|p| abstract_type(names, p));
    let params: Vec<String> = params.chain(unnamed).collect();
    function_declarator(names, signature.ret.as_ref(), name, &params)
}

/// `RET name(PARAMS)`, where the name may be `(*name)`. A comment lists the types passed unnamed, because no definition shows them.
pub(super) fn function_with_passed(names: Names<'_>, name: &str, signature: &Signature) -> String {
    let passed = &signature.params[signature.named()..];
    let passed: Vec<String> = passed.iter().map(|p| abstract_type(names, p)).collect();
    let comment = match passed.as_slice() {
        [] => String::new(),
        some => format!(" /* passes: {} */", some.join(", ")),
    };
    let unnamed = signature.tail.map(|tail| unnamed(tail.passing, "") + &comment);
    declarator(names, name, signature, unnamed)
}

/// The text in place of the parameters without names, with a name if it is a list.
pub(super) fn unnamed(passing: VariadicPassing, name: &str) -> String {
    let space = if name.is_empty() { "" } else { " " };
    match passing {
        VariadicPassing::Ellipsis => "...".to_owned(),
        VariadicPassing::List => format!("__builtin_va_list{space}{name}"),
        VariadicPassing::ListPointer => format!("__builtin_va_list *{name}"),
    }
}

/// `RET name(params)`
pub(super) fn function_declarator(
    names: Names<'_>,
    ret: Option<&Type>,
    name: &str,
    params: &[String],
) -> String {
    let params = if params.is_empty() { "void".to_owned() } else { params.join(", ") };
    declaration(names, ret.unwrap_or(&Type::Void), false, &format!("{name}({params})"))
}

fn star(volatile: bool, name: &str) -> String {
    let qualifier = if volatile { "volatile " } else { "" };
    format!("*{qualifier}{name}")
}

/// The name of the typedef of a vector type: `bf_v4_unsigned_int`.
pub(super) fn vector_name(of: &Type, lanes: u32) -> String {
    let lane = match of {
        Type::Int(int) => int.spelling(),
        Type::Float(float) => float.spelling().into(),
        _ => "void".into(),
    };
    format!("bf_v{lanes}_{}", lane.replace(' ', "_"))
}

fn specifier(names: Names<'_>, ty: &Type) -> String {
    match ty {
        Type::Int(int) => int.spelling().into(),
        Type::Float(float) => float.spelling().to_owned(),
        Type::Enum(id) => names.enumeration(*id),
        Type::Record(id) => names.record(*id),
        Type::Complex(float) => format!("_Complex {}", float.spelling()),
        Type::Vector(of, lanes) => vector_name(of, *lanes),
        Type::Void | Type::Pointer(_) | Type::FunctionPointer(_) | Type::Array(..) => "void".to_owned(),
    }
}
