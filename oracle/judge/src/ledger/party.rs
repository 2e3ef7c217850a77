//! A side of a disagreement, as the entries of the ledger see it.

use lowering::strategy::Strategy;

use engines::compiler::{CLANG, CompilerIdentity, GCC, Identities, Version};

/// The clang whose front end our lowering imitates.
const IMITATED: Version = Version::major(19);

/// A compiler, our lowering, or the document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Party {
    /// A compiler of a family whose reading of the rules we know.
    Compiler(CompilerIdentity),
    /// Our own lowering by any strategy, which imitates a clang, but its `va_arg` keeps to the document.
    Ours(CompilerIdentity),
    /// A compiler of any other family, which is held against the document. Where no clause decides, it may read the
    /// document as this compiler does.
    Document(CompilerIdentity),
}

impl Party {
    /// Our own lowering.
    #[must_use]
    pub fn ours() -> Party {
        Party::Ours(CompilerIdentity::new(CLANG, Some(IMITATED)))
    }

    /// The parties that a compiler of this name may be: one, or for an unknown family one for each way to read the
    /// document.
    #[must_use]
    pub fn all_of(identities: &Identities, name: &str) -> Vec<Party> {
        if Strategy::named(name).is_some() {
            return vec![Party::ours()];
        }
        let identity = identities.identity(name);
        if [CLANG, GCC].contains(&identity.family.as_str()) {
            return vec![Party::Compiler(identity)];
        }
        let clang = CompilerIdentity::new(CLANG, Some(IMITATED));
        vec![Party::Document(clang), Party::Document(CompilerIdentity::new(GCC, None))]
    }

    /// The compiler whose reading of the rules it shares.
    #[must_use]
    pub const fn reads_as(&self) -> &CompilerIdentity {
        match self {
            Party::Compiler(identity) | Party::Ours(identity) | Party::Document(identity) => identity,
        }
    }
}
