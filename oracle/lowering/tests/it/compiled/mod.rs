//! Tests that need compilers or other tools.

mod aarch64_places;
mod carry;
mod copied_members;
mod divergences;
mod examples;
mod initialisers;
mod layout;
mod programs;
mod read_back;
mod riscv64;
mod shapes;
mod signatures;
mod strategies;
