//! Who is right where compilers disagree.

use std::fmt;

use serde::Serialize;

use super::Who;

/// What the clause of an entry makes of a disagreement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Judgement {
    /// No clause decides: everybody may do as they do, only not together.
    Divergence,
    /// The clause decides, against some.
    Miscompilation {
        /// Against whom.
        wrong: Vec<Who>,
    },
}

impl Judgement {
    /// That no clause decides, or against whom it does.
    pub(super) fn against(wrong: &[Who]) -> Judgement {
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
        let names: Vec<String> = wrong.iter().map(Who::to_string).collect();
        write!(f, "miscompilation by {}", names.join(", "))
    }
}
