//! Proofs and enumerations of random pairs of small functions come to the same verdict, under every semantics.

use interpreter::Semantics;
use ir::Module;
use rand::{Rng, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use refine::sets::{Coverage, EnumerationLimits, FunctionRef};
use refine::{Method, Refinement, refines_by};

/// Pairs for each semantics.
const PAIRS: usize = 1_500;

const BINARY: &[&str] = &[
    "add",
    "add nsw",
    "add nuw",
    "sub",
    "sub nsw",
    "sub nuw",
    "mul",
    "mul nsw",
    "mul nuw",
    "and",
    "or",
    "or disjoint",
    "xor",
    "shl",
    "shl nuw",
    "shl nsw",
    "lshr",
    "lshr exact",
    "ashr",
    "ashr exact",
    "udiv",
    "udiv exact",
    "sdiv",
    "sdiv exact",
    "urem",
    "srem",
];
const PREDICATES: &[&str] = &["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"];

/// A function of two small integers, as a list of instructions that each define `%2`, `%3` … of type `i2`.
fn function(random: &mut ChaCha8Rng) -> Vec<String> {
    (2..random.random_range(4..8)).map(|at| instruction(random, at)).collect()
}

fn operand(random: &mut ChaCha8Rng, at: usize) -> String {
    match random.random_range(0..10) {
        0 => random.random_range(0..4).to_string(),
        1 => ["undef", "poison", "-1", "1"].choose(random).copied().unwrap_or("0").to_owned(),
        _ => format!("%{}", random.random_range(0..at)),
    }
}

fn instruction(random: &mut ChaCha8Rng, at: usize) -> String {
    let (a, b, c) = (operand(random, at), operand(random, at), operand(random, at));
    let predicate = PREDICATES.choose(random).copied().unwrap_or("eq");
    match random.random_range(0..9) {
        0 => format!("%{at} = freeze i2 {a}"),
        1 => format!("%c{at} = icmp {predicate} i2 {a}, {b}\n  %{at} = select i1 %c{at}, i2 {b}, i2 {c}"),
        2 => format!("%w{at} = zext nneg i2 {a} to i5\n  %{at} = trunc i5 %w{at} to i2"),
        3 => format!("%w{at} = sext i2 {a} to i4\n  %{at} = trunc nuw i4 %w{at} to i2"),
        4 => format!("%{at} = call i2 @llvm.umin.i2(i2 {a}, i2 {b})"),
        5 => format!("store i2 {a}, ptr %m\n  %{at} = load i2, ptr %m"),
        _ => {
            let op = BINARY.choose(random).copied().unwrap_or("add");
            format!("%{at} = {op} i2 {a}, {b}")
        }
    }
}

fn text(name: &str, body: &[String], branch: usize) -> String {
    let last = body.len() + 1;
    let middle = (branch + 2).min(last);
    let (before, after) = body.split_at(middle - 1);
    let lines = |of: &[String]| of.iter().map(|line| format!("  {line}\n")).collect::<String>();
    format!(
        "define i2 @{name}(i2 %0, i2 noundef %1) {{\n  %m = alloca i2\n  store i2 0, ptr %m\n{}  %c = icmp ugt i2 %{middle}, 1\n  \
         br i1 %c, label %more, label %end\nmore:\n{}  br label %end\nend:\n  \
         %r = phi i2 [ %{middle}, %start ], [ %{last}, %more ]\n  ret i2 %r\n}}\n",
        lines(before),
        lines(after)
    )
    .replace("{\n  %m", "{\nstart:\n  %m")
}

fn module(source: &[String], target: &[String], branch: usize) -> (String, Module) {
    let text = format!(
        "declare i2 @llvm.umin.i2(i2, i2)\n{}{}",
        text("src", source, branch),
        text("tgt", target, branch)
    );
    let text = renamed(&text);
    let module = ir::read_module(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    (text, module)
}

/// Values by name: numbers of LLVM's would have to be in order.
fn renamed(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        out.push(letter);
        if letter == '%' && rest.peek().is_some_and(char::is_ascii_digit) {
            out.push('v');
        }
    }
    out
}

#[test]
#[ignore = "8 CPU s: functions that are proved and enumerated"]
fn proofs_and_enumerations_agree() {
    let presets =
        ["thesis", "llvm-19", "llvm-trunk", "alive2", "thesis,branch=choice", "llvm-19,select=poison-any"];
    for (seed, preset) in (1..).zip(presets) {
        let semantics: Semantics = preset.parse().unwrap_or_else(|why| panic!("{preset}: {why}"));
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let (mut right, mut wrong) = (0, 0);
        for _ in 0..PAIRS {
            let source = function(&mut random);
            let mut target = source.clone();
            let at = random.random_range(0..target.len());
            target[at] = instruction(&mut random, at + 2);
            let branch = random.random_range(0..source.len());
            let (text, module) = module(&source, &target, branch);
            let find =
                |name: &str| FunctionRef { module: &module, function: module.function(name).expect(name) };
            let judge = |method| {
                refines_by(method, find("src"), find("tgt"), semantics, EnumerationLimits::default())
            };
            match (judge(Method::Enumeration), judge(Method::Proof)) {
                (Refinement::Refines { .. }, Refinement::Refines { coverage: Coverage::Proved, .. }) => {
                    right += 1
                }
                (Refinement::Vacuous { .. }, Refinement::Vacuous { .. }) => {}
                (Refinement::DoesNot(_), Refinement::DoesNot(_)) => wrong += 1,
                (Refinement::TooLarge(_), _) => {}
                (_, Refinement::TooLarge(why)) if !why.starts_with("the enumeration") => {}
                (enumerated, proved) => panic!("{preset}: {enumerated:?}\n{proved:?}\n{text}"),
            }
        }
        assert!(right > PAIRS / 20 && wrong > PAIRS / 4, "{preset}: {right} right, {wrong} wrong");
    }
}
