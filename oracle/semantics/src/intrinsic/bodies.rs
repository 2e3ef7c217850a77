//! The bodies of intrinsics as IR text, for scalars.
//!
//! Parameters are called `%a`, `%b`, `%c`. Words that start with `$` stand for what depends on the types:
//!
//! ```text
//! $T $R      types of the first parameter and of the result
//! $N         width of $T in bits
//! $D         an integer of twice the width of $T           $I   the integer of the width of $T
//! $MAX $MIN  largest and smallest signed $I, as unsigned   $RMAX $RMIN  the same of $R
//! $ONES      the digits of the significand of $T, all ones: 2^(digits - 1) is the least number without fraction
//! $INF $ONE $NORMAL $QUIET   bits of infinity, of 1, of the least normal number, and of a NaN that is quiet, of format $T
//! $DIGITS $EMAX $FIELD   digits of the significand, the largest exponent, and the position of the exponent in the bits
//! $FOURTH    4^($DIGITS + 1), of type $D
//! $W $WI     a format in which products of two $T are exact, with at least two more digits; its integer
//! $E         the type of an exponent, with which the intrinsic is overloaded
//! $truth %x  extends the `i1` %x to $T with zeros, also if $T is `i1`
//! $1 $2 …    words in which intrinsics with one body differ
//! $S         the suffix of an intrinsic's name for $T, as in @llvm.fabs.$S
//! ```
//!
//! Every operand that is poison makes the result poison (LangRef "Poison Values"); where a `select` or a shift would hide
//! it, the body adds it with `and …, 0`.

use ir::Intrinsic;

use super::exact;

/// The body of an intrinsic for scalars; `None` if it is no function of its arguments alone, or not implemented.
pub(super) fn scalar(intrinsic: Intrinsic) -> Option<String> {
    if let Some((_, body)) = BODIES.iter().chain(exact::BODIES).find(|(known, _)| *known == intrinsic) {
        return Some((*body).to_owned());
    }
    SHARED.iter().find_map(|(known, body)| {
        let (_, words) = known.iter().find(|(known, _)| *known == intrinsic)?;
        let words = (1..).zip(*words);
        Some(words.fold((*body).to_owned(), |body, (at, word)| body.replace(&format!("${at}"), word)))
    })
}

/// Returns the pair of `%r` and `%o`.
macro_rules! pair {
    () => {
        "%p = insertvalue $R poison, $T %r, 0\n\
         %q = insertvalue $R %p, i1 %o, 1\n\
         ret $R %q"
    };
}

/// Calls the intrinsic `$1` that reports overflow, and names its results `%r` and `%o`.
macro_rules! checked {
    () => {
        "%pair = call { $T, i1 } @llvm.$1.with.overflow.$S($T %a, $T %b)\n\
         %r = extractvalue { $T, i1 } %pair, 0\n\
         %o = extractvalue { $T, i1 } %pair, 1\n"
    };
}

/// Returns `%r`, or if `%o` the largest or smallest signed number, by the sign of `%a`.
macro_rules! saturated {
    () => {
        "%negative = icmp slt $T %a, 0\n\
         %limit = select i1 %negative, $T $MIN, $T $MAX\n\
         %s = select i1 %o, $T %limit, $T %r\n"
    };
}

/// Names the absolute value of `%a` `%abs`, and rounds it to an integer `%near`, halves to even: adding the least number
/// that has no fraction digits and subtracting it again rounds; larger numbers have no fraction.
macro_rules! rounded {
    () => {
        "%abs = call $T @llvm.fabs.$S($T %a)\n\
         %big = uitofp $I $ONES to $T\n\
         %up = fadd $T %abs, %big\n\
         %down = fsub $T %up, %big\n\
         %small = fcmp olt $T %abs, %big\n\
         %near = select i1 %small, $T %down, $T %abs\n\
         %one = uitofp i32 1 to $T\n"
    };
}

/// [`rounded`] with the sign of `%a`.
macro_rules! rounded_with_sign {
    () => {
        concat!(rounded!(), "%signed = call $T @llvm.copysign.$S($T %near, $T %a)\n")
    };
}

macro_rules! with_sign_of_a {
    () => {
        "%s = call $T @llvm.copysign.$S($T %r, $T %a)\n\
         ret $T %s"
    };
}

/// Moves the bits of `%a` from the low end of `%x` to the low end of `%r`, some at a time.
macro_rules! reversal {
    ($by:literal, $step:literal) => {
        concat!(
            "entry:\n br label %loop\n",
            "loop:\n",
            "%i = phi i32 [ 0, %entry ], [ %next, %loop ]\n",
            "%x = phi $T [ %a, %entry ], [ %rest, %loop ]\n",
            "%r = phi $T [ 0, %entry ], [ %s, %loop ]\n",
            $step,
            "%next = add i32 %i, ",
            $by,
            "\n",
            "%end = icmp eq i32 %next, $N\n",
            "br i1 %end, label %out, label %loop\n",
            "out:\n ret $T %s",
        )
    };
}

const BODIES: &[(Intrinsic, &str)] = &[
    (
        Intrinsic::Abs,
        "%n = sub $T 0, %a
         %negative = icmp slt $T %a, 0
         %r = select i1 %negative, $T %n, $T %a
         %same = icmp eq $T %n, %a
         %least = and i1 %negative, %same
         %bad = and i1 %least, %b
         %s = select i1 %bad, $T poison, $T %r
         ret $T %s",
    ),
    (
        Intrinsic::CtPop,
        // The mask is doubled until it overflows to zero.
        "entry:
           br label %loop
         loop:
           %mask = phi $T [ 1, %entry ], [ %next, %loop ]
           %r = phi $T [ 0, %entry ], [ %s, %loop ]
           %x = and $T %a, %mask
           %set = icmp ne $T %x, 0
           %one = $truth %set
           %s = add $T %r, %one
           %next = add $T %mask, %mask
           %end = icmp eq $T %next, 0
           br i1 %end, label %out, label %loop
         out:
           ret $T %s",
    ),
    (
        Intrinsic::Ctlz,
        // The number of the highest bit that is set, from 1 on, is subtracted from the width.
        "entry:
           br label %loop
         loop:
           %mask = phi $T [ 1, %entry ], [ %next, %loop ]
           %number = phi $T [ 1, %entry ], [ %more, %loop ]
           %r = phi $T [ 0, %entry ], [ %s, %loop ]
           %x = and $T %a, %mask
           %set = icmp ne $T %x, 0
           %s = select i1 %set, $T %number, $T %r
           %more = add $T %number, 1
           %next = add $T %mask, %mask
           %end = icmp eq $T %next, 0
           br i1 %end, label %out, label %loop
         out:
           %zeros = sub $T $N, %s
           %none = icmp eq $T %a, 0
           %bad = and i1 %none, %b
           %t = select i1 %bad, $T poison, $T %zeros
           ret $T %t",
    ),
    (
        Intrinsic::Cttz,
        "%less = sub $T %a, 1
         %not = xor $T %a, -1
         %below = and $T %less, %not
         %zeros = call $T @llvm.ctpop.$S($T %below)
         %none = icmp eq $T %a, 0
         %bad = and i1 %none, %b
         %r = select i1 %bad, $T poison, $T %zeros
         ret $T %r",
    ),
    (
        Intrinsic::BSwap,
        reversal!(
            8,
            "%low = and $T %x, 255
             %high = shl $T %r, 8
             %s = or $T %high, %low
             %rest = lshr $T %x, 8
            "
        ),
    ),
    (
        Intrinsic::BitReverse,
        // The last of the shifted values, which is poison for `i1`, is not used.
        reversal!(
            1,
            "%low = and $T %x, 1
             %high = add $T %r, %r
             %s = or $T %high, %low
             %rest = lshr $T %x, 1
            "
        ),
    ),
    (
        Intrinsic::SShlSat,
        concat!(
            "%x = sext $T %a to $D
             %y = zext $T %b to $D
             %wide = shl $D %x, %y
             %r = shl $T %a, %b
             %back = sext $T %r to $D
             %o = icmp ne $D %wide, %back
            ",
            saturated!(),
            "ret $T %s"
        ),
    ),
    (
        Intrinsic::UShlSat,
        "%x = zext $T %a to $D
         %y = zext $T %b to $D
         %wide = shl $D %x, %y
         %r = shl $T %a, %b
         %back = zext $T %r to $D
         %o = icmp ne $D %wide, %back
         %s = select i1 %o, $T -1, $T %r
         ret $T %s",
    ),
    (Intrinsic::Expect, "ret $T %a"),
    (Intrinsic::ExpectWithProbability, "ret $T %a"),
    (Intrinsic::LaunderInvariantGroup, "ret $T %a"),
    (Intrinsic::StripInvariantGroup, "ret $T %a"),
    (Intrinsic::ArithmeticFence, "ret $T %a"),
    (
        Intrinsic::FAbs,
        "%x = bitcast $T %a to $I
         %y = and $I %x, $MAX
         %r = bitcast $I %y to $T
         ret $T %r",
    ),
    (
        Intrinsic::CopySign,
        "%x = bitcast $T %a to $I
         %y = bitcast $T %b to $I
         %size = and $I %x, $MAX
         %sign = and $I %y, $MIN
         %z = or $I %size, %sign
         %r = bitcast $I %z to $T
         ret $T %r",
    ),
    (Intrinsic::RInt, concat!(rounded_with_sign!(), "ret $T %signed")),
    (Intrinsic::NearbyInt, concat!(rounded_with_sign!(), "ret $T %signed")),
    (Intrinsic::RoundEven, concat!(rounded_with_sign!(), "ret $T %signed")),
    (
        Intrinsic::FTrunc,
        concat!(
            rounded!(),
            "%above = fcmp ogt $T %near, %abs
             %less = fsub $T %near, %one
             %r = select i1 %above, $T %less, $T %near
            ",
            with_sign_of_a!()
        ),
    ),
    (
        Intrinsic::Round,
        "%abs = call $T @llvm.fabs.$S($T %a)
         %whole = call $T @llvm.trunc.$S($T %abs)
         %fraction = fsub $T %abs, %whole
         %one = uitofp i32 1 to $T
         %two = uitofp i32 2 to $T
         %half = fdiv $T %one, %two
         %up = fcmp oge $T %fraction, %half
         %more = fadd $T %whole, %one
         %r = select i1 %up, $T %more, $T %whole
         %s = call $T @llvm.copysign.$S($T %r, $T %a)
         ret $T %s",
    ),
    (
        Intrinsic::Canonicalize,
        "%one = uitofp i32 1 to $T
         %r = fmul $T %a, %one
         ret $T %r",
    ),
    (
        // LangRef allows rounding once or twice.
        Intrinsic::FMulAdd,
        "%x = fmul $T %a, %b
         %r = fadd $T %x, %c
         ret $T %r",
    ),
    (
        Intrinsic::IsFpClass,
        // By sign: infinite 512 and 4, normal 256 and 8, subnormal 128 and 16, zero 64 and 32.
        "%x = bitcast $T %a to $I
         %negative = icmp slt $I %x, 0
         %size = and $I %x, $MAX
         %nan = icmp ugt $I %size, $INF
         %bit = and $I %x, $QUIET
         %quiet = icmp ne $I %bit, 0
         %nans = select i1 %quiet, i32 2, i32 1
         %infinite = icmp eq $I %size, $INF
         %zero = icmp eq $I %size, 0
         %less = icmp ult $I %size, $NORMAL
         %p1 = select i1 %less, i32 128, i32 256
         %p2 = select i1 %zero, i32 64, i32 %p1
         %p3 = select i1 %infinite, i32 512, i32 %p2
         %n1 = select i1 %less, i32 16, i32 8
         %n2 = select i1 %zero, i32 32, i32 %n1
         %n3 = select i1 %infinite, i32 4, i32 %n2
         %number = select i1 %negative, i32 %n3, i32 %p3
         %class = select i1 %nan, i32 %nans, i32 %number
         %common = and i32 %class, %b
         %r = icmp ne i32 %common, 0
         ret i1 %r",
    ),
    (
        Intrinsic::FpToSiSat,
        "%end = uitofp $R $RMIN to $T
         %start = fneg $T %end
         %r = fptosi $T %a to $R
         %nan = fcmp uno $T %a, %a
         %s = select i1 %nan, $R 0, $R %r
         %low = fcmp ole $T %a, %start
         %t = select i1 %low, $R $RMIN, $R %s
         %high = fcmp oge $T %a, %end
         %u = select i1 %high, $R $RMAX, $R %t
         ret $R %u",
    ),
    (
        Intrinsic::FpToUiSat,
        "%middle = uitofp $R $RMIN to $T
         %end = fadd $T %middle, %middle
         %zero = uitofp $R 0 to $T
         %r = fptoui $T %a to $R
         %positive = fcmp ogt $T %a, %zero
         %s = select i1 %positive, $R %r, $R 0
         %high = fcmp oge $T %a, %end
         %t = select i1 %high, $R -1, $R %s
         ret $R %t",
    ),
];

/// The replacements of `$1`, `$2` ….
type Words = &'static [&'static str];

/// Bodies that several intrinsics share, and of each intrinsic its words.
const SHARED: &[(&[(Intrinsic, Words)], &str)] = &[
    (
        &[
            (Intrinsic::SMax, &["sgt"]),
            (Intrinsic::SMin, &["slt"]),
            (Intrinsic::UMax, &["ugt"]),
            (Intrinsic::UMin, &["ult"]),
        ],
        "%c = icmp $1 $T %a, %b\n %r = select i1 %c, $T %a, $T %b\n ret $T %r",
    ),
    (
        &[(Intrinsic::SCmp, &["s"]), (Intrinsic::UCmp, &["u"])],
        "%l = icmp $1lt $T %a, %b
         %g = icmp $1gt $T %a, %b
         %less = sext i1 %l to $R
         %greater = zext i1 %g to $R
         %r = or $R %less, %greater
         ret $R %r",
    ),
    (
        &[(Intrinsic::FShl, &["%by", "%back", "%a", "%b"]), (Intrinsic::FShr, &["%back", "%by", "%b", "%a"])],
        "%by = urem $T %c, $N
         %none = icmp eq $T %by, 0
         %back = sub $T $N, %by
         %high = shl $T %a, $1
         %low = lshr $T %b, $2
         %both = or $T %high, %low
         %r = select i1 %none, $T $3, $T %both
         %poison = and $T $4, 0
         %s = or $T %r, %poison
         ret $T %s",
    ),
    (
        &[
            (Intrinsic::SAddWithOverflow, &["add", "%r, %a", "%r, %b"]),
            (Intrinsic::SSubWithOverflow, &["sub", "%a, %b", "%a, %r"]),
        ],
        concat!(
            "%r = $1 $T %a, %b
             %x = xor $T $2
             %y = xor $T $3
             %z = and $T %x, %y
             %o = icmp slt $T %z, 0
            ",
            pair!()
        ),
    ),
    (
        &[
            (Intrinsic::UAddWithOverflow, &["add", "%r, %a"]),
            (Intrinsic::USubWithOverflow, &["sub", "%a, %b"]),
        ],
        concat!("%r = $1 $T %a, %b\n %o = icmp ult $T $2\n", pair!()),
    ),
    (
        // In twice the width.
        &[(Intrinsic::SMulWithOverflow, &["sext"]), (Intrinsic::UMulWithOverflow, &["zext"])],
        concat!(
            "%x = $1 $T %a to $D
             %y = $1 $T %b to $D
             %wide = mul $D %x, %y
             %r = trunc $D %wide to $T
             %back = $1 $T %r to $D
             %o = icmp ne $D %wide, %back
            ",
            pair!()
        ),
    ),
    (
        &[(Intrinsic::SAddSat, &["sadd"]), (Intrinsic::SSubSat, &["ssub"])],
        concat!(checked!(), saturated!(), "ret $T %s"),
    ),
    (
        &[(Intrinsic::UAddSat, &["uadd", "-1"]), (Intrinsic::USubSat, &["usub", "0"])],
        concat!(checked!(), "%s = select i1 %o, $T $2, $T %r\n ret $T %s"),
    ),
    (
        // LangRef 19: of a number and a NaN, signaling or not, the number; of equal numbers (zeros, whose signs may differ) either one; of two
        // NaNs a NaN, by the rules of an operation with these operands. Later versions return a NaN for a signaling one (LangRef 21).
        &[(Intrinsic::MinNum, &["olt"]), (Intrinsic::MaxNum, &["ogt"])],
        "%c = fcmp $1 $T %a, %b
         %same = fcmp oeq $T %a, %b
         %any = freeze i1 poison
         %first = select i1 %same, i1 %any, i1 %c
         %r = select i1 %first, $T %a, $T %b
         %anan = fcmp uno $T %a, %a
         %bnan = fcmp uno $T %b, %b
         %one = select i1 %bnan, $T %a, $T %r
         %other = select i1 %anan, $T %b, $T %one
         %both = and i1 %anan, %bnan
         %nan = fadd $T %a, %b
         %s = select i1 %both, $T %nan, $T %other
         ret $T %s",
    ),
    (
        // Equal numbers have equal bits, but for the sign of zero.
        &[(Intrinsic::Minimum, &["or", "olt"]), (Intrinsic::Maximum, &["and", "ogt"])],
        "%x = bitcast $T %a to $I
         %y = bitcast $T %b to $I
         %z = $1 $I %x, %y
         %zero = bitcast $I %z to $T
         %same = fcmp oeq $T %a, %b
         %c = fcmp $2 $T %a, %b
         %r = select i1 %c, $T %a, $T %b
         %s = select i1 %same, $T %zero, $T %r
         %unordered = fcmp uno $T %a, %b
         %nan = fadd $T %a, %b
         %t = select i1 %unordered, $T %nan, $T %s
         ret $T %t",
    ),
    (
        &[(Intrinsic::Floor, &["ogt", "fsub"]), (Intrinsic::Ceil, &["olt", "fadd"])],
        concat!(
            rounded_with_sign!(),
            "%beyond = fcmp $1 $T %signed, %a
             %back = $2 $T %signed, %one
             %r = select i1 %beyond, $T %back, $T %signed
            ",
            with_sign_of_a!()
        ),
    ),
    (
        &[
            (Intrinsic::LRInt, &["rint"]),
            (Intrinsic::LLRInt, &["rint"]),
            (Intrinsic::LRound, &["round"]),
            (Intrinsic::LLRound, &["round"]),
        ],
        "%x = call $T @llvm.$1.$S($T %a)\n %r = fptosi $T %x to $R\n ret $R %r",
    ),
];
