//! Properties of whole programs.

use lang::visit::{Visit, walk};
use lang::{Bits, Expr, ExprKind, Field, Function, IntType, Place, Program, RecordId, Stmt, Type, typing};

use super::records::{holds, is_lowered, may_be_quad_word};
use super::values::{vector_bits, wide_vector};

pub(super) fn lowered_single_quad_word(program: &Program) -> bool {
    program.records.iter().any(|record| {
        let mut members = record.fields.iter().filter(|field| field.bits.is_none());
        let (first, second) = (members.next(), members.next());
        let alone = first.filter(|_| second.is_none() || record.is_union());
        alone.is_some_and(|field| is_lowered(record, field) && may_be_quad_word(program, field.ty.element()))
    })
}

/// True if a record has a bit-field of a `_BitInt` that fits, given the field and the type's width in bits.
pub(super) fn bit_int_bit_field(program: &Program, is: impl Fn(&Field, u16) -> bool) -> bool {
    let mut fields = program.records.iter().flat_map(|record| &record.fields);
    fields.any(|field| match field.ty {
        Type::Int(IntType::BitInt(width) | IntType::UBitInt(width)) if field.bits.is_some() => {
            is(field, width)
        }
        _ => false,
    })
}

pub(super) fn union_with_wide_vector_returned(program: &Program) -> bool {
    fn has_union(program: &Program, id: RecordId) -> bool {
        let mut inner = program[id].fields.iter().filter_map(|field| field.ty.element().as_record());
        (program[id].is_union() && holds(program, id, wide_vector)) || inner.any(|id| has_union(program, id))
    }
    let mut results = program.functions.iter().filter_map(|function| function.ret.as_ref()?.as_record());
    results.any(|id| has_union(program, id))
}

pub(super) fn bool_beside_bit_field(program: &Program) -> bool {
    fn is_bool(program: &Program, ty: &Type) -> bool {
        match ty {
            Type::Int(int) => *int == IntType::Bool,
            Type::Record(id) => program[*id].fields.iter().any(|field| is_bool(program, field.ty.element())),
            _ => false,
        }
    }
    program.records.iter().filter(|record| record.is_union()).any(|union| {
        let has_bits = union.fields.iter().any(|field| field.bits.is_some());
        has_bits && union.fields.iter().any(|field| is_bool(program, field.ty.element()))
    })
}

pub(super) fn vectors_behind_the_dots(program: &Program) -> bool {
    fn is_short(ty: &Type) -> bool {
        vector_bits(ty).is_some_and(|bits| bits <= Bits(128))
    }
    behind_the_dots(program, |id| holds(program, id, is_short))
}

pub(super) fn int128_behind_the_dots(program: &Program) -> bool {
    const fn is_int128(ty: &Type) -> bool {
        matches!(ty, Type::Int(IntType::Int128 | IntType::UInt128))
    }
    behind_the_dots(program, |id| holds(program, id, is_int128))
}

/// True if some unnamed argument is such a record.
fn behind_the_dots(program: &Program, is: impl Fn(RecordId) -> bool) -> bool {
    program.functions.iter().map(Function::signature).any(|signature| {
        let mut unnamed = signature.params.iter().skip(signature.named());
        unnamed.any(|ty| ty.as_record().is_some_and(&is))
    })
}

pub(super) fn bit_int_of_no_whole_bytes(program: &Program) -> bool {
    let mut fields = program.records.iter().flat_map(|record| &record.fields);
    fields.any(|field| {
        let is_odd = |ty: &Type| matches!(ty, Type::Int(IntType::UBitInt(width)) if width % 8 != 0);
        field.bits.is_none() && is_odd(field.ty.element())
    })
}

pub(super) fn wide_bit_int_of_no_whole_bytes(program: &Program) -> bool {
    let is_wide = |ty: &Type| match ty.element() {
        Type::Int(IntType::BitInt(width) | IntType::UBitInt(width)) => *width > 128 && width % 8 != 0,
        _ => false,
    };
    let of_function = |function: &Function| {
        let signature = function.signature();
        signature.params.iter().chain(&signature.ret).any(is_wide)
    };
    let mut fields = program.records.iter().flat_map(|record| &record.fields);
    program.functions.iter().any(of_function) || fields.any(|field| is_wide(&field.ty))
}

pub(super) fn integer_lanes_beside_few_bits(program: &Program) -> bool {
    // A lane has a whole number of parts of as many bits.
    let has_few_bits = |ty: &Type| matches!(ty, Type::Int(IntType::BitInt(2 | 4) | IntType::UBitInt(2 | 4)));
    let has_integer_lanes =
        |ty: &Type| matches!(ty.element(), Type::Vector(lane, _) if matches!(**lane, Type::Int(_)));
    let (mut lanes, mut few_bits) = (false, false);
    let mut types = |ty: &Type| {
        lanes |= has_integer_lanes(ty);
        few_bits |= has_few_bits(ty);
    };
    program.records.iter().flat_map(|record| &record.fields).for_each(|field| types(&field.ty));
    walk::program(&mut walk::exprs(|expr| types(&expr.ty)), program);
    walk::program(&mut walk::places(|place| types(&place.ty)), program);
    lanes && few_bits
}

pub(super) fn truncation_to_signed_in_loop(program: &Program) -> bool {
    let mut search = Truncations { program, looping: false, truncating: false };
    walk::program(&mut search, program);
    search.looping && search.truncating
}

/// Looks for loops, and for assignments that cut to a signed object. A function that assigns may be inlined into
/// another one's loop, so that the two need not be in one place.
struct Truncations<'p> {
    program: &'p Program,
    looping: bool,
    truncating: bool,
}

impl Truncations<'_> {
    /// True if `place` is signed, and `int` has values that it cannot hold.
    fn cuts(&self, place: &Place, int: IntType) -> bool {
        let Some(held) = typing::integer(self.program, &place.ty) else { return false };
        let width = typing::bit_width(self.program, place).unwrap_or(held.width());
        held.is_signed(self.program.target) && width < int.width()
    }
}

impl Visit for Truncations<'_> {
    fn stmt(&mut self, stmt: &Stmt) {
        self.looping |= matches!(stmt, Stmt::For { .. } | Stmt::While { .. });
        walk::stmt(self, stmt);
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Assign(place, value) | ExprKind::Compound(_, place, value) => {
                let int = match typing::promoted(self.program, value) {
                    Type::Int(int) => int,
                    _ => IntType::LongLong,
                };
                self.truncating |= self.cuts(place, int);
            }
            ExprKind::Step(_, place) => self.truncating |= self.cuts(place, IntType::Int),
            _ => {}
        }
        walk::expr(self, expr);
    }
}
