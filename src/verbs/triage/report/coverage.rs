//! The coverage by programs of campaigns, with the numbers of findings and buckets.

use std::collections::{BTreeMap, BTreeSet};

use generator::ir::ModuleConfig;
use lang::Program;
use lowering::abi::VectorUnit;
use maud::{Markup, html};
use serde_json::Value;

use campaign::{Accounting, ProgramCoverage};
use case_files::Syntax;
use database::{FindingDetail, FoundProgram};

use super::data::CountedCampaign;
use super::fragments::{number, share_bar};

/// The coverage of campaigns.
pub(super) struct Coverage {
    /// The number of programs of all campaigns.
    programs: u64,
    /// The number of findings whose programs were looked at.
    findings: usize,
    tables: [CoverageTable; 3],
}

/// Things of one kind with their counts.
#[derive(Default)]
struct CoverageTable {
    heading: &'static str,
    /// The heading of the entries' column.
    column: &'static str,
    entries: BTreeMap<String, Covered>,
}

/// The number of occurrences of an entry.
#[derive(Default)]
struct Covered {
    programs: u64,
    findings: u64,
    buckets: u64,
}

impl Coverage {
    /// The counts of campaigns, of the findings' programs as they were found, and of the smallest program of each bucket.
    pub(super) fn new(
        campaigns: &[CountedCampaign],
        counts: &Accounting,
        found: &[FoundProgram],
        smallest: &[&FindingDetail],
    ) -> Coverage {
        let table = |heading, column, programs: &BTreeMap<String, u64>| {
            let entry = |(name, programs): (&String, &u64)| {
                (name.clone(), Covered { programs: *programs, ..Covered::default() })
            };
            CoverageTable { heading, column, entries: programs.iter().map(entry).collect() }
        };
        let mut tables = [
            table("Features", "feature", &counts.tally.features),
            table("Classes of passed records", "class", &counts.tally.classes),
            table("Layouts of records", "layout", &counts.tally.layouts),
        ];
        // A feature that was enabled and never met has a row, too, which says so.
        for name in campaigns.iter().flat_map(enabled_features) {
            tables[0].entries.entry(name).or_default();
        }
        let mut count = |covered: ProgramCoverage, add: fn(&mut Covered)| {
            let ProgramCoverage { features, classes, layouts } = covered;
            let layouts: BTreeSet<String> = layouts.into_iter().map(str::to_owned).collect();
            for (table, names) in tables.iter_mut().zip([features, classes, layouts]) {
                names.into_iter().for_each(|name| add(table.entries.entry(name).or_default()));
            }
        };
        found.iter().for_each(|program| count(covered_by(program), |covered| covered.findings += 1));
        for detail in smallest {
            let program = detail.program();
            let covered = program.map(|program| covered(&program)).unwrap_or_default();
            count(covered, |covered| covered.buckets += 1);
        }
        Coverage { programs: counts.programs, findings: found.len(), tables }
    }
}

fn covered(program: &Program) -> ProgramCoverage {
    ProgramCoverage::of_program(program, VectorUnit::default())
}

/// The coverage of a program that was found; of a module, the productions that it is made of.
fn covered_by(found: &FoundProgram) -> ProgramCoverage {
    if let Some(program) = found.language.program(&found.text) {
        return covered(&program);
    }
    let (Syntax::LlvmIr, Some(dna), Some(json)) = (found.language.syntax(), &found.dna, &found.configuration)
    else {
        return ProgramCoverage::default();
    };
    let Ok(config) = serde_json::from_str::<ModuleConfig>(json) else { return ProgramCoverage::default() };
    let features = generator::ir::productions_used(dna, &config).into_iter().map(str::to_owned).collect();
    ProgramCoverage { features, ..ProgramCoverage::default() }
}

/// The features that a campaign's configuration lets its programs have.
fn enabled_features(campaign: &CountedCampaign) -> Vec<String> {
    let configuration: Value = serde_json::from_str(&campaign.overview.configuration).unwrap_or_default();
    let names = configuration["generator"]["features"].as_array().cloned().unwrap_or_default();
    names.iter().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// The section of the page.
pub(super) fn section(coverage: &Coverage) -> Markup {
    let Coverage { programs, findings, tables } = coverage;
    html! {
        section id="coverage" {
            h2 { "What was covered" }
            p.note {
                "In how many of " (number(*programs)) " programs each thing occurs, in how many of the programs of "
                (number(*findings as u64)) " findings as they were found, and in the smallest program of how many buckets."
            }
            div.tables { @for table in tables { @if !table.entries.is_empty() { (table_of(table, *programs)) } } }
        }
    }
}

fn table_of(table: &CoverageTable, programs: u64) -> Markup {
    html! {
        div.card.scrolls {
            h3 { (table.heading) }
            table.sortable {
                thead { tr { th { (table.column) } th.number { "programs" } th.number { "findings" } th.number { "buckets" } } }
                tbody {
                    @for (name, covered) in &table.entries {
                        tr.absent[covered.programs + covered.findings == 0] {
                            td { (name) }
                            td.number data-value=(covered.programs) { (share_bar(covered.programs, programs)) (number(covered.programs)) }
                            td.number data-value=(covered.findings) { (number(covered.findings)) }
                            td.number data-value=(covered.buckets) { (number(covered.buckets)) }
                        }
                    }
                }
            }
        }
    }
}
