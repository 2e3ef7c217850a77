//! Which promises about several accesses a module has: what engines must remember of accesses.

use ir::{Module, Promise};

/// The rules about several accesses that a module has promises of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TrackedPromises {
    /// `tbaa`.
    pub(crate) types: bool,
    /// `invariant.load`, and `tbaa` of memory that never changes.
    pub(crate) values: bool,
    /// `invariant.group`.
    pub(crate) groups: bool,
    /// `alias.scope` and `noalias`.
    pub(crate) scopes: bool,
}

impl TrackedPromises {
    pub(crate) fn of(module: &Module) -> TrackedPromises {
        let mut tracked = TrackedPromises::default();
        for attachment in module.metadata.attachments.iter().flatten() {
            match Promise::of_kind(&attachment.kind) {
                Some(Promise::Tbaa) => {
                    tracked.types = true;
                    tracked.values |= module.metadata.tag_is_constant(attachment.node);
                }
                Some(Promise::InvariantLoad) => tracked.values = true,
                Some(Promise::InvariantGroup) => tracked.groups = true,
                Some(Promise::AliasScope) => tracked.scopes = true,
                _ => {}
            }
        }
        tracked
    }

    /// Whether bytes of memory have a history.
    pub(crate) fn of_bytes(self) -> bool {
        self.types || self.values
    }

    /// Whether accesses are looked at, not only the values of groups.
    pub(crate) fn any(self) -> bool {
        self.of_bytes() || self.scopes
    }
}
