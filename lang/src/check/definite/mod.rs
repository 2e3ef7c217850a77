//! The proof that no program depends on an indeterminate value.
//!
//! A local that starts [`crate::LocalInit::Indeterminate`] holds no value until it is assigned, and programs of
//! the poison kind hand such records around: what they may do with them is *copy*. Whole records are copied,
//! by assignment, `memcpy`, as arguments and as results, whatever of them is indeterminate: the value of a
//! record is never a trap representation (C11 6.2.6.1p6). A single scalar is copied only from a plain read to an
//! object of the very same type and width without trap representations ([`crate::typing::may_copy_indeterminate`]). No other
//! expression meets an indeterminate value: not an operator, a conversion, a condition, an index, a scalar
//! argument or result (which clang marks `noundef`), nor an observation.
//!
//! The proof runs the program on what is known of each scalar: it is determinate, or it may not be, and of a
//! pointer perhaps what it points to. It goes along the flow of control, joins what is known where ways meet,
//! repeats loops until nothing changes, and enters every call anew with what is known of its arguments: calls
//! end, because they go to later functions, and recursive functions are refused here. Conditions go either
//! way. A loop of a fixed positive count runs at least once. A store to one of several elements, or through a
//! pointer of unknown value, changes what may be there to less, never to more; through such a pointer nothing
//! indeterminate is stored at all.
//!
//! Programs in which every local has a first value need none of this, and pay nothing for it.

mod call;
#[doc(hidden)]
pub mod cell;
mod expr;
mod flow;
mod init;
mod loops;
mod place;
mod shape;
mod stmt;

use std::ops::ControlFlow;

use super::body::Known;
use super::error::{Check, Violation, require};
use super::error::{CheckError, Where};
use super::limits;
use crate::{FuncId, Function, Stmt};

pub use flow::Flow;

use cell::{AbstractMemory, ScalarState};
use loops::Exits;
use shape::ScalarNumbering;

/// Limit on the nesting of statements, expressions and calls, all counted together.
const DEPTH: u32 = 1_000;
/// Statements looked at, and each sixteen scalars for each of them.
const WORK: u64 = 4 * limits::STEPS;

/// The state of the run.
struct Walk<'p> {
    known: Known<'p>,
    shapes: ScalarNumbering,
    /// `None` after a jump, until control flow joins again.
    memory: Option<AbstractMemory>,
    frame: Frame,
    /// The states in which jumps leave the loops and switches around the statement, innermost last.
    exits: Vec<Exits>,
    returns: Returns,
    flow: Flow,
    depth: u32,
    work: u64,
    /// The statement that is looked at, and its function.
    at: Option<(FuncId, &'p Stmt)>,
}

/// The activation that runs.
#[derive(Clone, Copy)]
struct Frame {
    function: FuncId,
    /// Its first scalar in memory.
    first: u32,
}

/// The states in which the `return`s of the running function leave it.
#[derive(Default)]
struct Returns {
    memory: Option<AbstractMemory>,
    value: Vec<ScalarState>,
}

/// Proves that a program, checked in every other respect, depends on no indeterminate value. Returns the kinds of indeterminate flow in it.
pub(super) fn check(known: Known<'_>) -> Result<Flow, CheckError> {
    let mut flow = Flow::empty();
    if known.survey.has_indeterminate() {
        let mut walk = Walk::new(known);
        walk.program().map_err(|violation| CheckError { place: walk.place(), violation })?;
        flow = walk.flow;
    }
    Ok(flow)
}

impl<'p> Walk<'p> {
    fn new(known: Known<'p>) -> Walk<'p> {
        let shapes = ScalarNumbering::new(known.program);
        let globals = known.program.globals.iter().map(|g| shapes.size(&g.ty)).sum::<u32>();
        Walk {
            known,
            shapes,
            memory: Some(vec![ScalarState::DETERMINATE; globals as usize]),
            frame: Frame { function: known.program.entry, first: 0 },
            exits: Vec::new(),
            returns: Returns::default(),
            flow: Flow::empty(),
            depth: DEPTH,
            work: WORK,
            at: None,
        }
    }

    fn program(&mut self) -> Check {
        let recursive = self.known.program.functions.iter().find(|f| f.recursive);
        if let Some(Function { name, .. }) = recursive {
            return Err(Box::new(Violation::IndeterminateRecursion { name: name.clone() }));
        }
        self.enter(self.known.program.entry, Vec::new()).map(drop)
    }

    /// One level deeper; [`Walk::ascend`] when done. An error ends the run, so that it need not ascend.
    fn descend(&mut self) -> Check {
        require(self.depth > 0, || Violation::TooDeep)?;
        self.depth -= 1;
        Ok(())
    }

    fn ascend(&mut self) {
        self.depth += 1;
    }

    /// The work of looking at a statement.
    fn spend(&mut self) -> Check {
        let work = 1 + self.memory.as_ref().map_or(0, Vec::len) as u64 / 16;
        require(self.work >= work, || Violation::TooLong { steps: WORK })?;
        self.work -= work;
        Ok(())
    }

    /// The states of a run of scalars.
    fn cells(&mut self) -> &mut AbstractMemory {
        self.memory.get_or_insert_default()
    }

    /// The place of the statement that is looked at: its number is only counted for an error.
    fn place(&self) -> Where {
        let Some((function, stmt)) = self.at else { return Where::Program };
        let function = &self.known.program[function];
        let mut number = 0;
        let _: ControlFlow<()> = stmt::count_to(&function.body, stmt, &mut number);
        Where::Statement { function: function.name.clone(), number, kind: super::body::kind(stmt) }
    }
}
