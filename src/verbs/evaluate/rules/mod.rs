//! `evaluate --rules article`: where a front-end author's rules for passing structures part from the platform's.
//!
//! Signatures come from two sources, a small world that is walked in full and random programs. Both sets of rules say where
//! each byte of each value travels; where they differ, the cause is looked up in a table, and for each cause one signature is
//! reduced and then run, our lowering by those rules against clang, in both directions. Signatures in which nothing differs
//! are run as well, as controls.

mod example;
mod native;

use campaign::ProgressLine;
use experiments::article::{self, CAUSES, Judge, Platform};
use generator::{Config, Profile};
use host::output::Output;
use host::{Failure, VerbOutcome};
use lang::{Program, Signature, Target};
use lowering::layout::LayoutError;
use serde::Serialize;

use crate::cli::EvaluateArgs;
use example::Example;

/// One in this number of signatures of the small world in which nothing differs is run.
const CONTROL_EVERY: u64 = 101;
/// The most signatures that are run in this way.
const CONTROLS: usize = 256;

/// The JSON output.
#[derive(Debug, Serialize)]
struct RulesReport {
    rules: &'static str,
    #[serde(serialize_with = "host::hex::serialize")]
    seed: u64,
    /// Random programs, each with several signatures.
    programs: u64,
    targets: Vec<OnTarget>,
}

/// A target.
#[derive(Debug, Serialize)]
struct OnTarget {
    target: &'static str,
    /// The signatures that were compared.
    signatures: u64,
    /// The signatures in which something differs.
    differing: u64,
    causes: Vec<CauseRow>,
    /// The signatures in which nothing differs and that were run.
    controls: usize,
    /// The controls in which a value did not arrive.
    controls_failed: Vec<String>,
}

/// A cause.
#[derive(Debug, Serialize)]
struct CauseRow {
    cause: &'static str,
    /// The platform's rule.
    clause: &'static str,
    /// The signatures in which it is the first cause.
    signatures: u64,
    example: Example,
}

/// The comparison on one target.
struct RulesTally {
    target: Target,
    signatures: u64,
    agreeing: u64,
    /// For each cause, the number of signatures and the smallest.
    found: Vec<(u64, Option<Candidate>)>,
    controls: Vec<(Program, Signature)>,
}

/// The smallest signature of a cause so far.
struct Candidate {
    size: usize,
    program: Program,
    signature: Signature,
}

/// Runs the comparison.
///
/// # Errors
/// [`Failure::Infrastructure`] if there is no clang to run the examples with.
pub(super) fn run(args: &EvaluateArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let covered = Platform::ALL.map(Platform::target);
    let targets: Vec<Target> =
        covered.into_iter().filter(|target| args.target.is_none_or(|only| only == *target)).collect();
    if targets.is_empty() {
        return Err(Failure::Input(format!(
            "the article speaks of {} only",
            covered.map(Target::name).join(" and ")
        )));
    }
    let mut report = RulesReport {
        rules: "article",
        seed: args.seed,
        programs: args.count,
        targets: Vec::with_capacity(targets.len()),
    };
    for target in targets {
        let tally = tally(args, target)?;
        report.targets.push(on_target(tally)?);
    }
    out.lines(lines(&report))?;
    out.json(&report)?;
    Ok(VerbOutcome::Clean)
}

/// Walks both sources.
fn tally(args: &EvaluateArgs, target: Target) -> Result<RulesTally, Failure> {
    let mut tally = RulesTally {
        target,
        signatures: 0,
        agreeing: 0,
        found: CAUSES.iter().map(|_| (0, None)).collect(),
        controls: Vec::new(),
    };
    let fail = |why: LayoutError| Failure::Infrastructure(format!("a record has no layout: {why}"));
    let signatures = article::signatures();
    for program in article::programs(target) {
        tally.count(&program, &signatures, true).map_err(fail)?;
    }
    let config = Config::new(Profile::Signatures);
    let progress = ProgressLine::new(Some(args.count), "programs");
    for number in 0..args.count {
        let program = generator::program(&generator::dna(args.seed, number), &config);
        let signatures: Vec<Signature> = program.functions.iter().map(lang::Function::signature).collect();
        let program = lang::plain_types(&Program { target, ..program });
        tally.count(&program, &signatures, false).map_err(fail)?;
        progress.advance(1, String::new());
    }
    progress.end();
    Ok(tally)
}

impl RulesTally {
    fn count(
        &mut self,
        program: &Program,
        signatures: &[Signature],
        control: bool,
    ) -> Result<(), LayoutError> {
        let judge = Judge::new(program)?;
        for signature in signatures {
            self.signatures += 1;
            let Some(found) = judge.first(signature) else {
                self.agreeing += 1;
                let wanted = control && self.agreeing.is_multiple_of(CONTROL_EVERY);
                if wanted && self.controls.len() < CONTROLS {
                    self.controls.push((program.clone(), signature.clone()));
                }
                continue;
            };
            let (count, smallest) = &mut self.found[found.cause];
            *count += 1;
            // Few parameters come before few members: the place of a parameter depends on all before it.
            let size =
                signature.params.len() * 64 + program.records.iter().map(|r| r.fields.len()).sum::<usize>();
            if smallest.as_ref().is_none_or(|kept| size < kept.size) {
                let (program, signature) = (program.clone(), signature.clone());
                *smallest = Some(Candidate { size, program, signature });
            }
        }
        Ok(())
    }
}

/// Reduces and runs what was found.
fn on_target(tally: RulesTally) -> Result<OnTarget, Failure> {
    let RulesTally { target, signatures, agreeing, found, controls } = tally;
    let mut examples = Vec::new();
    for (cause, (count, candidate)) in found.into_iter().enumerate() {
        if let Some(Candidate { size: _, program, signature }) = candidate {
            examples.push((cause, count, example::reduced(&program, &signature, cause)?));
        }
    }
    let probes = examples.iter().map(|(_, _, reduced)| &reduced.probe);
    let controlled =
        controls.iter().map(|(program, signature)| crate::verbs::call_probe::call_probe(program, signature));
    let controlled: Vec<_> = controlled.collect();
    // The controls run together with the examples, so that the same compilers decide both.
    let runs = native::differ(target, probes.chain(&controlled))?;
    let (of_examples, of_controls) = runs.split_at(examples.len());
    let rows = examples.into_iter().zip(of_examples).map(|((cause, signatures, reduced), run)| CauseRow {
        cause: CAUSES[cause].name,
        clause: CAUSES[cause].clause,
        signatures,
        example: Example { run: run.to_string(), ..reduced.example },
    });
    let failed = controlled.iter().zip(of_controls).filter(|(_, run)| !run.is_agreement());
    Ok(OnTarget {
        target: target.name(),
        signatures,
        differing: signatures - agreeing,
        causes: rows.collect(),
        controls: controlled.len(),
        controls_failed: failed
            .map(|(probe, run)| format!("{run}\n{}", example::c(&probe.program)))
            .collect(),
    })
}

fn lines(report: &RulesReport) -> Vec<String> {
    let mut lines = Vec::new();
    for on in &report.targets {
        let OnTarget { target, signatures, differing, causes, controls, controls_failed } = on;
        lines.push(format!("{target}: {differing} of {signatures} signatures travel differently"));
        for CauseRow { cause, clause, signatures, example } in causes {
            let Example { c, value, article, platform, run } = example;
            lines.push(format!("\n{cause}: {signatures} signatures"));
            lines.extend(c.lines().map(|line| format!("    {line}")));
            lines.push(format!("  {value}, article:  {article}"));
            lines.push(format!("  {value}, platform: {platform}"));
            lines.push(format!("  {clause}"));
            lines.push(format!("  run against clang: {run}"));
        }
        let failed = controls_failed.len();
        lines.push(format!("\n{controls} signatures that travel alike were also run; {failed} went wrong"));
        lines.extend(controls_failed.iter().cloned());
        lines.push(String::new());
    }
    lines
}
