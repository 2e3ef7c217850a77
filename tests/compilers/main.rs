//! Tests of the command with compilers, `opt`, and a browser.

mod bad_input;
mod campaign;
mod check;
#[path = "../common/mod.rs"]
mod common;
mod compilers;
mod conform;
mod containment;
mod damaged_files;
mod deaths;
mod evaluate;
mod explain;
mod full_disk;
mod hostile_ir;
mod ir_campaign;
mod ir_verbs;
mod kills;
mod newcomer;
mod ordinary_programs;
mod readme;
mod reduce_foreign;
mod reduce_modules;
mod reduce_troubles;
mod refine_passes;
mod regressions;
mod regressions_ir;
mod report;
mod seeds;
mod setup;
mod terminal;
mod unattended;
mod unreached_code;
mod verbs;
mod wide_values;
