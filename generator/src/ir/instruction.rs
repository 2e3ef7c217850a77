//! Productions of single values.

use ir::{ArithFlags, BinaryOp, CastFlags, CastOp, Compare, IntPredicate};

use super::body::IrBodyBuilder;
use super::production::IrProduction;
use super::scope::ScopeValue;
use super::shape::IntShape;
use super::{aggregate, memory, pattern, vector};
use crate::choices::Choices;

const fn always(_: &IrBodyBuilder<'_>) -> bool {
    true
}

/// True unless the profile is `ir-small`, which has neither memory nor structures.
fn large(body: &IrBodyBuilder<'_>) -> bool {
    !body.config.is_small()
}

fn vectors(body: &IrBodyBuilder<'_>) -> bool {
    body.palette.has_vectors()
}

/// The production table of values; the first row is always open.
pub(super) const INSTRUCTIONS: &[IrProduction] = &[
    IrProduction { name: "bitwise", weight: 8, possible: always, build: bitwise },
    IrProduction { name: "arithmetic", weight: 12, possible: always, build: arithmetic },
    IrProduction { name: "shift", weight: 8, possible: always, build: shift },
    IrProduction { name: "division", weight: 5, possible: always, build: division },
    IrProduction { name: "compare", weight: 7, possible: always, build: compare },
    IrProduction { name: "select", weight: 8, possible: always, build: select },
    IrProduction { name: "freeze", weight: 5, possible: always, build: freeze },
    IrProduction { name: "trunc", weight: 5, possible: always, build: trunc },
    IrProduction { name: "extend", weight: 6, possible: always, build: extend },
    IrProduction { name: "bitcast", weight: 4, possible: vectors, build: vector::bitcast },
    IrProduction { name: "extract-element", weight: 3, possible: vectors, build: vector::extract },
    IrProduction { name: "insert-element", weight: 6, possible: vectors, build: vector::insert },
    IrProduction { name: "shuffle", weight: 4, possible: vectors, build: vector::shuffle },
    IrProduction { name: "pair", weight: 2, possible: large, build: aggregate::pair },
    IrProduction {
        name: "insert-value",
        weight: 2,
        possible: aggregate::has_pairs,
        build: aggregate::insert,
    },
    IrProduction {
        name: "extract-value",
        weight: 3,
        possible: aggregate::has_pairs,
        build: aggregate::extract,
    },
    IrProduction { name: "load", weight: 10, possible: memory::has_plain, build: memory::load },
    IrProduction {
        name: "load-at-index",
        weight: 3,
        possible: memory::has_plain,
        build: memory::load_at_index,
    },
    IrProduction { name: "load-whole", weight: 4, possible: memory::has_whole, build: memory::load_whole },
    IrProduction {
        name: "compare-pointers",
        weight: 1,
        possible: memory::has_plain,
        build: memory::compare_pointers,
    },
    IrProduction { name: "through-double", weight: 1, possible: large, build: through_double },
    IrProduction { name: "merge", weight: 3, possible: always, build: pattern::merge },
    IrProduction { name: "logical", weight: 3, possible: always, build: pattern::logical },
    IrProduction { name: "overflow-check", weight: 3, possible: always, build: pattern::overflow_check },
    IrProduction { name: "clamp", weight: 2, possible: always, build: pattern::clamp },
    IrProduction { name: "twice", weight: 3, possible: always, build: pattern::twice },
    IrProduction { name: "absorb", weight: 3, possible: always, build: pattern::absorb },
    IrProduction { name: "undo", weight: 3, possible: always, build: pattern::undo },
];

impl IrBodyBuilder<'_> {
    /// Draws two operands of one shape.
    fn two(&mut self, choices: &mut Choices<'_>) -> (ScopeValue, ScopeValue) {
        let shape = self.palette.any_shape(choices);
        let lhs = self.operand(choices, shape);
        let rhs = self.operand(choices, shape);
        (lhs, rhs)
    }

    /// Draws `true` if a poison-generating flag that runs may violate is to be set.
    pub(super) fn draws_violable_flag(&self, choices: &mut Choices<'_>) -> bool {
        self.config.flags && self.config.poison && choices.chance(5)
    }

    /// Applies an operation with flags to values of one shape.
    pub(super) fn binary(
        &mut self,
        op: BinaryOp,
        flags: ArithFlags,
        lhs: ScopeValue,
        rhs: ScopeValue,
    ) -> ScopeValue {
        let operand = self.builder.binary(op, flags, lhs.operand, rhs.operand);
        self.define(operand, lhs.shape, lhs.clean && rhs.clean && flags == ArithFlags::NONE)
    }

    pub(super) fn overflow_flags(&self, choices: &mut Choices<'_>) -> ArithFlags {
        ArithFlags {
            nuw: self.draws_violable_flag(choices),
            nsw: self.draws_violable_flag(choices),
            ..ArithFlags::NONE
        }
    }
}

fn arithmetic(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let op = choices.one_of([BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul]);
    let flags = body.overflow_flags(choices);
    let (lhs, rhs) = body.two(choices);
    body.binary(op, flags, lhs, rhs);
}

fn bitwise(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let op = choices.one_of([BinaryOp::And, BinaryOp::Or, BinaryOp::Xor]);
    let disjoint = op == BinaryOp::Or && body.draws_violable_flag(choices);
    let (lhs, rhs) = body.two(choices);
    body.binary(op, ArithFlags { disjoint, ..ArithFlags::NONE }, lhs, rhs);
}

fn shift(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let op = choices.one_of([BinaryOp::Shl, BinaryOp::LShr, BinaryOp::AShr]);
    let flags = match op {
        BinaryOp::Shl => body.overflow_flags(choices),
        _ => ArithFlags { exact: body.draws_violable_flag(choices), ..ArithFlags::NONE },
    };
    let shape = body.palette.any_shape(choices);
    let lhs = body.operand(choices, shape);
    let wild = body.config.poison && choices.chance(3);
    let amount = if wild { body.operand(choices, shape) } else { body.amount(choices, shape) };
    let result = body.binary(op, flags, lhs, amount);
    if wild {
        body.mark_not_clean(result);
    }
}

impl IrBodyBuilder<'_> {
    /// Draws a clean shift amount below the width in every lane.
    fn amount(&mut self, choices: &mut Choices<'_>, shape: IntShape) -> ScopeValue {
        let width = shape.width();
        if choices.chance(10) {
            let amount = choices.below(width);
            return self.given_constant(shape, amount.into());
        }
        let any = self.clean_operand(choices, shape);
        if width.is_power_of_two() {
            let mask = self.given_constant(shape, u128::from(width) - 1);
            return self.unflagged(BinaryOp::And, any, mask);
        }
        // `urem` gives a value below the divisor for any clean operand.
        let modulus = self.given_constant(shape, width.into());
        let operand = self.builder.urem(any.operand, modulus.operand);
        self.define(operand, shape, any.clean)
    }

    /// Marks a value in scope as not clean.
    pub(super) fn mark_not_clean(&mut self, value: ScopeValue) {
        if let Some(last) = self.values.iter_mut().rfind(|known| known.operand == value.operand) {
            last.clean = false;
        }
    }

    /// Draws a divisor for which the division is defined: odd, and positive if the division is signed.
    fn divisor(&mut self, choices: &mut Choices<'_>, shape: IntShape, signed: bool) -> ScopeValue {
        let any = self.clean_operand(choices, shape);
        let one = self.given_constant(shape, 1);
        let positive = if signed {
            let operand = self.builder.lshr(any.operand, one.operand);
            self.define(operand, shape, true)
        } else {
            any
        };
        self.unflagged(BinaryOp::Or, positive, one)
    }
}

/// Builds a division or remainder. Division by zero in any lane is undefined behaviour, and so is a signed quotient
/// that does not fit (LangRef `udiv`, `sdiv`). In one bit, 1 is -1, so one-bit division is unsigned.
fn division(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    use BinaryOp::{SDiv, SRem, UDiv, URem};
    let shape = body.palette.any_shape(choices);
    let signed = shape.width() > 1 && choices.chance(8);
    let quotient = choices.chance(10);
    let op = match (signed, quotient) {
        (false, true) => UDiv,
        (false, false) => URem,
        (true, true) => SDiv,
        (true, false) => SRem,
    };
    let exact = quotient && body.draws_violable_flag(choices);
    let dividend = body.operand(choices, shape);
    let wild = !body.config.ub_free && choices.chance(8);
    let divisor = if wild { body.operand(choices, shape) } else { body.divisor(choices, shape, signed) };
    body.binary(op, ArithFlags { exact, ..ArithFlags::NONE }, dividend, divisor);
}

fn compare(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let (lhs, rhs) = body.two(choices);
    body.compared(choices, lhs, rhs);
}

impl IrBodyBuilder<'_> {
    pub(super) fn compared(
        &mut self,
        choices: &mut Choices<'_>,
        lhs: ScopeValue,
        rhs: ScopeValue,
    ) -> ScopeValue {
        let predicate = choices.pick(IntPredicate::ALL).copied().unwrap_or(IntPredicate::Eq);
        let shape = lhs.shape.with_width(1);
        let ty = self.ty(shape);
        let operand =
            self.builder.compare(ty, Compare::Int { predicate, lhs: lhs.operand, rhs: rhs.operand });
        self.define(operand, shape, lhs.clean && rhs.clean)
    }

    pub(super) fn selected(
        &mut self,
        condition: ScopeValue,
        if_true: ScopeValue,
        if_false: ScopeValue,
    ) -> ScopeValue {
        let operand = self.builder.select(condition.operand, if_true.operand, if_false.operand);
        self.define(operand, if_true.shape, condition.clean && if_true.clean && if_false.clean)
    }
}

/// Builds a `select`; vectors are selected wholly or lane by lane.
fn select(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any_shape(choices);
    let by_lane = shape.is_vector() && choices.chance(8);
    let condition = body.operand(choices, if by_lane { shape.with_width(1) } else { IntShape::BOOL });
    let if_true = body.operand(choices, shape);
    let if_false = body.operand(choices, shape);
    body.selected(condition, if_true, if_false);
}

/// Builds a `freeze`, of clean values too: `freeze` must not change them.
fn freeze(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any_shape(choices);
    let value = body.operand(choices, shape);
    let frozen = body.builder.freeze(value.operand);
    body.define(frozen, shape, true);
}

fn trunc(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let from = body.palette.any_shape(choices);
    if from.width() == 1 {
        return arithmetic(body, choices);
    }
    let to = match body.palette.any_shape(choices).width() {
        width if width < from.width() => from.with_width(width),
        _ => from.with_width(choices.number_between(1, from.width() - 1)),
    };
    let flags = CastFlags {
        nuw: body.draws_violable_flag(choices),
        nsw: body.draws_violable_flag(choices),
        nneg: false,
    };
    let value = body.operand(choices, from);
    let ty = body.ty(to);
    let operand = body.builder.cast(CastOp::Trunc, flags, value.operand, ty);
    body.define(operand, to, value.clean && flags == CastFlags::default());
}

fn extend(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let from = body.palette.any_shape(choices);
    let widest = if body.config.is_small() { 4 } else { 64.max(from.width() + 1) };
    let to = match body.palette.any_shape(choices).width() {
        width if width > from.width() => from.with_width(width),
        _ => from.with_width(choices.number_between(from.width() + 1, widest)),
    };
    if !to.fits() || to.width() > widest.max(128) || body.config.is_small() && to.width() > 4 {
        return arithmetic(body, choices);
    }
    let op = choices.one_of([CastOp::ZExt, CastOp::SExt]);
    let nneg = op == CastOp::ZExt && body.draws_violable_flag(choices);
    let value = body.operand(choices, from);
    let ty = body.ty(to);
    let flags = CastFlags { nneg, ..CastFlags::default() };
    let operand = body.builder.cast(op, flags, value.operand, ty);
    body.define(operand, to, value.clean && !nneg);
}

/// Converts an integer to `double` and back. A `double` holds any integer of 32 bits, so the value is kept unless
/// `nneg` is violated or the `double` negated.
fn through_double(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.int(choices);
    let shape = shape.with_width(shape.width().min(32));
    let value = body.operand(choices, shape);
    let (to, from, nneg) = match choices.chance(8) {
        true => (CastOp::SiToFp, CastOp::FpToSi, false),
        false => (CastOp::UiToFp, CastOp::FpToUi, body.draws_violable_flag(choices)),
    };
    let flags = CastFlags { nneg, ..CastFlags::default() };
    let double = body.builder.cast(to, flags, value.operand, ir::TypeId::DOUBLE);
    let negated = to == CastOp::SiToFp && body.config.poison && choices.chance(4);
    let double = if negated { body.builder.fneg(double) } else { double };
    let ty = body.ty(shape);
    let operand = body.builder.cast(from, CastFlags::default(), double, ty);
    body.define(operand, shape, value.clean && !nneg && !negated);
}
