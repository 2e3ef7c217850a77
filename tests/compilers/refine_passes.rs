//! `refine --passes` through the binary: several versions of LLVM, the pass that is wrong, the smallest function that shows it, and
//! code generation. Wrong compilers are scripts in front of right ones.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]
use crate::common;

use std::fs;

use common::Place;
use serde_json::json;

impl Place {
    /// An `opt` that makes subtractions of additions from its second pass on, if its user lets it run two.
    fn wrong_opt(&self) {
        self.script(
            "wrong-opt",
            "limit=9999\n\
             for word in \"$@\"; do\n  case $word in\n    -opt-bisect-limit=-1) ;;\n    \
             -opt-bisect-limit=*) limit=${word#*=} ;;\n  esac\ndone\n\
             opt-19 \"$@\" || exit\n\
             if [ \"$limit\" -ge 2 ] && [ -f output.ll ]; then sed -i 's/ = add i8 / = sub i8 /' output.ll; fi",
        );
    }

    /// The command that the export of the first finding has in its `bitfrost.sh`, for the directory above.
    fn exported_command(&self, database: &str) -> String {
        self.run(&format!("triage export 1 --format folder --output out --db {database}")).code(0);
        let script = self.read("out/finding-1/bitfrost.sh");
        let command = script.lines().last().unwrap().strip_prefix("exec bitfrost ").unwrap();
        command.replace("program.ll", "out/finding-1/program.ll")
    }
}

/// More than a wrong addition needs.
const SUM: &str = "\
define i8 @sum(i8 %x, i8 %y, i1 %c) {
entry:
  %a = mul i8 %x, 3
  %b = xor i8 %y, %a
  br i1 %c, label %t, label %e
t:
  %d = add i8 %b, %y
  br label %e
e:
  %r = phi i8 [ %d, %t ], [ %b, %entry ]
  ret i8 %r
}

define i8 @right(i8 %x) {
  %r = mul i8 %x, %x
  ret i8 %r
}
";

#[test]
fn a_wrong_pass_is_shown_on_a_small_function() {
    let place = Place::new();
    place.wrong_opt();
    place.write("sum.ll", SUM.as_bytes());
    let line = "refine sum.ll --passes instcombine,simplifycfg,gvn --opt ./wrong-opt --reduce-time 2m";
    let run = place.run(line).code(1).says("wrong-opt (LLVM 19");
    let run = run.says("@right: refines on all").says("@sum: does not refine");
    let run = run
        .says("wrong after pass 2: SimplifyCFGPass on sum")
        .says("  of this, -passes='function(simplifycfg<");
    run.says("instructions to 2)").says("  makes this").says("which does not refine it on (");
    let report = place.run(&format!("{line} --json")).code(1).json();
    let culprit = &report["functions"][0]["culprit"];
    assert_eq!((&culprit["number"], &culprit["right_before"]), (&json!(2), &json!(true)));
    assert!(culprit["before"].as_str().unwrap().contains("mul i8"), "{culprit}");
    let minimal = &culprit["minimal"];
    let text = |key: &str| minimal[key].as_str().unwrap().to_owned();
    assert!(text("before").contains("add i") && text("after").contains("sub i"), "{minimal}");
    assert!(!text("before").contains("br ") && !text("before").contains("@right"), "{minimal}");
    assert_eq!(minimal["instructions"][1], json!(2), "{minimal}");
    let cost = &report["cost"];
    assert_eq!((&cost["rounds"], &cost["processes"]), (&json!(2), &json!(1)));
    // Some systems count a thread's CPU time in ticks: two small rounds may cost none.
    let (own, rate) = (cost["own_cpu_seconds"].as_f64().unwrap(), &cost["rounds_per_cpu_second"]);
    assert_eq!(rate.as_f64().is_some_and(|rate| rate > 0.0), own > 0.0, "{cost}");
}

#[test]
fn the_cost_says_how_many_functions_were_judged() {
    let place = Place::new();
    let scalable = "define <vscale x 4 x i32> @scalable(<vscale x 4 x i32> %x) {\n\
                    \x20 %y = add <vscale x 4 x i32> %x, zeroinitializer\n  ret <vscale x 4 x i32> %y\n}\n";
    let fixed = "define i32 @fixed(i32 %x) {\n  %y = add i32 %x, 0\n  ret i32 %y\n}\n";
    place.write("two.ll", format!("{fixed}{scalable}").as_bytes());
    let run = place.run("refine two.ll --passes instcombine");
    run.says("@fixed: refines on all").says("1 of 2 functions judged in ");
}

#[test]
fn a_wrong_pass_is_shown_as_it_is_where_nothing_is_reduced() {
    let place = Place::new();
    place.wrong_opt();
    place.write("sum.ll", SUM.as_bytes());
    let line = "refine sum.ll --passes instcombine,simplifycfg --opt ./wrong-opt --no-reduce";
    let run = place.run(line).code(1).says("  before the pass:\n    define i8 @sum(").says("  after it:\n");
    assert!(!run.stdout.contains("makes this"), "{}", run.stdout);
    let report = place.run(&format!("{line} --json")).code(1).json();
    assert_eq!(report["functions"][0]["culprit"]["minimal"], json!(null));
}

/// An `opt` of an older LLVM gets the module without what it does not know.
#[test]
fn each_opt_is_given_what_it_knows() {
    let place = Place::new();
    let old = "case $1 in --version) echo 'LLVM version 14.0.6'; exit ;; esac\n\
               if grep -q nneg input.ll; then echo 'input.ll:2: error: expected type' >&2; exit 1; fi\n\
               [ \"$1\" = -opaque-pointers ] && shift\nexec opt-19 \"$@\"";
    place.script("old-opt", old);
    place.write("nneg.ll", b"define i16 @f(i8 %x) {\n  %r = zext nneg i8 %x to i16\n  ret i16 %r\n}\n");
    let line = "refine nneg.ll --passes instcombine --opt opt-19 --opt ./old-opt";
    let run = place.run(line).code(0).says("opt-19 (LLVM 19");
    run.says("old-opt (LLVM 14.0.6):\n  it does not know nneg: it was given the module without\n@f: refines on all");
    let opts = &place.run(&format!("{line} --json")).code(0).json()["opts"];
    assert_eq!((&opts[0]["without"], &opts[1]["without"]), (&json!([]), &json!(["nneg"])));
    assert_eq!((&opts[1]["name"], &opts[1]["version"]), (&json!("old-opt"), &json!("14.0.6")));
}

#[test]
fn an_opt_that_refuses_the_module_is_named() {
    let place = Place::new();
    let refuses = "case $1 in --version) echo 'LLVM version 19.0.0'; exit ;; esac\n\
                   echo 'input.ll:1:8: error: expected type' >&2; exit 1";
    place.script("refuses", refuses);
    place.write("f.ll", b"define i16 @f(i8 %x) {\n  %r = zext i8 %x to i16\n  ret i16 %r\n}\n");
    let run = place.run("refine f.ll --passes instcombine --opt ./refuses --opt opt-19").code(2);
    assert!(
        run.stderr.contains("refuses (LLVM 19.0.0): input.ll:1:8: error: expected type"),
        "{}",
        run.stderr
    );
    run.says("opt-19 (LLVM 19").says("@f: refines on all");
    place.script("dies", "case $1 in --version) echo 'LLVM version 19.0.0'; exit ;; esac\nkill -SEGV $$");
    let run = place.run("refine f.ll --passes instcombine --opt ./dies").code(3);
    assert!(run.stderr.contains("dies (LLVM 19.0.0): it crashed"), "{}", run.stderr);
}

/// Integers, objects behind pointers, and nothing to call.
const COMPILED: &str = "\
define i32 @sum(i32 %x, i16 signext %y) {
  %w = sext i16 %y to i32
  %r = add i32 %x, %w
  ret i32 %r
}

define void @put(ptr %p, i8 %x) {
  %v = load i8, ptr %p
  %s = xor i8 %v, %x
  store i8 %s, ptr %p
  ret void
}

define float @half(float %x) {
  %r = fmul float %x, 0.5
  ret float %r
}
";

#[test]
fn compiled_code_is_called() {
    let place = Place::new();
    place.write("code.ll", COMPILED.as_bytes());
    for program in ["llc-19", "clang-19"] {
        let run = place.run(&format!("refine code.ll --codegen={program}")).code(0);
        let run = run.says(&format!("  code by {program} (LLVM 19"));
        run.says("not checked: unsupported: parameters other than integers of up to 64 bits and pointers");
    }
    let other = "target datalayout = \"E-i64:64\"\n".to_owned() + COMPILED;
    place.write("other.ll", other.as_bytes());
    place.run("refine other.ll --codegen").code(0).says("not checked: code for another platform");
    let report = place.run("refine code.ll --passes default<O2> --codegen --json").code(0).json();
    for at in 0..2 {
        let check = &report["functions"][at]["codegen"];
        assert_eq!(check["verdict"], json!("agrees"), "{check}");
        assert!(check["calls"].as_u64().unwrap() > 10, "{check}");
    }
}

/// The back end is wrong about one function, and its code of another does not come back.
#[test]
fn wrong_code_is_found_with_its_input() {
    let place = Place::new();
    place.write("code.ll", COMPILED.as_bytes());
    let wrong = "for word in \"$@\"; do\n  case $word in\n    subject-O2.ll) sed -i 's/ = add i32 / = or i32 /' $word ;;\n  \
                 esac\ndone\nexec llc-19 \"$@\"";
    place.script("wrong-llc", wrong);
    let run = place.run("refine code.ll --codegen=./wrong-llc").code(1).says("wrong-llc (LLVM 19");
    run.says(" at -O2: wrong\n  on (").says("the source returns").says("  next: wrong-llc -O2 -filetype=obj");
    let dies =
        wrong.replace("s/ = add i32 / = or i32 /", "s/  ret void/  call void @llvm.trap()\\n  ret void/");
    place.script("wrong-llc", &dies);
    let report = place.run("refine code.ll --codegen=./wrong-llc --json").code(1).json();
    let check = &report["functions"][1]["codegen"];
    assert_eq!((&check["verdict"], &check["level"]), (&json!("differs"), &json!("-O2")));
    assert!(check["difference"].as_str().unwrap().contains("dies of signal"), "{check}");
    assert_eq!(report["functions"][0]["codegen"]["verdict"], json!("agrees"));
    let stores = wrong.replace("s/ = add i32 / = or i32 /", "s/ = xor i8 / = or i8 /");
    place.script("wrong-llc", &stores);
    place.run("refine code.ll --codegen=./wrong-llc").code(1).says("the compiled code leaves 0x");
    place.run("refine code.ll --codegen=no-such-llc").code(2);
    place.run("refine code.ll --codegen=true").code(2);
}

/// Mutants of the functions of a directory go through a right and a wrong `opt`.
#[test]
#[ignore = "9 CPU s: a campaign with a wrong pass"]
fn a_campaign_over_modules_finds_a_wrong_pass() {
    let place = Place::new();
    place.wrong_opt();
    fs::create_dir(place.path("seeds")).unwrap();
    place.write("seeds/sum.ll", SUM.as_bytes());
    place.write("seeds/broken.ll", b"define");
    let line = "fuzz --profile ir --seeds seeds --programs 64 --jobs 1 --seed 1 --no-reduce --passes instcombine,simplifycfg";
    let run = place.run(&format!("{line} --opt opt-19 --db right.db")).code(0);
    assert!(run.stderr.contains("1 modules cannot be read: left out"), "{}", run.stderr);
    let both = format!("{line} --opt opt-19 --opt ./wrong-opt --db wrong.db --json");
    let report = place.run(&both).code(1).json();
    let verdicts = &report["verdicts"];
    assert!(
        verdicts["mismatch"].as_u64().unwrap() > 8 && verdicts["refines"].as_u64().unwrap() > 8,
        "{report}"
    );
    let run = place.run("triage list --db wrong.db").code(0);
    run.says("value(simplifycfg) ./wrong-opt");
    place.run("triage show 1 --db wrong.db").code(0).says("./wrong-opt -passes=instcombine,simplifycfg");
    place.run("triage verify 1 --db wrong.db").code(1).says("still there");
    let run = place.run("reduce 1 --db wrong.db").code(0);
    run.says("define i").says(" = add i");
    let command = place.exported_command("wrong.db");
    assert!(command.ends_with(" --passes instcombine,simplifycfg --opt=./wrong-opt"), "{command}");
    place.run(&command).code(1).says("does not refine");
    place.run("fuzz --profile mixed --seeds seeds --programs 1 --db x.db").code(2);
    place.run("fuzz --seeds seeds --opt opt-19 --programs 1 --db x.db").code(2);
    place.run("fuzz --profile ir --seeds . --programs 1 --db x.db").code(2);
}

/// Functions of a directory and their mutants go through a wrong back end, which is asked again when it is right.
#[test]
#[ignore = "13 CPU s: a campaign with two versions of a back end"]
fn a_campaign_over_functions_finds_a_wrong_back_end() {
    let place = Place::new();
    let wrong = "for word in \"$@\"; do\n  case $word in\n    subject-O2.ll) sed -i 's/ = add i32 / = or i32 /' $word ;;\n  \
                 esac\ndone\nexec llc-19 \"$@\"";
    place.script("my-llc", wrong);
    fs::create_dir(place.path("seeds")).unwrap();
    place.write("seeds/code.ll", COMPILED.as_bytes());
    let line = "fuzz --profile ir --seeds seeds --programs 12 --jobs 1 --seed 1 --no-reduce";
    place.run(&format!("{line} --codegen --db right.db")).code(0);
    let report =
        place.run(&format!("{line} --codegen=./my-llc --codegen=llc-19 --db x.db --json")).code(1).json();
    let verdicts = &report["verdicts"];
    assert!(verdicts["mismatch"].as_u64() > Some(0) && verdicts["refines"].as_u64() > Some(0), "{report}");
    place.run("reduce 1 --db x.db").code(0).says(" = add i32 ");
    place.run("triage list --db x.db").code(0).says("value ./my-llc: add");
    let page = place.run("triage show 1 --db x.db").code(0).says("value by ./my-llc -O2: on (");
    page.says("define i32 @sum(").says("reduced, after").says("the source returns");
    place.run("triage verify 1 --db x.db").code(1).says("still there");
    let report = place.run("triage export 1 --db x.db").code(0);
    report.says("the case is a module of LLVM IR");
    let command = place.exported_command("x.db");
    assert!(command.ends_with("program.ll --codegen=./my-llc"), "{command}");
    place.run(&command).code(1).says("the compiled code");
    place.script("my-llc", "exec llc-19 \"$@\"");
    place.run("triage verify 1 --db x.db").code(0).says("gone");
    fs::remove_file(place.path("my-llc")).unwrap();
    place.run("triage verify 1 --db x.db").code(1).says("unclear");
    place.run("fuzz --seeds seeds --codegen --programs 1 --db y.db").code(2);
    place.run(&format!("{line} --codegen --passes gvn --db y.db")).code(2);
    place.run(&format!("{line} --codegen=no-such-llc --db y.db")).code(2);
}

/// The versions of LLVM that are here.
#[test]
fn all_versions_that_are_here_are_right() {
    let place = Place::new();
    place.write("sum.ll", SUM.as_bytes());
    let here = ["opt-14", "opt-16", "opt-19", "opt-22"].into_iter().filter(|name| {
        std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default())
            .any(|path| path.join(name).exists())
    });
    let opts: Vec<&str> = here.collect();
    let flags: String = opts.iter().map(|opt| format!(" --opt {opt}")).collect();
    let run = place.run(&format!("refine sum.ll --passes default<O2>{flags}")).code(0);
    for opt in opts {
        assert!(run.stdout.contains(&format!("{opt} (LLVM ")), "{}", run.stdout);
    }
    assert!(!run.stdout.contains("not judged"), "{}", run.stdout);
}
