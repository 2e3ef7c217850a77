//! The parts of the crate, each by itself.

mod check_cost;
mod check_definite_cell;
mod check_names;
mod float;
mod float_type;
mod number;
mod parse_printed;
mod print_concise;
mod types_part_type;
