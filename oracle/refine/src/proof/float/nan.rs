//! The NaN that an operation gives. LangRef "Behavior of Floating-Point NaN values": the sign is any; the payload is the
//! preferred one, or that of an operand, made quiet or as it is. No supported target has further payloads.

use super::format::BinaryFormat;
use super::number::Rounded;
use crate::circuits;
use crate::gates::{Gates, Lit};
use crate::proof::domain::ProofDomain;

impl ProofDomain<'_> {
    /// The bits of a result of a format, where a NaN is chosen for good. Each operand has its own format.
    pub(in crate::proof) fn with_nan(
        &mut self,
        format: BinaryFormat,
        result: Rounded,
        operands: &[(BinaryFormat, &[Lit])],
    ) -> Vec<Lit> {
        if result.nan == Lit::FALSE {
            return result.bits;
        }
        // A result that differs from use to use has a NaN of its own in each.
        let undef = operands.iter().flat_map(|(_, bits)| *bits).any(|lit| self.is_chosen_by_use(*lit));
        let nan = self.nan(format, operands, undef);
        circuits::choice(self.graph(), result.nan, &nan, &result.bits)
    }

    fn nan(&mut self, format: BinaryFormat, operands: &[(BinaryFormat, &[Lit])], undef: bool) -> Vec<Lit> {
        let choose = if undef { ProofDomain::undef_bit } else { ProofDomain::frozen_bit };
        let quiet = format.mantissa - 1;
        // Which sign is chosen as the difference from that of the operand, so that a choice that is the same for all inputs
        // gives the operand itself.
        let negated = choose(self);
        let mut bits = format.infinity(negated);
        bits[quiet] = Lit::TRUE;
        for &(from, operand) in operands {
            let is_nan = from.is_nan(self.graph(), operand);
            if is_nan == Lit::FALSE {
                continue;
            }
            // The first choice is the last operand as it is.
            let (taken, unchanged) = (!choose(self), !choose(self));
            let mut payload = payload(&operand[..from.mantissa], format.mantissa);
            let graph = self.graph();
            // A signaling NaN whose payload is cut to nothing would be an infinite number.
            let some = circuits::any_set(graph, &payload);
            let kept = graph.and(unchanged, some);
            payload[quiet] = graph.mux(kept, payload[quiet], Lit::TRUE);
            let taken = graph.and(taken, is_nan);
            let chosen = circuits::choice(graph, taken, &payload, &bits[..format.mantissa]);
            bits.splice(..format.mantissa, chosen);
            let (from_sign, sign) = (operand[operand.len() - 1], bits.len() - 1);
            let own = graph.xor(from_sign, negated);
            bits[sign] = graph.mux(taken, own, bits[sign]);
        }
        bits
    }
}

/// The payload in a mantissa of another size: cut, or with zeros, at its low end.
fn payload(fraction: &[Lit], mantissa: usize) -> Vec<Lit> {
    match fraction.len().checked_sub(mantissa) {
        Some(cut) => fraction[cut..].to_vec(),
        None => {
            let mut wide = vec![Lit::FALSE; mantissa - fraction.len()];
            wide.extend_from_slice(fraction);
            wide
        }
    }
}
