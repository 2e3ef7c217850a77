//! The check that rows are of the schema: functional relations are functions, and entities are declared. The thesis's
//! declarations state both for every relation (tables 52 to 114: `p[K] = V`, and the types of roles).

use std::collections::HashSet;

use crate::facts::Facts;
use crate::schema::{Domain, RELATIONS, Relation, RelationOrigin};
use crate::table::Rows;

/// A row that the schema does not allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The relation.
    pub relation: &'static str,
    /// The row.
    pub row: Vec<u32>,
    /// The kind of the defect.
    pub kind: MisfitKind,
}

/// The kind of a row's defect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MisfitKind {
    /// Another row has the same key and other values.
    TwoValues,
    /// The entity in this column, from 0, is not of its domain.
    Undeclared(usize),
}

/// The relation that declares the entities of a domain.
const fn declares(domain: Domain) -> Option<&'static str> {
    match domain {
        Domain::Type => Some("type"),
        Domain::Function => Some("function"),
        Domain::Variable => Some("variable"),
        Domain::Immediate => Some("immediate"),
        Domain::Operand => Some("operand"),
        Domain::Instruction => Some("instruction"),
        Domain::Block => Some("block"),
        Domain::Metadata => Some("metadata_node"),
        Domain::Record => Some("record"),
        Domain::Signature => Some("signature"),
        Domain::Word | Domain::Number => None,
    }
}

impl Facts {
    /// The rows that the schema does not allow, relation by relation.
    #[must_use]
    pub fn misfits(&self) -> Vec<Misfit> {
        let all = self.tables.list();
        let rows = |name: &str| all.iter().find(|(known, _)| *known == name).map(|(_, rows)| *rows);
        let declared = |domain: Domain| -> HashSet<u32> {
            let Some(rows) = declares(domain).and_then(rows) else { return HashSet::new() };
            (0..rows.count()).filter_map(|at| rows.row(at).first().copied()).collect()
        };
        let declared: Vec<HashSet<u32>> = Domain::ALL.iter().map(|&domain| declared(domain)).collect();
        let mut found = Vec::new();
        for relation in RELATIONS.iter().filter(|relation| relation.origin != RelationOrigin::Language) {
            let Some(rows) = rows(relation.name) else { continue };
            misfits_of(relation, rows, &declared, &mut found);
        }
        found
    }
}

fn misfits_of(relation: &Relation, rows: &dyn Rows, declared: &[HashSet<u32>], found: &mut Vec<Misfit>) {
    let domains: Vec<(Domain, &HashSet<u32>)> = relation
        .columns
        .iter()
        .filter_map(|(_, domain)| {
            let at = Domain::ALL.iter().position(|known| known == domain)?;
            Some((*domain, declared.get(at)?))
        })
        .collect();
    for at in 0..rows.count() {
        let row = rows.row(at);
        let misfit = |kind| Misfit { relation: relation.name, row: row.to_vec(), kind };
        for (column, (number, (domain, known))) in row.iter().zip(&domains).enumerate() {
            if declares(*domain).is_some() && !known.contains(number) {
                found.push(misfit(MisfitKind::Undeclared(column)));
            }
        }
        let key = relation.key;
        let same_key = at > 0 && key < row.len() && rows.row(at - 1).get(..key) == row.get(..key);
        if same_key {
            found.push(misfit(MisfitKind::TwoValues));
        }
    }
}
