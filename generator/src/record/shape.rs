//! What the rest of the generator needs to know of a record: its scalars, and what may be done to it.

use std::rc::Rc;

use lang::{Bits, ComplexPart, Expr, IntType, PathStep, Place, Program, RecordId, Type};

/// A scalar inside an object, with what its surroundings allow.
#[derive(Clone, Debug)]
pub(crate) struct Leaf {
    /// From the object inwards.
    pub(crate) path: Vec<PathStep>,
    /// The declared type.
    pub(crate) ty: Type,
    /// The width, of a bit-field.
    pub(crate) bits: Option<Bits>,
    /// Volatile itself.
    pub(crate) volatile: bool,
    /// Its address may be taken: no bit-field, not volatile, in no record that could misalign it.
    pub(crate) addressable: bool,
}

/// A record, summed up.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    /// The live scalars in order.
    pub(crate) leaves: Rc<[Leaf]>,
    /// Some scalar is volatile.
    pub(crate) volatile: bool,
    /// The record or a part of it carries `aligned`: gcc's `-Wpacked-not-aligned` wants it in no packed record.
    pub(crate) over_aligned: bool,
    /// No attribute or pragma anywhere in it, so that addresses of its parts are aligned.
    pub(crate) plain: bool,
    /// Ends in a flexible array member, and so stands in no other record or array.
    pub(crate) flexible: bool,
}

impl Leaf {
    /// The leaf as part of `object`.
    pub(crate) fn place(&self, object: &Place) -> Place {
        let mut path = object.path.clone();
        path.extend(self.path.iter().cloned());
        Place { base: object.base.clone(), path, ty: self.ty.clone() }
    }

    /// True where `op=`, `++` and `--` mean the same to every compiler: not on a bit-field of a bit-precise type, which
    /// clang before 19 promotes as if it were of a standard one.
    pub(crate) fn is_operated_on(&self) -> bool {
        let narrowed = self.is_bit_precise() && self.bits.is_some();
        !narrowed && !self.is_half()
    }

    /// True for a `_BitInt`, an object of which has padding.
    pub(crate) fn is_bit_precise(&self) -> bool {
        matches!(self.ty, Type::Int(int) if int.is_bit_precise())
    }

    /// True for `_Float16`, on which there is no arithmetic: gcc and clang keep excess precision differently.
    pub(crate) fn is_half(&self) -> bool {
        matches!(self.ty, Type::Float(float) if float.is_binary16())
    }

    /// True for `_Bool`, a bit-field or not.
    pub(crate) fn is_bool(&self) -> bool {
        self.ty == Type::Int(IntType::Bool)
    }
}

/// The constant index of an element.
pub(crate) fn index(element: u32) -> PathStep {
    PathStep::Index(Box::new(Expr::int(element, Type::INT)))
}

/// The live scalars of an object of type `ty`, given the shapes of the records declared so far.
pub(crate) fn leaves(shapes: &[Shape], ty: &Type) -> Rc<[Leaf]> {
    match ty {
        Type::Record(id) => Rc::clone(&shapes[id.index()].leaves),
        _ => {
            let mut all = Vec::new();
            collect(shapes, ty, &mut Vec::new(), &mut all);
            all.into()
        }
    }
}

fn collect(shapes: &[Shape], ty: &Type, path: &mut Vec<PathStep>, all: &mut Vec<Leaf>) {
    match ty {
        Type::Array(element, count) => {
            for i in 0..*count {
                path.push(index(i));
                collect(shapes, element, path, all);
                path.pop();
            }
        }
        Type::Vector(lane, count) => {
            for i in 0..*count {
                path.push(index(i));
                all.push(part(path, lane));
                path.pop();
            }
        }
        Type::Complex(float) => {
            for half in [ComplexPart::Real, ComplexPart::Imaginary] {
                path.push(PathStep::Part(half));
                all.push(part(path, Type::of_part(*float)));
                path.pop();
            }
        }
        Type::Record(id) => {
            for leaf in shapes[id.index()].leaves.iter() {
                let path = path.iter().chain(&leaf.path).cloned().collect();
                all.push(Leaf { path, ..leaf.clone() });
            }
        }
        scalar => all.push(Leaf { addressable: true, ..part(path, scalar) }),
    }
}

/// A scalar that is no object of its own: a lane or a part of a complex number.
fn part(path: &[PathStep], ty: &Type) -> Leaf {
    Leaf { path: path.to_vec(), ty: ty.clone(), bits: None, volatile: false, addressable: false }
}

/// Sums up a record whose members' records are summed up in `shapes`.
pub(crate) fn shape(program: &Program, shapes: &[Shape], id: RecordId) -> Shape {
    let record = &program[id];
    let attributes = |f: &lang::Field| f.packed || f.aligned.is_some() || f.typedef_align.is_some();
    let nested = |f: &lang::Field| f.ty.element().as_record().map(|inner| &shapes[inner.index()]);
    let bare = !record.packed && record.aligned.is_none() && record.pragma_pack.is_none();
    let plain = bare && record.fields.iter().all(|f| !attributes(f) && nested(f).is_none_or(|s| s.plain));
    let over_aligned = record.aligned.is_some()
        || record.fields.iter().any(|f| f.aligned.is_some() || f.typedef_align.is_some())
        || record.fields.iter().any(|f| nested(f).is_some_and(|s| s.over_aligned));
    let mut all = Vec::new();
    for (i, field) in record.live_fields() {
        let from = all.len();
        collect(shapes, &field.ty, &mut vec![PathStep::Field(id, i)], &mut all);
        for leaf in &mut all[from..] {
            leaf.bits = leaf.bits.or(field.bits);
            leaf.volatile |= field.volatile;
            leaf.addressable &= plain && leaf.bits.is_none() && !leaf.volatile;
        }
    }
    let flexible = record.fields.iter().any(|f| matches!(f.ty, Type::Array(_, 0)));
    Shape { volatile: all.iter().any(|l| l.volatile), leaves: all.into(), over_aligned, plain, flexible }
}
