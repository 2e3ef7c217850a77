//! Tests of the crate `lang` through its public items.

#![allow(clippy::unwrap_used, reason = "a failure of a test is a panic")]

mod check_arithmetic;
mod check_control;
mod check_definite;
mod check_objects;
mod check_ranges;
mod check_seeds;
mod check_support;
mod compiled;
mod features;
mod lists;
mod text_declaration;
mod text_errors;
mod text_headers;
mod text_parse;
mod text_sample;
mod units;
