//! Reduced programs as relations: what is stored with a reduction, and what asks it.

use case_files::Language;
use database::{Completeness, Database, FindingId, NewExamination, NewProgram, NewReduction, Origin};
use serde_json::{Value, json};

use crate::common::Place;
use crate::triage::made::{finding, store};

/// A record of 16 bytes and a bit-field in two eightbytes, passed after six integers.
const STRADDLES: &str = "\
void bf_observe(unsigned int, unsigned long long);
struct __attribute__((packed)) S { int a : 31; long b : 40; long c : 50; };
int f(long a, long b, long c, long d, long e, struct S s) { return (int)s.b; }
void entry(void) { bf_observe(0u, 1ULL); }
";

/// The same record under another name.
const ALIKE: &str = "\
void bf_observe(unsigned int, unsigned long long);
struct __attribute__((packed)) Other { int x : 31; long y : 40; long z : 50; };
int g(struct Other s) { return (int)s.z; }
void entry(void) { bf_observe(0u, 1ULL); }
";

/// A word is written and a byte of it read.
const WIDTHS: &str = "\
declare void @bf_observe(i32, i64)
define void @entry() {
  %p = alloca i64, align 8
  store i64 5, ptr %p, align 8
  %b = load i8, ptr %p, align 8
  %w = zext i8 %b to i64
  call void @bf_observe(i32 0, i64 %w)
  ret void
}
";

fn reduction(language: Language, text: &str, cause: &str) -> NewReduction {
    NewReduction {
        program: NewProgram::without_dna(Origin::Reduced, language, text.to_owned()),
        attempts: 1,
        examination: NewExamination::shown(cause.to_owned(), cause.to_owned()),
    }
}

fn reduce(place: &Place, finding: FindingId, language: Language, text: &str) {
    let mut database = Database::open(&place.path("x.db")).unwrap();
    let new = reduction(language, text, "cause");
    database.store_reduction(finding, &new, Completeness::Whole, 5).unwrap();
}

fn four() -> Place {
    let place = Place::new();
    let texts = ["int a;", "int bb;", "int ccc;", "int dddd;"];
    let ids = store(&place, &texts.map(|text| finding(text, text)));
    reduce(&place, ids[0], Language::C, STRADDLES);
    reduce(&place, ids[1], Language::C, ALIKE);
    reduce(&place, ids[2], Language::LlvmIr, WIDTHS);
    place
}

fn rows(place: &Place, arguments: &[&str]) -> Value {
    let arguments = [arguments, &["--db", "x.db", "--json"]].concat();
    place.run_with(&arguments).code(0).json()["rows"].clone()
}

fn ask(place: &Place, question: &str) -> Value {
    rows(place, &["triage", "query", "--rule", question])
}

#[test]
fn ready_questions_find_the_findings() {
    let place = four();
    assert_eq!(ask(&place, "straddles-after-registers"), json!([[1, 5, "cause"]]));
    // The packed record is stored by its fields' units, and loaded as the parts that are passed.
    assert_eq!(ask(&place, "store-load-width"), json!([[2, 5, "cause"], [3, 5, "cause"]]));
    assert_eq!(ask(&place, "poison-crosses-call"), json!([]));
    let record = "struct { int:31 packed; long:40 packed; long:50 packed }";
    assert_eq!(ask(&place, "records-alike"), json!([[2, record, "1 2"]]));
    let unknown = place.run_with(&["triage", "query", "--rule", "nonsense", "--db", "x.db"]).code(2);
    assert!(unknown.stderr.contains("store-load-width"), "{unknown:?}");
}

#[test]
fn views_are_of_the_reduced_programs() {
    let place = four();
    let sql = "SELECT finding, opcode, type, bytes FROM instructions WHERE finding = 3 AND bytes > 0 ORDER BY instruction";
    let expected = json!([[3, "store", null, 8], [3, "load", "i8", 1]]);
    assert_eq!(rows(&place, &["triage", "query", sql]), expected);
    let sql = "SELECT position, type, bit_offset, bit_width, bit_field, packed FROM fields WHERE finding = 1 ORDER BY position";
    let expected = json!([[0, "int", 0, 31, 1, 1], [1, "long", 31, 40, 1, 1], [2, "long", 71, 50, 1, 1]]);
    assert_eq!(rows(&place, &["triage", "query", sql]), expected);
    let sql = "SELECT class, place, after_registers FROM arguments WHERE finding = 1 AND record IS NOT NULL";
    assert_eq!(rows(&place, &["triage", "query", sql]), json!([["byval", "stack", 1]]));
    let sql = "SELECT role, immediate FROM operands JOIN instructions USING (finding, instruction)
               WHERE finding = 3 AND opcode = 'store' ORDER BY role";
    assert_eq!(rows(&place, &["triage", "query", sql]), json!([["address", null], ["value", "5"]]));
    let sql = "SELECT count(*) FROM shapes WHERE finding = 3 AND shape = 'load address < alloca'";
    assert_eq!(rows(&place, &["triage", "query", sql]), json!([[1]]));
}

#[test]
fn similar_findings_share_facts() {
    let place = four();
    let json = place.run_with(&["triage", "similar", "1", "--db", "x.db", "--json"]).code(0).json();
    assert_eq!(json["similar"][0]["finding"], json!(2), "{json}");
    let shared = json["similar"][0]["shared"].as_array().unwrap();
    assert!(shared.contains(&json!("struct { int:31 packed; long:40 packed; long:50 packed }")), "{json}");
    assert!(json["similar"][0]["likeness"].as_f64().unwrap() > 0.2, "{json}");
    place.run_with(&["triage", "similar", "1", "--db", "x.db"]).code(0).says("both: ");
    let unreduced = place.run_with(&["triage", "similar", "4", "--db", "x.db"]).code(2);
    assert!(unreduced.stderr.contains("finding 4 is not reduced"), "{unreduced:?}");
}

/// A smaller reduction takes the place of the one before it, and a merge brings relations along.
#[test]
fn relations_follow_their_reduction() {
    let place = four();
    reduce(&place, FindingId(1), Language::C, "void entry(void) { }\n");
    assert_eq!(ask(&place, "straddles-after-registers"), json!([]));
    place.run_with(&["triage", "merge", "x.db", "--into", "y.db"]).code(0);
    let count = |file: &str, table: &str| {
        let sql = format!("SELECT count(*) FROM {table}");
        place.run_with(&["triage", "query", &sql, "--db", file, "--json"]).code(0).json()["rows"].clone()
    };
    for table in ["instruction_fact", "operand_fact", "field_fact", "argument_fact", "shape"] {
        assert_eq!(count("x.db", table), count("y.db", table), "{table}");
    }
    place.run_with(&["triage", "check", "--db", "y.db"]).code(0);
    place.run_with(&["triage", "gc", "--keep", "1", "--db", "y.db"]).code(0);
}

/// Queries name what is stored as the schema does.
#[test]
fn queries_ask_relations_by_name() {
    let place = four();
    let sql = "SELECT finding, \"Bits\" FROM record_field_width JOIN record_field_bit_field USING (finding, program, R, \"Index\")
               WHERE \"Index\" = 1 ORDER BY finding";
    assert_eq!(rows(&place, &["triage", "query", sql]), json!([[1, 40], [2, 40]]));
    let sql = "SELECT DISTINCT finding FROM passed_after_registers";
    assert_eq!(rows(&place, &["triage", "query", sql]), json!([[1]]));
    let sql = "SELECT T FROM instruction_opcode JOIN instruction_type USING (finding, program, I) WHERE finding = 3 AND Op = 'load'";
    assert_eq!(rows(&place, &["triage", "query", sql]), json!([["i8"]]));
}

/// A unit of signatures has relations of its records and arguments.
#[test]
fn signatures_are_related() {
    let place = Place::new();
    let ids = store(&place, &[finding("int e;", "int e;")]);
    let unit = "/* target: x86_64-linux-gnu */\nstruct R0 { long m0 : 40; long m1 : 40; long m2; };\n\
                void f_0(int, struct R0);\n";
    reduce(&place, ids[0], Language::Signatures, unit);
    let sql = "SELECT position, class, place FROM arguments ORDER BY position";
    assert_eq!(
        rows(&place, &["triage", "query", sql]),
        json!([[0, "direct", "registers"], [1, "byval", "stack"]])
    );
}

/// Programs that compilers turn into modules.
mod compiled {
    use super::*;

    /// An ordinary program has the relations of the module that clang makes of it.
    #[test]
    fn ordinary_programs_are_related() {
        let place = Place::new();
        let ids = store(&place, &[finding("int f;", "int f;")]);
        reduce(
            &place,
            ids[0],
            Language::OrdinaryC,
            "int main(void) { volatile short s = 7; return s != 7; }\n",
        );
        let sql = "SELECT opcode, bytes FROM instructions WHERE bytes = 2 ORDER BY instruction";
        assert_eq!(rows(&place, &["triage", "query", sql]), json!([["store", 2], ["load", 2]]));
    }
}
