//! The stored reports of engines, understood: what each engine observed, and how its run ended.
//!
//! Represents: reports of every version of the database. Rejects: nothing; what is not understood is text for people.

use serde_json::Value;

use super::stored_json;

/// An outcome of engines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::verbs::triage) enum StoredOutcome {
    /// The same as the witness.
    Agrees,
    /// They ran, and observed values.
    Ran(StoredLog),
    /// They did not run; why, in one line.
    NotRun(String),
    /// A plug-in engine's calls went wrong; how, a line for each way.
    Called(Vec<String>),
    /// They did nothing with the program that could be wrong; why, in one line.
    Skipped(String),
}

/// The observations of a run, and its end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::verbs::triage) struct StoredLog {
    /// The number of the first observation that is stored.
    pub(in crate::verbs::triage) from: usize,
    /// The number of observations made.
    pub(in crate::verbs::triage) made: usize,
    /// Site and value of each that is stored.
    pub(in crate::verbs::triage) observations: Vec<StoredObservation>,
    /// The end of the run, unless it finished.
    pub(in crate::verbs::triage) end: Option<String>,
}

/// A value at a site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::verbs::triage) struct StoredObservation {
    /// The site.
    pub(in crate::verbs::triage) site: u64,
    /// The value, in hexadecimal.
    pub(in crate::verbs::triage) value: String,
}

/// The engines that said something, with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::verbs::triage) struct EngineGroup {
    /// Their names.
    pub(in crate::verbs::triage) engines: Vec<String>,
    /// Their outcome.
    pub(in crate::verbs::triage) outcome: StoredOutcome,
}

/// Everything that the engines said about a program.
pub(in crate::verbs::triage) fn groups(reports: &[(Vec<String>, String)]) -> Vec<EngineGroup> {
    let group = |(engines, json): &(Vec<String>, String)| EngineGroup {
        engines: engines.clone(),
        outcome: outcome(&stored_json::value(json)),
    };
    reports.iter().map(group).collect()
}

fn outcome(report: &Value) -> StoredOutcome {
    let (name, content) = match report {
        Value::Object(map) => match map.iter().next() {
            Some((name, content)) => (name.as_str(), content),
            None => return StoredOutcome::NotRun("nothing".to_owned()),
        },
        Value::String(name) => (name.as_str(), &Value::Null),
        other => return StoredOutcome::NotRun(other.to_string()),
    };
    // The names of outcomes as they are stored, of all versions; what has another name is text for people.
    match name {
        "agrees-with" => StoredOutcome::Agrees,
        "finished" => StoredOutcome::Ran(log(content, None)),
        "called" => {
            let lines = log(content, None).observations;
            StoredOutcome::Called(lines.into_iter().map(|line| line.value).collect())
        }
        "crashed" => {
            let end = format!("died of signal {}", content["signal"]);
            StoredOutcome::Ran(log(&content["log"], Some(end)))
        }
        "ended" => StoredOutcome::Ran(log(content, content["end"].as_str().map(str::to_owned))),
        "timed-out" => StoredOutcome::Ran(log(&content["log"], Some("did not end".to_owned()))),
        "unsupported" => StoredOutcome::Skipped(format!("unsupported: {}", words(content))),
        _ => StoredOutcome::NotRun(in_words(name, content)),
    }
}

fn log(content: &Value, end: Option<String>) -> StoredLog {
    // Version 2 of the database kept a list of all observations.
    let listed = content.as_array().or_else(|| content["observations"].as_array());
    let observations: Vec<_> = listed.into_iter().flatten().filter_map(observation).collect();
    let number = |name: &str| content[name].as_u64().and_then(|number| usize::try_from(number).ok());
    let made = number("made").unwrap_or(observations.len());
    StoredLog { from: number("from").unwrap_or(0), made, observations, end }
}

fn observation(value: &Value) -> Option<StoredObservation> {
    let (site, value) = match value {
        Value::Array(parts) => (parts.first()?, parts.last()?),
        Value::Object(map) => (map.get("site")?, map.get("value")?),
        _ => return None,
    };
    Some(StoredObservation { site: site.as_u64()?, value: words(value) })
}

/// `rejected: error: …`, the first line of it.
fn in_words(name: &str, content: &Value) -> String {
    let text = match content {
        Value::Object(map) => match map.get("diagnostic").or_else(|| map.get("kind")) {
            Some(text) => words(text),
            None => map.keys().cloned().collect::<Vec<_>>().join(", "),
        },
        Value::Null => return name.to_owned(),
        other => words(other),
    };
    format!("{name}: {}", text.lines().next().unwrap_or_default())
}

fn words(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_of_every_form_are_understood() {
        let log = |from, made, values: &[(u64, &str)], end: Option<&str>| {
            let observation =
                |(site, value): &(u64, &str)| StoredObservation { site: *site, value: (*value).to_owned() };
            let observations = values.iter().map(observation).collect();
            StoredOutcome::Ran(StoredLog { from, made, observations, end: end.map(str::to_owned) })
        };
        let not_run = |why: &str| StoredOutcome::NotRun(why.to_owned());
        for (json, expected) in [
            (r#"{"agrees-with":"reference"}"#, StoredOutcome::Agrees),
            (
                r#"{"finished":{"made":9,"from":2,"observations":[[3,"0x1"]]}}"#,
                log(2, 9, &[(3, "0x1")], None),
            ),
            (r#"{"finished":[{"site":3,"value":255}]}"#, log(0, 1, &[(3, "0xff")], None)),
            (
                r#"{"crashed":{"signal":11,"log":{"made":0,"from":0,"observations":[]}}}"#,
                log(0, 0, &[], Some("died of signal 11")),
            ),
            (r#"{"timed-out":{"log":[]}}"#, log(0, 0, &[], Some("did not end"))),
            (r#"{"rejected":{"diagnostic":"error: no\nmore"}}"#, not_run("rejected: error: no")),
            (r#"{"undefined":{"kind":"overflow","place":"f"}}"#, not_run("undefined: overflow")),
            (r#""compiler-hung""#, not_run("compiler-hung")),
            (r#"{"unsupported":"no _BitInt"}"#, StoredOutcome::Skipped("unsupported: no _BitInt".to_owned())),
            (
                r#"{"called":{"made":1,"from":0,"observations":[[1,"layout: size: 4 expected"]]}}"#,
                StoredOutcome::Called(vec!["layout: size: 4 expected".to_owned()]),
            ),
            ("[]", not_run("[]")),
            ("{}", not_run("nothing")),
            ("no JSON", not_run("no JSON")),
        ] {
            assert_eq!(groups(&[(Vec::new(), json.to_owned())])[0].outcome, expected, "{json}");
        }
    }
}
