//! `getelementptr`. LangRef "getelementptr": an offset is the sum of index times size, level by level, and a flag holds
//! at each level.

use ir::{Gep, Operand, Type, TypeId};

use super::domain::{Domain, GepStep, OrHalt};
use super::machine::Machine;
use super::reason::Reason;
use crate::outcome::Unsupported;

const INDEX: Unsupported = Unsupported::Malformed("index of a getelementptr");

impl<D: Domain> Machine<'_, D> {
    pub(super) fn gep(&mut self, gep: &Gep) -> OrHalt<D::Value, D> {
        let types = &self.module.types;
        let mut pointer = self.used_value(gep.base)?;
        let mut ty = gep.source;
        for (level, &index) in gep.indices.iter().enumerate() {
            if level > 0 && types.fields(ty).is_some() {
                let (member, offset) = self.member(ty, index)?;
                pointer = self.domain.step(&self.memory, gep.flags, pointer, GepStep::Fixed(offset))?;
                ty = member;
                continue;
            }
            if level > 0 {
                ty = match *types.get(ty) {
                    Type::Array(_, element) | Type::Vector(_, element) => element,
                    _ => return Err(INDEX.into()),
                };
            }
            let width = types.int_width(self.type_of(index)?).ok_or(INDEX)?;
            let index = self.used_value(index)?;
            let step = GepStep::Scaled { index: &index, width, stride: types.size(ty).0 };
            pointer = self.domain.step(&self.memory, gep.flags, pointer, step)?;
        }
        Ok(pointer)
    }

    /// The type of a structure's member, and its offset in bytes.
    fn member(&mut self, ty: TypeId, index: Operand) -> OrHalt<(TypeId, u64), D> {
        let index = self.used_value(index)?;
        let index = match self.domain.numbers(&index, Reason::Address)?[..] {
            [Some(index)] => u64::try_from(index).ok(),
            _ => None,
        };
        let types = &self.module.types;
        let found = index.and_then(|index| Some((types.element(ty, index)?, types.offset(ty, index)?.0)));
        Ok(found.ok_or(INDEX)?)
    }
}
