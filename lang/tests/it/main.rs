//! Tests of the crate `lang` through its public items.

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
