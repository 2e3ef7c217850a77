//! Mathematics by the host's functions. C11 7.12.

use super::super::ConcreteMachine;
use super::arguments::Arguments;
use super::{LibraryCall, LibraryResult};
use crate::library::LibraryFunction as F;

impl ConcreteMachine {
    pub(super) fn mathematics_call(&mut self, function: F, arguments: &mut Arguments<'_>) -> LibraryCall {
        let x = f64::from_bits(self.size(arguments)?);
        let binary: Option<fn(f64, f64) -> f64> = match function {
            F::Fmod => Some(|x, y| x % y),
            F::Pow => Some(f64::powf),
            F::Atan2 => Some(f64::atan2),
            _ => None,
        };
        if let Some(binary) = binary {
            let y = f64::from_bits(self.size(arguments)?);
            return Ok(LibraryResult::Double(binary(x, y)));
        }
        Ok(LibraryResult::Double(match function {
            F::Sqrt => x.sqrt(),
            F::Floor => x.floor(),
            F::Ceil => x.ceil(),
            F::Trunc => x.trunc(),
            F::Round => x.round(),
            F::Exp => x.exp(),
            F::Log => x.ln(),
            F::Log10 => x.log10(),
            F::Sin => x.sin(),
            F::Cos => x.cos(),
            F::Tan => x.tan(),
            F::Atan => x.atan(),
            _ => x.abs(),
        }))
    }
}
