//! `bitfrost fuzz`: a campaign, over programs in C, modules and functions of LLVM IR, mutants of ordinary programs, or signatures for plug-in
//! engines.

mod buckets;
mod campaign;
mod codegen;
mod modules;
mod passes;
mod programs;
mod seeds;
mod start;
mod storing;
mod units;

use std::path::{Path, PathBuf};

use ::campaign::finding::Fingerprints;
use ::campaign::{
    BatchDepth, BatchFindings, CampaignEvent, Cases, DiskRoom, EventLog, Guide, Queue, RunPlan, Shard,
    Source, StatusSources, Steering, Summary, VerdictCount, finding,
};
use database::{Database, Identity, StartedCampaign};
use engines::native::{Swept, Toolchain};
use examination::examine::Case;
use examination::toolchains;
use host::clock::{Deadline, unix_milliseconds};
use host::output::Output;
use host::rotated_file::FileBounds;
use host::run_end::Control;
use host::{Failure, VerbOutcome, machine, output, scratch, shell};
use rand::Rng;
use serde_json::Value;

use self::campaign::Campaign;
use crate::cli::{FuzzArgs, ProfileName, SeedArgs, UnattendedArgs, fuzz_words};
use crate::settings::{GeneratorChoice, Settings};
use crate::verbs;

/// Runs the verb.
///
/// # Errors
/// [`Failure`] if the database, the compilers or the configuration cannot be used. What was found before is stored.
pub(super) fn run(args: &FuzzArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let settings = Settings::read(args.config.as_deref())?;
    if let Some(directory) = &args.seeds.directory {
        match args.profile {
            None => {}
            Some(ProfileName::Ir) if !args.seeds.codegen.is_empty() => {
                return codegen::run(args, directory, &settings, out);
            }
            Some(ProfileName::Ir) => return passes::run(args, directory, &settings, out),
            Some(_) => {
                let why = "they are ordinary programs, or with --profile ir modules of LLVM IR";
                return Err(Failure::input("--seeds", why));
            }
        }
        let SeedArgs { opts, passes, codegen, .. } = &args.seeds;
        if !opts.is_empty() || passes.is_some() || !codegen.is_empty() {
            return Err(Failure::Input("--opt, --passes and --codegen need --profile ir".to_owned()));
        }
        return seeds::run(args, directory, &settings, out);
    }
    if !args.plugged.engine.is_empty() {
        return units::run(args, &settings, out);
    }
    match settings.generator_choice(args.profile, args.engines.target, args.engines.vectors)? {
        GeneratorChoice::Programs(config) => programs::run(args, &settings, config, out),
        GeneratorChoice::Modules(config) => modules::run(args, &settings, config, out),
    }
}

/// The unfinished campaign of this command that no live process runs, or a new one. `configuration` is all that tells it from others of its
/// profile.
fn resume_or_create(
    database: &mut Database,
    args: &FuzzArgs,
    profile: String,
    configuration: &Value,
    fingerprints: Fingerprints,
) -> Result<StartedCampaign, Failure> {
    // A shard is a campaign of its own.
    let mut configuration = configuration.clone();
    if let (Some(shard), Value::Object(keys)) = (args.shard, &mut configuration) {
        keys.insert("shard".to_owned(), Value::String(shard.to_string()));
    }
    let identity =
        Identity { seed: args.seed, profile, configuration: configuration.to_string(), goal: args.programs };
    let taken = database.campaign(&identity, rand::rng().random(), args.fresh, unix_milliseconds())?;
    database.uses(taken.row.id, &Vec::from_iter(fingerprints))?;
    Ok(taken)
}

/// Compilers that were started, and the settings by which; neither where nothing is compiled.
struct CampaignCompilers {
    settings: Option<engines::native::Settings>,
    toolchain: Option<Toolchain>,
}

impl CampaignCompilers {
    fn new(settings: Option<engines::native::Settings>) -> Result<CampaignCompilers, Failure> {
        let toolchain = settings.as_ref().map(|settings| toolchains::native(settings, 1)).transpose()?;
        Ok(CampaignCompilers { settings, toolchain })
    }

    fn fingerprints(&self) -> Fingerprints {
        self.toolchain.as_ref().map(|all| finding::fingerprints(&all.fingerprints())).unwrap_or_default()
    }

    /// The names of their configurations.
    fn configurations(&self) -> Option<Vec<String>> {
        let name = |configuration: &engines::native::Configuration| configuration.name.to_string();
        self.toolchain.as_ref().map(|all| all.configurations().iter().map(name).collect())
    }
}

/// A campaign that is ready to begin, but for its seed.
struct PreparedCampaign<C: Case> {
    compilers: CampaignCompilers,
    /// The settings of the other engines.
    settings: C::Settings,
    /// All that tells it from others of its profile.
    configuration: Value,
    fingerprints: Fingerprints,
    depth: BatchDepth,
    guide: Option<Guide>,
}

impl<C: Case> PreparedCampaign<C> {
    /// A campaign over cases of which each runs on all engines, and none is mutated.
    fn new(compilers: CampaignCompilers, settings: C::Settings, configuration: Value) -> PreparedCampaign<C> {
        let fingerprints = compilers.fingerprints();
        let depth = BatchDepth::default();
        PreparedCampaign { compilers, settings, configuration, fingerprints, depth, guide: None }
    }

    /// Runs it over the cases that a source has for the campaign's seed.
    fn run<S: Source<Case = C>>(
        self,
        args: &FuzzArgs,
        source: impl Fn(u64) -> Result<S, Failure>,
        out: &mut Output,
    ) -> Result<VerbOutcome, Failure> {
        let PreparedCampaign { compilers, settings, configuration, fingerprints, depth, guide } = self;
        let ledger = verbs::ledger()?;
        let mut database = Database::open(&args.database.path)?;
        let control = control(args);
        // Any seed will do: the profile does not depend on it, and selects the campaign, which has the seed.
        let profile = source(0)?.profile();
        let taken = resume_or_create(&mut database, args, profile, &configuration, fingerprints.clone())?;
        let cases = Cases {
            source: source(taken.row.seed)?,
            native: compilers.toolchain.as_ref(),
            depth,
            compilers: compilers.settings.as_ref(),
            settings,
            ledger: &ledger,
            batch_findings: BatchFindings::default(),
            fingerprints,
            steering: Steering::default(),
            guide,
            shard: args.shard.unwrap_or(Shard::WHOLE),
        };
        run_to_end(database, taken, &cases, &control, args, out)
    }
}

/// Control that ends when the arguments or the user say so.
fn control(args: &FuzzArgs) -> Control {
    let control = Control::new(Deadline::from_now(args.duration));
    control.heed_interrupts();
    control
}

/// Runs a campaign to its end.
fn run_to_end<S: Source>(
    database: Database,
    taken: StartedCampaign,
    cases: &Cases<'_, S>,
    control: &Control,
    args: &FuzzArgs,
    out: &mut Output,
) -> Result<VerbOutcome, Failure> {
    let jobs = args.jobs.unwrap_or_else(machine::processors);
    let swept = engines::native::swept();
    if swept != Swept::default() {
        output::remark(swept);
    }
    let log = log(&args.unattended)?;
    let scratch = cases.native.map(|toolchain| toolchain.scratch().to_owned());
    let disks = scratch.into_iter().chain([directory(&args.database.path)]).collect();
    let room = DiskRoom::new(disks, args.unattended.reserve, log.clone());
    let plan = RunPlan {
        cases,
        goal: args.programs,
        jobs,
        reduce: !args.no_reduce,
        per_bucket: args.per_bucket,
        log,
        room,
    };
    let queue = Queue::default();
    let place = scratch::place(&cases.native.map(|native| native.settings().clone()).unwrap_or_default());
    let campaign = Campaign::new(
        database,
        taken,
        args,
        cases.source.profile(),
        sources(&plan, control, &queue),
        &place,
        plan.log.clone(),
    )?;
    let (campaign, outcome) = campaign.run(&plan, control, &queue);
    let summary = campaign.summary(&plan, control);
    note_end(&plan.log, &summary, outcome.as_ref().err());
    // Before a failure is returned: what was found up to then is stored, and is to be told.
    report(&summary, args, out)?;
    outcome?;
    if summary.found.findings_total > 0 {
        return Ok(VerbOutcome::Found);
    }
    require_comparison(&summary)?;
    Ok(VerbOutcome::Clean)
}

/// The directory of a file.
fn directory(file: &Path) -> PathBuf {
    match file.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_owned(),
        _ => PathBuf::from("."),
    }
}

/// The log that the arguments name.
fn log(args: &UnattendedArgs) -> Result<EventLog, Failure> {
    let bounds = FileBounds { bytes: args.log_size, files: args.log_files };
    args.log.as_deref().map_or_else(|| Ok(EventLog::default()), |path| EventLog::open(path, bounds))
}

fn note_end(log: &EventLog, summary: &Summary, failure: Option<&Failure>) {
    let Summary { programs, found, facts, .. } = summary;
    let failure = failure.map(ToString::to_string);
    log.note(&CampaignEvent::End {
        ended: facts.ended,
        failure: failure.as_deref(),
        programs: *programs,
        findings: found.findings_total,
        new_buckets: found.new_buckets_total,
    });
}

/// The sources of a run's status.
fn sources<S: Source>(plan: &RunPlan<'_, S>, control: &Control, queue: &Queue<S::Case>) -> StatusSources {
    let queue = queue.clone();
    StatusSources {
        control: control.clone(),
        queue: Box::new(move || queue.state()),
        scratch: plan.cases.native.map(|toolchain| toolchain.scratch().to_owned()),
    }
}

/// A run in which nothing was compared has not shown that nothing is wrong.
fn require_comparison(summary: &Summary) -> Result<(), Failure> {
    let VerdictCount { agree, mismatch, known, refines, infrastructure, .. } = summary.tally.verdicts;
    let is_tried = summary.facts.interrupted || summary.facts.campaign.programs > summary.programs;
    match (summary.programs, agree + mismatch + known + refines) {
        (0, _) if is_tried => Ok(()),
        (0, _) => {
            Err(Failure::Input("nothing was tested: the time was up before the first batch ended".to_owned()))
        }
        (programs, 0) if infrastructure > 0 => Err(Failure::Infrastructure(format!(
            "none of {programs} programs was compared: the machine failed"
        ))),
        (programs, 0) => Err(Failure::Input(format!("none of {programs} programs could be compared"))),
        _ => Ok(()),
    }
}

fn report(summary: &Summary, args: &FuzzArgs, out: &mut Output) -> Result<(), Failure> {
    out.styled(summary.lines(out.width()))?;
    out.line(next_command(summary, args))?;
    out.json(summary)
}

fn next_command(summary: &Summary, args: &FuzzArgs) -> String {
    let database = shell::quoted_path(&args.database.path);
    match summary.found.findings.first() {
        Some(first) => format!("next: bitfrost triage show {} --db {database}", first.0),
        None if summary.facts.interrupted => {
            "next: the same command continues where this one ended".to_owned()
        }
        None => format!("next: bitfrost fuzz --duration 8h{} --db {database}", fuzz_words(args)),
    }
}
