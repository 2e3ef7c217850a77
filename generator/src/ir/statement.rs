//! The production table of statements: effects and control flow.

use super::body::IrBodyBuilder;
use super::production::{self, IrProduction};
use super::{access_promise, call, control, instruction, limit, memory, pointer_promise, promise};
use crate::choices::Choices;

/// The production table of statements; the first row is always open.
pub(super) const STATEMENTS: &[IrProduction] = &[
    IrProduction { name: "compute", weight: 18, possible: |_| true, build: compute },
    IrProduction { name: "observe", weight: 4, possible: observes, build: observe },
    IrProduction { name: "store", weight: 7, possible: memory::has_writable, build: memory::store },
    IrProduction { name: "store-whole", weight: 3, possible: memory::has_whole, build: memory::store_whole },
    IrProduction { name: "copy", weight: 3, possible: memory::has_writable, build: memory::copy },
    IrProduction { name: "copy-bits", weight: 2, possible: memory::has_writable, build: memory::copy_bits },
    IrProduction { name: "fill", weight: 2, possible: memory::has_writable, build: memory::fill },
    IrProduction { name: "observe-memory", weight: 3, possible: observes_memory, build: memory::observe },
    IrProduction { name: "if", weight: 5, possible: nests, build: control::if_else },
    IrProduction { name: "switch", weight: 3, possible: nests, build: control::switch },
    IrProduction { name: "loop", weight: 4, possible: loops, build: control::repeat },
    IrProduction { name: "call", weight: 5, possible: |body| body.affords_call(), build: call::call },
    IrProduction { name: "promised-load", weight: 3, possible: promise::are_drawn, build: promise::load },
    IrProduction {
        name: "promised-pointer",
        weight: 4,
        possible: promise::are_drawn,
        build: promise::pointer,
    },
    IrProduction {
        name: "promised-callees",
        weight: 2,
        possible: promise::names_callees,
        build: promise::call,
    },
    IrProduction { name: "promised-copy", weight: 2, possible: promised_copy, build: promise::copy },
    IrProduction { name: "typed-accesses", weight: 1, possible: of_accesses, build: access_promise::types },
    IrProduction {
        name: "invariant-load",
        weight: 1,
        possible: of_accesses,
        build: access_promise::invariant,
    },
    IrProduction { name: "invariant-group", weight: 1, possible: of_accesses, build: access_promise::group },
    IrProduction { name: "number-classes", weight: 3, possible: of_accesses, build: promise::classes },
    IrProduction { name: "accuracy", weight: 1, possible: of_accesses, build: promise::accuracy },
    IrProduction { name: "scoped-accesses", weight: 1, possible: of_accesses, build: access_promise::scopes },
    IrProduction { name: "limited-call", weight: 2, possible: of_accesses, build: limit::call },
    IrProduction { name: "tail-call", weight: 1, possible: of_accesses, build: limit::tail },
    IrProduction { name: "noalias-call", weight: 1, possible: of_accesses, build: pointer_promise::apart },
    IrProduction {
        name: "nocapture-call",
        weight: 1,
        possible: of_accesses,
        build: pointer_promise::captured,
    },
];

/// The most instructions that one cell decides.
const MAX_INSTRUCTIONS_PER_CELL: u32 = 3;

impl IrBodyBuilder<'_> {
    /// Builds `count` statements, at least one, each from a cell of its own.
    pub(super) fn statements(&mut self, count: u32) {
        for _ in 0..count.max(1) {
            let mut cell = self.cells.next_cell();
            production::build(STATEMENTS, self, &mut cell);
        }
    }
}

fn affordable(body: &IrBodyBuilder<'_>) -> bool {
    body.steps < body.config.limits.steps
}

/// True if bodies may observe values; a function of `ir-small` shows its result only.
fn observes(body: &IrBodyBuilder<'_>) -> bool {
    affordable(body) && !body.config.is_small()
}

fn promised_copy(body: &IrBodyBuilder<'_>) -> bool {
    promise::are_drawn(body) && memory::has_writable(body)
}

fn of_accesses(body: &IrBodyBuilder<'_>) -> bool {
    promise::are_drawn(body) && affordable(body)
}

fn observes_memory(body: &IrBodyBuilder<'_>) -> bool {
    affordable(body) && memory::has_plain(body)
}

fn nests(body: &IrBodyBuilder<'_>) -> bool {
    body.depth < body.config.limits.depth && affordable(body)
}

fn loops(body: &IrBodyBuilder<'_>) -> bool {
    nests(body) && body.max_runs < 16
}

fn compute(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    for _ in 0..choices.number_between(1, MAX_INSTRUCTIONS_PER_CELL) {
        production::build(instruction::INSTRUCTIONS, body, choices);
    }
}

fn observe(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any_shape(choices);
    let value = body.operand(choices, shape);
    body.observe(value);
}
