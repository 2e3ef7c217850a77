//! Initialisers.

use super::super::error::Check;
use super::Walk;
use super::cell::ScalarState;
use crate::{Bits, Init, LocalId, LocalInit, Type};

impl<'p> Walk<'p> {
    /// A declaration. What graffiti leaves out is nothing: the checker wants every scalar named.
    pub(super) fn declare(&mut self, id: LocalId, how: &'p LocalInit) -> Check {
        let ty = &self.known.program[self.frame.function][id].ty;
        let cells = match how.written() {
            Some(init) => self.initial(ty, None, init)?,
            None => vec![ScalarState::INDETERMINATE; self.shapes.size(ty) as usize],
        };
        if ty.as_record().is_some() && how.written().is_some() {
            self.note(super::Flow::RECORD, &cells);
        }
        let start = (self.frame.first + self.shapes.local(self.frame.function, id)) as usize;
        self.cells()[start..start + cells.len()].copy_from_slice(&cells);
        Ok(())
    }

    /// Applies an initialiser to each scalar of an object; omitted scalars become zero (C11 6.7.9p21).
    pub(super) fn initial(
        &mut self,
        ty: &'p Type,
        bits: Option<Bits>,
        init: &'p Init,
    ) -> Check<Vec<ScalarState>> {
        if let Init::Value(value) = init {
            return match ty {
                _ if ty.is_value_aggregate() => self.record(value),
                _ => Ok(vec![self.handed_on(value, ty, bits)?]),
            };
        }
        let mut cells = vec![ScalarState::DETERMINATE; self.shapes.size(ty) as usize];
        self.parts(ty, init, &mut cells)?;
        Ok(cells)
    }

    fn parts(&mut self, ty: &'p Type, init: &'p Init, cells: &mut [ScalarState]) -> Check {
        match (init, ty) {
            (Init::Record { fields, .. }, Type::Record(id)) => {
                for (index, part) in fields {
                    let field = &self.known.program[*id].fields[*index as usize];
                    let start = self.shapes.field(*id, *index) as usize;
                    self.part(&field.ty, field.bits, part, &mut cells[start..])?;
                }
            }
            (Init::Complex(real, imaginary), Type::Complex(_)) => {
                self.scalar(real)?;
                self.scalar(imaginary)?;
            }
            (Init::Array { elements, .. }, Type::Array(of, _) | Type::Vector(of, _)) => {
                let size = self.shapes.size(of) as usize;
                for (index, part) in elements {
                    self.part(of, None, part, &mut cells[*index as usize * size..])?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn part(&mut self, ty: &'p Type, bits: Option<Bits>, init: &'p Init, cells: &mut [ScalarState]) -> Check {
        let values = self.initial(ty, bits, init)?;
        cells[..values.len()].copy_from_slice(&values);
        Ok(())
    }
}
