//! Promotions and conversions of C11 6.3.1, the part of typing every consumer must agree on.

use crate::{
    BinaryOp, Bits, Expr, ExprKind, FloatType, IntType, Number, Place, Program, Type, UnaryOp, number,
};

/// The bit-field a value was just read from, which decides its promotion (C11 6.3.1.1p2).
///
/// Only reads count: the checker demands a cast on the value of an assignment to a bit-field, because gcc and
/// clang disagree whether that value still has the field's width.
#[must_use]
pub fn source_bit_field(program: &Program, expr: &Expr) -> Option<Bits> {
    match &expr.kind {
        ExprKind::Read(place) => bit_width(program, place),
        _ => None,
    }
}

/// The width of the bit-field a place is, if it is one.
#[must_use]
pub fn bit_width(program: &Program, place: &Place) -> Option<Bits> {
    program.last_field(place).and_then(|f| f.bits)
}

/// True when an indeterminate value in `from` may be assigned to an object of type `ty`, or a bit-field of it:
/// nothing is converted, and the type has no trap representation (C11 3.19.4, 6.2.6.1p5). That holds for the
/// integer types of every compiler here but `_Bool`, of which clang's optimiser takes for granted that it is 0
/// or 1; enumerations, floating types and bit-precise types, whose bytes have padding bits, are
/// left out as well.
#[must_use]
pub fn may_copy_indeterminate(program: &Program, from: &Place, ty: &Type, bits: Option<Bits>) -> bool {
    matches!(ty, Type::Int(int) if *int != IntType::Bool && !int.is_bit_precise())
        && from.ty == *ty
        && bit_width(program, from) == bits
}

/// The integer type of an integer, or the compatible one of an enumeration; `None` for any other type.
#[must_use]
pub fn integer(program: &Program, ty: &Type) -> Option<IntType> {
    match ty {
        Type::Int(int) => Some(*int),
        Type::Enum(id) => Some(program[*id].underlying()),
        _ => None,
    }
}

/// The integer promotions on a type, for a bit-field of that type with its width.
///
/// A bit-field promotes to `int` if `int` holds all its values (6.3.1.1p2). One wider than `int` keeps its
/// declared type here: the printer casts such reads, because gcc would compute in the field's own width.
/// Bit-precise types, and bit-fields of one, stay what they are (C23 6.3.1.1p2); the printer casts reads of such
/// bit-fields, because clang before 19 would promote them like others.
#[must_use]
pub fn promote(program: &Program, int: IntType, bits: Option<Bits>) -> IntType {
    if int.is_bit_precise() {
        return int;
    }
    let width = bits.unwrap_or(int.width());
    let int_width = IntType::Int.width();
    let fits = width < int_width || (width == int_width && int.is_signed(program.target));
    if bits.is_some() {
        return if fits {
            IntType::Int
        } else if width == int_width {
            IntType::UInt
        } else {
            int
        };
    }
    if int.rank() < IntType::Int.rank() { IntType::Int } else { int }
}

/// True unless a conversion between arithmetic types is to a decimal type that may not hold the value, or is left out because
/// libgcc has no function for it.
///
/// Every value of a decimal type in a program is one that `double` holds, too; so constants are, and conversions keep it: to a decimal
/// type from a narrower one, and from integers of fewer digits. From decimal types all conversions are those of a `double`
/// then; only those to binary16 do not exist (libgcc 12).
#[must_use]
pub fn converts(program: &Program, from: &Type, to: &Type) -> bool {
    match (from, to) {
        (Type::Float(from), Type::Float(to)) if to.is_decimal() => from.is_decimal() && from <= to,
        (Type::Float(from), Type::Float(to)) => !from.is_decimal() || !to.is_binary16(),
        (from, Type::Float(to)) if to.is_decimal() => {
            integer(program, from).is_some_and(|int| int.width() <= to.integer_bits())
        }
        _ => true,
    }
}

/// The type of an arithmetic operand after the integer promotions; `__fp16` is promoted to `float` (ACLE), other types stay.
#[must_use]
pub fn promoted(program: &Program, expr: &Expr) -> Type {
    promoted_operand(program, &expr.ty, source_bit_field(program, expr))
}

/// The type of the value in a place as the left operand of `op=`, `++` or `--`: promoted as if it were read.
#[must_use]
pub fn promoted_place(program: &Program, place: &Place) -> Type {
    promoted_operand(program, &place.ty, bit_width(program, place))
}

fn promoted_operand(program: &Program, ty: &Type, bits: Option<Bits>) -> Type {
    match (integer(program, ty), ty) {
        (Some(int), _) => Type::Int(promote(program, int, bits)),
        (None, Type::Float(float)) => Type::Float(promote_float(*float)),
        (None, other) => other.clone(),
    }
}

/// The floating type that arithmetic on a floating type works in: `float` for `__fp16` (ACLE), other types stay.
#[must_use]
pub const fn promote_float(float: FloatType) -> FloatType {
    float.spec().promoted
}

/// The usual arithmetic conversions (C11 6.3.1.8) on promoted types; `None` where either is not arithmetic.
#[must_use]
pub fn usual_arithmetic(program: &Program, left: &Type, right: &Type) -> Option<Type> {
    match (left, right) {
        // A decimal operand has no binary one beside it (C23 6.3.1.8p1, 6.5.6p4).
        (Type::Float(a), Type::Float(b)) if a.is_decimal() != b.is_decimal() => None,
        (Type::Float(a), Type::Float(b)) => {
            Some(Type::Float(if a.spec().rank < b.spec().rank { *b } else { *a }))
        }
        (Type::Float(f), other) | (other, Type::Float(f)) if f.is_decimal() => {
            converts(program, other, &Type::Float(*f)).then_some(Type::Float(*f))
        }
        (Type::Float(f), other) | (other, Type::Float(f)) if other.is_integer() => Some(Type::Float(*f)),
        (Type::Int(a), Type::Int(b)) => Some(Type::Int(common_int(program, *a, *b))),
        _ => None,
    }
}

fn common_int(program: &Program, a: IntType, b: IntType) -> IntType {
    let (low, high) = if a.rank() <= b.rank() { (a, b) } else { (b, a) };
    let (low_signed, high_signed) = (low.is_signed(program.target), high.is_signed(program.target));
    if low_signed == high_signed || !high_signed {
        return if low.rank() == high.rank() && low_signed != high_signed {
            high.to_unsigned()
        } else {
            high
        };
    }
    // The higher rank is signed, the lower unsigned: the signed type wins only if it holds all values.
    if low.rank() == high.rank() || low.width() >= high.width() { high.to_unsigned() } else { high }
}

/// The type of a binary operation's value; `None` where the operands do not fit the operator.
#[must_use]
pub fn binary(program: &Program, op: BinaryOp, left: &Expr, right: &Expr) -> Option<Type> {
    if op.is_logical() {
        return (left.ty.is_scalar() && right.ty.is_scalar()).then_some(Type::INT);
    }
    if op.is_comparison() && !left.ty.is_arithmetic() {
        let equality = matches!(op, BinaryOp::Equal | BinaryOp::NotEqual);
        return (equality && left.ty == right.ty && left.ty.is_scalar()).then_some(Type::INT);
    }
    let common = operand_type(program, op, left, right)?;
    computes(op, &common).then_some(if op.is_comparison() { Type::INT } else { common })
}

/// The type both operands convert to before an arithmetic operator or comparison works on them; for a shift,
/// the promoted left operand's type (the right operand keeps its own promoted type).
#[must_use]
pub fn operand_type(program: &Program, op: BinaryOp, left: &Expr, right: &Expr) -> Option<Type> {
    converted_operands(program, op, promoted(program, left), promoted(program, right))
}

/// The type that `place op= value` computes in, which is that of `place op value` (C11 6.5.16.2p3); `None` where
/// the operands do not fit the operator.
#[must_use]
pub fn compound_type(program: &Program, op: BinaryOp, place: &Place, value: &Expr) -> Option<Type> {
    let (left, right) = (promoted_place(program, place), promoted(program, value));
    let common = converted_operands(program, op, left, right)?;
    (op.has_compound_form() && computes(op, &common)).then_some(common)
}

fn converted_operands(program: &Program, op: BinaryOp, left: Type, right: Type) -> Option<Type> {
    if op.is_shift() {
        return (left.is_integer() && right.is_integer()).then_some(left);
    }
    usual_arithmetic(program, &left, &right)
}

/// True of a type that the default argument promotions leave alone (C11 6.5.2.2p6). `_Float16` is not among
/// them for C, but compilers differ in whether they promote it.
#[must_use]
pub fn survives_default_promotion(program: &Program, ty: &Type) -> bool {
    match ty {
        Type::Float(float) => *float >= FloatType::Double,
        _ => integer(program, ty).is_none_or(|int| promote(program, int, None) == int),
    }
}

/// True if an operator works on operands of the type to which both convert ([`FloatSpec::computes`](crate::FloatSpec)).
#[must_use]
pub const fn computes(op: BinaryOp, common: &Type) -> bool {
    match common {
        Type::Float(float) if !float.spec().computes => op.is_comparison(),
        Type::Float(_) => !op.is_shift() && !matches!(op, BinaryOp::Rem) && !op.is_bitwise(),
        _ => true,
    }
}

/// The type of a unary operation's value; `None` where the operand does not fit the operator.
#[must_use]
pub fn unary(program: &Program, op: UnaryOp, operand: &Expr) -> Option<Type> {
    match op {
        UnaryOp::LogicalNot => operand.ty.is_scalar().then_some(Type::INT),
        UnaryOp::BitNot => operand.ty.is_integer().then(|| promoted(program, operand)),
        UnaryOp::Plus | UnaryOp::Negate => operand.ty.is_arithmetic().then(|| promoted(program, operand)),
    }
}

/// The values an integer type or bit-field of it can hold, smallest and largest.
#[must_use]
pub fn range(program: &Program, int: IntType, bits: Option<Bits>) -> (Number, Number) {
    let width = bits.unwrap_or(int.width());
    if int.is_signed(program.target) {
        let high = number::ones(width - Bits(1));
        (!high, high)
    } else {
        (Number::ZERO, number::ones(width))
    }
}

/// `value` converted to an integer type or bit-field (C11 6.3.1.2 for `_Bool`, 6.3.1.3 else: modulo the width,
/// which gcc and clang document for signed types too).
#[must_use]
pub fn wrap(program: &Program, value: Number, int: IntType, bits: Option<Bits>) -> Number {
    if int == IntType::Bool {
        return Number::from(value != 0);
    }
    number::cut(value, bits.unwrap_or(int.width()), int.is_signed(program.target))
}
