//! Types of accesses: which of two may be of the same memory. LangRef "'tbaa' Metadata"; the walk over types is that of
//! `TypeBasedAliasAnalysis.cpp`.

use super::{MetadataBody, MetadataTable, MetadataValue};
use crate::constant::Const;
use crate::id::MetadataId;

/// Limit on the types above one, and on the depth of equal nodes: what is deeper may alias.
const DEEPEST: usize = 64;

/// A tag `!{!base, !access, i64 offset, i64 constant}`.
#[derive(Clone, Copy, Debug)]
struct AccessTag {
    base: MetadataId,
    access: MetadataId,
    offset: u64,
    constant: bool,
}

impl MetadataTable {
    /// True if accesses with these tags may be of the same memory. Malformed tags, and tags with the sizes of types, may.
    #[must_use]
    pub fn tags_may_alias(&self, one: MetadataId, other: MetadataId) -> bool {
        let (Some(one), Some(other)) = (self.access_tag(one), self.access_tag(other)) else { return true };
        let Some(common) = self.common_type(one.access, other.access) else { return true };
        let within =
            self.may_be_member(one, other, common).or_else(|| self.may_be_member(other, one, common));
        within.unwrap_or(false)
    }

    /// True if a tag promises that the memory never changes.
    #[must_use]
    pub fn tag_is_constant(&self, tag: MetadataId) -> bool {
        self.access_tag(tag).is_some_and(|tag| tag.constant)
    }

    /// True if an access may be of the other's member; `None` if nothing shows that it is of the base or one of its members.
    fn may_be_member(&self, base: AccessTag, member: AccessTag, common: MetadataId) -> Option<bool> {
        if self.is_same(base.access, base.base) && self.is_same(base.access, common) {
            return Some(true);
        }
        let (mut ty, mut offset) = (base.base, base.offset);
        for _ in 0..DEEPEST {
            if self.is_same(ty, member.base) {
                let whole = self.is_same(ty, base.access) || self.is_same(member.base, member.access);
                return Some(offset == member.offset || whole);
            }
            (ty, offset) = self.member_at(ty, offset)?;
        }
        Some(true)
    }

    /// The type of the member at an offset, and the offset in it; of a scalar the parent. `None` of a root.
    fn member_at(&self, ty: MetadataId, offset: u64) -> Option<(MetadataId, u64)> {
        let values = self.values(ty)?;
        let members = values.get(1..)?.chunks(2).filter_map(|member| match member {
            [MetadataValue::Node(ty)] => Some((*ty, 0)),
            [MetadataValue::Node(ty), first] => Some((*ty, plain_number(first)?)),
            _ => None,
        });
        let members: Vec<(MetadataId, u64)> = members.collect();
        // The last member that starts before the offset; LLVM takes the last of all if none does.
        let after = members.iter().position(|&(_, first)| first > offset).unwrap_or(members.len());
        let at = after.checked_sub(1).unwrap_or(members.len().checked_sub(1)?);
        let (ty, first) = members[at];
        Some((ty, offset.wrapping_sub(first)))
    }

    /// The type nearest to both of which both are, through their parents; `None` if their roots differ.
    fn common_type(&self, one: MetadataId, other: MetadataId) -> Option<MetadataId> {
        let (one, other) = (self.line(one), self.line(other));
        let both = one.iter().rev().zip(other.iter().rev());
        both.take_while(|(one, other)| self.is_same(**one, **other)).last().map(|(common, _)| *common)
    }

    /// A type and those above it, the root last.
    fn line(&self, ty: MetadataId) -> Vec<MetadataId> {
        let parent = |ty: &MetadataId| match self.values(*ty)?.get(1)? {
            MetadataValue::Node(parent) => Some(*parent),
            _ => None,
        };
        std::iter::successors(Some(ty), parent).take(DEEPEST).collect()
    }

    fn access_tag(&self, tag: MetadataId) -> Option<AccessTag> {
        let (base, access, offset, constant) = match self.values(tag)? {
            [MetadataValue::Node(base), MetadataValue::Node(access), offset] => (base, access, offset, None),
            [MetadataValue::Node(base), MetadataValue::Node(access), offset, constant] => {
                (base, access, offset, Some(constant))
            }
            _ => return None,
        };
        let (base, access) = (*base, *access);
        let named = |ty| matches!(self.values(ty), Some([MetadataValue::Text(_), ..]));
        let constant = constant.and_then(plain_number).is_some_and(|flag| flag & 1 == 1);
        // A type whose first operand is its parent is one with sizes.
        (named(base) && named(access)).then_some(())?;
        Some(AccessTag { base, access, offset: plain_number(offset)?, constant })
    }

    pub fn values(&self, node: MetadataId) -> Option<&[MetadataValue]> {
        match &self.nodes.get(node.index())?.body {
            MetadataBody::Tuple(values) => Some(values),
            MetadataBody::Specialized { .. } => None,
        }
    }

    /// True if two are one node for LLVM: nodes that are not distinct are equal if their contents are.
    pub(super) fn is_same(&self, one: MetadataId, other: MetadataId) -> bool {
        self.is_same_to(one, other, DEEPEST)
    }

    fn is_same_to(&self, one: MetadataId, other: MetadataId, depth: usize) -> bool {
        if one == other || depth == 0 {
            return true;
        }
        let (Some(a), Some(b)) = (self.nodes.get(one.index()), self.nodes.get(other.index())) else {
            return false;
        };
        if a.distinct || b.distinct {
            return false;
        }
        let same = |pair: (&MetadataValue, &MetadataValue)| match pair {
            (MetadataValue::Node(one), MetadataValue::Node(other)) => {
                self.is_same_to(*one, *other, depth - 1)
            }
            (one, other) => one == other,
        };
        match (&a.body, &b.body) {
            (MetadataBody::Tuple(a), MetadataBody::Tuple(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(same)
            }
            (a, b) => a == b,
        }
    }
}

fn plain_number(value: &MetadataValue) -> Option<u64> {
    match value {
        MetadataValue::Constant(Const::Int { value, .. }) => u64::try_from(*value).ok(),
        MetadataValue::Constant(Const::Zero(_)) => Some(0),
        _ => None,
    }
}
