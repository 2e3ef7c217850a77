//! Productions of single values.

use ir::{ArithFlags, BinaryOp, CastFlags, CastOp, Compare, Const, IntPredicate};

use super::body::{Body, Value};
use super::shape::Shape;
use super::table::Row;
use super::{aggregate, memory, pattern, vector};
use crate::choices::Choices;

const fn always(_: &Body<'_>) -> bool {
    true
}

/// In memory, or of shapes that `ir-small` does not have.
fn large(body: &Body<'_>) -> bool {
    !body.config.is_small()
}

fn vectors(body: &Body<'_>) -> bool {
    body.palette.has_vectors()
}

/// What makes a value.
pub(super) const INSTRUCTIONS: &[Row] = &[
    Row { name: "bitwise", weight: 8, possible: always, build: bitwise },
    Row { name: "arithmetic", weight: 12, possible: always, build: arithmetic },
    Row { name: "shift", weight: 8, possible: always, build: shift },
    Row { name: "division", weight: 5, possible: always, build: division },
    Row { name: "compare", weight: 7, possible: always, build: compare },
    Row { name: "select", weight: 8, possible: always, build: select },
    Row { name: "freeze", weight: 5, possible: always, build: freeze },
    Row { name: "trunc", weight: 5, possible: always, build: trunc },
    Row { name: "extend", weight: 6, possible: always, build: extend },
    Row { name: "bitcast", weight: 4, possible: vectors, build: vector::bitcast },
    Row { name: "extract-element", weight: 3, possible: vectors, build: vector::extract },
    Row { name: "insert-element", weight: 6, possible: vectors, build: vector::insert },
    Row { name: "shuffle", weight: 4, possible: vectors, build: vector::shuffle },
    Row { name: "pair", weight: 2, possible: large, build: aggregate::pair },
    Row { name: "insert-value", weight: 2, possible: aggregate::has_pairs, build: aggregate::insert },
    Row { name: "extract-value", weight: 3, possible: aggregate::has_pairs, build: aggregate::extract },
    Row { name: "load", weight: 10, possible: memory::has_plain, build: memory::load },
    Row { name: "load-at-index", weight: 3, possible: memory::has_plain, build: memory::load_at_index },
    Row { name: "load-whole", weight: 4, possible: memory::has_whole, build: memory::load_whole },
    Row { name: "compare-pointers", weight: 1, possible: memory::has_plain, build: memory::compare_pointers },
    Row { name: "through-double", weight: 1, possible: large, build: through_double },
    Row { name: "merge", weight: 3, possible: always, build: pattern::merge },
    Row { name: "logical", weight: 3, possible: always, build: pattern::logical },
    Row { name: "overflow-check", weight: 3, possible: always, build: pattern::overflow_check },
    Row { name: "clamp", weight: 2, possible: always, build: pattern::clamp },
    Row { name: "twice", weight: 3, possible: always, build: pattern::twice },
    Row { name: "absorb", weight: 3, possible: always, build: pattern::absorb },
    Row { name: "undo", weight: 3, possible: always, build: pattern::undo },
];

impl Body<'_> {
    /// Two operands of some shape.
    fn two(&mut self, choices: &mut Choices<'_>) -> (Value, Value) {
        let shape = self.palette.any(choices);
        let lhs = self.operand(choices, shape);
        let rhs = self.operand(choices, shape);
        (lhs, rhs)
    }

    /// True when a promise is to be made that may be broken.
    pub(super) fn promises(&self, choices: &mut Choices<'_>) -> bool {
        self.config.flags && self.config.poison && choices.chance(5)
    }

    /// The result of an operation with promises.
    pub(super) fn binary(&mut self, op: BinaryOp, flags: ArithFlags, lhs: Value, rhs: Value) -> Value {
        let operand = self.b.binary(op, flags, lhs.operand, rhs.operand);
        self.bring(operand, lhs.shape, lhs.clean && rhs.clean && flags == ArithFlags::NONE)
    }

    pub(super) fn overflow_flags(&self, choices: &mut Choices<'_>) -> ArithFlags {
        ArithFlags { nuw: self.promises(choices), nsw: self.promises(choices), ..ArithFlags::NONE }
    }
}

fn arithmetic(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let op = choices.of([BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul]);
    let flags = body.overflow_flags(choices);
    let (lhs, rhs) = body.two(choices);
    body.binary(op, flags, lhs, rhs);
}

fn bitwise(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let op = choices.of([BinaryOp::And, BinaryOp::Or, BinaryOp::Xor]);
    let disjoint = op == BinaryOp::Or && body.promises(choices);
    let (lhs, rhs) = body.two(choices);
    body.binary(op, ArithFlags { disjoint, ..ArithFlags::NONE }, lhs, rhs);
}

fn shift(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let op = choices.of([BinaryOp::Shl, BinaryOp::LShr, BinaryOp::AShr]);
    let flags = match op {
        BinaryOp::Shl => body.overflow_flags(choices),
        _ => ArithFlags { exact: body.promises(choices), ..ArithFlags::NONE },
    };
    let shape = body.palette.any(choices);
    let lhs = body.operand(choices, shape);
    let wild = body.config.poison && choices.chance(3);
    let amount = if wild { body.operand(choices, shape) } else { body.amount(choices, shape) };
    let result = body.binary(op, flags, lhs, amount);
    if wild {
        body.taint(result);
    }
}

impl Body<'_> {
    /// A shift amount below the width, in every lane, unless it is poison.
    fn amount(&mut self, choices: &mut Choices<'_>, shape: Shape) -> Value {
        let width = shape.width();
        if choices.chance(10) {
            let amount = choices.below(width);
            return self.exactly(shape, amount.into());
        }
        let any = self.clean_operand(choices, shape);
        if width.is_power_of_two() {
            let mask = self.exactly(shape, u128::from(width) - 1);
            return self.plain(BinaryOp::And, any, mask);
        }
        // Of an undef operand, `urem` too gives something below the divisor, but it is clean anyway.
        let modulus = self.exactly(shape, width.into());
        let operand = self.b.urem(any.operand, modulus.operand);
        self.bring(operand, shape, any.clean)
    }

    /// Says of a value just brought into scope that it may be poison after all.
    pub(super) fn taint(&mut self, value: Value) {
        if let Some(last) = self.values.iter_mut().rfind(|one| one.operand == value.operand) {
            last.clean = false;
        }
    }

    /// A divisor that makes no division undefined: odd, and positive where the division is signed.
    fn divisor(&mut self, choices: &mut Choices<'_>, shape: Shape, signed: bool) -> Value {
        let any = self.clean_operand(choices, shape);
        let one = self.exactly(shape, 1);
        let positive = if signed {
            let operand = self.b.lshr(any.operand, one.operand);
            self.bring(operand, shape, true)
        } else {
            any
        };
        self.plain(BinaryOp::Or, positive, one)
    }
}

/// LangRef `udiv`, `sdiv`: dividing by zero is undefined, in any lane, and so is the signed quotient that does not
/// fit. In one bit, 1 is -1.
fn division(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    use BinaryOp::{SDiv, SRem, UDiv, URem};
    let shape = body.palette.any(choices);
    let signed = shape.width() > 1 && choices.chance(8);
    let quotient = choices.chance(10);
    let op = match (signed, quotient) {
        (false, true) => UDiv,
        (false, false) => URem,
        (true, true) => SDiv,
        (true, false) => SRem,
    };
    let exact = quotient && body.promises(choices);
    let dividend = body.operand(choices, shape);
    let wild = !body.config.ub_free && choices.chance(8);
    let divisor = if wild { body.operand(choices, shape) } else { body.divisor(choices, shape, signed) };
    body.binary(op, ArithFlags { exact, ..ArithFlags::NONE }, dividend, divisor);
}

fn compare(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let (lhs, rhs) = body.two(choices);
    body.compared(choices, lhs, rhs);
}

impl Body<'_> {
    pub(super) fn compared(&mut self, choices: &mut Choices<'_>, lhs: Value, rhs: Value) -> Value {
        let predicate = choices.pick(IntPredicate::ALL).copied().unwrap_or(IntPredicate::Eq);
        let shape = lhs.shape.with_width(1);
        let ty = self.ty(shape);
        let operand = self.b.compare(ty, Compare::Int { predicate, lhs: lhs.operand, rhs: rhs.operand });
        self.bring(operand, shape, lhs.clean && rhs.clean)
    }

    pub(super) fn selected(&mut self, condition: Value, if_true: Value, if_false: Value) -> Value {
        let operand = self.b.select(condition.operand, if_true.operand, if_false.operand);
        self.bring(operand, if_true.shape, condition.clean && if_true.clean && if_false.clean)
    }
}

/// Vectors are selected wholly or lane by lane.
fn select(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any(choices);
    let by_lane = shape.is_vector() && choices.chance(8);
    let condition = body.operand(choices, if by_lane { shape.with_width(1) } else { Shape::BOOL });
    let if_true = body.operand(choices, shape);
    let if_false = body.operand(choices, shape);
    body.selected(condition, if_true, if_false);
}

/// What is clean is frozen too: it must stay what it is.
fn freeze(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.any(choices);
    let value = body.operand(choices, shape);
    let frozen = body.b.freeze(value.operand);
    body.bring(frozen, shape, true);
}

fn trunc(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let from = body.palette.any(choices);
    if from.width() == 1 {
        return arithmetic(body, choices);
    }
    let to = match body.palette.any(choices).width() {
        width if width < from.width() => from.with_width(width),
        _ => from.with_width(choices.between(1, from.width() - 1)),
    };
    let flags = CastFlags { nuw: body.promises(choices), nsw: body.promises(choices), nneg: false };
    let value = body.operand(choices, from);
    let ty = body.ty(to);
    let operand = body.b.cast(CastOp::Trunc, flags, value.operand, ty);
    body.bring(operand, to, value.clean && flags == CastFlags::default());
}

fn extend(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let from = body.palette.any(choices);
    let widest = if body.config.is_small() { 4 } else { 64.max(from.width() + 1) };
    let to = match body.palette.any(choices).width() {
        width if width > from.width() => from.with_width(width),
        _ => from.with_width(choices.between(from.width() + 1, widest)),
    };
    if !to.fits() || to.width() > widest.max(128) || body.config.is_small() && to.width() > 4 {
        return arithmetic(body, choices);
    }
    let op = choices.of([CastOp::ZExt, CastOp::SExt]);
    let nneg = op == CastOp::ZExt && body.promises(choices);
    let value = body.operand(choices, from);
    let ty = body.ty(to);
    let flags = CastFlags { nneg, ..CastFlags::default() };
    let operand = body.b.cast(op, flags, value.operand, ty);
    body.bring(operand, to, value.clean && !nneg);
}

/// To a `double`, which holds any integer of 32 bits, and back: only a broken `nneg` loses it.
fn through_double(body: &mut Body<'_>, choices: &mut Choices<'_>) {
    let shape = body.palette.int(choices);
    let shape = shape.with_width(shape.width().min(32));
    let value = body.operand(choices, shape);
    let (to, from, nneg) = match choices.chance(8) {
        true => (CastOp::SiToFp, CastOp::FpToSi, false),
        false => (CastOp::UiToFp, CastOp::FpToUi, body.promises(choices)),
    };
    let flags = CastFlags { nneg, ..CastFlags::default() };
    let double = body.b.cast(to, flags, value.operand, ir::TypeId::DOUBLE);
    let negated = to == CastOp::SiToFp && body.config.poison && choices.chance(4);
    let double = if negated { body.b.fneg(double) } else { double };
    let ty = body.ty(shape);
    let operand = body.b.cast(from, CastFlags::default(), double, ty);
    body.bring(operand, shape, value.clean && !nneg && !negated);
}

/// The index of a lane as an operand: a constant or a value, below the number of lanes or, where poison may arise, not.
pub(super) fn lane_index(body: &mut Body<'_>, choices: &mut Choices<'_>, lanes: u32) -> Value {
    let shape = Shape::int(32);
    if choices.chance(10) || !lanes.is_power_of_two() {
        let wild = body.config.poison && choices.chance(5);
        let index = if wild { lanes } else { choices.below(lanes) };
        let operand = Const::i32(index as i32).into();
        return Value { operand, shape, clean: !wild };
    }
    let any = body.operand(choices, shape);
    if body.config.poison && choices.chance(4) {
        return Value { clean: false, ..any };
    }
    let mask = body.exactly(shape, u128::from(lanes) - 1);
    body.plain(BinaryOp::And, any, mask)
}
