//! Constants that one module has and the other lacks: a pass made a table, or removed one that it no longer reads.

use std::borrow::Cow;

use ir::{Align, Const, Function, Global, Linkage, Module, Operand};

/// Both modules with the constants that the other has after its own globals. What nobody else can name and nothing writes is no part of what
/// a module does, so that its presence changes nothing. Modules whose globals differ in another way stay as they are.
pub(super) fn with_constants_of_both<'m>(
    source: &'m Module,
    target: &'m Module,
) -> (Cow<'m, Module>, Cow<'m, Module>) {
    let (ours, theirs) = (source.globals.len(), target.globals.len());
    let common = ours.min(theirs);
    let named_alike =
        source.globals.iter().zip(&target.globals).all(|(ours, theirs)| ours.name == theirs.name);
    if !named_alike || ours == theirs {
        return (Cow::Borrowed(source), Cow::Borrowed(target));
    }
    (with_constants(source, (target, common)), with_constants(target, (source, common)))
}

/// The module with the globals of another from a number on, if all of them can be moved.
fn with_constants<'m>(module: &'m Module, (other, from): (&Module, usize)) -> Cow<'m, Module> {
    let lacking = other.globals.get(from..).filter(|_| module.globals.len() == from).unwrap_or_default();
    let mut extended = Cow::Borrowed(module);
    for (at, global) in (from..).zip(lacking) {
        let text = constant_definition(other, global);
        let text = text.or_else(|| is_unused_constant(other, at).then(|| placeholder(other, global))?);
        let Some(text) = text else { return Cow::Borrowed(module) };
        let Ok(part) = ir::read_module(&text) else { return Cow::Borrowed(module) };
        if extended.to_mut().merge_portable(&part).is_err() {
            return Cow::Borrowed(module);
        }
    }
    extended
}

/// True if a global is a constant that only its module knows and no function that is left mentions.
pub(super) fn is_unused_constant(module: &Module, at: usize) -> bool {
    let is_it = |constant: Const| matches!(constant, Const::Global { id, .. } if id.index() == at);
    let local = |global: &Global| matches!(global.linkage, Linkage::Private | Linkage::Internal);
    let mentions = |function: &Function| {
        let blocks = function.blocks.iter();
        let operands = blocks.flat_map(|block| {
            let of_instructions = block.instructions.iter().flat_map(|instruction| instruction.op.operands());
            of_instructions.chain(block.terminator.operands())
        });
        operands.into_iter().any(|operand| matches!(operand, Operand::Const(constant) if is_it(constant)))
    };
    let held = module.globals.iter().filter_map(|global| global.initializer);
    let parts = module.aggregates.iter().flat_map(|body| body.parts()).copied();
    module.globals.get(at).is_some_and(|global| global.constant && local(global))
        && !held.chain(parts).any(is_it)
        && !module.functions.iter().any(mentions)
}

/// A constant of the same name and size, for one that nobody reads.
fn placeholder(module: &Module, global: &Global) -> Option<String> {
    let (size, align) = (module.types.size(global.ty).0, global.align.unwrap_or(Align::SIXTEEN).bytes().0);
    let name = quotable(global)?;
    Some(format!("@\"{name}\" = private constant [{size} x i8] zeroinitializer, align {align}\n"))
}

fn quotable(global: &Global) -> Option<&str> {
    let plain = !global.name.contains(['"', '\\']) && global.name.chars().all(|c| !c.is_control());
    plain.then_some(global.name.as_str())
}

/// The definition of a constant as a module of its own; `None` if it is none that only this module knows, or names other symbols.
fn constant_definition(module: &Module, global: &Global) -> Option<String> {
    let local = matches!(global.linkage, Linkage::Private | Linkage::Internal);
    let plain = global.constant && local && global.space.is_none() && !global.externally_initialized;
    let contents = ir::constant_text(module, global.initializer.filter(|_| plain)?);
    if contents.contains('@') {
        return None;
    }
    let (name, ty) = (quotable(global)?, ir::type_text(module, global.ty));
    let align = global.align.map_or(String::new(), |align| format!(", align {}", align.bytes().0));
    Some(format!("@\"{name}\" = private constant {ty} {contents}{align}\n"))
}
