//! The meaning of a solution: the runs that happen, in the words of the enumeration.

use super::record::{ProofEvent, ProofRun, ProofRunEnd, SeenObject, VisibleBit};
use super::value::{Base, ProofValue, ScalarBits};
use crate::gates::Lit;
use crate::sets::{Behaviour, Ending, Event, OwnObject, Pointer, Scalar, Value, ValueSet};

/// The value of each node.
pub(crate) struct Solution(pub(crate) Vec<bool>);

impl Solution {
    pub(crate) fn value(&self, lit: Lit) -> bool {
        self.0.get(lit.node()).is_some_and(|value| value ^ lit.is_negated())
    }

    /// True if a run happens.
    pub(crate) fn happens(&self, run: &ProofRun) -> bool {
        self.value(run.condition)
    }

    /// A run with the numbers that it sees; for undef, one of the numbers that it may see.
    pub(crate) fn behaviour(&self, run: &ProofRun) -> Behaviour {
        let event = |ProofEvent { callee, arguments, memory, promises, must_return }: &ProofEvent| Event {
            callee: callee.clone(),
            arguments: arguments.iter().map(|argument| self.set(argument)).collect(),
            memory: memory.iter().map(|object| self.contents(&object.bits)).collect(),
            origins: memory.iter().map(|object| object.before).collect(),
            promises: promises.clone(),
            must_return: *must_return,
        };
        Behaviour {
            events: run.events.iter().map(event).collect(),
            ending: match &run.end {
                ProofRunEnd::Returned { value, memory, own, .. } => Ending::Returned {
                    value: value.as_ref().map(|value| self.set(value)),
                    memory: memory.iter().map(|bits| self.contents(bits)).collect(),
                    own: own.iter().map(|object| self.own_object(object)).collect(),
                },
                ProofRunEnd::Stopped => Ending::Stopped,
                ProofRunEnd::Undefined(kind) => Ending::Undefined(*kind),
                ProofRunEnd::Unfinished => Ending::OutOfFuel,
            },
        }
    }

    fn own_object(&self, SeenObject { bits, before }: &SeenObject) -> OwnObject {
        OwnObject { contents: self.contents(bits), origin: *before }
    }

    fn set(&self, value: &ProofValue) -> ValueSet {
        ValueSet::single(Value(value.iter().map(|scalar| self.scalar(scalar)).collect()))
    }

    fn scalar(&self, ScalarBits { bits, poison, base }: &ScalarBits) -> Scalar {
        let number =
            || bits.iter().take(128).rev().fold(0, |number, &bit| number << 1 | u128::from(self.value(bit)));
        match base {
            _ if self.value(*poison) => Scalar::Poison,
            Base::Object(object) => Scalar::Pointer(Pointer { object: *object, offset: number() as i64 }),
            Base::Nothing | Base::Null | Base::Function(_) => Scalar::Bits(number()),
        }
    }

    fn contents(&self, bits: &[VisibleBit]) -> ValueSet {
        let lane = |bit: &VisibleBit| match self.value(bit.poison) {
            true => Scalar::Poison,
            false => Scalar::Bits(self.value(bit.value).into()),
        };
        ValueSet::single(Value(bits.iter().map(lane).collect()))
    }
}
