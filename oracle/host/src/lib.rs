//! The machine and the user around this process: clock, environment, scratch directories, signals, and the terminal.
//!
//! Only here is the clock read ([`clock`]), the environment asked ([`machine`]), or foreign text written ([`output`]). All that
//! can fail for a reason outside ends in a [`Failure`].

pub mod clock;
pub mod failure;
pub mod hex;
pub mod in_time;
pub mod machine;
pub mod output;
pub mod printable;
pub mod rotated_file;
pub mod run_end;
pub mod scratch;
pub mod shell;
pub mod signals;
pub mod styled;

pub use failure::{Failure, VerbOutcome};
