//! Modules of LLVM IR.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use interpreter::Semantics;
use ir::Module;
use oracle::irfuzz::{self, Against};
use oracle::recipe::{PIPELINES, pipelines};
use serde::Serialize;

use super::engines_asked::{LeftOut, Said, ran};
use super::{Answer, Checked, Run, Unchecked, judged};
use crate::campaign::modules::{
    EXHAUSTIVE, ExaminedModule, INTERPRETER, InProcess, Manner, ModuleExaminer, TRACKED, Told, ToldOutcome,
    Wrong, name, recipes, wrong,
};
use crate::case::read_text;
use crate::cli::EngineArgs;
use crate::hex::Hex;
use crate::verbs::interpret;
use crate::{Failure, machine, module_file};

/// What is said of a module and of no program.
#[derive(Debug, Serialize)]
pub(super) struct AsModule {
    entry: String,
    semantics: String,
    /// By engine: a verdict's name, and of a mismatch where the run left what is allowed.
    verdicts: BTreeMap<String, Judged>,
    #[serde(flatten)]
    allowed: Told,
}

#[derive(Debug, Serialize)]
struct Judged {
    verdict: String,
    explanation: Option<String>,
}

/// Outcomes, or decisions, that are printed for people; machines get more.
const PRINTED: usize = 4;

/// A module of a file, ready to be run.
struct Case {
    file: PathBuf,
    /// The verdict that its header names.
    expected: Option<String>,
    module: Module,
    entry: interpret::Entry,
}

/// The full oracle on modules: in process, and natively by clang's levels and every pipeline of passes. `beside_programs`:
/// options for programs in C are meant for these, and do not stand in the way.
pub(super) fn check(run: &Run<'_>, files: &[&PathBuf], beside_programs: bool) -> Vec<Answer> {
    if files.is_empty() {
        return Vec::new();
    }
    let entry = run.args.entry.as_deref();
    let read = |file: &&PathBuf| Case::read(file, entry).map_err(|why| Unchecked::new(file, why));
    let cases: Vec<Result<Case, Unchecked>> = files.iter().map(read).collect();
    let native = match run.settings.clang(&options(&run.args.engines, beside_programs), machine::processors())
    {
        Ok(native) => native,
        Err(why) => return cases.into_iter().map(|case| Err(case?.unchecked(why.clone()))).collect(),
    };
    let recipes = recipes(&run.args.engines.levels, pipelines(0, PIPELINES.len()));
    let semantics = run.args.engines.semantics.unwrap_or(Semantics::LLVM_19);
    let mut examiner = ModuleExaminer::new(native.as_ref(), &run.ledger);
    let mut examine = |case: &Case| {
        let manner = Manner { entry: &case.entry.runs, small: true, semantics, recipes: &recipes };
        let (examined, _) = examiner.examine(std::slice::from_ref(&case.module), |_| semantics, manner)?;
        let examined =
            examined.first().ok_or_else(|| Failure::Infrastructure("nothing was said".to_owned()))?;
        Ok(case.checked(semantics, examined, run))
    };
    let answer = |case: Result<Case, Unchecked>| {
        let case = case?;
        examine(&case).map_err(|why| case.unchecked(why))
    };
    cases.into_iter().map(answer).collect()
}

/// The options that hold for modules. Of `--without` that is what names a clang, which compiles them.
fn options(args: &EngineArgs, beside_programs: bool) -> EngineArgs {
    let mut options = args.clone();
    if beside_programs {
        options.without.retain(|word| word.starts_with("clang"));
        options.strategies.clear();
        (options.target, options.vectors) = (None, None);
    }
    options
}

impl Case {
    fn read(file: &Path, entry: Option<&str>) -> Result<Case, Failure> {
        let text = read_text(file)?;
        let mut module = module_file::from_text(&file.display().to_string(), &text)?;
        let in_file = |why: Failure| Failure::input(file.display(), why);
        let chosen = interpret::choose(&module, entry).map_err(in_file)?;
        let function = &module.functions[chosen.index()];
        if !function.params.is_empty() {
            let sentence = format!("@{} takes arguments; `bitfrost interpret` gives it some", function.name);
            return Err(Failure::input(file.display(), sentence));
        }
        let entry = interpret::prepare(&mut module, entry, &[]).map_err(in_file)?;
        let said = text.lines().find_map(|line| line.strip_prefix("; verdict: "));
        Ok(Case { file: file.to_owned(), expected: said.map(str::to_owned), module, entry })
    }

    fn unchecked(&self, why: Failure) -> Unchecked {
        Unchecked::new(&self.file, why)
    }

    fn checked(&self, semantics: Semantics, examined: &ExaminedModule, run: &Run<'_>) -> Checked {
        let verdict = examined.verdict();
        let first = wrong(&self.module, examined).into_iter().next();
        let (signature, summary) = match first {
            Some(Wrong { signature, summary, .. }) => (Some(signature), summary),
            None => (None, verdict.to_string()),
        };
        let native = || examined.native.iter().flat_map(|native| &native.runs);
        let engines = native().map(|run| (name(&run.recipe), Said::of(&run.outcome)));
        let interpreter = (INTERPRETER.to_owned(), self.interpreted(semantics, examined));
        let mut left_out = LeftOut::among(native().map(|run| (name(&run.recipe), &run.outcome)));
        let witnesses = witnesses(examined);
        left_out.extend(witnesses.iter().filter_map(|witness| witness.clone().err()));
        left_out.extend(run.args.engines.no_native.then(LeftOut::compilers));
        let ran_natively = native().filter(|run| ran(&run.outcome)).count();
        let allowed = match &examined.native {
            Some(native) => Told::of(&self.module, &native.allowed),
            None => Told::of(&self.module, &irfuzz::allowed(&self.module, &self.entry.runs, semantics)),
        };
        Checked {
            file: self.file.clone(),
            verdict: verdict.name(),
            signature,
            summary,
            expected: self.expected.clone(),
            known: judged(&run.ledger, examined.known()),
            engines: engines.chain([interpreter]).collect(),
            ran: ran_natively + witnesses.iter().filter(|witness| witness.is_ok()).count(),
            left_out,
            module: Some(AsModule {
                entry: self.entry.name.clone(),
                semantics: semantics.to_string(),
                verdicts: verdicts(examined),
                allowed,
            }),
        }
    }
}

impl Case {
    /// What the interpreter observes with the choices of the semantics.
    fn interpreted(&self, semantics: Semantics, examined: &ExaminedModule) -> Said {
        if let InProcess::Panicked(why) = &examined.in_process {
            return Said::Reason(format!("panicked: {why}"));
        }
        match interpret::observed(&self.module, &self.entry, semantics) {
            Ok(seen) => Said::Observations(seen.iter().map(|one| (one.site, Hex(one.value))).collect()),
            Err(ended) => Said::Reason(ended),
        }
    }
}

/// The engines in process: each ran, or why it did not.
fn witnesses(examined: &ExaminedModule) -> [Result<(), LeftOut>; 3] {
    let tally = examined.tally;
    let ran = |engine: &str, ran: bool, why: &str| if ran { Ok(()) } else { Err(LeftOut::new(engine, why)) };
    let interpreter = match &examined.in_process {
        InProcess::Panicked(why) => Err(LeftOut::new(INTERPRETER, format!("panicked: {why}"))),
        _ => ran(INTERPRETER, tally.runs > 0, "nothing asked it"),
    };
    let disagrees = |one: fn(&Against) -> bool| matches!(&examined.in_process, InProcess::Disagree(disagreement) if one(&disagreement.against));
    let exhausted = tally.exhausted > 0 || disagrees(|against| matches!(against, Against::Exhaustive(_)));
    let tracked = tally.judged > 0 || disagrees(|against| matches!(against, Against::Missing(_)));
    [
        interpreter,
        ran(TRACKED, tracked, "cannot follow it"),
        ran(EXHAUSTIVE, exhausted, "too many executions"),
    ]
}

fn verdicts(examined: &ExaminedModule) -> BTreeMap<String, Judged> {
    let in_process = ExaminedModule { native: None, ..examined.clone() }.verdict();
    let explanation = match &examined.in_process {
        InProcess::Disagree(disagreement) => Some(format!("{disagreement:?}")),
        InProcess::Agree | InProcess::Unjudged | InProcess::Panicked(_) => None,
    };
    let first = (INTERPRETER.to_owned(), Judged { verdict: in_process.to_string(), explanation });
    let runs = examined.native.iter().flat_map(|native| &native.runs).map(|run| {
        let explanation = Some(run.judgement.explanation.clone()).filter(|text| !text.is_empty());
        (name(&run.recipe), Judged { verdict: run.judgement.verdict.to_string(), explanation })
    });
    std::iter::once(first).chain(runs).collect()
}

impl AsModule {
    /// Who came to which verdict, why if it is a mismatch, and what is allowed.
    pub(super) fn lines(&self) -> Vec<String> {
        let AsModule { entry, semantics, verdicts, allowed } = self;
        let Told { precision, outcomes, allowed } = allowed;
        let mut groups: BTreeMap<(&str, Option<&str>), Vec<&str>> = BTreeMap::new();
        for (engine, Judged { verdict, explanation }) in verdicts {
            groups.entry((verdict, explanation.as_deref())).or_default().push(engine);
        }
        let mut lines = Vec::new();
        for ((verdict, explanation), engines) in groups {
            lines.push(format!("  {verdict}: {}", shortened(&engines)));
            let shown = explanation.iter().flat_map(|text| text.lines()).take(2 * PRINTED);
            lines.extend(shown.map(|line| format!("    {line}")));
        }
        lines.push(format!("  @{entry} under {semantics} may do {outcomes} things ({precision}):"));
        lines.extend(allowed.iter().take(PRINTED).flat_map(outcome_lines));
        lines
    }
}

fn shortened(engines: &[&str]) -> String {
    let (shown, rest) = engines.split_at(engines.len().min(PRINTED));
    let more = if rest.is_empty() { String::new() } else { format!(" and {} more", rest.len()) };
    shown.join(", ") + &more
}

fn outcome_lines(outcome: &ToldOutcome) -> Vec<String> {
    let ToldOutcome { ended, observations, decisions, explanation } = outcome;
    let mut lines = vec![format!("  - {ended}")];
    lines.extend(observations.iter().map(|(site, value, Hex(determined))| match *determined {
        u64::MAX => format!("    observed at {site}: {value}"),
        0 => format!("    observed at {site}: anything"),
        bits => {
            format!("    observed at {site}: {value} in the bits {bits:#x}, the others may be anything")
        }
    }));
    lines.extend(decisions.iter().take(PRINTED).map(|decision| format!("    where {decision}")));
    lines.extend(explanation.iter().flat_map(|life| life.lines()).map(|line| format!("    {line}")));
    lines
}
