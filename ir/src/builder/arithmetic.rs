//! Arithmetic, conversions, comparisons.

use super::FunctionBuilder;
use crate::constant::Operand;
use crate::flags::{ArithFlags, CastFlags};
use crate::instruction::Op;
use crate::opcode::{BinaryOp, CastOp, binary_opcodes, cast_opcodes};
use crate::operator::{Binary, Cast, Compare, FloatPredicate, IntPredicate};
use crate::types::TypeId;

macro_rules! binary_methods {
    ($($(#[$doc:meta])* $method:ident => $op:ident, $rule:expr, $flags:expr;)*) => {$(
        $(#[$doc])*
        pub fn $method(&mut self, lhs: impl Into<Operand>, rhs: impl Into<Operand>) -> Operand {
            self.binary(BinaryOp::$op, ArithFlags::NONE, lhs, rhs)
        }
    )*};
}

macro_rules! cast_methods {
    ($($(#[$doc:meta])* $method:ident => $op:ident, $rule:expr, $flags:expr;)*) => {$(
        $(#[$doc])*
        pub fn $method(&mut self, value: impl Into<Operand>, to: TypeId) -> Operand {
            self.cast(CastOp::$op, CastFlags::default(), value, to)
        }
    )*};
}

impl FunctionBuilder {
    /// A binary operation with flags.
    pub fn binary(
        &mut self,
        op: BinaryOp,
        flags: ArithFlags,
        lhs: impl Into<Operand>,
        rhs: impl Into<Operand>,
    ) -> Operand {
        let (lhs, rhs) = (lhs.into(), rhs.into());
        let ty = self.ty(lhs);
        self.define(ty, Op::Binary(Binary { op, flags, lhs, rhs }))
    }

    binary_opcodes!(binary_methods {});

    /// A conversion with flags.
    pub fn cast(&mut self, op: CastOp, flags: CastFlags, value: impl Into<Operand>, to: TypeId) -> Operand {
        let value = value.into();
        self.define(to, Op::Cast(Cast { op, flags, value, to }))
    }

    cast_opcodes!(cast_methods {});

    /// `fneg`
    pub fn fneg(&mut self, value: impl Into<Operand>) -> Operand {
        let value = value.into();
        let ty = self.ty(value);
        self.define(ty, Op::FNeg(value))
    }

    /// `freeze`
    pub fn freeze(&mut self, value: impl Into<Operand>) -> Operand {
        let value = value.into();
        let ty = self.ty(value);
        self.define(ty, Op::Freeze(value))
    }

    /// `icmp` of scalars.
    pub fn icmp(
        &mut self,
        predicate: IntPredicate,
        lhs: impl Into<Operand>,
        rhs: impl Into<Operand>,
    ) -> Operand {
        let (lhs, rhs) = (lhs.into(), rhs.into());
        self.compare(TypeId::I1, Compare::Int { predicate, lhs, rhs })
    }

    /// `fcmp` of scalars.
    pub fn fcmp(
        &mut self,
        predicate: FloatPredicate,
        lhs: impl Into<Operand>,
        rhs: impl Into<Operand>,
    ) -> Operand {
        let (lhs, rhs) = (lhs.into(), rhs.into());
        self.compare(TypeId::I1, Compare::Float { predicate, lhs, rhs })
    }

    /// A comparison of any kind; `ty` is `i1`, or a vector of as many `i1` as the operands have lanes.
    pub fn compare(&mut self, ty: TypeId, compare: Compare) -> Operand {
        self.define(ty, Op::Compare(compare))
    }
}
