//! The campaigns: what ran, for how long, with which compilers.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use maud::{Markup, html};
use serde_json::Value;

use host::hex::Hex;

use super::super::dates::minute;
use super::super::view::StoredCompilers;
use super::data::CountedCampaign;
use super::fragments::number;

/// The configurations of a compiler that are named.
const NAMED: usize = 6;

/// The section of the page.
pub(super) fn section(campaigns: &[CountedCampaign]) -> Markup {
    html! {
        section id="campaigns" {
            h2 { "Campaigns" }
            @if campaigns.is_empty() { p.note { "The findings are of no campaign." } }
            div.campaigns { @for one in campaigns { (campaign(one)) } }
        }
    }
}

fn campaign(one: &CountedCampaign) -> Markup {
    let overview = &one.overview;
    let configuration: Value = serde_json::from_str(&overview.configuration).unwrap_or_default();
    // A campaign without a generator, or of an older version, has no such entry.
    let target = configuration["generator"]["target"].as_str().unwrap_or("unknown target");
    let time = overview.updated_at.saturating_sub(overview.started_at);
    let time = humantime::format_duration(Duration::from_secs(u64::try_from(time / 1000).unwrap_or(0)));
    let seed = overview.seed.parse().map_or_else(|_| overview.seed.clone(), |seed| Hex(seed).to_string());
    let ended = match (overview.finished, overview.goal) {
        (true, Some(goal)) => format!("reached its goal of {} programs", number(goal)),
        (true, None) => "ended".to_owned(),
        (false, _) => "not ended: the same command continues it".to_owned(),
    };
    html! {
        article.card {
            h3 { "Campaign " (overview.id.0) " " small { (overview.profile) " on " (target) } }
            dl {
                dt { "programs" } dd { (programs(one)) }
                dt { "time" } dd { (minute(overview.started_at)) " to " (minute(overview.updated_at)) " UTC (" (time) ")" }
                dt { "state" } dd { (ended) }
                dt { "seed" } dd { code { (seed) } }
                @for (name, compiler) in compilers(&overview.toolchains) {
                    dt { (name) }
                    dd { (compiler.versions()) " " span.dim { (compiler.configurations()) } }
                }
            }
        }
    }
}

fn programs(one: &CountedCampaign) -> String {
    let Some(counts) = &one.counts else { return "the counts cannot be read".to_owned() };
    let verdicts = &counts.tally.verdicts;
    let named = [
        (verdicts.agree, "agree"),
        (verdicts.mismatch, "mismatch"),
        (verdicts.known, "known"),
        (verdicts.refines, "refine"),
        (verdicts.incomparable, "incomparable"),
        (verdicts.unsupported, "unsupported"),
        (verdicts.infrastructure, "infrastructure"),
    ];
    let named: Vec<String> = named
        .iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, name)| format!("{} {name}", number(*count)))
        .collect();
    let observations = format!("{} observations", number(counts.tally.observations));
    [vec![number(counts.programs)], named, vec![observations]].concat().join(", ")
}

/// A compiler with the versions and the flags that ran.
#[derive(Default)]
struct UsedCompiler {
    versions: BTreeSet<String>,
    flags: BTreeSet<String>,
}

impl UsedCompiler {
    fn versions(&self) -> String {
        self.versions.iter().cloned().collect::<Vec<_>>().join("; ")
    }

    fn configurations(&self) -> String {
        let flags: Vec<&str> =
            self.flags.iter().map(String::as_str).filter(|flags| !flags.is_empty()).collect();
        let more = flags.len().saturating_sub(NAMED);
        let more = if more > 0 { format!(", and {more} more") } else { String::new() };
        format!("{}{more}", flags[..flags.len().min(NAMED)].join(", "))
    }
}

fn compilers(toolchains: &BTreeMap<String, String>) -> BTreeMap<String, UsedCompiler> {
    let stored = StoredCompilers::of_fingerprints(toolchains.clone());
    let mut compilers = BTreeMap::<String, UsedCompiler>::new();
    for (configuration, fingerprint) in toolchains {
        let (name, flags) = configuration.split_once(' ').unwrap_or((configuration, ""));
        let compiler = compilers.entry(name.to_owned()).or_default();
        compiler.versions.insert(stored.version(configuration).unwrap_or(fingerprint).to_owned());
        compiler.flags.insert(flags.to_owned());
    }
    compilers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_of_a_compiler_are_one_compiler() {
        let toolchain = |name: &str, version: &str| {
            (name.to_owned(), format!("{name} (/usr/bin/gcc-12, {version}, 6ed9cd818fda5b7a)"))
        };
        let all = [
            toolchain("gcc-12 -O0", "gcc-12 (Debian 12.2.0-14) 12.2.0"),
            toolchain("gcc-12 -O2", "gcc-12 (Debian 12.2.0-14) 12.2.0"),
            toolchain("tcc", "tcc version 0.9.27 (x86_64 Linux)"),
            ("odd".to_owned(), "no fingerprint".to_owned()),
        ];
        let compilers = compilers(&all.into());
        let shown: Vec<(&str, String, String)> = compilers
            .iter()
            .map(|(name, one)| (name.as_str(), one.versions(), one.configurations()))
            .collect();
        assert_eq!(shown[0], ("gcc-12", "gcc-12 (Debian 12.2.0-14) 12.2.0".into(), "-O0, -O2".into()));
        assert_eq!(shown[1], ("odd", "no fingerprint".into(), String::new()));
        assert_eq!(shown[2], ("tcc", "tcc version 0.9.27 (x86_64 Linux)".into(), String::new()));
    }
}
