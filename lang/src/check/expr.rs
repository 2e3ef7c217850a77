//! Expressions: types, ranges, and the order of effects.

use super::body::Body;
use super::body::Storage;
use super::effects;
use super::error::{Check, Violation, describe, mismatch, require};
use super::interval::Interval;
use super::operands::Operands;
use super::ranges;
use crate::{
    BinaryOp, Expr, ExprKind, FuncId, Function, IntType, Place, Signature, Type, UnaryOp, float, typing,
};

/// The use of an expression's value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Use {
    /// It is an operand, an argument, a condition.
    Value,
    /// It is converted by a cast.
    Cast,
    /// Nothing.
    Discarded,
}

/// The facts about an expression.
#[derive(Clone, Copy)]
pub(super) struct Facts {
    /// Its values, if it is an integer.
    pub(super) range: Interval,
    /// Evaluating it only gives a value: it need not be looked at for conflicts with others that are pure.
    pub(super) pure: bool,
}

impl Facts {
    pub(super) const fn pure(range: Interval) -> Facts {
        Facts { range, pure: true }
    }
}

impl<'p> Body<'p> {
    /// An expression whose value counts.
    pub(super) fn value(&mut self, expr: &Expr) -> Check<Facts> {
        self.expr(expr, Use::Value)
    }

    /// An expression for its effects.
    pub(super) fn discarded(&mut self, expr: &Expr) -> Check {
        self.expr(expr, Use::Discarded).map(|_| ())
    }

    /// An expression that decides.
    pub(super) fn condition(&mut self, expr: &Expr) -> Check {
        self.value(expr)?;
        require(expr.ty.is_scalar(), || Violation::Operands {
            operator: "condition",
            ty: describe(self.program, &expr.ty),
        })
    }

    pub(super) fn expr(&mut self, expr: &Expr, used: Use) -> Check<Facts> {
        // One match, so that a new kind of expression is an error here until it is checked.
        match &expr.kind {
            ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Null | ExprKind::FunctionAddress(_) => {
                self.leaf(expr)
            }
            ExprKind::Read(place) => self.read(expr, place),
            ExprKind::AddressOf(place) => self.address(expr, place),
            ExprKind::Unary(op, a) => self.unary(expr, *op, a),
            ExprKind::Binary(op, a, b) if op.is_logical() => self.logical(expr, *op, a, b),
            ExprKind::Binary(op, a, b) => self.binary(expr, *op, a, b),
            ExprKind::Conditional(c, a, b) => self.conditional(expr, c, a, b),
            ExprKind::Comma(a, b) => self.comma(expr, a, b, used),
            ExprKind::Cast(a) => self.cast(expr, a),
            ExprKind::Assign(place, value) => self.assign(expr, place, value, used),
            ExprKind::Compound(op, place, value) => self.compound(expr, *op, place, value, used),
            ExprKind::Step(op, place) => self.step(expr, *op, place, used),
            ExprKind::Call(callee, arguments) => self.call(expr, callee, arguments, used),
            ExprKind::Literal(init) => {
                require(expr.ty.is_value_aggregate(), || self.no_object(&expr.ty))?;
                self.objects.known_type(self.program, &expr.ty, 0)?;
                let pure = self.init(&expr.ty, None, init, Storage::Automatic)?;
                self.temporary(&expr.ty);
                Ok(Facts { range: Interval::ALL, pure })
            }
        }
    }

    pub(super) fn no_object(&self, ty: &Type) -> Violation {
        Violation::NoSuchObject { ty: describe(self.program, ty) }
    }

    pub(super) fn is_typed(&self, expr: &Expr, expected: &Type) -> Check {
        require(same_type(&expr.ty, expected), || mismatch(self.program, &expr.ty, expected))
    }

    fn operands_fit(&self, operator: &'static str, expr: &Expr, result: Option<&Type>) -> Check {
        let ty = || describe(self.program, &expr.ty);
        require(result == Some(&expr.ty), || Violation::Operands { operator, ty: ty() })
    }

    /// Constants and addresses of functions.
    fn leaf(&mut self, expr: &Expr) -> Check<Facts> {
        match (&expr.kind, &expr.ty) {
            (ExprKind::Int(value), Type::Int(_) | Type::Enum(_)) => {
                self.objects.known_type(self.program, &expr.ty, 0)?;
                let range = ranges::of_type(self.program, &expr.ty, None);
                require(range.contains(*value), || Violation::ConstantRange { value: *value, range })?;
                Ok(Facts::pure(Interval::point(*value)))
            }
            (ExprKind::Float(bits), Type::Float(ty)) => {
                let value = f64::from_bits(*bits);
                // Of a value that the type does not have, a compiler chooses one of the neighbours (C11
                // 6.4.4.2p3).
                require(float::is_exact(value, *ty), || Violation::InexactConstant)?;
                Ok(Facts::pure(Interval::ALL))
            }
            (ExprKind::Null, Type::Pointer(_) | Type::FunctionPointer(_)) => {
                self.objects.known_type(self.program, &expr.ty, 0)?;
                Ok(Facts::pure(Interval::ALL))
            }
            (ExprKind::FunctionAddress(id), Type::FunctionPointer(signature)) => {
                let function = self.function_of(*id)?;
                require(has_signature(function, signature), || Violation::TypeMismatch {
                    found: describe(self.program, &expr.ty),
                    expected: describe(self.program, &Type::FunctionPointer(Box::new(function.signature()))),
                })?;
                Ok(Facts::pure(Interval::ALL))
            }
            _ => Err(Box::new(self.no_object(&expr.ty))),
        }
    }

    pub(super) fn function_of(&self, id: FuncId) -> Check<&'p Function> {
        let unknown = || Box::new(Violation::UnknownId { table: "function", index: id.0 });
        self.program.functions.get(id.index()).ok_or_else(unknown)
    }

    fn read(&mut self, expr: &Expr, place: &Place) -> Check<Facts> {
        let found = self.place(place)?;
        self.is_typed(expr, &place.ty)?;
        require(!matches!(expr.ty, Type::Array(..)), || self.no_object(&expr.ty))?;
        let volatile = found.qualified || self.objects.contents(&place.ty).volatile;
        Ok(Facts { range: self.values(place), pure: found.pure && !volatile })
    }

    fn address(&mut self, expr: &Expr, place: &Place) -> Check<Facts> {
        let found = self.place(place)?;
        let fits = matches!(&expr.ty, Type::Pointer(to) if **to == place.ty);
        require(fits, || mismatch(self.program, &expr.ty, &place.ty.clone().pointer_to()))?;
        self.addressable(place, found)?;
        Ok(Facts { range: Interval::ALL, pure: found.pure })
    }

    fn unary(&mut self, expr: &Expr, op: UnaryOp, a: &Expr) -> Check<Facts> {
        let facts = self.value(a)?;
        self.operands_fit(op.name(), expr, typing::unary(self.program, op, a).as_ref())?;
        let Some(int) = typing::integer(self.program, &expr.ty) else { return Ok(facts) };
        if op == UnaryOp::LogicalNot {
            return Ok(Facts { range: Interval::TRUTH, ..facts });
        }
        let exact = ranges::unary(op, facts.range);
        if op == UnaryOp::Negate {
            self.fits(int, "-", exact)?;
        }
        Ok(Facts { range: ranges::convert(self.program, exact, int, None), ..facts })
    }

    /// A signed result that its type can hold.
    pub(super) fn fits(&self, int: IntType, operator: &'static str, exact: Interval) -> Check {
        let held = !int.is_signed(self.program.target)
            || exact.is_subset_of(ranges::of_int(self.program, int, None));
        require(held, || Violation::SignedOverflow { operator, range: exact })
    }

    /// `&&` and `||`: the second operand is evaluated knowing the first (C11 6.5.13p4).
    fn logical(&mut self, expr: &Expr, op: BinaryOp, a: &Expr, b: &Expr) -> Check<Facts> {
        let left = self.value(a)?;
        let right = self.assuming(a, op == BinaryOp::LogicalAnd, |this| this.value(b))?;
        let result = typing::binary(self.program, op, a, b);
        self.operands_fit(op.name(), expr, result.as_ref())?;
        Ok(Facts { range: Interval::TRUTH, pure: left.pure && right.pure })
    }

    fn binary(&mut self, expr: &Expr, op: BinaryOp, a: &Expr, b: &Expr) -> Check<Facts> {
        let (left, right) = (self.value(a)?, self.value(b)?);
        let pure = left.pure && right.pure;
        self.sequenced(pure, [a, b])?;
        let Some(operands) = Operands::new(self.program, a, b) else {
            let result = typing::binary(self.program, op, a, b);
            self.operands_fit(op.name(), expr, result.as_ref())?;
            self.float_defined(op, b, &expr.ty)?;
            let range = if op.is_comparison() { Interval::TRUTH } else { Interval::ALL };
            return Ok(Facts { range, pure });
        };
        let int = operands.result(op);
        let typed = matches!(expr.ty, Type::Int(ty) if ty == int);
        require(typed, || Violation::Operands { operator: op.name(), ty: describe(self.program, &expr.ty) })?;
        if op.is_comparison() {
            self.signs_agree(op.name(), operands, a, b)?;
            return Ok(Facts { range: Interval::TRUTH, pure });
        }
        Ok(Facts { range: self.integer_defined(op, int, left.range, right.range)?, pure })
    }

    /// Operands that may be evaluated in any order do not affect one another.
    pub(super) fn sequenced<'e>(&self, pure: bool, operands: impl IntoIterator<Item = &'e Expr>) -> Check {
        let conflicts = !pure && effects::conflict(operands.into_iter().map(|e| self.effects.effects(e)));
        require(!conflicts, || Violation::Unsequenced)
    }

    fn conditional(&mut self, expr: &Expr, c: &Expr, a: &Expr, b: &Expr) -> Check<Facts> {
        let decided = self.value(c)?;
        require(c.ty.is_scalar(), || self.no_object(&c.ty))?;
        let left = self.assuming(c, true, |this| this.value(a))?;
        let right = self.assuming(c, false, |this| this.value(b))?;
        let pure = decided.pure && left.pure && right.pure;
        if !a.ty.is_arithmetic() || !b.ty.is_arithmetic() {
            let same = a.ty == b.ty && a.ty == expr.ty && expr.ty != Type::Void;
            self.operands_fit("?:", expr, same.then_some(&expr.ty))?;
            return Ok(Facts { range: Interval::ALL, pure });
        }
        let program = self.program;
        let common =
            typing::usual_arithmetic(program, &typing::promoted(program, a), &typing::promoted(program, b));
        self.operands_fit("?:", expr, common.as_ref())?;
        let Some(operands) = Operands::new(program, a, b) else {
            return Ok(Facts { range: Interval::ALL, pure });
        };
        self.signs_agree("?:", operands, a, b)?;
        let arm = |range| ranges::convert(program, range, operands.common, None);
        Ok(Facts { range: arm(left.range).hull(arm(right.range)), pure })
    }

    fn comma(&mut self, expr: &Expr, a: &Expr, b: &Expr, used: Use) -> Check<Facts> {
        let left = self.expr(a, Use::Discarded)?;
        let inner = if used == Use::Discarded { Use::Discarded } else { Use::Value };
        let right = self.expr(b, inner)?;
        self.is_typed(expr, &b.ty)?;
        let plain = used != Use::Value || self.promotes_by_type(b);
        require(plain, || Violation::CommaBitField)?;
        Ok(Facts { pure: left.pure && right.pure, ..right })
    }

    /// True unless this is a bit-field whose width changes its promoted type: on the right of a comma the node's type no longer shows the
    /// width, but the compilers still use it.
    fn promotes_by_type(&self, expr: &Expr) -> bool {
        let bits = typing::source_bit_field(self.program, expr);
        let int = typing::integer(self.program, &expr.ty);
        let promote =
            |int| (typing::promote(self.program, int, bits), typing::promote(self.program, int, None));
        bits.is_none() || int.map(promote).is_none_or(|(narrow, whole)| narrow == whole)
    }
}

/// Equality that decides the frequent cases in place.
#[inline]
pub(super) fn same_type(a: &Type, b: &Type) -> bool {
    match (a, b) {
        (Type::Int(a), Type::Int(b)) => a == b,
        (Type::Record(a), Type::Record(b)) => a == b,
        _ => a == b,
    }
}

fn has_signature(function: &Function, signature: &Signature) -> bool {
    function.tail == signature.tail
        && function.convention == signature.convention
        && function.ret == signature.ret
        && function.parameters().iter().map(|p| &p.ty).eq(&signature.params)
}
