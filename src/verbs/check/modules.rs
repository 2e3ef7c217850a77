//! Modules of LLVM IR.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use interpreter::Semantics;
use ir::Module;
use oracle::irfuzz::{self, pipelines};
use oracle::ledger::Ledger;
use serde::Serialize;

use super::{Checked, Said, judged};
use crate::campaign::modules::{
    ExaminedModule, InProcess, Manner, ModuleExaminer, Told, ToldOutcome, Wrong, name, recipes, wrong,
};
use crate::case::read_text;
use crate::cli::CheckArgs;
use crate::hex::Hex;
use crate::settings::Settings;
use crate::verbs::interpret;
use crate::{Failure, engines, module_file, verbs};

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
struct Case<'a> {
    file: &'a Path,
    /// The verdict that its header names.
    expected: Option<String>,
    module: Module,
    entry: interpret::Entry,
}

/// The full oracle on modules: in process, and natively by clang's levels and every pipeline of passes.
///
/// # Errors
/// As [`super::run`].
pub(super) fn check(args: &CheckArgs, files: &[&PathBuf]) -> Result<Vec<Checked>, Failure> {
    let entry = args.entry.as_deref();
    let cases: Vec<Case<'_>> = files.iter().map(|file| Case::read(file, entry)).collect::<Result<_, _>>()?;
    let settings = Settings::read(args.config.as_deref())?;
    let ledger = verbs::ledger()?;
    let native = settings.clang(&args.engines, engines::processors())?;
    let recipes = recipes(&args.engines.levels, pipelines::pipelines(0, pipelines::PIPELINES.len()));
    let semantics = args.engines.semantics.unwrap_or(Semantics::LLVM_19);
    let mut examiner = ModuleExaminer::new(native.as_ref(), &ledger);
    let mut all = Vec::with_capacity(cases.len());
    for case in &cases {
        let manner = Manner { entry: &case.entry.runs, small: true, semantics, recipes: &recipes };
        let modules = std::slice::from_ref(&case.module);
        let (examined, _) = examiner.examine(modules, |_| semantics, manner)?;
        all.extend(examined.iter().map(|examined| case.checked(semantics, examined, &ledger)));
    }
    Ok(all)
}

impl Case<'_> {
    fn read<'a>(file: &'a Path, entry: Option<&str>) -> Result<Case<'a>, Failure> {
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
        Ok(Case { file, expected: said.map(str::to_owned), module, entry })
    }

    fn checked(&self, semantics: Semantics, examined: &ExaminedModule, ledger: &Ledger) -> Checked {
        let verdict = examined.verdict();
        let first = wrong(&self.module, examined).into_iter().next();
        let (signature, summary) = match first {
            Some(Wrong { signature, summary, .. }) => (Some(signature), summary),
            None => (None, verdict.to_string()),
        };
        let native = examined.native.iter().flat_map(|native| &native.runs);
        let engines = native.map(|run| (name(&run.recipe), Said::of(&run.outcome)));
        let allowed = match &examined.native {
            Some(native) => Told::of(&self.module, &native.allowed),
            None => Told::of(&self.module, &irfuzz::allowed(&self.module, &self.entry.runs, semantics)),
        };
        Checked {
            file: self.file.to_owned(),
            verdict: verdict.name(),
            signature,
            summary,
            expected: self.expected.clone(),
            known: judged(ledger, examined.known()),
            engines: engines.collect(),
            module: Some(AsModule {
                entry: self.entry.name.clone(),
                semantics: semantics.to_string(),
                verdicts: verdicts(examined),
                allowed,
            }),
        }
    }
}

fn verdicts(examined: &ExaminedModule) -> BTreeMap<String, Judged> {
    let in_process = ExaminedModule { native: None, ..examined.clone() }.verdict();
    let explanation = match &examined.in_process {
        InProcess::Disagree(disagreement) => Some(format!("{disagreement:?}")),
        InProcess::Agree | InProcess::Unjudged | InProcess::Panicked(_) => None,
    };
    let first = ("interpreter".to_owned(), Judged { verdict: in_process.to_string(), explanation });
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
