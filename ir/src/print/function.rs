//! Globals, signatures and attributes.

use super::Printer;
use smol_str::SmolStr;

use crate::attributes::{FunctionAttr, FunctionAttrs, IntegerRange, ParamAttr, ParamAttrs};
use crate::call::CallingConvention;
use crate::constant::Const;
use crate::fp_class::FpClasses;
use crate::function::Function;
use crate::module::Global;
use crate::symbol::Linkage;
use crate::symbol::{Alias, AliasParams, Comdat};

impl Printer<'_> {
    fn linkage(&mut self, linkage: Linkage, dso_local: bool) {
        if linkage != Linkage::External {
            self.text(linkage.keyword());
            self.out.push(' ');
        }
        if dso_local {
            self.text("dso_local ");
        }
    }

    pub(super) fn global(&mut self, global: &Global) {
        // In the order of LangRef "Global Variables". Without `..`, so that a new field is an error here
        // until it is printed.
        let Global {
            name,
            ty,
            initializer,
            align,
            constant,
            linkage,
            dso_local,
            unnamed_addr,
            space,
            externally_initialized,
            placement,
            attrs,
            metadata,
        } = global;
        self.symbol('@', name);
        self.text(" = ");
        if initializer.is_none() && *linkage == Linkage::External {
            self.text("external ");
        }
        self.linkage(*linkage, *dso_local);
        self.words(&placement.head);
        if *unnamed_addr {
            self.text("unnamed_addr ");
        }
        if let Some(space) = space {
            self.number_attr("addrspace(", u64::from(space.get()));
        }
        if *externally_initialized {
            self.text("externally_initialized ");
        }
        self.text(if *constant { "constant " } else { "global " });
        match initializer {
            Some(initializer) => self.typed_const(*initializer),
            None => self.ty(*ty),
        }
        for word in placement.tail.iter().filter(|word| initializer.is_some() || !is_comdat(word)) {
            self.text(", ");
            self.text(word);
        }
        if let Some(align) = align {
            self.text(", align ");
            self.number(u128::from(align.bytes().0));
        }
        self.attachments(", ", *metadata);
        self.function_attrs(attrs);
    }

    /// A line of assembly at the module's top.
    pub(super) fn top_assembly(&mut self, line: &[u8]) {
        self.text("module asm ");
        self.quoted(line);
    }

    pub(super) fn comdat(&mut self, comdat: &Comdat) {
        self.symbol('$', &comdat.name);
        self.text(" = comdat ");
        self.text(&comdat.selection);
    }

    pub(super) fn alias(&mut self, alias: &Alias) {
        let Alias { name, kind, ty, params, target, space: _, linkage, dso_local, unnamed_addr, placement } =
            alias;
        self.symbol('@', name);
        self.text(" = ");
        self.linkage(*linkage, *dso_local);
        self.words(&placement.head);
        if *unnamed_addr {
            self.text("unnamed_addr ");
        }
        self.text(kind.keyword());
        self.out.push(' ');
        self.ty(*ty);
        if let Some(AliasParams { types, varargs }) = params {
            self.text(" (");
            self.separated(types, |printer, &ty| printer.ty(ty));
            match (varargs, types.is_empty()) {
                (false, _) => {}
                (true, true) => self.text("..."),
                (true, false) => self.text(", ..."),
            }
            self.out.push(')');
        }
        self.text(", ");
        // LLVM writes an expression here without its type.
        match self.is_expression(*target) {
            true => self.constant(*target),
            false => self.typed_const(*target),
        }
        for word in &placement.tail {
            self.text(", ");
            self.text(word);
        }
    }

    fn words(&mut self, words: &[SmolStr]) {
        for word in words {
            self.text(word);
            self.out.push(' ');
        }
    }

    pub(super) fn function(&mut self, function: &Function) {
        self.text(if function.is_declaration() { "declare" } else { "define" });
        if function.is_declaration() {
            self.attachments(" ", function.metadata);
        }
        self.out.push(' ');
        self.linkage(function.linkage, function.dso_local);
        self.words(&function.placement.head);
        self.convention(function.convention);
        self.param_attrs(&function.ret_attrs);
        self.ty(function.ret);
        self.out.push(' ');
        self.symbol('@', &function.name);
        self.params(function);
        // LLVM writes 0 as well where it is not the layout's.
        if function.space.is_some() || self.module.types.data_layout().program_space.is_some() {
            self.out.push(' ');
            self.address_space(function.space);
        }
        self.function_attrs(&function.attrs);
        let is_definition = !function.is_declaration();
        for word in function.placement.tail.iter().filter(|word| is_definition || !is_comdat(word)) {
            self.out.push(' ');
            self.text(word);
        }
        let data = [
            (" prefix ", function.prefix),
            (" prologue ", function.prologue),
            (" personality ", function.personality),
        ];
        for (keyword, constant) in data {
            if let Some(constant) = constant {
                self.text(keyword);
                self.typed_const(constant);
            }
        }
        if function.is_declaration() {
            self.text("\n\n");
            return;
        }
        self.attachments(" ", function.metadata);
        self.text(" {\n");
        for (at, block) in function.blocks.iter().enumerate() {
            self.block(function, at as u32, block);
        }
        self.text("}\n\n");
    }

    fn params(&mut self, function: &Function) {
        self.out.push('(');
        for (at, param) in function.params.iter().enumerate() {
            if at > 0 {
                self.text(", ");
            }
            self.ty(param.ty);
            self.out.push(' ');
            self.param_attrs(&param.attrs);
            if function.is_declaration() {
                self.out.pop();
            } else {
                self.text("%v");
                self.number(at as u128);
            }
        }
        if function.varargs {
            self.text(if function.params.is_empty() { "..." } else { ", ..." });
        }
        self.out.push(')');
    }

    /// Prints a calling convention that is not C's.
    pub(super) fn convention(&mut self, convention: CallingConvention) {
        if convention == CallingConvention::C {
            return;
        }
        match convention.keyword() {
            Some(keyword) => self.text(keyword),
            None => {
                self.text("cc ");
                self.number(u128::from(convention.number()));
            }
        }
        self.out.push(' ');
    }

    /// Prints each attribute followed by a space.
    pub(super) fn param_attrs(&mut self, attrs: &ParamAttrs) {
        // Without `..`, so that a new attribute is an error here until it is printed.
        let ParamAttrs {
            flags,
            passing,
            align,
            stack_align,
            dereferenceable,
            dereferenceable_or_null,
            range,
            no_fp_class,
        } = attrs;
        for flag in flags.iter() {
            self.text(ParamAttr::keyword(flag));
            self.out.push(' ');
        }
        if let Some((keyword, ty)) = passing.written() {
            self.text(keyword);
            self.out.push('(');
            self.ty(ty);
            self.text(") ");
        }
        if let Some(align) = align {
            self.text("align ");
            self.number(u128::from(align.bytes().0));
            self.out.push(' ');
        }
        if let Some(align) = stack_align {
            self.number_attr("alignstack(", align.bytes().0);
        }
        if let Some(bytes) = dereferenceable {
            self.number_attr("dereferenceable(", bytes.0);
        }
        if let Some(bytes) = dereferenceable_or_null {
            self.number_attr("dereferenceable_or_null(", bytes.0);
        }
        if let Some(IntegerRange { ty, first, end }) = *range {
            self.text("range(");
            self.ty(ty);
            self.out.push(' ');
            self.constant(Const::Int { ty, value: first });
            self.text(", ");
            self.constant(Const::Int { ty, value: end });
            self.text(") ");
        }
        if !no_fp_class.is_empty() {
            self.fp_classes(*no_fp_class);
        }
    }

    fn fp_classes(&mut self, classes: FpClasses) {
        self.text("nofpclass(");
        for (at, word) in classes.words().enumerate() {
            if at > 0 {
                self.out.push(' ');
            }
            self.text(word);
        }
        self.text(") ");
    }

    fn number_attr(&mut self, open: &str, number: u64) {
        self.text(open);
        self.number(u128::from(number));
        self.text(") ");
    }

    pub(super) fn function_attrs(&mut self, attrs: &FunctionAttrs) {
        let FunctionAttrs { flags, memory, words, strings } = attrs;
        for flag in flags.iter() {
            self.out.push(' ');
            self.text(FunctionAttr::keyword(flag));
        }
        for word in words {
            self.out.push(' ');
            self.text(word);
        }
        if let Some(effects) = memory {
            self.text(&format!(" {effects}"));
        }
        for (key, value) in strings {
            self.out.push(' ');
            self.quoted(key.as_bytes());
            if !value.is_empty() {
                self.out.push('=');
                self.quoted(value.as_bytes());
            }
        }
    }
}

/// Only a definition is in a comdat.
fn is_comdat(word: &str) -> bool {
    word.starts_with("comdat(")
}
