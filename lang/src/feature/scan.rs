//! The search of programs and signatures for features: each part is shown to the rows that look at such parts.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::code::Code;
use super::row::Evidence;
use super::{FEATURES, Features};
use crate::visit::{Visit, walk};
use crate::{
    BinaryOp, EnumId, Expr, ExprKind, Field, FloatType, Function, Global, Init, Place, Program, Record,
    RecordId, Signature, Stmt, Type,
};

impl Features {
    /// The features that a program contains.
    #[must_use]
    pub fn of_program(program: &Program) -> Features {
        Scan::widely(program).found
    }

    /// The features of a program that compilers must have.
    #[must_use]
    pub fn needed_of_compilers(program: &Program) -> Features {
        let mut scan = Scan::widely(program);
        // An enumeration that nothing has for its type is declared nevertheless.
        (0..).map(EnumId).take(program.enums.len()).for_each(|id| scan.ty(&Type::Enum(id), None));
        scan.found.asked_of_compilers()
    }

    /// The features of a signature, with all records that it passes, in terms of languages.
    #[must_use]
    pub fn of_signature(types: &Program, signature: &Signature) -> Features {
        Scan::deeply(types, |scan| scan.signature(signature))
    }

    /// The features of an object of a type, however it is passed, in terms of languages.
    #[must_use]
    pub fn of_type(types: &Program, ty: &Type) -> Features {
        Scan::deeply(types, |scan| scan.ty(ty, None))
    }

    /// The features of a record, in terms of languages.
    #[must_use]
    pub fn of_record(types: &Program, record: &Record) -> Features {
        Scan::deeply(types, |scan| scan.record(record))
    }

    /// The features of an operator between operands of a type.
    #[must_use]
    pub fn of_operator(op: BinaryOp, operand: &Type) -> Features {
        let mut found = Features::empty();
        ask(&ROWS.operators, &mut found, |shows| shows(op, operand));
        found
    }
}

/// The rows that look at one kind of part.
type Asked<F> = Vec<(Features, F)>;

/// Defines the rows by what they look at.
macro_rules! rows {
    ($($list:ident $variant:ident($($argument:ty),*);)*) => {
        /// The rows by the kind of part that they look at.
        #[derive(Default)]
        struct Rows {
            $($list: Asked<fn($($argument),*) -> bool>,)*
        }

        static ROWS: LazyLock<Rows> = LazyLock::new(|| {
            let mut rows = Rows::default();
            for row in FEATURES {
                for evidence in row.evidence {
                    match evidence {
                        Evidence::None => {}
                        $(Evidence::$variant(shows) => rows.$list.push((row.feature, shows)),)*
                    }
                }
            }
            rows
        });
    };
}

rows! {
    types Type(&Program, &Type, Option<&Field>);
    records Record(&Program, &Record);
    fields Field(&Field);
    globals Global(&Global);
    variables Variable(&Type, bool);
    signatures Signature(&Signature);
    functions Function(&Function);
    statements Statement(&Stmt);
    expressions Expression(&Code<'_>, &Expr);
    operators Operator(BinaryOp, &Type);
    places Place(&Place);
    initialisers Initialiser(&Init);
}

/// True unless every compiler has the type. Most expressions have such types, and are not asked about.
fn may_be_extended(ty: &Type) -> bool {
    match ty {
        Type::Void | Type::Record(_) => false,
        Type::Int(int) => int.is_extended(),
        Type::Float(float) => !matches!(float, FloatType::Float | FloatType::Double),
        _ => true,
    }
}

/// Asks the rows whose features are not found yet.
fn ask<F: Copy>(rows: &Asked<F>, found: &mut Features, shows: impl Fn(F) -> bool) {
    for (feature, row) in rows {
        if !found.contains(*feature) && shows(*row) {
            *found |= *feature;
        }
    }
}

/// A walk that collects features.
struct Scan<'p> {
    code: Code<'p>,
    found: Features,
    /// The records that were followed; `None` if the walk comes to all records by itself.
    followed: Option<BTreeSet<RecordId>>,
}

impl<'p> Scan<'p> {
    const fn new(program: &'p Program) -> Scan<'p> {
        Scan { code: Code { program, function: None }, found: Features::empty(), followed: None }
    }

    /// A walk that has been everywhere in a program.
    fn widely(program: &'p Program) -> Scan<'p> {
        let mut scan = Scan::new(program);
        program.records.iter().for_each(|record| scan.record(record));
        for global in &program.globals {
            ask(&ROWS.globals, &mut scan.found, |shows| shows(global));
            scan.variable(&global.ty, global.volatile);
            global.init.iter().for_each(|init| scan.init(init));
        }
        program.functions.iter().for_each(|function| scan.function(function));
        scan
    }

    /// The features of a part of a unit and of the records that it reaches, in terms of languages.
    fn deeply(types: &'p Program, part: impl FnOnce(&mut Scan<'p>)) -> Features {
        let mut scan = Scan { followed: Some(BTreeSet::new()), ..Scan::new(types) };
        part(&mut scan);
        scan.found.said_in_languages()
    }

    /// Looks at what is no object of the program itself: of that only what a compiler may lack counts.
    fn extended(&mut self, look: impl FnOnce(&mut Scan<'p>)) {
        let before = self.found;
        look(self);
        self.found = before | self.found & Features::EXTENDED;
    }

    /// Looks at the type of an object or, with its field, of a member.
    fn ty(&mut self, ty: &Type, field: Option<&Field>) {
        let (ty, program) = (ty.element(), self.code.program);
        ask(&ROWS.types, &mut self.found, |shows| shows(program, ty, field));
        match ty {
            Type::Vector(lane, _) => self.ty(lane, field),
            Type::Record(id) if self.followed.as_mut().is_some_and(|followed| followed.insert(*id)) => {
                self.record(&program[*id]);
            }
            // Of a unit's pointers nothing is known to either side.
            _ if self.followed.is_some() => {}
            Type::Pointer(to) => self.extended(|scan| scan.ty(to, None)),
            Type::FunctionPointer(signature) => self.extended(|scan| scan.signature(signature)),
            _ => {}
        }
    }

    fn variable(&mut self, ty: &Type, volatile: bool) {
        ask(&ROWS.variables, &mut self.found, |shows| shows(ty, volatile));
        self.ty(ty, None);
    }

    fn record(&mut self, record: &Record) {
        let program = self.code.program;
        ask(&ROWS.records, &mut self.found, |shows| shows(program, record));
        for field in &record.fields {
            ask(&ROWS.fields, &mut self.found, |shows| shows(field));
            self.ty(&field.ty, Some(field));
        }
    }

    fn signature(&mut self, signature: &Signature) {
        ask(&ROWS.signatures, &mut self.found, |shows| shows(signature));
        signature.params.iter().chain(&signature.ret).for_each(|ty| self.ty(ty, None));
    }

    fn function(&mut self, function: &'p Function) {
        ask(&ROWS.functions, &mut self.found, |shows| shows(function));
        self.signature(&function.signature());
        function.locals.iter().for_each(|local| self.variable(&local.ty, local.volatile));
        self.code.function = Some(function);
        walk::function(self, function);
        self.code.function = None;
    }
}

impl Visit for Scan<'_> {
    fn stmt(&mut self, stmt: &Stmt) {
        ask(&ROWS.statements, &mut self.found, |shows| shows(stmt));
        match stmt {
            // The comparison that observes a pointer does not count as a feature.
            Stmt::Observe(_, Expr { kind: ExprKind::Binary(BinaryOp::Equal, left, _), .. })
                if !left.ty.is_arithmetic() =>
            {
                self.expr(left);
            }
            _ => walk::stmt(self, stmt),
        }
    }

    fn expr(&mut self, expr: &Expr) {
        if may_be_extended(&expr.ty) {
            self.extended(|scan| scan.ty(&expr.ty, None));
        }
        let Scan { code, found, .. } = self;
        ask(&ROWS.expressions, found, |shows| shows(code, expr));
        if let ExprKind::Binary(op, left, _) = &expr.kind {
            ask(&ROWS.operators, found, |shows| shows(*op, &left.ty));
        }
        walk::expr(self, expr);
    }

    fn place(&mut self, place: &Place) {
        ask(&ROWS.places, &mut self.found, |shows| shows(place));
        walk::place(self, place);
    }

    fn init(&mut self, init: &Init) {
        ask(&ROWS.initialisers, &mut self.found, |shows| shows(init));
        walk::init(self, init);
    }
}
