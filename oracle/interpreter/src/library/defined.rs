//! Functions of the C library that a module gets as IR when it is run as a whole: functions that call the program back, return
//! the address of an object or a structure, or have a format of their own. The functions that they call are the machine's
//! ([`super`]).

use std::borrow::Cow;
use std::fmt::Write as _;

use ir::Module;

/// Functions as IR text, each in a module of its own.
const BODIES: &[(&str, &str)] = &[
    // C11 7.22.5.2. The order of equal elements is that of the array, as in the GNU library: runs of 1, 2, 4 … elements are merged.
    (
        "qsort",
        "define void @qsort(ptr %array, i64 %count, i64 %size, ptr %compare) {
  %few = icmp ult i64 %count, 2
  %empty = icmp eq i64 %size, 0
  %sorted = or i1 %few, %empty
  br i1 %sorted, label %done, label %start
start:
  %bytes = mul i64 %count, %size
  %extra = call ptr @malloc(i64 %bytes)
  %full = icmp eq ptr %extra, null
  br i1 %full, label %fail, label %pass
fail:
  call void @abort()
  unreachable
pass:
  %from = phi ptr [ %array, %start ], [ %to, %end_of_pass ]
  %to = phi ptr [ %extra, %start ], [ %from, %end_of_pass ]
  %run = phi i64 [ 1, %start ], [ %twice, %end_of_pass ]
  %twice = mul i64 %run, 2
  br label %pair
pair:
  %at = phi i64 [ 0, %pass ], [ %end, %merge ]
  %pair.out = phi i64 [ 0, %pass ], [ %out, %merge ]
  %rest = sub i64 %count, %at
  %pair.over = icmp uge i64 %at, %count
  br i1 %pair.over, label %end_of_pass, label %bounds
bounds:
  %half = call i64 @llvm.umin.i64(i64 %run, i64 %rest)
  %whole = call i64 @llvm.umin.i64(i64 %twice, i64 %rest)
  %middle = add i64 %at, %half
  %end = add i64 %at, %whole
  br label %merge
merge:
  %left = phi i64 [ %at, %bounds ], [ %left.next, %copy ]
  %right = phi i64 [ %middle, %bounds ], [ %right.next, %copy ]
  %out = phi i64 [ %pair.out, %bounds ], [ %out.next, %copy ]
  %left.over = icmp eq i64 %left, %middle
  %right.over = icmp eq i64 %right, %end
  %merged = and i1 %left.over, %right.over
  br i1 %merged, label %pair, label %choose
choose:
  %one.over = or i1 %left.over, %right.over
  %left.offset = mul i64 %left, %size
  %left.place = getelementptr i8, ptr %from, i64 %left.offset
  %right.offset = mul i64 %right, %size
  %right.place = getelementptr i8, ptr %from, i64 %right.offset
  br i1 %one.over, label %copy, label %ask
ask:
  %order = call i32 %compare(ptr %left.place, ptr %right.place)
  %ordered = icmp sle i32 %order, 0
  br label %copy
copy:
  %first = phi i1 [ %right.over, %choose ], [ %ordered, %ask ]
  %place = select i1 %first, ptr %left.place, ptr %right.place
  %out.offset = mul i64 %out, %size
  %out.place = getelementptr i8, ptr %to, i64 %out.offset
  %copied = call ptr @memcpy(ptr %out.place, ptr %place, i64 %size)
  %out.next = add i64 %out, 1
  %one = zext i1 %first to i64
  %other = sub i64 1, %one
  %left.next = add i64 %left, %one
  %right.next = add i64 %right, %other
  br label %merge
end_of_pass:
  %more = icmp ult i64 %twice, %count
  br i1 %more, label %pass, label %finish
finish:
  %in_place = icmp eq ptr %to, %array
  br i1 %in_place, label %release, label %back
back:
  %moved = call ptr @memcpy(ptr %array, ptr %to, i64 %bytes)
  br label %release
release:
  call void @free(ptr %extra)
  br label %done
done:
  ret void
}
declare ptr @malloc(i64)
declare ptr @memcpy(ptr, ptr, i64)
declare void @free(ptr)
declare void @abort()
declare i64 @llvm.umin.i64(i64, i64)",
    ),
    (
        "bsearch",
        "define ptr @bsearch(ptr %key, ptr %array, i64 %count, i64 %size, ptr %compare) {
entry:
  br label %loop
loop:
  %low = phi i64 [ 0, %entry ], [ %low, %lower ], [ %above, %step ]
  %high = phi i64 [ %count, %entry ], [ %middle, %lower ], [ %high, %step ]
  %open = icmp ult i64 %low, %high
  br i1 %open, label %look, label %none
look:
  %distance = sub i64 %high, %low
  %half = lshr i64 %distance, 1
  %middle = add i64 %low, %half
  %above = add i64 %middle, 1
  %offset = mul i64 %middle, %size
  %place = getelementptr i8, ptr %array, i64 %offset
  %order = call i32 %compare(ptr %key, ptr %place)
  %same = icmp eq i32 %order, 0
  br i1 %same, label %found, label %step
step:
  %less = icmp slt i32 %order, 0
  br i1 %less, label %lower, label %loop
lower:
  br label %loop
found:
  ret ptr %place
none:
  ret ptr null
}",
    ),
    // C11 7.22.6.2. The structure of two `int` is one register on all platforms of ours.
    (
        "div",
        "define i64 @div(i32 %a, i32 %b) {
  %q = sdiv i32 %a, %b
  %r = srem i32 %a, %b
  %low = zext i32 %q to i64
  %wide = zext i32 %r to i64
  %high = shl i64 %wide, 32
  %both = or i64 %low, %high
  ret i64 %both
}",
    ),
    (
        "ldiv",
        "define { i64, i64 } @ldiv(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  %r = srem i64 %a, %b
  %p = insertvalue { i64, i64 } poison, i64 %q, 0
  %both = insertvalue { i64, i64 } %p, i64 %r, 1
  ret { i64, i64 } %both
}",
    ),
    (
        "lldiv",
        "define { i64, i64 } @lldiv(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  %r = srem i64 %a, %b
  %p = insertvalue { i64, i64 } poison, i64 %q, 0
  %both = insertvalue { i64, i64 } %p, i64 %r, 1
  ret { i64, i64 } %both
}",
    ),
    // C11 7.22.4.2: the functions run in the reverse order, also if one of them calls `exit`.
    (
        "atexit",
        "@__at_exit = private global [1024 x ptr] zeroinitializer
@__at_exit_count = private global i64 0
define i32 @atexit(ptr %function) {
  %count = load i64, ptr @__at_exit_count
  %full = icmp eq i64 %count, 1024
  br i1 %full, label %refuse, label %keep
keep:
  %place = getelementptr ptr, ptr @__at_exit, i64 %count
  store ptr %function, ptr %place
  %more = add i64 %count, 1
  store i64 %more, ptr @__at_exit_count
  ret i32 0
refuse:
  ret i32 1
}
define void @exit(i32 %status) {
entry:
  br label %loop
loop:
  %count = load i64, ptr @__at_exit_count
  %none = icmp eq i64 %count, 0
  br i1 %none, label %end, label %next
next:
  %less = sub i64 %count, 1
  store i64 %less, ptr @__at_exit_count
  %place = getelementptr ptr, ptr @__at_exit, i64 %less
  %function = load ptr, ptr %place
  call void %function()
  br label %loop
end:
  call void @_exit(i32 %status)
  unreachable
}
declare void @_exit(i32)",
    ),
    (
        "__errno_location",
        "@__errno = private global i32 0
define ptr @__errno_location() {
  ret ptr @__errno
}",
    ),
    (
        "strtok",
        "@__strtok_rest = private global ptr null
define ptr @strtok(ptr %text, ptr %set) {
  %token = call ptr @strtok_r(ptr %text, ptr %set, ptr @__strtok_rest)
  ret ptr %token
}
declare ptr @strtok_r(ptr, ptr, ptr)",
    ),
    // C11 7.11. Only the locale \"C\" exists.
    (
        "setlocale",
        "@__locale_name = private constant [2 x i8] c\"C\\00\"
define ptr @setlocale(i32 %category, ptr %name) {
  %asks = icmp eq ptr %name, null
  br i1 %asks, label %known, label %look
look:
  %first = load i8, ptr %name
  %native = icmp eq i8 %first, 0
  br i1 %native, label %known, label %compare
compare:
  %order = call i32 @strcmp(ptr %name, ptr @__locale_name)
  %same = icmp eq i32 %order, 0
  br i1 %same, label %known, label %unknown
known:
  ret ptr @__locale_name
unknown:
  ret ptr null
}
declare i32 @strcmp(ptr, ptr)",
    ),
    (
        "localeconv",
        "@__locale_point = private constant [2 x i8] c\".\\00\"
@__locale_empty = private constant [1 x i8] zeroinitializer
@__locale = private global { [10 x ptr], [14 x i8] } {
  [10 x ptr] [ptr @__locale_point, ptr @__locale_empty, ptr @__locale_empty, ptr @__locale_empty, ptr @__locale_empty,
    ptr @__locale_empty, ptr @__locale_empty, ptr @__locale_empty, ptr @__locale_empty, ptr @__locale_empty],
  [14 x i8] c\"\\7F\\7F\\7F\\7F\\7F\\7F\\7F\\7F\\7F\\7F\\7F\\7F\\7F\\7F\" }
define ptr @localeconv() {
  ret ptr @__locale
}",
    ),
    (
        "gmtime",
        "@__calendar = private global [56 x i8] zeroinitializer, align 8
define ptr @gmtime(ptr %seconds) {
  %time = call ptr @gmtime_r(ptr %seconds, ptr @__calendar)
  ret ptr %time
}
declare ptr @gmtime_r(ptr, ptr)",
    ),
    (
        "localtime",
        "@__local_calendar = private global [56 x i8] zeroinitializer, align 8
define ptr @localtime(ptr %seconds) {
  %time = call ptr @gmtime_r(ptr %seconds, ptr @__local_calendar)
  ret ptr %time
}
declare ptr @gmtime_r(ptr, ptr)",
    ),
    // The pointer that the table of distances leads to may be based on any object.
    (
        "llvm.load.relative.i64",
        "define ptr @llvm.load.relative.i64(ptr %table, i64 %offset) {
  %place = getelementptr i8, ptr %table, i64 %offset
  %distance = load i32, ptr %place, align 4
  %wide = sext i32 %distance to i64
  %base = ptrtoint ptr %table to i64
  %address = add i64 %base, %wide
  %pointer = inttoptr i64 %address to ptr
  ret ptr %pointer
}",
    ),
];

/// Functions of one `double` that have a variant for `float` with an `f` after the name.
const UNARY: &[&str] = &[
    "acos",
    "asin",
    "atan",
    "cbrt",
    "ceil",
    "cos",
    "cosh",
    "exp",
    "exp2",
    "expm1",
    "fabs",
    "floor",
    "log",
    "log10",
    "log1p",
    "log2",
    "logb",
    "nearbyint",
    "rint",
    "round",
    "sin",
    "sinh",
    "sqrt",
    "tan",
    "tanh",
    "trunc",
];

/// Functions of two `double` with such a variant.
const BINARY: &[&str] = &["atan2", "copysign", "fdim", "fmax", "fmin", "fmod", "hypot", "pow"];

/// The tables of characters behind the macros of `ctype.h` in the GNU library: the function that returns a pointer to a pointer to
/// the entry of character 0, the type of the entries, and the entry of a byte.
type CharacterTable = (&'static str, &'static str, fn(u8) -> u32);

const TABLES: &[CharacterTable] = &[
    ("__ctype_b_loc", "i16", classes),
    ("__ctype_tolower_loc", "i32", |byte| u32::from(byte.to_ascii_lowercase())),
    ("__ctype_toupper_loc", "i32", |byte| u32::from(byte.to_ascii_uppercase())),
];

/// A byte's classes as the bits of `ctype.h`.
fn classes(byte: u8) -> u32 {
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
fn text(name: &str) -> Option<Cow<'static, str>> {
    if let Some((_, body)) = BODIES.iter().find(|(known, _)| *known == name) {
        return Some(Cow::Borrowed(body));
    }
    if let Some(table) = TABLES.iter().find(|(known, ..)| *known == name) {
        return Some(Cow::Owned(table_text(table)));
    }
    let double = name.strip_suffix('f')?;
    if UNARY.contains(&double) {
        return Some(Cow::Owned(format!(
            "define float @{name}(float %x) {{
  %wide = fpext float %x to double
  %r = call double @{double}(double %wide)
  %narrow = fptrunc double %r to float
  ret float %narrow
}}
declare double @{double}(double)"
        )));
    }
    BINARY.contains(&double).then(|| {
        Cow::Owned(format!(
            "define float @{name}(float %x, float %y) {{
  %a = fpext float %x to double
  %b = fpext float %y to double
  %r = call double @{double}(double %a, double %b)
  %narrow = fptrunc double %r to float
  ret float %narrow
}}
declare double @{double}(double, double)"
        ))
    })
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
pub(crate) fn define(module: &Module) -> Cow<'_, Module> {
    let mut defined = Cow::Borrowed(module);
    let mut at = 0;
    // A function may call further ones.
    while let Some(function) = defined.functions.get(at) {
        at += 1;
        let text = if function.is_declaration() { text(&function.name) } else { None };
        let Some(body) = text.and_then(|text| ir::read_module(&text).ok()) else { continue };
        // A copy, because a merge that fails is left half done.
        let mut grown = defined.clone().into_owned();
        if grown.merge(&Module { target: module.target, ..body }).is_ok() {
            defined = Cow::Owned(grown);
        }
    }
    defined
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_body_is_a_module() {
        let floats = UNARY.iter().chain(BINARY).map(|name| format!("{name}f"));
        let names = BODIES.iter().map(|(name, _)| (*name).to_owned());
        for name in names.chain(TABLES.iter().map(|table| table.0.to_owned())).chain(floats) {
            let body = text(&name).unwrap_or_else(|| panic!("{name}"));
            let module = ir::read_module(&body).unwrap_or_else(|why| panic!("{name}: {why}"));
            if !name.starts_with("llvm.") {
                assert_eq!(ir::verify(&module), Ok(()), "{name}");
            }
            assert!(!module.functions[module.function(&name).unwrap().index()].is_declaration());
        }
    }

    #[test]
    fn tables_have_the_bits_of_the_gnu_library() {
        assert_eq!(
            [b'A', b'z', b'5', b' ', b'\t', b'!', 127].map(classes),
            [0xd508, 0xc608, 0xd808, 0x6001, 0x2003, 0xc004, 2]
        );
    }
}
