//! Comparisons. IEEE 754-2019 section 5.11; LangRef "fcmp".

use ir::FloatPredicate;

use super::format::BinaryFormat;
use crate::circuits;
use crate::gates::{Gates, Lit};

/// The predicate on two numbers of a format.
pub fn compared(
    gates: &mut impl Gates,
    predicate: FloatPredicate,
    format: BinaryFormat,
    a: &[Lit],
    b: &[Lit],
) -> Lit {
    let unordered = {
        let nan = [a, b].map(|bits| format.is_nan(gates, bits));
        gates.or(nan[0], nan[1])
    };
    let equal = {
        let same = circuits::equal(gates, a, b);
        let zeros = [a, b].map(|bits| !circuits::any_set(gates, &bits[..bits.len() - 1]));
        let zeros = gates.and(zeros[0], zeros[1]);
        gates.or(same, zeros)
    };
    let less = {
        let less = less(gates, a, b);
        gates.and(less, !equal)
    };
    // What holds of ordered numbers, and whether the predicate holds of unordered ones.
    use FloatPredicate::{False, Oeq, Oge, Ogt, Ole, Olt, One, Ord, True, Ueq, Uge, Ugt, Ule, Ult, Une, Uno};
    let ordered = match predicate {
        False | Uno => Lit::FALSE,
        True | Ord => Lit::TRUE,
        Oeq | Ueq => equal,
        One | Une => !equal,
        Olt | Ult => less,
        Ole | Ule => gates.or(less, equal),
        Ogt | Ugt => {
            let not_more = gates.or(less, equal);
            !not_more
        }
        Oge | Uge => !less,
    };
    match predicate {
        False | Oeq | One | Olt | Ole | Ogt | Oge | Ord => gates.and(ordered, !unordered),
        True | Ueq | Une | Ult | Ule | Ugt | Uge | Uno => gates.or(ordered, unordered),
    }
}

/// The order of numbers that are no NaNs and not both zero: that of magnitudes, turned around where both are negative.
fn less(gates: &mut impl Gates, a: &[Lit], b: &[Lit]) -> Lit {
    let (sign_a, sign_b) = (a[a.len() - 1], b[b.len() - 1]);
    let (a, b) = (&a[..a.len() - 1], &b[..b.len() - 1]);
    let (up, down) = (circuits::less(gates, a, b, false), circuits::less(gates, b, a, false));
    let same_sign = gates.mux(sign_a, down, up);
    let differ = gates.xor(sign_a, sign_b);
    gates.mux(differ, sign_a, same_sign)
}
