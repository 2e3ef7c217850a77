//! Globals, prototypes and functions.

use super::types::{attribute, declaration, function_declarator, prototype, unnamed};
use super::variadic::PASSED;
use super::{Printer, uses};
use crate::{FuncId, GlobalId};

impl Printer<'_, '_> {
    pub(super) fn global(&mut self, id: GlobalId) {
        let global = &self.names.program[id];
        let name = self.names.global(id);
        self.push(&declaration(self.names, &global.ty, global.volatile, &name));
        if let Some(init) = &global.init {
            self.push(" = ");
            self.init(init, &global.ty);
        }
        self.push(";\n");
    }

    pub(super) fn prototype(&mut self, id: FuncId) {
        let signature = self.names.program[id].signature();
        self.line(&format!("{};", prototype(self.names, &self.names.function(id), &signature)));
    }

    /// A definition. Parameters that are never read are cast to void first, except those that brief text does not name.
    pub(super) fn function(&mut self, id: FuncId) {
        let function = &self.names.program[id];
        let outside = self.names;
        self.names = self.names.inside(function);
        self.read = uses::read_locals(self.names.program, function);
        let (named, _) = function.split_parameters();
        let params = named.iter().map(|p| declaration(self.names, &p.ty, p.volatile, &p.name));
        let tail = function.tail.map(|tail| unnamed(tail.passing, PASSED));
        let params: Vec<String> = params.chain(tail).collect();
        let name = self.names.function(id);
        let declarator = function_declarator(self.names, function.ret.as_ref(), &name, &params);
        self.line(&(attribute(function.convention) + &declarator));
        self.line("{");
        let idle = self.idle_parameters(function);
        self.receive_unnamed(function, &idle);
        for (i, parameter) in function.parameters().iter().enumerate() {
            if !self.read[i] && !idle[i] {
                self.push(&format!("    (void){};\n", parameter.name));
            }
        }
        self.function_body(function);
        self.line("}");
        self.names = outside;
    }
}
