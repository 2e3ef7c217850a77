//! Decoding of arithmetic and comparisons: one instruction per scalar.

use ir::{ArithFlags, Binary, Compare, FloatPredicate, Instruction, IntPredicate, Operand, Type, TypeId};

use super::Decoder;
use crate::code::{
    ArithOp, BinaryRegs, FloatInst, HostFormat, Inst, IntOp, LeafKind, Operator, Reg, SoftInst, ValueShape,
    WideInst, Width, flag,
};

impl Decoder<'_> {
    pub(super) fn binary(&mut self, instruction: &Instruction, binary: &Binary) {
        let Binary { op, flags, lhs, rhs } = *binary;
        let ty = self.type_of(lhs);
        // LangRef "udiv": division by undef is undefined behaviour, because it may be zero.
        let op = Operator::from(op);
        let divides = matches!(op, Operator::Int(IntOp::Divide(_)));
        let a = self.operand(lhs);
        let b = if divides { self.operand_undef_as_poison(rhs, ty) } else { self.operand_of(rhs, ty) };
        let dst = self.result(instruction, ty);
        let shape = self.shape(ty);
        let flags = arith_flags(flags);
        match op {
            Operator::Int(op) => self.int_leaves(op, flags, shape, BinaryRegs { dst, a, b }),
            Operator::Float(op) => self.float_leaves(op, ty, shape, BinaryRegs { dst, a, b }),
        }
    }

    fn int_leaves(&mut self, op: IntOp, flags: u8, shape: ValueShape, on: BinaryRegs) {
        for at in 0..shape.count {
            let leaf = self.leaf(shape, at);
            let on = on.advanced(leaf.register);
            match leaf.kind {
                LeafKind::Narrow => self.emit(narrow(op, leaf.width as u8, flags, on)),
                LeafKind::Wide => self.emit(wide(op, Width::new(leaf.width), flags, on)),
                LeafKind::Ptr => self.malformed("arithmetic on a pointer"),
            }
        }
    }

    /// Emits one instruction per register of the shape.
    pub(super) fn emit_per_register(&mut self, shape: ValueShape, inst: impl Fn(u32) -> Inst) {
        for register in 0..shape.registers {
            self.emit(inst(register));
        }
    }

    /// The host format of a floating-point type, or of a vector's lanes.
    pub(super) fn format(&mut self, ty: TypeId) -> HostFormat {
        let types = &self.module.types;
        match types.get(types.scalar(ty)) {
            Type::Float => HostFormat::Single,
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
        let Some(dst) = self.truth_result(instruction, shape.count) else { return };
        for at in 0..shape.count {
            let leaf = self.leaf(shape, at);
            let on = BinaryRegs { dst: dst + at, a: a + leaf.register, b: b + leaf.register };
            let inst = match *compare {
                Compare::Float { predicate, .. } => self.float_comparison(predicate, ty, on),
                Compare::Int { predicate, .. } => match leaf.kind {
                    LeafKind::Wide => {
                        WideInst::Compare { predicate, width: Width::new(leaf.width), on }.into()
                    }
                    LeafKind::Narrow | LeafKind::Ptr => comparison(predicate, leaf.width as u8, on),
                },
            };
            self.emit(inst);
        }
    }

    fn float_comparison(&mut self, predicate: FloatPredicate, ty: TypeId, on: BinaryRegs) -> Inst {
        match self.soft_format(ty) {
            Some(format) => SoftInst::Compare { predicate, format, on }.into(),
            None => FloatInst::Compare { predicate, format: self.format(ty), on }.into(),
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
}

fn arith_flags(flags: ArithFlags) -> u8 {
    let ArithFlags { nuw, nsw, exact, disjoint } = flags;
    let bit = |set, flag| if set { flag } else { 0 };
    bit(nuw, flag::NUW) | bit(nsw, flag::NSW) | bit(exact, flag::EXACT) | bit(disjoint, flag::DISJOINT)
}

impl BinaryRegs {
    /// The registers `distance` further.
    pub(super) fn advanced(self, distance: u32) -> BinaryRegs {
        BinaryRegs { dst: self.dst + distance, a: self.a + distance, b: self.b + distance }
    }
}

/// An operation on integers of up to 64 bits.
fn narrow(op: IntOp, width: u8, flags: u8, on: BinaryRegs) -> Inst {
    let top = 64 - width;
    match op {
        IntOp::Arith(op) if flags != 0 => Inst::Arith { op, width, flags, on },
        IntOp::Arith(ArithOp::Add) => Inst::Add { top, on },
        IntOp::Arith(ArithOp::Sub) => Inst::Sub { top, on },
        IntOp::Arith(ArithOp::Mul) => Inst::Mul { top, on },
        IntOp::Arith(ArithOp::And) => Inst::And(on),
        IntOp::Arith(ArithOp::Or) => Inst::Or(on),
        IntOp::Arith(ArithOp::Xor) => Inst::Xor(on),
        IntOp::Shift(op) => Inst::Shift { op, width, flags, on },
        IntOp::Divide(op) => Inst::Divide { op, width, flags, on },
    }
}

/// An operation on integers of more than 64 bits.
fn wide(op: IntOp, width: Width, flags: u8, on: BinaryRegs) -> Inst {
    match op {
        IntOp::Arith(op) => WideInst::Arith { op, width, flags, on },
        IntOp::Shift(op) => WideInst::Shift { op, width, flags, on },
        IntOp::Divide(op) => WideInst::Divide { op, width, flags, on },
    }
    .into()
}

/// A comparison of integers of up to 64 bits: all ten predicates are expressed by equality and order.
fn comparison(predicate: IntPredicate, width: u8, on: BinaryRegs) -> Inst {
    let top = 64 - width;
    let swapped = BinaryRegs { a: on.b, b: on.a, ..on };
    let less = |signed, not, on| Inst::Less { signed, not, top, on };
    match predicate {
        IntPredicate::Eq => Inst::Equal { not: false, on },
        IntPredicate::Ne => Inst::Equal { not: true, on },
        IntPredicate::Ult => less(false, false, on),
        IntPredicate::Uge => less(false, true, on),
        IntPredicate::Ugt => less(false, false, swapped),
        IntPredicate::Ule => less(false, true, swapped),
        IntPredicate::Slt => less(true, false, on),
        IntPredicate::Sge => less(true, true, on),
        IntPredicate::Sgt => less(true, false, swapped),
        IntPredicate::Sle => less(true, true, swapped),
    }
}
