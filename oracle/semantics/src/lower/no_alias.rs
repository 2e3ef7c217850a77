//! `noalias` of parameters, as scopes: an access through a pointer that is based on one is of its scope, and one through a pointer that is
//! not is of none. LangRef "noalias": while the function runs, no memory that is modified is accessed through pointers of both kinds.
//!
//! The text shows which pointers are based on a parameter, by the rules of LLVM's passes; where the text does not show it, an
//! access is held to nothing. Scopes are added for what could break the promise only.

use ir::{
    Attachment, Call, Callee, Function, MemoryEffect, MemoryEffects, MemoryOp, MetadataBody, MetadataId,
    MetadataNode, MetadataValue, Module, Op, Operand, ParamAttr,
};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::based_on::{BasedOn, MAX_PARAMS, accesses_of, callee, masked_access, promising};

/// The kinds by which a call that copies memory has the lists of what it reads; those of `alias.scope` and `noalias` are then about what it
/// writes. A copy has two pointers, and one may be based on a parameter where the other is not.
pub const READ_SCOPE: &str = "alias.scope of what is read";
/// The same for `noalias`: see [`READ_SCOPE`].
pub const READ_NO_ALIAS: &str = "noalias of what is read";

/// The part of an instruction's accesses that lists of scopes are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AccessPart {
    All,
    /// The memory that a copy writes.
    Written,
    /// The memory that a copy reads.
    Read,
}

impl AccessPart {
    fn kinds(self) -> (&'static str, &'static str) {
        match self {
            AccessPart::All | AccessPart::Written => ("alias.scope", "noalias"),
            AccessPart::Read => (READ_SCOPE, READ_NO_ALIAS),
        }
    }
}

/// The memory that an instruction accesses.
struct Access {
    /// Block and position.
    place: (usize, usize),
    part: AccessPart,
    writes: bool,
    /// The parameter on which its pointers are based, by its place among the promising ones.
    of: Option<usize>,
    /// The parameters on which none of its pointers is based.
    apart: u64,
}

/// True if a function has parameters that promise it.
pub(super) fn is_promised(function: &Function) -> bool {
    !function.is_declaration() && !promising(function, ParamAttr::NoAlias).is_empty()
}

/// Gives the accesses of all functions their scopes.
pub(super) fn scoped(module: &mut Module) {
    for at in 0..module.functions.len() {
        if is_promised(&module.functions[at]) {
            scoped_function(module, at);
        }
    }
}

fn scoped_function(module: &mut Module, at: usize) {
    let function = &module.functions[at];
    let params = promising(function, ParamAttr::NoAlias);
    let based = BasedOn::follow(module, function, &params);
    let accesses = accesses(module, function, &based, params.len());
    // Only accesses of both kinds, one of them a write, can break the promise.
    let decided = |param: usize| {
        let own = || accesses.iter().filter(|access| access.of == Some(param));
        let others = || accesses.iter().filter(|access| access.apart & 1 << param != 0);
        let some_write = own().any(|access| access.writes) || others().any(|access| access.writes);
        own().next().is_some() && others().next().is_some() && some_write
    };
    let decided: Vec<usize> = (0..params.len().min(MAX_PARAMS)).filter(|&param| decided(param)).collect();
    if decided.is_empty() {
        return;
    }
    let mut scopes = Scopes::declare(module, &decided);
    for (block, index) in
        accesses.iter().filter(|access| access.part != AccessPart::All).map(|access| access.place)
    {
        scopes.divide(module, (at, block, index));
    }
    for access in accesses {
        let of: SmallVec<[usize; 4]> =
            access.of.filter(|param| decided.contains(param)).into_iter().collect();
        let apart = decided.iter().copied().filter(|param| access.apart & 1 << param != 0);
        let apart: SmallVec<[usize; 4]> = apart.collect();
        let (block, index) = access.place;
        let attached = module.functions[at].blocks[block].instructions[index].metadata;
        let mut attachments = module.metadata.attached(attached).to_vec();
        let (scope, no_alias) = access.part.kinds();
        scopes.add(module, &mut attachments, scope, &of);
        scopes.add(module, &mut attachments, no_alias, &apart);
        let attached = module.metadata.attach(attachments);
        module.functions[at].blocks[block].instructions[index].metadata = attached;
    }
}

fn accesses(module: &Module, function: &Function, based: &BasedOn, params: usize) -> Vec<Access> {
    let mut accesses = Vec::new();
    for (block, body) in function.blocks.iter().enumerate() {
        for (index, instruction) in body.instructions.iter().enumerate() {
            let place = (block, index);
            match &instruction.op {
                // What is passed may be accessed, and everything else as well.
                Op::Call(call) if enters(module, call) => {
                    let pointers: SmallVec<[Operand; 2]> =
                        call.args.iter().map(|&(value, _)| value).collect();
                    let followed = |param: &usize| based.is_followed(*param);
                    let apart = apart(based, &pointers, (0..params).filter(followed));
                    accesses.push(Access { place, part: AccessPart::All, writes: true, of: None, apart });
                }
                op => {
                    for (pointer, part, writes) in accessed(module, op) {
                        // What the function allocates is not what it was passed.
                        if based.is_local(pointer) {
                            continue;
                        }
                        let (of, apart) = (based.sole_root(pointer), apart(based, &[pointer], 0..params));
                        accesses.push(Access { place, part, writes, of, apart });
                    }
                }
            }
        }
    }
    accesses.retain(|access| access.of.is_some() || access.apart != 0);
    accesses
}

/// The parameters, of some, on which none of the pointers is based.
fn apart(based: &BasedOn, pointers: &[Operand], params: impl Iterator<Item = usize>) -> u64 {
    let is_apart = |param: &usize| pointers.iter().all(|&pointer| based.is_apart(pointer, *param));
    params.take_while(|&param| param < MAX_PARAMS).filter(is_apart).fold(0, |set, param| set | 1 << param)
}

/// The pointers through which an operation of the function itself accesses memory, and whether it writes.
fn accessed(module: &Module, op: &Op) -> SmallVec<[(Operand, AccessPart, bool); 2]> {
    let one = |pointer: Operand, writes| SmallVec::from_iter([(pointer, AccessPart::All, writes)]);
    match op {
        Op::Memory(MemoryOp::Load { ptr, .. } | MemoryOp::LoadFrozen { ptr, .. }) => one(*ptr, false),
        Op::Memory(MemoryOp::Store { ptr, .. }) => one(*ptr, true),
        Op::Memory(MemoryOp::LoadField(field)) => one(field.ptr, false),
        Op::Memory(MemoryOp::StoreField { field, .. }) => one(field.ptr, true),
        Op::Call(call) => match accesses_of(module, call).as_deref() {
            Some(&[written, read]) => {
                SmallVec::from_buf([(written, AccessPart::Written, true), (read, AccessPart::Read, false)])
            }
            Some(&[written]) => one(written, true),
            _ => masked_access(module, call)
                .map_or_else(SmallVec::new, |(pointer, writes)| one(pointer, writes)),
        },
        _ => SmallVec::new(),
    }
}

/// True if a call enters a function of the module that may access memory.
fn enters(module: &Module, call: &Call) -> bool {
    let none = |effects: Option<MemoryEffects>| {
        effects.is_some_and(|effects| effects == MemoryEffects::uniform(MemoryEffect::None))
    };
    let defined = match call.callee {
        Callee::Asm(_) => false,
        Callee::Indirect(_) => true,
        Callee::Direct(_) => callee(module, call)
            .is_some_and(|function| !function.is_declaration() && !none(function.attrs.memory)),
    };
    defined && !none(call.attrs.memory)
}

/// The scopes of a function's parameters, in a domain of their own.
struct Scopes {
    scopes: FxHashMap<usize, MetadataId>,
    /// Lists that were made, by what they extend and the parameters that they add.
    lists: FxHashMap<(Option<MetadataId>, SmallVec<[usize; 4]>), MetadataId>,
}

impl Scopes {
    fn declare(module: &mut Module, params: &[usize]) -> Scopes {
        let node = |body| MetadataNode { distinct: true, body: MetadataBody::Tuple(body) };
        let domain = module.metadata.add(node(vec![MetadataValue::Text(b"noalias".to_vec())]));
        let scope = |&param: &usize| {
            let name = MetadataValue::Text(param.to_string().into_bytes());
            (param, module.metadata.add(node(vec![name, MetadataValue::Node(domain)])))
        };
        let scopes = params.iter().map(scope).collect();
        Scopes { scopes, lists: FxHashMap::default() }
    }

    /// Gives a call that copies lists of its own for what it reads, which begin as those of the whole call.
    fn divide(&mut self, module: &mut Module, (function, block, index): (usize, usize, usize)) {
        let attached = module.functions[function].blocks[block].instructions[index].metadata;
        let mut attachments = module.metadata.attached(attached).to_vec();
        for (whole, read) in [("alias.scope", READ_SCOPE), ("noalias", READ_NO_ALIAS)] {
            if attachments.iter().any(|attachment| attachment.kind == read) {
                return;
            }
            let known = attachments.iter().find(|attachment| attachment.kind == whole);
            let node = known.map(|attachment| attachment.node).unwrap_or_else(|| {
                module.metadata.add(MetadataNode { distinct: false, body: MetadataBody::Tuple(Vec::new()) })
            });
            attachments.push(Attachment { kind: read.into(), node });
        }
        let attached = module.metadata.attach(attachments);
        module.functions[function].blocks[block].instructions[index].metadata = attached;
    }

    /// Adds the scopes of parameters to the list that is attached as a kind.
    fn add(&mut self, module: &mut Module, attached: &mut Vec<Attachment>, kind: &str, params: &[usize]) {
        if params.is_empty() {
            return;
        }
        let known = attached.iter().position(|attachment| attachment.kind == kind);
        let extended = known.map(|at| attached[at].node);
        let list = *self.lists.entry((extended, SmallVec::from_slice(params))).or_insert_with(|| {
            let mut values = match extended.map(|id| &module.metadata.nodes[id.index()].body) {
                Some(MetadataBody::Tuple(values)) => values.clone(),
                _ => Vec::new(),
            };
            values.extend(params.iter().map(|param| MetadataValue::Node(self.scopes[param])));
            module.metadata.add(MetadataNode { distinct: false, body: MetadataBody::Tuple(values) })
        });
        match known {
            Some(at) => attached[at].node = list,
            None => attached.push(Attachment { kind: kind.into(), node: list }),
        }
    }
}
