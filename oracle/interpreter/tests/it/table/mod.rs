//! Every binary operation with every combination of flags, every conversion and comparison, `select` under every rule,
//! `freeze`, and loads and stores of odd widths, on every operand of 1 to 4 bits with poison and undef, against tables
//! computed here, bit by bit, from LangRef and the thesis's Fig. 3.1. The tables share no code with the interpreter.

mod binary;
mod bits;
mod cases;
mod cast;
mod choice;
mod memory;
mod rule;

pub(crate) use cases::{CaseResult, TableCases, TestOperand};
