//! `bitfrost reduce`, of programs, modules and anybody's C.

mod gnu_c;
mod reduce_any_module;
mod reduce_cxx;
mod reduce_foreign;
mod reduce_modules;
mod reduce_troubles;
mod unreached_code;
