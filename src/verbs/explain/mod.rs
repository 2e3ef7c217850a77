//! `bitfrost explain`: how declarations are laid out and passed, on every target.

mod against;
mod class;
mod columns;
mod input;
mod passing;
mod picture;
mod report;
mod svg;
mod text;

use lang::parse::Declaration;
use lang::{Program, RecordId, Target};
use lowering::FaultSet;
use lowering::abi::Context;
use lowering::layout::Layouts;
use lowering::shape::Shapes;

use crate::cli::ExplainArgs;
use crate::output::Output;
use crate::{Failure, Outcome, verbs};
use against::Verification;
use report::{OnTarget, Record, Report};

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if there is nothing to explain in the text, or the drawing cannot be written.
pub(super) fn run(args: &ExplainArgs, out: &mut Output) -> Result<Outcome, Failure> {
    let declared = input::declared(&args.declaration)?;
    let targets = args.target.map_or_else(|| Target::ALL.to_vec(), |only| vec![only]);
    let ledger = verbs::ledger()?;
    let mut against = Vec::new();
    for compiler in &args.against {
        against.extend(against::verify(&declared, &targets, compiler, &ledger)?);
    }
    let targets = targets.into_iter().map(|target| explain(&declared, target)).collect::<Result<_, _>>()?;
    let report = Report { targets, against };
    if let Some(path) = &args.svg {
        std::fs::write(path, svg::drawing(&report)).map_err(|why| Failure::unwritable(path, &why))?;
    }
    for line in text::lines(&report, out.columns()) {
        out.line(line)?;
    }
    out.json(&report)?;
    Ok(Outcome::found_if(report.against.iter().any(Verification::differs)))
}

/// Everything there is to say on one target.
///
/// # Errors
/// [`Failure::Input`] on types without a layout.
fn explain(declared: &Declaration, target: Target) -> Result<OnTarget, Failure> {
    let Declaration { program, records, functions } = declared;
    let program = &Program { target, ..program.clone() };
    let layouts = Layouts::of(program, FaultSet::NONE).map_err(|why| Failure::Input(why.to_string()))?;
    let shapes = Shapes::of(program, &layouts);
    let context = Context::new(program, &layouts, &shapes);
    let functions = functions.iter().map(|(name, of)| passing::function(context, name, of));
    Ok(OnTarget {
        target: target.name(),
        records: records.iter().map(|id| record(context, *id)).collect(),
        functions: functions.collect::<Result<_, _>>()?,
    })
}

fn record(context: Context<'_>, id: RecordId) -> Record {
    let layout = &context.layouts[id];
    Record {
        c: lang::print::record(context.program, id).trim_end().to_owned(),
        size_bytes: layout.size.0,
        align_bytes: layout.align.bytes().0,
        classes: class::classes(context, id),
        bits: picture::runs(context.program, context.layouts, id),
    }
}
