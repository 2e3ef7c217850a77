//! A file of many programs' records, and which of them a compiler objects to.

use std::path::{Path, PathBuf};

use lang::{Program, Unit};

use super::LayoutCheckError;
use super::tally::{UnexpectedAnswer, UnexpectedKind};
use crate::it::common::environment;
use engines::native::{Configuration, Family, Toolchain};
use engines::process::{Command, Completed};

/// A compiler that is asked, and where its files go.
pub(super) struct Asked<'a> {
    pub(crate) toolchain: &'a Toolchain,
    pub(crate) configuration: &'a Configuration,
    pub(crate) directory: &'a Path,
}

/// One program's part of a file. The compiler is told that it is a file of its own, called `pN`, so that whatever it
/// says of it begins with that name and a line in here.
pub(super) struct Block {
    /// The program's number.
    pub(crate) number: usize,
    /// Its text.
    pub(crate) text: String,
}

/// A line of a block that a compiler objects to.
struct Objection<'a> {
    number: usize,
    line: &'a str,
    message: &'a str,
}

/// Before the tags and objects of a program.
pub(super) fn prefix(number: usize) -> String {
    format!("p{number}_")
}

/// The view of a program whose names all have its prefix.
pub(super) fn unit(prefix: &str) -> Unit<'_> {
    Unit { tag_prefix: prefix, caller_prefix: prefix, callee_prefix: prefix, ..Unit::WHOLE }
}

/// The types of a program and nothing else.
pub(super) fn types(program: &Program) -> Program {
    let Program { target, enums, records, globals: _, functions: _, entry } = program;
    let (enums, records) = (enums.clone(), records.clone());
    Program { target: *target, enums, records, globals: Vec::new(), functions: Vec::new(), entry: *entry }
}

impl Asked<'_> {
    /// Compiles the blocks until the compiler takes what is left, and hands over what it objected to on the way, as
    /// `explain` understands the line. A compiler need not say everything at once.
    pub(super) fn compile(
        &self,
        mut blocks: Vec<Block>,
        arguments: &[&str],
        output: &Path,
        explain: impl Fn(usize, &str, &str) -> UnexpectedKind,
    ) -> Result<Vec<UnexpectedAnswer>, LayoutCheckError> {
        let mut found = Vec::new();
        while !blocks.is_empty() {
            let completed = self.run(&blocks, arguments, output)?;
            if completed.succeeded() {
                break;
            }
            let objections = objections(&completed.output, &blocks);
            if objections.is_empty() {
                let configuration = self.configuration.name.clone();
                return Err(LayoutCheckError::Failed { configuration, message: completed.output });
            }
            let mut blamed = Vec::new();
            for Objection { number, line, message: said } in objections {
                blamed.push(number);
                found.push(UnexpectedAnswer { program: number, wrong: explain(number, line, said) });
            }
            blocks.retain(|block| !blamed.contains(&block.number));
        }
        Ok(found)
    }

    fn run(
        &self,
        blocks: &[Block],
        arguments: &[&str],
        output: &Path,
    ) -> Result<Completed, LayoutCheckError> {
        let mut text = String::from(lang::print::unit_prelude());
        for Block { number, text: block } in blocks {
            text.push_str(&format!("#line 1 \"p{number}\"\n{block}"));
        }
        let input = PathBuf::from(format!("{}.c", self.stem()));
        let path = self.directory.join(&input);
        std::fs::write(&path, text).map_err(|source| LayoutCheckError::File { path, source })?;
        let Configuration { compiler, .. } = self.configuration;
        let command = Command {
            search_path: Some(environment().search_path),
            limits: self.toolchain.settings().limits.of_compiler(),
            ..Command::new(&compiler.path, self.directory)
        };
        let command = command
            .args(self.configuration.arguments(&input, output))
            .args(tersely(&compiler.family))
            .args(arguments);
        Ok(self.toolchain.supervisor().run(command)?)
    }

    /// The stem of this compiler's file names.
    pub(super) fn stem(&self) -> String {
        format!("layouts {}", self.configuration.name)
    }
}

/// Every error, each in as few words as possible: what a process says is only kept up to a point.
fn tersely(family: &Family) -> &'static [&'static str] {
    match family {
        Family::Clang => &["-ferror-limit=0", "-fno-caret-diagnostics"],
        Family::Gcc => &["-fmax-errors=0", "-fno-diagnostics-show-caret"],
        Family::Tcc | Family::Custom(_) => &[],
    }
}

/// The errors `pN:LINE:COLUMN: error: …` that are about one of the blocks.
fn objections<'a>(output: &'a str, blocks: &'a [Block]) -> Vec<Objection<'a>> {
    let objection = |line: &'a str| {
        let (place, said) = line.split_once(" error: ")?;
        let (name, place) = place.strip_prefix('p')?.split_once(':')?;
        let number = name.parse().ok()?;
        let at: usize = place.split(':').next()?.parse().ok()?;
        let block = &blocks[blocks.binary_search_by_key(&number, |block| block.number).ok()?];
        Some(Objection { number, line: block.text.lines().nth(at.checked_sub(1)?)?, message: said })
    };
    output.lines().filter_map(objection).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_found_at_the_line_they_are_about() {
        let block = |number, text: &str| Block { number, text: text.to_owned() };
        let blocks = [block(3, "a\nb\n"), block(17, "c\n")];
        let message = "p17:1:1: error: no c\np3:2:5: warning: b\np3:2:5: error: no b\np4:1:1: error: whose?\n\
                    p3:9:1: error: beyond\ncc1: fatal error: other";
        let found = objections(message, &blocks);
        let found: Vec<_> = found.iter().map(|o| (o.number, o.line, o.message)).collect();
        assert_eq!(found, [(17, "c", "no c"), (3, "b", "no b")]);
    }
}
