//! The functions that a strategy has changed, judged: do they refine clang's?

use std::collections::HashMap;
use std::time::Duration;

use engines::process::own_cpu;
use interpreter::Semantics;
use ir::{FuncId, Module};
use lowering::strategy::Strategy;
use refine::Refinement;
use refine::sets::{Coverage, EnumerationLimits, FunctionRef};
use refine::time_limit::limited;

use super::bench::CommandError;
use super::measure::{ClangUnit, relowered};
use super::measurement::RefinementCounts;

thread_local! {
    static REFINE_UNTIL: std::cell::Cell<Duration> = const { std::cell::Cell::new(Duration::MAX) };
}

/// The judge of functions under a semantics, within a time for each.
#[derive(Clone, Copy)]
struct TimedJudge {
    semantics: Semantics,
    time: Duration,
}

impl TimedJudge {
    fn refines(self, source: FunctionRef<'_>, target: FunctionRef<'_>) -> Refinement {
        REFINE_UNTIL.set(own_cpu().saturating_add(self.time));
        let judge = || refine::refines(source, target, self.semantics, EnumerationLimits::default());
        limited(|| own_cpu() > REFINE_UNTIL.get(), judge)
    }

    /// True if LLVM's semantics is asked whether clang's function refines the other in turn. The thesis's question is only which of the
    /// two leaks more.
    fn asks_conversely(self) -> bool {
        self.semantics == Semantics::LLVM_19
    }
}

/// Judges the functions that a strategy has changed, by the units that it has changed.
///
/// # Errors
/// The accesses by themselves cannot be legalised.
pub(super) fn judged(
    units: &[ClangUnit],
    modules: &[Option<Module>],
    strategy: &Strategy,
    (name, semantics): (&str, Semantics),
    time: Duration,
) -> Result<RefinementCounts, CommandError> {
    let judge = TimedJudge { semantics, time };
    let mut counts = RefinementCounts { semantics: name.to_owned(), ..RefinementCounts::default() };
    let changed = units.iter().zip(modules).filter_map(|(unit, module)| Some((unit, module.as_ref()?)));
    for (unit, module) in changed {
        let clangs = relowering::isolated(&unit.module, &unit.recognition);
        let accesses = relowered(&clangs.module, &clangs.recognition, &unit.layouts, strategy)?;
        let clangs_code = UnitCode { whole: &unit.module, accesses: &clangs.module };
        let other_code = UnitCode { whole: module, accesses: &accesses };
        let mut forth = Direction::new(judge, clangs_code, other_code);
        let mut back = Direction::new(judge, other_code, clangs_code);
        for function in unit.recognition.functions() {
            let accesses = clangs.of_function.get(&function).map(Vec::as_slice).unwrap_or_default();
            match forth.verdict(function, accesses) {
                FunctionVerdict::Refines(ComparedCode::Whole) => counts.refine += 1,
                FunctionVerdict::Refines(ComparedCode::Accesses) => counts.by_accesses += 1,
                FunctionVerdict::DoesNot => {
                    counts.refuted.push(module.functions[function.index()].name.to_string());
                    continue;
                }
                FunctionVerdict::NotJudged => {
                    counts.not_judged += 1;
                    continue;
                }
            }
            let conversely = judge.asks_conversely()
                && matches!(back.verdict(function, accesses), FunctionVerdict::Refines(_));
            counts.equivalent += u64::from(conversely);
        }
    }
    Ok(counts)
}

/// A unit's code by clang or by a strategy: the unit, and its accesses, each a function of its own.
#[derive(Clone, Copy)]
struct UnitCode<'m> {
    whole: &'m Module,
    accesses: &'m Module,
}

/// The verdict on a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FunctionVerdict {
    Refines(ComparedCode),
    /// Or one of its accesses does not: no strategy relies on what is around an access.
    DoesNot,
    NotJudged,
}

/// The code by which a function was seen to refine another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ComparedCode {
    /// The two were compared.
    Whole,
    /// Each of its accesses refines the other's, whatever it is given, and nothing else differs.
    Accesses,
}

/// The question whether functions of one code are refined by those of another.
struct Direction<'m> {
    judge: TimedJudge,
    source: UnitCode<'m>,
    target: UnitCode<'m>,
    /// The verdicts on accesses, which many functions share.
    of_accesses: HashMap<FuncId, FunctionVerdict>,
}

impl<'m> Direction<'m> {
    fn new(judge: TimedJudge, source: UnitCode<'m>, target: UnitCode<'m>) -> Direction<'m> {
        Direction { judge, source, target, of_accesses: HashMap::new() }
    }

    /// The verdict on a function that has these accesses.
    fn verdict(&mut self, function: FuncId, accesses: &[FuncId]) -> FunctionVerdict {
        let whole = self.refines(self.source.whole, self.target.whole, function);
        match verdict_of(&whole, ComparedCode::Whole) {
            FunctionVerdict::NotJudged => self.verdict_by_accesses(accesses),
            // Accesses that are proved hold for every iteration.
            known if is_bounded(&whole) => match self.verdict_by_accesses(accesses) {
                FunctionVerdict::Refines(by) => FunctionVerdict::Refines(by),
                FunctionVerdict::DoesNot | FunctionVerdict::NotJudged => known,
            },
            known => known,
        }
    }

    fn verdict_by_accesses(&mut self, accesses: &[FuncId]) -> FunctionVerdict {
        let verdicts: Vec<FunctionVerdict> = accesses.iter().map(|&access| self.access(access)).collect();
        if verdicts.contains(&FunctionVerdict::DoesNot) {
            FunctionVerdict::DoesNot
        } else if verdicts.is_empty() || verdicts.contains(&FunctionVerdict::NotJudged) {
            FunctionVerdict::NotJudged
        } else {
            FunctionVerdict::Refines(ComparedCode::Accesses)
        }
    }

    fn access(&mut self, access: FuncId) -> FunctionVerdict {
        if let Some(&known) = self.of_accesses.get(&access) {
            return known;
        }
        let compared = self.refines(self.source.accesses, self.target.accesses, access);
        let verdict = verdict_of(&compared, ComparedCode::Accesses);
        self.of_accesses.insert(access, verdict);
        verdict
    }

    fn refines(&self, source: &Module, target: &Module, function: FuncId) -> Refinement {
        let of = |module| FunctionRef { module, function };
        self.judge.refines(of(source), of(target))
    }
}

fn verdict_of(compared: &Refinement, evidence: ComparedCode) -> FunctionVerdict {
    match compared {
        Refinement::Refines { .. } => FunctionVerdict::Refines(evidence),
        Refinement::DoesNot(_) => FunctionVerdict::DoesNot,
        Refinement::Vacuous { .. } | Refinement::TooLarge(_) | Refinement::Unsupported(_) => {
            FunctionVerdict::NotJudged
        }
    }
}

/// True if a proof has followed a few iterations of loops and no more.
fn is_bounded(compared: &Refinement) -> bool {
    matches!(compared, Refinement::Refines { coverage: Coverage::ProvedBounded, .. })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A read of three bits, and a write of them that keeps as many others as `mask` says.
    fn accesses(mask: u8) -> Module {
        let text = format!(
            "target triple = \"x86_64-pc-linux-gnu\"
            define i8 @f.access.0(ptr %p) {{
              %unit = load i8, ptr %p, align 1
              %field = and i8 %unit, 7
              ret i8 %field
            }}
            define void @f.access.1(ptr %p, i8 %v) {{
              %unit = load i8, ptr %p, align 1
              %field = and i8 %v, 7
              %kept = and i8 %unit, {mask}
              %new = or i8 %kept, %field
              store i8 %new, ptr %p, align 1
              ret void
            }}"
        );
        ir::read::read(&text).unwrap().module
    }

    #[test]
    fn a_function_is_judged_by_each_of_its_accesses() {
        let judge = TimedJudge { semantics: Semantics::LLVM_19, time: Duration::from_secs(60) };
        let clangs = accesses(0xf8);
        let [read, write] = [FuncId(0), FuncId(1)];
        let by_mask = |mask, functions: &[FuncId]| {
            let other = accesses(mask);
            let code = |accesses| UnitCode { whole: accesses, accesses };
            Direction::new(judge, code(&clangs), code(&other)).verdict_by_accesses(functions)
        };
        let refines = FunctionVerdict::Refines(ComparedCode::Accesses);
        assert_eq!(by_mask(0xf8, &[read, write, read]), refines);
        assert_eq!(by_mask(0xf0, &[read, write]), FunctionVerdict::DoesNot);
        assert_eq!(by_mask(0xf0, &[read, read]), refines);
        assert_eq!(by_mask(0xf8, &[]), FunctionVerdict::NotJudged);
    }
}
