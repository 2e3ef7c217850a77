//! The measurements of many programs as tables: for each level a row for each strategy, beside clang's own.

use std::collections::BTreeMap;

use lowering::strategy::{STRATEGIES, Strategy, WORD};
use serde::Serialize;

use super::measurement::{LevelMeasurement, Optimisation, ProgramMeasurement, StrategyCost};

/// A figure of a strategy over all programs, in parts of `word`'s.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CostColumn {
    /// The name of the figure.
    pub figure: &'static str,
    /// The ratio of the sums.
    pub total: f64,
    /// The median of the programs' ratios.
    pub median: f64,
    /// The smallest ratio, and the program that has it.
    pub least: (f64, String),
    /// The largest.
    pub most: (f64, String),
}

/// A figure of a strategy on one program, if it is known.
type Figure = fn(&StrategyCost) -> Option<f64>;

/// Each figure, by its name in the tables.
const FIGURES: [(&str, Figure); 10] = [
    ("IR instructions before passes", |cost| Some(cost.ir_before as f64)),
    ("IR instructions after passes", |cost| Some(cost.ir_after as f64)),
    ("machine instructions", |cost| Some(cost.instructions as f64)),
    ("bytes of code", |cost| Some(cost.text_bytes as f64)),
    ("bytes of objects", |cost| Some(cost.object_bytes as f64)),
    ("spills and reloads", |cost| Some(cost.spills_and_reloads as f64)),
    ("compile time", |cost| Some(cost.compile_s)),
    ("peak memory", |cost| cost.peak_memory.map(|bytes| bytes as f64)),
    ("run time", |cost| Some(cost.run_s)),
    ("executed instructions", |cost| cost.run_instructions.map(|count| count as f64)),
];

/// A program by clang's own strategy and by another.
struct CostPair<'m> {
    name: &'m str,
    word: &'m StrategyCost,
    cost: &'m StrategyCost,
}

/// The figures of a strategy at a level. Programs whose figure is 0 by `word`, or not known, have no ratio.
fn columns(pairs: &[CostPair<'_>]) -> Vec<CostColumn> {
    FIGURES.iter().map(|&(figure, of)| column(figure, of, pairs)).collect()
}

fn column(figure: &'static str, of: Figure, pairs: &[CostPair<'_>]) -> CostColumn {
    let known = pairs.iter().filter_map(|pair| of(pair.word).zip(of(pair.cost)));
    let (word, all) = known.fold((0.0, 0.0), |sums, (word, cost)| (sums.0 + word, sums.1 + cost));
    let ratios = ratios(of, pairs);
    let at = |at: usize| ratios.get(at).cloned().unwrap_or((1.0, String::new()));
    CostColumn {
        figure,
        total: if word > 0.0 { all / word } else { 1.0 },
        median: at(ratios.len() / 2).0,
        least: at(0),
        most: at(ratios.len().saturating_sub(1)),
    }
}

/// The ratio of each program that has one, from the least.
fn ratios(of: Figure, pairs: &[CostPair<'_>]) -> Vec<(f64, String)> {
    let ratio = |pair: &CostPair<'_>| {
        let word = of(pair.word).filter(|word| *word > 0.0)?;
        Some((of(pair.cost)? / word, pair.name.to_owned()))
    };
    let mut ratios: Vec<(f64, String)> = pairs.iter().filter_map(ratio).collect();
    ratios.sort_by(|a, b| a.0.total_cmp(&b.0));
    ratios
}

/// A figure of a strategy for each program.
#[derive(Clone, Debug, PartialEq)]
pub struct CostRatios {
    /// The strategy.
    pub strategy: &'static str,
    /// The ratios to `word`'s and the programs that have them, from the least.
    pub ratios: Vec<(f64, String)>,
}

/// The ratios of a figure, by its name in the tables, for each strategy that was measured at a level. There are none of another name.
#[must_use]
pub fn cost_ratios(programs: &[ProgramMeasurement], level: Optimisation, figure: &str) -> Vec<CostRatios> {
    let Some(&(_, of)) = FIGURES.iter().find(|(name, _)| *name == figure) else { return Vec::new() };
    let measured = at_level(programs, level);
    let of_strategy = |strategy: &Strategy| {
        let pairs = pairs(strategy.name, &measured);
        (!pairs.is_empty()).then(|| CostRatios { strategy: strategy.name, ratios: ratios(of, &pairs) })
    };
    STRATEGIES.iter().filter(|strategy| **strategy != WORD).filter_map(of_strategy).collect()
}

/// The programs that were measured at a level, by their names.
fn at_level(programs: &[ProgramMeasurement], level: Optimisation) -> Vec<(&str, &LevelMeasurement)> {
    let at =
        |program: &ProgramMeasurement| program.levels.iter().position(|measured| measured.level == level);
    programs
        .iter()
        .filter_map(|program| Some((program.name.as_str(), &program.levels[at(program)?])))
        .collect()
}

/// Each program by clang's own strategy and by another.
fn pairs<'m>(strategy: &str, measured: &[(&'m str, &'m LevelMeasurement)]) -> Vec<CostPair<'m>> {
    let by =
        |level: &'m LevelMeasurement, name: &str| level.strategies.iter().find(|cost| cost.strategy == name);
    let pair = |&(name, level): &(&'m str, &'m LevelMeasurement)| {
        Some(CostPair { name, word: by(level, WORD.name)?, cost: by(level, strategy)? })
    };
    measured.iter().filter_map(pair).collect()
}

/// The table of a level in Markdown: a row for each strategy and figure.
#[must_use]
pub fn cost_tables(programs: &[ProgramMeasurement], levels: &[Optimisation]) -> Vec<String> {
    let mut lines = Vec::new();
    for level in levels {
        let measured = at_level(programs, *level);
        let Some((_, first)) = measured.first() else { continue };
        let recognised: u64 = measured.iter().map(|(_, at)| at.accesses.recognised).sum();
        let unrecognised: u64 = measured.iter().map(|(_, at)| at.accesses.unrecognised).sum();
        lines.push(format!(
            "{level}: {} programs, {recognised} accesses to bit-fields recognised, {unrecognised} not",
            measured.len()
        ));
        lines.push(String::new());
        lines.push("| strategy | figure | total | median | least | most |".to_owned());
        lines.push("|---|---|---:|---:|---|---|".to_owned());
        for cost in &first.strategies {
            lines.extend(rows(&cost.strategy, &measured));
        }
        lines.push(String::new());
    }
    lines
}

/// The passes after which functions have more instructions than clang's, the most frequent first, with an example.
fn parted_rows(strategy: &str, pairs: &[CostPair<'_>]) -> Vec<String> {
    let mut passes: BTreeMap<&str, (usize, String)> = BTreeMap::new();
    for pair in pairs {
        for (pass, functions) in pair.cost.parted.iter().flatten() {
            let example = || format!("@{} of {}", functions[0], pair.name);
            passes.entry(pass).or_insert_with(|| (0, example())).0 += functions.len();
        }
    }
    let mut passes: Vec<_> = passes.into_iter().collect();
    passes.sort_by_key(|(_, (count, _))| std::cmp::Reverse(*count));
    let row = |(pass, (count, example)): (&str, (usize, String))| {
        format!("| {strategy} | longer from {pass} on | {count} functions | | | {example} |")
    };
    passes.into_iter().map(row).collect()
}

/// The rows of a strategy.
fn rows(strategy: &str, measured: &[(&str, &LevelMeasurement)]) -> Vec<String> {
    let pairs = pairs(strategy, measured);
    let extreme = |(ratio, name): &(f64, String)| format!("{ratio:.3} ({name})");
    let row = |column: CostColumn| {
        let CostColumn { figure, total, median, least, most } = column;
        format!(
            "| {strategy} | {figure} | {total:.3} | {median:.3} | {} | {} |",
            extreme(&least),
            extreme(&most)
        )
    };
    let own = strategy == WORD.name;
    let mut lines: Vec<String> = columns(&pairs).into_iter().filter(|_| !own).map(row).collect();
    lines.extend(parted_rows(strategy, &pairs));
    let wrong = pairs.iter().filter(|pair| pair.cost.wrong.is_some()).count();
    lines.push(format!("| {strategy} | programs that are wrong | {wrong} | | | |"));
    lines
}
