//! Changes of a module's facts, as text.

use std::collections::BTreeMap;

use ir::Module;
use relations::{Domain, Facts, RELATIONS};

/// A module, and the records of its source.
pub(crate) struct Example {
    pub(crate) module: Module,
    source: Option<lang::Program>,
}

impl Example {
    /// Its facts.
    pub(crate) fn facts(&self) -> Facts {
        let mut facts = Facts::extract(&self.module);
        if let Some(source) = &self.source {
            facts.add_source(source).expect("records that have a layout");
        }
        facts
    }
}

/// A change of a well-formed module that breaks a rule.
pub(crate) struct Case<'a> {
    pub(crate) rule: &'a str,
    pub(crate) module: &'a str,
    pub(crate) edits: Vec<&'a str>,
    pub(crate) place: String,
}

/// The modules and cases of a file.
pub(crate) fn cases(text: &str) -> (BTreeMap<&str, Example>, Vec<Case<'_>>) {
    let mut sources: BTreeMap<&str, String> = BTreeMap::new();
    let mut cases: Vec<Case<'_>> = Vec::new();
    let mut records: BTreeMap<&str, lang::Program> = BTreeMap::new();
    let mut reading = None;
    for (at, line) in text.lines().enumerate() {
        if let Some(name) = line.strip_prefix("module ") {
            reading = Some(name);
        } else if let Some(head) = line.strip_prefix("== ") {
            let (rule, module) = head.split_once(" of ").expect("a rule and a module");
            reading = None;
            cases.push(Case { rule, module, edits: Vec::new(), place: format!("line {}", at + 1) });
        } else if let (Some(name), Some(source)) = (reading, line.strip_prefix("source ")) {
            let declared = lang::parse::declaration(source).unwrap_or_else(|error| panic!("{name}: {error}"));
            records.insert(name, declared.program);
        } else if let Some(name) = reading {
            let source = sources.entry(name).or_default();
            source.push_str(line);
            source.push('\n');
        } else if line.starts_with(['-', '+']) {
            cases.last_mut().expect("a case").edits.push(line);
        }
    }
    let mut read = |(name, source): (_, String)| {
        let module = ir::read_module(&source).unwrap_or_else(|error| panic!("{name}: {error}"));
        (name, Example { module, source: records.remove(name) })
    };
    (sources.into_iter().map(&mut read).collect(), cases)
}

/// The facts of a module with changes. Fails with a row that is not there or names nothing.
pub(crate) fn apply(example: &Example, edits: &[&str]) -> Result<Facts, String> {
    let module = &example.module;
    let mut facts = example.facts();
    for edit in edits {
        let (sign, row) = edit.split_at(1);
        let (name, rest) = row.trim().split_once('(').ok_or("a relation")?;
        let relation = RELATIONS.iter().find(|relation| relation.name == name).ok_or(format!("no {name}"))?;
        let texts = columns(rest.strip_suffix(')').ok_or("a bracket")?);
        if texts.len() != relation.columns.len() {
            return Err(format!("{name} has {} columns: {texts:?}", relation.columns.len()));
        }
        let mut numbers = Vec::new();
        for (text, (_, domain)) in texts.iter().zip(relation.columns) {
            numbers.push(number(&mut facts, module, *domain, text)?);
        }
        let mut tables = facts.tables.all_mut();
        let (_, table) = tables.iter_mut().find(|(known, _)| *known == name).ok_or("no table")?;
        if sign == "-" {
            let before = table.count();
            table.keep(&mut |row| row != numbers);
            if table.count() == before {
                return Err(format!("{row} is not there"));
            }
        } else {
            table.add(&numbers);
        }
    }
    facts.tables.sort();
    Ok(facts)
}

/// Splits at commas outside brackets.
fn columns(text: &str) -> Vec<String> {
    let mut depth = 0;
    let mut parts = vec![String::new()];
    for letter in text.chars() {
        match letter {
            '(' | '[' | '{' | '<' => depth += 1,
            ')' | ']' | '}' | '>' => depth -= 1,
            _ => {}
        }
        if letter == ',' && depth == 0 {
            parts.push(String::new());
        } else {
            parts.last_mut().expect("a part").push(letter);
        }
    }
    parts.into_iter().map(|part| part.trim().to_owned()).collect()
}

/// The number of what is written.
fn number(facts: &mut Facts, module: &Module, domain: Domain, text: &str) -> Result<u32, String> {
    if let Some(fresh) = text.strip_prefix('?') {
        return fresh.parse::<u32>().map(|number| 1_000_000 + number).map_err(|error| error.to_string());
    }
    let numbers: Vec<u32> = match domain {
        Domain::Number => return text.parse().map_err(|_| format!("{text} is no number")),
        Domain::Word => return Ok(facts.add_word(text).0),
        Domain::Type => facts.tables.type_.iter().map(|row| row[0]).collect(),
        Domain::Function => facts.tables.function.iter().map(|row| row[0]).collect(),
        Domain::Variable => facts.tables.variable.iter().map(|row| row[0]).collect(),
        Domain::Immediate => facts.tables.immediate.iter().map(|row| row[0]).collect(),
        Domain::Operand => facts.tables.operand.iter().map(|row| row[0]).collect(),
        Domain::Instruction => facts.tables.instruction.iter().map(|row| row[0]).collect(),
        Domain::Block => facts.tables.block.iter().map(|row| row[0]).collect(),
        Domain::Metadata => facts.tables.metadata_node.iter().map(|row| row[0]).collect(),
        Domain::Record => facts.tables.record.iter().map(|row| row[0]).collect(),
        Domain::Signature => facts.tables.signature.iter().map(|row| row[0]).collect(),
    };
    let known = numbers.into_iter().find(|&number| facts.text(module, domain, number) == text);
    known.ok_or_else(|| format!("no {} is {text}", domain.name()))
}
