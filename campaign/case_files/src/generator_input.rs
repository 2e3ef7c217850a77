//! The input from which the generator made a case.

use crate::Dna;

/// The parts of the DNA of which a shorter one lacks the last or one.
const PARTS: usize = 16;

/// The bytes that the generator made a case from, and its configuration as JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GeneratorInput {
    /// The DNA.
    pub dna: Vec<u8>,
    /// The configuration.
    pub configuration: Option<String>,
}

impl GeneratorInput {
    /// The input with shorter DNA: without its end, and without one part.
    pub fn shorter(&self) -> impl Iterator<Item = GeneratorInput> {
        let at = |part: usize| self.dna.len() * part / PARTS;
        let beginnings = (0..PARTS).map(move |part| self.dna[..at(part)].to_vec());
        let without = (0..PARTS).map(move |part| [&self.dna[..at(part)], &self.dna[at(part + 1)..]].concat());
        beginnings.chain(without).map(|dna| GeneratorInput { dna, configuration: self.configuration.clone() })
    }
}

impl From<Dna> for GeneratorInput {
    fn from(Dna { config, bytes }: Dna) -> GeneratorInput {
        GeneratorInput { dna: bytes, configuration: serde_json::to_string(&config).ok() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shorter_input_lacks_a_part() {
        let input = GeneratorInput { dna: (0..32).collect(), configuration: None };
        let shorter: Vec<Vec<u8>> = input.shorter().map(|input| input.dna).collect();
        assert_eq!(shorter.len(), 2 * PARTS);
        assert_eq!((&shorter[1], shorter[PARTS].len()), (&vec![0, 1], 30));
        assert!(shorter.iter().all(|dna| dna.len() < 32));
    }
}
