//! Inputs and executions as text.

use std::fmt::{self, Display, Formatter, Write};
use std::ops::Range;

use super::events::UNWINDING;
use super::external_world::World;
use super::input::{InitialBit, Input};
use super::outcome::{Behaviour, Ending};
use super::value::{Pointer, Scalar, Value, ValueSet};

/// Longest list that is shown in full; of longer ones the length is shown.
pub(super) const MAX_LISTED: usize = 8;

impl Display for Scalar {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Scalar::Bits(bits) => write!(f, "{bits}"),
            Scalar::Poison => f.write_str("poison"),
            Scalar::Pointer(Pointer::NULL) => f.write_str("null"),
            Scalar::Pointer(pointer @ Pointer { object, offset }) => match (pointer.function(), offset) {
                (Some(number), _) => write!(f, "function {number}"),
                (None, 0) => write!(f, "&{object}"),
                (None, offset) => write!(f, "&{object}{offset:+}"),
            },
        }
    }
}

impl Display for Value {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.0[..] {
            [scalar] => scalar.fmt(f),
            lanes => {
                f.write_char('<')?;
                separated(f, lanes)?;
                f.write_char('>')
            }
        }
    }
}

impl Display for ValueSet {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.values() {
            [value] => value.fmt(f),
            values if values.len() > MAX_LISTED => write!(f, "undef ({} values)", values.len()),
            values => {
                f.write_str("undef {")?;
                separated(f, values)?;
                f.write_char('}')
            }
        }
    }
}

fn separated<T: Display>(f: &mut Formatter<'_>, items: &[T]) -> fmt::Result {
    for (at, item) in items.iter().enumerate() {
        let comma = if at == 0 { "" } else { ", " };
        write!(f, "{comma}{item}")?;
    }
    Ok(())
}

/// An input: arguments by position, then the objects behind pointers, each byte with its highest bit first.
pub(super) struct InputText<'a>(pub(super) &'a Input);

impl Display for InputText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_char('(')?;
        separated(f, &self.0.arguments)?;
        f.write_char(')')?;
        for (at, object) in self.0.objects.iter().enumerate() {
            f.write_str(if at == 0 { " on" } else { "," })?;
            contents(f, &initial_bytes(&object.bits))?;
        }
        for (index, bits) in &self.0.globals {
            write!(f, ", global &{index} holds")?;
            contents(f, &initial_bytes(bits))?;
        }
        match self.0.world {
            Some(World { number }) if number > 0 => write!(f, ", in world {number}"),
            _ => Ok(()),
        }
    }
}

/// Bytes, each as text with its highest bit first.
type ByteTexts = Vec<String>;

fn initial_bytes(bits: &[InitialBit]) -> ByteTexts {
    bits.chunks(8).map(|byte| byte.iter().rev().map(initial).collect()).collect()
}

fn initial(bit: &InitialBit) -> char {
    match bit {
        InitialBit::Zero => '0',
        InitialBit::One => '1',
        InitialBit::Undef => 'u',
        InitialBit::Poison => 'p',
    }
}

/// The bytes of an object that an execution leaves; a bit that differs between values is shown as `u`.
fn left_bytes(object: &ValueSet) -> ByteTexts {
    let lane = |at: usize| {
        let mut seen: Vec<_> = object.values().iter().map(|value| value.lane(at)).collect();
        seen.dedup();
        match seen[..] {
            [Scalar::Bits(0)] => '0',
            [Scalar::Bits(_)] => '1',
            [Scalar::Poison] => 'p',
            _ => 'u',
        }
    };
    let lanes = object.values().first().map_or(0, |value| value.0.len());
    let byte = |first: usize| (first..lanes.min(first + 8)).rev().map(lane).collect();
    (0..lanes).step_by(8).map(byte).collect()
}

/// Equal bytes of which a number stands for the rest.
const MANY_EQUAL: usize = 4;

/// Writes bytes, each after a space. Of many equal ones one is written, with their number.
fn contents(f: &mut Formatter<'_>, bytes: &[String]) -> fmt::Result {
    for equal in bytes.chunk_by(|a, b| a == b) {
        match equal {
            [first, ..] if equal.len() >= MANY_EQUAL => write!(f, " {first} ({} times)", equal.len())?,
            some => some.iter().try_for_each(|byte| write!(f, " {byte}"))?,
        }
    }
    Ok(())
}

/// The memory after an execution, or at an event of it: for each object its bytes.
type MemoryTexts = Vec<ByteTexts>;

/// Bytes of an object that are shown whole.
const SMALL_OBJECT: usize = 8;

/// The parts of memory in which behaviours differ.
pub(super) struct Differences {
    /// For each event of the target, the differing objects with their first and last differing bytes.
    events: Vec<Vec<DifferingBytes>>,
    ending: Vec<DifferingBytes>,
    /// The objects of the heap that others know.
    own: Vec<DifferingBytes>,
}

/// An object that is shown, and the bytes of it.
struct DifferingBytes {
    object: usize,
    bytes: Range<usize>,
}

impl Differences {
    /// Compares the behaviours of a counterexample. Where all hold the same, or do not compare, everything is shown.
    pub(super) fn new(behaviours: &[&Behaviour]) -> Differences {
        let texts = |memory: &[ValueSet]| -> MemoryTexts { memory.iter().map(left_bytes).collect() };
        let endings = behaviours.iter().filter_map(|behaviour| match &behaviour.ending {
            Ending::Returned { memory, own, .. } => {
                Some((texts(memory), own.iter().map(|object| left_bytes(&object.contents)).collect()))
            }
            _ => None,
        });
        let (endings, own): (Vec<MemoryTexts>, Vec<MemoryTexts>) = endings.unzip();
        let most = behaviours.iter().map(|behaviour| behaviour.events.len()).max().unwrap_or(0);
        let at_event = |at: usize| -> Vec<DifferingBytes> {
            let events = behaviours.iter().filter_map(|behaviour| behaviour.events.get(at));
            let memories: Vec<MemoryTexts> = events.map(|event| texts(&event.memory)).collect();
            differing(&memories)
        };
        Differences {
            events: (0..most).map(at_event).collect(),
            ending: differing(&endings),
            own: differing(&own),
        }
    }
}

/// The objects in which memories differ.
fn differing(memories: &[MemoryTexts]) -> Vec<DifferingBytes> {
    let [first, others @ ..] = memories else { return Vec::new() };
    let comparable = |other: &MemoryTexts| {
        other.len() == first.len() && other.iter().zip(first).all(|(a, b)| a.len() == b.len())
    };
    let range = |object: usize, bytes: &ByteTexts| {
        let differs = |at: &usize| others.iter().any(|other| other[object][*at] != bytes[*at]);
        let (from, to) = ((0..bytes.len()).find(differs)?, (0..bytes.len()).rfind(differs)?);
        let bytes = if bytes.len() <= SMALL_OBJECT { 0..bytes.len() } else { from..to + 1 };
        Some(DifferingBytes { object, bytes })
    };
    let whole =
        || first.iter().enumerate().map(|(object, bytes)| DifferingBytes { object, bytes: 0..bytes.len() });
    match others.iter().all(comparable) {
        true => first.iter().enumerate().filter_map(|(object, bytes)| range(object, bytes)).collect(),
        false => whole().collect(),
    }
}

/// Writes the differing objects of a memory.
fn memory_text(f: &mut Formatter<'_>, memory: &[ValueSet], shown: &[DifferingBytes]) -> fmt::Result {
    for (nth, DifferingBytes { object, bytes }) in shown.iter().enumerate() {
        let Some(all) = memory.get(*object).map(left_bytes) else { continue };
        let part = all.get(bytes.clone()).unwrap_or(&all);
        f.write_str(if nth == 0 { "" } else { "," })?;
        contents(f, part)?;
        let which = if memory.len() > 1 { format!(" of object {object}") } else { String::new() };
        match bytes.start {
            0 if part.len() == all.len() => f.write_str(&which)?,
            from => write!(f, " from byte {from}{which}")?,
        }
    }
    Ok(())
}

/// The behaviour of an execution, as a verb phrase; of memory the parts in which behaviours differ.
pub(super) struct BehaviourText<'a>(pub(super) &'a Behaviour, pub(super) &'a Differences);

impl Display for BehaviourText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let BehaviourText(behaviour, differences) = self;
        for (at, event) in behaviour.events.iter().enumerate().take(MAX_LISTED) {
            match event.callee == UNWINDING {
                true => f.write_str("unwind")?,
                false => {
                    write!(f, "call {}(", event.callee)?;
                    separated(f, &event.arguments)?;
                    f.write_char(')')?;
                }
            }
            let shown = differences.events.get(at).map_or(&[][..], Vec::as_slice);
            if !shown.is_empty() && !event.memory.is_empty() {
                f.write_str(" on")?;
                memory_text(f, &event.memory, shown)?;
            }
            f.write_str(", ")?;
        }
        if behaviour.events.len() > MAX_LISTED {
            write!(f, "make {} more calls, ", behaviour.events.len() - MAX_LISTED)?;
        }
        match &behaviour.ending {
            Ending::Undefined(kind) => write!(f, "do something undefined ({})", kind.name()),
            Ending::Stopped => f.write_str("not return"),
            Ending::OutOfFuel | Ending::Endless => f.write_str("go on for ever"),
            Ending::Returned { value, memory, own } => {
                match value {
                    Some(value) => write!(f, "return {value}")?,
                    None => f.write_str("return")?,
                }
                if !differences.ending.is_empty() {
                    f.write_str(" and leave")?;
                    memory_text(f, memory, &differences.ending)?;
                }
                if !differences.own.is_empty() && !own.is_empty() {
                    let own: Vec<ValueSet> = own.iter().map(|object| object.contents.clone()).collect();
                    f.write_str(" with allocated")?;
                    memory_text(f, &own, &differences.own)?;
                }
                Ok(())
            }
        }
    }
}
