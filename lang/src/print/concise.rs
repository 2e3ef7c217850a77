//! A program as a person would write it: nothing declared that is not used, functions before their callers, and short definitions on
//! one line.

use std::collections::BTreeSet;

use super::names::Names;
use super::{Printer, RUNTIME};
use crate::visit::{Visit, walk};
use crate::{Callee, Expr, ExprKind, FuncId, Function, Program, Target, Unit};

/// The columns of the longest definition that is written on one line.
const COLUMNS: usize = 100;
/// The lines of the longest definition that is written on one line: a tag, four members, and the end.
const LINES: usize = 6;

/// The lines that a person has to read: of definitions other than those of `main` and the entry, which is its body.
#[must_use]
pub fn lines_beside_main(program: &Program) -> usize {
    let parts = Listing::new(program);
    let is_code = |line: &&str| !line.is_empty() && !line.starts_with("/*");
    parts.beside.lines().filter(is_code).count()
}

/// As [`super::program()`], which reads the same back but for the order of functions, and only as long as it must be.
#[must_use]
pub fn concise(program: &Program) -> String {
    let Listing { target, beside, main } = Listing::new(program);
    let used = RUNTIME.lines().filter(|line| {
        let name =
            line.split('(').next().and_then(|start| start.rsplit([' ', '*']).next()).unwrap_or_default();
        let call = format!("{name}(");
        beside.contains(&call) || main.contains(&call)
    });
    let runtime: String = used.map(|line| format!("{line}\n")).collect();
    format!("{target}{runtime}{beside}{main}")
}

struct Listing {
    target: String,
    /// Everything but the entry and `main`.
    beside: String,
    main: String,
}

impl Listing {
    fn new(program: &Program) -> Listing {
        let mut beside = String::new();
        let mut printer = Printer::new(&mut beside, Names::new(program, Unit::WHOLE));
        printer.short_types();
        let (order, early) = order(program);
        // Before the globals, the initialisers of which may name functions.
        for &id in &early {
            printer.prototype(id);
        }
        let mut side = None;
        for (id, global) in program.globals() {
            printer.side_marker(&mut side, global.side);
            printer.global(id);
        }
        let mut main = String::new();
        for id in order {
            let out = if id == program.entry { &mut main } else { &mut beside };
            let mut printer = Printer::new(out, Names::new(program, Unit::WHOLE));
            printer.brief = true;
            printer.side_marker(&mut side, program[id].side);
            let start = printer.out.len();
            printer.function(id);
            fold(out, start);
            if id != program.entry && program[id].body.len() + hidden_lines(&program[id]) <= 1 {
                join(out, start);
            }
        }
        Printer::new(&mut main, Names::new(program, Unit::WHOLE)).main();
        let target = match program.target {
            target if target == Target::default() => String::new(),
            target => format!("/* target: {} */\n", target.name()),
        };
        Listing { target, beside, main }
    }
}

/// The number of lines before the body of a variadic function that only handle its list.
const fn hidden_lines(function: &Function) -> usize {
    if function.tail.is_some() { 1 } else { 0 }
}

impl Printer<'_, '_> {
    /// Every enumeration and record, short ones on one line.
    fn short_types(&mut self) {
        let start = self.out.len();
        self.types();
        let text = self.out.split_off(start);
        let mut definition = 0;
        for line in text.split_inclusive('\n') {
            if !line.starts_with([' ', '}']) {
                definition = self.out.len();
            }
            self.out.push_str(line);
            if line.starts_with('}') && line.ends_with(";\n") {
                join(self.out, definition);
            }
        }
    }
}

/// Puts on one line, from `start` on, what has no meaning of its own: casts to `void` that keep compilers from warning, and the steps of
/// walking an argument list.
pub fn fold(out: &mut String, start: usize) {
    let text = out.split_off(start);
    let mut before = "";
    for line in text.lines() {
        if continues(before.trim(), line.trim()) {
            out.pop();
            let indent = line.len() - line.trim_start().len();
            let last = out.rsplit('\n').next().unwrap_or_default();
            let fits = last.len() + line.len() - indent < COLUMNS;
            out.push_str(if fits { " " } else { "\n" });
            out.push_str(if fits { line.trim_start() } else { line });
        } else {
            out.push_str(line);
        }
        out.push('\n');
        before = line;
    }
}

/// True if a line goes with the one before it.
fn continues(before: &str, line: &str) -> bool {
    let walks = |line: &str| line.starts_with("__builtin_va_") || line.starts_with("(void)__builtin_va_arg");
    let is_void = |line: &str| line.strip_prefix("(void)").is_some_and(|name| !name.contains('('));
    let says_nothing = |line: &str| walks(line) || is_void(line);
    let ends = line.starts_with("__builtin_va_end");
    (says_nothing(before) && says_nothing(line)) || (ends && before.ends_with(';'))
}

/// Puts what begins at `start` on one line, if it is short.
fn join(out: &mut String, start: usize) {
    let text = &out[start..];
    if text.lines().count() > LINES || text.contains('#') {
        return;
    }
    let joined = text.lines().map(str::trim).collect::<Vec<_>>().join(" ");
    if joined.len() <= COLUMNS {
        out.truncate(start);
        out.push_str(&joined);
        out.push('\n');
    }
}

/// The functions, each after those that it mentions and the entry last; and the functions that need a prototype all the same.
fn order(program: &Program) -> (Vec<FuncId>, BTreeSet<FuncId>) {
    let mut order = Order { program, seen: BTreeSet::new(), done: Vec::new(), early: BTreeSet::new() };
    for init in program.globals.iter().filter_map(|global| global.init.as_ref()) {
        mentioned(|walk| walk.init(init)).into_iter().for_each(|id| _ = order.early.insert(id));
    }
    let entry = program.entry;
    for id in program.functions().map(|(id, _)| id).filter(|id| *id != entry).chain([entry]) {
        order.visit(id);
    }
    (order.done, order.early)
}

struct Order<'a> {
    program: &'a Program,
    seen: BTreeSet<FuncId>,
    done: Vec<FuncId>,
    early: BTreeSet<FuncId>,
}

impl Order<'_> {
    fn visit(&mut self, id: FuncId) {
        if !self.seen.insert(id) {
            return;
        }
        for other in mentioned(|walk| walk.function(&self.program[id])) {
            self.visit(other);
            if other != id && !self.done.contains(&other) {
                self.early.insert(other);
            }
        }
        self.done.push(id);
    }
}

/// The functions that a part of a program mentions, in order.
fn mentioned(in_part: impl FnOnce(&mut dyn Visit)) -> Vec<FuncId> {
    let mut found = Vec::new();
    in_part(&mut walk::exprs(|expr: &Expr| {
        if let ExprKind::FunctionAddress(f) | ExprKind::Call(Callee::Direct(f), _) = &expr.kind {
            found.push(*f);
        }
    }));
    found
}
