//! The operations that the machine asks of the domain of sets.

use ir::{
    Align, ArithFlags, BinaryOp, BlockId, Cast, Compare, FuncId, Function, GepFlags, ProgramPoint, TypeId,
};
use smallvec::SmallVec;

use super::super::builtin::ObservedType;
use super::super::domain::{
    BranchTargets, Domain, ExternalCall, FixedArguments, GepStep, Indeterminate, LoadKind, MemoryImage,
    Numbers, ObjectOffset, Provenances, ScalarConstant,
};
use super::super::memory::Memory;
use super::super::origin::PoisonOrigin;
use super::super::reason::Reason;
use super::super::shape::ValueShape;
use super::domain::{Halt, OrHalt, SetDomain, unsupported};
use super::integer;
use super::memory::{Bit, supported};
use super::outcome::Event;
use super::value::{Pointer, Scalar, Value, ValueSet};
use crate::operator::Operator;
use crate::outcome::{UbKind, Unsupported};

/// The refusal of calls that this domain cannot show as events.
const OPAQUE_CALL: &str = "unknown function with a result or a pointer";

impl Domain for SetDomain<'_> {
    type Value = ValueSet;
    type Bit = Bit;
    type Provenance = std::convert::Infallible;
    type Blame = ();
    type Excess = &'static str;

    fn at(&mut self, _: ProgramPoint) {}

    fn check_size(&self) -> Result<(), Unsupported> {
        Ok(())
    }

    fn supports(&self, shape: &ValueShape) -> Result<(), Unsupported> {
        supported(shape)
    }

    fn constant(&mut self, memory: &Memory<Self>, scalars: &[ScalarConstant]) -> OrHalt<ValueSet> {
        let settled = scalars.iter().map(|&scalar| settled(memory, scalar));
        let settled: SmallVec<[Option<Scalar>; 1]> = settled.collect::<Result<_, _>>()?;
        if let Some(value) = settled.iter().copied().collect() {
            return Ok(ValueSet::one(Value(value)));
        }
        let mut values = vec![Value::poison(0)];
        for (scalar, settled) in scalars.iter().zip(settled) {
            let lanes: Vec<Scalar> = match settled {
                Some(lane) => vec![lane],
                None => self.undef(scalar)?.collect(),
            };
            self.combinations([values.len(), lanes.len()].into_iter())?;
            values = values.iter().flat_map(|value| lanes.iter().map(|&lane| value.with(lane))).collect();
        }
        ValueSet::of(values).ok_or(unsupported("value without values"))
    }

    fn used(&mut self, value: ValueSet) -> ValueSet {
        value
    }

    fn gather(&mut self, from: &[&ValueSet], positions: &[Option<usize>], _: u32) -> OrHalt<ValueSet> {
        match *from {
            [whole] => {
                let lane = |whole: &Value, at: &Option<usize>| at.map_or(Scalar::Poison, |at| whole.lane(at));
                self.image([whole], |[whole]| Ok(Value(positions.iter().map(|at| lane(whole, at)).collect())))
            }
            [first, second] => self.image([first, second], |[first, second]| {
                let count = first.0.len();
                let lane = |at: usize| if at < count { first.lane(at) } else { second.lane(at - count) };
                Ok(Value(positions.iter().map(|at| at.map_or(Scalar::Poison, lane)).collect()))
            }),
            [] | [..] => Err(unsupported("scalars of more than two values")),
        }
    }

    fn union(&mut self, values: Vec<ValueSet>, (): ()) -> OrHalt<ValueSet> {
        let values = values.iter().flat_map(|set| set.values().iter().cloned()).collect();
        ValueSet::of(values).ok_or(unsupported("value without values"))
    }

    fn fixed(&mut self, arguments: Vec<ValueSet>) -> OrHalt<FixedArguments<Self>> {
        let count = self.combinations(arguments.iter().map(|set| set.values().len()))?;
        let picked = |mut pick: usize| {
            let one = |set: &ValueSet| {
                let value = set.values()[pick % set.values().len()].clone();
                pick /= set.values().len();
                ValueSet::one(value)
            };
            arguments.iter().map(one).collect()
        };
        Ok(FixedArguments { cases: (0..count).map(picked).collect(), undef: () })
    }

    fn numbers(&mut self, value: &ValueSet, _: Reason) -> OrHalt<Numbers> {
        let number = |value: &Value| match value.first() {
            Scalar::Bits(bits) => Ok(Some(u128::from(bits))),
            Scalar::Poison => Ok(None),
            Scalar::Pointer(_) => Err(unsupported("pointer where an integer belongs")),
        };
        value.values().iter().map(number).collect()
    }

    fn blame(&self, _: &ValueSet) {}

    fn well_defined(&mut self, value: &ValueSet, kind: UbKind) -> OrHalt<()> {
        value.defined().map(|_| ()).ok_or(Halt::from(kind))
    }

    fn direction(
        &mut self,
        value: &ValueSet,
        targets: BranchTargets<'_>,
        kind: UbKind,
        _: Reason,
    ) -> OrHalt<BlockId> {
        self.branch_target(value, targets, kind)
    }

    fn binary(
        &mut self,
        (op, flags): (BinaryOp, ArithFlags),
        ty: TypeId,
        (a, b): (ValueSet, ValueSet),
    ) -> OrHalt<ValueSet> {
        let Operator::Int(op) = op.into() else { return Err(unsupported("floating point")) };
        let width = self.lane(ty)?.width;
        self.image([&a, &b], |[a, b]| {
            let lanes = a.0.iter().zip(&b.0);
            let lanes = lanes.map(|(&a, &b)| integer::binary(op, flags, width, a, b));
            Ok(Value(lanes.collect::<Result<_, _>>()?))
        })
    }

    fn negate(&mut self, _: TypeId, _: ValueSet) -> OrHalt<ValueSet> {
        Err(unsupported("floating point"))
    }

    fn compare(
        &mut self,
        memory: &Memory<Self>,
        compare: &Compare,
        ty: TypeId,
        operands: (ValueSet, ValueSet),
    ) -> OrHalt<ValueSet> {
        self.compare_values(memory, compare, ty, operands)
    }

    fn cast(&mut self, cast: &Cast, from: TypeId, value: ValueSet) -> OrHalt<ValueSet> {
        self.cast_value(cast, from, &value)
    }

    fn select(&mut self, condition: ValueSet, (a, b): (ValueSet, ValueSet)) -> OrHalt<ValueSet> {
        self.select_values(condition, &a, &b)
    }

    fn freeze(&mut self, ty: TypeId, value: ValueSet) -> OrHalt<ValueSet> {
        self.freeze_value(ty, &value)
    }

    fn bit(value: bool) -> Bit {
        Bit::Known(value)
    }

    fn known(bit: Bit) -> Option<bool> {
        match bit {
            Bit::Known(value) => Some(value),
            Bit::Poison | Bit::Undef | Bit::Stored { .. } => None,
        }
    }

    fn indeterminate(&mut self, kind: Indeterminate, _: PoisonOrigin) -> Bit {
        match kind {
            Indeterminate::Poison => Bit::Poison,
            Indeterminate::Undef => Bit::Undef,
        }
    }

    fn known_scalar(value: &ValueSet, at: usize) -> Option<u128> {
        match value.only()?.lane(at) {
            Scalar::Bits(bits) => Some(bits.into()),
            Scalar::Pointer(_) | Scalar::Poison => None,
        }
    }

    fn provenance(_: &ValueSet, _: usize) -> Option<Self::Provenance> {
        None
    }

    fn split(&mut self, value: &ValueSet, shape: &ValueShape) -> Vec<Bit> {
        self.image_of(value, shape)
    }

    fn join_known(
        &mut self,
        shape: &ValueShape,
        numbers: &[u128],
        _: &Provenances<Self>,
    ) -> OrHalt<ValueSet> {
        let scalars = shape.leaves.iter().zip(numbers);
        let scalar =
            |(leaf, &number): (&super::super::shape::ScalarLeaf, &u128)| match (leaf.is_pointer(), number) {
                (false, number) => Ok(Scalar::Bits(number as u64)),
                (true, 0) => Ok(Scalar::Pointer(Pointer::NULL)),
                (true, _) => Err(unsupported("pointer read from parts or integers")),
            };
        Ok(ValueSet::one(Value(scalars.map(scalar).collect::<Result<_, _>>()?)))
    }

    fn join(&mut self, shape: &ValueShape, image: &MemoryImage<Self>, kind: LoadKind) -> OrHalt<ValueSet> {
        match kind {
            LoadKind::Plain => self.read(&image.bits, shape),
            LoadKind::Frozen => self.read_frozen(&image.bits, shape),
        }
    }

    fn locate(&mut self, memory: &Memory<Self>, pointer: &ValueSet) -> OrHalt<ObjectOffset> {
        self.position(memory, pointer)
    }

    fn is_aligned(
        &mut self,
        memory: &Memory<Self>,
        pointer: &ValueSet,
        align: Align,
    ) -> OrHalt<Option<bool>> {
        self.has_alignment(memory, pointer, align)
    }

    fn step(
        &mut self,
        memory: &Memory<Self>,
        flags: GepFlags,
        pointer: ValueSet,
        step: GepStep<'_, ValueSet>,
    ) -> OrHalt<ValueSet> {
        self.moved(memory, flags, &pointer, step)
    }

    fn mask_pointer(&mut self, _: &ValueSet, _: &ValueSet) -> OrHalt<ValueSet> {
        Err(unsupported(OPAQUE_CALL))
    }

    fn callee(&mut self, _: &ValueSet) -> OrHalt<FuncId> {
        Err(unsupported("indirect call"))
    }

    fn observe(
        &mut self,
        function: &Function,
        observed: ObservedType,
        (site, value): (ValueSet, ValueSet),
    ) -> OrHalt<()> {
        match observed {
            ObservedType::Integer => {
                let arguments = vec![self.observed(&site)?, self.observed(&value)?];
                self.events.push(Event { callee: function.name.clone(), arguments });
                Ok(())
            }
            ObservedType::Float | ObservedType::Double => Err(unsupported("floating point")),
        }
    }

    fn observe_words(&mut self, _: &ValueSet, _: &[Vec<Bit>]) -> OrHalt<()> {
        Err(unsupported(OPAQUE_CALL))
    }

    fn external(&mut self, external: ExternalCall<'_>, arguments: Vec<ValueSet>) -> OrHalt<()> {
        if external.call.ret != TypeId::VOID || external.passes_pointer {
            return Err(unsupported(OPAQUE_CALL));
        }
        self.events.push(Event { callee: external.function.name.clone(), arguments });
        Ok(())
    }
}

/// The scalar that a constant is; `None` for undef.
fn settled(memory: &Memory<SetDomain<'_>>, constant: ScalarConstant) -> OrHalt<Option<Scalar>> {
    Ok(match constant {
        ScalarConstant::Number { bits, width: _ } => Some(Scalar::Bits(bits as u64)),
        ScalarConstant::Null => Some(Scalar::Pointer(Pointer::NULL)),
        ScalarConstant::Object { index, offset } => {
            let object = memory.object(index).ok_or(unsupported("unknown object"))?.serial;
            Some(Scalar::Pointer(Pointer { object, offset }))
        }
        ScalarConstant::Function(_) => return Err(unsupported("floating point or function address")),
        ScalarConstant::Unknown { kind: Indeterminate::Poison, .. } => Some(Scalar::Poison),
        ScalarConstant::Unknown { kind: Indeterminate::Undef, .. } => None,
    })
}

impl SetDomain<'_> {
    /// The scalars that an undef constant may be.
    fn undef(&self, constant: &ScalarConstant) -> OrHalt<impl Iterator<Item = Scalar> + use<>> {
        match *constant {
            ScalarConstant::Unknown { pointer: false, width, .. } => {
                self.limits.every_number(width).ok_or(Halt::Excess("undef of many bits"))
            }
            _ => Err(unsupported("undef pointer")),
        }
    }

    /// The defined values of a set that is observed. Observing poison is undefined behaviour.
    fn observed(&mut self, set: &ValueSet) -> OrHalt<ValueSet> {
        let defined: Vec<_> = set.values().iter().filter(|value| value.is_defined()).cloned().collect();
        let poison = (defined.len() < set.values().len()).then_some(UbKind::ObservedPoison);
        self.unless(poison, ValueSet::of(defined))
    }
}
