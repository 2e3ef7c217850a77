//! `bitfrost triage verify`: findings against today's compilers.

mod inquiry;
mod rerun;
mod verified;

use std::collections::BTreeMap;

use campaign::finding;
use database::{
    BucketFilter, BucketId, BucketStatus, Database, ExaminationResult, FindingDetail, FindingId, NewProgram,
    NewStatus, Origin,
};
use host::clock::unix_milliseconds;
use host::output::Output;
use host::styled::{Style, StyledLine};
use host::{Failure, VerbOutcome};
use judge::ledger::Ledger;
use serde::Serialize;

use self::inquiry::{Engines, Inquiry};
use self::verified::Verified;
use super::table::{self, Column, width};
use crate::cli::{DatabaseArgs, TriageSubject, VerifyArgs};
use crate::kinds::{KindVisitor, StoredCase};
use crate::settings::Settings;
use crate::verbs;

/// The name under which a verification sets the status of a bucket.
const PERSON: &str = "bitfrost triage verify";

/// The findings that are held in memory at a time.
const AT_A_TIME: usize = 512;

/// The JSON of `triage verify --json`.
#[derive(Debug, Serialize)]
struct VerifyReport {
    findings: Vec<Verified>,
    /// The statuses that were set.
    set: Vec<StatusSet>,
}

/// A status that was set.
#[derive(Debug, Serialize)]
struct StatusSet {
    bucket: BucketId,
    status: &'static str,
    note: String,
}

/// Runs the action.
///
/// # Errors
/// [`Failure::Input`] if there is no such database or finding; [`Failure::Infrastructure`] if the compilers cannot be run.
pub(super) fn verify(args: &VerifyArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let (at, ledger) = (&args.database, verbs::ledger()?);
    let settings = Settings::read(args.config.as_deref())?;
    let mut database = Database::open_to_read(&at.path)?;
    let subjects = subjects(args, &database)?;
    let mut inquiries: Vec<(Inquiry, Vec<FindingId>)> = Vec::new();
    for id in subjects {
        let inquiry = Inquiry::new(&detail(&database, id, at)?);
        match inquiries.iter_mut().find(|(other, _)| *other == inquiry) {
            Some((_, ids)) => ids.push(id),
            None => inquiries.push((inquiry, vec![id])),
        }
    }
    if !args.dry_run {
        database = Database::open(&at.path)?;
    }
    let mut findings = Vec::new();
    for (inquiry, ids) in &inquiries {
        let asked =
            Asking { inquiry, ids, args, settings: &settings, ledger: &ledger, database: &mut database };
        findings.extend(inquiry.kind.visit(asked)?);
    }
    findings.sort_by_key(|verified| (verified.bucket, verified.finding));
    let set = if args.set { set(&mut database, &findings)? } else { Vec::new() };
    let report = VerifyReport { findings, set };
    print(&report, out)?;
    let is_wrong = |verified: &Verified| verified.result != ExaminationResult::Gone;
    let outcome = VerbOutcome::found_if(report.findings.iter().any(is_wrong));
    out.json(&report)?;
    Ok(outcome)
}

/// The findings to ask about: those that are named, or those of all buckets that are open.
fn subjects(args: &VerifyArgs, database: &Database) -> Result<Vec<FindingId>, Failure> {
    let named = args.subjects.iter().map(|subject| match subject {
        TriageSubject::SmallestOf(bucket) if args.all => Ok((Some(*bucket), None)),
        other => super::finding_of(*other, &args.database, database).map(|detail| (None, Some(detail.id))),
    });
    let mut chosen: Vec<(Option<BucketId>, Option<FindingId>)> = named.collect::<Result<_, _>>()?;
    if args.subjects.is_empty() {
        let buckets = database.buckets_like(&BucketFilter::default())?;
        let open = buckets.iter().filter(|line| line.is_open());
        chosen.extend(open.map(|line| match args.all {
            true => (Some(line.bucket), None),
            false => (None, Some(line.smallest)),
        }));
    }
    let mut ids = Vec::new();
    for (bucket, finding) in chosen {
        ids.extend(finding);
        if let Some(bucket) = bucket {
            ids.extend(database.findings_of(bucket, i64::MAX as u64)?);
        }
    }
    Ok(ids)
}

fn detail(database: &Database, id: FindingId, at: &DatabaseArgs) -> Result<FindingDetail, Failure> {
    database.finding(id)?.ok_or_else(|| super::missing(id, at))
}

/// An inquiry on its way: its findings, and where the answers go.
struct Asking<'a> {
    inquiry: &'a Inquiry,
    ids: &'a [FindingId],
    args: &'a VerifyArgs,
    settings: &'a Settings,
    ledger: &'a Ledger,
    database: &'a mut Database,
}

impl KindVisitor for Asking<'_> {
    type Output = Result<Vec<Verified>, Failure>;

    fn visit<C: StoredCase>(self) -> Result<Vec<Verified>, Failure> {
        let Asking { inquiry, ids, args, settings, ledger, database } = self;
        let engines = inquiry.engines::<C>(settings)?;
        let mut findings = Vec::with_capacity(ids.len());
        for ids in ids.chunks(AT_A_TIME) {
            let details = ids.iter().map(|id| detail(database, *id, &args.database));
            let details: Vec<FindingDetail> = details.collect::<Result<_, _>>()?;
            match &engines {
                Ok(engines) => findings.extend(answered(engines, &details, args, ledger, database)?),
                Err(why) => findings.extend(details.iter().map(|detail| Verified::unclear(detail, why))),
            }
        }
        Ok(findings)
    }
}

/// Asks engines about findings, and stores what they say.
fn answered<C: StoredCase>(
    engines: &Engines<C>,
    details: &[FindingDetail],
    args: &VerifyArgs,
    ledger: &Ledger,
    database: &mut Database,
) -> Result<Vec<Verified>, Failure> {
    let again = rerun::Again { runs: args.runs, ledger };
    let stored = again.examine(details, engines)?;
    let mut all = Vec::new();
    for (detail, answer) in details.iter().zip(stored) {
        let examination = match answer {
            Ok(examination) => examination,
            Err(why) => {
                // A finding that cannot be asked about does not keep the others from their answers.
                all.push(Verified::unclear(detail, &why));
                continue;
            }
        };
        if !args.dry_run {
            let program =
                NewProgram::without_dna(Origin::Reduced, detail.language, detail.smallest().to_owned());
            database.store_examination(detail.id, &program, &examination, unix_milliseconds())?;
        }
        all.push(Verified::new(detail, &examination, &engines.missing));
    }
    Ok(all)
}

/// Sets the status of buckets of which all findings that were asked about came out alike.
fn set(database: &mut Database, findings: &[Verified]) -> Result<Vec<StatusSet>, Failure> {
    let mut buckets: BTreeMap<BucketId, Vec<&Verified>> = BTreeMap::new();
    for one in findings {
        buckets.entry(one.bucket).or_default().push(one);
    }
    let mut set = Vec::new();
    for (bucket, of_bucket) in buckets {
        let all = |wanted| of_bucket.iter().all(|verified| verified.result == wanted);
        let any = |wanted| of_bucket.iter().any(|verified| verified.result == wanted);
        let changed = of_bucket.iter().any(|verified| !verified.changed_compilers.is_empty());
        // A finding that is gone without any change of a compiler was not repaired: it does not always show.
        let status = match () {
            () if all(ExaminationResult::Gone) && changed => BucketStatus::Fixed,
            () if any(ExaminationResult::Flaky) || all(ExaminationResult::Gone) => BucketStatus::Flaky,
            () => continue,
        };
        let note = of_bucket.first().map_or_else(String::new, |verified| verified.words());
        let new = NewStatus {
            status,
            link: None,
            fixed_in: None,
            duplicate_of: None,
            note: note.clone(),
            person: PERSON.to_owned(),
        };
        database.set_status(bucket, &new, unix_milliseconds())?;
        set.push(StatusSet { bucket, status: status.name(), note });
    }
    Ok(set)
}

const COLUMNS: [Column<'_>; 3] =
    [Column::number("bucket", 6), Column::number("finding", 7), Column::text("today", 11)];

fn print(report: &VerifyReport, out: &mut Output) -> Result<(), Failure> {
    let VerifyReport { findings, set } = report;
    if findings.is_empty() {
        return out.line("no bucket is left to verify");
    }
    let row = |verified: &Verified| {
        let style = match verified.result {
            ExaminationResult::Shown => Style::Wrong,
            ExaminationResult::Gone => Style::Right,
            ExaminationResult::Changed | ExaminationResult::Flaky | ExaminationResult::Unclear => {
                Style::Doubt
            }
        };
        let cells = vec![
            (Style::Strong, verified.bucket.0.to_string()),
            (Style::Plain, verified.finding.0.to_string()),
            (style, verified.word().to_owned()),
        ];
        (cells, StyledLine::plain(verified.words()))
    };
    out.styled(table::lines(&COLUMNS, "cause", findings.iter().map(row), width(out)))?;
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for one in findings {
        *counts.entry(one.word()).or_default() += 1;
    }
    let counts: Vec<String> = counts.iter().map(|(word, count)| format!("{count} {word}")).collect();
    out.line(counts.join(", "))?;
    out.lines(
        set.iter()
            .map(|change| format!("bucket {} is {} now: {}", change.bucket.0, change.status, change.note)),
    )
}

/// The engines that the first examination of a finding names.
fn engines_of(detail: &FindingDetail) -> impl Iterator<Item = engines::EngineName> {
    detail.engines().filter_map(finding::asked)
}
