//! Initialisers.

use lang::{Bits, Expr, Init, IntType, Number, Type};

use super::arithmetic::Operators;
use super::fault::{Fault, Faults};
use super::machine::Machine;
use super::stop::{Result, Stop, UbKind};
use super::value::{Cell, Leaf};

impl<'p, F: Faults<Fault>> Machine<'_, 'p, F> {
    /// Pushes the leaves of an object of type `ty`, or of a bit-field of it, as `init` makes it. What the
    /// initialiser leaves out is zero (6.7.9p21).
    pub(super) fn initialize(&mut self, ty: &'p Type, bits: Option<Bits>, init: &'p Init) -> Result<()> {
        if let Init::Value(expr) = init {
            return self.initialize_whole(ty, bits, expr);
        }
        let mark = self.temporaries.len();
        self.spend(self.shapes.leaves(ty)?)?;
        self.shapes.push_zero(ty, self.temporaries)?;
        if self.faulty(Fault::OmittedInitializerIsOne) {
            self.set_integers_to_one(mark);
        }
        self.initialize_parts(ty, init, mark)
    }

    /// Pushes the leaves of an object whose storage was filled with bytes before `init` names its scalars: what
    /// it leaves out is indeterminate here.
    pub(super) fn initialize_over_graffiti(&mut self, ty: &'p Type, init: &'p Init) -> Result<()> {
        if let Init::Value(expr) = init {
            return self.initialize_whole(ty, None, expr);
        }
        let mark = self.temporaries.len();
        self.push_indeterminate(ty)?;
        self.initialize_parts(ty, init, mark)
    }

    /// The leaves of an automatic object that is not initialised (6.7.9p10), pushed.
    pub(super) fn push_indeterminate(&mut self, ty: &Type) -> Result<()> {
        let leaves = self.shapes.leaves(ty)?;
        self.spend(leaves)?;
        self.temporaries.resize(self.temporaries.len() + leaves as usize, Cell::Empty);
        Ok(())
    }

    fn initialize_whole(&mut self, ty: &'p Type, bits: Option<Bits>, expr: &'p Expr) -> Result<()> {
        if matches!(ty, Type::Array(..)) || (ty.is_value_aggregate() && expr.ty != *ty) {
            return Err(Stop::ill_formed("an initialiser of another type"));
        }
        if ty.is_value_aggregate() {
            return self.record(expr);
        }
        let value = self.handed_on(expr, ty, bits)?;
        if value == Cell::Empty {
            self.temporaries.push(value);
            return Ok(());
        }
        let bits = bits.filter(|_| !self.faulty(Fault::BitFieldStoreNotTruncated));
        let value = self.convert(value, &expr.ty, ty, bits)?;
        self.temporaries.push(value);
        Ok(())
    }

    /// Fills in what `init` names of the object whose leaves begin at `mark`.
    fn initialize_parts(&mut self, ty: &'p Type, init: &'p Init, mark: usize) -> Result<()> {
        self.descend()?;
        match (init, ty) {
            (Init::Record { fields, .. }, Type::Record(id)) => {
                for (index, init) in fields {
                    let members = self.program.records.get(id.index()).map(|r| &r.fields);
                    let field = members.and_then(|f| f.get(*index as usize));
                    let field = field.ok_or_else(|| Stop::ill_formed("no such member"))?;
                    let leaf = self.shapes.field(*id, *index).ok_or(UbKind::InactiveUnionMember)?;
                    self.initialize_part(&field.ty, field.bits, init, mark + leaf as usize)?;
                }
            }
            (Init::Complex(real, imaginary), Type::Complex(float)) => {
                let part = Type::of_part(*float);
                for (leaf, value) in [real, imaginary].into_iter().enumerate() {
                    // A part is computed beyond the object, since its expression may have temporaries itself.
                    let top = self.temporaries.len();
                    self.initialize_whole(part, None, value)?;
                    self.temporaries.copy_within(top.., mark + leaf);
                    self.temporaries.truncate(top);
                }
            }
            (Init::Array { elements, .. }, Type::Array(of, count) | Type::Vector(of, count)) => {
                let leaves = self.shapes.leaves(of)?;
                for (index, init) in elements {
                    if index >= count {
                        return Err(UbKind::IndexOutOfRange.into());
                    }
                    self.initialize_part(of, None, init, mark + (index * leaves) as usize)?;
                }
            }
            _ => return Err(Stop::ill_formed("an initialiser of another type")),
        }
        self.ascend();
        Ok(())
    }

    fn initialize_part(
        &mut self,
        ty: &'p Type,
        bits: Option<Bits>,
        init: &'p Init,
        start: usize,
    ) -> Result<()> {
        if let Init::Value(expr) = init {
            let mark = self.temporaries.len();
            self.initialize_whole(ty, bits, expr)?;
            self.temporaries.copy_within(mark.., start);
            self.temporaries.truncate(mark);
            return Ok(());
        }
        self.initialize_parts(ty, init, start)
    }

    fn set_integers_to_one(&mut self, mark: usize) {
        for cell in &mut self.temporaries[mark..] {
            if *cell == Cell::Int(Number::ZERO) {
                *cell = Cell::Int(Number::ONE);
            }
        }
    }

    /// The leaves of an object each byte of which is `byte` (7.24.6.1), pushed.
    pub(super) fn push_bytes(&mut self, ty: &Type, byte: u8) -> Result<()> {
        let Machine { shapes, temporaries, ops, .. } = self;
        shapes.for_each(ty, &mut |leaf| {
            temporaries.push(leaf_of_bytes(*ops, leaf, byte)?);
            Ok(())
        })
    }
}

/// The content of a scalar whose every byte is `byte`: known without a layout for 0, for 0xFF, and for integers that
/// are no bit-fields.
fn leaf_of_bytes<F: Faults<Fault>>(ops: Operators<F>, leaf: Leaf, byte: u8) -> Result<Cell> {
    match (leaf, byte) {
        (leaf, 0) => Ok(leaf.zero()),
        (Leaf::Hole, _) => Ok(Cell::Empty),
        (Leaf::Int(IntType::Bool, None), 1) => Ok(Cell::Int(Number::ONE)),
        (Leaf::Int(IntType::Bool, _), 2..) => Err(UbKind::InvalidRepresentation.into()),
        (Leaf::Int(int, bits), 0xFF) => Ok(Cell::Int(ops.wrap(Number::MINUS_ONE, int, bits))),
        (Leaf::Int(int, None), _) => {
            let every_byte = Number::from_ne_bytes([byte; 32]);
            Ok(Cell::Int(ops.wrap(every_byte, int, None)))
        }
        _ => Err(UbKind::InvalidRepresentation.into()),
    }
}
