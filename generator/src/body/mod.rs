//! Function bodies: statements over the variables in scope.

mod aggregate;
mod call;
mod entry;
mod expr;
mod forward;
mod function;
mod indeterminate;
mod initialiser;
mod loops;
mod memory;
mod observe;
mod poison;
mod record;
mod scope;
mod statement;

use lang::check::ranges::Scope;
use lang::{Features, FuncId, IntType, Local, LocalId, Place, Program, SiteId, Stmt, Type, typing};
use smol_str::format_smolstr;

use crate::choices::Choices;
use crate::genome::{Cells, Gene, Genome};
use crate::indeterminate_set::IndeterminateSet;
use crate::skeleton::Skeleton;

pub(crate) use call::RESULTS;
pub(crate) use expr::INTEGERS;
pub(crate) use initialiser::Initialiser;
pub(crate) use record::RECORDS;
pub(crate) use scope::{EffectMode, ScopeVar};
pub(crate) use statement::STATEMENTS;

/// A finished body.
pub(crate) struct FinishedBody {
    pub(crate) locals: Vec<Local>,
    pub(crate) stmts: Vec<Stmt>,
    /// The most steps that one call takes.
    pub(crate) steps: u64,
    /// The names of the productions used, if a trace is wanted.
    pub(crate) trace: Option<Vec<&'static str>>,
}

/// A function body under construction.
pub(crate) struct BodyBuilder<'w> {
    pub(crate) skeleton: &'w Skeleton<'w>,
    pub(crate) id: FuncId,
    pub(crate) choices: Choices<'w>,
    cells: Cells<'w>,
    locals: Vec<Local>,
    /// The variables in scope.
    pub(crate) vars: Vec<ScopeVar>,
    /// The ranges of loop counters and recursion depths, as the checker will find them.
    known_ranges: Scope<'w>,
    /// The statements of the block being written.
    out: Vec<Stmt>,
    /// The number of blocks around the next statement.
    nesting: u32,
    /// The number of loops around the next statement that `break` and `continue` can leave.
    loop_depth: u32,
    /// The position in `vars` of the first variable declared inside the innermost loop.
    first_in_loop: usize,
    /// The indeterminate scalars, by outer variable, at the end of the block written last.
    block_end: Vec<IndeterminateSet>,
    /// The most often that the block being written runs in one call of the function.
    max_runs: u64,
    /// The most steps that one call of the function takes, so far.
    steps: u64,
    /// The number of calls that drawn statements and expressions may still make.
    calls_left: u32,
    /// The scalars, by variable and position, that the statement or argument being written has read.
    scalars_read: Vec<(usize, usize)>,
    /// True while a record value is written that is stored or returned and so must not hold pointers of the caller's.
    value_outlives_call: bool,
    /// The number of the object that constants were last drawn for; see [`crate::value::ValueOrigin`].
    last_object: u32,
    trace: Option<Vec<&'static str>>,
}

/// Writes the body of a function whose callees already have bodies.
pub(crate) fn write(skeleton: &Skeleton<'_>, id: FuncId, genome: Genome<'_>) -> FinishedBody {
    let function = &skeleton.program()[id];
    let gene = Gene::Body(id.0);
    let mut body = BodyBuilder {
        skeleton,
        id,
        choices: genome.choices(gene),
        cells: genome.cells(id.0),
        locals: function.locals.clone(),
        vars: Vec::new(),
        known_ranges: Scope::new(skeleton.program()),
        out: Vec::new(),
        nesting: 0,
        loop_depth: 0,
        first_in_loop: 0,
        block_end: Vec::new(),
        max_runs: 1,
        steps: 0,
        calls_left: skeleton.config.limits.depth.min(1),
        scalars_read: Vec::new(),
        value_outlives_call: false,
        last_object: id.0,
        trace: skeleton.types.trace.as_ref().map(|_| Vec::new()),
    };
    body.next_cell();
    if id == skeleton.program().entry {
        body.entry()
    } else {
        body.function()
    }
    // The program is only read while a body is built: the caller puts these into the function.
    let BodyBuilder { locals, out, steps, trace, .. } = body;
    FinishedBody { locals, stmts: out, steps, trace }
}

impl<'w> BodyBuilder<'w> {
    pub(crate) fn program(&self) -> &'w Program {
        self.skeleton.program()
    }

    pub(crate) fn allows(&self, feature: Features) -> bool {
        self.skeleton.allows(feature)
    }

    /// True if one of these features is in focus.
    fn focuses_on(&self, features: Features) -> bool {
        self.skeleton.types.focus.intersects(features)
    }

    pub(crate) fn note_production(&mut self, production: &'static str) {
        if let Some(trace) = &mut self.trace {
            trace.push(production);
        }
    }

    /// Continues reading at the next cell; returns the rest of the current one.
    fn next_cell(&mut self) -> Choices<'w> {
        std::mem::replace(&mut self.choices, self.cells.next_cell())
    }

    /// Calls `write` with the choices of a cell of its own.
    fn in_cell<T>(&mut self, write: impl FnOnce(&mut Self) -> T) -> T {
        let left = self.next_cell();
        let result = self.with_nothing_read(write);
        self.choices = left;
        result
    }

    /// Writes a block that runs at most `times` times as often as the block around it. The block may not run at all, so
    /// scalars that get a value in it may be indeterminate after it.
    fn block(&mut self, times: u32, write: impl FnOnce(&mut Self)) -> Vec<Stmt> {
        let (scope, around, outer) = (self.vars.len(), self.max_runs, std::mem::take(&mut self.out));
        let observed: Vec<bool> = self.vars.iter().map(|v| v.observed).collect();
        let indeterminate = self.indeterminate_sets();
        self.max_runs = around.saturating_mul(u64::from(times));
        self.nesting += 1;
        write(self);
        self.observe_unseen(scope);
        self.nesting -= 1;
        self.max_runs = around;
        self.vars.truncate(scope);
        // An observation in the block may not happen: the block may not run.
        for (var, before) in self.vars.iter_mut().zip(observed) {
            var.observed &= before;
        }
        self.block_end = self.indeterminate_sets();
        self.merge_indeterminate(&indeterminate, &self.indeterminate_sets());
        std::mem::replace(&mut self.out, outer)
    }

    fn push(&mut self, stmt: Stmt) {
        self.steps = self.steps.saturating_add(self.max_runs);
        self.out.push(stmt);
    }

    /// Adds a local variable, not yet in scope.
    fn local(&mut self, ty: Type, volatile: bool) -> LocalId {
        let id = LocalId(self.locals.len() as u32);
        self.locals.push(Local { name: format_smolstr!("v{}", id.0), ty, volatile });
        id
    }

    /// Brings a local variable into scope.
    fn enter(&mut self, id: LocalId, writable: bool) -> usize {
        let Local { ty, volatile, .. } = &self.locals[id.index()];
        let place = Place::local(id, ty.clone());
        let var = ScopeVar::new(self.skeleton.summaries(), place, *volatile, writable);
        self.vars.push(var);
        self.vars.len() - 1
    }

    /// The integer type of an integer, or the compatible one of an enumeration.
    pub(crate) fn integer_type(&self, ty: &Type) -> Option<IntType> {
        typing::integer(self.program(), ty)
    }

    /// The number of the next object that constants are drawn for.
    fn next_object(&mut self) -> u32 {
        self.last_object += 1;
        self.last_object
    }

    /// A site without a number: sites are numbered when the program is complete.
    const fn site() -> SiteId {
        SiteId(0)
    }
}
