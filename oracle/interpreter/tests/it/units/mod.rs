//! The parts of the crate, each by itself.

mod fault;
mod library_defined;
mod machine_library_format;
mod machine_library_random;
mod machine_library_time;
