//! The programs whose code a fault of the lowering changes. Compilers take a second to say whether a program shows a fault;
//! that its code is the same without the fault, and so cannot show it, is known in a fraction of a millisecond.

use std::panic::{AssertUnwindSafe, catch_unwind};

use ir::print_module;
use lang::{Program, Unit};
use lowering::layout::answers;
use lowering::{Options, lower};

/// Compares a lowering with the same without its faults.
#[derive(Clone, Copy, Debug)]
pub(super) struct Affected {
    faulty: Options,
    sound: Options,
}

impl Affected {
    /// Compares with the faults of this lowering.
    pub(super) fn new(faulty: Options) -> Affected {
        Affected { faulty, sound: mutants::sound(faulty) }
    }

    /// True if the fault changes the layout or the code of a program.
    pub(super) fn is_affected(&self, program: &Program) -> bool {
        // A lowering that panics does something else, too.
        let faulty = catch_unwind(AssertUnwindSafe(|| Code::lower(program, &self.faulty))).ok();
        faulty != Some(Code::lower(program, &self.sound))
    }
}

/// The lowered program and its layouts; `None` if the lowering rejects it.
#[derive(PartialEq)]
struct Code {
    module: Option<String>,
    layouts: Option<Vec<Vec<u64>>>,
}

impl Code {
    fn lower(program: &Program, options: &Options) -> Code {
        let module = lower::program(program, &Unit::WHOLE, options).ok();
        let layouts = options.stages.layouts(program, options.compat.dialect()).ok();
        Code {
            module: module.as_ref().map(print_module),
            layouts: layouts.map(|layouts| answers(program, &layouts)),
        }
    }
}

#[cfg(test)]
mod tests {
    use generator::{Config, Profile};
    use lowering::strategy::WORD;
    use mutants::{Fault, StageFault};

    use super::*;

    #[test]
    fn a_fault_affects_the_programs_that_have_what_it_spoils() {
        let affected = |fault: Fault| {
            let affected = Affected::new(Options { strategy: WORD, ..fault.options() });
            let program =
                |number| generator::program(&generator::dna(1, number), &Config::new(Profile::Single));
            (0..1600).filter(|&number| affected.is_affected(&program(number))).count()
        };
        assert_eq!(affected(StageFault::WordNotFrozen.into()), 0, "`word` freezes nothing");
        assert!((1..800).contains(&affected(StageFault::PackedRecordIgnored.into())));
        assert!((1..1600).contains(&affected(StageFault::SignExtensionForgotten.into())));
    }
}
