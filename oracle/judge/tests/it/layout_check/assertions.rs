//! Sizes, alignments and offsets, asserted at compile time.

use std::path::Path;

use lang::Bytes;
use lang::print::{self, layout_assertions};

use super::LayoutCheckError;
use super::expectation::Expectation;
use super::tally::{Tally, UnexpectedKind};
use super::text::{Asked, Block, prefix, types, unit};

/// Asks about all of them at once.
pub(super) fn check(
    asked: &Asked<'_>,
    expected: &[Expectation<'_>],
    tally: &mut Tally,
) -> Result<(), LayoutCheckError> {
    let blocks = expected.iter().map(|expectation| block(expectation, &mut tally.assertions)).collect();
    let explain = |number: usize, line: &str, output: &str| {
        let one = &expected[number - expected[0].number];
        let probe = question(line).and_then(|question| one.questions.get(question));
        match probe {
            Some(probe) => UnexpectedKind::Answer {
                probe: probe.clone(),
                expected: one.answer(probe),
                message: output.to_owned(),
            },
            None => UnexpectedKind::Refused(output.to_owned()),
        }
    };
    let found = asked.compile(blocks, &["-fsyntax-only"], Path::new("unused.o"), explain)?;
    tally.unexplained.extend(found);
    Ok(())
}

fn block(one: &Expectation<'_>, assertions: &mut usize) -> Block {
    let (program, prefix) = (types(one.program), prefix(one.number));
    let mut text = String::new();
    print::unit(&mut text, &program, &unit(&prefix));
    layout_assertions(&mut text, &program, &prefix, |probe| {
        *assertions += 1;
        one.answer(probe).first().map(|&answer| Bytes(answer))
    });
    Block { number: one.number, text }
}

/// The number of the question that a line asserts the answer to; it begins the message.
fn question(line: &str) -> Option<usize> {
    let (_, message) = line.trim_start().strip_prefix("_Static_assert(")?.split_once(", \"")?;
    message.split_once(':')?.0.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_which_question_it_asserts() {
        let line = "_Static_assert(sizeof(struct p1_S) == 8, \"12: sizeof(struct p1_S)\");";
        assert_eq!(question(line), Some(12));
        assert_eq!(question("struct p1_S {"), None);
    }
}
