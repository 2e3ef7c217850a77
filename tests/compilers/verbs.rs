//! Every verb through the binary: exit code and output.
use crate::common;

use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;

use common::{Place, ended, seed};
use lang::Target;
use serde_json::{Value, json};

#[test]
fn generate_prints_the_same_programs_every_time() {
    let place = Place::new();
    let once = place.run("generate --seed 3 --count 5").code(0);
    assert_eq!(once.stdout, place.run("generate --seed 3 --count 5").stdout);
    let last = place.run("generate --seed 3 --start 4").code(0);
    assert!(once.stdout.ends_with(&last.stdout) && last.stdout.starts_with("/* bitfrost case, version 1\n"));
}

#[test]
fn generate_has_every_form() {
    let place = Place::new();
    for (form, expected) in [("c", "int main(void)"), ("ir", "define "), ("json", "\"functions\"")] {
        place.run(&format!("generate --profile single --as {form}")).code(0).says(expected);
    }
    let json = place.run("generate --count 2 --json").code(0);
    assert_eq!(json.json(), json!({ "programs": 2 }));
    let first: Value = serde_json::from_str(json.stdout.lines().next().unwrap()).unwrap();
    assert_eq!((&first["seed"], &first["index"]), (&json!("0x1"), &json!(0)));
    assert!(first["c"].as_str().unwrap().contains("int main(void)"));
}

#[test]
fn what_generate_saves_check_reads() {
    let place = Place::new();
    place.run("generate --count 2 --dna saved").code(0).says("saved/seed1-1.dna");
    let c = place.run("generate --start 1").stdout;
    place.write("one.c", c.as_bytes());
    let checked = place.run("check --no-native --json saved/seed1-1.dna one.c").code(0).json();
    let programs = checked["programs"].as_array().unwrap();
    assert_eq!(programs.len(), 2);
    assert_eq!(programs[0]["engines"], programs[1]["engines"], "DNA and C are the same program");
}

#[test]
fn check_compares_every_engine() {
    let place = Place::new();
    let file = seed("article_two_ints.c");
    let report =
        ended(place.command().args(["check", "--json", "--config", "two.toml"]).arg(&file)).code(0).json();
    let program = &report["programs"][0];
    assert_eq!(program["file"], json!(file.display().to_string()));
    assert_eq!(program["verdict"], json!("agree"));
    let engines = program["engines"].as_object().unwrap();
    let names: Vec<&str> = engines.keys().map(String::as_str).collect();
    let expected = [
        "clang-19 -O0",
        "clang-19 -O0 > word -O0",
        "interpreter:word",
        "reference",
        "word -O0",
        "word -O0 > clang-19 -O0",
    ];
    assert_eq!(names, expected);
    assert!(engines.values().all(|outcome| *outcome == engines["reference"]));
}

#[test]
fn check_finds_what_a_wrong_compiler_does() {
    let place = Place::new();
    place.write("y.c", WRONG_LAYOUT.as_bytes());
    place
        .run("check --config wrong.toml y.c")
        .code(1)
        .says("mismatch")
        .says("next: bitfrost reduce y.c --config wrong.toml");
    place.run("check --no-native y.c").code(0).says("agree");
}

/// Laid out differently by a compiler that packs.
const WRONG_LAYOUT: &str = "\
void bf_observe(unsigned int, unsigned long long);
struct S { char a; int b; };
struct S f(struct S s) { bf_observe(0u, (unsigned long long)s.b); s.b = 7; return s; }
void entry(void)
{
    struct S s = {.a = 1, .b = 2};
    struct S r = f(s);
    bf_observe(1u, (unsigned long long)r.b);
    bf_observe(2u, (unsigned long long)r.a);
}
int main(void) { entry(); return 0; }
";

#[test]
fn reduce_keeps_what_is_wrong() {
    let place = Place::new();
    place.write("y.c", WRONG_LAYOUT.as_bytes());
    place
        .run("reduce --config wrong.toml y.c")
        .code(0)
        .says("next: bitfrost check y.reduced.c --config wrong.toml");
    let reduced = place.read("y.reduced.c");
    assert!(reduced.starts_with("/* bitfrost case, version 1\n"), "{reduced}");
    place.run("check --config wrong.toml y.reduced.c").code(1).says("mismatch");
    assert!(
        place
            .run("reduce --no-native y.c")
            .code(2)
            .stderr
            .contains("nothing to reduce, the verdict is agree")
    );
}

#[test]
fn explain_shows_bits_classes_registers_and_signature() {
    let place = Place::new();
    let text = "struct S { unsigned a : 3; int : 0; char c; double d; }; struct S f(struct S, signed char);";
    insta::assert_snapshot!(place.run_with(&["explain", text]).code(0).stdout);
    insta::assert_json_snapshot!(place.run_with(&["explain", text, "--json"]).code(0).json());
    place.write("decl.h", text.as_bytes());
    let from_file = place.run("explain decl.h").stdout;
    let from_stdin = ended(place.command().args(["explain", "-"]).write_stdin(text));
    assert_eq!(from_file, from_stdin.stdout);
    assert_eq!(from_file, place.run_with(&["explain", text]).stdout);
}

/// Layout, calls in both directions on every machine, and the LLVM signature.
#[test]
fn explain_is_confirmed_by_compilers() {
    let place = Place::new();
    let text = "struct S { float x; int n : 3; char c[3]; }; struct S f(struct S, double, struct S *);";
    let ended =
        place.run_with(&["explain", text, "--against", "clang-19", "--against", "gcc", "--json"]).code(0);
    let report = ended.json();
    let against = report["against"].as_array().unwrap();
    let asked = |compiler: &str| {
        let is = |comparison: &&Value| {
            comparison["compiler"].as_str().is_some_and(|name| name.starts_with(compiler))
        };
        against.iter().filter(is).map(|comparison| comparison["target"].as_str().unwrap()).collect::<Vec<_>>()
    };
    assert_eq!(asked("clang-19"), Target::ALL.map(Target::name));
    assert_eq!(asked("gcc"), asked("clang-19"));
    for one in against {
        assert_eq!((&one["differences"], &one["unasked"]), (&json!([]), &json!([])), "{one}");
        assert!(one["confirmed"].as_u64().unwrap() > 30, "{one}");
    }
}

#[test]
fn explain_names_the_known_difference_that_a_fact_is() {
    let place = Place::new();
    let text = "struct S { float f; int : 32; double d; };";
    let arguments = ["explain", text, "--target", "x86_64-linux-gnu", "--against", "gcc"];
    place
        .run_with(&arguments)
        .code(0)
        .says("but for known differences")
        .says("struct S by value: argument 1.d, from us to gcc")
        .says("known: unnamed-bit-field-in-eightbyte, An unnamed bit-field makes the eightbytes it touches INTEGER");
}

/// Each kind of vector registers by itself, and clang's declaration also where the processor lacks them.
#[test]
#[ignore = "6 CPU s: both widths of vectors with clang and gcc"]
fn explain_tells_vector_registers_apart() {
    let place = Place::new();
    let text = "typedef long V __attribute__((vector_size(64))); struct S { V v; }; struct S f(struct S, V);";
    let arguments = ["explain", text, "--vectors", "sse,avx512", "--against", "clang-19", "--json"];
    // Without the registers no compiler is given a vector of 64 bytes: that part is not confirmed.
    let report = place.run_with(&arguments).code(2).json();
    let on = |unit: &str| {
        let targets = report["targets"].as_array().unwrap();
        targets.iter().find(|target| target["vectors"] == json!(unit)).unwrap().clone()
    };
    assert_eq!(on("sse")["records"][0]["classes"], json!(["MEMORY: a vector is wider than the registers"]));
    let wide = on("avx512");
    assert_eq!(wide["records"][0]["classes"][7], json!("SSEUP"));
    assert_eq!(wide["functions"][0]["parameters"][1]["travels"], json!("zmm1"));
    let llvm = "declare dso_local <8 x i64> @f(<8 x i64>, <8 x i64> noundef) nounwind \"target-features\"=\"+avx512f\"";
    assert_eq!(wide["functions"][0]["llvm"], json!(llvm));
    let against = report["against"].as_array().unwrap();
    let asked = against.iter().find(|comparison| comparison["vectors"] == json!("avx512")).unwrap();
    assert!(asked["confirmed"].as_u64().unwrap() >= 2, "{asked}");
    place.run_with(&["explain", text, "--vectors", "avx,avx512"]).says("on x86_64-linux-gnu with avx512:");
}

#[test]
fn explain_draws() {
    let place = Place::new();
    let text = "struct S { float f; int b : 3; }; void f(struct S);";
    place.run_with(&["explain", text, "--svg", "s.svg"]).code(0);
    let first = place.read("s.svg");
    assert!(first.starts_with("<svg") && first.contains("data-target=\"aarch64-linux-gnu\""), "{first}");
    place.run_with(&["explain", text, "--svg", "s.svg"]).code(0);
    assert_eq!(place.read("s.svg"), first);
    let unwritable = place.run_with(&["explain", text, "--svg", "no/such/directory/s.svg"]).code(2);
    assert!(unwritable.stderr.contains("no/such/directory/s.svg"), "{unwritable:?}");
}

#[test]
fn lower_prints_ir() {
    let place = Place::new();
    let file = seed("article_two_ints.c");
    ended(place.command().arg("lower").arg(&file)).code(0).says("define dso_local i64 @pass(i64");
    let json = ended(place.command().args(["lower", "--json"]).arg(&file)).code(0).json();
    assert_eq!((&json["strategy"], &json["vectors"]), (&json!("word"), &json!("sse")));
    ended(place.command().args(["lower", "--vectors", "avx"]).arg(&file))
        .code(0)
        .says("\"target-features\"=\"+avx\" \"min-legal-vector-width\"=\"0\"");
}

#[test]
#[ignore = "12 CPU s: each entry with its compilers"]
fn the_ledger_is_listed_and_tried_again() {
    let place = Place::new();
    let listed = place.run("ledger").code(0);
    listed.says("vector-of-one-float: divergence: no clause decides (").says("next: bitfrost ledger --rerun");
    let ran = place.run("ledger --rerun int128-gives-up-the-last-register --json").code(0).json();
    let run = &ran["entries"][0]["runs"][0];
    assert_eq!(run["result"], "holds", "{ran}");
    let side = |name: &str| {
        let compilers = run["compilers"].as_array().unwrap();
        compilers.iter().find(|entry| entry["compiler"] == name).map(|entry| entry["side"].as_str().unwrap())
    };
    assert_eq!((side("clang-19"), side("gcc-12")), (Some("named"), Some("other")), "{ran}");
    let unknown = place.run("ledger no-such-entry").code(2);
    assert!(unknown.stderr.contains("no entry's name contains `no-such-entry`"), "{unknown:?}");
}

#[test]
fn doctor_names_engines_and_tools() {
    let place = Place::new();
    place.run("doctor").code(0).says("interpreter:word (built in)").says("clang-19 -O2 (/");
    let report = place.run("doctor --json").code(0).json();
    assert_eq!(report["problem"], Value::Null);
    assert!(report["engines"][0]["hash"].as_str().unwrap().len() >= 16);
}

#[test]
fn doctor_says_how_old_the_answers_are_and_asks_anew() {
    let place = Place::new();
    // A machine with one compiler, which is asked in a moment.
    fs::create_dir(place.path("bin")).unwrap();
    for tool in ["gcc", "ld", "as"] {
        symlink(Path::new("/usr/bin").join(tool), place.path("bin").join(tool)).unwrap();
    }
    let doctor = |options: &str| {
        let mut command = place.command();
        command.env("BITFROST_CACHE", place.path("cache")).env("PATH", place.path("bin"));
        command.args(options.split_whitespace());
        ended(&mut command).code(0)
    };
    let records = || fs::read_dir(place.path("cache/answers")).unwrap().count();
    fs::create_dir_all(place.path("cache/answers")).unwrap();
    place.write("cache/answers/stale.answers-1", b"damaged");
    doctor("doctor --fresh").says("answers of compilers: up to ").says("/cache/answers; `--fresh` asks anew");
    assert!(!place.path("cache/answers/stale.answers-1").exists());
    assert_eq!(records(), 2, "of the compiler and the linker");
    let report = doctor("doctor --json").json();
    assert_eq!(report["answers"]["directory"], json!(place.path("cache/answers")));
    assert!(report["answers"]["age_s"].as_u64().unwrap() < 3600, "{}", report["answers"]);
    let mut nowhere = place.command();
    ended(nowhere.args(["doctor"]).env("BITFROST_CACHE", "").env("PATH", "/nowhere")).says("kept nowhere");
}

/// Faults of layout, passing, lowering and reference, of every platform.
#[test]
#[ignore = "18 CPU s: a fault for each platform and compiler"]
fn drill_finds_faults_of_every_platform() {
    let report = Place::new().run("drill complex --json --jobs 2").code(0).json();
    let faults = report["faults"].as_array().unwrap();
    assert!(faults.len() >= 5, "{faults:?}");
    for target in Target::ALL.map(Target::name) {
        assert!(faults.iter().any(|fault| fault["target"] == json!(target)), "{faults:?}");
    }
    assert!(faults.iter().any(|fault| fault["tier"] == json!("native")), "{faults:?}");
}

#[test]
fn drill_finds_a_planted_fault() {
    let place = Place::new();
    let report = place.run("drill sign-extension-forgotten --json --jobs 2").code(0).json();
    let faults = report["faults"].as_array().unwrap();
    assert!(!faults.is_empty());
    for fault in faults {
        assert_eq!(fault["found"], json!(true), "{fault}");
        assert!(fault["programs"].as_u64().unwrap() > 0 && fault["seconds"].is_f64(), "{fault}");
    }
}
