//! The runs of a program, by which it is judged to be right, and their cost.

use std::hash::{DefaultHasher, Hasher};
use std::path::Path;
use std::time::Duration;

use engines::process::End;
use lang::Target;

use super::bench::{ClangCommands, CommandError, read};
use super::measure::MeasurePlan;
use super::suite::{SuiteProgram, SuiteRun};
use super::units::UnitFiles;

/// The end of a run.
pub(super) struct RunResult {
    /// The end of the process.
    pub(super) end: End,
    /// Its output, and a hash of the files that it was to write.
    pub(super) written: (String, u64),
    /// Its processor time.
    pub(super) cpu: Duration,
}

/// The runs of a program in its scratch directory.
pub(super) struct Workload<'a> {
    commands: &'a ClangCommands,
    program: &'a SuiteProgram,
    counter: Option<&'a Path>,
    /// Only this machine's programs run.
    target: Target,
    directory: &'a Path,
}

impl<'a> Workload<'a> {
    pub(super) fn new(
        commands: &'a ClangCommands,
        program: &'a SuiteProgram,
        plan: &'a MeasurePlan,
        directory: &'a Path,
    ) -> Workload<'a> {
        Workload { commands, program, counter: plan.counter.as_deref(), target: plan.target, directory }
    }

    /// Links objects and runs them; nothing where the target is not this machine's.
    pub(super) fn runs(&self, name: &str, units: &[UnitFiles]) -> Result<Vec<RunResult>, CommandError> {
        if self.target != Target::default() {
            return Ok(Vec::new());
        }
        let objects = units.iter().map(|unit| unit.object());
        let arguments = ["-o", name].into_iter().map(str::to_owned).chain(objects);
        let arguments = arguments.chain(self.program.libraries.iter().cloned());
        self.commands.clang("linking", self.directory, arguments)?;
        self.program.runs.iter().map(|run| self.run(name, run)).collect()
    }

    fn run(&self, name: &str, run: &SuiteRun) -> Result<RunResult, CommandError> {
        let completed = self.commands.run(&self.directory.join(name), self.directory, &run.arguments)?;
        let mut hash = DefaultHasher::new();
        for output in &run.outputs {
            let path = self.directory.join(output);
            hash.write(&read(&path)?);
            std::fs::remove_file(&path).map_err(|source| CommandError::File { path, source })?;
        }
        Ok(RunResult {
            end: completed.end,
            written: (completed.output, hash.finish()),
            cpu: completed.usage.cpu,
        })
    }

    /// The instructions that the runs of a linked program execute, if they are to be counted.
    pub(super) fn instructions(&self, name: &str) -> Result<Option<u64>, CommandError> {
        let Some(counter) = self.counter.filter(|_| self.target == Target::default()) else {
            return Ok(None);
        };
        let mut total = 0;
        for run in &self.program.runs {
            let log = self.directory.join("count");
            let options = ["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"];
            let options = options.into_iter().map(str::to_owned);
            let own =
                [format!("--log-file={}", log.display()), self.directory.join(name).display().to_string()];
            let arguments: Vec<String> = options.chain(own).chain(run.arguments.iter().cloned()).collect();
            self.commands.run(counter, self.directory, &arguments)?;
            let Some(executed) = executed_instructions(&String::from_utf8_lossy(&read(&log)?)) else {
                return Ok(None);
            };
            total += executed;
        }
        Ok(Some(total))
    }
}

/// The number in cachegrind's line `I refs: 1,234`, which is absent if the program was killed.
fn executed_instructions(log: &str) -> Option<u64> {
    let line = log.lines().find_map(|line| line.split_once("I ")?.1.trim_start().strip_prefix("refs:"))?;
    line.trim().replace(',', "").parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_count_of_instructions_is_read() {
        let log = "==1== Command: ./x\n==1== \n==1== I   refs:      1,234,567\n";
        assert_eq!(executed_instructions(log), Some(1_234_567));
        assert_eq!(executed_instructions("==1== Process terminating"), None);
    }
}
