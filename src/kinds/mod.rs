//! The kinds of case: the one table that verbs ask about a finding, whatever it is a finding of.
//!
//! A kind is a row in `kinds!` and a file beside this one; `docs/adding-a-kind.md` has the other places.

mod codegen;
mod module;
mod ordinary;
mod passes;
mod program;
mod unit;

use std::collections::BTreeSet;
use std::path::PathBuf;

use case_files::Language;
use database::FindingDetail;
use engines::{EngineName, native};
use examination::examine::{Case, CodegenCase, OrdinaryCase, PassCase, Store, UnitCase};
use host::Failure;
use judge::ModuleCase;
use lang::{Program, Target};

pub use module::settings as module_settings;
pub use ordinary::compilers as ordinary_compilers;

use crate::cli::EngineArgs;
use crate::settings::Settings;

/// A kind of case that campaigns store findings of.
pub trait StoredCase: Case {
    /// The facts about it.
    const FACTS: KindFacts;

    /// The part of a case that its engines depend on.
    fn needs(&self) -> CaseNeeds {
        CaseNeeds::default()
    }

    /// The engines that examine cases with these needs.
    ///
    /// # Errors
    /// [`Failure::Input`] if the options leave none; [`Failure::Infrastructure`] if one is missing.
    fn engines(needs: &CaseNeeds, asked: &EnginesAsked<'_>) -> Result<CaseEngines<Self>, Failure>;

    /// The words after `bitfrost` that ask engines about an exported case of a finding, which these engines get wrong.
    fn asking_words(detail: &FindingDetail, wrong: &[EngineName]) -> Vec<String> {
        let _ = (detail, wrong);
        words(&["check", Self::FACTS.exported_as])
    }
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// The options that name each of some compilers once.
fn options<'a>(option: &'a str, wrong: &[EngineName]) -> impl Iterator<Item = String> + use<'a> {
    let named = wrong.iter().filter_map(|engine| Some(engine.sides()?.0.compiler().to_owned()));
    let compilers: BTreeSet<String> = named.collect();
    compilers.into_iter().map(move |compiler| format!("{option}={compiler}"))
}

/// The part of a case that its engines depend on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CaseNeeds {
    /// The platform of its code.
    pub target: Target,
    /// The tables of plug-in engines that are not bitfrost's own.
    pub tables: Option<PathBuf>,
}

/// The engines that the user asks for.
#[derive(Clone, Copy, Debug)]
pub struct EnginesAsked<'a> {
    /// The configuration file.
    pub file: &'a Settings,
    /// The options of the command line, which go before.
    pub options: &'a EngineArgs,
    /// The engines that found the case, if it is a finding's: they are asked again unless the options choose others.
    pub found_by: Option<&'a [EngineName]>,
}

/// The engines that examine a case.
pub struct CaseEngines<C: Case> {
    /// The compilers to be started, if any.
    pub compilers: Option<native::Settings>,
    /// The settings of the other engines.
    pub settings: C::Settings,
}

impl EnginesAsked<'_> {
    /// The configuration file, with the engines that found the case in the place of its own.
    fn of_finding(&self, target: Target, options_choose: bool) -> Settings {
        match self.found_by {
            Some(engines) if !options_choose => self.file.asking(target, engines),
            _ => self.file.clone(),
        }
    }
}

/// The facts about a kind of case.
#[derive(Debug, PartialEq, Eq)]
pub struct KindFacts {
    /// The name of the engine that says what is expected.
    pub witness: &'static str,
    /// The name of the file that an export writes a case to.
    pub exported_as: &'static str,
    /// The form of its reproducers. `Err` says why it has none.
    pub plain: Result<PlainForm, &'static str>,
    /// `Err` says why the ledger has no entries for it.
    pub ledger_entry: Result<(), &'static str>,
    /// The result for a finding of which an engine is not here any more.
    pub without_engine: WithoutEngine,
}

impl KindFacts {
    /// Those that modules of LLVM IR share.
    const OF_LLVM_IR: KindFacts = KindFacts {
        witness: "tracked",
        exported_as: "program.ll",
        plain: Err("the case is a module of LLVM IR"),
        ledger_entry: Err(
            "the ledger's entries for modules name a file of corpus/regressions: `triage export`",
        ),
        without_engine: WithoutEngine::Failure,
    };
}

/// The result for a finding of which an engine is not here any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WithoutEngine {
    /// That of the other engines, unless the missing one is at fault.
    OfTheOthers,
    /// None, for this finding.
    Unclear,
    /// None at all: the command fails.
    Failure,
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
                    $(CaseKind::$kind => <$case as Store>::is_stored_as(language, configuration),)+
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
    /// Functions of LLVM IR, through back ends.
    Codegen: CodegenCase,
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
            (Language::LlvmIr, Some(r#"{"compiled":"f"}"#), CaseKind::Codegen),
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
