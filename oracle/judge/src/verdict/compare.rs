//! One run against what was expected.

use smol_str::{SmolStr, format_smolstr};

use super::evidence::{FindingKind, Undetermined, Verdict};
use super::stack;
use engines::{Observation, Observations, Outcome};

/// The result of comparing one run with the reference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Comparison {
    /// The run is right, or cannot be judged.
    Said(Verdict),
    /// Something is wrong.
    Wrong(Wrong),
}

/// The mistake that a run shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Wrong {
    pub(super) kind: FindingKind,
    /// The detail that distinguishes causes of one kind, independent of the program: the kind of undefined behaviour, the signal, the
    /// compiler's words.
    pub(super) detail: Option<SmolStr>,
    /// The text for people in its place, if there is more: the compiler's words with their quotations.
    pub(super) words: Option<String>,
    /// The first observation that differs: its number, the expected one, the actual one.
    pub(super) first: Option<(usize, Option<Observation>, Option<Observation>)>,
}

/// Holds an outcome against the expected observations.
pub(super) fn compare(expected: &Observations, open: &[Undetermined], outcome: &Outcome) -> Comparison {
    let wrong = |kind, detail| Comparison::Wrong(Wrong { kind, detail, words: None, first: None });
    let refused = |kind, diagnostic: &str| {
        let (detail, words) = (Some(normalized_diagnostic(diagnostic)), Some(telling_words(diagnostic)));
        Comparison::Wrong(Wrong { kind, detail, words, first: None })
    };
    match outcome {
        Outcome::Finished(log) => finished(expected, open, log),
        Outcome::Crashed { signal, log } => {
            cut_short(FindingKind::Crash, Some(format_smolstr!("signal-{signal}")), expected, open, log)
        }
        Outcome::TimedOut { log } => cut_short(FindingKind::Hang, None, expected, open, log),
        // The reference finished, and an interpreter has fuel for far more than any checked program takes.
        Outcome::OutOfFuel => wrong(FindingKind::Hang, None),
        Outcome::Undefined { kind, .. } => wrong(FindingKind::Undefined, Some(kind.clone())),
        Outcome::Rejected { diagnostic } => refused(FindingKind::Rejected, diagnostic),
        Outcome::CompilerCrashed { diagnostic } => refused(FindingKind::CompilerCrash, diagnostic),
        Outcome::CompilerHung => wrong(FindingKind::CompilerHang, None),
        Outcome::Ended { .. } => Comparison::Said(Verdict::Unsupported("ordinary program".to_owned())),
        Outcome::DoesNotRefine { .. } => {
            Comparison::Said(Verdict::Unsupported("functions after passes".to_owned()))
        }
        Outcome::Called(_) => Comparison::Said(Verdict::Unsupported("functions of a unit".to_owned())),
        Outcome::Unsupported(why) => Comparison::Said(Verdict::Unsupported(why.clone())),
        Outcome::Infrastructure(why) => Comparison::Said(Verdict::Infrastructure(why.clone())),
    }
}

fn finished(expected: &Observations, open: &[Undetermined], log: &Observations) -> Comparison {
    if expected == log {
        return Comparison::Said(Verdict::Agree);
    }
    let Some((index, expected, got)) = first_difference(expected, open, log) else {
        return Comparison::Said(Verdict::Refines);
    };
    let kind = match got {
        None => FindingKind::Missing,
        Some(_) if expected.is_none() => FindingKind::Surplus,
        Some(_) => FindingKind::Value,
    };
    Comparison::Wrong(Wrong { kind, detail: None, words: None, first: Some((index, expected, got)) })
}

fn cut_short(
    kind: FindingKind,
    detail: Option<SmolStr>,
    expected: &Observations,
    open: &[Undetermined],
    log: &Observations,
) -> Comparison {
    Comparison::Wrong(Wrong { kind, detail, words: None, first: first_difference(expected, open, log) })
}

/// The first observation in which two logs differ beyond what is open. Absence equals nothing.
fn first_difference(
    expected: &Observations,
    open: &[Undetermined],
    log: &Observations,
) -> Option<(usize, Option<Observation>, Option<Observation>)> {
    let of = |observations: &Observations, index: usize| observations.0.get(index).copied();
    let open_bits =
        |index: usize| open.iter().filter(|u| u.index as usize == index).fold(0, |b, u| b | u.bits);
    let same = |index: usize| match (of(expected, index), of(log, index)) {
        (Some(a), Some(b)) => a.site == b.site && (a.value ^ b.value) & !open_bits(index) == 0,
        _ => false,
    };
    let index = (0..expected.len().max(log.len())).find(|index| !same(*index))?;
    Some((index, of(expected, index), of(log, index)))
}

/// The rest of a compiler's words after names, numbers, places, paths and lines of the program are taken out: equal for equal causes. Of a stack that LLVM dumps it is
/// the place where it died, of a gcc that a signal ended the pass.
pub(super) fn normalized_diagnostic(diagnostic: &str) -> SmolStr {
    if let Some(frame) = crash_frame(diagnostic) {
        return frame.into();
    }
    if let Some(symbol) = missing_symbol(diagnostic) {
        return format_smolstr!("undefined reference to {symbol}");
    }
    let line: String = telling_line(diagnostic).chars().take(LENGTH).collect();
    let mut kept = String::new();
    for (number, part) in line.split(is_quotation_mark).enumerate() {
        match number % 2 {
            0 => push_without_numbers(&mut kept, part),
            // A token of the grammar, of which the first is the one that the compiler expects; a later one is of the program.
            _ if number == 1 && is_punctuation(part) => kept.push_str(part),
            _ => {}
        }
    }
    // Names of temporary files differ from run to run.
    let kept: Vec<&str> = kept.split_whitespace().filter(|word| !word.starts_with('/')).collect();
    let kept = kept.join(" ");
    match gcc_pass(diagnostic).filter(|_| kept == "internal compiler error: Segmentation fault") {
        Some(pass) => format_smolstr!("{kept} {pass}"),
        None if kept.is_empty() => SmolStr::new_static(NO_MESSAGE),
        None => kept.into(),
    }
}

fn is_quotation_mark(c: char) -> bool {
    matches!(c, '\'' | '`' | '‘' | '’' | '"')
}

fn is_punctuation(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_punctuation())
}

/// Adds a text with `#` for each number.
fn push_without_numbers(kept: &mut String, text: &str) {
    for c in text.chars() {
        match c {
            '0'..='9' if kept.ends_with('#') => {}
            '0'..='9' => kept.push('#'),
            _ => kept.push(c),
        }
    }
}

/// The words for a compiler that says nothing but what the program says.
const NO_MESSAGE: &str = "no message";

/// The text for people from a compiler's words: the most telling line, with its quotations and numbers. Of a crash it is the part that
/// distinguishes crashes.
fn telling_words(diagnostic: &str) -> String {
    if crash_frame(diagnostic).is_some() || missing_symbol(diagnostic).is_some() {
        return normalized_diagnostic(diagnostic).into();
    }
    let line = match pointed_at(diagnostic) {
        Some((message, line)) => format!("{message}: {line}"),
        None => telling_line(diagnostic).to_owned(),
    };
    let line = line.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.is_empty() {
        return NO_MESSAGE.to_owned();
    }
    let shown: String = line.chars().take(LENGTH).collect();
    let rest = if shown.len() < line.len() { "…" } else { "" };
    let pass = gcc_pass(diagnostic).filter(|_| line.starts_with("internal compiler error"));
    let pass = pass.map(|pass| format!(", {pass}")).unwrap_or_default();
    format!("{shown}{rest}{pass}")
}

/// The length to which diagnostics are cut, in characters.
const LENGTH: usize = 160;

/// The words by which compilers and assemblers begin an error.
const TELLING: [&str; 6] =
    ["Assertion", "fatal error", "LLVM ERROR", "internal compiler error", "error:", "Error:"];

/// The first line that names an error, from there on; where none does, the message at a mark below a line of the program, or else the
/// first line that is none of the program.
fn telling_line(diagnostic: &str) -> &str {
    let named = diagnostic
        .lines()
        .find_map(|line| TELLING.iter().filter_map(|word| line.find(word)).min().map(|start| &line[start..]));
    let marked = || pointed_at(diagnostic).map(|(message, _)| message);
    // A statement or declaration of C ends so, and no message does.
    let other = || diagnostic.lines().find(|line| !line.trim_end().ends_with([';', '{', '}']));
    named.or_else(marked).or_else(other).unwrap_or_default()
}

/// The message of a compiler that shows a line of the program and below it, at a mark, what is wrong there, with that line; `None` of
/// compilers that name errors, whose marks stand alone.
///
/// ```text
/// program:10:     long a __attribute__((aligned(16)));
///                        ^ expected ','
/// ```
fn pointed_at(diagnostic: &str) -> Option<(&str, &str)> {
    if TELLING.iter().any(|word| diagnostic.contains(word)) {
        return None;
    }
    let mut lines = diagnostic.lines().zip(diagnostic.lines().skip(1));
    lines.find_map(|(shown, below)| {
        let message = below.trim_start().strip_prefix('^')?.trim_start_matches('~').trim();
        (!message.is_empty()).then_some((message, shown))
    })
}

/// The symbol that the linker does not find: a function that a compiler calls by itself.
fn missing_symbol(diagnostic: &str) -> Option<&str> {
    let (_, behind) = diagnostic.split_once("undefined reference to `")?;
    behind.split_once('\'').map(|(symbol, _)| symbol)
}

/// `during GIMPLE pass: lower_vaarg`
fn gcc_pass(diagnostic: &str) -> Option<&str> {
    diagnostic.lines().find(|line| line.starts_with("during ") && line.contains(" pass: "))
}

/// The crash frame of LLVM's stack dump, unless LLVM printed a reason before it.
fn crash_frame(diagnostic: &str) -> Option<String> {
    let (said, dump) = diagnostic.split_once("Stack dump:")?;
    let gave_reason = ["Assertion", "error", "LLVM ERROR"].iter().any(|word| said.contains(word));
    if gave_reason { None } else { stack::crash_frame(dump) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diagnostic_s_essence_has_no_names_numbers_or_places() {
        let one = "/tmp/a/x0.c:12:7: error: 'struct x0p12_S' has no member named 'q'\nmore";
        let other = "b.c:9:1: error: 'struct x3p1_T' has no member named 'other'";
        assert_eq!(normalized_diagnostic(one), "error: has no member named");
        assert_eq!(normalized_diagnostic(one), normalized_diagnostic(other));
        let gcc = "t.c: In function ‘f’:\nt.c:1:2: internal compiler error: in emit_move, at expr.cc:4004";
        assert_eq!(normalized_diagnostic(gcc), "internal compiler error: in emit_move, at expr.cc:#");
        let signal = "during GIMPLE pass: lower_vaarg\nt.c: In function 'f':\n\
                      t.c:1:2: internal compiler error: Segmentation fault\n0x7f3e04e3d04f ???";
        let where_it_died = "internal compiler error: Segmentation fault during GIMPLE pass: lower_vaarg";
        assert_eq!(normalized_diagnostic(signal), where_it_died);
        assert_eq!(normalized_diagnostic("clang: Assertion `x < 7' failed."), "Assertion failed.");
        let linker = "the linker failed: /usr/bin/ld: /tmp/.tmpS39/x0_25_1.o: in function `r1':\n\
                      x0_25_1.c:(.text+0xaf6): undefined reference to `__gnu_h2f_ieee'\n";
        assert_eq!(normalized_diagnostic(linker), "undefined reference to __gnu_h2f_ieee");
        assert_eq!(normalized_diagnostic(""), "no message");
        assert_eq!(
            normalized_diagnostic("a.c:3: error: ';' expected (got \")\")"),
            "error: ; expected (got )"
        );
        let mark = "program:15:     bf_observe(0U, (struct S0){.a = 0}.a);\n               ^ expected ','";
        assert_eq!(normalized_diagnostic(mark), "expected ,");
    }

    #[test]
    fn a_diagnostic_s_essence_has_no_line_of_the_program_and_no_temporary_file() {
        // As chibicc writes them, and below it slimcc.
        let one = "program:36:     bf_observe(2147483650U, __builtin_offsetof(union anonymous0, a));\n\
                   \x20                                        ^ undefined function";
        let other = "program:3: \n    bf_observe(7U, __builtin_offsetof(struct S, b));\n            ^ undefined function";
        assert_eq!(normalized_diagnostic(one), "undefined function");
        assert_eq!(normalized_diagnostic(one), normalized_diagnostic(other));
        assert_eq!(
            telling_words(other),
            "undefined function: bf_observe(7U, __builtin_offsetof(struct S, b));"
        );
        // Without a word of its own.
        assert_eq!(normalized_diagnostic("program:9: long f1 : 16 __attribute__((packed));\n"), "no message");
        // An assembler about the file that a compiler made for it.
        let assembler = |file: &str| {
            format!("{file}: Assembler messages:\n{file}:12: Error: operand size mismatch for `mov'")
        };
        assert_eq!(
            normalized_diagnostic(&assembler("/tmp/chibicc-a4Xo1")),
            "Error: operand size mismatch for"
        );
        let driver = |file: &str| format!("{file}: no such file or directory");
        assert_eq!(normalized_diagnostic(&driver("/tmp/chibicc-a4Xo1")), "no such file or directory");
        assert_eq!(
            normalized_diagnostic("x.c:1:2: error: no\n    1 | int a;\n      |     ^ here"),
            "error: no"
        );
    }

    #[test]
    fn people_are_told_what_a_compiler_quotes() {
        for (diagnostic, expected) in [
            ("x0.c:3: error: ';' expected (got \")\")", "error: ';' expected (got \")\")"),
            (
                "/tmp/a/x0.c:12:7: error: 'struct S' has no member 'q2'\nmore",
                "error: 'struct S' has no member 'q2'",
            ),
            ("clang: Assertion `x < 7' failed.", "Assertion `x < 7' failed."),
            (
                "during GIMPLE pass: lower_vaarg\nt.c:1:2: internal compiler error: in f, at expr.cc:4004",
                "internal compiler error: in f, at expr.cc:4004, during GIMPLE pass: lower_vaarg",
            ),
            (
                "x.o: in function `r1':\nundefined reference to `__gnu_h2f_ieee'",
                "undefined reference to __gnu_h2f_ieee",
            ),
            ("", "no message"),
        ] {
            assert_eq!(telling_words(diagnostic), expected);
        }
        let long = telling_words(&format!("error: {}", "'x' ".repeat(100)));
        assert!(long.chars().count() == LENGTH + 1 && long.ends_with('…'), "{long}");
    }

    #[test]
    fn of_a_stack_that_llvm_dumps_it_is_the_innermost_function() {
        let frames = " #0 0x00007f01 llvm::sys::PrintStackTrace(llvm::raw_ostream&, int) (/lib/libLLVM.so+0xfc)\n \
                      #1 0x00007f02 (/lib/libc.so.6+0x3c050)\n \
                      #2 0x00007f03 clang::CodeGen::CodeGenTypes::ComputeRecordLayout(clang::RecordDecl const*) (/lib/c)\n\
                      #10 0x00007f04 clang::ParseAST(clang::Sema&, bool, bool) (/lib/c)";
        let dump =
            format!("PLEASE submit a bug report to x.\nStack dump:\n0.\tProgram arguments: clang\n{frames}");
        assert_eq!(normalized_diagnostic(&dump), "died in clang::CodeGen::CodeGenTypes::ComputeRecordLayout");
        let backend = format!("fatal error: error in backend: Cannot select\n{dump}");
        assert_eq!(normalized_diagnostic(&backend), "fatal error: error in backend: Cannot select");
        let fatal = format!("LLVM ERROR: unknown intrinsic\n{dump}");
        assert_eq!(normalized_diagnostic(&fatal), "LLVM ERROR: unknown intrinsic");
    }
}
