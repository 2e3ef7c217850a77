//! `bitfrost triage export`: findings as reports, tables or files.

mod markdown;
mod tables;

use std::fs;
use std::path::{Path, PathBuf};

use database::{Database, FindingDetail, FindingId};
use host::output::Output;
use host::styled::StyledLine;
use host::{Failure, shell};
use lang::Program;
use serde::Serialize;

use super::plain::{self, ChecksIn, Reproducer, Step, StepRole, StoredCompilers};
use super::show::{Page, blame, witness};
use crate::cli::{DatabaseArgs, ExportArgs, ExportFormat};
use crate::kinds::{CaseKind, KindFacts};

/// The columns of tables in reports.
const WIDTH: usize = 100;

/// A finding with what reports say of it.
pub(super) struct Exported {
    pub(super) detail: FindingDetail,
    /// The sentence that names the engine at fault.
    pub(super) sentence: String,
    /// The kind of defect in a few words.
    pub(super) what: &'static str,
    /// Its smallest program, if it is in C and can be read.
    pub(super) program: Option<Program>,
    compilers: StoredCompilers,
    /// The files and commands of plain compilers, or why there are none.
    pub(super) reproducer: Result<Reproducer, String>,
    /// A table of what was expected and what came.
    differences: String,
    /// Layout, and where arguments and results are.
    explained: String,
}

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
    let findings: Vec<Exported> = subjects
        .iter()
        .map(|subject| super::finding_of(*subject, at, &database).map(Exported::new))
        .collect::<Result<_, _>>()?;
    let ids = findings.iter().map(|exported| exported.detail.id).collect();
    let text = match format {
        ExportFormat::Markdown => findings.iter().map(markdown::report).collect::<Vec<_>>().join("\n"),
        ExportFormat::Jsonl => tables::json_lines(&findings),
        ExportFormat::Csv => tables::csv(&findings),
        ExportFormat::Sarif => tables::sarif(&findings),
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
        None => {
            out.text(&text)?;
            out.json(&ExportReport { findings: ids, files: Vec::new(), text: Some(text) })
        }
    }
}

/// The report of one finding for a tracker.
pub(super) fn markdown_of(detail: FindingDetail) -> String {
    markdown::report(&Exported::new(detail))
}

fn print_exported(findings: Vec<FindingId>, files: Vec<PathBuf>, out: &mut Output) -> Result<(), Failure> {
    out.lines(files.iter().map(|path| path.display().to_string()))?;
    out.json(&ExportReport { findings, files, text: None })
}

/// A directory for each finding: the report, the program, the reproducer and the script that runs it.
fn folders(findings: &[Exported], into: &Path, at: &DatabaseArgs) -> Result<Vec<PathBuf>, Failure> {
    let mut written = Vec::new();
    let mut file = |directory: &Path, name: &str, text: &str| {
        let path = directory.join(name);
        write(&path, text)?;
        written.push(path);
        Ok::<(), Failure>(())
    };
    for one in findings {
        let directory = into.join(format!("finding-{}", one.detail.id.0));
        fs::create_dir_all(&directory).map_err(|why| Failure::unwritable(&directory, &why))?;
        let KindFacts { exported_as: program, engine_option, .. } = CaseKind::of_finding(&one.detail).facts();
        file(&directory, "report.md", &markdown::report(one))?;
        let named = |option: &&str| {
            let engines = blame::engines_at_fault(&one.detail.cause);
            engines.map(|engine| format!("{option} {engine} ")).collect::<String>()
        };
        let engines = engine_option.as_ref().map(named).unwrap_or_default();
        file(
            &directory,
            "bitfrost.sh",
            &format!(
                "#!/bin/sh\n# What all installed compilers say, by finding {} of {}.\nexec bitfrost check {engines}{program}\n",
                one.detail.id.0,
                at.path.display()
            ),
        )?;
        let Ok(reproducer) = &one.reproducer else {
            file(&directory, program, one.detail.smallest())?;
            continue;
        };
        file(&directory, program, one.detail.smallest())?;
        for part in &reproducer.files {
            file(&directory, part.name, &part.text)?;
        }
        file(&directory, "repro.sh", &script(reproducer))?;
    }
    Ok(written)
}

/// The commands, a line each.
pub(super) fn commands(reproducer: &Reproducer) -> String {
    reproducer.steps.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
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

impl Exported {
    pub(super) fn new(detail: FindingDetail) -> Exported {
        let page = Page::new(&detail, false);
        let lines = |lines: Vec<StyledLine>| {
            lines.iter().map(|line| line.to_string().trim_end().to_owned() + "\n").collect::<String>()
        };
        let (differences, explained) = (lines(page.differences(WIDTH)), lines(page.explained(WIDTH)));
        let compilers =
            StoredCompilers::parse(page.examination.map_or("{}", |examination| &examination.compilers));
        let program = detail.program();
        let reproducer = plain::of_finding(&detail, &page.groups, &compilers, ChecksIn::FirstFile);
        let sentence = blame::sentence(&detail, &blame::wrong_engines(&page.groups, witness(&detail)));
        let what = blame::kind_of_defect(&detail);
        Exported { sentence, what, program, compilers, reproducer, differences, explained, detail }
    }
}
