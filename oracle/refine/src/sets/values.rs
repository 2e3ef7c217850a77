//! Moves of sets.

use ir::ProgramPoint;
use semantics::Unsupported;

use super::domain::{OrHalt, SetDomain, unsupported};
use super::memory::supported;
use super::value::{Scalar, Value, ValueSet};
use crate::machine::domain::{FixedArguments, Values, with_occurrences};
use crate::shape::ValueShape;

impl Values for SetDomain<'_> {
    type Value = ValueSet;
    type Blame = ();
    type Excess = &'static str;
    const STEPS_BY_CLOCK: u32 = 6;

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
        let positions = with_occurrences(positions);
        let uses = positions.iter().flatten().map(|(_, occurrence)| occurrence + 1).max().unwrap_or(1);
        let count = self.combinations((0..uses).flat_map(|_| from.iter().map(|set| set.values().len())))?;
        let gathered = |mut pick: usize| {
            let picked: Vec<Vec<&Value>> = (0..uses)
                .map(|_| {
                    let one = |set: &&ValueSet| {
                        let at = pick % set.values().len();
                        pick /= set.values().len();
                        at
                    };
                    let at: Vec<usize> = from.iter().map(one).collect();
                    from.iter().zip(at).map(|(set, at)| &set.values()[at]).collect()
                })
                .collect();
            let scalar = |&position: &Option<(usize, usize)>| {
                let (at, occurrence) = position?;
                picked[occurrence].iter().flat_map(|value| value.0.iter()).nth(at).copied()
            };
            Value(positions.iter().map(|position| scalar(position).unwrap_or(Scalar::Poison)).collect())
        };
        ValueSet::new((0..count).map(gathered).collect()).ok_or(unsupported("value without values"))
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
