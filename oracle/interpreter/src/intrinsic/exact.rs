//! The bodies of floating-point intrinsics whose result is the exact one, rounded once. See [`super::bodies`] for the words
//! that start with `$`.

use ir::Intrinsic;

/// Takes a number apart: `%fraction` from 0.5 to 1, with the sign, and `%exponent`, an integer `$I`. If it is zero, infinite
/// or NaN (`%special`), the fraction is the number and the exponent 0. Subnormal numbers are made normal first.
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
];
