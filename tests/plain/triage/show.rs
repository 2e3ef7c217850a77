//! The page of a finding.

use case_files::Language;
use database::{
    Completeness, Database, FindingId, NewExamination, NewFinding, NewProgram, NewReduction, Origin,
    StoredReport,
};

use crate::common::{Ended, Place};
use crate::triage::made::{finding, store};

const PRELUDE: &str = "void bf_observe(unsigned int, unsigned long long);\n";

/// A program that passes a record with this number of members.
fn program(members: usize) -> String {
    let members: String = (0..members).map(|n| format!(" int m{n};")).collect();
    format!(
        "{PRELUDE}struct S {{{members} }};\nint f(struct S p);\nvoid entry(void);\n\n/* side: caller */\n\
         void entry(void)\n{{\n    struct S v = {{5}};\n    bf_observe(0U, (unsigned long long)f(v));\n}}\n\n\
         /* side: callee */\nint f(struct S p)\n{{\n    return p.m0;\n}}\n\nint main(void)\n{{\n    entry();\n    return 0;\n}}\n"
    )
}

/// A place where finding 1 of `x.db` is reduced from three members to one, and there are a status and a comment.
fn reduced() -> Place {
    let place = Place::new();
    store(&place, &[finding(&program(3), "value tcc>clang")]);
    let mut database = Database::open(&place.path("x.db")).unwrap();
    let NewFinding { examination, .. } = finding(&program(1), "value tcc>clang");
    let examination = NewExamination {
        reports: vec![
            StoredReport {
                engines: vec!["reference".to_owned()],
                json: r#"{"finished":{"made":1,"from":0,"observations":[[0,"0x5"]]}}"#.to_owned(),
            },
            StoredReport {
                engines: vec!["clang-19 -O0".to_owned(), "tcc".to_owned()],
                json: r#"{"agrees-with":"reference"}"#.to_owned(),
            },
            StoredReport {
                engines: vec!["tcc > clang-19 -O0".to_owned()],
                json: r#"{"finished":{"made":1,"from":0,"observations":[[0,"0xa5a5"]]}}"#.to_owned(),
            },
            StoredReport {
                engines: vec!["clang-19 -O0 > tcc".to_owned()],
                json: r#"{"crashed":{"signal":11,"log":{"made":0,"from":0,"observations":[]}}}"#.to_owned(),
            },
        ],
        ..examination
    };
    let new = NewReduction {
        program: NewProgram::without_dna(Origin::Reduced, Language::C, program(1)),
        attempts: 42,
        examination,
    };
    database.store_reduction(FindingId(1), &new, Completeness::Whole, 5000).unwrap();
    for arguments in ["set 1 confirmed --person ada --note seen", "comment 1 odd --person grace", "tag 1 abi"]
    {
        place.run(&format!("triage {arguments} --db x.db")).code(0);
    }
    place
}

/// No line is longer than a page, and no line is JSON.
fn readable(ended: Ended) -> Ended {
    for line in ended.stdout.lines() {
        assert!(line.chars().count() <= 120, "{line}");
        assert!(!line.contains("{\"") && !line.contains("[["), "{line}");
    }
    ended
}

#[test]
fn a_page_tells_who_is_wrong_and_about_what() {
    let place = reduced();
    let page = readable(place.run("triage show 1 --db x.db").code(0));
    for text in [
        "finding 1: mismatch, seen once, last ",
        "bucket 1 [confirmed] #abi: value tcc>clang",
        "clang-19 and tcc disagree on how something is passed: each is right alone",
        "expected and got\nobservation        site  expected            got                 by\n",
        "0           0  0x5                 0xa5a5              tcc > clang-19 -O0\n",
        "clang-19 -O0 > tcc: died of signal 11 after 0 observations",
        "mismatches by caller (row), callee (column)",
        "    size 4, align 4\n",
        "    argument 1: struct S: rdi\n",
        "program (reduced, after 42 candidates; --original shows it as it was found)\n",
        "int f(struct S p)",
        " ada: confirmed (seen)\n",
        " grace: \"odd\"\n",
        "next: bitfrost triage export 1 ",
        "next: bitfrost reduce 1 --db x.db\n",
    ] {
        assert!(page.stdout.contains(text), "no {text:?} in {}", page.stdout);
    }
    assert!(!page.stdout.contains("m1"), "{}", page.stdout);
    assert_eq!(place.run("triage show bucket:1 --db x.db").code(0).stdout, page.stdout);
}

#[test]
fn the_original_is_shown_where_it_is_asked_for() {
    let place = reduced();
    let page = readable(place.run("triage show 1 --original --db x.db").code(0));
    let page = page.says("program (as it was found)\n").says("int m2;").says("    size 12, align 4\n");
    assert!(page.stdout.contains("0x7") && !page.stdout.contains("0xa5a5"), "{page:?}");
}

#[test]
fn whatever_is_stored_is_shown_in_lines_that_fit() {
    let place = Place::new();
    let mut wide = finding(&format!("/* {} */\nint x;\n", "wide".repeat(400)), &"value ".repeat(200));
    let report = |engine: String, json: String| StoredReport { engines: vec![engine], json };
    wide.examination.reports = vec![
        report(
            "rejects".repeat(60),
            format!(r#"{{"rejected":{{"diagnostic":"{}"}}}}"#, "error ".repeat(900)),
        ),
        report("odd".to_owned(), r#"{"no":{"such":{"report":[1,2]}}}"#.to_owned()),
        report("reference".to_owned(), r#"{"finished":[]}"#.to_owned()),
    ];
    store(&place, &[wide]);
    readable(place.run("triage show 1 --db x.db").code(0))
        .says("program (as it was found: it is not reduced)");
    assert!(place.run("triage show bucket:7 --db x.db").code(2).stderr.contains("has no bucket 7"));
    assert!(place.run("triage show bucket:x").code(2).stderr.contains("invalid value 'bucket:x'"));
}
