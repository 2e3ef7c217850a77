//! The verbs that take LLVM IR, through the binary: exit code and output.
use crate::common;

use common::{Place, seed};
use serde_json::json;

/// A field of a record that is written in part.
const PARTLY: &str = "\
%struct.S = type { i8, i32 }

define i32 @frozen(i32 %y) {
  %p = alloca %struct.S
  %q = getelementptr inbounds %struct.S, ptr %p, i32 0, i32 1
  %old = load i32, ptr %q
  %f = freeze i32 %old
  %m = and i32 %f, 3
  %r = or i32 %m, %y
  ret i32 %r
}

define i32 @branches() {
  %p = alloca %struct.S
  %old = load i8, ptr %p
  %c = icmp slt i8 %old, 5
  br i1 %c, label %t, label %e
t:
  ret i32 1
e:
  ret i32 2
}
";

#[test]
fn interpret_says_what_is_determined() {
    let place = Place::new();
    place.write("x.ll", PARTLY.as_bytes());
    let run = place.run("interpret x.ll --entry frozen --arg 16").code(0);
    let run = run.says("@frozen under llvm-19: finished\n  result: i32 1");
    let run =
        run.says("for every choice (4 outcomes, exact): finished\n  result: i32 0x10, but the bits 0x3 may");
    run.says("where bit 0 of `%v4 = freeze i32 %v3` (undef from the uninitialised `%v1 = alloca %struct.S");
    let report = place.run("interpret x.ll --entry frozen --arg 16 --json").code(0).json();
    assert_eq!(
        report["agreed"]["result"],
        json!([{ "type": "i32", "value": { "value": "0x10", "determined": "0xfffffffffffffffc" } }])
    );
    assert_eq!((&report["precision"], report["allowed"].as_array().unwrap().len()), (&json!("exact"), 4));
}

#[test]
fn interpret_tells_the_life_of_poison() {
    let place = Place::new();
    place.write("x.ll", PARTLY.as_bytes());
    let run = place.run("interpret x.ll --entry branches --semantics thesis").code(1);
    let run = run.says("undefined: poison-branch in @branches, block %b0, instruction 3");
    let run =
        run.says("poison from the uninitialised `%v0 = alloca %struct.S, align 8` in @branches, b0, bit 0");
    run.says("reached `br i1 %v2, label %b1, label %b2` in @branches, b0: poison-branch");
    let chooses =
        place.run("interpret x.ll --entry branches --semantics thesis,branch=choice --json").code(0).json();
    let results: Vec<_> = chooses["allowed"]
        .as_array()
        .unwrap()
        .iter()
        .map(|report| &report["result"][0]["value"]["value"])
        .collect();
    assert_eq!(results.len(), 2, "{chooses}");
    assert!(results.contains(&&json!("0x1")) && results.contains(&&json!("0x2")), "{chooses}");
}

#[test]
fn interpret_returns_poison_without_being_undefined() {
    let place = Place::new();
    place.write("x.ll", PARTLY.as_bytes());
    let run = place.run("interpret x.ll --entry frozen --arg poison").code(0);
    run.says("finished\n  result: i32 poison")
        .says("the constant poison in `%v0 = call i32 @frozen(i32 poison)`");
    place.write("wide.ll", b"define { i100, <2 x i8>, float } @f({ i100, <2 x i8>, float } %x) {\n  ret { i100, <2 x i8>, float } %x\n}");
    let value = "{ i100 18446744073709551617, <2 x i8> <i8 1, i8 -1>, float 1.5 }";
    let run = place.run_with(&["interpret", "wide.ll", "--arg", value]).code(0);
    let run = run.says(
        "result: i100, bits 0 to 63 1\n  result: i100, bits 64 to 99 1\n  result: i8 1\n  result: i8 255\n",
    );
    run.says("result: i32 1069547520");
}

#[test]
fn interpret_runs_what_generate_prints() {
    let place = Place::new();
    let ours = place.run("generate --as ir --seed 5").code(0).stdout;
    place.write("ours.ll", ours.as_bytes());
    let report = place.run("interpret ours.ll --json").code(0).json();
    assert_eq!(report["run"]["ended"], json!("finished"));
    assert!(!report["run"]["observations"].as_array().unwrap().is_empty());
}

#[test]
fn interpret_refuses_what_it_cannot_run() {
    let place = Place::new();
    place.write("x.ll", PARTLY.as_bytes());
    let fails = |line: &str, sentence: &str| {
        let stderr = place.run(line).code(2).stderr;
        assert!(stderr.contains(sentence), "{stderr}");
    };
    fails("interpret x.ll", "which function? name one with --entry: @frozen, @branches");
    fails("interpret x.ll --entry g", "--entry g: the file defines no @g");
    fails("interpret x.ll --entry frozen", "--arg: @frozen takes 1 arguments, not 0");
    fails("interpret x.ll --entry frozen --arg 99999999999", "99999999999 does not fit i32");
    fails("interpret x.ll --entry frozen --arg 1 --semantics c", "there is no semantics `c`");
    fails("interpret y.ll", "cannot read y.ll");
    place.write("bad.ll", b"define i32 @f() {\n  %a = ad i32 1, 2\n  ret i32 %a\n}");
    fails("interpret bad.ll", "bad.ll:2:8: expected an instruction, found `ad`");
    place.write("loop.ll", b"define void @f() {\n  br label %l\nl:\n  br label %l\n}");
    fails("interpret loop.ll --fuel 100", "the run did not end");
}

/// A branch, which an optimiser turns into a `select`.
const BRANCH: &str = "\
define i2 @f(i1 noundef %c, i2 %x, i2 %y) {
entry:
  br i1 %c, label %t, label %e
t:
  br label %e
e:
  %r = phi i2 [ %x, %t ], [ %y, %entry ]
  ret i2 %r
}
";

#[test]
fn refine_compares_two_functions() {
    let place = Place::new();
    place.write("branch.ll", BRANCH.as_bytes());
    let select =
        "define i2 @f(i1 noundef %c, i2 %x, i2 %y) {\n  %r = select i1 %c, i2 %x, i2 %y\n  ret i2 %r\n}";
    place.write("select.ll", select.as_bytes());
    place.run("refine branch.ll select.ll").code(0).says("@f: refines on all 72 inputs");
    let wrong = place.run("refine branch.ll select.ll --semantics thesis,select=poison-any").code(1);
    wrong.says("@f: does not refine\n  on (0, poison, 0)\n  the source may return 0\n  but the target may return poison");
    let pair = format!("{}\n{}", BRANCH.replace("@f", "@src"), select.replace("@f", "@tgt"));
    place.write("pair.ll", pair.as_bytes());
    let report = place.run("refine pair.ll --json").code(0).json();
    assert_eq!(report["functions"][0]["verdict"], json!("refines"));
    assert_eq!(report["semantics"], json!("llvm-19"));
}

#[test]
fn refine_names_the_pass_that_is_wrong() {
    let place = Place::new();
    place.write("branch.ll", BRANCH.as_bytes());
    place.run("refine branch.ll --passes default<O2>").code(0).says("@f: refines on all 72 inputs");
    let line = "refine branch.ll --passes instcombine,simplifycfg,gvn --semantics llvm-19,select=poison-any";
    let run = place.run(line).code(1).says("wrong after pass 2: SimplifyCFGPass on f\n");
    run.says("next: opt-19 -passes='instcombine,simplifycfg,gvn' -opt-bisect-limit=2 -S FILE");
    let culprit = &place.run(&format!("{line} --json")).code(1).json()["functions"][0]["culprit"];
    assert_eq!((&culprit["number"], &culprit["right_before"]), (&json!(2), &json!(true)));
}

#[test]
fn refine_refuses_what_it_cannot_judge() {
    let place = Place::new();
    place.write("branch.ll", BRANCH.as_bytes());
    // The same text would refine itself, whatever it does.
    for (file, divisor) in [("wide.ll", "%x"), ("one.ll", "1.0")] {
        let text =
            format!("define double @f(double %x) {{\n  %r = frem double %x, {divisor}\n  ret double %r\n}}");
        place.write(file, text.as_bytes());
    }
    let fails = |line: &str, sentence: &str| {
        let stderr = place.run(line).code(2).stderr;
        assert!(stderr.contains(sentence), "{stderr}");
    };
    fails("refine branch.ll", "the file must define @src and @tgt");
    fails("refine wide.ll one.ll", "no function could be judged");
    fails("refine branch.ll branch.ll --function g", "the source defines no @g");
    fails("refine branch.ll --passes nonsense", "unknown pass name 'nonsense'");
    fails("refine branch.ll --passes gvn --opt no-such-opt", "--opt no-such-opt: not on the search path");
    place.run("refine wide.ll one.ll").says("@f: not judged: remainder of floating-point numbers");
}

/// A promise that no engine models must not be believed where the target adds it.
#[test]
fn refine_does_not_accept_what_the_target_promises_in_addition() {
    let place = Place::new();
    let text = |attribute: &str| format!("define i8 @f(ptr {attribute}%p) {{\n  ret i8 0\n}}");
    place.write("plain.ll", text("").as_bytes());
    place.write("promise.ll", text("dead_on_return ").as_bytes());
    let message = "@f: not judged: the target promises more than is modelled: dead_on_return";
    place.run("refine plain.ll promise.ll").code(2).says(message);
    place.run("refine promise.ll plain.ll").code(0);
    let text = |attribute: &str| format!("define {attribute}float @f(float %x) {{\n  ret float %x\n}}");
    place.write("plain.ll", text("").as_bytes());
    place.write("promise.ll", text("nofpclass(nan) ").as_bytes());
    place.run("refine plain.ll promise.ll").code(1).says("@f: does not refine");
    place.run("refine promise.ll plain.ll").code(0).says("@f: refines on all values (proved)");
}

/// A product of sums that neither engine decides within seconds, and a function that is decided at once.
const HARD_AND_EASY: &str = "\
define i32 @src(i32 noundef %a, i32 noundef %b, i32 noundef %c) {
  %x = xor i32 %a, %c
  %y = mul i32 %x, %b
  %z = xor i32 %y, %a
  %r = mul i32 %z, %z
  %s = udiv i32 %r, 7
  ret i32 %s
}
define i32 @tgt(i32 noundef %a, i32 noundef %b, i32 noundef %c) {
  %o = or i32 %a, %c
  %n = and i32 %a, %c
  %x = sub i32 %o, %n
  %y = mul i32 %b, %x
  %z = xor i32 %a, %y
  %r = mul i32 %z, %z
  %s = udiv i32 %r, 7
  ret i32 %s
}
define i8 @src.easy(i8 %a) {
  ret i8 %a
}
define i8 @tgt.easy(i8 %a) {
  %r = xor i8 %a, 0
  ret i8 %r
}
";

#[test]
fn refine_ends_in_the_time_that_it_has() {
    let place = Place::new();
    place.write("pairs.ll", HARD_AND_EASY.as_bytes());
    let run = place.run("refine pairs.ll --function-time 100ms").code(0);
    run.says("@src: not judged: the time for it is over\n@src.easy: refines on all 258 inputs\n");
    // The first takes the time for all functions.
    let run = place.run("refine pairs.ll --function-time 100ms --duration 50ms").code(2);
    let run = run.says("@src: not judged: the time for it is over\n");
    run.says("@src.easy: not judged, too large: the time for all functions is over\n");
}

/// `@src.NAME` and `@tgt.NAME`; a source that is undefined on every input says nothing about a target.
#[test]
fn refine_compares_the_pairs_of_one_file() {
    let place = Place::new();
    let pairs = "define i32 @src.zero(ptr %p) {\n  %v = load i32, ptr %p\n  ret i32 %v\n}\n\
                 define i32 @tgt.zero(ptr %p) {\n  ret i32 0\n}\n\
                 define i32 @src.nothing() {\n  unreachable\n}\n\
                 define i32 @tgt.nothing() {\n  ret i32 0\n}\n";
    place.write("pairs.ll", pairs.as_bytes());
    let run = place.run("refine pairs.ll").code(1).says("@src.zero: does not refine\n");
    run.says("@src.nothing: vacuous: the source is undefined on all 1 inputs tried\n");
    place.run("refine pairs.ll --function src.nothing").code(2);
}

/// A program that uses much of the C library that `interpret` has.
const PROGRAM: &str = r#"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct S { unsigned a : 3; int b : 13; long c; };

static void say(const char *format, ...) {
    va_list list;
    va_start(list, format);
    vprintf(format, list);
    va_end(list);
}

int main(int argc, char **argv) {
    struct S *s = calloc(3, sizeof *s);
    s[1].a = 5, s[2].b = -77, s[0].c = 1L << 40;
    for (int i = 1; i < argc; i++) printf("%d:%s|", i, argv[i]);
    printf("\n%u %d %ld %5.2f %g %e %x %#o %-5d| %05d %c %s %lld\n", s[1].a, s[2].b, s[0].c, 3.14159, 1e10, 123.456,
           255, 8, 42, -42, 'x', "text", -1LL);
    say("%s %d %f %d %d %d %d %d %f %.3s\n", "list", 1, 2.5, 3, 4, 5, 6, 7, 8.25, "abcdef");
    char text[20];
    snprintf(text, sizeof text, "%s-%d", "longer than the array is", 12);
    puts(text);
    s = realloc(s, 100);
    printf("%u %s %ld\n", s[1].a, strchr(text, 't'), strtol("-0x1fz", 0, 16));
    fprintf(stderr, "%zu\n", strlen(text));
    free(s);
    return argc;
}
"#;

#[test]
fn interpret_runs_programs_in_c() {
    let place = Place::new();
    place.write("program.c", PROGRAM.as_bytes());
    let wanted = "1:one|2:two words|\n5 -77 1099511627776  3.14 1e+10 1.234560e+02 ff 010 42   | -0042 x text -1\n\
                  list 1 2.500000 3 4 5 6 7 8.250000 abc\nlonger than the arr\n5 than the arr -31\n";
    // The status is the program's own, which is the number of its arguments.
    let run = place.run_with(&["interpret", "program.c", "--", "one", "two words"]).code(3);
    assert_eq!(run.stdout, wanted);
    assert_eq!(run.stderr, "19\n");
    let report = place.run_with(&["interpret", "program.c", "--json"]).code(1).json();
    assert_eq!((&report["status"], &report["ended"]), (&json!(1), &json!("finished")));
}

#[test]
fn interpret_stops_where_a_program_is_undefined() {
    let place = Place::new();
    let undefined = |body: &str, kind: &str| {
        let head = "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n";
        place.write("bad.c", format!("{head}int main(void) {{ {body} return 0; }}").as_bytes());
        let stderr = place.run("interpret bad.c").code(1).stderr;
        assert!(stderr.contains(&format!("bad.c: undefined: {kind} in @main")), "{body}: {stderr}");
    };
    undefined("int *p = malloc(8); free(p); printf(\"%d\\n\", p[0]);", "use-after-scope");
    undefined("int *p = malloc(8); p[2] = 1;", "out-of-bounds");
    undefined("int *p = malloc(8); free(p + 1);", "invalid-free");
    undefined("int *p = malloc(8); free(p); free(p);", "invalid-free");
    undefined("char b[4]; strcpy(b, \"abcd\");", "out-of-bounds");
    undefined("char b[4]; puts(b);", "observed-poison");
    undefined("printf(\"%d %d\\n\", 1);", "call-mismatch");
    // LLVM 19 loads undef from what was never written, which may be printed; the thesis and later versions load poison.
    let body = "int *p = malloc(8); printf(\"%d\\n\", p[0]); return 0;";
    place.write(
        "never.c",
        format!("#include <stdio.h>\n#include <stdlib.h>\nint main(void) {{ {body} }}").as_bytes(),
    );
    place.run("interpret never.c").code(0);
    let stderr = place.run("interpret never.c --semantics thesis").code(1).stderr;
    assert!(stderr.contains("undefined: poison-argument in @main"), "{stderr}");
}

/// The explanation names the instruction, its line, the way of the poison, and the callers.
#[test]
fn interpret_says_how_a_program_became_undefined() {
    let place = Place::new();
    let program = "static int quotient(int a, int b) {\n    return a / b;\n}\nint main(int argc, char **argv) {\n    \
                   int big = 2147483647;\n    return quotient(5, big + argc);\n}\n";
    place.write("poison.c", program.as_bytes());
    let stderr = place.run("interpret poison.c").code(1).stderr;
    let wanted = [
        "poison.c: undefined: poison-",
        "  at `",
        " in @main (",
        "poison.c:6)",
        "  born in `",
        "add nsw i32",
    ];
    for words in wanted {
        assert!(stderr.contains(words), "{words}: {stderr}");
    }
    let report = place.run("interpret poison.c --json").code(1).json();
    assert!(report["explanation"][0].as_str().unwrap().contains("poison.c:6"));
}

/// The explanation goes on where poison was in memory.
#[test]
fn interpret_names_the_store_that_left_poison_in_memory() {
    let place = Place::new();
    let program = "int main(int argc, char **argv) {\n    int big = 2147483647;\n    \
                   int kept = big + argc;\n    return 5 / kept;\n}\n";
    place.write("stored.c", program.as_bytes());
    let stderr = place.run("interpret stored.c").code(1).stderr;
    let lines: Vec<&str> = stderr.lines().collect();
    let born = lines.iter().position(|line| line.starts_with("  born in `")).expect("a birth");
    assert!(lines[born].contains("add nsw i32") && lines[born].contains("stored.c:3"), "{stderr}");
    assert!(lines[..born].iter().any(|line| line.starts_with("  through `store i32")), "{stderr}");
}

/// A stack overflow is named, with the calls that fill the stack.
#[test]
fn interpret_says_that_the_stack_is_full() {
    let place = Place::new();
    let program = "static int deeper(int n) {\n    return deeper(n + 1) + 1;\n}\nint main(void) {\n    return deeper(0);\n}\n";
    place.write("deep.c", program.as_bytes());
    let stderr = place.run("interpret deep.c").code(2).stderr;
    for words in
        ["deep.c: stack overflow: ", " calls are open", "  at `", "  called by `", "deep.c:2)", "more calls"]
    {
        assert!(stderr.contains(words), "{words}: {stderr}");
    }
    let report = place.run("interpret deep.c --json").code(2);
    assert!(report.stdout.contains("stack overflow"), "{}", report.stdout);
}

#[test]
fn interpret_runs_a_function_on_the_engine_that_is_asked_for() {
    let place = Place::new();
    place.write("f.ll", b"define i8 @f() {\n  %x = freeze i8 undef\n  ret i8 %x\n}\n");
    let fast = place.run("interpret f.ll --engine fast --json").code(0).json();
    assert_eq!((&fast["precision"], &fast["allowed"]), (&json!("unknown"), &json!([])));
    let precise = place.run("interpret f.ll --engine precise --json").code(0).json();
    assert_ne!(precise["allowed"], json!([]));
}

#[test]
fn interpret_names_what_a_program_lacks() {
    let place = Place::new();
    place.write("fork.c", b"int fork(void);\nint main(void) { return fork(); }\n");
    let stderr = place.run("interpret fork.c").code(2).stderr;
    assert!(
        stderr.contains("it calls @fork, which it does not define and the C library here lacks"),
        "{stderr}"
    );
    place.write("wrong.c", b"int main(void) { return x; }\n");
    assert!(place.run("interpret wrong.c").code(2).stderr.contains("undeclared identifier 'x'"));
}

/// A module that no verifier accepts has relations all the same, and the rules say where it is wrong.
#[test]
fn facts_says_which_rules_are_broken() {
    let place = Place::new();
    let text = "define i32 @f(i32 %x) {\n  %b = add i32 %a, 1\n  %a = add i32 %x, 1\n  ret i32 %b\n}\n";
    place.write("order.ll", text.as_bytes());
    let message = place.run_with(&["facts", "order.ll"]).code(1).stdout;
    assert!(message.contains("order: instruction @f:b0:0\n"), "{message}");
    let json = place.run_with(&["facts", "order.ll", "--json"]).code(1).json();
    assert_eq!((&json["from"], &json["instructions"]), (&json!("ir"), &json!(3)));
    assert_eq!(json["broken"][0]["rule"], json!("order"));
    assert_eq!(json["relations"]["instruction_next"], json!(2));
}

/// The relations of C have the source's, and its files hold every relation.
#[test]
fn facts_writes_relations_of_the_source() {
    let place = Place::new();
    let file = seed("article_two_ints.c");
    place.run_with(&["facts", file.to_str().unwrap(), "--out", "out"]).code(0).says("(by bitfrost)");
    assert_eq!(place.read("out/record_field_offset.facts"), "record0\t0\t0\nrecord0\t1\t32\n");
    assert_eq!(place.read("out/argument_class.facts"), "signature1\t0\tdirect\n");
    assert!(place.read("out/bitfrost.dl").contains(".input instruction_operand\n"));
    assert!(place.read("out/derived/operand_type.facts").contains("\tptr\n"));
    assert!(place.read("out/facts.lp").contains("struct_type_name("));
}

/// A table each, views of the roles, and no file that is there is touched.
#[test]
fn facts_writes_a_database() {
    let place = Place::new();
    let text = "define i32 @f(i32 %x) {\n  %a = add i32 %x, 7\n  %b = mul i32 %a, %a\n  ret i32 %b\n}\n";
    place.write("sum.ll", text.as_bytes());
    place.run_with(&["facts", "sum.ll", "--sqlite", "sum.db"]).code(0);
    #[expect(clippy::disallowed_methods, reason = "the test looks at what is written")]
    let database = rusqlite::Connection::open(place.path("sum.db")).unwrap();
    let ask = |sql: &str| -> String { database.query_row(sql, [], |row| row.get(0)).unwrap() };
    assert_eq!(
        ask("SELECT i.Text FROM add_instruction_second_operand a
             JOIN operand_by_immediate b ON b.O = a.X JOIN immediate_value i USING (Imm)"),
        "7"
    );
    assert_eq!(
        ask("SELECT group_concat(O, ' ') FROM instruction_operand JOIN mul_instruction USING (I)"),
        "@f:%v1 @f:%v1"
    );
    assert_eq!(ask("SELECT T FROM operand_type WHERE O = '@f:%v1'"), "i32");
    let tables = "SELECT count(*) || '' FROM sqlite_schema WHERE type = 'table'";
    assert_eq!(ask(tables), (relations::RELATIONS.len() + relations::DERIVED.len()).to_string());
    let refused = place.run_with(&["facts", "sum.ll", "--sqlite", "sum.ll"]).code(2);
    assert!(refused.stderr.contains("sum.ll"), "{refused:?}");
    assert_eq!(place.read("sum.ll"), text);
}
