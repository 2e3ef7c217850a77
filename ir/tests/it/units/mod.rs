//! The parts of the crate, each by itself.

mod attributes_memory_effects;
mod fp_class;
mod intrinsics;
mod layout;
mod layout_data_layout;
mod legalize_legal_layout;
mod legalize_window;
mod metadata_part;
mod module;
mod opcode;
mod print_constant;
mod print_symbol;
mod read_lexer;
mod read_name;
mod read_omitted;
mod statistics;
mod type_table;
mod unused_metadata;
mod wide;
