//! Variadic calls and the `va_*` intrinsics, by [`semantics::variadic::VariadicPlan`].

use ir::{Align, Bits, Bytes, Call, Function, Operand, ParamAttr, TypeId};
use semantics::variadic::{ArgumentPart, PartContent, VaListField, VariadicArgument, VariadicConvention};
use semantics::{UbKind, Unsupported};

use super::Machine;
use super::domain::{Domain, OrHalt, ScalarConstant};
use super::memory::AccessRange;
use super::origin::ObjectName;

impl<D: Domain> Machine<'_, D> {
    fn placement(&self) -> Result<VariadicConvention<'_>, Unsupported> {
        VariadicConvention::for_module(self.module, self.frames.last().map(|frame| &frame.function.attrs))
    }

    /// Allocates and fills the areas behind the callee's `va_list`, which live as long as its frame.
    pub(crate) fn variadic(&mut self, call: &Call, function: &Function) -> OrHalt<Vec<usize>, D> {
        let mut arguments = Vec::with_capacity(call.args.len());
        for &(value, attrs) in &call.args {
            let ty = self.type_of(value)?;
            self.shape(ty)?;
            arguments.push(VariadicArgument { ty, attrs });
        }
        let plan = self.placement()?.plan(&arguments, function.params.len())?;
        for &(value, attrs) in call.args.iter().skip(function.params.len()) {
            if attrs.has(ParamAttr::NoUndef) {
                let value = self.operand_value(value)?;
                self.domain.well_defined(&value, UbKind::PoisonArgument)?;
            }
        }
        let mut areas = Vec::with_capacity(plan.areas.len());
        for extent in plan.areas {
            areas.push(self.object(ObjectName::Variadic(self.place), extent.size, extent.align)?);
        }
        for part in &plan.parts {
            let (value, _) = call.args[part.argument as usize];
            self.part(part, value, &arguments[part.argument as usize], areas[part.area])?;
        }
        Ok(areas)
    }

    fn part(
        &mut self,
        part: &ArgumentPart,
        value: Operand,
        argument: &VariadicArgument,
        area: usize,
    ) -> OrHalt<(), D> {
        let to = AccessRange::start(area).advanced(part.at);
        let value = self.operand_value(value)?;
        let (first, width) = match part.content {
            PartContent::Value { first, width } => (first, width),
            PartContent::Object { size } => {
                let pointer = self.domain.used(value);
                let from = self.locate(&pointer, size, Align::ONE)?;
                self.memory.copy(to, from, size, &mut self.domain);
                return Ok(());
            }
        };
        let shape = self.shape(argument.ty)?;
        let bits = self.domain.split(&value, shape);
        let mut rest = &bits[..];
        for (at, leaf) in shape.leaves.iter().enumerate() {
            let (bits, later) = rest.split_at(rest.len().min(leaf.width as usize));
            rest = later;
            // A part may be one half of the value, the other half of which is in another area.
            let Some(distance) = leaf.bit.0.checked_sub(first.0).filter(|bit| *bit < width.0) else {
                continue;
            };
            self.memory.write(to, Bits(distance), bits, &mut self.domain);
            if let Some(provenance) = D::provenance(&value, at) {
                self.memory.set_provenance(to.advanced(Bytes(distance / 8)), provenance);
            }
        }
        Ok(())
    }

    /// LangRef "llvm.va_start".
    pub(crate) fn va_start(&mut self, list: Operand) -> OrHalt<(), D> {
        let frame = self.frames.last().ok_or(Unsupported::NoEntry)?;
        let parameters: Vec<VariadicArgument> = frame
            .function
            .params
            .iter()
            .map(|param| VariadicArgument { ty: param.ty, attrs: param.attrs })
            .collect();
        if !frame.function.varargs {
            return Err(Unsupported::Malformed("va_start in a function that is not variadic").into());
        }
        let areas = frame.areas.clone();
        let cells = self.placement()?.list(&parameters)?;
        let list = self.used_value(list)?;
        // The list must be there as a whole before a field of it is written.
        let list = self.locate_mut(&list, self.module.target.spec().va_list.size, Align::EIGHT)?;
        for cell in cells {
            match cell {
                VaListField::Number { at, value } => {
                    let number = u128::from(value as u32);
                    self.memory.write_known(list.advanced(at), Bytes(4), number);
                }
                VaListField::Address { at, area, offset } => {
                    let index = *areas.get(area).ok_or(Unsupported::EntryParameters)?;
                    let offset = offset.0 as i64;
                    let address =
                        self.domain.constant(&self.memory, &[ScalarConstant::Object { index, offset }])?;
                    self.write_value(list.advanced(at), TypeId::PTR, &address)?;
                }
            }
        }
        Ok(())
    }

    /// LangRef "llvm.va_copy": on both platforms, copying the bytes of a `va_list` copies the list.
    pub(crate) fn va_copy(&mut self, to: Operand, from: Operand) -> OrHalt<(), D> {
        let size = self.module.target.spec().va_list.size;
        let (to, from) = (self.used_value(to)?, self.used_value(from)?);
        let to = self.locate_mut(&to, size, Align::EIGHT)?;
        let from = self.locate(&from, size, Align::EIGHT)?;
        self.memory.copy(to, from, size, &mut self.domain);
        Ok(())
    }
}
