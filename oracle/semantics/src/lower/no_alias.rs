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

use super::based_on::{BasedOn, MAX_PARAMS, accesses_of, callee, promising};

/// The memory that an instruction accesses.
struct Access {
    /// Block and position.
    place: (usize, usize),
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
    for access in accesses {
        let of: SmallVec<[usize; 4]> =
            access.of.filter(|param| decided.contains(param)).into_iter().collect();
        let apart = decided.iter().copied().filter(|param| access.apart & 1 << param != 0);
        let apart: SmallVec<[usize; 4]> = apart.collect();
        let (block, index) = access.place;
        let attached = module.functions[at].blocks[block].instructions[index].metadata;
        let mut attachments = module.metadata.attached(attached).to_vec();
        scopes.add(module, &mut attachments, "alias.scope", &of);
        scopes.add(module, &mut attachments, "noalias", &apart);
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
                    accesses.push(Access { place, writes: true, of: None, apart });
                }
                op => {
                    let Some((pointers, writes)) = accessed(module, op) else { continue };
                    // What the function allocates is not what it was passed.
                    if pointers.iter().all(|&pointer| based.is_local(pointer)) {
                        continue;
                    }
                    let of = pointers.first().and_then(|&pointer| based.sole_root(pointer));
                    let of = of.filter(|&param| {
                        pointers.iter().all(|&operand| based.sole_root(operand) == Some(param))
                    });
                    accesses.push(Access { place, writes, of, apart: apart(based, &pointers, 0..params) });
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
fn accessed(module: &Module, op: &Op) -> Option<(SmallVec<[Operand; 2]>, bool)> {
    let one = |pointer: Operand, writes| Some((SmallVec::from_slice(&[pointer]), writes));
    match op {
        Op::Memory(MemoryOp::Load { ptr, .. } | MemoryOp::LoadFrozen { ptr, .. }) => one(*ptr, false),
        Op::Memory(MemoryOp::Store { ptr, .. }) => one(*ptr, true),
        Op::Memory(MemoryOp::LoadField(field)) => one(field.ptr, false),
        Op::Memory(MemoryOp::StoreField { field, .. }) => one(field.ptr, true),
        Op::Call(call) => accesses_of(module, call).map(|pointers| (pointers, true)),
        _ => None,
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
