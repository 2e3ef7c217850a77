//! Defects of plug-in engines in functions of a unit: the kind, which a reduction keeps, and the evidence.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The direction of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// The engine's code calls the reference's.
    EngineCalls,
    /// The reference's code calls the engine's.
    EngineIsCalled,
}

/// The kind of a defect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
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
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
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
        /// The memory for the result.
        ResultMemory = "memory of the result is misaligned",
        /// The engine's own reports.
        Missing = "values are not reported",
    }
}

base::named! {
    /// The failure of a compiler that compiles nothing.
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum CompilerEnd: "end of a compiler" {
        /// It dies.
        Crash = "compiler crashes",
        /// It does not end.
        Hang = "compiler does not end",
    }
}

/// The evidence of a defect.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DefectEvidence {
    /// The object, or the message's source.
    pub what: String,
    /// The expected value.
    pub expected: String,
    /// The value that came.
    pub got: String,
}

/// A defect, and what shows it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct ShownDefect {
    /// The kind.
    pub kind: DefectKind,
    /// The evidence.
    pub evidence: DefectEvidence,
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

impl fmt::Display for DefectEvidence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} expected, {} came", self.what, self.expected, self.got)
    }
}
