//! Holds a run to what metadata promises of several accesses: `tbaa`, `invariant.load`, `invariant.group`, `alias.scope`. The
//! rules are those of `refine`; what depends on a choice of this machine is not held to them.

use ir::{Bytes, MetadataId};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::memory::AccessRange;
use super::{ConcreteMachine, Halt};
use crate::code::{AccessPromise, AccessPromises, Bytecode, HistoryInst, Reg, Src, TypeTag};
use crate::register::Register;
use semantics::UbKind;

/// Limit on the accesses in scopes that an activation of a function remembers; more are not held to the promise.
const MAX_SCOPED: usize = 256;

/// The accesses in scopes of the functions that run.
#[derive(Debug, Default)]
pub(super) struct ScopeHistory {
    /// By the number of the frame that made them, in ascending order.
    accesses: Vec<ScopedAccess>,
    /// The calls in scopes that have not returned.
    calls: Vec<ScopedCall>,
    /// The answers so far to the question if accesses of two tags may be of the same memory.
    aliases: FxHashMap<(TypeTag, TypeTag), bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ScopedAccess {
    /// The number of frames below its function's.
    depth: usize,
    /// The object, by its generation, and the bytes in the arena.
    generation: u32,
    first: usize,
    size: usize,
    write: bool,
    scopes: Option<MetadataId>,
    noalias: Option<MetadataId>,
}

#[derive(Clone, Copy, Debug)]
struct ScopedCall {
    depth: usize,
    /// The lists of what it reads, and of what it writes.
    lists: [u32; 2],
    /// The newest object when it was made: objects that it makes itself are newer.
    newest: u32,
}

impl ScopedAccess {
    /// True if another access of the same scopes is of bytes beside these, or of some of them: a loop over an array is one
    /// access.
    fn adjoins(&self, other: &ScopedAccess) -> bool {
        let alike = |access: &ScopedAccess| (access.generation, access.write, access.scopes, access.noalias);
        alike(self) == alike(other)
            && self.first <= other.first + other.size
            && other.first <= self.first + self.size
    }

    fn covers(&self, other: &ScopedAccess) -> bool {
        self.first <= other.first && other.first + other.size <= self.first + self.size
    }

    fn extend(&mut self, other: &ScopedAccess) {
        let end = (self.first + self.size).max(other.first + other.size);
        self.first = self.first.min(other.first);
        self.size = end - self.first;
    }

    fn conflicts(&self, other: &ScopedAccess, promises: &AccessPromises) -> bool {
        let overlap = self.generation == other.generation
            && self.first < other.first + other.size
            && other.first < self.first + self.size;
        let apart = |scopes: Option<MetadataId>, noalias: Option<MetadataId>| {
            let lists = scopes.zip(noalias);
            lists.is_some_and(|(scopes, noalias)| promises.metadata.scopes_are_apart(scopes, noalias))
        };
        let promised = || apart(self.scopes, other.noalias) || apart(other.scopes, self.noalias);
        overlap && (self.write || other.write) && promised()
    }
}

impl ScopeHistory {
    pub(super) fn clear(&mut self) {
        self.leave(0);
        self.aliases.clear();
    }

    /// Forgets the activations from a depth on.
    pub(super) fn leave(&mut self, depth: usize) {
        let kept = self.accesses.partition_point(|access| access.depth < depth);
        self.accesses.truncate(kept);
        let kept = self.calls.partition_point(|call| call.depth < depth);
        self.calls.truncate(kept);
    }

    /// Notes an access of an activation.
    fn note(&mut self, access: ScopedAccess, promises: &AccessPromises) -> Result<(), UbKind> {
        let first = self.accesses.partition_point(|other| other.depth < access.depth);
        let end = self.accesses.partition_point(|other| other.depth <= access.depth);
        let known = &mut self.accesses[first..end];
        let adjoining = known.iter().position(|other| other.adjoins(&access));
        if adjoining.is_some_and(|at| known[at].covers(&access)) {
            return Ok(());
        }
        if known.iter().any(|other| other.conflicts(&access, promises)) {
            return Err(UbKind::ScopesOverlap);
        }
        match adjoining {
            Some(at) => known[at].extend(&access),
            None if known.len() < MAX_SCOPED => self.accesses.insert(end, access),
            None => {}
        }
        Ok(())
    }
}

impl ConcreteMachine {
    #[inline(never)]
    pub(super) fn step_history(&mut self, program: &Bytecode, inst: HistoryInst) -> Result<(), Halt> {
        let depth = self.frames.len();
        match inst {
            HistoryInst::Typed { write, bytes, tag, ptr } => {
                let (ptr, size) = (self.get(ptr), usize::from(bytes));
                match write {
                    true => self.memory.stored_as(ptr.bits, size, tag),
                    false => self.loaded_as(&program.promised, ptr.bits, size, tag)?,
                }
            }
            HistoryInst::Accessed { write, ptr, size, promise } => {
                self.accessed(&program.promised, write, (ptr, size), promise)?;
            }
            HistoryInst::Written => self.memory.written()?,
            HistoryInst::InGroup { bytes, known, value, ptr } => self.in_group(bytes, known, value, ptr)?,
            HistoryInst::Begin => self.scopes.leave(depth),
            HistoryInst::BeginCall { lists } => {
                self.scopes.calls.push(ScopedCall { depth, lists, newest: self.memory.newest() });
            }
            HistoryInst::EndCall => {
                self.scopes.calls.pop();
            }
            // The scopes are new ones from here on, so that accesses of this frame before do not count.
            HistoryInst::BeginScopes { list } => {
                let metadata = &program.promised.metadata;
                self.scopes.accesses.retain(|access| {
                    let mut lists = access.scopes.into_iter().chain(access.noalias);
                    access.depth < depth || lists.all(|other| !metadata.share_scope(MetadataId(list), other))
                });
            }
            HistoryInst::BeginLimits { call } => self.begin_limits(program, call),
            HistoryInst::EndLimits => self.end_limits(),
            HistoryInst::Permitted { write, align, based_on, ptr, size } => {
                self.permitted(write, (ptr, size, align), based_on)?;
            }
            HistoryInst::PermittedCopy { to_align, from_align, based_on, to, from, size } => {
                self.permitted_copy((to, to_align, based_on), (from, from_align), size)?;
            }
            HistoryInst::Lifetime { ptr } => self.memory.forget_object(self.get(ptr)),
        }
        Ok(())
    }

    fn accessed(
        &mut self,
        promises: &AccessPromises,
        write: bool,
        (ptr, size): (Src, Src),
        promise: u32,
    ) -> Result<(), Halt> {
        let size = self.get(size);
        // An access of no bytes may be anywhere.
        if size.bits == 0 || size.is_poison() {
            return Ok(());
        }
        let ptr = self.get(ptr);
        let Some((range, generation)) = self.memory.accessed(ptr, Bytes(size.bits)) else { return Ok(()) };
        let (size, promise) = (size.bits as usize, promises.accesses[promise as usize]);
        if promises.tracked.values {
            match write {
                true => self.memory.written()?,
                false if promise.unchanging => self.memory.held(range, size)?,
                false => {}
            }
        }
        if promise.tag != 0 {
            match write {
                true => self.memory.stored_as(ptr.bits, size, promise.tag),
                false => self.loaded_as(promises, ptr.bits, size, promise.tag)?,
            }
        }
        if promises.tracked.scopes {
            self.in_scopes(promises, write, (range, generation, size), promise)?;
        }
        Ok(())
    }

    fn loaded_as(
        &mut self,
        promises: &AccessPromises,
        address: u64,
        size: usize,
        tag: TypeTag,
    ) -> Result<(), Halt> {
        let mut last = tag;
        for &stored in self.memory.stored_tags(address, size) {
            if stored == 0 || stored == tag || stored == last {
                continue;
            }
            last = stored;
            let node = |tag: TypeTag| promises.tags[usize::from(tag) - 1];
            let known = self.scopes.aliases.entry((tag, stored));
            if !*known.or_insert_with(|| promises.metadata.tags_may_alias(node(tag), node(stored))) {
                return Err(Halt::Undefined(UbKind::TypesApart));
            }
        }
        Ok(())
    }

    fn in_scopes(
        &mut self,
        promises: &AccessPromises,
        write: bool,
        (range, generation, size): (AccessRange, u32, usize),
        promise: AccessPromise,
    ) -> Result<(), Halt> {
        let depth = self.frames.len();
        let calls = self.scopes.calls.len();
        // An access is also one of each call that led to it, unless its object is newer than that call.
        let in_calls = (0..calls).rev().map_while(|at| {
            let call = self.scopes.calls[at];
            (generation <= call.newest)
                .then(|| (call.depth, promises.accesses[call.lists[usize::from(write)] as usize]))
                .filter(|(of, _)| *of < depth)
        });
        let noted: SmallVec<[(usize, AccessPromise); 4]> =
            std::iter::once((depth, promise)).chain(in_calls).collect();
        for (depth, AccessPromise { scopes, noalias, .. }) in noted {
            if scopes.is_none() && noalias.is_none() {
                continue;
            }
            self.charge(self.scopes.accesses.len() as u64 / 8)?;
            let access = ScopedAccess { depth, generation, first: range.at, size, write, scopes, noalias };
            self.scopes.note(access, promises)?;
        }
        Ok(())
    }

    /// The value counts if its bits in memory are known: this machine chooses those of undef anew at each load.
    fn in_group(&mut self, bytes: u8, known: Reg, value: Src, ptr: Src) -> Result<(), Halt> {
        let (before, value) = (self.get(known), self.get(value));
        let Some((range, _)) = self.memory.accessed(self.get(ptr), Bytes(u64::from(bytes))) else {
            return Ok(());
        };
        let (_, mask) = self.memory.slice(range, usize::from(bytes));
        if value.is_poison() || mask.iter().any(|&byte| byte != 0) {
            return Ok(());
        }
        if before.is_poison() {
            self.set(known, Register::int(value.bits));
            return Ok(());
        }
        if before.bits == value.bits { Ok(()) } else { Err(Halt::Undefined(UbKind::InvariantChanged)) }
    }
}
