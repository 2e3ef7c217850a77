//! Lvalues: finding the leaves they name.

use lang::{ComplexPart, PathStep, Place, PlaceBase, Type, typing};

use super::fault::{Fault, Faults};
use super::machine::Machine;
use super::stop::{Result, Stop, UbKind};
use super::value::{Cell, Pointer};

impl<'p, F: Faults<Fault>> Machine<'_, 'p, F> {
    /// The object part a place names, proved alive.
    pub(super) fn locate(&mut self, place: &'p Place) -> Result<Pointer> {
        let (pointer, ty) = match &place.base {
            PlaceBase::Local(id) => {
                let frame = self.frame.ok_or_else(|| Stop::ill_formed("a local outside of functions"))?;
                let function = self.function(frame.function)?;
                let local =
                    function.locals.get(id.index()).ok_or_else(|| Stop::ill_formed("no such local"))?;
                (self.memory.local(frame, id.0)?, &local.ty)
            }
            PlaceBase::Global(id) => {
                let globals = &self.program.globals;
                let global = globals.get(id.index()).ok_or_else(|| Stop::ill_formed("no such global"))?;
                (self.memory.global(id.0)?, &global.ty)
            }
            PlaceBase::Deref(pointer) => self.dereference(pointer)?,
            PlaceBase::Temporary(_) => return Err(Stop::ill_formed("a temporary that is not only read")),
        };
        let leaf = pointer.leaf + self.steps(&place.path, ty)?;
        Ok(Pointer { leaf, ..pointer })
    }

    fn dereference(&mut self, pointer: &'p lang::Expr) -> Result<(Pointer, &'p Type)> {
        let Type::Pointer(to) = &pointer.ty else {
            return Err(Stop::ill_formed("`*` on what is no pointer"));
        };
        match self.scalar(pointer)? {
            Cell::Pointer(pointer) => {
                self.memory.check(pointer, self.shapes.leaves(to)?)?;
                Ok((pointer, to))
            }
            Cell::Null => Err(UbKind::NullDereference.into()),
            _ => Err(Stop::ill_formed("`*` on what is no pointer")),
        }
    }

    /// The number of leaves before the part of an object of type `ty` to which a path leads.
    pub(super) fn steps(&mut self, path: &'p [PathStep], mut ty: &'p Type) -> Result<u32> {
        let mut leaf = 0;
        for step in path {
            match (step, ty) {
                (PathStep::Field(record, index), Type::Record(of)) if record == of => {
                    let fields = self.program.records.get(record.index()).map(|r| &r.fields);
                    let field = fields.and_then(|f| f.get(*index as usize));
                    let field = field.ok_or_else(|| Stop::ill_formed("no such member"))?;
                    // Only the active member of a union has leaves
                    // (docs/decisions/0002-unions-have-one-active-member.md).
                    leaf += self.shapes.field(*record, *index).ok_or(UbKind::InactiveUnionMember)?;
                    ty = &field.ty;
                }
                (PathStep::Part(part), Type::Complex(float)) => {
                    let swapped = self.faulty(Fault::ComplexPartsSwapped);
                    leaf += u32::from((*part == ComplexPart::Imaginary) != swapped);
                    ty = Type::of_part(*float);
                }
                (PathStep::Index(index), Type::Array(of, count) | Type::Vector(of, count)) => {
                    let Cell::Int(index) = self.scalar(index)? else {
                        return Err(Stop::ill_formed("an index that is no integer"));
                    };
                    let index = u32::try_from(index).ok().filter(|i| i < count);
                    let mut index = index.ok_or(UbKind::IndexOutOfRange)?;
                    if matches!(ty, Type::Vector(..)) && self.faulty(Fault::VectorLanesReversed) {
                        index = count - 1 - index;
                    }
                    leaf += index * self.shapes.leaves(of)?;
                    ty = of;
                }
                _ => return Err(Stop::ill_formed("a path that does not fit its object")),
            }
        }
        Ok(leaf)
    }

    /// The scalar in a place, as an expression that uses it sees it.
    pub(super) fn read_scalar(&mut self, place: &'p Place) -> Result<Cell> {
        let cell = self.content(place)?;
        self.loaded(cell, place)
    }

    /// The content of the scalar that a place names, determinate or not.
    pub(super) fn content(&mut self, place: &'p Place) -> Result<Cell> {
        match &place.base {
            PlaceBase::Temporary(record) => {
                let mark = self.temporaries.len();
                self.record(record)?;
                let leaf = self.steps(&place.path, &record.ty)?;
                let cell = self.temporaries.get(mark + leaf as usize).copied();
                self.temporaries.truncate(mark);
                cell.ok_or_else(|| Stop::ill_formed("a temporary of another type"))
            }
            _ => {
                let pointer = self.locate(place)?;
                Ok(self.memory.load(pointer))
            }
        }
    }

    /// A scalar as an expression sees it that reads it.
    pub(super) fn loaded(&self, cell: Cell, place: &Place) -> Result<Cell> {
        if self.faulty(Fault::SignedBitFieldReadAsUnsigned)
            && let (Cell::Int(value), Some(width)) = (cell, typing::bit_width(self.program, place))
        {
            return Ok(Cell::Int(value & lang::number::ones(width)));
        }
        super::machine::determinate(cell)
    }

    /// Pushes the record in a place.
    pub(super) fn read_record(&mut self, place: &'p Place) -> Result<()> {
        let leaves = self.shapes.leaves(&place.ty)?;
        self.spend(leaves)?;
        if let PlaceBase::Temporary(record) = &place.base {
            let mark = self.temporaries.len();
            self.record(record)?;
            let start = mark + self.steps(&place.path, &record.ty)? as usize;
            let end = start + leaves as usize;
            if end > self.temporaries.len() {
                return Err(Stop::ill_formed("a temporary of another type"));
            }
            self.temporaries.copy_within(start..end, mark);
            self.temporaries.truncate(mark + leaves as usize);
            return Ok(());
        }
        let pointer = self.locate(place)?;
        self.memory.check(pointer, leaves)?;
        self.temporaries.extend_from_slice(self.memory.slice(pointer.leaf, leaves));
        Ok(())
    }

    /// `value`, of type `from`, as a place holds it after a store.
    pub(super) fn stored(&self, value: Cell, from: &Type, place: &Place) -> Result<Cell> {
        let bits = typing::bit_width(self.program, place);
        let bits = bits.filter(|_| !self.faulty(Fault::BitFieldStoreNotTruncated));
        self.convert(value, from, &place.ty, bits)
    }
}
