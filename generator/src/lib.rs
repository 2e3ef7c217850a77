//! Bytes in, program out.
mod body;
mod choices;
mod config;
mod feature;
mod genome;
mod plan;
mod production;
mod program;
mod record;
mod signature;
mod value;
mod world;

pub use config::{Config, Limits, Profile, UnknownProfile};
pub use feature::{Features, Group, Row, TABLE};
pub use genome::dna;
pub use production::Kind;
pub use program::program;
