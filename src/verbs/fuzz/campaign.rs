//! A campaign while it runs: what its workers hand over is stored before anything is said about it.

mod reductions;

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

use campaign::{
    Accounting, BUCKETS_LISTED, Batch, CampaignEvent, CampaignSummary, Done, EventLog, LISTED, NewBucket,
    OpeningStage, Position, Queue, RunFacts, RunFindings, RunPlan, RunTitle, Source, StatusSources,
    StatusView, Summary, WaitingCase, finding,
};
use database::{
    BucketId, CampaignRow, Database, FindingId, FoundVerdict, NewExamination, Progress, StartedCampaign,
    Stored, TriggerLine,
};
use host::clock::{Stopwatch, peak_resident_bytes, thread_cpu, unix_milliseconds};
use host::run_end::{CampaignEnd, Control};
use host::{Failure, output};

use super::buckets::{OpenedBuckets, opened_bucket};
use super::start;
use super::storing::Storing;
use crate::cli::FuzzArgs;

/// The time between two notes of the status in the log.
const BETWEEN_STATUS: Duration = Duration::from_secs(60);

/// A campaign while it runs.
pub(super) struct Campaign {
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
    opened: OpenedBuckets,
    /// The buckets that were opened in this run and still have findings, as it ended.
    new_buckets: Vec<NewBucket>,
    watch: Stopwatch,
    /// The time of the last status in the log, since the start.
    noted: Duration,
    view: StatusView,
    log: EventLog,
    /// The buckets whose steering is in the log.
    steered: BTreeSet<BucketId>,
}

impl Campaign {
    pub(super) fn new(
        database: Database,
        taken: StartedCampaign,
        args: &FuzzArgs,
        profile: String,
        sources: StatusSources,
        scratch: &Path,
        log: EventLog,
    ) -> Result<Campaign, Failure> {
        let StartedCampaign { row, is_new, held } = taken;
        let (mut position, mut total) = (Position::default(), Accounting::default());
        if let Some(Progress { position: done, accounting }) = &row.progress {
            let unreadable = |why| {
                let campaign = format_args!("campaign {} in {}", row.id.0, args.database.path.display());
                Failure::input(campaign, format_args!("its progress is unreadable: {why}"))
            };
            position = serde_json::from_str(done).map_err(unreadable)?;
            total = serde_json::from_str(accounting).map_err(unreadable)?;
        }
        let (resumed, done) = (row.progress.is_some(), position.count());
        // Printed before the view begins, which may take the terminal for a screen.
        start::beginning(&row, is_new, done, &held).iter().for_each(output::remark);
        let title = RunTitle {
            campaign: row.id.0,
            profile,
            seed: row.seed,
            database: args.database.path.clone(),
            done_before: done,
            goal: args.programs,
            duration: args.duration,
        };
        let notifier = start::notifier(args, &title, scratch, &log)?;
        start::note(&log, &title);
        Ok(Campaign {
            database,
            row,
            resumed,
            position,
            total,
            run: Accounting::default(),
            findings: Vec::new(),
            findings_total: 0,
            opened: OpenedBuckets::new(args.unattended.until_buckets, notifier, log.clone()),
            new_buckets: Vec::new(),
            watch: Stopwatch::start(),
            noted: Duration::ZERO,
            view: StatusView::begin(title, sources, args.plain),
            log,
            steered: BTreeSet::new(),
        })
    }

    /// Runs what is left of it, and says how that went: what was found before a failure is stored.
    pub(super) fn run<S: Source>(
        mut self,
        plan: &RunPlan<'_, S>,
        control: &Control,
        queue: &Queue<S::Case>,
    ) -> (Campaign, Result<(), Failure>) {
        plan.cases.unmeasured().iter().for_each(|unmeasured| self.view.say(&unmeasured.to_string()));
        let position = self.position.clone();
        let started = thread_cpu();
        let storing = Storing { room: &plan.room, control };
        let prepared = self.resume_reductions(plan, queue).and_then(|()| self.steer(plan));
        let outcome = prepared.and_then(|()| {
            plan.run(&position, control, queue, |done| match done {
                Done::Batch(batch) => self
                    .store(plan, *batch, storing, queue)
                    .and_then(|()| self.opened.end_if_enough(&self.database, control)),
                Done::Reduced(waiting, end, took) => self
                    .reduced(*waiting, end, took, storing, queue)
                    .and_then(|()| self.steer(plan))
                    .and_then(|()| self.opened.end_if_enough(&self.database, control)),
            })
        });
        self.run.cpu.bitfrost_s += thread_cpu().saturating_sub(started).as_secs_f64();
        let left = self
            .database
            .leave(self.row.id, self.is_finished(plan), unix_milliseconds())
            .map_err(Failure::from);
        let listed = self.opened.list(&self.database).map(|listed| self.new_buckets = listed);
        // All three are done whatever failed; the first failure is the one that is reported.
        let outcome = outcome.and(left).and(listed);
        (self, outcome)
    }

    /// Stores a batch before anything is said about it.
    fn store<S: Source>(
        &mut self,
        plan: &RunPlan<'_, S>,
        batch: Batch<S::Case>,
        storing: Storing<'_>,
        queue: &Queue<S::Case>,
    ) -> Result<(), Failure> {
        let Batch { range, accounting, findings, of_batch } = batch;
        let (mut position, mut total) = (self.position.clone(), self.total.clone());
        position.done(range);
        total.add(&accounting);
        let progress = Progress { position: text(&position)?, accounting: text(&total)? };
        let single = findings.into_iter().map(|(case, new)| (Some(case), new));
        let all = single.chain(of_batch.into_iter().map(|new| (None, new)));
        let (cases, mut new): (Vec<_>, Vec<_>) = all.unzip();
        let found_something = !new.is_empty();
        new.iter_mut().for_each(|finding| finding.to_reduce &= plan.reduce);
        let stored = storing.store(&mut self.database, |database| {
            database.store_batch(self.row.id, &progress, &new, unix_milliseconds())
        })?;
        // A batch that could not be stored is not done: who resumes the campaign runs it again.
        (self.position, self.total) = (position, total);
        self.run.add(&accounting);
        for ((case, finding), stored) in cases.into_iter().zip(new).zip(stored) {
            let Stored { id, bucket, opens_bucket, to_reduce } = stored;
            if finding.verdict == FoundVerdict::Infrastructure {
                let summary = &finding.examination.summary;
                self.log.note(&CampaignEvent::Infrastructure { finding: id, summary });
            }
            if finding::is_found(&finding) {
                self.findings_total += 1;
                if self.findings.len() < LISTED {
                    self.findings.push(id);
                }
            }
            if opens_bucket {
                let NewExamination { cause, summary, .. } = &finding.examination;
                self.view.bucket(&format!("finding {}: {cause} ({summary})", id.0));
                if finding::is_found(&finding) {
                    let stage = OpeningStage::Found;
                    self.opened.open(opened_bucket(bucket, id, &finding.examination, stage));
                }
            }
            queue.found(&finding.signature);
            if let Some(case) = case.filter(|_| to_reduce) {
                let input = finding.program.input();
                let bytes = finding.program.text.len();
                queue.push(WaitingCase::new(id, case, bytes, finding.signature).made_from(input));
            }
        }
        if found_something {
            self.steer(plan)?;
        }
        self.view.batch(&accounting, self.findings_total);
        self.note_status();
        Ok(())
    }

    /// Notes the status, every minute.
    fn note_status(&mut self) {
        let at = self.watch.elapsed();
        if at >= self.noted + BETWEEN_STATUS {
            self.noted = at;
            let (programs, findings) = (self.run.programs, self.findings_total);
            let footprint = self.view.footprint();
            self.log.note(&CampaignEvent::Status { programs, findings, footprint });
        }
    }

    /// Steers the next programs away from what triggers buckets with enough findings.
    fn steer<S: Source>(&mut self, plan: &RunPlan<'_, S>) -> Result<(), Failure> {
        let triggers = self.database.triggers(plan.per_bucket)?;
        for TriggerLine { bucket, members, traits } in &triggers {
            if !traits.is_empty() && self.steered.insert(*bucket) {
                self.log.note(&CampaignEvent::Steering { bucket: *bucket, findings: *members, traits });
            }
        }
        plan.cases.steering.avoid(triggers);
        Ok(())
    }

    fn is_finished<S: Source>(&self, plan: &RunPlan<'_, S>) -> bool {
        plan.goal.is_some_and(|goal| self.position.count() >= goal)
    }

    /// The summary of this run.
    pub(super) fn summary<S: Source>(mut self, plan: &RunPlan<'_, S>, control: &Control) -> Summary {
        let ended = if self.is_finished(plan) { CampaignEnd::Done } else { control.end() };
        // The screen goes first: what is printed from now on is to stay.
        let most = self.view.end();
        let new_buckets_total = self.new_buckets.len() as u64;
        self.new_buckets.truncate(BUCKETS_LISTED);
        let found = RunFindings {
            unmeasured: plan.cases.unmeasured(),
            findings: self.findings,
            findings_total: self.findings_total,
            new_buckets: self.new_buckets,
            new_buckets_total,
        };
        let facts = RunFacts {
            elapsed_s: self.watch.elapsed().as_secs_f64(),
            ended,
            notifications: self.opened.finish(),
            peak_rss_bytes: peak_resident_bytes(),
            peak_scratch_bytes: most.scratch_bytes,
            database_bytes: most.database_bytes,
            seed: plan.cases.source.seed(),
            profile: plan.cases.source.profile(),
            jobs: plan.jobs,
            interrupted: control.is_interrupted(),
            campaign: CampaignSummary {
                id: self.row.id.0,
                resumed: self.resumed,
                programs: self.position.count(),
            },
        };
        Summary::new(self.run, found, facts, plan.cases.ledger)
    }
}

fn text(value: &impl serde::Serialize) -> Result<String, Failure> {
    serde_json::to_string(value).map_err(|why| Failure::infrastructure("cannot write down the progress", why))
}
