//! Mutants of the modules in `corpus`, as text and as bitcode: `interpret` answers or says what is wrong, in bounded time and
//! memory, and never dies.

#![expect(clippy::disallowed_methods, reason = "a test that starts processes itself, to limit them")]

use std::fs::{self, File};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::Duration;

use assert_cmd::cargo::cargo_bin;
use host::clock::Stopwatch;
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;

/// The limit on a run's address space in KiB; `docs/fuzzing.md` states it.
const MEMORY: u64 = 2 << 20;
/// The limit on a run's time: some thirty times what the slowest takes.
const TIME: Duration = Duration::from_secs(30);
/// The limit on the steps of a run.
const FUEL: &str = "200000";

/// Pieces of text that the reader interprets, some misplaced, some too large.
const PIECES: [&str; 28] = [
    "{",
    "}",
    "<",
    ">",
    "[",
    "]",
    "(",
    ")",
    ",",
    "=",
    "\"",
    "c\"",
    "!",
    "#0",
    "%0",
    "@main",
    "i32 ",
    "ptr ",
    "void ",
    "...",
    "define ",
    "0x",
    "é",
    "\0",
    "label ",
    "!{!0}",
    "i1 true, ",
    "vscale x ",
];

/// Numbers that are too large for something.
const NUMBERS: [&str; 8] = [
    "4294967295",
    "8388607",
    "18446744073709551616",
    "340282366920938463463374607431768211456",
    "-9223372036854775809",
    "65537",
    "1000000000",
    "2147483648",
];

/// Pairs that open and close, to be nested.
const NESTS: [(&str, &str); 6] = [
    ("{ ", " }"),
    ("[2 x ", "]"),
    ("<2 x ", ">"),
    ("(", ")"),
    ("!{", "}"),
    ("getelementptr (i8, ptr ", ", i64 1)"),
];

fn place(bytes: &[u8], random: &mut ChaCha8Rng) -> usize {
    random.random_range(0..=bytes.len())
}

/// The range of digits at or after a place.
fn digits(bytes: &[u8], from: usize) -> Option<std::ops::Range<usize>> {
    let start = from + bytes[from..].iter().position(u8::is_ascii_digit)?;
    let length = bytes[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    Some(start..start + length)
}

/// One change of a text.
fn mutate(bytes: &mut Vec<u8>, random: &mut ChaCha8Rng) {
    let start = place(bytes, random);
    let end = (start + random.random_range(0..24)).min(bytes.len());
    let piece = |random: &mut ChaCha8Rng| PIECES[random.random_range(0..PIECES.len())].bytes();
    match random.random_range(0..8) {
        0 => bytes.truncate(start),
        1 => drop(bytes.splice(start..start, piece(random))),
        2 => drop(bytes.splice(start..end, piece(random))),
        3 => drop(bytes.drain(start..end)),
        4 => {
            let moved = bytes[start..end].to_vec();
            let to = place(bytes, random);
            bytes.splice(to..to, moved);
        }
        5 | 6 => {
            let number = NUMBERS[random.random_range(0..NUMBERS.len())];
            if let Some(range) = digits(bytes, start) {
                bytes.splice(range, number.bytes());
            }
        }
        _ => {
            let (open, close) = NESTS[random.random_range(0..NESTS.len())];
            let depth = [3, 60, 1_000, 100_000][random.random_range(0..4)];
            bytes.splice(end..end, close.repeat(depth).bytes());
            bytes.splice(start..start, open.repeat(depth).bytes());
        }
    }
}

/// One change of bitcode.
fn mutate_bits(bytes: &mut Vec<u8>, random: &mut ChaCha8Rng) {
    let start = place(bytes, random);
    match random.random_range(0..4) {
        0 => bytes.truncate(start),
        1 => drop(bytes.drain(start..(start + 4).min(bytes.len()))),
        _ => {
            for _ in 0..random.random_range(1..5) {
                let at = random.random_range(0..bytes.len().max(1));
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << random.random_range(0..8);
                }
            }
        }
    }
}

fn modules(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).expect("corpus").map(|entry| entry.expect("an entry").path());
    for path in entries {
        match path.is_dir() {
            true => modules(&path, found),
            false if path.extension().is_some_and(|extension| extension == "ll") => found.push(path),
            false => {}
        }
    }
}

/// The exit status of a run; `None` if it did not end.
fn run(file: &Path, output: &Path) -> Option<ExitStatus> {
    let limited = format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\"");
    let mut child = Command::new("sh")
        .args(["-c", &limited])
        .arg(cargo_bin("bitfrost"))
        .arg("interpret")
        .arg(file)
        .args(["--fuel", FUEL])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(File::create(output).expect("a file"))
        .spawn()
        .expect("a shell");
    let start = Stopwatch::start();
    while start.elapsed() < TIME {
        if let Some(status) = child.try_wait().expect("a child") {
            return Some(status);
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    child.kill().expect("a child that runs");
    child.wait().expect("a child");
    None
}

/// The complaint about a mutant's run, if there is one.
fn complaint(bytes: &[u8], name: &str, folder: &Path) -> Option<String> {
    let (file, said) = (folder.join(name), folder.join(format!("{name}.said")));
    fs::write(&file, bytes).expect("a file");
    let ended = run(&file, &said);
    let stderr = String::from_utf8_lossy(&fs::read(&said).expect("a file")).into_owned();
    let wrong = match ended {
        None => Some("did not end".to_owned()),
        Some(status) if status.signal().is_some() => Some(format!("{status}: {stderr}")),
        Some(_) if stderr.contains("panicked at") => Some(stderr),
        Some(status) if status.code() == Some(2) && stderr.trim().is_empty() => {
            Some("says nothing".to_owned())
        }
        Some(_) => None,
    };
    match wrong {
        // The file stays, to be looked at.
        Some(wrong) => {
            let kept = std::env::temp_dir().join(format!("bitfrost-{name}"));
            fs::copy(&file, &kept).expect("a file");
            Some(format!("{}: {wrong}", kept.display()))
        }
        None => {
            fs::remove_file(&file).expect("a file");
            None
        }
    }
}

#[test]
#[ignore = "5 CPU s: mutants of modules"]
fn mutants_are_answered_in_bounded_time_and_memory() {
    let count: usize = match std::env::var("BITFROST_MODULES") {
        Ok(count) => count.parse().expect("BITFROST_MODULES is a number"),
        Err(_) => 300,
    };
    let mut paths = Vec::new();
    modules(&Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus"), &mut paths);
    paths.sort();
    let folder = tempfile::tempdir().expect("a directory");
    let bitcode = |path: &PathBuf| {
        let made = folder.path().join("made.bc");
        let done = Command::new("opt-19").arg(path).arg("-o").arg(&made).stderr(Stdio::null()).status();
        done.is_ok_and(|status| status.success()).then(|| fs::read(&made).expect("bitcode"))
    };
    let texts: Vec<Vec<u8>> = paths.iter().map(|path| fs::read(path).expect("a module")).collect();
    let binaries: Vec<Vec<u8>> = paths.iter().filter_map(bitcode).collect();
    assert!(texts.len() > 20 && binaries.len() > 10, "{} texts, {} of bitcode", texts.len(), binaries.len());
    let complaints: Vec<String> = (0..count)
        .into_par_iter()
        .filter_map(|index| {
            let mut random = ChaCha8Rng::seed_from_u64(index as u64);
            // A tenth is bitcode, each of which costs a process of LLVM.
            if index % 10 == 9 {
                let mut bytes = binaries[random.random_range(0..binaries.len())].clone();
                (0..random.random_range(1..4)).for_each(|_| mutate_bits(&mut bytes, &mut random));
                return complaint(&bytes, &format!("{index}.bc"), folder.path());
            }
            let mut bytes = texts[random.random_range(0..texts.len())].clone();
            (0..random.random_range(1..4)).for_each(|_| mutate(&mut bytes, &mut random));
            complaint(&bytes, &format!("{index}.ll"), folder.path())
        })
        .collect();
    assert!(complaints.is_empty(), "{} of {count}:\n{}", complaints.len(), complaints.join("\n"));
}
