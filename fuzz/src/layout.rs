//! Layout queries answered twice: by the layout rules, and by the stores that our lowering emits.

use interpreter::{Config, Interpreter, Outcome};
use lang::{Program, layout_query};
use lowering::layout::{Layouts, answers};
use lowering::{Options, lower};

const PROBE_FUNCTION: &str = "layout_probes";

/// Describes the first layout query with two different answers; `None` if all agree or the lowering rejects the
/// program.
#[must_use]
pub fn first_disagreement(
    interpreter: &mut Interpreter,
    program: &Program,
    options: &Options,
) -> Option<String> {
    let layouts = Layouts::compute(program).ok()?;
    let questions = layout_query::layout_queries(program);
    let by_rule = answers(program, &layouts);
    let mut module = ir::Module::new();
    lower::layout_probes(&mut module, program, "", PROBE_FUNCTION, options).ok()?;
    let run = interpreter.run(&module, PROBE_FUNCTION, &Config::default());
    if run.outcome != Outcome::Finished {
        return Some(format!("the probes end with {:?}", run.outcome));
    }
    let mut observed = run.observations.iter();
    for ((number, question), rule) in (0u32..).zip(&questions).zip(&by_rule) {
        let site = layout_query::SITE_BASE + number;
        let stored: Vec<u64> =
            observed.by_ref().take(rule.len()).filter(|o| o.site == site).map(|o| o.value).collect();
        if stored != *rule {
            return Some(format!("{question:?}: {rule:x?} by the rules, {stored:x?} by stores"));
        }
    }
    None
}
