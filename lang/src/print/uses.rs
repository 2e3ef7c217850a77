//! Uses of names: locals that are read, functions that are called by name.

use crate::va_list_forwarding;
use crate::visit::{Visit, walk};
use crate::{
    CallVia, Callee, Expr, ExprKind, FuncId, Function, LocalInit, Place, PlaceBase, Program, Side, Stmt,
    Type, Unit, VariadicPassing,
};

/// For each local of a function, whether some expression reads it or takes its address. The others are only
/// written, or not even that, and compilers warn of them.
pub(super) fn read_locals(program: &Program, function: &Function) -> Vec<bool> {
    let mut reads = Reads { program, function, writes: false, found: vec![false; function.locals.len()] };
    reads.function(function);
    reads.found
}

/// For each local of a function, whether its body names it, read or written.
pub(super) fn named_locals(program: &Program, function: &Function) -> Vec<bool> {
    let mut reads = Reads { program, function, writes: true, found: vec![false; function.locals.len()] };
    reads.function(function);
    reads.found
}

struct Reads<'p> {
    program: &'p Program,
    function: &'p Function,
    /// True if writes count.
    writes: bool,
    found: Vec<bool>,
}

impl Reads<'_> {
    fn mark(&mut self, place: &Place) {
        if let PlaceBase::Local(id) = place.base {
            self.found[id.index()] = true;
        }
    }

    fn list_call(&mut self, callee: &Callee, named: &[Expr]) {
        if let Callee::Pointer(pointer) = callee {
            self.expr(pointer);
        }
        named.iter().for_each(|argument| self.expr(argument));
    }

    /// Behind a call through a pointer to a list, the parameters that are left are read anew, into their variables.
    fn read_anew(&mut self, stmt: &Stmt) {
        if let Some(forward) = va_list_forwarding::find(self.program, self.function, stmt)
            && forward.tail.passing == VariadicPassing::ListPointer
        {
            let left = self.found[..self.function.params as usize].iter_mut().skip(forward.to as usize);
            left.for_each(|found| *found = true);
        }
    }
}

impl Visit for Reads<'_> {
    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::CopyMemory(to, from) => {
                self.mark(to);
                self.mark(from);
            }
            Stmt::SetMemory(place, _) => self.mark(place),
            Stmt::Declare(id, LocalInit::Graffiti(..) | LocalInit::Indeterminate) => {
                self.found[id.index()] = true
            }
            _ => {}
        }
        if self.writes {
            self.read_anew(stmt);
        }
        walk::stmt(self, stmt);
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Read(place) | ExprKind::AddressOf(place) => self.mark(place),
            ExprKind::Assign(place, _) | ExprKind::Compound(_, place, _) | ExprKind::Step(_, place)
                if self.writes =>
            {
                self.mark(place);
            }
            // What travels in a list is not named.
            ExprKind::Call(callee, arguments) => {
                let lists =
                    va_list_forwarding::tail_of(self.program, callee).filter(|tail| tail.passing.is_list());
                if let Some(tail) = lists {
                    return self.list_call(callee, arguments.get(..tail.named as usize).unwrap_or(arguments));
                }
            }
            _ => {}
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
            let by_name = self.from.is_none_or(|from| self.unit.reach(from, to) == CallVia::Name);
            self.declared[id.index()] |= by_name;
        }
        walk::expr(self, expr);
    }
}

/// The vector types of a program, each by its lanes, in the order of their first mention.
pub(super) fn vectors(program: &Program) -> Vec<(Type, u32)> {
    let mut found = Vectors(Vec::new());
    let fields = program.records.iter().flat_map(|record| &record.fields).map(|field| &field.ty);
    let globals = program.globals.iter().map(|global| &global.ty);
    let locals = program.functions.iter().flat_map(|function| &function.locals).map(|local| &local.ty);
    let results = program.functions.iter().filter_map(|function| function.ret.as_ref());
    for ty in fields.chain(globals).chain(locals).chain(results) {
        found.mention(ty);
    }
    for function in &program.functions {
        found.function(function);
    }
    found.0
}

struct Vectors(Vec<(Type, u32)>);

impl Vectors {
    fn mention(&mut self, ty: &Type) {
        match ty {
            Type::Vector(lane, lanes) => {
                if !self.0.iter().any(|(known, count)| known == &**lane && count == lanes) {
                    self.0.push(((**lane).clone(), *lanes));
                }
            }
            Type::Pointer(of) | Type::Array(of, _) => self.mention(of),
            Type::FunctionPointer(signature) => {
                signature.ret.iter().chain(&signature.params).for_each(|ty| self.mention(ty));
            }
            Type::Void
            | Type::Int(_)
            | Type::Enum(_)
            | Type::Float(_)
            | Type::Complex(_)
            | Type::Record(_) => {}
        }
    }
}

impl Visit for Vectors {
    fn expr(&mut self, expr: &Expr) {
        self.mention(&expr.ty);
        walk::expr(self, expr);
    }
}
