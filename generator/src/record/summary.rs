//! Summaries of records: their scalars, and the operations that they allow.

use std::rc::Rc;

use lang::{Bits, ComplexPart, Expr, IntType, PathStep, Place, Program, RecordId, Type};

/// A scalar inside an object, and the operations that its surroundings allow.
#[derive(Clone, Debug)]
pub(crate) struct ScalarPart {
    /// The path from the object to the scalar.
    pub(crate) path: Vec<PathStep>,
    /// The scalar's declared type.
    pub(crate) ty: Type,
    /// The width of a bit-field; `None` for any other scalar.
    pub(crate) bits: Option<Bits>,
    /// True if the scalar's own declaration is volatile.
    pub(crate) volatile: bool,
    /// True if its address may be taken: it is no bit-field, not volatile, and in no record that could misalign it.
    pub(crate) addressable: bool,
}

/// The summary of a record.
#[derive(Clone, Debug)]
pub(crate) struct RecordSummary {
    /// The live scalars in order.
    pub(crate) leaves: Rc<[ScalarPart]>,
    /// True if some scalar is volatile.
    pub(crate) volatile: bool,
    /// True if the record or a part of it has `aligned`: gcc warns about it inside a packed record
    /// (`-Wpacked-not-aligned`).
    pub(crate) over_aligned: bool,
    /// True if no attribute or pragma is anywhere in the record, so that the addresses of its parts are aligned.
    pub(crate) plain: bool,
    /// True if the record ends in a flexible array member; then it cannot be part of a record or array.
    pub(crate) flexible: bool,
}

impl ScalarPart {
    /// The scalar's place in `object`.
    pub(crate) fn place(&self, object: &Place) -> Place {
        let mut path = object.path.clone();
        path.extend(self.path.iter().cloned());
        Place { base: object.base.clone(), path, ty: self.ty.clone() }
    }

    /// True if `op=`, `++` and `--` mean the same to every compiler. Programs do not use them on decimal types. They do not on `_Float16`, nor on a bit-field of a
    /// bit-precise type, which clang before 19 promotes as if it were of a standard type.
    pub(crate) fn is_operated_on(&self) -> bool {
        let narrowed = self.is_bit_precise() && self.bits.is_some();
        let computes = !matches!(self.ty, Type::Float(float) if float.is_decimal());
        !narrowed && computes && !self.is_half()
    }

    /// True for a `_BitInt`: its objects may have padding bits.
    pub(crate) fn is_bit_precise(&self) -> bool {
        matches!(self.ty, Type::Int(int) if int.is_bit_precise())
    }

    /// True for `_Float16` and `__fp16`. Programs do no arithmetic on them: gcc and clang keep excess precision
    /// differently.
    pub(crate) fn is_half(&self) -> bool {
        matches!(self.ty, Type::Float(float) if float.is_binary16())
    }

    /// True for `_Bool`, a bit-field or not.
    pub(crate) fn is_bool(&self) -> bool {
        self.ty == Type::Int(IntType::Bool)
    }
}

/// A path step to an element by a constant index.
pub(crate) fn index(element: u32) -> PathStep {
    PathStep::Index(Box::new(Expr::int(element, Type::INT)))
}

/// The live scalars of an object of type `ty`, given the summaries of the records declared so far.
pub(crate) fn leaves(summaries: &[RecordSummary], ty: &Type) -> Rc<[ScalarPart]> {
    match ty {
        Type::Record(id) => Rc::clone(&summaries[id.index()].leaves),
        _ => {
            let mut all = Vec::new();
            collect(summaries, ty, &mut Vec::new(), &mut all);
            all.into()
        }
    }
}

fn collect(summaries: &[RecordSummary], ty: &Type, path: &mut Vec<PathStep>, all: &mut Vec<ScalarPart>) {
    match ty {
        Type::Array(element, count) => {
            for i in 0..*count {
                path.push(index(i));
                collect(summaries, element, path, all);
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
        // The summary of a record is there already, so that no record is walked twice.
        Type::Record(id) => {
            for leaf in summaries[id.index()].leaves.iter() {
                let path = path.iter().chain(&leaf.path).cloned().collect();
                all.push(ScalarPart { path, ..leaf.clone() });
            }
        }
        scalar => all.push(ScalarPart { addressable: true, ..part(path, scalar) }),
    }
}

/// The leaf for a lane of a vector or a part of a complex number, which are no objects of their own.
fn part(path: &[PathStep], ty: &Type) -> ScalarPart {
    ScalarPart { path: path.to_vec(), ty: ty.clone(), bits: None, volatile: false, addressable: false }
}

/// Summarises a record; `summaries` has the summaries of the records among its members.
pub(crate) fn summarize(program: &Program, summaries: &[RecordSummary], id: RecordId) -> RecordSummary {
    let record = &program[id];
    let attributes = |f: &lang::Field| f.packed || f.aligned.is_some() || f.typedef_align.is_some();
    let nested = |f: &lang::Field| f.ty.element().as_record().map(|inner| &summaries[inner.index()]);
    let bare = !record.packed && record.aligned.is_none() && record.pragma_pack.is_none();
    let plain = bare && record.fields.iter().all(|f| !attributes(f) && nested(f).is_none_or(|s| s.plain));
    let over_aligned = record.aligned.is_some()
        || record.fields.iter().any(|f| f.aligned.is_some() || f.typedef_align.is_some())
        || record.fields.iter().any(|f| nested(f).is_some_and(|s| s.over_aligned));
    let mut all = Vec::new();
    for (i, field) in record.live_fields() {
        let from = all.len();
        collect(summaries, &field.ty, &mut vec![PathStep::Field(id, i)], &mut all);
        for leaf in &mut all[from..] {
            leaf.bits = leaf.bits.or(field.bits);
            leaf.volatile |= field.volatile;
            // A bit-field has no address (C11 6.5.3.2p1), no plain pointer may access a volatile member
            // (6.7.3p6), and a member that attributes have moved may lie where its type may not.
            leaf.addressable &= plain && leaf.bits.is_none() && !leaf.volatile;
        }
    }
    let flexible = record.fields.iter().any(|f| f.flexible);
    RecordSummary {
        volatile: all.iter().any(|l| l.volatile),
        leaves: all.into(),
        over_aligned,
        plain,
        flexible,
    }
}
