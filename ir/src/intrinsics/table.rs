//! The table of intrinsic functions: LangRef "Intrinsic Functions", `Intrinsics.td`.

use super::TypeClass::{Any, Float, Floats, Integer, Integers, Pointer, Pointers, Vector};
use super::TypePattern::{Fixed, Immediate, Lane, Overload, Pair, Truth, WithTruth};
use super::{Effect, IntrinsicSpec, TypeClass, TypePattern};
use crate::types::TypeId;
use Effect::{Memory, Other, Pure};

const T0: TypePattern = Overload(0);
const T1: TypePattern = Overload(1);
const T2: TypePattern = Overload(2);
const VOID: TypePattern = Fixed(TypeId::VOID);
const PTR: TypePattern = Fixed(TypeId::PTR);
const I1: TypePattern = Fixed(TypeId::I1);
const I8: TypePattern = Fixed(TypeId::I8);
const I32: TypePattern = Fixed(TypeId::I32);
const I64: TypePattern = Fixed(TypeId::I64);
/// A constant `i1`.
const FLAG: TypePattern = Immediate(TypeId::I1);
/// A constant `i8`.
const BYTE: TypePattern = Immediate(TypeId::I8);
/// A constant `i32`.
const WORD: TypePattern = Immediate(TypeId::I32);
/// A constant `i64`.
const LONG: TypePattern = Immediate(TypeId::I64);

/// Rows: name without `llvm.`, classes of the types in its suffix, parameters, result, effect.
macro_rules! intrinsics {
    ($($(#[$doc:meta])* $variant:ident = $name:literal [$($class:expr),*] ($($param:expr),*) -> $result:expr, $effect:expr;)*) => {
        /// An intrinsic function of LLVM.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Intrinsic { $($(#[$doc])* $variant,)* }

        impl Intrinsic {
            /// All intrinsics, in the order of the table.
            pub const ALL: &'static [Intrinsic] = &[$(Intrinsic::$variant,)*];

            /// The intrinsic's row.
            pub const fn spec(self) -> &'static IntrinsicSpec {
                match self {
                    $(Intrinsic::$variant => {
                        const {
                            &IntrinsicSpec {
                                name: $name,
                                overloads: &[$($class),*],
                                params: &[$($param),*],
                                result: $result,
                                effect: $effect,
                            }
                        }
                    })*
                }
            }
        }
    };
}

intrinsics! {
    // Memory and variable arguments.
    /// Copies bytes between ranges that are equal or do not overlap.
    MemCpy = "memcpy" [Pointer, Pointer, Integer] (T0, T1, T2, FLAG) -> VOID, Memory;
    /// [`Intrinsic::MemCpy`] without a call of the C library.
    MemCpyInline = "memcpy.inline" [Pointer, Pointer, Integer] (T0, T1, T2, FLAG) -> VOID, Memory;
    /// Copies bytes between any ranges.
    MemMove = "memmove" [Pointer, Pointer, Integer] (T0, T1, T2, FLAG) -> VOID, Memory;
    /// Fills a range with one byte.
    MemSet = "memset" [Pointer, Integer] (T0, I8, T1, FLAG) -> VOID, Memory;
    /// [`Intrinsic::MemSet`] without a call of the C library.
    MemSetInline = "memset.inline" [Pointer, Integer] (T0, I8, T1, FLAG) -> VOID, Memory;
    /// Fills the platform's `va_list`.
    VaStart = "va_start" [Pointer] (T0) -> VOID, Memory;
    /// Ends the use of a `va_list`.
    VaEnd = "va_end" [Pointer] (T0) -> VOID, Memory;
    /// Copies a `va_list`, from the second argument to the first.
    VaCopy = "va_copy" [Pointer] (T0, T0) -> VOID, Memory;
    /// Begins an object's lifetime: size in bytes, address.
    LifetimeStart = "lifetime.start" [Pointer] (LONG, T0) -> VOID, Memory;
    /// Ends an object's lifetime: size in bytes, address.
    LifetimeEnd = "lifetime.end" [Pointer] (LONG, T0) -> VOID, Memory;
    /// Promises that memory does not change from here on: size in bytes, address.
    InvariantStart = "invariant.start" [Pointer] (LONG, T0) -> PTR, Memory;
    /// Ends the promise that its first argument began.
    InvariantEnd = "invariant.end" [Pointer] (PTR, LONG, T0) -> VOID, Memory;
    /// The pointer as one of another invariant group.
    LaunderInvariantGroup = "launder.invariant.group" [Pointer] (T0) -> T0, Memory;
    /// The pointer without invariant group.
    StripInvariantGroup = "strip.invariant.group" [Pointer] (T0) -> T0, Pure;
    /// The stack pointer, for [`Intrinsic::StackRestore`].
    StackSave = "stacksave" [Pointer] () -> T0, Memory;
    /// Frees what was allocated on the stack since the matching [`Intrinsic::StackSave`].
    StackRestore = "stackrestore" [Pointer] (T0) -> VOID, Memory;
    /// Loads the lanes whose mask is set: address, alignment, mask, values of the other lanes.
    MaskedLoad = "masked.load" [Vector, Pointer] (T1, WORD, Truth(0), T0) -> T0, Memory;
    /// Stores the lanes whose mask is set: value, address, alignment, mask.
    MaskedStore = "masked.store" [Vector, Pointer] (T0, T1, WORD, Truth(0)) -> VOID, Memory;
    /// Loads each lane from an address of its own: addresses, alignment, mask, values of the other lanes.
    MaskedGather = "masked.gather" [Vector, Pointers] (T1, WORD, Truth(0), T0) -> T0, Memory;
    /// Stores each lane to an address of its own: value, addresses, alignment, mask.
    MaskedScatter = "masked.scatter" [Vector, Pointers] (T0, T1, WORD, Truth(0)) -> VOID, Memory;
    /// Hints that memory will be accessed: address, write, locality, cache.
    Prefetch = "prefetch" [Pointer] (T0, WORD, WORD, WORD) -> VOID, Memory;
    /// The pointer with some bits cleared.
    PtrMask = "ptrmask" [Pointers, Integers] (T0, T1) -> T0, Pure;
    /// Size in bytes of the object that a pointer points to: pointer, least, null is unknown, dynamic.
    ObjectSize = "objectsize" [Integer, Pointer] (T1, FLAG, FLAG, FLAG) -> T0, Other;

    // Control and hints.
    /// Undefined behaviour if the condition is false.
    Assume = "assume" [] (I1) -> VOID, Other;
    /// The first argument, which probably equals the second.
    Expect = "expect" [Integer] (T0, T0) -> T0, Pure;
    /// [`Intrinsic::Expect`] with the probability.
    ExpectWithProbability = "expect.with.probability" [Integer] (T0, T0, Immediate(TypeId::DOUBLE)) -> T0, Pure;
    /// True if the argument is known to be a constant.
    IsConstant = "is.constant" [Any] (T0) -> I1, Other;
    /// Nothing.
    DoNothing = "donothing" [] () -> VOID, Other;
    /// An effect that keeps a loop alive.
    SideEffect = "sideeffect" [] () -> VOID, Other;
    /// An annotation of a variable: address, two strings, line, arguments.
    VarAnnotation = "var.annotation" [Pointer, Pointer] (T0, T1, T1, I32, T1) -> VOID, Other;
    /// Ends the program abnormally.
    Trap = "trap" [] () -> VOID, Effect::Abort;
    /// Stops in a debugger.
    DebugTrap = "debugtrap" [] () -> VOID, Other;
    /// Ends the program abnormally, with the kind of failed check.
    UbsanTrap = "ubsantrap" [] (BYTE) -> VOID, Effect::Abort;
    /// Begins the scopes in a list, for `alias.scope` and `noalias`.
    NoAliasScopeDecl = "experimental.noalias.scope.decl" [] (Fixed(TypeId::METADATA)) -> VOID, Other;
    /// A cycle counter of the processor.
    ReadCycleCounter = "readcyclecounter" [] () -> I64, Other;
    /// The frame's address, of this function or a caller.
    FrameAddress = "frameaddress" [Pointer] (WORD) -> T0, Other;
    /// The return address, of this function or a caller.
    ReturnAddress = "returnaddress" [] (WORD) -> PTR, Other;
    /// The number that stands for a type in exception handling.
    EhTypeidFor = "eh.typeid.for" [Pointer] (T0) -> I32, Other;
    /// The rounding mode.
    GetRounding = "get.rounding" [] () -> I32, Other;

    // Integers.
    /// The absolute value; the flag makes that of the least integer poison.
    Abs = "abs" [Integers] (T0, FLAG) -> T0, Pure;
    /// The greater of two signed integers.
    SMax = "smax" [Integers] (T0, T0) -> T0, Pure;
    /// The smaller of two signed integers.
    SMin = "smin" [Integers] (T0, T0) -> T0, Pure;
    /// The greater of two unsigned integers.
    UMax = "umax" [Integers] (T0, T0) -> T0, Pure;
    /// The smaller of two unsigned integers.
    UMin = "umin" [Integers] (T0, T0) -> T0, Pure;
    /// -1, 0 or 1 for less, equal or greater, signed.
    SCmp = "scmp" [Integers, Integers] (T1, T1) -> T0, Pure;
    /// -1, 0 or 1 for less, equal or greater, unsigned.
    UCmp = "ucmp" [Integers, Integers] (T1, T1) -> T0, Pure;
    /// The number of bits that are set.
    CtPop = "ctpop" [Integers] (T0) -> T0, Pure;
    /// The number of leading zeros; the flag makes that of zero poison.
    Ctlz = "ctlz" [Integers] (T0, FLAG) -> T0, Pure;
    /// The number of trailing zeros; the flag makes that of zero poison.
    Cttz = "cttz" [Integers] (T0, FLAG) -> T0, Pure;
    /// The bytes in reverse order.
    BSwap = "bswap" [Integers] (T0) -> T0, Pure;
    /// The bits in reverse order.
    BitReverse = "bitreverse" [Integers] (T0) -> T0, Pure;
    /// The high half of two concatenated integers shifted left.
    FShl = "fshl" [Integers] (T0, T0, T0) -> T0, Pure;
    /// The low half of two concatenated integers shifted right.
    FShr = "fshr" [Integers] (T0, T0, T0) -> T0, Pure;
    /// Signed sum, and whether it overflowed.
    SAddWithOverflow = "sadd.with.overflow" [Integers] (T0, T0) -> WithTruth(0), Pure;
    /// Unsigned sum, and whether it overflowed.
    UAddWithOverflow = "uadd.with.overflow" [Integers] (T0, T0) -> WithTruth(0), Pure;
    /// Signed difference, and whether it overflowed.
    SSubWithOverflow = "ssub.with.overflow" [Integers] (T0, T0) -> WithTruth(0), Pure;
    /// Unsigned difference, and whether it overflowed.
    USubWithOverflow = "usub.with.overflow" [Integers] (T0, T0) -> WithTruth(0), Pure;
    /// Signed product, and whether it overflowed.
    SMulWithOverflow = "smul.with.overflow" [Integers] (T0, T0) -> WithTruth(0), Pure;
    /// Unsigned product, and whether it overflowed.
    UMulWithOverflow = "umul.with.overflow" [Integers] (T0, T0) -> WithTruth(0), Pure;
    /// Signed sum, saturating.
    SAddSat = "sadd.sat" [Integers] (T0, T0) -> T0, Pure;
    /// Unsigned sum, saturating.
    UAddSat = "uadd.sat" [Integers] (T0, T0) -> T0, Pure;
    /// Signed difference, saturating.
    SSubSat = "ssub.sat" [Integers] (T0, T0) -> T0, Pure;
    /// Unsigned difference, saturating.
    USubSat = "usub.sat" [Integers] (T0, T0) -> T0, Pure;
    /// Signed left shift, saturating.
    SShlSat = "sshl.sat" [Integers] (T0, T0) -> T0, Pure;
    /// Unsigned left shift, saturating.
    UShlSat = "ushl.sat" [Integers] (T0, T0) -> T0, Pure;
    /// Signed product of fixed-point numbers with this scale.
    SMulFix = "smul.fix" [Integers] (T0, T0, WORD) -> T0, Pure;
    /// Unsigned product of fixed-point numbers with this scale.
    UMulFix = "umul.fix" [Integers] (T0, T0, WORD) -> T0, Pure;
    /// [`Intrinsic::SMulFix`], saturating.
    SMulFixSat = "smul.fix.sat" [Integers] (T0, T0, WORD) -> T0, Pure;
    /// [`Intrinsic::UMulFix`], saturating.
    UMulFixSat = "umul.fix.sat" [Integers] (T0, T0, WORD) -> T0, Pure;

    // Floating-point numbers.
    /// The absolute value: clears the sign.
    FAbs = "fabs" [Floats] (T0) -> T0, Pure;
    /// The first argument with the second's sign.
    CopySign = "copysign" [Floats] (T0, T0) -> T0, Pure;
    /// The square root.
    Sqrt = "sqrt" [Floats] (T0) -> T0, Pure;
    /// The sine.
    Sin = "sin" [Floats] (T0) -> T0, Pure;
    /// The cosine.
    Cos = "cos" [Floats] (T0) -> T0, Pure;
    /// The tangent.
    Tan = "tan" [Floats] (T0) -> T0, Pure;
    /// e to a power.
    Exp = "exp" [Floats] (T0) -> T0, Pure;
    /// Two to a power.
    Exp2 = "exp2" [Floats] (T0) -> T0, Pure;
    /// Ten to a power.
    Exp10 = "exp10" [Floats] (T0) -> T0, Pure;
    /// The natural logarithm.
    Log = "log" [Floats] (T0) -> T0, Pure;
    /// The logarithm to base two.
    Log2 = "log2" [Floats] (T0) -> T0, Pure;
    /// The logarithm to base ten.
    Log10 = "log10" [Floats] (T0) -> T0, Pure;
    /// The first argument to the power of the second.
    Pow = "pow" [Floats] (T0, T0) -> T0, Pure;
    /// The first argument to an integer power.
    PowI = "powi" [Floats, Integer] (T0, T1) -> T0, Pure;
    /// The first argument times two to an integer power.
    LdExp = "ldexp" [Floats, Integers] (T0, T1) -> T0, Pure;
    /// The fraction and the exponent.
    FrExp = "frexp" [Floats, Integers] (T0) -> Pair(0, 1), Pure;
    /// `a * b + c`, rounded once.
    Fma = "fma" [Floats] (T0, T0, T0) -> T0, Pure;
    /// `a * b + c`, rounded once or twice.
    FMulAdd = "fmuladd" [Floats] (T0, T0, T0) -> T0, Pure;
    /// The smaller number, or the one that is a number.
    MinNum = "minnum" [Floats] (T0, T0) -> T0, Pure;
    /// The greater number, or the one that is a number.
    MaxNum = "maxnum" [Floats] (T0, T0) -> T0, Pure;
    /// The smaller number, or NaN.
    Minimum = "minimum" [Floats] (T0, T0) -> T0, Pure;
    /// The greater number, or NaN.
    Maximum = "maximum" [Floats] (T0, T0) -> T0, Pure;
    /// The greatest integer not above.
    Floor = "floor" [Floats] (T0) -> T0, Pure;
    /// The least integer not below.
    Ceil = "ceil" [Floats] (T0) -> T0, Pure;
    /// The nearest integer towards zero.
    FTrunc = "trunc" [Floats] (T0) -> T0, Pure;
    /// The nearest integer in the rounding mode, which may raise "inexact".
    RInt = "rint" [Floats] (T0) -> T0, Pure;
    /// The nearest integer in the rounding mode.
    NearbyInt = "nearbyint" [Floats] (T0) -> T0, Pure;
    /// The nearest integer, halves away from zero.
    Round = "round" [Floats] (T0) -> T0, Pure;
    /// The nearest integer, halves to even.
    RoundEven = "roundeven" [Floats] (T0) -> T0, Pure;
    /// [`Intrinsic::RInt`] as an integer.
    LRInt = "lrint" [Integers, Floats] (T1) -> T0, Pure;
    /// [`Intrinsic::RInt`] as a wide integer.
    LLRInt = "llrint" [Integers, Floats] (T1) -> T0, Pure;
    /// [`Intrinsic::Round`] as an integer.
    LRound = "lround" [Integer, Float] (T1) -> T0, Pure;
    /// [`Intrinsic::Round`] as a wide integer.
    LLRound = "llround" [Integer, Float] (T1) -> T0, Pure;
    /// The number in the canonical encoding.
    Canonicalize = "canonicalize" [Floats] (T0) -> T0, Pure;
    /// True if the number is in one of these classes (NaN, infinite, …).
    IsFpClass = "is.fpclass" [Floats] (T0, WORD) -> Truth(0), Pure;
    /// To a signed integer, saturating.
    FpToSiSat = "fptosi.sat" [Integers, Floats] (T1) -> T0, Pure;
    /// To an unsigned integer, saturating.
    FpToUiSat = "fptoui.sat" [Integers, Floats] (T1) -> T0, Pure;
    /// A barrier for fast-math transformations.
    ArithmeticFence = "arithmetic.fence" [Floats] (T0) -> T0, Pure;

    // Vectors.
    /// The sum of all lanes.
    VectorReduceAdd = "vector.reduce.add" [TypeClass::IntegerVector] (T0) -> Lane(0), Pure;
    /// The product of all lanes.
    VectorReduceMul = "vector.reduce.mul" [TypeClass::IntegerVector] (T0) -> Lane(0), Pure;
    /// The bit-wise and of all lanes.
    VectorReduceAnd = "vector.reduce.and" [TypeClass::IntegerVector] (T0) -> Lane(0), Pure;
    /// The bit-wise or of all lanes.
    VectorReduceOr = "vector.reduce.or" [TypeClass::IntegerVector] (T0) -> Lane(0), Pure;
    /// The bit-wise exclusive or of all lanes.
    VectorReduceXor = "vector.reduce.xor" [TypeClass::IntegerVector] (T0) -> Lane(0), Pure;
    /// The greatest lane, signed.
    VectorReduceSMax = "vector.reduce.smax" [TypeClass::IntegerVector] (T0) -> Lane(0), Pure;
    /// The smallest lane, signed.
    VectorReduceSMin = "vector.reduce.smin" [TypeClass::IntegerVector] (T0) -> Lane(0), Pure;
    /// The greatest lane, unsigned.
    VectorReduceUMax = "vector.reduce.umax" [TypeClass::IntegerVector] (T0) -> Lane(0), Pure;
    /// The smallest lane, unsigned.
    VectorReduceUMin = "vector.reduce.umin" [TypeClass::IntegerVector] (T0) -> Lane(0), Pure;
    /// The first argument and all lanes added, in order.
    VectorReduceFAdd = "vector.reduce.fadd" [TypeClass::FloatVector] (Lane(0), T0) -> Lane(0), Pure;
    /// The first argument and all lanes multiplied, in order.
    VectorReduceFMul = "vector.reduce.fmul" [TypeClass::FloatVector] (Lane(0), T0) -> Lane(0), Pure;
    /// The greatest lane, as [`Intrinsic::MaxNum`].
    VectorReduceFMax = "vector.reduce.fmax" [TypeClass::FloatVector] (T0) -> Lane(0), Pure;
    /// The smallest lane, as [`Intrinsic::MinNum`].
    VectorReduceFMin = "vector.reduce.fmin" [TypeClass::FloatVector] (T0) -> Lane(0), Pure;
    /// The greatest lane, as [`Intrinsic::Maximum`].
    VectorReduceFMaximum = "vector.reduce.fmaximum" [TypeClass::FloatVector] (T0) -> Lane(0), Pure;
    /// The smallest lane, as [`Intrinsic::Minimum`].
    VectorReduceFMinimum = "vector.reduce.fminimum" [TypeClass::FloatVector] (T0) -> Lane(0), Pure;
    /// The first vector with some lanes replaced by the second, from this lane on.
    VectorInsert = "vector.insert" [Vector, Vector] (T0, T1, LONG) -> T0, Pure;
    /// Some lanes of a vector, from this lane on.
    VectorExtract = "vector.extract" [Vector, Vector] (T1, LONG) -> T0, Pure;
    /// The lanes in reverse order.
    VectorReverse = "vector.reverse" [Vector] (T0) -> T0, Pure;
    /// Adjacent lanes of two concatenated vectors, from this lane on.
    VectorSplice = "vector.splice" [Vector] (T0, T0, WORD) -> T0, Pure;
}
