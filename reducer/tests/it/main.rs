//! Tests of the crate `reducer` through its public items.

mod cxx;
mod extended;
mod gnu_c;
mod modules;
mod reduce;
mod source;
mod whole_modules;
