//! The tables in memory: a field of `Facts` for each relation that is extracted, and a function that adds a row.

use std::fmt::Write;

use crate::schema::{RELATIONS, RelationOrigin};

/// `Facts`, `Language`, and what asks for all of their tables.
pub(crate) fn generate() -> String {
    let mut out = String::new();
    // Two structures, since the tables of the language are the same for all modules.
    for (name, doc, language) in [
        ("Tables", "The relations of a module and its source.", false),
        ("LanguageTables", "The relations about the instruction set.", true),
    ] {
        let rows = || RELATIONS.iter().filter(|row| (row.origin == RelationOrigin::Language) == language);
        let _ = writeln!(out, "/// {doc}\n#[derive(Clone, Debug, Default)]\npub struct {name} {{");
        for row in rows() {
            let _ = writeln!(out, "/// {}\npub {}: Table<{}>,", row.doc, field(row.name), row.columns.len());
        }
        let _ = writeln!(out, "}}\nimpl {name} {{");
        for row in rows() {
            let mut arguments = String::new();
            let mut values = String::new();
            for (column, domain) in row.columns {
                let column = field(&column.to_ascii_lowercase());
                let _ = write!(arguments, ", {column}: {domain:?}");
                let _ = write!(values, "{column}.0, ");
            }
            let _ = writeln!(
                out,
                "/// {}\n#[inline]\npub fn add_{}(&mut self{arguments}) {{ self.{}.push([{values}]); }}",
                row.doc,
                row.name,
                field(row.name)
            );
        }
        let _ = writeln!(
            out,
            "/// All tables, in the order of the schema.\npub fn list(&self) -> Vec<(&'static str, &dyn Rows)> {{ vec!["
        );
        for row in rows() {
            let _ = writeln!(out, "({:?}, &self.{} as &dyn Rows),", row.name, field(row.name));
        }
        let _ = writeln!(
            out,
            "] }}\n/// All tables, to be changed.\npub fn all_mut(&mut self) -> Vec<(&'static str, &mut dyn Rows)> {{ vec!["
        );
        for row in rows() {
            let _ = writeln!(out, "({:?}, &mut self.{} as &mut dyn Rows),", row.name, field(row.name));
        }
        let _ = writeln!(out, "] }}\n/// Puts all rows in order.\npub fn sort(&mut self) {{");
        for row in rows() {
            let _ = writeln!(out, "self.{}.sort();", field(row.name));
        }
        out.push_str("}\n}\n");
    }
    out
}

/// A name as an identifier of Rust.
fn field(name: &str) -> String {
    if ["type", "fn", "in", "as"].contains(&name) { format!("{name}_") } else { name.to_owned() }
}
