//! Operands, which are values, places or functions, and the conversions between these.

use base::text::{Result, invalid, unsupported};

use super::parser::Parser;
use crate::{
    Expr, ExprKind, FuncId, IntType, Number, PathStep, Place, PlaceBase, RecordId, Type, print, typing,
};

/// A piece of an expression.
#[derive(Clone, Debug)]
pub(super) enum Operand {
    Value(Expr),
    /// An lvalue, or a part of a record that is no lvalue.
    Place(Place),
    /// A function's name.
    Function(FuncId),
    /// An expression cast to `void`.
    Discarded(Expr),
}

impl Parser<'_> {
    /// The value of an operand: what is in a place, the address of an array's first element or of a function
    /// (C11 6.3.2.1).
    pub(super) fn value(&self, operand: Operand, at: usize) -> Result<Expr> {
        match operand {
            Operand::Value(expr) if expr.ty == Type::Void => {
                invalid(at, "a value is wanted, and the function returns none")
            }
            Operand::Discarded(_) => invalid(at, "a value is wanted, and it was cast to `void`"),
            other => Ok(self.discard(other)),
        }
    }

    /// The expression an operand is, where its value does not matter.
    pub(super) fn discard(&self, operand: Operand) -> Expr {
        match operand {
            Operand::Value(expr) | Operand::Discarded(expr) => expr,
            Operand::Place(place) => match place.ty.clone() {
                Type::Array(of, _) => {
                    let first = place.stepped(PathStep::Index(Box::new(Expr::int(0, Type::INT))), *of);
                    address_of(first)
                }
                _ => Expr::read(place),
            },
            Operand::Function(id) => {
                let signature = Box::new(self.program[id].signature());
                Expr { kind: ExprKind::FunctionAddress(id), ty: Type::FunctionPointer(signature) }
            }
        }
    }

    /// A place that can be written.
    pub(super) fn target(&self, operand: Operand, at: usize) -> Result<Place> {
        match operand {
            Operand::Place(place) if !matches!(place.base, PlaceBase::Temporary(_)) => Ok(place),
            _ => invalid(at, "this cannot be assigned to"),
        }
    }

    /// `*operand`
    pub(super) fn dereferenced(&self, operand: Operand, at: usize) -> Result<Operand> {
        if let Operand::Place(place) = &operand
            && let Type::Array(of, _) = &place.ty
        {
            let first = PathStep::Index(Box::new(Expr::int(0, Type::INT)));
            return Ok(Operand::Place(place.clone().stepped(first, (**of).clone())));
        }
        let pointer = self.value(operand, at)?;
        match pointer.ty.clone() {
            Type::FunctionPointer(_) => Ok(Operand::Value(pointer)),
            Type::Pointer(to) if *to != Type::Void => {
                Ok(Operand::Place(Place { base: PlaceBase::Deref(Box::new(pointer)), path: vec![], ty: *to }))
            }
            _ => invalid(at, format!("`*` on a value of type `{}`", self.ty(&pointer.ty))),
        }
    }

    /// `&operand`
    pub(super) fn address(&self, operand: Operand, at: usize) -> Result<Operand> {
        match operand {
            Operand::Function(_) => Ok(Operand::Value(self.discard(operand))),
            Operand::Place(place) if typing::bit_width(&self.program, &place).is_some() => {
                invalid(at, "the address of a bit-field")
            }
            other => Ok(Operand::Value(address_of(self.target(other, at)?))),
        }
    }

    /// `operand.name`
    pub(super) fn member_of(&mut self, operand: Operand, name: &str, at: usize) -> Result<Operand> {
        let mut place = match operand {
            Operand::Place(place) => place,
            other => {
                let value = self.value(other, at)?;
                let ty = value.ty.clone();
                Place { base: PlaceBase::Temporary(Box::new(value)), path: Vec::new(), ty }
            }
        };
        let Type::Record(id) = place.ty else {
            return invalid(at, format!("`.{name}` of a value of type `{}`", self.ty(&place.ty)));
        };
        self.require_complete(&place.ty, at)?;
        let Some(path) = self.member_path(id, name) else {
            let problem = format!("`{}` has no member `{name}`", self.ty(&place.ty));
            return invalid(at, problem);
        };
        for (record, index) in path {
            self.note_use(record, index, at)?;
            let ty = self.program[record].fields[index as usize].ty.clone();
            place = place.stepped(PathStep::Field(record, index), ty);
        }
        Ok(Operand::Place(place))
    }

    /// The way to a member, through anonymous ones.
    pub(super) fn member_path(&self, record: RecordId, name: &str) -> Option<Vec<(RecordId, u32)>> {
        for (index, field) in (0u32..).zip(&self.program[record].fields) {
            if field.name.as_deref() == Some(name) {
                return Some(vec![(record, index)]);
            }
            if let (true, Type::Record(inner)) = (field.is_anonymous_record(), &field.ty)
                && let Some(mut path) = self.member_path(*inner, name)
            {
                path.insert(0, (record, index));
                return Some(path);
            }
        }
        None
    }

    /// A union has one member that is used.
    pub(super) fn note_use(&mut self, record: RecordId, index: u32, at: usize) -> Result<()> {
        if !self.program[record].is_union() {
            return Ok(());
        }
        match self.active[record.index()].replace(index) {
            Some(other) if other != index => {
                let name = self.ty(&Type::Record(record));
                unsupported(at, format!("the use of two members of `{name}`"))
            }
            _ => Ok(()),
        }
    }

    /// An expression where it is converted to a type as if by assignment (C11 6.5.16.1). A constant that the
    /// type holds becomes one of that type.
    pub(super) fn converted(&self, expr: Expr, ty: &Type, at: usize) -> Result<Expr> {
        let pointer = matches!(ty, Type::Pointer(_) | Type::FunctionPointer(_));
        match &expr.kind {
            ExprKind::Int(Number::ZERO) | ExprKind::Null if pointer => {
                return Ok(Expr { kind: ExprKind::Null, ty: ty.clone() });
            }
            ExprKind::Int(value) if self.holds(ty, *value) => return Ok(Expr::int(*value, ty.clone())),
            _ => {}
        }
        let truth = *ty == Type::Int(IntType::Bool) && expr.ty.is_scalar();
        if expr.ty == *ty || truth || (expr.ty.is_arithmetic() && ty.is_arithmetic()) {
            return Ok(expr);
        }
        let problem = format!("a value of type `{}` where `{}` is wanted", self.ty(&expr.ty), self.ty(ty));
        invalid(at, problem)
    }

    /// True of an integer type that holds a value.
    pub(super) fn holds(&self, ty: &Type, value: Number) -> bool {
        typing::integer(&self.program, ty).is_some_and(|int| {
            let (low, high) = typing::range(&self.program, int, None);
            (low..=high).contains(&value)
        })
    }

    /// A type's name, for messages.
    pub(super) fn ty(&self, ty: &Type) -> String {
        print::ty(&self.program, ty)
    }
}

fn address_of(place: Place) -> Expr {
    Expr { ty: place.ty.clone().pointer_to(), kind: ExprKind::AddressOf(place) }
}
