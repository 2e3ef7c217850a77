//! Statements.

use super::Printer;
use super::constant::bare;
use super::expr::Level;
use super::suppress_warnings;
use super::types::{abstract_type, declaration};
use crate::va_list_forwarding::{self, VaListForwarding};
use crate::{
    Bits, Case, ComplexPart, Expr, ExprKind, FloatObservation, FloatType, Function, Init, IntType, LocalId,
    LocalInit, PathStep, Place, SiteId, Stmt, Type, typing,
};

/// The width of an integer that the runtime observes at once.
const WORD: Bits = Bits(64);

impl Printer<'_, '_> {
    pub(super) fn block(&mut self, body: &[Stmt]) {
        self.depth += 1;
        for stmt in body {
            self.stmt(stmt);
        }
        self.depth -= 1;
    }

    /// The body of a function.
    pub(super) fn function_body(&mut self, function: &Function) {
        let own = va_list_forwarding::passes_own(self.names.program, function);
        self.depth += 1;
        for (index, stmt) in function.body.iter().enumerate() {
            self.passes_own = own == Some(index);
            self.stmt(stmt);
        }
        self.depth -= 1;
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::If(condition, yes, no) => self.conditional(condition, yes, no),
            Stmt::For { variable, count, body } => self.counted(*variable, *count, body),
            Stmt::While { variable, bound, condition, body } => {
                self.bounded(*variable, *bound, condition, body);
            }
            Stmt::Switch { value, cases, default } => self.switch(value, cases, default),
            Stmt::Block(body) => {
                self.line("{");
                self.block(body);
                self.line("}");
            }
            _ => match self.forward(stmt) {
                Some(forward) => self.forwarding(stmt, &forward),
                None => self.simple(stmt),
            },
        }
    }

    fn forward<'s>(&self, stmt: &'s Stmt) -> Option<VaListForwarding<'s>> {
        va_list_forwarding::find(self.names.program, self.names.function?, stmt)
    }

    pub(super) fn simple(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Declare(local, init) => self.declare(*local, init),
            Stmt::Expr(expr) => self.effect(expr),
            Stmt::CopyMemory(to, from) => self.copy_memory(to, from),
            Stmt::SetMemory(place, byte) => self.set_memory(place, *byte),
            Stmt::Observe(site, value) => self.observe(*site, value),
            Stmt::Return(Some(value)) => self.terminated(|p| {
                p.push("return ");
                match p.names.result() {
                    Some(ty) => p.converted(value, ty),
                    None => p.expr(value, Level::Comma),
                }
            }),
            Stmt::Return(None) => self.line("return;"),
            Stmt::Break => self.line("break;"),
            Stmt::Continue => self.line("continue;"),
            _ => self.stmt(stmt),
        }
    }

    /// One line that ends in a semicolon.
    fn terminated(&mut self, inner: impl FnOnce(&mut Self)) {
        self.indent();
        inner(self);
        self.push(";\n");
    }

    /// An expression without an effect of its own is cast to void, in parentheses: `(void)x;` without them only marks `x` as possibly
    /// unread.
    fn effect(&mut self, expr: &Expr) {
        self.terminated(|p| match expr.kind {
            ExprKind::Assign(..) | ExprKind::Compound(..) | ExprKind::Step(..) | ExprKind::Call(..) => {
                p.expr(expr, Level::Assign);
            }
            _ => {
                p.push("(void)(");
                p.expr(expr, Level::Comma);
                p.push(")");
            }
        });
    }

    fn declare(&mut self, id: LocalId, init: &LocalInit) {
        let local = self.names.local_variable(id);
        let declared = declaration(self.names, &local.ty, local.volatile, &local.name);
        match init {
            LocalInit::Init(init) => self.terminated(|p| {
                p.push(&declared);
                p.push(" = ");
                p.init(init, &local.ty);
            }),
            LocalInit::Graffiti(byte, init) => {
                self.line(&format!("{declared};"));
                let place = Place::local(id, local.ty.clone());
                self.set_memory(&place, *byte);
                self.assign_each(place, init);
            }
            LocalInit::Indeterminate => {
                self.line(&format!("{declared};"));
                self.line(&format!("(void)&{};", local.name));
            }
        }
        if !self.read[id.index()] {
            self.line(&format!("(void){};", local.name));
        }
    }

    /// One assignment for each scalar an initialiser names.
    /// An initialiser in braces may write the padding, too, which has to keep its byte.
    fn assign_each(&mut self, place: Place, init: &Init) {
        match (init, place.ty.clone()) {
            (Init::Record { fields, .. }, Type::Record(id)) => {
                for (index, init) in fields {
                    let ty = self.names.program[id].fields[*index as usize].ty.clone();
                    self.assign_each(place.clone().stepped(PathStep::Field(id, *index), ty), init);
                }
            }
            (Init::Complex(real, imaginary), Type::Complex(float)) => {
                for (part, value) in [(ComplexPart::Real, real), (ComplexPart::Imaginary, imaginary)] {
                    let part = place.clone().stepped(PathStep::Part(part), Type::of_part(float).clone());
                    self.assign_each(part, &Init::Value((**value).clone()));
                }
            }
            (Init::Array { elements, .. }, Type::Array(of, _) | Type::Vector(of, _)) => {
                for (index, init) in elements {
                    let step = PathStep::Index(Box::new(Expr::int(*index, Type::INT)));
                    self.assign_each(place.clone().stepped(step, (*of).clone()), init);
                }
            }
            (Init::Value(value), _) => self.terminated(|p| {
                p.place(&place, Level::Not);
                p.push(" = ");
                p.converted(value, &place.ty);
            }),
            (Init::Record { .. } | Init::Array { .. } | Init::Complex(..), _) => {}
        }
    }

    fn copy_memory(&mut self, to: &Place, from: &Place) {
        self.terminated(|p| {
            p.push("memcpy(");
            p.address(to);
            p.push(", ");
            p.address(from);
            p.push(&format!(", sizeof({}))", abstract_type(p.names, &to.ty)));
        });
    }

    fn set_memory(&mut self, place: &Place, byte: u8) {
        self.terminated(|p| {
            p.push("memset(");
            p.address(place);
            p.push(&format!(", {byte}, sizeof({}))", abstract_type(p.names, &place.ty)));
        });
    }

    fn observe(&mut self, site: SiteId, value: &Expr) {
        if let Some(int) = typing::integer(self.names.program, &value.ty).filter(|int| int.width() > WORD) {
            return self.observe_words(site, value, int);
        }
        let function = match value.ty {
            Type::Float(float) => match float.spec().observation {
                FloatObservation::TwoDoubles => return self.observe_long(site, value, float),
                FloatObservation::Float => "bf_observe_f32",
                FloatObservation::Double => "bf_observe_f64",
            },
            _ => "bf_observe",
        };
        self.terminated(|p| {
            p.push(&format!("{function}({}U, ", site.0));
            p.expr(value, Level::Conditional);
            p.push(")");
        });
    }

    /// An integer wider than the runtime takes, word by word, the least significant first; the last is extended by
    /// the sign, which gcc and clang shift in (C11 6.5.7p5 leaves it to them).
    fn observe_words(&mut self, site: SiteId, value: &Expr, int: IntType) {
        self.terminated(|p| {
            p.push(&format!("{{ {} bf_v = ", int.spelling()));
            p.expr(value, Level::Conditional);
            for word in 0..int.width().0.div_ceil(WORD.0) {
                let shift = if word == 0 { String::new() } else { format!(" >> {}", WORD.0 * word) };
                p.push(&format!("; bf_observe({}U, (unsigned long long)(bf_v{shift}))", site.0));
            }
        });
        self.out.truncate(self.out.len() - 1);
        self.push(" }\n");
    }

    /// The nearest `double`, and what is left as another; of an infinity and a NaN nothing is left.
    fn observe_long(&mut self, site: SiteId, value: &Expr, float: FloatType) {
        let (site, long) = (site.0, float.spelling());
        self.terminated(|p| {
            p.push(&format!("{{ {long} bf_v = "));
            p.expr(value, Level::Conditional);
            p.push(&format!(
                "; double bf_d = (double)bf_v; bf_observe_f64({site}U, bf_d); bf_observe_f64({site}U, "
            ));
            p.push(&format!("bf_d - bf_d == 0.0 ? (double)(bf_v - ({long})bf_d) : 0.0)"));
        });
        self.out.truncate(self.out.len() - 1);
        self.push(" }\n");
    }

    fn conditional(&mut self, condition: &Expr, yes: &[Stmt], no: &[Stmt]) {
        self.indent();
        let (mut condition, mut yes, mut no) = (condition, yes, no);
        loop {
            self.push("if (");
            self.condition(condition, Level::Conditional);
            self.push(") {\n");
            self.block(yes);
            self.indent();
            self.push("}");
            match no {
                [] => break,
                // An `else if` stays at this depth: a chain of them is no nesting, for readers and for this
                // stack.
                [Stmt::If(c, y, n)] => {
                    (condition, yes, no) = (c, y, n);
                    self.push(" else ");
                }
                _ => {
                    self.push(" else {\n");
                    self.block(no);
                    self.indent();
                    self.push("}");
                    break;
                }
            }
        }
        self.push("\n");
    }

    fn counted(&mut self, variable: LocalId, count: u32, body: &[Stmt]) {
        let name = self.names.local(variable);
        let test = below(name, count);
        self.line(&format!("for (unsigned int {name} = 0U; {test}; {name}++) {{"));
        self.block(body);
        self.line("}");
    }

    fn bounded(&mut self, variable: LocalId, bound: u32, condition: &Expr, body: &[Stmt]) {
        let name = self.names.local(variable);
        self.line("{");
        self.depth += 1;
        self.line(&format!("unsigned int {name} = 0U;"));
        self.indent();
        self.push(&format!("while ({} && ", below(name, bound)));
        self.condition(condition, Level::Unary);
        self.push(") {\n");
        self.depth += 1;
        self.line(&format!("{name}++;"));
        self.depth -= 1;
        self.block(body);
        self.line("}");
        self.depth -= 1;
        self.line("}");
    }

    fn switch(&mut self, value: &Expr, cases: &[Case], default: &[Stmt]) {
        self.indent();
        self.push("switch (");
        let cast = suppress_warnings::switch_cast(self.names, value, cases);
        match &cast {
            Some(ty) => self.expr(&value.clone().cast(ty.clone()), Level::Comma),
            None => self.expr(value, Level::Conditional),
        }
        self.push(") {\n");
        let labels = match (&cast, &value.ty) {
            (None, Type::Enum(_)) => value.ty.clone(),
            _ => typing::promoted(self.names.program, value),
        };
        for case in cases {
            self.line(&format!("case {}: {{", bare(self.names, case.label, &labels)));
            let falls = case.falls_through && !ends_in_jump(&case.body);
            self.case(&case.body, falls);
        }
        self.line("default: {");
        self.case(default, false);
        self.line("}");
    }

    /// The body of a case in braces, so that it may start with a declaration (C11 6.8.1p1).
    fn case(&mut self, body: &[Stmt], falls_through: bool) {
        self.block(body);
        if !falls_through {
            self.depth += 1;
            self.line("break;");
            self.depth -= 1;
        }
        self.line("}");
        if falls_through {
            self.line("/* fallthrough */");
        }
    }
}

/// `name < count`; an unsigned value is never below 0, and compilers say so (`-Wtype-limits`).
fn below(name: &str, count: u32) -> String {
    if count == 0 { format!("{name} != 0U") } else { format!("{name} < {count}U") }
}

/// After a jump nothing falls through.
fn ends_in_jump(body: &[Stmt]) -> bool {
    matches!(body.last(), Some(Stmt::Break | Stmt::Continue | Stmt::Return(_)))
}
