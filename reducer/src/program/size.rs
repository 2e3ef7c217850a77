//! The size of a program, and its total order.

use std::fmt;

use lang::visit::{Visit, walk};
use lang::{
    CallingConvention, Expr, ExprKind, Field, Function, IntType, LocalInit, Number, Place, Program, Record,
    Stmt, Type, VariadicPassing,
};

/// The size of a program, compared from the first number to the last. A reduction only ever decreases it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ProgramSize {
    /// The number of functions.
    pub functions: u64,
    /// The number of statements, expressions, path steps and initialisers.
    pub nodes: u64,
    /// The number of records, fields, globals, enumerations, parameters and locals.
    pub declarations: u64,
    /// The weight of details left to simplify: attributes, qualifiers, widths, array lengths, digits of constants,
    /// types other than `int`.
    pub detail: u64,
}

impl fmt::Display for ProgramSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ProgramSize { functions, nodes, declarations, detail: _ } = self;
        write!(f, "{functions} functions, {declarations} declarations, {nodes} nodes")
    }
}

impl ProgramSize {
    /// Measures a program.
    #[must_use]
    pub fn measure(program: &Program) -> ProgramSize {
        let mut count = SizeCounter::default();
        walk::program(&mut count, program);
        let locals: u64 = program.functions.iter().map(|f| f.locals.len() as u64).sum();
        let fields: u64 = program.records.iter().map(|r| r.fields.len() as u64).sum();
        let tables = program.records.len() + program.globals.len() + program.enums.len();
        ProgramSize {
            functions: program.functions.len() as u64,
            nodes: count.nodes,
            declarations: tables as u64 + locals + fields,
            detail: count.detail + declared_detail(program),
        }
    }
}

#[derive(Default)]
struct SizeCounter {
    nodes: u64,
    detail: u64,
}

impl Visit for SizeCounter {
    fn stmt(&mut self, stmt: &Stmt) {
        self.nodes += 1;
        self.detail += match stmt {
            Stmt::For { count, .. } => digits(Number::from(*count)),
            Stmt::While { bound, .. } => digits(Number::from(*bound)),
            Stmt::Declare(_, LocalInit::Graffiti(..) | LocalInit::Indeterminate) => 1,
            Stmt::SetMemory(_, byte) => digits(Number::from(*byte)),
            _ => 0,
        };
        walk::stmt(self, stmt);
    }
    fn expr(&mut self, expr: &Expr) {
        self.nodes += 1;
        self.detail += match &expr.kind {
            ExprKind::Int(value) => digits(*value),
            ExprKind::Float(bits) => u64::from(*bits != 0),
            // A zero shows better than a variable that the value does not matter.
            ExprKind::Read(_) => 1,
            _ => 0,
        } + u64::from(is_special(&expr.ty));
        walk::expr(self, expr);
    }
    fn place(&mut self, place: &Place) {
        self.nodes += place.path.len() as u64;
        walk::place(self, place);
    }
    fn init(&mut self, init: &lang::Init) {
        self.nodes += 1;
        walk::init(self, init);
    }
}

fn declared_detail(program: &Program) -> u64 {
    let globals = program.globals.iter().map(|g| u64::from(g.volatile) + type_detail(&g.ty));
    let locals = program.functions.iter().flat_map(|f| &f.locals);
    let locals = locals.map(|l| u64::from(l.volatile) + type_detail(&l.ty));
    let flags = program.functions.iter().map(|f| u64::from(f.recursive) + tail_detail(f) + result_detail(f));
    let enums = program.enums.iter().map(|e| u64::from(e.packed) + u64::from(e.aligned.is_some()));
    program.records.iter().map(record_detail).chain(globals).chain(locals).chain(flags).chain(enums).sum()
}

fn record_detail(record: &Record) -> u64 {
    let attributes = u64::from(record.packed)
        + u64::from(record.aligned.is_some())
        + u64::from(record.pragma_pack.is_some())
        + u64::from(record.ms_struct)
        + u64::from(record.transparent)
        + u64::from(record.big_endian)
        + u64::from(record.untagged)
        + u64::from(record.is_union());
    attributes + record.fields.iter().map(field_detail).sum::<u64>()
}

fn field_detail(field: &Field) -> u64 {
    let bits = field.bits.map_or(0, |width| 1 + width.0);
    let aligned = u64::from(field.aligned.is_some()) + u64::from(field.typedef_align.is_some());
    let attributes = u64::from(field.packed) + aligned + u64::from(field.volatile) + u64::from(field.atomic);
    bits + 4 * attributes + type_detail(&field.ty)
}

/// The weight of a type. `int` is the simplest: a finding with `int` is the easiest to read.
fn type_detail(ty: &Type) -> u64 {
    match ty {
        Type::Int(IntType::Int) | Type::Void => 0,
        Type::Int(IntType::UInt) => 1,
        Type::Int(IntType::BitInt(width) | IntType::UBitInt(width)) => 3 + u64::from(*width),
        Type::Int(int) if int.is_extended() => 3,
        Type::Float(float) if float.spec().simpler.is_some() => 3,
        Type::Int(_) | Type::Float(_) => 2,
        Type::Enum(_) => 3,
        Type::Complex(float) => 2 + type_detail(Type::of_part(*float)),
        Type::Array(of, length) | Type::Vector(of, length) => 2 * u64::from(*length) + type_detail(of),
        Type::Pointer(to) => 4 + type_detail(to),
        Type::FunctionPointer(_) | Type::Record(_) => 4,
    }
}

/// The weight of a function's convention, if it is not the platform's, and of its unnamed parameters: no weight if all parameters have names, less for `...` than for a
/// `va_list`, less for a `va_list` than for a pointer to one.
fn tail_detail(function: &Function) -> u64 {
    let passing = function.tail.map_or(0, |tail| match tail.passing {
        VariadicPassing::Ellipsis => 1,
        VariadicPassing::List => 2,
        VariadicPassing::ListPointer => 3,
    });
    let convention = u64::from(function.convention != CallingConvention::Platform);
    passing + u64::from(function.va_copy_before.is_some()) + convention
}

fn result_detail(function: &Function) -> u64 {
    function.ret.as_ref().map_or(0, type_detail)
}

/// True for a type that is an extension of compilers, or new in C23.
const fn is_special(ty: &Type) -> bool {
    match ty {
        Type::Int(int) => int.is_extended(),
        Type::Float(float) => float.spec().simpler.is_some(),
        Type::Complex(_) | Type::Vector(..) => true,
        _ => false,
    }
}

/// The weight of a constant: the number of its significant bits, and one for a sign.
fn digits(value: Number) -> u64 {
    u64::from(256 - value.unsigned_abs().leading_zeros()) + u64::from(value < 0)
}
