//! The cost of each strategy, in instructions of IR and in machine code, next to clang's own.

use engines::native::{CodeSize, Toolchain, code_sizes};
use ir::Statistics;
use lang::Program;
use lowering::strategy::{STRATEGIES, WORD};
use serde::Serialize;

use crate::MeasurementError;
use crate::leak::lowered;

/// Outliers named for each strategy.
const NAMED: usize = 5;

/// A strategy.
#[derive(Clone, Debug, Serialize)]
pub struct SizeRow {
    /// Its name.
    pub strategy: &'static str,
    /// Instructions of all programs, as lowered.
    pub ir_instructions: u64,
    /// Programs whose IR has more instructions than `word`'s.
    pub ir_above_word: u64,
    /// Machine code in parts of clang's own, over the programs.
    pub bytes: Ratios,
    /// Instructions in parts of those of clang's own, over the programs.
    pub instructions: Ratios,
    /// The programs with the most bytes for clang's.
    pub outliers: Vec<Outlier>,
}

/// Quantiles of a ratio over the programs, and the ratio of the sums.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Ratios {
    /// Half of the programs have a lower one.
    pub median: f64,
    /// One in twenty has a lower one.
    pub p5: f64,
    /// One in twenty has a higher one.
    pub p95: f64,
    /// That of the sums.
    pub total: f64,
}

/// A program for which a strategy makes much more code than clang.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Outlier {
    /// Its number.
    pub program: u64,
    /// The strategy's code.
    pub bytes: u64,
    /// clang's.
    pub clang_bytes: u64,
}

/// One program: IR instructions by strategy, code by clang and by each strategy.
#[derive(Clone, Debug)]
pub struct ProgramSizes {
    /// The number of the program.
    pub number: u64,
    ir: Vec<u64>,
    code: Vec<Option<CodeSize>>,
}

/// The configurations to measure with: clang, and every strategy through its back end, as [`engines::native::Settings`] has
/// them.
#[must_use]
pub fn settings() -> String {
    let configuration = |name: &str| format!("[[configuration]]\ncompiler = \"{name}\"\nflags = [\"-O3\"]\n");
    let strategies = STRATEGIES.iter().map(|strategy| configuration(strategy.name));
    ["only = true\n".to_owned(), configuration("clang-19")].into_iter().chain(strategies).collect()
}

/// Measures numbered programs by the configurations of [`settings`].
///
/// # Errors
/// If a program cannot be compiled or lowered.
pub fn measure(
    toolchain: &Toolchain,
    programs: Vec<(u64, Program)>,
) -> Result<Vec<ProgramSizes>, MeasurementError> {
    let (numbers, programs): (Vec<u64>, Vec<Program>) = programs.into_iter().unzip();
    let sizes = code_sizes(toolchain, &programs)?;
    let one = |(at, (number, program)): (usize, (u64, &Program))| {
        let ir = STRATEGIES.iter().map(|strategy| {
            let module = lowered(program, *strategy)?;
            Ok(Statistics::of_module(&module).instructions())
        });
        let ir = ir.collect::<Result<_, MeasurementError>>()?;
        Ok(ProgramSizes { number, ir, code: sizes.iter().map(|of_all| of_all[at]).collect() })
    };
    numbers.into_iter().zip(&programs).enumerate().map(one).collect()
}

/// A row for each strategy.
#[must_use]
pub fn rows(all: &[ProgramSizes]) -> Vec<SizeRow> {
    STRATEGIES.iter().enumerate().map(|(at, strategy)| row(strategy.name, at, all)).collect()
}

fn row(strategy: &'static str, at: usize, all: &[ProgramSizes]) -> SizeRow {
    let word = STRATEGIES.iter().position(|strategy| *strategy == WORD).unwrap_or(0);
    let pairs: Vec<(u64, CodeSize, CodeSize)> = all
        .iter()
        .filter_map(|sizes| Some((sizes.number, (*sizes.code.first()?)?, (*sizes.code.get(at + 1)?)?)))
        .collect();
    let mut outliers: Vec<Outlier> = pairs
        .iter()
        .map(|(program, clang, ours)| Outlier {
            program: *program,
            bytes: ours.bytes.0,
            clang_bytes: clang.bytes.0,
        })
        .collect();
    // By the ratio of ours to clang's, the largest first, multiplied out so that it stays in integers.
    outliers.sort_by(|a, b| (b.bytes * a.clang_bytes.max(1)).cmp(&(a.bytes * b.clang_bytes.max(1))));
    outliers.truncate(NAMED);
    SizeRow {
        strategy,
        ir_instructions: all.iter().map(|sizes| sizes.ir[at]).sum(),
        ir_above_word: all.iter().filter(|sizes| sizes.ir[at] > sizes.ir[word]).count() as u64,
        bytes: Ratios::from_pairs(pairs.iter().map(|(_, clang, ours)| (ours.bytes.0, clang.bytes.0))),
        instructions: Ratios::from_pairs(
            pairs.iter().map(|(_, clang, ours)| (ours.instructions, clang.instructions)),
        ),
        outliers,
    }
}

impl Ratios {
    fn from_pairs(pairs: impl Iterator<Item = (u64, u64)>) -> Ratios {
        let pairs: Vec<(u64, u64)> = pairs.filter(|(_, clang)| *clang > 0).collect();
        let mut ratios: Vec<f64> = pairs.iter().map(|(ours, clang)| *ours as f64 / *clang as f64).collect();
        ratios.sort_by(f64::total_cmp);
        let at = |part: usize| ratios.get(ratios.len() * part / 100).copied().unwrap_or_default();
        let sum = |of: fn(&(u64, u64)) -> u64| pairs.iter().map(of).sum::<u64>() as f64;
        let total = sum(|pair| pair.0) / sum(|pair| pair.1).max(1.0);
        Ratios { median: at(50), p5: at(5), p95: at(95), total }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratios_are_over_programs_and_over_everything() {
        let ratios = Ratios::from_pairs([(10, 10), (30, 10), (5, 10), (7, 0)].into_iter());
        assert_eq!((ratios.median, ratios.p5, ratios.p95), (1.0, 0.5, 3.0));
        assert_eq!(ratios.total, 1.5);
        assert_eq!(Ratios::from_pairs(std::iter::empty()).total, 0.0);
    }
}
