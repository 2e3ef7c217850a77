//! Decisions: unknown bits that influenced the course of a run.

use std::fmt;

use ir::{Bits, ProgramPoint};

use super::poison_chain::PoisonOrigin;

macro_rules! reasons {
    ($($variant:ident = $text:literal,)*) => {
        /// The use that required an unknown bit to be decided.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Reason { $(#[doc = $text] $variant,)* }

        impl Reason {
            /// A noun phrase for what the bit decides.
            pub fn name(self) -> &'static str {
                match self { $(Reason::$variant => $text,)* }
            }
        }

        impl fmt::Display for Reason {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

reasons! {
    Branch = "the way of a branch",
    Switch = "the way of a switch",
    Select = "the arm of a select",
    Address = "the address of an access",
    Size = "the size of an object or a bulk operation",
    Divisor = "whether a division is defined",
    ShiftAmount = "the amount of a shift",
    Flag = "whether a promise is kept",
    Lane = "the lane of a vector",
    Callee = "the function that is called",
    Assumption = "whether an assumption holds",
    ExtraBits = "whether the bits beside an odd-width integer are zero",
    FloatToInt = "whether a number fits an integer",
    Product = "a product of more than 128 bits",
    IntToFloat = "the number that an integer of more than 128 bits becomes",
    Observation = "what is observed",
}

/// One decided bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The number of the choice, in the order of choosing.
    pub choice: u32,
    /// Its value in this run.
    pub value: bool,
    /// The use that required it.
    pub reason: Reason,
    /// The instruction that required it.
    pub place: ProgramPoint,
    /// The origin of the poison or undef that was chosen.
    pub origin: PoisonOrigin,
    /// The `freeze`, or the use of undef, that made the choice.
    pub chosen: ProgramPoint,
    /// Position of the bit in the chosen value.
    pub bit: Bits,
}
