//! Checks of proofs value by value: random pairs of small functions without branches, against the enumeration of all their
//! executions. Targets are sources with small changes, most of which are wrong, and nearly all of which are about undef, poison
//! or one value of few.

use interpreter::Semantics;
use ir::Module;
use rand::{Rng, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use refine::sets::{EnumerationLimits, FunctionRef};
use refine::{Method, Refinement, refines_by};

/// Pairs for each semantics.
const PAIRS: usize = 4_000;

const PLAIN: &[&str] = &["add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr"];
const FLAGS: &[(&str, &str)] = &[
    ("add", "nsw"),
    ("add", "nuw"),
    ("sub", "nsw"),
    ("sub", "nuw"),
    ("mul", "nsw"),
    ("mul", "nuw"),
    ("or", "disjoint"),
    ("shl", "nuw"),
    ("shl", "nsw"),
    ("lshr", "exact"),
    ("ashr", "exact"),
];
const PREDICATES: &[&str] = &["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"];
const CALLS: &[&str] = &["umin", "umax", "smin", "smax"];

/// An instruction of type `i2`.
#[derive(Clone, Debug)]
enum Computed {
    Binary(&'static str, &'static str, [String; 2]),
    Select(&'static str, [String; 4]),
    Call(&'static str, [String; 2]),
    Widened(&'static str, String),
}

fn operand(random: &mut ChaCha8Rng, at: usize) -> String {
    match random.random_range(0..12) {
        0 => random.random_range(0..4).to_string(),
        1 => ["undef", "poison", "-1", "1"].choose(random).copied().unwrap_or("0").to_owned(),
        // What was computed last is used more, so that little is dead.
        2..=6 => format!("%v{}", at - 1),
        _ => format!("%v{}", random.random_range(0..at)),
    }
}

fn computed(random: &mut ChaCha8Rng, at: usize) -> Computed {
    let mut next = || operand(random, at);
    let operands = [next(), next(), next(), next()];
    let [a, b, ..] = operands.clone();
    match random.random_range(0..8) {
        0 | 1 => Computed::Select(PREDICATES.choose(random).copied().unwrap_or("eq"), operands),
        2 => Computed::Call(CALLS.choose(random).copied().unwrap_or("umin"), [a, b]),
        3 => Computed::Widened(["zext", "zext nneg", "sext"].choose(random).copied().unwrap_or("zext"), a),
        _ => {
            let op = PLAIN.choose(random).copied().unwrap_or("add");
            Computed::Binary(op, flag(random, op), [a, b])
        }
    }
}

fn flag(random: &mut ChaCha8Rng, op: &str) -> &'static str {
    let known: Vec<&str> = FLAGS.iter().filter(|(of, _)| *of == op).map(|(_, flag)| *flag).collect();
    if random.random_bool(0.5) { "" } else { known.choose(random).copied().unwrap_or("") }
}

/// The instruction with a small change.
fn changed(random: &mut ChaCha8Rng, of: &Computed, at: usize) -> Computed {
    let mut of = of.clone();
    match (&mut of, random.random_range(0..6)) {
        (_, 0) => of = computed(random, at),
        (Computed::Binary(_, _, operands) | Computed::Call(_, operands), 1 | 2) => operands.swap(0, 1),
        (Computed::Binary(op, has, _), 3) => *has = flag(random, op),
        (Computed::Binary(op, has, _), 4) => {
            *op = PLAIN.choose(random).copied().unwrap_or("add");
            *has = "";
        }
        (Computed::Binary(_, _, operands) | Computed::Call(_, operands), _) => {
            operands[random.random_range(0..2)] = operand(random, at);
        }
        (Computed::Select(predicate, _), 1) => {
            *predicate = PREDICATES.choose(random).copied().unwrap_or("eq")
        }
        (Computed::Select(_, operands), 2) => operands.swap(0, 1),
        (Computed::Select(_, operands), 3) => operands.swap(2, 3),
        (Computed::Select(_, operands), _) => {
            let (from, to) = (random.random_range(0..4), random.random_range(0..4));
            operands[to] = operands[from].clone();
        }
        (Computed::Widened(op, _), _) => *op = ["zext", "sext"].choose(random).copied().unwrap_or("sext"),
    }
    of
}

fn line(at: usize, of: &Computed) -> String {
    match of {
        Computed::Binary(op, flag, [a, b]) => format!("  %v{at} = {op} {flag} i2 {a}, {b}\n"),
        Computed::Select(predicate, [a, b, c, d]) => {
            format!("  %c{at} = icmp {predicate} i2 {a}, {b}\n  %v{at} = select i1 %c{at}, i2 {c}, i2 {d}\n")
        }
        Computed::Call(name, [a, b]) => format!("  %v{at} = call i2 @llvm.{name}.i2(i2 {a}, i2 {b})\n"),
        Computed::Widened(op, a) => {
            format!(
                "  %w{at} = {op} i2 {a} to i4\n  %x{at} = lshr i4 %w{at}, 1\n  %v{at} = trunc i4 %x{at} to i2\n"
            )
        }
    }
}

/// The function `@name` of `%v0`, which may be undef, and `%v1`, which may not.
fn text(name: &str, attrs: &str, body: &[Computed]) -> String {
    let lines: String = body.iter().enumerate().map(|(at, of)| line(at + 2, of)).collect();
    format!(
        "define {attrs} i2 @{name}(i2 %v0, i2 noundef %v1) {{\n{lines}  ret i2 %v{}\n}}\n",
        body.len() + 1
    )
}

#[test]
#[ignore = "11 CPU s: functions that are proved and enumerated"]
fn what_is_proved_value_by_value_holds() {
    let declared: String = CALLS.iter().map(|name| format!("declare i2 @llvm.{name}.i2(i2, i2)\n")).collect();
    for (seed, preset) in (1..).zip(["thesis", "llvm-19", "llvm-trunk", "llvm-19,select=poison-any"]) {
        let semantics: Semantics = preset.parse().unwrap_or_else(|why| panic!("{preset}: {why}"));
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        let (mut proved, mut wrong) = (0, 0);
        for _ in 0..PAIRS {
            let length = random.random_range(2..6);
            let source: Vec<Computed> = (2..2 + length).map(|at| computed(&mut random, at)).collect();
            let mut target = source.clone();
            for _ in 0..random.random_range(1..3) {
                let at = random.random_range(0..length);
                target[at] = changed(&mut random, &target[at], at + 2);
            }
            let attrs = ["", "", "range(i2 0, -1)", "noundef"].choose(&mut random).copied().unwrap_or("");
            let text = format!("{declared}{}{}", text("src", "", &source), text("tgt", attrs, &target));
            let module: Module = ir::read_module(&text).unwrap_or_else(|why| panic!("{why}\n{text}"));
            let judge = |method| {
                let find = |name: &str| {
                    let function = module.function(name).expect(name);
                    FunctionRef { module: &module, function }
                };
                refines_by(method, find("src"), find("tgt"), semantics, EnumerationLimits::default())
            };
            match (judge(Method::ValueByValue), judge(Method::Enumeration)) {
                (Refinement::Refines { .. }, Refinement::Refines { .. }) => proved += 1,
                (Refinement::TooLarge(_), Refinement::DoesNot(_)) => wrong += 1,
                (Refinement::TooLarge(_), _) | (_, Refinement::TooLarge(_)) => {}
                (by_value, enumerated) => panic!("{preset}: {by_value:?}\n{enumerated:?}\n{text}"),
            }
        }
        assert!(proved > PAIRS / 10 && wrong > PAIRS / 4, "{preset}: {proved} proved, {wrong} wrong");
    }
}
