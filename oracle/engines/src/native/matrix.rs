//! The calls of a batch of programs: every caller configuration with every callee configuration.

use lang::{FuncId, Program, Side};

use super::batch::CaseResult;
use super::compile::{Compiled, Failure};
use super::compiler::Configuration;
use super::link::Image;
use super::plan::{Plan, PlannedCall, infrastructure};
use super::source::{Naming, ProgramPart};
use super::toolchain::Toolchain;
use crate::engine::EngineName;
use crate::outcome::{EngineReport, LayoutAnswers, Outcome};

/// The call that gives one result.
#[derive(Clone, Copy, Debug)]
enum Task {
    /// The layout questions, by a configuration.
    Layout(usize),
    Pair {
        caller: usize,
        callee: usize,
    },
    /// Both sides by one configuration, with calls by name.
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

/// One program of the batch.
struct MatrixProgram<'a> {
    number: usize,
    program: &'a Program,
    image: &'a Image,
    /// By configuration.
    failures: Vec<Option<&'a Failure>>,
}

/// The calls for everything that was compiled; everything else has its outcome already.
pub(super) fn plan(
    toolchain: &Toolchain,
    programs: &[Program],
    compiled: &[Compiled],
    image: &Image,
) -> Plan {
    let mut plan = Plan::default();
    let tasks = tasks(toolchain);
    for (number, program) in programs.iter().enumerate() {
        let failures = compiled.iter().map(|c| c.failure(number)).collect();
        let entry = MatrixProgram { number, program, image, failures };
        plan.add_case(tasks.iter().map(|task| entry.call(*task)));
    }
    plan
}

/// The results of every program, from the outcomes of its tasks.
pub(super) fn results(toolchain: &Toolchain, outcomes: Vec<Vec<Outcome>>) -> Vec<CaseResult> {
    let tasks: Vec<(Task, Option<EngineName>)> =
        tasks(toolchain).into_iter().map(|task| (task, engine(toolchain, task))).collect();
    let result = |outcomes: Vec<Outcome>| {
        let mut runs = Vec::with_capacity(tasks.len());
        let mut answers = Vec::new();
        for ((task, engine), outcome) in tasks.iter().zip(outcomes) {
            match (task, engine) {
                (Task::Layout(by), _) => answers.push((*by, outcome)),
                (_, Some(engine)) => runs.push(EngineReport { engine: engine.clone(), outcome }),
                (_, None) => {}
            }
        }
        CaseResult { layouts: layouts(toolchain, &answers), runs }
    };
    outcomes.into_iter().map(result).collect()
}

/// Every configuration's answers, from the configurations that were asked.
fn layouts(toolchain: &Toolchain, answers: &[(usize, Outcome)]) -> Vec<LayoutAnswers> {
    let answer = |(number, configuration): (usize, &Configuration)| {
        let by = toolchain.answers_layouts(number);
        let known = answers.iter().find(|(asked, _)| *asked == by);
        let outcome = known.map_or_else(|| infrastructure("was not asked"), |(_, outcome)| outcome.clone());
        LayoutAnswers { configuration: configuration.name.clone(), outcome }
    };
    toolchain.configurations.iter().enumerate().map(answer).collect()
}

impl MatrixProgram<'_> {
    /// The call for a task, or the outcome that is known without it.
    fn call(&self, task: Task) -> Result<PlannedCall, Outcome> {
        match task {
            Task::Layout(configuration) => {
                self.check(configuration)?;
                let entry = self.image.entry(&self.naming(configuration).layout_probes())?;
                Ok(PlannedCall { entry, table: Vec::new(), group: 2 * self.number as u64 })
            }
            Task::Pair { caller, callee } => self.run(caller, callee, ProgramPart::TableCallers),
            Task::Direct(both) => self.run(both, both, ProgramPart::DirectCallers),
        }
    }

    const fn naming(&self, configuration: usize) -> Naming {
        Naming { configuration, program: self.number }
    }

    fn check(&self, configuration: usize) -> Result<(), Outcome> {
        self.failures[configuration].map_or(Ok(()), |failure| Err(failure.outcome()))
    }

    /// A call of the entry function with the table of every function, each on its side.
    fn run(&self, caller: usize, callee: usize, callers: ProgramPart) -> Result<PlannedCall, Outcome> {
        self.check(caller)?;
        self.check(callee)?;
        let address = |id: FuncId| {
            let side = self.program[id].side;
            let configuration = if side == Side::Caller { caller } else { callee };
            self.image.entry(&self.naming(configuration).function(self.program, id, callers))
        };
        let table: Vec<u64> =
            self.program.functions().map(|(id, _)| address(id)).collect::<Result<_, _>>()?;
        let entry = table[self.program.entry.index()];
        Ok(PlannedCall { entry, table, group: 2 * self.number as u64 + 1 })
    }
}

/// The engine that a task is a run of; none for layout questions.
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
