//! Places: the scalars they may name, and what is known of those.

use super::super::error::{Check, Violation, require};
use super::super::ranges;
use super::cell::{ScalarState, merge_cells};
use super::{Flow, Walk};
use crate::{Expr, Number, PathStep, Place, PlaceBase, Type};

/// The first scalar of what a place names.
pub(super) enum Spot {
    /// This one.
    At(u32),
    /// One of these.
    Among(Vec<u32>),
    /// A place that is not known.
    Anywhere,
}

impl Spot {
    fn shifted(self, by: u32) -> Spot {
        match self {
            Spot::At(leaf) => Spot::At(leaf + by),
            Spot::Among(mut leaves) => {
                leaves.iter_mut().for_each(|leaf| *leaf += by);
                Spot::Among(leaves)
            }
            Spot::Anywhere => Spot::Anywhere,
        }
    }

    /// One of the elements at these distances.
    fn spread(self, offsets: &[u32]) -> Spot {
        let starts = match (self, offsets) {
            (spot, [offset]) => return spot.shifted(*offset),
            (Spot::Anywhere, _) => return Spot::Anywhere,
            (Spot::At(leaf), _) => vec![leaf],
            (Spot::Among(leaves), _) => leaves,
        };
        Spot::Among(starts.iter().flat_map(|leaf| offsets.iter().map(move |offset| leaf + offset)).collect())
    }
}

impl<'p> Walk<'p> {
    /// The scalars a place that is no part of a temporary names.
    pub(super) fn locate(&mut self, place: &'p Place) -> Check<Spot> {
        let program = self.known.program;
        let (start, ty) = match &place.base {
            PlaceBase::Local(id) => {
                let first = self.frame.first + self.shapes.local(self.frame.function, *id);
                (Spot::At(first), &program[self.frame.function][*id].ty)
            }
            PlaceBase::Global(id) => (Spot::At(self.shapes.global(*id)), &program[*id].ty),
            PlaceBase::Deref(pointer) => {
                let target = self.scalar(pointer)?.target();
                let to = if let Type::Pointer(to) = &pointer.ty { to } else { &pointer.ty };
                (target.map_or(Spot::Anywhere, Spot::At), to)
            }
            PlaceBase::Temporary(record) => (Spot::At(0), &record.ty),
        };
        self.steps(start, &place.path, ty)
    }

    fn steps(&mut self, mut spot: Spot, path: &'p [PathStep], mut ty: &'p Type) -> Check<Spot> {
        for step in path {
            spot = match (step, ty) {
                (PathStep::Field(record, field), _) => {
                    ty = &self.known.program[*record].fields[*field as usize].ty;
                    spot.shifted(self.shapes.field(*record, *field))
                }
                (PathStep::Index(index), Type::Array(of, count) | Type::Vector(of, count)) => {
                    ty = of;
                    let offsets = self.offsets(index, of, *count)?;
                    spot.spread(&offsets)
                }
                (PathStep::Part(part), _) => {
                    if let Type::Complex(float) = ty {
                        ty = Type::of_part(*float);
                    }
                    spot.shifted(u32::from(*part == crate::ComplexPart::Imaginary))
                }
                // The types are checked before: no valid program has such a step, and nothing is claimed
                // about it.
                (PathStep::Index(index), _) => {
                    self.scalar(index)?;
                    Spot::Anywhere
                }
            };
        }
        Ok(spot)
    }

    /// The offsets in an array of the elements that an index, which is in bounds, may denote.
    fn offsets(&mut self, index: &'p Expr, of: &Type, count: u32) -> Check<Vec<u32>> {
        self.scalar(index)?;
        let range = ranges::range(&ranges::Scope::new(self.known.program), index);
        let size = self.shapes.size(of);
        Ok((0..count).filter(|i| range.contains(Number::from(*i))).map(|i| i * size).collect())
    }

    /// The state of the scalar that a place names.
    pub(super) fn content(&mut self, place: &'p Place) -> Check<ScalarState> {
        Ok(self.contents(place)?.first().copied().unwrap_or(ScalarState::DETERMINATE))
    }

    /// The state of each scalar in a place.
    pub(super) fn contents(&mut self, place: &'p Place) -> Check<Vec<ScalarState>> {
        let size = self.shapes.size(&place.ty) as usize;
        // A temporary lies in no frame: its scalars come with the value.
        if let PlaceBase::Temporary(record) = &place.base {
            let cells = self.record(record)?;
            return match self.steps(Spot::At(0), &place.path, &record.ty)? {
                Spot::At(leaf) => Ok(cells[leaf as usize..leaf as usize + size].to_vec()),
                Spot::Among(_) | Spot::Anywhere => Ok(vec![ScalarState::INDETERMINATE; size]),
            };
        }
        let spot = self.locate(place)?;
        let memory = self.cells();
        let run = |leaf: u32| &memory[leaf as usize..leaf as usize + size];
        Ok(match spot {
            Spot::At(leaf) => run(leaf).to_vec(),
            Spot::Among(leaves) => {
                let mut sum: Vec<ScalarState> =
                    leaves.first().map_or_else(Vec::new, |leaf| run(*leaf).to_vec());
                leaves.iter().for_each(|leaf| merge_cells(&mut sum, run(*leaf)));
                sum
            }
            Spot::Anywhere => {
                let known = memory.iter().all(|cell| cell.is_determinate());
                vec![if known { ScalarState::DETERMINATE } else { ScalarState::INDETERMINATE }; size]
            }
        })
    }

    /// Stores into each scalar of a place.
    pub(super) fn store(&mut self, place: &'p Place, spot: &Spot, values: &[ScalarState]) -> Check {
        self.note_neighbour(place, spot, values);
        let memory = self.cells();
        match spot {
            Spot::At(leaf) => {
                let start = *leaf as usize;
                memory[start..start + values.len()].copy_from_slice(values);
            }
            Spot::Among(leaves) => {
                for start in leaves.iter().map(|leaf| *leaf as usize) {
                    merge_cells(&mut memory[start..start + values.len()], values);
                }
            }
            Spot::Anywhere => {
                let known = values.iter().all(|cell| cell.is_determinate());
                require(known, || Violation::IndeterminateAnywhere)?;
                // A pointer may have been overwritten, whichever it was.
                memory.iter_mut().for_each(|cell| *cell = cell.overwritten());
            }
        }
        Ok(())
    }

    /// Notes a determinate value going into a bit-field beside an indeterminate one.
    fn note_neighbour(&mut self, place: &Place, spot: &Spot, values: &[ScalarState]) {
        let (Some(PathStep::Field(record, index)), Spot::At(leaf)) = (place.path.last(), spot) else {
            return;
        };
        let fields = &self.known.program[*record].fields;
        let is_bits =
            |index: u32| fields.get(index as usize).is_some_and(|f| f.bits.is_some() && f.name.is_some());
        if !is_bits(*index)
            || !values.iter().all(|cell| cell.is_determinate())
            || self.known.program[*record].is_union()
        {
            return;
        }
        let memory = self.cells();
        let vague = |leaf: u32| memory.get(leaf as usize).is_some_and(|cell| !cell.is_determinate());
        let before = index.checked_sub(1).is_some_and(is_bits) && leaf.checked_sub(1).is_some_and(vague);
        if before || (is_bits(index + 1) && vague(leaf + 1)) {
            self.flow |= Flow::NEIGHBOUR;
        }
    }
}
