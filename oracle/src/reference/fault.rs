//! Mistakes the evaluator can be told to make, so that a user sees that they would be found.

use serde::{Deserialize, Serialize};

macro_rules! faults {
    ($($(#[doc = $doc:literal])+ $fault:ident = $name:literal),* $(,)?) => {
        /// A mistake the reference evaluator makes when told to.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Fault {
            $($(#[doc = $doc])+ $fault,)*
        }

        impl Fault {
            /// Every one of them.
            pub const ALL: &[Fault] = &[$(Fault::$fault),*];

            /// Its stable name, in kebab-case.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Fault::$fault => $name,)* }
            }

            /// What goes wrong, in a sentence.
            #[must_use]
            pub fn description(self) -> &'static str {
                match self { $(Fault::$fault => concat!($($doc),+).trim(),)* }
            }
        }
    };
}

faults! {
    /// A store to a bit-field keeps the bits that do not fit its width.
    BitFieldStoreNotTruncated = "bit-field-store-not-truncated",
    /// A signed bit-field is read without its sign.
    SignedBitFieldReadAsUnsigned = "signed-bit-field-read-as-unsigned",
    /// An unsigned bit-field narrower than `int` promotes to `unsigned int`.
    NarrowBitFieldPromotesToUnsigned = "narrow-bit-field-promotes-to-unsigned",
    /// A conversion to `_Bool` keeps the lowest bit instead of comparing with zero.
    BoolTruncates = "bool-truncates",
    /// A postfix `++` or `--` yields the new value.
    PostfixYieldsNewValue = "postfix-yields-new-value",
    /// The value of an assignment is its right operand, not what the left one then holds.
    AssignmentYieldsRightOperand = "assignment-yields-right-operand",
    /// A compound assignment is computed in the type of the place instead of the promoted one.
    CompoundInPlaceType = "compound-in-place-type",
    /// What a callee does to a record parameter happens to the caller's object.
    RecordPassedByReference = "record-passed-by-reference",
    /// An assignment of records forgets the last scalar.
    RecordAssignmentDropsLast = "record-assignment-drops-last",
    /// Members that an initialiser leaves out are one instead of zero.
    OmittedInitializerIsOne = "omitted-initializer-is-one",
    /// Every case of a switch falls through.
    SwitchFallsThrough = "switch-falls-through",
    /// `>>` on a negative value shifts in zeros.
    RightShiftLogical = "right-shift-logical",
    /// Unsigned operands are compared as if they were signed.
    UnsignedCompareAsSigned = "unsigned-compare-as-signed",
    /// `&&` and `||` evaluate their right operand always.
    LogicalNotShortCircuit = "logical-not-short-circuit",
    /// A negative value converted to a wider unsigned type is extended with zeros.
    SignExtensionForgotten = "sign-extension-forgotten",
    /// `float` arithmetic is done in `double` and never rounded.
    FloatKeepsDoublePrecision = "float-keeps-double-precision",
    /// Arithmetic on `long double` is rounded to `double`.
    LongDoubleInDouble = "long-double-in-double",
    /// A conversion to `_Float16` keeps the digits that do not fit.
    HalfNotRounded = "half-not-rounded",
    /// A conversion to `_BitInt(N)` keeps the bits beyond the width in its last byte.
    BitIntNotWrapped = "bit-int-not-wrapped",
    /// Operands of type `unsigned __int128` are compared as if they were signed.
    WideCompareSigned = "wide-compare-signed",
    /// `__real__` and `__imag__` are each other's.
    ComplexPartsSwapped = "complex-parts-swapped",
    /// The lanes of a vector are counted from the last one.
    VectorLanesReversed = "vector-lanes-reversed",
}

/// A set of faults; the default is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FaultSet(u32);

/// What the evaluator asks before it errs. Two implementations, so that switched-off faults are compiled out.
pub(super) trait Faults: Copy {
    /// True when this mistake is to be made.
    fn has(self, fault: Fault) -> bool;
}

/// No fault at all, known at compile time.
#[derive(Clone, Copy)]
pub(super) struct Sound;

impl Faults for Sound {
    #[inline(always)]
    fn has(self, _: Fault) -> bool {
        false
    }
}

impl Faults for FaultSet {
    #[inline]
    fn has(self, fault: Fault) -> bool {
        self.contains(fault)
    }
}

impl FaultSet {
    /// The empty set.
    pub const NONE: FaultSet = FaultSet(0);

    /// True when `fault` is in the set.
    #[must_use]
    pub const fn contains(self, fault: Fault) -> bool {
        self.0 & (1 << fault as u32) != 0
    }

    /// True when no fault is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Fault> for FaultSet {
    fn from_iter<I: IntoIterator<Item = Fault>>(faults: I) -> FaultSet {
        FaultSet(faults.into_iter().fold(0, |set, fault| set | 1 << fault as u32))
    }
}

impl std::str::FromStr for Fault {
    type Err = String;
    fn from_str(name: &str) -> Result<Fault, String> {
        let found = Fault::ALL.iter().find(|fault| fault.name() == name);
        found.copied().ok_or_else(|| format!("the reference evaluator has no fault `{name}`"))
    }
}

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
        assert!(Fault::ALL.len() <= 32, "FaultSet holds them in 32 bits");
    }
}
