//! Calling conventions other than the platform's.

use super::error::{Check, Violation, describe, require};
use crate::{CallingConvention, Program, Signature, Type};

/// Checks that the convention exists on the platform and that it defines the passing of every value of the signature
/// ([`CallingConvention::takes`]).
pub(super) fn signature(program: &Program, signature: &Signature) -> Check {
    let convention = signature.convention;
    let Some(attribute) = convention.attribute() else { return Ok(()) };
    let fits = convention.exists_on(program.target) && convention.takes(program, signature);
    require(fits, || {
        let ty = Type::FunctionPointer(Box::new(Signature {
            convention: CallingConvention::Platform,
            ..signature.clone()
        }));
        Violation::Convention { ty: describe(program, &ty), convention: attribute }
    })
}
