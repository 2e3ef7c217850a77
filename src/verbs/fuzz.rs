//! `bitfrost fuzz`: a campaign.

use std::path::Path;

use generator::Config;
use oracle::inprocess;
use oracle::native::Toolchain;
use rand::Rng;
use serde_json::json;

use crate::campaign::{
    Accounting, Batch, CampaignSummary, Control, Done, LISTED, Plan, Position, ProgressLine, Queue, RunFacts,
    Source, Summary, finding, source,
};
use crate::cli::FuzzArgs;
use crate::clock::{Deadline, Stopwatch, peak_resident_bytes, thread_cpu, unix_milliseconds};
use crate::database::{CampaignRow, Database, FindingId, Identity, NewProgram, Origin, Progress, Stored};
use crate::output::Output;
use crate::reduction::Subject;
use crate::settings::Settings;
use crate::{Failure, Outcome, engines, verbs};

/// Runs the verb.
///
/// # Errors
/// [`Failure`] if the database, the compilers or the configuration cannot be used. What was found before is stored.
pub(super) fn run(args: &FuzzArgs, out: &mut Output) -> Result<Outcome, Failure> {
    let settings = Settings::read(args.config.as_deref())?;
    let config = settings.generator(args.profile);
    let ledger = verbs::ledger()?;
    let mut database = Database::open(&args.database.path)?;
    let compilers = settings.native(&args.engines)?;
    let native = compilers.as_ref().map(|compilers| engines::native(compilers, 1)).transpose()?;
    let in_process = settings.in_process(&args.engines)?;
    let control = Control::new(Deadline::after(args.duration));
    control.heed_interrupts()?;
    let row = take_up(&mut database, args, &config, &in_process, native.as_ref())?;
    let jobs = args.jobs.unwrap_or_else(engines::processors);
    let source = Source::new(row.seed, config)?;
    let plan = Plan {
        source: &source,
        goal: args.programs,
        jobs,
        native: native.as_ref(),
        compilers: compilers.as_ref(),
        in_process: &in_process,
        ledger: &ledger,
        reduce: !args.no_reduce,
    };
    let campaign = Campaign::new(database, row, args)?;
    let (campaign, outcome) = campaign.run(&plan, &control);
    let summary = campaign.summary(&plan, &control);
    report(&summary, &args.database.path, out)?;
    outcome?;
    Ok(Outcome::found_if(summary.findings_total > 0))
}

/// The unfinished campaign of this command, or a new one.
fn take_up(
    database: &mut Database,
    args: &FuzzArgs,
    config: &Config,
    in_process: &inprocess::Settings,
    native: Option<&Toolchain>,
) -> Result<CampaignRow, Failure> {
    let configurations = native.map(|toolchain| {
        toolchain.configurations().iter().map(|one| one.name.to_string()).collect::<Vec<_>>()
    });
    let strategies: Vec<_> = in_process.strategies.iter().map(|strategy| strategy.name).collect();
    let configuration = json!({
        "generator": config,
        "strategies": strategies,
        "semantics": in_process.interpreter.semantics.to_string(),
        "native": configurations,
        "picked": source::fingerprint(),
    });
    let identity = Identity {
        seed: args.seed,
        profile: config.profile.to_string(),
        configuration: configuration.to_string(),
        goal: args.programs,
    };
    let row = database.campaign(&identity, rand::rng().random(), args.fresh, unix_milliseconds())?;
    let fingerprints = native.map(|toolchain| finding::fingerprints(&toolchain.fingerprints()));
    database.uses(row.id, &Vec::from_iter(fingerprints.unwrap_or_default()))?;
    Ok(row)
}

/// A campaign while it runs.
struct Campaign {
    database: Database,
    row: CampaignRow,
    resumed: bool,
    position: Position,
    /// Over all runs.
    total: Accounting,
    /// In this one.
    run: Accounting,
    findings: Vec<FindingId>,
    findings_total: u64,
    watch: Stopwatch,
    progress: ProgressLine,
}

impl Campaign {
    fn new(database: Database, row: CampaignRow, args: &FuzzArgs) -> Result<Campaign, Failure> {
        let (mut position, mut total) = (Position::default(), Accounting::default());
        if let Some(Progress { position: done, accounting }) = &row.progress {
            let unreadable = |why| {
                let campaign = format_args!("campaign {} in {}", row.id.0, args.database.path.display());
                Failure::input(campaign, format_args!("its progress is unreadable: {why}"))
            };
            position = serde_json::from_str(done).map_err(unreadable)?;
            total = serde_json::from_str(accounting).map_err(unreadable)?;
        }
        let progress = ProgressLine::new(args.programs, "programs");
        let resumed = row.progress.is_some();
        if resumed {
            let done = position.count();
            progress.say(&format!(
                "going on with campaign {} after {done} programs; --fresh begins anew",
                row.id.0
            ));
            progress.advance(done, String::new());
        }
        Ok(Campaign {
            database,
            row,
            resumed,
            position,
            total,
            run: Accounting::default(),
            findings: Vec::new(),
            findings_total: 0,
            watch: Stopwatch::start(),
            progress,
        })
    }

    fn run(mut self, plan: &Plan<'_>, control: &Control) -> (Campaign, Result<(), Failure>) {
        let (position, queue) = (self.position.clone(), Queue::default());
        let started = thread_cpu();
        let outcome = plan.run(&position, control, &queue, |done| match done {
            Done::Batch(batch) => self.store(plan, *batch, &queue),
            Done::Reduced(finding, reduction) => self.reduced(finding, reduction),
        });
        self.run.cpu.bitfrost_s += thread_cpu().saturating_sub(started).as_secs_f64();
        let finished = plan.goal.is_some_and(|goal| self.position.count() >= goal);
        let left = self.database.leave(self.row.id, finished, unix_milliseconds()).map_err(Failure::from);
        let outcome = outcome.and(left);
        (self, outcome)
    }

    /// Stores a batch before anything is said about it.
    fn store(&mut self, plan: &Plan<'_>, batch: Batch, queue: &Queue) -> Result<(), Failure> {
        let Batch { range, accounting, findings } = batch;
        let size = range.end - range.start;
        self.position.done(range);
        self.total.add(&accounting);
        self.run.add(&accounting);
        let progress = Progress { position: text(&self.position)?, accounting: text(&self.total)? };
        let new: Vec<_> = findings.iter().map(|(_, finding)| finding.clone()).collect();
        let stored = self.database.store_batch(self.row.id, &progress, &new, unix_milliseconds())?;
        for ((program, finding), Stored { id, opens_bucket }) in findings.into_iter().zip(stored) {
            if finding::is_found(&finding) {
                self.findings_total += 1;
                if self.findings.len() < LISTED {
                    self.findings.push(id);
                }
            }
            if opens_bucket {
                self.progress.say(&format!("finding {}: {}", id.0, finding.summary));
            }
            if opens_bucket && plan.reduce && finding::is_found(&finding) {
                queue.push(id, Subject { program, signature: finding.signature });
            }
        }
        self.progress.advance(size, format!("{} findings", self.findings_total));
        Ok(())
    }

    fn reduced(
        &mut self,
        finding: FindingId,
        reduction: Option<Box<reducer::Reduction>>,
    ) -> Result<(), Failure> {
        let Some(reduction) = reduction else { return Ok(()) };
        let program = NewProgram {
            origin: Origin::Reduced,
            dna: None,
            configuration: None,
            c: lang::print::program(&reduction.program),
        };
        self.database.store_reduction(finding, &program, reduction.stats.tested, unix_milliseconds())?;
        self.progress.say(&format!("finding {} is reduced", finding.0));
        Ok(())
    }

    fn summary(self, plan: &Plan<'_>, control: &Control) -> Summary {
        self.progress.end();
        let facts = RunFacts {
            findings: self.findings,
            findings_total: self.findings_total,
            elapsed: self.watch.elapsed(),
            peak_rss_bytes: peak_resident_bytes(),
            seed: plan.source.seed(),
            profile: plan.source.config().profile.to_string(),
            jobs: plan.jobs,
            interrupted: control.is_interrupted(),
            campaign: CampaignSummary {
                id: self.row.id.0,
                resumed: self.resumed,
                programs: self.position.count(),
            },
        };
        Summary::new(self.run, facts)
    }
}

fn text(value: &impl serde::Serialize) -> Result<String, Failure> {
    serde_json::to_string(value).map_err(|why| Failure::infrastructure("cannot write down the progress", why))
}

fn report(summary: &Summary, database: &Path, out: &mut Output) -> Result<(), Failure> {
    for line in summary.lines() {
        out.line(line)?;
    }
    out.line(next_command(summary, database))?;
    out.json(summary)
}

fn next_command(summary: &Summary, database: &Path) -> String {
    match summary.findings.first() {
        Some(first) => format!("next: bitfrost triage show {} --db {}", first.0, database.display()),
        None if summary.interrupted => "next: the same command goes on where this one ended".to_owned(),
        None => format!("next: bitfrost fuzz --duration 8h --db {}", database.display()),
    }
}
