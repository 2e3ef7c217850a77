//! Every fault that can be planted, of whatever part.

use interpreter::Needs;
use judge::{inprocess, reference};
use lang::Target;
use lowering::abi::VectorUnit;
use lowering::strategy::{Strategy, WORD};
use mutants::VerifierFault;

use super::batch_fault::BatchFault;
use super::compilers::{CLANG, CompilePlatform};
use super::hostile::Hostile;

/// A fault of one of the parts that are ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// A fault of record layout, argument classification or lowering.
    Lowering(mutants::Fault),
    /// A fault of the IR interpreter.
    Interpreter(interpreter::Fault),
    /// A fault of the reference evaluator.
    Reference(reference::Fault),
    /// A fault of the verifier of IR.
    Verifier(VerifierFault),
    /// A fault of a compiler that only a batch shows.
    Batch(BatchFault),
    /// A deed of foreign code, which shows that a protection works: the fault is what it tries.
    Hostile(Hostile),
}

/// The strategies that let no poison out of its field. The others leak without any fault.
const POISON_TIGHT: [&str; 2] = ["vector", "packed"];

impl Fault {
    /// Every fault.
    pub(super) fn list() -> Vec<Fault> {
        let lowering = mutants::Fault::iter().map(Fault::Lowering);
        let interpreter = interpreter::Fault::ALL.iter().copied().map(Fault::Interpreter);
        let reference = reference::Fault::ALL.iter().copied().map(Fault::Reference);
        let verifier = VerifierFault::ALL.iter().copied().map(Fault::Verifier);
        let batch = BatchFault::ALL.iter().copied().map(Fault::Batch);
        lowering
            .chain(interpreter)
            .chain(reference)
            .chain(verifier)
            .chain(batch)
            .chain(Hostile::list().map(Fault::Hostile))
            .collect()
    }

    /// The target of the programs in which it shows: its own, or the first of these if it shows on every target; `None` if it
    /// shows on none of them.
    pub(super) fn target(self, among: &[Target]) -> Option<Target> {
        let is_on = |target: &Target| match self {
            Fault::Lowering(fault) => fault.exposure().is_on(*target),
            Fault::Interpreter(fault) => fault.exposure().is_on(*target),
            Fault::Reference(_) | Fault::Verifier(_) => true,
            Fault::Batch(_) | Fault::Hostile(_) => *target == Target::default(),
        };
        among.iter().copied().find(is_on)
    }

    /// The vector registers of code in which it shows.
    pub(super) fn vectors(self) -> VectorUnit {
        match self {
            Fault::Lowering(fault) => fault.exposure().vectors,
            Fault::Interpreter(_)
            | Fault::Reference(_)
            | Fault::Verifier(_)
            | Fault::Batch(_)
            | Fault::Hostile(_) => VectorUnit::default(),
        }
    }

    /// The platform that has to compile the programs in which the fault shows.
    pub(super) fn platform(self, target: Target) -> CompilePlatform {
        let compiler = match self {
            Fault::Lowering(fault) => fault.exposure().compiler,
            Fault::Interpreter(_)
            | Fault::Reference(_)
            | Fault::Verifier(_)
            | Fault::Batch(_)
            | Fault::Hostile(_) => CLANG,
        };
        CompilePlatform { target, vectors: self.vectors(), compiler }
    }

    /// The property of programs in which it can show.
    pub(super) fn needs(self) -> Needs {
        match self {
            Fault::Lowering(fault) if fault.exposure().tier == lowering::Tier::Poison => Needs::Poison,
            Fault::Interpreter(fault) => fault.exposure().needs,
            Fault::Lowering(_)
            | Fault::Reference(_)
            | Fault::Verifier(_)
            | Fault::Batch(_)
            | Fault::Hostile(_) => Needs::Ordinary,
        }
    }

    /// Unique, with the part it is in.
    pub(super) fn name(self) -> String {
        match self {
            Fault::Lowering(fault) => format!("lowering:{}", fault.name()),
            Fault::Interpreter(fault) => format!("interpreter:{}", fault.name()),
            Fault::Reference(fault) => format!("reference:{}", fault.name()),
            Fault::Verifier(fault) => format!("verifier:{}", fault.name()),
            Fault::Batch(fault) => format!("batch:{}", fault.name()),
            Fault::Hostile(hostile) => format!("contained:{}", hostile.name()),
        }
    }

    /// A sentence that says what goes wrong.
    pub(super) fn description(self) -> &'static str {
        match self {
            Fault::Lowering(fault) => fault.description(),
            Fault::Interpreter(fault) => fault.description(),
            Fault::Reference(fault) => fault.description(),
            Fault::Verifier(fault) => fault.description(),
            Fault::Batch(fault) => fault.description(),
            Fault::Hostile(hostile) => hostile.deed.description(),
        }
    }

    /// The reason why it cannot be found on this machine, whatever its compilers.
    pub(super) fn left_out(self) -> Option<String> {
        match self {
            Fault::Hostile(hostile) => hostile.unprotected(),
            Fault::Lowering(_)
            | Fault::Interpreter(_)
            | Fault::Reference(_)
            | Fault::Verifier(_)
            | Fault::Batch(_) => None,
        }
    }

    /// The tier in process that would show it, without it.
    pub(super) fn sound(self) -> inprocess::InProcessSettings {
        match self {
            Fault::Lowering(_) => {
                let strategies = vec![self.strategy()];
                let lowering = mutants::sound(self.lowering());
                inprocess::InProcessSettings {
                    strategies,
                    lowering,
                    rules: self.rules(),
                    ..inprocess::InProcessSettings::default()
                }
            }
            Fault::Interpreter(_)
            | Fault::Reference(_)
            | Fault::Verifier(_)
            | Fault::Batch(_)
            | Fault::Hostile(_) => sound(self.needs()),
        }
    }

    /// The same with this fault switched on.
    pub(super) fn in_process(self) -> inprocess::InProcessSettings {
        let mut settings = self.sound();
        match self {
            Fault::Lowering(_) => settings.lowering = self.lowering(),
            Fault::Interpreter(_) => settings.interpreter_faults = self.interpreter(),
            Fault::Reference(fault) => settings.faults = [fault].into_iter().collect(),
            Fault::Verifier(_) | Fault::Batch(_) | Fault::Hostile(_) => {}
        }
        settings
    }

    /// The interpreter's faults that are switched on.
    pub(super) fn interpreter(self) -> interpreter::FaultSet {
        match self {
            Fault::Interpreter(fault) => interpreter::FaultSet::single(fault),
            Fault::Lowering(_)
            | Fault::Reference(_)
            | Fault::Verifier(_)
            | Fault::Batch(_)
            | Fault::Hostile(_) => interpreter::FaultSet::NONE,
        }
    }

    /// The lowering with this fault switched on, if it is one of the lowering.
    pub(super) fn lowering(self) -> lowering::Options {
        match self {
            Fault::Lowering(fault) => fault.options(),
            Fault::Interpreter(_)
            | Fault::Reference(_)
            | Fault::Verifier(_)
            | Fault::Batch(_)
            | Fault::Hostile(_) => lowering::Options::default(),
        }
    }

    /// True where compilers could see it: code that was lowered wrongly meets theirs.
    pub(super) fn shows_natively(self) -> bool {
        matches!(self, Fault::Lowering(_)) && self.needs() == Needs::Ordinary && self.strategy() == WORD
    }

    /// The modules that are held to rules: all where these alone show the fault.
    fn rules(self) -> inprocess::RuleSample {
        match self {
            Fault::Lowering(fault) if fault.exposure().tier == lowering::Tier::Rules => {
                inprocess::RuleSample::All
            }
            _ => inprocess::RuleSample::None,
        }
    }

    /// The strategy whose code it spoils.
    fn strategy(self) -> Strategy {
        match self {
            Fault::Lowering(fault) => Strategy::named(fault.exposure().strategy).copied().unwrap_or(WORD),
            Fault::Interpreter(_)
            | Fault::Reference(_)
            | Fault::Verifier(_)
            | Fault::Batch(_)
            | Fault::Hostile(_) => WORD,
        }
    }
}

/// A tier in process that finds nothing wrong with any program.
pub(super) fn sound(needs: Needs) -> inprocess::InProcessSettings {
    let tight = || POISON_TIGHT.iter().filter_map(|name| Strategy::named(name).copied());
    let strategies = match needs {
        Needs::Ordinary => vec![WORD],
        Needs::Poison => tight().collect(),
    };
    inprocess::InProcessSettings { strategies, ..inprocess::InProcessSettings::default() }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn there_are_many_faults_and_each_has_its_own_name() {
        let all = Fault::list();
        let names: BTreeSet<String> = all.iter().map(|fault| fault.name()).collect();
        assert_eq!(names.len(), all.len());
        assert!(all.len() >= 210, "{}", all.len());
        let of_poison = all.iter().filter(|fault| fault.needs() == Needs::Poison).count();
        assert!(of_poison >= 25, "{of_poison}");
    }

    #[test]
    fn each_target_has_faults_of_its_own() {
        let only = |target, other| {
            let all = Fault::list().into_iter();
            all.filter(|fault| fault.target(&[other]).is_none() && fault.target(&[target]).is_some()).count()
        };
        assert!(only(Target::X86_64Linux, Target::AArch64Linux) >= 30);
        assert!(only(Target::AArch64Linux, Target::X86_64Linux) >= 30);
        let common = Fault::Reference(reference::Fault::BoolTruncates);
        assert_eq!(common.target(&Target::ALL), Some(Target::X86_64Linux));
        assert_eq!(common.target(&[Target::AArch64Linux]), Some(Target::AArch64Linux));
    }
}
