//! Options of `bitfrost fuzz` for campaigns that no person watches.

use clap::Args;

/// What becomes known of a campaign elsewhere than on its terminal, and what ends it.
#[derive(Clone, Debug, Default, Args)]
pub struct UnattendedArgs {
    /// For each new bucket run this command by `sh -c`, with the facts in BITFROST_BUCKET, BITFROST_CAUSE, BITFROST_TITLE,
    /// BITFROST_FINDING, BITFROST_STAGE, BITFROST_DATABASE and others. It has 30 seconds; one runs at a time.
    #[arg(long, value_name = "CMD", value_parser = clap::builder::NonEmptyStringValueParser::new())]
    pub notify: Option<String>,
    /// Stop once the run has found this number of new buckets.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=i64::MAX as u64))]
    pub until_buckets: Option<u64>,
}
