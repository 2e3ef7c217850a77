//! Calls of functions without a body, which are events.

use ir::{Function, TypeId};
use semantics::UbKind;

use super::call_promises::CallPromises;
use super::domain::{OrHalt, SetDomain, unsupported};
use super::memory::Bit;
use super::outcome::Event;
use super::value::{Scalar, Value, ValueSet};
use crate::machine::domain::{Events, ExternalCall};
use crate::machine::memory::Memory;
use crate::machine::vocabulary::ObservedType;

/// The refusal of calls that this domain cannot show as events.
pub(super) const OPAQUE_CALL: &str = "unknown function with a result or a pointer";

/// The refusal of sites that an observation does not hold. A module may declare the function that observes with wider parameters.
const WIDE_SITE: &str = "the number of a site beyond 32 bits";

fn is_site(set: &ValueSet) -> bool {
    let fits = |value: &Value| matches!(value.first(), Scalar::Bits(bits) if bits <= u128::from(u32::MAX));
    set.values().iter().all(fits)
}

/// The name of the event that a called function unwinds, with what the caller's handlers see of memory.
pub(crate) const UNWINDING: &str = "*unwind";

impl Events for SetDomain<'_> {
    fn observe(
        &mut self,
        function: &Function,
        observed: ObservedType,
        (site, value): (ValueSet, ValueSet),
    ) -> OrHalt<()> {
        match observed {
            ObservedType::Integer => {
                let site = self.observed(&site)?;
                if !is_site(&site) {
                    return Err(unsupported(WIDE_SITE));
                }
                let arguments = vec![site, self.observed(&value)?];
                let (callee, promises) = (function.name.clone(), CallPromises::default());
                self.events.push(Event {
                    callee,
                    arguments,
                    memory: Vec::new(),
                    origins: Vec::new(),
                    promises,
                    must_return: false,
                });
                Ok(())
            }
            ObservedType::Float | ObservedType::Double => Err(unsupported("floating point")),
        }
    }

    fn observe_words(&mut self, _: &ValueSet, _: &[Vec<Bit>]) -> OrHalt<()> {
        Err(unsupported(OPAQUE_CALL))
    }

    fn unwinds(&mut self, memory: &Memory<Self>) -> OrHalt<()> {
        if self.world.is_none() {
            return Ok(());
        }
        let visible = self.visible.clone();
        let memory: Vec<ValueSet> =
            visible.into_iter().map(|object| self.contents(memory, object)).collect::<Result<_, _>>()?;
        let origins = vec![0; memory.len()];
        let (callee, promises) = (UNWINDING.into(), CallPromises::default());
        self.events.push(Event {
            callee,
            arguments: Vec::new(),
            memory,
            origins,
            promises,
            must_return: false,
        });
        Ok(())
    }

    fn external(
        &mut self,
        memory: &mut Memory<Self>,
        external: ExternalCall<'_>,
        arguments: Vec<ValueSet>,
    ) -> OrHalt<Option<ValueSet>> {
        match self.world {
            Some(world) => self.outside(world, memory, external, arguments),
            None if external.call.ret != TypeId::VOID || external.passes_pointer => {
                Err(unsupported(OPAQUE_CALL))
            }
            None => {
                let callee = external.function.name.clone();
                let promises = CallPromises::for_call(external.function, external.call, external.inherited);
                self.events.push(Event {
                    callee,
                    arguments,
                    memory: Vec::new(),
                    origins: Vec::new(),
                    promises,
                    must_return: false,
                });
                Ok(None)
            }
        }
    }
}

impl SetDomain<'_> {
    /// The defined values of a set that is observed. Observing poison is undefined behaviour.
    fn observed(&mut self, set: &ValueSet) -> OrHalt<ValueSet> {
        let defined: Vec<_> = set.values().iter().filter(|value| value.is_defined()).cloned().collect();
        let poison = (defined.len() < set.values().len()).then_some(UbKind::ObservedPoison);
        self.unless(poison, ValueSet::new(defined))
    }
}
