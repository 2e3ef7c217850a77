//! The printer: LLVM 19's text form, written into one string.
//!
//! Values are printed as `%vN` and blocks as `bN`, named rather than numbered, because LLVM wants unnamed values
//! numbered in the order of their appearance and void results skipped.

mod atomic;
#[doc(hidden)]
pub mod constant;
mod exception;
mod function;
mod instruction;
mod metadata;
#[doc(hidden)]
pub mod symbol;
mod terminator;
mod types;

pub(crate) use symbol::push_symbol;

use crate::constant::Const;
use crate::function::Function;
use crate::module::Module;
use crate::types::TypeId;

/// The module as text.
pub fn print_module(module: &Module) -> String {
    let mut out = String::with_capacity(4096);
    write_module(module, &mut out);
    out
}

/// Appends the module as text to `out`.
pub fn write_module(module: &Module, out: &mut String) {
    let mut printer = Printer::new(module, out);
    printer.target_lines(TargetLines::ALL);
    printer.structures();
    printer.items();
}

/// The lines about the target that a text has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TargetLines {
    /// `target datalayout = "…"`
    pub layout: bool,
    /// `target triple = "…"`
    pub triple: bool,
}

impl TargetLines {
    /// Both lines.
    pub const ALL: TargetLines = TargetLines { layout: true, triple: true };
}

/// The module as text with these lines about its target, and with the definitions of those structures only that something names.
#[must_use]
pub fn print_concise(module: &Module, lines: TargetLines) -> String {
    let mut items = String::with_capacity(4096);
    let mut printer =
        Printer { named: Some(vec![false; module.types.len()]), ..Printer::new(module, &mut items) };
    printer.items();
    let named = printer.named.take();
    let mut out = String::with_capacity(items.len() + 1024);
    let mut printer = Printer { named, ..Printer::new(module, &mut out) };
    printer.target_lines(lines);
    printer.structures();
    out.push_str(items.trim_end());
    out.push('\n');
    out
}

/// One function of the module as text.
pub fn print_function(module: &Module, function: &Function) -> String {
    let mut out = String::new();
    Printer::new(module, &mut out).function(function);
    out
}

/// A constant of the module as text, without its type.
#[must_use]
pub fn constant_text(module: &Module, constant: Const) -> String {
    let mut out = String::new();
    Printer::new(module, &mut out).constant(constant);
    out
}

/// A type of the module as text.
#[must_use]
pub fn type_text(module: &Module, ty: TypeId) -> String {
    let mut out = String::new();
    Printer::new(module, &mut out).ty(ty);
    out
}

pub struct Printer<'a> {
    pub module: &'a Module,
    pub out: &'a mut String,
    /// For each type whether its name was printed; `None` where nobody asks.
    pub named: Option<Vec<bool>>,
}

impl<'a> Printer<'a> {
    pub const fn new(module: &'a Module, out: &'a mut String) -> Printer<'a> {
        Printer { module, out, named: None }
    }
}

impl Printer<'_> {
    /// Everything but the lines about the target and the structures.
    fn items(&mut self) {
        let module = self.module;
        self.lines(&module.top_assembly, |printer, line| printer.top_assembly(line));
        self.lines(&module.comdats, Printer::comdat);
        self.lines(&module.globals, Printer::global);
        self.lines(&module.aliases, Printer::alias);
        for function in &module.functions {
            self.function(function);
        }
        self.metadata();
    }

    fn text(&mut self, text: &str) {
        self.out.push_str(text);
    }

    /// Prints decimal digits; `write!` costs several times as much.
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

    fn target_lines(&mut self, lines: TargetLines) {
        let target = self.module.target;
        if lines.layout {
            self.text("target datalayout = \"");
            self.text(self.module.types.data_layout().text_for(target));
            self.text("\"\n");
        }
        if lines.triple {
            self.text("target triple = \"");
            self.text(self.module.triple.as_deref().unwrap_or(target.spec().llvm.triple));
            self.text("\"\n");
        }
        if lines.layout || lines.triple {
            self.out.push('\n');
        }
    }
}
