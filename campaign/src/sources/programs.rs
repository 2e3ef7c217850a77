//! Programs in C for campaigns: hand-picked ones first, then the generator's.

use generator::Config;
use include_dir::{Dir, File, include_dir};
use judge::inprocess;
use lang::{Program, Target, Unit};

use crate::accounting::Accounting;
use crate::coverage::ProgramCoverage;
use crate::novelty::{self, Marks};
use crate::signatures::SignatureCount;
use crate::sources::Source;
use case_files::{Dna, GeneratorInput};
use database::Origin;
use host::Failure;

/// The examples of the theses, the article and the ABI documents, each with a trap in it.
static SEEDS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../corpus/seeds");

/// The programs of a campaign, by number.
#[derive(Clone, Debug)]
pub struct ProgramSource {
    /// The hand-picked programs: numbers 0, 1, 2, …
    picked: Vec<Program>,
    /// The seed of the others.
    seed: u64,
    /// The generator's configuration.
    config: Config,
}

impl ProgramSource {
    /// The programs of a seed.
    ///
    /// # Errors
    /// [`Failure::Infrastructure`] if a hand-picked program is unusable; a test shows that none is.
    pub fn new(seed: u64, config: Config) -> Result<ProgramSource, Failure> {
        let picked = files()
            .into_iter()
            .filter_map(|file| picked(file, config.target).transpose())
            .collect::<Result<_, _>>()?;
        Ok(ProgramSource { picked, seed, config })
    }

    /// The number of a program among those that are generated, as `bitfrost generate` counts them.
    #[must_use]
    pub fn generated(&self, number: u64) -> Option<u64> {
        number.checked_sub(self.picked.len() as u64)
    }

    /// The DNA of a program that was generated.
    #[must_use]
    pub fn dna(&self, number: u64, attempt: u64) -> Option<Dna> {
        let index = self.generated(number)?;
        let seed = attempt_seed(self.seed, attempt);
        Some(Dna { config: self.config.clone(), bytes: generator::dna(seed, index) })
    }
}

impl Source for ProgramSource {
    type Case = Program;

    /// Enough that storing the position costs nothing.
    const IN_PROCESS_BATCH: u64 = 1024;

    fn seed(&self) -> u64 {
        self.seed
    }

    fn profile(&self) -> String {
        self.config.profile.to_string()
    }

    fn case(&self, number: u64, attempt: u64) -> Program {
        match self.dna(number, attempt) {
            Some(dna) => dna.program(),
            None => self.picked[number as usize].clone(),
        }
    }

    fn origin(&self, number: u64) -> Origin {
        if number < self.picked.len() as u64 { Origin::Written } else { Origin::Generated }
    }

    fn input(&self, number: u64, attempt: u64) -> Option<GeneratorInput> {
        let Dna { config, bytes } = self.dna(number, attempt)?;
        Some(GeneratorInput { dna: bytes, configuration: serde_json::to_string(&config).ok() })
    }

    fn mutant(&self, dna: Vec<u8>) -> Option<(Program, GeneratorInput)> {
        let configuration = serde_json::to_string(&self.config).ok();
        let dna = Dna { config: self.config.clone(), bytes: dna };
        Some((dna.program(), GeneratorInput { dna: dna.bytes, configuration }))
    }

    fn marks(&self, program: &Program, settings: &inprocess::InProcessSettings) -> Marks {
        let ProgramCoverage { features, classes, layouts } =
            ProgramCoverage::of_program(program, settings.lowering.vector_unit);
        let names = features.iter().chain(&classes).map(String::as_str).chain(layouts);
        let mut marks = novelty::pairs(names);
        if let Ok(module) = lowering::lower::program(program, &Unit::WHOLE, &settings.lowering) {
            marks.extend(novelty::edges(&module));
        }
        marks
    }

    fn count(
        &self,
        _: u64,
        program: &Program,
        settings: &inprocess::InProcessSettings,
        accounting: &mut Accounting,
    ) {
        let vectors = settings.lowering.vector_unit;
        accounting.tally.signatures.add(SignatureCount::of_program(program, vectors));
        accounting.covered(&ProgramCoverage::of_program(program, vectors));
    }
}

/// The seed of the programs that are drawn in the place of others.
pub(super) const fn attempt_seed(seed: u64, attempt: u64) -> u64 {
    // The golden ratio of 64 bits: attempts of one seed are not the programs of the next.
    seed.wrapping_add(attempt.wrapping_mul(0x9E37_79B9_7F4A_7C15))
}

/// The files of hand-picked programs, always in the same order.
fn files() -> Vec<&'static File<'static>> {
    let is_c = |file: &&File<'_>| file.path().extension().is_some_and(|extension| extension == "c");
    let mut files: Vec<_> = SEEDS.files().filter(is_c).collect();
    files.sort_by_key(|file| file.path());
    files
}

/// A hand-picked program, unless it is none for the target: some give a plain `char`, where it is unsigned, a negative
/// number.
fn picked(file: &File<'_>, target: Target) -> Result<Option<Program>, Failure> {
    let name = file.path().display().to_string();
    let unusable = |why: String| Failure::infrastructure(format_args!("corpus/seeds/{name}"), why);
    let text = file.contents_utf8().ok_or_else(|| unusable("it is not text".to_owned()))?;
    let program = lang::parse::program_for(target, text, &name).map_err(|why| unusable(why.to_string()))?;
    match lang::check::program(&program).map(drop) {
        Ok(()) => Ok(Some(program)),
        Err(_) if target != Target::default() => Ok(None),
        Err(why) => Err(unusable(why.to_string())),
    }
}

/// The hash of the hand-picked programs, which differ from version to version.
#[must_use]
pub fn fingerprint() -> String {
    let mut hasher = blake3::Hasher::new();
    for file in files() {
        hasher.update(file.contents());
    }
    hasher.finalize().to_hex()[..16].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hand_picked_programs_are_for_every_target_but_for_negative_plain_chars() {
        for file in files() {
            assert!(picked(file, Target::X86_64Linux).unwrap().is_some(), "{}", file.path().display());
            match picked(file, Target::AArch64Linux).unwrap() {
                Some(program) => assert_eq!(program.target, Target::AArch64Linux),
                None => assert!(file.contents_utf8().unwrap().contains("char "), "{}", file.path().display()),
            }
        }
        let source =
            ProgramSource::new(7, Config { target: Target::AArch64Linux, ..Config::default() }).unwrap();
        assert!(source.picked.len() > 25, "{}", source.picked.len());
    }

    #[test]
    fn hand_picked_programs_come_first_and_then_the_generator_s() {
        let source = ProgramSource::new(7, Config::default()).unwrap();
        let picked = source.picked.len() as u64;
        assert!(picked > 30, "{picked}");
        assert_eq!((source.origin(picked - 1), source.dna(picked - 1, 0)), (Origin::Written, None));
        let first = source.dna(picked, 0).unwrap();
        assert_eq!(first.bytes, generator::dna(7, 0));
        assert_eq!(source.case(picked, 0), first.program());
        assert_ne!(source.case(0, 0), source.case(1, 0));
        assert_ne!(source.case(picked, 0), source.case(picked, 1));
    }
}
