//! Modes of denormal numbers as tests of operands and results. LangRef "denormal-fp-math".
//!
//! An operation treats a denormal operand as zero. A denormal result may be zero, "it is not mandated that flushing to zero occurs", so
//! that it is a choice. A mode that depends on the state of the processor (`dynamic`) is not expressed.

use ir::{
    ArithFlags, BinaryOp, CastFlags, CastOp, Compare, Const, Function, FunctionBuilder, Instruction,
    IntPredicate, Module, Op, Operand, Type, TypeId,
};

use super::outlined;

/// The zero that takes the place of a denormal number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FlushedZero {
    None,
    SameSign,
    Positive,
}

/// The modes of one type of numbers: of results and of operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct DenormalModes {
    results: FlushedZero,
    operands: FlushedZero,
}

impl DenormalModes {
    const IEEE: DenormalModes = DenormalModes { results: FlushedZero::None, operands: FlushedZero::None };

    /// The modes of a type in a function; `None` of modes that are not known.
    fn of_type(module: &Module, function: &Function, ty: TypeId) -> Option<DenormalModes> {
        let value = |key: &str| {
            let strings = function.attrs.strings.iter().rev();
            strings.into_iter().find(|(known, _)| known == key).map(|(_, value)| value.as_str())
        };
        let is_float = *module.types.get(module.types.scalar(ty)) == Type::Float;
        let of_float = value("denormal-fp-math-f32").filter(|_| is_float);
        let Some(modes) = of_float.or_else(|| value("denormal-fp-math")) else {
            return Some(DenormalModes::IEEE);
        };
        let zero = |mode: &str| match mode {
            "ieee" | "" => Some(FlushedZero::None),
            "preserve-sign" => Some(FlushedZero::SameSign),
            "positive-zero" => Some(FlushedZero::Positive),
            _ => None,
        };
        // LangRef: "if the second value is omitted, both input and output modes will assume the same mode".
        let (results, operands) = modes.split_once(',').unwrap_or((modes, modes));
        Some(DenormalModes { results: zero(results)?, operands: zero(operands)? })
    }
}

/// The width of a number and of its significand, without the bit that is not stored.
fn format(module: &Module, ty: TypeId) -> Option<(u32, u32)> {
    match module.types.get(module.types.scalar(ty)) {
        Type::Half => Some((16, 10)),
        Type::BFloat => Some((16, 7)),
        Type::Float => Some((32, 23)),
        Type::Double => Some((64, 52)),
        _ => None,
    }
}

/// The types of numbers of an operation that flushes: its operands' and its result's, if that is a number.
fn numbers(function: &Function, instruction: &Instruction) -> Option<(TypeId, Option<TypeId>)> {
    use BinaryOp::{FAdd, FDiv, FMul, FRem, FSub};
    let result = *function.values.get(instruction.result?.index())?;
    match &instruction.op {
        Op::Binary(binary) if matches!(binary.op, FAdd | FSub | FMul | FDiv | FRem) => {
            Some((result, Some(result)))
        }
        Op::Cast(cast) if matches!(cast.op, CastOp::FpTrunc | CastOp::FpExt) => {
            Some((cast.value.ty(&function.values)?, Some(result)))
        }
        Op::Compare(Compare::Float { lhs, .. }) => Some((lhs.ty(&function.values)?, None)),
        _ => None,
    }
}

/// True if an instruction of a function with modes is one that [`flushing`] expresses: it has no flags and no metadata, which would say
/// more of its result.
pub fn is_flushed(module: &Module, function: &Function, instruction: &Instruction) -> bool {
    let has_modes = function.attrs.strings.iter().any(|(key, _)| key.starts_with("denormal-fp-math"));
    if !has_modes || !instruction.flags.is_empty() || module.metadata.accuracy(instruction.metadata).is_some()
    {
        return false;
    }
    let Some((operands, result)) = numbers(function, instruction) else { return false };
    [Some(operands), result].into_iter().flatten().all(|ty| {
        format(module, ty).is_some()
            && !module.types.is_scalable(ty)
            && DenormalModes::of_type(module, function, ty).is_some()
    })
}

/// The operation as a call of a function that flushes; `None` where nothing is flushed.
pub(super) fn flushing(module: &mut Module, function: &Function, instruction: &Instruction) -> Option<Op> {
    let (operands, result) = numbers(function, instruction)?;
    let of_operands = DenormalModes::of_type(module, function, operands)?.operands;
    let of_result = match result {
        Some(ty) => DenormalModes::of_type(module, function, ty)?.results,
        None => FlushedZero::None,
    };
    if (of_operands, of_result) == (FlushedZero::None, FlushedZero::None) {
        return None;
    }
    outlined(
        module,
        function,
        instruction,
        |op, ty| format!("{op:?} to type {} with denormals {of_operands:?} {of_result:?}", ty.index()),
        |module, declaration, mut op| {
            let result = declaration.ret;
            let read = FlushedNumber::of_type(module, operands)?;
            let written = FlushedNumber::of_type(module, result);
            let mut f = FunctionBuilder::new(declaration);
            for operand in op.operands_mut() {
                *operand = read.flushed(&mut f, *operand, of_operands, false);
            }
            let exact = f.define(result, op);
            let value = match written {
                Some(written) => written.flushed(&mut f, exact, of_result, true),
                None => exact,
            };
            f.ret(value);
            Some(module.add_function(f.finish()))
        },
    )
}

/// A type of numbers or of vectors of them, and constants of its bits.
struct FlushedNumber {
    number: TypeId,
    bits: TypeId,
    mask: TypeId,
    sign: Operand,
    magnitude: Operand,
    one: Operand,
    /// The number of denormal magnitudes but zero.
    denormals: Operand,
}

impl FlushedNumber {
    fn of_type(module: &mut Module, number: TypeId) -> Option<FlushedNumber> {
        let (width, stored) = format(module, number)?;
        let lane = module.types.int(width);
        let (bits, mask) = (module.types.like(number, lane), module.types.like(number, TypeId::I1));
        let count = module.types.element_count(number).filter(|_| bits != lane);
        let mut constant = |value: u128| {
            let one = Const::int(lane, width, value);
            Operand::from(match count {
                Some(count) => module.aggregate(bits, vec![one; count as usize]),
                None => one,
            })
        };
        let sign = 1u128 << (width - 1);
        Some(FlushedNumber {
            number,
            bits,
            mask,
            sign: constant(sign),
            magnitude: constant(sign - 1),
            one: constant(1),
            denormals: constant((1 << stored) - 1),
        })
    }

    /// The number, or a zero in the place of a denormal one: in any case, or by choice.
    fn flushed(&self, f: &mut FunctionBuilder, number: Operand, zero: FlushedZero, may: bool) -> Operand {
        if zero == FlushedZero::None {
            return number;
        }
        let (plain, no_flags) = (ArithFlags::NONE, CastFlags::default());
        let bits = f.cast(CastOp::BitCast, no_flags, number, self.bits);
        let magnitude = f.binary(BinaryOp::And, plain, bits, self.magnitude);
        // Zero is none: one less is the largest number.
        let less = f.binary(BinaryOp::Sub, plain, magnitude, self.one);
        let (predicate, rhs) = (IntPredicate::Ult, self.denormals);
        let mut flushed = f.compare(self.mask, Compare::Int { predicate, lhs: less, rhs });
        if may {
            let any = f.freeze(Const::Undef(self.mask));
            flushed = f.binary(BinaryOp::And, plain, flushed, any);
        }
        let zero = match zero {
            FlushedZero::SameSign => f.binary(BinaryOp::And, plain, bits, self.sign),
            FlushedZero::Positive | FlushedZero::None => Operand::from(Const::Zero(self.bits)),
        };
        let zero = f.cast(CastOp::BitCast, no_flags, zero, self.number);
        f.select(flushed, zero, number)
    }
}
