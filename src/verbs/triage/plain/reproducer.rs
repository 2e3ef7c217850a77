//! A finding as files and commands of plain compilers, without bitfrost.

use std::fmt::Write;

use lang::layout_query::SITE_BASE;
use lang::{CallVia, Program, SidesDefined, Unit};
use lowering::layout::Layouts;
use oracle::reference::{self, EvaluationLimits};
use oracle::{EngineName, Outcome};

use super::compilers::StoredCompilers;
use super::step::{Step, StepRole};
use crate::hex::Hex;
use crate::verbs::triage::show::outcome::{EngineGroup, StoredOutcome};
use crate::verbs::triage::show::{blame, witness};

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
    /// What is right: site and value of each observation.
    pub(in crate::verbs::triage) expected: Vec<(u32, u64)>,
}

/// How the program is divided into files.
enum Division {
    /// A file for each side, by these configurations.
    Sides { caller: String, callee: String },
    /// One file.
    Whole(String),
    /// One file with questions about the layout of all records.
    Layout(String),
}

/// The reproducer of a program. `Err` says why there is none.
pub(in crate::verbs::triage) fn reproducer(
    program: &Program,
    cause: &str,
    groups: &[EngineGroup],
    compilers: &StoredCompilers,
) -> Result<Reproducer, String> {
    let division = match blame::is_layout(cause) {
        true => Division::Layout(laid_out_wrongly(program, groups)?),
        false => division(groups)?,
    };
    let expected = match &division {
        Division::Layout(_) => layout_answers(program)?,
        Division::Sides { .. } | Division::Whole(_) => observations(program)?,
    };
    let mut build = Build { target: program.target, compilers, steps: Vec::new(), objects: Vec::new() };
    let mut files = Vec::new();
    let (configurations, main) = match division {
        Division::Sides { caller, callee } => {
            files.push(ReproducerFile { name: "caller.c", text: side(program, SidesDefined::Callers) });
            files.push(ReproducerFile { name: "callee.c", text: side(program, SidesDefined::Callees) });
            build.compile(&caller, "caller")?;
            build.compile(&callee, "callee")?;
            (vec![caller.clone(), callee], caller)
        }
        Division::Whole(one) => {
            files.push(ReproducerFile { name: "program.c", text: side(program, SidesDefined::Both) });
            build.compile(&one, "program")?;
            (vec![one.clone()], one)
        }
        Division::Layout(one) => {
            files.push(ReproducerFile { name: "layout.c", text: layout_questions(program) });
            build.compile(&one, "layout")?;
            (vec![one.clone()], one)
        }
    };
    files.push(ReproducerFile { name: "observe.c", text: observe(&expected) });
    build.object(&main, "observe", StepRole::Observe)?;
    build.link_and_run();
    Ok(Reproducer { files, steps: build.steps, configurations, expected })
}

/// By the engine that shows it most plainly: one whose code is both sides before a pair, one that ran to a wrong value before one
/// that died.
fn division(groups: &[EngineGroup]) -> Result<Division, String> {
    let wrong = blame::wrong_engines(groups, witness(crate::case::Language::C));
    let rank = |name: &&&str| {
        let of = groups.iter().find(|group| group.engines.iter().any(|one| one == **name));
        let died = match of.map(|group| &group.outcome) {
            Some(StoredOutcome::Ran(log)) => log.end.is_some(),
            Some(StoredOutcome::NotRun(_) | StoredOutcome::Skipped(_) | StoredOutcome::Agrees) | None => true,
        };
        let engine = name.parse::<EngineName>();
        (engine.is_ok_and(|engine| engine.is_cross()), died)
    };
    let is_plain = |name: &&&str| {
        let sides = name.parse::<EngineName>();
        sides.is_ok_and(|engine| {
            engine.sides().is_some_and(|(a, b)| ![a, b].iter().any(|one| one.compiler() == OURS))
        })
    };
    let chosen = wrong.iter().filter(is_plain).min_by_key(rank);
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

/// The first configuration that answers layout questions otherwise than our layout.
fn laid_out_wrongly(program: &Program, groups: &[EngineGroup]) -> Result<String, String> {
    let expected: Vec<String> =
        layout_answers(program)?.iter().map(|(_, value)| Hex(*value).to_string()).collect();
    let differs = |group: &&EngineGroup| match &group.outcome {
        StoredOutcome::Ran(log) => {
            log.observations.iter().map(|one| &one.value).zip(&expected).any(|(a, b)| a != b)
        }
        StoredOutcome::Agrees | StoredOutcome::NotRun(_) | StoredOutcome::Skipped(_) => false,
    };
    let answers = groups.iter().filter(differs).flat_map(|group| &group.engines);
    let name = answers.filter_map(|name| name.strip_prefix(blame::LAYOUT_BY)).next();
    name.map(str::to_owned).ok_or_else(|| "the stored answers about layouts do not differ".to_owned())
}

/// What the program observes, as the reference evaluator says.
fn observations(program: &Program) -> Result<Vec<(u32, u64)>, String> {
    match reference::run(program, &EvaluationLimits::default(), reference::FaultSet::NONE) {
        Outcome::Finished(log) => Ok(log.0.iter().map(|one| (one.site, one.value)).collect()),
        other => Err(format!("the reference evaluator does not finish: {}", other.name())),
    }
}

/// What our layout answers to the questions of `layout.c`.
fn layout_answers(program: &Program) -> Result<Vec<(u32, u64)>, String> {
    let layouts = Layouts::of(program).map_err(|why| why.to_string())?;
    let answers = (SITE_BASE..).zip(lowering::layout::answers(program, &layouts));
    Ok(answers.flat_map(|(site, values)| values.into_iter().map(move |value| (site, value))).collect())
}

fn unit(define: SidesDefined) -> Unit<'static> {
    Unit { define, callees_by: CallVia::Name, callers_by: CallVia::Name, ..Unit::WHOLE }
}

fn side(program: &Program, define: SidesDefined) -> String {
    let mut text = lang::print::unit_prelude().to_owned();
    lang::print::unit(&mut text, program, &unit(define));
    text
}

fn layout_questions(program: &Program) -> String {
    let bare = Program { functions: Vec::new(), globals: Vec::new(), ..program.clone() };
    let mut text = side(&bare, SidesDefined::Both);
    lang::print::layout_probes(&mut text, program, "", "entry");
    text
}

fn observe(expected: &[(u32, u64)]) -> String {
    let mut rows = String::new();
    for (site, value) in expected {
        let _never_fails = writeln!(rows, "    {{{site}u, {value:#x}ull}},");
    }
    if rows.is_empty() {
        rows.push_str("    {0, 0},");
    }
    include_str!("observe.c")
        .replace("@EXPECTED@", rows.trim_end())
        .replace("@COUNT@", &expected.len().to_string())
}

/// The commands that make a program of files.
struct Build<'a> {
    target: lang::Target,
    compilers: &'a StoredCompilers,
    steps: Vec<Step>,
    objects: Vec<String>,
}

impl Build<'_> {
    fn compile(&mut self, configuration: &str, stem: &'static str) -> Result<(), String> {
        self.object(configuration, stem, StepRole::Compile { configuration: configuration.to_owned(), stem })
    }

    fn object(&mut self, configuration: &str, stem: &str, role: StepRole) -> Result<(), String> {
        let (input, output) = (format!("{stem}.c"), format!("{stem}.o"));
        let words = self.compilers.command(configuration, &input, &output);
        let words =
            words.ok_or_else(|| format!("the database does not say how {configuration} is called"))?;
        self.steps.push(Step { role, words });
        self.objects.push(output);
        Ok(())
    }

    fn link_and_run(&mut self) {
        let spec = self.target.spec();
        let by_tcc =
            self.steps.iter().any(|step| step.words.first().is_some_and(|name| name.starts_with("tcc")));
        let library =
            by_tcc.then(oracle::native::tcc_library).flatten().map(|path| path.display().to_string());
        let mut step = |role, words: &[&str], more: &[String]| {
            let words = words.iter().map(|&word| word.to_owned()).chain(more.iter().cloned());
            self.steps.push(Step { role, words: words.collect() });
        };
        let to = ["-o", "reproducer", "-lm"].map(str::to_owned);
        let linked = [&self.objects[..], library.as_slice(), &to].concat();
        if spec.architecture == std::env::consts::ARCH {
            step(StepRole::Link, &["cc", "-no-pie"], &linked);
            step(StepRole::Run, &["./reproducer"], &[]);
        } else {
            let linker = format!("{}-linux-gnu-gcc", spec.architecture);
            step(StepRole::Link, &[&linker, "-static"], &linked);
            step(StepRole::Run, &[&format!("qemu-{}", spec.architecture), "./reproducer"], &[]);
        }
    }
}
