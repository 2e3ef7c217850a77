//! The subset of Datalog in which the rules are written: that of Soufflé, without aggregates, disjunctions and records.
//!
//! Variables are in upper case, so that clingo reads the rules as they are, but for `!`, which it calls `not`.

use std::fmt::Write;

use crate::schema::{Count, Domain, OPCODES, RELATIONS, RoleKind, role_views};

/// An argument of an atom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Term {
    /// A variable.
    Variable(String),
    /// A word.
    Word(String),
    /// A number.
    Number(u32),
    /// `_`
    Any,
}

/// A part of a rule's body.
#[derive(Clone, Debug)]
pub(crate) enum Literal {
    /// A relation holds, or does not.
    Atom { negated: bool, relation: String, terms: Vec<Term> },
    /// `A < B`, with one of `=`, `!=`, `<`, `<=`, `>`, `>=`.
    Compare { left: Term, operator: String, right: Term },
    /// `A = B + C` or `A = B - C`, or a comparison with a sum, for which `A` is a fresh variable.
    Compute { result: Term, left: Term, operator: char, right: Term },
}

/// A rule.
#[derive(Clone, Debug)]
pub(crate) struct Rule {
    pub(crate) head: String,
    pub(crate) terms: Vec<Term>,
    pub(crate) body: Vec<Literal>,
    /// The file and line, for messages.
    pub(crate) place: String,
}

/// A relation that rules derive.
#[derive(Clone, Debug)]
pub(crate) struct Declaration {
    pub(crate) name: String,
    pub(crate) columns: Vec<(String, Domain)>,
    pub(crate) doc: String,
    pub(crate) file: String,
}

/// A rule about well-formedness, by its name.
#[derive(Clone, Debug)]
pub(crate) struct NamedRule {
    pub(crate) name: String,
    pub(crate) doc: String,
    pub(crate) file: String,
}

/// All files.
#[derive(Default)]
pub(crate) struct Program {
    pub(crate) declarations: Vec<Declaration>,
    pub(crate) rules: Vec<Rule>,
    pub(crate) named: Vec<NamedRule>,
}

impl Program {
    /// Adds a file. Fails with the line that is not of the subset.
    pub(crate) fn read(&mut self, file: &str, text: &str) -> Result<(), String> {
        let mut doc = String::new();
        for (at, line) in text.lines().enumerate() {
            let place = format!("{file}.dl:{}", at + 1);
            let line = line.trim();
            if let Some(words) = line.strip_prefix("/// ") {
                if !doc.is_empty() {
                    doc.push(' ');
                }
                doc.push_str(words);
            } else if let Some(declaration) = line.strip_prefix(".decl ") {
                let (name, columns) =
                    parse_declaration(declaration).ok_or_else(|| format!("{place}: a declaration"))?;
                let doc = std::mem::take(&mut doc);
                self.declarations.push(Declaration { name, columns, doc, file: file.to_owned() });
            } else if !line.is_empty() && !line.starts_with("//") {
                let rule = parse_rule(line, &place).map_err(|error| format!("{place}: {error}"))?;
                // The comment is at the first clause of a name; its further clauses go without one.
                if let (true, Some(Term::Word(name))) = (is_violation(&rule.head), rule.terms.first()) {
                    let doc = std::mem::take(&mut doc);
                    if !doc.is_empty() {
                        self.named.push(NamedRule { name: name.clone(), doc, file: file.to_owned() });
                    }
                }
                self.rules.push(rule);
            }
        }
        Ok(())
    }

    /// The domains of a relation's columns, whichever kind it is of.
    pub(crate) fn columns(&self, relation: &str) -> Option<Vec<Domain>> {
        let domains = |columns: &[(&str, Domain)]| columns.iter().map(|column| column.1).collect();
        if let Some(row) = RELATIONS.iter().find(|row| row.name == relation) {
            return Some(domains(row.columns));
        }
        if let Some(row) = self.declarations.iter().find(|row| row.name == relation) {
            return Some(row.columns.iter().map(|column| column.1).collect());
        }
        if OPCODES.iter().any(|roles| relation.strip_suffix("_instruction") == Some(roles.opcode)) {
            return Some(vec![Domain::Instruction]);
        }
        let view = role_views().find(|view| view.name == relation)?;
        let indexed = view.role.count == Count::Many && view.role.kind != RoleKind::Word;
        let middle = indexed.then_some(Domain::Number);
        Some([Domain::Instruction].into_iter().chain(middle).chain([view.domain()]).collect())
    }

    /// Relations exist, have as many columns as they are used with, and each variable is of one domain.
    pub(crate) fn check(&self) -> Result<(), String> {
        for rule in &self.rules {
            let mut domains: Vec<(&str, Domain)> = Vec::new();
            let body = rule.body.iter().filter_map(|literal| match literal {
                Literal::Atom { relation, terms, .. } => Some((relation, terms)),
                _ => None,
            });
            for (relation, terms) in body.chain([(&rule.head, &rule.terms)]) {
                let at = |what: String| format!("{}: {what}", rule.place);
                let columns = self.columns(relation).ok_or_else(|| at(format!("no relation {relation}")))?;
                if columns.len() != terms.len() {
                    return Err(at(format!("{relation} has {} columns", columns.len())));
                }
                for (term, &domain) in terms.iter().zip(&columns) {
                    let fits = match term {
                        Term::Any => true,
                        Term::Word(_) => domain == Domain::Word,
                        Term::Number(_) => domain == Domain::Number,
                        Term::Variable(name) => match domains.iter().find(|known| known.0 == name) {
                            Some(known) => known.1 == domain,
                            None => {
                                domains.push((name, domain));
                                true
                            }
                        },
                    };
                    if !fits {
                        return Err(at(format!("{relation} has no {term:?} of its {}", domain.name())));
                    }
                }
            }
        }
        let mut names: Vec<&str> = self.named.iter().map(|rule| rule.name.as_str()).collect();
        names.sort_unstable();
        if let Some(pair) = names.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(format!("two rules are called {}", pair[0]));
        }
        // Reports show the name of a rule, whose comment is the only explanation of it.
        for rule in self.rules.iter().filter(|rule| is_violation(&rule.head)) {
            let Some(Term::Word(name)) = rule.terms.first() else {
                return Err(format!("{}: a name", rule.place));
            };
            if !names.contains(&name.as_str()) {
                return Err(format!("{}: {name} has no comment", rule.place));
            }
        }
        Ok(())
    }

    /// The tables of what rules derive and are called, and the text of the files.
    pub(crate) fn catalogue(&self, files: &[(&str, String)]) -> String {
        let mut out = String::new();
        let _ =
            writeln!(out, "/// The relations that rules derive.\npub const DERIVED: &[DerivedRelation] = &[");
        for row in &self.declarations {
            let columns: Vec<String> =
                row.columns.iter().map(|(name, domain)| format!("({name:?}, Domain::{domain:?})")).collect();
            let _ = writeln!(
                out,
                "DerivedRelation {{ name: {:?}, columns: &[{}], file: {:?}, doc: {:?} }},",
                row.name,
                columns.join(", "),
                row.file,
                row.doc
            );
        }
        let kinds = [
            ("RULES", "The rules about well-formedness.", false),
            ("QUESTIONS", "The questions about findings.", true),
        ];
        for (table, doc, asks) in kinds {
            let _ = writeln!(out, "];\n/// {doc}\npub const {table}: &[Rule] = &[");
            for rule in self.named.iter().filter(|rule| (rule.file == "questions") == asks) {
                let _ = writeln!(
                    out,
                    "Rule {{ name: {:?}, file: {:?}, doc: {:?} }},",
                    rule.name, rule.file, rule.doc
                );
            }
        }
        let _ = writeln!(
            out,
            "];\n/// The files of rules: name and text.\npub const FILES: &[(&str, &str)] = &["
        );
        // The texts are compiled in, so that an export needs no files.
        for (name, text) in files {
            let _ = writeln!(out, "({name:?}, {text:?}),");
        }
        out.push_str("];\n");
        out
    }
}

/// True if a relation holds what breaks rules or answers questions: its first column is the rule's name.
pub(crate) fn is_violation(relation: &str) -> bool {
    ["illformed_", "suspicious_", "answer_"].iter().any(|kind| relation.starts_with(kind))
}

fn parse_declaration(text: &str) -> Option<(String, Vec<(String, Domain)>)> {
    let (name, rest) = text.split_once('(')?;
    let columns = rest.strip_suffix(')')?.split(',').map(|column| {
        let (name, domain) = column.split_once(':')?;
        Some((name.trim().to_owned(), Domain::from_name(domain.trim())?))
    });
    Some((name.trim().to_owned(), columns.collect::<Option<_>>()?))
}

fn parse_rule(line: &str, place: &str) -> Result<Rule, String> {
    let line = line.strip_suffix('.').ok_or("a rule ends with a full stop, on its line")?;
    let (head, body) = line.split_once(":-").ok_or("a rule has a head and a body")?;
    let Literal::Atom { negated: false, relation, terms } = parse_atom(head.trim())? else {
        return Err("the head is a relation".to_owned());
    };
    let mut literals = Vec::new();
    for part in split_outside(body) {
        parse_literal(part.trim(), &mut literals)?;
    }
    Ok(Rule { head: relation, terms, body: literals, place: place.to_owned() })
}

/// Splits at commas that are in no brackets and no quotes.
fn split_outside(text: &str) -> Vec<&str> {
    let (mut depth, mut quoted, mut start) = (0, false, 0);
    let mut parts = Vec::new();
    for (at, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts
}

fn parse_literal(text: &str, out: &mut Vec<Literal>) -> Result<(), String> {
    // Those of two characters first, since those of one are parts of them.
    let operators = ["!=", "<=", ">=", "<", ">", "="];
    let operator = operators.iter().find(|operator| {
        !text.contains('(') && text.split_once(**operator).is_some_and(|(left, _)| !left.contains('"'))
    });
    let Some(&operator) = operator else {
        out.push(parse_atom(text)?);
        return Ok(());
    };
    let (left, right) = text.split_once(operator).ok_or("a comparison")?;
    let left = parse_term(left.trim())?;
    for sign in ['+', '-'] {
        let Some((first, second)) = right.split_once(sign) else { continue };
        let (first, second) = (parse_term(first.trim())?, parse_term(second.trim())?);
        if operator == "=" {
            out.push(Literal::Compute { result: left, left: first, operator: sign, right: second });
        } else {
            let sum = Term::Variable(format!("Sum{}", out.len()));
            out.push(Literal::Compute { result: sum.clone(), left: first, operator: sign, right: second });
            out.push(Literal::Compare { left, operator: operator.to_owned(), right: sum });
        }
        return Ok(());
    }
    let right = parse_term(right.trim())?;
    out.push(Literal::Compare { left, operator: operator.to_owned(), right });
    Ok(())
}

fn parse_atom(text: &str) -> Result<Literal, String> {
    let (negated, text) = match text.strip_prefix('!') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let (relation, rest) = text.split_once('(').ok_or_else(|| format!("{text} is no atom"))?;
    let inside = rest.strip_suffix(')').ok_or_else(|| format!("{text} is no atom"))?;
    let terms =
        split_outside(inside).into_iter().map(|term| parse_term(term.trim())).collect::<Result<_, _>>()?;
    Ok(Literal::Atom { negated, relation: relation.trim().to_owned(), terms })
}

fn parse_term(text: &str) -> Result<Term, String> {
    if text == "_" {
        return Ok(Term::Any);
    }
    if let Some(word) = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')) {
        return Ok(Term::Word(word.to_owned()));
    }
    if let Ok(number) = text.parse() {
        return Ok(Term::Number(number));
    }
    let is_variable = text.starts_with(|letter: char| letter.is_ascii_uppercase())
        && text.chars().all(|letter| letter.is_ascii_alphanumeric());
    is_variable.then(|| Term::Variable(text.to_owned())).ok_or_else(|| format!("{text:?} is no term"))
}
