//! Literals of a graph of gates, and the simplifications that every such graph makes.

/// A literal: the number of a node, and in the lowest bit its negation. Node 0 is the constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lit(u32);

impl Lit {
    pub const FALSE: Lit = Lit(0);
    pub const TRUE: Lit = Lit(1);

    pub fn known(value: bool) -> Lit {
        Lit(u32::from(value))
    }

    /// The literal of a node, by its number in the graph.
    pub fn of_node(node: usize) -> Lit {
        Lit((node as u32) << 1)
    }

    /// The value of a literal of the constant node.
    pub fn constant(self) -> Option<bool> {
        (self.0 < 2).then_some(self == Lit::TRUE)
    }

    pub fn node(self) -> usize {
        (self.0 >> 1) as usize
    }

    pub fn is_negated(self) -> bool {
        self.0 & 1 != 0
    }

    /// The literal without negation, and whether it was negated.
    pub fn node_and_sign(self) -> (Lit, bool) {
        (self.negated_if(self.is_negated()), self.is_negated())
    }

    pub fn negated_if(self, condition: bool) -> Lit {
        Lit(self.0 ^ u32::from(condition))
    }
}

impl std::ops::Not for Lit {
    type Output = Lit;

    fn not(self) -> Lit {
        self.negated_if(true)
    }
}

/// A graph of gates. Simplifications that look at the operands only are made here.
pub trait Gates {
    /// The conjunction of two literals of different nodes, neither of them the constant, the smaller literal first.
    fn conjunction(&mut self, a: Lit, b: Lit) -> Lit;
    /// The exclusive or of two different nodes without negation, neither of them the constant, the smaller one first.
    fn parity(&mut self, a: Lit, b: Lit) -> Lit;

    /// Conjunction.
    fn and(&mut self, a: Lit, b: Lit) -> Lit {
        let (a, b) = (a.min(b), a.max(b));
        match a {
            Lit::FALSE => Lit::FALSE,
            Lit::TRUE => b,
            _ if a == b => a,
            _ if a == !b => Lit::FALSE,
            _ => self.conjunction(a, b),
        }
    }

    /// Exclusive or.
    fn xor(&mut self, a: Lit, b: Lit) -> Lit {
        let (a, b) = (a.min(b), a.max(b));
        if let Some(flip) = a.constant() {
            return b.negated_if(flip);
        }
        let ((a, first), (b, second)) = (a.node_and_sign(), b.node_and_sign());
        let flip = first != second;
        if a == b { Lit::known(flip) } else { self.parity(a, b).negated_if(flip) }
    }

    /// Disjunction.
    fn or(&mut self, a: Lit, b: Lit) -> Lit {
        !self.and(!a, !b)
    }

    /// `a` if `condition`, otherwise `b`.
    fn mux(&mut self, condition: Lit, a: Lit, b: Lit) -> Lit {
        if a == b {
            return a;
        }
        let (yes, no) = (self.and(condition, a), self.and(!condition, b));
        self.or(yes, no)
    }
}
