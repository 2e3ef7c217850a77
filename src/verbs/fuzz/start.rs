//! The beginning of a run: what is said and noted about it, and what hears of it.

use std::path::Path;

use campaign::{CampaignEvent, EventLog, Notifier, NotifyCommand, RunTitle};
use database::{CampaignRow, Held};
use host::Failure;

use crate::cli::FuzzArgs;

/// Lines that say which campaign the command resumes, begins or leaves alone.
pub(super) fn beginning(row: &CampaignRow, is_new: bool, done: u64, held: &[Held]) -> Vec<String> {
    let left = held.iter().map(|holder| {
        format!("campaign {} is running in another bitfrost{}", holder.id.0, database::process(*holder))
    });
    let (id, seed) = (row.id.0, row.seed);
    let own = match is_new {
        true => format!("campaign {id} begins, seed {seed}"),
        false => format!("continuing campaign {id} after {done} programs; --fresh begins a new one"),
    };
    left.chain([own]).collect()
}

/// The command that hears of buckets, if the user wants one.
///
/// # Errors
/// [`Failure::Infrastructure`] if it cannot be run here.
pub(super) fn notifier(
    args: &FuzzArgs,
    title: &RunTitle,
    scratch: &Path,
    log: &EventLog,
) -> Result<Option<Notifier>, Failure> {
    let RunTitle { campaign, profile, seed, database, .. } = title;
    let command = args.unattended.notify.clone().map(|command| NotifyCommand {
        command,
        database: database.clone(),
        campaign: *campaign,
        seed: *seed,
        profile: profile.clone(),
    });
    command.map(|command| Notifier::start(command, scratch, log.clone())).transpose()
}

/// Notes the beginning of a run.
pub(super) fn note(log: &EventLog, title: &RunTitle) {
    let RunTitle { campaign, profile, seed, database, done_before, .. } = title;
    log.note(&CampaignEvent::Start {
        campaign: *campaign,
        database,
        seed: *seed,
        profile,
        done_before: *done_before,
        process: std::process::id(),
    });
}
