//! Variadic calls and the `va_*` intrinsics, by [`crate::variadic::VariadicPlan`].

use ir::{Align, Bits, Bytes, Call, Function, Operand, ParamAttr};

use super::decision::Reason;
use super::machine::{OrHalt, SymbolicMachine};
use super::memory::Memory;
use super::poison_chain::ObjectName;
use super::value::{Bit, Scalar, Value};
use crate::outcome::{UbKind, Unsupported};
use crate::variadic::{ArgumentPart, PartContent, VaListField, VariadicArgument, VariadicConvention};

impl SymbolicMachine<'_> {
    fn placement(&self) -> VariadicConvention<'_> {
        let attrs = self.frames.last().map(|frame| &frame.function.attrs);
        VariadicConvention { types: &self.module.types, attrs, target: self.module.target }
    }

    /// Allocates and fills the areas behind the callee's `va_list`, which live as long as its frame.
    pub(super) fn variadic(&mut self, call: &Call, function: &Function) -> OrHalt<Vec<Scalar>> {
        let mut arguments = Vec::with_capacity(call.args.len());
        for &(value, attrs) in &call.args {
            let ty = self.type_of(value)?;
            self.shape(ty)?;
            arguments.push(VariadicArgument { ty, attrs });
        }
        let plan = self.placement().plan(&arguments, function.params.len())?;
        for &(value, attrs) in call.args.iter().skip(function.params.len()) {
            if attrs.has(ParamAttr::NoUndef) {
                let value = self.operand_value(value)?;
                self.well_defined(&value, UbKind::PoisonArgument)?;
            }
        }
        let mut areas = Vec::with_capacity(plan.areas.len());
        for extent in plan.areas {
            areas.push(self.object(ObjectName::Variadic(self.place), extent.size, extent.align)?);
        }
        for part in &plan.parts {
            let (value, _) = call.args[part.argument as usize];
            self.part(part, value, &arguments[part.argument as usize], &areas[part.area])?;
        }
        Ok(areas)
    }

    fn part(
        &mut self,
        part: &ArgumentPart,
        value: Operand,
        argument: &VariadicArgument,
        area: &Scalar,
    ) -> OrHalt<()> {
        let range = self.locate_mut(area, Bytes(0), Align::ONE)?;
        let to = Memory::offset_range(range, part.at);
        let value = self.operand_value(value)?;
        let (first, width) = match part.content {
            PartContent::Value { first, width } => (first, width),
            PartContent::Object { size } => {
                let pointer = value.first().ok_or(Unsupported::Malformed("byval argument"))?;
                let from = self.locate(pointer, size, Align::ONE)?;
                self.memory.copy(to, from, size, &mut self.chains);
                return Ok(());
            }
        };
        let shape = self.shape(argument.ty)?;
        for (scalar, leaf) in value.iter().zip(&shape.leaves) {
            let Some(distance) = leaf.bit.0.checked_sub(first.0).filter(|bit| *bit < width.0) else {
                continue;
            };
            let mut bits: Vec<Bit> = Vec::new();
            scalar.split_bits(&mut bits);
            self.memory.write(to, Bits(distance), &bits, &mut self.chains);
            if leaf.pointer {
                self.memory.set_base(Memory::offset_range(to, Bytes(distance / 8)), scalar.base);
            }
        }
        Ok(())
    }

    /// LangRef "llvm.va_start".
    pub(super) fn va_start(&mut self, list: Operand) -> OrHalt<()> {
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
        let cells = self.placement().list(&parameters)?;
        let list = self.scalar(list)?;
        let list = self.locate_mut(&list, self.module.target.spec().va_list.size, Align::EIGHT)?;
        for cell in cells {
            match cell {
                VaListField::Number { at, value } => {
                    let number = u128::from(value as u32);
                    self.memory.write_known(Memory::offset_range(list, at), Bytes(4), number);
                }
                VaListField::Address { at, area, offset } => {
                    let area = areas.get(area).ok_or(Unsupported::EntryParameters)?;
                    let (to, address) = (Memory::offset_range(list, at), area.value + u128::from(offset.0));
                    self.memory.write_known(to, Bytes(8), address);
                    self.memory.set_base(to, area.base);
                }
            }
        }
        Ok(())
    }

    /// LangRef "llvm.va_copy": on both platforms, copying the bytes of a `va_list` copies the list.
    pub(super) fn va_copy(&mut self, to: Operand, from: Operand) -> OrHalt<()> {
        let size = self.module.target.spec().va_list.size;
        let (to, from) = (self.scalar(to)?, self.scalar(from)?);
        let to = self.locate_mut(&to, size, Align::EIGHT)?;
        let from = self.locate(&from, size, Align::EIGHT)?;
        self.memory.copy(to, from, size, &mut self.chains);
        Ok(())
    }

    /// LangRef "llvm.ptrmask": equivalent to a `getelementptr` by the difference, without `inbounds`.
    pub(super) fn ptr_mask(&mut self, pointer: Operand, mask: Operand) -> OrHalt<Value> {
        let (pointer, mask) = (self.scalar(pointer)?, self.scalar(mask)?);
        if let Some(chain) = pointer.chain().or(mask.chain()) {
            return Ok([self.poison(64, chain)].into_iter().collect());
        }
        let address = self.number(&pointer, Reason::Address, UbKind::PoisonAddress)?;
        let mask = self.number(&mask, Reason::Address, UbKind::PoisonAddress)?;
        Ok([Scalar::pointer((address & mask) as u64, pointer.base)].into_iter().collect())
    }
}
