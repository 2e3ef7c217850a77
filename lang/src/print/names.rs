//! Names in a unit: their prefixes, and the way in which functions of the other side are called.

use crate::{
    CallVia, EnumId, FuncId, Function, GlobalId, Local, LocalId, Number, Program, RecordId, Side, Type, Unit,
};

/// The context of a piece of text, which decides every name in it.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    pub(super) program: &'a Program,
    pub(super) unit: Unit<'a>,
    pub(super) function: Option<&'a Function>,
}

impl<'a> Names<'a> {
    /// Outside every function.
    pub(super) const fn new(program: &'a Program, unit: Unit<'a>) -> Names<'a> {
        Names { program, unit, function: None }
    }

    /// Inside a function.
    pub(super) const fn inside(self, function: &'a Function) -> Names<'a> {
        Names { function: Some(function), ..self }
    }

    /// `struct TAG` or `union TAG`, or the name alone of a record that a `typedef` names.
    pub(super) fn record(self, id: RecordId) -> String {
        let record = &self.program[id];
        match record.untagged {
            true => format!("{}{}", self.unit.tag_prefix, record.tag),
            false => format!("{} {}{}", keyword(record.is_union()), self.unit.tag_prefix, record.tag),
        }
    }

    /// `enum TAG`
    pub(super) fn enumeration(self, id: EnumId) -> String {
        format!("enum {}{}", self.unit.tag_prefix, self.program[id].tag)
    }

    /// The first constant of an enumeration with this value.
    pub(super) fn enum_constant(self, id: EnumId, value: Number) -> Option<String> {
        let (name, _) = self.program[id].constants.iter().find(|(_, v)| Number::from(*v) == value)?;
        Some(format!("{}{name}", self.unit.tag_prefix))
    }

    /// A function's symbol.
    pub(super) fn function(self, id: FuncId) -> String {
        let function = &self.program[id];
        format!("{}{}", self.unit.prefix(function.side), function.name)
    }

    /// A global's symbol.
    pub(super) fn global(self, id: GlobalId) -> String {
        let global = &self.program[id];
        format!("{}{}", self.unit.prefix(global.side), global.name)
    }

    /// A local variable or parameter.
    pub(super) fn local_variable(self, id: LocalId) -> &'a Local {
        &self.function.expect("a local variable is only named inside a function")[id]
    }

    /// A local's name.
    pub(super) fn local(self, id: LocalId) -> &'a str {
        &self.local_variable(id).name
    }

    /// The type of the function's result.
    pub(super) fn result(self) -> Option<&'a Type> {
        self.function.and_then(|f| f.ret.as_ref())
    }

    /// The way in which this text calls a function. Outside every function there is only its name: an initialiser of a
    /// global is a constant, which an element of the table is not.
    pub(super) fn reach(self, callee: FuncId) -> CallVia {
        let from = self.function.map(|f| f.side);
        from.map_or(CallVia::Name, |side: Side| self.unit.reach(side, self.program[callee].side))
    }
}

/// `struct` or `union`.
pub(super) const fn keyword(union: bool) -> &'static str {
    if union { "union" } else { "struct" }
}
