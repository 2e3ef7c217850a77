//! `bitfrost evaluate`: measures what the theses and the article claim.

mod leaks;
mod programs;
mod rediscovery;
mod rules;
mod sizes;
mod table;

use host::output::Output;
use host::{Failure, VerbOutcome};

use crate::cli::EvaluateArgs;

/// Runs the verb.
///
/// # Errors
/// [`Failure`] if a part of it could not be measured.
pub(super) fn run(args: &EvaluateArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let what = &args.what;
    if what.leaks {
        return leaks::run(args, out);
    }
    if what.sizes {
        return sizes::run(args, out);
    }
    if what.rediscovery {
        return rediscovery::run(args, out);
    }
    if let Some(directory) = &what.programs {
        return programs::run(args, directory, out);
    }
    if what.rules.is_some() {
        return rules::run(args, out);
    }
    table::run(out)
}
