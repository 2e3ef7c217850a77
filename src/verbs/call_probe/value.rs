//! Values, each unlike the others as far as its type allows.

use lang::{
    Bits, Expr, ExprKind, Global, GlobalId, Init, IntType, Number, Place, Program, Side, Type, number,
};

/// Makes values for one side of the call.
pub(super) struct Values<'a> {
    program: &'a Program,
    side: Side,
    made: &'a mut u64,
    globals: &'a mut Vec<Global>,
}

impl<'a> Values<'a> {
    /// `made` and `globals` are shared by both sides, so that no value comes twice.
    pub(super) fn new(
        program: &'a Program,
        side: Side,
        made: &'a mut u64,
        globals: &'a mut Vec<Global>,
    ) -> Values<'a> {
        Values { program, side, made, globals }
    }

    /// An initialiser that names every scalar.
    pub(super) fn init(&mut self, ty: &Type, bits: Option<Bits>) -> Init {
        match ty {
            Type::Record(id) => {
                let program = self.program;
                let fields = program[*id]
                    .live_fields()
                    .map(|(index, field)| (index, self.init(&field.ty, field.bits)))
                    .collect();
                Init::Record { fields, designated: true }
            }
            Type::Array(of, count) | Type::Vector(of, count) => {
                let elements = (0..*count).map(|index| (index, self.init(of, None))).collect();
                Init::Array { elements, designated: false }
            }
            Type::Complex(of) => {
                let mut part = || Box::new(self.scalar(of.ty(), None));
                Init::Complex(part(), part())
            }
            _ => Init::Value(self.scalar(ty, bits)),
        }
    }

    /// A value of any type that has them.
    pub(super) fn value(&mut self, ty: &Type) -> Expr {
        match self.init(ty, None) {
            Init::Value(value) => value,
            literal => Expr { kind: ExprKind::Literal(Box::new(literal)), ty: ty.clone() },
        }
    }

    fn scalar(&mut self, ty: &Type, bits: Option<Bits>) -> Expr {
        *self.made += 1;
        match ty {
            Type::Float(_) => {
                // Odd halves below 500 are exact in every format, `_Float16` the narrowest (11 bits).
                let value = (*self.made % 500) as f64 + 0.5;
                Expr { kind: ExprKind::Float(value.to_bits()), ty: ty.clone() }
            }
            Type::Enum(id) => {
                let constants = &self.program[*id].constants;
                let chosen = constants.get(*self.made as usize % constants.len().max(1));
                Expr::int(chosen.map_or(0, |(_, value)| *value), ty.clone())
            }
            Type::Int(int) => Expr::int(self.integer(*int, bits), ty.clone()),
            Type::Pointer(to) => self.address((**to).clone(), ty),
            _ => Expr { kind: ExprKind::Null, ty: ty.clone() },
        }
    }

    /// Never zero, which a register that was not set may well hold.
    fn integer(&self, int: IntType, bits: Option<Bits>) -> Number {
        let signed = int.is_signed(self.program.target);
        let cut = number::cut(self.noise(), bits.unwrap_or(int.width()), signed);
        match cut == Number::ZERO {
            true if signed => -Number::ONE,
            true => Number::ONE,
            false => cut,
        }
    }

    /// 256 bits that depend on the number of values made: one multiplicative step of a generator of Knuth's for each word.
    fn noise(&self) -> Number {
        const STEP: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;
        let low = u128::from(*self.made).wrapping_mul(STEP);
        let high = low.rotate_left(47).wrapping_mul(STEP);
        // The upper half of a product is the better mixed one.
        Number::from_words(high.rotate_left(64).cast_signed(), low.rotate_left(64).cast_signed())
    }

    /// The address of an object of this side with a value of its own.
    fn address(&mut self, of: Type, ty: &Type) -> Expr {
        let id = GlobalId(self.globals.len() as u32);
        let value = Expr::int((*self.made % 127 + 1) as i64, of.clone());
        let init = Some(Init::Value(value));
        let name = format!("pointed_to_{}", id.0).into();
        self.globals.push(Global { name, ty: of.clone(), init, volatile: false, side: self.side });
        Expr { kind: ExprKind::AddressOf(Place::global(id, of)), ty: ty.clone() }
    }
}
