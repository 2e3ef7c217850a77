//! The buckets, the most different first.

use maud::{Markup, PreEscaped, html};

use crate::cli::DatabaseArgs;
use crate::verbs::explain;
use database::BucketLine;

use super::super::dates::minute;
use super::super::reproducer::{self, ChecksIn};
use super::super::view::FindingView;
use super::data::{ReportData, ReportedBucket};
use super::fragments::{counted, number, titled_lines};

/// The columns of tables of a bucket.
const WIDTH: usize = 120;
/// The orders of a list: the attribute of a bucket's element to sort by, and the words for it.
const ORDERS: [(&str, &str); 5] = [
    ("place", "the most different first"),
    ("findings", "most findings first"),
    ("bytes", "smallest program first"),
    ("last", "last seen first"),
    ("bucket", "by number"),
];

/// The section of the page.
pub(super) fn section(data: &ReportData) -> Markup {
    let mut statuses: Vec<&str> = data.buckets.iter().map(|reported| reported.line.status.as_str()).collect();
    statuses.sort_unstable();
    statuses.dedup();
    let beyond = data.beyond_limit;
    html! {
        section id="buckets" {
            h2 { "Buckets" }
            p.note {
                "A bucket holds the findings of one cause. Each is shown by its smallest program; a bucket comes before another one if "
                "its program differs more from all before it."
                @if beyond > 0 { " " (counted(beyond as u64, "more bucket")) " of this database: " code { "bitfrost triage list" } "." }
            }
            @if data.buckets.is_empty() { p.card { "Nothing was found so far." } }
            // Hidden until the script shows it, without which it would do nothing.
            form.controls hidden {
                label { "Sort " select id="order" { @for (key, words) in ORDERS { option value=(key) { (words) } } } }
                label { "Status " select id="status" {
                    option value="" { "any" }
                    @for status in statuses { option value=(status) { (status) } }
                } }
                label { "Find " input id="filter" type="search" placeholder="a cause, a compiler, a type, …" autocomplete="off"; }
                button type="button" id="unfold" { "Unfold all" }
                output id="shown" {}
            }
            div id="bucket-list" { @for (place, one) in data.buckets.iter().enumerate() { (bucket(place, one, data)) } }
        }
    }
}

fn bucket(place: usize, one: &ReportedBucket, data: &ReportData) -> Markup {
    let ReportedBucket { line, first_seen, distance, smallest } = one;
    let BucketLine { bucket, cause, status, tags, members, smallest_bytes, last_seen, sorted, .. } = line;
    let view = FindingView::of_smallest(smallest);
    html! {
        // The script of the page sorts and selects by the attributes `data-…`.
        details.card.bucket open[place == 0] data-place=(place) data-findings=(members) data-bytes=(smallest_bytes)
            data-last=(last_seen) data-bucket=(bucket.0) data-status=(status)
        {
            summary {
                span.name { "Bucket " (bucket.0) }
                span.status.(status_class(status)) { (status) }
                span.what { @if !sorted { span.tag { "unsorted" } " " } span.cause { (cause) } @for tag in tags { " " span.tag { "#" (tag) } } }
                span.count { (counted(*members, "finding")) }
            }
            div.body {
                p { (view.kind_of_defect) }
                p.who id=(format!("bucket-{}", bucket.0)) { (view.sentence) }
                p { (view.summary) }
                dl {
                    dt { "cause" } dd { code { (cause) } }
                    dt { "seen" } dd { (minute(*first_seen)) " to " (minute(*last_seen)) " UTC" }
                    dt { "shown by" } dd {
                        "finding " (smallest.id.0) ", " (number(*smallest_bytes)) " bytes, "
                        (format!("{:.0} %", distance * 100.0)) " new"
                    }
                }
                h4 { @if smallest.reductions.is_empty() { "Program, as it was found" } @else { "Reduced program" } }
                pre.program { (view.text) }
                (titled_lines("Expected and got", &view.difference_lines(WIDTH)))
                (titled_lines("Who disagrees with whom", &view.matrix_lines(WIDTH)))
                @if let Some(picture) = view.program.as_ref().and_then(explain::picture_across) {
                    h4 { "Layout, and where arguments and results are, by the ABI document" }
                    div.scrolls { (PreEscaped(picture)) }
                }
                (reproduction(&view, &data.at))
                (titled_lines("History", &view.history_lines(WIDTH)))
            }
        }
    }
}

/// A class of a status, also of one that is not ours.
fn status_class(status: &str) -> &'static str {
    use database::BucketStatus;
    BucketStatus::named(status).map_or("unknown", BucketStatus::name)
}

/// The commands that show it: of plain compilers where there are some.
fn reproduction(view: &FindingView<'_>, at: &DatabaseArgs) -> Markup {
    let program = view.program_file();
    let reproducer = reproducer::of_smallest(view, ChecksIn::FirstFile);
    html! {
        h4 { "Reproduce" }
        @match &reproducer {
            Ok(reproducer) => {
                pre.commands { (reproducer.commands()) "\n" }
                @for file in &reproducer.files { details { summary { code { (file.name) } } pre.program { (file.text) } } }
            }
            Err(why) => { p { "There are no commands of plain compilers: " (why) ". With bitfrost, and the program in " code { (program) } ":" } }
        }
        pre.commands {
            @if reproducer.is_err() { "bitfrost check " (program) "\n" }
            (view.export_command(at)) "\n"
        }
    }
}
