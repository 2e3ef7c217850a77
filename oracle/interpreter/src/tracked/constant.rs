//! Constants and the initialisation of globals.

use ir::{AggregateBody, Align, Bits, Bytes, Const, GlobalId, TypeId};

use super::machine::{OrHalt, SymbolicMachine};
use super::memory::Memory;
use super::poison_chain::{ObjectName, PoisonCause, PoisonChainId, PoisonOrigin};
use super::shape::{ScalarLeaf, long_width, member_bit};
use super::value::{Bit, PointerBase, Scalar, Value};
use crate::outcome::Unsupported;
use crate::semantics::{Undef, Uninitialized};

/// Address of function 0. Function `n` is at `CODE_BASE + n * CODE_STEP`.
pub(super) const CODE_BASE: u64 = 1 << 46;
pub(super) const CODE_STEP: u64 = 32;

/// Limit on the nesting of a constant.
const MAX_DEPTH: u32 = 64;

impl SymbolicMachine<'_> {
    /// The value of a constant.
    pub(super) fn constant(&mut self, constant: Const) -> OrHalt<Value> {
        let mut value = Value::new();
        self.flatten(constant, &mut value, 0)?;
        Ok(value)
    }

    fn flatten(&mut self, constant: Const, out: &mut Value, depth: u32) -> OrHalt<()> {
        match constant {
            Const::Int { ty, .. } if long_width(&self.module.types, ty).is_some() => {
                self.flatten_long(constant, out)?
            }
            Const::Int { ty, value } | Const::Float { ty, bits: value } => {
                let width = self.shape(ty)?.leaves.first().map_or(0, |leaf| leaf.width);
                out.push(Scalar::known(width, value));
            }
            Const::Null => out.push(Scalar::pointer(0, PointerBase::Nothing)),
            Const::Undef(ty) => {
                let present = self.config.semantics.undef == Undef::Present;
                let chain = self.originate(PoisonCause::UndefConstant);
                let make = if present { Scalar::undef } else { Scalar::poison };
                self.repeated(ty, out, |leaf| make(leaf.width, chain))?;
            }
            Const::Poison(ty) => {
                let chain = self.originate(PoisonCause::PoisonConstant);
                self.repeated(ty, out, |leaf| Scalar::poison(leaf.width, chain))?;
            }
            Const::Zero(ty) => self.repeated(ty, out, |leaf| Scalar::known(leaf.width, 0))?,
            Const::Global { id, offset } => {
                let object = self.globals.get(id.index()).cloned();
                let object = object.ok_or(Unsupported::ExternalGlobal(id))?;
                if self.module.globals[id.index()].initializer.is_none() {
                    return Err(Unsupported::ExternalGlobal(id).into());
                }
                out.push(Scalar::pointer((object.value as u64).wrapping_add_signed(offset), object.base));
            }
            Const::Function(id) => {
                out.push(Scalar::pointer(CODE_BASE + CODE_STEP * u64::from(id.0), PointerBase::Function));
            }
            Const::BlockAddress { .. } => return Err(Unsupported::Instruction("blockaddress").into()),
            Const::Aggregate { ty, .. } if long_width(&self.module.types, ty).is_some() => {
                self.flatten_long(constant, out)?;
            }
            Const::Aggregate { id, .. } => self.flatten_aggregate(id.0, out, depth)?,
        }
        Ok(())
    }

    /// Appends the words of an integer of more than 128 bits.
    fn flatten_long(&mut self, constant: Const, out: &mut Value) -> OrHalt<()> {
        let value = self.module.integer_value(constant).ok_or(Unsupported::Malformed("integer constant"))?;
        let shape = self.shape(constant.ty())?;
        out.extend(
            shape.leaves.iter().map(|leaf| Scalar::known(leaf.width, (value >> leaf.bit.0).as_u128())),
        );
        Ok(())
    }

    fn repeated(&mut self, ty: TypeId, out: &mut Value, make: impl Fn(&ScalarLeaf) -> Scalar) -> OrHalt<()> {
        out.extend(self.shape(ty)?.leaves.iter().map(make));
        Ok(())
    }

    fn flatten_aggregate(&mut self, id: u32, out: &mut Value, depth: u32) -> OrHalt<()> {
        let module = self.module;
        if depth > MAX_DEPTH {
            return Err(Unsupported::LargeAggregate.into());
        }
        match module.aggregates.get(id as usize) {
            None | Some(AggregateBody::Integer(_)) => Err(Unsupported::Malformed("unknown aggregate").into()),
            Some(AggregateBody::Bytes(bytes)) => {
                out.extend(bytes.iter().map(|&byte| Scalar::known(8, u128::from(byte))));
                Ok(())
            }
            Some(AggregateBody::Elements(elements)) => {
                elements.iter().try_for_each(|&element| self.flatten(element, out, depth + 1))
            }
        }
    }

    /// Allocates all globals before any is initialised, because they may point to each other.
    pub(super) fn place_globals(&mut self) -> OrHalt<()> {
        let module = self.module;
        for (at, global) in module.globals.iter().enumerate() {
            let align = global.align.unwrap_or(module.types.align(global.ty));
            let name = ObjectName::Global(GlobalId(at as u32));
            let size = module.types.size(global.ty);
            let object = self.memory.allocate(name, size, align).ok_or(Unsupported::MemoryLimit)?;
            self.globals.push(object);
        }
        for (at, global) in module.globals.iter().enumerate() {
            let object = self.globals[at].clone();
            if let Some(initializer) = global.initializer {
                // A static object is zero between its members (C11 6.7.9).
                let range = self.locate(&object, module.types.size(global.ty), Align::ONE)?;
                self.memory.zero(range, module.types.size(global.ty));
                self.initialize(&object, Bits(0), global.ty, initializer, 0)?;
            }
            if global.constant {
                self.memory.make_constant(&object);
            }
        }
        Ok(())
    }

    /// Writes a constant into a global.
    fn initialize(
        &mut self,
        object: &Scalar,
        at: Bits,
        ty: TypeId,
        constant: Const,
        depth: u32,
    ) -> OrHalt<()> {
        let module = self.module;
        let wrong = Unsupported::Malformed("aggregate of the wrong shape");
        if depth > MAX_DEPTH {
            return Err(Unsupported::LargeAggregate.into());
        }
        match constant {
            Const::Zero(_) | Const::Null => Ok(()),
            Const::Undef(_) | Const::Poison(_) => self.initialize_unknown(object, at, ty, constant),
            Const::Aggregate { id, .. } => match module.aggregates.get(id.0 as usize).ok_or(wrong)? {
                AggregateBody::Integer(_) => self.put_words(object, at, constant),
                AggregateBody::Bytes(bytes) => {
                    for (index, &byte) in bytes.iter().enumerate() {
                        self.put(object, Bits(at.0 + index as u64 * 8), &Scalar::known(8, u128::from(byte)))?;
                    }
                    Ok(())
                }
                AggregateBody::Elements(elements) => {
                    for (index, &element) in elements.iter().enumerate() {
                        let offset = member_bit(&module.types, ty, index as u64).ok_or(wrong)?;
                        self.initialize(object, Bits(at.0 + offset.0), element.ty(), element, depth + 1)?;
                    }
                    Ok(())
                }
            },
            scalar => self.put_words(object, at, scalar),
        }
    }

    /// Writes undef or poison, which covers padding as well.
    fn initialize_unknown(&mut self, object: &Scalar, at: Bits, ty: TypeId, constant: Const) -> OrHalt<()> {
        let undef = matches!(constant, Const::Undef(_)) && self.config.semantics.undef == Undef::Present;
        let cause = if matches!(constant, Const::Undef(_)) {
            PoisonCause::UndefConstant
        } else {
            PoisonCause::PoisonConstant
        };
        let chain = self.chains.originate(PoisonOrigin { cause, place: None });
        let bit: fn(PoisonChainId) -> Bit = if undef { Bit::Undef } else { Bit::Poison };
        let width = self.module.types.bit_width(ty).0;
        let unwritten = if undef { Uninitialized::Undef } else { Uninitialized::Poison };
        if self.config.semantics.unwritten() == unwritten && width.is_multiple_of(8) && at.0.is_multiple_of(8)
        {
            // Unwritten memory has the same effect and costs nothing per bit.
            let range = self.locate(object, Bytes((at.0 + width) / 8), Align::ONE)?;
            self.memory.unwrite(Memory::offset_range(range, Bytes(at.0 / 8)), Bytes(width / 8));
            return Ok(());
        }
        let bits = vec![bit(chain); usize::try_from(width).unwrap_or(0)];
        self.put_bits(object, at, &bits)
    }

    /// Writes a scalar, or the words of an integer of more than 128 bits.
    fn put_words(&mut self, object: &Scalar, at: Bits, constant: Const) -> OrHalt<()> {
        let mut at = at;
        for word in self.constant(constant)? {
            self.put(object, at, &word)?;
            at.0 += u64::from(word.width);
        }
        Ok(())
    }

    fn put(&mut self, object: &Scalar, at: Bits, scalar: &Scalar) -> OrHalt<()> {
        let mut bits = Vec::new();
        scalar.split_bits(&mut bits);
        self.put_bits(object, at, &bits)?;
        if scalar.base != PointerBase::Nothing {
            let range = self.locate(object, Bytes(at.0 / 8 + 8), Align::ONE)?;
            self.memory.set_base(Memory::offset_range(range, Bytes(at.0 / 8)), scalar.base);
        }
        Ok(())
    }

    fn put_bits(&mut self, object: &Scalar, at: Bits, bits: &[Bit]) -> OrHalt<()> {
        let end = Bits(at.0 + bits.len() as u64).bytes_ceil();
        let range = self.locate(object, end, Align::ONE)?;
        self.memory.write(range, at, bits, &mut self.chains);
        Ok(())
    }
}
