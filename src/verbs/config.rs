//! `bitfrost config`: the effective settings, and where each that is no default comes from.

use std::collections::BTreeMap;

use host::output::Output;
use host::{Failure, VerbOutcome};
use serde::Serialize;
use serde_json::Value;

use crate::cli::{ConfigArgs, EngineArgs};
use crate::settings::Settings;

/// The origin of what the command line says, in place of a file name.
const COMMAND_LINE: &str = "command line";

/// Of which kind programs are where nothing says it.
const DEFAULT_PROFILE: &str = "mixed";

/// The JSON of `config --json`.
#[derive(Debug, Serialize)]
struct ConfigReport {
    settings: Settings,
    /// By key, for those that are not the default.
    origins: BTreeMap<String, String>,
    /// The settings that no file has.
    semantics: String,
    no_native: bool,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Input`] if the file or the options cannot be used.
pub(super) fn run(args: &ConfigArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    let file = Settings::read(args.config.as_deref())?;
    let settings = file.effective(args.profile, &args.engines)?;
    let origins = origins(args, &file, &settings)?;
    let semantics = args.engines.semantics.unwrap_or(interpreter::Semantics::LLVM_19).to_string();
    let report = ConfigReport { settings, origins, semantics, no_native: args.engines.no_native };
    out.text(&text(&report)?)?;
    out.json(&report)?;
    Ok(VerbOutcome::Clean)
}

/// The origin of each value that is not the default of its profile.
fn origins(
    args: &ConfigArgs,
    file: &Settings,
    effective: &Settings,
) -> Result<BTreeMap<String, String>, Failure> {
    let name = args.config.as_ref().map_or_else(String::new, |path| path.display().to_string());
    let profile = args.profile.or(file.profile());
    let nothing = EngineArgs::default();
    let by_file = values(&file.effective(profile, &nothing)?)?;
    let by_default = values(&Settings::default().effective(profile, &nothing)?)?;
    let origin = |(key, value): (String, Value)| {
        let of_profile = key.ends_with(".profile") && value != DEFAULT_PROFILE;
        let on_command_line = by_file.get(&key) != Some(&value) || (of_profile && args.profile.is_some());
        let in_file = by_default.get(&key) != Some(&value) || of_profile;
        match (on_command_line, in_file) {
            (true, _) => Some((key, COMMAND_LINE.to_owned())),
            (false, true) => Some((key, name.clone())),
            (false, false) => None,
        }
    };
    Ok(values(effective)?.into_iter().filter_map(origin).collect())
}

/// Every value by its key: `native.limits.compiler.cpu_s`. A list is one value.
fn values(settings: &Settings) -> Result<BTreeMap<String, Value>, Failure> {
    let tree = serde_json::to_value(settings).map_err(unprintable)?;
    let mut values = BTreeMap::new();
    collect(String::new(), tree, &mut values);
    Ok(values)
}

fn collect(key: String, value: Value, into: &mut BTreeMap<String, Value>) {
    let Value::Object(members) = value else {
        into.insert(key, value);
        return;
    };
    for (name, member) in members {
        let key = if key.is_empty() { name } else { format!("{key}.{name}") };
        collect(key, member, into);
    }
}

/// The settings as a file says them, each that is no default with a comment on where it comes from.
fn text(report: &ConfigReport) -> Result<String, Failure> {
    let toml = toml::to_string(&report.settings).map_err(unprintable)?;
    let mut text = String::from(
        "# What `bitfrost fuzz` with these options runs by; docs/configuration.md has every key.\n",
    );
    text.push_str(&format!("# Only on the command line: --semantics {}", report.semantics));
    text.push_str(if report.no_native { " --no-native\n" } else { "\n" });
    let mut table = String::new();
    for line in toml.lines() {
        text.push_str(line);
        let key = match line.strip_prefix('[') {
            Some(header) => {
                table = header.trim_matches(['[', ']']).to_owned();
                table.clone()
            }
            None => line.split_once(" = ").map(|(key, _)| format!("{table}.{key}")).unwrap_or_default(),
        };
        if let Some(origin) = report.origins.get(&key) {
            text.push_str(&format!(" # {origin}"));
        }
        text.push('\n');
    }
    Ok(text)
}

fn unprintable(why: impl std::fmt::Display) -> Failure {
    Failure::infrastructure("cannot print the settings", why)
}
