//! Ways to compile a module: clang's levels, and passes one at a time.

use crate::native::Recipe;

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
