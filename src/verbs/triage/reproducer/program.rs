//! A finding as files and commands of plain compilers, without bitfrost.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Write;

use engines::{Configuration, EngineName, Outcome};
use judge::reference::{self, EvaluationLimits};
use lang::layout_query::{LayoutQuery, SITE_BASE, layout_queries};
use lang::print::OffsetQuestion;
use lang::{Bytes, CallVia, Program, Side, SidesDefined, Unit};
use lowering::layout::Layouts;

use super::checks::ExpectedValues;
use super::refusal::{Refusal, refusal};
use super::step::{Step, StepRole};
use super::{About, ChecksIn};
use crate::verbs::triage::view::outcome::{EngineGroup, StoredOutcome};
use crate::verbs::triage::view::{FindingView, StoredCompilers, blame};
use host::hex::Hex;

/// The end of a file whose assertions check all there is.
const ASSERTED: &str = "\nint main(void)\n{\n    return 0;\n}\n";

/// The name of the function that sets members.
const MEMBERS: &str = "members";

/// A file of a reproducer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::verbs::triage) struct ReproducerFile {
    /// Its name.
    pub(in crate::verbs::triage) name: &'static str,
    /// Its content.
    pub(in crate::verbs::triage) text: String,
}

/// Files, and the commands that show what is wrong: the last one fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::verbs::triage) struct Reproducer {
    /// The files.
    pub(in crate::verbs::triage) files: Vec<ReproducerFile>,
    /// The commands.
    pub(in crate::verbs::triage) steps: Vec<Step>,
    /// The configurations whose code runs.
    pub(in crate::verbs::triage) configurations: Vec<String>,
    /// The expected observations: site and value of each.
    pub(in crate::verbs::triage) expected: Vec<(u32, u64)>,
}

impl Reproducer {
    /// The commands, a line each.
    pub(in crate::verbs::triage) fn commands(&self) -> String {
        self.steps.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    }
}

/// The division of the program into files.
enum Division {
    /// A file for each side, by these configurations.
    Sides { caller: String, callee: String },
    /// One file.
    Whole(String),
    /// One file that this configuration does not compile.
    Refused(String),
    /// One file with the questions about layouts that this configuration answers wrongly, by their sites.
    Layout(String, BTreeSet<u32>),
}

/// The reproducer of a program. `Err` says why there is none.
pub(super) fn reproducer(program: &Program, about: &About<'_>) -> Result<Reproducer, String> {
    let (view, cause) = (about.view, &about.view.detail.cause);
    let division = match blame::is_layout(cause) {
        false if blame::is_of_compiler(cause) => match refusal(view)? {
            Refusal { configuration, whole: true } => Division::Refused(configuration),
            // Each file by the same compiler: of one of them it dies.
            Refusal { configuration, whole: false } => {
                Division::Sides { caller: configuration.clone(), callee: configuration }
            }
        },
        true => laid_out_wrongly(program, &view.groups)?,
        false => match division(view)? {
            // ISO C has no translation unit without a declaration (C11 6.9).
            Division::Sides { caller, .. } if !has_callees(program) => Division::Whole(caller),
            division => division,
        },
    };
    let expected = match &division {
        Division::Layout(..) => layout_answers(program)?,
        Division::Refused(_) | Division::Sides { .. } | Division::Whole(_) => observations(program)?,
    };
    let mut build = Build::new(program.target, &view.compilers);
    let (names, texts, configurations): (&[&'static str], Vec<String>, Vec<String>) = match division {
        Division::Sides { caller, callee } => {
            build.compile(&caller, "caller")?;
            build.compile(&callee, "callee")?;
            let texts = [SidesDefined::Callers, SidesDefined::Callees].map(|define| side(program, define));
            (&["caller.c", "callee.c"], texts.to_vec(), vec![caller, callee])
        }
        Division::Whole(one) => {
            build.compile(&one, "program")?;
            (&["program.c"], vec![side(program, SidesDefined::Both)], vec![one])
        }
        Division::Refused(one) => {
            build.compile(&one, "program")?;
            (&["program.c"], vec![with_all_members(program)], vec![one])
        }
        Division::Layout(one, wrong) => {
            build.compile(&one, "layout")?;
            (&["layout.c"], vec![layout(program, &wrong, about.checks)?], vec![one])
        }
    };
    let (mut names, mut texts) = (names.to_vec(), texts);
    if about.checks == ChecksIn::FileOfTheirOwn && !texts.iter().any(|text| text.contains(ASSERTED)) {
        names.insert(0, "main.c");
        texts.insert(0, "void entry(void);\n".to_owned());
        build.main();
    }
    build.link_and_run();
    let made: Vec<(u32, u64)> = expected
        .iter()
        .copied()
        .filter(|(site, _)| texts.iter().any(|text| text.contains(&format!("({site}U, "))))
        .collect();
    let comment = comment(&build.steps, &configurations, about);
    let calls: &[&str] =
        if texts.iter().any(|text| text.contains(MEMBERS)) { &["entry", MEMBERS] } else { &["entry"] };
    let texts = ExpectedValues::new(&made).files(&texts, calls, &comment);
    let files = names.into_iter().zip(texts).map(|(name, text)| ReproducerFile { name, text }).collect();
    Ok(Reproducer { files, steps: build.steps, configurations, expected })
}

/// True if anything is defined on the side of the callees.
fn has_callees(program: &Program) -> bool {
    let functions = program.functions.iter().map(|function| function.side);
    functions.chain(program.globals.iter().map(|global| global.side)).any(|side| side == Side::Callee)
}

/// The comment at the top of each file: what is wrong, by which rule, and how to see it.
pub(super) fn comment(steps: &[Step], configurations: &[String], about: &About<'_>) -> String {
    let mut text = format!("/* {}\n", about.view.sentence);
    for clause in about.clause {
        let _never_fails = writeln!(text, "   {clause}");
    }
    text.push('\n');
    for (name, version) in about.view.compilers.versions(configurations) {
        let _never_fails = writeln!(text, "   {name}: {version}");
    }
    text.push('\n');
    for step in steps {
        let _never_fails = writeln!(text, "   {step}");
    }
    // Nothing in it may end the comment.
    text.trim_end().replace("*/", "* /") + " */\n"
}

/// By the engine that shows it most plainly: one whose code is both sides before a pair, one that ran to a wrong value before one
/// that died, one file before two, and of these the newest compilers, which a maintainer has.
fn division(view: &FindingView<'_>) -> Result<Division, String> {
    let rank = |name: &&String| {
        let of = view.groups.iter().find(|group| group.engines.contains(name));
        let died = match of.map(|group| &group.outcome) {
            Some(StoredOutcome::Ran(log)) => log.end.is_some(),
            Some(
                StoredOutcome::NotRun(_)
                | StoredOutcome::Called(_)
                | StoredOutcome::Skipped(_)
                | StoredOutcome::Agrees,
            )
            | None => true,
        };
        let engine = name.parse::<EngineName>().ok();
        let major =
            |side: &Configuration| view.compilers.release(&side.to_string()).map_or(0, |one| one.major);
        let sides = engine.as_ref().and_then(EngineName::sides);
        let newness = sides.map_or(0, |(caller, callee)| major(caller) + major(callee));
        let files = match &engine {
            Some(EngineName::Direct(_)) => 1,
            _ => 2,
        };
        (engine.is_some_and(|engine| engine.is_cross()), died, files, Reverse(newness))
    };
    let is_plain = |name: &&String| {
        let sides = name.parse::<EngineName>();
        sides.is_ok_and(|engine| {
            engine
                .sides()
                .is_some_and(|(a, b)| ![a, b].iter().any(|configuration| configuration.compiler() == OURS))
        })
    };
    let chosen = view.wrong.iter().filter(is_plain).min_by_key(rank);
    match chosen.and_then(|name| name.parse().ok()) {
        Some(EngineName::Linked { caller, callee }) => {
            Ok(Division::Sides { caller: caller.to_string(), callee: callee.to_string() })
        }
        Some(EngineName::Direct(both)) => Ok(Division::Whole(both.to_string())),
        _ => Err("no engine that is wrong consists of plain compilers".to_owned()),
    }
}

/// The name of the configurations whose code is bitfrost's own.
const OURS: &str = "word";

/// The first configuration that answers layout questions otherwise than our layout, and which.
fn laid_out_wrongly(program: &Program, groups: &[EngineGroup]) -> Result<Division, String> {
    let expected = layout_answers(program)?;
    for group in groups {
        let StoredOutcome::Ran(log) = &group.outcome else { continue };
        let Some(name) = group.engines.iter().find_map(|name| name.strip_prefix(blame::LAYOUT_BY)) else {
            continue;
        };
        let answers = log.observations.iter().zip(expected.iter().skip(log.from));
        let differs = answers.filter(|(one, (_, value))| one.value != Hex(*value).to_string());
        let sites: BTreeSet<u32> = differs.map(|(_, (site, _))| *site).collect();
        if !sites.is_empty() {
            return Ok(Division::Layout(name.to_owned(), sites));
        }
    }
    Err("the stored answers about layouts do not differ".to_owned())
}

/// The observations of the program by the reference evaluator.
fn observations(program: &Program) -> Result<Vec<(u32, u64)>, String> {
    match reference::run(program, &EvaluationLimits::default(), reference::FaultSet::NONE) {
        Outcome::Finished(log) => {
            Ok(log.0.iter().map(|observation| (observation.site, observation.value)).collect())
        }
        other => Err(format!("the reference evaluator does not finish: {}", other.name())),
    }
}

/// The answers of our layout to the questions of `layout.c`.
fn layout_answers(program: &Program) -> Result<Vec<(u32, u64)>, String> {
    let layouts = Layouts::compute(program).map_err(|why| why.to_string())?;
    let answers = (SITE_BASE..).zip(lowering::layout::answers(program, &layouts));
    Ok(answers.flat_map(|(site, values)| values.into_iter().map(move |value| (site, value))).collect())
}

fn unit(define: SidesDefined) -> Unit<'static> {
    Unit { define, callees_by: CallVia::Name, callers_by: CallVia::Name, ..Unit::WHOLE }
}

fn side(program: &Program, define: SidesDefined) -> String {
    let mut text = String::new();
    lang::print::unit(&mut text, program, &unit(define));
    text
}

/// The program with code that sets every integer member: a compiler may refuse no more than that.
fn with_all_members(program: &Program) -> String {
    let queries: Vec<LayoutQuery> = layout_queries(program);
    let is_member =
        |site: u32| matches!(queries.get((site - SITE_BASE) as usize), Some(LayoutQuery::AllOnes(..)));
    let mut members = String::new();
    lang::print::layout_probes(&mut members, program, "", MEMBERS, OffsetQuestion::Addresses, is_member);
    // Where the members lie is another question, to which compilers that take the program may have other answers.
    let set = members.lines().filter(|line| !line.contains("bf_observe"));
    side(program, SidesDefined::Both) + &set.map(|line| format!("{line}\n")).collect::<String>()
}

/// Assertions about sizes, alignments and offsets that are wrong at these sites; without any, and where the checks have a file of their
/// own, code that asks when it runs.
fn layout(program: &Program, wrong: &BTreeSet<u32>, checks: ChecksIn) -> Result<String, String> {
    let bare = Program { functions: Vec::new(), globals: Vec::new(), ..program.clone() };
    let layouts = Layouts::compute(program).map_err(|why| why.to_string())?;
    let mut text = side(&bare, SidesDefined::Both);
    let queries: HashMap<LayoutQuery, u32> = layout_queries(program).into_iter().zip(SITE_BASE..).collect();
    let is_wrong = |query: &LayoutQuery| queries.get(query).is_some_and(|site| wrong.contains(site));
    let types = text.len();
    lang::print::layout_assertions(&mut text, program, "", |query| match query {
        _ if checks == ChecksIn::FileOfTheirOwn => None,
        LayoutQuery::AllOnes(..) => None,
        _ if is_wrong(query) => {
            lowering::layout::answer(program, &layouts, query).first().copied().map(Bytes)
        }
        _ => None,
    });
    if text[types..].contains("_Static_assert") {
        text.push_str(ASSERTED);
    } else {
        let asked = |site| wrong.contains(&site);
        lang::print::layout_probes(&mut text, program, "", "entry", OffsetQuestion::Addresses, asked);
    }
    Ok(text)
}

/// The commands that make a program of files.
pub(super) struct Build<'a> {
    target: lang::Target,
    compilers: &'a StoredCompilers,
    pub(super) steps: Vec<Step>,
    objects: Vec<String>,
}

impl Build<'_> {
    pub(super) const fn new(target: lang::Target, compilers: &StoredCompilers) -> Build<'_> {
        Build { target, compilers, steps: Vec::new(), objects: Vec::new() }
    }

    pub(super) fn compile(&mut self, configuration: &str, stem: &'static str) -> Result<(), String> {
        let role = StepRole::Compile { configuration: configuration.to_owned(), stem };
        let (input, output) = (format!("{stem}.c"), format!("{stem}.o"));
        let words = self.compilers.command(configuration, &input, &output);
        let words = words.ok_or_else(|| format!("the database has no command for {configuration}"))?;
        self.steps.push(Step { role, words });
        self.objects.push(output);
        Ok(())
    }

    /// Adds flags to the steps so far that compile.
    pub(super) fn tell_compilers(&mut self, flags: &[String]) {
        let compiling = self.steps.iter_mut().filter(|step| matches!(step.role, StepRole::Compile { .. }));
        compiling.for_each(|step| _ = step.words.splice(1..1, flags.iter().cloned()));
    }

    /// By a compiler that has nothing to do with the finding.
    fn main(&mut self) {
        let words =
            [&self.plain_compiler(), "-c", "main.c", "-o", "main.o"].map(|word: &str| word.to_owned());
        self.steps.push(Step { role: StepRole::Main, words: words.to_vec() });
        self.objects.push("main.o".to_owned());
    }

    fn plain_compiler(&self) -> String {
        let spec = self.target.spec();
        if spec.architecture == std::env::consts::ARCH {
            "cc".to_owned()
        } else {
            format!("{}-linux-gnu-gcc", spec.architecture)
        }
    }

    pub(super) fn link_and_run(&mut self) {
        let spec = self.target.spec();
        let compiler = self.plain_compiler();
        let by_tcc =
            self.steps.iter().any(|step| step.words.first().is_some_and(|name| name.starts_with("tcc")));
        let library =
            by_tcc.then(engines::native::tcc_library).flatten().map(|path| path.display().to_string());
        let mut step = |role, words: &[&str], more: &[String]| {
            let words = words.iter().map(|&word| word.to_owned()).chain(more.iter().cloned());
            self.steps.push(Step { role, words: words.collect() });
        };
        let to = ["-o", "reproducer", "-lm"].map(str::to_owned);
        let linked = [&self.objects[..], library.as_slice(), &to].concat();
        if spec.architecture == std::env::consts::ARCH {
            step(StepRole::Link, &[&compiler, "-no-pie"], &linked);
            step(StepRole::Run, &["./reproducer"], &[]);
        } else {
            step(StepRole::Link, &[&compiler, "-static"], &linked);
            step(StepRole::Run, &[&format!("qemu-{}", spec.architecture), "./reproducer"], &[]);
        }
    }
}
