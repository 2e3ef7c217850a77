//! What an engine does wrong with a function: the kind, which a reduction keeps, and what shows it.

use std::fmt;

use lang::SignatureUnit;
use plugins::{CallFault, Direction, LayoutFact, PassedObject, RefusalKind, hex};
use serde::Serialize;

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DefectKind {
    /// The layout of a record that the function passes.
    Layout(LayoutPart),
    /// A value that is passed.
    Passing(Direction, PassingPart),
    /// The compiler dies of it, or does not end.
    Compiler(CompilerEnd),
}

base::named! {
    /// The part of a layout that is wrong.
    pub enum LayoutPart: "part of a layout" {
        /// The size.
        Size = "size",
        /// The alignment.
        Align = "alignment",
        /// The offset of a member.
        Offset = "offset of a member",
        /// The bits of a bit-field.
        Bits = "place of a bit-field",
    }
}

base::named! {
    /// The part of a call that is wrong.
    pub enum PassingPart: "part of a call" {
        /// A parameter.
        Parameter = "argument does not arrive",
        /// The bits above a small integer.
        Widened = "small integer is not extended",
        /// The result.
        Result = "result does not arrive",
        /// An argument after the call.
        Argument = "argument is not the callee's copy",
        /// The call.
        Crash = "call crashes",
        /// The call.
        Hang = "call does not end",
        /// The engine's own reports.
        Missing = "values are not reported",
    }
}

base::named! {
    /// How a compiler ends that does not compile.
    pub enum CompilerEnd: "end of a compiler" {
        /// It dies.
        Crash = "compiler crashes",
        /// It does not end.
        Hang = "compiler does not end",
    }
}

/// What shows a defect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Evidence {
    /// The object, or the message's source.
    pub what: String,
    /// What was expected.
    pub expected: String,
    /// What came.
    pub got: String,
}

/// A defect of an engine.
#[derive(Clone, Debug)]
pub struct Defect {
    /// What is wrong.
    pub kind: DefectKind,
    /// The smallest unit that shows it.
    pub unit: SignatureUnit,
    /// The variants of the engine that have it, by their flags.
    pub variants: Vec<String>,
    /// What shows it.
    pub evidence: Evidence,
    /// How often it was met, with other functions.
    pub met: u64,
    /// Whether the compilers of the reference differ from each other here, so that the engine may be right.
    pub disputed: bool,
}

/// The signal by which the driver ends a call that takes too long.
const SIGALRM: u32 = 14;

impl DefectKind {
    /// The kind of a fault of a call.
    #[must_use]
    pub fn of_fault(direction: Direction, fault: &CallFault) -> DefectKind {
        let part = match fault {
            CallFault::Value { object, .. } => match object {
                PassedObject::Parameter(_) => PassingPart::Parameter,
                PassedObject::Widened(_) => PassingPart::Widened,
                PassedObject::Result => PassingPart::Result,
                PassedObject::Argument(_) => PassingPart::Argument,
            },
            CallFault::Signal(SIGALRM) => PassingPart::Hang,
            CallFault::Signal(_) => PassingPart::Crash,
            CallFault::Missing { .. } | CallFault::Stray(_) => PassingPart::Missing,
        };
        DefectKind::Passing(direction, part)
    }

    /// The kind of a difference of layouts.
    #[must_use]
    pub const fn of_layout(fact: LayoutFact) -> DefectKind {
        DefectKind::Layout(match fact {
            LayoutFact::Size => LayoutPart::Size,
            LayoutFact::Align => LayoutPart::Align,
            LayoutFact::Offset(_) => LayoutPart::Offset,
            LayoutFact::Bits(_) => LayoutPart::Bits,
        })
    }

    /// The kind of a refusal; none of one that is the engine's right.
    #[must_use]
    pub const fn of_refusal(how: RefusalKind) -> Option<DefectKind> {
        match how {
            RefusalKind::Rejected => None,
            RefusalKind::Crashed => Some(DefectKind::Compiler(CompilerEnd::Crash)),
            RefusalKind::Hung => Some(DefectKind::Compiler(CompilerEnd::Hang)),
        }
    }
}

impl Defect {
    /// Takes in another one of the same cause: the smaller unit stays.
    pub(super) fn merge(&mut self, other: Defect) {
        let met = self.met + other.met;
        if other.unit.to_string().len() < self.unit.to_string().len() {
            *self = other;
        }
        self.met = met;
    }
}

impl fmt::Display for DefectKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DefectKind::Layout(part) => write!(f, "layout: {}", part.name()),
            DefectKind::Passing(Direction::EngineCalls, part) => write!(f, "as caller: {}", part.name()),
            DefectKind::Passing(Direction::EngineIsCalled, part) => write!(f, "as callee: {}", part.name()),
            DefectKind::Compiler(end) => f.write_str(end.name()),
        }
    }
}

impl Evidence {
    /// Of a fault of a call.
    #[must_use]
    pub fn of_fault(fault: &CallFault) -> Evidence {
        let (what, expected, got) = match fault {
            CallFault::Value { object, expected, got, mask, .. } => {
                let what = match object {
                    PassedObject::Parameter(at) => format!("argument {}", at + 1),
                    PassedObject::Widened(at) => format!("argument {}, widened", at + 1),
                    PassedObject::Result => "result".to_owned(),
                    PassedObject::Argument(at) => format!("argument {} after the call", at + 1),
                };
                (what, masked(expected, mask), masked(got, mask))
            }
            CallFault::Signal(SIGALRM) => ("call".to_owned(), "it ends".to_owned(), "it does not".to_owned()),
            CallFault::Signal(signal) => {
                ("call".to_owned(), "it returns".to_owned(), format!("signal {signal}"))
            }
            CallFault::Missing { owed, came } => {
                ("values reported".to_owned(), owed.to_string(), came.to_string())
            }
            CallFault::Stray(slot) => {
                ("object".to_owned(), "one of the function's".to_owned(), slot.to_string())
            }
        };
        Evidence { what, expected, got }
    }

    /// Where the first value that differs lies in its object, in bytes.
    #[must_use]
    pub fn first_difference(fault: &CallFault) -> Option<(PassedObject, u64)> {
        let CallFault::Value { object, expected, got, mask, .. } = fault else { return None };
        let differs = expected.iter().zip(got).zip(mask).position(|((a, b), mask)| (a ^ b) & mask != 0);
        differs.map(|at| (*object, at as u64))
    }
}

/// Bytes in hexadecimal, padding as dots.
fn masked(bytes: &[u8], mask: &[u8]) -> String {
    let one = |(byte, mask): (&u8, &u8)| if *mask == 0 { "..".to_owned() } else { hex(&[byte & mask]) };
    bytes.iter().zip(mask).map(one).collect::<Vec<_>>().join(" ")
}
