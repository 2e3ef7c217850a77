//! Notes on accesses, for promises that are about several: `tbaa`, `invariant.load`, `invariant.group`, `alias.scope`. A module
//! without such promises has none. Those about the memory of a call are in [`super::limits`].

use ir::{Call, Callee, Function, Instruction, MemoryOp, MetadataId, Op, Operand, Promise, TypeId, ValueId};

use super::Decoder;
use crate::code::{AccessPromise, AccessPromises, Builtin, BuiltinFunction, HistoryInst, Inst, Reg, TypeTag};
use crate::register::Register;
use semantics::lower::{READ_NO_ALIAS, READ_SCOPE};
use semantics::tracked::TrackedPromises;

/// The accesses of a function through one operand, as one type, in an invariant group.
#[derive(Clone, Copy, Debug)]
pub(super) struct InvariantGroup {
    pointer: Operand,
    ty: TypeId,
    /// Holds the group's value, or poison as long as there is none.
    known: Reg,
}

/// The memory that an instruction accesses, as operands and sizes.
struct Accessed {
    write: bool,
    pointer: Operand,
    ty: TypeId,
    value: Option<Operand>,
}

impl Accessed {
    fn of_instruction(decoder: &Decoder<'_>, instruction: &Instruction) -> Option<Accessed> {
        let Op::Memory(memory) = &instruction.op else { return None };
        let accessed = |write, pointer, ty, value| Some(Accessed { write, pointer, ty, value });
        match memory {
            MemoryOp::Load { ty, ptr, .. } | MemoryOp::LoadFrozen { ty, ptr, .. } => {
                accessed(false, *ptr, *ty, instruction.result.map(Operand::Value))
            }
            MemoryOp::Store { value, ptr, .. } => {
                let ty = decoder.function.and_then(|function| value.ty(&function.values))?;
                accessed(true, *ptr, ty, Some(*value))
            }
            // The bytes of a packed structure are accessed as a whole.
            MemoryOp::LoadField(field) => accessed(false, field.ptr, field.of, None),
            MemoryOp::StoreField { field, .. } => accessed(true, field.ptr, field.of, None),
            MemoryOp::Alloca { .. } | MemoryOp::Gep(_) => None,
        }
    }
}

impl Decoder<'_> {
    /// Lists what is promised of accesses.
    pub(super) fn promises_of_accesses(&mut self) {
        let module = self.module;
        let tracked = TrackedPromises::of_module(module);
        self.program.promised = AccessPromises { tracked, ..AccessPromises::default() };
        if tracked == TrackedPromises::default() {
            return;
        }
        if tracked.limits {
            self.promises_of_functions();
        }
        let wanted = |kind: &str| {
            matches!(Promise::of_kind(kind), Some(Promise::Tbaa | Promise::AliasScope))
                || matches!(kind, READ_SCOPE | READ_NO_ALIAS)
        };
        let mut roots: Vec<MetadataId> = Vec::new();
        for attachment in module.metadata.attachments.iter().flatten().filter(|found| wanted(&found.kind)) {
            roots.push(attachment.node);
        }
        let declared =
            module.functions.iter().flat_map(Function::calls).filter_map(|call| scopes_begun(self, call));
        roots.extend(declared);
        roots.sort_unstable_by_key(|id| id.index());
        roots.dedup();
        // A program keeps only the metadata that these nodes lead to.
        let (metadata, parts) = module.metadata.part(&roots);
        self.scratch.nodes = roots.into_iter().zip(parts).collect();
        self.program.promised.metadata = metadata;
        self.scratch.tags.clear();
        self.scratch.promises.clear();
    }

    /// At the start of a function with a body.
    pub(super) fn begin_history(&mut self) {
        if self.program.promised.tracked.scopes {
            self.emit(HistoryInst::Begin);
        }
    }

    /// Finds the invariant groups of a function.
    pub(super) fn invariant_groups(&mut self, function: &Function) {
        self.groups.clear();
        if !self.program.promised.tracked.groups {
            return;
        }
        for instruction in function.blocks.iter().flat_map(|block| &block.instructions) {
            let Some((pointer, ty)) = self.group_of(instruction) else { continue };
            if !self.groups.iter().any(|group| (group.pointer, group.ty) == (pointer, ty)) {
                let known = self.temporary(1);
                self.groups.push(InvariantGroup { pointer, ty, known });
            }
        }
    }

    /// The operand and the type of a load or store in an invariant group. Only values of one register are held to it. A load
    /// may have become a call with the pointer (`lower::promises`).
    fn group_of(&self, instruction: &Instruction) -> Option<(Operand, TypeId)> {
        self.node(instruction, "invariant.group")?;
        let (pointer, ty) = match &instruction.op {
            Op::Call(call) => (call.args.first()?.0, call.ret),
            _ => {
                Accessed::of_instruction(self, instruction).map(|accessed| (accessed.pointer, accessed.ty))?
            }
        };
        let narrow = self.module.types.int_width(ty).is_some_and(|width| width <= 64);
        (ty == TypeId::PTR || narrow).then_some((pointer, ty))
    }

    fn node(&self, instruction: &Instruction, kind: &str) -> Option<MetadataId> {
        let attached = self.module.metadata.attached(instruction.metadata);
        attached.iter().find(|attachment| attachment.kind == kind).map(|attachment| attachment.node)
    }

    /// The promise of what a copy reads, which may have lists of its own.
    fn promise_of_read(&self, instruction: &Instruction, promise: AccessPromise) -> AccessPromise {
        let list = |kind| {
            let id = self.node(instruction, kind)?;
            self.scratch.nodes.get(&id).copied()
        };
        AccessPromise {
            scopes: list(READ_SCOPE).or(promise.scopes),
            noalias: list(READ_NO_ALIAS).or(promise.noalias),
            ..promise
        }
    }

    /// An instruction, with the notes on what it accesses.
    pub(super) fn noted(&mut self, instruction: &Instruction, decode: fn(&mut Self, &Instruction)) {
        let tracked = self.program.promised.tracked;
        if tracked == TrackedPromises::default() {
            return decode(self, instruction);
        }
        let limited = tracked.limits && self.limited(instruction);
        let around = match &instruction.op {
            Op::Call(call) if tracked.scopes && self.is_ordinary(call) => {
                let promise = self.promise_of(instruction);
                let of_read = self.promise_of_read(instruction, promise);
                let scoped = |promise: AccessPromise| promise.scopes.is_some() || promise.noalias.is_some();
                let any = scoped(promise) || scoped(of_read);
                any.then(|| [of_read, promise].map(|promise| self.numbered(promise)))
            }
            _ => None,
        };
        if let Some(lists) = around {
            self.emit(HistoryInst::BeginCall { lists });
        }
        decode(self, instruction);
        if around.is_some() {
            self.emit(HistoryInst::EndCall);
        }
        if limited {
            self.emit(HistoryInst::EndLimits);
        }
        // The notes follow the instruction, which has checked the access by then.
        if let Op::Call(call) = &instruction.op {
            self.called(instruction, call);
        }
        if let Some(accessed) = Accessed::of_instruction(self, instruction) {
            self.accessed(instruction, &accessed);
        }
        self.in_group(instruction);
        if let Some(result) = instruction.result {
            self.redefined(result);
        }
    }

    fn accessed(&mut self, instruction: &Instruction, accessed: &Accessed) {
        let tracked = self.program.promised.tracked;
        let promise = self.promise_of(instruction);
        let values = tracked.values && (accessed.write || promise.unchanging);
        // The objects of the function itself are made after the calls that led to it.
        let is_inner = tracked.scoped_calls && !self.is_allocated(accessed.pointer);
        let scopes = is_inner || promise.scopes.is_some() || promise.noalias.is_some();
        if !(values || promise.tag != 0 || scopes) {
            return;
        }
        let ptr = self.operand_undef_as_poison(accessed.pointer, TypeId::PTR);
        let size = self.module.types.store_size(accessed.ty).0;
        // An access of no bytes may be anywhere.
        if size == 0 {
            return;
        }
        let only_typed = !tracked.values && !scopes;
        if let Some(bytes) = u8::try_from(size).ok().filter(|_| only_typed) {
            let AccessPromise { tag, .. } = promise;
            return self.emit(HistoryInst::Typed { write: accessed.write, bytes, tag, ptr });
        }
        let size = self.constant_register(Register::int(size));
        let promise = self.numbered(promise);
        self.emit(HistoryInst::Accessed { write: accessed.write, ptr, size, promise });
    }

    /// Holds the value of a load or store to that of its group. The value of a call is in its result.
    fn in_group(&mut self, instruction: &Instruction) {
        let Some((pointer, ty)) = self.group_of(instruction) else { return };
        let value = match Accessed::of_instruction(self, instruction) {
            Some(accessed) => accessed.value,
            None => instruction.result.map(Operand::Value),
        };
        let known = self.groups.iter().find(|group| (group.pointer, group.ty) == (pointer, ty));
        let Some((known, value)) = known.map(|group| group.known).zip(value) else { return };
        let value = self.operand(value);
        let ptr = self.operand_undef_as_poison(pointer, TypeId::PTR);
        let bytes = self.module.types.store_size(ty).0 as u8;
        self.emit(HistoryInst::InGroup { bytes, known, value, ptr });
    }

    /// Forgets what was accessed through a value that is computed anew.
    fn redefined(&mut self, result: ValueId) {
        let of_result = |group: &&InvariantGroup| group.pointer == Operand::Value(result);
        let known: Vec<Reg> = self.groups.iter().filter(of_result).map(|group| group.known).collect();
        for dst in known {
            let src = self.constant_register(Register::POISON);
            self.emit(Inst::Move { dst, src, count: 1 });
        }
    }

    /// Notes the accesses of a call that stays in this machine.
    fn called(&mut self, instruction: &Instruction, call: &Call) {
        let tracked = self.program.promised.tracked;
        let Callee::Direct(id) = call.callee else { return };
        let argument = |at: usize| call.args.get(at).map(|&(value, _)| value);
        match self.scratch.externals.get(id.index()) {
            Some(BuiltinFunction::Operation {
                builtin: Builtin::LifetimeStart | Builtin::LifetimeEnd,
                ..
            }) => {
                if let Some(pointer) = argument(1).filter(|_| tracked.of_bytes()) {
                    let ptr = self.operand_undef_as_poison(pointer, TypeId::PTR);
                    self.emit(HistoryInst::Lifetime { ptr });
                }
            }
            Some(BuiltinFunction::Operation { builtin, .. }) if tracked.of_accesses() => {
                let (read, written) = match builtin {
                    Builtin::MemCpy | Builtin::MemMove => (argument(1), argument(0)),
                    Builtin::MemSet => (None, argument(0)),
                    _ => return,
                };
                let Some(size) = argument(2) else { return };
                let promise = AccessPromise { tag: 0, ..self.promise_of(instruction) };
                let size = self.operand(size);
                let of_read = self.promise_of_read(instruction, promise);
                let (promise, of_read) = (self.numbered(promise), self.numbered(of_read));
                for (write, pointer, promise) in [(false, read, of_read), (true, written, promise)] {
                    let Some(pointer) = pointer else { continue };
                    let ptr = self.operand_undef_as_poison(pointer, TypeId::PTR);
                    self.emit(HistoryInst::Accessed { write, ptr, size, promise });
                }
            }
            // It is not known what such a function writes, so it counts as a write of unknown place.
            Some(BuiltinFunction::Library(_)) if tracked.values => self.emit(HistoryInst::Written),
            Some(BuiltinFunction::NoEffect)
                if self.module.functions[id.index()].intrinsic() == Some(ir::Intrinsic::NoAliasScopeDecl) =>
            {
                let list = scopes_begun(self, call).and_then(|list| self.scratch.nodes.get(&list));
                if let Some(list) = list {
                    let list = list.index() as u32;
                    self.emit(HistoryInst::BeginScopes { list });
                }
            }
            _ => {}
        }
    }

    /// True if a call enters a function of the module.
    fn is_ordinary(&self, call: &Call) -> bool {
        let Callee::Direct(id) = call.callee else { return !matches!(call.callee, Callee::Asm(_)) };
        matches!(self.scratch.externals.get(id.index()), Some(BuiltinFunction::NotBuiltin))
    }

    fn promise_of(&mut self, instruction: &Instruction) -> AccessPromise {
        let part = |id: Option<MetadataId>| id.and_then(|id| self.scratch.nodes.get(&id)).copied();
        let scopes = part(self.node(instruction, "alias.scope"));
        let noalias = part(self.node(instruction, "noalias"));
        let tag = match instruction.op {
            Op::Memory(_) => self.node(instruction, "tbaa"),
            _ => None,
        };
        let constant = tag.is_some_and(|tag| self.module.metadata.tag_is_constant(tag));
        let unchanging = constant || self.node(instruction, "invariant.load").is_some();
        let tag = tag.map_or(0, |tag| self.tag(tag));
        AccessPromise { tag, unchanging, scopes, noalias }
    }

    /// The number of a tag; 0 if there are too many.
    fn tag(&mut self, node: MetadataId) -> TypeTag {
        let next = TypeTag::try_from(self.program.promised.tags.len() + 1).unwrap_or(0);
        let Some(&part) = self.scratch.nodes.get(&node) else { return 0 };
        let tag = *self.scratch.tags.entry(node).or_insert(next);
        if tag == next && tag != 0 {
            self.program.promised.tags.push(part);
        }
        tag
    }

    /// The number of promises in the program.
    fn numbered(&mut self, promise: AccessPromise) -> u32 {
        let accesses = &mut self.program.promised.accesses;
        *self.scratch.promises.entry(promise).or_insert_with(|| {
            accesses.push(promise);
            accesses.len() as u32 - 1
        })
    }
}

/// The list of scopes that a call of `llvm.experimental.noalias.scope.decl` begins.
fn scopes_begun(decoder: &Decoder<'_>, call: &Call) -> Option<MetadataId> {
    let Callee::Direct(id) = call.callee else { return None };
    let intrinsic = decoder.module.functions.get(id.index())?.intrinsic();
    let &(Operand::Const(list), _) = call.args.first()? else { return None };
    if intrinsic != Some(ir::Intrinsic::NoAliasScopeDecl) {
        return None;
    }
    decoder.module.metadata_node(list)
}
