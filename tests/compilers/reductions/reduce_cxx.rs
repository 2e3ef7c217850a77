//! `reduce --test` of C++.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::fs;
use std::os::unix::fs::PermissionsExt;

use common::{Ended, Place};
use serde_json::Value;

/// A program with a function that nothing uses.
const PROGRAM: &str = "namespace app {
template <class T> struct box { T v; explicit box(T x) : v(x) {} T get() const { return v; } };
class shape { public: virtual ~shape() = default; virtual double area() const = 0; };
class square : public shape { double s; public: square(double a) : s(a) {} double area() const override { return s * s; } };
template <typename... A> int count(A... a) { return sizeof...(a); }
}
int unused(int a) { auto f = [a](int b) { return a + b; }; return f(2); }
int main() { app::box<int> b(3); app::square q(2.0); return b.get() + app::count(1, 2, 3) - 6 + (int)q.area() - 4; }
";

const TEST: &str = "#!/bin/sh\ng++ -w -fsyntax-only mine.cpp && grep -q override mine.cpp\n";

fn reduced(program: &str, more: &str) -> (Place, Ended) {
    let place = Place::new();
    place.write("mine.cpp", program.as_bytes());
    place.write("test.sh", TEST.as_bytes());
    fs::set_permissions(place.path("test.sh"), fs::Permissions::from_mode(0o755)).unwrap();
    let ended = place.run(&format!("reduce mine.cpp --test ./test.sh --jobs 1 --json {more}"));
    (place, ended)
}

#[test]
fn a_function_that_nothing_uses_goes_in_one_of_the_first_candidates() {
    let (place, ended) = reduced(PROGRAM, "--max-tests 6");
    assert_eq!(ended.code, 1, "{ended:?}");
    let left = place.read("mine.reduced.cpp");
    assert!(left.contains("override") && !left.contains("unused"), "{left}");
}

#[test]
#[ignore = "6 CPU s: a whole reduction"]
fn a_program_becomes_what_the_test_needs() {
    let (place, ended) = reduced(PROGRAM, "");
    let report: Value = serde_json::from_str(&ended.stdout).unwrap();
    assert!(ended.code == 0 && report["end"] == "minimal", "{ended:?}");
    assert!(report["tested"].as_u64().unwrap() < 80, "{report}");
    let left = place.read("mine.reduced.cpp");
    // Two classes with a function each; what both declare alike goes only in both at once, which no pass does.
    assert!(left.contains("override") && report["tokens_after"].as_u64().unwrap() <= 30, "{left}");
}

#[test]
#[ignore = "20 CPU s: a reduction with a header, to its time limit"]
fn the_duration_is_kept_where_each_check_compiles_a_header() {
    let program = format!("#include <vector>\n{PROGRAM}std::vector<int> v;\n");
    let (place, ended) = reduced(&program, "--duration 15s");
    let report: Value = serde_json::from_str(&ended.stdout).unwrap();
    assert!(report["seconds"].as_f64().unwrap() < 17.0, "{report}");
    let left = place.read("mine.reduced.cpp");
    assert!(left.contains("override") && !left.contains("unused"), "{left}");
}
