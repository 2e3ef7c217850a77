//! Fast-math flags as tests of operands and results. LangRef "Fast-Math Flags".
//!
//! A value that `nnan` and `ninf` forbid is poison; where `nsz` makes the sign of a zero insignificant, it is any. The other
//! flags permit a result without prescribing one: the exact operation is one of the permitted results.

use ir::{
    ArithFlags, BinaryOp, ChoiceOp, Compare, Const, FAST_MATH, Flag, FlagSet, FloatPredicate, Function,
    FunctionBuilder, Instruction, Module, Op, Operand, Type, TypeId,
};

use super::outlined;

/// The instruction without fast-math flags; `None` if it has none, is a `phi`, whose operands are not all there, or has
/// vectors of different lengths.
pub(super) fn plain(
    module: &mut Module,
    function: &Function,
    instruction: &Instruction,
) -> Option<Instruction> {
    let flags = instruction.flags.intersection(FAST_MATH);
    if flags.is_empty() || matches!(instruction.op, Op::Choice(ChoiceOp::Phi { .. })) {
        return None;
    }
    let flags_left = instruction.flags.difference(FAST_MATH);
    if ![Flag::NNan, Flag::NInf, Flag::Nsz].into_iter().any(|flag| flags.has(flag)) {
        return Some(Instruction { flags: flags_left, ..instruction.clone() });
    }
    let op = outlined(
        module,
        function,
        instruction,
        |op, result| format!("{op:?} to type {} with {flags:?}", result.index()),
        |module, declaration, op| {
            let limits = FlagLimits::new(module, flags, &op, &declaration)?;
            Some(module.add_function(limits.define(declaration, op)))
        },
    )?;
    Some(Instruction { op, flags: flags_left, ..instruction.clone() })
}

/// The values that the flags of an instruction forbid or leave open.
struct FlagLimits {
    flags: FlagSet,
    /// The type of a comparison's result: as many `i1` as operands and result have lanes.
    mask: TypeId,
    /// The infinite numbers of each floating-point type among operands and result.
    infinite: Vec<(TypeId, [Const; 2])>,
}

impl FlagLimits {
    /// `None` if lanes of different numbers would have to be related.
    fn new(module: &mut Module, flags: FlagSet, op: &Op, function: &Function) -> Option<FlagLimits> {
        let mut types: Vec<TypeId> =
            op.operands().filter_map(|operand| operand.ty(&function.values)).chain([function.ret]).collect();
        types.retain(|&ty| module.types.is_float(module.types.scalar(ty)));
        types.dedup();
        let lanes = |module: &Module, ty| match module.types.get(ty) {
            Type::Vector(lanes, _) => Some(Some(*lanes)),
            _ if module.types.is_float(ty) => Some(None),
            // An array or a structure.
            _ => None,
        };
        let first = lanes(module, *types.first()?)?;
        if types.iter().any(|&ty| lanes(module, ty) != Some(first)) {
            return None;
        }
        let mask = match first {
            Some(lanes) => module.types.vector(lanes, TypeId::I1),
            None => TypeId::I1,
        };
        if function.ret != mask && !types.contains(&function.ret) {
            return None;
        }
        let infinite = types.into_iter().map(|ty| Some((ty, infinite(module, ty)?)));
        Some(FlagLimits { flags, mask, infinite: infinite.collect::<Option<_>>()? })
    }

    /// A function that does what the operation does, under these limits.
    fn define(&self, declaration: Function, mut op: Op) -> Function {
        let result = declaration.ret;
        let mut f = FunctionBuilder::new(declaration);
        // Of a selection, the limits are those of what is selected.
        let tested: Vec<Operand> = match op {
            Op::Choice(_) => Vec::new(),
            _ => op.operands().collect(),
        };
        // The sign of a zero operand shows in a quotient, and in what a call computes.
        if matches!(&op, Op::Call(_)) || matches!(&op, Op::Binary(binary) if binary.op == BinaryOp::FDiv) {
            for operand in op.operands_mut() {
                *operand = self.with_any_sign(&mut f, *operand);
            }
        }
        let exact = f.define(result, op);
        let mut value = self.with_any_sign(&mut f, exact);
        for number in tested.into_iter().chain([exact]) {
            for forbidden in self.forbidden(&mut f, number) {
                value = f.select(forbidden, Operand::from(Const::Poison(result)), value);
            }
        }
        f.ret(value);
        f.finish()
    }

    fn infinite(&self, f: &FunctionBuilder, number: Operand) -> Option<[Const; 2]> {
        let ty = f.ty(number);
        self.infinite.iter().find(|(known, _)| *known == ty).map(|(_, infinite)| *infinite)
    }

    /// Conditions under which the number must not be there; none if it is of another type.
    fn forbidden(&self, f: &mut FunctionBuilder, number: Operand) -> Vec<Operand> {
        let Some(infinite) = self.infinite(f, number) else { return Vec::new() };
        let mut compared =
            |predicate, rhs: Operand| f.compare(self.mask, Compare::Float { predicate, lhs: number, rhs });
        let mut conditions = Vec::new();
        if self.flags.has(Flag::NNan) {
            conditions.push(compared(FloatPredicate::Uno, number));
        }
        if self.flags.has(Flag::NInf) {
            conditions.extend(infinite.map(|infinite| compared(FloatPredicate::Oeq, infinite.into())));
        }
        conditions
    }

    /// The number, with any sign if `nsz` makes it insignificant.
    fn with_any_sign(&self, f: &mut FunctionBuilder, number: Operand) -> Operand {
        if !self.flags.has(Flag::Nsz) || self.infinite(f, number).is_none() {
            return number;
        }
        let zero = Const::Zero(f.ty(number)).into();
        let is_zero =
            f.compare(self.mask, Compare::Float { predicate: FloatPredicate::Oeq, lhs: number, rhs: zero });
        let any = f.freeze(Const::Poison(self.mask));
        let negative = f.binary(BinaryOp::And, ArithFlags::NONE, is_zero, any);
        let opposite = f.fneg(number);
        f.select(negative, opposite, number)
    }
}

/// The positive and the negative infinite number of a type, in all lanes.
fn infinite(module: &mut Module, ty: TypeId) -> Option<[Const; 2]> {
    let lane = module.types.scalar(ty);
    let (bits, sign) = match module.types.get(lane) {
        Type::Half => (0x7c00, 15),
        Type::BFloat => (0x7f80, 15),
        Type::Float => (0x7f80_0000, 31),
        Type::Double => (0x7ff0_0000_0000_0000, 63),
        Type::X86Fp80 => (0x7fff_8000_0000_0000_0000, 79),
        Type::Fp128 => (0x7fff << 112, 127),
        _ => return None,
    };
    let lanes = module.types.element_count(ty).filter(|_| lane != ty);
    Some([bits, bits | 1 << sign].map(|bits| {
        let one = Const::Float { ty: lane, bits };
        match lanes {
            Some(lanes) => module.aggregate(ty, vec![one; lanes as usize]),
            None => one,
        }
    }))
}
