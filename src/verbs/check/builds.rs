//! The builds of an ordinary program: every file by one configuration, or, of several files, the one with `main` by one and the others
//! by another, as every caller of a batch runs against every callee.

use std::sync::atomic::{AtomicUsize, Ordering};

use engines::Outcome;
use engines::native::{Configuration, Input, Toolchain};
use host::{Failure, machine};
use ordinary::{CompiledFiles, ForeignProgram, ForeignRunner, ignoring};

/// A build: the configuration of the first file, and that of the others, by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Build {
    first: usize,
    others: usize,
}

/// All builds of a program.
pub(super) struct Builds<'a> {
    runner: &'a ForeignRunner,
    program: &'a ForeignProgram,
    configurations: Vec<&'a Configuration>,
    /// For each configuration the outcome by one that is left out.
    left_out: Vec<Option<Outcome>>,
    /// The files by each configuration that takes part, if they are linked crosswise.
    compiled: Option<Vec<Option<CompiledFiles>>>,
    all: Vec<Build>,
}

impl<'a> Builds<'a> {
    /// The builds by the compilers of C that ignore no attribute of the text; crosswise on request.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if a compiler cannot be run.
    pub(super) fn new(
        runner: &'a ForeignRunner,
        program: &'a ForeignProgram,
        toolchain: &'a Toolchain,
        text: &str,
        crosswise: bool,
    ) -> Result<Builds<'a>, Failure> {
        let of_c = toolchain.configurations().iter().zip(toolchain.lacks());
        let of_c = of_c.filter(|(configuration, _)| configuration.input == Input::C);
        let (configurations, left_out): (Vec<_>, Vec<_>) =
            of_c.map(|(configuration, lacks)| (configuration, ignoring(*lacks, text))).unzip();
        let compile = |number: usize| match left_out[number] {
            None => runner.compile(program, configurations[number]).map(Some),
            Some(_) => Ok(None),
        };
        let compiled = crosswise.then(|| in_parallel(configurations.len(), compile)).transpose()?;
        let numbers = 0..configurations.len();
        let takes_part = |number: &usize| left_out[*number].is_none();
        let pure = numbers.clone().map(|first| Build { first, others: first });
        let mut all: Vec<Build> = pure.collect();
        for first in numbers.clone().filter(|_| crosswise).filter(takes_part) {
            let others = numbers.clone().filter(|&others| others != first).filter(takes_part);
            all.extend(others.map(|others| Build { first, others }));
        }
        Ok(Builds { runner, program, configurations, left_out, compiled, all })
    }

    /// The outcomes of all builds, in their order.
    pub(super) fn outcomes(&self) -> Result<Vec<Outcome>, Failure> {
        in_parallel(self.all.len(), |number| self.run(number))
    }

    /// Runs a build.
    pub(super) fn run(&self, number: usize) -> Result<Outcome, Failure> {
        let Build { first, others } = self.all[number];
        if let Some(outcome) = &self.left_out[first] {
            return Ok(outcome.clone());
        }
        let parts =
            self.compiled.as_ref().and_then(|all| Some((all[first].as_ref()?, all[others].as_ref()?)));
        let Some((of_first, of_others)) = parts else {
            return Ok(self.runner.run(self.program, self.configurations[first])?.outcome);
        };
        Ok(match self.runner.run_crossed(self.program, of_first, of_others)? {
            Ok(run) => run.outcome,
            // It is told once.
            Err(outcome) if first == others => outcome,
            Err(_) => Outcome::Unsupported("a compiler does not build its part".to_owned()),
        })
    }

    /// The name of a build: `gcc-12 -O0`, or `gcc-12 -O0 > tcc` with the configuration of the first file first.
    pub(super) fn name(&self, number: usize) -> String {
        let Build { first, others } = self.all[number];
        let name = |number: usize| &self.configurations[number].name;
        if first == others { name(first).to_string() } else { format!("{} > {}", name(first), name(others)) }
    }

    /// The configuration of a build that has but one.
    pub(super) fn configuration(&self, number: usize) -> Option<&'a Configuration> {
        let Build { first, others } = self.all[number];
        (first == others).then(|| self.configurations[first])
    }
}

/// The results of some work for each number below one, several at a time, in order.
fn in_parallel<T: Send>(
    count: usize,
    work: impl Fn(usize) -> Result<T, Failure> + Sync,
) -> Result<Vec<T>, Failure> {
    let next = AtomicUsize::new(0);
    let worker = || {
        let numbers = std::iter::repeat_with(|| next.fetch_add(1, Ordering::Relaxed));
        numbers.take_while(|&number| number < count).map(|number| (number, work(number))).collect::<Vec<_>>()
    };
    let mut all: Vec<(usize, Result<T, Failure>)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..machine::processors()).map(|_| scope.spawn(worker)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap_or_default()).collect()
    });
    all.sort_by_key(|(number, _)| *number);
    if all.len() != count {
        return Err(Failure::Infrastructure("a thread that runs programs panicked".to_owned()));
    }
    all.into_iter().map(|(_, result)| result).collect()
}
