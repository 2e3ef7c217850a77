//! Initialisers.

use super::Printer;
use super::constant::{bare, fitting};
use super::expr::Level;
use crate::{Expr, FloatType, Init, IntType, PartType, RecordId, Type};

impl Printer<'_, '_> {
    /// An initialiser of an object of the given type.
    pub(super) fn init(&mut self, init: &Init, ty: &Type) {
        match (init, ty) {
            (Init::Value(value), _) => self.converted(value, ty),
            (Init::Record { fields, designated }, Type::Record(id)) => {
                self.record_init(*id, fields, *designated);
            }
            (Init::Complex(real, imaginary), Type::Complex(PartType::Int(part))) => {
                // `__builtin_complex` takes parts of floating types alone.
                self.push(&format!("(_Complex {})(", part.spelling()));
                self.integer_part(real, *part);
                self.push(" + ");
                self.integer_part(imaginary, *part);
                self.push(" * 1i)");
            }
            (Init::Complex(real, imaginary), Type::Complex(PartType::Float(float))) => {
                self.push("__builtin_complex(");
                self.part(real, *float);
                self.push(", ");
                self.part(imaginary, *float);
                self.push(")");
            }
            (Init::Array { elements, designated }, Type::Array(..) | Type::Vector(..)) => {
                self.array_init(elements, *designated, ty);
            }
            (Init::Record { .. } | Init::Array { .. } | Init::Complex(..), _) => self.push("{0}"),
        }
    }

    /// The builtin takes two values of one floating type, and converts neither.
    fn part(&mut self, part: &Expr, float: FloatType) {
        let ty = float.ty();
        if part.ty == *ty {
            self.expr(part, Level::Conditional);
        } else {
            self.expr(&part.clone().cast(ty.clone()), Level::Conditional);
        }
    }

    /// An operand of the sum that is cast to a complex integer type, `1i` being a `_Complex int`: the cast converts the parts (C11
    /// 6.3.1.6), and no operation before it overflows, for products with 0 and 1 do not.
    fn integer_part(&mut self, part: &Expr, int: IntType) {
        let ty = Type::Int(int);
        match fitting(self.names, part, &ty) {
            Some(value) => self.push(&bare(self.names, value, &ty)),
            None if part.ty == ty => self.expr(part, Level::Unary),
            None => self.expr(&part.clone().cast(ty), Level::Unary),
        }
    }

    fn record_init(&mut self, id: RecordId, fields: &[(u32, Init)], designated: bool) {
        if fields.is_empty() {
            return self.push(if self.begins_with_scalar(&Type::Record(id)) { "{0}" } else { "{}" });
        }
        self.push("{");
        let mut separator = "";
        if designated || !self.is_first_member(id, fields) {
            self.designated(id, fields, &mut separator);
        } else {
            for (index, init) in fields {
                self.push(separator);
                separator = ", ";
                self.init(init, &self.names.program[id].fields[*index as usize].ty);
            }
        }
        self.push("}");
    }

    /// `.a = …, .b = …`. Members of anonymous records are named as if they were the outer record's, and so
    /// need names in there too.
    fn designated(&mut self, id: RecordId, fields: &[(u32, Init)], separator: &mut &'static str) {
        for (index, init) in fields {
            let field = &self.names.program[id].fields[*index as usize];
            match (&field.name, init, &field.ty) {
                (None, Init::Record { fields, .. }, Type::Record(inner)) => {
                    self.designated(*inner, fields, separator);
                }
                (name, ..) => {
                    self.push(separator);
                    *separator = ", ";
                    self.push(&format!(".{} = ", name.as_deref().unwrap_or("")));
                    self.init(init, &field.ty);
                }
            }
        }
    }

    /// True if `{0}` initialises a scalar of an aggregate. A record without members and an array without elements take no initialiser but
    /// GNU's `{}`.
    fn begins_with_scalar(&self, ty: &Type) -> bool {
        match ty {
            Type::Record(id) => {
                let first = self.names.program[*id].fields.iter().find(|f| !f.is_unnamed_bit_field());
                first.is_some_and(|field| self.begins_with_scalar(&field.ty))
            }
            Type::Array(of, count) => *count > 0 && self.begins_with_scalar(of),
            _ => true,
        }
    }

    fn array_init(&mut self, elements: &[(u32, Init)], designated: bool, ty: &Type) {
        if elements.is_empty() {
            return self.push(if self.begins_with_scalar(ty) { "{0}" } else { "{}" });
        }
        let (Type::Array(of, _) | Type::Vector(of, _)) = ty else { return };
        self.push("{");
        for (i, (index, init)) in elements.iter().enumerate() {
            if i > 0 {
                self.push(", ");
            }
            if designated {
                self.push(&format!("[{index}] = "));
            }
            self.init(init, of);
        }
        self.push("}");
    }

    /// Without designators a union's initialiser is its first named member's (C11 6.7.9p17).
    fn is_first_member(&self, id: RecordId, fields: &[(u32, Init)]) -> bool {
        let record = &self.names.program[id];
        let first = (0u32..).zip(&record.fields).find(|(_, f)| !f.is_unnamed_bit_field());
        !record.is_union() || first.map(|(i, _)| i) == fields.first().map(|(i, _)| *i)
    }
}
