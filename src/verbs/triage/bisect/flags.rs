//! Search for the optimisations of gcc that a defect needs, by the flags that switch them off.

use host::Failure;
use serde::Serialize;

use super::smallest::smallest;
use super::trial::{Showing, Variant, Workbench};

/// The results of trials with optimisations switched off.
#[derive(Clone, Debug, Serialize)]
pub(super) struct FlagTrials {
    /// The optimisations that were switched off.
    pub(super) enabled: usize,
    /// Flags that together make the program right, none of which can be left out; none if all of them do not.
    pub(super) preventing: Vec<String>,
}

/// Tries the optimisations that a gcc has enabled.
///
/// # Errors
/// As [`Workbench::showing`].
pub(super) fn tried(bench: &Workbench) -> Result<FlagTrials, Failure> {
    let asked = Variant::with_flags(["-Q".to_owned(), "--help=optimizers".to_owned()]);
    let all: Vec<String> =
        bench.compiler_messages(&asked)?.first().map(|message| negations(message)).unwrap_or_default();
    let enabled = all.len();
    let prevents = |flags: &[String]| {
        Ok::<_, Failure>(bench.showing(&Variant::with_flags(flags.to_vec()))?.0 == Showing::No)
    };
    let preventing = if prevents(&all)? { smallest(all, prevents)? } else { Vec::new() };
    Ok(FlagTrials { enabled, preventing })
}

/// The flags that switch off what is `[enabled]`.
fn negations(message: &str) -> Vec<String> {
    let enabled = message.lines().filter_map(|line| line.trim().strip_suffix("[enabled]"));
    let flags = enabled.filter_map(|flag| flag.trim().strip_prefix("-f").filter(|name| !name.contains('=')));
    flags.map(|name| format!("-fno-{name}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_enabled_and_has_no_value_is_switched_off() {
        let message = "The following options control optimizations:\n  -O<number>   \n  -fbit-tests    \t[enabled]\n\
                    \x20 -fassociative-math  [disabled]\n  -falign-jumps=   16\n  -fcse-follow-jumps [enabled]\n";
        assert_eq!(negations(message), ["-fno-bit-tests", "-fno-cse-follow-jumps"]);
    }
}
