//! Ordinary programs for campaigns: those of a directory, and their mutants.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use generator::source::{SourceMutant, mutant};
use reducer::SourceText;

use crate::accounting::Accounting;
use crate::sources::Source;
use case_files::GeneratorInput;
use database::Origin;
use examination::examine::{OrdinaryCase, OrdinarySettings};
use host::Failure;

/// The programs of a campaign, by number: first those of a directory as they are, then mutants of them in turn.
#[derive(Clone, Debug)]
pub struct SeedSource {
    seed: u64,
    seeds: SeedFiles,
    /// Flags that compilers need for them.
    flags: Vec<String>,
}

/// The programs of a directory: the C files that define `main`, by name.
#[derive(Clone, Debug)]
pub struct SeedFiles {
    /// Their paths.
    paths: Vec<PathBuf>,
    texts: Vec<String>,
    /// The C files that are no whole program or no text.
    pub left_out: usize,
}

impl SeedFiles {
    /// Reads a directory.
    ///
    /// # Errors
    /// [`Failure::Input`] if it cannot be read, or has no program.
    pub fn read(directory: &Path) -> Result<SeedFiles, Failure> {
        let unreadable = |why: &std::io::Error| Failure::unreadable(directory, why);
        let entries = std::fs::read_dir(directory).map_err(|why| unreadable(&why))?;
        let mut paths = Vec::new();
        for entry in entries {
            paths.push(entry.map_err(|why| unreadable(&why))?.path());
        }
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "c"));
        paths.sort();
        let mut seeds = SeedFiles { paths: Vec::new(), texts: Vec::new(), left_out: 0 };
        for path in paths {
            match case_files::read_text(&path) {
                Ok(text) if SourceText::new([text.as_str()]).defines_function("main") => {
                    seeds.paths.push(path);
                    seeds.texts.push(text);
                }
                _ => seeds.left_out += 1,
            }
        }
        if seeds.paths.is_empty() {
            let why = "it has no C file that defines `main`";
            return Err(Failure::input(format_args!("--seeds {}", directory.display()), why));
        }
        Ok(seeds)
    }

    /// Flags by which compilers find the headers that lie beside the programs, if these include any.
    #[must_use]
    pub fn flags(&self) -> Vec<OsString> {
        let includes = |text: &String| text.lines().any(|line| line.trim_start().starts_with("#include \""));
        let directory = self.paths.first().filter(|_| self.texts.iter().any(includes));
        let directory =
            directory.and_then(|path| std::path::absolute(path).ok()?.parent().map(Path::to_owned));
        // As all compilers have it: tcc knows no `-iquote`.
        directory.into_iter().flat_map(|directory| ["-I".into(), directory.into_os_string()]).collect()
    }

    /// A hash by which these programs differ from others.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        for text in &self.texts {
            hasher.update(&(text.len() as u64).to_le_bytes()).update(text.as_bytes());
        }
        hasher.finalize().to_hex()[..16].to_owned()
    }
}

impl SeedSource {
    /// The programs of a seed.
    #[must_use]
    pub const fn new(seed: u64, seeds: SeedFiles, flags: Vec<String>) -> SeedSource {
        SeedSource { seed, seeds, flags }
    }

    /// The mutant of a number; `None` if it is a seed itself, or nothing in that can be changed.
    fn mutant(&self, number: u64, attempt: u64) -> Option<SourceMutant> {
        let index = number.checked_sub(self.seeds.texts.len() as u64)?;
        let text = &self.seeds.texts[(index % self.seeds.texts.len() as u64) as usize];
        // Bytes of a generator that is seeded anew for each number.
        let bytes = generator::dna(self.seed.wrapping_add(attempt), index);
        let seed = bytes.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte));
        mutant(text, seed)
    }
}

impl Source for SeedSource {
    type Case = OrdinaryCase;

    /// Nothing is examined without compilers.
    const IN_PROCESS_BATCH: u64 = 1;
    /// Each is compiled by itself, so that a batch shares nothing.
    const NATIVE_BATCH: u64 = 4;

    fn seed(&self) -> u64 {
        self.seed
    }

    fn profile(&self) -> String {
        "seeds".to_owned()
    }

    fn case(&self, number: u64, attempt: u64) -> OrdinaryCase {
        let seeds = &self.seeds.texts;
        let text = self.mutant(number, attempt).map(|mutant| mutant.text);
        let own = || seeds[(number % seeds.len() as u64) as usize].clone();
        let text = SourceText::new([text.unwrap_or_else(own).as_str()]);
        OrdinaryCase { text, flags: self.flags.clone() }
    }

    fn origin(&self, number: u64) -> Origin {
        if number < self.seeds.texts.len() as u64 { Origin::Written } else { Origin::Fuzzed }
    }

    /// The text is all there is.
    fn input(&self, _: u64, _: u64) -> Option<GeneratorInput> {
        None
    }

    fn count(&self, number: u64, _: &OrdinaryCase, _: &OrdinarySettings, accounting: &mut Accounting) {
        let Some(SourceMutant { mut operators, .. }) = self.mutant(number, 0) else { return };
        accounting.tally.mutants += 1;
        operators.sort_unstable();
        operators.dedup();
        operators.into_iter().for_each(|name| accounting.feature(name));
    }
}
