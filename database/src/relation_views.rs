//! The relations of the schema that the database stores, by their names in `docs/relations.md`: views for queries, which a connection
//! makes for itself. Their columns are those of the schema after `finding` and `program`.

use std::fmt::Write;

use relations::{Columns, DERIVED, RELATIONS};
use rusqlite::Connection;

/// A relation that a view of the database holds.
struct StoredRelation {
    /// The relation's name.
    relation: &'static str,
    /// The view.
    from: &'static str,
    /// The values of its columns.
    values: &'static str,
    /// The condition on its rows.
    only: &'static str,
}

const fn stored(
    relation: &'static str,
    from: &'static str,
    values: &'static str,
    only: &'static str,
) -> StoredRelation {
    StoredRelation { relation, from, values, only }
}

#[rustfmt::skip]
const STORED: &[StoredRelation] = &[
    stored("instruction", "instructions", "instruction", "TRUE"),
    stored("instruction_opcode", "instructions", "instruction, opcode", "TRUE"),
    stored("opcode_instruction", "instructions", "opcode, instruction", "TRUE"),
    stored("instruction_function", "instructions", "instruction, function", "TRUE"),
    stored("instruction_block", "instructions", "instruction, block", "TRUE"),
    stored("block_instruction", "instructions", "block, instruction", "TRUE"),
    stored("instruction_to", "instructions", "instruction, result", "result IS NOT NULL"),
    stored("defines", "instructions", "result, instruction", "result IS NOT NULL"),
    stored("instruction_type", "instructions", "instruction, type", "type IS NOT NULL"),
    stored("instruction_operand", "operands", "instruction, role, position, coalesce(variable, immediate)", "TRUE"),
    stored("record_field_type", "fields", "record, position, type", "TRUE"),
    stored("record_field_offset", "fields", "record, position, bit_offset", "TRUE"),
    stored("record_field_width", "fields", "record, position, bit_width", "TRUE"),
    stored("record_field_bit_field", "fields", "record, position", "bit_field"),
    stored("record_field_packed", "fields", "record, position", "packed"),
    stored("argument_class", "arguments", "signature, position, class", "TRUE"),
    stored("signature_record", "arguments", "signature, position, record", "record IS NOT NULL"),
    stored("passed_after_registers", "arguments", "signature, position", "after_registers"),
];

/// The columns of a relation, those that rules derive included.
fn columns(relation: &str) -> Option<Columns> {
    let extracted = RELATIONS.iter().map(|row| (row.name, row.columns));
    extracted
        .chain(DERIVED.iter().map(|row| (row.name, row.columns)))
        .find_map(|(name, columns)| (name == relation).then_some(columns))
}

/// Makes the views on a connection, which may be one that only reads: they are its own, and end with it.
///
/// # Errors
/// [`rusqlite::Error`] if SQLite fails.
pub(super) fn create(connection: &Connection) -> rusqlite::Result<()> {
    let mut sql = String::from("PRAGMA temp_store = MEMORY;\n");
    for StoredRelation { relation, from, values, only } in STORED {
        let names: String =
            columns(relation).unwrap_or_default().iter().fold(String::new(), |mut text, (column, _)| {
                let _ = write!(text, ", \"{column}\"");
                text
            });
        let _ = writeln!(
            sql,
            "CREATE TEMP VIEW IF NOT EXISTS \"{relation}\" (finding, program{names}) AS SELECT finding, program, {values} FROM {from} WHERE {only};"
        );
    }
    connection.execute_batch(&sql)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_view_is_a_relation_of_the_schema() {
        for stored in STORED {
            assert!(columns(stored.relation).is_some(), "{}", stored.relation);
        }
    }
}
