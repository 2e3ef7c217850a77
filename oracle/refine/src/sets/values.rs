//! Moves of sets.

use ir::ProgramPoint;
use semantics::Unsupported;

use super::domain::{OrHalt, SetDomain, unsupported};
use super::memory::supported;
use super::value::{Scalar, Value, ValueSet};
use crate::machine::domain::{FixedArguments, Values};
use crate::shape::ValueShape;

impl Values for SetDomain<'_> {
    type Value = ValueSet;
    type Blame = ();
    type Excess = &'static str;

    fn begin_instruction(&mut self, _: ProgramPoint) {}

    fn check_size(&self) -> Result<(), Unsupported> {
        Ok(())
    }

    fn supports(&self, shape: &ValueShape) -> Result<(), Unsupported> {
        supported(shape)
    }

    fn used(&mut self, value: ValueSet) -> ValueSet {
        value
    }

    fn gather(&mut self, from: &[&ValueSet], positions: &[Option<usize>], _: u32) -> OrHalt<ValueSet> {
        match *from {
            [whole] => {
                let lane = |whole: &Value, at: &Option<usize>| at.map_or(Scalar::Poison, |at| whole.lane(at));
                self.image([whole], |[whole]| Ok(Value(positions.iter().map(|at| lane(whole, at)).collect())))
            }
            [first, second] => self.image([first, second], |[first, second]| {
                let count = first.0.len();
                let lane = |at: usize| if at < count { first.lane(at) } else { second.lane(at - count) };
                Ok(Value(positions.iter().map(|at| at.map_or(Scalar::Poison, lane)).collect()))
            }),
            [] | [..] => Err(unsupported("scalars of more than two values")),
        }
    }

    fn union(&mut self, values: Vec<ValueSet>, (): ()) -> OrHalt<ValueSet> {
        let values = values.iter().flat_map(|set| set.values().iter().cloned()).collect();
        ValueSet::new(values).ok_or(unsupported("value without values"))
    }

    fn fixed(&mut self, arguments: Vec<ValueSet>) -> OrHalt<FixedArguments<Self>> {
        let count = self.combinations(arguments.iter().map(|set| set.values().len()))?;
        let picked = |mut pick: usize| {
            let one = |set: &ValueSet| {
                let value = set.values()[pick % set.values().len()].clone();
                pick /= set.values().len();
                ValueSet::single(value)
            };
            arguments.iter().map(one).collect()
        };
        Ok(FixedArguments { cases: (0..count).map(picked).collect(), undef: () })
    }
}
