//! `llvm.assume`. LangRef "'llvm.assume' Intrinsic", "Assume Operand Bundles".

use ir::{Align, Bytes, Call, GepFlags, OperandBundle, ParamAttr, ParamAttrs};
use semantics::{UbKind, Unsupported};

use super::Machine;
use super::domain::{Domain, GepStep, Halt, OrHalt};
use super::number_use::Reason;
use super::vocabulary::arg;

/// A promise that does not hold.
const VIOLATED: UbKind = UbKind::AssumeViolated;

impl<D: Domain> Machine<'_, D> {
    pub(crate) fn assume(&mut self, call: &Call) -> OrHalt<(), D> {
        let condition = self.used_value(arg(call, 0)?)?;
        if self.number(&condition, Reason::Assumption, UbKind::AssumeViolated)? == 0 {
            return Err(Halt::Undefined(UbKind::AssumeViolated, self.domain.blame(&condition)));
        }
        call.bundles.iter().try_for_each(|bundle| self.assumed(bundle))
    }

    /// LangRef "Assume Operand Bundles": the attribute of that name, of the first operand.
    fn assumed(&mut self, bundle: &OperandBundle) -> OrHalt<(), D> {
        let Some(&first) = bundle.args.first() else { return Ok(()) };
        let (value, ty) = (self.operand_value(first)?, self.type_of(first)?);
        let attrs = match bundle.tag.as_str() {
            "nonnull" => ParamAttrs::NOUNDEF.with_attribute(ParamAttr::NonNull),
            "noundef" => ParamAttrs::NOUNDEF,
            "dereferenceable" => {
                ParamAttrs { dereferenceable: self.operand_size(bundle)?, ..ParamAttrs::NONE }
            }
            "dereferenceable_or_null" => {
                ParamAttrs { dereferenceable_or_null: self.operand_size(bundle)?, ..ParamAttrs::NONE }
            }
            "align" => {
                let (align, offset) = (
                    self.operand_number(bundle, 1)?.unwrap_or(1),
                    self.operand_number(bundle, 2)?.unwrap_or(0),
                );
                // Of what is no power of two only null is a multiple.
                let Some(align) = Align::from_bytes(align) else {
                    let not_null = self.is_not_null(&value)?;
                    return match self.number(&not_null, Reason::Assumption, VIOLATED)? {
                        0 => Ok(()),
                        _ => Err(VIOLATED.into()),
                    };
                };
                let step = GepStep::Fixed(offset.wrapping_neg());
                let value = self.domain.step(&self.memory, GepFlags::NONE, value, step)?;
                let attrs = ParamAttrs::NOUNDEF.aligned(align);
                return self.promised(value, ty, &attrs, VIOLATED).map(|_| ());
            }
            "ignore" | "cold" | "separate_storage" => return Ok(()),
            _ => return Err(Unsupported::Instruction("an operand bundle of llvm.assume").into()),
        };
        self.promised(value, ty, &attrs, VIOLATED).map(|_| ())
    }

    fn operand_number(&mut self, bundle: &OperandBundle, at: usize) -> OrHalt<Option<u64>, D> {
        let Some(&operand) = bundle.args.get(at) else { return Ok(None) };
        let number = self.used_value(operand)?;
        Ok(Some(self.number(&number, Reason::Assumption, VIOLATED)? as u64))
    }

    /// A number of bytes, of which any more than the largest object has are too many.
    fn operand_size(&mut self, bundle: &OperandBundle) -> OrHalt<Option<Bytes>, D> {
        let Some(&operand) = bundle.args.get(1) else { return Ok(None) };
        let (number, most) = (self.used_value(operand)?, self.memory.largest_size().0);
        let number = self.number_up_to(&number, most.into(), Reason::Assumption, VIOLATED)?;
        Ok(Some(Bytes(number as u64)))
    }
}
