//! The code that compilers make of a reproducer, side by side at the place of the defect: of two files what calls beside what is called, of
//! one the code of a compiler that is wrong beside that of one that is right.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use engines::EngineName;
use engines::process::{Command, ProcessLimits, Supervisor};
use host::machine;
use host::styled;

use crate::verbs::triage::reproducer::{Reproducer, Step, StepRole};
use crate::verbs::triage::view::outcome::StoredOutcome;
use crate::verbs::triage::view::{FindingView, blame};

/// The lines of a listing that are shown.
const LINES: usize = 60;
/// The columns of the left listing.
const LEFT: usize = 46;
/// Functions that every reproducer has, and that are not about the defect.
const OWN: [&str; 5] = ["main", "check", "check_float", "check_double", "check_bytes"];

/// A configuration, and the words of its commands.
type Compilation = (String, Vec<Vec<String>>);

/// The two listings; `None` where a compiler makes no assembly, or nothing is right to compare with.
pub(super) fn side_by_side(view: &FindingView<'_>, reproducer: &Reproducer) -> Option<String> {
    let compiled: Vec<Compilation> = reproducer.steps.iter().filter_map(compilation).collect();
    let (left, right) = match &compiled[..] {
        [caller, callee] if caller.0 != callee.0 => (caller.clone(), callee.clone()),
        [(wrong, _), ..] => {
            let all = compiled.iter().flat_map(|(_, words)| words.clone()).collect();
            ((wrong.clone(), all), right_compilation(view, wrong, reproducer)?)
        }
        [] => return None,
    };
    let place = tempfile::tempdir().ok()?;
    for file in &reproducer.files {
        fs::write(place.path().join(file.name), &file.text).ok()?;
    }
    let [left_code, right_code] = [&left, &right].map(|(_, commands)| {
        let listings: Option<Vec<_>> = commands.iter().map(|words| listing(place.path(), words)).collect();
        listings.map(|listings| listings.concat())
    });
    let (left_code, right_code) = (left_code?, right_code?);
    Some(columns((&left.0, &left_code), (&right.0, &right_code)))
}

fn compilation(step: &Step) -> Option<Compilation> {
    let StepRole::Compile { configuration, .. } = &step.role else { return None };
    Some((configuration.clone(), vec![step.words.clone()]))
}

/// The files by a compiler that is right, at the same level and of the same family if there is one, the newest.
fn right_compilation(view: &FindingView<'_>, wrong: &str, reproducer: &Reproducer) -> Option<Compilation> {
    let expected = blame::expected(&view.groups, view.witness);
    let agrees = |outcome: &StoredOutcome| *outcome == StoredOutcome::Agrees || Some(outcome) == expected;
    let agreeing = view.groups.iter().filter(|group| agrees(&group.outcome));
    let configurations = agreeing.flat_map(|group| &group.engines).filter_map(|name| {
        let engine: EngineName = name.parse().ok()?;
        let (caller, callee) = engine.sides()?;
        (caller == callee).then(|| caller.to_string())
    });
    let flags = |name: &str| name.split_once(' ').map(|(_, flags)| flags.to_owned());
    let family = |name: &str| name.split(['-', ' ']).next().map(str::to_owned);
    let likeness = |name: &String| {
        (flags(name) == flags(wrong), family(name) == family(wrong), view.compilers.release(name))
    };
    let stems = reproducer.steps.iter().filter_map(|step| match &step.role {
        StepRole::Compile { stem, .. } => Some(*stem),
        StepRole::Main | StepRole::Link | StepRole::Run => None,
    });
    let stems: Vec<&str> = stems.collect();
    let compiled = configurations.filter_map(|name| {
        let command = |stem: &&str| view.compilers.command(&name, &format!("{stem}.c"), &format!("{stem}.o"));
        let commands = stems.iter().map(command).collect::<Option<Vec<_>>>()?;
        Some((name, commands))
    });
    compiled.max_by_key(|(name, _)| likeness(name))
}

/// The instructions of the functions that a command makes.
fn listing(place: &Path, words: &[String]) -> Option<Vec<String>> {
    let assembly = words.iter().map(|word| match word.as_str() {
        "-c" => "-S",
        word if word.ends_with(".o") => "code.s",
        word => word,
    });
    let assembly: Vec<&str> = assembly.collect();
    let (name, arguments) = assembly.split_first()?;
    let search_path = machine::search_path();
    let program = engines::native::program(&search_path, name)?;
    let command = Command {
        search_path: Some(search_path),
        limits: ProcessLimits::COMPILER,
        ..Command::new(program, place).args(arguments.iter())
    };
    let ended = Supervisor::new().run(command).ok()?;
    let text = ended.succeeded().then(|| fs::read_to_string(place.join("code.s")).ok())??;
    let lines = instructions(&text);
    (!lines.is_empty()).then_some(lines)
}

/// Functions, labels and instructions, without directives, comments and the functions of every reproducer.
fn instructions(assembly: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let (mut shown, mut is_code) = (true, true);
    for line in assembly.lines() {
        // `#16` is a number on AArch64.
        let code = ["# ", "//"].iter().fold(line, |code, mark| code.split(mark).next().unwrap_or_default());
        let code = if code.starts_with('#') { "" } else { code };
        let code = code.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_label = code.ends_with(':');
        if code.starts_with(".text") || code.starts_with(".section") {
            is_code = code.contains("text");
        }
        if is_label && !code.starts_with(".L") {
            shown = !OWN.contains(&code.trim_end_matches(':'));
        }
        let is_directive = code.starts_with('.') && !is_label;
        let is_end = [".Lfunc_", ".LFB", ".LFE"].iter().any(|end| code.starts_with(end));
        if shown && is_code && !code.is_empty() && !is_directive && !is_end {
            lines.push(if is_label { code } else { format!("  {code}") });
        }
    }
    lines
}

/// Two listings with their headings.
fn columns((left, left_lines): (&str, &[String]), (right, right_lines): (&str, &[String])) -> String {
    let mut text = format!("{}| {right}\n", styled::padded(&styled::cut(left, LEFT - 2), LEFT));
    let longest = left_lines.len().max(right_lines.len());
    for number in 0..longest.min(LINES) {
        let line = |lines: &[String]| lines.get(number).cloned().unwrap_or_default();
        let left = styled::padded(&styled::cut(&line(left_lines), LEFT - 2), LEFT);
        let _never_fails = writeln!(text, "{}", format!("{left}| {}", line(right_lines)).trim_end());
    }
    if longest > LINES {
        let _never_fails = writeln!(text, "… {} lines more", longest - LINES);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn listings_have_functions_and_no_directives() {
        let assembly = "\t.file\t\"a.c\"\n\t.text\n\t.globl\tf\n\t.type\tf, @function\nf:                  # @f\n\
                        .LBB0_1:\n\tmovl\t%edi, %eax   # copy\n\tsub\tsp, sp, #16  // =16\n#APP\n\tret\n.Lfunc_end0:\n\t.size f, .-f\n\
                        main:\n\tcall f\n\tret\n\t.section\t.rodata\n.LC0:\n\t.string \"x\"\n";
        assert_eq!(
            instructions(assembly),
            ["f:", ".LBB0_1:", "  movl %edi, %eax", "  sub sp, sp, #16", "  ret"]
        );
    }

    #[test]
    fn listings_stand_side_by_side() {
        let lines = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        let text = columns(("gcc -O2", &lines(&["f:", "  ret"])), ("clang -O2", &lines(&["g:"])));
        let rows: Vec<Vec<&str>> =
            text.lines().map(|line| line.split('|').map(str::trim).collect()).collect();
        assert_eq!(rows, [["gcc -O2", "clang -O2"], ["f:", "g:"], ["ret", ""]]);
        let long = vec!["  nop".to_owned(); LINES + 3];
        assert!(columns(("a", &long), ("b", &long)).ends_with("… 3 lines more\n"));
    }
}
