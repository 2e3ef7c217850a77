//! `bitfrost reduce`: a finding or a file, as small as it can be.

mod foreign;

use std::path::{Path, PathBuf};

use campaign::finding;
use case_files::{CFile, GeneratorInput, Header, ProgramFile};
use database::{Completeness, Database, FindingDetail, FindingId};
use engines::EngineName;
use engines::native::{self, Toolchain};
use examination::cause::Stage;
use examination::examine::{Case, Examined, Oracle};
use examination::reduction::{ReducedTo, ReductionContext};
use examination::{reduction, toolchains};
use host::clock::{Deadline, unix_milliseconds};
use host::output::Output;
use host::run_end::Control;
use host::{Failure, VerbOutcome, machine, output, shell};
use interpreter::Semantics;
use serde::Serialize;

use super::{check, triage};
use crate::cli::{DatabaseArgs, EngineArgs, ReduceArgs, kept_words};
use crate::kinds::{CaseEngines, CaseKind, EnginesAsked, KindVisitor, StoredCase};
use crate::settings::Settings;
use crate::verbs;

/// Candidates tried before what there is has to do.
const CANDIDATES: u64 = 100_000;

/// The JSON of `reduce --json`.
#[derive(Debug, Serialize)]
struct ReduceReport {
    subject: String,
    signature: String,
    before: String,
    after: String,
    tested: u64,
    /// The file that the reduced case was written to, if it came from one.
    file: Option<PathBuf>,
    /// The finding that the reduced case was stored to, if it came from one.
    finding: Option<FindingId>,
    #[serde(rename = "c")]
    text: String,
    /// True if the user ended the reduction.
    #[serde(skip)]
    interrupted: bool,
    /// The option of a command that checks the file, after a blank.
    #[serde(skip)]
    option: String,
}

/// A case to be reduced.
struct ReduceInput<C> {
    case: C,
    /// The generator's input for the case, if it was generated.
    made_from: Option<GeneratorInput>,
    origin: InputOrigin,
}

/// The place that a case came from.
enum InputOrigin {
    Finding {
        id: FindingId,
        signature: String,
        /// The engines that found it.
        engines: Vec<EngineName>,
    },
    File {
        path: PathBuf,
        /// The signature that the header names.
        signature: Option<String>,
    },
}

/// Compilers that were started, by their settings: starting takes far longer than most reductions.
#[derive(Default)]
struct StartedCompilers(Vec<(native::Settings, Toolchain)>);

impl StartedCompilers {
    /// # Errors
    /// [`Failure::Infrastructure`] if they cannot be run.
    fn toolchain(&mut self, settings: &native::Settings) -> Result<Toolchain, Failure> {
        if let Some((_, toolchain)) = self.0.iter().find(|(own, _)| own == settings) {
            return Ok(toolchain.clone());
        }
        let toolchain = toolchains::native(settings, machine::processors())?;
        self.0.push((settings.clone(), toolchain.clone()));
        Ok(toolchain)
    }
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if there is nothing wrong with the program, or not always.
pub(super) fn run(args: &ReduceArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    if let Some(outcome) = foreign::run(args, out)? {
        return Ok(outcome);
    }
    if args.all {
        return reduce_all(args, out);
    }
    let [subject] = &args.subjects[..] else {
        return Err(Failure::Input(
            "several files are reduced together only with --test, --compare, --crash or --from-command"
                .to_owned(),
        ));
    };
    let report = reduced(subject, args, &mut StartedCompilers::default())?;
    if let (Some(output), None) = (&args.output, &report.file) {
        case_files::write(output, report.text.as_bytes())?;
    }
    tell(&report, args, out)?;
    out.json(&report)?;
    Ok(VerbOutcome::Clean)
}

/// Reduces what was not reduced, one finding after the other. One that cannot be reduced does not stand in the way of the others.
fn reduce_all(args: &ReduceArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let unreduced = Database::open_to_read(&args.database.path)?.unreduced()?;
    let mut reports = Vec::with_capacity(unreduced.len());
    let mut failed: Option<Failure> = None;
    let mut started = StartedCompilers::default();
    for finding in unreduced {
        match reduced(&finding.0.to_string(), args, &mut started) {
            Ok(report) => {
                tell(&report, args, out)?;
                let interrupted = report.interrupted;
                reports.push(report);
                if interrupted {
                    break;
                }
            }
            Err(why) => {
                failed.iter().for_each(output::complain);
                failed = Some(why);
            }
        }
    }
    out.line(format_args!("{} findings reduced", reports.len()))?;
    out.json(&reports)?;
    failed.map_or(Ok(VerbOutcome::Clean), Err)
}

fn tell(report: &ReduceReport, args: &ReduceArgs, out: &mut Output) -> Result<(), Failure> {
    let ReduceReport { subject, signature, before, after, tested, file, text, option, .. } = report;
    out.line(format_args!("{subject}: {signature}"))?;
    out.line(format_args!("from {before} to {after}, {tested} candidates"))?;
    out.text(text)?;
    match file {
        Some(file) => {
            // The vectors of the file, which the option names, are those that were asked for.
            let engines = EngineArgs { vectors: None, ..args.engines.clone() };
            let kept = kept_words(None, args.config.as_deref(), &engines);
            out.line(format_args!("next: bitfrost check {}{option}{kept}", shell::quoted_path(file)))
        }
        None => out
            .line(format_args!("next: bitfrost triage show {subject} --db {}", args.database.path.display())),
    }
}

/// The result for a finding or a file.
fn reduced(
    subject: &str,
    args: &ReduceArgs,
    started: &mut StartedCompilers,
) -> Result<ReduceReport, Failure> {
    // A number is a finding; a file with such a name is given as `./7`.
    if let Ok(id) = subject.parse::<i64>() {
        let detail = finding_detail(FindingId(id), &args.database)?;
        return CaseKind::of_finding(&detail).visit(FindingReduction { args, detail, started });
    }
    let path = Path::new(subject);
    let origin = |signature| InputOrigin::File { path: path.to_owned(), signature };
    if path.extension().is_some_and(|extension| extension == "ll") {
        let semantics = args.engines.semantics.unwrap_or(Semantics::LLVM_19);
        let file = check::ModuleFile::read(path, None, semantics)?;
        let origin = origin(file.signature);
        return reduced_case(args, &ReduceInput { case: file.case, made_from: None, origin }, started);
    }
    match CFile::read(path, args.engines.target)? {
        CFile::Program(file) => {
            let ProgramFile { header, program, alone: _ } = *file;
            let settings = Settings::read(args.config.as_deref())?;
            let vectors = settings.vectors(args.engines.vectors, program.target)?;
            let made_from = header.dna.map(GeneratorInput::from);
            let input = ReduceInput { case: program, made_from, origin: origin(header.signature) };
            let report = reduced_case(args, &input, started)?;
            Ok(ReduceReport { option: verbs::vectors_option(vectors), ..report })
        }
        CFile::Other { why, .. } => {
            let why = why.map_or_else(String::new, |why| why.to_string());
            let advice = "--test, --compare, --crash or --from-command give the test for any other C";
            Err(Failure::Input(format!("{}: not a program of the subset; {advice}: {why}", path.display())))
        }
    }
}

fn finding_detail(id: FindingId, at: &DatabaseArgs) -> Result<FindingDetail, Failure> {
    let found = Database::open_to_read(&at.path)?.finding(id)?;
    found.ok_or_else(|| triage::missing(id, at))
}

/// Reduces a finding, of any kind.
struct FindingReduction<'a> {
    args: &'a ReduceArgs,
    detail: FindingDetail,
    started: &'a mut StartedCompilers,
}

impl KindVisitor for FindingReduction<'_> {
    type Output = Result<ReduceReport, Failure>;

    fn visit<C: StoredCase>(self) -> Result<ReduceReport, Failure> {
        let (case, made_from): (C, _) = (finding::smallest_case(&self.detail)?, self.detail.input());
        let origin = InputOrigin::of_finding(self.detail);
        reduced_case(self.args, &ReduceInput { case, made_from, origin }, self.started)
    }
}

/// Reduces a case with the engines that found it, unless the command line chooses others.
fn reduced_case<C: StoredCase>(
    args: &ReduceArgs,
    input: &ReduceInput<C>,
    started: &mut StartedCompilers,
) -> Result<ReduceReport, Failure> {
    let ledger = verbs::ledger()?;
    let file = Settings::read(args.config.as_deref())?;
    // A file does not say which engines found it: those of the settings and the command line are asked.
    let found_by = match &input.origin {
        InputOrigin::Finding { engines, .. } => Some(&engines[..]),
        InputOrigin::File { .. } => None,
    };
    let asked = EnginesAsked { file: &file, options: &args.engines, found_by };
    let CaseEngines { compilers, settings } = C::engines(&input.case.needs(), &asked)?;
    let started = compilers.as_ref().map(|compilers| started.toolchain(compilers)).transpose()?;
    let context = ReductionContext {
        input: input.made_from.as_ref(),
        compilers: compilers.as_ref(),
        started: started.as_ref(),
        tested: None,
        settings: &settings,
        ledger: &ledger,
        control: &Control::new(Deadline::from_now(None)),
        jobs: args.foreign.jobs.unwrap_or_else(machine::processors),
        max_tests: CANDIDATES,
    };
    reduce(input, args, &context)
}

/// An interrupt ends a reduction with the best so far.
fn reduce<C: Case>(
    input: &ReduceInput<C>,
    args: &ReduceArgs,
    context: &ReductionContext<'_, C>,
) -> Result<ReduceReport, Failure> {
    let ReduceInput { case, made_from: _, origin } = input;
    let report = match origin {
        InputOrigin::Finding { id, signature, .. } => {
            context.control.heed_interrupts();
            let reduced = reduction::reduce(case, signature, context)?;
            let report = ReduceReport::new(id.0.to_string(), signature, &reduced, None, Some(*id));
            let fingerprints = context.started.map(|all| finding::fingerprints(&all.fingerprints()));
            let mut oracle = Oracle::new(context.started, context.ledger, context.settings.clone());
            let fingerprints = fingerprints.unwrap_or_default();
            let (whole, stage) = match context.control.is_over() {
                true => (Completeness::Part, Stage::Found),
                false => (Completeness::Whole, Stage::Reduced),
            };
            let new = campaign::reduced(&mut oracle, &reduced, signature, stage, &fingerprints)?;
            let slips = campaign::slips(&mut oracle, &reduced, &fingerprints)?;
            let mut database = Database::open(&args.database.path)?;
            database.store_reduction(*id, &new, whole, unix_milliseconds())?;
            for (_, slip) in slips {
                if let Some(stored) = database.store_slip(None, &slip, unix_milliseconds())? {
                    let summary = &slip.examination.summary;
                    output::remark(format_args!("finding {}, met on the way: {summary}", stored.id.0));
                }
            }
            report
        }
        InputOrigin::File { path, signature } => {
            // An interrupt still ends the process here: there is nothing smaller to keep yet.
            let examined = examine(case, context)?;
            let signature = shown_signature(case, path, signature.as_deref(), &examined)?;
            context.control.heed_interrupts();
            let reduced = reduction::reduce(case, &signature, context)?;
            let to = args.output.clone().unwrap_or_else(|| reduced_file::<C>(path));
            let report =
                ReduceReport::new(path.display().to_string(), &signature, &reduced, Some(to.clone()), None);
            let header = header::<C>(path, &to, &examined, &signature);
            case_files::write(&to, (header + &report.text).as_bytes())?;
            report
        }
    };
    Ok(ReduceReport { interrupted: context.control.is_interrupted(), ..report })
}

/// The file of a reduced case lies beside the original: `x.c` and `x.reduced.c`.
fn reduced_file<C: Case>(path: &Path) -> PathBuf {
    path.with_extension(format!("reduced.{}", C::LANGUAGE.extension()))
}

fn header<C: Case>(from: &Path, to: &Path, examined: &Examined<C>, signature: &str) -> String {
    let name = to.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let header = Header {
        from: Some(format!("reduced from {}", from.display())),
        dna: None,
        verdict: Some(examined.report.verdict.name().to_owned()),
        signature: Some(signature.to_owned()),
    };
    header.print_in(C::LANGUAGE.syntax(), &name)
}

fn examine<C: Case>(case: &C, context: &ReductionContext<'_, C>) -> Result<Examined<C>, Failure> {
    Oracle::new(context.started, context.ledger, context.settings.clone()).examine_one(case)
}

/// The finding that the header names if the case still shows it, or else the first it shows, those that the
/// ledger does not know before the others.
fn shown_signature<C: Case>(
    case: &C,
    path: &Path,
    named: Option<&str>,
    examined: &Examined<C>,
) -> Result<String, Failure> {
    if let Some(named) = named.filter(|named| reduction::shows(case, examined, named)) {
        return Ok(named.to_owned());
    }
    let report = &examined.report;
    let first = report.mismatches().next().or_else(|| report.findings.first());
    first.map(|finding| finding.signature.to_string()).ok_or_else(|| {
        Failure::Input(format!("{}: nothing to reduce, the verdict is {}", path.display(), report.verdict))
    })
}

impl InputOrigin {
    fn of_finding(detail: FindingDetail) -> InputOrigin {
        let engines = detail.engines().filter_map(finding::asked).collect();
        InputOrigin::Finding { id: detail.id, signature: detail.signature, engines }
    }
}

impl ReduceReport {
    fn new<C: Case>(
        subject: String,
        signature: &str,
        reduced: &ReducedTo<C>,
        file: Option<PathBuf>,
        finding: Option<FindingId>,
    ) -> ReduceReport {
        ReduceReport {
            subject,
            signature: signature.to_owned(),
            before: reduced.before.to_string(),
            after: reduced.after.to_string(),
            tested: reduced.tested,
            file,
            finding,
            text: reduced.case.concise(),
            interrupted: false,
            option: String::new(),
        }
    }
}
