//! Files of anybody's C or C++.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use host::{Failure, output};
use ordinary::script::{self, Deaths};
use ordinary::{
    Definedness, Guard, Invocation, TestPlace, Validity, flags, without_conditionals, without_unreached,
};
use reducer::{Reducible, SourceLanguage, SourceText};

use super::files::ForeignFiles;
use super::kind::{CandidateCheck, ForeignCase, TextCounts};
use super::report::{ForeignReport, SharedRecord};
use super::{ForeignReduction, ForeignRequest, test_place};

/// The longest that a program under a sanitizer may run.
const GUARDED_RUN: Duration = Duration::from_secs(10);

impl ForeignCase for SourceText {
    const NO_DIFFERENCE: &'static str =
        "make programs that do the same, or one of them does not compile or end";

    fn validity(&self) -> &'static str {
        match self.language() {
            SourceLanguage::C => "valid C",
            SourceLanguage::Cxx => "valid C++",
        }
    }

    fn counts(&self) -> TextCounts {
        let size = self.size();
        TextCounts { tokens: size.tokens, bytes: size.bytes }
    }

    fn arguments(_: &TestPlace) -> Vec<OsString> {
        Vec::new()
    }

    fn comparison(commands: [&str; 2], units: &[String], invocation: &Invocation, deaths: Deaths) -> String {
        script::compare(commands, units, invocation, deaths)
    }
}

impl CandidateCheck<SourceText> for Validity {
    fn holds(&self, candidate: &SourceText, place: &TestPlace) -> Result<bool, Failure> {
        Validity::holds(self, candidate, place)
    }
}

impl CandidateCheck<SourceText> for Guard {
    fn holds(&self, candidate: &SourceText, place: &TestPlace) -> Result<bool, Failure> {
        Ok(matches!(self.look(candidate, place)?, Definedness::Clean))
    }
}

/// The original, of which the record and the user are told what it is. What that was computed from does not stay: it takes a hundred
/// times the memory of the text.
fn announced(
    language: SourceLanguage,
    files: &ForeignFiles,
    record: &SharedRecord,
) -> Result<SourceText, Failure> {
    let read = match &files.texts {
        Some(texts) => SourceText::in_language(language, texts.iter().map(String::as_str)),
        None => read(language, &files.from)?,
    };
    record.begin(&read);
    say_what_is_not_understood(&read, files);
    Ok(read.detached())
}

/// Reduces the files.
pub(super) fn run(request: ForeignRequest<'_>) -> Result<ForeignReport, Failure> {
    let ForeignRequest { args, interest, files, clock, record } = request;
    let language = language(&files.from, &files.flags);
    let original = announced(language, files, record)?;
    let place = test_place(&args.foreign, files)?;
    let predicate = interest.predicate(args, files, &original, &place)?;
    let args = &args.foreign;
    let here = std::path::absolute(".").map_err(|why| Failure::unreadable(Path::new("."), &why))?;
    let root = args.build_dir.as_ref().map(|directory| here.join(directory));
    let quoted = flags::quote_directories(&files.from);
    let flags = [flags::resolved(&files.flags, &here), quoted.clone()].concat();
    let only_checked = flags::without_inputs(&flags);
    let is_over = || clock.control.is_over();
    let validity = Validity::find(&original, &only_checked, &place, &is_over)?;
    if validity.is_none() {
        say_why_unchecked(&original, &only_checked, &place, &is_over)?;
    }
    // In a copy of the build directory are its headers and objects, of which some may be the candidate's.
    let flags = match &root {
        Some(root) => [flags::resolved_below(&files.flags, &here, root), quoted].concat(),
        None => flags,
    };
    let invocation = args.invocation.resolved()?;
    let guard = interest
        .is_guarded(args)
        .then(|| Guard::for_program(&original, &flags, &invocation, GUARDED_RUN, &place))
        .transpose()?;
    if let Some(guard) = &guard {
        output::remark(format_args!("no undefined behaviour by {}", guard.witnesses().join(", ")));
    }
    let preprocessing = validity.clone();
    let validity = validity.map(|validity| Box::new(validity) as _);
    let guard = guard.map(|guard| Box::new(guard) as _);
    let reduction = ForeignReduction { request, original, place, predicate, validity, guard };
    reduction.run(
        |_, paths| read(language, paths),
        |place, start| {
            let taken = preprocessing.map(|validity| without_conditionals(start, &validity, place));
            let taken = taken.transpose()?.flatten();
            let reached = without_unreached(taken.as_ref().unwrap_or(start), &flags, &invocation, place)?;
            Ok(taken.into_iter().chain(reached).collect())
        },
    )
}

/// Says why candidates are not checked before the test: no compiler takes the original, or none did in time.
fn say_why_unchecked(
    original: &SourceText,
    flags: &[OsString],
    place: &TestPlace,
    is_over: &dyn Fn() -> bool,
) -> Result<(), Failure> {
    if !is_over() {
        let units = Validity::of_each_unit(original, flags, place, is_over)?;
        // The time may have ended before all compilers were asked about each.
        if !is_over() {
            name_takers(&units);
            return Ok(());
        }
    }
    output::remark("the time is up before a compiler is found that takes the original");
    Ok(())
}

/// Names the files that no compiler takes, or the compiler that takes each alone.
fn name_takers(units: &[(OsString, Option<Validity>)]) {
    let name = |unit: &OsString| Path::new(unit).display().to_string();
    let refused: Vec<String> =
        units.iter().filter(|(_, taker)| taker.is_none()).map(|(unit, _)| name(unit)).collect();
    let what = match units {
        [] | [_] => "the original".to_owned(),
        _ if !refused.is_empty() => refused.join(" and "),
        _ => {
            let compiler = |validity: &Validity| {
                validity.compiler().file_name().unwrap_or_default().to_string_lossy().into_owned()
            };
            let alone = units.iter().filter_map(|(unit, taker)| {
                taker.as_ref().map(|taker| format!("{} by {}", name(unit), compiler(taker)))
            });
            format!(
                "the files together, though each is taken alone ({})",
                alone.collect::<Vec<_>>().join(", ")
            )
        }
    };
    output::remark(format_args!("no compiler takes {what}: candidates are not checked before the test"));
}

/// The places that are named one by one.
const NAMED_PLACES: usize = 5;

/// The characters of such a place that are shown.
const SHOWN: usize = 60;

fn say_what_is_not_understood(original: &SourceText, files: &ForeignFiles) {
    let preprocessed = if files.texts.is_some() { ", preprocessed" } else { "" };
    let mut places = original.not_understood();
    // What the grammar misses has no text; what is around it is a place of its own.
    places.retain(|(_, _, text)| !text.is_empty());
    for (file, line, text) in places.iter().take(NAMED_PLACES) {
        let words: Vec<&str> = text.split_whitespace().collect();
        let words = words.join(" ");
        let mut shown: String = words.chars().take(SHOWN).collect();
        if shown.len() < words.len() {
            shown.push('…');
        }
        let path = files.from[*file].display();
        output::remark(format_args!(
            "{path}{preprocessed}:{line}: not understood: `{shown}`; it is kept or removed as a whole"
        ));
    }
    if let more @ 1.. = places.len().saturating_sub(NAMED_PLACES) {
        output::remark(format_args!("and {more} more places that are not understood"));
    }
}

/// The language that the flags name, as compilers take it, or else that of the files' suffixes.
fn language(files: &[PathBuf], flags: &[String]) -> SourceLanguage {
    let mut named = None;
    for (at, flag) in flags.iter().enumerate() {
        let separate = || flags.get(at + 1).map_or("", String::as_str);
        named = flag.strip_prefix("-x").map(|name| if name.is_empty() { separate() } else { name }).or(named);
    }
    let suffixes = || files.iter().filter_map(|file| file.extension()?.to_str());
    let is_cxx = match named {
        Some(name) => name.contains("c++"),
        None => suffixes().any(|suffix| SourceLanguage::of_suffix(suffix) == SourceLanguage::Cxx),
    };
    if is_cxx { SourceLanguage::Cxx } else { SourceLanguage::C }
}

fn read(language: SourceLanguage, paths: &[PathBuf]) -> Result<SourceText, Failure> {
    let texts: Vec<String> =
        paths.iter().map(|path| case_files::read_text(path)).collect::<Result<_, _>>()?;
    Ok(SourceText::in_language(language, texts.iter().map(String::as_str)))
}
