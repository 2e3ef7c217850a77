//! The smallest programs in which a defect may show: one call of one function, one object of one record.

use lang::{
    Callee, ComplexPart, Expr, ExprKind, FuncId, Function, Global, GlobalId, Init, Local, LocalId, LocalInit,
    PathStep, Place, Program, RecordId, Side, SiteId, Stmt, Type,
};

use super::values::{self, Zeros};
use super::zero::{zero, zero_init};
use super::{declarations, names};
use crate::SiteRange;

/// The scalars of an object that are observed, and the elements of an array.
const OBSERVED: usize = 64;
const ELEMENTS: u32 = 8;

/// A program for each function that is called with values or returns one, and for each record.
pub(super) fn templates(program: &Program) -> Vec<Program> {
    let callees = program.functions().filter(|(id, _)| *id != program.entry);
    let calls = callees.filter_map(|(id, _)| call(program, id));
    let accesses = program.records().filter_map(|(id, _)| access(program, id));
    calls.chain(accesses).collect()
}

/// A call of a function that observes what it is given and returns a value.
fn call(program: &Program, id: FuncId) -> Option<Program> {
    let callee = &program[id];
    // Nothing is passed, so that no defect of passing can show.
    if callee.params == 0 && callee.ret.is_none() {
        return None;
    }
    let mut body = Vec::new();
    for (parameter, at) in callee.parameters().iter().zip(0..) {
        body.extend(observed(program, Place::local(LocalId(at), parameter.ty.clone())));
    }
    if let Some(ty) = &callee.ret {
        body.push(Stmt::Return(Some(zero(program, ty)?)));
    }
    let locals = callee.parameters().to_vec();
    let called = Function { body, locals, recursive: false, ..callee.clone() };

    let arguments: Option<Vec<Expr>> =
        callee.parameters().iter().map(|parameter| zero(program, &parameter.ty)).collect();
    let kind = ExprKind::Call(Callee::Direct(CALLEE), arguments?);
    let call = Expr { kind, ty: callee.ret.clone().unwrap_or(Type::Void) };
    let (locals, body) = match &callee.ret {
        None => (Vec::new(), vec![Stmt::Expr(call)]),
        Some(ty) => {
            let result = Local { name: "r".into(), ty: ty.clone(), volatile: false };
            let mut body = vec![Stmt::Declare(LocalId(0), LocalInit::Init(Init::Value(call)))];
            body.extend(observed(program, Place::local(LocalId(0), ty.clone())));
            (vec![result], body)
        }
    };
    Some(finished(program, Some(called), None, locals, body))
}

/// An object of a record whose members are assigned and observed.
fn access(program: &Program, id: RecordId) -> Option<Program> {
    let ty = Type::Record(id);
    let object = Global {
        name: "g".into(),
        init: Some(zero_init(program, &ty)?),
        ty: ty.clone(),
        volatile: false,
        side: Side::Caller,
    };
    let place = Place::global(GlobalId(0), ty);
    let mut scalars = Vec::new();
    collect(program, place.clone(), &mut scalars);
    let mut body: Vec<Stmt> = observed(program, place.clone()).collect();
    for scalar in scalars {
        let ty = scalar.ty.clone();
        let kind = ExprKind::Assign(scalar, Box::new(zero(program, &ty)?));
        body.push(Stmt::Expr(Expr { kind, ty }));
    }
    body.extend(observed(program, place));
    Some(finished(program, None, Some(object), Vec::new(), body))
}

/// The function that a template calls: callees stand after their callers.
const CALLEE: FuncId = FuncId(1);

/// The program of an entry and what it uses, with values of which each is another.
fn finished(
    program: &Program,
    callee: Option<Function>,
    object: Option<Global>,
    locals: Vec<Local>,
    body: Vec<Stmt>,
) -> Program {
    let entry = Function { params: 0, locals, body, ..program[program.entry].clone() };
    let mut template = Program {
        target: program.target,
        enums: program.enums.clone(),
        records: program.records.clone(),
        globals: object.into_iter().collect(),
        functions: [entry].into_iter().chain(callee).collect(),
        entry: FuncId(0),
    };
    let all = || SiteRange::new(0..usize::MAX);
    // A record that none uses may use others.
    for _ in 0..program.records.len() {
        declarations::drop_records(&mut template, &mut all());
    }
    declarations::drop_enums(&mut template, &mut all());
    names::canonical_names(&mut template);
    values::distinct(&mut template, Zeros::All);
    template
}

/// An observation of every scalar in a place; the sites are numbered at the end.
fn observed(program: &Program, place: Place) -> impl Iterator<Item = Stmt> + use<> {
    let mut scalars = Vec::new();
    collect(program, place, &mut scalars);
    scalars.into_iter().map(|scalar| Stmt::Observe(SiteId(0), Expr::read(scalar)))
}

/// The scalars in a place that may be observed, without those of large objects' ends.
fn collect(program: &Program, place: Place, scalars: &mut Vec<Place>) {
    match place.ty.clone() {
        Type::Record(id) => {
            for (index, field) in program[id].live_fields() {
                collect(
                    program,
                    place.clone().stepped(PathStep::Field(id, index), field.ty.clone()),
                    scalars,
                );
            }
        }
        Type::Array(of, length) | Type::Vector(of, length) => {
            for index in 0..length.min(ELEMENTS) {
                let step = PathStep::Index(Box::new(Expr::int(index, Type::INT)));
                collect(program, place.clone().stepped(step, (*of).clone()), scalars);
            }
        }
        Type::Complex(float) => {
            for part in [ComplexPart::Real, ComplexPart::Imaginary] {
                collect(
                    program,
                    place.clone().stepped(PathStep::Part(part), Type::of_part(float).clone()),
                    scalars,
                );
            }
        }
        // No pointers: addresses may differ between programs that are both right.
        Type::Int(_) | Type::Float(_) | Type::Enum(_) if scalars.len() < OBSERVED => scalars.push(place),
        _ => {}
    }
}
