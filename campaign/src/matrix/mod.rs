//! The engines of a campaign as a matrix: callers against callees.
//!
//! Represents: of every pair of configurations the runs, and those of them that mismatch.
//! Allows: any engines; those that are no pair are listed beside it.
//! Rejects: nothing; a name that is no engine's is one of the others.

mod table;
#[cfg(test)]
mod tests;
mod text;

use std::collections::{BTreeMap, BTreeSet};

use engines::{Configuration, EngineName};

use crate::accounting::EngineCount;
pub use table::{MatrixMark, MatrixTable};

/// From this number of configurations on, rows and columns are compilers, all levels together; from this number of compilers
/// on, families.
const FOLDED_FROM: usize = 12;

/// The runs of one pair of rows and columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct MatrixCell {
    ran: u64,
    mismatches: u64,
    known: u64,
}

/// The configurations that a row or column of the matrix covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fold {
    Configurations,
    Compilers,
    Families,
}

/// The engines of a campaign, callers against callees.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineMatrix {
    fold: Fold,
    /// The names of rows and columns.
    names: Vec<String>,
    /// By caller and callee.
    pairs: BTreeMap<(String, String), MatrixCell>,
    /// Both sides in one unit.
    direct: BTreeMap<String, MatrixCell>,
    /// Engines in process.
    in_process: Vec<(String, MatrixCell)>,
    /// Ways to compile a module.
    recipes: Vec<(String, MatrixCell)>,
}

impl MatrixCell {
    fn add(&mut self, count: &EngineCount) {
        self.ran += count.ran;
        self.mismatches += count.mismatches;
        self.known += count.known;
    }
}

impl Fold {
    /// The least folding under which there are few enough names.
    fn for_configurations(configurations: &BTreeSet<&Configuration>) -> Fold {
        let count = |fold: Fold| {
            configurations.iter().map(|configuration| fold.name(configuration)).collect::<BTreeSet<_>>().len()
        };
        [Fold::Configurations, Fold::Compilers]
            .into_iter()
            .find(|fold| count(*fold) < FOLDED_FROM)
            .unwrap_or(Fold::Families)
    }

    fn name(self, configuration: &Configuration) -> String {
        match self {
            Fold::Configurations => configuration.to_string(),
            Fold::Compilers => configuration.compiler().to_owned(),
            Fold::Families => configuration.family().to_owned(),
        }
    }
}

impl EngineMatrix {
    /// The matrix of the engines that were counted.
    #[must_use]
    pub fn from_counts(engines: &BTreeMap<String, EngineCount>) -> EngineMatrix {
        let named: Vec<(Option<EngineName>, &String, &EngineCount)> =
            engines.iter().map(|(name, count)| (name.parse().ok(), name, count)).collect();
        let sides = named.iter().filter_map(|(engine, ..)| engine.as_ref()?.sides());
        let configurations: BTreeSet<&Configuration> = sides.flat_map(|(one, other)| [one, other]).collect();
        let fold = Fold::for_configurations(&configurations);
        let names: BTreeSet<String> =
            configurations.iter().map(|configuration| fold.name(configuration)).collect();
        let mut matrix = EngineMatrix {
            fold,
            names: names.into_iter().collect(),
            pairs: BTreeMap::new(),
            direct: BTreeMap::new(),
            in_process: Vec::new(),
            recipes: Vec::new(),
        };
        named.iter().for_each(|(engine, name, count)| matrix.enter(engine.as_ref(), name, count));
        matrix
    }

    fn enter(&mut self, engine: Option<&EngineName>, name: &str, count: &EngineCount) {
        let fold = self.fold;
        match engine {
            Some(EngineName::Linked { caller, callee }) => {
                self.pairs.entry((fold.name(caller), fold.name(callee))).or_default().add(count);
            }
            Some(EngineName::Direct(both)) => self.direct.entry(fold.name(both)).or_default().add(count),
            Some(EngineName::Recipe(_)) => self.recipes.push((name.to_owned(), cell(count))),
            Some(
                EngineName::Reference
                | EngineName::Interpreter(_)
                | EngineName::Concrete
                | EngineName::Symbolic
                | EngineName::Exhaustive
                | EngineName::Majority,
            )
            | None => self.in_process.push((name.to_owned(), cell(count))),
        }
    }
}

fn cell(count: &EngineCount) -> MatrixCell {
    let mut cell = MatrixCell::default();
    cell.add(count);
    cell
}
