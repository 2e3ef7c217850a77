//! The reductions of a campaign: what waits for them, and what comes of them.

use std::time::Duration;

use campaign::{
    CampaignEvent, OpeningStage, Queue, Reduced, ReductionEnd, RunPlan, Source, WaitingCase, finding,
};
use database::{
    BucketId, Completeness, FindingId, NewFinding, NewReduction, PendingReduction, Refiled, Stored,
};
use examination::examine::Case;
use host::Failure;
use host::clock::unix_milliseconds;

use super::super::buckets::opened_bucket;
use super::super::storing::Storing;
use super::Campaign;

impl Campaign {
    /// Puts into the queue what earlier runs of this campaign found and did not come to reduce.
    pub(super) fn resume_reductions<S: Source>(
        &mut self,
        plan: &RunPlan<'_, S>,
        queue: &Queue<S::Case>,
    ) -> Result<(), Failure> {
        if !plan.reduce {
            return Ok(());
        }
        for PendingReduction { finding, signature } in self.database.take_pending_reductions(self.row.id)? {
            let Some(detail) = self.database.finding(finding)? else { continue };
            match finding::smallest_case(&detail) {
                Ok(case) => {
                    let bytes = detail.smallest().len();
                    let waiting = WaitingCase::new(finding, case, bytes, signature).made_from(detail.input());
                    queue.push(waiting.made_smaller(!detail.reductions.is_empty()));
                }
                Err(why) => {
                    self.view.say(&format!("finding {} cannot be reduced: {why}", finding.0));
                    self.database.give_up_reduction(finding)?;
                }
            }
        }
        Ok(())
    }

    /// Stores the end of a reduction.
    pub(super) fn reduced<C: Case>(
        &mut self,
        waiting: WaitingCase<C>,
        end: ReductionEnd<C>,
        took: Duration,
        storing: Storing<'_>,
        queue: &Queue<C>,
    ) -> Result<(), Failure> {
        let finding = waiting.finding;
        queue.ended(finding, took);
        let (name, took_s) = (end.name(), took.as_secs_f64());
        match end {
            // The database has it as pending still: whoever resumes the campaign takes it up.
            ReductionEnd::Interrupted => {}
            ReductionEnd::Refused => self.database.give_up_reduction(finding)?,
            ReductionEnd::Nothing => queue.push(waiting.after_nothing()),
            ReductionEnd::Whole(new) => {
                let Reduced { reduction, slips } = *new;
                let bucket = self.store_reduction(finding, &reduction, Completeness::Whole, storing)?;
                let cause = &reduction.examination.cause;
                self.view.say(&format!("finding {} is reduced, bucket {}: {cause}", finding.0, bucket.0));
                self.store_slips(slips, storing, queue)?;
            }
            ReductionEnd::Part(new) => {
                let Reduced { reduction, slips } = *new;
                self.store_reduction(finding, &reduction, Completeness::Part, storing)?;
                self.store_slips(slips, storing, queue)?;
                let detail = self.database.finding(finding)?;
                if let Some(detail) = detail
                    && let Ok(case) = finding::smallest_case(&detail)
                {
                    queue.push(waiting.after_slice(case, detail.smallest().len()));
                }
            }
        }
        self.log.note(&CampaignEvent::ReductionEnded { finding, end: name, took_s });
        Ok(())
    }

    /// Stores what a reduction met that shows causes never seen before.
    fn store_slips<C: Case>(
        &mut self,
        slips: Vec<(C, NewFinding)>,
        storing: Storing<'_>,
        queue: &Queue<C>,
    ) -> Result<(), Failure> {
        for (case, new) in slips {
            let campaign = Some(self.row.id);
            let stored = storing.store(&mut self.database, |database| {
                database.store_slip(campaign, &new, unix_milliseconds())
            })?;
            let Some(Stored { id, bucket, opens_bucket, to_reduce }) = stored else { continue };
            self.findings_total += 1;
            let cause = &new.examination.cause;
            self.view.bucket(&format!("finding {}, met by a reduction: {cause}", id.0));
            if opens_bucket {
                self.opened.open(opened_bucket(bucket, id, &new.examination, OpeningStage::Found));
            }
            queue.found(&new.signature);
            if to_reduce {
                queue.push(WaitingCase::new(id, case, new.program.text.len(), new.signature));
            }
        }
        Ok(())
    }

    /// Stores a reduction; the finding's bucket from now on.
    fn store_reduction(
        &mut self,
        finding: FindingId,
        new: &NewReduction,
        completeness: Completeness,
        storing: Storing<'_>,
    ) -> Result<BucketId, Failure> {
        let Refiled { bucket, opens_bucket } = storing.store(&mut self.database, |database| {
            database.store_reduction(finding, new, completeness, unix_milliseconds())
        })?;
        if opens_bucket {
            self.opened.open(opened_bucket(bucket, finding, &new.examination, OpeningStage::Reduced));
        }
        Ok(bucket)
    }
}
