//! The walk over one function: what is in scope, what is known, and each statement's own rules.

use super::cost::Cost;
use super::effects::{Context, Roots};
use super::error::{Check, Violation, describe, require};
use super::error::{CheckError, Where};
use super::exits::always_returns;
use super::interval::Interval;
use super::limits;
use super::objects::Objects;
use super::ranges::Scope;
use super::survey::Survey;
use crate::{Expr, FuncId, Function, Init, Local, LocalId, LocalInit, Program, Stmt};

/// Lives as long as the program; also null, and whatever holds no pointer to an object.
pub(super) const GLOBAL: u32 = 0;
/// Outlives the call.
pub(super) const CALLER: u32 = 1;
/// Parameters.
pub(super) const BODY: u32 = 2;

/// The kind of object that is initialised.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Storage {
    /// A global: literals and addresses of what is fixed (C11 6.7.9p4).
    Static,
    /// A local or compound literal.
    Automatic,
    /// A local whose scalars are assigned one after the other; none may be left out.
    Graffiti,
}

/// The facts about the whole program that are collected before any body is checked.
#[derive(Clone, Copy)]
pub(super) struct Known<'p> {
    pub(super) program: &'p Program,
    pub(super) objects: &'p Objects,
    pub(super) survey: &'p Survey<'p>,
}

/// The state of the walk.
pub(super) struct Body<'p> {
    pub(super) program: &'p Program,
    pub(super) objects: &'p Objects,
    pub(super) survey: &'p Survey<'p>,
    /// By function; those of later functions are known.
    pub(super) costs: &'p [Cost],
    pub(super) id: FuncId,
    pub(super) function: &'p Function,
    pub(super) effects: Context<'p>,
    pub(super) scope: Scope<'p>,
    pub(super) locals: Vec<Variable>,
    /// Locals known not to be zero or null here, and never written.
    pub(super) tested: Vec<LocalId>,
    pub(super) cost: Cost,
    /// True if the statement passes a list on, by the one call that may.
    pub(super) forwards: bool,
    visible: Vec<LocalId>,
    /// The number of open blocks, counted from [`BODY`] for the function's own.
    pub(super) nesting: u32,
    /// Loops and switches around the statement.
    pub(super) loops: u32,
    pub(super) switches: u32,
    statement: u32,
    kind: &'static str,
}

/// The state of a local's lifetime.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Life {
    Undeclared,
    InScope,
    Over,
}

/// The facts about a local.
#[derive(Clone, Copy)]
pub(super) struct Variable {
    pub(super) life: Life,
    /// The depth of the block that ends its lifetime; see [`super::pointers`].
    pub(super) lives: u32,
    /// A lower bound of the lifetime of the objects that its pointers point to.
    pub(super) holds: u32,
    /// A pointer whose first value is not null.
    pub(super) sure: bool,
}

impl<'p> Body<'p> {
    /// The state at the start of a function whose parameters are in scope.
    pub(super) fn new(
        known: Known<'p>,
        costs: &'p [Cost],
        id: FuncId,
        function: &'p Function,
        taken: Roots,
    ) -> Body<'p> {
        let Known { program, objects, survey } = known;
        let parameter = Variable { life: Life::InScope, lives: BODY, holds: CALLER, sure: false };
        let local = Variable { life: Life::Undeclared, ..parameter };
        // The parameters are the first locals, and have values from the start; a declaration brings in each
        // of the others.
        let mut locals = vec![local; function.locals.len()];
        locals[..function.params as usize].fill(parameter);
        Body {
            program,
            objects,
            survey,
            costs,
            id,
            function,
            effects: Context::new(program, objects, function, taken),
            scope: Scope::new(program),
            locals,
            tested: Vec::new(),
            cost: Cost::default(),
            forwards: false,
            visible: Vec::new(),
            nesting: BODY,
            loops: 0,
            switches: 0,
            statement: 0,
            kind: "",
        }
    }

    /// Checks the whole function and bounds its cost.
    pub(super) fn check(mut self) -> Result<Cost, CheckError> {
        let function = self.function;
        match self.whole() {
            Ok(()) => Ok(self.cost),
            Err(violation) => {
                let name = function.name.clone();
                let place = match self.statement {
                    0 => Where::Function(name),
                    number => Where::Statement { function: name, number, kind: self.kind },
                };
                Err(CheckError { place, violation })
            }
        }
    }

    fn whole(&mut self) -> Check {
        let function = self.function;
        if function.recursive {
            self.never_written(LocalId(0))?;
            self.scope.enter(LocalId(0), Interval::new(0, limits::RECURSION));
        }
        self.block(&function.body)?;
        self.statement = 0;
        let returns = function.ret.is_none() || always_returns(&function.body);
        require(returns, || Violation::MissingReturn)?;
        for (local, variable) in function.locals.iter().zip(&self.locals) {
            self.cost.frame = self.cost.frame.saturating_add(self.objects.contents(&local.ty).scalars);
            let declared = variable.life != Life::Undeclared;
            require(declared, || Violation::NeverDeclared { name: local.name.clone() })?;
        }
        Ok(())
    }

    /// Statements in a block of their own.
    pub(super) fn block(&mut self, stmts: &'p [Stmt]) -> Check {
        let outer = self.visible.len();
        self.nesting += 1;
        stmts.iter().try_for_each(|stmt| self.stmt(stmt))?;
        self.nesting -= 1;
        for id in self.visible.drain(outer..) {
            self.locals[id.index()].life = Life::Over;
        }
        Ok(())
    }

    fn stmt(&mut self, stmt: &'p Stmt) -> Check {
        self.statement += 1;
        self.kind = kind(stmt);
        self.cost = self.cost.plus(Cost::STEP);
        self.forward(stmt)?;
        let checked = match stmt {
            Stmt::Declare(id, init) => self.declare(*id, init),
            Stmt::Expr(expr) => self.discarded(expr),
            Stmt::CopyMemory(to, from) => self.copy_memory(to, from),
            Stmt::SetMemory(place, byte) => self.set_memory(place, *byte),
            Stmt::Observe(_, expr) => self.observe(expr),
            Stmt::If(condition, yes, no) => self.branch(condition, yes, no),
            Stmt::For { variable, count, body } => self.for_loop(*variable, *count, body),
            Stmt::While { variable, bound, condition, body } => {
                self.while_loop(*variable, *bound, condition, body)
            }
            Stmt::Switch { value, cases, default } => self.switch(value, cases, default),
            Stmt::Block(body) => self.block(body),
            Stmt::Break => require(self.loops + self.switches > 0, || Violation::StrayJump),
            Stmt::Continue => require(self.loops > 0, || Violation::StrayJump),
            Stmt::Return(value) => self.returned(value.as_ref()),
        };
        self.forwards = false;
        checked
    }

    /// A local that exists and is not declared yet.
    pub(super) fn fresh(&self, id: LocalId) -> Check<&'p Local> {
        let Some(local) = self.function.locals.get(id.index()) else {
            return Err(Box::new(Violation::UnknownId { table: "local", index: id.0 }));
        };
        let undeclared = self.locals[id.index()].life == Life::Undeclared;
        require(undeclared, || Violation::DeclaredTwice { name: local.name.clone() })?;
        Ok(local)
    }

    pub(super) fn bring_in(&mut self, id: LocalId, holds: u32, sure: bool) {
        self.locals[id.index()] = Variable { life: Life::InScope, lives: self.nesting, holds, sure };
        self.visible.push(id);
    }

    fn declare(&mut self, id: LocalId, init: &LocalInit) -> Check {
        let local = self.fresh(id)?;
        let (init, storage) = match init {
            LocalInit::Init(init) => (init, Storage::Automatic),
            LocalInit::Graffiti(_, init) => (init, Storage::Graffiti),
            LocalInit::Indeterminate => return self.declare_indeterminate(id, local),
        };
        if storage == Storage::Graffiti {
            let plain = !local.volatile && !local.ty.is_scalar();
            require(plain, || Violation::VolatileMemory)?;
        }
        self.init(&local.ty, None, init, storage)?;
        let holds = if self.objects.contents(&local.ty).pointers { self.init_region(init) } else { 0 };
        let sure = matches!(init, Init::Value(value) if self.is_sure(value));
        self.bring_in(id, holds, sure);
        Ok(())
    }

    /// A record without a first value; its pointers, once it has some, are global.
    fn declare_indeterminate(&mut self, id: LocalId, local: &Local) -> Check {
        let record = local.ty.element().as_record().is_some() && !local.volatile;
        require(record, || Violation::IndeterminateScalar { name: local.name.clone() })?;
        self.bring_in(id, GLOBAL, false);
        Ok(())
    }

    fn observe(&mut self, expr: &Expr) -> Check {
        self.value(expr)?;
        require(expr.ty.is_arithmetic(), || Violation::Unobservable { ty: describe(self.program, &expr.ty) })
    }
}

/// The kind of a statement in a word.
pub(super) const fn kind(stmt: &Stmt) -> &'static str {
    match stmt {
        Stmt::Declare(..) => "declaration",
        Stmt::Expr(_) => "expression",
        Stmt::CopyMemory(..) => "memcpy",
        Stmt::SetMemory(..) => "memset",
        Stmt::Observe(..) => "observation",
        Stmt::If(..) => "if",
        Stmt::For { .. } => "for",
        Stmt::While { .. } => "while",
        Stmt::Switch { .. } => "switch",
        Stmt::Block(_) => "block",
        Stmt::Break => "break",
        Stmt::Continue => "continue",
        Stmt::Return(_) => "return",
    }
}
