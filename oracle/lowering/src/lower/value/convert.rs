//! Scalars in registers: their types, conversions (C11 6.3.1) and promotions.

use std::cmp::Ordering;

use base::{DecimalConversion, Faults, FloatFormat};
use ir::{CastOp, Const, FloatPredicate, IntPredicate, Operand, TypeId};
use lang::{Bits, Expr, FloatType, IntType, Number, Type, typing};

use crate::fault::Fault;
use crate::lower::LowerError;
use crate::lower::floating;
use crate::lower::function::Lowerer;
use crate::lower::runtime;
use crate::lower::signature::scalar_type;
use crate::scalar::Scalar;
use crate::shape::float_scalar;

/// The type of a scalar value, enumerations by the integer type they behave as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ScalarType {
    Int(IntType),
    Float(FloatType),
    Pointer,
}

impl ScalarType {
    pub(crate) const INT: ScalarType = ScalarType::Int(IntType::Int);
}

impl<'a, F: Faults<Fault>> Lowerer<'a, F> {
    /// The scalar a type is.
    pub(crate) fn scalar(&self, ty: &Type) -> Result<ScalarType, LowerError> {
        Ok(match ty {
            Type::Int(int) => ScalarType::Int(*int),
            Type::Enum(id) => ScalarType::Int(self.environment.program[*id].underlying()),
            Type::Float(float) => ScalarType::Float(*float),
            Type::Pointer(_) | Type::FunctionPointer(_) => ScalarType::Pointer,
            Type::Void => return Err(LowerError::IllTyped("the value of a function that returns nothing")),
            Type::Array(..) | Type::Record(_) | Type::Complex(_) | Type::Vector(..) => {
                return Err(LowerError::IllTyped(
                    "a record, array, vector or complex number where a scalar is due",
                ));
            }
        })
    }

    /// The IR type of a scalar in a register.
    pub(crate) fn register_type(&mut self, scalar: ScalarType) -> TypeId {
        match scalar {
            ScalarType::Int(int) => self.e.register_type(int),
            ScalarType::Float(float) => {
                let scalar = float_scalar(float, self.environment.program.target);
                scalar_type(&mut self.e.module.types, scalar)
            }
            ScalarType::Pointer => TypeId::PTR,
        }
    }

    /// A floating constant; the number is exact in the type.
    pub(crate) fn float_const(&mut self, float: FloatType, number: f64) -> Operand {
        let ty = self.register_type(ScalarType::Float(float));
        Const::Float { ty, bits: floating::of_double(float, self.environment.program.target, number) }.into()
    }

    fn is_signed(&self, int: IntType) -> bool {
        let unsigned_char =
            matches!(int, IntType::Char | IntType::SChar) && self.faults.has(Fault::CharReadUnsigned);
        let zeros = int.is_bit_precise() && self.faults.has(Fault::BitIntZeroExtended);
        int.is_signed(self.environment.program.target) && !unsigned_char && !zeros
    }

    /// True if arithmetic in the type is signed.
    pub(crate) fn signed_arithmetic(&self, int: IntType) -> bool {
        int.is_signed(self.environment.program.target)
    }

    /// A value of type `from` converted to `to`, as if by assignment or cast.
    pub(crate) fn convert(&mut self, value: Operand, from: ScalarType, to: ScalarType) -> Operand {
        match (from, to) {
            (_, ScalarType::Int(IntType::Bool)) if from != to => self.as_bool(value, from),
            // By way of `double`, which has every decimal number of a program (`typing::converts`).
            (ScalarType::Float(decimal), _) if decimal.is_decimal() && from != to => {
                let double = self.as_double(value, from);
                self.convert(double, ScalarType::Float(FloatType::Double), to)
            }
            (_, ScalarType::Float(decimal))
                if from != to
                    && let Some(format) = decimal.decimal() =>
            {
                let double = self.convert(value, from, ScalarType::Float(FloatType::Double));
                self.decimal_conversion(DecimalConversion::OfDouble(format), double)
            }
            (ScalarType::Int(a), ScalarType::Int(b)) => self.int_to_int(value, a, b),
            (ScalarType::Int(int), ScalarType::Float(_)) => {
                let op = if self.is_signed(int) { CastOp::SiToFp } else { CastOp::UiToFp };
                self.cast(op, value, to)
            }
            (ScalarType::Float(_), ScalarType::Int(int)) => {
                let op = if self.is_signed(int) { CastOp::FpToSi } else { CastOp::FpToUi };
                self.cast(op, value, to)
            }
            (ScalarType::Float(a), ScalarType::Float(b)) => match a.cmp(&b) {
                // Two types of C may have one format: `long double` and `__float128` on RISC-V, `_Float16` and `__fp16`.
                _ if self.register_type(from) == self.register_type(to) => value,
                Ordering::Equal => value,
                Ordering::Less => self.cast(CastOp::FpExt, value, to),
                Ordering::Greater => self.cast(CastOp::FpTrunc, value, to),
            },
            (ScalarType::Pointer, ScalarType::Int(_)) => self.cast(CastOp::PtrToInt, value, to),
            (ScalarType::Int(_), ScalarType::Pointer) => self.cast(CastOp::IntToPtr, value, to),
            // Not of C: the checker has no conversion between pointers and floating numbers (C11 6.5.4p4).
            (ScalarType::Float(_), _)
            | (_, ScalarType::Float(_))
            | (ScalarType::Pointer, ScalarType::Pointer) => value,
        }
    }

    /// A decimal number as a `double`; other values stay what they are.
    pub(crate) fn as_double(&mut self, value: Operand, from: ScalarType) -> Operand {
        let ScalarType::Float(float) = from else { return value };
        match float.decimal() {
            Some(format) => self.decimal_conversion(DecimalConversion::ToDouble(format), value),
            None => value,
        }
    }

    /// A call of a function of libgcc.
    fn decimal_conversion(&mut self, conversion: DecimalConversion, value: Operand) -> Operand {
        let (decimal, format) = match conversion {
            DecimalConversion::ToDouble(format) => (true, format),
            DecimalConversion::OfDouble(format) => (false, format),
        };
        let scalar = Scalar::of_format(FloatFormat::Decimal(format));
        let ty = scalar_type(&mut self.e.module.types, scalar);
        let (from, to) = if decimal { (ty, TypeId::DOUBLE) } else { (TypeId::DOUBLE, ty) };
        let callee = runtime::decimal_function(self.e.module, conversion, from, to);
        // The builder gives no value for `void` alone.
        self.e.build.call_plain(callee, to, &[value]).unwrap_or(value)
    }

    fn cast(&mut self, op: CastOp, value: Operand, to: ScalarType) -> Operand {
        let ty = self.register_type(to);
        self.e.build.cast(op, ir::CastFlags::default(), value, ty)
    }

    fn int_to_int(&mut self, value: Operand, from: IntType, to: IntType) -> Operand {
        self.extended_as(value, from, to.width())
    }

    /// An integer in more bits, by its sign, or in fewer.
    pub(crate) fn extended_as(&mut self, value: Operand, int: IntType, to: Bits) -> Operand {
        let signed = self.is_signed(int);
        self.e.resize(value, int.width(), to, signed)
    }

    /// Conversion to `_Bool` (C11 6.3.1.2).
    fn as_bool(&mut self, value: Operand, from: ScalarType) -> Operand {
        if let ScalarType::Int(int) = from
            && self.faults.has(Fault::BoolNotNormalised)
        {
            return self.int_to_int(value, int, IntType::Bool);
        }
        self.truth(value, from)
    }

    /// True if a value compares unequal to 0, as `i1`.
    pub(crate) fn truth(&mut self, value: Operand, ty: ScalarType) -> Operand {
        match (ty, self.e.constant(value)) {
            (ScalarType::Int(IntType::Bool), _) => value,
            (ScalarType::Int(_), Some(value)) => Const::i1(value != 0).into(),
            (ScalarType::Int(int), None) => {
                let zero = self.e.number(int, Number::ZERO);
                self.e.build.icmp(IntPredicate::Ne, value, zero)
            }
            (ScalarType::Float(float), _) if float.is_decimal() => {
                let value = self.as_double(value, ty);
                self.truth(value, ScalarType::Float(FloatType::Double))
            }
            (ScalarType::Float(float), _) => {
                let zero = self.float_const(float, 0.0);
                self.e.build.fcmp(FloatPredicate::Une, value, zero)
            }
            (ScalarType::Pointer, _) => self.e.build.icmp(IntPredicate::Ne, value, Const::Null),
        }
    }

    /// The type of an operand after the integer promotions and that of `__fp16`; `bits` is the width of the bit-field
    /// it was read from.
    pub(crate) fn promoted(&self, ty: ScalarType, bits: Option<Bits>) -> ScalarType {
        let int = match ty {
            ScalarType::Int(int) => int,
            ScalarType::Float(float) => return ScalarType::Float(typing::promote_float(float)),
            ScalarType::Pointer => return ty,
        };
        let program = self.environment.program;
        let narrow = bits.is_some_and(|width| width < IntType::Int.width());
        if narrow
            && int != IntType::Bool
            && !int.is_signed(program.target)
            && self.faults.has(Fault::UnsignedFieldPromotesUnsigned)
        {
            return ScalarType::Int(IntType::UInt);
        }
        ScalarType::Int(typing::promote(program, int, bits))
    }

    /// The usual arithmetic conversions (C11 6.3.1.8) on promoted types.
    pub(crate) fn common(&self, left: ScalarType, right: ScalarType) -> Result<ScalarType, LowerError> {
        let (Some(a), Some(b)) = (arithmetic(left), arithmetic(right)) else {
            return Err(LowerError::IllTyped("arithmetic on pointers"));
        };
        if let (ScalarType::Int(a), ScalarType::Int(b)) = (left, right)
            && a.rank() == b.rank()
            && self.faults.has(Fault::UsualConversionsKeepSigned)
        {
            return Ok(ScalarType::Int(if self.signed_arithmetic(a) { a } else { b }));
        }
        let common = typing::usual_arithmetic(self.environment.program, &a, &b);
        self.scalar(&common.ok_or(LowerError::IllTyped("operands without a common type"))?)
    }

    /// An operand and its type after the integer promotions.
    pub(crate) fn promoted_value(&mut self, expr: &'a Expr) -> Result<(Operand, ScalarType), LowerError> {
        let value = self.value(expr)?;
        let from = self.scalar(&expr.ty)?;
        let bits = typing::source_bit_field(self.environment.program, expr);
        let to = self.promoted(from, bits);
        Ok((self.convert(value, from, to), to))
    }

    /// A value converted to another type.
    pub(crate) fn converted(&mut self, expr: &'a Expr, to: ScalarType) -> Result<Operand, LowerError> {
        let value = self.value(expr)?;
        let from = self.scalar(&expr.ty)?;
        Ok(self.convert(value, from, to))
    }
}

fn arithmetic(scalar: ScalarType) -> Option<Type> {
    match scalar {
        ScalarType::Int(int) => Some(Type::Int(int)),
        ScalarType::Float(float) => Some(Type::Float(float)),
        ScalarType::Pointer => None,
    }
}
