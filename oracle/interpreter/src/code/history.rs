//! The promises of metadata about accesses, and the instructions that hold a run to them.

use ir::{MetadataId, MetadataTable};

use super::{LimitTables, LimitedParameter, Reg, RunningTables, Src};
use semantics::tracked::TrackedPromises;

/// The number of a `tbaa` tag in [`AccessPromises::tags`], counted from 1; 0 is no tag.
pub(crate) type TypeTag = u16;

/// The promises about one access or call.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct AccessPromise {
    /// Its `tbaa` tag.
    pub(crate) tag: TypeTag,
    /// True if the memory must not change.
    pub(crate) unchanging: bool,
    /// Its lists of scopes, in [`AccessPromises::metadata`].
    pub(crate) scopes: Option<MetadataId>,
    pub(crate) noalias: Option<MetadataId>,
}

/// The promises of a module about its accesses.
#[derive(Clone, Debug, Default)]
pub(crate) struct AccessPromises {
    pub(crate) tracked: TrackedPromises,
    /// Those of each access that has any, by the number in its [`HistoryInst`].
    pub(crate) accesses: Vec<AccessPromise>,
    /// The nodes that they name.
    pub(crate) metadata: MetadataTable,
    /// The node of each tag.
    pub(crate) tags: Vec<MetadataId>,
    /// The memory that calls may access.
    pub(crate) limits: LimitTables,
    /// The promises of functions about how a run goes on.
    pub(crate) running: RunningTables,
}

/// Notes on accesses, in modules with promises about several of them. A note follows the access; a note on whether it is
/// permitted precedes it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum HistoryInst {
    /// `size` bytes were read or written.
    Accessed {
        write: bool,
        ptr: Src,
        size: Src,
        promise: u32,
    },
    /// [`HistoryInst::Accessed`] of a few bytes of which a type is promised, and nothing else: the frequent one.
    Typed {
        write: bool,
        bytes: u8,
        tag: TypeTag,
        ptr: Src,
    },
    /// Something was written: memory that must not change is looked at.
    Written,
    /// A value of an invariant group was loaded or stored. `known` is the group's value, poison if it has none yet.
    InGroup {
        bytes: u8,
        known: Reg,
        value: Src,
        ptr: Src,
    },
    /// A function with accesses in scopes begins.
    Begin,
    /// A call with lists of scopes begins, and ends.
    BeginCall {
        /// The lists of what it reads, and of what it writes.
        lists: [u32; 2],
    },
    EndCall,
    /// `llvm.experimental.noalias.scope.decl`.
    BeginScopes {
        list: u32,
    },
    /// A call begins that limits what is accessed until [`HistoryInst::EndLimits`].
    BeginLimits {
        call: u32,
    },
    EndLimits,
    /// `size` bytes are about to be read or written, through a pointer that is based on a parameter.
    Permitted {
        write: bool,
        align: u8,
        based_on: LimitedParameter,
        ptr: Src,
        size: Src,
    },
    /// `size` bytes are about to be written that are read in another place, which a note of its own is about.
    PermittedCopy {
        to_align: u8,
        from_align: u8,
        based_on: LimitedParameter,
        to: Src,
        from: Src,
        size: Src,
    },
    /// The lifetime of an object begins or ends.
    Lifetime {
        ptr: Src,
    },
}
