//! The kinds of case: the one table that verbs ask about a finding, whatever it is a finding of.
//!
//! A kind is a row in `kinds!` and a file beside this one.

mod module;
mod ordinary;
mod passes;
mod program;
mod unit;

use judge::ModuleCase;
use lang::Program;

use crate::case::Language;
use crate::database::FindingDetail;
use crate::examine::{Case, OrdinaryCase, PassCase, UnitCase};

/// A kind of case that campaigns store findings of.
pub trait StoredCase: Case {
    /// The facts about it.
    const FACTS: KindFacts;
}

/// The facts about a kind of case.
#[derive(Debug, PartialEq, Eq)]
pub struct KindFacts {
    /// The name of the engine that says what is expected.
    pub witness: &'static str,
    /// The name of the file that an export writes a case to.
    pub exported_as: &'static str,
    /// The option of `check` that names an engine at fault, where it asks none without.
    pub engine_option: Option<&'static str>,
    /// The form of its reproducers. `Err` says why it has none.
    pub plain: Result<PlainForm, &'static str>,
    /// `Err` says why the ledger has no entries for it.
    pub ledger_entry: Result<(), &'static str>,
}

/// The form in which plain compilers are given a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainForm {
    /// A program of the subset: a file for each side of its calls.
    Sides,
    /// A program whose output is compared with that of most.
    Output,
}

/// Work on a case whose kind the registry knows.
pub trait KindVisitor {
    /// The result.
    type Output;

    /// Does the work for a kind.
    fn visit<C: StoredCase>(self) -> Self::Output;
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident: $case:ty,)+) => {
        /// A kind of case.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum CaseKind {
            $($(#[$doc])* $kind,)+
        }

        impl CaseKind {
            /// All of them. Of two that are stored in one language, the one that needs a configuration comes first.
            pub const ALL: &[CaseKind] = &[$(CaseKind::$kind),+];

            /// Does work for this kind.
            pub fn visit<V: KindVisitor>(self, visitor: V) -> V::Output {
                match self {
                    $(CaseKind::$kind => visitor.visit::<$case>(),)+
                }
            }

            /// The facts about it.
            #[must_use]
            pub const fn facts(self) -> &'static KindFacts {
                match self {
                    $(CaseKind::$kind => &<$case as StoredCase>::FACTS,)+
                }
            }

            fn is_stored_as(self, language: Language, configuration: Option<&str>) -> bool {
                match self {
                    $(CaseKind::$kind => <$case as Case>::is_stored_as(language, configuration),)+
                }
            }
        }
    };
}

kinds! {
    /// Programs in the subset of C.
    Program: Program,
    /// Functions of LLVM IR, through passes of LLVM.
    Passes: PassCase,
    /// Modules of LLVM IR.
    Module: ModuleCase,
    /// Any other C.
    Ordinary: OrdinaryCase,
    /// Signatures for plug-in engines.
    Unit: UnitCase,
}

impl CaseKind {
    /// The kind that a finding is of.
    #[must_use]
    pub fn of_finding(detail: &FindingDetail) -> CaseKind {
        CaseKind::stored_as(detail.language, detail.configuration.as_deref())
    }

    /// The kind of a text, by the language and the configuration that the database has of it.
    fn stored_as(language: Language, configuration: Option<&str>) -> CaseKind {
        let found = CaseKind::ALL.iter().find(|kind| kind.is_stored_as(language, configuration));
        // The test below asks for all languages.
        found.copied().unwrap_or(CaseKind::Ordinary)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_finding_has_the_kind_of_its_language_and_configuration() {
        let passes = Some(r#"{"passes":"gvn","function":"f"}"#);
        for (language, configuration, expected) in [
            (Language::C, None, CaseKind::Program),
            (Language::C, Some("{}"), CaseKind::Program),
            (Language::LlvmIr, None, CaseKind::Module),
            (Language::LlvmIr, Some("{}"), CaseKind::Module),
            (Language::LlvmIr, passes, CaseKind::Passes),
            (Language::OrdinaryC, passes, CaseKind::Ordinary),
            (Language::Signatures, None, CaseKind::Unit),
        ] {
            assert_eq!(
                CaseKind::stored_as(language, configuration),
                expected,
                "{language:?} {configuration:?}"
            );
        }
        for language in Language::ALL {
            let is_its = |kind: &&CaseKind| kind.is_stored_as(language, None);
            assert_eq!(CaseKind::ALL.iter().filter(is_its).count(), 1, "{language:?}");
        }
    }

    /// Holds the name of a kind's witness to that of its judge.
    struct Witness;

    impl KindVisitor for Witness {
        type Output = (String, &'static str);

        fn visit<C: StoredCase>(self) -> (String, &'static str) {
            (C::WITNESS.to_string(), C::FACTS.witness)
        }
    }

    #[test]
    fn the_witness_is_the_one_that_judges() {
        for kind in CaseKind::ALL {
            let (judge, named) = kind.visit(Witness);
            assert_eq!(judge, named, "{kind:?}");
        }
    }
}
