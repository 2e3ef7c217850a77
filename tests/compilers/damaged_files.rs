//! Configurations, C, LLVM IR and saved DNA that somebody has damaged: a verb does its work or says why not in one sentence.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use crate::common;

use std::fs;

use common::Place;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

/// The number of damaged files of each kind that are tried; `BITFROST_MUTANTS` sets another.
#[expect(clippy::disallowed_methods, reason = "who runs the test asks for more")]
fn mutants() -> u64 {
    std::env::var("BITFROST_MUTANTS").map_or(100, |number| number.parse().unwrap())
}

/// Files of one kind, and what is done with a damaged one.
struct Kind {
    /// The name of the damaged file.
    file: &'static str,
    verbs: &'static [&'static str],
    sound: Vec<Vec<u8>>,
}

/// The files of a folder with an ending.
fn folder(folder: &str, ending: &str) -> Vec<Vec<u8>> {
    let all = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut paths: Vec<_> = all.filter(|path| path.extension().is_some_and(|own| own == ending)).collect();
    paths.sort();
    paths.into_iter().map(|path| fs::read(path).unwrap()).collect()
}

/// Some of the file's words, lines or bytes are changed, repeated, exchanged or left out.
fn damaged(sound: &[u8], words: &[Vec<u8>], rng: &mut StdRng) -> Vec<u8> {
    let mut bytes = sound.to_vec();
    for _ in 0..rng.random_range(1..6) {
        if bytes.is_empty() {
            break;
        }
        let at = rng.random_range(0..bytes.len());
        let end = (at + rng.random_range(1..12)).min(bytes.len());
        match rng.random_range(0..6) {
            0 => bytes[at] = rng.random(),
            1 => bytes.truncate(at),
            2 => drop(bytes.drain(at..end)),
            3 => {
                let again = bytes[at..end].repeat(rng.random_range(1..4));
                bytes.splice(at..at, again);
            }
            4 => {
                let number = [&b"0"[..], b"-1", b"99999999999999999999", b"1e400", b"\"\"", b"{", b"]"];
                bytes.splice(at..end, number.choose(rng).unwrap().iter().copied());
            }
            _ => {
                let word = words.choose(rng).unwrap();
                bytes.splice(at..end, word.iter().copied());
            }
        }
    }
    bytes
}

/// The words of some files.
fn words(files: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let of = |file: &Vec<u8>| {
        let words = file.split(|byte| !is_part(byte)).map(<[u8]>::to_vec);
        words.filter(|word| !word.is_empty()).collect::<Vec<_>>()
    };
    files.iter().flat_map(of).collect()
}

/// One message, and under it at most the line of the file that it is about.
fn is_one_sentence(message: &str) -> bool {
    let mut lines = message.lines();
    lines.next().is_some_and(|first| first.starts_with("bitfrost: "))
        && lines.all(|line| line.starts_with(' '))
}

/// A configuration's arrays of tables.
fn tables(configuration: &str) -> &str {
    configuration.find("[[").map_or("", |at| &configuration[at..])
}

#[test]
#[ignore = "5 CPU s: each byte of a database is damaged"]
fn damaged_files_are_refused_in_one_sentence() {
    let place = Place::new();
    place.run("generate --dna saved --count 4").code(0);
    let configuration = place.run("config").code(0).stdout;
    let configuration = configuration.replace("compiler = []\n", "").replace("configuration = []\n", "");
    let kinds = [
        Kind {
            file: "bad.toml",
            verbs: &["config --config bad.toml"],
            sound: ["wrong.toml", "two.toml"]
                .map(|more| format!("{configuration}{}", tables(&place.read(more))).into_bytes())
                .to_vec(),
        },
        Kind {
            file: "bad.c",
            verbs: &["lower bad.c", "check --no-native bad.c", "explain bad.c"],
            sound: [folder("corpus/seeds", "c"), folder("corpus/regressions", "c")].concat(),
        },
        Kind {
            file: "bad.ll",
            verbs: &["check --no-native bad.ll", "interpret bad.ll", "refine bad.ll bad.ll"],
            sound: [folder("corpus/experiments", "ll"), folder("corpus/regressions", "ll")].concat(),
        },
        Kind {
            file: "bad.dna",
            verbs: &["check --no-native bad.dna"],
            sound: folder(place.path("saved").to_str().unwrap(), "dna"),
        },
    ];
    let mut rng = StdRng::seed_from_u64(1);
    for Kind { file, verbs, sound } in &kinds {
        let words = words(sound);
        for mutant in 0..mutants() {
            place.write(file, &damaged(sound.choose(&mut rng).unwrap(), &words, &mut rng));
            let verb = verbs[mutant as usize % verbs.len()];
            let ended = place.run(verb);
            let message = || {
                format!(
                    "{verb}, mutant {mutant}: {ended:?}\n{}",
                    String::from_utf8_lossy(&fs::read(place.path(file)).unwrap())
                )
            };
            assert!([0, 1, 2, 3].contains(&ended.code), "{}", message());
            assert!(!ended.stderr.contains("panicked"), "{}", message());
            let is_refused = ended.code == 2 || ended.code == 3;
            assert!(!is_refused || is_one_sentence(&ended.stderr), "{}", message());
        }
    }
}
