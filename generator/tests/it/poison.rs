//! The profile `poison`: the flow of indeterminate values in its programs.

use generator::{Config, Profile, dna, program};
use lang::check::{self, Flow};
use lang::print;

/// The flow of indeterminate values in each of the first programs.
fn flows(count: u64) -> Vec<Flow> {
    let config = Config::new(Profile::Poison);
    let flow = |i| {
        let made = program(&dna(21, i), &config);
        match check::program(&made) {
            Ok(checked) => checked.flow(),
            Err(error) => panic!("{i}: {error}\n{}", print::program(&made)),
        }
    };
    (0..count).map(flow).collect()
}

/// Every kind of flow is common, and nearly every program has a partly written storage unit.
#[test]
fn every_flow_of_indeterminate_values_is_common() {
    let flows = flows(2_000);
    let percent =
        |test: &dyn Fn(&Flow) -> bool| flows.iter().filter(|flow| test(flow)).count() * 100 / flows.len();
    let least = [
        (Flow::FIELD, 20),
        (Flow::RECORD, 35),
        (Flow::ARGUMENT, 45),
        (Flow::RESULT, 18),
        (Flow::NEIGHBOUR, 80),
    ];
    assert_eq!(least.map(|(flow, _)| flow).into_iter().collect::<Flow>(), Flow::all());
    for (flow, least) in least {
        let share = percent(&|f: &Flow| f.contains(flow));
        assert!(share >= least, "{flow:?}: {share} %");
    }
    let idle = percent(&|flow| flow.is_empty());
    assert!(idle <= 8, "{idle} % of the programs do nothing with indeterminate values");
}

/// Only the profile `poison` declares records without values.
#[test]
fn programs_of_other_profiles_have_no_indeterminate_values() {
    for profile in Profile::ALL.into_iter().filter(|p| *p != Profile::Poison) {
        for i in 0..200 {
            let text = print::program(&program(&dna(22, i), &Config::new(profile)));
            assert!(!text.contains("(void)&"), "{profile}\n{text}");
        }
    }
}
