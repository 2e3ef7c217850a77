//! Options of `bitfrost fuzz` for campaigns that no person watches.

use std::path::PathBuf;

use clap::Args;

/// Notification of a campaign's new buckets, and limits that end it.
#[derive(Clone, Debug, Args)]
pub struct UnattendedArgs {
    /// Run this command by `sh -c` for each new bucket, which the environment describes: BITFROST_BUCKET,
    /// BITFROST_CAUSE, BITFROST_TITLE,
    /// BITFROST_FINDING, BITFROST_STAGE, BITFROST_DATABASE and others. The command has 30 seconds; one runs
    /// at a time.
    #[arg(long, value_name = "CMD", value_parser = clap::builder::NonEmptyStringValueParser::new())]
    pub notify: Option<String>,
    /// Stop once the run has found this number of new buckets.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    pub until_buckets: Option<u64>,
    /// Pause while less than this is free on the disk of the database or of temporary files.
    #[arg(long, value_name = "SIZE", value_parser = size, default_value = "64MiB")]
    pub reserve: u64,
    /// Append events to this file, one JSON object per line.
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// Start a new log, and rename the old one, before it grows beyond this size: 500KiB, 10MiB, 1GiB.
    #[arg(long, value_name = "SIZE", value_parser = size, default_value = "10MiB", requires = "log")]
    pub log_size: u64,
    /// The number of logs that are kept: FILE, FILE.1 and so on.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=1000), requires = "log")]
    pub log_files: u32,
}

/// The least size: a smaller log would be rotated with every few lines.
const LEAST: u64 = 4 << 10;

/// Reads a number of bytes with a unit.
fn size(text: &str) -> Result<u64, String> {
    let units = [("KiB", 10), ("MiB", 20), ("GiB", 30)];
    let read = units.into_iter().find_map(|(unit, shift)| {
        let number: u64 = text.strip_suffix(unit)?.trim_end().parse().ok()?;
        number.checked_mul(1 << shift)
    });
    match read {
        Some(bytes) if bytes >= LEAST => Ok(bytes),
        Some(_) => Err(format!("`{text}` is too small: at least 4KiB")),
        None => Err(format!("`{text}` is not a size: write it like 500KiB, 10MiB or 1GiB")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_units() {
        assert_eq!(["4KiB", "10MiB", "1 GiB"].map(|text| size(text).unwrap()), [4 << 10, 10 << 20, 1 << 30]);
        for text in ["", "10", "10MB", "1KiB", "-1MiB", "99999999999GiB", "1.5MiB"] {
            assert!(size(text).is_err(), "{text}");
        }
    }
}
