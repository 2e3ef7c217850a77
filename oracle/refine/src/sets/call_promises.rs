//! The promises of a call about a function that the module does not define: a target that promises more than its source is
//! undefined where the function does not keep it.

use ir::{AttributeSet, Call, Function, FunctionAttr, MemoryEffects, ParamAttr};

use crate::machine::promises::effects_of;
use semantics::c_library;

/// The promises about the called function.
const OF_FUNCTION: AttributeSet<FunctionAttr> = AttributeSet::<FunctionAttr>::NONE
    .with_attribute(FunctionAttr::NoReturn)
    .with_attribute(FunctionAttr::WillReturn)
    .with_attribute(FunctionAttr::NoUnwind)
    .with_attribute(FunctionAttr::NoFree)
    .with_attribute(FunctionAttr::NoSync)
    .with_attribute(FunctionAttr::NoCallback);

/// The promises about what the called function does with an argument. Those about the argument itself are tested where
/// it is passed.
const OF_ARGUMENT: AttributeSet<ParamAttr> = AttributeSet::<ParamAttr>::NONE
    .with_attribute(ParamAttr::NoAlias)
    .with_attribute(ParamAttr::NoCapture)
    .with_attribute(ParamAttr::NoFree)
    .with_attribute(ParamAttr::ReadOnly)
    .with_attribute(ParamAttr::WriteOnly)
    .with_attribute(ParamAttr::ReadNone)
    .with_attribute(ParamAttr::Returned);

/// The promises of one call.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CallPromises {
    flags: AttributeSet<FunctionAttr>,
    memory: MemoryEffects,
    arguments: Vec<AttributeSet<ParamAttr>>,
}

impl Default for CallPromises {
    fn default() -> CallPromises {
        CallPromises { flags: AttributeSet::NONE, memory: MemoryEffects::UNKNOWN, arguments: Vec::new() }
    }
}

impl CallPromises {
    /// The promises of a call, with those of its callers about all that they call. A pass may know what a function of the C
    /// library does, so that no attribute of it is a promise.
    pub(crate) fn for_call(
        function: &Function,
        call: &Call,
        inherited: AttributeSet<FunctionAttr>,
    ) -> CallPromises {
        if c_library::is_known(&function.name) {
            return CallPromises::default();
        }
        let declared =
            |at: usize| function.params.get(at).map_or(AttributeSet::NONE, |param| param.attrs.flags);
        let arguments = call.args.iter().enumerate();
        let arguments =
            arguments.map(|(at, (_, attrs))| attrs.flags.union(declared(at)).intersection(OF_ARGUMENT));
        CallPromises {
            flags: function.attrs.flags.union(call.attrs.flags).union(inherited).intersection(OF_FUNCTION),
            memory: effects_of(function, call),
            arguments: arguments.collect(),
        }
    }

    /// True if everything that `other` promises is promised here.
    pub(crate) fn cover(&self, other: &CallPromises) -> bool {
        let arguments = self.arguments.iter().zip(&other.arguments);
        other.flags.difference(self.flags).is_empty()
            && self.memory.is_within(other.memory)
            && arguments.into_iter().all(|(ours, theirs)| theirs.difference(*ours).is_empty())
    }
}
