//! The scalars of an object that a tracepoint observes.

use lang::{ComplexPart, Expr, PathStep, Place, Program, Type};

/// Of an object that has more scalars, the first ones are observed.
const MOST: usize = 48;

/// The place of a scalar in its object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ScalarKind {
    /// An object of its own.
    Plain,
    /// A bit-field.
    BitField,
    /// A lane of a vector.
    Lane,
    /// A part of a complex number.
    Part,
}

/// A scalar of an object.
#[derive(Clone, Debug)]
pub(super) struct TracedScalar {
    /// The steps from the object to the scalar.
    pub(super) path: Vec<PathStep>,
    ty: Type,
    pub(super) kind: ScalarKind,
}

impl TracedScalar {
    /// The value of the scalar in `object`.
    pub(super) fn value(&self, object: &Place) -> Expr {
        let path = object.path.iter().chain(&self.path).cloned().collect();
        Expr::read(Place { base: object.base.clone(), path, ty: self.ty.clone() })
    }
}

/// The scalars of an object of a type that have values of their own; no pointers.
pub(super) fn leaves(program: &Program, ty: &Type) -> Vec<TracedScalar> {
    let mut walk = ScalarWalk { program, path: Vec::new(), found: Vec::new() };
    walk.object(ty, ScalarKind::Plain);
    walk.found
}

struct ScalarWalk<'p> {
    program: &'p Program,
    path: Vec<PathStep>,
    found: Vec<TracedScalar>,
}

impl ScalarWalk<'_> {
    fn object(&mut self, ty: &Type, kind: ScalarKind) {
        match ty {
            // The limit is the first arm, so that a large array is not walked into once there are enough
            // scalars.
            _ if self.found.len() >= MOST => {}
            Type::Record(id) => {
                let program = self.program;
                for (index, field) in program[*id].live_fields() {
                    let kind = if field.bits.is_some() { ScalarKind::BitField } else { ScalarKind::Plain };
                    self.inside(PathStep::Field(*id, index), &field.ty, kind);
                }
            }
            Type::Array(element, count) => {
                (0..*count).for_each(|at| self.inside(index(at), element, ScalarKind::Plain));
            }
            Type::Vector(lane, count) => {
                (0..*count).for_each(|at| self.inside(index(at), lane, ScalarKind::Lane));
            }
            Type::Complex(float) => {
                for part in [ComplexPart::Real, ComplexPart::Imaginary] {
                    self.inside(PathStep::Part(part), Type::of_part(*float), ScalarKind::Part);
                }
            }
            scalar if scalar.is_arithmetic() => {
                self.found.push(TracedScalar { path: self.path.clone(), ty: scalar.clone(), kind });
            }
            _ => {}
        }
    }

    fn inside(&mut self, step: PathStep, ty: &Type, kind: ScalarKind) {
        self.path.push(step);
        self.object(ty, kind);
        self.path.pop();
    }
}

fn index(at: u32) -> PathStep {
    PathStep::Index(Box::new(Expr::int(at, Type::INT)))
}
