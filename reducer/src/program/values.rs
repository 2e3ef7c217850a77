//! Values that show: a reduction ends in zeros, which what was never written may be as well by chance.

use lang::visit::{VisitMut, walk_mut};
use lang::{
    Bits, Callee, Expr, ExprKind, Init, Local, LocalInit, Number, Program, RecordId, Signature, Stmt, Type,
    typing,
};

/// The number of elements of the longest array that gets a value for each.
const ELEMENTS: u32 = 8;

/// The constants that change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Zeros {
    /// The zeros that are written, and the zeros that initialisers leave out.
    All,
    /// Those that are written.
    Written,
}

/// Puts other values in the place of zeros that are assigned, passed, returned or initialise: 1, 2, 3 …, within the range of what
/// receives them.
pub(super) fn distinct(program: &mut Program, zeros: Zeros) {
    let mut functions = std::mem::take(&mut program.functions);
    let mut globals = std::mem::take(&mut program.globals);
    let signatures: Vec<Signature> = functions.iter().map(lang::Function::signature).collect();
    let mut values =
        DistinctValues { program, signatures: &signatures, locals: &[], result: None, zeros, next: 1 };
    for global in &mut globals {
        match &mut global.init {
            Some(init) => values.initialiser(init, &global.ty, None),
            None if zeros == Zeros::All => global.init = values.whole(&global.ty, None),
            None => {}
        }
    }
    for function in &mut functions {
        values.locals = &function.locals;
        values.result = function.ret.as_ref();
        values.body(&mut function.body);
    }
    program.functions = functions;
    program.globals = globals;
}

struct DistinctValues<'a> {
    /// The program without functions and globals.
    program: &'a Program,
    signatures: &'a [Signature],
    locals: &'a [Local],
    result: Option<&'a Type>,
    zeros: Zeros,
    next: u32,
}

impl DistinctValues<'_> {
    /// The next value of a type that what receives it may have.
    fn value(&mut self, ty: &Type, receiver: &Type, bits: Option<Bits>) -> Option<ExprKind> {
        match ty {
            Type::Float(_) => {
                self.next += 1;
                Some(ExprKind::Float(f64::from(self.next - 1).to_bits()))
            }
            Type::Int(int) => {
                let (_, own) = typing::range(self.program, *int, None);
                let (low, high) = match receiver {
                    Type::Int(into) => typing::range(self.program, *into, bits),
                    Type::Enum(_) => return None,
                    _ => (Number::ZERO, own),
                };
                let most = own.min(high);
                self.next += 1;
                match u64::try_from(most) {
                    Ok(0) if low < 0 && int.is_signed(self.program.target) => Some(ExprKind::Int(low)),
                    Ok(0) => None,
                    Ok(most) => Some(ExprKind::Int(Number::from(1 + u64::from(self.next - 2) % most))),
                    Err(_) => Some(ExprKind::Int(Number::from(self.next - 1))),
                }
            }
            _ => None,
        }
    }

    /// Replaces a zero.
    fn constant(&mut self, expr: &mut Expr, receiver: &Type, bits: Option<Bits>) {
        let is_zero = match expr.kind {
            ExprKind::Int(value) => value == Number::ZERO,
            ExprKind::Float(value) => value == 0,
            _ => false,
        };
        if is_zero && let Some(kind) = self.value(&expr.ty.clone(), receiver, bits) {
            expr.kind = kind;
        }
    }

    /// Replaces the zeros of an initialiser for an object of a type.
    fn initialiser(&mut self, init: &mut Init, ty: &Type, bits: Option<Bits>) {
        match (init, ty) {
            (Init::Value(value), _) => self.constant(value, ty, bits),
            (Init::Complex(real, imaginary), Type::Complex(float)) => {
                [real, imaginary]
                    .into_iter()
                    .for_each(|part| self.constant(part, Type::of_part(*float), None));
            }
            (Init::Record { fields, designated }, Type::Record(id)) => {
                for (index, part) in fields.iter_mut() {
                    if let Some(field) = self.program[*id].fields.get(*index as usize) {
                        self.initialiser(part, &field.ty, field.bits);
                    }
                }
                // C11 6.7.9p21: members without an initialiser are zero, too.
                let is_short = *designated || fields.len() < self.program[*id].live_fields().count();
                if self.zeros == Zeros::All && is_short {
                    *designated = true;
                    fields.extend(self.members(*id, |index| !fields.iter().any(|(own, _)| *own == index)));
                    fields.sort_by_key(|(index, _)| *index);
                }
            }
            (Init::Array { elements, designated }, Type::Array(of, length) | Type::Vector(of, length)) => {
                elements.iter_mut().for_each(|(_, part)| self.initialiser(part, of, None));
                if self.zeros == Zeros::All && elements.len() < *length as usize && *length <= ELEMENTS {
                    *designated = true;
                    let missing = (0..*length).filter(|at| !elements.iter().any(|(own, _)| own == at));
                    let missing: Vec<u32> = missing.collect();
                    elements.extend(
                        missing.into_iter().filter_map(|at| self.whole(of, None).map(|part| (at, part))),
                    );
                    elements.sort_by_key(|(index, _)| *index);
                }
            }
            _ => {}
        }
    }

    /// Values for the members of a record that are wanted.
    fn members(&mut self, id: RecordId, is_wanted: impl Fn(u32) -> bool) -> Vec<(u32, Init)> {
        let program = self.program;
        let wanted = program[id].live_fields().filter(|(index, _)| is_wanted(*index));
        wanted.filter_map(|(index, field)| Some((index, self.whole(&field.ty, field.bits)?))).collect()
    }

    /// An initialiser without zeros; `None` for what has none.
    fn whole(&mut self, ty: &Type, bits: Option<Bits>) -> Option<Init> {
        match ty {
            Type::Record(id) => {
                let fields = self.members(*id, |_| true);
                (!fields.is_empty()).then_some(Init::Record { fields, designated: true })
            }
            Type::Array(of, length) if (1..=ELEMENTS).contains(length) => {
                let elements: Option<Vec<_>> =
                    (0..*length).map(|at| Some((at, self.whole(of, None)?))).collect();
                Some(Init::Array { elements: elements?, designated: false })
            }
            Type::Int(_) | Type::Float(_) => {
                Some(Init::Value(Expr { kind: self.value(ty, ty, bits)?, ty: ty.clone() }))
            }
            _ => None,
        }
    }
}

impl VisitMut for DistinctValues<'_> {
    fn stmt(&mut self, stmt: &mut Stmt) {
        match stmt {
            Stmt::Declare(local, LocalInit::Init(init) | LocalInit::Graffiti(_, init)) => {
                if let Some(local) = self.locals.get(local.index()) {
                    self.initialiser(init, &local.ty, None);
                }
            }
            Stmt::Return(Some(value)) => {
                if let Some(ty) = self.result {
                    self.constant(value, ty, None);
                }
            }
            _ => {}
        }
        walk_mut::stmt(self, stmt);
    }

    fn expr(&mut self, expr: &mut Expr) {
        match &mut expr.kind {
            ExprKind::Literal(init) => self.initialiser(init, &expr.ty, None),
            ExprKind::Assign(place, value) => {
                let bits = typing::bit_width(self.program, place);
                self.constant(value, &place.ty, bits);
            }
            ExprKind::Call(callee, arguments) => {
                let signature = match callee {
                    Callee::Direct(f) => self.signatures.get(f.index()),
                    Callee::Pointer(_) => None,
                };
                for (number, argument) in arguments.iter_mut().enumerate() {
                    let ty = signature.and_then(|signature| signature.params.get(number));
                    let ty = ty.unwrap_or(&argument.ty).clone();
                    self.constant(argument, &ty, None);
                }
            }
            _ => {}
        }
        walk_mut::expr(self, expr);
    }
}
