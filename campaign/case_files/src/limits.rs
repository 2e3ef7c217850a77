//! Limits on configurations of the generator. A configuration comes from files of unknown origin, and one
//! that asks for a billion functions is a mistake or a trap.

use generator::{Config, Limits};

/// The most of anything in one program; ordinary programs have fewer than 20.
const MOST: u32 = 64;

/// A configuration asks for too much.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the limit `{name}` is {value} and may be at most {most}")]
pub struct Unlimited {
    name: &'static str,
    value: u64,
    most: u64,
}

/// Refuses a configuration that asks for too much.
///
/// # Errors
/// [`Unlimited`], for the first limit that is too high.
pub fn require_limits(config: &Config) -> Result<(), Unlimited> {
    let Limits {
        callees,
        callbacks,
        records,
        fields,
        leaves,
        elements,
        parameters,
        globals,
        statements,
        depth,
        rounds,
        recursion,
        steps,
        signatures,
    } = config.limits;
    let counts = [
        ("callees", callees),
        ("callbacks", callbacks),
        ("records", records),
        ("fields", fields),
        ("leaves", leaves),
        ("elements", elements),
        ("parameters", parameters),
        ("globals", globals),
        ("statements", statements),
        ("depth", depth),
        ("rounds", rounds),
        ("recursion", recursion),
        ("signatures", signatures),
    ];
    check_counts(&counts, steps)
}

/// Refuses a configuration of modules that exceeds the limits.
///
/// # Errors
/// As [`require_limits`].
pub fn require_module_limits(config: &generator::ir::ModuleConfig) -> Result<(), Unlimited> {
    let generator::ir::ModuleLimits { functions, parameters, statements, depth, rounds, globals, steps } =
        config.limits;
    let counts = [
        ("functions", functions),
        ("parameters", parameters),
        ("statements", statements),
        ("depth", depth),
        ("rounds", rounds),
        ("globals", globals),
    ];
    check_counts(&counts, steps)
}

fn check_counts(counts: &[(&'static str, u32)], steps: u64) -> Result<(), Unlimited> {
    let counts = counts.iter().map(|&(name, value)| (name, u64::from(value), u64::from(MOST)));
    let steps = ("steps", steps, lang::check::limits::STEPS);
    match counts.chain([steps]).find(|(_, value, most)| value > most) {
        Some((name, value, most)) => Err(Unlimited { name, value, most }),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use generator::Profile;

    use super::*;

    #[test]
    fn profiles_are_within_limits_and_traps_are_not() {
        for profile in Profile::ALL {
            assert_eq!(require_limits(&Config::new(profile)), Ok(()));
        }
        for profile in generator::ir::Profile::ALL {
            assert_eq!(require_module_limits(&generator::ir::ModuleConfig::new(profile)), Ok(()));
        }
        let mut trap = Config::default();
        trap.limits.callees = u32::MAX;
        let message = require_limits(&trap).unwrap_err().to_string();
        assert_eq!(message, "the limit `callees` is 4294967295 and may be at most 64");
    }
}
