//! Intervals are sound: whatever the operands are, the value lies in the range.

use crate::check_support;

use check_support::{bin, deref, program, un};
use lang::check::ranges::{self, Scope};
use lang::check::{FloatInterval, Interval};
use lang::{BinaryOp, Expr, ExprKind, IntType, Number, Program, Type, UnaryOp, typing};

/// The value of an operator tree over constants; `None` where it is undefined.
fn evaluate(program: &Program, expr: &Expr) -> Option<Number> {
    let int = typing::integer(program, &expr.ty)?;
    let value = match &expr.kind {
        ExprKind::Int(value) => *value,
        ExprKind::Cast(a) => evaluate(program, a)?,
        ExprKind::Comma(a, b) => evaluate(program, a).and(evaluate(program, b))?,
        ExprKind::Conditional(c, a, b) => evaluate(program, if evaluate(program, c)? != 0 { a } else { b })?,
        ExprKind::Unary(op, a) => match op {
            UnaryOp::Plus => evaluate(program, a)?,
            UnaryOp::Negate => -evaluate(program, a)?,
            UnaryOp::BitNot => !evaluate(program, a)?,
            UnaryOp::LogicalNot => Number::from(evaluate(program, a)? == 0),
        },
        ExprKind::Binary(op, a, b) => {
            let common = typing::operand_type(program, *op, a, b)?;
            let common = typing::integer(program, &common)?;
            let convert = |value| typing::wrap(program, value, common, None);
            let right = evaluate(program, b)?;
            let right = if op.is_shift() { right } else { convert(right) };
            binary(*op, convert(evaluate(program, a)?), right, common.width().0)?
        }
        _ => return None,
    };
    let signed = int.is_signed(program.target) && !matches!(expr.kind, ExprKind::Cast(_));
    let (low, high) = typing::range(program, int, None);
    (!signed || (low..=high).contains(&value)).then(|| typing::wrap(program, value, int, None))
}

fn binary(op: BinaryOp, a: Number, b: Number, width: u64) -> Option<Number> {
    use BinaryOp::*;
    Some(match op {
        Add => a + b,
        Sub => a - b,
        Mul => a.checked_mul(b)?,
        Div => a.checked_div(b)?,
        Rem => a.checked_rem(b)?,
        Shl | Shr if !(Number::ZERO..Number::from(width)).contains(&b) => return None,
        Shl if a < 0 => return None,
        Shl => a << b,
        Shr => a >> b,
        BitAnd => a & b,
        BitOr => a | b,
        BitXor => a ^ b,
        Less => Number::from(a < b),
        LessEqual => Number::from(a <= b),
        Greater => Number::from(a > b),
        GreaterEqual => Number::from(a >= b),
        Equal => Number::from(a == b),
        NotEqual => Number::from(a != b),
        LogicalAnd => Number::from(a != 0 && b != 0),
        LogicalOr => Number::from(a != 0 || b != 0),
    })
}

/// Every interval of a few small and extreme bounds, each with all its members.
fn small_intervals() -> Vec<(Interval, Vec<Number>)> {
    let bounds = -5..=5i128;
    let pairs = bounds.clone().flat_map(|low| bounds.clone().map(move |high| (low, high)));
    pairs
        .filter(|(low, high)| low <= high)
        .map(|(l, h)| (Interval::new(l, h), (l..=h).map(Number::new).collect()))
        .collect()
}

/// Each operation on intervals against each member, exhaustively over small bounds.
#[test]
fn operations_contain_every_result() {
    type Operation = (&'static str, fn(Interval, Interval) -> Interval, fn(Number, Number) -> Option<Number>);
    let operations: [Operation; 10] = [
        ("+", Interval::sum, |a, b| Some(a + b)),
        ("-", Interval::difference, |a, b| Some(a - b)),
        ("*", Interval::product, |a, b| Some(a * b)),
        ("/", Interval::quotient, Number::checked_div),
        ("%", Interval::remainder, Number::checked_rem),
        ("<<", Interval::shifted_left, |a, b| (b >= 0).then(|| a << b)),
        (">>", Interval::shifted_right, |a, b| (b >= 0).then(|| a >> b)),
        ("&", Interval::bitwise_and, |a, b| Some(a & b)),
        ("|", Interval::bitwise_or, |a, b| Some(a | b)),
        ("^", Interval::xor, |a, b| Some(a ^ b)),
    ];
    let all = small_intervals();
    for (name, abstractly, concretely) in operations {
        for (left, lefts) in &all {
            for (right, rights) in &all {
                let range = abstractly(*left, *right);
                for (a, b) in lefts.iter().flat_map(|a| rights.iter().map(move |b| (*a, *b))) {
                    let inside = concretely(a, b).is_none_or(|value| range.contains(value));
                    assert!(inside, "{a} {name} {b} is not in {range}, from {left} and {right}");
                }
            }
        }
    }
}

/// Sums, differences and products are not only sound but exact at their bounds.
#[test]
fn bounds_are_reached() {
    for (left, lefts) in small_intervals() {
        for (right, rights) in small_intervals() {
            let products = lefts.iter().flat_map(|a| rights.iter().map(move |b| a * b));
            let (low, high) = products.fold((Number::MAX, Number::MIN), |(l, h), p| (l.min(p), h.max(p)));
            assert_eq!(left.product(right), Interval::new(low, high));
        }
    }
}

#[test]
fn types_and_bit_fields_hold_what_typing_says() {
    let p = program(vec![]);
    for int in IntType::STANDARD {
        let widths = (1..=int.width().0).map(|bits| Some(lang::Bits(bits)));
        for bits in widths.chain([None]) {
            let Interval { low, high } = ranges::of_int(&p, int, bits);
            assert_eq!((low, high), typing::range(&p, int, bits), "{int:?} {bits:?}");
        }
    }
}

/// Conversions of every interval of a byte's worth of values to a narrow bit-field.
#[test]
fn conversions_contain_every_result() {
    let p = program(vec![]);
    for int in [IntType::Int, IntType::UInt, IntType::Bool] {
        let bits = lang::Bits(if int == IntType::Bool { 1 } else { 4 });
        for low in -40..40i128 {
            for high in low..40 {
                let range = ranges::convert(&p, Interval::new(low, high), int, Some(bits));
                for value in low..=high {
                    let wrapped = typing::wrap(&p, value.into(), int, Some(bits));
                    assert!(range.contains(wrapped), "{value} becomes {wrapped}, not in {range}");
                }
            }
        }
    }
}

/// xorshift, so that a failure can be repeated.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }

    fn constant(&mut self, p: &Program) -> Expr {
        let int = IntType::STANDARD[self.below(12) as usize];
        let (low, high) = typing::range(p, int, None);
        let near = Number::from(self.below(5));
        let value = [low + near, high - near, near, Number::from(self.below(300)), Number::from(self.0)];
        let value = typing::wrap(p, value[self.below(5) as usize], int, None);
        Expr::int(value, Type::Int(int))
    }

    /// A tree, and the same with some constants replaced by what is only known by its type.
    fn tree(&mut self, p: &Program, depth: u32) -> (Expr, Expr) {
        if depth == 0 || self.below(6) == 0 {
            let constant = self.constant(p);
            let hidden = deref(Expr { kind: ExprKind::Null, ty: constant.ty.clone().pointer_to() });
            let unknown = if self.below(2) == 0 { constant.clone() } else { Expr::read(hidden) };
            return (constant, unknown);
        }
        let (a, unknown_a) = self.tree(p, depth - 1);
        let (b, unknown_b) = self.tree(p, depth - 1);
        match self.below(8) {
            0 => {
                let ty = Type::Int(IntType::STANDARD[self.below(12) as usize]);
                (a.cast(ty.clone()), unknown_a.cast(ty))
            }
            1 => {
                let ops = [UnaryOp::Plus, UnaryOp::Negate, UnaryOp::BitNot, UnaryOp::LogicalNot];
                let op = ops[self.below(4) as usize];
                (un(op, a), un(op, unknown_a))
            }
            2 => {
                let choose = check_support::choose;
                let c = Expr::int(Number::from(self.below(2)), Type::INT);
                (choose(c.clone(), a, b), choose(c, unknown_a, unknown_b))
            }
            _ => {
                let op = BinaryOp::ALL[self.below(18) as usize];
                (bin(op, a, b), bin(op, unknown_a, unknown_b))
            }
        }
    }
}

/// Random trees: where the value is defined it is in the range, whether all constants are known or only some.
#[test]
fn ranges_contain_the_values_of_random_trees() {
    let p = program(vec![]);
    let scope = Scope::new(&p);
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let (mut judged, mut narrow) = (0, 0);
    for _ in 0..20_000 {
        let depth = 1 + random.below(4) as u32;
        let (known, unknown) = random.tree(&p, depth);
        let Some(value) = evaluate(&p, &known) else { continue };
        judged += 1;
        for tree in [&known, &unknown] {
            let range = ranges::range(&scope, tree);
            assert!(range.contains(value), "{value} is not in {range}: {tree:?}");
            narrow += u32::from(range != ranges::of_type(&p, &tree.ty, None));
        }
    }
    assert!(judged > 10_000, "only {judged} trees are defined");
    assert!(narrow > judged, "only {narrow} ranges say more than the type");
}

#[test]
fn constants_fold_to_points() {
    let p = program(vec![]);
    let scope = Scope::new(&p);
    let long = |value: u64| Expr::int(value, Type::ULL);
    let most = u64::MAX;
    let cases = [
        (bin(BinaryOp::Sub, long(0), long(1)), Interval::point(most)),
        (bin(BinaryOp::Mul, long(most), long(most)), Interval::point(1)),
        (bin(BinaryOp::BitAnd, long(12), long(10)), Interval::new(0, 10)),
        (bin(BinaryOp::BitOr, long(12), long(1)), Interval::new(12, 15)),
        (bin(BinaryOp::Rem, long(most), long(10)), Interval::new(0, 9)),
        (Expr::int(-1, Type::INT).cast(Type::UINT), Interval::point(u32::MAX)),
        (Expr::int(300, Type::INT).cast(Type::Int(IntType::Bool)), Interval::point(1)),
    ];
    for (expr, expected) in cases {
        assert_eq!(ranges::range(&scope, &expr), expected, "{expr:?}");
    }
}

/// Floating corners, with the rounding of each type.
#[test]
fn floating_ranges_round_as_the_machine_does() {
    let p = program(vec![]);
    let scope = Scope::new(&p);
    let near = Expr::int(16_777_217, Type::INT).cast(check_support::FLOAT);
    assert_eq!(ranges::float_range(&scope, &near), FloatInterval::new(16_777_216.0, 16_777_216.0));
    assert_eq!(FloatInterval::new(-0.9, 3.99).truncated(), Some(Interval::new(0, 3)));
    assert_eq!(FloatInterval::ANY.truncated(), None);
    assert_eq!(FloatInterval::new(1.0, f64::INFINITY), FloatInterval::ANY);
    let huge = check_support::float(f64::MAX);
    let sum = bin(BinaryOp::Add, huge.clone(), huge);
    assert_eq!(ranges::float_range(&scope, &sum), FloatInterval::ANY, "an overflow is anything");
}
