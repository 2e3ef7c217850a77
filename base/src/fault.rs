//! Planted faults: deliberate errors that can be switched on, to test whether a campaign finds them.

use std::fmt;
use std::marker::PhantomData;

/// An enumeration of planted faults; implemented by [`crate::faults!`].
pub trait PlantedFault: Copy + 'static {
    /// The position in the enumeration, less than [`FaultSet::CAPACITY`].
    fn index(self) -> usize;
}

const WORDS: usize = 4;

/// A set of planted faults, by default empty. Asking it is one bit test.
#[derive(PartialEq, Eq, Hash)]
pub struct FaultSet<F>([u64; WORDS], PhantomData<F>);

// Derived implementations would require the traits of `F`.
impl<F> Clone for FaultSet<F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F> Copy for FaultSet<F> {}

impl<F> Default for FaultSet<F> {
    fn default() -> Self {
        FaultSet::NONE
    }
}

impl<F> FaultSet<F> {
    /// The largest number of faults that an enumeration may have.
    pub const CAPACITY: usize = 64 * WORDS;

    /// The empty set: everything is correct.
    pub const NONE: FaultSet<F> = FaultSet([0; WORDS], PhantomData);

    /// True if the set is empty.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == [0; WORDS]
    }
}

impl<F: PlantedFault> FaultSet<F> {
    /// The set of one fault.
    #[must_use]
    pub fn single(fault: F) -> FaultSet<F> {
        FaultSet::NONE.with_fault(fault)
    }

    /// The set with `fault` added.
    #[must_use]
    pub fn with_fault(mut self, fault: F) -> FaultSet<F> {
        self.0[fault.index() / 64] |= 1 << (fault.index() % 64);
        self
    }

    /// True if the set contains `fault`.
    #[inline]
    #[must_use]
    pub fn has(self, fault: F) -> bool {
        self.0[fault.index() / 64] & 1 << (fault.index() % 64) != 0
    }
}

impl<F: PlantedFault> FromIterator<F> for FaultSet<F> {
    fn from_iter<I: IntoIterator<Item = F>>(faults: I) -> FaultSet<F> {
        faults.into_iter().fold(FaultSet::NONE, FaultSet::with_fault)
    }
}

impl<F> fmt::Debug for FaultSet<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let members = (0..Self::CAPACITY).filter(|index| self.0[index / 64] & 1 << (index % 64) != 0);
        f.debug_set().entries(members).finish()
    }
}

/// The faults that code asks about. Generic over this, code is compiled once with the questions, for [`FaultSet`], and once without
/// them, for [`Sound`].
pub trait Faults<F>: Copy {
    /// True if this fault is on.
    fn has(self, fault: F) -> bool;
}

/// No fault, known at compile time.
#[derive(Clone, Copy, Debug)]
pub struct Sound;

impl<F> Faults<F> for Sound {
    #[inline(always)]
    fn has(self, _: F) -> bool {
        false
    }
}

impl<F: PlantedFault> Faults<F> for FaultSet<F> {
    #[inline]
    fn has(self, fault: F) -> bool {
        FaultSet::has(self, fault)
    }
}

/// The error for a name that is no fault's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{engine} has no fault called `{name}`")]
pub struct UnknownFault {
    /// The part of bitfrost that was asked for the fault, with its article.
    pub engine: &'static str,
    /// The name.
    pub name: String,
}

/// Defines an enumeration of planted faults. The faults are in groups, each with an expression for the setting in which such a
/// fault can be observed; `Fault::exposure` gives that of a fault. A row is a variant, its stable name in kebab-case, and its
/// description in one line; after `acting by` a type, each row also has its action of that type.
#[macro_export]
macro_rules! faults {
    // Each row also has its action.
    (
        $(#[$meta:meta])* $vis:vis enum $fault:ident of $engine:literal, observable by $exposure:ty, acting by $act:ty {
            $($group:expr => { $($variant:ident = $name:literal: $description:literal => $action:expr,)+ })+
        }
    ) => {
        $crate::faults! {
            $(#[$meta])* $vis enum $fault of $engine, observable by $exposure {
                $($group => { $($variant = $name: $description,)+ })+
            }
        }

        impl $fault {
            /// The value that the fault acts on, and its change.
            pub(crate) const fn action(self) -> $act {
                match self { $($($fault::$variant => $action,)+)+ }
            }
        }
    };
    (
        $(#[$meta:meta])* $vis:vis enum $fault:ident of $engine:literal, observable by $exposure:ty {
            $($group:expr => { $($variant:ident = $name:literal: $description:literal,)+ })+
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $fault { $($(#[doc = $description] $variant,)+)+ }

        impl $fault {
            /// All faults, in the order of declaration.
            pub const ALL: &'static [$fault] = &[$($($fault::$variant,)+)+];

            /// Its stable name, in kebab-case.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($($fault::$variant => $name,)+)+ }
            }

            /// The error in one line.
            #[must_use]
            pub const fn description(self) -> &'static str {
                match self { $($($fault::$variant => $description,)+)+ }
            }

            /// The setting in which the fault can be observed.
            #[must_use]
            pub const fn exposure(self) -> $exposure {
                match self { $($($fault::$variant)|+ => $group,)+ }
            }
        }

        const _: () = assert!($fault::ALL.len() <= $crate::FaultSet::<$fault>::CAPACITY);

        impl $crate::PlantedFault for $fault {
            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $fault {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $fault {
            type Err = $crate::UnknownFault;

            fn from_str(name: &str) -> Result<$fault, $crate::UnknownFault> {
                let known = $fault::ALL.iter().copied().find(|fault| fault.name() == name);
                known.ok_or_else(|| $crate::UnknownFault { engine: $engine, name: name.to_owned() })
            }
        }
    };
}
