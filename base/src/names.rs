//! Enumerations whose values have names, in texts, configurations and on the command line.

use std::fmt;

/// An enumeration whose values have names; implemented by [`crate::named!`].
pub trait Named: Copy + 'static {
    /// All values, in the order of declaration.
    const VALUES: &'static [Self];

    /// The name of the value.
    fn name(self) -> &'static str;
}

/// The value that has a name.
#[must_use]
pub fn value_named<T: Named>(name: &str) -> Option<T> {
    T::VALUES.iter().copied().find(|value| value.name() == name)
}

/// The error for a name that no value of an enumeration has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    /// The name.
    pub name: String,
    noun: &'static str,
    known: Vec<&'static str>,
}

impl UnknownName {
    /// The error for `name`, which is to be the name of a value of `T`; `noun` is the word for such a value.
    #[must_use]
    pub fn new<T: Named>(name: &str, noun: &'static str) -> UnknownName {
        let known = T::VALUES.iter().copied().map(T::name).collect();
        UnknownName { name: name.to_owned(), noun, known }
    }
}

impl std::error::Error for UnknownName {}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is no {}; there are ", self.name, self.noun)?;
        match self.known.split_last() {
            Some((last, [])) => f.write_str(last),
            Some((last, others)) => write!(f, "{} and {last}", others.join(", ")),
            None => f.write_str("none"),
        }
    }
}

/// Defines enumerations without data whose values have names: the enumeration with its usual traits, the array `ALL`, `name`,
/// `named`, [`Named`] and [`fmt::Display`]. With a noun after the enumeration's name, values are also read from their names
/// ([`std::str::FromStr`]), and the error calls them by the noun.
#[macro_export]
macro_rules! named {
    ($(
        $(#[$meta:meta])* $vis:vis enum $name:ident $(: $noun:literal)? {
            $($(#[$row:meta])* $variant:ident = $text:literal,)*
        }
    )*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        $vis enum $name { $($(#[$row])* $variant,)* }

        impl $name {
            /// All values, in the order of declaration.
            pub const ALL: [$name; [$($text),*].len()] = [$($name::$variant,)*];

            /// The name of the value.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }

            /// The value that has this name.
            #[must_use]
            pub fn named(name: &str) -> Option<$name> {
                $crate::value_named(name)
            }
        }

        impl $crate::Named for $name {
            const VALUES: &'static [$name] = &$name::ALL;

            fn name(self) -> &'static str {
                $name::name(self)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        $(impl std::str::FromStr for $name {
            type Err = $crate::UnknownName;

            fn from_str(name: &str) -> Result<$name, $crate::UnknownName> {
                $name::named(name).ok_or_else(|| $crate::UnknownName::new::<$name>(name, $noun))
            }
        })?
    )*};
}
