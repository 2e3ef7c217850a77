//! Checks ordinary programs: whatever they do, they are to do the same by every compiler.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use case_files::read_text;
use engines::Outcome;
use engines::native::{Configuration, Family, Settings as NativeSettings, Toolchain};
use examination::toolchains;
use host::{Failure, machine, output, shell};
use judge::verdict::{BehaviourGroup, OrdinaryJudgement, OrdinaryVerdict, judge_outcomes, outcome_in_words};
use ordinary::{Definedness, ForeignProgram, ForeignRunner, Guard, TestPlace, flags};
use reducer::SourceText;
use serde::Serialize;

use super::builds::Builds;
use super::engines_asked::{LeftOut, Observed};
use super::{Checked, FileAnswer, Run, Tell, Unchecked};
use crate::kinds::ordinary_compilers;

/// The entry of the ledger about the promotion of bit-fields.
const WIDE_BIT_FIELD: &str = "wide-bit-field-promotion";

/// A C file that is no program of the subset.
pub(super) struct OrdinaryFile {
    pub(super) path: PathBuf,
    pub(super) text: String,
    /// The reason why it is none, if its text was to be one.
    pub(super) why: Option<Failure>,
}

/// The part of the answer that only ordinary programs have.
#[derive(Debug, Serialize)]
pub(super) struct AsOrdinary {
    /// All its files.
    files: Vec<PathBuf>,
    /// The behaviours of the programs, each with its engines; the most frequent first.
    behaviours: Vec<Behaviour>,
    /// The checks that found no undefined behaviour; empty if they were not asked.
    guarded_by: Vec<String>,
    /// The entries of the ledger that may be why programs differ.
    perhaps: Vec<&'static str>,
    /// The reason why it is no program of the subset, that more engines could run.
    not_of_the_subset: Option<String>,
}

#[derive(Debug, Serialize)]
struct Behaviour {
    did: String,
    engines: Vec<String>,
}

/// Files of one program.
struct OrdinaryProgram<'a> {
    /// The one with `main` comes first.
    files: Vec<&'a OrdinaryFile>,
}

impl OrdinaryProgram<'_> {
    /// The text of its files, and of those beside them that they include.
    fn text(&self) -> String {
        let own = self.files.iter().map(|file| file.text.clone());
        own.chain(self.files.iter().flat_map(|file| file.included())).collect()
    }
}

/// Checks the programs that files make: each with a `main` is one, together with all files that have none.
pub(super) fn check(run: &Run<'_>, files: &[OrdinaryFile], tell: &mut Tell<'_>) -> Vec<FileAnswer> {
    if files.is_empty() {
        return Vec::new();
    }
    let (with_main, without): (Vec<_>, Vec<_>) =
        files.iter().partition(|file| files.len() == 1 || file.defines_main());
    if with_main.is_empty() {
        let failure = |file: &OrdinaryFile| {
            let why = Failure::Input("none of the files defines `main`, as a program has to".to_owned());
            Err(Unchecked::new(&file.path, file.explained(why)))
        };
        return files.iter().map(failure).collect();
    }
    // Once for all programs; where there are no compilers, each program has that for its answer.
    let toolchain = toolchain(run);
    if with_main.len() > 1 {
        for part in &without {
            let programs = with_main.len();
            output::remark(format_args!(
                "{} defines no `main`: it is taken for a part of each of the {programs} programs",
                part.path.display()
            ));
        }
    }
    let program =
        |main| OrdinaryProgram { files: std::iter::once(main).chain(without.iter().copied()).collect() };
    let mut answer = |program: OrdinaryProgram<'_>| {
        let main = program.files[0];
        let checked = match &toolchain {
            Ok(toolchain) => checked(run, toolchain, &program),
            Err(why) => Err(why.clone()),
        };
        let mut answer = checked.map_err(|why| Unchecked::new(&main.path, main.explained(why)));
        tell(&mut answer);
        answer
    };
    with_main.into_iter().map(|main| answer(program(main))).collect()
}

/// The compilers of this machine.
fn toolchain(run: &Run<'_>) -> Result<(Toolchain, NativeSettings), Failure> {
    let settings = ordinary_compilers(&run.settings, &run.args.engines)?;
    Ok((toolchains::native(&settings, machine::processors())?, settings))
}

fn checked(
    run: &Run<'_>,
    (toolchain, settings): &(Toolchain, NativeSettings),
    of: &OrdinaryProgram<'_>,
) -> Result<Checked, Failure> {
    let args = &run.args.ordinary;
    let paths: Vec<PathBuf> = of.files.iter().map(|file| file.path.clone()).collect();
    let absolute = |path: &PathBuf| std::path::absolute(path).map_err(|why| Failure::unreadable(path, &why));
    let here = absolute(&PathBuf::from("."))?;
    let program = ForeignProgram {
        units: paths.iter().map(absolute).collect::<Result<_, _>>()?,
        flags: flags::resolved(&args.cflags, &here),
        invocation: args.invocation.resolved()?,
        timeout: Duration::from_secs(args.timeout),
    };
    // Before the compilers: of an undefined program there is nothing to compare.
    let guarded_by = if args.guard { guarded(of, &program)? } else { Vec::new() };
    let runner = ForeignRunner::new(settings)?;
    let crosswise = of.files.len() > 1 && !args.whole;
    let builds = Builds::new(&runner, &program, toolchain, &of.text(), crosswise)?;
    let outcomes = builds.outcomes()?;
    let judgement = judge_outcomes(&outcomes.iter().collect::<Vec<_>>());
    let (judgement, unsteady) = repeated(&builds, &outcomes, judgement)?;
    let comparison =
        ProgramComparison { builds: &builds, outcomes: &outcomes, judgement: &judgement, unsteady };
    if let OrdinaryVerdict::Incomparable(why) = &judgement.verdict {
        return Err(Failure::Input(format!("nothing was compared: {why}{}", comparison.diagnostic())));
    }
    Ok(comparison.report(of, guarded_by))
}

/// Asks whether the program is undefined: the checks that did not find it so.
fn guarded(of: &OrdinaryProgram<'_>, program: &ForeignProgram) -> Result<Vec<String>, Failure> {
    let names = of.files.iter().enumerate().map(|(number, file)| {
        let name = file.path.file_name().unwrap_or_default();
        let others = || of.files.iter().filter(|other| other.path.file_name() == Some(name)).count();
        // Two directories may have files of one name.
        if others() == 1 { PathBuf::from(name) } else { Path::new(&number.to_string()).join(name) }
    });
    let place = TestPlace::new(names.collect())?;
    let text = SourceText::new(of.files.iter().map(|file| file.text.as_str()));
    let beside = flags::quote_directories(&program.units);
    let flags = [program.flags.clone(), beside].concat();
    let guard = Guard::for_program(&text, &flags, &program.invocation, program.timeout, &place)?;
    match guard.look(&text, &place)? {
        Definedness::Clean => Ok(guard.witnesses()),
        Definedness::Undefined(why) | Definedness::Unknown(why) => Err(Failure::Input(why)),
    }
}

/// A judgement that programs differ holds only if what most of them do is repeated. Programs that do not repeat become one group, the last.
fn repeated(
    builds: &Builds<'_>,
    outcomes: &[Outcome],
    judgement: OrdinaryJudgement,
) -> Result<(OrdinaryJudgement, Unsteady), Failure> {
    if judgement.verdict != OrdinaryVerdict::Differ {
        return Ok((judgement, Unsteady::None));
    }
    let must_repeat = judgement.groups_that_repeat().len();
    let mut groups = Vec::new();
    let mut unsteady = BehaviourGroup { engines: Vec::new() };
    for (number, group) in judgement.groups.iter().enumerate() {
        let engine = group.engines[0];
        match builds.run(engine)? == outcomes[engine] {
            true => groups.push(group.clone()),
            false if number < must_repeat => {
                let why = format!("the program of {} does not always do the same", builds.name(engine));
                let verdict = OrdinaryVerdict::Incomparable(why);
                return Ok((OrdinaryJudgement { verdict, ..judgement }, Unsteady::None));
            }
            false => unsteady.engines.extend(&group.engines),
        }
    }
    if unsteady.engines.is_empty() {
        return Ok((judgement, Unsteady::None));
    }
    unsteady.engines.sort_unstable();
    groups.push(unsteady);
    Ok((OrdinaryJudgement { groups, ..judgement }, Unsteady::LastGroup))
}

/// The programs that do not do the same when they run again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unsteady {
    None,
    /// Those of the last group.
    LastGroup,
}

/// The comparison of a program's outcomes, to be printed.
struct ProgramComparison<'a> {
    builds: &'a Builds<'a>,
    outcomes: &'a [Outcome],
    judgement: &'a OrdinaryJudgement,
    unsteady: Unsteady,
}

impl ProgramComparison<'_> {
    fn report(&self, of: &OrdinaryProgram<'_>, guarded_by: Vec<String>) -> Checked {
        let name = |engine: usize| self.builds.name(engine);
        let groups = &self.judgement.groups;
        let usual = groups.first().map(|group| &self.outcomes[group.engines[0]]);
        let behaviours: Vec<Behaviour> = groups
            .iter()
            .enumerate()
            .map(|(number, group)| {
                // The first group has most engines: what it did is told in full, of the others what they did
                // otherwise.
                let did = outcome_in_words(&self.outcomes[group.engines[0]], usual.filter(|_| number > 0));
                let is_unsteady = self.unsteady == Unsteady::LastGroup && number + 1 == groups.len();
                Behaviour {
                    did: if is_unsteady { format!("not always the same; once {did}") } else { did },
                    engines: group.engines.iter().copied().map(name).collect(),
                }
            })
            .collect();
        let asked =
            self.outcomes.iter().enumerate().map(|(engine, outcome)| (name(engine), outcome.not_run()));
        let summary = match &self.judgement.verdict {
            OrdinaryVerdict::CompilerFailed(engine) => {
                format!("{}: {}", name(*engine), outcome_in_words(&self.outcomes[*engine], None))
            }
            OrdinaryVerdict::Differ => format!("the programs do {} different things", groups.len()),
            OrdinaryVerdict::Agree | OrdinaryVerdict::Incomparable(_) => {
                behaviours.first().map_or_else(String::new, |behaviour| behaviour.did.clone())
            }
        };
        let engines = self.outcomes.iter().enumerate();
        let engines = engines
            .map(|(engine, outcome)| (name(engine), Observed::Reason(outcome_in_words(outcome, None))));
        Checked {
            file: of.files[0].path.clone(),
            verdict: self.judgement.verdict.name(),
            signature: None,
            summary,
            expected: None,
            known: BTreeMap::new(),
            engines: engines.collect(),
            ran: groups.iter().map(|group| group.engines.len()).sum(),
            left_out: LeftOut::among(asked),
            next: self.next(of),
            module: None,
            ordinary: Some(AsOrdinary {
                files: of.files.iter().map(|file| file.path.clone()).collect(),
                behaviours,
                guarded_by,
                perhaps: self.perhaps(of),
                not_of_the_subset: of.files.iter().find_map(|file| Some(file.why.as_ref()?.to_string())),
            }),
        }
    }

    /// The entry of the ledger that may be why programs differ, which no run confirms: gcc computes with a bit-field wider than `int` in a
    /// type of its width, and a compiler of another family does something else.
    fn perhaps(&self, of: &OrdinaryProgram<'_>) -> Vec<&'static str> {
        let is_of_gcc = |engine: &usize| {
            let configuration = self.builds.configuration(*engine)?;
            Some(configuration.compiler.identity.family == "gcc")
        };
        let groups = &self.judgement.groups;
        let has = |engines: &[usize], gcc: bool| engines.iter().filter_map(is_of_gcc).any(|it| it == gcc);
        let differs = groups.iter().enumerate().any(|(number, group)| {
            let others = groups.iter().enumerate().filter(|(other, _)| *other != number);
            has(&group.engines, true) && others.into_iter().any(|(_, other)| has(&other.engines, false))
        });
        let text = || SourceText::new(of.files.iter().map(|file| file.text.as_str()));
        if differs && text().has_wide_bit_field() { vec![WIDE_BIT_FIELD] } else { Vec::new() }
    }

    /// The command that makes the program small, where plain compilers show what is wrong.
    fn next(&self, of: &OrdinaryProgram<'_>) -> Option<String> {
        let files: Vec<String> =
            of.files.iter().map(|file| shell::quoted(&file.path.to_string_lossy())).collect();
        let files = files.join(" ");
        match &self.judgement.verdict {
            OrdinaryVerdict::CompilerFailed(engine) => {
                let command = plain(self.builds.configuration(*engine)?)?;
                Some(format!(
                    "bitfrost reduce {files} --crash {} TEXT",
                    shell::quoted(&format!("{command} -c"))
                ))
            }
            OrdinaryVerdict::Differ => {
                let of_group = |number: usize| {
                    let engines = &self.judgement.groups.get(number)?.engines;
                    engines.iter().find_map(|&engine| plain(self.builds.configuration(engine)?))
                };
                let (first, second) = (of_group(0)?, of_group(1)?);
                let [first, second] = [first, second].map(|command| shell::quoted(&command));
                Some(format!("bitfrost reduce {files} --compare {first} {second}"))
            }
            OrdinaryVerdict::Agree | OrdinaryVerdict::Incomparable(_) => None,
        }
    }

    /// The first thing that a compiler says against the program.
    fn diagnostic(&self) -> String {
        let message = self.outcomes.iter().find_map(|outcome| match outcome {
            Outcome::Rejected { diagnostic } => Some(diagnostic),
            _ => None,
        });
        let is_error = |line: &&str| line.contains("error") || line.contains("undefined reference");
        let line = message.and_then(|said| said.lines().find(is_error).or_else(|| said.lines().next()));
        line.map_or_else(String::new, |line| format!(": {}", line.trim()))
    }
}

/// The command of a compiler that is called by its name.
fn plain(by: &Configuration) -> Option<String> {
    let words = std::iter::once(by.compiler.name.as_str()).chain(by.flags.iter().map(String::as_str));
    (!matches!(by.compiler.family, Family::Custom(_))).then(|| words.collect::<Vec<_>>().join(" "))
}

impl OrdinaryFile {
    /// True if `main` is defined in it or in a file beside it that it includes.
    fn defines_main(&self) -> bool {
        defines_main(&self.text)
            || self.included().any(|text| defines_main(&text))
            || SourceText::new([self.text.as_str()]).defines_function("main")
    }

    /// The texts of the files that it includes from its own directory.
    fn included(&self) -> impl Iterator<Item = String> {
        let beside = self.path.parent().unwrap_or(Path::new(""));
        let directives = self.text.lines().filter_map(|line| line.trim_start().strip_prefix('#'));
        let named = directives.filter_map(|line| line.trim_start().strip_prefix("include"));
        let quoted = named.filter_map(|name| name.split('"').nth(1));
        quoted.filter_map(|name| read_text(&beside.join(name)).ok())
    }

    /// A failure about this file, with the reason why the file was taken for an ordinary program.
    fn explained(&self, failure: Failure) -> Failure {
        let (Failure::Input(said), file) = (&failure, self.path.display()) else { return failure };
        Failure::Input(match &self.why {
            Some(why) => format!("{file}: {said}; nor is it a program of the subset: {why}"),
            None => format!("{file}: {said}"),
        })
    }
}

/// True if `main`, a parenthesis and what closes it stand before a body, or before the declarations that C of before
/// 1999 has between the two; with or without a type before them.
fn defines_main(text: &str) -> bool {
    let is_of_word = |character: char| character.is_alphanumeric() || character == '_';
    text.match_indices("main").any(|(at, main)| {
        let rest = text[at + main.len()..].trim_start();
        !text[..at].ends_with(is_of_word)
            && rest.starts_with('(')
            && after_parentheses(rest).is_some_and(|next| next == '{' || is_of_word(next))
    })
}

/// The first character after the parenthesis that a text begins with.
fn after_parentheses(text: &str) -> Option<char> {
    let mut depth = 0_usize;
    let closing = text.char_indices().find(|(_, character)| {
        match character {
            '(' => depth += 1,
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        depth == 0
    })?;
    text[closing.0 + 1..].trim_start().chars().next()
}

impl AsOrdinary {
    pub(super) fn lines(&self) -> Vec<String> {
        let mut lines = Vec::new();
        if self.behaviours.len() > 1 {
            lines.extend(self.behaviours.iter().map(|Behaviour { did, engines }| match engines.as_slice() {
                [only] => format!("  {only}: {did}"),
                [first, rest @ ..] => format!("  {first} and {} more: {did}", rest.len()),
                [] => String::new(),
            }));
        }
        let perhaps = self.perhaps.iter();
        lines.extend(perhaps.map(|entry| format!("  perhaps {entry}: see `bitfrost ledger`")));
        match self.guarded_by.as_slice() {
            [] if self.behaviours.len() > 1 => {
                lines.push("  not checked for undefined behaviour: --guard does".to_owned());
            }
            [] => {}
            some => lines.push(format!("  no undefined behaviour by {}", some.join(", "))),
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::defines_main;

    #[test]
    fn main_is_found_however_it_is_defined() {
        for text in
            ["int main(void) { }", "x(){}main(){x();}", "main (argc, argv) int argc; {}", "int\nmain()\n{"]
        {
            assert!(defines_main(text), "{text}");
        }
        for text in ["int main(void);", "int domain(int a) {}", "f() { return main(1); }", "// main", "main("]
        {
            assert!(!defines_main(text), "{text}");
        }
    }
}
