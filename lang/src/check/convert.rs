//! Arithmetic that is defined, conversions that keep what they must, and what stores a value.

use super::body::Body;
use super::error::{Check, Violation, describe, require};
use super::expr::{Facts, Use};
use super::interval::Interval;
use super::operands::Operands;
use super::ranges;
use crate::{
    BinaryOp, Bits, Expr, ExprKind, FloatType, IntType, Number, Place, StepOp, Type, float, number, typing,
};

impl<'p> Body<'p> {
    /// The values of an integer operation of type `int` that is defined for all operands.
    pub(super) fn integer_defined(
        &self,
        op: BinaryOp,
        int: IntType,
        left: Interval,
        right: Interval,
    ) -> Check<Interval> {
        let program = self.program;
        let (l, r) = ranges::operands(program, op, int, left, right);
        match op {
            BinaryOp::Div | BinaryOp::Rem => self.division_defined(int, l, r)?,
            BinaryOp::Shl | BinaryOp::Shr => self.shift_defined(op, int, l, r)?,
            _ => {}
        }
        let exact = ranges::binary(op, l, r);
        if matches!(op, BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul | BinaryOp::Shl) {
            self.fits(int, op.name(), exact)?;
        }
        Ok(ranges::convert(program, exact, int, None))
    }

    fn division_defined(&self, int: IntType, l: Interval, r: Interval) -> Check {
        require(!r.contains(0), || Violation::DivisionByZero)?;
        let full = ranges::of_int(self.program, int, None);
        let overflow = full.low < 0 && l.contains(full.low) && r.contains(-1);
        require(!overflow, || Violation::DivisionOverflow)
    }

    fn shift_defined(&self, op: BinaryOp, int: IntType, l: Interval, amount: Interval) -> Check {
        let width = int.width();
        let inside = amount.low >= 0 && amount.high < Number::from(width.0);
        require(inside, || Violation::ShiftAmount { amount, width })?;
        require(op == BinaryOp::Shr || l.low >= 0, || Violation::ShiftOfNegative)
    }

    /// Floating operations overflow to infinity and give NaN by IEEE 754 (C11 F.3); division by zero,
    /// which the text outside of annex F leaves undefined, is kept out.
    pub(super) fn float_defined(&self, op: BinaryOp, divisor: &Expr, ty: &Type) -> Check {
        let Type::Float(ty) = ty else { return Ok(()) };
        let zero = op == BinaryOp::Div && ranges::float_operand(&self.scope, divisor, *ty).contains_zero();
        require(!zero, || Violation::DivisionByZero)
    }

    /// Operands that are converted to one type agree in sign, so that none of `-Wsign-compare` is given: where
    /// the common type is unsigned, a signed operand is a constant that is not negative.
    pub(super) fn signs_agree(&self, operator: &'static str, types: Operands, a: &Expr, b: &Expr) -> Check {
        let signed = |int: IntType| int.is_signed(self.program.target);
        let literal = |operand: &Expr| matches!(operand.kind, ExprKind::Int(value) if value >= 0);
        let fits = |operand, int| !signed(int) || literal(operand);
        let agree = signed(types.common) || (fits(a, types.left) && fits(b, types.right));
        require(agree, || Violation::SignCompare { operator })
    }

    /// A value that converts as if by assignment to an object or bit-field, and what it is then.
    pub(super) fn assigned(
        &self,
        value: &Expr,
        range: Interval,
        to: &Type,
        bits: Option<Bits>,
    ) -> Check<Interval> {
        if !value.ty.is_arithmetic() || !to.is_arithmetic() {
            let same = value.ty == *to && !matches!(to, Type::Array(..) | Type::Void);
            require(same, || self.no_conversion(value, to))?;
            return Ok(Interval::ALL);
        }
        self.converts(value, to)?;
        match typing::integer(self.program, to) {
            Some(int) => {
                self.constants_fit(value, range, int, bits)?;
                self.to_integer(value, range, int, bits)
            }
            None => {
                let exact = !matches!(to, Type::Float(ty) if !is_exact(value, range, *ty));
                require(exact, || Violation::InexactConstant)?;
                Ok(Interval::ALL)
            }
        }
    }

    fn converts(&self, value: &Expr, to: &Type) -> Check {
        require(typing::converts(self.program, &value.ty, to), || self.no_conversion(value, to))
    }

    fn no_conversion(&self, value: &Expr, to: &Type) -> Violation {
        Violation::NoConversion { ty: describe(self.program, &value.ty), to: describe(self.program, to) }
    }

    /// The values of an arithmetic expression as an integer type or bit-field; floating ones must be in range.
    fn to_integer(&self, value: &Expr, range: Interval, int: IntType, bits: Option<Bits>) -> Check<Interval> {
        let program = self.program;
        if value.ty.is_integer() {
            return Ok(ranges::convert(program, range, int, bits));
        }
        if int == IntType::Bool {
            return Ok(Interval::TRUTH);
        }
        let truncated = ranges::float_range(&self.scope, value).truncated();
        let kept = truncated.filter(|values| values.is_subset_of(ranges::of_int(program, int, bits)));
        kept.ok_or_else(|| Box::new(Violation::FloatToInteger))
    }

    /// A constant, also one of two that `?:` chooses from, is in range of what receives it: the compilers warn
    /// of those they change.
    fn constants_fit(&self, value: &Expr, range: Interval, int: IntType, bits: Option<Bits>) -> Check {
        let arms = match &value.kind {
            ExprKind::Conditional(_, a, b) => [Some(a), Some(b)],
            ExprKind::Comma(_, a) => [Some(a), None],
            _ => [None, None],
        };
        for arm in arms.into_iter().flatten().filter(|arm| arm.ty.is_integer()) {
            self.constants_fit(arm, ranges::range(&self.scope, arm), int, bits)?;
        }
        let full = ranges::of_int(self.program, int, bits);
        match range.as_point() {
            Some(constant) if value.ty.is_integer() && !full.contains(constant) => {
                // One value under a test (`if (n != 0)` of an `n` of 0 or 1) is no constant.
                let tested = ranges::range(&self.scope, value).as_point().is_none();
                require(tested, || Violation::ConstantRange { value: constant, range: full })
            }
            _ => Ok(()),
        }
    }

    /// An explicit conversion between arithmetic types.
    pub(super) fn cast(&mut self, expr: &Expr, a: &Expr) -> Check<Facts> {
        let facts = self.expr(a, Use::Cast)?;
        if !expr.ty.is_arithmetic() || !a.ty.is_arithmetic() {
            let same = expr.ty == a.ty && expr.ty.is_scalar();
            require(same, || self.no_conversion(a, &expr.ty))?;
            return Ok(facts);
        }
        self.objects.known_type(self.program, &expr.ty, 0)?;
        self.converts(a, &expr.ty)?;
        let range = match typing::integer(self.program, &expr.ty) {
            Some(int) => self.to_integer(a, facts.range, int, None)?,
            None => Interval::ALL,
        };
        Ok(Facts { range, ..facts })
    }

    /// `place = value`. The store follows both operands' values, so it conflicts only with what the value
    /// itself assigns (C11 6.5.16p3); a call in the value is over by then.
    pub(super) fn assign(&mut self, expr: &Expr, place: &Place, value: &Expr, used: Use) -> Check<Facts> {
        let found = self.stored(expr, place, used)?;
        let facts = self.value(value)?;
        let bits = typing::bit_width(self.program, place);
        let range = self.assigned(value, facts.range, &place.ty, bits)?;
        self.outlives(place, value)?;
        if !found.pure || !facts.pure {
            let (at, with) = (self.effects.locating(place), self.effects.effects(value));
            let conflicts = at.conflicts(&with);
            let again = at.joined(&with).stores.meets(&self.effects.roots(place));
            require(!conflicts && !again, || Violation::Unsequenced)?;
        }
        Ok(Facts { range, pure: false })
    }

    /// The requirements of every form of assignment on its place and on the use of its value.
    fn stored(&mut self, expr: &Expr, place: &Place, used: Use) -> Check<super::place::Found> {
        require(used != Use::Value, || Violation::AssignmentValueUsed)?;
        let found = self.place(place)?;
        self.assignable(place)?;
        self.is_typed(expr, &place.ty)?;
        Ok(found)
    }

    /// Refuses an operator that reads and assigns a bit-field at once unless all compilers promote it alike, for no cast can force that.
    fn promotes_alike(&self, place: &Place) -> Check {
        let precise = matches!(place.ty, Type::Int(int) if int.is_bit_precise());
        let field = typing::bit_width(self.program, place).is_some();
        require(!precise || !field, || Violation::BitPreciseField)
    }

    /// `place op= value`: the place is read as an operand beside the value.
    pub(super) fn compound(
        &mut self,
        expr: &Expr,
        op: BinaryOp,
        place: &Place,
        value: &Expr,
        used: Use,
    ) -> Check<Facts> {
        let found = self.stored(expr, place, used)?;
        self.promotes_alike(place)?;
        let facts = self.value(value)?;
        let Some(common) = typing::compound_type(self.program, op, place, value) else {
            let (operator, ty) = (op.name(), describe(self.program, &place.ty));
            return Err(Box::new(Violation::Operands { operator, ty }));
        };
        if !found.pure || !facts.pure {
            let (at, with) = (self.effects.reading(place), self.effects.effects(value));
            let conflicts = at.conflicts(&with);
            let again = at.joined(&with).stores.meets(&self.effects.roots(place));
            require(!conflicts && !again, || Violation::Unsequenced)?;
        }
        match common {
            Type::Int(int) => {
                self.integer_defined(op, int, self.values(place), facts.range)?;
                self.shift_in_field(op, place, facts.range)?;
            }
            _ => {
                self.float_defined(op, value, &common)?;
                // The result would have to fit an integer, and nothing bounds it.
                let floating = matches!(place.ty, Type::Float(_) | Type::Int(IntType::Bool));
                require(floating, || Violation::FloatToInteger)?;
            }
        }
        Ok(Facts { range: ranges::place(&self.scope, place), pure: false })
    }

    /// `++` and `--`: the compound assignment of 1 (C11 6.5.3.1p2, and by 6.5.2.4p2 the postfix ones), with what
    /// compilers ask for beyond it. On `_Bool` gcc warns.
    pub(super) fn step(&mut self, expr: &Expr, op: StepOp, place: &Place, used: Use) -> Check<Facts> {
        let number = place.ty.is_arithmetic()
            && place.ty != Type::Int(IntType::Bool)
            && !matches!(place.ty, Type::Float(float) if float.is_binary16());
        require(number, || Violation::StepType)?;
        let arithmetic = if op.increments() { BinaryOp::Add } else { BinaryOp::Sub };
        let facts = self.compound(expr, arithmetic, place, &Expr::int(1, Type::INT), used)?;
        self.step_in_own_type(arithmetic, place)?;
        Ok(facts)
    }

    /// A step of a signed type that does not promote to `int` fits that type itself. "The value 1 of the appropriate
    /// type is added" (C11 6.5.2.4p2): clang adds to a `_BitInt` narrower than `int` one of its own type, gcc to a
    /// bit-field wider than `int` one of the field's width (6.7.2.1p10), and each takes for granted that no overflow
    /// occurs.
    fn step_in_own_type(&self, op: BinaryOp, place: &Place) -> Check {
        let program = self.program;
        let Some(int) = typing::integer(program, &place.ty) else { return Ok(()) };
        let bits = typing::bit_width(program, place);
        if !int.is_signed(program.target) || typing::promote(program, int, bits) == IntType::Int {
            return Ok(());
        }
        let exact = ranges::binary(op, self.values(place), Interval::point(1));
        let held = exact.is_subset_of(ranges::of_int(program, int, bits));
        require(held, || Violation::SignedOverflow { operator: op.name(), range: exact })
    }

    /// A bit-field that keeps its declared type as an operand is shifted by less than its own width: to gcc that is
    /// the width of its type (C11 6.7.2.1p10, 6.5.7p3), and where the field is assigned no cast can say otherwise.
    fn shift_in_field(&self, op: BinaryOp, place: &Place, amount: Interval) -> Check {
        let field = typing::bit_width(self.program, place).filter(|width| *width > IntType::Int.width());
        match field {
            Some(width) if op.is_shift() => {
                let inside = amount.high < Number::from(width.0);
                require(inside, || Violation::ShiftAmount { amount, width })
            }
            _ => Ok(()),
        }
    }
}

/// A constant that `_Float16` or `float` holds without rounding; anything that is no constant passes, and so do
/// the wider types, of whose roundings no compiler warns.
fn is_exact(value: &Expr, range: Interval, ty: FloatType) -> bool {
    match (&value.kind, range.as_point()) {
        // What converts to a decimal type is exact (`typing::converts`).
        _ if ty >= FloatType::Double => true,
        (ExprKind::Float(bits), _) => float::round(f64::from_bits(*bits), ty).is_finite(),
        (_, Some(constant)) if value.ty.is_integer() => {
            number::truncated(float::round(number::to_f64(constant), ty)) == Some(constant)
        }
        _ => true,
    }
}
