//! The definition of a function whose body is read later: its parameters and its lists of arguments.

use crate::{FuncId, Type, VariadicPassing};

/// A function's body, not yet read.
pub(super) struct Body<'s> {
    /// The token after its brace.
    pub(super) start: usize,
    /// `None` is `main`.
    pub(super) id: Option<FuncId>,
    pub(super) head: Head<'s>,
}

/// A list of parameters.
#[derive(Default)]
pub(super) struct Parameters<'s> {
    /// Those with names, or that could have some.
    pub(super) named: Vec<Parameter<'s>>,
    /// The way in which further parameters are passed, which have no names.
    pub(super) unnamed: Option<VariadicPassing>,
    /// Its name, if it is a list.
    pub(super) list: Option<&'s str>,
    /// The types of the others, if a comment gives them.
    pub(super) passes: Vec<Type>,
}

/// A parameter as written.
pub(super) struct Parameter<'s> {
    pub(super) name: Option<&'s str>,
    pub(super) ty: Type,
    pub(super) volatile: bool,
}

/// The part of a function's definition before its body.
#[derive(Default)]
pub(super) struct Head<'s> {
    /// All parameters, including those without a name in the declaration.
    pub(super) parameters: Vec<Parameter<'s>>,
    pub(super) lists: Lists<'s>,
    /// The parameter before which the list is copied.
    pub(super) va_copy_before: Option<u32>,
}

/// The lists of arguments that a function's body may name.
#[derive(Clone, Copy, Default)]
pub(super) struct Lists<'s> {
    /// The parameter that is one, or points to one.
    pub(super) passed: Option<&'s str>,
    /// The variable that is opened where one is needed.
    pub(super) opened: Option<&'s str>,
    /// The number of named parameters, and the last of them.
    pub(super) named: u32,
    pub(super) last: &'s str,
    /// The number of parameters.
    pub(super) params: u32,
    /// The list that the statement passes on, and the parameter it is at.
    pub(super) open: Option<(&'s str, u32)>,
    /// The list that was passed was passed on itself.
    pub(super) spent: bool,
    /// The first parameter after those that a callee has read through a pointer to the list.
    pub(super) reached: Option<u32>,
}

impl<'s> Head<'s> {
    pub(super) fn new(declared: Parameters<'s>) -> Head<'s> {
        let lists = Lists { passed: declared.list, ..Lists::default() };
        Head { parameters: declared.named, lists, va_copy_before: None }
    }
}
