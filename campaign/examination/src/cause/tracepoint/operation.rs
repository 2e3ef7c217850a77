//! The names of operations, as coarsely as causes are told apart: an operation that a compiler translates in one way has one name,
//! whatever surrounds it.

use lang::{
    BinaryOp, Callee, Expr, ExprKind, FloatType, FuncId, Init, IntType, PathStep, Place, PlaceBase, Program,
    Type, UnaryOp, typing,
};
use smol_str::{SmolStr, format_smolstr};

use super::leaves::{ScalarKind, TracedScalar};
use crate::cause::located::Position;
use crate::cause::passing;

/// An operation that may go wrong, by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Operation {
    /// A value is passed to a function, or back.
    Passing(SmolStr),
    /// Anything else.
    Computing(SmolStr),
}

impl Operation {
    /// The use of its result, where that is right by itself.
    #[must_use]
    pub(super) fn used(&self) -> Operation {
        let (Operation::Passing(name) | Operation::Computing(name)) = self;
        Operation::Computing(format_smolstr!("use of {name}"))
    }
}

impl From<&str> for Operation {
    fn from(name: &str) -> Operation {
        Operation::Computing(name.into())
    }
}

impl From<SmolStr> for Operation {
    fn from(name: SmolStr) -> Operation {
        Operation::Computing(name)
    }
}

/// The passing of a value of a function.
pub(super) fn passing(program: &Program, function: FuncId, position: Position) -> Operation {
    Operation::Passing(passing::responsible(program, function, position).into())
}

pub(super) const ASSIGNMENT: &str = "assignment";
pub(super) const VALUE_OF_ASSIGNMENT: &str = "value of an assignment";
pub(super) const BIT_FIELD: &str = "bit-field";
const VECTOR: &str = "vector";
const COMPLEX: &str = "complex number";
/// Of integers of a bit-precise type every operation is followed by a cut to the width.
const BIT_PRECISE: &str = "value of _BitInt";
/// A member that a store to a bit-field beside it changes.
pub(super) const NEIGHBOUR: &str = "neighbour of a bit-field";
pub(super) const COMPOUND: &str = "compound assignment";
pub(super) const COPY: &str = "record assignment";
pub(super) const CALLERS_COPY: &str = "caller's copy of an argument";
pub(super) const OMITTED: &str = "omitted member of an initialiser";

/// The operation that gives an expression its value, its operands being right.
pub(super) fn of_expr(program: &Program, expr: &Expr) -> Operation {
    match &expr.kind {
        ExprKind::Int(_) | ExprKind::Float(_) | ExprKind::Null => "constant".into(),
        ExprKind::Read(place) => of_read(program, place),
        ExprKind::AddressOf(_) | ExprKind::FunctionAddress(_) => "address".into(),
        ExprKind::Unary(UnaryOp::Plus, operand) => conversion(program, &operand.ty, &expr.ty),
        ExprKind::Unary(UnaryOp::Negate, _) => arithmetic(BinaryOp::Sub, &expr.ty),
        ExprKind::Unary(UnaryOp::BitNot, _) => arithmetic(BinaryOp::BitXor, &expr.ty),
        ExprKind::Unary(UnaryOp::LogicalNot, _) => "logical operator".into(),
        ExprKind::Binary(op, left, right) => {
            let common = typing::operand_type(program, *op, left, right);
            binary(program, *op, common.as_ref().unwrap_or(&left.ty))
        }
        ExprKind::Conditional(..) => "conditional operator".into(),
        ExprKind::Comma(..) => "comma".into(),
        ExprKind::Cast(operand) => conversion(program, &operand.ty, &expr.ty),
        ExprKind::Assign(..) => VALUE_OF_ASSIGNMENT.into(),
        ExprKind::Compound(..) => COMPOUND.into(),
        ExprKind::Step(..) => "increment or decrement".into(),
        ExprKind::Call(callee, _) => of_call(program, callee),
        ExprKind::Literal(_) => "compound literal".into(),
    }
}

fn of_call(program: &Program, callee: &Callee) -> Operation {
    match callee {
        Callee::Direct(function) => passing(program, *function, Position::Result),
        Callee::Pointer(_) => Operation::Passing("result of a call through a pointer".into()),
    }
}

fn of_read(program: &Program, place: &Place) -> Operation {
    match place.path.last() {
        _ if typing::bit_width(program, place).is_some() => BIT_FIELD.into(),
        Some(PathStep::Part(_)) => COMPLEX.into(),
        Some(PathStep::Field(..)) => "member".into(),
        Some(PathStep::Index(_)) if container(program, place).is_some_and(Type::is_vector) => VECTOR.into(),
        Some(PathStep::Index(_)) => "element".into(),
        None => "variable".into(),
    }
}

/// The type of the object of which a place is an element; `None` where the element is one of what a pointer or call gives.
fn container<'p>(program: &'p Program, place: &'p Place) -> Option<&'p Type> {
    let (_, outer) = place.path.split_last()?;
    match outer.last() {
        Some(PathStep::Field(record, field)) => Some(&program[*record].fields[*field as usize].ty),
        Some(PathStep::Index(_) | PathStep::Part(_)) => None,
        None => match &place.base {
            PlaceBase::Global(id) => Some(&program[*id].ty),
            PlaceBase::Temporary(value) => Some(&value.ty),
            PlaceBase::Local(_) | PlaceBase::Deref(_) => None,
        },
    }
}

/// An operator on operands of a common type.
pub(super) fn binary(program: &Program, op: BinaryOp, common: &Type) -> Operation {
    let sign = || match typing::integer(program, common) {
        Some(int) if int.is_signed(program.target) => "signed ",
        Some(_) => "unsigned ",
        None => "",
    };
    match op {
        _ if op.is_logical() => "logical operator".into(),
        _ if op.is_comparison() => format_smolstr!("{}comparison", sign()).into(),
        BinaryOp::Shr => format_smolstr!("{}right shift", sign()).into(),
        BinaryOp::Div | BinaryOp::Rem if common.is_integer() => format_smolstr!("{}division", sign()).into(),
        _ => arithmetic(op, common),
    }
}

fn arithmetic(op: BinaryOp, ty: &Type) -> Operation {
    match ty {
        Type::Float(FloatType::LongDouble | FloatType::Quad) => "arithmetic beyond double".into(),
        Type::Float(float) => format_smolstr!("arithmetic of {}", float.spelling()).into(),
        Type::Int(int) if int.is_bit_precise() => BIT_PRECISE.into(),
        Type::Complex(_) => "arithmetic of complex numbers".into(),
        Type::Vector(..) => "arithmetic of vectors".into(),
        _ => match op {
            BinaryOp::Shl => "left shift".into(),
            BinaryOp::Mul => "multiplication".into(),
            BinaryOp::Add | BinaryOp::Sub => "addition".into(),
            _ => "bitwise operator".into(),
        },
    }
}

/// A conversion, written or not.
pub(super) fn conversion(program: &Program, from: &Type, to: &Type) -> Operation {
    match (from, to) {
        (_, Type::Int(IntType::Bool)) => "conversion to _Bool".into(),
        (_, Type::Float(float)) if float.is_binary16() => "conversion to half precision".into(),
        (Type::Float(_), Type::Float(float)) => format_smolstr!("conversion to {}", float.spelling()).into(),
        (_, Type::Float(float)) => format_smolstr!("conversion of integers to {}", float.spelling()).into(),
        (Type::Float(float), _) => format_smolstr!("conversion of {} to integers", float.spelling()).into(),
        _ => match (typing::integer(program, from), typing::integer(program, to)) {
            (Some(from), Some(to)) if from.width() < to.width() => {
                if from.is_bit_precise() {
                    "extension of _BitInt".into()
                } else {
                    "extension".into()
                }
            }
            (_, Some(to)) if to.is_bit_precise() => BIT_PRECISE.into(),
            _ => "conversion".into(),
        },
    }
}

/// The operation that gave a scalar of an object its value, when the object was written by `whole`.
pub(super) fn of_leaf(leaf: &TracedScalar, whole: &str) -> Operation {
    match leaf.kind {
        ScalarKind::Plain => whole.into(),
        ScalarKind::BitField => BIT_FIELD.into(),
        ScalarKind::Lane => VECTOR.into(),
        ScalarKind::Part => COMPLEX.into(),
    }
}

/// The operation that gave a scalar of an object its value from an initialiser.
pub(super) fn of_initialised(program: &Program, init: &Init, leaf: &TracedScalar) -> Operation {
    match (named(init, &leaf.path), init) {
        (Named::No, _) => OMITTED.into(),
        (Named::Yes, Init::Value(value)) => of_record(program, value, leaf),
        (Named::Yes, _) => of_leaf(leaf, "initialiser"),
    }
}

/// The operation that gave a scalar of an object its value from that of an expression.
pub(super) fn of_record(program: &Program, value: &Expr, leaf: &TracedScalar) -> Operation {
    match &value.kind {
        ExprKind::Call(callee, _) => of_call(program, callee),
        // A compound literal has been observed before.
        ExprKind::Read(_) | ExprKind::Literal(_) => COPY.into(),
        _ if value.ty.as_record().is_some() => COPY.into(),
        _ => of_leaf(leaf, ASSIGNMENT),
    }
}

/// Tells an initialiser that gives a part a value of its own from one that does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Named {
    Yes,
    No,
}

fn named(init: &Init, path: &[PathStep]) -> Named {
    let Some((step, rest)) = path.split_first() else { return Named::Yes };
    let parts = match init {
        Init::Value(_) | Init::Complex(..) => return Named::Yes,
        Init::Record { fields, .. } => fields,
        Init::Array { elements, .. } => elements,
    };
    let number = match step {
        PathStep::Field(_, number) => Some(*number),
        PathStep::Index(at) => match &at.kind {
            ExprKind::Int(number) => Some(number.as_u64() as u32),
            _ => None,
        },
        PathStep::Part(_) => None,
    };
    let inner = parts.iter().find(|(at, _)| Some(*at) == number);
    inner.map_or(Named::No, |(_, inner)| named(inner, rest))
}
