//! Two answers to the layout questions: by the rules, and by what our own lowering's stores do.

use interpreter::{Config, Interpreter, Outcome};
use lang::{Program, probe};
use lowering::layout::{Layouts, answers};
use lowering::{Options, lower};

const PROBES: &str = "layout_probes";

/// The first question with two answers, in words; `None` where all agree or the program is not lowered.
pub(crate) fn contradiction(interpreter: &mut Interpreter, program: &Program) -> Option<String> {
    let layouts = Layouts::of(program, lowering::FaultSet::NONE).ok()?;
    let questions = probe::probes(program);
    let by_rule = answers(program, &layouts);
    let mut module = ir::Module::new();
    lower::layout_probes(&mut module, program, "", PROBES, &Options::default()).ok()?;
    let run = interpreter.run(&module, PROBES, &Config::default());
    if run.outcome != Outcome::Finished {
        return Some(format!("the probes end with {:?}", run.outcome));
    }
    let mut observed = run.observations.iter();
    for ((number, question), rule) in (0u32..).zip(&questions).zip(&by_rule) {
        let site = probe::SITE_BASE + number;
        let stored: Vec<u64> =
            observed.by_ref().take(rule.len()).filter(|o| o.site == site).map(|o| o.value).collect();
        if stored != *rule {
            return Some(format!("{question:?}: {rule:x?} by the rules, {stored:x?} by stores"));
        }
    }
    None
}
