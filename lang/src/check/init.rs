//! Initialisers: they fit the type, and omitted parts are zero, as the language demands.

use super::body::{Body, Storage};
use super::effects;
use super::error::{Check, Violation, require};
use crate::{Bits, Expr, ExprKind, Init, PartType, Place, PlaceBase, Record, RecordId, Type};

impl<'p> Body<'p> {
    /// Checks an initialiser for an object of type `ty`, or a bit-field of it. Returns true if it is pure.
    pub(super) fn init(
        &mut self,
        ty: &Type,
        bits: Option<Bits>,
        init: &Init,
        storage: Storage,
    ) -> Check<bool> {
        match (init, ty) {
            (Init::Value(value), _) => self.init_value(ty, bits, value, storage),
            (Init::Record { fields, designated }, Type::Record(id)) => {
                self.init_record(*id, fields, *designated, storage)
            }
            (Init::Array { elements, designated }, Type::Array(of, length)) => {
                self.init_array(of, *length, elements, *designated, storage)
            }
            (Init::Array { elements, designated: false }, Type::Vector(of, lanes)) => {
                require(elements.len() == *lanes as usize, || Violation::InitShape)?;
                self.init_array(of, *lanes, elements, false, storage)
            }
            (Init::Complex(real, imaginary), Type::Complex(part)) => {
                self.init_complex(*part, real, imaginary, storage)
            }
            _ => Err(Box::new(Violation::InitShape)),
        }
    }

    /// The two parts, each already of its type: `__builtin_complex` converts nothing. Those of integers are converted, but written so too.
    fn init_complex(
        &mut self,
        part: PartType,
        real: &Expr,
        imaginary: &Expr,
        storage: Storage,
    ) -> Check<bool> {
        let ty = Type::of_part(part);
        let mut pure = true;
        for part in [real, imaginary] {
            self.is_typed(part, ty)?;
            pure &= self.init_value(ty, None, part, storage)?;
        }
        let unordered = !pure && storage != Storage::Graffiti;
        let clash = unordered && effects::conflict([real, imaginary].map(|part| self.effects.effects(part)));
        require(!clash, || Violation::Unsequenced)?;
        Ok(pure)
    }

    fn init_value(&mut self, ty: &Type, bits: Option<Bits>, value: &Expr, storage: Storage) -> Check<bool> {
        require(ty.is_scalar() || storage != Storage::Graffiti, || Violation::GraffitiIncomplete)?;
        require(storage != Storage::Static || self.is_static(value), || Violation::NotConstant)?;
        let facts = self.value(value)?;
        self.assigned(value, facts.range, ty, bits)?;
        Ok(facts.pure)
    }

    /// Literals and addresses; functions of the other side are known only at run time.
    fn is_static(&self, value: &Expr) -> bool {
        match &value.kind {
            ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Null => true,
            ExprKind::FunctionAddress(id) => {
                self.program.functions.get(id.index()).is_some_and(|f| f.side == self.function.side)
            }
            ExprKind::AddressOf(Place { base: PlaceBase::Global(_), path, .. }) => {
                path.iter().all(|step| match step {
                    crate::PathStep::Field(..) | crate::PathStep::Part(_) => true,
                    crate::PathStep::Index(index) => matches!(index.kind, ExprKind::Int(_)),
                })
            }
            _ => false,
        }
    }

    fn init_record(
        &mut self,
        id: RecordId,
        fields: &[(u32, Init)],
        designated: bool,
        storage: Storage,
    ) -> Check<bool> {
        let program = self.program;
        let record = &program[id];
        let mut named = fields.iter();
        // One walk over the members in their order: an initialiser that stands in the wrong place is still
        // left at its end.
        for (index, field) in record.live_fields() {
            let present = named.as_slice().first().is_some_and(|(i, _)| *i == index);
            if present {
                named.next();
                continue;
            }
            require(designated, || Violation::InitOrder)?;
            require(storage != Storage::Graffiti || self.objects.contents(&field.ty).live == 0, || {
                Violation::GraffitiIncomplete
            })?;
        }
        require(named.as_slice().is_empty(), || Violation::InitOrder)?;
        require(designated || is_first_active(record), || Violation::InitOrder)?;
        let mut pure = true;
        for (index, part) in fields {
            let field = &record.fields[*index as usize];
            let spelled = !field.is_anonymous_record() || matches!(part, Init::Record { .. });
            require(spelled, || Violation::AnonymousMember)?;
            pure &= self.init(&field.ty, field.bits, part, storage)?;
        }
        self.parts_sequenced(pure, fields, storage)?;
        Ok(pure)
    }

    fn init_array(
        &mut self,
        of: &Type,
        length: u32,
        elements: &[(u32, Init)],
        designated: bool,
        storage: Storage,
    ) -> Check<bool> {
        let increasing = elements.windows(2).all(|pair| pair[0].0 < pair[1].0);
        let inside = elements.last().is_none_or(|(index, _)| *index < length);
        require(increasing && inside, || Violation::InitOrder)?;
        let leading = elements.last().is_none_or(|(index, _)| *index as usize + 1 == elements.len());
        require(designated || leading, || Violation::InitOrder)?;
        let complete = elements.len() == length as usize;
        require(storage != Storage::Graffiti || complete, || Violation::GraffitiIncomplete)?;
        let mut pure = true;
        for (_, part) in elements {
            pure &= self.init(of, None, part, storage)?;
        }
        self.parts_sequenced(pure, elements, storage)?;
        Ok(pure)
    }

    /// The members of a list are initialised in no particular order (C11 6.7.9p23); graffiti are statements.
    fn parts_sequenced(&self, pure: bool, parts: &[(u32, Init)], storage: Storage) -> Check {
        let unordered = !pure && storage != Storage::Graffiti;
        let parts = parts.iter().map(|(_, part)| self.effects.initialising(part));
        require(!(unordered && effects::conflict(parts)), || Violation::Unsequenced)
    }
}

/// Without a designator it is the first named member of a union that is initialised (C11 6.7.9p17).
fn is_first_active(record: &Record) -> bool {
    let first = record.fields.iter().position(|f| !f.is_unnamed_bit_field());
    record.live_fields().next().map(|(index, _)| index as usize) == first || !record.is_union()
}
