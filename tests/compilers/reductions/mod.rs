//! `bitfrost reduce`, of programs, modules and anybody's C.

mod gnu_c;
mod reduce_any_module;
mod reduce_build_directory;
mod reduce_cxx;
mod reduce_foreign;
mod reduce_from_command;
mod reduce_modules;
mod reduce_troubles;
mod unreached_code;
