//! Planted faults: deliberate errors in the reference evaluator, to test whether a campaign finds them.

pub(super) use base::{Faults, Sound};
use serde::{Deserialize, Serialize};

base::faults! {
    /// A planted fault of the reference evaluator. Every ordinary program of the right features exposes it.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Fault of "the reference evaluator", observable by () {
        () => {
            BitFieldStoreNotTruncated = "bit-field-store-not-truncated": "A store to a bit-field keeps the bits that do not fit its width.",
            SignedBitFieldReadAsUnsigned = "signed-bit-field-read-as-unsigned": "A signed bit-field is read without its sign.",
            NarrowBitFieldPromotesToUnsigned = "narrow-bit-field-promotes-to-unsigned": "An unsigned bit-field narrower than `int` promotes to `unsigned int`.",
            BoolTruncates = "bool-truncates": "A conversion to `_Bool` keeps the lowest bit instead of comparing with zero.",
            PostfixYieldsNewValue = "postfix-yields-new-value": "A postfix `++` or `--` yields the new value.",
            AssignmentYieldsRightOperand = "assignment-yields-right-operand": "The value of an assignment is its right operand, not what the left one then holds.",
            CompoundInPlaceType = "compound-in-place-type": "A compound assignment is computed in the type of the place instead of the promoted one.",
            RecordPassedByReference = "record-passed-by-reference": "What a callee does to a record parameter happens to the caller's object.",
            RecordAssignmentDropsLast = "record-assignment-drops-last": "An assignment of records forgets the last scalar.",
            OmittedInitializerIsOne = "omitted-initializer-is-one": "Members that an initialiser leaves out are one instead of zero.",
            SwitchFallsThrough = "switch-falls-through": "Every case of a switch falls through.",
            RightShiftLogical = "right-shift-logical": "`>>` on a negative value shifts in zeros.",
            UnsignedCompareAsSigned = "unsigned-compare-as-signed": "Unsigned operands are compared as if they were signed.",
            LogicalNotShortCircuit = "logical-not-short-circuit": "`&&` and `||` evaluate their right operand always.",
            SignExtensionForgotten = "sign-extension-forgotten": "A negative value converted to a wider unsigned type is extended with zeros.",
            FloatKeepsDoublePrecision = "float-keeps-double-precision": "`float` arithmetic is done in `double` and never rounded.",
            LongDoubleInDouble = "long-double-in-double": "Arithmetic on `long double` is rounded to `double`.",
            HalfNotRounded = "half-not-rounded": "A conversion to `_Float16` keeps the digits that do not fit.",
            BitIntNotWrapped = "bit-int-not-wrapped": "A conversion to `_BitInt(N)` keeps the bits beyond the width in its last byte.",
            WideCompareSigned = "wide-compare-signed": "Operands of type `unsigned __int128` are compared as if they were signed.",
            ComplexPartsSwapped = "complex-parts-swapped": "`__real__` and `__imag__` are each other's.",
            VectorLanesReversed = "vector-lanes-reversed": "The lanes of a vector are counted from the last one.",
        }
    }
}

/// A set of faults of the reference evaluator.
pub type FaultSet = base::FaultSet<Fault>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_read_back() {
        for fault in Fault::ALL {
            assert_eq!(fault.name().parse(), Ok(*fault));
            assert!(fault.description().ends_with('.'));
        }
        assert!("no-such-fault".parse::<Fault>().is_err());
    }
}
