//! `bitfrost reduce`: a finding or a file, as small as it can be.

use std::path::{Path, PathBuf};

use lang::Program;
use oracle::EngineName;
use reducer::Reduction;
use serde::Serialize;

use super::triage;
use crate::campaign::finding;
use crate::case::{self, Case, Header, Language};
use crate::cli::{DatabaseArgs, EngineArgs, ReduceArgs};
use crate::clock::{Deadline, unix_milliseconds};
use crate::control::Control;
use crate::database::{Database, FindingId, NewProgram, Origin};
use crate::examine::{Examined, Examiner};
use crate::output::Output;
use crate::reduction::{self, Means, Subject};
use crate::settings::Settings;
use crate::{Failure, Outcome, engines, machine, verbs};

/// Candidates tried before what there is has to do.
const CANDIDATES: u64 = 100_000;

/// What `reduce --json` prints.
#[derive(Debug, Serialize)]
struct Report {
    subject: String,
    signature: String,
    before: String,
    after: String,
    tested: u64,
    /// Where the reduced program was written, if the subject was a file.
    file: Option<PathBuf>,
    /// To which finding it was stored, if the subject was one.
    finding: Option<FindingId>,
    c: String,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if there is nothing wrong with the program, or not always.
pub(super) fn run(args: &ReduceArgs, out: &mut Output) -> Result<Outcome, Failure> {
    let ledger = verbs::ledger()?;
    let given = Given::read(args)?;
    let settings = given.settings(args)?;
    let target = given.program().target;
    let vectors = settings.vectors(args.engines.vectors, target)?;
    let compilers = settings.native(&args.engines, target)?.filter(|asked| !asked.is_empty());
    let in_process = settings.in_process(&args.engines, target)?;
    let control = Control::new(Deadline::after(None));
    let means = Means {
        compilers: compilers.as_ref(),
        in_process: &in_process,
        ledger: &ledger,
        control: &control,
        jobs: machine::processors(),
        max_tests: CANDIDATES,
    };
    let report = match given {
        Given::Finding(id, subject, _) => reduce_finding(id, subject, &args.database, means)?,
        Given::File(path, case) => reduce_file(path, *case, means)?,
    };
    let Report { subject, signature, before, after, tested, file, finding: _, c } = &report;
    out.line(format_args!("{subject}: {signature}"))?;
    out.line(format_args!("from {before} to {after}, {tested} candidates"))?;
    out.text(c)?;
    match file {
        Some(file) => {
            let option = verbs::vectors_option(vectors);
            out.line(format_args!("next: bitfrost check {}{option}", file.display()))?;
        }
        None => out.line(format_args!(
            "next: bitfrost triage show {subject} --db {}",
            args.database.path.display()
        ))?,
    }
    out.json(&report)?;
    Ok(Outcome::Clean)
}

/// What is to be reduced, as it was found.
enum Given<'a> {
    Finding(FindingId, Subject, Vec<EngineName>),
    File(&'a Path, Box<Case>),
}

impl Given<'_> {
    fn read(args: &ReduceArgs) -> Result<Given<'_>, Failure> {
        if let Ok(id) = args.subject.parse::<i64>() {
            return Given::of_finding(FindingId(id), &args.database);
        }
        let path = Path::new(&args.subject);
        if path.extension().is_some_and(|extension| extension == "ll") {
            return Err(module(&path.display().to_string()));
        }
        Ok(Given::File(path, Box::new(Case::read(path, args.engines.target)?)))
    }

    /// It stays one for the target and the vector registers it was found with.
    fn of_finding<'a>(id: FindingId, at: &DatabaseArgs) -> Result<Given<'a>, Failure> {
        let found = Database::open_to_read(&at.path)?.finding(id)?;
        let detail = found.ok_or_else(|| triage::missing(id, at))?;
        let smallest = detail.reductions.last().map_or(&detail.text, |reduction| &reduction.text);
        let name = format!("finding {}", id.0);
        if detail.language == Language::LlvmIr {
            return Err(module(&name));
        }
        let program = lang::parse::program(smallest, &name).map_err(|why| Failure::Input(why.to_string()))?;
        let engines = detail.said.iter().filter_map(|(engine, _)| finding::asked(engine)).collect();
        Ok(Given::Finding(id, Subject { program, signature: detail.signature }, engines))
    }

    const fn program(&self) -> &Program {
        match self {
            Given::Finding(_, subject, _) => &subject.program,
            Given::File(_, case) => &case.program,
        }
    }

    /// Which engines to ask: of a finding those that found it, unless the command line chooses others.
    fn settings(&self, args: &ReduceArgs) -> Result<Settings, Failure> {
        let settings = Settings::read(args.config.as_deref())?;
        let EngineArgs { levels, strategies, rules, .. } = &args.engines;
        let chosen = !levels.is_empty() || !strategies.is_empty() || rules.is_some();
        Ok(match self {
            Given::Finding(_, subject, engines) if !chosen => {
                settings.asking(subject.program.target, engines)
            }
            _ => settings,
        })
    }
}

fn reduce_finding(
    id: FindingId,
    subject: Subject,
    at: &DatabaseArgs,
    means: Means<'_>,
) -> Result<Report, Failure> {
    let reduction = reduce(&subject, means)?;
    let report = Report::new(id.0.to_string(), &subject, &reduction, None, Some(id));
    let program = NewProgram::without_dna(Origin::Reduced, Language::C, report.c.clone());
    Database::open(&at.path)?.store_reduction(id, &program, reduction.stats.tested, unix_milliseconds())?;
    Ok(report)
}

/// The reduced program goes beside the file: `x.c` to `x.reduced.c`.
fn reduce_file(path: &Path, case: Case, means: Means<'_>) -> Result<Report, Failure> {
    let Case { header, program } = case;
    let examined = examine(&program, means)?;
    let signature = signature(path, &header, &examined)?;
    let subject = Subject { program, signature };
    let reduction = reduce(&subject, means)?;
    let to = path.with_extension("reduced.c");
    let name = to.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let header = Header {
        from: Some(format!("reduced from {}", path.display())),
        dna: None,
        verdict: Some(examined.report.verdict.name().to_owned()),
        signature: Some(subject.signature.clone()),
    };
    let report = Report::new(path.display().to_string(), &subject, &reduction, Some(to.clone()), None);
    case::write(&to, (header.print(&name) + &report.c).as_bytes())?;
    Ok(report)
}

/// What is asked to be reduced is a module.
fn module(what: &str) -> Failure {
    let sentence = "modules of LLVM IR are not reduced here: llvm-reduce does, with a test script that ends with \
                    `bitfrost check \"$1\"; test $? = 1`";
    Failure::input(what, sentence)
}

fn examine(program: &Program, means: Means<'_>) -> Result<Examined, Failure> {
    let native = means.compilers.map(|compilers| engines::native(compilers, means.jobs)).transpose()?;
    let mut examiner = Examiner::new(native.as_ref(), means.ledger).with(means.in_process);
    let (mut all, _) = examiner.examine(std::slice::from_ref(program))?;
    all.pop().ok_or_else(|| Failure::Infrastructure("the oracle said nothing".to_owned()))
}

/// The finding that the header names if the program still shows it, or else the first it shows, those that the
/// ledger does not know before the others.
fn signature(path: &Path, header: &Header, examined: &Examined) -> Result<String, Failure> {
    if let Some(named) = header.signature.as_ref().filter(|named| reduction::shows(examined, named)) {
        return Ok(named.clone());
    }
    let first = examined.report.mismatches().next().or_else(|| examined.report.findings.first());
    first.map(|finding| finding.signature.to_string()).ok_or_else(|| {
        Failure::Input(format!(
            "{}: nothing to reduce, the verdict is {}",
            path.display(),
            examined.report.verdict
        ))
    })
}

/// An interrupt ends a reduction with the best so far.
fn reduce(subject: &Subject, means: Means<'_>) -> Result<Reduction<Program>, Failure> {
    means.control.heed_interrupts();
    reduction::reduce(subject, means)
}

impl Report {
    fn new(
        subject_name: String,
        subject: &Subject,
        reduction: &Reduction<Program>,
        file: Option<PathBuf>,
        finding: Option<FindingId>,
    ) -> Report {
        let Reduction { case, before, after, stats } = reduction;
        Report {
            subject: subject_name,
            signature: subject.signature.clone(),
            before: before.to_string(),
            after: after.to_string(),
            tested: stats.tested,
            file,
            finding,
            c: lang::print::program(case),
        }
    }
}
