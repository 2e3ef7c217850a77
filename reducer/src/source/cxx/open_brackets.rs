//! The brackets around a place of a text, kept up while a pass goes through it.

/// The brackets that are open at a place of the text, the innermost last.
#[derive(Default)]
pub(super) struct OpenBrackets(Vec<OpenBracket>);

struct OpenBracket {
    /// The name of the function that is called, of a parenthesis behind a name.
    callee: Option<usize>,
    /// True of a brace.
    is_block: bool,
    /// True if a statement has ended in it.
    has_statement: bool,
}

impl OpenBrackets {
    /// Goes on behind a lexeme.
    pub(super) fn pass(&mut self, word: &str, name_before: impl FnOnce() -> Option<usize>) {
        match word {
            "(" | "[" | "{" => self.0.push(OpenBracket {
                callee: if word == "(" { name_before() } else { None },
                is_block: word == "{",
                has_statement: false,
            }),
            ")" | "]" | "}" => drop(self.0.pop()),
            ";" => {
                if let Some(bracket) = self.0.last_mut() {
                    bracket.has_statement = true;
                }
            }
            _ => {}
        }
    }

    /// The names of the functions that are called with what is here among their arguments, innermost first.
    pub(super) fn callees(&self) -> impl Iterator<Item = usize> {
        let of_statement =
            self.0.iter().rev().take_while(|bracket| !bracket.is_block && !bracket.has_statement);
        of_statement.filter_map(|bracket| bracket.callee)
    }
}
