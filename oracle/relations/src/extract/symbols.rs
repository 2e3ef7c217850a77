//! Global variables, functions and aliases.

use std::num::NonZeroU32;

use ir::{Alias, Global, Placement, TypeId};

use super::Extractor;
use crate::domain::{Function, Number, Type, Variable, Word};
use crate::facts::FunctionType;

impl Extractor<'_> {
    pub(super) fn symbols(&mut self) {
        let module = self.module;
        for (at, global) in module.globals.iter().enumerate() {
            self.global(self.global_symbol(at), global);
        }
        for at in 0..module.functions.len() {
            self.function(at);
        }
        for (at, alias) in module.aliases.iter().enumerate() {
            self.alias(self.alias_symbol(at), alias);
        }
        for comdat in &module.comdats {
            let (name, selection) = (self.word(&comdat.name), self.word(&comdat.selection));
            self.facts.tables.add_comdat(name, selection);
        }
        for (at, line) in module.top_assembly.iter().enumerate() {
            let line = self.word(&String::from_utf8_lossy(line));
            self.facts.tables.add_module_assembly(Number::saturating(at), line);
        }
        let triple = module.triple.as_deref().unwrap_or(module.target.spec().llvm.triple);
        let triple = self.word(triple);
        self.facts.tables.add_module_triple(triple);
        let layout = self.word(module.types.data_layout().text_for(module.target));
        self.facts.tables.add_module_data_layout(layout);
    }

    /// The type of a symbol's address. A module that names no pointer of the space has the one of space 0.
    fn pointer(&self, space: Option<NonZeroU32>) -> Type {
        self.ty(self.module.types.known_pointer(space).unwrap_or(TypeId::PTR))
    }

    fn symbol(&mut self, v: Variable, ty: Type, name: &str) {
        let name = self.word(name);
        let tables = &mut self.facts.tables;
        tables.add_variable(v);
        tables.add_variable_type(v, ty);
        tables.add_symbol_name(v, name);
    }

    fn global(&mut self, v: Variable, global: &Global) {
        let pointer = self.pointer(global.space);
        self.symbol(v, pointer, &global.name);
        let linkage = self.word(global.linkage.keyword());
        let ty = self.ty(global.ty);
        let tables = &mut self.facts.tables;
        tables.add_global_variable(v);
        tables.add_global_variable_type(v, ty);
        tables.add_global_variable_linkage(v, linkage);
        if let Some(align) = global.align {
            tables.add_global_variable_align(v, Number::saturating(align.bytes().0));
        }
        if global.constant {
            tables.add_global_variable_constant(v);
        }
        if is_thread_local(&global.placement) {
            tables.add_global_variable_thread_local(v);
        }
        if let Some(initializer) = global.initializer {
            let operand = self.constant(initializer);
            self.facts.tables.add_global_variable_initializer(v, operand);
        }
    }

    fn alias(&mut self, v: Variable, alias: &Alias) {
        let pointer = self.pointer(alias.space);
        self.symbol(v, pointer, &alias.name);
        let target = self.constant(alias.target);
        let linkage = self.word(alias.linkage.keyword());
        let tables = &mut self.facts.tables;
        tables.add_alias(v);
        tables.add_alias_aliasee(v, target);
        tables.add_alias_linkage(v, linkage);
    }

    fn function(&mut self, at: usize) {
        let function = &self.module.functions[at];
        let f = Function(at as u32);
        let v = self.function_symbol(at);
        let pointer = self.pointer(function.space);
        self.symbol(v, pointer, &function.name);
        let params = function.params.iter().map(|param| param.ty).collect();
        let ty = self.function_type(FunctionType { ret: function.ret, params, varargs: function.varargs });
        let name = self.word(&function.name);
        let linkage = self.word(function.linkage.keyword());
        let convention = self.convention(function.convention);
        let tables = &mut self.facts.tables;
        tables.add_function(f);
        tables.add_function_name(f, name);
        tables.add_function_type_of(f, ty);
        tables.add_function_variable(f, v);
        tables.add_function_linkage(f, linkage);
        tables.add_function_calling_convention(f, convention);
        // LangRef "Intrinsic Functions": the prefix is reserved for them.
        if function.name.starts_with("llvm.") {
            tables.add_intrinsic_function(f);
        }
        if let Some(personality) = function.personality {
            let operand = self.constant(personality);
            self.facts.tables.add_function_personality(f, operand);
        }
        self.function_attributes(f, function);
    }

    /// The word of a calling convention: that of the text, `ccc` for C's, `cc 123` for one without a word.
    pub(super) fn convention(&mut self, convention: ir::CallingConvention) -> Word {
        match convention.keyword() {
            Some(keyword) => self.word(keyword),
            None if convention == ir::CallingConvention::C => self.word("ccc"),
            None => self.word(&format!("cc {}", convention.number())),
        }
    }
}

fn is_thread_local(placement: &Placement) -> bool {
    placement.head.iter().any(|word| word.starts_with("thread_local"))
}
