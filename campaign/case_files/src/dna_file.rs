//! Saved DNA: the bytes a program was made from, with the configuration they were made under.
//!
//! ```text
//! 0   8  "BITFROST"
//! 8   4  version of this format, little-endian, 1
//! 12  4  length of the configuration
//! 16  4  length of the DNA
//! 20     the configuration, JSON
//!        the DNA, any bytes at all
//! ```
//! Program, DNA and configuration stay together, so that a corpus survives changes of the generator's defaults.

use generator::Config;

use crate::limits::{Unlimited, require_limits};

/// The beginning of every file.
pub(super) const MAGIC: &[u8; 8] = b"BITFROST";
const VERSION: u32 = 1;
const HEADER: usize = 20;

/// A program's DNA and configuration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dna {
    /// The generator's configuration.
    pub config: Config,
    /// Its choices; any bytes will do.
    pub bytes: Vec<u8>,
}

/// The reason why bytes are no saved DNA.
#[derive(Debug, thiserror::Error)]
pub enum DnaError {
    /// They begin with something else.
    #[error("it does not begin with \"BITFROST\"")]
    Magic,
    /// They were written by a later bitfrost.
    #[error("its format has version {0} and this bitfrost knows version {VERSION}: use a newer bitfrost")]
    Version(u32),
    /// Their lengths do not add up.
    #[error("it is {found} bytes long and its header says {expected}")]
    Length {
        /// By the header.
        expected: u64,
        /// In truth.
        found: u64,
    },
    /// The configuration is none.
    #[error("its configuration is unreadable: {0}")]
    Config(serde_json::Error),
    /// The configuration asks for too much.
    #[error(transparent)]
    Unlimited(#[from] Unlimited),
}

impl Dna {
    /// The bytes of the file.
    ///
    /// # Errors
    /// Never for a configuration and DNA under 4 GiB.
    pub fn to_file(&self) -> Result<Vec<u8>, DnaError> {
        let Dna { config, bytes } = self;
        let config = serde_json::to_vec(config).map_err(DnaError::Config)?;
        let length = |part: &[u8]| {
            let found = part.len() as u64;
            u32::try_from(found).map_err(|_| DnaError::Length { expected: u64::from(u32::MAX), found })
        };
        let mut file = MAGIC.to_vec();
        for number in [VERSION, length(&config)?, length(bytes)?] {
            file.extend(number.to_le_bytes());
        }
        file.extend(config);
        file.extend(bytes);
        Ok(file)
    }

    /// Reads it back.
    ///
    /// # Errors
    /// [`DnaError`] for whatever [`Dna::to_file`] did not write.
    pub fn from_file(file: &[u8]) -> Result<Dna, DnaError> {
        if !file.starts_with(MAGIC) {
            return Err(DnaError::Magic);
        }
        let found = file.len() as u64;
        let Some((header, content)) = file.split_at_checked(HEADER) else {
            return Err(DnaError::Length { expected: HEADER as u64, found });
        };
        let number =
            |at: usize| u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]]);
        let (version, config_length, dna_length) = (number(8), number(12), number(16));
        if version != VERSION {
            return Err(DnaError::Version(version));
        }
        let expected = HEADER as u64 + u64::from(config_length) + u64::from(dna_length);
        if found != expected {
            return Err(DnaError::Length { expected, found });
        }
        let (config, bytes) = content.split_at(config_length as usize);
        let config = serde_json::from_slice(config).map_err(DnaError::Config)?;
        require_limits(&config)?;
        Ok(Dna { config, bytes: bytes.to_vec() })
    }

    /// The program.
    #[must_use]
    pub fn program(&self) -> lang::Program {
        generator::program(&self.bytes, &self.config)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn saved(bytes: &[u8]) -> Vec<u8> {
        Dna { config: Config::default(), bytes: bytes.to_vec() }.to_file().unwrap()
    }

    #[test]
    fn what_is_saved_is_read_back() {
        for bytes in [&b""[..], b"\0", b"BITFROST", &[0xff; 300]] {
            assert_eq!(Dna::from_file(&saved(bytes)).unwrap().bytes, bytes);
        }
    }

    #[test]
    fn every_truncation_is_refused() {
        let file = saved(b"some dna");
        for length in 0..file.len() {
            assert!(Dna::from_file(&file[..length]).is_err(), "{length}");
        }
        let longer = [&file[..], b"x"].concat();
        assert!(matches!(Dna::from_file(&longer), Err(DnaError::Length { .. })));
    }

    fn corrupted(at: usize, byte: u8) -> String {
        let mut file = saved(b"dna");
        file[at] = byte;
        Dna::from_file(&file).unwrap_err().to_string()
    }

    #[test]
    fn each_corruption_has_its_sentence() {
        assert_eq!(corrupted(0, b'X'), "it does not begin with \"BITFROST\"");
        assert!(corrupted(8, 9).starts_with("its format has version 9 and"));
        assert!(corrupted(15, 0xff).contains("and its header says 4278"));
        assert!(corrupted(20, b'[').starts_with("its configuration is unreadable"));
    }
}
