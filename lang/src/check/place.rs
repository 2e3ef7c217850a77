//! Places: paths fit their types, indices are in bounds, and what may be read, written or addressed is.

use super::body::{Body, Life};
use super::error::{Check, Violation, describe, mismatch, require};
use super::ranges;
use crate::{
    Expr, ExprKind, Field, GlobalId, IntType, LocalId, Number, PathStep, Place, PlaceBase, RecordId, Type,
    typing,
};

/// The kinds of object that a path leads through.
#[derive(Clone, Copy)]
pub(super) struct Found {
    /// Finding it has no effects.
    pub(super) pure: bool,
    /// The variable or a member on the way is volatile.
    pub(super) qualified: bool,
    /// A part of a record that is packed, or has its alignments capped.
    packed: bool,
    bit_field: bool,
    /// Its last step is to an atomic member.
    atomic: bool,
    /// Its last member, or the elements of which it is, lies in another order than the platform's.
    reversed: bool,
    /// A lane of a vector, or a part of a complex number.
    part: bool,
}

impl<'p> Body<'p> {
    /// Checks a place up to what is done with it.
    pub(super) fn place(&mut self, place: &Place) -> Check<Found> {
        let mut found = Found {
            pure: true,
            qualified: false,
            packed: false,
            bit_field: false,
            atomic: false,
            reversed: false,
            part: false,
        };
        let mut ty = self.base(&place.base, &mut found)?;
        if matches!(place.base, PlaceBase::Temporary(_)) {
            let fields_only = place.path.iter().all(|step| matches!(step, PathStep::Field(..)));
            require(fields_only && !place.path.is_empty(), || Violation::Temporary)?;
        }
        for step in &place.path {
            ty = match step {
                PathStep::Field(record, field) => {
                    let field = self.field(ty, *record, *field)?;
                    found.qualified |= field.volatile;
                    found.packed |= self.is_packed(*record, field);
                    found.bit_field = field.bits.is_some();
                    found.atomic = field.atomic;
                    found.reversed =
                        self.program[*record].big_endian && field.ty.element().as_record().is_none();
                    &field.ty
                }
                PathStep::Part(_) => {
                    let Type::Complex(part) = ty else {
                        let expected = Type::Complex(crate::FloatType::Double.into());
                        return Err(Box::new(mismatch(self.program, ty, &expected)));
                    };
                    found.part = true;
                    Type::of_part(*part)
                }
                PathStep::Index(index) => {
                    found.pure &= self.index(ty, index)?;
                    found.part |= matches!(ty, Type::Vector(..));
                    self.element(ty)?
                }
            };
        }
        // clang does not drop `_Atomic` from what is no lvalue (C11 6.3.2.1p2 has it dropped from an lvalue), gcc does.
        let is_temporary = matches!(place.base, PlaceBase::Temporary(_));
        require(!(found.atomic && is_temporary), || Violation::Temporary)?;
        require(super::expr::same_type(ty, &place.ty), || mismatch(self.program, &place.ty, ty))?;
        let anonymous = self.program.last_field(place).is_some_and(Field::is_anonymous_record);
        require(!anonymous, || Violation::AnonymousMember)?;
        require(found.pure || !self.locating_conflicts(place), || Violation::Unsequenced)?;
        Ok(found)
    }

    fn is_packed(&self, record: RecordId, field: &Field) -> bool {
        let record = &self.program[record];
        record.packed || record.pragma_pack.is_some() || field.packed || field.typedef_align.is_some()
    }

    /// True when a place's pointer and indices affect one another, or assign to the very object the place is
    /// in: nothing orders that store before the access (`a[a[0]++]`).
    fn locating_conflicts(&self, place: &Place) -> bool {
        if self.effects.locating(place).stores.meets(&self.effects.roots(place)) {
            return true;
        }
        let base = match &place.base {
            PlaceBase::Deref(e) | PlaceBase::Temporary(e) => Some(&**e),
            PlaceBase::Local(_) | PlaceBase::Global(_) => None,
        };
        let indices = place.path.iter().filter_map(|step| match step {
            PathStep::Index(index) => Some(&**index),
            PathStep::Field(..) | PathStep::Part(_) => None,
        });
        super::effects::conflict(base.into_iter().chain(indices).map(|e| self.effects.effects(e)))
    }

    /// The type of what a path starts from.
    fn base<'a>(&mut self, base: &'a PlaceBase, found: &mut Found) -> Check<&'a Type>
    where
        'p: 'a,
    {
        match base {
            PlaceBase::Local(id) => {
                let local = self.local(*id)?;
                found.qualified = local.volatile;
                Ok(&local.ty)
            }
            PlaceBase::Global(id) => {
                let global = self.global(*id)?;
                found.qualified = global.volatile;
                Ok(&global.ty)
            }
            PlaceBase::Deref(pointer) => {
                found.pure = self.value(pointer)?.pure;
                let Type::Pointer(to) = &pointer.ty else {
                    return Err(Box::new(Violation::Operands {
                        operator: "*",
                        ty: describe(self.program, &pointer.ty),
                    }));
                };
                self.followed(pointer)?;
                Ok(to)
            }
            PlaceBase::Temporary(value) => {
                found.pure = self.value(value)?.pure;
                // A record that is read from a place is no temporary: its members are reached by that place.
                let record = value.ty.as_record().is_some() && !matches!(value.kind, ExprKind::Read(_));
                require(record, || Violation::Temporary)?;
                Ok(&value.ty)
            }
        }
    }

    fn local(&self, id: LocalId) -> Check<&'p crate::Local> {
        let Some(local) = self.function.locals.get(id.index()) else {
            return Err(Box::new(Violation::UnknownId { table: "local", index: id.0 }));
        };
        let alive = self.locals[id.index()].life == Life::InScope;
        require(alive, || Violation::OutOfScope { name: local.name.clone() })?;
        Ok(local)
    }

    fn global(&self, id: GlobalId) -> Check<&'p crate::Global> {
        let Some(global) = self.program.globals.get(id.index()) else {
            return Err(Box::new(Violation::UnknownId { table: "global", index: id.0 }));
        };
        let here = global.side == self.function.side;
        require(here, || Violation::WrongSide { name: global.name.clone() })?;
        Ok(global)
    }

    fn field(&self, ty: &Type, record: RecordId, index: u32) -> Check<&'p Field> {
        let part = || Violation::NoSuchPart { ty: describe(self.program, ty) };
        require(ty.as_record() == Some(record), part)?;
        let table = self.program.records.get(record.index());
        let Some((table, field)) = table.and_then(|r| Some((r, r.fields.get(index as usize)?))) else {
            return Err(Box::new(part()));
        };
        require(!field.is_unnamed_bit_field() && !field.flexible, part)?;
        let active = match table.kind {
            crate::RecordKind::Struct => true,
            crate::RecordKind::Union { active } => active == index,
        };
        require(active, || Violation::InactiveMember)?;
        Ok(field)
    }

    fn element<'a>(&self, ty: &'a Type) -> Check<&'a Type> {
        match ty {
            Type::Array(of, _) | Type::Vector(of, _) => Ok(of),
            other => Err(Box::new(Violation::NoSuchPart { ty: describe(self.program, other) })),
        }
    }

    /// Checks that an index is inside the array. Returns true if it has no effects.
    fn index(&mut self, ty: &Type, index: &Expr) -> Check<bool> {
        let facts = self.value(index)?;
        // Compilers cut a wider index to the width of an address, each in its own way.
        let standard =
            typing::integer(self.program, &index.ty).is_some_and(|i| IntType::STANDARD.contains(&i));
        require(standard, || Violation::Operands { operator: "[]", ty: describe(self.program, &index.ty) })?;
        let is_char = matches!(index.ty, Type::Int(IntType::Char));
        require(!is_char, || Violation::CharIndex)?;
        if let Type::Array(_, length) | Type::Vector(_, length) = ty {
            let (range, length) = (facts.range, *length);
            let inside = range.low >= 0 && range.high < Number::from(length);
            require(inside, || Violation::IndexRange { index: range, length })?;
        }
        Ok(facts.pure)
    }

    /// A place that may be assigned to.
    pub(super) fn assignable(&self, place: &Place) -> Check {
        require(!matches!(place.base, PlaceBase::Temporary(_)), || Violation::Temporary)?;
        let array = matches!(place.ty, Type::Array(..));
        require(!array, || Violation::NoSuchObject { ty: describe(self.program, &place.ty) })
    }

    /// A place whose address may be taken.
    pub(super) fn addressable(&self, place: &Place, found: Found) -> Check {
        require(!matches!(place.base, PlaceBase::Temporary(_)), || Violation::Temporary)?;
        require(!found.bit_field, || Violation::AddressOfBitField)?;
        require(!found.part, || Violation::AddressOfPart)?;
        require(!found.qualified, || Violation::AddressOfVolatile)?;
        require(!found.packed, || Violation::AddressOfPacked)?;
        require(!found.atomic, || Violation::AddressOfAtomic)?;
        require(!found.reversed, || Violation::AddressOfReversed)?;
        require(self.objects.contents(&place.ty).live > 0, || Violation::AddressOfEmpty)
    }

    /// The values a place may hold here.
    pub(super) fn values(&self, place: &Place) -> super::interval::Interval {
        let mut range = ranges::place(&self.scope, place);
        if range.low == 0 && super::pointers::whole_local(place).is_some_and(|id| self.tested.contains(&id)) {
            range.low = range.high.min(Number::ONE);
        }
        range
    }
}
