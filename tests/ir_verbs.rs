//! The verbs that take LLVM IR, through the binary: exit code and output.
mod common;

use common::Place;
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
    let run = run
        .says("whatever is chosen (4 outcomes, exact): finished\n  result: i32 0x10, but the bits 0x3 may");
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
        run.says("poison from the uninitialised `%v0 = alloca %struct.S, align 4` in @branches, b0, bit 0");
    run.says("reached `br i1 %v2, label %b1, label %b2` in @branches, b0: poison-branch");
    let chooses =
        place.run("interpret x.ll --entry branches --semantics thesis,branch=choice --json").code(0).json();
    let results: Vec<_> = chooses["allowed"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| &one["result"][0]["value"]["value"])
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
    fails("interpret x.ll", "which function? --entry one of @frozen, @branches");
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
    place.write("wide.ll", b"define double @f(double %x) {\n  ret double %x\n}");
    let fails = |line: &str, sentence: &str| {
        let stderr = place.run(line).code(2).stderr;
        assert!(stderr.contains(sentence), "{stderr}");
    };
    fails("refine branch.ll", "the file must define @src and @tgt");
    fails("refine wide.ll wide.ll", "no function could be judged");
    fails("refine branch.ll branch.ll --function g", "the source defines no @g");
    fails("refine branch.ll --passes nonsense", "unknown pass name 'nonsense'");
    fails("refine branch.ll --passes gvn --opt no-such-opt", "--opt no-such-opt: not on the search path");
    place.run("refine wide.ll wide.ll").says("@f: not judged: type that is no small integer");
}

/// A promise that no engine models must not be believed where the target adds it.
#[test]
fn refine_does_not_accept_what_the_target_promises_in_addition() {
    let place = Place::new();
    let text = |attribute: &str| format!("define {attribute}i8 @f(i8 %x) {{\n  ret i8 %x\n}}");
    place.write("plain.ll", text("").as_bytes());
    place.write("promise.ll", text("range(i8 0, 2) ").as_bytes());
    let said = "@f: not judged: the target promises more than is modelled: range";
    place.run("refine plain.ll promise.ll").code(2).says(said);
    place.run("refine promise.ll plain.ll").code(0);
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
