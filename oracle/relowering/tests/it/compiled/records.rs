//! Records with bit-fields that are passed and returned in registers.

use ir::{MemoryOp, Module, Op};
use lowering::strategy::{STRATEGIES, WORD};

use super::{LEVELS, assert_runs_by_every_strategy, compile, relowered};

/// Records of one and two eightbytes, with a `double`, of twelve bytes, of one member, within another, in an array, of a global and
/// through a pointer; as arguments of known, variadic and unknown functions, and as results.
const PROGRAM: &str = r"
extern void abort(void);
struct A { int a : 3; unsigned b : 9; char c; };
struct B { long x; int a : 3; };
struct C { int x, y; int a : 3; };
struct D { double d; int a : 5; };
struct E { struct A in; struct { unsigned u : 30; } one; };
static void check(int good) { if (!good) abort(); }
static int take(struct A a, struct B b, struct C c, struct D d, struct E e) {
  return a.a + a.b + a.c + b.x + b.a + c.x + c.y + c.a + d.d + d.a + e.in.a + e.in.b + e.one.u;
}
static int more(int n, ...) {
  __builtin_va_list list;
  __builtin_va_start(list, n);
  struct A a = __builtin_va_arg(list, struct A);
  struct B b = __builtin_va_arg(list, struct B);
  __builtin_va_end(list);
  return a.b + b.a;
}
static struct A make(int v) { struct A a = { v, v + 1, v + 2 }; return a; }
static struct C longer(struct C *from) { return *from; }
static struct D mixed(double d) { struct D made = { d, -7 }; return made; }
struct B global = { 40, -2 };
static int all(struct E *e, int (*unknown)(int, ...)) {
  struct C c = { 5, 6, 1 }, list[2] = { c, longer(&c) };
  int sum = take(make(1), global, list[1], mixed(2.5), *e);
  return sum + unknown(2, e->in, global);
}
int main(void) {
  struct E e = { { -1, 100, 3 }, { 1000 } };
  check(all(&e, more) == 1 + 2 + 3 + 40 - 2 + 5 + 6 + 1 - 5 + 1 - 1 + 100 + 1000 - 1 + 100 - 2 + 0);
  return 0;
}
";

/// Arguments that are no records with bit-fields, of sizes that such a record has, too.
const OTHERS: &str = r"
struct Bits { int a : 3; int b : 20; };
struct Plain { short a, b; };
int sink(struct Plain p, int i, ...);
void *copy(void *to, const void *from, unsigned long *n) { return __builtin_memcpy(to, from, *n); }
int scalars(int *p, struct Plain *q, struct Bits *b) {
  struct Plain own = *q;
  b->a = __builtin_popcount(*p) + __builtin_abs(*p);
  return sink(own, *p, *p, (long)*p);
}
int returned(int *p) { return *p; }
";

fn count(module: &Module, is: impl Fn(&Op) -> bool) -> usize {
    let bodies = module.functions.iter().flat_map(ir::Function::instructions);
    bodies.filter(|instruction| is(&instruction.op)).count()
}

#[test]
fn loads_of_records_with_bit_fields_are_found() {
    // x86-64 loads each eightbyte by itself: of A, E and D one, of B and C two; but three for the three results. AArch64 loads whole
    // records.
    let expected = [("x86_64-linux-gnu", 13), ("aarch64-linux-gnu", 10)];
    for (target, loads) in expected {
        for level in LEVELS {
            let compiled = compile(PROGRAM, target, level);
            let found = compiled.recognise().record_loads;
            assert_eq!(found.len(), loads, "{target} {level:?}");
            assert_eq!(ir::print_module(&compiled.module), ir::print_module(&compiled.relowered(&WORD)));
        }
    }
}

/// Two fields share the byte, and neither must make the other poison.
#[test]
fn a_record_of_one_byte_is_found() {
    let source = "struct F { unsigned char a : 3, b : 5; }; void take(struct F);
        struct F pass(struct F f, struct F *p) { take(f); take(*p); return f; }";
    for level in LEVELS {
        let found = compile(source, "x86_64-linux-gnu", level).recognise().record_loads;
        assert_eq!(found.len(), 3, "{level:?}");
    }
}

#[test]
fn other_arguments_are_not_taken_for_records() {
    for target in ["x86_64-linux-gnu", "aarch64-linux-gnu"] {
        for level in LEVELS {
            let found = compile(OTHERS, target, level).recognise().record_loads;
            assert_eq!(found, [], "{target} {level:?}");
        }
    }
}

#[test]
fn every_strategy_but_clangs_freezes_what_it_passes() {
    let compiled = compile(PROGRAM, "x86_64-linux-gnu", LEVELS[0]);
    let loads = compiled.recognise().record_loads.len();
    for strategy in STRATEGIES.iter().filter(|strategy| **strategy != WORD) {
        let mut without = compiled.recognise();
        without.record_loads.clear();
        let other = relowered(&compiled.module, &without, &compiled.layouts, strategy);
        let freezes = |module: &Module| {
            count(module, |op| matches!(op, Op::Freeze(_) | Op::Memory(MemoryOp::LoadFrozen { .. })))
        };
        let more = freezes(&compiled.relowered(strategy)) - freezes(&other);
        // A returned pair is one load, of which each integer is frozen.
        assert!((loads..=2 * loads).contains(&more), "{}: {more} of {loads}", strategy.name);
    }
}

#[test]
fn records_arrive_by_every_strategy() {
    assert_runs_by_every_strategy(PROGRAM);
}
