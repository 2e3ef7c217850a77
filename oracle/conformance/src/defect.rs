//! Defects of engines, from what units report.

use std::collections::BTreeSet;

use engines::call_defect::{
    CompilerEnd, DefectEvidence, DefectKind, Direction, LayoutPart, PassingPart, ShownDefect,
};
use lang::SignatureUnit;
use plugins::{CallFault, LayoutFact, PassedObject, RefusalKind, hex};

/// A defect of an engine.
#[derive(Clone, Debug)]
pub struct Defect {
    /// The kind of defect.
    pub kind: DefectKind,
    /// The smallest unit that shows it.
    pub unit: SignatureUnit,
    /// The variants of the engine that have it, by their flags.
    pub variants: Vec<String>,
    /// The evidence for the defect.
    pub evidence: DefectEvidence,
    /// The functions that were reduced to it, by their places among the wrong functions of a search.
    pub functions: BTreeSet<usize>,
    /// True if the compilers of the reference differ from each other here, so that the engine may be right.
    pub disputed: bool,
}

/// The signal by which the driver ends a call that takes too long.
const SIGALRM: u32 = 14;

/// The kind of a fault of a call.
fn kind_of_fault(direction: Direction, fault: &CallFault) -> DefectKind {
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
        CallFault::ResultMemory { .. } => PassingPart::ResultMemory,
    };
    DefectKind::Passing(direction, part)
}

/// The kind of a difference of layouts.
pub(super) const fn kind_of_layout(fact: LayoutFact) -> DefectKind {
    DefectKind::Layout(match fact {
        LayoutFact::Size => LayoutPart::Size,
        LayoutFact::Align => LayoutPart::Align,
        LayoutFact::Offset(_) => LayoutPart::Offset,
        LayoutFact::Bits(_) => LayoutPart::Bits,
    })
}

/// The kind of a refusal; none of one that is the engine's right.
pub(super) const fn kind_of_refusal(how: RefusalKind) -> Option<DefectKind> {
    match how {
        RefusalKind::Rejected => None,
        RefusalKind::Crashed => Some(DefectKind::Compiler(CompilerEnd::Crash)),
        RefusalKind::Hung => Some(DefectKind::Compiler(CompilerEnd::Hang)),
    }
}

impl Defect {
    /// Takes in another one of the same cause: the smaller unit stays.
    pub(super) fn merge(&mut self, other: Defect) {
        let mut functions = std::mem::take(&mut self.functions);
        functions.extend(&other.functions);
        if other.unit.to_string().len() < self.unit.to_string().len() {
            *self = other;
        }
        self.functions = functions;
    }
}

/// A fault of a call.
pub(super) fn shown_fault(direction: Direction, fault: &CallFault) -> ShownDefect {
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
        CallFault::Signal(signal) => ("call".to_owned(), "it returns".to_owned(), format!("signal {signal}")),
        CallFault::Missing { owed, came } => {
            ("values reported".to_owned(), owed.to_string(), came.to_string())
        }
        CallFault::Stray(slot) => ("object".to_owned(), "one of the function's".to_owned(), slot.to_string()),
        CallFault::ResultMemory { align, got } => {
            ("memory of the result".to_owned(), format!("aligned to {align}"), format!("aligned to {got}"))
        }
    };
    ShownDefect { kind: kind_of_fault(direction, fault), evidence: DefectEvidence { what, expected, got } }
}

/// The offset of the first value that differs in its object, in bytes.
pub(super) fn first_difference(fault: &CallFault) -> Option<(PassedObject, u64)> {
    let CallFault::Value { object, expected, got, mask, .. } = fault else { return None };
    let differs = expected.iter().zip(got).zip(mask).position(|((a, b), mask)| (a ^ b) & mask != 0);
    differs.map(|at| (*object, at as u64))
}

/// Bytes in hexadecimal, padding as dots.
fn masked(bytes: &[u8], mask: &[u8]) -> String {
    let one = |(byte, mask): (&u8, &u8)| if *mask == 0 { "..".to_owned() } else { hex(&[byte & mask]) };
    bytes.iter().zip(mask).map(one).collect::<Vec<_>>().join(" ")
}
