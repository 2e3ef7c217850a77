//! Operators and comparisons. LangRef "Binary Operations", "icmp".

use ir::{ArithFlags, BinaryOp, Compare, FloatPredicate, IntPredicate, TypeId};

use super::super::circuits;
use super::super::domain::Operators;
use super::super::gates::{Gates, Lit};
use super::super::memory::Memory;
use super::domain::{OrHalt, ProofDomain, integer, unsupported};
use super::float::{self, BinaryFormat};
use super::graph::Graph;
use super::value::{Base, ProofValue, ScalarBits, constant};
use crate::operator::{ArithOp, DivideOp, FloatOp, IntOp, Operator, ShiftOp};
use crate::outcome::{UbKind, Unsupported};

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
            let holds = match (a.base, b.base) {
                (Base::Nothing, Base::Nothing) => ordered(domain.graph(), predicate, &a.bits, &b.bits),
                _ => domain.pointers_compared(memory, predicate, a, b)?,
            };
            let poison = domain.graph().or(a.poison, b.poison);
            Ok(ScalarBits::number(vec![holds], poison))
        })
    }
}

/// The predicate on numbers of any width.
fn ordered(gates: &mut impl Gates, predicate: IntPredicate, x: &[Lit], y: &[Lit]) -> Lit {
    match predicate {
        IntPredicate::Eq => circuits::equal(gates, x, y),
        IntPredicate::Ne => !circuits::equal(gates, x, y),
        IntPredicate::Ult => circuits::less(gates, x, y, false),
        IntPredicate::Ugt => circuits::less(gates, y, x, false),
        IntPredicate::Uge => !circuits::less(gates, x, y, false),
        IntPredicate::Ule => !circuits::less(gates, y, x, false),
        IntPredicate::Slt => circuits::less(gates, x, y, true),
        IntPredicate::Sgt => circuits::less(gates, y, x, true),
        IntPredicate::Sge => !circuits::less(gates, x, y, true),
        IntPredicate::Sle => !circuits::less(gates, y, x, true),
    }
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
        BinaryFormat::of(&self.context.module.types, ty).ok_or(unsupported("x87 numbers"))
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

    fn arith(&mut self, op: ArithOp, flags: ArithFlags, a: &ScalarBits, b: &ScalarBits) -> Flagged {
        let graph = self.graph();
        let (x, y) = (&a.bits[..], &b.bits[..]);
        let pairs = x.iter().zip(y);
        let (bits, unsigned, signed) = match op {
            ArithOp::Add => {
                let sum = circuits::add(graph, x, y, Lit::FALSE);
                (sum.bits, sum.carry, sum.overflow)
            }
            ArithOp::Sub => {
                let sum = circuits::subtract(graph, x, y);
                (sum.bits, !sum.carry, sum.overflow)
            }
            ArithOp::Mul => return self.product(flags, x, y),
            ArithOp::And => (pairs.map(|(&x, &y)| graph.and(x, y)).collect(), Lit::FALSE, Lit::FALSE),
            ArithOp::Xor => (pairs.map(|(&x, &y)| graph.xor(x, y)).collect(), Lit::FALSE, Lit::FALSE),
            ArithOp::Or => {
                let bits = pairs.clone().map(|(&x, &y)| graph.or(x, y)).collect();
                let both: Vec<Lit> = match flags.disjoint {
                    true => pairs.map(|(&x, &y)| graph.and(x, y)).collect(),
                    false => Vec::new(),
                };
                return (bits, circuits::any(graph, &both));
            }
        };
        let unsigned = if flags.nuw { unsigned } else { Lit::FALSE };
        let signed = if flags.nsw { signed } else { Lit::FALSE };
        (bits, graph.or(unsigned, signed))
    }

    /// A product. Its flags are violated where twice as many bits hold another number.
    fn product(&mut self, flags: ArithFlags, x: &[Lit], y: &[Lit]) -> Flagged {
        let width = x.len();
        let graph = self.graph();
        // The factor with fewer open bits makes fewer terms; beyond that, `y * x` has the gates of `x * y`.
        let open = |bits: &[Lit]| bits.iter().filter(|lit| **lit != Lit::FALSE).count();
        let rank = |graph: &Graph, bits: &[Lit]| (open(bits), graph.key(bits));
        let (x, y) = if rank(graph, x) < rank(graph, y) { (y, x) } else { (x, y) };
        let bits = circuits::product(graph, x, y);
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
            let lost = circuits::any(graph, &product[width..]);
            broken = graph.or(broken, lost);
        }
        if let Some(product) = signed {
            let sign = product[width - 1];
            let lost: Vec<Lit> = product[width..].iter().map(|&bit| graph.xor(bit, sign)).collect();
            let lost = circuits::any(graph, &lost);
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
                _ => circuits::any(graph, &b.bits),
            }
        };
        let sign = a.bits.last().copied().unwrap_or(Lit::FALSE);
        let fill = if op == ShiftOp::AShr { sign } else { Lit::FALSE };
        let up = op == ShiftOp::Shl;
        let bits = circuits::shift(graph, &a.bits, &b.bits, up, fill);
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
        let nonzero = circuits::any(self.graph(), &b.bits);
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
        let broken = if flags.exact { circuits::any(graph, &rest) } else { Lit::FALSE };
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
            return Ok(ordered(self.graph(), predicate, &a.bits, &b.bits));
        }
        let inside = [a, b].map(|pointer| self.is_inside(memory, pointer));
        let both = self.graph().and(inside[0], inside[1]);
        let poison = self.graph().or(a.poison, b.poison);
        let fine = self.graph().or(both, poison);
        if !self.decide(fine)? {
            let (a, b) = (self.number_of(memory, a)?, self.number_of(memory, b)?);
            return Ok(ordered(self.graph(), predicate, &a, &b));
        }
        match predicate {
            _ if a.base == b.base => Ok(ordered(self.graph(), predicate, &a.bits, &b.bits)),
            IntPredicate::Eq => Ok(Lit::FALSE),
            IntPredicate::Ne => Ok(Lit::TRUE),
            _ if poison == Lit::TRUE => Ok(Lit::FALSE),
            _ => {
                let (a, b) = (self.number_of(memory, a)?, self.number_of(memory, b)?);
                Ok(ordered(self.graph(), predicate, &a, &b))
            }
        }
    }

    /// Whether a pointer points to a byte of its object, or is null.
    fn is_inside(&mut self, memory: &Memory<ProofDomain<'m>>, pointer: &ScalarBits) -> Lit {
        let size = match pointer.base {
            Base::Nothing => 1,
            Base::Function(_) => 1,
            Base::Object(serial) => memory.size_of(serial).map_or(0, |size| size.0),
        };
        let size = constant(self.context.pointer_width(), size.into());
        circuits::less(self.graph(), &pointer.bits, &size, false)
    }
}

/// Division of magnitudes; the quotient has the sign of both operands together, the remainder that of the dividend.
fn signed_division(gates: &mut impl Gates, x: &[Lit], y: &[Lit]) -> (Vec<Lit>, Vec<Lit>) {
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
