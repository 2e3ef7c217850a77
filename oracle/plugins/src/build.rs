//! Compiles an engine's side of a unit. What it refuses or dies of costs the functions that it names, or else those that
//! bisection finds, never the unit.

use std::collections::{BTreeMap, BTreeSet};
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
const CRASH_TEXTS: [&str; 13] = [
    "compiler error",
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
    "compiler bug",
    "called with a value larger than dst_reg",
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
            let how = kind_of(completed.end, &completed.output);
            if left.len() == 1 && with_layouts && how == RefusalKind::Rejected {
                return self.compile(&left, false);
            }
            if left.len() == 1 {
                self.refuse(&left, &completed);
                return Ok(());
            }
            if named.is_empty() || named.len() * NAMED_AT_MOST > left.len().max(NAMED_AT_MOST * 2) {
                break;
            }
            self.refuse(&named, &completed);
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

    /// Drops functions that a failed run was of. Each has the part of the output that names it, and is refused in the way of that part: a
    /// message may tell a bug of the engine's own with one function, and that another one is not supported.
    fn refuse(&mut self, numbers: &BTreeSet<u32>, completed: &Completed) {
        let mut parts = parts_of_functions(&completed.output, numbers);
        for &number in numbers {
            let own = parts.remove(&number).unwrap_or_else(|| completed.output.clone());
            let how = kind_of(completed.end, &own);
            self.built.refused.push(RefusedFunction { number, how, message: message(&own) });
        }
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

/// The kind of refusal that the end of a failed run and its output, or a part of it, show.
fn kind_of(end: End, output: &str) -> RefusalKind {
    match end {
        End::OutOfTime => RefusalKind::Hung,
        End::Killed(_) | End::Stopped | End::Excessive(_) => RefusalKind::Crashed,
        End::Exited(_) if CRASH_TEXTS.iter().any(|text| output.contains(text)) => RefusalKind::Crashed,
        End::Exited(_) => RefusalKind::Rejected,
    }
}

/// True for a line that says what is wrong.
fn is_complaint(line: &str) -> bool {
    let line = line.to_ascii_lowercase();
    ["error", "panic", "bug"].iter().any(|word| line.contains(word))
}

/// The parts of an output that name each of these functions. A part begins with a line that says what is wrong; one that names no function
/// belongs to the part before it, as an error after gcc's "In function" does.
fn parts_of_functions(output: &str, numbers: &BTreeSet<u32>) -> BTreeMap<u32, String> {
    let mut parts: Vec<String> = Vec::new();
    for line in output.lines() {
        let is_first = parts.is_empty() || is_complaint(line) || line.contains("In function");
        if is_first {
            parts.push(String::new());
        }
        if let Some(part) = parts.last_mut() {
            part.push_str(line);
            part.push('\n');
        }
    }
    let (mut own, mut last): (BTreeMap<u32, String>, BTreeSet<u32>) = Default::default();
    for part in parts {
        let named = named_in(&part, numbers);
        if !named.is_empty() {
            last = named;
        }
        for number in &last {
            own.entry(*number).or_default().push_str(&part);
        }
    }
    own
}

/// The part of a message that says what is wrong.
fn message(output: &str) -> String {
    let from = output.lines().find(|line| is_complaint(line)).and_then(|line| output.find(line)).unwrap_or(0);
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
    fn each_function_has_its_own_part_of_a_message() {
        let zig = "error(encoder): no encoding\nu.zig:5:8: error: value larger than dst_reg\nexport fn call_3() void {\n~~~^~~\n\
                   u.zig:3:8: error: TODO implement\nexport fn f_4(p0: c_int, ...) c_int {\n";
        let parts = parts_of_functions(zig, &BTreeSet::from([3, 4]));
        assert!(parts[&3].starts_with("u.zig:5:8") && !parts[&3].contains("TODO"), "{parts:?}");
        assert!(parts[&4].starts_with("u.zig:3:8"), "{parts:?}");
        let gcc = "u.c: In function 'f_1':\nu.c:2:1: internal compiler error: x\nu.c: In function 'f_2':\nu.c:9:1: error: y\n";
        let parts = parts_of_functions(gcc, &BTreeSet::from([1, 2]));
        let kind = |number: u32| kind_of(End::Exited(1), &parts[&number]);
        assert_eq!((kind(1), kind(2)), (RefusalKind::Crashed, RefusalKind::Rejected));
    }

    /// cffi's parser knows no attributes: one enumeration with `packed` in its text refuses the whole unit.
    #[test]
    fn scripts_have_only_the_enumerations_of_their_functions() {
        let c = "enum K { LOW = -3 }; enum __attribute__((packed)) J { FEW = 1 };\n\
                 typedef struct { enum K k; } T; void f(T); void g(enum J);";
        let unit: SignatureUnit = c.parse().unwrap();
        let layouts = Layouts::compute(&unit.types).unwrap();
        let (callees, callers) = (BTreeSet::new(), BTreeSet::from([0]));
        let job = UnitJob { unit: &unit, layouts: &layouts, callees, callers, with_layouts: false };
        for language in [crate::language::cffi::CFFI, crate::language::luajit::LUAJIT] {
            let text = &(language.emit)(&job)[0].text;
            assert!(text.contains("enum E0 { E0_0 = -3 };") && !text.contains("E1"), "{text}");
            assert!(text.contains("} R0;") && text.contains("r_0(R0)"), "{text}");
        }
    }

    #[test]
    fn messages_begin_where_they_say_something() {
        assert_eq!(message("warning: x\nunit.d(3): Error: no\nmore"), "unit.d(3): Error: no\nmore");
        assert_eq!(message("nothing known"), "nothing known");
    }
}
