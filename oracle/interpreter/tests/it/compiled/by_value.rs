//! C functions that take and return values of every type, lowered by clang-19 for both platforms and interpreted: the
//! observations equal those of native code.

use crate::compiled::{assert_same, interpreted, lowered, native};
use crate::malformed::Dice;
use crate::types::{self, PAIRS, PRELUDE, SMALL, TYPES, TypeSample};

/// A function that observes its parameters, overwrites one and returns another; and a call, direct or through a
/// pointer, after which the caller's own value must be unchanged.
fn function(dice: &mut Dice, number: usize, site: &mut u32) -> (String, String) {
    let tables = [TYPES, TYPES, TYPES, PAIRS, SMALL];
    let rows: Vec<TypeSample> = (0..1 + dice.below(12))
        .map(|_| {
            let table = tables[dice.below(tables.len())];
            types::pick(dice, table)
        })
        .collect();
    let (returned, changed) = (dice.below(rows.len()), dice.below(rows.len()));
    let ty = rows[returned].0;
    let params: Vec<String> = rows.iter().enumerate().map(|(at, row)| format!("{} p{at}", row.0)).collect();
    let mut text = format!("static {ty} f{number}({}) {{\n", params.join(", "));
    for (at, &row) in rows.iter().enumerate() {
        text += &types::show(row, &format!("p{at}"), site);
    }
    text += &format!("  {ty} result = p{returned};\n");
    text += &format!(
        "  {} other = {};\n  p{changed} = other;\n",
        rows[changed].0,
        types::value(dice, rows[changed])
    );
    text += "  return result;\n}\n";

    let mut call = "  {\n".to_owned();
    for (at, &row) in rows.iter().enumerate() {
        call += &format!("  {} a{at} = {};\n", row.0, types::value(dice, row));
    }
    let args: Vec<String> = (0..rows.len()).map(|at| format!("a{at}")).collect();
    let callee = if dice.below(2) == 0 { format!("f{number}") } else { format!("(&f{number} + zero)") };
    call += &format!("  {ty} result = {callee}({});\n", args.join(", "));
    call += &types::show(rows[returned], "result", site);
    call += &types::show(rows[changed], &format!("a{changed}"), site);
    (text, call + "  }\n")
}

#[test]
fn values_are_passed_and_returned_as_by_native_code() {
    let (mut dice, mut site) = (Dice(21), 0);
    let (mut text, mut calls) = (PRELUDE.to_owned(), String::new());
    for number in 0..200 {
        let (function, call) = function(&mut dice, number, &mut site);
        text += &function;
        calls += &call;
    }
    let program = format!("{text}void entry(void) {{\n{calls}}}\n");
    let expected = native("c", &program);
    assert!(expected.len() > 3000, "{} observations", expected.len());
    for target in ["x86_64-linux-gnu", "aarch64-linux-gnu", "riscv64-linux-gnu"] {
        assert_same(&expected, &interpreted(&lowered(&program, target)), target);
    }
}

/// Clang-19 supports them on x86-64 only, where they are stored as `i256`.
#[test]
fn long_bit_precise_integers() {
    let program = "
        void bf_observe(int, unsigned long long);
        typedef _BitInt(200) wide;
        typedef unsigned _BitInt(255) most;
        struct record { char c; wide a; most b; };
        // With one more field, clang would access 320 bits at a time, which the interpreters do not support.
        struct fields { int c : 5; wide a : 150; };
        wide global = -5;
        static void show(int site, wide x) {
          bf_observe(site, x);
          bf_observe(site, x >> 64);
          bf_observe(site, x >> 128);
          bf_observe(site, x >> 192);
        }
        static wide twice(wide x, most y) { return x * 2 + (wide)(y >> 60); }
        static struct record changed(struct record r) {
          r.a = twice(r.a, r.b) - global;
          r.b = r.b / 7 + (most)r.a % 1000;
          return r;
        }
        void entry(void) {
          struct record r = {1, (wide)12345678901234567 << 120, (most)-1};
          struct record s = changed(r);
          show(1, s.a); show(2, (wide)s.b); show(3, (wide)(s.b >> 55)); show(4, r.a); show(5, global);
          struct fields f = {0};
          f.a = s.a >> 3; f.c = -7;
          show(6, f.a); show(8, f.c);
          f.a += 1;
          show(9, f.a); show(11, f.c); show(12, s.a < r.a); show(13, s.b > (most)s.a);
          show(14, s.a / -3); show(15, s.a % 77); show(16, (wide)(double)s.a); show(17, (wide)(float)(s.a >> 100));
        }";
    let expected = native("c", program);
    assert_same(&expected, &interpreted(&lowered(program, "x86_64-linux-gnu")), "x86-64");
}
