//! `getelementptr`. LangRef "getelementptr": an offset is the sum of index times size, level by level.

use ir::{Gep, GepFlags, Operand, Type, TypeId};

use super::aig::Lit;
use super::circuits;
use super::concrete::signed;
use super::decision::Reason;
use super::machine::{OrHalt, SymbolicMachine};
use super::value::{Scalar, Value};
use crate::outcome::{UbKind, Unsupported};

impl SymbolicMachine<'_> {
    pub(super) fn gep(&mut self, gep: &Gep) -> OrHalt<Value> {
        let mut pointer = self.scalar(gep.base)?;
        let mut ty = gep.source;
        for (level, &index) in gep.indices.iter().enumerate() {
            if level > 0 && self.module.types.fields(ty).is_some() {
                let (field, offset) = self.member(ty, index)?;
                pointer = self.step(gep.flags, pointer, i128::from(offset), false)?;
                ty = field;
                continue;
            }
            if level > 0 {
                ty = match *self.module.types.get(ty) {
                    Type::Array(_, element) | Type::Vector(_, element) => element,
                    _ => return Err(Unsupported::Malformed("index of a getelementptr").into()),
                };
            }
            let index = self.scalar(index)?;
            pointer = self.indexed(gep.flags, pointer, &index, self.module.types.size(ty).0)?;
        }
        Ok([pointer].into_iter().collect())
    }

    fn member(&mut self, ty: TypeId, index: Operand) -> OrHalt<(TypeId, u64)> {
        let index = self.scalar(index)?.bits().and_then(|index| u64::try_from(index).ok());
        let types = &self.module.types;
        let found = index.and_then(|index| Some((types.element(ty, index)?, types.offset(ty, index)?.0)));
        Ok(found.ok_or(Unsupported::Malformed("index of a getelementptr"))?)
    }

    /// `pointer + index * stride`. Flags are checked for a known index only.
    fn indexed(&mut self, flags: GepFlags, pointer: Scalar, index: &Scalar, stride: u64) -> OrHalt<Scalar> {
        if let Some(chain) = pointer.chain().or(index.chain()) {
            return Ok(self.poison(64, chain));
        }
        if index.bits().is_some() || flags != GepFlags::NONE {
            let number = self.number(index, Reason::Address, UbKind::PoisonAddress)?;
            // An index wider than an address is truncated.
            let index = i128::from(signed(number, index.width) as i64);
            let wraps = u128::from(index as u64) * u128::from(stride) > u128::from(u64::MAX);
            return self.step(flags, pointer, index * i128::from(stride), wraps);
        }
        let mut bits = index.lits();
        let sign = bits.last().copied().unwrap_or(Lit::FALSE);
        bits.resize(64, sign);
        let offset = circuits::multiply(&mut self.aig, &bits, u128::from(stride));
        let sum = circuits::add(&mut self.aig, &pointer.lits(), &offset, Lit::FALSE);
        Ok(Scalar { base: pointer.base, ..self.join_lits(&sum.bits) })
    }

    /// `pointer + offset`, or poison if a flag is violated. `wraps` tells that the unsigned offset overflowed.
    fn step(&mut self, flags: GepFlags, pointer: Scalar, offset: i128, wraps: bool) -> OrHalt<Scalar> {
        let GepFlags { inbounds, nusw, nuw } = flags;
        if let Some(chain) = pointer.chain() {
            return Ok(self.poison(64, chain));
        }
        if pointer.bits().is_none() && flags == GepFlags::NONE {
            let offset = Scalar::known(64, offset as u128);
            let sum = circuits::add(&mut self.aig, &pointer.lits(), &offset.lits(), Lit::FALSE);
            return Ok(Scalar { base: pointer.base, ..self.join_lits(&sum.bits) });
        }
        let from = self.number(&pointer, Reason::Address, UbKind::PoisonAddress)? as u64;
        let to = from.wrapping_add(offset as u64);
        let exact = i128::from(from) + offset;
        let overflow = exact != i128::from(to) || i64::try_from(offset).is_err();
        let unsigned = wraps || u128::from(from) + u128::from(offset as u64) != u128::from(to);
        // LangRef: a `getelementptr` with all-zero indices is always in bounds.
        let violations = [
            (inbounds && offset != 0, !self.memory.in_bounds(pointer.base, from, to), "inbounds"),
            (nusw || inbounds, overflow, "nusw"),
            (nuw, unsigned, "nuw"),
        ];
        match violations.iter().find(|(present, violated, _)| *present && *violated) {
            Some((.., flag)) => Ok(self.violation(64, flag)),
            None => Ok(Scalar::pointer(to, pointer.base)),
        }
    }
}
