//! The overview of a database in reports.

use std::collections::BTreeMap;

use rusqlite::{Row, params};

use crate::{BucketId, CampaignId, Database, DatabaseError, compression};
use case_files::Language;

/// A campaign with everything that is stored of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CampaignOverview {
    /// Its number.
    pub id: CampaignId,
    /// The seed of its programs, in decimal.
    pub seed: String,
    /// The generator's profile, by name.
    pub profile: String,
    /// Its configuration as JSON.
    pub configuration: String,
    /// After how many programs it is finished; `None` never is.
    pub goal: Option<u64>,
    /// Its counts as JSON; empty before the first batch.
    pub accounting: String,
    /// True if it reached its goal.
    pub finished: bool,
    /// The time when it began, in milliseconds since 1970.
    pub started_at: i64,
    /// The time when it last stored something, in milliseconds since 1970.
    pub updated_at: i64,
    /// The fingerprints of its engines by their names.
    pub toolchains: BTreeMap<String, String>,
}

/// A program as it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundProgram {
    /// The language of its text.
    pub language: Language,
    /// The program, printed.
    pub text: String,
    /// The bytes the generator made it from, if it did.
    pub dna: Option<Vec<u8>>,
    /// The generator's configuration as JSON, if it did.
    pub configuration: Option<String>,
}

impl Database {
    /// From now on this connection reads the database as it is now, whatever others write meanwhile.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn hold_still(&self) -> Result<(), DatabaseError> {
        self.read(|connection| connection.execute_batch("BEGIN; SELECT count(*) FROM sqlite_schema"))
    }

    /// A number that changes whenever another connection has written something.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn data_version(&self) -> Result<i64, DatabaseError> {
        self.read(|connection| connection.pragma_query_value(None, "data_version", |row| row.get(0)))
    }

    /// The campaigns, by their numbers.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn campaign_overviews(&self) -> Result<Vec<CampaignOverview>, DatabaseError> {
        self.read(|connection| {
            let mut query = connection.prepare(
                "SELECT id, seed, profile, configuration, goal, accounting, finished, started_at, updated_at
                 FROM campaign ORDER BY id",
            )?;
            let mut engines = connection.prepare(
                "SELECT engine, fingerprint FROM campaign_toolchain JOIN toolchain ON toolchain.id = toolchain
                 WHERE campaign = ?1 ORDER BY engine, fingerprint",
            )?;
            let campaigns: Vec<CampaignOverview> =
                query.query_map([], campaign)?.collect::<rusqlite::Result<_>>()?;
            let with_engines = |campaign: CampaignOverview| {
                let rows = engines.query_map([campaign.id.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
                Ok(CampaignOverview { toolchains: rows.collect::<rusqlite::Result<_>>()?, ..campaign })
            };
            campaigns.into_iter().map(with_engines).collect()
        })
    }

    /// The times when each finding was first found, in milliseconds since 1970, earliest first.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn finding_times(&self) -> Result<Vec<i64>, DatabaseError> {
        self.read(|connection| {
            let mut query = connection.prepare("SELECT found_at FROM finding ORDER BY found_at")?;
            query.query_map([], |row| row.get(0))?.collect()
        })
    }

    /// The number of times that a program showed something wrong: a finding that is seen again counts again, as in a campaign's summary.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn times_found(&self) -> Result<u64, DatabaseError> {
        self.read(|connection| {
            let sql = "SELECT coalesce(sum(seen), 0) FROM finding WHERE verdict <> 'infrastructure'";
            connection.query_row(sql, [], |row| row.get(0))
        })
    }

    /// The time when the first finding of each bucket was found, in milliseconds since 1970.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn bucket_times(&self) -> Result<BTreeMap<BucketId, i64>, DatabaseError> {
        self.read(|connection| {
            let mut query =
                connection.prepare("SELECT bucket, min(found_at) FROM finding GROUP BY bucket")?;
            query.query_map([], |row| Ok((BucketId(row.get(0)?), row.get(1)?)))?.collect()
        })
    }

    /// The programs of the first findings as they were found, at most `limit`.
    ///
    /// # Errors
    /// [`DatabaseError`] if the file cannot be read.
    pub fn found_programs(&self, limit: u64) -> Result<Vec<FoundProgram>, DatabaseError> {
        self.read(|connection| {
            let mut query = connection.prepare(
                "SELECT language, text, dna,
                        (SELECT json FROM configuration WHERE configuration.id = program.configuration)
                 FROM finding JOIN program ON program.id = program ORDER BY finding.id LIMIT ?1",
            )?;
            query.query_map(params![limit as i64], found_program)?.collect()
        })
    }
}

fn campaign(row: &Row<'_>) -> rusqlite::Result<CampaignOverview> {
    Ok(CampaignOverview {
        id: CampaignId(row.get(0)?),
        seed: row.get(1)?,
        profile: row.get(2)?,
        configuration: row.get(3)?,
        goal: row.get(4)?,
        accounting: row.get(5)?,
        finished: row.get(6)?,
        started_at: row.get(7)?,
        updated_at: row.get(8)?,
        toolchains: BTreeMap::new(),
    })
}

fn found_program(row: &Row<'_>) -> rusqlite::Result<FoundProgram> {
    Ok(FoundProgram {
        language: crate::finding_details::language(row, 0)?,
        text: compression::text(row, 1)?,
        dna: compression::bytes(row, 2)?,
        configuration: row.get(3)?,
    })
}
