//! Productions of effects and regions.

use super::body::Body;
use super::table::{self, Row};
use super::{call, control, instruction, memory};
use crate::choices::Choices;

/// What a body is made of.
pub(super) const STATEMENTS: &[Row] = &[
    Row { name: "compute", weight: 18, possible: |_| true, build: compute },
    Row { name: "observe", weight: 4, possible: observes, build: observe },
    Row { name: "store", weight: 7, possible: memory::has_writable, build: memory::store },
    Row { name: "store-whole", weight: 3, possible: memory::has_whole, build: memory::store_whole },
    Row { name: "copy", weight: 3, possible: memory::has_writable, build: memory::copy },
    Row { name: "copy-bits", weight: 2, possible: memory::has_writable, build: memory::copy_bits },
    Row { name: "fill", weight: 2, possible: memory::has_writable, build: memory::fill },
    Row { name: "observe-memory", weight: 3, possible: observes_memory, build: memory::observe },
    Row { name: "if", weight: 5, possible: nests, build: control::if_else },
    Row { name: "switch", weight: 3, possible: nests, build: control::switch },
    Row { name: "loop", weight: 4, possible: loops, build: control::repeat },
    Row { name: "call", weight: 5, possible: call::is_affordable, build: call::call },
];

/// Instructions that one cell decides.
const PER_CELL: u32 = 3;

fn affordable(body: &Body<'_>) -> bool {
    body.steps < body.config.limits.steps
}

/// What `ir-small` does is seen in its result alone.
fn observes(body: &Body<'_>) -> bool {
    affordable(body) && !body.config.is_small()
}

fn observes_memory(body: &Body<'_>) -> bool {
    affordable(body) && memory::has_plain(body)
}

fn nests(body: &Body<'_>) -> bool {
    body.depth < body.config.limits.depth && affordable(body)
}

fn loops(body: &Body<'_>) -> bool {
    nests(body) && body.factor < 16
}

fn compute(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    for _ in 0..choices.between(1, PER_CELL) {
        table::build(instruction::INSTRUCTIONS, body, choices);
    }
}

fn observe(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any(choices);
    let value = body.operand(choices, shape);
    body.observe(value);
}
