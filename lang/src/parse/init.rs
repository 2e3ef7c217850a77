//! Initialisers (C11 6.7.9).

use base::text::{Result, invalid, unsupported};

use super::lexer::TokenKind;
use super::parser::Parser;
use crate::{Expr, ExprKind, Init, Number, RecordId, Type};

/// Numbered parts of an initialiser.
type Parts = Vec<(u32, Init)>;

impl Parser<'_> {
    /// An initialiser of an object of the given type.
    pub(super) fn initialiser(&mut self, ty: &Type) -> Result<Init> {
        let at = self.cursor.byte_position();
        if !self.cursor.is_at(&["{"]) {
            // A record without braces is initialised by a value of its own type (C11 6.7.9p13); that its
            // members take the values that follow (p20) is not read.
            let operand = self.assignment()?;
            let value = self.value(operand, at)?;
            return match ty {
                Type::Array(..) => invalid(at, "an array's initialiser stands in braces"),
                Type::Record(_) if value.ty != *ty => {
                    unsupported(at, "an initialiser of a record or array without its own braces")
                }
                Type::Complex(_) => match value.kind {
                    ExprKind::Literal(parts) if value.ty == *ty && matches!(*parts, Init::Complex(..)) => {
                        Ok(*parts)
                    }
                    kind => Ok(Init::Value(self.converted(Expr { kind, ty: value.ty }, ty, at)?)),
                },
                _ => Ok(Init::Value(self.converted(value, ty, at)?)),
            };
        }
        self.cursor.enter()?;
        self.cursor.advance();
        let init = match ty {
            Type::Record(id) => self.record_initialiser(*id)?,
            Type::Array(of, length) => self.array_initialiser(of, *length)?,
            Type::Vector(of, lanes) => self.vector_initialiser(of, *lanes)?,
            _ => return unsupported(at, "a scalar's initialiser in braces"),
        };
        self.cursor.leave();
        Ok(init)
    }

    /// `0}` or `}`: nothing is named, all is zero.
    fn is_all_zero(&mut self, zero_names_nothing: bool) -> bool {
        let zero = self.cursor.peek().kind == TokenKind::Integer && self.cursor.peek().text == "0";
        if zero && zero_names_nothing && self.cursor.peek_at(1).text == "}" {
            self.cursor.advance();
        }
        self.cursor.accept("}")
    }

    fn record_initialiser(&mut self, id: RecordId) -> Result<Init> {
        let members = self.positions(id);
        let single = match &members[..] {
            [only] => !self.program[id].is_union() && self.program[id].fields[*only as usize].ty.is_scalar(),
            _ => false,
        };
        // In a structure of one scalar, `{0}` is the value of that member; elsewhere it names none.
        if self.is_all_zero(!single) {
            return Ok(Init::Record { fields: Vec::new(), designated: true });
        }
        let mut fields = Parts::new();
        if self.cursor.is_at(&["."]) {
            self.designated_members(id, &mut fields)?;
            return Ok(Init::Record { fields, designated: true });
        }
        let mut rest = members.iter();
        while !self.cursor.accept("}") {
            let at = self.cursor.byte_position();
            let Some(index) = rest.next() else {
                return invalid(at, "an initialiser too many, or a designator after others");
            };
            self.note_use(id, *index, at)?;
            let ty = self.program[id].fields[*index as usize].ty.clone();
            fields.push((*index, self.initialiser(&ty)?));
            self.separator()?;
        }
        Ok(Init::Record { designated: rest.next().is_some(), fields })
    }

    /// The members that initialisers without designators go to: of a union only the first.
    fn positions(&self, id: RecordId) -> Vec<u32> {
        let record = &self.program[id];
        let all = (0u32..)
            .zip(&record.fields)
            .filter(|(_, f)| !f.is_unnamed_bit_field() && !f.flexible)
            .map(|(i, _)| i);
        all.take(if record.is_union() { 1 } else { usize::MAX }).collect()
    }

    fn designated_members(&mut self, id: RecordId, fields: &mut Parts) -> Result<()> {
        while !self.cursor.accept("}") {
            let at = self.cursor.byte_position();
            self.cursor.expect(".")?;
            let name = self.cursor.identifier("a member's name")?;
            let Some(path) = self.member_path(id, name) else {
                return invalid(at, format!("there is no member `{name}` to initialise"));
            };
            self.designator_ends()?;
            let mut ty = Type::Record(id);
            for (record, index) in &path {
                self.note_use(*record, *index, at)?;
                ty = self.program[*record].fields[*index as usize].ty.clone();
            }
            let init = self.initialiser(&ty)?;
            let path: Vec<u32> = path.into_iter().map(|(_, index)| index).collect();
            if !insert(fields, &path, init) {
                return invalid(at, format!("a second initialiser of `{name}`"));
            }
            self.separator()?;
        }
        Ok(())
    }

    fn array_initialiser(&mut self, of: &Type, length: u32) -> Result<Init> {
        if self.is_all_zero(!of.is_scalar()) {
            return Ok(Init::Array { elements: Vec::new(), designated: true });
        }
        let designated = self.cursor.is_at(&["["]);
        let mut elements = Parts::new();
        while !self.cursor.accept("}") {
            let at = self.cursor.byte_position();
            let index =
                if designated { self.index_designator()? } else { Number::from(elements.len() as u64) };
            let index = u32::try_from(index).ok().filter(|index| *index < length);
            let Some(index) = index else {
                return invalid(at, format!("an initialiser beyond the array's {length} elements"));
            };
            let init = self.initialiser(of)?;
            if !insert(&mut elements, &[index], init) {
                return invalid(at, format!("a second initialiser of element {index}"));
            }
            self.separator()?;
        }
        Ok(Init::Array { elements, designated })
    }

    /// Every lane, in order.
    fn vector_initialiser(&mut self, of: &Type, lanes: u32) -> Result<Init> {
        let mut elements = Parts::new();
        for lane in 0..lanes {
            elements.push((lane, self.initialiser(of)?));
            self.separator()?;
        }
        self.cursor.expect("}")?;
        Ok(Init::Array { elements, designated: false })
    }

    fn index_designator(&mut self) -> Result<Number> {
        self.cursor.expect("[")?;
        let index = self.constant()?;
        self.cursor.expect("]")?;
        self.designator_ends()?;
        Ok(index)
    }

    fn designator_ends(&mut self) -> Result<()> {
        if self.cursor.is_at(&["."]) || self.cursor.is_at(&["["]) {
            return unsupported(self.cursor.byte_position(), "a designator of more than one step");
        }
        self.cursor.expect("=")
    }

    fn separator(&mut self) -> Result<()> {
        if self.cursor.is_at(&["}"]) { Ok(()) } else { self.cursor.expect(",") }
    }
}

/// Puts an initialiser at the end of a path of indices, in order; false if there is one already.
fn insert(parts: &mut Parts, path: &[u32], init: Init) -> bool {
    let [index, rest @ ..] = path else { return false };
    match (parts.binary_search_by_key(index, |(i, _)| *i), rest) {
        (Ok(_), []) => false,
        (Ok(at), _) => match &mut parts[at].1 {
            Init::Record { fields, .. } => insert(fields, rest, init),
            _ => false,
        },
        (Err(at), []) => {
            parts.insert(at, (*index, init));
            true
        }
        (Err(at), _) => {
            let mut fields = Parts::new();
            let inserted = insert(&mut fields, rest, init);
            parts.insert(at, (*index, Init::Record { fields, designated: true }));
            inserted
        }
    }
}
