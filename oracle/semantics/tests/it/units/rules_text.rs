//! `rules::text`.

use ir::{Promise, PromiseSet};
use semantics::rules::text::*;
use semantics::*;

use semantics::{BranchOnPoison, OddWidth, SelectRule, Undef, Uninitialized};

/// Every semantics, with three nondeterminism policies each.
fn all_semantics() -> Vec<Semantics> {
    let mut all = Vec::new();
    for uninitialized in Uninitialized::ALL {
        for odd_width in OddWidth::ALL {
            for select in SelectRule::ALL {
                for branch in BranchOnPoison::ALL {
                    for undef in Undef::ALL {
                        for choices in [NondetPolicy::Seed(7), NondetPolicy::Zeros, NondetPolicy::Ones] {
                            let rules = (uninitialized, odd_width, select);
                            let (uninitialized, odd_width, select) = rules;
                            all.push(Semantics {
                                uninitialized,
                                odd_width,
                                select,
                                branch,
                                undef,
                                promises: PromiseSet::ALL.without_promise(Promise::TbaaStruct),
                                choices,
                            });
                        }
                    }
                }
            }
        }
    }
    all
}

#[test]
fn every_semantics_reads_back() {
    let all = all_semantics();
    assert_eq!(all.len(), 2 * 2 * 5 * 2 * 2 * 3);
    for semantics in all {
        assert_eq!(semantics.to_string().parse(), Ok(semantics));
    }
}

#[test]
fn presets_have_their_names_and_a_source_for_each_knob() {
    for preset in Semantics::PRESETS {
        assert_eq!(Semantics::parse(preset.name), Ok(preset.semantics));
        assert_eq!(preset.semantics.to_string(), preset.name);
        let sourced: Vec<_> = preset.sources.iter().map(|&(parameter, _)| parameter).collect();
        assert_eq!(sourced, PARAMETERS[..PARAMETERS.len() - 1], "{}", preset.name);
    }
}

#[test]
fn settings_change_the_preset() {
    let changed = Semantics { branch: BranchOnPoison::Choice, ..Semantics::THESIS };
    assert_eq!(Semantics::parse("thesis,branch=choice"), Ok(changed));
    assert_eq!(Semantics::parse("branch=choice"), Ok(changed), "the default is the thesis");
    assert_eq!(changed.to_string(), "thesis,branch=choice");
}

#[test]
fn mistakes_are_named() {
    let error = |text: &str| Semantics::parse(text).expect_err(text).to_string();
    assert_eq!(error("alive"), "there is no semantics `alive`");
    assert_eq!(error("thesis,alive2"), "`alive2` is no `knob=value`");
    assert_eq!(error("thesis,colour=blue"), "a semantics has no `colour` (set to `blue`)");
    assert_eq!(error("select=maybe"), "`select` cannot be `maybe`");
    assert_eq!(error("choices=seed-x"), "`choices` cannot be `seed-x`");
}

#[test]
fn without_undef_memory_starts_as_poison() {
    let semantics = Semantics { undef: Undef::Absent, ..Semantics::LLVM_19 };
    assert_eq!(semantics.unwritten(), Uninitialized::Poison);
    assert_eq!(Semantics::LLVM_19.unwritten(), Uninitialized::Undef);
}
