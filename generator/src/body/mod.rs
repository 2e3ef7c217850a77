//! Bodies: statements over what is in scope.

mod aggregate;
mod call;
mod entry;
mod expr;
mod forward;
mod function;
mod initialiser;
mod loops;
mod memory;
mod observe;
mod poison;
mod record;
mod scope;
mod statement;
mod unset;
mod values;

use lang::check::ranges::Scope;
use lang::{FuncId, IntType, Local, LocalId, Place, Program, SiteId, Stmt, Type, typing};
use smol_str::format_smolstr;

use crate::choices::Choices;
use crate::feature::Features;
use crate::genome::{Cells, Gene, Genome};
use crate::world::World;

pub(crate) use call::RESULTS;
pub(crate) use expr::INTEGERS;
pub(crate) use initialiser::Initialiser;
pub(crate) use record::RECORDS;
pub(crate) use scope::{Mode, Var};
pub(crate) use statement::STATEMENTS;
pub(crate) use unset::Unset;

/// A finished body.
pub(crate) struct Written {
    pub(crate) locals: Vec<Local>,
    pub(crate) stmts: Vec<Stmt>,
    /// The steps one call takes at most.
    pub(crate) steps: u64,
    /// Names of productions that were used, when somebody asked.
    pub(crate) trace: Option<Vec<&'static str>>,
}

/// A body in the making.
pub(crate) struct Body<'w> {
    pub(crate) world: &'w World<'w>,
    pub(crate) id: FuncId,
    pub(crate) choices: Choices<'w>,
    cells: Cells<'w>,
    locals: Vec<Local>,
    /// What is in scope.
    pub(crate) vars: Vec<Var>,
    /// What the checker knows of loop counters and depths.
    known: Scope<'w>,
    /// The block being written.
    out: Vec<Stmt>,
    /// Blocks around this one, and of them the loops.
    nesting: u32,
    loops: u32,
    /// The first variable declared inside the innermost loop.
    floor: usize,
    /// What the variables around the block written last held at its end.
    ended: Vec<Unset>,
    /// How often the block being written runs at most, per call.
    times: u64,
    steps: u64,
    /// Calls the drawn statements and expressions may still make.
    calls: u32,
    /// The scalars, by variable and position, that the statement or argument being written has read.
    read: Vec<(usize, usize)>,
    /// A record value being written is stored or returned.
    keeps: bool,
    /// The next origin of graffiti.
    object: u32,
    trace: Option<Vec<&'static str>>,
}

/// Writes the body of a function whose callees are written.
pub(crate) fn write(world: &World<'_>, id: FuncId, genome: Genome<'_>) -> Written {
    let function = &world.program()[id];
    let gene = Gene::Body(id.0);
    let mut body = Body {
        world,
        id,
        choices: genome.choices(gene),
        cells: genome.cells(id.0),
        locals: function.locals.clone(),
        vars: Vec::new(),
        known: Scope::new(world.program()),
        out: Vec::new(),
        nesting: 0,
        loops: 0,
        floor: 0,
        ended: Vec::new(),
        times: 1,
        steps: 0,
        calls: world.config.limits.depth.min(1),
        read: Vec::new(),
        keeps: false,
        object: id.0,
        trace: world.types.trace.as_ref().map(|_| Vec::new()),
    };
    body.next_cell();
    if id == world.program().entry {
        body.entry()
    } else {
        body.function()
    }
    let Body { locals, out, steps, trace, .. } = body;
    Written { locals, stmts: out, steps, trace }
}

impl<'w> Body<'w> {
    pub(crate) fn program(&self) -> &'w Program {
        self.world.program()
    }

    pub(crate) fn may(&self, feature: Features) -> bool {
        self.world.may(feature)
    }

    /// True when the program is about one of these.
    fn about(&self, features: Features) -> bool {
        self.world.types.focus.intersects(features)
    }

    pub(crate) fn used(&mut self, production: &'static str) {
        if let Some(trace) = &mut self.trace {
            trace.push(production);
        }
    }

    /// Goes on reading at the next cell; gives back what was left of the last.
    fn next_cell(&mut self) -> Choices<'w> {
        std::mem::replace(&mut self.choices, self.cells.next())
    }

    /// Writes with the choices of a cell of its own.
    fn in_cell<T>(&mut self, write: impl FnOnce(&mut Self) -> T) -> T {
        let left = self.next_cell();
        let result = self.afresh(write);
        self.choices = left;
        result
    }

    /// Writes a block that runs at most `times` as often as the one around it. What it gave values to may be
    /// without them afterwards: it may not have run.
    fn block(&mut self, times: u32, write: impl FnOnce(&mut Self)) -> Vec<Stmt> {
        let (scope, around, outer) = (self.vars.len(), self.times, std::mem::take(&mut self.out));
        let clean: Vec<bool> = self.vars.iter().map(|v| v.clean).collect();
        let unset = self.unsets();
        self.times = around.saturating_mul(u64::from(times));
        self.nesting += 1;
        write(self);
        self.observe_unseen(scope);
        self.nesting -= 1;
        self.times = around;
        self.vars.truncate(scope);
        // What was observed in the block may not have been: blocks can be left out.
        for (var, before) in self.vars.iter_mut().zip(clean) {
            var.clean &= before;
        }
        self.ended = self.unsets();
        self.know_either(&unset, &self.unsets());
        std::mem::replace(&mut self.out, outer)
    }

    fn push(&mut self, stmt: Stmt) {
        self.steps = self.steps.saturating_add(self.times);
        self.out.push(stmt);
    }

    /// A new local variable, not yet in scope.
    fn local(&mut self, ty: Type, volatile: bool) -> LocalId {
        let id = LocalId(self.locals.len() as u32);
        self.locals.push(Local { name: format_smolstr!("v{}", id.0), ty, volatile });
        id
    }

    /// Brings a local variable into scope.
    fn enter(&mut self, id: LocalId, writable: bool) -> usize {
        let Local { ty, volatile, .. } = &self.locals[id.index()];
        let place = Place::local(id, ty.clone());
        let var = Var::new(self.world.shapes(), place, *volatile, writable);
        self.vars.push(var);
        self.vars.len() - 1
    }

    /// The integer type behind an integer or enumeration type.
    pub(crate) fn integer_type(&self, ty: &Type) -> Option<IntType> {
        typing::integer(self.program(), ty)
    }

    /// The graffiti of the next object.
    fn next_object(&mut self) -> u32 {
        self.object += 1;
        self.object
    }

    /// Sites are numbered when the program is complete.
    const fn site() -> SiteId {
        SiteId(0)
    }
}
