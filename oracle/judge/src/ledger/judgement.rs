//! The judgement on compilers that disagree.

use std::fmt;

use serde::Serialize;

use super::CompilerRange;

/// The judgement of an entry's clause on a disagreement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Judgement {
    /// No clause decides: each compiler may do as it does, but their code does not link together.
    Divergence,
    /// The clause decides against some of the compilers.
    Miscompilation {
        /// The compilers that are wrong.
        wrong: Vec<CompilerRange>,
    },
}

impl Judgement {
    /// The judgement of an entry by the compilers its clause decides against.
    pub(super) fn against(wrong: &[CompilerRange]) -> Judgement {
        match wrong {
            [] => Judgement::Divergence,
            wrong => Judgement::Miscompilation { wrong: wrong.to_vec() },
        }
    }
}

/// `divergence: no clause decides` or `miscompilation by clang<18`.
impl fmt::Display for Judgement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Judgement::Miscompilation { wrong } = self else {
            return f.write_str("divergence: no clause decides");
        };
        let names: Vec<String> = wrong.iter().map(CompilerRange::to_string).collect();
        write!(f, "miscompilation by {}", names.join(", "))
    }
}
