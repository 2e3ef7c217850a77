//! Addresses: known numbers with provenance, or unknown bits.

use ir::{Align, Bytes, FuncId, GepFlags};
use semantics::{UbKind, Unsupported};
use smallvec::smallvec;

use super::concrete::signed;
use super::domain::{Halt, OrHalt, SymbolicDomain, single};
use super::value::{PointerBase, ScalarState, SymbolicScalar, Value};
use crate::circuits;
use crate::gates::Lit;
use crate::machine::domain::{Addresses, GepStep, Indeterminate, ObjectOffset, ScalarConstant};
use crate::machine::memory::Memory;
use crate::machine::memory_object::MemoryObject;
use crate::machine::number_use::Reason;

/// Address of function 0. Function `n` is at `CODE_BASE + n * CODE_STEP`.
const CODE_BASE: u64 = 1 << 46;
const CODE_STEP: u64 = 32;

/// The address of a function.
fn function_pointer(id: FuncId) -> SymbolicScalar {
    SymbolicScalar::pointer(CODE_BASE + CODE_STEP * u64::from(id.0), PointerBase::Function)
}

/// The index in memory of a live object.
fn live<'m>(memory: &Memory<SymbolicDomain<'m>>, base: PointerBase) -> Option<usize> {
    let PointerBase::Object { number, serial } = base else { return None };
    let object = memory.object(number as usize)?;
    (object.serial == serial).then_some(number as usize)
}

/// True if moving a pointer stays within its object, as `inbounds` requires. A pointer to a dead or unknown object counts as in
/// bounds: LangRef "getelementptr" allows a pointer to stay in bounds of a deallocated object.
fn in_bounds<'m>(memory: &Memory<SymbolicDomain<'m>>, base: PointerBase, from: u64, to: u64) -> bool {
    let object = match base {
        // Null is an object of no bytes.
        PointerBase::Nothing => return from == 0 && to == 0,
        PointerBase::Wildcard | PointerBase::Function => return true,
        PointerBase::Object { .. } => live(memory, base).and_then(|at| memory.object(at)),
    };
    let inside =
        |object: &MemoryObject<SymbolicDomain<'m>>, at: u64| at.wrapping_sub(object.base) <= object.size();
    object.is_none_or(|object| inside(object, from) && inside(object, to))
}

impl Addresses for SymbolicDomain<'_> {
    fn constant(&mut self, memory: &Memory<Self>, scalars: &[ScalarConstant]) -> OrHalt<Value> {
        let mut value = |scalar: &ScalarConstant| -> OrHalt<SymbolicScalar> {
            Ok(match *scalar {
                ScalarConstant::Number { width, bits } => SymbolicScalar::known(width, bits),
                ScalarConstant::Wide { .. } => return Err(Unsupported::WideInteger.into()),
                ScalarConstant::Null => SymbolicScalar::pointer(0, PointerBase::Nothing),
                ScalarConstant::Address(address) => SymbolicScalar::pointer(address, PointerBase::Wildcard),
                ScalarConstant::Object { index, offset } => match memory.object(index) {
                    Some(object) => {
                        let base = PointerBase::Object { number: index as u32, serial: object.serial };
                        SymbolicScalar::pointer(object.base.wrapping_add_signed(offset), base)
                    }
                    // A number without an object that it may access.
                    None => SymbolicScalar::pointer(offset as u64, PointerBase::Nothing),
                },
                ScalarConstant::Function(id) => function_pointer(id),
                ScalarConstant::Unknown { kind, cause, width, pointer: _ } => {
                    let chain = self.originate(cause);
                    match kind {
                        Indeterminate::Poison => SymbolicScalar::poison(width, chain),
                        Indeterminate::Undef => SymbolicScalar::undef(width, chain),
                    }
                }
            })
        };
        match scalars {
            [scalar] => Ok(smallvec![value(scalar)?]),
            scalars => scalars.iter().map(value).collect(),
        }
    }

    /// The position that a pointer points to. LangRef: an undef address is undefined behaviour, as a poison one is. So
    /// is an unknown address without provenance, whatever its value.
    fn locate(&mut self, memory: &Memory<Self>, pointer: &Value) -> OrHalt<ObjectOffset> {
        let pointer = single(pointer)?;
        if matches!(pointer.state, ScalarState::Mixed(_)) && pointer.base == PointerBase::Nothing {
            let undef = pointer.lits().iter().any(|&lit| self.aig.is_undef_derived(lit));
            let kind = if undef { UbKind::PoisonAddress } else { UbKind::NoProvenance };
            return Err(Halt::Undefined(kind, self.blame_of(pointer)));
        }
        let address = self.number(pointer, Reason::Address, UbKind::PoisonAddress)?.as_u64();
        let index = match pointer.base {
            PointerBase::Nothing | PointerBase::Wildcard if address == 0 => {
                return Err(UbKind::NullAccess.into());
            }
            PointerBase::Nothing => return Err(UbKind::NoProvenance.into()),
            PointerBase::Function => return Err(UbKind::OutOfBounds.into()),
            PointerBase::Wildcard => memory.at_address(address).ok_or(UbKind::NoProvenance)?,
            PointerBase::Object { .. } => live(memory, pointer.base).ok_or(UbKind::UseAfterScope)?,
        };
        let base = memory.object(index).map_or(0, |object| object.base);
        Ok(ObjectOffset { object: index, offset: address.wrapping_sub(base) })
    }

    fn is_aligned(&mut self, _: &Memory<Self>, pointer: &Value, align: Align) -> OrHalt<Option<bool>> {
        let pointer = single(pointer)?;
        if pointer.chain().is_some() {
            return Ok(None);
        }
        let address = self.number(pointer, Reason::Address, UbKind::PoisonAddress)?;
        Ok(Some(Bytes(address.as_u64()).is_aligned(align)))
    }

    fn step(
        &mut self,
        memory: &Memory<Self>,
        flags: GepFlags,
        pointer: Value,
        step: GepStep<'_, Value>,
    ) -> OrHalt<Value> {
        let pointer = single(&pointer)?.clone();
        Ok(smallvec![match step {
            GepStep::Fixed(offset) => self.displaced(memory, flags, pointer, i128::from(offset), false)?,
            GepStep::Scaled { index, width: _, stride } => {
                self.indexed(memory, flags, pointer, single(index)?, stride)?
            }
        }])
    }

    /// LangRef "llvm.ptrmask": equivalent to a `getelementptr` by the difference, without `inbounds`.
    fn mask_pointer(&mut self, pointer: &Value, mask: &Value) -> OrHalt<Value> {
        let (pointer, mask) = (single(pointer)?, single(mask)?);
        if let Some(chain) = pointer.chain().or(mask.chain()) {
            return Ok(smallvec![self.poison(64, chain)]);
        }
        let address = self.number(pointer, Reason::Address, UbKind::PoisonAddress)?;
        let mask = self.number(mask, Reason::Address, UbKind::PoisonAddress)?;
        Ok(smallvec![SymbolicScalar::pointer((address & mask).as_u64(), pointer.base)])
    }

    fn callee(&mut self, address: &Value) -> OrHalt<Option<FuncId>> {
        let address = self.number(single(address)?, Reason::Callee, UbKind::PoisonCallee)?.as_u64();
        let distance = address.wrapping_sub(CODE_BASE);
        let number = distance / CODE_STEP;
        let exists =
            distance.is_multiple_of(CODE_STEP) && number < self.context.module.functions.len() as u64;
        if exists { Ok(Some(FuncId(number as u32))) } else { Err(UbKind::NotAFunction.into()) }
    }
}

impl<'m> SymbolicDomain<'m> {
    /// `pointer + index * stride`. Flags are checked for a known index only.
    fn indexed(
        &mut self,
        memory: &Memory<SymbolicDomain<'m>>,
        flags: GepFlags,
        pointer: SymbolicScalar,
        index: &SymbolicScalar,
        stride: u64,
    ) -> OrHalt<SymbolicScalar> {
        if let Some(chain) = pointer.chain().or(index.chain()) {
            return Ok(self.poison(64, chain));
        }
        if index.bits().is_some() || flags != GepFlags::NONE {
            let number = self.number(index, Reason::Address, UbKind::PoisonAddress)?;
            // An index wider than an address is truncated.
            let index = i128::from(signed(number, index.width).as_i64());
            let wraps = u128::from(index as u64) * u128::from(stride) > u128::from(u64::MAX);
            return self.displaced(memory, flags, pointer, index * i128::from(stride), wraps);
        }
        let mut bits = index.lits();
        let sign = bits.last().copied().unwrap_or(Lit::FALSE);
        bits.resize(64, sign);
        let offset = circuits::multiply(&mut self.aig, &bits, stride.into());
        let sum = circuits::add(&mut self.aig, &pointer.lits(), &offset, Lit::FALSE);
        Ok(SymbolicScalar { base: pointer.base, ..self.join_lits(&sum.bits) })
    }

    /// `pointer + offset`, or poison if a flag is violated. `wraps` is true if the unsigned offset overflowed.
    fn displaced(
        &mut self,
        memory: &Memory<SymbolicDomain<'m>>,
        flags: GepFlags,
        pointer: SymbolicScalar,
        offset: i128,
        wraps: bool,
    ) -> OrHalt<SymbolicScalar> {
        let GepFlags { inbounds, nusw, nuw } = flags;
        if let Some(chain) = pointer.chain() {
            return Ok(self.poison(64, chain));
        }
        if pointer.bits().is_none() && flags == GepFlags::NONE {
            let offset = SymbolicScalar::known(64, offset as u64);
            let sum = circuits::add(&mut self.aig, &pointer.lits(), &offset.lits(), Lit::FALSE);
            return Ok(SymbolicScalar { base: pointer.base, ..self.join_lits(&sum.bits) });
        }
        let from = self.number(&pointer, Reason::Address, UbKind::PoisonAddress)?.as_u64();
        let to = from.wrapping_add(offset as u64);
        let exact = i128::from(from) + offset;
        let overflow = exact != i128::from(to) || i64::try_from(offset).is_err();
        let unsigned = wraps || u128::from(from) + u128::from(offset as u64) != u128::from(to);
        // LangRef: a `getelementptr` with all-zero indices is always in bounds.
        let violations = [
            (inbounds && offset != 0, !in_bounds(memory, pointer.base, from, to), "inbounds"),
            (nusw || inbounds, overflow, "nusw"),
            (nuw, unsigned, "nuw"),
        ];
        match violations.iter().find(|(present, violated, _)| *present && *violated) {
            Some((.., flag)) => Ok(self.violation(64, flag)),
            None => Ok(SymbolicScalar::pointer(to, pointer.base)),
        }
    }
}
