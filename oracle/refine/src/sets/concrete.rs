//! Calls of a function that can end in one way only, to which compiled code can be held.

use std::fmt;

use ir::{Passing, Type, TypeId};
use semantics::Semantics;

use super::behaviours::Enumeration;
use super::input::{InitialBit, Input, Inputs, ParameterObject};
use super::outcome::{Ending, Inconclusive};
use super::value::{Pointer, Scalar, ValueSet};
use super::{EnumerationLimits, FunctionRef, show};

/// A call without poison and undef, and what must come of it.
#[derive(Clone, Debug)]
pub struct ConcreteCall {
    input: Input,
    /// The arguments.
    pub arguments: Vec<ConcreteArgument>,
    /// The objects to which arguments point.
    pub objects: Vec<ConcreteObject>,
    /// The result, unless it is `void`.
    pub result: Option<u128>,
}

/// An argument.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConcreteArgument {
    /// An integer, zero-extended.
    Bits(u128),
    /// The null pointer.
    Null,
    /// A pointer, by the number of the object and the distance in bytes from its start.
    Object(usize, i64),
}

/// The object behind a pointer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConcreteObject {
    /// Its alignment.
    pub align: ir::Align,
    /// Its bytes before the call.
    pub before: Vec<u8>,
    /// Its bits after the call, lowest first; `None` for a bit that may be anything.
    pub after: Vec<Option<bool>>,
}

/// Inputs that are looked at for each that is to be found.
const TRIED_FOR_EACH: usize = 8;

/// Widest integer of a call that is made natively: wider ones are passed in pieces.
const MAX_WIDTH: u32 = 64;

/// Up to `most` calls of a function whose parameters are integers and pointers, for which the function is defined and does one
/// thing.
///
/// # Errors
/// The function has other parameters or another result, variables that anything may have written, or is not supported.
pub fn concrete_calls(
    subject: FunctionRef<'_>,
    semantics: Semantics,
    limits: EnumerationLimits,
    most: usize,
) -> Result<Vec<ConcreteCall>, Inconclusive> {
    let FunctionRef { module, function } = subject;
    let unsupported = |why| Err(Inconclusive::Unsupported(why));
    let Some(definition) = module.functions.get(function.index()) else {
        return unsupported("unknown function");
    };
    let is_narrow = |ty: TypeId| matches!(module.types.get(ty), Type::Int(width) if *width <= MAX_WIDTH);
    let is_passed = |param: &ir::Param| {
        param.attrs.passing == Passing::Direct && (is_narrow(param.ty) || param.ty == TypeId::PTR)
    };
    if !definition.params.iter().all(is_passed) || definition.varargs {
        return unsupported("parameters other than integers of up to 64 bits and pointers");
    }
    if definition.ret != TypeId::VOID && !is_narrow(definition.ret) {
        return unsupported("a result other than an integer of up to 64 bits");
    }
    if module.globals.iter().any(|global| !global.constant || global.initializer.is_none()) {
        return unsupported("variables");
    }
    let enumeration = Enumeration::new(module, semantics, limits)?;
    let inputs = Inputs::new(&enumeration, [(module, definition); 2])?;
    let tried = inputs.iter().take(most.saturating_mul(TRIED_FOR_EACH));
    let globals = module.globals.len();
    let call = |input: Input| {
        let arguments = input.arguments.iter().map(|set| argument(set, globals));
        let arguments = arguments.collect::<Option<Vec<_>>>()?;
        let before = input.objects.iter().map(bytes).collect::<Option<Vec<_>>>()?;
        let behaviours = enumeration.behaviours(function, &input).ok()?;
        let only = behaviours
            .iter()
            .next()
            .filter(|behaviour| behaviours.len() == 1 && behaviour.events.is_empty())?;
        let Ending::Returned { value, memory, own } = &only.ending else { return None };
        if !own.is_empty() {
            return None;
        }
        let result = match value {
            Some(set) => Some(bits(set)?),
            None => None,
        };
        let mut visible = memory.iter();
        let objects = input.objects.iter().zip(before).map(|(object, before)| {
            let after = object.sharing.is_visible().then(|| visible.next()).flatten();
            let after = after.map(known_bits).unwrap_or_default();
            ConcreteObject { align: object.align, before, after }
        });
        let objects = objects.collect();
        Some(ConcreteCall { arguments, objects, result, input })
    };
    Ok(tried.filter_map(call).take(most).collect())
}

/// An argument that is one value; `None` for others, and for pointers to globals.
fn argument(set: &ValueSet, globals: usize) -> Option<ConcreteArgument> {
    match set.defined()?.0[..] {
        [Scalar::Bits(bits)] => Some(ConcreteArgument::Bits(bits)),
        [Scalar::Pointer(Pointer::NULL)] => Some(ConcreteArgument::Null),
        [Scalar::Pointer(Pointer { object, offset })] => {
            Some(ConcreteArgument::Object((object as usize).checked_sub(globals)?, offset))
        }
        _ => None,
    }
}

/// The bytes of an object without undef and poison.
fn bytes(object: &ParameterObject) -> Option<Vec<u8>> {
    let byte = |bits: &[InitialBit]| {
        bits.iter().enumerate().try_fold(0u8, |byte, (at, bit)| match bit {
            InitialBit::Zero => Some(byte),
            InitialBit::One => Some(byte | 1 << at),
            InitialBit::Undef | InitialBit::Poison => None,
        })
    };
    object.bits.chunks(8).map(byte).collect()
}

/// The integer of a set that has one.
fn bits(set: &ValueSet) -> Option<u128> {
    match set.defined()?.0[..] {
        [Scalar::Bits(bits)] => Some(bits),
        _ => None,
    }
}

/// The known bits of an object, a lane each.
fn known_bits(set: &ValueSet) -> Vec<Option<bool>> {
    let lanes = set.as_single().map(|value| value.0.as_slice()).unwrap_or_default();
    let bit = |scalar: &Scalar| match scalar {
        Scalar::Bits(bit) => Some(*bit == 1),
        Scalar::Pointer(_) | Scalar::Poison => None,
    };
    lanes.iter().map(bit).collect()
}

/// The arguments, in words.
impl fmt::Display for ConcreteCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", show::InputText(&self.input))
    }
}
