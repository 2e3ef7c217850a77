//! The module that makes the calls, and what it prints.

use std::fmt::Write;

use engines::process::End;
use ir::{Const, Function, FunctionAttrs, Module, ParamAttr, ParamAttrs, Type, TypeId, TypeTable};
use refine::sets::{ConcreteArgument, ConcreteCall};

use super::LEVELS;

/// A function and the calls of it that are made.
#[derive(Clone, Debug)]
pub struct CalledFunction {
    /// Its name in the module.
    pub name: String,
    /// The calls.
    pub calls: Vec<ConcreteCall>,
}

/// A call of which compiled code makes something else.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallDifference {
    /// The level at which it was compiled.
    pub level: &'static str,
    /// The call and what came of it, in words.
    pub text: String,
}

/// The prefix of the symbols of a level.
pub(super) fn prefix(level: &str) -> String {
    format!("bitfrost.codegen{level}.")
}

/// Bytes of an object that are printed together.
const WORD: usize = 8;

/// The text of the module that makes the calls. A unit is a function at a level; `main` begins with the one that its argument says.
pub(super) fn caller(module: &Module, functions: &[CalledFunction]) -> String {
    let types = TypeTable::with_layout(module.types.data_layout().clone());
    let empty = Module { target: module.target, triple: module.triple.clone(), types, ..Module::default() };
    let mut text = ir::print_module(&empty);
    text.push_str(
        "@unit = private constant [6 x i8] c\"U %d\\0A\\00\"\n@value = private constant [14 x i8] c\"R %d %d %llx\\0A\\00\"\n\
         @word = private constant [20 x i8] c\"M %d %d %d %d %llx\\0A\\00\"\n\
         declare i32 @dprintf(i32, ptr, ...)\ndeclare i32 @atoi(ptr)\n",
    );
    let mut main = String::from(
        "define i32 @main(i32 %count, ptr %words) {\n  %p = getelementptr ptr, ptr %words, i64 1\n  \
         %word = load ptr, ptr %p\n  %first = call i32 @atoi(ptr %word)\n  br label %t0\n",
    );
    let mut unit = 0;
    for called in functions {
        let Some(function) = module.function(&called.name).map(|id| &module.functions[id.index()]) else {
            continue;
        };
        // Each unit has its place in `main`, so that after a crash the rest can be run from the next unit on.
        for level in LEVELS {
            let symbol = format!("{}{}", prefix(level), called.name);
            text.push_str(&declaration(module, function, &symbol));
            text.push_str(&calls(module, function, &symbol, unit, &called.calls));
            let next = unit + 1;
            let step = format!(
                "t{unit}:\n  %c{unit} = icmp ule i32 %first, {unit}\n  br i1 %c{unit}, label %d{unit}, label %t{next}\n\
                 d{unit}:\n  call void @calls{unit}()\n  br label %t{next}\n"
            );
            main.push_str(&step);
            unit = next;
        }
    }
    let end = format!("t{unit}:\n  ret i32 0\n}}\n");
    text + &main + &end
}

/// The declaration of a function under another name.
fn declaration(module: &Module, function: &Function, symbol: &str) -> String {
    let declared = Function {
        name: symbol.into(),
        attrs: FunctionAttrs::default(),
        blocks: Vec::new(),
        values: function.params.iter().map(|param| param.ty).collect(),
        personality: None::<Const>,
        metadata: None,
        linkage: ir::Linkage::External,
        ..function.clone()
    };
    ir::print_function(module, &declared)
}

/// The calls of a unit, as a function, and their objects.
fn calls(module: &Module, function: &Function, symbol: &str, unit: usize, all: &[ConcreteCall]) -> String {
    let mut objects = String::new();
    let mut body = format!("define void @calls{unit}() {{\n");
    // Writing to a string does not fail.
    let _ = writeln!(body, "  call i32 (i32, ptr, ...) @dprintf(i32 1, ptr @unit, i32 {unit})");
    let ret = typed(module, function.ret, function.ret_attrs);
    for (number, call) in all.iter().enumerate() {
        for (at, object) in call.objects.iter().enumerate() {
            // Whole words are printed.
            let size = object.before.len().next_multiple_of(WORD).max(WORD);
            let padded = object.before.iter().copied().chain(std::iter::repeat(0)).take(size);
            let bytes: String = padded.map(|byte| format!("\\{byte:02X}")).collect();
            let align = object.align.bytes().0.max(WORD as u64);
            let _ = writeln!(
                objects,
                "@o{unit}.{number}.{at} = internal global [{size} x i8] c\"{bytes}\", align {align}"
            );
        }
        let pairs = function.params.iter().zip(&call.arguments);
        let arguments = pairs.map(|(param, argument)| {
            let value = match argument {
                ConcreteArgument::Bits(bits) => bits.to_string(),
                ConcreteArgument::Null => "null".to_owned(),
                ConcreteArgument::Object(at, offset) => {
                    format!("getelementptr (i8, ptr @o{unit}.{number}.{at}, i64 {offset})")
                }
            };
            format!("{} {value}", typed(module, param.ty, param.attrs))
        });
        let arguments = arguments.collect::<Vec<_>>().join(", ");
        let called = format!("call {ret} @\"{symbol}\"({arguments})");
        let printed = match module.types.get(function.ret) {
            Type::Int(64) => {
                let _ = writeln!(body, "  %r{number} = {called}");
                format!("%r{number}")
            }
            Type::Int(width) => {
                let _ =
                    writeln!(body, "  %r{number} = {called}\n  %z{number} = zext i{width} %r{number} to i64");
                format!("%z{number}")
            }
            _ => {
                let _ = writeln!(body, "  {called}");
                "0".to_owned()
            }
        };
        let _ = writeln!(
            body,
            "  call i32 (i32, ptr, ...) @dprintf(i32 1, ptr @value, i32 {unit}, i32 {number}, i64 {printed})"
        );
        for (at, object) in call.objects.iter().enumerate() {
            for word in 0..object.before.len().div_ceil(WORD) {
                let name = format!("%w{number}.{at}.{word}");
                let place = format!("getelementptr (i8, ptr @o{unit}.{number}.{at}, i64 {})", word * WORD);
                let _ = writeln!(
                    body,
                    "  {name} = load i64, ptr {place}\n  call i32 (i32, ptr, ...) @dprintf(i32 1, ptr @word, i32 {unit}, \
                     i32 {number}, i32 {at}, i32 {word}, i64 {name})"
                );
            }
        }
    }
    body.push_str("  ret void\n}\n");
    objects + &body
}

/// A type with the attributes by which a value is passed.
fn typed(module: &Module, ty: TypeId, attrs: ParamAttrs) -> String {
    let name = match module.types.get(ty) {
        Type::Int(width) => format!("i{width}"),
        Type::Ptr => "ptr".to_owned(),
        _ => "void".to_owned(),
    };
    let passing = [ParamAttr::ZeroExt, ParamAttr::SignExt, ParamAttr::InReg];
    let passing =
        passing.into_iter().filter(|attr| attrs.has(*attr)).map(|attr| format!(" {}", attr.keyword()));
    name + &passing.collect::<String>()
}

/// Compares what was printed with what must come of the calls, from the unit `first` on. Returns the first unit that has not run;
/// `None` if nothing has.
pub(super) fn compare(
    output: &str,
    end: End,
    functions: &[CalledFunction],
    differences: &mut [Option<CallDifference>],
    first: usize,
) -> Option<usize> {
    let units = functions.len() * LEVELS.len();
    let (mut last, mut finished) = (None, 0);
    for line in output.lines() {
        let mut words = line.split(' ');
        let kind = words.next();
        let mut numbers = words.map_while(|word| u64::from_str_radix(word, 16).ok());
        let mut index = || usize::try_from(decimal(numbers.next()?)).ok();
        match (kind, index()) {
            (Some("U"), Some(unit)) => (last, finished) = (Some(unit).filter(|unit| *unit >= first), 0),
            (Some("R"), Some(unit)) => {
                let Some(call) = index() else { continue };
                finished = call + 1;
                let Some(value) = numbers.next() else { continue };
                note(functions, differences, unit, call, |call| {
                    let expected = call.result?;
                    (expected != u128::from(value)).then(|| {
                        format!(
                            "the source returns {}, the compiled code {}",
                            number(expected),
                            number(value.into())
                        )
                    })
                });
            }
            (Some("M"), Some(unit)) => {
                let (Some(call), Some(object), Some(word)) = (index(), index(), index()) else { continue };
                let Some(value) = numbers.next() else { continue };
                note(functions, differences, unit, call, |call| memory_difference(call, object, word, value));
            }
            _ => {}
        }
    }
    let how = match end {
        End::Exited(0) => return Some(units),
        End::Exited(code) => format!("exits with {code}"),
        End::Killed(signal) => format!("dies of signal {signal}"),
        End::OutOfTime | End::Stopped => "does not end in time".to_owned(),
        End::Excessive(excess) => excess.to_string(),
    };
    let last = last?;
    note(functions, differences, last, finished, |_| {
        Some(format!("the source returns, the compiled code {how}"))
    });
    Some(last + 1)
}

/// A number that was printed in decimal digits and read as if they were hexadecimal.
fn decimal(read: u64) -> u64 {
    format!("{read:x}").parse().unwrap_or(u64::MAX)
}

/// A number as people read it: small ones in decimal digits.
fn number(value: u128) -> String {
    if value < 1000 { value.to_string() } else { format!("{value:#x}") }
}

/// Notes the first difference of a function.
fn note(
    functions: &[CalledFunction],
    differences: &mut [Option<CallDifference>],
    unit: usize,
    call: usize,
    difference: impl FnOnce(&ConcreteCall) -> Option<String>,
) {
    let at = unit / LEVELS.len();
    let (Some(function), Some(place)) = (functions.get(at), differences.get_mut(at)) else { return };
    let Some(call) = function.calls.get(call).filter(|_| place.is_none()) else { return };
    if let Some(text) = difference(call) {
        let level = LEVELS[unit % LEVELS.len()];
        *place = Some(CallDifference { level, text: format!("{call}: {text}") });
    }
}

/// The difference between a word of an object and the value that must be there.
fn memory_difference(call: &ConcreteCall, object: usize, word: usize, value: u64) -> Option<String> {
    let bits = call.objects.get(object)?.after.get(word * WORD * 8..)?;
    let wrong = bits
        .iter()
        .take(64)
        .enumerate()
        .find(|(at, bit)| bit.is_some_and(|bit| bit != (value >> at & 1 == 1)));
    let (at, _) = wrong?;
    let byte = word * WORD + at / 8;
    Some(format!(
        "the compiled code leaves {:#x} in byte {byte} behind pointer {object}",
        value >> (at / 8 * 8) & 0xff
    ))
}
