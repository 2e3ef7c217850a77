//! Recomputes the types of expressions and places after an edit changed the types of their parts.

use lang::visit::{VisitMut, walk_mut};
use lang::{
    Callee, Expr, ExprKind, Function, Init, Local, PathStep, Place, PlaceBase, Program, Record, Signature,
    Type, typing,
};

/// Sets the type of every expression and place that its parts determine; the checker judges the result.
pub(crate) fn program(program: &mut Program) {
    let signatures: Vec<Signature> = program.functions.iter().map(Function::signature).collect();
    let mut functions = std::mem::take(&mut program.functions);
    let mut globals = std::mem::take(&mut program.globals);
    let global_types: Vec<Type> = globals.iter().map(|g| g.ty.clone()).collect();
    for init in globals.iter_mut().filter_map(|g| g.init.as_mut()) {
        let mut pass = Retype { program, signatures: &signatures, globals: &global_types, locals: &[] };
        pass.init(init);
    }
    for function in &mut functions {
        let mut body = std::mem::take(&mut function.body);
        let locals = &function.locals;
        Retype { program, signatures: &signatures, globals: &global_types, locals }.body(&mut body);
        function.body = body;
    }
    program.functions = functions;
    program.globals = globals;
}

struct Retype<'a> {
    /// The program without functions and globals, which are taken out while they are rewritten.
    program: &'a Program,
    signatures: &'a [Signature],
    globals: &'a [Type],
    locals: &'a [Local],
}

impl VisitMut for Retype<'_> {
    fn expr(&mut self, expr: &mut Expr) {
        walk_mut::expr(self, expr);
        if let Some(ty) = self.expr_type(expr) {
            expr.ty = ty;
        }
    }

    fn place(&mut self, place: &mut Place) {
        walk_mut::place(self, place);
        if let Some(ty) = self.place_type(place) {
            place.ty = ty;
        }
    }
}

impl Retype<'_> {
    fn expr_type(&self, expr: &Expr) -> Option<Type> {
        match &expr.kind {
            ExprKind::Read(place)
            | ExprKind::Assign(place, _)
            | ExprKind::Compound(_, place, _)
            | ExprKind::Step(_, place) => Some(place.ty.clone()),
            ExprKind::AddressOf(place) => Some(place.ty.clone().pointer_to()),
            ExprKind::FunctionAddress(f) => {
                Some(Type::FunctionPointer(Box::new(self.signatures.get(f.index())?.clone())))
            }
            ExprKind::Unary(op, a) => typing::unary(self.program, *op, a),
            ExprKind::Binary(op, a, b) => typing::binary(self.program, *op, a, b),
            ExprKind::Conditional(_, a, b) => self.conditional(a, b),
            ExprKind::Comma(_, b) => Some(b.ty.clone()),
            ExprKind::Call(callee, _) => self.call(callee),
            ExprKind::Int(_)
            | ExprKind::Float(_)
            | ExprKind::Null
            | ExprKind::Cast(_)
            | ExprKind::Literal(_) => None,
        }
    }

    fn conditional(&self, a: &Expr, b: &Expr) -> Option<Type> {
        if a.ty.is_arithmetic() {
            let (a, b) = (typing::promoted(self.program, a), typing::promoted(self.program, b));
            typing::usual_arithmetic(self.program, &a, &b)
        } else {
            Some(a.ty.clone())
        }
    }

    fn call(&self, callee: &Callee) -> Option<Type> {
        let ret = match callee {
            Callee::Direct(f) => &self.signatures.get(f.index())?.ret,
            Callee::Pointer(pointer) => match &pointer.ty {
                Type::FunctionPointer(signature) => &signature.ret,
                _ => return None,
            },
        };
        Some(ret.clone().unwrap_or(Type::Void))
    }

    fn place_type(&self, place: &Place) -> Option<Type> {
        types_along(self.program, self.globals, self.locals, place)?.pop()
    }
}

/// The types along the path of a place: of its base, and after each step. `None` if a step does not fit its type.
pub(crate) fn types_along(
    program: &Program,
    globals: &[Type],
    locals: &[Local],
    place: &Place,
) -> Option<Vec<Type>> {
    let mut ty = match &place.base {
        PlaceBase::Local(id) => locals.get(id.index())?.ty.clone(),
        PlaceBase::Global(id) => globals.get(id.index())?.clone(),
        PlaceBase::Temporary(value) => value.ty.clone(),
        PlaceBase::Deref(pointer) => match &pointer.ty {
            Type::Pointer(to) => (**to).clone(),
            _ => return None,
        },
    };
    let mut types = Vec::with_capacity(1 + place.path.len());
    for step in &place.path {
        types.push(ty.clone());
        ty = match (step, ty) {
            (PathStep::Field(record, field), Type::Record(id)) if *record == id => {
                program.records.get(id.index())?.fields.get(*field as usize)?.ty.clone()
            }
            (PathStep::Index(_), Type::Array(of, _) | Type::Vector(of, _)) => *of,
            (PathStep::Part(_), Type::Complex(float)) => Type::of_part(float).clone(),
            _ => return None,
        };
    }
    // One type more than there are steps: the last is that of the place itself.
    types.push(ty);
    Some(types)
}

/// The initialisers of the elements or members of an object, with their types.
pub(crate) fn typed_parts<'a>(
    records: &'a [Record],
    ty: &'a Type,
    init: &'a mut Init,
) -> Vec<(&'a Type, &'a mut Init)> {
    match (ty, init) {
        (Type::Array(of, _), Init::Array { elements, .. }) => {
            elements.iter_mut().map(|(_, part)| (&**of, part)).collect()
        }
        (Type::Record(id), Init::Record { fields, .. }) => {
            let members = &records[id.index()].fields;
            let typed = fields.iter_mut();
            typed.filter_map(|(index, part)| Some((&members.get(*index as usize)?.ty, part))).collect()
        }
        _ => Vec::new(),
    }
}
