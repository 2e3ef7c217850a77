//! A part of a table, for those who keep it longer than the module.

use rustc_hash::FxHashMap;

use super::{MetadataBody, MetadataNode, MetadataTable, MetadataValue};
use crate::id::MetadataId;

impl MetadataTable {
    /// A table of some nodes and of the tuples that are reached from them through tuples, and the number in it of each of these
    /// nodes, in order. Nodes of debug information are empty in it.
    #[must_use]
    pub fn part(&self, roots: &[MetadataId]) -> (MetadataTable, Vec<MetadataId>) {
        let mut numbers: FxHashMap<MetadataId, MetadataId> = FxHashMap::default();
        let mut order = Vec::new();
        let mut wanted: Vec<MetadataId> = roots.iter().rev().copied().collect();
        while let Some(id) = wanted.pop() {
            if numbers.contains_key(&id) {
                continue;
            }
            numbers.insert(id, MetadataId(order.len() as u32));
            order.push(id);
            wanted.extend(self.values(id).unwrap_or_default().iter().filter_map(|value| match value {
                MetadataValue::Node(id) => Some(*id),
                _ => None,
            }));
        }
        let renumbered = |value: &MetadataValue| match value {
            MetadataValue::Node(id) => {
                numbers.get(id).map_or(MetadataValue::Null, |&id| MetadataValue::Node(id))
            }
            other => other.clone(),
        };
        let nodes = order.iter().map(|&id| MetadataNode {
            distinct: self.nodes.get(id.index()).is_some_and(|node| node.distinct),
            body: MetadataBody::Tuple(self.values(id).unwrap_or_default().iter().map(renumbered).collect()),
        });
        let table = MetadataTable { nodes: nodes.collect(), ..MetadataTable::default() };
        (table, roots.iter().map(|root| numbers[root]).collect())
    }
}
