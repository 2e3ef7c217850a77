//! The textual form of a semantics, on the command line and in explanations.

use std::fmt;
use std::str::FromStr;

use ir::{Promise, PromiseSet};

use super::{NondetPolicy, Semantics};

/// A parameter of a semantics, by its current value.
pub trait SemanticsParameter: Copy {
    fn read(text: &str) -> Option<Self>;
    fn write(self) -> String;
    fn explain(self) -> &'static str;
}

impl SemanticsParameter for NondetPolicy {
    fn read(text: &str) -> Option<NondetPolicy> {
        match text {
            "zeros" => Some(NondetPolicy::Zeros),
            "ones" => Some(NondetPolicy::Ones),
            _ => text.strip_prefix("seed-")?.parse().ok().map(NondetPolicy::Seed),
        }
    }

    fn write(self) -> String {
        match self {
            NondetPolicy::Zeros => "zeros".to_owned(),
            NondetPolicy::Ones => "ones".to_owned(),
            NondetPolicy::Seed(seed) => format!("seed-{seed}"),
        }
    }

    fn explain(self) -> &'static str {
        match self {
            NondetPolicy::Zeros => "Where bits are arbitrary, zeros are chosen.",
            NondetPolicy::Ones => "Where bits are arbitrary, ones are chosen.",
            NondetPolicy::Seed(_) => "Where bits are arbitrary, a generator with this seed chooses.",
        }
    }
}

/// `all`, or `all-range-nonnull` without some rules; `none`, or `none+range` with some.
impl SemanticsParameter for PromiseSet {
    fn read(text: &str) -> Option<PromiseSet> {
        let (mut set, mut rest) = match text.strip_prefix("all") {
            Some(rest) => (PromiseSet::ALL, rest),
            None => (PromiseSet::NONE, text.strip_prefix("none")?),
        };
        while !rest.is_empty() {
            let (sign, name) = rest.split_at(1);
            let end = name.find(['+', '-']).unwrap_or(name.len());
            let promise = Promise::named(&name[..end])?;
            set = match sign {
                "-" => set.without_promise(promise),
                "+" => set.with_promise(promise),
                _ => return None,
            };
            rest = &name[end..];
        }
        Some(set)
    }

    fn write(self) -> String {
        let off = Promise::ALL.iter().filter(|promise| !self.has(**promise));
        match self {
            PromiseSet::NONE => "none".to_owned(),
            _ => off.fold("all".to_owned(), |text, promise| format!("{text}-{}", promise.name())),
        }
    }

    fn explain(self) -> &'static str {
        match self {
            PromiseSet::ALL => "Every promise of metadata and attributes that the engines know is tested.",
            PromiseSet::NONE => "No promise of metadata or attributes is tested.",
            _ => "Some promises of metadata and attributes are not tested.",
        }
    }
}

/// A parameter and its current value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SemanticsSetting {
    /// The parameter's name, one of [`PARAMETERS`].
    pub parameter: &'static str,
    /// The value's name.
    pub value: String,
    /// The value's meaning in one sentence.
    pub meaning: &'static str,
}

macro_rules! parameters {
    ($($name:literal: $field:ident,)*) => {
        /// The names of the parameters.
        pub const PARAMETERS: &[&str] = &[$($name,)*];

        impl Semantics {
            /// Sets a parameter. `None` if the parameter or the value does not exist.
            fn set(&mut self, parameter: &str, value: &str) -> Option<()> {
                match parameter {
                    $($name => self.$field = SemanticsParameter::read(value)?,)*
                    _ => return None,
                }
                Some(())
            }

            /// All parameters with their values and meanings.
            pub fn describe(self) -> Vec<SemanticsSetting> {
                // A field that this macro does not list is a compile error.
                let Semantics { $($field,)* } = self;
                vec![$(SemanticsSetting { parameter: $name, value: $field.write(), meaning: $field.explain() },)*]
            }
        }
    };
}

parameters! {
    "uninitialized": uninitialized,
    "odd-width": odd_width,
    "select": select,
    "branch": branch,
    "undef": undef,
    "promises": promises,
    "choices": choices,
}

impl Semantics {
    /// Reads settings separated by commas: `thesis,branch=choice`. A preset, if any, comes first; without one the
    /// settings change the default.
    ///
    /// # Errors
    ///
    /// A preset, parameter or value does not exist.
    pub fn parse(text: &str) -> Result<Semantics, SemanticsError> {
        let mut semantics = Semantics::default();
        for (at, part) in text.split(',').map(str::trim).enumerate() {
            match part.split_once('=') {
                Some((parameter, value)) if !PARAMETERS.contains(&parameter) => {
                    return Err(SemanticsError::Parameter {
                        parameter: parameter.to_owned(),
                        value: value.to_owned(),
                    });
                }
                Some((parameter, value)) => semantics.set(parameter, value).ok_or_else(|| {
                    SemanticsError::Value { parameter: parameter.to_owned(), value: value.to_owned() }
                })?,
                None if at == 0 => {
                    let preset = Semantics::preset(part);
                    semantics = preset.ok_or_else(|| SemanticsError::Preset(part.to_owned()))?.semantics;
                }
                None => return Err(SemanticsError::NotASetting(part.to_owned())),
            }
        }
        Ok(semantics)
    }

    /// The parameters in which `self` and `other` differ, with their values in `self`.
    fn differences(self, other: Semantics) -> Vec<SemanticsSetting> {
        let pairs = self.describe().into_iter().zip(other.describe());
        pairs.filter(|(ours, theirs)| ours != theirs).map(|(ours, _)| ours).collect()
    }
}

impl FromStr for Semantics {
    type Err = SemanticsError;

    fn from_str(text: &str) -> Result<Semantics, SemanticsError> {
        Semantics::parse(text)
    }
}

/// The nearest preset and the differences from it, in the syntax of [`Semantics::parse`].
impl fmt::Display for Semantics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let distance = |preset: &&super::Preset| self.differences(preset.semantics).len();
        let Some(preset) = Semantics::PRESETS.iter().min_by_key(distance) else { return Ok(()) };
        f.write_str(preset.name)?;
        for SemanticsSetting { parameter, value, .. } in self.differences(preset.semantics) {
            write!(f, ",{parameter}={value}")?;
        }
        Ok(())
    }
}

/// The error of reading a semantics from text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SemanticsError {
    /// The first part names no preset.
    #[error("there is no semantics `{0}`")]
    Preset(String),
    /// A part after the first is not of the form `knob=value`.
    #[error("`{0}` is no `knob=value`")]
    NotASetting(String),
    /// No such parameter.
    #[error("a semantics has no `{parameter}` (set to `{value}`)")]
    Parameter {
        /// The name given.
        parameter: String,
        /// The value given for it.
        value: String,
    },
    /// The parameter has no such value.
    #[error("`{parameter}` cannot be `{value}`")]
    Value {
        /// The parameter.
        parameter: String,
        /// The value given.
        value: String,
    },
}
