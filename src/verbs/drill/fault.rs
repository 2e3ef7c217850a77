//! Every fault that can be planted, of whatever part.

use lowering::strategy::Strategy;
use oracle::{inprocess, reference};

/// A fault of one of the parts that are ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// Of record layout, argument classification or lowering.
    Lowering(lowering::Fault),
    /// Of the IR interpreter.
    Interpreter(interpreter::Fault),
    /// Of the reference evaluator.
    Reference(reference::Fault),
}

impl Fault {
    /// Every fault that a campaign of defined programs can find. Those that need poison are not among them.
    pub(super) fn all() -> Vec<Fault> {
        let ordinary = |fault: &interpreter::Fault| fault.needs() == interpreter::Needs::Ordinary;
        let defined = |fault: &lowering::Fault| fault.tier() != lowering::Tier::Poison;
        let lowering = lowering::Fault::ALL.iter().copied().filter(defined).map(Fault::Lowering);
        let interpreter = interpreter::Fault::ALL.iter().copied().filter(ordinary).map(Fault::Interpreter);
        let reference = reference::Fault::ALL.iter().copied().map(Fault::Reference);
        lowering.chain(interpreter).chain(reference).collect()
    }

    /// Unique, with the part it is in.
    pub(super) fn name(self) -> String {
        match self {
            Fault::Lowering(fault) => format!("lowering:{}", fault.name()),
            Fault::Interpreter(fault) => format!("interpreter:{}", fault.name()),
            Fault::Reference(fault) => format!("reference:{}", fault.name()),
        }
    }

    /// What goes wrong, in a sentence.
    pub(super) fn description(self) -> &'static str {
        match self {
            Fault::Lowering(fault) => fault.description(),
            Fault::Interpreter(fault) => fault.description(),
            Fault::Reference(fault) => fault.description(),
        }
    }

    /// The tier in process with this fault switched on.
    pub(super) fn in_process(self) -> inprocess::Settings {
        let mut settings = inprocess::Settings::default();
        match self {
            Fault::Lowering(_) => settings.lowering = self.lowering(),
            Fault::Interpreter(fault) => settings.interpreter.faults = [fault].into_iter().collect(),
            Fault::Reference(fault) => settings.faults = [fault].into_iter().collect(),
        }
        settings
    }

    /// The lowering with this fault switched on, if it is one of the lowering.
    pub(super) fn lowering(self) -> lowering::Options {
        let ordinary = lowering::Options::default();
        let Fault::Lowering(fault) = self else { return ordinary };
        let strategy = Strategy::named(fault.strategy()).copied().unwrap_or(ordinary.strategy);
        lowering::Options { strategy, faults: lowering::FaultSet::only(fault), ..ordinary }
    }

    /// True where compilers could see it: code that was lowered wrongly meets theirs.
    pub(super) const fn shows_natively(self) -> bool {
        matches!(self, Fault::Lowering(_))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn there_are_many_faults_and_each_has_its_own_name() {
        let all = Fault::all();
        let names: BTreeSet<String> = all.iter().map(|fault| fault.name()).collect();
        assert_eq!(names.len(), all.len());
        assert!(all.len() >= 40, "{}", all.len());
    }
}
