//! Campaigns: what they run, how far they are, what they counted.

use std::io;

use rusqlite::{Connection, Row, Transaction, params};

use crate::findings::{self, NewFinding, Stored};
use crate::ids::CampaignId;
use crate::runners::{Held, Runners};
use crate::{Database, DatabaseError, content_key, reductions};

/// The identity of a campaign: runs with an equal one are parts of one campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Identity {
    /// The seed asked for; `None` takes up whatever unfinished campaign fits the rest.
    pub seed: Option<u64>,
    /// The generator's profile, by name.
    pub profile: String,
    /// The whole configuration as JSON, by which two campaigns are told apart.
    pub configuration: String,
    /// After how many programs it is finished; `None` never is.
    pub goal: Option<u64>,
}

/// A campaign as it was last stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignRow {
    /// Its name.
    pub id: CampaignId,
    /// The seed of its programs.
    pub seed: u64,
    /// Its progress, as its runner wrote it; `None` at the start.
    pub progress: Option<Progress>,
}

/// The progress of a campaign. Both texts are the runner's; the database only keeps them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// The programs that are done.
    pub position: String,
    /// The counts over the whole campaign.
    pub accounting: String,
}

/// A campaign that this process runs from now on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartedCampaign {
    /// The campaign.
    pub row: CampaignRow,
    /// True if it was begun just now.
    pub is_new: bool,
    /// Unfinished campaigns of the same identity that were left to the live processes that run them.
    pub held: Vec<Held>,
}

/// The campaigns of an identity.
enum Found {
    Unfinished(CampaignRow),
    /// There is none that could be taken up.
    Nothing(Vec<Held>),
}

impl Database {
    /// Takes up the latest unfinished campaign of this identity that no live process runs, or begins one with the
    /// identity's seed, or `fresh_seed` where it leaves that open. `fresh` always begins one.
    ///
    /// # Errors
    /// [`DatabaseError::Held`] if the identity's seed is that of a campaign that a live process runs: a second one
    /// would only repeat it. Other [`DatabaseError`]s if the files cannot be read or written.
    pub fn campaign(
        &mut self,
        identity: &Identity,
        fresh_seed: u64,
        fresh: bool,
        now: i64,
    ) -> Result<StartedCampaign, DatabaseError> {
        let runners = self.open_runners()?;
        let taken = self.transaction(|transaction| {
            let found =
                if fresh { Found::Nothing(Vec::new()) } else { find(transaction, identity, &runners)? };
            let (row, is_new, held) = match found {
                Found::Unfinished(row) => (row, false, Vec::new()),
                Found::Nothing(held) if !held.is_empty() && identity.seed.is_some() => {
                    return Ok(Err(held[0]));
                }
                Found::Nothing(held) => {
                    let seed = identity.seed.unwrap_or(fresh_seed);
                    (begin(transaction, identity, seed, now, &runners)?, true, held)
                }
            };
            let runner = std::process::id();
            transaction
                .execute("UPDATE campaign SET runner = ?2 WHERE id = ?1", params![row.id.0, runner])?;
            Ok(Ok(StartedCampaign { row, is_new, held }))
        });
        self.runners = Some(runners);
        taken?.map_err(|held| DatabaseError::Held { path: self.path.clone(), held })
    }

    /// The locks of this database; those that it holds stay held.
    fn open_runners(&mut self) -> Result<Runners, DatabaseError> {
        if let Some(runners) = self.runners.take() {
            return Ok(runners);
        }
        let path = Runners::path(&self.path);
        Runners::open(&path).map_err(|why| DatabaseError::CannotOpen { path, why: why.to_string() })
    }

    /// Every campaign, first to last.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn campaigns(&self) -> Result<Vec<CampaignRow>, DatabaseError> {
        self.read(|connection| {
            let mut query =
                connection.prepare("SELECT id, seed, position, accounting FROM campaign ORDER BY id")?;
            query.query_map([], row_of)?.collect()
        })
    }

    /// Notes that a campaign uses an engine with this fingerprint.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be written.
    pub fn uses(
        &mut self,
        campaign: CampaignId,
        toolchains: &[(String, String)],
    ) -> Result<(), DatabaseError> {
        self.transaction(|transaction| {
            for (engine, fingerprint) in toolchains {
                let toolchain = toolchain(transaction, engine, fingerprint)?;
                transaction.execute(
                    "INSERT OR IGNORE INTO campaign_toolchain (campaign, toolchain) VALUES (?1, ?2)",
                    params![campaign.0, toolchain],
                )?;
            }
            Ok(())
        })
    }

    /// Stores what a batch found together with the campaign's new position, all or nothing: a batch whose
    /// position is stored is never run again, and one that was not stored is.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be written; then nothing of it is stored.
    pub fn store_batch(
        &mut self,
        campaign: CampaignId,
        progress: &Progress,
        new: &[NewFinding],
        now: i64,
    ) -> Result<Vec<Stored>, DatabaseError> {
        self.transaction(|transaction| {
            transaction.execute(
                "UPDATE campaign SET position = ?2, accounting = ?3, updated_at = ?4 WHERE id = ?1",
                params![campaign.0, progress.position, progress.accounting, now],
            )?;
            new.iter().map(|finding| findings::store(transaction, Some(campaign), finding, now)).collect()
        })
    }

    /// Notes that this process runs a campaign no longer. If it reached its goal, the same command begins a new one.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be written.
    pub fn leave(&mut self, campaign: CampaignId, finished: bool, now: i64) -> Result<(), DatabaseError> {
        self.transaction(|transaction| {
            transaction.execute(
                "UPDATE campaign SET finished = ?2, runner = NULL, updated_at = ?3 WHERE id = ?1",
                params![campaign.0, finished, now],
            )?;
            reductions::leave(transaction, campaign)
        })?;
        let Some(runners) = &self.runners else { return Ok(()) };
        let path = || Runners::path(&self.path);
        let failed = |why: io::Error| DatabaseError::CannotOpen { path: path(), why: why.to_string() };
        runners.leave(campaign).map_err(failed)
    }
}

/// The latest unfinished campaign that this process can take up; it is its runner then.
fn find(connection: &Connection, identity: &Identity, runners: &Runners) -> rusqlite::Result<Found> {
    let Identity { seed, profile, configuration, goal } = identity;
    let mut query = connection.prepare(
        "SELECT id, seed, position, accounting, runner FROM campaign
         WHERE finished = 0 AND profile = ?1 AND configuration = ?2 AND goal IS ?3
           AND (?4 IS NULL OR seed = ?4)
         ORDER BY updated_at DESC, id DESC",
    )?;
    let seed = seed.map(|seed| seed.to_string());
    let rows = query.query_map(params![profile, configuration, goal, seed], |row| {
        Ok((row_of(row)?, row.get::<_, Option<u32>>(4)?))
    })?;
    let mut held = Vec::new();
    for row in rows {
        let (row, runner) = row?;
        if runners.take(row.id).map_err(unlocked)? {
            return Ok(Found::Unfinished(row));
        }
        held.push(Held { id: row.id, runner });
    }
    Ok(Found::Nothing(held))
}

/// A lock could be neither taken nor found taken.
fn unlocked(why: io::Error) -> rusqlite::Error {
    rusqlite::Error::ToSqlConversionFailure(Box::new(why))
}

fn row_of(row: &Row<'_>) -> rusqlite::Result<CampaignRow> {
    let seed: String = row.get(1)?;
    let seed = seed.parse().map_err(|why| {
        rusqlite::Error::FromSqlConversionFailure(1, rusqlite::types::Type::Text, Box::new(why))
    })?;
    let (position, accounting): (String, String) = (row.get(2)?, row.get(3)?);
    let progress = (!position.is_empty()).then_some(Progress { position, accounting });
    Ok(CampaignRow { id: CampaignId(row.get(0)?), seed, progress })
}

fn begin(
    transaction: &Transaction<'_>,
    identity: &Identity,
    seed: u64,
    now: i64,
    runners: &Runners,
) -> rusqlite::Result<CampaignRow> {
    let Identity { seed: _, profile, configuration, goal } = identity;
    // Two campaigns of one command differ in when and where they began; the count tells those apart that one
    // database began in the same millisecond.
    let count: i64 = transaction.query_row("SELECT count(*) FROM campaign", [], |row| row.get(0))?;
    let (seed_text, machine) = (seed.to_string(), std::process::id().to_le_bytes());
    let key = content_key(&[
        seed_text.as_bytes(),
        profile.as_bytes(),
        configuration.as_bytes(),
        &now.to_le_bytes(),
        &count.to_le_bytes(),
        &machine,
    ]);
    transaction.execute(
        "INSERT INTO campaign
             (key, seed, profile, configuration, goal, position, accounting, started_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, '', '', ?6, ?6)",
        params![key, seed_text, profile, configuration, goal, now],
    )?;
    let id = CampaignId(transaction.last_insert_rowid());
    runners.take(id).map_err(unlocked)?;
    Ok(CampaignRow { id, seed, progress: None })
}

/// The row of an engine with this fingerprint, made if there is none.
fn toolchain(transaction: &Transaction<'_>, engine: &str, fingerprint: &str) -> rusqlite::Result<i64> {
    let key = content_key(&[engine.as_bytes(), fingerprint.as_bytes()]);
    transaction.execute(
        "INSERT OR IGNORE INTO toolchain (key, engine, fingerprint) VALUES (?1, ?2, ?3)",
        params![key, engine, fingerprint],
    )?;
    transaction.query_row("SELECT id FROM toolchain WHERE key = ?1", [key], |row| row.get(0))
}
