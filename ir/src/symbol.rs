//! The directions of modules for linkers and code generators about symbols, and the symbols that are aliases of others. LangRef
//! "Global Variables", "Functions", "Aliases", "IFuncs", "Comdats".

use std::num::NonZeroU32;

use smol_str::SmolStr;

use crate::constant::Const;
use crate::types::TypeId;

crate::attributes::keywords! {
    /// The visibility of a symbol to the linker. LangRef "Linkage Types".
    #[derive(Default)]
    Linkage {
        /// Visible in all modules. The word is written for variables without an initialiser only.
        #[default]
        External = "external",
        /// Visible in this module only.
        Internal = "internal",
        /// Visible in this module only, without a symbol table entry.
        Private = "private",
        /// A copy of what another module defines, for optimisation.
        AvailableExternally = "available_externally",
        /// Merged with symbols of the same name, and dropped when unused; may be overridden.
        LinkOnce = "linkonce",
        /// Merged with equal symbols of the same name, and dropped when unused.
        LinkOnceOdr = "linkonce_odr",
        /// Merged with symbols of the same name, and may be overridden.
        Weak = "weak",
        /// Merged with equal symbols of the same name.
        WeakOdr = "weak_odr",
        /// A C tentative definition: zero-initialised and merged.
        Common = "common",
        /// An array that the linker joins with those of other modules.
        Appending = "appending",
        /// Null if no module defines it.
        ExternWeak = "extern_weak",
    }
}

impl Linkage {
    /// True if the linker may take a definition of another module that differs (`GlobalValue::isInterposableLinkage`).
    #[must_use]
    pub const fn is_interposable(self) -> bool {
        matches!(self, Linkage::Weak | Linkage::LinkOnce | Linkage::Common | Linkage::ExternWeak)
    }

    /// True if a variable has no initialiser.
    #[must_use]
    pub const fn is_elsewhere(self) -> bool {
        matches!(self, Linkage::External | Linkage::ExternWeak)
    }
}

/// The words around a global or function that tell linkers and code generators where it lies. They are kept as they are written,
/// because no run of one thread depends on them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placement {
    /// Visibility, `dllimport`, `dllexport`, `thread_local(…)`, `local_unnamed_addr`, in the order of the text.
    pub head: Vec<SmolStr>,
    /// `section "…"`, `partition "…"`, `comdat($name)`, `code_model "…"`, `gc "…"` and similar words, in the order of the text.
    pub tail: Vec<SmolStr>,
}

impl Placement {
    /// Of nothing in particular.
    pub const NONE: Placement = Placement { head: Vec::new(), tail: Vec::new() };
}

/// A group of symbols that linkers keep or drop together. LangRef "Comdats".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comdat {
    /// The name without its `$`.
    pub name: SmolStr,
    /// The way to choose among several: `any`, `exactmatch`, `largest`, `nodeduplicate`, `samesize`.
    pub selection: SmolStr,
}

/// A symbol that stands for another address. LangRef "Aliases", "IFuncs".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alias {
    /// Symbol name without its `@`.
    pub name: SmolStr,
    /// The kind.
    pub kind: AliasKind,
    /// The type of the object, or of a function's result.
    pub ty: TypeId,
    /// The rest of a function's type.
    pub params: Option<AliasParams>,
    /// The address space, which is that of the address.
    pub space: Option<NonZeroU32>,
    /// The address: of an alias its own, of an `ifunc` that of the function which returns it.
    pub target: Const,
    /// The linkage.
    pub linkage: Linkage,
    /// Set if it is known to be defined in the same linkage unit.
    pub dso_local: bool,
    /// Set if its address is insignificant.
    pub unnamed_addr: bool,
    /// Directions for linkers.
    pub placement: Placement,
}

/// The parameters of a function that an alias stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AliasParams {
    /// Their types.
    pub types: Vec<TypeId>,
    /// Set if calls may pass more.
    pub varargs: bool,
}

impl Alias {
    /// Its types, to be replaced.
    pub(crate) fn types_mut(&mut self) -> impl Iterator<Item = &mut TypeId> {
        self.params.iter_mut().flat_map(|params| &mut params.types).chain([&mut self.ty])
    }
}

crate::attributes::keywords! {
    /// The kinds of symbols that stand for others.
    AliasKind {
        /// Another name of an address.
        Alias = "alias",
        /// A function that is chosen when the program is loaded.
        IFunc = "ifunc",
    }
}
