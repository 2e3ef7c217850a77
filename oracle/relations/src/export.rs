//! Facts and rules for other engines: for those of Datalog, `.facts` with a row a line and the program that declares and reads them;
//! for SQLite, tables and views.

use std::fmt::Write;

use ir::Module;

use crate::domain::Word;
use crate::facts::Facts;
use crate::language::language;
use crate::rules::{DERIVED, FILES};
use crate::schema::{Count, Domain, OPCODES, RELATIONS, RelationOrigin, RoleKind, RoleView, role_views};
use crate::table::Rows;

/// The language of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// Soufflé's, which reads `.facts`.
    Souffle,
    /// clingo's, which takes facts as text: [`Facts::clingo`].
    Clingo,
}

/// The columns of a relation: name and domain.
pub type Columns = &'static [(&'static str, Domain)];

/// The name of a relation's file.
#[must_use]
pub fn facts_file(relation: &str) -> String {
    format!("{relation}.facts")
}

/// A text as a column: tabulators, line ends and backslashes are written `\t`, `\n`, `\r`, `\\`.
fn escape(text: &str, out: &mut String) {
    for letter in text.chars() {
        match letter {
            '\t' => out.push_str("\\t"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\\' => out.push_str("\\\\"),
            letter => out.push(letter),
        }
    }
}

/// A text between quotes, as clingo reads it.
fn quote(text: &str, out: &mut String) {
    out.push('"');
    for letter in text.chars() {
        match letter {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            letter => out.push(letter),
        }
    }
    out.push('"');
}

/// The domains of a view's columns.
fn view_columns(view: &RoleView) -> Vec<(&'static str, Domain)> {
    let mut columns = vec![("I", Domain::Instruction)];
    if view.role.count == Count::Many && view.role.kind != RoleKind::Word {
        columns.push(("Index", Domain::Number));
    }
    columns.push(("X", view.domain()));
    columns
}

/// The program: declarations, what is read, the views, the rules.
#[must_use]
pub fn program_text(dialect: Dialect) -> String {
    let mut out = String::new();
    // clingo has no declarations and no types.
    if dialect == Dialect::Souffle {
        for domain in Domain::ALL.iter().filter(|&&domain| domain != Domain::Number) {
            let _ = writeln!(out, ".type {} <: symbol", domain.name());
        }
        let declare = |out: &mut String, name: &str, columns: &[(&str, Domain)]| {
            let columns: Vec<String> =
                columns.iter().map(|(column, domain)| format!("{column}: {}", domain.name())).collect();
            let _ = writeln!(out, ".decl {name}({})", columns.join(", "));
        };
        for row in RELATIONS {
            declare(&mut out, row.name, row.columns);
            let _ = writeln!(out, ".input {}", row.name);
        }
        for one in OPCODES {
            declare(&mut out, &format!("{}_instruction", one.opcode), &[("I", Domain::Instruction)]);
        }
        for view in role_views() {
            declare(&mut out, &view.name, &view_columns(&view));
        }
        for row in DERIVED {
            let _ = writeln!(out, ".output {}", row.name);
        }
    }
    if dialect == Dialect::Clingo {
        for row in DERIVED {
            let _ = writeln!(out, "#show {}/{}.", row.name, row.columns.len());
        }
    }
    for one in OPCODES {
        let _ = writeln!(out, "{0}_instruction(I) :- instruction_opcode(I, \"{0}\").", one.opcode);
    }
    for view in role_views() {
        let index = match (view.role.kind, view.role.count) {
            (RoleKind::Type | RoleKind::Word, _) => "",
            (_, Count::Many) => "K, ",
            _ => "0, ",
        };
        let column = if index == "K, " { "K, " } else { "" };
        let _ = writeln!(
            out,
            "{}(I, {column}X) :- instruction_opcode(I, \"{}\"), {}(I, \"{}\", {index}X).",
            view.name, view.opcode, view.of, view.role.name
        );
    }
    for (name, text) in FILES {
        let _ = match dialect {
            Dialect::Souffle => writeln!(out, "\n// rules/{name}.dl\n{text}"),
            Dialect::Clingo => writeln!(out, "\n% rules/{name}.dl\n{}", for_clingo(text)),
        };
    }
    out
}

/// A table of SQLite for each relation, derived relations included, and a view for each role of an opcode. A column is a text, or
/// an integer if its domain is [`Domain::Number`]. A table's key is all columns in their order, so that a lookup by leading ones
/// is a range, and rows that break the relation's own key can be there: the modules may be ill-formed.
#[must_use]
pub fn sqlite_schema() -> String {
    let mut out = String::new();
    let extracted = RELATIONS.iter().map(|row| (row.name, row.columns));
    for (name, columns) in extracted.chain(DERIVED.iter().map(|row| (row.name, row.columns))) {
        let typed: Vec<String> = columns
            .iter()
            .map(|(column, domain)| {
                let ty = if *domain == Domain::Number { "INTEGER" } else { "TEXT" };
                format!("\"{column}\" {ty} NOT NULL")
            })
            .collect();
        let key: Vec<String> = columns.iter().map(|(column, _)| format!("\"{column}\"")).collect();
        let _ = writeln!(
            out,
            "CREATE TABLE \"{name}\" ({}, PRIMARY KEY ({})) STRICT, WITHOUT ROWID;",
            typed.join(", "),
            key.join(", ")
        );
    }
    for one in OPCODES {
        let _ = writeln!(
            out,
            "CREATE VIEW \"{0}_instruction\" AS SELECT I FROM instruction_opcode WHERE Op = '{0}';",
            one.opcode
        );
    }
    for view in role_views() {
        let has_index = !matches!(view.role.kind, RoleKind::Type | RoleKind::Word);
        let (column, only) = match (has_index, view.role.count) {
            (true, Count::Many) => ("\"Index\", ", ""),
            (true, _) => ("", " AND \"Index\" = 0"),
            (false, _) => ("", ""),
        };
        let value = match view.role.kind {
            RoleKind::Operand => "O",
            RoleKind::Label => "V",
            RoleKind::Type => "T",
            RoleKind::Number => "N",
            RoleKind::Word => "Word",
        };
        let _ = writeln!(
            out,
            "CREATE VIEW \"{}\" AS SELECT I, {column}{value} AS X FROM {} JOIN instruction_opcode USING (I) WHERE Op = '{}' AND Role = '{}'{only};",
            view.name, view.of, view.opcode, view.role.name
        );
    }
    out
}

/// The rules without declarations, and with clingo's negation and comments.
fn for_clingo(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with(".decl"));
    let lines = lines.map(|line| match line.strip_prefix("//") {
        Some(comment) => format!("%{comment}"),
        None => line.replace(" !", " not ").replace("not =", "!="),
    });
    lines.collect::<Vec<_>>().join("\n")
}

impl Facts {
    /// Adds the relations that say what numbers stand for as text: `type_id`, `variable_id`, `immediate_value`.
    pub fn add_texts(&mut self, module: &Module) {
        for (relation, domain) in
            [("type", Domain::Type), ("variable", Domain::Variable), ("immediate", Domain::Immediate)]
        {
            let numbers: Vec<u32> = match relation {
                "type" => self.tables.type_.iter().map(|row| row[0]).collect(),
                "variable" => self.tables.variable.iter().map(|row| row[0]).collect(),
                _ => self.tables.immediate.iter().map(|row| row[0]).collect(),
            };
            for number in numbers {
                let text = self.text(module, domain, number);
                let Word(word) = self.words.add(&text);
                match relation {
                    "type" => self.tables.type_id.push([number, word]),
                    "variable" => self.tables.variable_id.push([number, word]),
                    _ => self.tables.immediate_value.push([number, word]),
                }
            }
        }
    }

    /// Calls a function with each relation, its columns and its rows, those about the instruction set included.
    pub fn each_table(&self, visit: &mut dyn FnMut(&'static str, Columns, &dyn Rows)) {
        let (own, language) = (self.tables.list(), language().list());
        for row in RELATIONS {
            let from = if row.origin == RelationOrigin::Language { &language } else { &own };
            if let Some((_, rows)) = from.iter().find(|(name, _)| *name == row.name) {
                visit(row.name, row.columns, *rows);
            }
        }
    }

    /// The lines of a relation's file.
    #[must_use]
    pub fn facts_text(&self, module: &Module, columns: &[(&str, Domain)], rows: &dyn Rows) -> String {
        (0..rows.count()).map(|at| self.row_text(module, columns, rows.row(at))).collect()
    }

    /// The line of a row: its columns with tabulators between them.
    #[must_use]
    pub fn row_text(&self, module: &Module, columns: &[(&str, Domain)], row: &[u32]) -> String {
        let mut out = String::new();
        for (column, (&number, (_, domain))) in row.iter().zip(columns).enumerate() {
            if column > 0 {
                out.push('\t');
            }
            escape(&self.entity_text(module, *domain, number), &mut out);
        }
        out.push('\n');
        out
    }

    /// The name of an entity in files: texts, numbers, and identifiers that are unique in the module.
    #[must_use]
    pub fn entity_text(&self, module: &Module, domain: Domain, number: u32) -> smol_str::SmolStr {
        match domain {
            Domain::Immediate => smol_str::format_smolstr!("imm{number}"),
            Domain::Operand => match self.immediate_of(crate::Operand(number)) {
                Some(immediate) => smol_str::format_smolstr!("imm{}", immediate.0),
                None => self.text(module, Domain::Variable, number),
            },
            _ => self.text(module, domain, number),
        }
    }

    /// All facts as clingo reads them. Entities are numbers, and words texts.
    #[must_use]
    pub fn clingo(&self) -> String {
        let mut out = String::new();
        self.each_table(&mut |name, columns, rows| {
            for at in 0..rows.count() {
                out.push_str(name);
                out.push('(');
                for (column, (&number, (_, domain))) in rows.row(at).iter().zip(columns).enumerate() {
                    if column > 0 {
                        out.push(',');
                    }
                    match domain {
                        Domain::Word => quote(self.words.text(Word(number)).unwrap_or(""), &mut out),
                        _ => {
                            let _ = write!(out, "{number}");
                        }
                    }
                }
                out.push_str(").\n");
            }
        });
        out
    }
}
