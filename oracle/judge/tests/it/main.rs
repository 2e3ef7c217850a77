//! Tests of the crate `judge` through its public items.

mod common;
mod compiled;
mod defined;
mod in_process;
mod layout_check;
mod modules;
mod precise_agrees;
mod precise_domains;
