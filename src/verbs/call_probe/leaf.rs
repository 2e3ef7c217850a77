//! The scalars of an object.

use lang::{ComplexPart, Expr, PathStep, Place, PlaceBase, Program, Type};

/// A scalar of an object, where it is and how C names it.
pub(super) struct PassedScalar {
    pub(super) place: Place,
    pub(super) name: String,
}

/// The scalars of the object in a place, in order; of a union those of its active member.
pub(super) fn leaves(program: &Program, place: Place, name: String) -> Vec<PassedScalar> {
    let mut leaves = Vec::new();
    walk(program, place, name, &mut leaves);
    leaves
}

fn walk(program: &Program, place: Place, name: String, leaves: &mut Vec<PassedScalar>) {
    // Without a wildcard, so that a new type is an error here until it is decided.
    match place.ty.clone() {
        Type::Void => {}
        Type::Record(id) => {
            for (index, field) in program[id].live_fields() {
                let dot = field.name.as_ref().map_or_else(String::new, |own| format!(".{own}"));
                let member = place.clone().stepped(PathStep::Field(id, index), field.ty.clone());
                walk(program, member, format!("{name}{dot}"), leaves);
            }
        }
        Type::Array(of, count) | Type::Vector(of, count) => {
            for index in 0..count {
                let step = PathStep::Index(Box::new(Expr::int(i128::from(index), Type::INT)));
                walk(program, place.clone().stepped(step, (*of).clone()), format!("{name}[{index}]"), leaves);
            }
        }
        Type::Complex(of) => {
            for (part, spelled) in [(ComplexPart::Real, "real"), (ComplexPart::Imaginary, "imaginary")] {
                let part = place.clone().stepped(PathStep::Part(part), of.ty().clone());
                walk(program, part, format!("{name} ({spelled})"), leaves);
            }
        }
        Type::Int(_) | Type::Enum(_) | Type::Float(_) | Type::Pointer(_) | Type::FunctionPointer(_) => {
            leaves.push(PassedScalar { place, name });
        }
    }
}

/// The expression that is observed for a scalar: its value; for a pointer what it points to, since an address has no value to
/// print.
pub(super) fn observed(place: Place) -> Expr {
    match place.ty.clone() {
        Type::Pointer(to) => {
            let base = PlaceBase::Deref(Box::new(Expr::read(place)));
            Expr::read(Place { base, path: Vec::new(), ty: *to })
        }
        _ => Expr::read(place),
    }
}
