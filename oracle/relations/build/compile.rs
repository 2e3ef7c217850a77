//! Rules as Rust: relation by relation, in an order in which each comes after the relations that it reads.
//!
//! A literal of a relation that is known is a lookup in a sorted table of the columns that are known. Relations that depend on themselves are
//! a program of `ascent` each, which computes the fixed point; asking `ascent` for everything costs some 0.3 µs a rule, met or not
//! (docs/decisions/0025-rules-are-datalog.md).

use std::collections::HashSet;
use std::fmt::Write;

use crate::datalog::{Declaration, Literal, Program, Rule, Term};
use crate::schema::{Count, OPCODES, RELATIONS, RelationOrigin, RoleKind, role_views};
use crate::words::Words;

/// A step of a rule's body.
enum Step {
    /// `for row in rows`
    Each(String, String),
    /// A name for a value.
    Let(String, String),
    /// A condition.
    If(String),
    /// A relation of the program of `ascent` that the rule is in.
    Recursive(String),
}

/// The structure of what is derived, and the function that derives it.
pub(crate) fn generate(program: &Program, words: &Words) -> Result<String, String> {
    let mut out = String::new();
    let mut fields = String::new();
    let mut visits = String::new();
    for row in &program.declarations {
        let _ = writeln!(fields, "/// {}\npub {}: Table<{}>,", row.doc, row.name, row.columns.len());
        let _ = writeln!(visits, "for row in self.{0}.iter() {{ visit({0:?}, row); }}", row.name);
    }
    let _ = writeln!(
        out,
        "/// What the rules derive.\n#[derive(Clone, Debug, Default)]\npub struct Derived {{\n{fields}}}\n\
         impl Derived {{\n/// Calls a function with each row, by relation.\n\
         pub fn for_each_row(&self, visit: &mut dyn FnMut(&'static str, &[u32])) {{\n{visits}}}\n}}"
    );
    let mut calls = String::new();
    for group in order(program)? {
        let names: Vec<&str> = group.iter().map(|row| row.name.as_str()).collect();
        // A group of one relation may depend on itself, too.
        let recursive = depends(program, names[0]).iter().any(|name| names.contains(&name.as_str()));
        let rules = program.rules.iter().filter(|rule| names.contains(&rule.head.as_str()));
        let mut bodies = String::new();
        for rule in rules {
            let writer = RuleWriter {
                program,
                words,
                within: if recursive { &names } else { &[] },
                bound: HashSet::new(),
                steps: Vec::new(),
                fresh: 0,
            };
            let text = writer.write(rule, recursive).map_err(|error| format!("{}: {error}", rule.place))?;
            let _ = writeln!(bodies, "{text}");
        }
        let _ = writeln!(
            out,
            "#[allow(clippy::all, unused_variables, non_snake_case, reason = \"written by the build script\")]\n\
             #[inline(never)]\n             fn derive_{}(f: &Tables, l: &LanguageTables, d: &mut Derived) {{",
            names[0]
        );
        if recursive {
            out.push_str("let derived = ::ascent::ascent_run! {\n");
            for row in &group {
                let _ =
                    writeln!(out, "relation {}({});", row.name, vec!["u32"; row.columns.len()].join(", "));
            }
            let _ = writeln!(out, "{bodies}}};");
            for row in &group {
                let columns: Vec<String> = (0..row.columns.len()).map(|at| format!("row.{at}")).collect();
                let _ = writeln!(
                    out,
                    "for row in derived.{0} {{ d.{0}.push([{1}]); }}\nd.{0}.sort();",
                    row.name,
                    columns.join(", ")
                );
            }
        } else {
            let name = names[0];
            let _ =
                writeln!(out, "let mut found = Table::default();\n{bodies}found.sort();\nd.{name} = found;");
        }
        out.push_str("}\n");
        let _ = writeln!(calls, "derive_{}(f, l, &mut d);", names[0]);
    }
    let _ = writeln!(
        out,
        "/// Derives everything from tables whose rows are in order.\n\
         pub(crate) fn derive(f: &Tables, l: &LanguageTables) -> Derived {{\n\
         let mut d = Derived::default();\n{calls}d\n}}"
    );
    Ok(out)
}

/// The derived relations that the rules of one ask.
fn asks(program: &Program, relation: &str) -> Vec<String> {
    let rules = program.rules.iter().filter(|rule| rule.head == relation);
    let literals = rules.flat_map(|rule| &rule.body).filter_map(|literal| match literal {
        Literal::Atom { relation, .. } => Some(relation),
        _ => None,
    });
    literals.filter(|name| program.declarations.iter().any(|row| row.name == **name)).cloned().collect()
}

/// The derived relations that one depends on, over any number of others.
fn depends(program: &Program, relation: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut open = asks(program, relation);
    while let Some(name) = open.pop() {
        if !found.contains(&name) {
            open.extend(asks(program, &name));
            found.push(name);
        }
    }
    found
}

/// The relations in groups that depend on each other, each after the groups that it depends on. Fails where a relation depends on
/// its own negation.
fn order(program: &Program) -> Result<Vec<Vec<&Declaration>>, String> {
    let all: Vec<(&Declaration, Vec<String>)> =
        program.declarations.iter().map(|row| (row, depends(program, &row.name))).collect();
    let mut done: HashSet<&str> = HashSet::new();
    let mut groups = Vec::new();
    while done.len() < all.len() {
        let ready = all.iter().find(|(row, needs)| {
            let of =
                |name: &str| all.iter().find(|(row, _)| row.name == name).map_or(&[][..], |(_, needs)| needs);
            let mutual = |name: &String| of(name).contains(&row.name) || *name == row.name;
            !done.contains(row.name.as_str())
                && needs.iter().all(|name| done.contains(name.as_str()) || mutual(name))
        });
        let (row, needs) = ready.ok_or("no order of the relations")?;
        let group: Vec<&Declaration> = all
            .iter()
            .filter(|(other, theirs)| {
                other.name == row.name || (needs.contains(&other.name) && theirs.contains(&row.name))
            })
            .map(|(other, _)| *other)
            .collect();
        for rule in program.rules.iter().filter(|rule| group.iter().any(|row| row.name == rule.head)) {
            let negated = rule.body.iter().find(|literal| {
                matches!(literal, Literal::Atom { negated: true, relation, .. } if group.iter().any(|row| row.name == *relation))
            });
            if negated.is_some() && needs.contains(&row.name) {
                return Err(format!("{}: a relation depends on its own negation", rule.place));
            }
        }
        done.extend(group.iter().map(|row| row.name.as_str()));
        groups.push(group);
    }
    Ok(groups)
}

struct RuleWriter<'a> {
    program: &'a Program,
    words: &'a Words,
    /// The relations of the program of `ascent` that the rule is in.
    within: &'a [&'a str],
    bound: HashSet<String>,
    steps: Vec<Step>,
    fresh: usize,
}

impl RuleWriter<'_> {
    fn write(mut self, rule: &Rule, recursive: bool) -> Result<String, String> {
        for (at, literal) in rule.body.iter().enumerate() {
            self.literal(at, literal)?;
        }
        let head: Result<Vec<String>, String> = rule.terms.iter().map(|term| self.value(term)).collect();
        let head = head?.join(", ");
        if recursive {
            let steps: Vec<String> = self.steps.iter().map(Step::clause).collect();
            return Ok(format!("{}({head}) <-- {};", rule.head, steps.join(", ")));
        }
        let mut text = String::new();
        for step in &self.steps {
            text.push_str(&step.open());
        }
        let _ = write!(text, "found.push([{head}]);");
        text.extend(self.steps.iter().filter(|step| step.is_block()).map(|_| " }"));
        Ok(text)
    }

    fn literal(&mut self, at: usize, literal: &Literal) -> Result<(), String> {
        match literal {
            Literal::Compare { left, operator, right } => {
                let operator = if operator == "=" { "==" } else { operator };
                let test = format!("{} {operator} {}", self.value(left)?, self.value(right)?);
                self.steps.push(Step::If(test));
            }
            Literal::Compute { result, left, operator, right } => {
                let method = if *operator == '+' { "saturating_add" } else { "wrapping_sub" };
                let sum = format!("{}.{method}({})", self.value(left)?, self.value(right)?);
                match result {
                    Term::Variable(name) if self.bound.insert(name.clone()) => {
                        self.steps.push(Step::Let(format!("v_{name}"), sum));
                    }
                    known => {
                        let test = format!("{} == {sum}", self.value(known)?);
                        self.steps.push(Step::If(test));
                    }
                }
            }
            Literal::Atom { negated, relation, .. } if self.within.contains(&relation.as_str()) => {
                if *negated {
                    return Err(format!("{relation} depends on its own negation"));
                }
                self.recursive(literal)?;
            }
            Literal::Atom { negated, relation, terms } => {
                // A view is of two relations, which a `_` would not join.
                let mut terms = terms.clone();
                if terms.first() == Some(&Term::Any) && !negated {
                    self.fresh += 1;
                    terms[0] = Term::Variable(format!("Any{}", self.fresh));
                }
                let atoms = expand(relation, &terms);
                if *negated {
                    return self.absent(&atoms);
                }
                for (part, (relation, terms)) in atoms.iter().enumerate() {
                    if let ("instruction_opcode", [of, word @ Term::Word(_)]) =
                        (relation.as_str(), &terms[..])
                        && !self.is_known(of)
                    {
                        self.lookup(false, "opcode_instruction", &[word.clone(), of.clone()])?;
                        continue;
                    }
                    self.lookup(at == 0 && part == 0, relation, terms)?;
                }
            }
        }
        Ok(())
    }

    /// A literal of a relation that the rule defines.
    fn recursive(&mut self, literal: &Literal) -> Result<(), String> {
        let Literal::Atom { relation, terms, .. } = literal else { return Ok(()) };
        let mut names: Vec<&String> = Vec::new();
        let mut arguments = Vec::new();
        for term in terms {
            match term {
                Term::Variable(name) if !self.bound.contains(name) => {
                    if names.contains(&name) {
                        return Err(format!("{name} is there twice"));
                    }
                    names.push(name);
                    arguments.push(format!("r_{name}"));
                }
                Term::Any => arguments.push("_".to_owned()),
                _ => arguments.push(self.value(term)?),
            }
        }
        self.steps.push(Step::Recursive(format!("{relation}({})", arguments.join(", "))));
        for name in names {
            self.steps.push(Step::Let(format!("v_{name}"), format!("*r_{name}")));
            self.bound.insert(name.clone());
        }
        Ok(())
    }

    /// A literal of a table: its rows with the leading columns that are known.
    fn lookup(&mut self, first: bool, relation: &str, terms: &[Term]) -> Result<(), String> {
        self.fresh += 1;
        let row = format!("row{}", self.fresh);
        let known = terms.iter().take_while(|term| self.is_known(term)).count();
        // A table is in the order of its first column: by another, each lookup would read all of it.
        if known == 0 && !first {
            return Err(format!(
                "{relation} is looked up by a column that is not its first: put it in front"
            ));
        }
        let keys: Result<Vec<String>, String> = terms[..known].iter().map(|term| self.value(term)).collect();
        let (keys, table) = (keys?.join(", "), self.table(relation));
        if known == terms.len() {
            self.steps.push(Step::If(format!("{table}.has([{keys}])")));
            return Ok(());
        }
        let rows = match known {
            0 => format!("{table}.iter()"),
            _ => format!("{table}.prefix([{keys}])"),
        };
        self.steps.push(Step::Each(row.clone(), rows));
        for (at, term) in terms.iter().enumerate().skip(known) {
            match term {
                Term::Any => {}
                Term::Variable(name) if self.bound.insert(name.clone()) => {
                    self.steps.push(Step::Let(format!("v_{name}"), format!("{row}[{at}]")));
                }
                _ => {
                    let test = format!("{row}[{at}] == {}", self.value(term)?);
                    self.steps.push(Step::If(test));
                }
            }
        }
        Ok(())
    }

    /// The literals of tables do not all hold.
    fn absent(&mut self, atoms: &[(String, Vec<Term>)]) -> Result<(), String> {
        let mut tests = Vec::new();
        for (relation, terms) in atoms {
            let known = terms.iter().take_while(|term| self.is_known(term)).count();
            let keys: Result<Vec<String>, String> =
                terms[..known].iter().map(|term| self.value(term)).collect();
            let mut rest = Vec::new();
            for (at, term) in terms.iter().enumerate().skip(known).filter(|(_, term)| **term != Term::Any) {
                rest.push(format!("row[{at}] == {}", self.value(term)?));
            }
            if known == 0 {
                return Err(format!("{relation} is looked up by a column that is not its first"));
            }
            let (table, keys) = (self.table(relation), keys?.join(", "));
            tests.push(match rest.is_empty() {
                true => format!("{table}.has([{keys}])"),
                false => format!("{table}.prefix([{keys}]).iter().any(|row| {})", rest.join(" && ")),
            });
        }
        self.steps.push(Step::If(format!("!({})", tests.join(" && "))));
        Ok(())
    }

    fn is_known(&self, term: &Term) -> bool {
        match term {
            Term::Any => false,
            Term::Variable(name) => self.bound.contains(name),
            Term::Word(_) | Term::Number(_) => true,
        }
    }

    fn value(&self, term: &Term) -> Result<String, String> {
        match term {
            Term::Variable(name) if self.bound.contains(name) => Ok(format!("v_{name}")),
            Term::Variable(name) => Err(format!("{name} has no value yet")),
            Term::Word(word) => {
                let number = self.words.number(word).ok_or_else(|| format!("unknown word {word}"))?;
                Ok(format!("{number}u32"))
            }
            Term::Number(number) => Ok(format!("{number}u32")),
            Term::Any => Err("_ has no value".to_owned()),
        }
    }

    fn table(&self, relation: &str) -> String {
        if self.program.declarations.iter().any(|row| row.name == relation) {
            return format!("d.{relation}");
        }
        let name = if relation == "type" { "type_" } else { relation };
        let language =
            RELATIONS.iter().any(|row| row.name == relation && row.origin == RelationOrigin::Language);
        format!("{}.{name}", if language { "l" } else { "f" })
    }
}

impl Step {
    fn is_block(&self) -> bool {
        !matches!(self, Step::Let(..))
    }

    /// The start of a block, or a definition.
    fn open(&self) -> String {
        match self {
            Step::Each(row, rows) => format!("for {row} in {rows} {{ "),
            Step::Let(name, value) => format!("let {name} = {value}; "),
            Step::If(test) => format!("if {test} {{ "),
            Step::Recursive(_) => unreachable!("only programs of ascent have relations of their own"),
        }
    }

    /// A clause of `ascent`.
    fn clause(&self) -> String {
        match self {
            Step::Each(row, rows) => format!("for {row} in {rows}"),
            Step::Let(name, value) => format!("let {name} = {value}"),
            Step::If(test) => format!("if {test}"),
            Step::Recursive(atom) => atom.clone(),
        }
    }
}

/// The literals that a literal stands for: itself, or those of which a view consists.
fn expand(relation: &str, terms: &[Term]) -> Vec<(String, Vec<Term>)> {
    let opcode =
        |name: &str| ("instruction_opcode".to_owned(), vec![terms[0].clone(), Term::Word(name.to_owned())]);
    let extracted = RELATIONS.iter().any(|row| row.name == relation);
    let subset = OPCODES.iter().find(|roles| relation.strip_suffix("_instruction") == Some(roles.opcode));
    if let (false, Some(one)) = (extracted, subset) {
        return vec![opcode(one.opcode)];
    }
    let Some(view) = role_views().find(|view| !extracted && view.name == relation) else {
        return vec![(relation.to_owned(), terms.to_vec())];
    };
    let mut held = vec![terms[0].clone(), Term::Word(view.role.name.to_owned())];
    let has_index = !matches!(view.role.kind, RoleKind::Type | RoleKind::Word);
    if has_index && view.role.count != Count::Many {
        held.push(Term::Number(0));
    }
    held.extend(terms[1..].iter().cloned());
    vec![opcode(view.opcode), (view.of.to_owned(), held)]
}
