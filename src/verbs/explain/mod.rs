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
use lowering::abi::{Context, ForeignUnit, VectorUnit};
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
    let platforms = platforms(args)?;
    let ledger = verbs::ledger()?;
    let mut against = Vec::new();
    for compiler in &args.against {
        against.extend(against::verify(&declared, &platforms, compiler, &ledger)?);
    }
    let targets = platforms.into_iter().map(|on| explain(&declared, on)).collect::<Result<_, _>>()?;
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

/// A target with the vector registers that code for it uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Platform {
    target: Target,
    vectors: VectorUnit,
}

impl Platform {
    /// The name of the registers; `None` where there is but one kind.
    fn choice(self) -> Option<&'static str> {
        (self.target == Target::X86_64Linux).then_some(self.vectors.name())
    }

    /// For people: `x86_64-linux-gnu with avx`, or the target alone where the registers are those of every processor.
    fn name(self) -> String {
        match self.vectors {
            VectorUnit::Sse => self.target.name().to_owned(),
            wide => format!("{} with {wide}", self.target.name()),
        }
    }
}

/// Every target that is asked for, with each kind of vector registers that is asked for and that it has.
///
/// # Errors
/// [`Failure::Input`] where the one target that is asked for has none of a kind.
fn platforms(args: &ExplainArgs) -> Result<Vec<Platform>, Failure> {
    let asked = if args.vectors.is_empty() { vec![VectorUnit::default()] } else { args.vectors.clone() };
    if let Some(target) = args.target {
        let on = |unit: &VectorUnit| unit.on(target).map(|vectors| Platform { target, vectors });
        let all: Result<_, ForeignUnit> = asked.iter().map(on).collect();
        return all.map_err(|why| Failure::input("--vectors", why));
    }
    let x86_64 = asked.iter().map(|&vectors| Platform { target: Target::X86_64Linux, vectors });
    let others = Target::ALL.into_iter().filter(|target| *target != Target::X86_64Linux);
    let others = others.map(|target| Platform { target, vectors: VectorUnit::default() });
    Ok(x86_64.chain(others).collect())
}

/// Everything there is to say on one target.
///
/// # Errors
/// [`Failure::Input`] on types without a layout.
fn explain(declared: &Declaration, on: Platform) -> Result<OnTarget, Failure> {
    let Platform { target, vectors } = on;
    let Declaration { program, records, functions } = declared;
    let program = &Program { target, ..program.clone() };
    let layouts = Layouts::of(program, FaultSet::NONE).map_err(|why| Failure::Input(why.to_string()))?;
    let shapes = Shapes::of(program, &layouts);
    let context = Context { vectors, ..Context::new(program, &layouts, &shapes) };
    let functions = functions.iter().map(|(name, of)| passing::function(context, name, of));
    Ok(OnTarget {
        target: target.name(),
        vectors: on.choice(),
        name: on.name(),
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
