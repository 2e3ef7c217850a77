//! Values of 64 bits in JSON: readers keep numbers exactly up to 2^53, so these are strings in hexadecimal.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use case_files::Language;
use common::{Ended, Place};
use database::{Database, FoundVerdict, NewExamination, NewFinding, NewProgram, Origin, StoredReport};
use serde::Deserialize;
use serde_json::{Value, json};

/// Neither is a `double`.
const WIDE: [u64; 2] = [u64::MAX, (1 << 53) + 1];

const PROGRAM: &str = "\
void bf_observe(unsigned int, unsigned long long);
unsigned long long f(unsigned long long x) { return x; }
void entry(void)
{
    bf_observe(0u, f(18446744073709551615ull));
    bf_observe(1u, f(9007199254740993ull));
}
int main(void) { entry(); return 0; }
";

const MODULE: &str = "\
declare void @bf_observe(i32, i64)
define void @entry() {
  call void @bf_observe(i32 0, i64 -1)
  call void @bf_observe(i32 1, i64 9007199254740993)
  ret void
}
";

/// Every value of the output, on all its lines.
fn values(ended: &Ended) -> Vec<Value> {
    ended.stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// Fails where a number would not survive a reader that knows `double`s only.
fn check_numbers(value: &Value) {
    match value {
        Value::Array(all) => all.iter().for_each(check_numbers),
        Value::Object(map) => map.values().for_each(check_numbers),
        Value::Number(number) => {
            let magnitude = number.as_i64().map(i64::unsigned_abs).or(number.as_u64());
            assert!(magnitude.is_none_or(|magnitude| magnitude <= 1 << 53), "{number}");
        }
        Value::Null | Value::Bool(_) | Value::String(_) => {}
    }
}

/// The observations of a list, as a program would read them.
fn read_back(observations: &Value) -> Vec<(u32, u64)> {
    let listed: Vec<(u32, String)> = Vec::deserialize(observations).unwrap();
    let value = |text: &str| u64::from_str_radix(text.strip_prefix("0x").unwrap(), 16).unwrap();
    listed.iter().map(|(site, text)| (*site, value(text))).collect()
}

fn expected() -> Vec<(u32, u64)> {
    (0..).zip(WIDE).collect()
}

#[test]
fn check_keeps_every_bit() {
    let place = Place::new();
    place.write("x.c", PROGRAM.as_bytes());
    let ended = place.run("check --json --config two.toml x.c").code(0);
    values(&ended).iter().for_each(check_numbers);
    for (engine, said) in ended.json()["programs"][0]["engines"].as_object().unwrap() {
        assert_eq!(read_back(said), expected(), "{engine}");
    }
}

#[test]
#[ignore = "4 CPU s: modules with wide integers"]
fn modules_keep_every_bit() {
    let place = Place::new();
    place.write("x.ll", MODULE.as_bytes());
    let ended = place.run("check --json --levels 0 x.ll").code(0);
    values(&ended).iter().for_each(check_numbers);
    let module = &ended.json()["programs"][0];
    assert_eq!(read_back(&module["engines"]["ir -O0"]), expected());
    let mask = "0xffffffffffffffff";
    assert_eq!(module["allowed"][0]["observations"], json!([[0, mask, mask], [1, "0x20000000000001", mask]]));
    let ended = place.run("interpret --json x.ll").code(0);
    values(&ended).iter().for_each(check_numbers);
    let wide = json!([1, { "value": "0x20000000000001", "determined": mask }]);
    assert_eq!(ended.json()["run"]["observations"][1], wide);
}

#[test]
fn seeds_keep_every_bit_and_are_taken_back() {
    let place = Place::new();
    let seed = "18029313809890889820";
    let fuzz = |seed: &str| {
        let arguments = format!("fuzz --programs 1 --profile single --no-native --json --seed {seed}");
        let ended = place.run(&arguments).code(0);
        values(&ended).iter().for_each(check_numbers);
        ended.json()["seed"].as_str().unwrap().to_owned()
    };
    let printed = fuzz(seed);
    assert_eq!(printed, "0xfa34fd62fe97505c");
    assert_eq!(fuzz(&printed), printed);
    let generate =
        |seed: &str| place.run(&format!("generate --json --as json --count 40 --seed {seed}")).code(0);
    let (decimal, hexadecimal) = (generate(seed), generate(&printed));
    values(&decimal).iter().for_each(check_numbers);
    assert_eq!(decimal.stdout, hexadecimal.stdout);
    assert!(place.run("generate --seed 0xg").code(2).stderr.contains("in hexadecimal after 0x"));
}

/// As databases of before hold it: values are numbers, what an engine said is text.
#[test]
fn what_databases_hold_is_shown_as_json() {
    let place = Place::new();
    let report =
        |engine: &str, json: &str| StoredReport { engines: vec![engine.to_owned()], json: json.to_owned() };
    let finding = NewFinding {
        program: NewProgram {
            origin: Origin::Generated,
            dna: None,
            configuration: Some(r#"{"profile":"calls"}"#.to_owned()),
            language: Language::C,
            text: PROGRAM.to_owned(),
        },
        verdict: FoundVerdict::Mismatch,
        signature: "value gcc".to_owned(),
        to_reduce: false,
        examination: NewExamination {
            reports: vec![
                report("gcc -O0", r#"{"finished":[{"site":0,"value":18446744073709551615}]}"#),
                report("gcc -O2", r#""compiler-hung""#),
                report("old", "no JSON"),
                report("reference", r#"{"finished":[{"site":1,"value":9007199254740993}]}"#),
                report(
                    "tracked",
                    r#"{"allowed":[{"observations":[[1,9007199254740993,18446744073709551615]]}]}"#,
                ),
            ],
            ..NewExamination::shown("value gcc".to_owned(), "value by gcc".to_owned())
        },
    };
    Database::open(&place.path("old.db")).unwrap().store_finding(&finding, 0).unwrap();
    let ended = place.run("triage show 1 --db old.db --json").code(0);
    values(&ended).iter().for_each(check_numbers);
    let expected = json!([
        ["gcc -O0", { "finished": [{ "site": 0, "value": "0xffffffffffffffff" }] }],
        ["gcc -O2", "compiler-hung"],
        ["old", "no JSON"],
        ["reference", { "finished": [{ "site": 1, "value": "0x20000000000001" }] }],
        ["tracked", { "allowed": [{ "observations": [[1, "0x20000000000001", "0xffffffffffffffff"]] }] }],
    ]);
    assert_eq!(ended.json()["said"], expected);
    assert_eq!(ended.json()["configuration"], json!({ "profile": "calls" }));
    place
        .run("triage show 1 --db old.db")
        .code(0)
        .says("0x20000000000001    0xffffffffffffffff  gcc -O0")
        .says("gcc -O2: compiler-hung");
}
