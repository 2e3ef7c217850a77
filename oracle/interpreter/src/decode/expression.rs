//! Constant expressions, computed when a module is decoded: all globals and functions have their addresses by then.

use ir::{AliasKind, BinaryOp, CastOp, Const, ConstantExpression, TypeId};

use super::Decoder;
use crate::code::FlatConstant;
use crate::register::{Register, Tag, mask};
use semantics::Unsupported;
use semantics::lower::{INDEXED, LANES, MARKED};

/// The refusal of what nobody writes: addresses have 64 bits.
const WIDE: Unsupported = Unsupported::Instruction("a constant expression of more than 64 bits");

/// The refusal of a function that is chosen when the program is loaded.
const IFUNC: Unsupported = Unsupported::Instruction("the address of an ifunc");

impl Decoder<'_> {
    /// The registers of an expression.
    pub(super) fn flat_expression(
        &mut self,
        ty: TypeId,
        expression: &ConstantExpression,
        out: &mut Vec<FlatConstant>,
        depth: u32,
    ) {
        let register = match *expression {
            ConstantExpression::Cast(op, operand) => {
                let register = self.expression_operand(operand, depth);
                self.converted(op, register, ty)
            }
            ConstantExpression::Binary { op, flags, operands } => {
                let [a, b] = operands.map(|operand| self.expression_operand(operand, depth));
                self.combined(op, flags, [a, b], ty)
            }
            ConstantExpression::Address { flags: _, base, offset } => {
                let base = self.expression_operand(base, depth);
                Register { bits: base.bits.wrapping_add_signed(offset), ..base }
            }
            ConstantExpression::Splat(_) => {
                self.fail(semantics::lower::SCALABLE);
                Register::POISON
            }
            ConstantExpression::Marked(..) | ConstantExpression::Signed(_) => {
                self.fail(MARKED);
                Register::POISON
            }
            ConstantExpression::Indexed { .. } => {
                self.fail(INDEXED);
                Register::POISON
            }
            ConstantExpression::ExtractElement(_)
            | ConstantExpression::InsertElement(_)
            | ConstantExpression::ShuffleVector(_) => {
                self.fail(LANES);
                Register::POISON
            }
            ConstantExpression::Elsewhere(global) => self.expression_operand(global, depth),
            // The program is all there is: no linker takes another.
            ConstantExpression::Alias(id) => match self.module.aliases.get(id.index()) {
                Some(alias) if alias.kind == AliasKind::Alias => self.expression_operand(alias.target, depth),
                _ => {
                    self.fail(IFUNC);
                    Register::POISON
                }
            },
        };
        out.push(FlatConstant::Known(register));
    }

    /// The one register of an operand; undef makes the expression poison, as LLVM folds most of them.
    fn expression_operand(&mut self, operand: Const, depth: u32) -> Register {
        let mut registers = Vec::new();
        self.flatten(operand, &mut registers, depth + 1);
        match registers[..] {
            [FlatConstant::Known(register)] => register,
            [FlatConstant::Undef(_)] => Register::POISON,
            _ => {
                self.fail(WIDE);
                Register::POISON
            }
        }
    }

    fn expression_width(&mut self, ty: TypeId) -> u32 {
        match self.module.types.int_width(ty) {
            Some(width @ 1..=64) => width,
            _ => {
                self.fail(WIDE);
                64
            }
        }
    }

    fn converted(&mut self, op: CastOp, operand: Register, ty: TypeId) -> Register {
        match op {
            _ if operand.is_poison() => Register::POISON,
            // An integer has no provenance: the pointer may access any object.
            CastOp::IntToPtr if operand.bits == 0 => Register::int(0),
            CastOp::IntToPtr => Register { bits: operand.bits, tag: Tag::WILDCARD },
            _ => Register::int(operand.bits & mask(self.expression_width(ty))),
        }
    }

    fn combined(
        &mut self,
        op: BinaryOp,
        flags: ir::ArithFlags,
        [a, b]: [Register; 2],
        ty: TypeId,
    ) -> Register {
        let width = self.expression_width(ty);
        if a.is_poison() || b.is_poison() {
            return Register::POISON;
        }
        let signed = |bits: u64| i128::from((bits << (64 - width)) as i64 >> (64 - width));
        let unsigned = |bits: u64| i128::from(bits);
        let exact = |x: i128, y: i128| match op {
            BinaryOp::Add => Some(x + y),
            BinaryOp::Sub => Some(x - y),
            // Of 64 bits each, the unsigned product may have 128, of which only the lower 64 count, and `nuw` sees the sign.
            BinaryOp::Mul => Some(x.wrapping_mul(y)),
            BinaryOp::Xor => Some(x ^ y),
            BinaryOp::Shl => u32::try_from(y).ok().filter(|y| *y < width).map(|y| x << y),
            _ => None,
        };
        let Some(value) = exact(unsigned(a.bits), unsigned(b.bits)) else { return Register::POISON };
        let bits = value as u64 & mask(width);
        let shift = matches!(op, BinaryOp::Shl);
        // The distance of a shift has no sign, even where the result is one of signed numbers.
        let right = if shift { unsigned(b.bits) } else { signed(b.bits) };
        let signed_value = exact(signed(a.bits), right);
        let overflows =
            flags.nuw && value != unsigned(bits) || flags.nsw && signed_value != Some(signed(bits));
        if overflows { Register::POISON } else { Register::int(bits) }
    }
}
