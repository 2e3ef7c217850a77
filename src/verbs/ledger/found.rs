//! The defects that bitfrost found, as one page: those of the ledger, of the reduced regressions, and of plug-in engines.

mod regression;

use std::fmt;

use conformance::{RecordedDefect, recorded};
use host::Failure;
use judge::ledger::{Entry, Ledger, Measured, ModuleEntry};
use serde::Serialize;

use crate::verbs;

use regression::{Regression, regressions};

/// The JSON of `ledger --found`.
#[derive(Debug, Serialize)]
pub(super) struct FoundReport {
    found: Vec<FoundDefect>,
    #[serde(skip)]
    measured: Vec<String>,
}

/// A defect of a compiler or code generator.
#[derive(Debug, Serialize)]
struct FoundDefect {
    /// Its name in the ledger or in `corpus/engines.toml`, or that of the regression.
    id: String,
    /// The compiler's family, or the engine.
    compiler: String,
    /// The versions that have it: ranges of the ledger, or versions in which it was seen.
    versions: Vec<String>,
    targets: Vec<String>,
    sentence: String,
    clause: String,
    /// The files that show it, below `corpus`.
    reproducers: Vec<String>,
    /// The reports to the compiler's developers that the sources name.
    upstream: Vec<String>,
}

impl FoundReport {
    /// Collects the defects whose name contains a text.
    ///
    /// # Errors
    /// [`Failure`] if a source of the page cannot be read, or no defect is called so.
    pub(super) fn collect(name: Option<&str>) -> Result<FoundReport, Failure> {
        let ledger = verbs::ledger()?;
        let regressions = regressions();
        let mut found = of_entries(&ledger, &regressions);
        found.extend(ledger.modules().map(|entry| of_module(entry, &regressions)));
        let is_explained = |regression: &Regression| {
            found.iter().any(|defect| defect.reproducers.iter().any(|file| *file == regression.path()))
        };
        let alone: Vec<FoundDefect> =
            regressions.iter().filter(|regression| !is_explained(regression)).map(of_regression).collect();
        found.extend(alone);
        found.extend(recorded()?.into_iter().map(of_engine));
        found.retain(|defect| name.is_none_or(|name| defect.id.contains(name)));
        if found.is_empty() {
            let name = name.unwrap_or_default();
            return Err(Failure::Input(format!("no defect's name contains `{name}`")));
        }
        let versions = |entry: &Measured| entry.versions.iter().map(ToString::to_string).collect::<Vec<_>>();
        let measured =
            ledger.measured().map(|entry| format!("{} {}", entry.family, versions(entry).join(", ")));
        Ok(FoundReport { found, measured: measured.collect() })
    }
}

/// The entries whose clause decides against a compiler. Where none does, nobody is wrong.
fn of_entries(ledger: &Ledger, regressions: &[Regression]) -> Vec<FoundDefect> {
    let decided = ledger.entries().filter(|entry| !entry.wrong.is_empty());
    let defect = |entry: &Entry| {
        let id = entry.id.0.to_string();
        let shown: Vec<&Regression> = regressions.iter().filter(|regression| regression.names(&id)).collect();
        FoundDefect {
            compiler: entry.wrong[0].family().to_owned(),
            versions: entry.wrong.iter().map(ToString::to_string).collect(),
            targets: entry.targets.iter().map(ToString::to_string).collect(),
            upstream: reports([&entry.sentence, &entry.clause], &shown),
            sentence: entry.sentence.clone(),
            clause: entry.clause.clone(),
            reproducers: ["known.toml".to_owned()]
                .into_iter()
                .chain(shown.into_iter().map(Regression::path))
                .collect(),
            id,
        }
    };
    decided.map(defect).collect()
}

fn of_module(entry: &ModuleEntry, regressions: &[Regression]) -> FoundDefect {
    let id = entry.id.0.to_string();
    let shows =
        |regression: &&Regression| regression.file == entry.reproducer.as_str() || regression.names(&id);
    let shown: Vec<&Regression> = regressions.iter().filter(shows).collect();
    let versions = shown.first().map(|regression| regression.versions.clone()).unwrap_or_default();
    FoundDefect {
        compiler: "llvm".to_owned(),
        versions,
        targets: Vec::new(),
        upstream: reports([&entry.sentence, &entry.clause], &shown),
        sentence: entry.sentence.clone(),
        clause: entry.clause.clone(),
        reproducers: shown.into_iter().map(Regression::path).collect(),
        id,
    }
}

fn of_regression(one: &Regression) -> FoundDefect {
    let Regression { file, family, versions, target, what, clause, .. } = one;
    FoundDefect {
        id: file.split('.').next().unwrap_or_default().to_owned(),
        compiler: family.clone(),
        versions: versions.clone(),
        targets: target.iter().cloned().collect(),
        sentence: what.clone(),
        clause: clause.clone(),
        reproducers: vec![one.path()],
        upstream: reports([what, clause], &[]),
    }
}

fn of_engine(defect: RecordedDefect) -> FoundDefect {
    let RecordedDefect { id, engine, also, versions, target, clause, sentence, report, .. } = defect;
    let also = also.into_iter().map(|engine| format!("also {engine}"));
    FoundDefect {
        id,
        compiler: engine,
        versions: versions.into_iter().chain(also).collect(),
        targets: vec![target.name().to_owned()],
        sentence,
        clause,
        reproducers: vec!["engines.toml".to_owned()],
        upstream: vec![report],
    }
}

/// The reports that texts and regressions name, as `llvm-project#123935`, in their order.
fn reports(texts: [&String; 2], shown: &[&Regression]) -> Vec<String> {
    let texts = texts.into_iter().chain(shown.iter().map(|regression| &regression.what));
    let words = texts.flat_map(|text| text.split(|c: char| c.is_whitespace() || "(),;:".contains(c)));
    let mut named: Vec<String> = Vec::new();
    for word in words.map(|word| word.trim_end_matches('.')) {
        let is_report = word.rsplit_once('#').is_some_and(|(project, number)| {
            !project.is_empty() && number.chars().all(|c| c.is_ascii_digit()) && !number.is_empty()
        });
        if is_report && !named.iter().any(|known| known == word) {
            named.push(word.to_owned());
        }
    }
    named
}

/// The sections of the page: a compiler's family and its heading. The last has all plug-in engines.
const SECTIONS: [(&str, &str); 5] =
    [("clang", "clang"), ("gcc", "gcc"), ("llvm", "LLVM"), ("tcc", "tcc"), ("", "Other code generators")];

/// The heading of a defect's section.
fn heading(defect: &FoundDefect) -> &'static str {
    // An engine that is a compiler of these has its name.
    let family = SECTIONS.iter().find(|(family, _)| *family == defect.compiler);
    family.unwrap_or(&SECTIONS[SECTIONS.len() - 1]).1
}

/// The page in Markdown.
impl fmt::Display for FoundReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The order is always the same, because a test compares the page with corpus/FOUND.md.
        let sections = SECTIONS.map(|(_, name)| {
            let defects = self.found.iter().filter(|defect| heading(defect) == name);
            (name, defects.collect::<Vec<_>>())
        });
        writeln!(f, "# Defects found\n")?;
        writeln!(
            f,
            "Written by `bitfrost ledger --found` from the ledger (known.toml), the reduced regressions and the record of plug-in"
        )?;
        writeln!(
            f,
            "engines (engines.toml). A defect is listed where a document decides against the compiler; disagreements that no clause"
        )?;
        writeln!(
            f,
            "decides are in the ledger alone. A range without bounds covers all releases that were tried: {}.\n",
            self.measured.join("; ")
        )?;
        writeln!(f, "| | defects |\n|---|---:|")?;
        for (name, defects) in sections.iter().filter(|(_, defects)| !defects.is_empty()) {
            writeln!(f, "| {name} | {} |", defects.len())?;
        }
        for (name, defects) in sections.iter().filter(|(_, defects)| !defects.is_empty()) {
            writeln!(f, "\n## {name}")?;
            defects.iter().try_for_each(|defect| write!(f, "\n{defect}"))?;
        }
        Ok(())
    }
}

/// The paragraph and the list of a defect.
impl fmt::Display for FoundDefect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FoundDefect { id, compiler, versions, targets, sentence, clause, reproducers, upstream } = self;
        let named = versions.iter().any(|version| version.starts_with(compiler.as_str()));
        let versions = versions.join(", ");
        let seen = if named { versions } else { format!("{compiler} {versions}") };
        let on = if targets.is_empty() { String::new() } else { format!(" on {}", targets.join(", ")) };
        let upstream = if upstream.is_empty() { "none recorded".to_owned() } else { upstream.join(", ") };
        writeln!(f, "**{id}**: `{seen}`{on}. {}\n", sentence.trim())?;
        writeln!(f, "* Clause: {}", clause.trim())?;
        let files: Vec<String> = reproducers.iter().map(|file| format!("[{file}]({file})")).collect();
        writeln!(f, "* Reproducer: {}. Upstream: {upstream}.", files.join(", "))
    }
}
