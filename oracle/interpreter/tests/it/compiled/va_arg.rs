//! The instruction `va_arg` in random modules: the interpreters read the arguments that native code by LLVM reads, and
//! on RISC-V the same.

use std::fmt::Write as _;

use crate::compiled::{Seen, assert_same, interpreted, native, parse};
use crate::malformed::Dice;

/// The types that LLVM 19 reads with `va_arg` on x86-64, and on RISC-V.
const X86_64: &[&str] =
    &["i1", "i8", "i16", "i24", "i32", "i33", "i64", "ptr", "half", "float", "double", "fp128"];
const RISCV64: &[&str] = &["i1", "i8", "i16", "i24", "i32", "i33", "i64", "ptr", "i128", "double", "fp128"];

/// A constant of a type.
fn constant(dice: &mut Dice, ty: &str) -> String {
    let byte = dice.below(250) + 1;
    match ty {
        "ptr" => format!("getelementptr (i8, ptr @object, i64 {})", byte % 8),
        "i1" => ["true", "false"][byte % 2].to_owned(),
        "half" => format!("0xH4{byte:02X}0"),
        "float" | "double" => format!("{byte}.5"),
        "fp128" => format!("0xL{byte:016X}4000{byte:012X}"),
        _ => byte.to_string(),
    }
}

/// Observes a value by its bits.
fn show(text: &mut String, ty: &str, name: &str) {
    let (bits, width) = match ty {
        "ptr" => (format!("%{name}.b = load i8, ptr %{name}\n"), 8),
        "half" => (format!("%{name}.b = bitcast half %{name} to i16\n"), 16),
        "float" => (format!("%{name}.b = bitcast float %{name} to i32\n"), 32),
        "double" => (format!("%{name}.b = bitcast double %{name} to i64\n"), 64),
        "fp128" => (format!("%{name}.b = bitcast fp128 %{name} to i128\n"), 128),
        _ => {
            let width: u32 = ty[1..].parse().expect("an integer type");
            (format!("%{name}.b = freeze i{width} %{name}\n"), width)
        }
    };
    text.push_str(&bits);
    let _ = writeln!(
        text,
        "%{name}.w = zext i{width} %{name}.b to i129\n%{name}.x = trunc i129 %{name}.w to i64"
    );
    let _ = writeln!(text, "%{name}.h = lshr i129 %{name}.w, 64\n%{name}.y = trunc i129 %{name}.h to i64");
    for half in ["x", "y"] {
        let _ = writeln!(text, "call void @bf_observe(i32 1, i64 %{name}.{half})");
    }
}

/// The way in which the functions of a module receive the arguments that they observe.
#[derive(Clone, Copy)]
enum Received {
    /// As parameters.
    Named,
    /// By `va_arg` from a `va_list` of this many words.
    Unnamed { list: u32 },
}

/// A module whose functions have a few parameters and observe further arguments, of these types.
fn module(target: &str, types: &[&str], received: Received) -> String {
    let mut dice = Dice(7);
    let mut pick =
        |count: usize| -> Vec<&str> { (0..count).map(|_| types[dice.below(types.len())]).collect() };
    let functions: Vec<(Vec<&str>, Vec<&str>)> = (0..60).map(|at| (pick(at % 9), pick(1 + at / 3))).collect();
    let (mut text, mut calls, mut dice) = (String::new(), String::new(), Dice(9));
    for (number, (named, others)) in functions.iter().enumerate() {
        let mut types: Vec<String> = named.iter().map(|ty| (*ty).to_owned()).collect();
        let mut params = types.clone();
        let mut reads = String::new();
        match received {
            Received::Named => {
                types.extend(others.iter().map(|ty| (*ty).to_owned()));
                params.extend(others.iter().enumerate().map(|(at, ty)| format!("{ty} %v{at}")));
            }
            Received::Unnamed { list } => {
                types.push("...".to_owned());
                params.push("...".to_owned());
                let _ = write!(reads, "%l = alloca [{list} x i64]\ncall void @llvm.va_start.p0(ptr %l)\n");
            }
        }
        for (at, ty) in others.iter().enumerate() {
            if let Received::Unnamed { .. } = received {
                let _ = writeln!(reads, "%v{at} = va_arg ptr %l, {ty}");
            }
            show(&mut reads, ty, &format!("v{at}"));
        }
        let _ = write!(text, "define void @f{number}({}) {{\n{reads}ret void\n}}\n", params.join(", "));
        let args: Vec<String> =
            named.iter().chain(others).map(|ty| format!("{ty} {}", constant(&mut dice, ty))).collect();
        let _ = writeln!(calls, "call void ({}) @f{number}({})", types.join(", "), args.join(", "));
    }
    format!(
        "target triple = \"{target}-linux-gnu\"
         @object = global [8 x i8] c\"abcdefgh\"
         declare void @bf_observe(i32, i64)
         declare void @llvm.va_start.p0(ptr)
         {text}define void @entry() {{\n{calls}ret void\n}}\n"
    )
}

/// Native code for x86-64 reads the arguments, and so do the interpreters.
#[test]
fn native_code_reads_the_same_arguments() {
    let text = module("x86_64", X86_64, Received::Unnamed { list: 3 });
    let expected: Vec<Seen> = native("ir", &text);
    assert!(expected.len() > 1000, "{} observations", expected.len());
    assert_same(&expected, &interpreted(&parse(&text)), "va_arg on x86-64");
    let named = module("x86_64", X86_64, Received::Named);
    assert_same(&expected, &interpreted(&parse(&named)), "parameters on x86-64");
}

#[test]
fn arguments_are_read_on_riscv64() {
    let named = module("x86_64", RISCV64, Received::Named);
    let expected: Vec<Seen> = native("ir", &named);
    assert!(expected.len() > 1000, "{} observations", expected.len());
    let text = module("riscv64", RISCV64, Received::Unnamed { list: 1 });
    assert_same(&expected, &interpreted(&parse(&text)), "va_arg on riscv64");
}
