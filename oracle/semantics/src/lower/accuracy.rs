//! `fpmath` as a choice among the numbers beside the exact result. LangRef "'fpmath' Metadata".
//!
//! The exact result is rounded, so that it may be half a unit in the last place (ULP) away from the true one: with an accuracy of
//! `n` ULPs, it may be left out for a number less than `n + 1/2` ULPs beside it. Between numbers that are not normal, and beside zero, a
//! ULP is the distance of two neighbours as elsewhere, the smallest number, so that a result may be on the other side of zero. A zero that
//! another result becomes keeps the sign. Infinities and NaNs are what they are, and no finite number becomes one: that error is no number of ULPs.

use ir::{
    ArithFlags, BinaryOp, CastFlags, CastOp, Const, FuncId, Function, FunctionBuilder, Instruction,
    IntPredicate, Module, Op, Operand, Type, TypeId,
};

use super::outlined;

/// Limit on the numbers on each side: numbers beyond it are not chosen.
const MAX_STEPS: u32 = 127;
/// Limit on the lanes of a vector.
const MAX_LANES: u32 = 64;

/// The types of a number and of what is computed with its bits.
struct NumberTypes {
    number: TypeId,
    bits: TypeId,
    width: u32,
    /// The width of the significand, without the bit that is not stored.
    stored: u32,
}

impl NumberTypes {
    fn for_type(module: &mut Module, number: TypeId) -> Option<NumberTypes> {
        let (width, stored) = match module.types.get(number) {
            Type::Half => (16, 10),
            Type::BFloat => (16, 7),
            Type::Float => (32, 23),
            Type::Double => (64, 52),
            _ => return None,
        };
        Some(NumberTypes { number, bits: module.types.int(width), width, stored })
    }
}

/// True if the results of an instruction with an accuracy are chosen: it has no flags, which would restrict them further.
pub fn is_chosen(module: &Module, function: &Function, instruction: &Instruction) -> bool {
    let result = instruction.result.and_then(|result| function.values.get(result.index()));
    let Some(&ty) = result.filter(|_| instruction.flags.is_empty()) else { return false };
    let lanes = match module.types.get(ty) {
        Type::Vector(lanes, _) => *lanes <= MAX_LANES,
        _ => true,
    };
    let number = matches!(
        module.types.get(module.types.scalar(ty)),
        Type::Half | Type::BFloat | Type::Float | Type::Double
    );
    let op = matches!(instruction.op, Op::Binary(_) | Op::Call(_));
    lanes && number && op
}

/// The instruction as a call of a function that chooses among the results; `None` of instructions without an accuracy, or of
/// which only the exact result is accurate enough.
pub(super) fn call_of_choice(
    module: &mut Module,
    function: &Function,
    instruction: &Instruction,
) -> Option<Instruction> {
    let accuracy = module.metadata.accuracy(instruction.metadata)?;
    if !is_chosen(module, function, instruction) {
        return None;
    }
    let steps = (accuracy + 0.5).ceil() - 1.0;
    if steps < 1.0 {
        return None;
    }
    let steps = (steps as u32).min(MAX_STEPS);
    let op = outlined(
        module,
        function,
        instruction,
        |op, result| format!("{op:?} to type {} within {steps} steps", result.index()),
        |module, declaration, op| define(module, declaration, op, steps),
    )?;
    Some(Instruction { op, ..instruction.clone() })
}

fn define(module: &mut Module, declaration: Function, op: Op, steps: u32) -> Option<FuncId> {
    let result = declaration.ret;
    let types = NumberTypes::for_type(module, module.types.scalar(result))?;
    let choice = u32::BITS - (2 * steps).leading_zeros();
    let choice = (module.types.int(choice), choice);
    let lanes = match module.types.get(result) {
        Type::Vector(lanes, _) => Some(*lanes),
        _ => None,
    };
    let mut f = FunctionBuilder::new(declaration);
    let exact = f.define(result, op);
    let value = match lanes {
        None => moved(&mut f, &types, exact, steps, choice),
        Some(lanes) => (0..lanes).fold(exact, |vector, lane| {
            let at = Const::i32(lane as i32);
            let number = f.extract_element(types.number, vector, at);
            let number = moved(&mut f, &types, number, steps, choice);
            f.insert_element(vector, number, at)
        }),
    };
    f.ret(value);
    Some(module.add_function(f.finish()))
}

/// A number at most `steps` steps from another, if both are finite. Zeros choose the number itself.
fn moved(
    f: &mut FunctionBuilder,
    types: &NumberTypes,
    exact: Operand,
    steps: u32,
    (narrow, narrow_width): (TypeId, u32),
) -> Operand {
    let NumberTypes { number, bits: ty, width, stored } = *types;
    let constant = |value: u128| Operand::from(Const::int(ty, width, value));
    let steps = u128::from(steps);
    let plain = ArithFlags::NONE;
    let bits = f.cast(CastOp::BitCast, CastFlags::default(), exact, ty);
    let chosen = f.freeze(Const::Undef(narrow));
    // 0, 1, …, n are steps away from zero, n + 1, …, 2 n those towards it.
    let up = f.icmp(IntPredicate::Ule, chosen, Const::int(narrow, narrow_width, steps));
    let known = f.icmp(IntPredicate::Ule, chosen, Const::int(narrow, narrow_width, 2 * steps));
    let distance = f.cast(CastOp::ZExt, CastFlags::default(), chosen, ty);
    let down = f.binary(BinaryOp::Sub, plain, constant(steps), distance);
    let step = f.select(up, distance, down);
    let step = f.select(known, step, constant(0));
    let (sign_bit, exponent) = (1u128 << (width - 1), ((1u128 << (width - 1 - stored)) - 1) << stored);
    let magnitude = f.binary(BinaryOp::And, plain, bits, constant(sign_bit - 1));
    let sign = f.binary(BinaryOp::And, plain, bits, constant(sign_bit));
    let sum = f.binary(BinaryOp::Add, plain, magnitude, step);
    // Below zero, the magnitude is on the other side.
    let crossed = f.icmp(IntPredicate::Slt, sum, constant(0));
    let across = f.binary(BinaryOp::Sub, plain, constant(0), sum);
    let other_sign = f.binary(BinaryOp::Xor, plain, sign, constant(sign_bit));
    let beside = f.select(crossed, across, sum);
    let sign = f.select(crossed, other_sign, sign);
    let moved = f.binary(BinaryOp::Or, plain, sign, beside);
    let moved = f.cast(CastOp::BitCast, CastFlags::default(), moved, number);
    let [was_finite, is_finite] =
        [magnitude, beside].map(|magnitude| f.icmp(IntPredicate::Ult, magnitude, constant(exponent)));
    let moved = f.select(is_finite, moved, exact);
    f.select(was_finite, moved, exact)
}
