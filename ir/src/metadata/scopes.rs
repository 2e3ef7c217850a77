//! Scopes of accesses. LangRef "'noalias' and 'alias.scope' Metadata"; `ScopedNoAliasAA.cpp`.

use super::{MetadataTable, MetadataValue};
use crate::id::MetadataId;

impl MetadataTable {
    /// True if an access with a list of scopes is promised to be of other memory than one with a list of scopes that it does not
    /// alias: in some domain, the second list has all scopes of the first, and there is one.
    #[must_use]
    pub fn scopes_are_apart(&self, scopes: MetadataId, noalias: MetadataId) -> bool {
        let (scopes, noalias) = (self.scopes_in(scopes), self.scopes_in(noalias));
        noalias.iter().any(|&(_, domain)| {
            let mut here = scopes.iter().filter(|(_, of)| self.is_same(*of, domain)).peekable();
            let in_noalias = |scope| noalias.iter().any(|&(other, _)| self.is_same(scope, other));
            here.peek().is_some() && here.all(|&(scope, _)| in_noalias(scope))
        })
    }

    /// True if two lists have a scope in common.
    #[must_use]
    pub fn share_scope(&self, one: MetadataId, other: MetadataId) -> bool {
        let other = self.scopes_in(other);
        self.scopes_in(one).iter().any(|&(a, _)| other.iter().any(|&(b, _)| self.is_same(a, b)))
    }

    /// The scopes in a list, each with its domain.
    #[must_use]
    pub fn scopes_in(&self, list: MetadataId) -> Vec<(MetadataId, MetadataId)> {
        let scope = |value: &MetadataValue| {
            let MetadataValue::Node(scope) = value else { return None };
            match self.values(*scope)?.get(1)? {
                MetadataValue::Node(domain) => Some((*scope, *domain)),
                _ => None,
            }
        };
        self.values(list).unwrap_or_default().iter().filter_map(scope).collect()
    }
}
