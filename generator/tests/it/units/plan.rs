//! `plan`.

use generator::genome::Genome;
use generator::plan::*;
use generator::*;
use lang::Features;

use std::collections::BTreeSet;

use generator::genome::dna;

#[test]
fn the_gene_of_a_plan_has_bytes_for_the_last_choice() {
    let config = Config::new(Profile::Calls);
    let plans: Vec<ProgramPlan> = (0..400).map(|i| ProgramPlan::draw(&config, Genome(&dna(9, i)))).collect();
    let seen = |of: fn(&ProgramPlan) -> u32| plans.iter().map(of).collect::<BTreeSet<u32>>();
    let limits = &config.limits;
    assert_eq!(seen(|plan| plan.records), (1..=limits.records).collect());
    assert_eq!(seen(|plan| plan.callees).last(), Some(&limits.callees));
    assert_eq!(seen(|plan| plan.callbacks), (0..=limits.callbacks).collect());
    assert_eq!(seen(|plan| plan.globals), (0..=limits.globals).collect());
    let last = |plan: &ProgramPlan| plan.parents.last().map_or(0, |parent| parent.0);
    assert_eq!(seen(last), (0..=limits.callees).collect());
}

#[test]
fn every_program_has_the_features_that_a_configuration_is_about() {
    for profile in Profile::ALL.into_iter().filter(|profile| *profile != Profile::SmallWorld) {
        let config = Config { focus: Features::DECIMAL, ..Config::new(profile) };
        for i in 0..50 {
            let plan = ProgramPlan::draw(&config, Genome(&dna(9, i)));
            assert!(plan.enabled.contains(Features::DECIMAL), "{profile}");
            assert!(plan.focus.contains(Features::DECIMAL), "{profile}");
        }
        let without = Config { without: Features::DECIMAL, ..config };
        let plan = ProgramPlan::draw(&without, Genome(&dna(9, 0)));
        assert!(!plan.enabled.contains(Features::DECIMAL), "{profile}");
    }
}
