//! Constants and the initialisation of globals.

use ethnum::U256;
use ir::{
    AggregateBody, AggregateId, Bits, Bytes, Cast, CastFlags, CastOp, Const, ConstantExpression, GlobalId,
    TypeId,
};
use semantics::lower::byte_order::is_big_endian;
use semantics::lower::{INDEXED, LANES, MARKED};
use semantics::{EXTERN_WEAK, Undef, Unsupported, may_be_null};
use smallvec::SmallVec;

use super::Machine;
use super::domain::{Domain, GepStep, Indeterminate, OrHalt, ScalarConstant};
use super::memory::AccessRange;
use super::origin::{ObjectName, PoisonCause, PoisonOrigin};
use crate::shape::{ScalarLeaf, ValueShape, member_bit};

/// Limit on the nesting of a constant.
const MAX_DEPTH: u32 = 64;

/// The refusal of a constant expression among the members of another constant.
const EXPRESSION: Unsupported = Unsupported::Instruction("a constant expression in a vector or aggregate");

/// The refusal of a symbol whose address the module does not tell.
const ALIAS: Unsupported =
    Unsupported::Instruction("the address of an ifunc, or of an alias that a linker may replace");

/// The refusal of metadata where a value is needed.
const METADATA: Unsupported = Unsupported::Instruction("metadata as an argument");

type ScalarConstants = SmallVec<[ScalarConstant; 1]>;

/// The scalars of an indeterminate constant.
fn unknown(
    shape: &ValueShape,
    kind: Indeterminate,
    cause: PoisonCause,
) -> impl Iterator<Item = ScalarConstant> {
    shape.leaves.iter().map(move |leaf| {
        let (width, pointer) = (leaf.width, leaf.is_pointer());
        ScalarConstant::Unknown { kind, cause, width, pointer }
    })
}

impl<D: Domain> Machine<'_, D> {
    /// The value of a constant.
    pub(crate) fn constant(&mut self, constant: Const) -> OrHalt<D::Value, D> {
        if let Const::Aggregate { ty, id } = constant
            && let Some(&AggregateBody::Expression(expression)) = self.module.aggregates.get(id.0 as usize)
        {
            return self.expression(ty, expression);
        }
        let shape = self.shape(constant.ty())?;
        let mut scalars = ScalarConstants::new();
        self.flatten(constant, shape, &mut scalars, 0)?;
        if scalars.len() != shape.leaves.len() {
            return Err(Unsupported::Malformed("aggregate of the wrong shape").into());
        }
        self.domain.constant(&self.memory, &scalars)
    }

    fn flatten(
        &self,
        constant: Const,
        shape: &ValueShape,
        out: &mut ScalarConstants,
        depth: u32,
    ) -> OrHalt<(), D> {
        match constant {
            Const::Int { value, .. } | Const::Float { bits: value, .. } => {
                let width = shape.leaves.first().map_or(0, |leaf| leaf.width);
                out.push(ScalarConstant::Number { width, bits: value.into() });
            }
            Const::Null => out.push(ScalarConstant::Null),
            Const::Address(address) => out.push(ScalarConstant::Address(address)),
            Const::Undef(_) => {
                out.extend(unknown(shape, self.undef_constant(), PoisonCause::UndefConstant));
            }
            Const::Poison(_) => {
                out.extend(unknown(shape, Indeterminate::Poison, PoisonCause::PoisonConstant));
            }
            Const::Zero(_) => {
                let zero = |leaf: &ScalarLeaf| match leaf.is_pointer() {
                    true => ScalarConstant::Null,
                    false => ScalarConstant::Number { width: leaf.width, bits: U256::ZERO },
                };
                out.extend(shape.leaves.iter().map(zero));
            }
            Const::Global { id, offset } => {
                let global = self.module.globals.get(id.index());
                if global.is_none_or(|global| global.initializer.is_none()) {
                    return Err(Unsupported::ExternalGlobal(id).into());
                }
                // Globals are the first objects in memory.
                out.push(ScalarConstant::Object { index: id.index(), offset });
            }
            Const::Function(id) if may_be_null(self.module, id) => return Err(EXTERN_WEAK.into()),
            Const::Function(id) => out.push(ScalarConstant::Function(id)),
            Const::BlockAddress { .. } => return Err(Unsupported::Instruction("blockaddress").into()),
            Const::Aggregate { id, .. } if self.is_expression(id) => return Err(EXPRESSION.into()),
            Const::Aggregate { ty, id } => match self.module.types.int_width(ty) {
                Some(width)
                    if matches!(self.module.aggregates.get(id.0 as usize), Some(AggregateBody::Wide(_))) =>
                {
                    out.push(ScalarConstant::Wide { width, id });
                }
                Some(width) => {
                    let bits = self.module.integer_value(constant);
                    let bits = bits.ok_or(Unsupported::Malformed("integer constant"))?;
                    out.push(ScalarConstant::Number { width, bits });
                }
                None => self.flatten_aggregate(id.0, out, depth)?,
            },
        }
        Ok(())
    }

    fn is_expression(&self, id: AggregateId) -> bool {
        matches!(self.module.aggregates.get(id.0 as usize), Some(AggregateBody::Expression(_)))
    }

    /// A constant expression has the meaning of the instruction of the same name (LangRef "Constant Expressions").
    fn expression(&mut self, ty: TypeId, expression: ConstantExpression) -> OrHalt<D::Value, D> {
        self.shape(ty)?;
        match expression {
            // `lower::byte_order` replaces instructions.
            ConstantExpression::Cast(CastOp::BitCast, operand)
                if is_big_endian(self.module)
                    && self.module.types.lanes(operand.ty()) != self.module.types.lanes(ty) =>
            {
                Err(Unsupported::Instruction("a constant bitcast of vectors in big-endian order").into())
            }
            ConstantExpression::Cast(op, operand) => {
                let value = self.constant(operand)?;
                let cast = Cast { op, flags: CastFlags::default(), value: operand.into(), to: ty };
                self.domain.cast(&self.memory, &cast, operand.ty(), value)
            }
            ConstantExpression::Binary { op, flags, operands: [lhs, rhs] } => {
                let operands = (self.constant(lhs)?, self.constant(rhs)?);
                self.domain.binary((op, flags), ty, operands)
            }
            ConstantExpression::Address { flags, base, offset } => {
                let base = self.constant(base)?;
                self.domain.step(&self.memory, flags, base, GepStep::Fixed(offset as u64))
            }
            ConstantExpression::Splat(_) => Err(semantics::lower::SCALABLE.into()),
            ConstantExpression::Marked(..) | ConstantExpression::Signed(_) => Err(MARKED.into()),
            ConstantExpression::Indexed { .. } => Err(INDEXED.into()),
            ConstantExpression::ExtractElement(_)
            | ConstantExpression::InsertElement(_)
            | ConstantExpression::ShuffleVector(_) => Err(LANES.into()),
            ConstantExpression::Elsewhere(global) => self.constant(global),
            ConstantExpression::Alias(_) => Err(ALIAS.into()),
        }
    }

    /// The meaning of `undef`, which is poison in a semantics without it.
    fn undef_constant(&self) -> Indeterminate {
        match self.context.config.semantics.undef {
            Undef::Present => Indeterminate::Undef,
            Undef::Absent => Indeterminate::Poison,
        }
    }

    fn flatten_aggregate(&self, id: u32, out: &mut ScalarConstants, depth: u32) -> OrHalt<(), D> {
        if depth > MAX_DEPTH {
            return Err(Unsupported::LargeAggregate.into());
        }
        match self.module.aggregates.get(id as usize) {
            Some(AggregateBody::Metadata(_)) => Err(METADATA.into()),
            Some(AggregateBody::Wide(_)) => Err(Unsupported::WideInteger.into()),
            None | Some(AggregateBody::Integer(_) | AggregateBody::Expression(_)) => {
                Err(Unsupported::Malformed("unknown aggregate").into())
            }
            Some(AggregateBody::Bytes(bytes)) => {
                out.extend(bytes.iter().map(|&byte| ScalarConstant::Number { width: 8, bits: byte.into() }));
                Ok(())
            }
            Some(AggregateBody::Elements(elements)) => elements
                .iter()
                .try_for_each(|&element| self.flatten(element, self.shape(element.ty())?, out, depth + 1)),
        }
    }

    /// Allocates all globals before any is initialised, because they may point to each other.
    pub(crate) fn place_globals(&mut self) -> OrHalt<(), D> {
        let module = self.module;
        for (at, global) in module.globals.iter().enumerate() {
            let align = global.alignment(&module.types);
            let name = ObjectName::Global(GlobalId(at as u32));
            let size = module.types.size(global.ty);
            self.memory.allocate(name, size, align).ok_or(Unsupported::MemoryLimit)?;
        }
        for (object, global) in module.globals.iter().enumerate() {
            if let Some(initializer) = global.initializer {
                // A static object is zero between its members (C11 6.7.9).
                self.memory.zero(AccessRange::start(object), module.types.size(global.ty));
                self.initialize(object, Bits(0), global.ty, initializer, 0)?;
            }
            if global.constant {
                self.memory.make_constant(object);
            }
        }
        Ok(())
    }

    /// Writes a constant into a global.
    fn initialize(
        &mut self,
        object: usize,
        at: Bits,
        ty: TypeId,
        constant: Const,
        depth: u32,
    ) -> OrHalt<(), D> {
        let module = self.module;
        let wrong = Unsupported::Malformed("aggregate of the wrong shape");
        if depth > MAX_DEPTH {
            return Err(Unsupported::LargeAggregate.into());
        }
        match constant {
            // `place_globals` has filled the object with zeros.
            Const::Zero(_) | Const::Null => Ok(()),
            Const::Undef(_) => {
                self.initialize_unknown(object, at, ty, self.undef_constant(), PoisonCause::UndefConstant)
            }
            Const::Poison(_) => {
                self.initialize_unknown(object, at, ty, Indeterminate::Poison, PoisonCause::PoisonConstant)
            }
            Const::Aggregate { id, .. } => match module.aggregates.get(id.0 as usize).ok_or(wrong)? {
                AggregateBody::Integer(_) | AggregateBody::Wide(_) | AggregateBody::Expression(_) => {
                    self.put(object, at, constant)
                }
                AggregateBody::Metadata(_) => Err(METADATA.into()),
                AggregateBody::Bytes(bytes) => {
                    let bits = |byte: &u8| (0..8).map(|bit| D::bit(byte >> bit & 1 != 0)).collect::<Vec<_>>();
                    let bits: Vec<D::Bit> = bytes.iter().flat_map(bits).collect();
                    self.put_bits(object, at, &bits)
                }
                AggregateBody::Elements(elements) => {
                    for (index, &element) in elements.iter().enumerate() {
                        let offset = member_bit(&module.types, ty, index as u64).ok_or(wrong)?;
                        self.initialize(object, Bits(at.0 + offset.0), element.ty(), element, depth + 1)?;
                    }
                    Ok(())
                }
            },
            Const::Int { .. }
            | Const::Float { .. }
            | Const::Address(_)
            | Const::Global { .. }
            | Const::Function(_)
            | Const::BlockAddress { .. } => self.put(object, at, constant),
        }
    }

    /// Writes undef or poison, which covers padding as well.
    fn initialize_unknown(
        &mut self,
        object: usize,
        at: Bits,
        ty: TypeId,
        kind: Indeterminate,
        cause: PoisonCause,
    ) -> OrHalt<(), D> {
        let width = self.module.types.bit_width(ty).0;
        let unwritten = self.context.config.semantics.unwritten();
        if kind == unwritten.into() && width.is_multiple_of(8) && at.0.is_multiple_of(8) {
            // Unwritten memory has the same effect and costs nothing per bit.
            let range = AccessRange::start(object).advanced(Bytes(at.0 / 8));
            self.memory.unwrite(range, Bytes(width / 8));
            return Ok(());
        }
        let bit = self.domain.indeterminate(kind, PoisonOrigin { cause, place: None });
        self.put_bits(object, at, &vec![bit; usize::try_from(width).unwrap_or(0)])
    }

    /// Writes a scalar.
    fn put(&mut self, object: usize, at: Bits, constant: Const) -> OrHalt<(), D> {
        let value = self.constant(constant)?;
        let shape = self.shape(constant.ty())?;
        self.write_scalars(AccessRange::start(object), at, shape, &value);
        Ok(())
    }

    fn put_bits(&mut self, object: usize, at: Bits, bits: &[D::Bit]) -> OrHalt<(), D> {
        self.memory.write(AccessRange::start(object), at, bits, &mut self.domain);
        Ok(())
    }
}
