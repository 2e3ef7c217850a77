//! Search for the pass that a defect needs: clang counts its passes and stops after any number, gcc leaves out any of
//! them.

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use host::{Failure, machine};
use serde::Serialize;

use super::trial::{Showing, Variant, Workbench};

/// The pass that makes the difference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "by")]
pub(super) enum Passes {
    /// The first one of clang's with which the program goes wrong.
    First {
        /// Its number in the order in which clang runs them.
        number: u32,
        /// Its name and what it runs on, as `-mllvm -opt-bisect-limit` prints them, if it does.
        pass: Option<String>,
    },
    /// Passes of gcc's; without any one of them the program is right.
    Needed {
        /// As `-fdisable-` takes them.
        passes: Vec<String>,
        /// The passes that were left out, one at a time.
        tried: usize,
    },
    /// None: the program goes wrong also without all passes that can be left out.
    NoneNeeded,
}

/// More passes than these are not counted.
const MOST: u32 = 1 << 22;

/// The first pass of clang with which the program goes wrong.
///
/// # Errors
/// As [`Workbench::showing`].
pub(super) fn first_of_clang(bench: &Workbench) -> Result<Passes, Failure> {
    let goes_wrong = |passes: u32| Ok::<_, Failure>(bench.showing(&limited(passes))?.0 == Showing::Yes);
    if goes_wrong(0)? {
        return Ok(Passes::NoneNeeded);
    }
    let (mut right, mut wrong) = (0, 1);
    while !goes_wrong(wrong)? {
        if wrong >= MOST {
            return Err(Failure::Input("clang ignores -opt-bisect-limit here".to_owned()));
        }
        (right, wrong) = (wrong, wrong * 2);
    }
    while wrong - right > 1 {
        let middle = right + (wrong - right) / 2;
        if goes_wrong(middle)? { wrong = middle } else { right = middle }
    }
    let messages = bench.compiler_messages(&limited(wrong))?;
    let pass = messages.iter().find_map(|message| name_of(message, wrong));
    Ok(Passes::First { number: wrong, pass })
}

fn limited(passes: u32) -> Variant {
    Variant::with_flags(["-mllvm".to_owned(), format!("-opt-bisect-limit={passes}")])
}

/// `SROAPass on f` of `BISECT: running pass (5) SROAPass on f`.
fn name_of(message: &str, number: u32) -> Option<String> {
    let head = format!("BISECT: running pass ({number}) ");
    message.lines().find_map(|line| line.strip_prefix(&head)).map(|rest| rest.trim().to_owned())
}

/// The passes of gcc without any one of which the program is right.
///
/// # Errors
/// As [`Workbench::showing`].
pub(super) fn needed_of_gcc(bench: &Workbench, place: &Path) -> Result<Passes, Failure> {
    let messages = bench.compiler_messages(&Variant::with_flags(["-fdump-passes".to_owned()]))?;
    let all: Vec<String> = messages.first().map(|message| running(message)).unwrap_or_default();
    let next = AtomicUsize::new(0);
    let benches: Vec<Workbench> =
        (0..machine::processors()).map(|_| bench.another(place)).collect::<Result<_, _>>()?;
    let worker = |bench: Workbench| {
        let mut needed = Vec::new();
        while let Some(pass) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
            if bench.showing(&Variant::with_flags([format!("-fdisable-{pass}")]))?.0 == Showing::No {
                needed.push(pass.clone());
            }
        }
        Ok::<_, Failure>(needed)
    };
    let found: Vec<Result<Vec<String>, Failure>> = std::thread::scope(|scope| {
        let worker = &worker;
        let workers: Vec<_> = benches.into_iter().map(|bench| scope.spawn(move || worker(bench))).collect();
        let panicked = |_| Err(Failure::Infrastructure("a trial panicked".to_owned()));
        workers.into_iter().map(|handle| handle.join().unwrap_or_else(panicked)).collect()
    });
    let mut passes: Vec<String> = found.into_iter().collect::<Result<Vec<_>, _>>()?.concat();
    passes.sort_unstable_by_key(|pass| all.iter().position(|known| known == pass));
    Ok(if passes.is_empty() { Passes::NoneNeeded } else { Passes::Needed { passes, tried: all.len() } })
}

/// The passes that run and can be left out, as `-fdump-passes` lists them: `tree-ccp1 :  ON`.
fn running(message: &str) -> Vec<String> {
    let on = message.lines().filter_map(|line| line.trim().strip_suffix("ON")?.trim().strip_suffix(':'));
    let named = on.map(str::trim).filter(|name| {
        ["tree-", "ipa-", "rtl-"].iter().any(|kind| name.starts_with(kind)) && !name.contains(' ')
    });
    named.map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passes_are_read_from_what_compilers_say() {
        let clang = "BISECT: running pass (4) InferFunctionAttrsPass on [module]\n\
                     BISECT: running pass (5) SROAPass on f\nBISECT: NOT running pass (6) X on f\n";
        assert_eq!(name_of(clang, 5).as_deref(), Some("SROAPass on f"));
        assert_eq!(name_of(clang, 6), None);
        let gcc = "   *warn_unused_result   :  ON\n   tree-eh   :  ON\n   tree-tmlower   :  OFF\n      rtl-dse1 :  ON\n";
        assert_eq!(running(gcc), ["tree-eh", "rtl-dse1"]);
    }
}
