//! A program together with what it was made from.

use arbitrary::{Arbitrary, Unstructured};
use lang::Program;
use serde::{Deserialize, Serialize};

use crate::config::{Config, Profile};

/// A program with the DNA and configuration it is a function of: corpora survive changes of the generator only if all
/// three are kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Case {
    /// What was wanted.
    pub config: Config,
    /// What it was drawn from.
    pub dna: Vec<u8>,
    /// What came out.
    pub program: Program,
}

impl Case {
    /// The case of a DNA.
    #[must_use]
    pub fn new(dna: Vec<u8>, config: Config) -> Case {
        let program = crate::program(&dna, &config);
        Case { config, dna, program }
    }
}

/// All bytes are the DNA of a program of the profile [`Profile::Mixed`]: nothing stands before it that would
/// shift its genes, so that [`crate::mutate`] knows what it changes.
impl<'a> Arbitrary<'a> for Case {
    fn arbitrary(u: &mut Unstructured<'a>) -> arbitrary::Result<Case> {
        let bytes = u.bytes(u.len())?;
        Ok(Case::new(bytes.to_vec(), Config::new(Profile::Mixed)))
    }

    fn arbitrary_take_rest(u: Unstructured<'a>) -> arbitrary::Result<Case> {
        Ok(Case::new(u.take_rest().to_vec(), Config::new(Profile::Mixed)))
    }
}
