//! The record of accesses, for promises that are about several of them.
//!
//! - `tbaa`: a load of bytes that were last stored as a type that does not alias is undefined. A store as such a type of bytes
//!   that were accessed before is permitted by C in memory without a declared type, and excluded by LLVM: no verdict.
//! - `invariant.load`, and `tbaa` of memory that never changes: bytes that such a load finds must be what the location held from the
//!   start, and must stay. Memory that was not initialised changes when it is.
//! - `alias.scope`, `noalias`: of two accesses in one activation of a function that are of disjoint scopes and of one byte, none
//!   may write. `llvm.experimental.noalias.scope.decl` begins its scopes anew. The accesses of a call have the lists of the call.
//! - `invariant.group`: loads and stores through one operand in one activation have one value.

use ir::{
    Bits, Bytes, Call, Callee, Compare, Const, Instruction, IntPredicate, Intrinsic, MemoryOp, MetadataId,
    Module, Op, Operand, ProgramPoint, TypeId, ValueId,
};
use rustc_hash::FxHashMap;
use semantics::lower::{READ_NO_ALIAS, READ_SCOPE};
use semantics::{UbKind, Unsupported};
use smallvec::SmallVec;

use super::Machine;
use super::domain::{Domain, LoadKind, MemoryBits, MemoryImage, OrHalt, Values};
use super::memory::AccessRange;
use super::memory_object::ByteState;
use super::number_use::Reason;
use super::origin::ObjectName;
use super::promises::AccessKind;

/// Limit on the accesses in scopes that a function's activation remembers; more are not held to the promise.
const MAX_SCOPED: usize = 1 << 12;

/// The refusal of an order of accesses of which C and LLVM say different things.
const REUSED: Unsupported = Unsupported::Instruction("a store to memory that was accessed as another type");
/// The refusal of a value that may be the same or not.
const UNKNOWN_VALUE: Unsupported =
    Unsupported::Instruction("a value of memory that must not change and may have changed");

/// The number of an object among all, and the position of a byte in it.
type ByteAddress = (u32, u64);

struct ByteHistory<B> {
    /// The contents that the byte must keep, because a load found them.
    held: Option<[B; 8]>,
    /// The first contents, if others were stored since.
    first: Option<[B; 8]>,
    /// True if it was stored to when nothing had been before: what it held then is no value that a load could find again.
    initialized: bool,
    /// The type as which the byte was last stored.
    stored: Option<MetadataId>,
    /// The types as which it was accessed since it was last stored without a type.
    types: SmallVec<[MetadataId; 2]>,
}

impl<B> Default for ByteHistory<B> {
    fn default() -> Self {
        ByteHistory { held: None, first: None, initialized: false, stored: None, types: SmallVec::new() }
    }
}

/// The record of the bytes that a run accessed.
pub(crate) struct AccessHistory<D: MemoryBits> {
    bytes: FxHashMap<ByteAddress, ByteHistory<D::Bit>>,
    /// Bytes that must keep their contents and were written by the last instruction.
    written: Vec<ByteAddress>,
    aliases: FxHashMap<(MetadataId, MetadataId), bool>,
}

impl<D: MemoryBits> Default for AccessHistory<D> {
    fn default() -> Self {
        AccessHistory { bytes: FxHashMap::default(), written: Vec::new(), aliases: FxHashMap::default() }
    }
}

/// The record of an activation of a function about its accesses.
pub(crate) struct FrameHistory<D: Values> {
    scoped: Vec<ScopedAccess>,
    /// The values of groups, by the operand through which they are accessed and their type.
    groups: Vec<(Operand, TypeId, D::Value)>,
}

impl<D: Values> Default for FrameHistory<D> {
    fn default() -> Self {
        FrameHistory { scoped: Vec::new(), groups: Vec::new() }
    }
}

impl<D: Values> FrameHistory<D> {
    /// Forgets what was accessed through a value that is computed anew.
    pub(crate) fn redefine(&mut self, id: ValueId) {
        if !self.groups.is_empty() {
            self.groups.retain(|(operand, ..)| *operand != Operand::Value(id));
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ScopedAccess {
    object: u32,
    first: u64,
    size: u64,
    writes: bool,
    scopes: Option<MetadataId>,
    noalias: Option<MetadataId>,
}

impl ScopedAccess {
    fn conflicts(&self, other: &ScopedAccess, module: &Module) -> bool {
        let overlap = self.object == other.object
            && self.first < other.first + other.size
            && other.first < self.first + self.size;
        let apart = |scopes: Option<MetadataId>, noalias: Option<MetadataId>| {
            let lists = scopes.zip(noalias);
            lists.is_some_and(|(scopes, noalias)| module.metadata.scopes_are_apart(scopes, noalias))
        };
        let promised = || apart(self.scopes, other.noalias) || apart(other.scopes, self.noalias);
        overlap && (self.writes || other.writes) && promised()
    }
}

impl<D: Domain> Machine<'_, D> {
    /// Holds an access of the current instruction to what is promised of it and of those before it.
    pub(crate) fn accessed(&mut self, range: AccessRange, size: Bytes, kind: AccessKind) -> OrHalt<(), D> {
        let tracked = self.context.tracked;
        if !tracked.of_accesses() || size == Bytes(0) {
            return Ok(());
        }
        self.charge(size.0 / 8)?;
        if tracked.values {
            self.held_to_value(range, size, kind)?;
        }
        if tracked.types {
            self.held_to_type(range, size, kind)?;
        }
        if tracked.scopes {
            self.held_to_scopes(range, size, kind)?;
        }
        Ok(())
    }

    fn current(&self) -> Option<&Instruction> {
        self.instruction_at(self.place)
    }

    fn instruction_at(&self, place: ProgramPoint) -> Option<&Instruction> {
        let function = self.module.functions.get(place.function.index())?;
        function.blocks.get(place.block.index())?.instructions.get(place.index as usize)
    }

    /// The node that is attached to the current instruction as a kind, if it is a load or store.
    fn attached(&self, kind: &str) -> Option<MetadataId> {
        let instruction = self.current()?;
        matches!(instruction.op, Op::Memory(MemoryOp::Load { .. } | MemoryOp::Store { .. })).then_some(())?;
        self.node(instruction, kind)
    }

    fn node(&self, instruction: &Instruction, kind: &str) -> Option<MetadataId> {
        let attached = self.module.metadata.attached(instruction.metadata);
        attached.iter().find(|attachment| attachment.kind == kind).map(|attachment| attachment.node)
    }

    fn addresses(&self, range: AccessRange, size: Bytes) -> impl Iterator<Item = ByteAddress> + use<D> {
        let serial = self.memory.object(range.object()).map_or(0, |object| object.serial);
        (0..size.0).map(move |at| (serial, range.offset() + at))
    }

    fn held_to_type(&mut self, range: AccessRange, size: Bytes, kind: AccessKind) -> OrHalt<(), D> {
        let tag = self.attached("tbaa");
        let (metadata, history) = (&self.module.metadata, &self.history);
        let mut apart = Vec::new();
        let addresses: Vec<ByteAddress> = self.addresses(range, size).collect();
        if let Some(tag) = tag {
            for address in &addresses {
                let Some(byte) = history.bytes.get(address) else { continue };
                let others = byte.stored.iter().filter(|_| kind == AccessKind::Read);
                let others = others.chain(byte.types.iter().filter(|_| kind == AccessKind::Write));
                apart.extend(others.copied().filter(|&other| other != tag));
            }
            apart.sort_unstable_by_key(|tag| tag.index());
            apart.dedup();
            for other in apart {
                let known = self.history.aliases.entry((tag, other));
                if !*known.or_insert_with(|| metadata.tags_may_alias(tag, other)) {
                    return match kind {
                        AccessKind::Read => Err(UbKind::TypesApart.into()),
                        AccessKind::Write => Err(REUSED.into()),
                    };
                }
            }
        }
        for address in addresses {
            let byte = self.history.bytes.entry(address).or_default();
            if kind == AccessKind::Write {
                byte.stored = tag;
            }
            match tag {
                Some(tag) if !byte.types.contains(&tag) => byte.types.push(tag),
                // A store without a tag may be of any type, so nothing is known of what it leaves.
                None if kind == AccessKind::Write => byte.types.clear(),
                _ => {}
            }
        }
        Ok(())
    }

    fn held_to_value(&mut self, range: AccessRange, size: Bytes, kind: AccessKind) -> OrHalt<(), D> {
        let addresses: Vec<ByteAddress> = self.addresses(range, size).collect();
        match kind {
            AccessKind::Write => {
                for address in addresses {
                    self.overwritten(address);
                }
            }
            AccessKind::Read => {
                let constant =
                    self.attached("tbaa").is_some_and(|tag| self.module.metadata.tag_is_constant(tag));
                // A read without a promise is held to nothing, while every write may break the promise of a
                // read.
                if !constant && self.attached("invariant.load").is_none() {
                    return Ok(());
                }
                for address in addresses {
                    let Some(found) = self.byte_at(address) else { continue };
                    let byte = self.history.bytes.entry(address).or_default();
                    if byte.initialized {
                        return Err(UbKind::InvariantChanged.into());
                    }
                    if let Some(first) = byte.first {
                        self.unchanged(first, found)?;
                    }
                    self.history.bytes.entry(address).or_default().held.get_or_insert(found);
                }
            }
        }
        Ok(())
    }

    /// Notes that a byte is about to be written.
    fn overwritten(&mut self, address: ByteAddress) {
        if self.history.bytes.get(&address).is_some_and(|byte| byte.held.is_some()) {
            self.history.written.push(address);
        }
        let object = self.memory.index_of(address.0).and_then(|index| self.memory.object(index));
        let Some(object) = object else { return };
        let unwritten = object.states[address.1 as usize] == ByteState::Unwritten;
        let bits = self.byte_at(address);
        let byte = self.history.bytes.entry(address).or_default();
        byte.initialized |= unwritten && byte.first.is_none();
        if !unwritten && let Some(bits) = bits {
            byte.first.get_or_insert(bits);
        }
    }

    fn byte_at(&mut self, (serial, at): ByteAddress) -> Option<[D::Bit; 8]> {
        let object = self.memory.index_of(serial)?;
        let range = AccessRange::start(object).advanced(Bytes(at));
        self.memory.read(range, Bits(0), 8, &mut self.domain).try_into().ok()
    }

    /// Before the next instruction: whether bytes that must keep their contents did.
    pub(crate) fn stored(&mut self) -> OrHalt<(), D> {
        for address in std::mem::take(&mut self.history.written) {
            let held = self.history.bytes.get(&address).and_then(|byte| byte.held);
            if let (Some(held), Some(now)) = (held, self.byte_at(address)) {
                self.unchanged(held, now)?;
            }
        }
        Ok(())
    }

    fn unchanged(&mut self, before: [D::Bit; 8], now: [D::Bit; 8]) -> OrHalt<(), D> {
        let known = |bits: [D::Bit; 8]| bits.map(D::known);
        let differ = known(before)
            .iter()
            .zip(known(now))
            .any(|(before, now)| before.zip(now).is_some_and(|(before, now)| before != now));
        if differ {
            return Err(UbKind::InvariantChanged.into());
        }
        if before == now {
            return Ok(());
        }
        let shape = self.shape(TypeId::I8)?;
        let image =
            |bits: [D::Bit; 8]| MemoryImage { bits: bits.to_vec(), provenance: [None].into_iter().collect() };
        let before = self.domain.join(shape, &image(before), LoadKind::Plain);
        let now = self.domain.join(shape, &image(now), LoadKind::Plain);
        match (before, now) {
            (Ok(before), Ok(now)) => self.equal(TypeId::I8, before, now),
            _ => Err(UNKNOWN_VALUE.into()),
        }
    }

    /// Undefined behaviour if two values differ.
    fn equal(&mut self, ty: TypeId, one: D::Value, other: D::Value) -> OrHalt<(), D> {
        let (lhs, rhs) = (Const::Null.into(), Const::Null.into());
        let compare = Compare::Int { predicate: IntPredicate::Eq, lhs, rhs };
        let pair = (self.domain.used(one), self.domain.used(other));
        let same = self.domain.compare(&self.memory, &compare, ty, pair)?;
        match self.domain.numbers(&same, Reason::Assumption)?[..] {
            [Some(0)] => Err(UbKind::InvariantChanged.into()),
            [Some(_)] => Ok(()),
            _ => Err(UNKNOWN_VALUE.into()),
        }
    }

    /// Holds the value of a load or store in an invariant group to the one that the group has.
    pub(crate) fn in_group(&mut self, pointer: Operand, ty: TypeId, value: &D::Value) -> OrHalt<(), D> {
        if !self.context.tracked.groups || self.attached("invariant.group").is_none() {
            return Ok(());
        }
        if ty != TypeId::PTR && self.module.types.int_width(ty).is_none() {
            return Err(Unsupported::Instruction("an invariant group of no integers or pointers").into());
        }
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        let groups = &mut frame.history.groups;
        match groups.iter().find(|(operand, of, _)| (*operand, *of) == (pointer, ty)) {
            Some((_, _, known)) => {
                let known = known.clone();
                self.equal(ty, known, value.clone())
            }
            None => {
                groups.push((pointer, ty, value.clone()));
                Ok(())
            }
        }
    }

    fn held_to_scopes(&mut self, range: AccessRange, size: Bytes, kind: AccessKind) -> OrHalt<(), D> {
        let Some(object) = self.memory.object(range.object()).map(|object| object.serial) else {
            return Ok(());
        };
        let mut place = self.place;
        for depth in (0..self.frames.len()).rev() {
            if let Some(instruction) = self.instruction_at(place) {
                // What a copy reads may have lists of its own.
                let reads = kind == AccessKind::Read;
                let of_read = |name: &str| self.node(instruction, name).filter(|_| reads);
                let access = ScopedAccess {
                    object,
                    first: range.offset(),
                    size: size.0,
                    writes: kind == AccessKind::Write,
                    scopes: of_read(READ_SCOPE).or_else(|| self.node(instruction, "alias.scope")),
                    noalias: of_read(READ_NO_ALIAS).or_else(|| self.node(instruction, "noalias")),
                };
                let module = self.module;
                let known = &mut self.frames[depth].history.scoped;
                let is_scoped = access.scopes.is_some() || access.noalias.is_some();
                if is_scoped && !known.contains(&access) {
                    if known.iter().any(|other| other.conflicts(&access, module)) {
                        return Err(UbKind::ScopesOverlap.into());
                    }
                    if known.len() < MAX_SCOPED {
                        known.push(access);
                    }
                }
            }
            // Objects that a call makes are not yet there where it is.
            let frame = &self.frames[depth];
            if range.object() >= frame.mark.first_object() {
                break;
            }
            place = frame.call;
        }
        Ok(())
    }

    /// A call that begins scopes, or the lifetime of an object.
    pub(crate) fn begins(&mut self, call: &Call) -> OrHalt<(), D> {
        let Callee::Direct(id) = call.callee else { return Ok(()) };
        match self.module.functions.get(id.index()).and_then(|function| function.intrinsic()) {
            Some(Intrinsic::NoAliasScopeDecl) => self.begins_scopes(call),
            Some(marker @ (Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd)) => {
                let Some(&(pointer, _)) = call.args.get(1) else { return Ok(()) };
                let pointer = self.used_value(pointer)?;
                let Ok(at) = self.domain.locate(&self.memory, &pointer) else { return Ok(()) };
                let Some(object) = self.memory.object(at.object) else { return Ok(()) };
                let (serial, size, constant) = (object.serial, Bytes(object.size()), object.constant);
                let is_local = matches!(object.name, ObjectName::Local(_)) && at.offset == 0;
                if self.context.tracked.of_accesses() {
                    self.history.bytes.retain(|(object, _), _| *object != serial);
                }
                // LangRef 19 "llvm.lifetime.start", "llvm.lifetime.end": the object is alive and "has an uninitialized value", or is dead;
                // of other objects than the stack's, all bytes are filled with poison, of which this is a part. So are those of one
                // that is already alive; but no object is taken for dead before its first marker, so that its value is uninitialised
                // here. An access to a dead object is undefined behaviour by LangRef 19 "Object Lifetime"; LLVM moves loads of
                // variables out of their lifetimes, and LangRef 21 says that such a load gives poison. Only a write is undefined here.
                if !constant {
                    self.charge(size.0 / 64)?;
                    match is_local {
                        true => self.memory.mark_lifetime(at.object, marker == Intrinsic::LifetimeStart),
                        false => self.memory.unwrite(AccessRange::start(at.object), size),
                    }
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn begins_scopes(&mut self, call: &Call) -> OrHalt<(), D> {
        let module = self.module;
        let Some(&(Operand::Const(list), _)) = call.args.first() else { return Ok(()) };
        let Some(list) = module.metadata_node(list) else { return Ok(()) };
        let Some(frame) = self.frames.last_mut() else { return Ok(()) };
        frame.history.scoped.retain(|access| {
            let lists = access.scopes.into_iter().chain(access.noalias);
            lists.into_iter().all(|other| !module.metadata.share_scope(list, other))
        });
        Ok(())
    }

    /// Before a call of a function outside the module, which may write what it can reach.
    pub(crate) fn leaves(&mut self) -> OrHalt<(), D> {
        if self.context.tracked.types {
            for byte in self.history.bytes.values_mut() {
                byte.stored = None;
                byte.types.clear();
            }
        }
        if self.context.tracked.values {
            for index in 0..self.memory.count() {
                let Some(object) = self.memory.object(index).filter(|object| !object.dead) else { continue };
                let (serial, size) = (object.serial, object.size());
                self.charge(size / 8)?;
                (0..size).for_each(|at| self.overwritten((serial, at)));
            }
        }
        Ok(())
    }
}
