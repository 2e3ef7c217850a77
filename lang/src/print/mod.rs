//! The C printer: one program, always the same text.
//!
//! The text compiles without a warning under `-std=c11 -Wall -Wextra`, by clang and by gcc, and is read
//! back by [`crate::parse`]. No system header is included: the runtime, `memcpy` and `memset` are declared in the
//! text. Beyond attributes and `#pragma pack`, GNU extensions appear where a program has what C11 has not:
//! `__int128`, vectors (by `typedef`), `__real__`, `__imag__`, `__builtin_complex`, and `__builtin_va_arg` in place
//! of `<stdarg.h>`; `_BitInt` and `_Float16` are C23's and an annex's.
//!
//! The text avoids every choice that C leaves to compilers:
//! * a read of a bit-field at least as wide as `int`, of a wider declared type, is cast to the type it
//!   promotes to: gcc would compute in the field's own width and clang in the declared type's;
//! * every operand that is itself a binary operation is in parentheses;
//! * a bit-field of a bit-precise type is cast to that type wherever it is read: clang before 19 promotes it;
//! * a constant that no literal has the digits for is put together of words of 64 bits; a `long double` is written
//!   in hexadecimal, all of it;
//! * what travels through `...` is written with its type, for no parameter gives it one;
//! * a constant carries its type: by suffix, or by a cast where no suffix exists. Where the constant is
//!   converted at once (assigned, passed, returned, initialising) it is written in the receiving type.
//!
//! Two things C cannot say, so a program has to do without them: attributes of an anonymous member that are
//! not its type's (they are written before it, where clang obeys and gcc ignores them), and, in a unit that
//! reaches the other side by the table, the address of a function of the other side in a global's initialiser
//! (it is written by name).
//!
//! One note of gcc cannot be avoided and is no warning: "offset of packed bit-field has changed in GCC 4.4"
//! (`-Wpacked-bitfield-compat`).

#[doc(hidden)]
pub mod concise;
mod constant;
mod expr;
mod function;
mod init;
mod layout;
mod names;
mod place;
mod record;
mod stmt;
mod suppress_warnings;
mod types;
mod uses;
mod variadic;

pub use concise::{concise, lines_beside_main};
pub use layout::{OffsetQuestion, layout_assertions, layout_probes};
pub(crate) use place::read_cast;

use std::collections::BTreeSet;

use crate::{EnumId, Function, Program, RecordId, Side, Signature, Target, Type, Unit};
use names::Names;

/// Declares the runtime: what observes, and the two functions of the C library that are used.
macro_rules! runtime {
    () => {
        "\
void bf_observe(unsigned int, unsigned long long);
void bf_observe_f32(unsigned int, float);
void bf_observe_f64(unsigned int, double);
void bf_observe_bytes(unsigned int, const void *, unsigned long);
void *memcpy(void *, const void *, unsigned long);
void *memset(void *, int, unsigned long);
"
    };
}

const RUNTIME: &str = runtime!();

/// The runtime and the table of functions, once per translation unit that [`unit()`] fills.
const PRELUDE: &str = concat!(runtime!(), "typedef void (*bf_fn)(void);\nextern bf_fn *bf_table;\n");

/// Writes C into a string.
struct Printer<'a, 'o> {
    out: &'o mut String,
    names: Names<'a>,
    /// Levels of indentation.
    depth: usize,
    /// For each local of the function being printed, whether it is read.
    read: Vec<bool>,
    /// The names of the types of the record being printed.
    member_types: record::MemberTypes,
    /// The list that the statement being printed passes on.
    list: &'static str,
    /// True if that is the list that the function was passed ([`va_list_forwarding::passes_own`]).
    passes_own: bool,
    /// True if unnamed parameters that the body does not name are read without variables for them.
    brief: bool,
}

/// A program as one ordinary C file, with a `main` that calls the entry.
///
/// A comment `/* side: caller */` or `/* side: callee */` is written where the side of the definitions after it
/// differs from that of those before it; it means nothing to a C compiler and is read by [`crate::parse`]. So is
/// `/* target: aarch64-linux-gnu */` on the first line, of a program for another target than the default one.
#[must_use]
pub fn program(program: &Program) -> String {
    let mut out = String::new();
    if program.target != Target::default() {
        out.push_str(&format!("/* target: {} */\n", program.target.name()));
    }
    out.push_str(runtime!());
    let mut printer = Printer::new(&mut out, Names::new(program, Unit::WHOLE));
    printer.types();
    printer.line("");
    for (id, _) in program.functions() {
        printer.prototype(id);
    }
    printer.line("");
    let mut side = None;
    for (id, global) in program.globals() {
        printer.side_marker(&mut side, global.side);
        printer.global(id);
    }
    for (id, function) in program.functions() {
        printer.line("");
        printer.side_marker(&mut side, function.side);
        printer.function(id);
    }
    printer.main();
    out
}

/// One program's part of a translation unit, after [`unit_prelude`]: its types, and the globals and functions
/// of the sides that `unit` defines, all with external linkage.
pub fn unit(out: &mut String, program: &Program, unit: &Unit<'_>) {
    Printer::new(out, Names::new(program, *unit)).types();
    definitions(out, program, unit);
}

/// As [`unit()`], in a text that has the program's types already, under the same tag prefix: two views of one program can
/// share a translation unit.
pub fn definitions(out: &mut String, program: &Program, unit: &Unit<'_>) {
    let mut printer = Printer::new(out, Names::new(program, *unit));
    for id in uses::prototypes(program, unit) {
        printer.prototype(id);
    }
    for (id, _) in program.globals().filter(|(_, g)| unit.defines(g.side)) {
        printer.global(id);
    }
    for (id, _) in program.functions().filter(|(_, f)| unit.defines(f.side)) {
        printer.function(id);
    }
}

/// Writes the text at the top of a translation unit that [`unit()`] and [`layout_probes`] fill.
#[must_use]
pub const fn unit_prelude() -> &'static str {
    PRELUDE
}

/// The definition of a record, with its tag and the pragmas in force.
#[must_use]
pub fn record(program: &Program, id: RecordId) -> String {
    let mut out = String::new();
    Printer::new(&mut out, Names::new(program, Unit::WHOLE)).record(id);
    out
}

/// A type, as in a cast.
#[must_use]
pub fn ty(program: &Program, ty: &Type) -> String {
    types::abstract_type(Names::new(program, Unit::WHOLE), ty)
}

/// The declaration of a function, with a comment that lists the types of its unnamed parameters:
/// `int f(int, ... /* passes: double */);`. [`crate::parse`] reads it back with them.
#[must_use]
pub fn prototype(program: &Program, name: &str, signature: &Signature) -> String {
    let attribute = types::attribute(signature.convention);
    format!("{attribute}{};", types::function_with_passed(Names::new(program, Unit::WHOLE), name, signature))
}

/// Enumerations and records, each record after those in it, with every type that functions of these signatures need.
#[must_use]
pub fn types<'s>(program: &Program, signatures: impl IntoIterator<Item = &'s Signature>) -> String {
    let mut out = String::new();
    if program.target != Target::default() {
        out.push_str(&format!("/* target: {} */\n", program.target.name()));
    }
    let passing = passing(program.clone(), signatures);
    Printer::new(&mut out, Names::new(&passing, Unit::WHOLE)).types();
    out
}

/// These records and enumerations of a program alone, with every vector type that they and functions of these signatures need.
#[must_use]
pub fn types_among<'s>(
    program: &Program,
    signatures: impl IntoIterator<Item = &'s Signature>,
    records: &BTreeSet<RecordId>,
    enums: &BTreeSet<EnumId>,
) -> String {
    let mut out = String::new();
    let mut kept = program.clone();
    // Indices stay as they are.
    for (index, record) in (0..).zip(&mut kept.records) {
        if !records.contains(&RecordId(index)) {
            record.fields.clear();
        }
    }
    let passing = passing(kept, signatures);
    let mut printer = Printer::new(&mut out, Names::new(&passing, Unit::WHOLE));
    printer.types_where(|id| records.contains(&id), |id| enums.contains(&id));
    out
}

/// A program with functions of these signatures in the place of its own.
fn passing<'s>(program: Program, signatures: impl IntoIterator<Item = &'s Signature>) -> Program {
    let functions = signatures.into_iter().map(|of| Function::declared("", of, Side::Caller)).collect();
    Program { functions, ..program }
}

/// A function's declaration without parameter names and semicolon: `int f(struct S, long)`.
#[must_use]
pub fn signature(program: &Program, name: &str, signature: &Signature) -> String {
    types::prototype(Names::new(program, Unit::WHOLE), name, signature)
}

/// The enumerations and records of a program in a unit, under its tag prefix.
#[must_use]
pub fn types_in(program: &Program, unit: Unit<'_>) -> String {
    let mut out = String::new();
    Printer::new(&mut out, Names::new(program, unit)).types();
    out
}

/// The declaration of `name` with a type of a unit, without semicolon; with an empty name, the type as in a cast.
#[must_use]
pub fn declaration_in(program: &Program, unit: Unit<'_>, ty: &Type, name: &str) -> String {
    types::declaration(Names::new(program, unit), ty, false, name)
}

/// The declarator of a function in a unit, whose parameters are these texts: `struct S f(int a, ...)`.
#[must_use]
pub fn function_in(
    program: &Program,
    unit: Unit<'_>,
    ret: Option<&Type>,
    name: &str,
    params: &[String],
) -> String {
    types::function_declarator(Names::new(program, unit), ret, name, params)
}

impl<'a, 'o> Printer<'a, 'o> {
    fn new(out: &'o mut String, names: Names<'a>) -> Printer<'a, 'o> {
        Printer {
            out,
            names,
            depth: 0,
            read: Vec::new(),
            member_types: record::MemberTypes::default(),
            list: "",
            passes_own: false,
            brief: false,
        }
    }

    fn push(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn indent(&mut self) {
        for _ in 0..self.depth {
            self.out.push_str("    ");
        }
    }

    /// A whole line; an empty one is not indented.
    fn line(&mut self, text: &str) {
        if !text.is_empty() {
            self.indent();
        }
        self.push(text);
        self.push("\n");
    }

    fn side_marker(&mut self, current: &mut Option<Side>, side: Side) {
        if *current != Some(side) {
            *current = Some(side);
            self.line(match side {
                Side::Caller => "/* side: caller */",
                Side::Callee => "/* side: callee */",
            });
        }
    }

    fn main(&mut self) {
        let entry = self.names.function(self.names.program.entry);
        self.line("\nint main(void)\n{");
        self.depth += 1;
        self.line(&format!("{entry}();"));
        self.line("return 0;");
        self.depth -= 1;
        self.line("}");
    }
}
