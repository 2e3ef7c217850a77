//! Operators and comparisons. LangRef "Binary Operations", "icmp".

use ir::{ArithFlags, BinaryOp, Compare, FloatPredicate, IntPredicate, TypeId};
use semantics::operator::{ArithOp, DivideOp, FloatOp, IntOp, Operator, ShiftOp};
use semantics::{UbKind, Unsupported};

use super::domain::{OrHalt, ProofDomain, Session, integer, unsupported};
use super::float::{self, BinaryFormat};
use super::graph::Graph;
use super::value::{Base, ProofValue, ScalarBits, constant};
use crate::circuits;
use crate::gates::{Gates, Lit};
use crate::machine::domain::Operators;
use crate::machine::memory::Memory;

/// Bits of the widest integers that are multiplied or divided, which takes gates by the square of that.
const WIDEST_FACTOR: usize = 256;

/// The bits of a result, and whether a flag makes it poison.
type Flagged = (Vec<Lit>, Lit);

impl<'m> Operators for ProofDomain<'m> {
    fn binary(
        &mut self,
        (op, flags): (BinaryOp, ArithFlags),
        ty: TypeId,
        (a, b): (ProofValue, ProofValue),
    ) -> OrHalt<ProofValue> {
        let op = match op.into() {
            Operator::Int(op) => op,
            Operator::Float(op) => return self.floats_computed(op, ty, &a, &b),
        };
        self.zip(&a, &b, |domain, a, b| {
            let (a, b) = (integer(a)?, integer(b)?);
            let multiplies = matches!(op, IntOp::Arith(ArithOp::Mul) | IntOp::Divide(_));
            if multiplies && a.bits.len() > WIDEST_FACTOR {
                return Err(Unsupported::WideInteger.into());
            }
            let (bits, broken) = match op {
                IntOp::Arith(op) => domain.arith(op, flags, a, b),
                IntOp::Shift(op) => domain.shift(op, flags, a, b),
                IntOp::Divide(op) => domain.division(op, flags, a, b)?,
            };
            let graph = domain.graph();
            let poison = graph.or(a.poison, b.poison);
            Ok(ScalarBits::number(bits, graph.or(poison, broken)))
        })
    }

    fn negate(&mut self, _: TypeId, mut value: ProofValue) -> OrHalt<ProofValue> {
        for scalar in &mut value {
            let mut bits = scalar.bits.to_vec();
            if let Some(sign) = bits.last_mut() {
                *sign = !*sign;
            }
            scalar.bits = bits.into();
        }
        Ok(value)
    }

    fn compare(
        &mut self,
        memory: &Memory<Self>,
        compare: &Compare,
        ty: TypeId,
        (a, b): (ProofValue, ProofValue),
    ) -> OrHalt<ProofValue> {
        let predicate = match *compare {
            Compare::Int { predicate, .. } => predicate,
            Compare::Float { predicate, .. } => return self.floats_compared(predicate, ty, &a, &b),
        };
        self.zip(&a, &b, |domain, a, b| {
            let holds = match (a.base.seen(), b.base.seen()) {
                (Base::Nothing, Base::Nothing) => domain.ordered(predicate, &a.bits, &b.bits),
                _ => domain.pointers_compared(memory, predicate, a, b)?,
            };
            let poison = domain.graph().or(a.poison, b.poison);
            Ok(ScalarBits::number(vec![holds], poison))
        })
    }
}

/// True if `x < y`, with the gates of `y < x` for one of the two orders, and with those of `y < x` for `!x < !y`.
fn less(graph: &mut Graph, x: &[Lit], y: &[Lit], signed: bool) -> Lit {
    let open = [x, y].map(|bits| bits.iter().find(|bit| bit.constant().is_none()));
    if open.iter().any(Option::is_some) && open.iter().flatten().all(|bit| bit.is_negated()) {
        let complement = |bits: &[Lit]| bits.iter().map(|&bit| !bit).collect::<Vec<_>>();
        return less(graph, &complement(y), &complement(x), signed);
    }
    if graph.key(x) <= graph.key(y) {
        return circuits::less(graph, x, y, signed);
    }
    let greater = circuits::less(graph, y, x, signed);
    let equal = circuits::equal(graph, x, y);
    graph.and(!greater, !equal)
}

impl<'m> ProofDomain<'m> {
    fn zip(
        &mut self,
        a: &ProofValue,
        b: &ProofValue,
        mut each: impl FnMut(&mut Self, &ScalarBits, &ScalarBits) -> OrHalt<ScalarBits>,
    ) -> OrHalt<ProofValue> {
        if a.len() != b.len() {
            return Err(Unsupported::Malformed("operands of different shapes").into());
        }
        a.iter().zip(b).map(|(a, b)| each(self, a, b)).collect()
    }

    fn floats_computed(
        &mut self,
        op: FloatOp,
        ty: TypeId,
        a: &ProofValue,
        b: &ProofValue,
    ) -> OrHalt<ProofValue> {
        let format = self.float_format(ty)?;
        self.zip(a, b, |domain, a, b| {
            let graph = domain.graph();
            // Sums and products have the same gates for either order of their operands.
            let commutes = matches!(op, FloatOp::Add | FloatOp::Mul);
            let turned = commutes && graph.key(&b.bits) < graph.key(&a.bits);
            let (a, b) = if turned { (b, a) } else { (a, b) };
            let result = float::binary(graph, op, format, &a.bits, &b.bits);
            let result = result.ok_or(unsupported("remainder of floating-point numbers"))?;
            let bits = domain.with_nan(format, result, &[(format, &a.bits), (format, &b.bits)]);
            Ok(ScalarBits::number(bits, domain.graph().or(a.poison, b.poison)))
        })
    }

    /// The format of a floating-point type, or of a vector's lanes.
    pub(super) fn float_format(&self, ty: TypeId) -> OrHalt<BinaryFormat> {
        BinaryFormat::for_type(&self.context.module.types, ty).ok_or(unsupported("x87 numbers"))
    }

    fn floats_compared(
        &mut self,
        predicate: FloatPredicate,
        ty: TypeId,
        a: &ProofValue,
        b: &ProofValue,
    ) -> OrHalt<ProofValue> {
        let format = self.float_format(ty)?;
        self.zip(a, b, |domain, a, b| {
            let graph = domain.graph();
            let holds = float::compared(graph, predicate, format, &a.bits, &b.bits);
            Ok(ScalarBits::number(vec![holds], graph.or(a.poison, b.poison)))
        })
    }

    /// The predicate on numbers of any width.
    fn ordered(&mut self, predicate: IntPredicate, x: &[Lit], y: &[Lit]) -> Lit {
        let Session { graph, polynomials, .. } = &mut *self.session;
        let (x, y, signed) = match predicate {
            IntPredicate::Eq => return polynomials.equal(graph, x, y),
            IntPredicate::Ne => return !polynomials.equal(graph, x, y),
            IntPredicate::Ult | IntPredicate::Uge => (x, y, false),
            IntPredicate::Ugt | IntPredicate::Ule => (y, x, false),
            IntPredicate::Slt | IntPredicate::Sge => (x, y, true),
            IntPredicate::Sgt | IntPredicate::Sle => (y, x, true),
        };
        let of_arms = |graph: &mut Graph, x: &[Lit], y: &[Lit]| less(graph, x, y, signed);
        let selected = polynomials.selected_less(graph, (x, y), of_arms);
        let holds = selected.unwrap_or_else(|| less(graph, x, y, signed));
        let or_equal = matches!(
            predicate,
            IntPredicate::Uge | IntPredicate::Ule | IntPredicate::Sge | IntPredicate::Sle
        );
        holds.negated_if(or_equal)
    }

    /// `x + y` or `x - y`. Whether it overflows shows in the highest bits of the operands and the result, so that equal
    /// sums overflow by the same gates.
    fn sum(&mut self, flags: ArithFlags, x: &[Lit], y: &[Lit], op: ArithOp) -> Flagged {
        let Session { graph, polynomials, .. } = &mut *self.session;
        let subtracts = op == ArithOp::Sub;
        let known = polynomials.sum(graph, x, y, if subtracts { u64::MAX } else { 1 });
        let bits = known.unwrap_or_else(|| match subtracts {
            true => circuits::subtract(graph, x, y).bits,
            false => circuits::add(graph, x, y, Lit::FALSE).bits,
        });
        let top = |bits: &[Lit]| bits.last().copied().unwrap_or(Lit::FALSE);
        let (x, y, sum) = (top(x), top(y).negated_if(subtracts), top(&bits));
        let (both, either) = (graph.and(x, y), graph.or(x, y));
        let mut broken = Lit::FALSE;
        if flags.nuw {
            let passed = graph.and(either, !sum);
            let carry = graph.or(both, passed);
            broken = carry.negated_if(subtracts);
        }
        if flags.nsw {
            let (of_positive, of_negative) = (graph.and(!either, sum), graph.and(both, !sum));
            let overflow = graph.or(of_positive, of_negative);
            broken = graph.or(broken, overflow);
        }
        (bits, broken)
    }

    fn arith(&mut self, op: ArithOp, flags: ArithFlags, a: &ScalarBits, b: &ScalarBits) -> Flagged {
        let (x, y) = (&a.bits[..], &b.bits[..]);
        let pairs = x.iter().zip(y);
        let bits = match op {
            ArithOp::Add | ArithOp::Sub => return self.sum(flags, x, y, op),
            ArithOp::Mul => return self.product(flags, x, y),
            ArithOp::And => pairs.map(|(&x, &y)| self.graph().and(x, y)).collect(),
            ArithOp::Xor => pairs.map(|(&x, &y)| self.graph().xor(x, y)).collect(),
            ArithOp::Or if flags.disjoint => {
                let graph = self.graph();
                let both: Vec<Lit> = pairs.map(|(&x, &y)| graph.and(x, y)).collect();
                let broken = circuits::any_set(graph, &both);
                // Where no bit is in both, it is their sum.
                let (bits, _) = self.sum(ArithFlags::NONE, x, y, ArithOp::Add);
                return (bits, broken);
            }
            ArithOp::Or => pairs.map(|(&x, &y)| self.graph().or(x, y)).collect(),
        };
        (bits, Lit::FALSE)
    }

    /// A product. Its flags are violated where twice as many bits hold another number.
    fn product(&mut self, flags: ArithFlags, x: &[Lit], y: &[Lit]) -> Flagged {
        let width = x.len();
        let graph = self.graph();
        // The factor with fewer open bits makes fewer terms; beyond that, `y * x` has the gates of `x * y`.
        let open = |bits: &[Lit]| bits.iter().filter(|lit| **lit != Lit::FALSE).count();
        let rank = |graph: &Graph, bits: &[Lit]| (open(bits), graph.key(bits));
        let (x, y) = if rank(graph, x) < rank(graph, y) { (y, x) } else { (x, y) };
        let bits = match self.session.polynomials.product(&mut self.session.graph, x, y) {
            Some(bits) => bits,
            None => circuits::product(&mut self.session.graph, x, y),
        };
        let graph = self.graph();
        let mut broken = Lit::FALSE;
        let mut wide = |fill: fn(&[Lit]) -> Lit| {
            let extended = [x, y].map(|bits| {
                let mut wide = bits.to_vec();
                wide.resize(2 * width, fill(bits));
                wide
            });
            circuits::product(graph, &extended[0], &extended[1])
        };
        let unsigned = flags.nuw.then(|| wide(|_| Lit::FALSE));
        let signed = flags.nsw.then(|| wide(|bits| bits.last().copied().unwrap_or(Lit::FALSE)));
        if let Some(product) = unsigned {
            let lost = circuits::any_set(graph, &product[width..]);
            broken = graph.or(broken, lost);
        }
        if let Some(product) = signed {
            let sign = product[width - 1];
            let lost: Vec<Lit> = product[width..].iter().map(|&bit| graph.xor(bit, sign)).collect();
            let lost = circuits::any_set(graph, &lost);
            broken = graph.or(broken, lost);
        }
        (bits, broken)
    }

    /// LangRef: a shift by the width or more is poison.
    fn shift(&mut self, op: ShiftOp, flags: ArithFlags, a: &ScalarBits, b: &ScalarBits) -> Flagged {
        let graph = self.graph();
        let width = a.bits.len();
        let too_far = {
            let limit = constant(width as u32, (width as u64).into());
            // A width that is no number of that many bits (`i1` has one: 1) is exceeded by no amount.
            match width as u64 >> width.min(63) {
                0 => !circuits::less(graph, &b.bits, &limit, false),
                _ => circuits::any_set(graph, &b.bits),
            }
        };
        let sign = a.bits.last().copied().unwrap_or(Lit::FALSE);
        let fill = if op == ShiftOp::AShr { sign } else { Lit::FALSE };
        let up = op == ShiftOp::Shl;
        let bits = circuits::shift(graph, &a.bits, &b.bits, up, fill);
        if up && let Some(amount) = b.constant() {
            let amount = amount.min(u32::MAX.into()).as_u32();
            self.session.polynomials.shifted(&a.bits, amount, &bits);
        }
        let graph = self.graph();
        let mut broken = too_far;
        let mut moved_back = |fill: Lit, up: bool| {
            let back = circuits::shift(graph, &bits, &b.bits, up, fill);
            !circuits::equal(graph, &back, &a.bits)
        };
        let mut violations = Vec::new();
        if up && flags.nuw {
            violations.push(moved_back(Lit::FALSE, false));
        }
        if up && flags.nsw {
            violations.push(moved_back(bits.last().copied().unwrap_or(Lit::FALSE), false));
        }
        if !up && flags.exact {
            violations.push(moved_back(Lit::FALSE, true));
        }
        for violation in violations {
            broken = graph.or(broken, violation);
        }
        (bits, broken)
    }

    /// A zero or poison divisor is undefined behaviour, and so is the most negative number divided by -1, which a poison
    /// dividend may be.
    fn division(
        &mut self,
        op: DivideOp,
        flags: ArithFlags,
        a: &ScalarBits,
        b: &ScalarBits,
    ) -> OrHalt<Flagged> {
        if self.decide(b.poison)? {
            return Err(UbKind::PoisonDivisor.into());
        }
        let nonzero = circuits::any_set(self.graph(), &b.bits);
        if !self.decide(nonzero)? {
            return Err(UbKind::DivisionByZero.into());
        }
        let (x, y) = (&a.bits[..], &b.bits[..]);
        if op.is_signed() {
            let graph = self.graph();
            let ones = vec![Lit::TRUE; y.len()];
            let minus_one = circuits::equal(graph, y, &ones);
            let mut lowest = vec![Lit::FALSE; x.len()];
            if let Some(sign) = lowest.last_mut() {
                *sign = Lit::TRUE;
            }
            let lowest = circuits::equal(graph, x, &lowest);
            let lowest = graph.or(lowest, a.poison);
            let overflow = graph.and(minus_one, lowest);
            if self.decide(overflow)? {
                return Err(UbKind::DivisionOverflow.into());
            }
        }
        let graph = self.graph();
        let (quotient, rest) = match op.is_signed() {
            true => signed_division(graph, x, y),
            false => circuits::divide(graph, x, y),
        };
        let broken = if flags.exact { circuits::any_set(graph, &rest) } else { Lit::FALSE };
        Ok((if op.is_quotient() { quotient } else { rest }, broken))
    }

    /// Pointers into one object compare like their distances from its start while both are in it. Pointers into different
    /// objects are unequal while both are in bounds; all else depends on unknown addresses.
    fn pointers_compared(
        &mut self,
        memory: &Memory<ProofDomain<'m>>,
        predicate: IntPredicate,
        a: &ScalarBits,
        b: &ScalarBits,
    ) -> OrHalt<Lit> {
        if a.base == b.base && (a.bits == b.bits || matches!(predicate, IntPredicate::Eq | IntPredicate::Ne))
        {
            return Ok(self.ordered(predicate, &a.bits, &b.bits));
        }
        let inside = [a, b].map(|pointer| self.is_inside(memory, pointer));
        let both = self.graph().and(inside[0], inside[1]);
        let poison = self.graph().or(a.poison, b.poison);
        let fine = self.graph().or(both, poison);
        if !self.decide(fine)? {
            let (a, b) = (self.number_of(memory, a)?, self.number_of(memory, b)?);
            return Ok(self.ordered(predicate, &a, &b));
        }
        match predicate {
            _ if a.base == b.base => Ok(self.ordered(predicate, &a.bits, &b.bits)),
            IntPredicate::Eq => Ok(Lit::FALSE),
            IntPredicate::Ne => Ok(Lit::TRUE),
            _ if poison == Lit::TRUE => Ok(Lit::FALSE),
            _ => {
                let (a, b) = (self.number_of(memory, a)?, self.number_of(memory, b)?);
                Ok(self.ordered(predicate, &a, &b))
            }
        }
    }

    /// True if a pointer points to a byte of its object, or is null.
    fn is_inside(&mut self, memory: &Memory<ProofDomain<'m>>, pointer: &ScalarBits) -> Lit {
        let size = match pointer.base {
            Base::Nothing | Base::Null => 1,
            Base::Function(_) => 1,
            Base::Object(serial) => memory.size_of(serial).map_or(0, |size| size.0),
        };
        let size = constant(self.context.pointer_width(), size.into());
        circuits::less(self.graph(), &pointer.bits, &size, false)
    }
}

/// Division of magnitudes; the quotient has the sign of both operands together, the remainder that of the dividend. Highest bits that
/// only repeat the signs of both operands are left out: the numbers were narrower.
fn signed_division(gates: &mut impl Gates, x: &[Lit], y: &[Lit]) -> (Vec<Lit>, Vec<Lit>) {
    let signed = |bits: &[Lit]| {
        let copies = bits.iter().rev().take_while(|bit| Some(*bit) == bits.last()).count();
        // The lowest number divided by -1 takes one bit more.
        bits.len() - copies + 2
    };
    let width = signed(x).max(signed(y)).min(x.len());
    let (quotient, rest) = division_of_magnitudes(gates, &x[..width], &y[..width]);
    let extended = |mut bits: Vec<Lit>| {
        bits.resize(x.len(), bits.last().copied().unwrap_or(Lit::FALSE));
        bits
    };
    (extended(quotient), extended(rest))
}

fn division_of_magnitudes(gates: &mut impl Gates, x: &[Lit], y: &[Lit]) -> (Vec<Lit>, Vec<Lit>) {
    let mut magnitude = |bits: &[Lit]| {
        let sign = bits.last().copied().unwrap_or(Lit::FALSE);
        let negative = circuits::negative(gates, bits);
        (sign, circuits::choice(gates, sign, &negative, bits))
    };
    let ((of_x, x), (of_y, y)) = (magnitude(x), magnitude(y));
    let (quotient, rest) = circuits::divide(gates, &x, &y);
    let differ = gates.xor(of_x, of_y);
    let mut with_sign = |sign: Lit, bits: &[Lit]| {
        let negative = circuits::negative(gates, bits);
        circuits::choice(gates, sign, &negative, bits)
    };
    (with_sign(differ, &quotient), with_sign(of_x, &rest))
}
