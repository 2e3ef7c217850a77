//! Programs with tracepoints.

use lang::visit::{Visit, VisitMut, walk};
use lang::{
    Callee, Expr, ExprKind, FloatType, FuncId, Function, Local, LocalId, Place, Program, Side, SiteId, Stmt,
    Type,
};
use smol_str::format_smolstr;

use super::operation::Operation;
use super::rewrite::Rewrite;
use super::{Traced, TracedSteps, Tracepoint, globals};

/// The program with the tracepoints that are selected.
pub(super) fn instrument(program: &Program, selection: TracedSteps) -> Traced {
    let mut largest = LargestSite(0);
    largest.program(program);
    let first = largest.0 + 1;
    let mut tracepoints = Tracepoints {
        first,
        selection,
        offered: 0,
        tracepoints: Vec::new(),
        functions: Vec::new(),
        next_function: program.functions.len() as u32,
    };
    let mut traced = program.clone();
    for (id, function) in (0..).map(FuncId).zip(&mut traced.functions) {
        Rewrite::new(program, id, &mut tracepoints).function(function);
    }
    let entry = program.entry.index();
    for side in [Side::Caller, Side::Callee] {
        let observer = globals::observer(program, side, &mut tracepoints);
        traced.functions[entry].body.insert(0, call(observer));
    }
    traced.functions.extend(tracepoints.functions);
    Traced { program: traced, first, tracepoints: tracepoints.tracepoints }
}

/// The tracepoints so far.
pub(super) struct Tracepoints {
    first: u32,
    selection: TracedSteps,
    /// The number of tracepoints that could have been put.
    offered: u32,
    tracepoints: Vec<Tracepoint>,
    /// The functions that observe their argument and return it.
    functions: Vec<Function>,
    next_function: u32,
}

impl Tracepoints {
    /// The site of a new tracepoint, if it is selected.
    fn site(&mut self, operation: Operation, guard: Option<&Operation>) -> Option<SiteId> {
        let number = self.offered;
        self.offered += 1;
        let selected = match self.selection {
            TracedSteps::All => true,
            TracedSteps::One(one) => one == number,
        };
        selected.then(|| {
            self.tracepoints.push(Tracepoint { operation, guard: guard.cloned() });
            SiteId(self.first + self.tracepoints.len() as u32 - 1)
        })
    }

    /// Adds a function.
    pub(super) fn function(&mut self, function: Function) -> FuncId {
        self.functions.push(function);
        self.next_function += 1;
        FuncId(self.next_function - 1)
    }

    /// A statement that observes a value.
    pub(super) fn statement(
        &mut self,
        value: Expr,
        operation: Operation,
        guard: Option<&Operation>,
    ) -> Option<Stmt> {
        self.site(operation, guard).map(|site| Stmt::Observe(site, value))
    }

    /// A call that observes a value, which converts to `ty`, and has it for its result.
    pub(super) fn value(
        &mut self,
        value: Expr,
        ty: &Type,
        side: Side,
        operation: Operation,
        guard: Option<&Operation>,
    ) -> Expr {
        match self.site(operation, guard) {
            None => value,
            Some(site) => {
                let tracepoint = self.function(observer(site, ty, side));
                Expr { kind: ExprKind::Call(Callee::Direct(tracepoint), vec![value]), ty: ty.clone() }
            }
        }
    }
}

fn call(function: FuncId) -> Stmt {
    Stmt::Expr(Expr { kind: ExprKind::Call(Callee::Direct(function), Vec::new()), ty: Type::Void })
}

/// `T tracepoint7(T value) { observe(7, value); return value; }`
fn observer(site: SiteId, ty: &Type, side: lang::Side) -> Function {
    let value = || Expr::read(Place::local(LocalId(0), ty.clone()));
    // Observed as a double, a number shows digits that its type does not have.
    let shown = if matches!(ty, Type::Float(float) if *float < FloatType::Double) {
        value().cast(Type::Float(FloatType::Double))
    } else {
        value()
    };
    Function {
        name: format_smolstr!("tracepoint{}", site.0),
        ret: Some(ty.clone()),
        params: 1,
        tail: None,
        va_copy_before: None,
        convention: lang::CallingConvention::default(),
        locals: vec![Local { name: "value".into(), ty: ty.clone(), volatile: false }],
        body: vec![Stmt::Observe(site, shown), Stmt::Return(Some(value()))],
        recursive: false,
        side,
    }
}

struct LargestSite(u32);

impl Visit for LargestSite {
    fn stmt(&mut self, stmt: &Stmt) {
        if let Stmt::Observe(site, _) = stmt {
            self.0 = self.0.max(site.0);
        }
        walk::stmt(self, stmt);
    }
}
