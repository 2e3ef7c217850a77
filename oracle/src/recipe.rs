//! Recipes, the ways to compile a module: clang's levels, and passes one at a time.

use smol_str::SmolStr;

use crate::engine::{self, EngineName};

/// A way to compile a module: a pipeline of passes by `opt`, if any, and a level for clang after it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Recipe {
    /// What `opt -passes=` is given; none leaves the middle end to clang's level.
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

    /// The names of the passes, in order, without what is in brackets behind them.
    pub fn pass_names(&self) -> impl Iterator<Item = &str> {
        let parts = self.passes.iter().flat_map(|passes| passes.split([',', '(', ')', ';']));
        parts.map(|part| part.split('<').next().unwrap_or(part)).filter(|name| !name.is_empty())
    }

    /// By which its runs are known: `ir -O2`, `ir -passes=gvn -O0`.
    ///
    /// # Errors
    /// When the passes or the level make no name.
    pub fn engine(&self) -> Result<EngineName, engine::NameError> {
        let passes = self.passes.as_ref().map(|passes| format!("-passes={passes} ")).unwrap_or_default();
        engine::Configuration::new("ir", &format!("{passes}{}", self.level)).map(EngineName::pure)
    }
}

/// What clang does with IR.
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

/// Clang's levels, and `count` of the pipelines, others for each number.
#[must_use]
pub fn recipes(number: u64, count: usize) -> Vec<Recipe> {
    LEVELS.into_iter().map(Recipe::level).chain(pipelines(number, count)).collect()
}
