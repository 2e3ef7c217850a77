//! Which calls a driver has to make, and what their ends mean.

use lang::{FuncId, Program};

use super::batch::ProgramResult;
use super::compile::{Compiled, Failure};
use super::compiler::Configuration;
use super::drive::RunEnd;
use super::link::Image;
use super::shared::Call;
use super::source::{Naming, Part};
use super::toolchain::Toolchain;
use crate::engine::EngineName;
use crate::outcome::{LayoutAnswers, Outcome, Run};

/// The calls of a batch.
#[derive(Debug, Default)]
pub(super) struct Plan {
    pub calls: Vec<Call>,
    pub tables: Vec<u64>,
    /// The program of each call.
    pub programs: Vec<usize>,
    /// For each program, in the order of its results: the outcome that is known already, or none for the next
    /// call's.
    known: Vec<Vec<Option<Outcome>>>,
}

/// What is called for one result.
#[derive(Clone, Copy, Debug)]
enum Task {
    Layout(usize),
    Pair { caller: usize, callee: usize },
    Direct(usize),
}

/// The tasks of a program, in the order of its results.
fn tasks(toolchain: &Toolchain) -> Vec<Task> {
    let all = 0..toolchain.configurations.len();
    let layouts = all.clone().filter(|&c| toolchain.content(c).layout_probes).map(Task::Layout);
    let pairs = all.clone().flat_map(|caller| all.clone().map(move |callee| Task::Pair { caller, callee }));
    let direct = all.clone().filter(|&c| toolchain.content(c).direct).map(Task::Direct);
    layouts.chain(pairs).chain(direct).collect()
}

/// One program as the plan sees it.
struct Entry<'a> {
    number: usize,
    program: &'a Program,
    image: &'a Image,
    /// By configuration.
    failures: Vec<Option<&'a Failure>>,
}

impl Plan {
    /// The calls for everything that was compiled; everything else has its outcome already.
    pub(super) fn new(
        toolchain: &Toolchain,
        programs: &[Program],
        compiled: &[Compiled],
        image: &Image,
    ) -> Plan {
        let mut plan = Plan::default();
        let tasks = tasks(toolchain);
        for (number, program) in programs.iter().enumerate() {
            let failures = compiled.iter().map(|c| c.failure(number)).collect();
            let entry = Entry { number, program, image, failures };
            let known = tasks.iter().map(|task| plan.add(&entry, *task).err()).collect();
            plan.known.push(known);
        }
        plan
    }

    fn add(&mut self, entry: &Entry<'_>, task: Task) -> Result<(), Outcome> {
        let table = self.tables.len() as u64;
        let (call, functions) = match task {
            Task::Layout(configuration) => {
                entry.check(configuration)?;
                let name = entry.naming(configuration).layout_probes();
                (Call { entry: entry.address(&name)?, table, group: 2 * entry.number as u64 }, Vec::new())
            }
            Task::Pair { caller, callee } => entry.call(table, caller, callee, Part::TableCallers)?,
            Task::Direct(both) => entry.call(table, both, both, Part::DirectCallers)?,
        };
        self.calls.push(call);
        self.tables.extend(functions);
        self.programs.push(entry.number);
        Ok(())
    }

    /// The results of every program, from the ends of its calls.
    pub(super) fn results(self, toolchain: &Toolchain, ends: Vec<RunEnd>) -> Vec<ProgramResult> {
        let tasks: Vec<(Task, Option<EngineName>)> =
            tasks(toolchain).into_iter().map(|task| (task, engine(toolchain, task))).collect();
        let mut ends = ends.into_iter();
        let mut result = |known: Vec<Option<Outcome>>| {
            let mut runs = Vec::with_capacity(tasks.len());
            let mut answers = Vec::new();
            for ((task, engine), known) in tasks.iter().zip(known) {
                let of_call = || ends.next().map_or_else(|| infrastructure("was not called"), outcome);
                let outcome = known.unwrap_or_else(of_call);
                match (task, engine) {
                    (Task::Layout(by), _) => answers.push((*by, outcome)),
                    (_, Some(engine)) => runs.push(Run { engine: engine.clone(), outcome }),
                    (_, None) => {}
                }
            }
            ProgramResult { layouts: layouts(toolchain, &answers), runs }
        };
        self.known.into_iter().map(&mut result).collect()
    }
}

/// Every configuration's answers, from those that were asked.
fn layouts(toolchain: &Toolchain, answers: &[(usize, Outcome)]) -> Vec<LayoutAnswers> {
    let answer = |(number, configuration): (usize, &Configuration)| {
        let by = toolchain.answers_layouts(number);
        let known = answers.iter().find(|(asked, _)| *asked == by);
        let outcome = known.map_or_else(|| infrastructure("was not asked"), |(_, outcome)| outcome.clone());
        LayoutAnswers { configuration: configuration.name.clone(), outcome }
    };
    toolchain.configurations.iter().enumerate().map(answer).collect()
}

impl Entry<'_> {
    const fn naming(&self, configuration: usize) -> Naming {
        Naming { configuration, program: self.number }
    }

    fn check(&self, configuration: usize) -> Result<(), Outcome> {
        self.failures[configuration].map_or(Ok(()), |failure| Err(failure.outcome()))
    }

    fn address(&self, name: &str) -> Result<u64, Outcome> {
        let missing = || infrastructure(&format!("the executable has no symbol {name}"));
        self.image.address(name).ok_or_else(missing)
    }

    /// A call of the entry function with the table of every function, each on its side.
    fn call(
        &self,
        table: u64,
        caller: usize,
        callee: usize,
        callers: Part,
    ) -> Result<(Call, Vec<u64>), Outcome> {
        self.check(caller)?;
        self.check(callee)?;
        let address = |id: FuncId| {
            let side = self.program[id].side;
            let configuration = if side == lang::Side::Caller { caller } else { callee };
            self.address(&self.naming(configuration).function(self.program, id, callers))
        };
        let functions: Vec<u64> =
            self.program.functions().map(|(id, _)| address(id)).collect::<Result<_, _>>()?;
        let entry = functions[self.program.entry.index()];
        Ok((Call { entry, table, group: 2 * self.number as u64 + 1 }, functions))
    }
}

/// Who runs a program in this way; nobody runs a layout question.
fn engine(toolchain: &Toolchain, task: Task) -> Option<EngineName> {
    let name = |configuration: usize| toolchain.configurations[configuration].name.clone();
    match task {
        Task::Layout(_) => None,
        Task::Pair { caller, callee } => {
            Some(EngineName::Linked { caller: name(caller), callee: name(callee) })
        }
        Task::Direct(both) => Some(EngineName::Direct(name(both))),
    }
}

fn infrastructure(why: &str) -> Outcome {
    Outcome::Infrastructure(why.to_owned())
}

pub(super) fn outcome(end: RunEnd) -> Outcome {
    match end {
        RunEnd::Finished(log) => Outcome::Finished(log),
        RunEnd::Crashed { signal, log } => Outcome::Crashed { signal, log },
        RunEnd::TimedOut { log } => Outcome::TimedOut { log },
        RunEnd::Skipped => Outcome::Unsupported("not run: other engines hung on the same program".to_owned()),
        RunEnd::Corrupt(why) => infrastructure(why),
    }
}

impl Failure {
    pub(super) fn outcome(&self) -> Outcome {
        match self.clone() {
            Failure::Rejected(diagnostic) => Outcome::Rejected { diagnostic },
            Failure::Crashed(diagnostic) => Outcome::CompilerCrashed { diagnostic },
            Failure::Hung => Outcome::CompilerHung,
            Failure::Unsupported(why) => Outcome::Unsupported(why),
        }
    }
}
