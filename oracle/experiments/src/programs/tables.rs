//! The measurements of many programs as tables: for each level a row for each strategy, beside clang's own.

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

/// Each figure, by its name in the tables.
const FIGURES: [(&str, fn(&StrategyCost) -> f64); 9] = [
    ("IR instructions before passes", |cost| cost.ir_before as f64),
    ("IR instructions after passes", |cost| cost.ir_after as f64),
    ("machine instructions", |cost| cost.instructions as f64),
    ("bytes of code", |cost| cost.text_bytes as f64),
    ("bytes of objects", |cost| cost.object_bytes as f64),
    ("spills and reloads", |cost| cost.spills_and_reloads as f64),
    ("compile time", |cost| cost.compile_s),
    ("peak memory", |cost| cost.peak_memory as f64),
    ("run time", |cost| cost.run_s),
];

/// The figures of a strategy at a level. Programs whose figure is 0 by `word` have no ratio.
fn columns(pairs: &[(&str, &StrategyCost, &StrategyCost)]) -> Vec<CostColumn> {
    let column = |(figure, of): &(&'static str, fn(&StrategyCost) -> f64)| {
        let mut ratios: Vec<(f64, &str)> = pairs
            .iter()
            .filter(|(_, word, _)| of(word) > 0.0)
            .map(|(name, word, cost)| (of(cost) / of(word), *name))
            .collect();
        ratios.sort_by(|a, b| a.0.total_cmp(&b.0));
        let sum = |which: fn(&(&str, &StrategyCost, &StrategyCost)) -> StrategyCost| -> f64 {
            pairs.iter().map(|pair| of(&which(pair))).sum()
        };
        let at = |at: usize| {
            ratios.get(at).map_or((1.0, String::new()), |(ratio, name)| (*ratio, (*name).to_owned()))
        };
        let word = sum(|pair| pair.1.clone());
        let total = if word > 0.0 { sum(|pair| pair.2.clone()) / word } else { 1.0 };
        CostColumn {
            figure,
            total,
            median: at(ratios.len() / 2).0,
            least: at(0),
            most: at(ratios.len().saturating_sub(1)),
        }
    };
    FIGURES.iter().map(column).collect()
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
            let pairs: Vec<(&str, &StrategyCost, &StrategyCost)> = measured
                .iter()
                .filter_map(|(name, level)| {
                    let word = level.strategies.iter().find(|cost| cost.strategy == "word")?;
                    Some((*name, word, level.strategies.get(at)?))
                })
                .collect();
            let wrong = pairs.iter().filter(|(_, _, cost)| cost.wrong.is_some()).count();
            for column in columns(&pairs).into_iter().filter(|_| cost.strategy != "word") {
                let extreme = |(ratio, name): &(f64, String)| format!("{ratio:.3} ({name})");
                lines.push(format!(
                    "| {} | {} | {:.3} | {:.3} | {} | {} |",
                    cost.strategy,
                    column.figure,
                    column.total,
                    column.median,
                    extreme(&column.least),
                    extreme(&column.most)
                ));
            }
            lines.push(format!("| {} | programs that are wrong | {wrong} | | | |", cost.strategy));
        }
        lines.push(String::new());
    }
    lines
}
