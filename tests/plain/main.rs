//! Tests of the command that need no compiler, and of the text of the sources.

#[path = "../common/mod.rs"]
mod common;
mod compiler_commands;
mod completions;
mod config;
mod conformance_corpus;
mod import_circles;
mod import_cycles;
mod include_flags;
mod pager;
mod plain_english;
mod recorded_defects;
mod repeated_runs;
mod sources;
mod test_files;
mod triage;
mod type_names;
