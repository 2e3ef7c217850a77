//! Explanations in words: where poison originated, how it propagated and where it caused undefined behaviour.

use std::fmt;

use ir::{Bits, MemoryOp, Module, Op, ProgramPoint, Type, TypeId, TypeTable};
use semantics::UbKind;

use super::decision::Decision;
use crate::machine::origin::{ObjectName, PoisonCause, PoisonOrigin};
use crate::shape::member_bit;

/// The origin and propagation of the poison, undef or unknown bit that caused undefined behaviour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The instruction that produced it, and the cause.
    pub origin: PoisonOrigin,
    /// The instructions that propagated it, in order. A long path is shortened to its beginning and end.
    pub path: Vec<ProgramPoint>,
    /// The kind of undefined behaviour.
    pub kind: UbKind,
    /// The instruction with undefined behaviour.
    pub death: ProgramPoint,
}

impl Explanation {
    /// A text of at most two lines, plus one for each instruction of a long path.
    pub fn display<'a>(&'a self, module: &'a Module) -> impl fmt::Display + 'a {
        InModule { module, what: self }
    }
}

impl Decision {
    /// A text of one line.
    pub fn display<'a>(&'a self, module: &'a Module) -> impl fmt::Display + 'a {
        InModule { module, what: self }
    }
}

struct InModule<'a, T> {
    module: &'a Module,
    what: &'a T,
}

impl fmt::Display for InModule<'_, Explanation> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Explanation { origin, path, kind, death } = self.what;
        let module = self.module;
        write!(f, "{}", InModule { module, what: origin })?;
        let way = path.iter().filter(|place| Some(**place) != origin.place && *place != death);
        for (at, place) in way.enumerate() {
            let word = if at == 0 { ", through" } else { "," };
            write!(f, "{word} `{}`", instruction_text(module, *place))?;
            if place.function != death.function {
                write!(f, " {}", InFunction { module, place: *place })?;
            }
        }
        write!(
            f,
            "\nreached `{}` {}: {}",
            instruction_text(module, *death),
            InFunction { module, place: *death },
            kind.name()
        )
    }
}

impl fmt::Display for InModule<'_, Decision> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Decision { value, reason, place, origin, chosen, bit, choice: _ } = self.what;
        let module = self.module;
        write!(
            f,
            "bit {} of `{}` ({}) ",
            bit.0,
            instruction_text(module, *chosen),
            InModule { module, what: origin }
        )?;
        write!(
            f,
            "decides {reason} in `{}`; here it is {}",
            instruction_text(module, *place),
            u8::from(*value)
        )
    }
}

impl fmt::Display for InModule<'_, PoisonOrigin> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let module = self.module;
        match self.what.cause {
            PoisonCause::Uninitialized { object, bit, holds } => {
                let object = ObjectBit { module, name: object, bit };
                write!(f, "{} from the uninitialised {object}", holds.name())
            }
            PoisonCause::Ended { object } => {
                let object = ObjectBit { module, name: object, bit: Bits(0) };
                write!(f, "poison from the end of the lifetime of {object}")
            }
            PoisonCause::PoisonConstant => f.write_str("the constant poison"),
            PoisonCause::UndefConstant => f.write_str("the constant undef"),
            PoisonCause::Flag(flag) => write!(f, "poison from the broken promise `{flag}`"),
            PoisonCause::ShiftAmount => f.write_str("poison from a shift by the width or more"),
            PoisonCause::FloatToInt => f.write_str("poison from a number that does not fit the integer"),
            PoisonCause::Lane => f.write_str("poison from a lane that does not exist"),
            PoisonCause::OddWidth => f.write_str("poison from set bits beside an odd-width integer"),
            PoisonCause::Attribute => f.write_str("poison from a value that violates an attribute"),
            PoisonCause::Align => f.write_str("poison from a pointer argument that is not aligned"),
        }?;
        match self.what.place {
            Some(place) => write!(f, " in `{}`", instruction_text(module, place)),
            None => Ok(()),
        }
    }
}

/// A bit of an object.
struct ObjectBit<'a> {
    module: &'a Module,
    name: ObjectName,
    bit: Bits,
}

impl fmt::Display for ObjectBit<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ObjectBit { module, name, bit } = *self;
        let place = match name {
            ObjectName::Global(id) => {
                let global = &module.globals[id.index()];
                write!(f, "@{}, bit {}", global.name, bit.0)?;
                return member(f, &module.types, global.ty, bit);
            }
            ObjectName::Copy(place, argument) => {
                write!(f, "copy for argument {argument} of ")?;
                place
            }
            ObjectName::Variadic(place) => {
                f.write_str("variadic arguments of ")?;
                place
            }
            ObjectName::Parameter(number) => {
                return write!(f, "object behind pointer parameter {number}, bit {}", bit.0);
            }
            ObjectName::Local(place) => place,
        };
        write!(f, "`{}` {}, bit {}", instruction_text(module, place), InFunction { module, place }, bit.0)?;
        // Only an `alloca` tells the type whose member the bit is in.
        match operation(module, place) {
            Some(Op::Memory(MemoryOp::Alloca { ty, .. })) => member(f, &module.types, *ty, bit),
            _ => Ok(()),
        }
    }
}

/// Writes the member that contains a bit of an object, if the object has members.
fn member(f: &mut fmt::Formatter<'_>, types: &TypeTable, mut ty: TypeId, bit: Bits) -> fmt::Result {
    let mut path = String::new();
    let mut rest = bit;
    while let Some((index, start)) = containing(types, ty, rest) {
        path.push_str(&format!("{}{index}", if path.is_empty() { "" } else { "." }));
        let Some(inner) = types.element(ty, index) else { break };
        (ty, rest) = (inner, Bits(rest.0 - start.0));
    }
    if path.is_empty() { Ok(()) } else { write!(f, " (bit {} of member {path})", rest.0) }
}

/// The last member of an aggregate that starts at or before a bit, with its start.
fn containing(types: &TypeTable, ty: TypeId, bit: Bits) -> Option<(u64, Bits)> {
    if let Type::Array(count, element) = *types.get(ty) {
        let stride = types.size(element).checked_bits().filter(|stride| stride.0 > 0)?;
        let index = bit.0 / stride.0;
        return (index < count).then_some((index, Bits(index * stride.0)));
    }
    let count = types.fields(ty)?.len() as u64;
    let starts = (0..count).rev().filter_map(|index| Some((index, member_bit(types, ty, index)?)));
    starts.into_iter().find(|&(_, start)| start <= bit)
}

/// `in @f, b2`
struct InFunction<'a> {
    module: &'a Module,
    place: ProgramPoint,
}

impl fmt::Display for InFunction<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.module.functions.get(self.place.function.index()).map_or("?", |f| f.name.as_str());
        write!(f, "in @{name}, b{}", self.place.block.0)
    }
}

fn operation(module: &Module, place: ProgramPoint) -> Option<&Op> {
    let block = module.functions.get(place.function.index())?.blocks.get(place.block.index())?;
    block.instructions.get(place.index as usize).map(|instruction| &instruction.op)
}

/// The text of an instruction: its line in its function's text, in which a block is printed as its label, its
/// instructions and its terminator.
#[must_use]
pub fn instruction_text(module: &Module, place: ProgramPoint) -> String {
    let Some(function) = module.functions.get(place.function.index()) else { return place.to_string() };
    let text = ir::print_function(module, function);
    let label = format!("b{}:", place.block.0);
    let mut block = text.lines().skip_while(|line| *line != label);
    let line = block.nth(1 + place.index as usize);
    line.map_or_else(|| place.to_string(), |line| line.trim().to_owned())
}
