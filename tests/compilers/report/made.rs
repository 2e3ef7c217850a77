//! A database with a campaign and findings that no engine made.

use campaign::{Accounting, EngineCount};
use case_files::Language;
use database::{
    BucketId, BucketStatus, Database, FoundVerdict, Identity, NewExamination, NewFinding, NewProgram,
    NewStatus, Origin, Progress, StoredReport,
};

use crate::common::Place;

/// 2023-11-14 22:13 UTC.
const START: i64 = 1_700_000_000_000;
/// A text that would show in the page if anything of the database were more than text.
pub(crate) const HOSTILE: &str = "</code></script><script>document.title='owned'</script><img src=x onerror=alert(1)> \u{1b}[31m \u{202e} \"'&amp;";

/// `a`, `b` and padding are in the first row of the picture, padding in the second, `c` in the third and fourth.
pub(crate) const PICTURED: &str = "\
void bf_observe(unsigned int, unsigned long long);
struct S {
    int a : 3;
    int b : 7;
    long c;
};

void entry(void);
void f(struct S);

/* side: caller */
void entry(void)
{
    struct S s = {.a = 1, .b = 2, .c = 3L};
    f(s);
}

/* side: callee */
void f(struct S p)
{
    bf_observe(0U, p.c);
}
";

/// A program with a union, which stays on one side.
fn union_of(ty: &str) -> String {
    format!(
        "void bf_observe(unsigned int, unsigned long long);\nunion U {{\n    {ty} a;\n}};\n\nvoid entry(void);\n\n\
         /* side: caller */\nvoid entry(void)\n{{\n    union U u = {{.a = 1}};\n    bf_observe(0U, u.a);\n}}\n"
    )
}

/// A finding of a cause.
pub(crate) fn finding(text: String, cause: &str, got: &str) -> NewFinding {
    let report = |engines: &[&str], json: String| StoredReport {
        engines: engines.iter().map(|&name| name.to_owned()).collect(),
        json,
    };
    let ran = |value: &str| format!(r#"{{"finished":{{"made":1,"from":0,"observations":[[0,"{value}"]]}}}}"#);
    let compiler = |name: &str| {
        (name.to_owned(), format!("{name} (/usr/bin/gcc, gcc 12.2.0, 6ed9): -w -c INPUT -o OUTPUT"))
    };
    NewFinding {
        program: NewProgram::without_dna(Origin::Written, Language::C, text),
        verdict: FoundVerdict::Mismatch,
        signature: cause.to_owned(),
        to_reduce: false,
        examination: NewExamination {
            compilers: ["tcc", "gcc -O0"].map(compiler).into(),
            reports: vec![
                report(&["gcc -O0", "tcc"], r#"{"agrees-with":"reference"}"#.to_owned()),
                report(&["reference"], ran("0x3")),
                report(&["tcc > gcc -O0"], ran(got)),
            ],
            ..NewExamination::shown(cause.to_owned(), format!("value by {cause}: 0x3 expected, {got} came"))
        },
    }
}

/// A place where `x.db` has three buckets, with one, three and two findings.
pub(crate) fn three_buckets() -> Place {
    let place = Place::new();
    let mut database = Database::open(&place.path("x.db")).unwrap();
    let configuration = r#"{"generator":{"features":["bit-field","union"],"target":"x86_64-linux-gnu"}}"#;
    let identity = Identity {
        seed: Some(5),
        profile: "mixed".to_owned(),
        configuration: configuration.to_owned(),
        goal: None,
    };
    let campaign = database.campaign(&identity, 5, true, START).unwrap().row.id;
    let fingerprint =
        |name: &str| (name.to_owned(), format!("{name} (/usr/bin/gcc, gcc (Debian) 12.2.0, 6ed9)"));
    database.uses(campaign, &["gcc -O0", "gcc -O2", "tcc"].map(fingerprint)).unwrap();
    let mut counts = Accounting { programs: 640, ..Accounting::default() };
    for caller in ["gcc -O0", "gcc -O2", "tcc"] {
        for callee in ["gcc -O0", "gcc -O2", "tcc"] {
            let name = if caller == callee { caller.to_owned() } else { format!("{caller} > {callee}") };
            let mismatches = u64::from(caller != callee && callee == "tcc") * 7;
            counts.tally.engines.insert(name, EngineCount { ran: 640, mismatches, ..EngineCount::default() });
        }
    }
    counts.tally.features.insert("bit-field".to_owned(), 320);
    let progress =
        Progress { position: "{}".to_owned(), accounting: serde_json::to_string(&counts).unwrap() };
    let larger = |n: u32| PICTURED.replace("f(s);", &"f(s); ".repeat(n as usize));
    let hostile = format!("/* {HOSTILE} */ int x;\n").replace("*/ int", "* / */ int");
    let batches = [
        vec![finding(hostile, HOSTILE, "0x9")],
        vec![finding(larger(2), "tcc: passing", "0x7"), finding(PICTURED.to_owned(), "tcc: passing", "0x7")],
        vec![finding(larger(3), "tcc: passing", "0x8"), finding(union_of("int"), "tcc: layout(size)", "0x1")],
        vec![finding(union_of("long"), "tcc: layout(size)", "0x1")],
    ];
    for (n, batch) in (1..).zip(batches) {
        database.store_batch(campaign, &progress, &batch, START + n * 600_000).unwrap();
    }
    let status = NewStatus {
        status: BucketStatus::Confirmed,
        link: None,
        fixed_in: None,
        duplicate_of: None,
        note: HOSTILE.to_owned(),
        person: "ada".to_owned(),
    };
    database.set_status(BucketId(2), &status, START).unwrap();
    database.tag(BucketId(1), &["<b>".to_owned()], database::TagChange::Add).unwrap();
    place
}
