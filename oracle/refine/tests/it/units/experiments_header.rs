//! `experiments::header`.

use refine::experiments::header::*;
use semantics::SelectRule;

#[test]
fn a_header_is_read() {
    let text = "; row: Select hoist\n; printed: ub-either poison-any\n; thesis: 2.3.3\n; meaning: goes\n;   on.\n\
                    ; says: thesis,branch=choice no\n\n; not: this\n";
    let header = ExperimentHeader::read(text).unwrap();
    assert_eq!((header.meaning.as_str(), header.row.as_deref()), ("goes on.", Some("Select hoist")));
    assert_eq!(header.printed, [SelectRule::UbEither, SelectRule::PoisonAny]);
    let semantics = "thesis,branch=choice".parse().unwrap();
    assert_eq!(header.claims, [RefinementClaim { semantics, refines: false }]);
}

#[test]
fn mistakes_are_named() {
    let error = |text: &str| ExperimentHeader::read(text).expect_err(text).to_string();
    assert_eq!(error("; meaning: x\n"), "`thesis` is missing");
    assert_eq!(error("; colour: x\n"), "there is no key `colour`");
    assert_eq!(error("; nothing\n"), "`nothing` is no `key: value`");
    assert_eq!(error("; freeze: maybe\n"), "`freeze` cannot be `maybe`");
    assert_eq!(error("; printed: some\n"), "`printed` cannot be `some`");
    assert_eq!(error("; says: thesis\n"), "`says` cannot be `thesis`");
    assert_eq!(error("; says: alive yes\n"), "there is no semantics `alive`");
}
