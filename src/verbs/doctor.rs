//! `bitfrost doctor`: what is installed, which engines are live, what to install.

use std::path::PathBuf;

use lang::Target;
use oracle::ledger::{Ledger, Unmeasured};
use oracle::native::{Fingerprint, Settings};
use serde::Serialize;

use crate::output::Output;
use crate::{Failure, Outcome, engines, machine, verbs};

/// A tool that something needs.
struct Tool {
    name: &'static str,
    /// Debian's name for it.
    package: &'static str,
    purpose: &'static str,
}

const TOOLS: &[Tool] = &[
    Tool {
        name: "clang-19",
        package: "clang-19",
        purpose: "an engine, and the back end of our own lowering",
    },
    Tool { name: "gcc", package: "gcc", purpose: "an engine" },
    Tool { name: "tcc", package: "tcc", purpose: "an engine" },
    Tool { name: "ld", package: "binutils", purpose: "links every batch" },
    Tool {
        name: "aarch64-linux-gnu-gcc",
        package: "gcc-aarch64-linux-gnu",
        purpose: "an engine for AArch64, and its linker and libgcc",
    },
    Tool { name: "qemu-aarch64", package: "qemu-user", purpose: "runs programs for AArch64" },
    Tool { name: "opt-19", package: "llvm-19", purpose: "verifies the IR of our lowering in tests" },
    Tool { name: "g++", package: "g++", purpose: "builds libFuzzer for `cargo fuzz`" },
];

/// The JSON of `doctor --json`.
#[derive(Debug, Serialize)]
struct Report {
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
    name: &'static str,
    path: Option<PathBuf>,
    package: &'static str,
    purpose: &'static str,
}

/// Runs the verb.
///
/// # Errors
/// [`Failure::Infrastructure`] if no campaign could run here.
pub(super) fn run(out: &mut Output) -> Result<Outcome, Failure> {
    let report = examine(&verbs::ledger()?);
    for line in lines(&report) {
        out.line(line)?;
    }
    out.json(&report)?;
    out.flush()?;
    match report.problem {
        Some(problem) => Err(Failure::Infrastructure(problem)),
        None => Ok(Outcome::Clean),
    }
}

fn examine(ledger: &Ledger) -> Report {
    let tools: Vec<ToolReport> = TOOLS.iter().map(find).collect();
    let install = tools.iter().filter(|tool| tool.path.is_none()).map(|tool| tool.package).collect();
    let here = for_target(Target::default(), ledger);
    let ForTarget { target: _, engines, unmeasured, problem } = here;
    let others = Target::default().others().map(|target| for_target(target, ledger)).collect();
    Report { tools, engines, unmeasured, problem, others, install }
}

fn for_target(target: Target, ledger: &Ledger) -> ForTarget {
    let settings = Settings { target: Some(target), ..Settings::default() };
    let (engines, unmeasured, problem) = match engines::native(&settings, 1) {
        Ok(toolchain) => (toolchain.fingerprints(), ledger.unmeasured(toolchain.identities()), None),
        Err(failure) => (Vec::new(), Vec::new(), Some(failure.to_string())),
    };
    ForTarget { target: target.name(), engines, unmeasured, problem }
}

fn find(tool: &Tool) -> ToolReport {
    let Tool { name, package, purpose } = *tool;
    let search_path = machine::search_path();
    let path =
        std::env::split_paths(&search_path).map(|directory| directory.join(name)).find(|p| p.is_file());
    ToolReport { name, path, package, purpose }
}

fn lines(report: &Report) -> Vec<String> {
    let Report { tools, engines, unmeasured, problem: _, others, install } = report;
    let mut lines = vec!["engines:".to_owned()];
    lines.push("  reference (built in)".to_owned());
    lines.push("  interpreter:word (built in)".to_owned());
    lines.extend(engines.iter().map(|fingerprint| format!("  {fingerprint}")));
    lines.extend(unmeasured.iter().map(|one| format!("  {one}")));
    for ForTarget { target, engines, unmeasured, problem } in others {
        lines.push(format!("engines of --target {target}:"));
        lines.extend(engines.iter().map(|fingerprint| format!("  {fingerprint}")));
        lines.extend(unmeasured.iter().map(|one| format!("  {one}")));
        lines.extend(problem.iter().map(|problem| format!("  none: {problem}")));
    }
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
