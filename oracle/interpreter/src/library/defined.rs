//! Functions of the C library that a module gets as IR when it is run as a whole: functions that call the program back, return
//! the address of an object or a structure, or have a format of their own. The functions that they call are the machine's
//! ([`super`]).

use std::borrow::Cow;
use std::fmt::Write as _;

use ir::Module;
use semantics::c_library::{LibraryFamily, LibraryFunction};

macro_rules! bodies {
    ($($name:literal),* $(,)?) => { &[$(($name, include_str!(concat!("bodies/", $name, ".ll")))),*] };
}

/// Functions as IR text, each in a module of its own.
pub const BODIES: &[(&str, &str)] = bodies![
    "qsort",
    "bsearch",
    "div",
    "ldiv",
    "lldiv",
    "atexit",
    "__errno_location",
    "strtok",
    "setlocale",
    "localeconv",
    "gmtime",
    "localtime",
    "llvm.load.relative.i64",
];

/// The tables of characters behind the macros of `ctype.h` in the GNU library: the function that returns a pointer to a pointer to
/// the entry of character 0, the type of the entries, and the entry of a byte.
type CharacterTable = (&'static str, &'static str, fn(u8) -> u32);

pub const TABLES: &[CharacterTable] = &[
    ("__ctype_b_loc", "i16", classes),
    ("__ctype_tolower_loc", "i32", |byte| u32::from(byte.to_ascii_lowercase())),
    ("__ctype_toupper_loc", "i32", |byte| u32::from(byte.to_ascii_uppercase())),
];

/// A byte's classes as the bits of `ctype.h`.
pub fn classes(byte: u8) -> u32 {
    let bits = [
        byte.is_ascii_punctuation() as u32 * 4,
        byte.is_ascii_alphanumeric() as u32 * 8,
        byte.is_ascii_uppercase() as u32 * 0x100,
        byte.is_ascii_lowercase() as u32 * 0x200,
        byte.is_ascii_alphabetic() as u32 * 0x400,
        byte.is_ascii_digit() as u32 * 0x800,
        byte.is_ascii_hexdigit() as u32 * 0x1000,
        (byte == b' ' || (9..=13).contains(&byte)) as u32 * 0x2000,
        (32..127).contains(&byte) as u32 * 0x4000,
        byte.is_ascii_graphic() as u32 * 0x8000,
        (byte == b' ' || byte == b'\t') as u32,
        byte.is_ascii_control() as u32 * 2,
    ];
    bits.iter().sum()
}

/// The text of the function with this name, if it is one of ours.
pub fn text(name: &str) -> Option<Cow<'static, str>> {
    if let Some((_, body)) = BODIES.iter().find(|(known, _)| *known == name) {
        return Some(Cow::Borrowed(body));
    }
    if let Some(table) = TABLES.iter().find(|(known, ..)| *known == name) {
        return Some(Cow::Owned(table_text(table)));
    }
    // A variant for `float` of a function of one or two `double`.
    let double = name.strip_suffix('f')?;
    Some(Cow::Owned(match LibraryFunction::named(double)?.family() {
        LibraryFamily::UnaryMathematics => format!(
            "define float @{name}(float %x) {{
  %wide = fpext float %x to double
  %r = call double @{double}(double %wide)
  %narrow = fptrunc double %r to float
  ret float %narrow
}}
declare double @{double}(double)"
        ),
        LibraryFamily::BinaryMathematics => format!(
            "define float @{name}(float %x, float %y) {{
  %a = fpext float %x to double
  %b = fpext float %y to double
  %r = call double @{double}(double %a, double %b)
  %narrow = fptrunc double %r to float
  ret float %narrow
}}
declare double @{double}(double, double)"
        ),
        _ => return None,
    }))
}

/// The table covers -128 to 255, so that a character of either sign is an index.
fn table_text(&(name, ty, entry): &CharacterTable) -> String {
    let entries: Vec<String> = (-128i32..256)
        .map(|at| {
            // In the `tolower` and `toupper` tables a negative character is itself, and EOF too.
            let value = match u8::try_from(at) {
                Ok(byte) => i64::from(entry(byte)),
                Err(_) if ty == "i16" => 0,
                Err(_) => i64::from(at),
            };
            format!("{ty} {value}")
        })
        .collect();
    let bytes = if ty == "i16" { 2 } else { 4 };
    let mut text = String::new();
    // Writing to a `String` does not fail.
    let _ = write!(
        text,
        "@{name}.table = private constant [384 x {ty}] [{}]
@{name}.pointer = private global ptr getelementptr inbounds (i8, ptr @{name}.table, i64 {})
define ptr @{name}() {{
  ret ptr @{name}.pointer
}}",
        entries.join(", "),
        128 * bytes
    );
    text
}

/// The module with these functions in the place of their declarations. One that is declared with other types stays as it is.
pub fn define(module: &Module) -> Cow<'_, Module> {
    let mut defined = Cow::Borrowed(module);
    let mut at = 0;
    // A function may call further ones.
    while let Some(function) = defined.functions.get(at) {
        at += 1;
        if !module.types.data_layout().has_platform_pointers() {
            break;
        }
        let text = if function.is_declaration() { text(&function.name) } else { None };
        let Some(body) = text.and_then(|text| ir::read_module(&text).ok()) else { continue };
        // A copy, because a merge that fails is left half done.
        let mut grown = defined.clone().into_owned();
        if grown.merge_portable(&body).is_ok() {
            defined = Cow::Owned(grown);
        }
    }
    defined
}
