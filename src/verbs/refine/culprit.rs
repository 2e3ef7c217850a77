//! The search for the pass of a pipeline that breaks a function.

use interpreter::precise::sets::Refinement;
use ir::Module;
use serde::Serialize;

use super::optimizer::Optimizer;
use super::{Judge, defined};
use crate::Failure;

/// The pass after which a function does not refine the source any more.
#[derive(Debug, Serialize)]
pub(super) struct Culprit {
    /// The pass and what it ran on, as LLVM names them.
    pass: String,
    /// Its number among all runs of passes, from 1.
    number: u32,
    /// Whether all before it is known to be right; otherwise it could not be judged.
    right_before: bool,
    /// The command that runs the passes up to and with it.
    command: String,
}

/// Bisects the runs of passes, `count` of them. Refinement is transitive: where everything up to one pass refines the
/// source and everything up to the next does not, that next one is wrong.
///
/// # Errors
/// As [`Optimizer::run`].
pub(super) fn find(
    judge: Judge,
    source: &Module,
    name: &str,
    optimizer: &Optimizer,
    count: u32,
) -> Result<Option<Culprit>, Failure> {
    let (mut right, mut wrong) = (0, count);
    let mut right_before = true;
    while wrong - right > 1 {
        let middle = right + (wrong - right) / 2;
        match after(judge, source, name, optimizer, middle)? {
            Some(Refinement::DoesNot(_)) => wrong = middle,
            judged => {
                right = middle;
                right_before = matches!(judged, Some(Refinement::Refines { .. }));
            }
        }
    }
    let ran = optimizer.run(Some(wrong))?;
    let culprit = |pass: &str| Culprit {
        pass: pass.to_owned(),
        number: wrong,
        right_before,
        command: optimizer.command(wrong, "FILE"),
    };
    Ok(ran.pass(wrong).map(culprit))
}

/// What the function is after the first passes; `None` where it cannot be read.
fn after(
    judge: Judge,
    source: &Module,
    name: &str,
    optimizer: &Optimizer,
    limit: u32,
) -> Result<Option<Refinement>, Failure> {
    let ran = optimizer.run(Some(limit))?;
    let Ok(target) = ran.module() else { return Ok(None) };
    let pair = defined(source, name).zip(defined(&target.module, name));
    Ok(pair.map(|(ours, theirs)| judge.refines(source, ours, &target.module, theirs)))
}

impl Culprit {
    pub(super) fn lines(&self) -> Vec<String> {
        let Culprit { pass, number, right_before, command } = self;
        let doubt = if *right_before { "" } else { "; what came before it could not be judged" };
        vec![format!("  wrong after pass {number}: {pass}{doubt}"), format!("  next: {command}")]
    }
}
