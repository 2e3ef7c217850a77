//! Programs that are run as a whole, with the C library.

use interpreter::{
    Config, Interpreter, Outcome, ProgramOutput, Semantics, UbKind, Unsupported, standard_streams,
};

/// The end of a program whose functions are this text, and its output. It starts in `@main`, without parameters.
fn run(text: &str, input: &[u8]) -> (Outcome, ProgramOutput) {
    run_by(text, input, "llvm-19")
}

fn run_by(text: &str, input: &[u8], semantics: &str) -> (Outcome, ProgramOutput) {
    let mut module = ir::read_module(text).unwrap_or_else(|why| panic!("{why}\n{text}"));
    ir::verify(&module).unwrap_or_else(|why| panic!("{why}\n{text}"));
    standard_streams(&mut module);
    let config = Config { semantics: Semantics::parse(semantics).expect("a preset"), ..Config::default() };
    let mut interpreter = Interpreter::new();
    let (outcome, output) = interpreter.run_program(&module, "main", &config, input.to_vec());
    (outcome, output.clone())
}

/// The status that a program exits with. `body` is the body of `@main`, `rest` all else.
fn status(body: &str, rest: &str) -> i32 {
    let text = format!(
        "target triple = \"x86_64-unknown-linux-gnu\"\ndeclare void @exit(i32)\n{rest}\ndefine void @main() {{\n{body}\n}}\n"
    );
    let (outcome, output) = run(&text, b"");
    assert_eq!(outcome, Outcome::Finished, "{text}");
    output.status.expect("a status")
}

fn undefined(body: &str, rest: &str) -> UbKind {
    let text = format!("{rest}\ndefine void @main() {{\n{body}\n}}\n");
    match run(&text, b"").0 {
        Outcome::Undefined(kind, _) => kind,
        other => panic!("{other:?}\n{text}"),
    }
}

#[test]
fn sorting_calls_the_program_and_keeps_equal_elements_in_order() {
    // Pairs of a key and the position before; the result has the positions as digits.
    let rest =
        "@array = global [5 x { i32, i32 }] [{ i32, i32 } { i32 3, i32 1 }, { i32, i32 } { i32 1, i32 2 },
  { i32, i32 } { i32 3, i32 3 }, { i32, i32 } { i32 1, i32 4 }, { i32, i32 } { i32 2, i32 5 }]
declare void @qsort(ptr, i64, i64, ptr)
declare ptr @bsearch(ptr, ptr, i64, i64, ptr)
define i32 @compare(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %d = sub i32 %x, %y
  ret i32 %d
}";
    let body = "call void @qsort(ptr @array, i64 5, i64 8, ptr @compare)
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %j, %loop ]
  %sum = phi i32 [ 0, %0 ], [ %more, %loop ]
  %p = getelementptr { i32, i32 }, ptr @array, i64 %i, i32 1
  %x = load i32, ptr %p
  %ten = mul i32 %sum, 10
  %more = add i32 %ten, %x
  %j = add i64 %i, 1
  %done = icmp eq i64 %j, 5
  br i1 %done, label %end, label %loop
end:
  %right = icmp eq i32 %more, 24513
  %found = call ptr @bsearch(ptr getelementptr (i8, ptr @array, i64 16), ptr @array, i64 5, i64 8, ptr @compare)
  %same = icmp eq ptr %found, getelementptr (i8, ptr @array, i64 16)
  %both = and i1 %right, %same
  %status = zext i1 %both to i32
  call void @exit(i32 %status)
  unreachable";
    assert_eq!(status(body, rest), 1);
}

const JUMPS: &str = "@buffer = global [200 x i8] zeroinitializer, align 16
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn";

#[test]
fn jumps_leave_functions() {
    let rest = format!(
        "{JUMPS}
define void @inner(i32 %n) {{
  %c = icmp eq i32 %n, 0
  br i1 %c, label %jump, label %deeper
deeper:
  %m = sub i32 %n, 1
  %local = alloca [16 x i8]
  call void @inner(i32 %m)
  unreachable
jump:
  call void @longjmp(ptr @buffer, i32 7)
  unreachable
}}"
    );
    let body = "%came = call i32 @_setjmp(ptr @buffer)
  %first = icmp eq i32 %came, 0
  br i1 %first, label %go, label %end
go:
  call void @inner(i32 5)
  unreachable
end:
  call void @exit(i32 %came)
  unreachable";
    assert_eq!(status(body, &rest), 7);
    // C11 7.13.2.1p2: the function has returned.
    let gone =
        format!("{JUMPS}\ndefine void @set() {{\n  %x = call i32 @_setjmp(ptr @buffer)\n  ret void\n}}");
    let body = "call void @set()\n  call void @longjmp(ptr @buffer, i32 1)\n  unreachable";
    assert_eq!(undefined(body, &gone), UbKind::UseAfterScope);
    let body = "call void @longjmp(ptr @buffer, i32 1)\n  unreachable";
    assert_eq!(undefined(body, JUMPS), UbKind::NullAccess);
}

#[test]
fn the_stack_is_saved_and_restored_through_memory() {
    let rest = "declare ptr @llvm.stacksave.p0()\ndeclare void @llvm.stackrestore.p0(ptr)";
    let body = "%place = alloca ptr
  %kept = alloca i32
  %top = call ptr @llvm.stacksave.p0()
  store ptr %top, ptr %place
  %gone = alloca i32
  store i32 1, ptr %gone
  store i32 5, ptr %kept
  %back = load ptr, ptr %place
  call void @llvm.stackrestore.p0(ptr %back)";
    let end = "%x = load i32, ptr %kept\n  call void @exit(i32 %x)\n  unreachable";
    assert_eq!(status(&format!("{body}\n  {end}"), rest), 5);
    assert_eq!(
        undefined(&format!("{body}\n  store i32 1, ptr %gone\n  ret void"), rest),
        UbKind::UseAfterScope
    );
    let wild = "call void @llvm.stackrestore.p0(ptr null)\n  ret void";
    assert_eq!(undefined(wild, rest), UbKind::NoProvenance);
}

#[test]
fn assembly_without_instructions_passes_its_input_on() {
    let body = "%x = call i32 asm sideeffect \"\", \"=r,0,~{memory}\"(i32 9)
  call void asm sideeffect \"\", \"r,imr,~{memory}\"(ptr null, i32 1)
  call void @exit(i32 %x)
  unreachable";
    assert_eq!(status(body, ""), 9);
    let text = "define void @main() {\n  call void asm sideeffect \"nop\", \"\"()\n  ret void\n}";
    assert!(matches!(run(text, b"").0, Outcome::Unsupported(_)));
}

#[test]
fn functions_are_called_through_pointers() {
    let rest = "@table = global ptr @abs\ndeclare i32 @abs(i32)";
    let body = "%f = load ptr, ptr @table
  %x = call i32 %f(i32 -6)
  call void @exit(i32 %x)
  unreachable";
    assert_eq!(status(body, rest), 6);
}

#[test]
fn tables_of_distances_lead_to_their_globals() {
    let rest = "@x = global i32 11
@table = constant [1 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @table to i64)) to i32)]
declare ptr @llvm.load.relative.i64(ptr, i64)";
    let body = "%p = call ptr @llvm.load.relative.i64(ptr @table, i64 0)
  %x = load i32, ptr %p
  call void @exit(i32 %x)
  unreachable";
    assert_eq!(status(body, rest), 11);
}

#[test]
fn input_is_read_to_its_end() {
    let text = "@stdin = external global ptr
declare i32 @getchar()
declare ptr @fgets(ptr, i32, ptr)
declare i32 @feof(ptr)
declare i32 @puts(ptr)
declare void @exit(i32)
define void @main() {
  %c = call i32 @getchar()
  %line = alloca [20 x i8]
  %in = load ptr, ptr @stdin
  %r = call ptr @fgets(ptr %line, i32 20, ptr %in)
  %s = call i32 @puts(ptr %line)
  %e = call i32 @getchar()
  %f = call i32 @feof(ptr %in)
  %sum = add i32 %e, %f
  %status = add i32 %sum, %c
  call void @exit(i32 %status)
  unreachable
}";
    let (outcome, output) = run(text, b"Aline\n");
    assert_eq!((outcome, output.status), (Outcome::Finished, Some(i32::from(b'A'))));
    assert_eq!(output.output, b"line\n\n");
}

/// The way of poison goes through arguments and callers.
#[test]
fn poison_is_followed_to_where_it_was_born() {
    let text = "define void @use(i32 %x) {
  %y = add i32 %x, 1
  %z = udiv i32 1, %y
  ret void
}
define void @main() {
  %born = shl nuw i32 -1, 1
  %kept = xor i32 %born, 5
  call void @use(i32 %kept)
  ret void
}";
    let (outcome, output) = run(text, b"");
    assert!(matches!(outcome, Outcome::Undefined(UbKind::PoisonDivisor, _)), "{outcome:?}");
    let way: Vec<(u32, u32)> = output.poison.iter().map(|place| (place.function.0, place.index)).collect();
    assert_eq!(way, [(0, 0), (1, 2), (1, 1), (1, 0)]);
    assert_eq!(output.calls.len(), 1);
}

/// The instructions of `@main` through which poison came, by their number in it.
fn way_in_main(body: &str) -> Vec<u32> {
    way_in_main_by(body, "llvm-19")
}

fn way_in_main_by(body: &str, semantics: &str) -> Vec<u32> {
    let text = format!(
        "@g = global i32 0
declare ptr @malloc(i64)
declare i32 @getchar()
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.lifetime.end.p0(i64, ptr)
define void @fill(ptr %p, i32 %x) {{
  store i32 %x, ptr %p
  ret void
}}
define void @leaves() {{
  %x = alloca i32
  store i32 poison, ptr %x
  ret void
}}
define void @main() {{
{body}
  %q = udiv i32 1, %v
  ret void
}}"
    );
    let (outcome, output) = run_by(&text, b"xyz", semantics);
    assert!(matches!(outcome, Outcome::Undefined(UbKind::PoisonDivisor, _)), "{outcome:?}\n{body}");
    let main = ir::read_module(&text).expect("a module").function("main").expect("@main");
    output.poison.iter().filter(|place| place.function == main).map(|place| place.index).collect()
}

/// Of poison that was in memory, the way goes on with the instruction that left it there: a store, a copy, an allocation, or the end of a
/// lifetime.
#[test]
fn poison_is_followed_through_memory() {
    let stored =
        "  %a = alloca i32\n  %b = shl nuw i32 -1, 1\n  store i32 %b, ptr %a\n  %v = load i32, ptr %a";
    assert_eq!(way_in_main(stored), [3, 2, 1]);
    // An earlier store was of a number.
    let later = "  store i32 1, ptr @g\n  store i32 poison, ptr @g\n  %v = load i32, ptr @g";
    assert_eq!(way_in_main(later), [2, 1]);
    // Between them is a store elsewhere, and input is read again.
    let input = "  %c = call i32 @getchar()\n  %n = icmp eq i32 %c, 120\n  %p = select i1 %n, ptr @g, ptr null\n  \
                 store i32 poison, ptr %p\n  %a = alloca i32\n  store i32 1, ptr %a\n  %v = load i32, ptr @g";
    assert_eq!(way_in_main(input), [6, 3]);
    let twice = "  %a = alloca i32\n  store i32 poison, ptr %a\n  %x = load i32, ptr %a\n  %y = add i32 %x, 1\n  \
                 store i32 %y, ptr @g\n  %v = load i32, ptr @g";
    assert_eq!(way_in_main(twice), [5, 4, 3, 2, 1]);
    let copied = "  %a = alloca i32\n  store i32 poison, ptr %a\n  \
                  call void @llvm.memcpy.p0.p0.i64(ptr @g, ptr %a, i64 4, i1 false)\n  %v = load i32, ptr @g";
    assert_eq!(way_in_main(copied), [3, 2]);
    let ended = "  %a = alloca i32\n  store i32 1, ptr %a\n  call void @llvm.lifetime.end.p0(i64 4, ptr %a)\n  \
                 %v = load i32, ptr %a";
    assert_eq!(way_in_main(ended), [3, 2]);
    // What nobody wrote is poison since the allocation, where another object with poison was before.
    let allocated = "  call void @leaves()\n  %a = alloca i32\n  store i32 poison, ptr @g\n  %p = call ptr @malloc(i64 4)\n  \
                     %v = load i32, ptr %p";
    assert_eq!(way_in_main_by(allocated, "thesis"), [4, 3]);
    let local = "  call void @leaves()\n  %a = alloca i32\n  %v = load i32, ptr %a";
    assert_eq!(way_in_main_by(local, "thesis"), [2, 1]);
    // Through a function that stores its argument: the call that passed it.
    let passed = "  %b = shl nuw i32 -1, 1\n  call void @fill(ptr @g, i32 %b)\n  %v = load i32, ptr @g";
    assert_eq!(way_in_main(passed), [2, 1, 0]);
}

/// The output of a program is there once, though it is run again to find the origin of poison.
#[test]
fn following_poison_through_memory_shows_nothing_twice() {
    let text = "@line = constant [2 x i8] c\"a\\00\"
declare i32 @puts(ptr)
define void @main() {
  %a = alloca i32
  store i32 poison, ptr %a
  %s = call i32 @puts(ptr @line)
  %v = load i32, ptr %a
  %q = udiv i32 1, %v
  ret void
}";
    let (outcome, output) = run(text, b"");
    assert!(matches!(outcome, Outcome::Undefined(UbKind::PoisonDivisor, _)), "{outcome:?}");
    assert_eq!((&output.output[..], output.poison.len(), output.calls.len()), (&b"a\n"[..], 2, 0));
}

/// A full stack has its calls, the one that did not fit first.
#[test]
fn a_stack_overflow_has_its_calls() {
    let text = "define i32 @f(i32 %n) {
  %m = add i32 %n, 1
  %r = call i32 @f(i32 %m)
  ret i32 %r
}
define void @main() {
  %r = call i32 @f(i32 0)
  ret void
}";
    let (outcome, output) = run(text, b"");
    assert_eq!(outcome, Outcome::Unsupported(Unsupported::StackLimit));
    assert!(output.depth > 1_000, "{}", output.depth);
    let places: Vec<(u32, u32)> = output.calls.iter().map(|place| (place.function.0, place.index)).collect();
    assert!(places.len() > 8 && places.iter().all(|place| *place == (0, 1)), "{places:?}");
}

#[test]
fn addresses_of_vectors_are_computed_lane_by_lane() {
    let rest = "@array = global [3 x i32] [i32 1, i32 2, i32 4]";
    let body = "%p = getelementptr i32, ptr @array, <2 x i64> <i64 1, i64 2>
  %a = extractelement <2 x ptr> %p, i64 0
  %b = extractelement <2 x ptr> %p, i64 1
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %s = add i32 %x, %y
  call void @exit(i32 %s)
  unreachable";
    assert_eq!(status(body, rest), 6);
}

#[test]
fn aliases_are_the_addresses_that_they_stand_for() {
    let rest = "@pair = global { i32, i32 } { i32 3, i32 4 }
@second = alias i32, getelementptr inbounds (i8, ptr @pair, i64 4)
@again = weak alias i32, ptr @second
@pointer = global ptr @again
@add = alias i32 (i32, i32), ptr @plus
define internal i32 @plus(i32 %a, i32 %b) {
  %s = add i32 %a, %b
  ret i32 %s
}";
    let body = "  store i32 30, ptr @second
  %p = load ptr, ptr @pointer
  %x = load i32, ptr %p
  %y = load i32, ptr @pair
  %s = call i32 @add(i32 %x, i32 %y)
  call void @exit(i32 %s)
  unreachable";
    assert_eq!(status(body, rest), 33);
}

#[test]
fn an_ifunc_is_not_run() {
    let rest = "@f = ifunc void (), ptr @resolver\ndefine ptr @resolver() {\n  ret ptr @resolver\n}";
    let text = format!("{rest}\ndefine void @main() {{\n  call void @f()\n  ret void\n}}\n");
    match run(&text, b"").0 {
        Outcome::Unsupported(why) => assert_eq!(why.to_string(), "the address of an ifunc"),
        other => panic!("{other:?}"),
    }
}
