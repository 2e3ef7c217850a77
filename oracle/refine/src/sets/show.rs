//! Inputs and executions as text.

use std::fmt::{self, Display, Formatter, Write};

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
            Scalar::Pointer(Pointer { object, offset: 0 }) => write!(f, "&{object}"),
            Scalar::Pointer(Pointer { object, offset }) => write!(f, "&{object}{offset:+}"),
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
            contents(f, &object.bits)?;
        }
        for (index, bits) in &self.0.globals {
            write!(f, ", global &{index} holds")?;
            contents(f, bits)?;
        }
        match self.0.world {
            Some(World { number }) if number > 0 => write!(f, ", in world {number}"),
            _ => Ok(()),
        }
    }
}

/// Bytes, each with its highest bit first.
fn contents(f: &mut Formatter<'_>, bits: &[InitialBit]) -> fmt::Result {
    for byte in bits.chunks(8) {
        let bits: String = byte.iter().rev().map(initial).collect();
        write!(f, " {bits}")?;
    }
    Ok(())
}

fn initial(bit: &InitialBit) -> char {
    match bit {
        InitialBit::Zero => '0',
        InitialBit::One => '1',
        InitialBit::Undef => 'u',
        InitialBit::Poison => 'p',
    }
}

/// The behaviour of an execution, as a verb phrase.
pub(super) struct BehaviourText<'a>(pub(super) &'a Behaviour);

impl Display for BehaviourText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for event in self.0.events.iter().take(MAX_LISTED) {
            write!(f, "call {}(", event.callee)?;
            separated(f, &event.arguments)?;
            f.write_str("), ")?;
        }
        if self.0.events.len() > MAX_LISTED {
            write!(f, "make {} more calls, ", self.0.events.len() - MAX_LISTED)?;
        }
        match &self.0.ending {
            Ending::Undefined(kind) => write!(f, "do something undefined ({})", kind.name()),
            Ending::Stopped => f.write_str("not return"),
            Ending::OutOfFuel => f.write_str("go on for ever"),
            Ending::Returned { value, memory } => {
                match value {
                    Some(value) => write!(f, "return {value}")?,
                    None => f.write_str("return")?,
                }
                let leave = if memory.is_empty() { "" } else { " and leave" };
                f.write_str(leave)?;
                memory.iter().try_for_each(|contents| write!(f, " {}", ContentsText(contents)))
            }
        }
    }
}

/// The bits of an object; a bit that differs between values is shown as `u`.
struct ContentsText<'a>(&'a ValueSet);

impl Display for ContentsText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let lanes = self.0.values()[0].0.len();
        for at in (0..lanes).rev() {
            let mut seen: Vec<_> = self.0.values().iter().map(|value| value.lane(at)).collect();
            seen.dedup();
            f.write_char(match seen[..] {
                [Scalar::Bits(0)] => '0',
                [Scalar::Bits(_)] => '1',
                [Scalar::Poison] => 'p',
                _ => 'u',
            })?;
        }
        Ok(())
    }
}
