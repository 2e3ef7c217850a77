//! Tests of the command with compilers, `opt`, and a browser.

mod bad_input;
mod campaigns;
mod check;
#[path = "../common/mod.rs"]
mod common;
mod compilers;
mod conform;
mod conformance_corpus;
mod containment;
mod damaged_files;
mod evaluate;
mod explain;
mod hostile_ir;
mod ir_verbs;
mod newcomer;
mod ordinary_programs;
mod readme;
mod reductions;
mod refine_passes;
mod regressions;
mod regressions_ir;
mod report;
mod setup;
mod terminal;
mod triage;
mod verbs;
mod wide_values;
mod young_compilers;
