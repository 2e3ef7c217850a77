//! Rewriting of a module's instructions, one by one.

use ir::{
    Align, ArithFlags, Binary, BinaryOp, Cast, CastFlags, CastOp, ChoiceOp, Compare, Const, Gep, GepFlags,
    Instruction, IntPredicate, MemoryOp, Module, Op, Operand, Terminator, Type, TypeId, ValueId, VectorOp,
};
use smallvec::smallvec;

/// Builds the new body of a block. Each method that returns an operand appends an instruction.
pub(crate) struct Rewriter<'m> {
    pub(super) module: &'m mut Module,
    /// The types of the function's values.
    pub(super) values: Vec<TypeId>,
    body: Vec<Instruction>,
    /// The results of `freeze` with their operands.
    frozen: Vec<(ValueId, Operand)>,
}

/// A rule that may change an instruction, give another operation in its place, and append instructions before it.
pub(super) type InstructionRule = fn(&mut Rewriter<'_>, &mut Instruction) -> Option<Op>;
/// A rule that appends instructions after an instruction.
pub(super) type FollowingRule = fn(&mut Rewriter<'_>, &Instruction);
/// A rule that appends instructions before a terminator and may change it.
pub(super) type TerminatorRule = fn(&mut Rewriter<'_>, &mut Terminator);

/// Applies a rule to every instruction of the module.
pub(super) fn rewrite_instructions(module: &mut Module, rule: InstructionRule) {
    rewrite(module, |rewriter, instructions, _| {
        for mut instruction in instructions {
            if let Some(op) = rule(rewriter, &mut instruction) {
                instruction.op = op;
            }
            rewriter.body.push(instruction);
        }
    });
}

/// Applies a rule after every instruction of the module.
pub(super) fn follow_instructions(module: &mut Module, rule: FollowingRule) {
    rewrite(module, |rewriter, instructions, _| {
        for instruction in instructions {
            rewriter.body.push(instruction.clone());
            rule(rewriter, &instruction);
        }
    });
}

/// Applies a rule to every terminator of the module.
pub(super) fn rewrite_terminators(module: &mut Module, rule: TerminatorRule) {
    rewrite(module, |rewriter, instructions, terminator| {
        rewriter.body = instructions;
        rule(rewriter, terminator);
    });
}

fn rewrite(module: &mut Module, block_rule: impl Fn(&mut Rewriter<'_>, Vec<Instruction>, &mut Terminator)) {
    for at in 0..module.functions.len() {
        let mut blocks = std::mem::take(&mut module.functions[at].blocks);
        let values = std::mem::take(&mut module.functions[at].values);
        let mut rewriter = Rewriter { module, values, body: Vec::new(), frozen: Vec::new() };
        for block in &mut blocks {
            let instructions = std::mem::take(&mut block.instructions);
            block_rule(&mut rewriter, instructions, &mut block.terminator);
            block.instructions = std::mem::take(&mut rewriter.body);
        }
        let values = rewriter.values;
        module.functions[at].blocks = blocks;
        module.functions[at].values = values;
    }
}

impl Rewriter<'_> {
    /// Appends the instruction with a new result, which is returned, so that something else may define the original
    /// result; `None` if it has no result.
    pub(super) fn renamed(&mut self, instruction: &Instruction) -> Option<Operand> {
        let ty = self.ty(Operand::Value(instruction.result?));
        Some(self.emit(ty, instruction.op.clone()))
    }

    /// Appends an operation and returns its result.
    pub(super) fn emit(&mut self, ty: TypeId, op: Op) -> Operand {
        let result = ValueId(self.values.len() as u32);
        self.values.push(ty);
        self.body.push(Instruction::new(Some(result), op));
        Operand::Value(result)
    }

    /// Appends an operation without result.
    pub(super) fn emit_void(&mut self, op: Op) {
        self.body.push(Instruction::new(None, op));
    }

    /// Records that `result` is a frozen `value`.
    pub(super) fn remember_frozen(&mut self, result: Option<ValueId>, value: Operand) {
        self.frozen.extend(result.map(|result| (result, value)));
    }

    /// The value that the operand is frozen from, if it is the result of a `freeze` of an earlier block or line.
    pub(super) fn frozen_operand(&self, operand: Operand) -> Option<Operand> {
        let found = self.frozen.iter().find(|(result, _)| Operand::Value(*result) == operand);
        found.map(|&(_, value)| value)
    }

    /// The operand's type; `void` for a value that does not exist.
    pub(super) fn ty(&self, operand: Operand) -> TypeId {
        operand.ty(&self.values).unwrap_or(TypeId::VOID)
    }

    /// The type of a scalar, or of a vector's lanes.
    pub(super) fn scalar(&self, ty: TypeId) -> &Type {
        self.module.types.get(self.module.types.scalar(ty))
    }

    /// Width in bits of an integer type, or of a vector's integer lanes.
    pub(super) fn int_width(&self, ty: TypeId) -> Option<u32> {
        self.module.types.int_width(self.module.types.scalar(ty))
    }

    /// The type `scalar`, or a vector of as many of them as `like` has lanes.
    pub(super) fn with_lanes(&mut self, like: TypeId, scalar: TypeId) -> TypeId {
        match *self.module.types.get(like) {
            Type::Vector(count, _) => self.module.types.vector(count, scalar),
            _ => scalar,
        }
    }

    /// An integer of the type, or a vector with it in each lane.
    pub(super) fn number(&mut self, ty: TypeId, value: u128) -> Operand {
        let scalar = self.module.types.scalar(ty);
        let width = self.module.types.int_width(scalar).unwrap_or(128);
        let number = Const::int(scalar, width, value);
        match *self.module.types.get(ty) {
            Type::Vector(count, _) => self.module.aggregate(ty, vec![number; count as usize]).into(),
            _ => number.into(),
        }
    }

    pub(super) fn binary(&mut self, op: BinaryOp, lhs: Operand, rhs: Operand) -> Operand {
        let ty = self.ty(lhs);
        self.emit(ty, Op::Binary(Binary { op, flags: ArithFlags::NONE, lhs, rhs }))
    }

    pub(super) fn cast(&mut self, op: CastOp, value: Operand, scalar: TypeId) -> Operand {
        let from = self.ty(value);
        let to = self.with_lanes(from, scalar);
        self.emit(to, Op::Cast(Cast { op, flags: CastFlags::default(), value, to }))
    }

    /// A bitcast of the whole value.
    pub(super) fn bitcast(&mut self, value: Operand, to: TypeId) -> Operand {
        self.emit(to, Op::Cast(Cast { op: CastOp::BitCast, flags: CastFlags::default(), value, to }))
    }

    pub(super) fn icmp(&mut self, predicate: IntPredicate, lhs: Operand, rhs: Operand) -> Operand {
        let like = self.ty(lhs);
        let ty = self.with_lanes(like, TypeId::I1);
        self.emit(ty, Op::Compare(Compare::Int { predicate, lhs, rhs }))
    }

    pub(super) fn select(&mut self, condition: Operand, if_true: Operand, if_false: Operand) -> Operand {
        let ty = self.ty(if_true);
        self.emit(ty, select(condition, if_true, if_false))
    }

    pub(super) fn freeze(&mut self, value: Operand) -> Operand {
        let ty = self.ty(value);
        self.emit(ty, Op::Freeze(value))
    }

    pub(super) fn load(&mut self, ty: TypeId, ptr: Operand, align: Align) -> Operand {
        self.emit(ty, Op::Memory(MemoryOp::Load { ty, ptr, align, volatile: false }))
    }

    pub(super) fn store(&mut self, value: Operand, ptr: Operand, align: Align) {
        self.emit_void(Op::Memory(MemoryOp::Store { value, ptr, align, volatile: false }));
    }

    /// The address some bytes further.
    pub(super) fn byte_address(&mut self, base: Operand, distance: i64) -> Operand {
        let indices = vec![Const::i64(distance).into()];
        let gep = Gep { source: TypeId::I8, base, indices, flags: GepFlags::NONE };
        self.emit(TypeId::PTR, Op::Memory(MemoryOp::Gep(gep)))
    }

    /// Member `at` of an aggregate, or lane `at` of a vector.
    pub(super) fn element(&mut self, value: Operand, at: u32) -> Option<Operand> {
        let ty = self.ty(value);
        if let Type::Vector(_, lane) = *self.module.types.get(ty) {
            let index = Const::i32(at as i32).into();
            return Some(self.emit(lane, Op::Vector(VectorOp::Extract { vector: value, index })));
        }
        let member = self.module.types.element(ty, u64::from(at))?;
        let extract = ir::AggregateOp::Extract { aggregate: value, indices: smallvec![at] };
        Some(self.emit(member, Op::Aggregate(extract)))
    }

    /// A truth value for a scalar, or one for each lane of a vector: whether it is not poison. Two freezes of 64 bits
    /// of poison differ, if the choices are pseudo-random ([`crate::NondetPolicy::Seed`]); under the other policies
    /// every value counts as defined. `None` for an aggregate.
    pub(super) fn is_defined(&mut self, value: Operand) -> Option<Operand> {
        let ty = self.ty(value);
        let scalar = self.module.types.scalar(ty);
        let (pointer, float) = (*self.scalar(ty) == Type::Ptr, self.module.types.is_float(scalar));
        let value = if pointer {
            self.cast(CastOp::PtrToInt, value, TypeId::I64)
        } else if float {
            let bits = self.module.types.bit_width(scalar).0 as u32;
            let int = self.module.types.int(bits);
            self.cast(CastOp::BitCast, value, int)
        } else {
            value
        };
        let wide = match self.int_width(self.ty(value))? {
            64 => value,
            0..64 => self.cast(CastOp::ZExt, value, TypeId::I64),
            _ => self.cast(CastOp::Trunc, value, TypeId::I64),
        };
        let (first, second) = (self.freeze(wide), self.freeze(wide));
        Some(self.icmp(IntPredicate::Eq, first, second))
    }

    /// A truth value: whether no scalar of a value is poison.
    pub(super) fn is_wholly_defined(&mut self, value: Operand) -> Option<Operand> {
        let ty = self.ty(value);
        let count = match *self.module.types.get(ty) {
            Type::Vector(count, _) => count,
            _ => match self.module.types.element_count(ty) {
                Some(count) => count.min(256) as u32,
                None => return self.is_defined(value),
            },
        };
        let mut all = Operand::Const(Const::i1(true));
        for at in 0..count {
            let element = self.element(value, at)?;
            let defined = self.is_wholly_defined(element)?;
            all = self.binary(BinaryOp::And, all, defined);
        }
        Some(all)
    }

    /// `value` with the number in place of each poison integer.
    pub(super) fn without_poison(&mut self, value: Operand, number: u128) -> Operand {
        let ty = self.ty(value);
        let defined = self.int_width(ty).and_then(|_| self.is_defined(value));
        let Some(defined) = defined else { return value };
        let number = self.number(ty, number);
        self.select(defined, value, number)
    }

    /// `value`, wholly poison if one of its scalars is.
    pub(super) fn spread_poison(&mut self, value: Operand) -> Operand {
        let poison = Const::Poison(self.ty(value)).into();
        match self.is_wholly_defined(value) {
            Some(defined) => self.select(defined, value, poison),
            None => value,
        }
    }
}

/// The operation whose result is `value`.
pub(super) fn copy(value: Operand) -> Op {
    select(Const::i1(true).into(), value, value)
}

/// The operation whose result is `if_true`, or `if_false` where `condition` is false.
pub(super) fn select(condition: Operand, if_true: Operand, if_false: Operand) -> Op {
    Op::Choice(ChoiceOp::Select { condition, if_true, if_false })
}
