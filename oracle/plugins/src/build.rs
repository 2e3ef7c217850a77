//! Compiles an engine's side of a unit. What it refuses or dies of costs the functions that it names, or else those that
//! bisection finds, never the unit.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use engines::process::{Completed, End};
use lang::SignatureUnit;
use lowering::layout::Layouts;

use crate::job::UnitJob;
use crate::spec::{EngineSpec, Variant};
use crate::tools::{UnitTools, UnitToolsResult, file};

/// The objects and refusals of an engine for its side of a unit.
#[derive(Debug, Default)]
pub(crate) struct Built {
    /// The objects.
    pub objects: Vec<PathBuf>,
    /// True if one of them tells layouts.
    pub tells_layouts: bool,
    /// The functions that are not in them.
    pub refused: Vec<RefusedFunction>,
    /// Processor time of the engine.
    pub cpu: Duration,
    /// The number of times that it was started.
    pub starts: u32,
}

/// A function that an engine did not compile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedFunction {
    /// Its number.
    pub number: u32,
    /// The way in which it was refused.
    pub how: RefusalKind,
    /// The message of the engine, from the first line that mentions an error.
    pub message: String,
}

/// The ways in which an engine does not compile a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RefusalKind {
    /// It says that it cannot, or will not.
    Rejected,
    /// It died.
    Crashed,
    /// It did not end.
    Hung,
}

/// Texts by which a compiler says that the mistake is its own.
const CRASH_TEXTS: [&str; 12] = [
    "internal compiler error",
    "Internal compiler error",
    "panicked at",
    "panic:",
    "LLVM ERROR",
    "Stack dump",
    "Segmentation fault",
    "core dumped",
    "GNAT BUG DETECTED",
    "Internal error",
    "reached unreachable code",
    "Assertion `",
];

/// The longest message that is kept, in bytes.
const KEPT: usize = 2000;

/// The most functions whose names are taken from one message, as a part of all: a message that names more says nothing.
const NAMED_AT_MOST: usize = 4;

/// The most times that functions are dropped by name before bisection begins.
const NAMED_ROUNDS: u32 = 12;

/// The state of a build.
struct SideBuilder<'a> {
    tools: &'a UnitTools,
    spec: &'a EngineSpec,
    steps: &'a [Vec<String>],
    variant: &'a Variant,
    unit: &'a SignatureUnit,
    layouts: &'a Layouts,
    directory: &'a Path,
    built: Built,
    attempts: u32,
}

/// Compiles these functions of a unit, as far as the engine can say them.
///
/// # Errors
/// If the engine cannot be started, or nothing can be written.
pub(crate) fn build(
    tools: &UnitTools,
    spec: &EngineSpec,
    steps: &[Vec<String>],
    variant: &Variant,
    unit: &SignatureUnit,
    layouts: &Layouts,
    numbers: &BTreeSet<u32>,
    directory: &Path,
) -> UnitToolsResult<Built> {
    let mut builder = SideBuilder {
        tools,
        spec,
        steps,
        variant,
        unit,
        layouts,
        directory,
        built: Built::default(),
        attempts: 0,
    };
    builder.compile(numbers, true)?;
    builder.built.refused.sort_by_key(|refused| refused.number);
    Ok(builder.built)
}

impl SideBuilder<'_> {
    /// Compiles these functions, without those that are refused.
    fn compile(&mut self, numbers: &BTreeSet<u32>, with_layouts: bool) -> UnitToolsResult<()> {
        let mut left = numbers.clone();
        for _ in 0..NAMED_ROUNDS {
            if left.is_empty() {
                return Ok(());
            }
            let (completed, object) = self.attempt(&left, with_layouts)?;
            if completed.succeeded() && object.exists() {
                self.built.objects.push(object);
                self.built.tells_layouts |= with_layouts;
                return Ok(());
            }
            let named = named_in(&completed.output, &left);
            // What it refuses may be the layouts; a crash is a failure, whatever it is of.
            if left.len() == 1 && with_layouts && kind_of(&completed) == RefusalKind::Rejected {
                return self.compile(&left, false);
            }
            if left.len() == 1 {
                return self.refuse(&left, &completed);
            }
            if named.is_empty() || named.len() * NAMED_AT_MOST > left.len().max(NAMED_AT_MOST * 2) {
                break;
            }
            self.refuse(&named, &completed)?;
            left.retain(|number| !named.contains(number));
        }
        let middle = left.len() / 2;
        let (first, second): (BTreeSet<u32>, BTreeSet<u32>) = {
            let all: Vec<u32> = left.into_iter().collect();
            (all[..middle].iter().copied().collect(), all[middle..].iter().copied().collect())
        };
        self.compile(&first, with_layouts)?;
        // Layouts are told by one object; both halves tell theirs only if the first has none.
        self.compile(&second, with_layouts && !self.built.tells_layouts)
    }

    fn refuse(&mut self, numbers: &BTreeSet<u32>, completed: &Completed) -> UnitToolsResult<()> {
        let how = kind_of(completed);
        let output = message(&completed.output);
        let refused = numbers.iter().map(|&number| RefusedFunction { number, how, message: output.clone() });
        self.built.refused.extend(refused);
        Ok(())
    }

    /// One run of the engine's commands.
    fn attempt(
        &mut self,
        numbers: &BTreeSet<u32>,
        with_layouts: bool,
    ) -> UnitToolsResult<(Completed, PathBuf)> {
        self.attempts += 1;
        // A directory of its own, so that the object of an earlier attempt is not taken for one of this.
        let place = self.directory.join(format!("engine-{}", self.attempts));
        std::fs::create_dir(&place).map_err(file("make a directory"))?;
        let job = job(self.spec, self.unit, self.layouts, numbers, with_layouts);
        let files = (self.spec.language.emit)(&job);
        for source in &files {
            std::fs::write(place.join(&source.name), &source.text).map_err(file("write an engine's text"))?;
        }
        let object = place.join("unit.o");
        let input = files.first().map_or_else(|| place.clone(), |first| place.join(&first.name));
        let flags: Vec<OsString> = self.variant.flags.iter().map(OsString::from).collect();
        let replaced: [(&str, &[OsString]); 4] = [
            ("{input}", &[input.into()]),
            ("{output}", &[object.clone().into()]),
            ("{directory}", &[place.clone().into()]),
            ("{flags}", &flags),
        ];
        let mut last = None;
        for words in self.steps {
            let completed = self.tools.run_engine(self.spec, words, &place, &replaced)?;
            self.built.cpu += completed.usage.cpu;
            self.built.starts += 1;
            let failed = !completed.succeeded();
            last = Some(completed);
            if failed {
                break;
            }
        }
        let none = || crate::tools::UnitToolsError::Missing(self.spec.name.to_string());
        let mut completed = last.ok_or_else(none)?;
        // The directory is another one each time.
        completed.output = completed.output.replace(&format!("{}/", place.display()), "");
        Ok((completed, object))
    }
}

/// The job of an engine: the functions of these numbers that it can define, and call.
pub(crate) fn job<'a>(
    spec: &EngineSpec,
    unit: &'a SignatureUnit,
    layouts: &'a Layouts,
    numbers: &BTreeSet<u32>,
    with_layouts: bool,
) -> UnitJob<'a> {
    let able = |features: lang::Features| {
        let asked = unit.functions.iter().filter(|function| numbers.contains(&function.number));
        let able = asked.filter(|function| features.contains(unit.needs(function)));
        able.map(|function| function.number).collect::<BTreeSet<u32>>()
    };
    let (callees, callers) = (able(spec.defines), able(spec.calls));
    UnitJob { unit, layouts, callees, callers, with_layouts }
}

/// The text that an engine is given for a unit, without layouts.
///
/// # Errors
/// If a record has no layout.
pub fn text(spec: &EngineSpec, unit: &SignatureUnit) -> UnitToolsResult<String> {
    let layouts = Layouts::compute(&unit.types)?;
    let numbers = unit.functions.iter().map(|function| function.number).collect();
    let files = (spec.language.emit)(&job(spec, unit, &layouts, &numbers, false));
    Ok(files.into_iter().map(|file| file.text).collect())
}

/// The kind of refusal that a failed run shows.
fn kind_of(completed: &Completed) -> RefusalKind {
    match completed.end {
        End::OutOfTime => RefusalKind::Hung,
        End::Killed(_) | End::Stopped | End::Excessive(_) => RefusalKind::Crashed,
        End::Exited(_) if CRASH_TEXTS.iter().any(|text| completed.output.contains(text)) => {
            RefusalKind::Crashed
        }
        End::Exited(_) => RefusalKind::Rejected,
    }
}

/// The part of a message that says what is wrong.
fn message(output: &str) -> String {
    let says = |line: &&str| {
        let line = line.to_ascii_lowercase();
        line.contains("error") || line.contains("panic") || line.contains("bug")
    };
    let from = output.lines().find(says).and_then(|line| output.find(line)).unwrap_or(0);
    let mut end = output.len().min(from + KEPT);
    while !output.is_char_boundary(end) {
        end -= 1;
    }
    output[from..end].to_owned()
}

/// The functions of a set that a message names, as `f_3`, `call_3` or `r_3`.
pub(crate) fn named_in(message: &str, numbers: &BTreeSet<u32>) -> BTreeSet<u32> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let words = message.split(|c: char| !is_word(c));
    let number = |word: &str| {
        let word = word.to_ascii_lowercase();
        let rest =
            ["f_", "call_", "r_"].iter().find_map(|prefix| word.strip_prefix(prefix).map(str::to_owned))?;
        rest.parse::<u32>().ok()
    };
    words.filter_map(number).filter(|number| numbers.contains(number)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_known_by_their_names() {
        let all: BTreeSet<u32> = (0..9).collect();
        let message = "unit.zig:3:4: error: in call_7: no\nnote: F_2 and `r_8`, not rf_3, f_12 or if_4";
        assert_eq!(named_in(message, &all), BTreeSet::from([2, 7, 8]));
    }

    #[test]
    fn messages_begin_where_they_say_something() {
        assert_eq!(message("warning: x\nunit.d(3): Error: no\nmore"), "unit.d(3): Error: no\nmore");
        assert_eq!(message("nothing known"), "nothing known");
    }
}
