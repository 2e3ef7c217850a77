//! Statements.

use serde::{Deserialize, Serialize};

use crate::id::{LocalId, SiteId};
use crate::{Expr, LocalInit, Number, Place};

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stmt {
    /// The declaration of a local variable, in scope to the end of the enclosing block.
    Declare(LocalId, LocalInit),
    /// An expression for its effects.
    Expr(Expr),
    /// `memcpy(&dst, &src, sizeof dst)`; the same record type, no overlap unless the same object.
    CopyMemory(Place, Place),
    /// `memset(&place, byte, sizeof place)` on a record: byte 0 anywhere; byte 0xFF where every live scalar is
    /// a non-volatile integer other than `_Bool`, so that each field becomes all-ones.
    SetMemory(Place, u8),
    /// A scalar (no pointer) handed to the runtime: the program's only output.
    Observe(SiteId, Expr),
    /// `if (condition) {…} else {…}`
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    /// `for (unsigned int v = 0; v < count; v++) {…}`; nothing in the body writes `v`.
    For {
        /// The counter, an `unsigned int` local.
        variable: LocalId,
        /// The number of iterations, unless a `break` or `return` ends the loop.
        count: u32,
        /// The statements that are repeated.
        body: Vec<Stmt>,
    },
    /// `unsigned int v = 0; while (v < bound && (condition)) { v++; … }`; nothing in the body writes `v`.
    While {
        /// The counter, an `unsigned int` local, declared just before the loop in a block of its own.
        variable: LocalId,
        /// The largest number of iterations.
        bound: u32,
        /// The loop continues while this is non-zero.
        condition: Expr,
        /// The statements that are repeated.
        body: Vec<Stmt>,
    },
    /// `switch (value) {…}`
    Switch {
        /// An integer.
        value: Expr,
        /// In order; distinct labels.
        cases: Vec<Case>,
        /// `default:`, last.
        default: Vec<Stmt>,
    },
    /// `{…}`
    Block(Vec<Stmt>),
    /// `break;` out of the innermost loop or switch.
    Break,
    /// `continue;` the innermost loop.
    Continue,
    /// `return value;`
    Return(Option<Expr>),
}

/// One `case` of a switch.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Case {
    /// The label, in range of the promoted type of the switch's value.
    #[serde(with = "crate::number::stored")]
    pub label: Number,
    /// The statements. A `break` is printed after them unless the case falls through.
    pub body: Vec<Stmt>,
    /// True if control continues with the next case (or `default`) instead of leaving the switch.
    pub falls_through: bool,
}
