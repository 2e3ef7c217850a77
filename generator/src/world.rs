//! What a body is written against: types, globals and signatures, all settled before the first statement.

use lang::{FuncId, Function, Program};

use crate::body::Unset;
use crate::config::Config;
use crate::feature::Features;
use crate::record::Types;
use crate::record::shape::Shape;

/// A function's place among the others.
#[derive(Clone, Debug, Default)]
pub(crate) struct Role {
    /// The functions this one calls for certain, so that each function runs.
    pub(crate) children: Vec<FuncId>,
    /// The parameter that holds a pointer to a function, and the one function it ever points to.
    pub(crate) pointer: Option<(u32, FuncId)>,
    /// Of a function that takes a list of arguments, the first of its parent's parameters that is in it.
    pub(crate) list: Option<u32>,
    /// What has no value when records cross the function's border.
    pub(crate) contract: Contract,
}

/// Which scalars of records may be indeterminate when they are passed and returned. The others have values:
/// that is the caller's business for parameters and what they point to, and the function's for its result.
#[derive(Clone, Debug, Default)]
pub(crate) struct Contract {
    /// By parameter; empty where every scalar of each has its value.
    pub(crate) params: Vec<Unset>,
    pub(crate) result: Unset,
}

impl Contract {
    /// Which scalars of a parameter, or of what it points to, may be indeterminate.
    pub(crate) fn param(&self, position: u32) -> Unset {
        self.params.get(position as usize).copied().unwrap_or_default()
    }
}

/// A program with signatures but without bodies (those of higher numbers are there already).
#[derive(Debug)]
pub(crate) struct World<'c> {
    pub(crate) config: &'c Config,
    pub(crate) types: Types<'c>,
    /// By [`FuncId`].
    pub(crate) roles: Vec<Role>,
    /// The steps a call takes at most, by [`FuncId`]; known for the functions that have bodies.
    pub(crate) steps: Vec<u64>,
}

impl World<'_> {
    pub(crate) fn program(&self) -> &Program {
        &self.types.program
    }

    pub(crate) fn shapes(&self) -> &[Shape] {
        &self.types.shapes
    }

    pub(crate) fn may(&self, feature: Features) -> bool {
        self.types.enabled.contains(feature)
    }

    /// True when pointers to a function are allowed: it calls not itself, and no other function has its
    /// type, so that a pointer of the type points to it alone: a call through a pointer counts as a call of every
    /// function of the pointer's type whose address is taken.
    pub(crate) fn has_address(&self, id: FuncId) -> bool {
        let function = &self.program()[id];
        !function.recursive && unique(&self.program().functions, id)
    }

    /// The functions `of` may call, apart from itself: those of higher number, so that calls end, and none that wants a
    /// list of arguments.
    pub(crate) fn callable(&self, of: FuncId) -> impl Iterator<Item = (FuncId, &Function)> {
        self.program().functions().skip(of.index() + 1).filter(|(_, function)| !takes_list(function))
    }
}

/// True of a function whose last parameter is a list of arguments.
pub(crate) fn takes_list(function: &Function) -> bool {
    function.tail.is_some_and(|tail| tail.travel.is_list())
}

/// See [`World::has_address`].
pub(crate) fn unique(functions: &[Function], id: FuncId) -> bool {
    let signature = functions[id.index()].signature();
    (0..).map(FuncId).zip(functions).all(|(other, f)| other == id || f.signature() != signature)
}
