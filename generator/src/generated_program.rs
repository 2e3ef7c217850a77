//! A program together with the DNA and configuration it was generated from.

use arbitrary::{Arbitrary, Unstructured};
use lang::Program;
use serde::{Deserialize, Serialize};

use crate::config::Config;
use crate::profile::Profile;

/// A generated program with its DNA and configuration. A corpus survives changes of the generator only if all three
/// are kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GeneratedProgram {
    /// The generator's configuration.
    pub config: Config,
    /// The bytes that the generator's choices were read from.
    pub dna: Vec<u8>,
    /// The program that `dna` and `config` gave.
    pub program: Program,
}

impl GeneratedProgram {
    /// Generates the program of a DNA under a configuration.
    #[must_use]
    pub fn new(dna: Vec<u8>, config: Config) -> GeneratedProgram {
        let program = crate::program(&dna, &config);
        GeneratedProgram { config, dna, program }
    }
}

/// Reads all bytes as the DNA of a program of the profile [`Profile::Mixed`]. No header stands before the DNA: it would
/// shift the genes, and [`crate::mutate`] works on genes at fixed positions.
impl<'a> Arbitrary<'a> for GeneratedProgram {
    fn arbitrary(u: &mut Unstructured<'a>) -> arbitrary::Result<GeneratedProgram> {
        let bytes = u.bytes(u.len())?;
        Ok(GeneratedProgram::new(bytes.to_vec(), Config::new(Profile::Mixed)))
    }

    fn arbitrary_take_rest(u: Unstructured<'a>) -> arbitrary::Result<GeneratedProgram> {
        Ok(GeneratedProgram::new(u.take_rest().to_vec(), Config::new(Profile::Mixed)))
    }
}
