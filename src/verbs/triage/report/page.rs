//! The page: its head, its parts, and the policy that keeps it to itself.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use super::data::ReportData;
use super::fragments::{counted, number};
use super::plot::{Curve, Span, plot};
use super::{buckets, campaigns, coverage, matrix};

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// The new buckets that are marked in a plot at most.
const MARKED: usize = 500;

/// The whole page.
pub(super) fn page(data: &ReportData) -> String {
    let name = data.at.path.file_name().unwrap_or_default().to_string_lossy();
    let body = html! {
        header {
            p.product { "bitfrost · triage report" }
            h1 { (name) }
            nav {
                a href="#campaigns" { "Campaigns" }
                a href="#time" { "Over time" }
                a href="#matrix" { "Matrix" }
                a href="#buckets" { "Buckets" }
                a href="#coverage" { "Coverage" }
            }
            (figures(data))
        }
        main {
            (campaigns::section(&data.campaigns))
            (over_time(data))
            (matrix::section(&data.counts))
            (buckets::section(data))
            (coverage::section(&data.coverage))
        }
    };
    // A text in the database would have to contain its own hash to pass for our script.
    let nonce = blake3::hash(body.0.as_bytes()).to_hex();
    let policy = format!(
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'nonce-{nonce}'; base-uri 'none'; form-action 'none'"
    );
    let whole = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta http-equiv="Content-Security-Policy" content=(policy);
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="referrer" content="no-referrer";
                link rel="icon" href="data:,";
                title { (name) " · bitfrost" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                (body)
                script nonce=(nonce) { (PreEscaped(SCRIPT)) }
            }
        }
    };
    whole.into_string()
}

/// The figures below the heading.
fn figures(data: &ReportData) -> Markup {
    let total = data.buckets.len() + data.beyond_limit;
    let minutes = data.counts.cpu.total_s() / 60.0;
    let (time, unit) = if minutes < 120.0 { (minutes, "CPU minutes") } else { (minutes / 60.0, "CPU hours") };
    let figures = [
        (number(data.counts.programs), "programs"),
        (number(data.times_found), "findings"),
        (number(data.finding_times.len() as u64), "different findings"),
        (number(total as u64), "buckets"),
        (number(data.open_buckets as u64), "open buckets"),
        (format!("{time:.1}"), unit),
    ];
    html! { ul.figures { @for (figure, of) in figures { li { strong { (figure) } " " (of) } } } }
}

/// Findings, and new buckets, over the time of the campaigns.
fn over_time(data: &ReportData) -> Markup {
    let ran = data
        .campaigns
        .iter()
        .flat_map(|campaign| [campaign.overview.started_at, campaign.overview.updated_at]);
    // One span for both plots, so that they can be compared.
    let span = Span::new(ran.chain(data.finding_times.iter().copied()));
    let mut beginnings: Vec<i64> = data.bucket_times.values().copied().collect();
    beginnings.sort_unstable();
    let marks = data.bucket_times.iter().map(|(bucket, at)| (*at, format!("bucket {}", bucket.0)));
    let marks: Vec<(i64, String)> = marks.take(MARKED).collect();
    let findings = counted(data.finding_times.len() as u64, "different finding");
    let buckets = counted(beginnings.len() as u64, "bucket");
    let plots = [
        Curve { label: &format!("{findings} over time"), times: &data.finding_times, marks: &[] },
        Curve { label: &format!("{buckets} over time"), times: &beginnings, marks: &marks },
    ];
    html! {
        section id="time" {
            h2 { "Over time" }
            div.plots {
                @for curve in plots {
                    figure.card { figcaption { (curve.label) } (PreEscaped(plot(&curve, span))) }
                }
            }
        }
    }
}
