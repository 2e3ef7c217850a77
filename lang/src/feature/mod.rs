//! The features of C: the constructs that a configuration enables, a program draws from, compilers and other languages may lack, and
//! reports count. Each is a row of one table; everything else about features is computed from it.

mod code;
mod record;
mod row;
mod scan;
mod signature;
mod table;
mod types;

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use row::{Availability, CompilerQuestion, FeatureRow, Telling};
pub use table::{FEATURES, Features};

/// The set of the rows with a property.
macro_rules! rows_where {
    (|$row:ident| $condition:expr) => {{
        let (mut found, mut index) = (Features::empty(), 0);
        while index < FEATURES.len() {
            let $row = &FEATURES[index];
            if $condition {
                found = found.union($row.feature);
            }
            index += 1;
        }
        found
    }};
}

impl Features {
    /// The features by which programs are drawn and reported.
    pub const NAMED: Features = rows_where!(|row| !row.name.is_empty());

    /// Features that some compilers lack: extensions of gcc and clang, and [`Features::RECENT`].
    pub const EXTENDED: Features = rows_where!(|row| !matches!(row.availability, Availability::Everywhere));

    /// Types that old compilers lack, among them gcc 12, and what every gcc or every clang lacks.
    pub const RECENT: Features =
        rows_where!(|row| matches!(row.availability, Availability::Recent | Availability::Gcc));

    /// Extensions of gcc that every clang lacks.
    pub const LACKED_BY_CLANG: Features = rows_where!(|row| matches!(row.availability, Availability::Gcc));

    /// Features that genes of their own decide, so that no other choice depends on how many there are. They bring no features that they
    /// need: they are drawn where a program has these.
    pub const OF_OWN_GENES: Features = rows_where!(|row| row.own_gene);

    /// Types that few programs have, as a gene for each decides.
    pub const RARE_TYPES: Features = rows_where!(|row| row.programs > 0);

    /// The ways to pass on or copy a `va_list`, beyond reading it.
    pub const VA_LIST_USES: Features =
        Features::VARIADIC_LIST.union(Features::LIST_POINTER).union(Features::LIST_COPY);

    /// The features that compilers are asked about.
    pub const ASKED: Features = rows_where!(|row| row.compiler.is_some());

    /// Extensions of C11.
    pub const BEYOND_C: Features = rows_where!(|row| row.is_beyond_c);

    /// The features in whose terms languages say what they have.
    pub const IN_LANGUAGES: Features = rows_where!(|row| row.language.is_some());

    /// The rows of the features in the set.
    pub fn rows(self) -> impl Iterator<Item = &'static FeatureRow> {
        FEATURES.iter().filter(move |row| self.contains(row.feature))
    }

    /// The names of the features in the set, in the order of [`FEATURES`].
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        (self & Features::NAMED).rows().map(|row| row.name)
    }

    /// Looks a feature up by its name.
    #[must_use]
    pub fn named(name: &str) -> Option<Features> {
        Features::NAMED.rows().find(|row| row.name == name).map(|row| row.feature)
    }

    /// The names of the features in the set where a compiler lacks them.
    pub fn words(self) -> impl Iterator<Item = &'static str> {
        self.rows().filter_map(|row| row.compiler.map(|question| question.word))
    }

    /// The names of the features in the set in engines' tables and reports of engines, by their numbers.
    pub fn language_names(self) -> impl Iterator<Item = &'static str> {
        let mut named: Vec<(usize, &str)> = self.rows().filter_map(|row| row.language).collect();
        named.sort_unstable();
        named.into_iter().map(|(_, name)| name)
    }

    /// Looks a feature of languages up by its name.
    #[must_use]
    pub fn named_in_languages(name: &str) -> Option<Features> {
        let is_it = |row: &&FeatureRow| row.language.is_some_and(|(_, own)| own == name);
        FEATURES.iter().find(is_it).map(|row| row.feature)
    }

    /// The features whose attributes a text of anybody's C names: compilers that ignore one do not do what it asks for.
    #[must_use]
    pub fn attributes_in(text: &str) -> Features {
        let words =
            text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').map(|word| word.trim_matches('_'));
        let rows =
            words.flat_map(|word| FEATURES.iter().filter(move |row| row.ignored_attribute == Some(word)));
        rows.fold(Features::empty(), |all, row| all | row.feature)
    }

    /// The features that a compiler needs for a program with the set.
    #[must_use]
    pub fn asked_of_compilers(self) -> Features {
        self.rows().fold(Features::empty(), |all, row| all | row.asked_as)
    }

    /// The features that a language needs to say a unit with the set.
    #[must_use]
    pub fn said_in_languages(self) -> Features {
        self.rows().fold(Features::empty(), |all, row| all | row.said_as)
    }

    /// The set together with every feature that its members need.
    #[must_use]
    pub fn with_needs(self) -> Features {
        let needed = self.rows().fold(self, |all, row| all | row.needs);
        if needed == self { self } else { needed.with_needs() }
    }

    /// The set without the members that need a feature outside it: the converse of [`Features::with_needs`].
    #[must_use]
    pub fn with_needs_met(self) -> Features {
        let idle = |row: &&FeatureRow| !self.contains(row.needs);
        let left = self.rows().filter(idle).fold(self, |all, row| all.difference(row.feature));
        if left == self { self } else { left.with_needs_met() }
    }
}

impl fmt::Display for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, name) in self.names().enumerate() {
            write!(f, "{}{name}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl Serialize for Features {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.names())
    }
}

impl<'de> Deserialize<'de> for Features {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Features, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        names.iter().try_fold(Features::empty(), |all, name| {
            let one = Features::named(name);
            Ok(all | one.ok_or_else(|| serde::de::Error::custom(format!("`{name}` is no feature")))?)
        })
    }
}
