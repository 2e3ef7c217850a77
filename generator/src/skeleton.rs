//! The skeleton of a program: types, globals and signatures, all settled before the first statement is drawn.

use lang::{Features, FuncId, Function, Program};

use crate::config::Config;
use crate::indeterminate_set::IndeterminateSet;
use crate::record::ProgramTypes;
use crate::record::summary::RecordSummary;

/// The relations of a function to the other functions of its program.
#[derive(Clone, Debug, Default)]
pub(crate) struct FunctionRole {
    /// The functions that this one certainly calls, so that each function runs.
    pub(crate) children: Vec<FuncId>,
    /// The number of the parameter that is a function pointer, and the only function that it ever points to.
    pub(crate) pointer: Option<(u32, FuncId)>,
    /// For a function that takes a `va_list`: the number of its caller's first parameter that is in the list.
    pub(crate) list: Option<u32>,
    /// The scalars that may be indeterminate when records are passed and returned.
    pub(crate) indeterminate: IndeterminateParams,
}

/// The scalars of a function's parameters and result that may be indeterminate. All others have values: the caller
/// gives them to arguments and the objects that arguments point to, the function to its result.
#[derive(Clone, Debug, Default)]
pub(crate) struct IndeterminateParams {
    /// The scalars by parameter; empty if every scalar of every parameter has a value.
    pub(crate) params: Vec<IndeterminateSet>,
    pub(crate) result: IndeterminateSet,
}

impl IndeterminateParams {
    /// The scalars of a parameter, or of the object that it points to, that may be indeterminate.
    pub(crate) fn param(&self, position: u32) -> IndeterminateSet {
        self.params.get(position as usize).copied().unwrap_or_default()
    }
}

/// A program with types, globals and signatures; bodies are filled in from the last function to the first.
#[derive(Debug)]
pub(crate) struct Skeleton<'c> {
    pub(crate) config: &'c Config,
    pub(crate) types: ProgramTypes<'c>,
    /// The roles of the functions, by [`FuncId`].
    pub(crate) roles: Vec<FunctionRole>,
    /// The most steps that a call takes, by [`FuncId`]; known for the functions that have bodies.
    pub(crate) steps: Vec<u64>,
}

impl Skeleton<'_> {
    pub(crate) fn program(&self) -> &Program {
        &self.types.program
    }

    pub(crate) fn summaries(&self) -> &[RecordSummary] {
        &self.types.summaries
    }

    pub(crate) fn allows(&self, feature: Features) -> bool {
        self.types.enabled.contains(feature)
    }

    /// True if the address of a function may be taken: it is not recursive, and no other function has its type. The
    /// checker counts a call through a pointer as a call of every function of the pointer's type whose address is
    /// taken, so a type must belong to one function only.
    pub(crate) fn has_address(&self, id: FuncId) -> bool {
        let function = &self.program()[id];
        !function.recursive && unique(&self.program().functions, id)
    }

    /// The functions that the function `of` may call, apart from itself: those of higher number, so that calls end, and
    /// none that takes a `va_list`.
    pub(crate) fn callable(&self, of: FuncId) -> impl Iterator<Item = (FuncId, &Function)> {
        self.program().functions().skip(of.index() + 1).filter(|(_, function)| !takes_list(function))
    }
}

/// True for a function whose last parameter is a `va_list` or a pointer to one.
pub(crate) fn takes_list(function: &Function) -> bool {
    function.tail.is_some_and(|tail| tail.passing.is_list())
}

/// True if no other function has the type of this one; see [`Skeleton::has_address`].
pub(crate) fn unique(functions: &[Function], id: FuncId) -> bool {
    let signature = functions[id.index()].signature();
    (0..).map(FuncId).zip(functions).all(|(other, f)| other == id || f.signature() != signature)
}
