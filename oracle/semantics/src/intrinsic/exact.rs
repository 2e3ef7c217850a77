//! The bodies of floating-point intrinsics whose result is the exact one, rounded once. See [`super::bodies`] for the words
//! that start with `$`.

use ir::Intrinsic;

/// Splits a number: `%fraction` from 0.5 to 1, with the sign, and `%exponent`, an integer `$I`. If it is zero, infinite or NaN
/// (`%special`), the fraction is the number and the exponent 0. Subnormal numbers are made normal first.
macro_rules! taken_apart {
    ($number:literal) => {
        concat!(
            "%given = bitcast $T ",
            $number,
            " to $I
             %size = and $I %given, $MAX
             %subnormal = icmp ult $I %size, $NORMAL
             %lift = uitofp $I $ONES to $T
             %lifted = fmul $T ",
            $number,
            ", %lift
             %number = select i1 %subnormal, $T %lifted, $T ",
            $number,
            "
             %bits = bitcast $T %number to $I
             %positive = and $I %bits, $MAX
             %biased = lshr $I %positive, $FIELD
             %less = sub $I %biased, $EMAX
             %binary = add $I %less, 1
             %excess = shl $I %binary, $FIELD
             %scaled = sub $I %bits, %excess
             %normal = bitcast $I %scaled to $T
             %lowered = sub $I %less, $DIGITS
             %low = add $I %lowered, 2
             %known = select i1 %subnormal, $I %low, $I %binary
             %zero = icmp eq $I %size, 0
             %endless = icmp uge $I %size, $INF
             %special = or i1 %zero, %endless
             %fraction = select i1 %special, $T ",
            $number,
            ", $T %normal
             %exponent = select i1 %special, $I 0, $I %known
            "
        )
    };
}

/// A power of two, by an exponent of type `i256` that a normal number has.
macro_rules! power {
    ($name:literal, $exponent:literal) => {
        concat!(
            $name,
            ".n = trunc i256 ",
            $exponent,
            " to $I\n",
            $name,
            ".s = shl $I ",
            $name,
            ".n, $FIELD\n",
            $name,
            ".b = add $I ",
            $name,
            ".s, $ONE\n",
            $name,
            " = bitcast $I ",
            $name,
            ".b to $T\n",
        )
    };
}

pub(super) const BODIES: &[(Intrinsic, &str)] = &[
    (
        Intrinsic::FrExp,
        // LangRef does not say which exponent an infinite number or a NaN has.
        concat!(
            taken_apart!("%a"),
            "%wide = sext $I %exponent to i256
             %finite = trunc i256 %wide to $E
             %any = freeze $E poison
             %e = select i1 %endless, $E %any, $E %finite
             %p = insertvalue $R poison, $T %fraction, 0
             %q = insertvalue $R %p, $E %e, 1
             ret $R %q"
        ),
    ),
    (
        Intrinsic::LdExp,
        // The fraction becomes the normal number that is nearest to the result, which is exact. Of the factor and the
        // divisor one is 1; the other rounds.
        concat!(
            taken_apart!("%a"),
            "%from = sext $I %exponent to i256
             %by = sext $E %b to i256
             %to = add i256 %from, %by
             %least = sub i256 2, $EMAX
             %atleast = call i256 @llvm.smax.i256(i256 %to, i256 %least)
             %first = call i256 @llvm.smin.i256(i256 %atleast, i256 $EMAX)
             %rest = sub i256 %to, %first
             %more = call i256 @llvm.smax.i256(i256 %rest, i256 0)
             %raise = call i256 @llvm.smin.i256(i256 %more, i256 $EMAX)
             %opposite = sub i256 0, %rest
             %fewer = call i256 @llvm.smax.i256(i256 %opposite, i256 0)
             %fall = call i256 @llvm.smin.i256(i256 %fewer, i256 $EMAX)
            ",
            power!("%scale", "%first"),
            power!("%factor", "%raise"),
            power!("%divisor", "%fall"),
            "%near = fmul $T %fraction, %scale
             %raised = fmul $T %near, %factor
             %r = fdiv $T %raised, %divisor
             ret $T %r"
        ),
    ),
    (
        Intrinsic::Sqrt,
        // The number is a square of at least 2 * digits + 1 bits times an even power of two. Its root is found digit by digit. A
        // last digit records whether there is a rest, so that the conversion to $T rounds the exact root.
        concat!(
            "entry:
             %abs = call $T @llvm.fabs.$S($T %a)
            ",
            taken_apart!("%abs"),
            "%one = uitofp i32 1 to $T
             %two = fadd $T %one, %one
             %half = fdiv $T %one, %two
             %sane = select i1 %special, $T %half, $T %fraction
             %most = fmul $T %sane, %lift
             %whole = fmul $T %most, %two
             %integer = fptoui $T %whole to $D
             %odd = and $I %exponent, 1
             %oddbit = zext $I %odd to $D
             %place = add $D %oddbit, $DIGITS
             %by = add $D %place, 2
             %square = shl $D %integer, %by
             br label %loop
             loop:
             %bit = phi $D [ $FOURTH, %entry ], [ %smaller, %loop ]
             %rest = phi $D [ %square, %entry ], [ %left, %loop ]
             %root = phi $D [ 0, %entry ], [ %found, %loop ]
             %try = add $D %root, %bit
             %fits = icmp uge $D %rest, %try
             %without = sub $D %rest, %try
             %left = select i1 %fits, $D %without, $D %rest
             %shifted = lshr $D %root, 1
             %with = add $D %shifted, %bit
             %found = select i1 %fits, $D %with, $D %shifted
             %smaller = lshr $D %bit, 2
             %end = icmp eq $D %smaller, 0
             br i1 %end, label %out, label %loop
             out:
             %inexact = icmp ne $D %left, 0
             %sticky = zext i1 %inexact to $D
             %double = shl $D %found, 1
             %exact = or $D %double, %sticky
             %near = uitofp $D %exact to $T
             %wide = sext $I %exponent to i256
             %halved = ashr i256 %wide, 1
             %down = sub i256 %halved, $DIGITS
             %power = sub i256 %down, 2
             %scale = trunc i256 %power to i32
             %r = call $T @llvm.ldexp.$S.i32($T %near, i32 %scale)
             %same = fadd $T %a, %a
             %s = select i1 %special, $T %same, $T %r
             %nothing = fsub $T %one, %one
             %negative = fcmp olt $T %a, %nothing
             %nan = fdiv $T %nothing, %nothing
             %t = select i1 %negative, $T %nan, $T %s
             ret $T %t"
        ),
    ),
    (
        Intrinsic::Fma,
        // The sum with the exact product is rounded to an odd number and then to $T, which is as if rounded once (Boldo
        // and Melquiond, "Emulation of a FMA and Correctly Rounded Sums", IEEE Transactions on Computers 57(4), 2008).
        // The error of the first sum is a number (Knuth, "The Art of Computer Programming" 4.2.2, theorem B).
        "%x = fpext $T %a to $W
         %y = fpext $T %b to $W
         %z = fpext $T %c to $W
         %p = fmul $W %x, %y
         %s = fadd $W %p, %z
         %z1 = fsub $W %s, %p
         %p1 = fsub $W %s, %z1
         %dp = fsub $W %p, %p1
         %dz = fsub $W %z, %z1
         %error = fadd $W %dp, %dz
         %bits = bitcast $W %s to $WI
         %last = trunc $WI %bits to i1
         %even = xor i1 %last, true
         %zero = uitofp i32 0 to $W
         %inexact = fcmp one $W %error, %zero
         %adjust = and i1 %even, %inexact
         %above = fcmp ogt $W %error, %zero
         %positive = fcmp ogt $W %s, %zero
         %outward = icmp eq i1 %above, %positive
         %step = select i1 %outward, $WI 1, $WI -1
         %odd = add $WI %bits, %step
         %chosen = select i1 %adjust, $WI %odd, $WI %bits
         %wide = bitcast $WI %chosen to $W
         %r = fptrunc $W %wide to $T
         ret $T %r",
    ),
];
