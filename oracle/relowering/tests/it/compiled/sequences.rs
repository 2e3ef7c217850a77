//! The sequences of instructions of accesses, by C that has them.

use ir::Neighbours;
use lowering::strategy::{STRATEGIES, WORD};
use relowering::{Action, FieldOrigin, StatedLayouts, UnrecognisedReason};

use super::{LEVELS, assembly, assert_runs_by_every_strategy, compile, compile_by, relowered};

/// Reads and writes of every shape: signed and unsigned fields, `_Bool`, whole bytes, units of 24 and 64 bits, packed records,
/// unions, volatile accesses, initialisers, compound assignments, and values of assignments.
const PROGRAM: &str = r"
extern void abort(void);
struct S { unsigned a : 3; int b : 5; unsigned c : 17; _Bool d : 1; unsigned e : 8; long f : 40; };
union U { int x : 7; unsigned y; };
struct __attribute__((packed)) P { char c; unsigned a : 13; unsigned b : 11; } packed;
struct N { int before; struct S inner[2]; union U last; } nested;
enum E { zero, one, two };
struct T { enum E kind : 2; unsigned char whole : 8; int word : 32; unsigned long rest : 22; };
static void check(int good) { if (!good) abort(); }
static long read(struct S *p) { return p->a + p->b + p->c + p->d + p->e + p->f; }
static long write(struct S *p, int value, _Bool flag) {
  p->a = value; p->b = 0; p->c = 77; p->d = flag; p->e = -1;
  int result = (p->f = value);
  return result + (p->b = value) + (p->d = flag) + (p->c = 5);
}
static int compound(union U *u) { u->x++; ++u->x; u->x += 3; u->x <<= 1; u->x ^= 5; return u->x--; }
static unsigned long kinds(struct T *t) { t->kind = two; t->whole = t->kind + 3; t->word = -7; t->rest = t->word; return t->rest; }
#pragma pack(push, 1)
struct W { unsigned a : 19; long b : 41; unsigned long c : 62; int d : 14; } wide;
#pragma pack(pop)
static long units(struct W *w, long v) { w->a = 7; w->b = v; w->c = ~0ul; w->d = (int)v; return w->a + w->b + (w->c >> 60) + w->d; }
struct B { _Bool a : 1, b : 1, c : 1; unsigned char d : 5; };
static int flags(struct B *p, struct B *q) { p->b = q->c; p->c = q->d; _Bool was = (q->a = p->b); return was + (p->a = q->a); }
int main(void) {
  struct B b = { 0, 0, 1, 9 }, other = b;
  check(flags(&b, &other) == 2 && b.a && b.b && b.c && b.d == 9 && other.a && !other.b);
  check(units(&wide, -9) == 7 - 9 + 3 - 9);
  struct S s = { 1, 2, 3, 1, 4, 5 };
  check(read(&s) == 16);
  check(write(&s, 13, 1) == 13 + 13 + 1 + 5);
  check(s.a == 5 && s.b == 13 && s.c == 5 && s.d == 1 && s.e == 255 && s.f == 13);
  union U u = { 9 };
  check(compound(&u) == 25 && u.x == 24);
  volatile struct P *p = &packed;
  p->a = 4242; p->b = p->a; packed.b += 2;
  check(packed.a == 4242 && packed.b == ((4242 + 2) & 2047) && packed.c == 0);
  for (int at = 0; at < 2; at++) { nested.inner[at].b = -at; nested.inner[at].e = at + 7; }
  nested.last.x = -64;
  check(nested.inner[1].b == -1 && nested.inner[0].e == 7 && nested.inner[1].e == 8 && nested.last.x == -64);
  struct T t = { .rest = 1 };
  check(kinds(&t) == 0x3ffff9 && t.whole == 5 && t.kind == two && t.word == -7);
  return 0;
}
";

#[test]
fn clangs_own_strategy_gives_back_clangs_text() {
    let targets = ["x86_64-linux-gnu", "aarch64-linux-gnu", "riscv64-linux-gnu"];
    let on_19 = targets.map(|target| ("clang-19", target));
    let on_x86 = ["clang-16", "clang-22"].map(|compiler| (compiler, "x86_64-linux-gnu"));
    for (compiler, target) in on_19.into_iter().chain(on_x86) {
        for level in LEVELS {
            let compiled = compile_by(compiler, PROGRAM, target, level);
            let recognition = compiled.recognise();
            assert_eq!(recognition.unrecognised, [], "{compiler} {target}");
            assert!(recognition.sites.len() > 50, "{} accesses by {compiler}", recognition.sites.len());
            let (before, after) = (&compiled.module, compiled.relowered(&WORD));
            assert_eq!(ir::print_module(before), ir::print_module(&after), "{compiler} {target} {level:?}");
        }
    }
}

/// A rewritten access keeps the access's place in the source.
#[test]
fn places_in_the_source_are_kept() {
    let source = "struct S { int a : 3, b : 9; } s; int f(int v) { s.b = v; return s.a + s.b; }";
    let compiled = compile(source, "x86_64-linux-gnu", &["-O0", "-g", "-Xclang", "-disable-O0-optnone"]);
    assert_eq!(ir::print_module(&compiled.module), ir::print_module(&compiled.relowered(&WORD)));
    for strategy in STRATEGIES {
        let module = compiled.relowered(strategy);
        let function = &module.functions[module.function("f").unwrap().index()];
        let lost = function.instructions().filter(|instruction| instruction.metadata.is_none()).count();
        // The alloca and the store of the parameter have no place.
        assert_eq!(lost, 2, "{}", strategy.name);
    }
}

#[test]
fn every_strategy_computes_the_same() {
    assert_runs_by_every_strategy(PROGRAM);
}

#[test]
fn each_strategy_but_words_writes_other_instructions() {
    let compiled = compile(PROGRAM, "x86_64-linux-gnu", LEVELS[0]);
    let text = ir::print_module(&compiled.module);
    for strategy in STRATEGIES.iter().filter(|strategy| **strategy != WORD) {
        assert_ne!(text, ir::print_module(&compiled.relowered(strategy)), "{}", strategy.name);
    }
}

#[test]
fn an_address_shows_its_record() {
    let source = "struct A { int x : 3, y : 4; } a; struct B { long pad; struct A in[3]; } b;
        struct C { int x : 3, y : 5; };
        int f(int at, struct C *c) { return a.x + b.in[1].x + b.in[at].y + c->x; }";
    let compiled = compile(source, "x86_64-linux-gnu", LEVELS[0]);
    let origins: Vec<FieldOrigin> = compiled.recognise().sites.into_iter().map(|site| site.origin).collect();
    let known = FieldOrigin::Record("struct.A".into());
    let either = FieldOrigin::AnyOf(vec!["struct.A".into(), "struct.C".into()]);
    assert_eq!(origins, [known.clone(), known.clone(), known, either]);
}

#[test]
fn arithmetic_of_the_program_is_no_part_of_an_access() {
    let source = "struct S { unsigned a : 8, b : 24; } s; unsigned *p;
        unsigned f(void) { return (s.b & 3) + (s.a << 4 >> 2) + (*p >> 8 & 7); }
        void g(unsigned v) { s.b = s.b & v; s.a = (v & 255) << 1; }";
    let compiled = compile(source, "x86_64-linux-gnu", LEVELS[0]);
    let recognition = compiled.recognise();
    assert_eq!(recognition.unrecognised, []);
    let reads = recognition.sites.iter().filter(|site| matches!(site.action, Action::Read { .. })).count();
    assert_eq!((reads, recognition.sites.len()), (3, 5));
    assert_eq!(ir::print_module(&compiled.module), ir::print_module(&compiled.relowered(&WORD)));
}

#[test]
fn an_access_that_no_layout_states_is_named() {
    let source = "struct S { int a : 3; int b : 7; } s; int f(void) { return s.b; }";
    let compiled = compile(source, "x86_64-linux-gnu", LEVELS[0]);
    let none = StatedLayouts::default();
    let recognition = relowering::recognise(&compiled.module, &compiled.names, &none);
    let [unrecognised] =
        recognition.unrecognised.iter().filter(|u| u.value.starts_with("bf.load")).collect::<Vec<_>>()[..]
    else {
        panic!("{recognition:?}")
    };
    assert_eq!(
        (unrecognised.function.as_str(), unrecognised.value.as_str(), unrecognised.reason),
        ("f", "bf.load", UnrecognisedReason::Layout)
    );
    assert!(recognition.sites.is_empty());
}

#[test]
fn a_sequence_that_clang_does_not_write_is_named() {
    let compiled = compile("int f(void) { return 0; }", "x86_64-linux-gnu", LEVELS[0]);
    assert!(compiled.recognise().sites.is_empty());
    let text = "define i8 @f(ptr %p) {\n  %bf.load = load i8, ptr %p\n  %bf.shl = shl i8 %bf.load, 3\n  ret i8 %bf.shl\n}\n";
    let (module, names) = ir::read::read_with_names(text).unwrap();
    let recognition = relowering::recognise(&module, &names, &compiled.layouts);
    let reasons: Vec<_> = recognition.unrecognised.iter().map(|u| (u.value.as_str(), u.reason)).collect();
    let sequence = UnrecognisedReason::Sequence;
    assert_eq!(reasons, [("bf.load", sequence), ("bf.shl", sequence)]);
}

/// Thesis, section 5.6: byte-aligned fields of 8 and 16 bits are copied and compared without masks and shifts, also where nothing
/// optimises.
#[test]
fn byte_aligned_fields_need_no_masks() {
    let source = "struct S { unsigned low : 16, high : 8; unsigned more : 8; };
        void copy(struct S *to, struct S *from) { to->high = from->high; }
        int compare(struct S *s) { return s->low == 48; }";
    let masks = |strategy: &str, level: &str| {
        let compiled = compile(source, "x86_64-linux-gnu", LEVELS[0]);
        let strategy = lowering::strategy::Strategy::named(strategy).unwrap();
        let mut module = compiled.relowered(strategy);
        lowering::legalize(&mut module, Neighbours::Words).unwrap();
        let assembly = assembly(&module, level);
        let operators = ["and", "or", "shl", "shr"];
        let is_mask = |line: &&str| {
            let word = line.split_whitespace().next().unwrap_or_default();
            operators.iter().any(|operator| word.trim_end_matches(['b', 'w', 'l', 'q']) == *operator)
        };
        assembly.lines().filter(is_mask).count()
    };
    assert!(masks("word", "-O0") >= 4, "clang 19's own");
    // What is left is the truth value of the comparison.
    assert_eq!((masks("packed", "-O0"), masks("packed", "-O2")), (1, 0));
}

/// An access by itself is the same sequence with what it uses as parameters, addresses of globals, too; the same one twice is one function.
#[test]
fn accesses_stand_by_themselves() {
    let source = "struct S { int a : 3, b : 9; } s; struct B { int x : 3; char c; }; void take(struct B);
        int f(struct S *p, struct S *q, int v) { p->b = v; q->b = v; s.b = v; return p->a + q->a; }
        void g(struct B *p) { take(*p); take(*p); }";
    let compiled = compile(source, "x86_64-linux-gnu", LEVELS[0]);
    let recognition = compiled.recognise();
    let alone = relowering::isolated(&compiled.module, &recognition);
    ir::verify(&alone.module).unwrap();
    let functions = |name: &str| alone.of_function[&compiled.module.function(name).unwrap()].clone();
    let [first, second, global, read, again] = functions("f")[..] else { panic!("{alone:?}") };
    assert_eq!((first, read), (second, again));
    // The address of a global shows the record, which a pointer does not.
    assert_ne!(first, global);
    let [passed, once_more] = functions("g")[..] else { panic!("{alone:?}") };
    assert_eq!(passed, once_more);
    assert_eq!((alone.recognition.sites.len(), alone.recognition.record_loads.len()), (3, 1));
    for strategy in STRATEGIES {
        let module = relowered(&alone.module, &alone.recognition, &compiled.layouts, strategy);
        ir::verify(&module).unwrap();
        let text = |module: &ir::Module| ir::print_module(module);
        assert_eq!(text(&module) == text(&alone.module), *strategy == WORD, "{}", strategy.name);
    }
}
