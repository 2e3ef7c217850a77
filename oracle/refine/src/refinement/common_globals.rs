//! Globals that one module has and the other lacks: a pass made a table, or removed a global that it no longer needs.

use std::borrow::Cow;

use ir::{Align, Const, Function, Global, Linkage, Module, Operand, TypeId};

/// Both modules with the globals that the other has after its own, if these are constants or are not mentioned. What a module does not
/// mention and nothing writes is no part of what it does, so that its presence changes nothing; where others can name it, a pointer of theirs may
/// be to it in both modules. Modules whose globals differ in another way stay as they are.
pub(super) fn with_globals_of_both<'m>(
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
    (with_globals(source, (target, common)), with_globals(target, (source, common)))
}

/// The module with the globals of another from a number on, if all of them can be moved.
fn with_globals<'m>(module: &'m Module, (other, from): (&Module, usize)) -> Cow<'m, Module> {
    let lacking = other.globals.get(from..).filter(|_| module.globals.len() == from).unwrap_or_default();
    let mut extended = Cow::Borrowed(module);
    for (at, global) in (from..).zip(lacking) {
        let unused = is_unused(other, at);
        let text = definition(other, global).filter(|_| global.constant || unused);
        let text = text.or_else(|| is_unused_constant(other, at).then(|| placeholder(other, global))?);
        let Some(text) = text else { return Cow::Borrowed(module) };
        let Ok(part) = ir::read_module(&text) else { return Cow::Borrowed(module) };
        if extended.to_mut().merge_portable(&part).is_err() {
            return Cow::Borrowed(module);
        }
    }
    extended
}

/// The largest variable that neither function mentions, in bytes.
const LARGEST_UNUSED: u64 = 64;

/// Both modules with the large variables that neither function mentions cut to [`LARGEST_UNUSED`] bytes. Only functions outside access them, and
/// inputs have little memory for those.
pub(super) fn with_small_unused_globals<'m>(
    source: Cow<'m, Module>,
    target: Cow<'m, Module>,
) -> (Cow<'m, Module>, Cow<'m, Module>) {
    let is_large = |at: usize, global: &Global| {
        let theirs = target.globals.get(at).is_some_and(|theirs| theirs.name == global.name);
        let size = source.types.size(global.ty).0;
        theirs
            && size > LARGEST_UNUSED
            && !global.constant
            && is_unused(&source, at)
            && is_unused(&target, at)
    };
    let large: Vec<usize> = source
        .globals
        .iter()
        .enumerate()
        .filter(|(at, global)| is_large(*at, global))
        .map(|(at, _)| at)
        .collect();
    (with_small_globals(source, &large), with_small_globals(target, &large))
}

fn with_small_globals<'m>(mut module: Cow<'m, Module>, which: &[usize]) -> Cow<'m, Module> {
    for &at in which {
        let align = module.globals[at].alignment(&module.types);
        let module = module.to_mut();
        let ty = module.types.array(LARGEST_UNUSED, TypeId::I8);
        let global = &mut module.globals[at];
        (global.ty, global.align) = (ty, Some(align));
        global.initializer = global.initializer.map(|_| Const::Zero(ty));
    }
    module
}

fn is_local(global: &Global) -> bool {
    matches!(global.linkage, Linkage::Private | Linkage::Internal)
}

/// True if a global is a constant that only its module knows and no function that is left mentions.
pub(super) fn is_unused_constant(module: &Module, at: usize) -> bool {
    let local = module.globals.get(at).is_some_and(|global| global.constant && is_local(global));
    local && is_unused(module, at)
}

/// True if neither another global nor a function that is left mentions a global.
fn is_unused(module: &Module, at: usize) -> bool {
    let is_it = |constant: Const| matches!(constant, Const::Global { id, .. } if id.index() == at);
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
    !held.chain(parts).any(is_it) && !module.functions.iter().any(mentions)
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

/// The definition of a global as a module of its own; `None` if another module may have another definition, or it names other symbols.
fn definition(module: &Module, global: &Global) -> Option<String> {
    let plain = !global.linkage.is_interposable()
        && global.space.is_none()
        && global.metadata.is_none()
        && !global.externally_initialized;
    let contents = ir::constant_text(module, global.initializer.filter(|_| plain)?);
    if contents.contains('@') {
        return None;
    }
    let (name, ty) = (quotable(global)?, ir::type_text(module, global.ty));
    let align = global.align.map_or(String::new(), |align| format!(", align {}", align.bytes().0));
    let linkage = if is_local(global) { "private " } else { "" };
    let kind = if global.constant { "constant" } else { "global" };
    Some(format!("@\"{name}\" = {linkage}{kind} {ty} {contents}{align}\n"))
}
