//! Intrinsics that the engines run by their IR bodies, against LangRef's definitions, computed here, and against native
//! code.

mod exact;
mod floats;
mod folded;
mod integers;
mod program;
mod vectors;
