//! Moves of values.

use ir::ProgramPoint;
use semantics::Unsupported;

use super::domain::{OrHalt, SymbolicDomain};
use super::poison_chain::PoisonChainId;
use super::value::{ScalarState, Value};
use crate::machine::domain::{FixedArguments, Values, with_occurrences};
use crate::machine::number_use::Reason;
use crate::shape::ValueShape;

impl Values for SymbolicDomain<'_> {
    type Value = Value;
    type Blame = Option<PoisonChainId>;
    type Excess = Reason;
    const STEPS_BY_CLOCK: u32 = 6;

    fn begin_instruction(&mut self, place: ProgramPoint) {
        self.place = place;
    }

    fn check_size(&self) -> Result<(), Unsupported> {
        if self.is_small() { Ok(()) } else { Err(Unsupported::MemoryLimit) }
    }

    fn supports(&self, shape: &ValueShape) -> Result<(), Unsupported> {
        let is_narrow = shape.leaves.iter().all(|leaf| leaf.width <= ir::WIDEST_CONSTANT);
        if is_narrow { Ok(()) } else { Err(Unsupported::WideInteger) }
    }

    fn used(&mut self, mut value: Value) -> Value {
        for scalar in &mut value {
            if matches!(scalar.state, ScalarState::Mixed(_)) {
                self.choose_undef(scalar, true);
            }
        }
        value
    }

    fn gather(&mut self, from: &[&Value], positions: &[Option<usize>], width: u32) -> OrHalt<Value> {
        let mut first: Vec<Value> = Vec::with_capacity(from.len());
        for (at, &value) in from.iter().enumerate() {
            first.push(if at == 0 { value.clone() } else { self.moved(value) });
        }
        let mut uses = vec![first];
        let mut gathered = Value::new();
        for position in with_occurrences(positions) {
            let scalar = match position {
                None => None,
                Some((at, occurrence)) => {
                    while uses.len() <= occurrence {
                        uses.push(from.iter().map(|&value| self.moved(value)).collect());
                    }
                    uses[occurrence].iter().flatten().nth(at).cloned()
                }
            };
            gathered.push(scalar.unwrap_or_else(|| self.missing_lane(width)));
        }
        Ok(gathered)
    }

    fn union(&mut self, mut values: Vec<Value>, undef: Option<PoisonChainId>) -> OrHalt<Value> {
        let mut value = values.pop().ok_or(Unsupported::Malformed("intrinsic without a result"))?;
        if let Some(chain) = undef {
            self.forget_choices(&mut value, chain);
        }
        Ok(value)
    }

    fn fixed(&mut self, mut arguments: Vec<Value>) -> OrHalt<FixedArguments<Self>> {
        let undef = self.fix_undef(&mut arguments);
        Ok(FixedArguments { cases: vec![arguments], undef })
    }
}
