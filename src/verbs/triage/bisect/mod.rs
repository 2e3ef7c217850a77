//! `bitfrost triage bisect`: which release, level, optimisation and pass of a compiler it takes to show a finding.
//!
//! The reproducer of plain compilers is built again and again, each time with another variant of the compiler that is
//! suspected; everything else of it stays the same.

mod flags;
mod passes;
mod smallest;
mod trial;
mod versions;

use std::path::Path;

use engines::compiler::{CLANG, GCC};
use serde::Serialize;

use self::flags::FlagTrials;
use self::passes::Passes;
use self::trial::{Showing, TrialEnd, Variant, Workbench};
use self::versions::{Release, ReleaseTrial};
use super::reproducer::{self, ChecksIn, Reproducer};
use super::view::FindingView;
use crate::cli::{BisectArgs, BisectAxis};
use database::{Database, FindingId};
use host::clock::unix_milliseconds;
use host::output::Output;
use host::styled::{Style, StyledLine};
use host::{Failure, scratch};

/// The name under which a bisection comments on a bucket.
const COMMENTATOR: &str = "bitfrost triage bisect";

/// The levels of optimisation that are tried.
const LEVELS: [&str; 5] = ["-O0", "-O1", "-O2", "-O3", "-Os"];

/// The JSON of `triage bisect --json`.
#[derive(Debug, Serialize)]
struct BisectReport {
    finding: FindingId,
    cause: String,
    suspects: Vec<Bisection>,
}

/// The bisection of one suspected compiler.
#[derive(Debug, Serialize)]
struct Bisection {
    configuration: String,
    version: Option<String>,
    /// The end of the reproducer's run with it.
    #[serde(flatten)]
    end: TrialEnd,
    releases: Option<Vec<ReleaseTrial>>,
    levels: Option<Vec<LevelTrial>>,
    flags: Option<FlagTrials>,
    passes: Option<Passes>,
}

/// The result of a trial at one level.
#[derive(Clone, Debug, Serialize)]
struct LevelTrial {
    level: &'static str,
    shows: Showing,
    #[serde(flatten)]
    end: TrialEnd,
}

/// Runs the action.
///
/// # Errors
/// [`Failure::Input`] if there is no such finding, no reproducer of plain compilers, or it does not show the finding today.
pub(super) fn bisect(args: &BisectArgs, out: &mut Output) -> Result<(), Failure> {
    let detail =
        super::finding_of(args.subject, &args.database, &Database::open_to_read(&args.database.path)?)?;
    let view = FindingView::of_smallest(&detail);
    let name = format!("finding {}", detail.id.0);
    let reproducer = reproducer::of_smallest(&view, ChecksIn::FileOfTheirOwn).map_err(|why| {
        Failure::input(&name, format_args!("there are no commands of plain compilers: {why}"))
    })?;
    let target = view.program.as_ref().map(|program| program.target);
    let installed = match asked(args, BisectAxis::Versions) {
        true => versions::installed(target.unwrap_or_default())?,
        false => Vec::new(),
    };
    let place = scratch::place(&engines::native::Settings::default());
    let context = BisectContext { args, reproducer: &reproducer, installed: &installed, place: &place };
    let mut suspects = Vec::new();
    for configuration in suspected(&reproducer, &detail.cause) {
        let version = view.compilers.version(&configuration).map(str::to_owned);
        suspects.push(context.bisected(&configuration, version).map_err(|why| why.about(Path::new(&name)))?);
    }
    let report = BisectReport { finding: detail.id, cause: detail.cause.clone(), suspects };
    out.line(format_args!("{name}: {}", report.cause))?;
    for suspect in &report.suspects {
        out.styled(lines(suspect))?;
    }
    if !args.dry_run {
        comment(args, &detail, &report)?;
    }
    out.json(&report)
}

/// The configurations of the family that the cause names as being at fault; all if it names none of them.
fn suspected(reproducer: &Reproducer, cause: &str) -> Vec<String> {
    let at_fault: Vec<&str> =
        cause.split_once(": ").map_or(cause, |(families, _)| families).split('/').collect();
    let mut all = reproducer.configurations.clone();
    all.dedup();
    let is_at_fault = |name: &&String| {
        let parsed = name.parse::<engines::Configuration>();
        parsed.is_ok_and(|configuration| {
            at_fault
                .iter()
                .any(|fault| configuration.family() == *fault || configuration.compiler() == *fault)
        })
    };
    let named: Vec<String> = all.iter().filter(is_at_fault).cloned().collect();
    if named.is_empty() { all } else { named }
}

/// The parameters shared by all bisections of a finding.
struct BisectContext<'a> {
    args: &'a BisectArgs,
    reproducer: &'a Reproducer,
    installed: &'a [Release],
    place: &'a Path,
}

impl BisectContext<'_> {
    fn bisected(&self, configuration: &str, version: Option<String>) -> Result<Bisection, Failure> {
        let BisectContext { args, reproducer, installed, place } = *self;
        let bench = Workbench::new(reproducer, configuration, place)?;
        let program = bench.suspect_words().and_then(<[String]>::first).map_or("", String::as_str);
        let path = engines::native::program(&host::machine::search_path(), program);
        let family = versions::family(path.as_deref().unwrap_or(Path::new(program)), installed);
        let asked = |axis| asked(args, axis);
        let optimises = [CLANG, GCC].contains(&family.as_str());
        let further = args.compiler.iter().map(String::as_str);
        let named = std::iter::once(program).chain(further);
        let given = named.map(|command| versions::given(command, &family, place));
        let given: Vec<Release> = given.collect::<Result<_, _>>()?;
        let releases = asked(BisectAxis::Versions)
            .then(|| versions::tried(&bench, &family, installed, &given))
            .transpose()?;
        let levels = (optimises && asked(BisectAxis::Levels)).then(|| levels(&bench)).transpose()?;
        // Of gcc alone, which says by `-Q --help=optimizers` what it has enabled.
        let flags = (family == GCC && asked(BisectAxis::Flags)).then(|| flags::tried(&bench)).transpose()?;
        let passes = match family.as_str() {
            _ if !asked(BisectAxis::Passes) => None,
            CLANG => Some(passes::first_of_clang(&bench)?),
            GCC => Some(passes::needed_of_gcc(&bench, place)?),
            _ => None,
        };
        let (configuration, end) = (configuration.to_owned(), bench.base().clone());
        Ok(Bisection { configuration, version, end, releases, levels, flags, passes })
    }
}

fn asked(args: &BisectArgs, axis: BisectAxis) -> bool {
    args.axes.is_empty() || args.axes.contains(&axis)
}

fn levels(bench: &Workbench) -> Result<Vec<LevelTrial>, Failure> {
    let tried = |level: &'static str| {
        let (shows, end) = bench.showing(&Variant { level: Some(level), ..Variant::default() })?;
        Ok(LevelTrial { level, shows, end })
    };
    LEVELS.into_iter().map(tried).collect()
}

/// The bisection for people.
fn lines(one: &Bisection) -> Vec<StyledLine> {
    let Bisection { configuration, version, end, releases, levels, flags, passes } = one;
    let version = version.as_deref().map_or_else(String::new, |version| format!(" ({version})"));
    let heading = StyledLine::new(Style::Strong, configuration.clone());
    let mut lines =
        vec![StyledLine::default(), heading.with_part(Style::Plain, format!("{version}: {}", end.words()))];
    let mut section = |title: &str, conclusion: &str| {
        lines.push(StyledLine::plain(format!("  {title:<8}")).with_part(Style::Plain, conclusion.to_owned()));
    };
    // From the coarse to the fine: the release, the level, the flags, and the pass at the end.
    if let Some(releases) = releases {
        section("release", &versions::conclusion(releases));
        let tried =
            releases.iter().map(|release| (release.shows, release.compiler.clone(), release.end.words()));
        lines.extend(tried.map(|(shows, name, words)| trial(shows, &name, &words)));
    }
    if let Some(levels) = levels {
        let tried = levels.iter().fold(StyledLine::plain("  level   "), |line, one| {
            line.with_part(Style::Plain, format!("{} ", one.level))
                .with_part(style(one.shows), format!("{}  ", word(one.shows)))
        });
        lines.push(tried);
    }
    let mut section = |title: &str, conclusion: String| {
        lines.push(StyledLine::plain(format!("  {title:<8}{conclusion}")));
    };
    if let Some(FlagTrials { enabled, preventing }) = flags {
        section(
            "flags",
            match &preventing[..] {
                [] => {
                    format!("none: it stays with all {enabled} optimisations switched off that have a flag")
                }
                [one] => format!("{one} makes it right (of {enabled} optimisations that are on)"),
                [..] => format!("{} together make it right", preventing.join(" ")),
            },
        );
    }
    match passes {
        Some(Passes::First { number, pass }) => {
            let pass = pass.as_deref().unwrap_or("clang does not print its name");
            section("pass", format!("number {number}, {pass}: right up to number {}", number - 1));
        }
        Some(Passes::Needed { passes, tried }) => {
            section("pass", format!("right without any one of: {} (of {tried})", passes.join(", ")));
        }
        Some(Passes::NoneNeeded) => {
            section("pass", "none that can be left out: the front end, or code generation".to_owned());
        }
        None => {}
    }
    lines
}

fn trial(shows: Showing, name: &str, words: &str) -> StyledLine {
    StyledLine::plain(format!("            {name:<14}")).with_part(style(shows), words.to_owned())
}

const fn style(shows: Showing) -> Style {
    match shows {
        Showing::Yes => Style::Wrong,
        Showing::No => Style::Right,
        Showing::Otherwise => Style::Doubt,
    }
}

const fn word(shows: Showing) -> &'static str {
    match shows {
        Showing::Yes => "wrong",
        Showing::No => "right",
        Showing::Otherwise => "otherwise",
    }
}

/// Keeps the result with the bucket, for its page and for reports.
fn comment(
    args: &BisectArgs,
    detail: &database::FindingDetail,
    report: &BisectReport,
) -> Result<(), Failure> {
    let lines = report.suspects.iter().flat_map(lines);
    let text: String = lines.map(|line| line.to_string().trim_end().to_owned() + "\n").collect();
    let text = format!("finding {}\n{}", report.finding.0, text.trim());
    if detail.comments.iter().all(|comment| comment.text != text) {
        Database::open(&args.database.path)?.comment(
            detail.bucket,
            &text,
            COMMENTATOR,
            unix_milliseconds(),
        )?;
    }
    Ok(())
}
