//! Reduction of modules of which nothing has to stay: any test may say what is interesting. The size is that of the text.

mod blocks;
mod details;
mod names;
mod place;
mod signatures;
mod size;
mod symbols;
mod text;
mod tidy;
mod values;

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use ir::{Function, Module, TargetLines, TypeTable};

use self::place::Sites;
pub use self::size::TextSize;
use crate::{PassTier, Reducible, ReductionPass, SiteRange};

/// A module of which nothing has to stay.
#[derive(Clone, Debug)]
pub struct WholeModule {
    module: Arc<Module>,
    lines: TargetLines,
    text: Arc<str>,
    size: TextSize,
    verification: Verification,
}

/// Tells whether candidates are verified before they are tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verification {
    /// All are.
    Strict,
    /// None is, since the original does not pass either.
    Off,
}

impl WholeModule {
    /// The module of a text.
    ///
    /// # Errors
    /// If the text is no module of LLVM IR that `ir` represents.
    pub fn read(text: &str) -> Result<WholeModule, ir::read::TextError> {
        let module = ir::read_module(text)?;
        let has = |what: &str| text.lines().any(|line| line.trim_start().starts_with(what));
        let lines = TargetLines { layout: has("target datalayout"), triple: has("target triple") };
        let verification = match ir::verify(&module) {
            Ok(()) => Verification::Strict,
            Err(_) => Verification::Off,
        };
        Ok(WholeModule::new(Arc::new(module), lines, verification))
    }

    fn new(module: Arc<Module>, lines: TargetLines, verification: Verification) -> WholeModule {
        let text: Arc<str> = ir::print_concise(&module, lines).into();
        let size = TextSize::measure(&text);
        WholeModule { module, lines, text, size, verification }
    }

    /// The module as text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The module.
    #[must_use]
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// True if the verifier passes the original, so that it refuses candidates.
    #[must_use]
    pub fn is_verified(&self) -> bool {
        self.verification == Verification::Strict
    }
}

/// The edit of a pass.
#[derive(Clone, Copy, Debug)]
pub enum WholeModuleEdit {
    /// Edits the module.
    Module(fn(&mut Module, &mut Sites<'_>)),
    /// Edits each function with a body.
    Function(fn(&TypeTable, &mut Function, &mut Sites<'_>)),
    /// Edits the lines about the target.
    Lines(fn(&mut TargetLines, &mut Sites<'_>)),
}

const fn module(
    name: &'static str,
    tier: PassTier,
    edit: fn(&mut Module, &mut Sites<'_>),
) -> ReductionPass<WholeModule> {
    ReductionPass { name, tier, edit: WholeModuleEdit::Module(edit) }
}

const fn function(
    name: &'static str,
    tier: PassTier,
    edit: fn(&TypeTable, &mut Function, &mut Sites<'_>),
) -> ReductionPass<WholeModule> {
    ReductionPass { name, tier, edit: WholeModuleEdit::Function(edit) }
}

const fn lines(
    name: &'static str,
    tier: PassTier,
    edit: fn(&mut TargetLines, &mut Sites<'_>),
) -> ReductionPass<WholeModule> {
    ReductionPass { name, tier, edit: WholeModuleEdit::Lines(edit) }
}

/// Every pass, from coarse to fine.
const PASSES: &[ReductionPass<WholeModule>] = &[
    module("strip", PassTier::Coarse, details::strip),
    lines("drop-target-line", PassTier::Coarse, details::drop_target_line),
    module("drop-body", PassTier::Coarse, symbols::drop_body),
    module("drop-function", PassTier::Coarse, symbols::drop_function),
    module("drop-global", PassTier::Coarse, symbols::drop_global),
    module("drop-initializer", PassTier::Coarse, symbols::drop_initializer),
    module("indirect-to-switch", PassTier::Coarse, signatures::indirect_to_switch),
    function("cut-block", PassTier::Coarse, blocks::cut),
    function("return-early", PassTier::Coarse, blocks::return_early),
    function("branch-to-first", PassTier::Coarse, blocks::branch_to_first),
    function("branch-to-last", PassTier::Coarse, blocks::branch_to_last),
    function("drop-case", PassTier::Coarse, blocks::drop_case),
    function("drop-slot", PassTier::Coarse, values::drop_slot),
    function("drop-instruction", PassTier::Coarse, values::drop_instruction),
    module("value-to-parameter", PassTier::Medium, signatures::value_to_parameter),
    function("merge-blocks", PassTier::Medium, blocks::merge),
    function("skip-block", PassTier::Medium, blocks::skip),
    function("value-to-operand", PassTier::Medium, values::to_operand),
    function("operand-to-zero", PassTier::Medium, values::operand_to_zero),
    module("drop-parameter", PassTier::Medium, signatures::drop_parameter),
    module("drop-result", PassTier::Medium, signatures::drop_result),
    function("drop-argument", PassTier::Medium, values::drop_argument),
    function("unwind-to-normal", PassTier::Medium, blocks::unwind_to_normal),
    module("drop-attribute", PassTier::Fine, details::drop_attribute),
    module("drop-metadata", PassTier::Fine, details::drop_metadata),
    module("drop-mark", PassTier::Fine, details::drop_mark),
    function("drop-flag", PassTier::Fine, details::drop_flag),
    function("plain-access", PassTier::Fine, details::plain_access),
    module("simplify-type", PassTier::Fine, details::simplify_type),
    function("shorten-constant", PassTier::Fine, values::shorten_constant),
    module("shorten-name", PassTier::Fine, names::shorten),
];

impl Reducible for WholeModule {
    type Size = TextSize;
    type Edit = WholeModuleEdit;

    const PASSES: &'static [ReductionPass<WholeModule>] = PASSES;

    fn size(&self) -> TextSize {
        self.size
    }

    fn weight(&self) -> u32 {
        self.size.bytes
    }

    /// Edits the sites in the range, then removes what nothing needs any more that something needed before.
    fn edit(&mut self, edit: WholeModuleEdit, sites: &mut SiteRange) {
        let mut sites = Sites::new(sites, self.size.bytes);
        if let WholeModuleEdit::Lines(edit) = edit {
            edit(&mut self.lines, &mut sites);
        } else {
            let before = Arc::clone(&self.module);
            let module = Arc::make_mut(&mut self.module);
            let changed = apply(edit, module, &mut sites);
            if sites.any_chosen() {
                tidy::tidy(&before, module, &changed);
            } else {
                self.module = before;
            }
        }
        if sites.any_chosen() {
            *self = WholeModule::new(Arc::clone(&self.module), self.lines, self.verification);
        }
    }

    fn is_well_formed(&self) -> bool {
        self.verification == Verification::Off || ir::verify(&self.module).is_ok()
    }

    fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.text.hash(&mut hasher);
        hasher.finish()
    }

    fn empty(&self) -> WholeModule {
        let lines = TargetLines { layout: false, triple: false };
        WholeModule::new(Arc::new(Module::new()), lines, Verification::Strict)
    }

    fn renamed(&self) -> WholeModule {
        let mut module = (*self.module).clone();
        names::number_values(&mut module);
        WholeModule::new(Arc::new(module), self.lines, self.verification)
    }
}

/// The functions that a pass may have changed.
enum Changed {
    All,
    Only(Vec<usize>),
}

fn apply(edit: WholeModuleEdit, module: &mut Module, sites: &mut Sites<'_>) -> Changed {
    match edit {
        WholeModuleEdit::Lines(_) => Changed::Only(Vec::new()),
        WholeModuleEdit::Module(edit) => {
            edit(module, sites);
            Changed::All
        }
        WholeModuleEdit::Function(edit) => {
            let Module { types, functions, .. } = module;
            let mut changed = Vec::new();
            for (at, function) in functions.iter_mut().enumerate() {
                if function.is_declaration() {
                    continue;
                }
                let chosen = sites.chosen();
                sites.enter(&function.name);
                edit(types, function, sites);
                if sites.chosen() > chosen {
                    changed.push(at);
                }
            }
            Changed::Only(changed)
        }
    }
}
