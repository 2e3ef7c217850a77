//! What is used where: locals that are read, functions that are reached by name.

use crate::visit::{Visit, walk};
use crate::{
    Callee, Expr, ExprKind, FuncId, Function, LocalInit, Place, PlaceBase, Program, Reach, Side, Stmt, Unit,
};

/// For each local of a function, whether some expression reads it or takes its address. The others are only
/// written, or not even that, and compilers warn of them.
pub(super) fn read_locals(function: &Function) -> Vec<bool> {
    let mut reads = Reads(vec![false; function.locals.len()]);
    reads.function(function);
    reads.0
}

struct Reads(Vec<bool>);

impl Reads {
    fn mark(&mut self, place: &Place) {
        if let PlaceBase::Local(id) = place.base {
            self.0[id.index()] = true;
        }
    }
}

impl Visit for Reads {
    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::CopyMemory(to, from) => {
                self.mark(to);
                self.mark(from);
            }
            Stmt::SetMemory(place, _) => self.mark(place),
            Stmt::Declare(id, LocalInit::Graffiti(..) | LocalInit::Indeterminate) => {
                self.0[id.index()] = true
            }
            _ => {}
        }
        walk::stmt(self, stmt);
    }

    fn expr(&mut self, expr: &Expr) {
        if let ExprKind::Read(place) | ExprKind::AddressOf(place) = &expr.kind {
            self.mark(place);
        }
        walk::expr(self, expr);
    }
}

/// The functions a unit declares: those it defines, and those of the other side that it reaches by name.
pub(super) fn prototypes(program: &Program, unit: &Unit<'_>) -> Vec<FuncId> {
    let mut reached = Reached {
        program,
        unit,
        from: None,
        declared: program.functions.iter().map(|f| unit.defines(f.side)).collect(),
    };
    for init in program.globals.iter().filter(|g| unit.defines(g.side)).filter_map(|g| g.init.as_ref()) {
        reached.init(init);
    }
    for function in program.functions.iter().filter(|f| unit.defines(f.side)) {
        reached.from = Some(function.side);
        reached.function(function);
    }
    program.functions().map(|(id, _)| id).filter(|id| reached.declared[id.index()]).collect()
}

struct Reached<'a> {
    program: &'a Program,
    unit: &'a Unit<'a>,
    from: Option<Side>,
    declared: Vec<bool>,
}

impl Visit for Reached<'_> {
    fn expr(&mut self, expr: &Expr) {
        if let ExprKind::FunctionAddress(id) | ExprKind::Call(Callee::Direct(id), _) = &expr.kind {
            let to = self.program[*id].side;
            let by_name = self.from.is_none_or(|from| self.unit.reach(from, to) == Reach::Name);
            self.declared[id.index()] |= by_name;
        }
        walk::expr(self, expr);
    }
}
