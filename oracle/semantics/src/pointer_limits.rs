//! The parameters through which a function may not read or write all of memory: `readonly`, `writeonly`, `readnone`.
//!
//! LangRef says of each that the function does not access memory *through this pointer argument*; it may access the same
//! memory through another pointer. So an access counts where its pointer is based on the parameter, which the text shows
//! ([decision 0027]), and what a function passes on is held to the same promise in the function that it calls.
//!
//! [decision 0027]: ../../../docs/decisions/0027-based-on-is-told-from-the-text.md

use ir::{Call, Callee, Function, MemoryEffects, Module, Operand};

use crate::lower::sole_parameters;
use crate::tracked::limits_pointer;

/// The parameters of one function whose pointers a promise may be about.
#[derive(Clone, Debug, Default)]
struct LimitedParameters {
    /// For each parameter, true if a promise may be about its pointer.
    limited: Vec<bool>,
    /// For each value, the parameter that it is based on.
    roots: Vec<Option<u8>>,
}

/// The pointers of a module that promises may be about.
#[derive(Clone, Debug, Default)]
pub struct LimitedPointers {
    functions: Vec<LimitedParameters>,
}

impl LimitedPointers {
    /// Follows the promises of a module's functions and calls through all that they pass on. Of an indirect call, what it
    /// passes on is not followed.
    #[must_use]
    pub fn of_module(module: &Module) -> LimitedPointers {
        let limited = |function: &Function| LimitedParameters {
            limited: (function.params.iter())
                .map(|param| limits_pointer(&param.attrs) || limits_arguments(function.attrs.memory))
                .collect(),
            roots: Vec::new(),
        };
        let mut pointers = LimitedPointers { functions: module.functions.iter().map(limited).collect() };
        for function in &module.functions {
            for call in function.calls() {
                for (at, (_, attrs)) in call.args.iter().enumerate() {
                    if limits_pointer(attrs) || limits_arguments(call.attrs.memory) {
                        pointers.limit(call, at);
                    }
                }
            }
        }
        let is_limited = |at: &usize| pointers.functions[*at].limited.contains(&true);
        let mut open: Vec<usize> = (0..module.functions.len()).filter(is_limited).collect();
        while let Some(at) = open.pop() {
            let function = &module.functions[at];
            if function.is_declaration() {
                continue;
            }
            if pointers.functions[at].roots.is_empty() {
                pointers.functions[at].roots = sole_parameters(module, function);
            }
            for call in function.calls() {
                for (argument, &(value, _)) in call.args.iter().enumerate() {
                    if pointers.parameter(at, value).is_some()
                        && let Some(callee) = pointers.limit(call, argument)
                    {
                        open.push(callee);
                    }
                }
            }
        }
        pointers
    }

    /// Notes that a promise is about an argument of a call; returns the called function if that is new.
    fn limit(&mut self, call: &Call, argument: usize) -> Option<usize> {
        let Callee::Direct(callee) = call.callee else { return None };
        let limited = self.functions.get_mut(callee.index())?.limited.get_mut(argument)?;
        (!std::mem::replace(limited, true)).then_some(callee.index())
    }

    /// The parameter of a function, given by its number, that an operand is based on, if a promise may be about it.
    #[must_use]
    pub fn parameter(&self, function: usize, operand: Operand) -> Option<u8> {
        let Operand::Value(value) = operand else { return None };
        let LimitedParameters { limited, roots } = self.functions.get(function)?;
        let root = roots.get(value.index()).copied().flatten()?;
        limited.get(usize::from(root)).is_some_and(|limited| *limited).then_some(root)
    }
}

/// True if `memory(…)` permits accesses of other memory that it does not permit of what arguments point to.
fn limits_arguments(effects: Option<MemoryEffects>) -> bool {
    effects.is_some_and(|MemoryEffects { argument, other, .. }| {
        other.reads() && !argument.reads() || other.writes() && !argument.writes()
    })
}
