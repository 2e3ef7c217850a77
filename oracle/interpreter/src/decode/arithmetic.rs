//! Decoding of arithmetic and comparisons: one instruction per scalar.

use ir::{ArithFlags, Binary, BinaryOp, Compare, Instruction, IntPredicate, Operand, Type, TypeId};

use super::Decoder;
use crate::code::{
    FloatOp, HostFormat, Inst, IntOp, LeafKind, Reg, ScalarLeaf, SoftFormat, Src, ValueShape, flag,
};
use crate::fault::Fault;

/// The bytecode operator of a binary instruction, by kind of number.
enum DecodedOperator {
    Int(IntOp),
    Float(FloatOp),
}

/// One integer operation on one scalar.
#[derive(Clone, Copy)]
pub(super) struct IntOperation {
    pub(super) op: IntOp,
    pub(super) leaf: ScalarLeaf,
    pub(super) dst: Reg,
    pub(super) a: Src,
    pub(super) b: Src,
}

impl Decoder<'_> {
    pub(super) fn binary(&mut self, instruction: &Instruction, binary: &Binary) {
        let Binary { op, flags, lhs, rhs } = *binary;
        let ty = self.type_of(lhs);
        // LangRef "udiv": division by undef is undefined behaviour, because it may be zero.
        let divides = matches!(op, BinaryOp::UDiv | BinaryOp::SDiv | BinaryOp::URem | BinaryOp::SRem);
        let a = self.operand(lhs);
        let b = if divides { self.operand_undef_as_poison(rhs, ty) } else { self.operand_of(rhs, ty) };
        let dst = self.result(instruction, ty);
        let shape = self.shape(ty);
        let flags = self.arith_flags(op, flags);
        match (self.operator(op), self.long_of(shape, ty)) {
            (DecodedOperator::Int(op), Some(width)) => self.long_binary(op, flags, width, (dst, a, b)),
            (DecodedOperator::Int(op), None) => self.int_leaves(op, flags, shape, dst, a, b),
            (DecodedOperator::Float(op), _) => self.float_leaves(op, ty, shape, (dst, a, b)),
        }
        if self.has(Fault::PoisonIgnored) {
            self.emit_per_register(shape, |register| Inst::Launder { dst: dst + register });
        }
    }

    fn int_leaves(&mut self, op: IntOp, flags: u8, shape: ValueShape, dst: Reg, a: Src, b: Src) {
        for at in 0..shape.count {
            let leaf = self.leaf(shape, at);
            let step = IntOperation {
                op,
                leaf,
                dst: dst + leaf.register,
                a: a + leaf.register,
                b: b + leaf.register,
            };
            if self.faults.is_empty() {
                self.int_leaf(step, flags);
            } else {
                let b = self.faulty_operand(step);
                self.int_leaf(IntOperation { b, ..step }, flags);
                self.faulty_result(step);
            }
        }
    }

    fn int_leaf(&mut self, step: IntOperation, flags: u8) {
        let IntOperation { op, leaf, dst, a, b } = step;
        let width = leaf.width;
        match leaf.kind {
            LeafKind::Narrow => self.emit(narrow(op, width, flags, dst, a, b)),
            LeafKind::Wide => self.emit(Inst::WideInt { op, width, flags, dst, a, b }),
            LeafKind::Ptr => self.malformed("arithmetic on a pointer"),
        }
    }

    /// Emits one instruction per register of the shape.
    pub(super) fn emit_per_register(&mut self, shape: ValueShape, inst: impl Fn(u32) -> Inst) {
        for register in 0..shape.registers {
            self.emit(inst(register));
        }
    }

    fn operator(&self, op: BinaryOp) -> DecodedOperator {
        use BinaryOp as B;
        let faulty = |fault, wrong, right| DecodedOperator::Int(if self.has(fault) { wrong } else { right });
        match op {
            B::Add => DecodedOperator::Int(IntOp::Add),
            B::Sub => DecodedOperator::Int(IntOp::Sub),
            B::Mul => DecodedOperator::Int(IntOp::Mul),
            B::UDiv => faulty(Fault::UDivAsSDiv, IntOp::SDiv, IntOp::UDiv),
            B::SDiv => faulty(Fault::SDivRoundsDown, IntOp::SDivFloor, IntOp::SDiv),
            B::URem => DecodedOperator::Int(IntOp::URem),
            B::SRem => faulty(Fault::SRemSignOfDivisor, IntOp::SRemFloor, IntOp::SRem),
            B::Shl => DecodedOperator::Int(IntOp::Shl),
            B::LShr => faulty(Fault::LShrAsAShr, IntOp::AShr, IntOp::LShr),
            B::AShr => faulty(Fault::AShrAsLShr, IntOp::LShr, IntOp::AShr),
            B::And => DecodedOperator::Int(IntOp::And),
            B::Or => DecodedOperator::Int(IntOp::Or),
            B::Xor => DecodedOperator::Int(IntOp::Xor),
            B::FAdd => DecodedOperator::Float(FloatOp::Add),
            B::FSub => DecodedOperator::Float(FloatOp::Sub),
            B::FMul => DecodedOperator::Float(FloatOp::Mul),
            B::FDiv => DecodedOperator::Float(FloatOp::Div),
            B::FRem => DecodedOperator::Float(FloatOp::Rem),
        }
    }

    fn arith_flags(&self, op: BinaryOp, flags: ArithFlags) -> u8 {
        let ArithFlags { nuw, nsw, exact, disjoint } = flags;
        let bit = |set, flag| if set { flag } else { 0 };
        let flags = bit(nuw, flag::NUW)
            | bit(nsw, flag::NSW)
            | bit(exact, flag::EXACT)
            | bit(disjoint, flag::DISJOINT);
        if self.faults.is_empty() { flags } else { self.faulty_flags(op, flags) }
    }

    /// The host format of a floating-point type, or of a vector's lanes.
    pub(super) fn format(&mut self, ty: TypeId) -> HostFormat {
        let types = &self.module.types;
        match types.get(types.scalar(ty)) {
            Type::Float => HostFormat::Single,
            Type::Double if self.has(Fault::DoubleInFloat) => HostFormat::DoubleInSingle,
            Type::Double => HostFormat::Double,
            _ => {
                self.malformed("a floating-point number is needed");
                HostFormat::Double
            }
        }
    }

    pub(super) fn compare(&mut self, instruction: &Instruction, compare: &Compare) {
        let (Compare::Int { lhs, rhs, .. } | Compare::Float { lhs, rhs, .. }) = *compare;
        let ty = self.type_of(lhs);
        let (a, b) = (self.operand(lhs), self.operand_of(rhs, ty));
        let shape = self.shape(ty);
        let long = self.long_of(shape, ty);
        let results = if long.is_some() { 1 } else { shape.count };
        let Some(dst) = self.truth_result(instruction, results) else { return };
        if let Some(width) = long {
            return self.long_compare(compare, width, (dst, a, b));
        }
        let soft = if matches!(compare, Compare::Float { .. }) { self.soft_format(ty) } else { None };
        for at in 0..shape.count {
            let leaf = self.leaf(shape, at);
            let (dst, a, b, width) = (dst + at, a + leaf.register, b + leaf.register, leaf.width);
            let inst = match *compare {
                Compare::Float { predicate, .. } if soft.is_some() => {
                    Inst::SoftCompare { predicate, format: soft.unwrap_or(SoftFormat::Half), dst, a, b }
                }
                Compare::Float { predicate, .. } => {
                    Inst::FloatCompare { predicate, format: self.format(ty), dst, a, b }
                }
                Compare::Int { predicate, .. } => {
                    let predicate = self.predicate(predicate);
                    match leaf.kind {
                        LeafKind::Wide => Inst::WideCompare { predicate, width, dst, a, b },
                        _ => comparison(predicate, width, dst, a, b),
                    }
                }
            };
            self.emit(inst);
            if self.has(Fault::ComparePoisonFalse) {
                self.replace_poison(dst, 0);
            }
        }
    }

    /// The first register of a result of `count` truth values.
    fn truth_result(&mut self, instruction: &Instruction, count: u32) -> Option<Reg> {
        let ty = self.type_of(Operand::Value(instruction.result?));
        let shape = self.shape(ty);
        if shape.count != count || self.module.types.scalar(ty) != TypeId::I1 {
            self.malformed("comparison and its result");
        }
        Some(self.result(instruction, ty))
    }

    pub(super) fn predicate(&self, predicate: IntPredicate) -> IntPredicate {
        use IntPredicate::{Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        match predicate {
            Sgt if self.has(Fault::SignedCompareAsUnsigned) => Ugt,
            Sge if self.has(Fault::SignedCompareAsUnsigned) => Uge,
            Slt if self.has(Fault::SignedCompareAsUnsigned) => Ult,
            Sle if self.has(Fault::SignedCompareAsUnsigned) => Ule,
            Ugt if self.has(Fault::UnsignedCompareAsSigned) => Sgt,
            Uge if self.has(Fault::UnsignedCompareAsSigned) => Sge,
            Ult if self.has(Fault::UnsignedCompareAsSigned) => Slt,
            Ule if self.has(Fault::UnsignedCompareAsSigned) => Sle,
            other => other,
        }
    }
}

/// An operation on integers of up to 64 bits.
pub(super) fn narrow(op: IntOp, width: u8, flags: u8, dst: Reg, a: Src, b: Src) -> Inst {
    let top = 64 - width;
    match op {
        _ if flags != 0 => Inst::Int { op, width, flags, dst, a, b },
        IntOp::Add => Inst::Add { top, dst, a, b },
        IntOp::Sub => Inst::Sub { top, dst, a, b },
        IntOp::Mul => Inst::Mul { top, dst, a, b },
        IntOp::And => Inst::And { dst, a, b },
        IntOp::Or => Inst::Or { dst, a, b },
        IntOp::Xor => Inst::Xor { dst, a, b },
        _ => Inst::Int { op, width, flags, dst, a, b },
    }
}

/// A comparison of integers of up to 64 bits: all ten predicates are expressed by equality and order.
pub(super) fn comparison(predicate: IntPredicate, width: u8, dst: Reg, a: Src, b: Src) -> Inst {
    let top = 64 - width;
    let less = |signed, not, a, b| Inst::Less { signed, not, top, dst, a, b };
    match predicate {
        IntPredicate::Eq => Inst::Equal { not: false, dst, a, b },
        IntPredicate::Ne => Inst::Equal { not: true, dst, a, b },
        IntPredicate::Ult => less(false, false, a, b),
        IntPredicate::Uge => less(false, true, a, b),
        IntPredicate::Ugt => less(false, false, b, a),
        IntPredicate::Ule => less(false, true, b, a),
        IntPredicate::Slt => less(true, false, a, b),
        IntPredicate::Sge => less(true, true, a, b),
        IntPredicate::Sgt => less(true, false, b, a),
        IntPredicate::Sle => less(true, true, b, a),
    }
}
