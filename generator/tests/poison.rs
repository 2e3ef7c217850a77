//! The profile about poison: what its programs do with values that are not there.

use generator::{Config, Profile, dna, program};
use lang::check::{self, Flow};
use lang::print;

/// What flows in each of some programs.
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

/// Every way of flowing is common, and nearly every program has a storage unit that is half written.
#[test]
fn indeterminate_values_go_everywhere() {
    let flows = flows(2_000);
    let percent =
        |test: &dyn Fn(&Flow) -> bool| flows.iter().filter(|flow| test(flow)).count() * 100 / flows.len();
    let least = [("field", 20), ("record", 35), ("argument", 45), ("result", 18), ("neighbour", 80)];
    for ((flow, name), (expected, least)) in Flow::NAMED.into_iter().zip(least) {
        let share = percent(&|f: &Flow| f.contains(flow));
        assert!(name == expected && share >= least, "{name}: {share} %");
    }
    let idle = percent(&|flow| *flow == Flow::NONE);
    assert!(idle <= 8, "{idle} % of the programs do nothing with indeterminate values");
}

/// Other profiles have none of it.
#[test]
fn other_profiles_leave_nothing_without_a_value() {
    for profile in Profile::ALL.into_iter().filter(|p| *p != Profile::Poison) {
        for i in 0..200 {
            let text = print::program(&program(&dna(22, i), &Config::new(profile)));
            assert!(!text.contains("(void)&"), "{profile}\n{text}");
        }
    }
}
