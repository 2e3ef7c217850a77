//! The measurements of many programs as tables: for each level a row for each strategy, beside clang's own.

use lowering::strategy::WORD;
use serde::Serialize;

use super::measure::{LevelMeasurement, Optimisation, ProgramMeasurement, StrategyCost};

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
const FIGURES: [(&str, Figure); 9] = [
    ("IR instructions before passes", |cost| Some(cost.ir_before as f64)),
    ("IR instructions after passes", |cost| Some(cost.ir_after as f64)),
    ("machine instructions", |cost| Some(cost.instructions as f64)),
    ("bytes of code", |cost| Some(cost.text_bytes as f64)),
    ("bytes of objects", |cost| Some(cost.object_bytes as f64)),
    ("spills and reloads", |cost| Some(cost.spills_and_reloads as f64)),
    ("compile time", |cost| Some(cost.compile_s)),
    ("peak memory", |cost| cost.peak_memory.map(|bytes| bytes as f64)),
    ("run time", |cost| Some(cost.run_s)),
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
    let known: Vec<(&str, f64, f64)> =
        pairs.iter().filter_map(|pair| Some((pair.name, of(pair.word)?, of(pair.cost)?))).collect();
    let with_ratio = known.iter().filter(|(_, word, _)| *word > 0.0);
    let mut ratios: Vec<(f64, &str)> = with_ratio.map(|(name, word, cost)| (cost / word, *name)).collect();
    ratios.sort_by(|a, b| a.0.total_cmp(&b.0));
    let at =
        |at: usize| ratios.get(at).map_or((1.0, String::new()), |&(ratio, name)| (ratio, name.to_owned()));
    let word: f64 = known.iter().map(|(_, word, _)| word).sum();
    let all: f64 = known.iter().map(|(_, _, cost)| cost).sum();
    CostColumn {
        figure,
        total: if word > 0.0 { all / word } else { 1.0 },
        median: at(ratios.len() / 2).0,
        least: at(0),
        most: at(ratios.len().saturating_sub(1)),
    }
}

/// The table of a level in Markdown: a row for each strategy and figure.
#[must_use]
pub fn cost_tables(programs: &[ProgramMeasurement], levels: &[Optimisation]) -> Vec<String> {
    let mut lines = Vec::new();
    for level in levels {
        let measured: Vec<(&str, &LevelMeasurement)> = programs
            .iter()
            .filter_map(|program| {
                let at = program.levels.iter().find(|measured| measured.level == *level)?;
                Some((program.name.as_str(), at))
            })
            .collect();
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
        for (at, cost) in first.strategies.iter().enumerate() {
            lines.extend(rows(at, cost, &measured));
        }
        lines.push(String::new());
    }
    lines
}

/// The rows of the strategy with number `at`.
fn rows(at: usize, cost: &StrategyCost, measured: &[(&str, &LevelMeasurement)]) -> Vec<String> {
    let mut pairs = Vec::new();
    for &(name, level) in measured {
        let word = level.strategies.iter().find(|cost| cost.strategy == WORD.name);
        if let Some((word, cost)) = word.zip(level.strategies.get(at)) {
            pairs.push(CostPair { name, word, cost });
        }
    }
    let extreme = |(ratio, name): &(f64, String)| format!("{ratio:.3} ({name})");
    let row = |column: CostColumn| {
        let CostColumn { figure, total, median, least, most } = column;
        let strategy = &cost.strategy;
        format!(
            "| {strategy} | {figure} | {total:.3} | {median:.3} | {} | {} |",
            extreme(&least),
            extreme(&most)
        )
    };
    let own = cost.strategy == WORD.name;
    let mut lines: Vec<String> = columns(&pairs).into_iter().filter(|_| !own).map(row).collect();
    let wrong = pairs.iter().filter(|pair| pair.cost.wrong.is_some()).count();
    lines.push(format!("| {} | programs that are wrong | {wrong} | | | |", cost.strategy));
    lines
}
