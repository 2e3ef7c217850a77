//! `bitfrost doctor`: what is installed, which engines are live, what to install.

use std::fmt;
use std::path::{Path, PathBuf};

use conformance::ListedEngine;
use engines::native::{Fingerprint, Settings};
use engines::process::Protection;
use examination::toolchains;
use host::clock::unix_milliseconds;
use host::output::Output;
use host::{Failure, VerbOutcome, machine};
use judge::ledger::{Ledger, Unmeasured};
use lang::Target;
use serde::Serialize;

use crate::cli::DoctorArgs;
use crate::verbs;

/// A tool that something needs.
struct Tool {
    name: String,
    /// Debian's name for it.
    package: &'static str,
    purpose: String,
}

/// The tools on every machine.
const TOOLS: [(&str, &str, &str); 4] = [
    ("clang-19", "clang-19", "an engine, and the back end of our own lowering"),
    ("gcc", "gcc", "an engine"),
    ("tcc", "tcc", "an engine"),
    ("ld", "binutils", "links every batch"),
];

/// The tools for development.
const FURTHER_TOOLS: [(&str, &str, &str); 2] = [
    ("opt-19", "llvm-19", "verifies the IR of our lowering in tests"),
    ("g++", "g++", "builds libFuzzer for `cargo fuzz`"),
];

/// Every tool, with those for the platforms of other processors.
fn tools() -> Vec<Tool> {
    let tool = |(name, package, purpose): (&str, _, &str)| Tool {
        name: name.to_owned(),
        package,
        purpose: purpose.to_owned(),
    };
    let foreign =
        Target::ALL.into_iter().filter(|target| target.spec().architecture != std::env::consts::ARCH);
    let further = FURTHER_TOOLS.into_iter().map(tool);
    TOOLS.into_iter().map(tool).chain(foreign.flat_map(cross_tools)).chain(further).collect()
}

/// The cross compiler and the emulator for a platform.
fn cross_tools(target: Target) -> [Tool; 2] {
    let (spec, tools) = (target.spec(), target.spec().tools);
    [
        Tool {
            name: format!("{target}-gcc"),
            package: tools.cross_package,
            purpose: format!("an engine for {}, and its linker and libgcc", spec.title),
        },
        Tool {
            name: tools.emulator.to_owned(),
            package: "qemu-user",
            purpose: format!("runs programs for {}", spec.title),
        },
    ]
}

/// The JSON of `doctor --json`.
#[derive(Debug, Serialize)]
struct DoctorReport {
    tools: Vec<ToolReport>,
    engines: Vec<Fingerprint>,
    /// The compilers of newer releases than the ledger was measured on.
    unmeasured: Vec<Unmeasured>,
    /// The reason why there are no native engines, if there are none.
    problem: Option<String>,
    /// The engines for targets other than the default one.
    others: Vec<ForTarget>,
    /// Debian packages.
    install: Vec<&'static str>,
    /// The code generators that `conform` knows.
    plugins: Vec<ListedEngine>,
    answers: KeptAnswers,
    /// The protections from foreign code.
    sandbox: Vec<SandboxReport>,
}

/// A protection from foreign code, and whether this kernel enforces it.
#[derive(Debug, Serialize)]
struct SandboxReport {
    protection: &'static str,
    /// The part of the kernel that enforces it; `None` if none does.
    by: Option<&'static str>,
    /// The reason why none does.
    problem: Option<String>,
}

impl SandboxReport {
    fn new(protection: Protection) -> SandboxReport {
        let mechanism = protection.mechanism();
        let by = mechanism.as_ref().ok().copied();
        SandboxReport { protection: protection.name(), by, problem: mechanism.err() }
    }
}

impl fmt::Display for SandboxReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let SandboxReport { protection, by, problem } = self;
        match by {
            Some(by) => write!(f, "{protection}: {by}"),
            None => write!(f, "{protection}: NOT ENFORCED: {}", problem.as_deref().unwrap_or_default()),
        }
    }
}

/// The answers of compilers that are kept from one command to the next.
#[derive(Debug, Serialize)]
struct KeptAnswers {
    /// `None` if they are not kept.
    directory: Option<PathBuf>,
    /// The seconds since the first of the engines was asked.
    age_s: Option<u64>,
}

impl KeptAnswers {
    /// Those of these engines.
    fn for_engines<'f>(engines: impl Iterator<Item = &'f Fingerprint>) -> KeptAnswers {
        let answers = machine::answers();
        let now = u64::try_from(unix_milliseconds()).unwrap_or(0) / 1000;
        let oldest = engines.filter_map(|engine| answers.asked_at(&engine.path)).min();
        KeptAnswers {
            directory: answers.directory().map(Path::to_owned),
            age_s: oldest.map(|oldest| now.saturating_sub(oldest)),
        }
    }
}

impl fmt::Display for KeptAnswers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Some(directory), Some(age)) = (&self.directory, self.age_s) else {
            return f.write_str("answers of compilers: asked now, and kept nowhere");
        };
        let units = [("days", 86_400), ("hours", 3600), ("minutes", 60), ("seconds", 1)];
        let (unit, seconds) = units.into_iter().find(|(_, seconds)| age >= 2 * seconds).unwrap_or(units[3]);
        let (age, directory) = (age / seconds, directory.display());
        write!(f, "answers of compilers: up to {age} {unit} old, in {directory}; `--fresh` asks anew")
    }
}

/// The native engines for a target, or why there are none.
#[derive(Debug, Serialize)]
struct ForTarget {
    target: &'static str,
    engines: Vec<Fingerprint>,
    unmeasured: Vec<Unmeasured>,
    problem: Option<String>,
}

#[derive(Debug, Serialize)]
struct ToolReport {
    name: String,
    path: Option<PathBuf>,
    package: &'static str,
    purpose: String,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Infrastructure`] if no campaign could run here.
pub(super) fn run(args: &DoctorArgs, out: &mut Output) -> Result<VerbOutcome, Failure> {
    if args.fresh {
        machine::answers().forget();
    }
    let report = examine(&verbs::ledger()?);
    out.lines(lines(&report))?;
    out.json(&report)?;
    out.flush()?;
    match report.problem {
        Some(problem) => Err(Failure::Infrastructure(problem)),
        None => Ok(VerbOutcome::Clean),
    }
}

fn examine(ledger: &Ledger) -> DoctorReport {
    let tools: Vec<ToolReport> = tools().into_iter().map(find).collect();
    let install = tools.iter().filter(|tool| tool.path.is_none()).map(|tool| tool.package).collect();
    let here = for_target(Target::default(), ledger);
    let ForTarget { target: _, engines, unmeasured, problem } = here;
    let others: Vec<_> =
        Target::default().other_platforms().map(|target| for_target(target, ledger)).collect();
    let answers = KeptAnswers::for_engines(others.iter().flat_map(|other| &other.engines).chain(&engines));
    // Without a reference there is nothing to hold them against, and `problem` says so.
    let plugins =
        conformance::unit_tools(Target::default()).and_then(|tools| conformance::list(&tools, None));
    DoctorReport {
        tools,
        engines,
        unmeasured,
        problem,
        others,
        install,
        plugins: plugins.unwrap_or_default(),
        answers,
        sandbox: Protection::ALL.map(SandboxReport::new).into(),
    }
}

fn for_target(target: Target, ledger: &Ledger) -> ForTarget {
    let settings = Settings { target: Some(target), ..Settings::default() };
    let (engines, unmeasured, problem) = match toolchains::native(&settings, 1) {
        Ok(toolchain) => (toolchain.fingerprints(), ledger.unmeasured(toolchain.identities()), None),
        Err(failure) => (Vec::new(), Vec::new(), Some(failure.to_string())),
    };
    ForTarget { target: target.name(), engines, unmeasured, problem }
}

fn find(tool: Tool) -> ToolReport {
    let Tool { name, package, purpose } = tool;
    let search_path = machine::search_path();
    let path =
        std::env::split_paths(&search_path).map(|directory| directory.join(&name)).find(|p| p.is_file());
    ToolReport { name, path, package, purpose }
}

fn lines(report: &DoctorReport) -> Vec<String> {
    let DoctorReport { tools, engines, unmeasured, problem: _, others, install, plugins, answers, sandbox } =
        report;
    // The problem is not among them: the verb fails with it after these lines.
    let mut lines = vec!["engines:".to_owned()];
    lines.push("  reference (built in)".to_owned());
    lines.push("  interpreter:word (built in)".to_owned());
    lines.extend(engines.iter().map(|fingerprint| format!("  {fingerprint}")));
    lines.extend(unmeasured.iter().map(|release| format!("  {release}")));
    for ForTarget { target, engines, unmeasured, problem } in others {
        lines.push(format!("engines of --target {target}:"));
        lines.extend(engines.iter().map(|fingerprint| format!("  {fingerprint}")));
        lines.extend(unmeasured.iter().map(|release| format!("  {release}")));
        lines.extend(problem.iter().map(|problem| format!("  none: {problem}")));
    }
    lines.push(answers.to_string());
    lines.push("sandbox of compilers and programs (docs/containment.md):".to_owned());
    lines.extend(sandbox.iter().map(|protection| format!("  {protection}")));
    lines.push("code generators for `bitfrost conform` (./setup --engines installs them):".to_owned());
    lines.extend(plugins.iter().map(|engine| format!("  {engine}")));
    lines.push("tools:".to_owned());
    lines.extend(tools.iter().map(|tool| match &tool.path {
        Some(path) => format!("  {}: {}", tool.name, path.display()),
        None => format!("  {}: missing; {}", tool.name, tool.purpose),
    }));
    lines.push(match install.is_empty() {
        true => "next: bitfrost fuzz --duration 60s".to_owned(),
        false => format!("next: ./setup, or: apt-get install {}", install.join(" ")),
    });
    lines
}
