//! Reduction of modules of LLVM IR. The table of passes goes by tier, as for programs; a pass is one row here and one
//! function.

mod attributes;
mod blocks;
mod functions;
mod instructions;
mod metadata;
mod names;
mod operands;
mod remap;
mod size;
mod types;
mod whole;

use std::hash::{DefaultHasher, Hash, Hasher};

use ir::{Const, Function, MetadataTable, Module, Operand, Type, TypeId, TypeTable};
use smol_str::SmolStr;

use crate::{PassTier, Reducible, ReductionPass, SiteRange};

pub use size::ModuleSize;
pub use whole::{TextSize, WholeModule, WholeModuleEdit};

/// A module, and the function that it is about: it stays, under its name.
#[derive(Clone, Debug)]
pub struct EntryModule {
    /// The module.
    pub module: Module,
    /// The name of the function.
    pub entry: SmolStr,
    /// The use of the function.
    pub role: EntryRole,
}

/// The use of the function that a module is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EntryRole {
    /// It is run: it has no parameters and no result.
    Run,
    /// It is compared with another one of its type: it may have any.
    Compared,
}

impl EntryModule {
    /// A module with a function that is run.
    #[must_use]
    pub const fn run(module: Module, entry: SmolStr) -> EntryModule {
        EntryModule { module, entry, role: EntryRole::Run }
    }

    /// A module with a function that is compared with another one.
    #[must_use]
    pub const fn compared(module: Module, entry: SmolStr) -> EntryModule {
        EntryModule { module, entry, role: EntryRole::Compared }
    }
}

/// The edit of a pass.
#[derive(Clone, Copy, Debug)]
pub enum ModuleEdit {
    /// Edits the module at the sites in the range.
    Module(fn(&mut EntryModule, &mut SiteRange)),
    /// Edits each function with a body.
    Function(fn(&TypeTable, &mut Function, &mut SiteRange)),
    /// Gives a simpler operand for one; each operand with a simpler one is a site.
    Operand(fn(&TypeTable, Operand, TypeId) -> Option<Const>),
}

const fn module(
    name: &'static str,
    tier: PassTier,
    edit: fn(&mut EntryModule, &mut SiteRange),
) -> ReductionPass<EntryModule> {
    ReductionPass { name, tier, edit: ModuleEdit::Module(edit) }
}

const fn function(
    name: &'static str,
    tier: PassTier,
    edit: fn(&TypeTable, &mut Function, &mut SiteRange),
) -> ReductionPass<EntryModule> {
    ReductionPass { name, tier, edit: ModuleEdit::Function(edit) }
}

const fn operand(
    name: &'static str,
    tier: PassTier,
    rule: fn(&TypeTable, Operand, TypeId) -> Option<Const>,
) -> ReductionPass<EntryModule> {
    ReductionPass { name, tier, edit: ModuleEdit::Operand(rule) }
}

/// Every pass, in the order in which they run.
const PASSES: &[ReductionPass<EntryModule>] = &[
    function("empty-function", PassTier::Coarse, functions::empty),
    module("drop-unused-function", PassTier::Coarse, functions::drop_functions),
    module("drop-unused-global", PassTier::Coarse, functions::drop_globals),
    function("return-early", PassTier::Coarse, blocks::return_early),
    function("branch-to-first", PassTier::Coarse, blocks::branch_to_first),
    function("branch-to-last", PassTier::Coarse, blocks::branch_to_last),
    function("drop-case", PassTier::Coarse, blocks::drop_case),
    function("drop-instruction", PassTier::Coarse, instructions::drop_instruction),
    module("inline-call", PassTier::Medium, functions::inline),
    function("merge-blocks", PassTier::Medium, blocks::merge),
    function("result-to-operand", PassTier::Medium, instructions::to_operand),
    operand("operand-to-zero", PassTier::Medium, operands::to_zero),
    module("drop-result", PassTier::Medium, functions::drop_result),
    module("drop-parameter", PassTier::Medium, functions::drop_parameter),
    function("drop-flag", PassTier::Fine, attributes::drop_flag),
    function("drop-volatile", PassTier::Fine, attributes::drop_volatile),
    module("drop-attribute", PassTier::Fine, attributes::drop_attribute),
    module("drop-metadata", PassTier::Fine, metadata::drop_metadata),
    module("narrow-type", PassTier::Fine, types::narrow),
    operand("constant-to-one", PassTier::Fine, operands::to_one),
    operand("halve-constant", PassTier::Fine, operands::halve),
];

impl Reducible for EntryModule {
    type Size = ModuleSize;
    type Edit = ModuleEdit;

    const PASSES: &'static [ReductionPass<EntryModule>] = PASSES;

    fn size(&self) -> ModuleSize {
        ModuleSize::measure(&self.module)
    }

    /// Edits the sites in the range, then removes blocks that nothing reaches.
    fn edit(&mut self, edit: ModuleEdit, sites: &mut SiteRange) {
        match edit {
            ModuleEdit::Module(edit) => edit(self, sites),
            ModuleEdit::Function(edit) => {
                let Module { types, functions, .. } = &mut self.module;
                let defined = functions.iter_mut().filter(|function| !function.is_declaration());
                defined.for_each(|function| edit(types, function, sites));
            }
            ModuleEdit::Operand(rule) => operands::rewrite(&mut self.module, sites, rule),
        }
        if sites.offered() > 0 {
            self.module.functions.iter_mut().for_each(|function| _ = blocks::drop_unreached(function));
        }
    }

    fn is_well_formed(&self) -> bool {
        let entry = self.module.function(&self.entry).map(|id| &self.module.functions[id.index()]);
        let is_plain = |function: &Function| function.params.is_empty() && function.ret == TypeId::VOID;
        let is_entry = |function: &Function| {
            !function.is_declaration() && (self.role == EntryRole::Compared || is_plain(function))
        };
        entry.is_some_and(is_entry) && ir::verify(&self.module).is_ok()
    }

    fn digest(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        ir::print_module(&self.module).hash(&mut hasher);
        hasher.finish()
    }

    /// An entry function that only returns.
    fn empty(&self) -> EntryModule {
        let mut empty = self.clone();
        let Module { types, globals, aliases, functions, aggregates, metadata, .. } = &mut empty.module;
        functions.retain(|function| function.name == self.entry);
        for function in functions {
            functions::empty_one(types, function);
            // Nothing is left of what these could name.
            (function.personality, function.prefix, function.prologue) = (None, None, None);
            function.metadata = None;
        }
        globals.clear();
        aliases.clear();
        aggregates.clear();
        *metadata = MetadataTable::default();
        empty
    }

    fn renamed(&self) -> EntryModule {
        let mut renamed = self.clone();
        names::canonical_names(&mut renamed);
        renamed
    }
}

/// The constant of a type whose bits are all zero.
fn zero(types: &TypeTable, ty: TypeId) -> Const {
    match types.get(ty) {
        Type::Int(_) => Const::Int { ty, value: 0 },
        Type::Ptr => Const::Null,
        Type::Half
        | Type::BFloat
        | Type::Float
        | Type::Double
        | Type::X86Fp80
        | Type::Fp128
        | Type::PpcFp128 => Const::Float { ty, bits: 0 },
        // Not all of them have a zero.
        Type::X86Mmx | Type::X86Amx | Type::Target { .. } => Const::Undef(ty),
        Type::Void
        | Type::PtrIn(_)
        | Type::Token
        | Type::Metadata
        | Type::Array(..)
        | Type::Struct { .. }
        | Type::Named { .. }
        | Type::Vector(..)
        | Type::Scalable(..) => Const::Zero(ty),
    }
}
