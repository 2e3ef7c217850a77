//! Places, and the casts on reads of wide bit-fields.

use super::Printer;
use super::expr::Level;
use super::types::abstract_type;
use crate::{ComplexPart, PathStep, Place, PlaceBase, Program, Type, typing};

impl Printer<'_, '_> {
    /// A place as an operand of at least the given level.
    pub(super) fn place(&mut self, place: &Place, min: Level) {
        let parentheses = level(self.names.program, place) < min;
        if parentheses {
            self.push("(");
        }
        self.bare_place(place);
        if parentheses {
            self.push(")");
        }
    }

    fn bare_place(&mut self, place: &Place) {
        let Some((PathStep::Part(part), path)) = place.path.split_last() else {
            return self.postfix_place(&place.base, &place.path);
        };
        self.push(match part {
            ComplexPart::Real => "__real__ ",
            ComplexPart::Imaginary => "__imag__ ",
        });
        let bare_dereference = matches!(place.base, PlaceBase::Deref(_))
            && !path.iter().any(|step| is_written(self.names.program, step));
        self.push(if bare_dereference { "(" } else { "" });
        self.postfix_place(&place.base, path);
        self.push(if bare_dereference { ")" } else { "" });
    }

    fn postfix_place(&mut self, base: &PlaceBase, path: &[PathStep]) {
        let mut steps = path.iter().filter(|step| is_written(self.names.program, step)).peekable();
        match base {
            PlaceBase::Local(id) => self.push(self.names.local(*id)),
            PlaceBase::Global(id) => self.push(&self.names.global(*id)),
            PlaceBase::Temporary(value) => self.expr(value, Level::Postfix),
            PlaceBase::Deref(pointer) => match steps.peek() {
                Some(PathStep::Field(record, index)) => {
                    self.expr(pointer, Level::Postfix);
                    self.push("->");
                    self.push(
                        self.names.program[*record].fields[*index as usize].name.as_deref().unwrap_or(""),
                    );
                    steps.next();
                }
                // With parentheses, because `[]` binds tighter than `*` (C11 6.5.2, 6.5.3).
                Some(PathStep::Index(_) | PathStep::Part(_)) => {
                    self.push("(*");
                    self.expr(pointer, Level::Not);
                    self.push(")");
                }
                None => {
                    self.push("*");
                    self.expr(pointer, Level::Not);
                }
            },
        }
        for step in steps {
            self.step(step);
        }
    }

    fn step(&mut self, step: &PathStep) {
        match step {
            PathStep::Field(record, index) => {
                let name = self.names.program[*record].fields[*index as usize].name.as_deref();
                self.push(".");
                self.push(name.unwrap_or(""));
            }
            PathStep::Index(index) => {
                self.push("[");
                self.expr(index, Level::Conditional);
                self.push("]");
            }
            // Only ever the last step, and written before the others.
            PathStep::Part(_) => {}
        }
    }

    /// The value in a place.
    pub(super) fn read(&mut self, place: &Place) {
        match read_cast(self.names.program, place) {
            Some(ty) => {
                let ty = abstract_type(self.names, &ty);
                self.push(&format!("({ty})"));
                self.place(place, Level::Not);
            }
            None => self.place(place, Level::Comma),
        }
    }

    /// The address of a place, for the runtime and the C library: qualifiers are cast away, for theirs are
    /// parameters without.
    pub(super) fn address(&mut self, place: &Place) {
        if let (PlaceBase::Deref(pointer), []) = (&place.base, &place.path[..]) {
            return self.expr(pointer, Level::Conditional);
        }
        if self.is_volatile(place) {
            self.push("(void *)");
        }
        self.push("&");
        self.place(place, Level::Not);
    }

    fn is_volatile(&self, place: &Place) -> bool {
        let base = match &place.base {
            PlaceBase::Local(id) => self.names.local_variable(*id).volatile,
            PlaceBase::Global(id) => self.names.program[*id].volatile,
            PlaceBase::Deref(_) | PlaceBase::Temporary(_) => false,
        };
        base || place.path.iter().any(|step| match step {
            PathStep::Field(record, index) => self.names.program[*record].fields[*index as usize].volatile,
            PathStep::Index(_) | PathStep::Part(_) => false,
        })
    }
}

/// The precedence of the text of a place.
pub(super) fn level(program: &Program, place: &Place) -> Level {
    let dereferenced = matches!(place.base, PlaceBase::Deref(_));
    let part = matches!(place.path.last(), Some(PathStep::Part(_)));
    if part || dereferenced && !place.path.iter().any(|step| is_written(program, step)) {
        Level::Unary
    } else {
        Level::Postfix
    }
}

/// The type a read of a wide bit-field is cast to: what it promotes to, where its declared type is wider than
/// `int` and the field at least as wide, or bit-precise.
pub(crate) fn read_cast(program: &Program, place: &Place) -> Option<Type> {
    let bits = typing::bit_width(program, place)?;
    let int = typing::integer(program, &place.ty)?;
    let int_width = crate::IntType::Int.width();
    let promoted = Type::Int(typing::promote(program, int, Some(bits)));
    let wide = int.width() > int_width && bits >= int_width;
    (wide || int.is_bit_precise()).then_some(promoted)
}

/// Steps into anonymous members leave no trace in C.
fn is_written(program: &Program, step: &PathStep) -> bool {
    match step {
        PathStep::Field(record, index) => program[*record].fields[*index as usize].name.is_some(),
        PathStep::Index(_) | PathStep::Part(_) => true,
    }
}
