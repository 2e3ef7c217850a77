//! The domain of sets: the state of one execution, and the image of an operation.

use semantics::{UbKind, Unsupported};

use super::EnumerationLimits;
use super::external_world::World;
use super::outcome::Event;
use super::value::{Value, ValueSet};
use crate::choice_path::ChoicePath;
use crate::context::ModuleContext;
use crate::machine::domain as machine;
use crate::machine::vocabulary::EscapedObject;

/// The end of an execution. The domain's limits are those of [`EnumerationLimits`], by name.
pub(super) type Halt = machine::Halt<(), &'static str>;

pub(super) type OrHalt<T> = Result<T, Halt>;

/// The refusal of what this domain does not support.
pub(super) fn unsupported(what: &'static str) -> Halt {
    Halt::Unsupported(Unsupported::Instruction(what))
}

/// The sets of one execution.
pub(super) struct SetDomain<'m> {
    pub(super) context: &'m ModuleContext<'m>,
    pub(super) limits: EnumerationLimits,
    path: &'m mut ChoicePath<()>,
    /// The values that memory holds a part of, see [`super::memory`].
    pub(super) cells: Vec<ValueSet>,
    pub(super) events: Vec<Event>,
    /// The behaviour of functions that the module does not define.
    pub(super) world: Option<World>,
    /// The number of objects that were there before the function began, which precede all others in memory.
    pub(super) common: usize,
    /// The objects that such functions may access, by their index in memory.
    pub(super) shared: Vec<usize>,
    /// The objects behind parameters that a caller may have allocated on the heap, by their serial numbers.
    pub(super) of_parameters: Vec<u32>,
    /// True if a call freed them.
    pub(super) freed: bool,
    /// The objects whose contents the caller sees, by their index in memory.
    pub(super) visible: Vec<usize>,
    /// The parameters whose objects are copies, to which nobody else has a pointer.
    pub(super) copies: Vec<u32>,
    /// Other objects whose addresses such a function was passed, in that order.
    pub(super) escaped: Vec<EscapedObject>,
}

impl<'m> SetDomain<'m> {
    pub(super) fn new(
        context: &'m ModuleContext<'m>,
        limits: EnumerationLimits,
        path: &'m mut ChoicePath<()>,
    ) -> SetDomain<'m> {
        SetDomain {
            context,
            limits,
            path,
            cells: Vec::new(),
            events: Vec::new(),
            world: None,
            common: 0,
            shared: Vec::new(),
            of_parameters: Vec::new(),
            freed: false,
            visible: Vec::new(),
            copies: Vec::new(),
            escaped: Vec::new(),
        }
    }

    /// Chooses one of `count` alternatives: an execution for each.
    pub(super) fn choose(&mut self, count: usize) -> usize {
        self.path.choose((), count, 0)
    }

    /// The image of `op` over the sets of its operands. If some combinations are undefined behaviour and others are
    /// not, both are executions.
    pub(super) fn image<const N: usize>(
        &mut self,
        operands: [&ValueSet; N],
        op: impl Fn([&Value; N]) -> OrHalt<Value>,
    ) -> OrHalt<ValueSet> {
        if operands.iter().all(|set| set.values().len() == 1) {
            return op(operands.map(|set| &set.values()[0])).map(ValueSet::single);
        }
        let count = self.combinations(operands.iter().map(|set| set.values().len()))?;
        let (mut values, mut undefined) = (Vec::with_capacity(count), None);
        for mut pick in 0..count {
            let picks = operands.map(|set| {
                let values = set.values();
                let value = &values[pick % values.len()];
                pick /= values.len();
                value
            });
            match op(picks) {
                Ok(value) => values.push(value),
                Err(Halt::Undefined(kind, ())) => undefined = Some(kind),
                Err(halt) => return Err(halt),
            }
        }
        self.unless(undefined, ValueSet::new(values))
    }

    /// The number of combinations of values, if it is within the limit.
    pub(super) fn combinations(&self, mut sizes: impl Iterator<Item = usize>) -> OrHalt<usize> {
        let count = sizes.try_fold(1usize, |product, size| product.checked_mul(size));
        count.filter(|&count| count <= self.limits.combinations).ok_or(Halt::Excess("many undef values"))
    }

    /// A result that is undefined behaviour for some combinations of values (`undefined`), and one of `set` for the
    /// others.
    pub(super) fn unless(&mut self, undefined: Option<UbKind>, set: Option<ValueSet>) -> OrHalt<ValueSet> {
        match (undefined, set) {
            (None, Some(set)) => Ok(set),
            (Some(_), Some(set)) if self.choose(2) == 0 => Ok(set),
            (Some(kind), Some(_) | None) => Err(kind.into()),
            (None, None) => Err(unsupported("value without values")),
        }
    }
}
