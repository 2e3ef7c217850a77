//! The text form of LLVM 19, written into one string.
//!
//! Values are printed as `%vN` and blocks as `bN`, named rather than numbered, because LLVM wants unnamed values
//! numbered in the order of their appearance and void results skipped.

mod constant;
mod instruction;
mod symbol;
mod terminator;

use crate::attributes::{FunctionAttr, FunctionAttrs, ParamAttr, ParamAttrs, Passing};
use crate::function::{Function, Linkage};
use crate::module::{Global, Module};
use crate::types::{Type, TypeId};

/// The module as text.
pub fn print_module(module: &Module) -> String {
    let mut out = String::with_capacity(4096);
    write_module(module, &mut out);
    out
}

/// Appends the module as text to `out`.
pub fn write_module(module: &Module, out: &mut String) {
    let mut printer = Printer { module, out };
    printer.header();
    printer.structures();
    printer.lines(&module.globals, Printer::global);
    for function in &module.functions {
        printer.function(function);
    }
}

/// One function of the module as text.
pub fn print_function(module: &Module, function: &Function) -> String {
    let mut out = String::new();
    Printer { module, out: &mut out }.function(function);
    out
}

struct Printer<'a> {
    module: &'a Module,
    out: &'a mut String,
}

impl Printer<'_> {
    fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Decimal digits; `write!` costs several times as much.
    fn number(&mut self, mut number: u128) {
        let mut digits = [0u8; 40];
        let mut at = digits.len();
        loop {
            at -= 1;
            digits[at] = b'0' + (number % 10) as u8;
            number /= 10;
            if number == 0 {
                break;
            }
        }
        for &digit in &digits[at..] {
            self.out.push(char::from(digit));
        }
    }

    fn signed(&mut self, number: i128) {
        if number < 0 {
            self.out.push('-');
        }
        self.number(number.unsigned_abs());
    }

    fn lines<T>(&mut self, items: &[T], mut print: impl FnMut(&mut Self, &T)) {
        for item in items {
            print(self, item);
            self.out.push('\n');
        }
        if !items.is_empty() {
            self.out.push('\n');
        }
    }

    fn separated<T>(&mut self, items: &[T], mut print: impl FnMut(&mut Self, &T)) {
        for (at, item) in items.iter().enumerate() {
            if at > 0 {
                self.text(", ");
            }
            print(self, item);
        }
    }

    fn header(&mut self) {
        let target = self.module.target;
        self.text("target datalayout = \"");
        self.text(target.data_layout());
        self.text("\"\ntarget triple = \"");
        self.text(target.triple());
        self.text("\"\n\n");
    }

    fn structures(&mut self) {
        let module = self.module;
        let mut any = false;
        for (id, ty) in module.types.iter() {
            let Type::Named { name, fields, packed } = ty else { continue };
            any = true;
            self.symbol('%', name);
            self.text(" = type ");
            match fields {
                Some(fields) => self.body(fields, *packed),
                None => self.text("opaque"),
            }
            let _ = id;
            self.out.push('\n');
        }
        if any {
            self.out.push('\n');
        }
    }

    fn body(&mut self, fields: &[TypeId], packed: bool) {
        self.text(match (packed, fields.is_empty()) {
            (false, true) => "{}",
            (true, true) => "<{}>",
            (false, false) => "{ ",
            (true, false) => "<{ ",
        });
        self.separated(fields, |printer, &field| printer.ty(field));
        if !fields.is_empty() {
            self.text(if packed { " }>" } else { " }" });
        }
    }

    fn ty(&mut self, id: TypeId) {
        let module = self.module;
        match module.types.get(id) {
            Type::Void => self.text("void"),
            Type::Int(width) => {
                self.out.push('i');
                self.number(u128::from(*width));
            }
            Type::Half => self.text("half"),
            Type::BFloat => self.text("bfloat"),
            Type::Float => self.text("float"),
            Type::Double => self.text("double"),
            Type::X86Fp80 => self.text("x86_fp80"),
            Type::Fp128 => self.text("fp128"),
            Type::Ptr => self.text("ptr"),
            Type::Array(count, element) => self.sequence('[', *count, *element, ']'),
            Type::Vector(count, lane) => self.sequence('<', u64::from(*count), *lane, '>'),
            Type::Struct { fields, packed } => self.body(fields, *packed),
            Type::Named { name, .. } => self.symbol('%', name),
        }
    }

    fn sequence(&mut self, open: char, count: u64, element: TypeId, close: char) {
        self.out.push(open);
        self.number(u128::from(count));
        self.text(" x ");
        self.ty(element);
        self.out.push(close);
    }

    fn linkage(&mut self, linkage: Linkage, dso_local: bool) {
        self.text(match linkage {
            Linkage::External => "",
            Linkage::Internal => "internal ",
            Linkage::Private => "private ",
            Linkage::Weak => "weak ",
            Linkage::LinkOnceOdr => "linkonce_odr ",
            Linkage::Common => "common ",
        });
        if dso_local {
            self.text("dso_local ");
        }
    }

    fn global(&mut self, global: &Global) {
        let Global { name, ty, initializer, align, constant, linkage, dso_local, unnamed_addr } = global;
        self.symbol('@', name);
        self.text(" = ");
        if initializer.is_none() && *linkage == Linkage::External {
            self.text("external ");
        }
        self.linkage(*linkage, *dso_local);
        if *unnamed_addr {
            self.text("unnamed_addr ");
        }
        self.text(if *constant { "constant " } else { "global " });
        match initializer {
            Some(initializer) => self.typed_const(*initializer),
            None => self.ty(*ty),
        }
        if let Some(align) = align {
            self.text(", align ");
            self.number(u128::from(align.bytes()));
        }
    }

    fn function(&mut self, function: &Function) {
        self.text(if function.is_declaration() { "declare " } else { "define " });
        self.linkage(function.linkage, function.dso_local);
        self.param_attrs(&function.ret_attrs);
        self.ty(function.ret);
        self.out.push(' ');
        self.symbol('@', &function.name);
        self.params(function);
        self.function_attrs(&function.attrs);
        if function.is_declaration() {
            self.text("\n\n");
            return;
        }
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

    /// Each attribute followed by a space.
    fn param_attrs(&mut self, attrs: &ParamAttrs) {
        let ParamAttrs { flags, passing, align, stack_align, dereferenceable } = attrs;
        for flag in flags.iter() {
            self.text(ParamAttr::keyword(flag));
            self.out.push(' ');
        }
        match *passing {
            Passing::Direct => {}
            Passing::ByVal(ty) => self.type_attr("byval(", ty),
            Passing::SRet(ty) => self.type_attr("sret(", ty),
            Passing::ByRef(ty) => self.type_attr("byref(", ty),
        }
        if let Some(align) = align {
            self.text("align ");
            self.number(u128::from(align.bytes()));
            self.out.push(' ');
        }
        if let Some(align) = stack_align {
            self.number_attr("alignstack(", align.bytes());
        }
        if let Some(bytes) = dereferenceable {
            self.number_attr("dereferenceable(", bytes.0);
        }
    }

    fn type_attr(&mut self, open: &str, ty: TypeId) {
        self.text(open);
        self.ty(ty);
        self.text(") ");
    }

    fn number_attr(&mut self, open: &str, number: u64) {
        self.text(open);
        self.number(u128::from(number));
        self.text(") ");
    }

    fn function_attrs(&mut self, attrs: &FunctionAttrs) {
        let FunctionAttrs { flags, strings } = attrs;
        for flag in flags.iter() {
            self.out.push(' ');
            self.text(FunctionAttr::keyword(flag));
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
