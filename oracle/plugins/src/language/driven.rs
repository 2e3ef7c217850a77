//! Scripts in languages that read JSON: a fixed text of `runtime/scripts/` declares, calls and defines what the unit beside it has.
//! One row each; the text refuses what its language cannot say of a feature that it has.

use lang::{Features, feature_set};

use super::script::declaring;
use super::{LanguageSpec, SourceFile, json};
use crate::job::UnitJob;

/// The name of a unit that scripts read, in the directory of the script.
const UNIT: &str = "unit.json";

/// Languages, none of which has callees with `...`.
macro_rules! driven {
    ($(#[$about:meta] $name:ident = $language:literal, $script:literal, $calls:expr;)*) => {$(
        #[$about]
        pub static $name: LanguageSpec = LanguageSpec {
            name: $language,
            defines: $calls.difference(VARIADIC),
            calls: $calls,
            emit: |job| emit(job, $script, include_str!(concat!("../../runtime/scripts/", $script))),
        };
    )*};
}

const VARIADIC: Features = feature_set![VARIADIC VARIADIC_RECORD];

/// The features that all of them have.
const COMMON: Features = feature_set![UNSIGNED ANY_BOOL POINTER ENUM PACKED_ENUM ARRAY_FIELD UNTAGGED_RECORD RECORD_ARGUMENT RECORD_RESULT VARIADIC];

driven! {
    /// PHP's FFI, which takes C. A long double by itself becomes a shorter number.
    PHP = "php", "foreign.php", COMMON.union(feature_set![
        LONG_DOUBLE UNION NESTED_RECORD ANONYMOUS_RECORD BIT_FIELD UNNAMED_BIT_FIELD PACKED_RECORD PACKED_MEMBER
        ALIGNED_RECORD ALIGNED_FIELD VARIADIC_RECORD
    ]);
    /// Ruby's gem ffi.
    RUBY_FFI = "ruby-ffi", "foreign.rb", COMMON.union(feature_set![
        UNION NESTED_RECORD ANONYMOUS_RECORD PACKED_RECORD PRAGMA_PACK
    ]);
    /// koffi, of Node.
    KOFFI = "koffi", "foreign.cjs", COMMON.union(feature_set![
        NESTED_RECORD ANONYMOUS_RECORD PACKED_RECORD PACKED_MEMBER VARIADIC_RECORD
    ]);
    /// Perl's `FFI::Platypus`. Its records hold no records.
    PLATYPUS = "platypus", "foreign.pl", COMMON;
    /// Guile's `(system foreign)`. Its structures are lists of types, and no procedure has `...`.
    GUILE = "guile", "foreign.scm",
        COMMON.difference(VARIADIC).union(feature_set![NESTED_RECORD ANONYMOUS_RECORD]);
}

/// The script, and the unit.
fn emit(job: &UnitJob<'_>, name: &str, script: &str) -> Vec<SourceFile> {
    vec![
        SourceFile { name: name.to_owned(), text: declaring(script) },
        SourceFile { name: UNIT.to_owned(), text: json::text(job) },
    ]
}
