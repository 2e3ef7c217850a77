//! The summary of a run for people, on one screen. `--json` has what is left out.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::time::Duration;

use judge::ledger::Judgement;

use super::{NewBucket, Summary};
use crate::accounting::{CpuTime, EngineCount, VerdictCount};
use crate::matrix::EngineMatrix;
use crate::notifier::NotifyCount;
use crate::signatures::SignatureCount;
use host::printable;
use host::run_end::CampaignEnd;
use host::styled::{self, ListSpace, Style, StyledLine};

/// The lines of a screen, less one for the next command.
pub(super) const SCREEN: usize = 23;

/// Runs that did not take place for one reason.
#[derive(Clone, Copy, Debug, Default)]
struct SkippedRuns {
    runs: u64,
    engines: u64,
}

impl Summary {
    /// The summary in lines of at most `width` columns. They fit a screen unless the matrix alone is as high.
    #[must_use]
    pub fn lines(&self, width: usize) -> Vec<StyledLine> {
        let mut lines = vec![self.run_line(), self.counts_line(), self.tally.verdicts.line()];
        lines.extend(self.end_line());
        lines.extend(self.notify_line());
        lines.extend(EngineMatrix::from_counts(&self.tally.engines).lines(width));
        lines.extend(self.layouts(width));
        lines.extend(self.steered_lines(width));
        lines.extend(self.mutants_line());
        let known = self.known_lines(width);
        let tail = [self.unmeasured_lines(width), vec![self.cpu_line(), self.footprint_line()]].concat();
        let room = SCREEN.saturating_sub(lines.len() + known.len() + tail.len());
        let skips = self.skips((room / 2).clamp(1, 4));
        let buckets = self.bucket_lines(room.saturating_sub(skips.len()).clamp(4, 8));
        lines.extend([skips, known, tail, buckets].into_iter().flatten());
        lines.into_iter().map(|line| line.cut(width)).collect()
    }

    fn run_line(&self) -> StyledLine {
        let (time, rate) = (spoken(self.facts.elapsed_s), self.programs_per_s);
        let rest = format!(
            " programs in {time} ({rate:.1}/s), profile {}, seed {}",
            self.facts.profile, self.facts.seed
        );
        StyledLine::new(Style::Strong, self.programs.to_string()).with_part(Style::Plain, rest)
    }

    /// The end that people asked for by a number of buckets; the others show in the numbers or were said.
    fn end_line(&self) -> Option<StyledLine> {
        let total = self.found.new_buckets_total;
        let line = format!("ended, because there are enough new buckets (--until-buckets): {total}");
        (self.facts.ended == CampaignEnd::Buckets).then(|| StyledLine::plain(line))
    }

    fn notify_line(&self) -> Option<StyledLine> {
        let NotifyCount { ran, failed, dropped } = self.facts.notifications?;
        let line = StyledLine::new(Style::Strong, "notified").with_part(Style::Plain, format!(": {ran}"));
        let counted = |line: StyledLine, (name, count): (&str, u64)| match count {
            0 => line,
            count => line.with_part(Style::Plain, ", ").with_part(Style::Doubt, format!("{name} {count}")),
        };
        Some([("failed", failed), ("dropped", dropped)].into_iter().fold(line, counted))
    }

    fn counts_line(&self) -> StyledLine {
        let SignatureCount { total, records_beyond_registers: beyond } = self.tally.signatures;
        let signatures = match total {
            0 => String::new(),
            _ => format!(", {total} signatures, {beyond} beyond registers"),
        };
        StyledLine::new(Style::Dim, format!("{} observations{signatures}", self.tally.observations))
    }

    fn cpu_line(&self) -> StyledLine {
        self.cpu.line()
    }

    fn footprint_line(&self) -> StyledLine {
        let [memory, scratch, database] =
            [self.facts.peak_rss_bytes, self.facts.peak_scratch_bytes, self.facts.database_bytes]
                .map(styled::bytes);
        let text = format!(": memory {memory}, temporary files {scratch}; database {database}");
        StyledLine::new(Style::Strong, "peak").with_part(Style::Plain, text)
    }

    /// Runs that did not take place, by reason, in a limited number of lines beside the heading.
    fn skips(&self, most: usize) -> Vec<StyledLine> {
        let mut reasons: BTreeMap<&str, SkippedRuns> = BTreeMap::new();
        for (reason, runs) in self.tally.engines.values().flat_map(|count| &count.skipped) {
            let reason = reason.strip_prefix("unsupported: ").unwrap_or(reason);
            let skipped = reasons.entry(reason).or_default();
            skipped.runs += runs;
            skipped.engines += 1;
        }
        let mut sorted: Vec<_> = reasons.into_iter().collect();
        sorted.sort_by_key(|(_, skipped)| Reverse(skipped.runs));
        let Some((_, widest)) = sorted.first() else { return Vec::new() };
        let column = widest.runs.to_string().len();
        let total: u64 = sorted.iter().map(|(_, skipped)| skipped.runs).sum();
        let heading =
            StyledLine::new(Style::Strong, "skipped").with_part(Style::Plain, format!(": {total} runs"));
        let line = |(reason, SkippedRuns { runs, engines }): &(&str, SkippedRuns)| {
            let reason = printable::text(reason);
            StyledLine::plain(format!("  {runs:>column$} of {engines} engines: {reason}"))
        };
        let shown = sorted.iter().take(most).map(line);
        let lines = std::iter::once(heading).chain(shown);
        lines.chain(rest(sorted.len(), most, "reasons")).collect()
    }

    /// The programs that the ledger explains, by the judgement of the entry.
    fn known_lines(&self, width: usize) -> Vec<StyledLine> {
        let mut known: Vec<(&String, &u64)> = self.tally.known.iter().collect();
        known.sort_by_key(|(_, programs)| Reverse(**programs));
        let is = |id: &String, wanted: &str| match self.judgements.get(id) {
            Some(Judgement::Miscompilation { .. }) => wanted == MISCOMPILED,
            Some(Judgement::Divergence) => wanted == DIVERGENT,
            None => wanted == UNJUDGED,
        };
        let of = |heading: &'static str| {
            let entries = known.iter().filter(|(id, _)| is(id, heading));
            let items: Vec<_> = entries
                .map(|(id, n)| StyledLine::plain(format!("{id} ")).with_part(Style::Doubt, n.to_string()))
                .collect();
            let space = ListSpace { width, lines: 2 };
            if items.is_empty() { Vec::new() } else { styled::list(heading, items, space) }
        };
        [MISCOMPILED, DIVERGENT, UNJUDGED].into_iter().flat_map(of).collect()
    }

    fn layouts(&self, width: usize) -> Vec<StyledLine> {
        let wrong = self.tally.engines.iter().filter(|(_, count)| count.layouts > 0);
        let item = |(name, count): (&String, &EngineCount)| {
            StyledLine::plain(format!("{name} ")).with_part(Style::Wrong, count.layouts.to_string())
        };
        let items: Vec<_> = wrong.map(item).collect();
        let space = ListSpace { width, lines: 1 };
        if items.is_empty() { items } else { styled::list("records laid out differently", items, space) }
    }

    /// Programs that were replaced, by the bucket whose trigger they have.
    fn steered_lines(&self, width: usize) -> Vec<StyledLine> {
        let item = |(bucket, count): (&String, &u64)| StyledLine::plain(format!("{bucket} ({count})"));
        let items: Vec<_> = self.tally.steered.iter().map(item).collect();
        let space = ListSpace { width, lines: 1 };
        if items.is_empty() {
            items
        } else {
            styled::list("programs steered away from buckets", items, space)
        }
    }

    fn mutants_line(&self) -> Option<StyledLine> {
        let share = 100 * self.tally.mutants / self.programs.max(1);
        (self.tally.mutants > 0)
            .then(|| StyledLine::plain(format!("mutants: {} programs ({share}%)", self.tally.mutants)))
    }

    fn unmeasured_lines(&self, width: usize) -> Vec<StyledLine> {
        let item = |release: &judge::ledger::Unmeasured| {
            StyledLine::plain(format!(
                "{} {} (the ledger: {})",
                release.compiler, release.version, release.measured
            ))
        };
        let items: Vec<_> = self.found.unmeasured.iter().map(item).collect();
        let space = ListSpace { width, lines: 1 };
        if items.is_empty() { items } else { styled::list("unmeasured compilers", items, space) }
    }

    /// The new buckets, in at most `most` lines.
    fn bucket_lines(&self, most: usize) -> Vec<StyledLine> {
        let (findings, total) = (self.found.findings_total, self.found.new_buckets_total);
        let style = if findings > 0 { Style::Wrong } else { Style::Right };
        let heading = StyledLine::new(Style::Strong, "findings").with_part(Style::Plain, ": ");
        let heading = heading.with_part(style, findings.to_string());
        let unsorted = self.found.new_buckets.iter().filter(|bucket| !bucket.sorted).count();
        let heading = heading.with_part(Style::Plain, format!(", new buckets: {total}"));
        let heading = match unsorted {
            0 => heading,
            unsorted => heading.with_part(Style::Doubt, format!(", unsorted: {unsorted}")),
        };
        let titles = if self.found.new_buckets.len() < most { most } else { most.saturating_sub(2) };
        let line = |NewBucket { finding, cause, sorted }: &NewBucket| {
            StyledLine::new(Style::Strong, format!("  {}", finding.0))
                .with_part(Style::Dim, if *sorted { "" } else { " unsorted:" })
                .with_part(Style::Plain, format!(" {}", printable::text(cause)))
        };
        let lines = std::iter::once(heading).chain(self.found.new_buckets.iter().take(titles).map(line));
        lines.chain(rest(usize::try_from(total).unwrap_or(usize::MAX), titles, "buckets")).collect()
    }
}

const MISCOMPILED: &str = "known miscompilations";
const DIVERGENT: &str = "known divergences, where no clause decides";
const UNJUDGED: &str = "known";

/// The line that counts what is not shown, if there is more.
fn rest(all: usize, shown: usize, what: &str) -> Option<StyledLine> {
    let more = all.checked_sub(shown).filter(|more| *more > 0)?;
    Some(StyledLine::new(Style::Dim, format!("  and {more} more {what}")))
}

impl VerdictCount {
    /// The verdicts that there were. That no program mismatched is always said.
    #[must_use]
    pub fn line(&self) -> StyledLine {
        let VerdictCount { agree, mismatch, known, refines, incomparable, unsupported, infrastructure } =
            *self;
        let counts = [
            ("agree", agree, Style::Right),
            ("mismatch", mismatch, if mismatch > 0 { Style::Wrong } else { Style::Right }),
            ("known", known, Style::Doubt),
            ("refines", refines, Style::Plain),
            ("incomparable", incomparable, Style::Plain),
            ("unsupported", unsupported, Style::Plain),
            ("infrastructure", infrastructure, Style::Wrong),
        ];
        let shown = counts.into_iter().filter(|(name, count, _)| *count > 0 || *name == "mismatch");
        let line = StyledLine::new(Style::Strong, "verdicts").with_part(Style::Plain, ":");
        let with = |line: StyledLine, (number, (name, count, style)): (usize, (&str, u64, Style))| {
            let comma = if number > 0 { "," } else { "" };
            line.with_part(Style::Plain, format!("{comma} {name} ")).with_part(style, count.to_string())
        };
        shown.enumerate().fold(line, with)
    }
}

impl CpuTime {
    /// The parts of the processor time.
    #[must_use]
    pub(in super::super) fn line(&self) -> StyledLine {
        let total = self.total_s();
        let CpuTime { compilers_s, link_s, driver_s, in_process_s, bitfrost_s } = *self;
        let share =
            |(name, seconds): (&str, f64)| format!("{:.0}% {name}", super::quotient(seconds * 100.0, total));
        let shares = [
            ("compilers", compilers_s),
            ("linker", link_s),
            ("programs", driver_s),
            ("in process", in_process_s),
            ("rest", bitfrost_s),
        ];
        let text = format!(": {}", shares.map(share).join(", "));
        StyledLine::new(Style::Strong, "CPU").with_part(Style::Plain, text)
    }
}

/// Seconds with units, in tenths where they are few.
fn spoken(seconds: f64) -> String {
    if seconds < 120.0 {
        return format!("{seconds:.1} s");
    }
    humantime::format_duration(Duration::from_secs(seconds as u64)).to_string()
}
