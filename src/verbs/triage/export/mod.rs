//! `bitfrost triage export`: findings as reports, tables or files.

mod assembly;
mod machine_formats;
mod markdown;

use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::reproducer::{self, ChecksIn, Reproducer, Step, StepRole};
use super::view::FindingView;
use crate::cli::{DatabaseArgs, ExportArgs, ExportFormat};
use machine_formats::ProgramsOfLog;

use crate::kinds::{CaseKind, KindVisitor, StoredCase};
use database::{Database, FindingDetail, FindingId};
use engines::EngineName;
use host::output::Output;
use host::{Failure, shell};

/// The JSON of `triage export --json`.
#[derive(Debug, Serialize)]
struct ExportReport {
    findings: Vec<FindingId>,
    /// The files that were written.
    files: Vec<PathBuf>,
    /// The export, if it went to no file.
    text: Option<String>,
}

/// Runs the action.
///
/// # Errors
/// [`Failure::Input`] if there is no such finding, or a file cannot be written.
pub(super) fn export(args: &ExportArgs, out: &mut Output) -> Result<(), Failure> {
    let ExportArgs { subjects, format, output, database: at } = args;
    let database = Database::open_to_read(&at.path)?;
    let details: Vec<FindingDetail> = subjects
        .iter()
        .map(|subject| super::finding_of(*subject, at, &database))
        .collect::<Result<_, _>>()?;
    let ids = details.iter().map(|detail| detail.id).collect();
    let findings: Vec<FindingView<'_>> = details.iter().map(FindingView::of_smallest).collect();
    let text = match format {
        ExportFormat::Markdown => findings.iter().map(markdown).collect::<Vec<_>>().join("\n"),
        ExportFormat::Jsonl => machine_formats::json_lines(&findings),
        ExportFormat::Csv => machine_formats::csv(&findings),
        ExportFormat::Sarif => {
            let Some(log) = output else {
                let text = machine_formats::sarif(&findings, ProgramsOfLog::Inside);
                return print_text(ids, text, out);
            };
            write(log, &machine_formats::sarif(&findings, ProgramsOfLog::Beside))?;
            let files = programs_beside(&findings, log)?;
            return print_exported(ids, [vec![log.clone()], files].concat(), out);
        }
        ExportFormat::Folder => {
            let directory = output.as_deref().ok_or_else(|| {
                Failure::Input("--format folder: name the directory with --output".to_owned())
            })?;
            return print_exported(ids, folders(&findings, directory, at)?, out);
        }
    };
    match output {
        Some(path) => {
            write(path, &text)?;
            print_exported(ids, vec![path.clone()], out)
        }
        None => print_text(ids, text, out),
    }
}

fn print_text(findings: Vec<FindingId>, text: String, out: &mut Output) -> Result<(), Failure> {
    out.text(&text)?;
    out.json(&ExportReport { findings, files: Vec::new(), text: Some(text) })
}

/// Writes the programs that a log of SARIF names.
fn programs_beside(findings: &[FindingView<'_>], log: &Path) -> Result<Vec<PathBuf>, Failure> {
    let directory = log.parent().unwrap_or_else(|| Path::new(""));
    let program = |view: &FindingView<'_>| {
        let path = directory.join(machine_formats::program_beside(view));
        let parent = path.parent().unwrap_or(directory);
        fs::create_dir_all(parent).map_err(|why| Failure::unwritable(parent, &why))?;
        write(&path, view.text)?;
        Ok(path)
    };
    findings.iter().map(program).collect()
}

/// The report of one finding for a tracker.
pub(super) fn markdown_of(detail: &FindingDetail) -> String {
    markdown(&FindingView::of_smallest(detail))
}

fn markdown(view: &FindingView<'_>) -> String {
    markdown::report(view, &reproducer::of_smallest(view, ChecksIn::FirstFile))
}

fn print_exported(findings: Vec<FindingId>, files: Vec<PathBuf>, out: &mut Output) -> Result<(), Failure> {
    out.lines(files.iter().map(|path| path.display().to_string()))?;
    out.json(&ExportReport { findings, files, text: None })
}

/// A directory for each finding: the report, the program, the reproducer and the script that runs it.
fn folders(findings: &[FindingView<'_>], into: &Path, at: &DatabaseArgs) -> Result<Vec<PathBuf>, Failure> {
    let mut written = Vec::new();
    let mut file = |directory: &Path, name: &str, text: &str| {
        let path = directory.join(name);
        write(&path, text)?;
        written.push(path);
        Ok::<(), Failure>(())
    };
    for view in findings {
        let detail = view.detail;
        let directory = into.join(format!("finding-{}", detail.id.0));
        fs::create_dir_all(&directory).map_err(|why| Failure::unwritable(&directory, &why))?;
        let kind = CaseKind::of_finding(detail);
        let program = kind.facts().exported_as;
        let reproducer = reproducer::of_smallest(view, ChecksIn::FirstFile);
        file(&directory, "report.md", &markdown::report(view, &reproducer))?;
        let asking = shell::words(&kind.visit(AskingWords(view)));
        file(
            &directory,
            "bitfrost.sh",
            &format!(
                "#!/bin/sh\n# What the engines here say, by finding {} of {}.\nexec bitfrost {asking}\n",
                detail.id.0,
                at.path.display()
            ),
        )?;
        file(&directory, program, view.text)?;
        // Without a reproducer of plain compilers, the report says why, and the program is there all the
        // same.
        let Ok(reproducer) = reproducer else { continue };
        for part in &reproducer.files {
            file(&directory, part.name, &part.text)?;
        }
        file(&directory, "repro.sh", &script(&reproducer))?;
    }
    Ok(written)
}

/// The words after `bitfrost` that ask engines about an exported case.
struct AskingWords<'a>(&'a FindingView<'a>);

impl KindVisitor for AskingWords<'_> {
    type Output = Vec<String>;

    fn visit<C: StoredCase>(self) -> Vec<String> {
        let FindingView { detail, wrong, .. } = self.0;
        let wrong: Vec<EngineName> = wrong.iter().filter_map(|name| name.parse().ok()).collect();
        C::asking_words(detail, &wrong)
    }
}

/// The commands as a script, in which the environment may name other compilers.
fn script(reproducer: &Reproducer) -> String {
    let mut commands = String::new();
    let mut variables = Vec::new();
    for Step { role, words } in &reproducer.steps {
        let step = match (role, words.as_slice()) {
            (StepRole::Compile { stem, .. }, [compiler @ .., c, input, o, output])
                if c == "-c" && o == "-o" =>
            {
                let (variable, compiler) = (stem.to_uppercase(), shell::words(compiler));
                variables.push(variable.clone());
                format!("${{{variable}:-{compiler}}} -c {input} -o {output}")
            }
            _ => shell::words(words),
        };
        commands.push_str(&step);
        commands.push('\n');
    }
    format!(
        "#!/bin/sh\n# Exits with 0 if the compilers are right. {} in the environment: another compiler with its flags.\n\
         set -e\ncd \"$(dirname \"$0\")\"\n{commands}",
        variables.join(", ")
    )
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|why| Failure::unwritable(path, &why))
}
