//! The simplest value of each type.

use lang::{Expr, ExprKind, Init, Number, Program, Record, RecordId, Type};

/// A constant expression of this type whose value is zero; `None` if C has none (`void`, arrays, a record without a
/// member that a program may set).
pub(crate) fn zero(program: &Program, ty: &Type) -> Option<Expr> {
    let kind = match ty {
        Type::Int(_) | Type::Enum(_) => ExprKind::Int(Number::ZERO),
        Type::Float(_) => ExprKind::Float(0f64.to_bits()),
        Type::Pointer(_) | Type::FunctionPointer(_) => ExprKind::Null,
        Type::Record(id) => ExprKind::Literal(Box::new(zero_record(program, *id)?)),
        Type::Complex(float) => {
            let part = Box::new(zero(program, Type::of_part(*float))?);
            ExprKind::Literal(Box::new(Init::Complex(part.clone(), part)))
        }
        Type::Vector(lane, lanes) => {
            let lane = Init::Value(zero(program, lane)?);
            let elements = (0..*lanes).map(|at| (at, lane.clone())).collect();
            ExprKind::Literal(Box::new(Init::Array { elements, designated: false }))
        }
        Type::Void | Type::Array(..) => return None,
    };
    Some(Expr { kind, ty: ty.clone() })
}

/// The shortest initialiser that makes an object of this type all zero; `None` if no initialiser does.
pub(crate) fn zero_init(program: &Program, ty: &Type) -> Option<Init> {
    match ty {
        Type::Array(_, 0) => Some(Init::Array { elements: Vec::new(), designated: true }),
        Type::Array(element, _) => {
            let elements = vec![(0, zero_init(program, element)?)];
            Some(Init::Array { elements, designated: true })
        }
        Type::Record(id) => zero_record(program, *id),
        scalar => zero(program, scalar).map(Init::Value),
    }
}

fn zero_record(program: &Program, id: RecordId) -> Option<Init> {
    let record: &Record = &program[id];
    if record.live_fields().next().is_none() {
        return Some(Init::Record { fields: Vec::new(), designated: false });
    }
    let (index, first) =
        record.live_fields().find_map(|(index, field)| Some((index, zero_init(program, &field.ty)?)))?;
    Some(Init::Record { fields: vec![(index, first)], designated: true })
}
