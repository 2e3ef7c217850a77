//! Checks modules of LLVM IR.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use case_files::{module_file, read_text};
use engines::native::Toolchain;
use examination::examine::{Examined, ModuleSettings, Oracle};
use examination::outcome_set::{AllowedOutcome, AllowedOutcomes};
use examination::toolchains;
use host::hex::Hex;
use host::{Failure, machine};
use interpreter::Semantics;
use judge::ModuleCase;
use judge::inprocess::modules::allowed;
use serde::Serialize;

use super::{Checked, FileAnswer, Run, Unchecked, checked};
use crate::cli::EngineArgs;
use crate::kinds::module_settings;
use crate::verbs::interpret;

/// The part of the answer that only modules have.
#[derive(Debug, Serialize)]
pub(super) struct AsModule {
    entry: String,
    semantics: String,
    /// The verdict's name by engine; that of a mismatch with the place where the run left the allowed outcomes.
    verdicts: BTreeMap<String, Judged>,
    #[serde(flatten)]
    allowed: AllowedOutcomes,
}

#[derive(Debug, Serialize)]
struct Judged {
    verdict: String,
    explanation: Option<String>,
}

/// The number of outcomes, and of decisions, that the text output prints; `--json` has more.
const PRINTED: usize = 4;

/// A module in a file, ready to be run.
pub(in crate::verbs) struct ModuleFile {
    file: PathBuf,
    /// The verdict that its header names.
    expected: Option<String>,
    /// The signature that its header names.
    pub(in crate::verbs) signature: Option<String>,
    /// The name of the function that the user chose.
    entry: String,
    /// The module with the function that is run, which may be a wrapper that calls the chosen one.
    pub(in crate::verbs) case: ModuleCase,
}

/// Runs the full oracle on modules: in process, and natively by clang's levels and every pipeline of passes. With
/// `beside_programs`, options that only programs in C have are no error.
pub(super) fn check(run: &Run<'_>, files: &[&PathBuf], beside_programs: bool) -> Vec<FileAnswer> {
    if files.is_empty() {
        return Vec::new();
    }
    let engines = &run.args.engines;
    let settings = module_settings(engines);
    let read = |file: &&PathBuf| {
        ModuleFile::read(file, run.args.entry.as_deref(), settings.semantics)
            .map_err(|why| Unchecked::new(file, why))
    };
    let cases: Vec<Result<ModuleFile, Unchecked>> = files.iter().map(read).collect();
    let native = match native(run, &options(engines, beside_programs)) {
        Ok(native) => native,
        Err(why) => return cases.into_iter().map(|case| Err(case?.unchecked(why.clone()))).collect(),
    };
    let mut oracle = Oracle::new(native.as_ref(), &run.ledger, settings.clone());
    let answer = |case: Result<ModuleFile, Unchecked>| {
        let case = case?;
        match oracle.examine_one(&case.case) {
            Ok(examined) => Ok(case.checked(&settings, &examined, run)),
            Err(why) => Err(case.unchecked(why)),
        }
    };
    cases.into_iter().map(answer).collect()
}

/// The compilers of modules; `None` with `--no-native`.
fn native(run: &Run<'_>, args: &EngineArgs) -> Result<Option<Toolchain>, Failure> {
    let compilers = run.settings.clang(args)?;
    compilers.map(|compilers| toolchains::native(&compilers, machine::processors())).transpose()
}

/// The options that apply to modules. Of `--without` these are the patterns that match a clang.
fn options(args: &EngineArgs, beside_programs: bool) -> EngineArgs {
    let mut options = args.clone();
    if beside_programs {
        options.without.retain(|word| word.starts_with("clang"));
        options.strategies.clear();
        (options.target, options.vectors) = (None, None);
    }
    options
}

impl ModuleFile {
    /// Reads a module whose entry function takes no arguments.
    ///
    /// # Errors
    /// [`Failure::Input`] if there is no such module in the file.
    pub(in crate::verbs) fn read(
        file: &Path,
        entry: Option<&str>,
        semantics: Semantics,
    ) -> Result<ModuleFile, Failure> {
        ModuleFile::from_text(file, &read_text(file)?, entry, semantics)
    }

    /// As [`ModuleFile::read`], from the text of a file.
    ///
    /// # Errors
    /// [`Failure::Input`] if there is no such module in the text.
    pub(in crate::verbs) fn from_text(
        file: &Path,
        text: &str,
        entry: Option<&str>,
        semantics: Semantics,
    ) -> Result<ModuleFile, Failure> {
        let mut module = module_file::from_text(&file.display().to_string(), text)?.module;
        let in_file = |why: Failure| Failure::input(file.display(), why);
        let chosen = interpret::choose(&module, entry).map_err(in_file)?;
        let function = &module.functions[chosen.index()];
        if !function.params.is_empty() {
            let sentence = format!("@{} takes arguments; `bitfrost interpret` gives it some", function.name);
            return Err(Failure::input(file.display(), sentence));
        }
        let interpret::Entry { name, runs, .. } =
            interpret::prepare(&mut module, entry, &[]).map_err(in_file)?;
        let header_value =
            |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).map(str::to_owned);
        let (expected, signature) = (header_value("; verdict: "), header_value("; signature: "));
        let case = ModuleCase { module, entry: runs.into(), semantics };
        Ok(ModuleFile { file: file.to_owned(), expected, signature, entry: name, case })
    }

    fn unchecked(&self, why: Failure) -> Unchecked {
        Unchecked::new(&self.file, why)
    }

    fn checked(&self, settings: &ModuleSettings, examined: &Examined<ModuleCase>, run: &Run<'_>) -> Checked {
        let ModuleCase { module, entry, semantics } = &self.case;
        let outcomes = match &examined.expected.allowed {
            Some(known) => AllowedOutcomes::new(module, known),
            None => AllowedOutcomes::new(module, &allowed(module, entry, *semantics)),
        };
        let as_module = AsModule {
            entry: self.entry.clone(),
            semantics: semantics.to_string(),
            verdicts: verdicts(examined),
            allowed: outcomes,
        };
        let checked = checked(run, &self.file, self.expected.clone(), settings, examined);
        Checked { module: Some(as_module), ..checked }
    }
}

fn verdicts(examined: &Examined<ModuleCase>) -> BTreeMap<String, Judged> {
    let engines = examined.report.engines.iter();
    let judged = engines.map(|engine| {
        let explanation = Some(engine.explanation.clone()).filter(|text| !text.is_empty());
        (engine.engine.to_string(), Judged { verdict: engine.verdict.to_string(), explanation })
    });
    judged.collect()
}

impl AsModule {
    /// The verdict on each engine, the explanation of a mismatch, and the allowed outcomes.
    pub(super) fn lines(&self) -> Vec<String> {
        let AsModule { entry, semantics, verdicts, allowed } = self;
        let AllowedOutcomes { precision, outcomes, allowed } = allowed;
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

fn outcome_lines(outcome: &AllowedOutcome) -> Vec<String> {
    let AllowedOutcome { ended, observations, decisions, explanation } = outcome;
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
