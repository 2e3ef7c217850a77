//! Two compilers that fill what a program does not initialise with different values: what a defined program does, it does by both.
//!
//! That finds what sanitizers do not look at: a variable argument that was not passed, an uninitialised value that is copied and printed.

use std::path::PathBuf;

use engines::process::End;
use reducer::SourceText;

use super::run::GuardedRun;
use super::{CLANGS, Definedness, GCCS};
use crate::TestPlace;
use host::{Failure, machine};

/// A way to build a program.
#[derive(Debug, PartialEq, Eq)]
struct Paint {
    compilers: &'static [&'static str],
    flags: [&'static str; 2],
}

/// Optimised and not, with zeros and with a pattern; two families are better witnesses than one, and come first.
const PAINTS: [[Paint; 2]; 4] = [
    [gcc("-O2"), clang("-O0")],
    [gcc("-O0"), clang("-O2")],
    [gcc("-O0"), clang("-O0")],
    [clang("-O0"), clang("-O2")],
];

const fn gcc(level: &'static str) -> Paint {
    Paint { compilers: GCCS, flags: [level, "-ftrivial-auto-var-init=zero"] }
}

const fn clang(level: &'static str) -> Paint {
    Paint { compilers: CLANGS, flags: [level, "-ftrivial-auto-var-init=pattern"] }
}

/// Two that do the same with the original.
#[derive(Debug)]
pub(super) struct PaintedPair([(PathBuf, &'static [&'static str; 2]); 2]);

impl PaintedPair {
    /// The first pair that does the same with the original; `None` if none does.
    pub(super) fn find(
        original: &SourceText,
        run: &GuardedRun,
        place: &TestPlace,
    ) -> Result<Option<PaintedPair>, Failure> {
        let path = machine::search_path();
        let find = |paint: &'static Paint| {
            let mut here = paint.compilers.iter().filter_map(|name| engines::native::program(&path, name));
            Some((here.next()?, &paint.flags))
        };
        for [first, second] in &PAINTS {
            let (Some(first), Some(second)) = (find(first), find(second)) else { continue };
            let pair = PaintedPair([first, second]);
            if pair.look(original, run, place)? == Definedness::Clean {
                return Ok(Some(pair));
            }
        }
        Ok(None)
    }

    /// Compares the outcomes of the two builds.
    pub(super) fn look(
        &self,
        text: &SourceText,
        run: &GuardedRun,
        place: &TestPlace,
    ) -> Result<Definedness, Failure> {
        let mut behaviours: Vec<(End, Vec<u8>)> = Vec::new();
        for (compiler, flags) in &self.0 {
            match run.ended(compiler, &flags[..], &[], (text, place))? {
                Ok(ended) => behaviours.push((ended.end, ended.output()?)),
                Err(why) => return Ok(Definedness::Unknown(why)),
            }
        }
        Ok(match behaviours.as_slice() {
            [first, second] if first != second => Definedness::Undefined(format!(
                "the programs that {} make of it behave differently",
                self.names()
            )),
            _ => Definedness::Clean,
        })
    }

    /// The two, in words.
    pub(super) fn names(&self) -> String {
        let name = |(compiler, flags): &(PathBuf, &[&str; 2])| {
            format!("{} {}", compiler.file_name().unwrap_or_default().to_string_lossy(), flags[0])
        };
        let [first, second] = &self.0;
        format!("{} and {}", name(first), name(second))
    }
}
