//! Globals, prototypes and functions.

use super::types::{abstract_type, declaration, dots, function_declarator, prototype};
use super::{Printer, uses};
use crate::{FuncId, GlobalId, Local};

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

    /// The parameters that travel through `...`: no header, so that only builtins name them.
    fn unnamed(&mut self, last: &Local, unnamed: &[Local]) {
        self.push("    __builtin_va_list bf_ap;\n");
        self.push(&format!("    __builtin_va_start(bf_ap, {});\n", last.name));
        for Local { name, ty, volatile } in unnamed {
            let declared = declaration(self.names, ty, *volatile, name);
            let ty = abstract_type(self.names, ty);
            self.push(&format!("    {declared} = __builtin_va_arg(bf_ap, {ty});\n"));
        }
        self.push("    __builtin_va_end(bf_ap);\n");
    }

    /// A definition. Parameters that are never read are cast to void first.
    pub(super) fn function(&mut self, id: FuncId) {
        let function = &self.names.program[id];
        let outside = self.names;
        self.names = self.names.inside(function);
        self.read = uses::read_locals(function);
        let parameters = function.parameters();
        let named = function.named.map_or(parameters.len(), |named| parameters.len().min(named as usize));
        let (named, unnamed) = parameters.split_at(named);
        let params = named.iter().map(|p| declaration(self.names, &p.ty, p.volatile, &p.name));
        let params: Vec<String> = params.chain(dots(function.named)).collect();
        let name = self.names.function(id);
        self.line(&function_declarator(self.names, function.ret.as_ref(), &name, &params));
        self.line("{");
        if let (Some(_), Some(last)) = (function.named, named.last()) {
            self.unnamed(last, unnamed);
        }
        for (i, parameter) in parameters.iter().enumerate() {
            if !self.read[i] {
                self.push(&format!("    (void){};\n", parameter.name));
            }
        }
        self.block(&function.body);
        self.line("}");
        self.names = outside;
    }
}
