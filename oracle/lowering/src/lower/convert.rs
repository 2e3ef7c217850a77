//! Scalars in registers: their types, conversions (C11 6.3.1) and promotions.

use ir::{CastOp, Const, FloatPredicate, IntPredicate, Operand, TypeId};
use lang::{Bits, Expr, FloatType, IntType, Number, Type, typing};

use super::LowerError;
use super::function::Lowerer;
use crate::fault::Fault;
use crate::strategy::register_type;

/// The type of a scalar value, enumerations by the integer type they behave as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scalar {
    Int(IntType),
    Float(FloatType),
    Pointer,
}

impl Scalar {
    pub(super) const INT: Scalar = Scalar::Int(IntType::Int);

    /// The IR type of a value in a register.
    pub(super) const fn ir_type(self) -> TypeId {
        match self {
            Scalar::Int(int) => register_type(int),
            Scalar::Float(FloatType::Float) => TypeId::FLOAT,
            Scalar::Float(_) => TypeId::DOUBLE,
            Scalar::Pointer => TypeId::PTR,
        }
    }
}

/// An integer constant of an integer type.
pub(super) fn int_const(int: IntType, value: impl Into<Number>) -> Const {
    Const::int(register_type(int), int.width().0 as u32, value.into().as_u128())
}

/// A floating constant; the number is exact in the type.
pub(super) fn float_const(float: FloatType, number: f64) -> Const {
    match float {
        FloatType::Float => Const::float(number as f32),
        _ => Const::double(number),
    }
}

impl<'a> Lowerer<'a> {
    /// The scalar a type is.
    pub(super) fn scalar(&self, ty: &Type) -> Result<Scalar, LowerError> {
        Ok(match ty {
            Type::Int(int) => Scalar::Int(*int),
            Type::Enum(id) => Scalar::Int(self.environment.program[*id].underlying()),
            Type::Float(FloatType::Half | FloatType::LongDouble) => {
                return Err(LowerError::Unsupported("a floating type other than float and double"));
            }
            Type::Float(float) => Scalar::Float(*float),
            Type::Pointer(_) | Type::FunctionPointer(_) => Scalar::Pointer,
            Type::Void => return Err(LowerError::IllTyped("the value of a function that returns nothing")),
            Type::Array(..) | Type::Record(_) | Type::Complex(_) | Type::Vector(..) => {
                return Err(LowerError::IllTyped("a record or array where a scalar is due"));
            }
        })
    }

    fn is_signed(&self, int: IntType) -> bool {
        let unsigned_char =
            matches!(int, IntType::Char | IntType::SChar) && self.e.faults.has(Fault::CharReadUnsigned);
        int.is_signed(self.environment.program.target) && !unsigned_char
    }

    /// Whether arithmetic in the type is signed.
    pub(super) fn signed_arithmetic(&self, int: IntType) -> bool {
        int.is_signed(self.environment.program.target)
    }

    /// A value of type `from` converted to `to`, as if by assignment or cast.
    pub(super) fn convert(&mut self, value: Operand, from: Scalar, to: Scalar) -> Operand {
        match (from, to) {
            (_, Scalar::Int(IntType::Bool)) if from != to => self.as_bool(value, from),
            (Scalar::Int(a), Scalar::Int(b)) => self.int_to_int(value, a, b),
            (Scalar::Int(int), Scalar::Float(_)) => {
                let op = if self.is_signed(int) { CastOp::SiToFp } else { CastOp::UiToFp };
                self.cast(op, value, to)
            }
            (Scalar::Float(_), Scalar::Int(int)) => {
                let op = if self.is_signed(int) { CastOp::FpToSi } else { CastOp::FpToUi };
                self.cast(op, value, to)
            }
            (Scalar::Float(FloatType::Float), Scalar::Float(FloatType::Double)) => {
                self.cast(CastOp::FpExt, value, to)
            }
            (Scalar::Float(FloatType::Double), Scalar::Float(FloatType::Float)) => {
                self.cast(CastOp::FpTrunc, value, to)
            }
            (Scalar::Pointer, Scalar::Int(_)) => self.cast(CastOp::PtrToInt, value, to),
            (Scalar::Int(_), Scalar::Pointer) => self.cast(CastOp::IntToPtr, value, to),
            (Scalar::Float(_), _) | (_, Scalar::Float(_)) | (Scalar::Pointer, Scalar::Pointer) => value,
        }
    }

    fn cast(&mut self, op: CastOp, value: Operand, to: Scalar) -> Operand {
        self.e.build.cast(op, ir::CastFlags::default(), value, to.ir_type())
    }

    fn int_to_int(&mut self, value: Operand, from: IntType, to: IntType) -> Operand {
        let signed = self.is_signed(from);
        if let Operand::Const(Const::Int { value, .. }) = value {
            let unused = 128 - from.width().0 as u32;
            let wide = (value << unused).cast_signed();
            let wide = if signed { wide >> unused } else { value.cast_signed() };
            return int_const(to, wide).into();
        }
        let ty = register_type(to);
        match from.width().cmp(&to.width()) {
            std::cmp::Ordering::Equal => value,
            std::cmp::Ordering::Greater => self.e.build.trunc(value, ty),
            std::cmp::Ordering::Less if signed => self.e.build.sext(value, ty),
            std::cmp::Ordering::Less => self.e.build.zext(value, ty),
        }
    }

    /// Conversion to `_Bool` (C11 6.3.1.2).
    fn as_bool(&mut self, value: Operand, from: Scalar) -> Operand {
        if let Scalar::Int(int) = from
            && self.e.faults.has(Fault::BoolNotNormalised)
        {
            return self.int_to_int(value, int, IntType::Bool);
        }
        self.truth(value, from)
    }

    /// Whether a value compares unequal to 0, as `i1`.
    pub(super) fn truth(&mut self, value: Operand, ty: Scalar) -> Operand {
        match (ty, value) {
            (Scalar::Int(IntType::Bool), _) => value,
            (Scalar::Int(_), Operand::Const(Const::Int { value, .. })) => Const::i1(value != 0).into(),
            (Scalar::Int(int), _) => self.e.build.icmp(IntPredicate::Ne, value, int_const(int, 0)),
            (Scalar::Float(float), _) => {
                self.e.build.fcmp(FloatPredicate::Une, value, float_const(float, 0.0))
            }
            (Scalar::Pointer, _) => self.e.build.icmp(IntPredicate::Ne, value, Const::Null),
        }
    }

    /// The type of an operand after the integer promotions; `bits` is the width of the bit-field it was read
    /// from.
    pub(super) fn promoted(&self, ty: Scalar, bits: Option<Bits>) -> Scalar {
        let Scalar::Int(int) = ty else { return ty };
        let program = self.environment.program;
        let narrow = bits.is_some_and(|width| width < IntType::Int.width());
        if narrow
            && int != IntType::Bool
            && !int.is_signed(program.target)
            && self.e.faults.has(Fault::UnsignedFieldPromotesUnsigned)
        {
            return Scalar::Int(IntType::UInt);
        }
        Scalar::Int(typing::promote(program, int, bits))
    }

    /// The usual arithmetic conversions (C11 6.3.1.8) on promoted types.
    pub(super) fn common(&self, left: Scalar, right: Scalar) -> Result<Scalar, LowerError> {
        let (Some(a), Some(b)) = (arithmetic(left), arithmetic(right)) else {
            return Err(LowerError::IllTyped("arithmetic on pointers"));
        };
        if let (Scalar::Int(a), Scalar::Int(b)) = (left, right)
            && a.rank() == b.rank()
            && self.e.faults.has(Fault::UsualConversionsKeepSigned)
        {
            return Ok(Scalar::Int(if self.signed_arithmetic(a) { a } else { b }));
        }
        let common = typing::usual_arithmetic(self.environment.program, &a, &b);
        self.scalar(&common.ok_or(LowerError::IllTyped("operands without a common type"))?)
    }

    /// An operand and its type after the integer promotions.
    pub(super) fn promoted_value(&mut self, expr: &'a Expr) -> Result<(Operand, Scalar), LowerError> {
        let value = self.value(expr)?;
        let from = self.scalar(&expr.ty)?;
        let bits = typing::source_bit_field(self.environment.program, expr);
        let to = self.promoted(from, bits);
        Ok((self.convert(value, from, to), to))
    }

    /// A value converted to another type.
    pub(super) fn converted(&mut self, expr: &'a Expr, to: Scalar) -> Result<Operand, LowerError> {
        let value = self.value(expr)?;
        let from = self.scalar(&expr.ty)?;
        Ok(self.convert(value, from, to))
    }
}

fn arithmetic(scalar: Scalar) -> Option<Type> {
    match scalar {
        Scalar::Int(int) => Some(Type::Int(int)),
        Scalar::Float(float) => Some(Type::Float(float)),
        Scalar::Pointer => None,
    }
}
