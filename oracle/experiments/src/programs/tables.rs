//! The measurements of many programs as tables in Markdown: a row for each figure and level, a column for each strategy, in parts of
//! clang's own.

use std::collections::BTreeMap;

use lowering::strategy::{STRATEGIES, Strategy, WORD};

use super::measurement::{LevelMeasurement, Optimisation, ProgramMeasurement, StrategyCost};

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
    ("peak memory", |cost| Some(cost.peak_memory as f64)),
    ("run time", |cost| Some(cost.run_s)),
    ("executed instructions", |cost| cost.run_instructions.map(|count| count as f64)),
];

/// A program by clang's own strategy and by another.
struct CostPair<'m> {
    name: &'m str,
    accesses: u64,
    word: &'m StrategyCost,
    cost: &'m StrategyCost,
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
        Some(CostPair {
            name,
            accesses: level.accesses.recognised,
            word: by(level, WORD.name)?,
            cost: by(level, strategy)?,
        })
    };
    measured.iter().filter_map(pair).collect()
}

/// The tables in Markdown, below a line for each level. A cell of the first is the ratio of the sums, and the least and the largest ratio of
/// a program.
#[must_use]
pub fn cost_tables(programs: &[ProgramMeasurement], levels: &[Optimisation]) -> Vec<String> {
    let levels = levels.iter().map(|&level| (level, at_level(programs, level)));
    let levels = MeasuredLevels(levels.filter(|(_, measured)| !measured.is_empty()).collect());
    let strategies = levels.strategies();
    let others: Vec<&str> = strategies.iter().copied().filter(|name| *name != WORD.name).collect();
    let ratios =
        FIGURES.iter().flat_map(|(figure, of)| levels.rows(figure, &others, |pairs| ratio_cell(*of, pairs)));
    let per_access = levels.rows("machine instructions more per access", &others, per_access);
    let judgements =
        JUDGEMENTS.iter().flat_map(|(judgement, cell)| levels.rows(judgement, &strategies, *cell));
    let parted = parted_passes(programs);
    let parted = parted.iter().flat_map(|pass| levels.rows(pass, &others, |pairs| parted_cell(pass, pairs)));
    let mut lines = levels.accesses();
    lines.extend(table("in parts of clang's own", &others, ratios.chain(per_access).collect()));
    lines.extend(table("number of", &strategies, judgements.collect()));
    lines.extend(table("functions longer than clang's from this pass on", &others, parted.collect()));
    lines
}

/// The programs that were measured at each level.
struct MeasuredLevels<'m>(Vec<(Optimisation, Vec<(&'m str, &'m LevelMeasurement)>)>);

impl MeasuredLevels<'_> {
    /// The strategies that were measured.
    fn strategies(&self) -> Vec<&'static str> {
        let measured = |name: &str| self.0.iter().any(|(_, level)| !pairs(name, level).is_empty());
        STRATEGIES.iter().map(|strategy| strategy.name).filter(|name| measured(name)).collect()
    }

    /// The accesses at each level.
    fn accesses(&self) -> Vec<String> {
        let line = |(level, measured): &(Optimisation, Vec<(&str, &LevelMeasurement)>)| {
            let recognised: u64 = measured.iter().map(|(_, at)| at.accesses.recognised).sum();
            let not: u64 = measured.iter().map(|(_, at)| at.accesses.unrecognised).sum();
            let loads: u64 = measured.iter().map(|(_, at)| at.accesses.record_loads).sum();
            let programs = measured.len();
            format!(
                "{level}: {programs} programs, {recognised} accesses to bit-fields recognised, {not} not; {loads} loads of records \
                 with bit-fields that are passed"
            )
        };
        self.0.iter().map(line).collect()
    }

    /// A row for each level at which a strategy has a cell.
    fn rows(
        &self,
        name: &str,
        strategies: &[&str],
        cell: impl Fn(&[CostPair<'_>]) -> Option<String>,
    ) -> Vec<String> {
        let mut rows = Vec::new();
        for (level, measured) in &self.0 {
            let cells = strategies.iter().map(|strategy| cell(&pairs(strategy, measured)));
            let cells: Vec<Option<String>> = cells.collect();
            if cells.iter().any(Option::is_some) {
                let cells: Vec<String> = cells.into_iter().map(Option::unwrap_or_default).collect();
                rows.push(format!("| {name} | {level} | {} |", cells.join(" | ")));
            }
        }
        rows
    }
}

/// A table with a blank line before it; nothing if it has no rows.
fn table(title: &str, columns: &[&str], rows: Vec<String>) -> Vec<String> {
    if rows.is_empty() {
        return rows;
    }
    let header = format!("| {title} | level | {} |", columns.join(" | "));
    let rule = format!("|---|---|{}", "---|".repeat(columns.len()));
    [String::new(), header, rule].into_iter().chain(rows).collect()
}

/// The ratio of the sums, and the least and the largest of a program. Programs whose figure is 0 by `word`, or not known, have no ratio.
fn ratio_cell(of: Figure, pairs: &[CostPair<'_>]) -> Option<String> {
    let known = pairs.iter().filter_map(|pair| of(pair.word).zip(of(pair.cost)));
    let (word, all) = known.fold((0.0, 0.0), |sums, (word, cost)| (sums.0 + word, sums.1 + cost));
    let ratios = ratios(of, pairs);
    let ((least, _), (most, _)) = (ratios.first()?, ratios.last()?);
    Some(format!("{:.3} ({least:.3}–{most:.3})", all / word))
}

/// The machine instructions that an access takes more than by clang's own strategy, on average.
fn per_access(pairs: &[CostPair<'_>]) -> Option<String> {
    let accesses: u64 = pairs.iter().map(|pair| pair.accesses).sum();
    let more = |pair: &CostPair<'_>| pair.cost.instructions as f64 - pair.word.instructions as f64;
    let more: f64 = pairs.iter().map(more).sum();
    (accesses > 0).then(|| format!("{:.3}", more / accesses as f64))
}

/// A cell of the judgements of a strategy, if there are any.
type Judgement = fn(&[CostPair<'_>]) -> Option<String>;

/// The judgements, by their names in the tables.
const JUDGEMENTS: [(&str, Judgement); 3] = [
    ("programs that are wrong", |pairs| {
        let wrong = pairs.iter().filter(|pair| pair.cost.wrong.is_some()).count();
        (!pairs.is_empty()).then(|| wrong.to_string())
    }),
    ("functions judged under llvm-19", |pairs| judged_cell("llvm-19", pairs)),
    ("functions judged under thesis", |pairs| judged_cell("thesis", pairs)),
];

/// The judgements of the functions that a strategy has changed, under a semantics.
fn judged_cell(semantics: &str, pairs: &[CostPair<'_>]) -> Option<String> {
    let counts = pairs.iter().flat_map(|pair| pair.cost.refinement.iter().flatten());
    let mut counts = counts.filter(|counts| counts.semantics == semantics).peekable();
    counts.peek()?;
    let (mut refine, mut equivalent, mut by_accesses, mut refuted, mut not_judged) = (0, 0, 0, 0, 0);
    for count in counts {
        refine += count.refine;
        by_accesses += count.by_accesses;
        equivalent += count.equivalent;
        refuted += count.refuted.len();
        not_judged += count.not_judged;
    }
    let notes = [(by_accesses, "by their accesses"), (equivalent, "conversely")];
    let notes = notes.iter().filter(|(count, _)| *count > 0).map(|(count, note)| format!("{count} {note}"));
    let notes = notes.collect::<Vec<_>>().join(", ");
    let notes = if notes.is_empty() { notes } else { format!(" ({notes})") };
    let refine = refine + by_accesses;
    Some(format!("{refine} refine clang's{notes}, {refuted} do not, {not_judged} not judged"))
}

/// The passes after which functions of any strategy have more instructions than clang's, the most frequent first.
fn parted_passes(programs: &[ProgramMeasurement]) -> Vec<String> {
    let mut passes: BTreeMap<&str, usize> = BTreeMap::new();
    let strategies = programs.iter().flat_map(|program| &program.levels).flat_map(|level| &level.strategies);
    for (pass, functions) in strategies.flat_map(|cost| cost.parted.iter().flatten()) {
        *passes.entry(pass).or_default() += functions.len();
    }
    let mut passes: Vec<(&str, usize)> = passes.into_iter().collect();
    passes.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    passes.into_iter().map(|(pass, _)| pass.to_owned()).collect()
}

/// The number of a strategy's functions that part from clang's after a pass, with an example.
fn parted_cell(pass: &str, pairs: &[CostPair<'_>]) -> Option<String> {
    let parted = |pair: &CostPair<'_>| {
        let functions = pair.cost.parted.as_ref()?.get(pass)?;
        Some((functions.len(), format!("@{} of {}", functions[0], pair.name)))
    };
    let parted: Vec<(usize, String)> = pairs.iter().filter_map(parted).collect();
    let count: usize = parted.iter().map(|(count, _)| count).sum();
    parted.first().map(|(_, example)| format!("{count}: {example}"))
}
