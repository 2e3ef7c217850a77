//! `getelementptr`. LangRef "getelementptr": an offset is the sum of index times size, level by level, and a flag holds
//! at each level.

use ir::{Const, Gep, Operand, TypeId, TypeTable};
use semantics::Unsupported;

use super::Machine;
use super::domain::{Domain, GepStep, OrHalt};
use super::number_use::Reason;

const INDEX: Unsupported = Unsupported::Malformed("index of a getelementptr");

/// True if LangRef's rule that the sum of the steps does not wrap adds something to the rules that no step wraps, and no address.
fn sums_may_wrap(types: &TypeTable, gep: &Gep) -> bool {
    let is_zero = |index: &Operand| match *index {
        Operand::Const(Const::Int { value, .. }) => value == 0,
        Operand::Const(Const::Zero(_)) => true,
        _ => false,
    };
    // In bounds, an address moves by less than what wraps.
    let flagged = (gep.flags.nusw || gep.flags.nuw) && !gep.flags.inbounds;
    let levels = gep.indices.iter().filter(|index| !is_zero(index)).count();
    flagged && levels > 1 && types.fields(gep.source).is_none()
}

impl<D: Domain> Machine<'_, D> {
    pub(crate) fn gep(&mut self, gep: &Gep) -> OrHalt<D::Value, D> {
        let types = &self.module.types;
        if types.is_scalable(gep.source) {
            return Err(semantics::lower::SCALABLE.into());
        }
        let mut pointer = self.used_value(gep.base)?;
        let (mut ty, mut stride) = (gep.source, types.size(gep.source));
        if sums_may_wrap(types, gep) {
            return Err(Unsupported::Instruction("several steps of an address that must not wrap").into());
        }
        for (level, &index) in gep.indices.iter().enumerate() {
            // The first index steps over whole objects, even where these are structures.
            if level > 0 && types.fields(ty).is_some() {
                let (member, offset) = self.member(ty, index)?;
                pointer = self.domain.step(&self.memory, gep.flags, pointer, GepStep::Fixed(offset))?;
                ty = member;
                continue;
            }
            if level > 0 {
                (ty, stride) = types.stride(ty).ok_or(INDEX)?;
            }
            let width = types.int_width(self.type_of(index)?).ok_or(INDEX)?;
            let index = self.used_value(index)?;
            let step = GepStep::Scaled { index: &index, width, stride: stride.0 };
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
