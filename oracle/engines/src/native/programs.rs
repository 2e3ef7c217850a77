//! Programs in C through every configuration and every pair of them: the units of a batch, and its results.

use lang::{Features, Program};
use lowering::{AccessMetadata, LegalVectors};

use super::accounting::Accounting;
use super::batch::{Batch, BatchResult, NativeError};
use super::compile::BatchUnit;
use super::compiler::{Configuration, Input};
use super::matrix;
use super::source::{self, Naming, NumberedPrograms, ProgramPart, Source};
use super::toolchain::Toolchain;
use crate::engine::{self, EngineName};
use crate::process::{Command, own_cpu};
use std::path::Path;

/// Compiles, links and runs programs with every configuration of a toolchain.
///
/// Mistakes of a single program or compiler are part of the result.
///
/// # Errors
/// When the machine fails (disk, memory, a tool that cannot be started) or
/// [`Supervisor::end_all`](crate::process::Supervisor::end_all) was called.
pub fn run_programs(toolchain: &Toolchain, programs: &[Program]) -> Result<BatchResult, NativeError> {
    let started = own_cpu();
    let mut accounting = Accounting::default();
    let mut batch = batch(toolchain, programs)?;
    let (compiled, image) = batch.build(&mut accounting)?;
    let plan = matrix::plan(toolchain, programs, &compiled, &image);
    let outcomes = batch.run(plan, &image, &mut accounting)?;
    let results = matrix::results(toolchain, outcomes);
    let failures = compiled.into_iter().flat_map(|unit| unit.together).collect();
    accounting.ours += own_cpu() - started;
    Ok(BatchResult { results, failures, accounting })
}

/// The programs as one unit for each configuration.
pub(super) fn batch<'a>(toolchain: &'a Toolchain, programs: &'a [Program]) -> Result<Batch<'a>, NativeError> {
    let needs: Vec<Features> = programs.iter().map(Features::needed_of_compilers).collect();
    let unit = |number| -> Box<dyn BatchUnit + 'a> {
        Box::new(ProgramUnit { toolchain, number, programs, needs: needs.clone() })
    };
    Batch::new(toolchain, programs.len(), (0..toolchain.configurations.len()).map(unit).collect())
}

/// The programs of a batch as one configuration compiles them.
struct ProgramUnit<'a> {
    toolchain: &'a Toolchain,
    /// The configuration's number in the toolchain.
    number: usize,
    programs: &'a [Program],
    /// The capabilities that each program needs.
    needs: Vec<Features>,
}

impl BatchUnit for ProgramUnit<'_> {
    fn configuration(&self) -> &engine::Configuration {
        &self.own().name
    }

    fn engine(&self) -> EngineName {
        EngineName::pure(self.own().name.clone())
    }

    fn extension(&self) -> &'static str {
        self.own().input.extension()
    }

    fn source(&self, numbers: &[usize]) -> Result<Source, String> {
        let (mut programs, mut unsupported) = (Vec::new(), Vec::new());
        for &number in numbers {
            match self.unsuitable(number) {
                None => programs.push((number, &self.programs[number])),
                Some(why) => unsupported.push((number, why)),
            }
        }
        let mut source = self.source_of(&programs);
        source.unsupported.append(&mut unsupported);
        Ok(source)
    }

    fn commands(&self, directory: &Path, input: &Path, output: &Path) -> Vec<Command> {
        let limits = self.toolchain.limits().of_compiler();
        let compiler = self.own().command(&self.toolchain.environment.search_path, directory, limits);
        vec![compiler.args(self.own().arguments(input, output))]
    }

    /// The entry function of the callers that go through the table, which every unit has.
    fn entry(&self, program: usize) -> String {
        let naming = Naming { configuration: self.number, program };
        let program = &self.programs[program];
        naming.function(program, program.entry, ProgramPart::TableCallers)
    }

    fn unprefixed(&self, program: usize, diagnostic: &str) -> String {
        Naming { configuration: self.number, program }.unprefixed(diagnostic)
    }
}

impl ProgramUnit<'_> {
    fn own(&self) -> &Configuration {
        &self.toolchain.configurations[self.number]
    }

    /// The reason why the configuration cannot take a program; `None` if it can.
    fn unsuitable(&self, number: usize) -> Option<String> {
        let program = &self.programs[number];
        if program.target != self.toolchain.target {
            return Some(format!("a program for {}", program.target.name()));
        }
        if let Some(why) = self.toolchain.idle() {
            return Some(why.to_owned());
        }
        let missing = self.needs[number] & self.toolchain.lacks()[self.number];
        missing.words().next().map(|name| format!("the compiler lacks {name}"))
    }

    fn source_of(&self, programs: &NumberedPrograms<'_>) -> Source {
        let content = self.toolchain.content(self.number);
        let Configuration { input, stages, .. } = *self.own();
        match input {
            Input::C => source::c(self.number, content, programs),
            Input::Ir(strategy) => {
                let vectors = LegalVectors::Compilable;
                let vector_unit = self.toolchain.vectors;
                let ours = self.toolchain.lowering;
                let stages = stages.unwrap_or(ours.stages);
                let metadata = match self.own().optimises() {
                    true => AccessMetadata::Optimizing,
                    false => ours.metadata,
                };
                let options = lowering::Options { strategy, vectors, vector_unit, metadata, stages, ..ours };
                source::ir(self.number, content, programs, &options)
            }
        }
    }
}
