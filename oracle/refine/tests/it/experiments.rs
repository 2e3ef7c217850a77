//! The thesis's claims about transformations, recomputed.

use interpreter::{SelectRule, Semantics};
use rayon::prelude::*;
use refine::Refinement;
use refine::experiments::{self, Experiment, SelectTable, TableMark, table};
use refine::sets::Coverage;

/// The table, and a counterexample for each missing check mark.
fn explained(table: &SelectTable) -> String {
    let mut text = format!("{table}\n");
    for row in &table.rows {
        for (rule, mark) in &row.computed {
            if let TableMark::Wrong { experiment, counterexample } = mark {
                text += &format!("\n{} under {}: {experiment}{counterexample}\n", row.name, rule.name());
            }
        }
    }
    text
}

fn marks(table: &SelectTable) -> String {
    let mark = |(_, mark): &(SelectRule, TableMark)| match mark {
        TableMark::Right => '+',
        TableMark::Wrong { .. } => '-',
        TableMark::Undecided { .. } => '?',
    };
    table.rows.iter().map(|row| row.computed.iter().map(mark).collect::<String>() + " ").collect()
}

/// As printed: no difference at all.
#[test]
fn table_2_1_is_reproduced() {
    let computed = table(Semantics::THESIS, false).unwrap();
    println!("{}", explained(&computed));
    assert_eq!(computed.differences(), [], "row, rule, computed");
    assert_eq!(marks(&computed), "+-++- ++--- -+--+ ++-++ +++-- --+++ ");
}

/// With an operand or two frozen, every row is right in every column.
#[test]
fn freeze_repairs_every_row() {
    let computed = table(Semantics::THESIS, true).unwrap();
    println!("{}", explained(&computed));
    assert_eq!(marks(&computed), "+++++ ".repeat(6));
}

/// With undef, a select on undef is defined in every column and a branch on undef in none (LangRef 19 "br"), so no
/// column allows "Select to control flow". The other rows do not change.
#[test]
fn with_undef_no_select_becomes_control_flow() {
    let computed = table(Semantics::LLVM_19, false).unwrap();
    println!("{}", explained(&computed));
    let differences: Vec<_> = computed.differences().into_iter().map(|(row, rule, _)| (row, rule)).collect();
    let row = "Select to control flow";
    assert_eq!(differences, [(row, SelectRule::UbConditional), (row, SelectRule::UbEither)]);
}

/// "Select removal" consists of two experiments. The example in the mail alone would be right where a poison condition
/// is a choice, as was noticed on the list the same day; the second experiment is wrong there.
#[test]
fn the_select_removal_of_the_mail_is_right_in_every_column() {
    for select in SelectRule::ALL {
        let judge = |name| verdict(&find(name).judge(Semantics { select, ..Semantics::THESIS }));
        assert_eq!(judge("select-removal"), "yes", "{}", select.name());
        let want = if select == SelectRule::ChoiceConditional { "no" } else { "yes" };
        assert_eq!(judge("select-removal-boolean"), want, "{}", select.name());
    }
}

/// Claims of the thesis that the computation contradicts: experiment, semantics, reason.
const DIFFERENCES: &[(&str, &str, &str)] = &[(
    "bit-fields-uninitialised-frozen-word",
    "thesis",
    "3.2.3 says that freezing the loaded word alters its other fields. Where the word is only ever written this way \
     and with defined values, it is poison as a whole before the first write and defined after it: nothing is lost",
)];

#[test]
fn claims_of_the_thesis_hold_except_the_listed_ones() {
    let mut found = Vec::new();
    for experiment in experiments::load_all().unwrap() {
        for claim in &experiment.header.claims {
            let computed = experiment.judge(claim.semantics);
            let confirmed = match computed {
                Refinement::Refines { .. } => claim.refines,
                Refinement::DoesNot(_) => !claim.refines,
                Refinement::Vacuous { .. } | Refinement::TooLarge(_) | Refinement::Unsupported(_) => false,
            };
            if !confirmed {
                println!("{} under {}: {computed:?}", experiment.name, claim.semantics);
                found.push((experiment.name.clone(), claim.semantics.to_string()));
            }
        }
    }
    let known = DIFFERENCES.iter().map(|&(name, semantics, _)| (name.to_owned(), semantics.to_owned()));
    assert_eq!(found, known.collect::<Vec<_>>(), "a difference is new, or gone");
}

/// The verdict on every experiment outside the table under every semantics, in the order of [`experiments::SEMANTICS`].
const VERDICTS: &[(&str, &str)] = &[
    ("bit-field-load-frozen-word", "no no no no no no"),
    ("bit-field-load-vector", "yes yes yes yes yes yes"),
    ("bit-field-load-word", "no no no no no no"),
    ("bit-field-store-frozen-value", "no no no no no no"),
    ("bit-field-store-frozen-word", "no no no no no no"),
    ("bit-field-store-vector", "yes yes yes yes yes yes"),
    ("bit-field-store-word", "no no no no no no"),
    ("bit-fields-poison-frozen-value", "yes yes yes yes yes yes"),
    ("bit-fields-poison-frozen-word", "no no no no no no"),
    ("bit-fields-poison-vector", "yes yes yes yes yes yes"),
    ("bit-fields-poison-word", "no no no no no no"),
    ("bit-fields-uninitialised-frozen-word", "yes yes yes yes yes yes"),
    ("bit-fields-uninitialised-word", "no no yes yes yes no"),
    ("freeze-into-loop", "no no no no no no"),
    ("gvn", "yes no yes no yes yes"),
    ("licm-analysed-division-frozen", "yes yes yes yes yes yes"),
    ("licm-analysed-division", "no no no no no no"),
    ("licm-guarded-division", "yes no yes no yes yes"),
    ("load-combining-integer", "no no no no no no"),
    ("load-combining-vector", "yes yes yes yes yes yes"),
    ("load-widening-integer", "no no no no no no"),
    ("load-widening-vector", "yes yes yes yes yes yes"),
    ("loop-unswitching-frozen", "yes yes yes yes yes yes"),
    ("loop-unswitching", "no yes no yes no no"),
    ("overflow-poison", "yes yes yes yes yes yes"),
    ("overflow-undef", "yes yes no no no no"),
    ("select-undef", "yes yes no no no no"),
    ("udiv-to-select", "yes yes yes yes yes yes"),
];

#[test]
fn verdicts_under_every_semantics() {
    let experiments = experiments::load_all().unwrap();
    let computed =
        experiments.par_iter().filter(|experiment| experiment.header.row.is_none()).map(|experiment| {
            let judge = |name: &&str| verdict(&experiment.judge(name.parse().unwrap()));
            let verdicts: Vec<_> = experiments::SEMANTICS.par_iter().map(judge).collect();
            (experiment.name.clone(), verdicts.join(" "))
        });
    let known = VERDICTS.iter().map(|&(name, verdicts)| (name.to_owned(), verdicts.to_owned()));
    assert_eq!(computed.collect::<Vec<_>>(), known.collect::<Vec<_>>());
}

/// The documentation contains the computed tables as printed, and the verdicts as marks.
#[test]
fn documentation_shows_what_was_computed() {
    let text = include_str!("../../../../docs/experiments.md");
    let lacks = |what: &str| assert!(text.contains(what), "docs/experiments.md lacks\n{what}");
    for (semantics, freeze) in
        [(Semantics::THESIS, false), (Semantics::THESIS, true), (Semantics::LLVM_19, false)]
    {
        let table = table(semantics, freeze).unwrap().to_string();
        // The heading may differ: it names what is special about the table.
        lacks(&table[table.find('\n').unwrap()..]);
    }
    for &(name, verdicts) in VERDICTS {
        let mark = |verdict: &str| match verdict {
            "yes" => "✓".to_owned(),
            "no" => String::new(),
            _ => "?".to_owned(),
        };
        let marks: Vec<_> = verdicts.split(' ').map(mark).collect();
        lacks(&format!("| `{name}` | {} | {} |", find(name).header.thesis, marks.join(" | ")));
    }
    for experiment in experiments::load_all().unwrap() {
        lacks(&format!("`{}`", experiment.name));
    }
}

fn find(name: &str) -> Experiment {
    let all = experiments::load_all().expect("the corpus holds experiments");
    all.into_iter().find(|experiment| experiment.name == name).expect(name)
}

fn verdict(refinement: &Refinement) -> &'static str {
    match refinement {
        Refinement::Refines {
            coverage: Coverage::Complete | Coverage::Proved | Coverage::ProvedBounded,
            ..
        } => "yes",
        Refinement::Refines { coverage: Coverage::Sampled, .. } => "sampled",
        Refinement::DoesNot(_) => "no",
        Refinement::Vacuous { .. } => "vacuous",
        Refinement::TooLarge(_) => "large",
        Refinement::Unsupported(_) => "unsupported",
    }
}
