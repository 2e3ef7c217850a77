//! The command line of `ledger`.

use clap::Args;

/// `bitfrost ledger`
#[derive(Debug, Args)]
pub struct LedgerArgs {
    /// Only entries (with `--found`, defects) whose name contains this.
    #[arg(value_name = "NAME")]
    pub name: Option<String>,
    /// Compile and run the reproducer of each entry with every installed compiler, compare the result with
    /// the compilers that the entry names, and propose others where they differ.
    #[arg(long)]
    pub rerun: bool,
    /// The number of entries to run at a time; by default one per processor.
    #[arg(long, value_name = "N", requires = "rerun")]
    pub jobs: Option<u16>,
    /// Print every defect found in compilers and code generators, with versions, clause and reproducer, as Markdown.
    #[arg(long, conflicts_with_all = ["rerun", "jobs"])]
    pub found: bool,
}
