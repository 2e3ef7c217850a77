//! Words that are known at build time: opcodes, roles, and the words of rules. Their numbers are constants.

use std::fmt::Write;

use crate::datalog::{Literal, Program, Term};
use crate::schema::{LANGUAGE, OPCODES};

/// The words, by number.
pub(crate) struct Words(Vec<String>);

impl Words {
    /// All words of the schema and the rules.
    pub(crate) fn collect(program: &Program) -> Words {
        let mut words = Words(Vec::new());
        for one in OPCODES {
            words.add(one.opcode);
        }
        for role in OPCODES.iter().flat_map(|roles| roles.roles) {
            words.add(role.name);
        }
        for word in ["operand", "label", "type", "number", "word", "one", "maybe", "many"] {
            words.add(word);
        }
        for word in LANGUAGE.iter().flat_map(|(_, rows)| *rows).flat_map(|row| *row) {
            words.add(word);
        }
        for rule in &program.rules {
            let body = rule.body.iter().flat_map(|literal| match literal {
                Literal::Atom { terms, .. } => terms.clone(),
                Literal::Compare { left, right, .. } => vec![left.clone(), right.clone()],
                // There are no words in a sum.
                Literal::Compute { .. } => Vec::new(),
            });
            for term in rule.terms.iter().cloned().chain(body) {
                if let Term::Word(word) = term {
                    words.add(&word);
                }
            }
        }
        words
    }

    fn add(&mut self, word: &str) {
        if !self.0.iter().any(|known| known == word) {
            self.0.push(word.to_owned());
        }
    }

    /// The number of a word.
    pub(crate) fn number(&self, word: &str) -> Option<usize> {
        self.0.iter().position(|known| known == word)
    }

    /// The table, and a constant for each opcode and role.
    pub(crate) fn generate(&self) -> String {
        let mut out =
            format!("/// Words with fixed numbers.\npub(crate) const FIXED: &[&str] = &{:?};\n", self.0);
        let named = OPCODES
            .iter()
            .map(|roles| roles.opcode)
            .chain(OPCODES.iter().flat_map(|roles| roles.roles).map(|role| role.name));
        let mut known: Vec<&str> = Vec::new();
        for word in named {
            if known.contains(&word) {
                continue;
            }
            known.push(word);
            let at = self.number(word).expect("every opcode and role was added");
            let _ = writeln!(
                out,
                "#[allow(dead_code, reason = \"not every opcode is asked for\")]\npub(crate) const {}: Word = Word({at});",
                word.to_ascii_uppercase()
            );
        }
        out
    }
}
