//! The size of C text.

use std::fmt;
use std::ops::Range;

use super::analysis::Analysis;
use super::lexemes::lexemes;
use super::syntax::Syntax;

/// The size of C text: compared by tokens, then by how simple they are, then by bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SourceSize {
    /// The number of tokens, without comments.
    pub tokens: u32,
    /// The bytes of all tokens; `0` counts less than any other of its length, then `1` and `int`.
    detail: u32,
    /// The bytes of the text.
    pub bytes: u32,
}

impl SourceSize {
    pub(super) fn measure(syntax: &Syntax, text: &str) -> SourceSize {
        let tokens =
            syntax.ids().map(|id| &syntax[id]).filter(|node| node.tokens == 1 && node.children.is_empty());
        SourceSize {
            tokens: syntax.tokens(),
            detail: tokens.map(|token| detail(&text[token.range.clone()])).sum(),
            bytes: text.len() as u32,
        }
    }

    /// The size of a text of this size after changes, if the grammar reads what they leave as it did, and words as they are written.
    pub(super) fn edited(
        self,
        analysis: &Analysis,
        text: &str,
        changes: &[(Range<usize>, String)],
        bytes: usize,
    ) -> SourceSize {
        let (mut tokens, mut sum) = (self.tokens, self.detail);
        for (range, new) in changes {
            for &token in analysis.tokens_of(range) {
                tokens = tokens.saturating_sub(1);
                sum = sum.saturating_sub(detail(&text[analysis.syntax[token].range.clone()]));
            }
            let added = lexemes(new, 0..new.len());
            tokens += added.len() as u32;
            sum += added.iter().map(|lexeme| detail(&new[lexeme.range.clone()])).sum::<u32>();
        }
        SourceSize { tokens, detail: sum, bytes: bytes as u32 }
    }
}

/// The weight of a token among equally many.
fn detail(token: &str) -> u32 {
    match token {
        "0" => 0,
        "1" => 1,
        "int" => 2,
        _ => 2 + 4 * token.len() as u32 + u32::from(token.bytes().next().is_some_and(|byte| byte > b'4')),
    }
}

impl fmt::Display for SourceSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} tokens, {} bytes", self.tokens, self.bytes)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::source::SourceText;
    use crate::{
        FinalValues, Interest, Interestingness, Reducible, ReductionControl, ReductionOptions, ReductionStats,
    };

    /// Takes any text that is not empty, and ends at once.
    struct Anything;

    impl Interestingness<SourceText> for Anything {
        fn test(&mut self, candidates: &[SourceText]) -> Vec<Interest> {
            let interest = |text: &SourceText| match text.text.is_empty() {
                true => Interest::Different,
                false => Interest::Same,
            };
            candidates.iter().map(interest).collect()
        }

        fn control(&mut self, _: &ReductionStats) -> ReductionControl {
            ReductionControl::Stop
        }
    }

    #[test]
    fn a_case_that_the_caller_keeps_keeps_only_its_size() {
        let text = SourceText::new(["int main(void) { return 1 + 2; }"]);
        let detached = text.detached();
        assert_eq!(detached.size.get().copied(), Some(text.size()));
        assert!(detached.syntax.get().is_none() && detached.trees.get().is_none());
        let options = ReductionOptions { values: FinalValues::Least, ..ReductionOptions::default() };
        let reduced = crate::reduce(&detached, &mut Anything, &options).unwrap();
        assert!(detached.syntax.get().is_none(), "what is computed of {} is kept", reduced.case.text);
        assert!(!Arc::ptr_eq(&detached.syntax, &reduced.case.syntax));
    }
}
