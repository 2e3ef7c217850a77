//! `bitfrost explain`: how declarations are laid out and passed, on every target.

mod against;
mod class;
pub(super) mod columns;
mod input;
mod passing;
mod picture;
mod report;
mod svg;
mod text;

use host::output::Output;
use host::{Failure, VerbOutcome};
use lang::parse::Declaration;
use lang::{Program, RecordId, Target, Type};
use lowering::abi::{Context, ForeignUnit, VectorUnit};
use lowering::layout::Layouts;
use lowering::shape::MemTypes;

use crate::cli::ExplainArgs;
use crate::verbs;
use against::Verification;
use input::DeclaredText;
use report::{ExplainReport, OnTarget, Record};

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if there is nothing to explain in the text, or the drawing cannot be written.
pub(super) fn run(args: &ExplainArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let DeclaredText { name, declaration: declared } = input::declared(&args.declaration)?;
    let platforms = platforms(args)?;
    let ledger = verbs::ledger()?;
    args.against.iter().try_for_each(|compiler| against::check_name(compiler, &platforms))?;
    let mut against = Vec::new();
    for compiler in &args.against {
        against.extend(against::verify(&declared, &platforms, compiler, &ledger)?);
    }
    let targets = platforms.into_iter().map(|on| explain(&declared, on)).collect::<Result<_, _>>();
    let targets = targets.map_err(|why| Failure::input(name, why))?;
    let unread = declared.unread.iter().map(ToString::to_string).collect();
    let report = ExplainReport { targets, against, unread };
    if let Some(path) = &args.svg {
        std::fs::write(path, svg::drawing(&report)).map_err(|why| Failure::unwritable(path, &why))?;
    }
    out.paged();
    out.lines(text::lines(&report, out.columns()))?;
    out.json(&report)?;
    conclude(&report.against)
}

/// The outcome of the verb: a difference first, then what a compiler could not be asked about.
///
/// # Errors
/// [`Failure::Input`] where nothing differs, and not everything is confirmed.
fn conclude(against: &[Verification]) -> Result<VerbOutcome, Failure> {
    if against.iter().any(Verification::differs) {
        return Ok(VerbOutcome::Found);
    }
    if let (Some(one), true) = (against.first(), against.iter().all(Verification::is_empty)) {
        let sentence = "nothing is confirmed: it could not be asked about any of the declarations";
        return Err(Failure::input(format_args!("--against {}", one.compiler), sentence));
    }
    match against.iter().find_map(|one| Some((one, one.unsupported()?))) {
        Some((one, why)) => Err(Failure::input(format_args!("--against {}", one.compiler), why)),
        None => Ok(VerbOutcome::Clean),
    }
}

/// The layout of the records that a program passes between its two sides, and where each argument and result travels; of a program
/// that passes nothing, all its records. Nothing where they have no layout.
pub(super) fn called_across(program: &Program) -> Vec<String> {
    across(program).map(|report| text::lines(&report, None)).unwrap_or_default()
}

/// The same as an SVG element, for a page that has styles for the class `layout`. `None` where there is nothing to draw.
pub(super) fn picture_across(program: &Program) -> Option<String> {
    let report = across(program)?;
    let is_drawn = report.targets.iter().any(|on| !on.records.is_empty() || !on.functions.is_empty());
    is_drawn.then(|| svg::element(&report))
}

fn across(program: &Program) -> Option<ExplainReport> {
    let called = generator::cross_side_calls(program);
    let functions: Vec<_> =
        called.iter().map(|id| (program[*id].name.clone(), program[*id].signature())).collect();
    let types = functions.iter().flat_map(|(_, signature)| signature.params.iter().chain(&signature.ret));
    let mut records: Vec<RecordId> = types.filter_map(Type::as_record).collect();
    records.sort();
    records.dedup();
    if functions.is_empty() {
        records = program.records().map(|(id, _)| id).collect();
    }
    let declared = Declaration { program: program.clone(), records, functions, unread: Vec::new() };
    let on = TargetVectors { target: program.target, vectors: VectorUnit::default() };
    let on = explain(&declared, on).ok()?;
    Some(ExplainReport { targets: vec![on], against: Vec::new(), unread: Vec::new() })
}

/// A target with the vector registers that code for it uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TargetVectors {
    target: Target,
    vectors: VectorUnit,
}

impl TargetVectors {
    /// The name of the registers; `None` where there is but one kind.
    fn choice(self) -> Option<&'static str> {
        self.target.spec().registers.vector_size_varies.then_some(self.vectors.name())
    }

    /// The platform in words: `x86_64-linux-gnu with avx`, or the target alone where every processor has the registers.
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
fn platforms(args: &ExplainArgs) -> Result<Vec<TargetVectors>, Failure> {
    let asked = if args.vectors.is_empty() { vec![VectorUnit::default()] } else { args.vectors.clone() };
    if let Some(target) = args.target {
        let on = |unit: &VectorUnit| unit.for_target(target).map(|vectors| TargetVectors { target, vectors });
        let all: Result<_, ForeignUnit> = asked.iter().map(on).collect();
        return all.map_err(|why| Failure::input("--vectors", why));
    }
    let units = |target: Target| match target.spec().registers.vector_size_varies {
        true => asked.clone(),
        false => vec![VectorUnit::default()],
    };
    let of = |target| units(target).into_iter().map(move |vectors| TargetVectors { target, vectors });
    Ok(Target::ALL.into_iter().flat_map(of).collect())
}

/// The explanation of all declarations on one target.
///
/// # Errors
/// [`Failure::Input`] on types without a layout.
fn explain(declared: &Declaration, on: TargetVectors) -> Result<OnTarget, Failure> {
    let TargetVectors { target, vectors } = on;
    let Declaration { program, records, functions, unread: _ } = declared;
    let program = &Program { target, ..program.clone() };
    let layouts = Layouts::compute(program).map_err(|why| Failure::Input(why.to_string()))?;
    let shapes = MemTypes::compute(program, &layouts);
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
        ty: lang::print::ty(context.program, &Type::Record(id)),
        size_bytes: layout.size.0,
        align_bytes: layout.align.bytes().0,
        classes: class::classes(context, id),
        bits: picture::runs(context.program, context.layouts, id),
    }
}

#[cfg(test)]
mod tests {
    use generator::{Config, Profile};
    use rand::rngs::StdRng;
    use rand::seq::IndexedRandom;
    use rand::{Rng, SeedableRng};

    use super::*;

    const HEADER: &str = include_str!("../../../corpus/declarations.h");

    /// Declarations out of a header, some words of which are others, gone, or there twice.
    fn mutated(rng: &mut StdRng) -> String {
        let items: Vec<&str> = HEADER.split_inclusive(";\n").collect();
        let first = rng.random_range(0..items.len());
        let text: String = items[first..].iter().take(rng.random_range(1..20)).copied().collect();
        let cut = |text| str::split_inclusive(text, |c: char| !c.is_ascii_alphanumeric() && c != '_');
        let words: Vec<&str> = cut(HEADER).filter(|word| !word.contains(['#', '/'])).collect();
        let mut all: Vec<&str> = cut(&text).collect();
        for _ in 0..rng.random_range(0..3) {
            let at = rng.random_range(0..all.len());
            match rng.random_range(0..3) {
                0 if all.len() > 1 => drop(all.remove(at)),
                1 => all[at] = words.choose(rng).copied().unwrap_or(";"),
                _ => all.insert(at, words.choose(rng).copied().unwrap_or(";")),
            }
        }
        all.concat()
    }

    /// Everything that is read is explained on every target, or refused with a sentence; nothing panics.
    #[test]
    fn whatever_is_read_is_explained() {
        let mut rng = StdRng::seed_from_u64(1);
        let mut explained = 0;
        for _ in 0..1500 {
            let Ok(declared) = lang::parse::declaration(&mutated(&mut rng)) else { continue };
            let on = |target| explain(&declared, TargetVectors { target, vectors: VectorUnit::default() });
            let targets = Target::ALL.map(on);
            let Ok(targets) = targets.into_iter().collect::<Result<Vec<_>, _>>() else { continue };
            let report = ExplainReport { targets, against: Vec::new(), unread: Vec::new() };
            assert!(!text::lines(&report, Some(160)).is_empty() || report.targets[0].records.is_empty());
            assert!(svg::drawing(&report).starts_with("<svg"));
            explained += 1;
        }
        assert!(explained > 60, "{explained}");
    }

    /// The text that the printer writes, with its markers of sides and of unnamed arguments, is read whole.
    #[test]
    fn whatever_is_printed_is_read() {
        for (profile, target) in Profile::ALL.into_iter().flat_map(|p| Target::ALL.map(|t| (p, t))) {
            for number in 0..60 {
                let config = Config { target, ..Config::new(profile) };
                let program = generator::program(&generator::dna(1, number), &config);
                let text = lang::print::program(&program);
                let declared =
                    lang::parse::header(&text, "x.c").unwrap_or_else(|why| panic!("{why}\n{text}"));
                assert_eq!(declared.unread, [], "{text}");
                for function in &program.functions {
                    assert!(declared.functions.iter().any(|(name, _)| *name == function.name), "{text}");
                }
            }
        }
    }

    #[test]
    fn a_record_of_any_size_is_told_in_reasonable_time() {
        let wide = "struct A { char c[3][3]; }; struct B { struct A a[3][3][3]; }; struct C { struct B b[3][3][3]; };\
                    struct D { struct C c[3][3][3]; struct D *next; int m[1000][1000]; };";
        let declared = lang::parse::declaration(wide).unwrap();
        let platform = TargetVectors { target: Target::X86_64Linux, vectors: VectorUnit::default() };
        let on = explain(&declared, platform).unwrap();
        assert!(on.records.iter().all(|record| record.bits.len() < 5000));
        let last = on.records.last().unwrap().bits.iter().map(|run| run.name.as_str()).collect::<Vec<_>>();
        assert!(last.contains(&"further members"), "{last:?}");
    }
}
