//! Recipes, the ways to compile a module: clang's levels, and passes one at a time.

use std::fmt;

use smol_str::SmolStr;

/// A way to compile a module: a pipeline of passes by `opt`, if any, and a level for clang after it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Recipe {
    /// The pipeline for `opt -passes=`; none leaves the middle end to clang's level.
    pub passes: Option<SmolStr>,
    /// `-O2`.
    pub level: SmolStr,
}

impl Recipe {
    /// clang at a level.
    #[must_use]
    pub fn level(level: &str) -> Recipe {
        Recipe { passes: None, level: level.into() }
    }

    /// These passes and nothing else: the back end then does what it does at `-O0`.
    #[must_use]
    pub fn passes(passes: &str) -> Recipe {
        Recipe { passes: Some(passes.into()), level: "-O0".into() }
    }

    /// The names of the passes, in order, without the text in brackets after them.
    pub fn pass_names(&self) -> impl Iterator<Item = &str> {
        let parts = self.passes.iter().flat_map(|passes| passes.split([',', '(', ')', ';']));
        parts.map(|part| part.split('<').next().unwrap_or(part)).filter(|name| !name.is_empty())
    }

    /// The recipe of this name; `None` if the text names something else.
    #[must_use]
    pub fn named(name: &str) -> Option<Recipe> {
        let rest = name.strip_prefix("ir ")?;
        match rest.strip_prefix("-passes=") {
            Some(rest) => rest
                .rsplit_once(' ')
                .map(|(passes, level)| Recipe { passes: Some(passes.into()), level: level.into() }),
            None => Some(Recipe::level(rest)),
        }
    }
}

/// The name of the engine that compiles by the recipe: `ir -O2`, `ir -passes=gvn -O0`.
impl fmt::Display for Recipe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.passes {
            Some(passes) => write!(f, "ir -passes={passes} {}", self.level),
            None => write!(f, "ir {}", self.level),
        }
    }
}

/// Clang's levels for IR.
pub const LEVELS: [&str; 4] = ["-O0", "-O1", "-O2", "-O3"];

/// Passes of `opt` that change a function by themselves, and short sequences of them that open each other's way. In the
/// syntax of `opt -passes=`. That `instcombine` ends at a fixpoint is checked by `opt` alone, and fails now and then
/// without anything being wrong.
pub const PIPELINES: &[&str] = &[
    "instcombine<no-verify-fixpoint>",
    "gvn",
    "sroa",
    "sccp",
    "simplifycfg",
    "early-cse<memssa>",
    "reassociate",
    "newgvn",
    "aggressive-instcombine",
    "correlated-propagation",
    "jump-threading",
    "bdce",
    "dse",
    "memcpyopt",
    "mem2reg,instsimplify",
    "sroa,instcombine<no-verify-fixpoint>,simplifycfg",
    "sroa,loop-mssa(licm)",
    "loop-simplify,lcssa,loop-mssa(simple-loop-unswitch<nontrivial>)",
    "loop-simplify,lcssa,loop(indvars),loop-unroll-full",
    "loop(loop-rotate),loop-mssa(licm),gvn",
    "ipsccp,deadargelim,globalopt",
    "inline,sroa,gvn,instcombine<no-verify-fixpoint>",
    "slp-vectorizer",
    "vector-combine",
    "loop-vectorize<interleave-forced-only;no-vectorize-forced-only>",
    "constraint-elimination",
    "nary-reassociate",
    "separate-const-offset-from-gep",
    "speculative-execution",
    "div-rem-pairs",
    "float2int",
    "sink",
    "mldst-motion",
    "gvn-hoist",
    "gvn-sink",
    "guard-widening",
    "tailcallelim",
    "argpromotion,sroa",
    "attributor",
    "scalarizer",
    "infer-alignment,load-store-vectorizer",
];

/// `count` of the pipelines, others for each number.
pub fn pipelines(number: u64, count: usize) -> impl Iterator<Item = Recipe> {
    let first = number as usize % PIPELINES.len() * count;
    (first..first + count).map(|at| Recipe::passes(PIPELINES[at % PIPELINES.len()]))
}

/// Clang's levels, all of [`LEVELS`] where none is named, and after them pipelines of passes.
#[must_use]
pub fn recipes(levels: &[String], passes: impl Iterator<Item = Recipe>) -> Vec<Recipe> {
    let levels: Vec<&str> =
        if levels.is_empty() { LEVELS.to_vec() } else { levels.iter().map(String::as_str).collect() };
    levels.into_iter().map(Recipe::level).chain(passes).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recipe_is_found_by_its_name() {
        let all = recipes(&[], pipelines(0, PIPELINES.len()));
        assert_eq!(all.len(), LEVELS.len() + PIPELINES.len());
        for recipe in all {
            assert_eq!(Recipe::named(&recipe.to_string()), Some(recipe));
        }
        assert_eq!(Recipe::passes("gvn").to_string(), "ir -passes=gvn -O0");
        assert_eq!([Recipe::named("gcc -O2"), Recipe::named("ir")], [None, None]);
    }
}
