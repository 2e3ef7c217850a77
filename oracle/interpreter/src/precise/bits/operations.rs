//! The operations that the machine asks of the domain of bits.

use ir::{
    Align, ArithFlags, BinaryOp, BlockId, Cast, Compare, FuncId, Function, GepFlags, ProgramPoint, TypeId,
};
use smallvec::smallvec;

use super::super::builtin::ObservedType;
use super::super::domain::{
    BranchTargets, Domain, ExternalCall, FixedArguments, GepStep, Indeterminate, LoadKind, MemoryImage,
    Numbers, ObjectOffset, Provenances, ScalarConstant,
};
use super::super::memory::Memory;
use super::super::origin::PoisonOrigin;
use super::super::reason::Reason;
use super::super::shape::ValueShape;
use super::aig::Lit;
use super::domain::{OrHalt, SymbolicDomain, single};
use super::pointer::function_pointer;
use super::poison_chain::PoisonChainId;
use super::value::{Bit, PointerBase, Scalar, ScalarState, Value};
use crate::outcome::{UbKind, Unsupported};

impl Domain for SymbolicDomain<'_> {
    type Value = Value;
    type Bit = Bit;
    type Provenance = PointerBase;
    type Blame = Option<PoisonChainId>;
    type Excess = Reason;

    fn at(&mut self, place: ProgramPoint) {
        self.place = place;
    }

    fn check_size(&self) -> Result<(), Unsupported> {
        if self.is_small() { Ok(()) } else { Err(Unsupported::MemoryLimit) }
    }

    fn supports(&self, _: &ValueShape) -> Result<(), Unsupported> {
        Ok(())
    }

    fn constant(&mut self, memory: &Memory<Self>, scalars: &[ScalarConstant]) -> OrHalt<Value> {
        let mut value = |scalar: &ScalarConstant| match *scalar {
            ScalarConstant::Number { width, bits } => Scalar::known(width, bits),
            ScalarConstant::Null => Scalar::pointer(0, PointerBase::Nothing),
            ScalarConstant::Object { index, offset } => match memory.object(index) {
                Some(object) => {
                    let base = PointerBase::Object { number: index as u32, serial: object.serial };
                    Scalar::pointer(object.base.wrapping_add_signed(offset), base)
                }
                None => Scalar::pointer(offset as u64, PointerBase::Nothing),
            },
            ScalarConstant::Function(id) => function_pointer(id),
            ScalarConstant::Unknown { kind, cause, width, pointer: _ } => {
                let chain = self.originate(cause);
                match kind {
                    Indeterminate::Poison => Scalar::poison(width, chain),
                    Indeterminate::Undef => Scalar::undef(width, chain),
                }
            }
        };
        match scalars {
            [scalar] => Ok(smallvec![value(scalar)]),
            scalars => Ok(scalars.iter().map(value).collect()),
        }
    }

    fn used(&mut self, mut value: Value) -> Value {
        for scalar in &mut value {
            if matches!(scalar.state, ScalarState::Mixed(_)) {
                self.choose_undef(scalar, true);
            }
        }
        value
    }

    fn gather(&mut self, from: &[&Value], positions: &[Option<usize>], width: u32) -> OrHalt<Value> {
        let scalar = |position: &Option<usize>| {
            let found = position.and_then(|mut at| {
                let value = from.iter().find(|value| {
                    let found = at < value.len();
                    at -= if found { 0 } else { value.len() };
                    found
                })?;
                value.get(at).cloned()
            });
            found.unwrap_or_else(|| self.missing_lane(width))
        };
        Ok(positions.iter().map(scalar).collect())
    }

    fn union(&mut self, mut values: Vec<Value>, undef: Option<PoisonChainId>) -> OrHalt<Value> {
        let mut value = values.pop().ok_or(Unsupported::Malformed("intrinsic without a result"))?;
        if let Some(chain) = undef {
            self.forget_choices(&mut value, chain);
        }
        Ok(value)
    }

    fn fixed(&mut self, mut arguments: Vec<Value>) -> OrHalt<FixedArguments<Self>> {
        let undef = self.fix_undef(&mut arguments);
        Ok(FixedArguments { cases: vec![arguments], undef })
    }

    fn numbers(&mut self, value: &Value, reason: Reason) -> OrHalt<Numbers> {
        let scalar = single(value)?;
        match scalar.chain() {
            Some(_) => Ok(smallvec![None]),
            None => Ok(smallvec![Some(self.number(scalar, reason, UbKind::PoisonAddress)?)]),
        }
    }

    fn blame(&self, value: &Value) -> Option<PoisonChainId> {
        value.first().and_then(|scalar| self.blame_of(scalar))
    }

    fn well_defined(&mut self, value: &Value, kind: UbKind) -> OrHalt<()> {
        self.check_defined(value, kind)
    }

    fn direction(
        &mut self,
        value: &Value,
        targets: BranchTargets<'_>,
        kind: UbKind,
        reason: Reason,
    ) -> OrHalt<BlockId> {
        self.branch_target(single(value)?.clone(), targets, kind, reason)
    }

    fn binary(&mut self, op: (BinaryOp, ArithFlags), ty: TypeId, operands: (Value, Value)) -> OrHalt<Value> {
        self.binary_values(op, ty, operands)
    }

    fn negate(&mut self, ty: TypeId, value: Value) -> OrHalt<Value> {
        self.negate_value(ty, value)
    }

    fn compare(
        &mut self,
        _: &Memory<Self>,
        compare: &Compare,
        ty: TypeId,
        operands: (Value, Value),
    ) -> OrHalt<Value> {
        self.compare_values(compare, ty, operands)
    }

    fn cast(&mut self, cast: &Cast, from: TypeId, value: Value) -> OrHalt<Value> {
        self.cast_value(cast, from, value)
    }

    fn select(&mut self, condition: Value, arms: (Value, Value)) -> OrHalt<Value> {
        self.select_values(&condition, arms)
    }

    fn freeze(&mut self, _: TypeId, value: Value) -> OrHalt<Value> {
        Ok(self.freeze_value(value))
    }

    fn bit(value: bool) -> Bit {
        Bit::Is(Lit::known(value))
    }

    fn known(bit: Bit) -> Option<bool> {
        match bit {
            Bit::Is(lit) => lit.constant(),
            Bit::Undef(_) | Bit::Poison(_) => None,
        }
    }

    fn indeterminate(&mut self, kind: Indeterminate, origin: PoisonOrigin) -> Bit {
        let chain = self.chains.originate(origin);
        match kind {
            Indeterminate::Poison => Bit::Poison(chain),
            Indeterminate::Undef => Bit::Undef(chain),
        }
    }

    fn known_scalar(value: &Value, at: usize) -> Option<u128> {
        value.get(at).and_then(Scalar::bits)
    }

    fn provenance(value: &Value, at: usize) -> Option<PointerBase> {
        let scalar = value.get(at).filter(|scalar| scalar.bits().is_some())?;
        Some(scalar.base).filter(|base| matches!(base, PointerBase::Object { .. }))
    }

    fn split(&mut self, value: &Value, _: &ValueShape) -> Vec<Bit> {
        let mut bits = Vec::new();
        value.iter().for_each(|scalar| scalar.split_bits(&mut bits));
        bits
    }

    fn join_known(
        &mut self,
        shape: &ValueShape,
        numbers: &[u128],
        provenance: &Provenances<Self>,
    ) -> OrHalt<Value> {
        Ok(Self::known_value(shape, numbers, provenance))
    }

    fn join(&mut self, shape: &ValueShape, image: &MemoryImage<Self>, kind: LoadKind) -> OrHalt<Value> {
        self.value_of_image(shape, image, kind)
    }

    fn locate(&mut self, memory: &Memory<Self>, pointer: &Value) -> OrHalt<ObjectOffset> {
        self.position(memory, single(pointer)?)
    }

    fn is_aligned(&mut self, _: &Memory<Self>, pointer: &Value, align: Align) -> OrHalt<Option<bool>> {
        self.has_alignment(single(pointer)?, align)
    }

    fn step(
        &mut self,
        memory: &Memory<Self>,
        flags: GepFlags,
        pointer: Value,
        step: GepStep<'_, Value>,
    ) -> OrHalt<Value> {
        let moved = self.moved(memory, flags, single(&pointer)?.clone(), step)?;
        Ok(smallvec![moved])
    }

    fn mask_pointer(&mut self, pointer: &Value, mask: &Value) -> OrHalt<Value> {
        Ok(smallvec![self.masked(single(pointer)?, single(mask)?)?])
    }

    fn callee(&mut self, address: &Value) -> OrHalt<FuncId> {
        self.function_at(single(address)?)
    }

    fn observe(&mut self, _: &Function, observed: ObservedType, (site, value): (Value, Value)) -> OrHalt<()> {
        self.observe_scalar(observed, single(&site)?, single(&value)?)
    }

    fn observe_words(&mut self, site: &Value, words: &[Vec<Bit>]) -> OrHalt<()> {
        self.observe_memory(single(site)?, words)
    }

    fn external(&mut self, call: ExternalCall<'_>, _: Vec<Value>) -> OrHalt<()> {
        Err(Unsupported::ExternalFunction(call.id).into())
    }
}
