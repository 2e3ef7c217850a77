//! The extent of scopes that no `llvm.experimental.noalias.scope.decl` begins.
//!
//! LangRef leaves open for how long accesses in scopes are apart. Passes that compare addresses before a loop (the vectoriser of loops, loop
//! versioning) give the accesses of the loop scopes and declare none; before the loop is entered again, with other addresses, they
//! compare again. So the scopes of a domain of which the function declares none begin where it enters the innermost loop that has all
//! accesses in them; where no loop has, with the function.

use ir::{
    BlockId, Callee, ControlFlowGraph, Function, Instruction, Intrinsic, MetadataBody, MetadataId,
    MetadataNode, MetadataValue, Module, Op, Operand,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// The kinds of lists of scopes.
const LISTS: [&str; 2] = ["alias.scope", "noalias"];

/// The scopes of one domain in a function, and the blocks of the accesses that name them.
#[derive(Default)]
struct DomainUse {
    scopes: Vec<MetadataId>,
    blocks: Vec<BlockId>,
}

/// A block before a loop, and the scopes that begin at its end.
struct Beginning {
    block: BlockId,
    scopes: Vec<MetadataId>,
}

/// True if a function has accesses in scopes.
pub(super) fn has_scopes(module: &Module, function: &Function) -> bool {
    function.instructions().any(|instruction| lists(module, instruction).next().is_some())
}

/// Declares the scopes before the loops that they belong to.
pub(super) fn declare_before_loops(module: &mut Module) {
    for at in 0..module.functions.len() {
        let function = &module.functions[at];
        if function.is_declaration() || !has_scopes(module, function) {
            continue;
        }
        for Beginning { block, scopes } in beginnings(module, function) {
            let values = scopes.into_iter().map(MetadataValue::Node).collect();
            let list = MetadataNode { distinct: false, body: MetadataBody::Tuple(values) };
            let list = module.metadata.add(list);
            let list = module.metadata_constant(MetadataValue::Node(list));
            let callee = module.intrinsic(Intrinsic::NoAliasScopeDecl, &[]);
            let declared = super::call(callee, ir::TypeId::VOID, &[list.into()]);
            module.functions[at].blocks[block.index()].instructions.push(Instruction::new(None, declared));
        }
    }
}

fn beginnings(module: &Module, function: &Function) -> Vec<Beginning> {
    let uses = uses(module, function);
    if uses.is_empty() {
        return Vec::new();
    }
    let flow = ControlFlowGraph::new(function);
    let loops = loops(&flow, function);
    let mut beginnings = Vec::new();
    for DomainUse { scopes, blocks } in uses {
        let around = loops.iter().filter(|(_, body)| blocks.iter().all(|block| body.contains(block)));
        let Some((header, body)) = around.min_by_key(|(_, body)| body.len()) else { continue };
        let mut before = flow.predecessors[header.index()].clone();
        before.retain(|block| !body.contains(block));
        before.dedup();
        beginnings.extend(before.into_iter().map(|block| Beginning { block, scopes: scopes.clone() }));
    }
    beginnings
}

/// The domains of which the function declares no scope.
fn uses(module: &Module, function: &Function) -> Vec<DomainUse> {
    let mut uses: FxHashMap<MetadataId, DomainUse> = FxHashMap::default();
    let mut order = Vec::new();
    let mut declared = FxHashSet::default();
    for (at, block) in function.blocks.iter().enumerate() {
        for instruction in &block.instructions {
            for list in lists(module, instruction) {
                for (scope, domain) in module.metadata.scopes_in(list) {
                    let known = uses.entry(domain).or_insert_with(|| {
                        order.push(domain);
                        DomainUse::default()
                    });
                    if !known.scopes.contains(&scope) {
                        known.scopes.push(scope);
                    }
                    known.blocks.push(BlockId(at as u32));
                }
            }
            let begun = declaration(module, instruction).map(|list| module.metadata.scopes_in(list));
            declared.extend(begun.into_iter().flatten().map(|(_, domain)| domain));
        }
    }
    let open = order.into_iter().filter(|domain| !declared.contains(domain));
    open.filter_map(|domain| uses.remove(&domain)).collect()
}

fn lists<'m>(module: &'m Module, instruction: &Instruction) -> impl Iterator<Item = MetadataId> + 'm {
    let attached = module.metadata.attached(instruction.metadata);
    attached.iter().filter(|one| LISTS.contains(&one.kind.as_str())).map(|one| one.node)
}

/// The list of scopes that an instruction declares.
fn declaration(module: &Module, instruction: &Instruction) -> Option<MetadataId> {
    let Op::Call(call) = &instruction.op else { return None };
    let Callee::Direct(callee) = call.callee else { return None };
    let &(Operand::Const(list), _) = call.args.first()? else { return None };
    let intrinsic = module.functions.get(callee.index())?.intrinsic()?;
    (intrinsic == Intrinsic::NoAliasScopeDecl).then(|| module.metadata_node(list)).flatten()
}

/// The natural loops, each with its header: from where an edge leads back to a block that dominates its start, all that leads there
/// without the header.
fn loops(flow: &ControlFlowGraph, function: &Function) -> Vec<(BlockId, FxHashSet<BlockId>)> {
    let mut loops: Vec<(BlockId, FxHashSet<BlockId>)> = Vec::new();
    for at in 0..function.blocks.len() {
        let header = BlockId(at as u32);
        let backward = flow.predecessors[at].iter().copied().filter(|&from| flow.dominates(header, from));
        let mut open: Vec<BlockId> = backward.collect();
        if open.is_empty() {
            continue;
        }
        let mut body = FxHashSet::from_iter([header]);
        while let Some(block) = open.pop() {
            if body.insert(block) {
                let before = flow.predecessors[block.index()].iter().copied();
                open.extend(before.filter(|&block| flow.is_reachable(block)));
            }
        }
        loops.push((header, body));
    }
    loops
}
