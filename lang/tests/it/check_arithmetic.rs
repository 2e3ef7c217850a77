//! Constants, arithmetic, conversions, values of assignments and the order of effects: one accepted and at
//! least one refused program for each rule.

use crate::check_support;

use check_support::*;
use lang::BinaryOp::*;
use lang::{Expr, ExprKind, StepOp, Stmt, Type, UnaryOp, parse};

#[test]
fn the_empty_entry_passes() {
    bodies([("nothing", "ok", vec![])]);
}

#[test]
fn constants_are_in_range_of_their_type() {
    bodies([
        ("the largest", "ok", vec![observe(i(i32::MAX.into()))]),
        ("one more", "ConstantRange", vec![observe(i(1 << 31))]),
        ("negative unsigned", "ConstantRange", vec![observe(uint(-1))]),
        ("an enumeration's", "ok", vec![observe(Expr::int(7, COLOR))]),
        ("infinity", "InexactConstant", vec![observe(float(f64::INFINITY))]),
        ("inexact float", "InexactConstant", vec![observe(Expr { ty: FLOAT, ..float(0.1) })]),
        ("an integer of floating type", "NoSuchObject", vec![observe(Expr::int(1, DOUBLE))]),
    ]);
}

#[test]
fn constants_are_in_range_of_what_receives_them() {
    let bit_field = |value| vec![run(assign(field(var(SV), S, 1), i(value)))];
    let arms = |value| vec![run(assign(field(var(SV), S, 1), choose(get(X), i(value), get(X))))];
    let negated = assign(field(var(SV), S, 1), un(UnaryOp::Negate, get(W)));
    let behind_test = Stmt::If(get(W), vec![run(negated)], vec![]);
    bodies([
        ("bit-field", "ok", bit_field(7)),
        ("bit-field, too large", "ConstantRange", bit_field(8)),
        ("bit-field, negative", "ConstantRange", bit_field(-1)),
        ("one arm", "ok", arms(7)),
        ("one arm, too large", "ConstantRange", arms(8)),
        ("sum", "ConstantRange", vec![declare(CH, val(bin(Add, i(100), i(100))))]),
        ("cast", "ok", vec![declare(CH, val(i(200).cast(CHAR)))]),
        ("one value behind a test", "ok", vec![counted(W, 2, vec![behind_test])]),
        ("initialiser", "ConstantRange", vec![declare(CH, val(i(200)))]),
        ("argument", "ConstantRange", vec![run(call(ADD, Type::INT, vec![Expr::int(1i64 << 40, LONG)]))]),
    ]);
}

#[test]
fn signed_results_fit() {
    let narrow = || bin(BitAnd, get(X), i(0xFFFF));
    bodies([
        ("sum of anything", "SignedOverflow", vec![observe(bin(Add, get(X), get(X)))]),
        ("sum of masked", "ok", vec![observe(bin(Add, narrow(), narrow()))]),
        ("product of masked", "SignedOverflow", vec![observe(bin(Mul, narrow(), narrow()))]),
        ("difference from the smallest", "SignedOverflow", vec![observe(bin(Sub, i(i32::MIN.into()), i(1)))]),
        ("unsigned wraps", "ok", vec![observe(bin(Mul, get(U), get(U)))]),
        ("negation", "SignedOverflow", vec![observe(un(UnaryOp::Negate, get(X)))]),
        ("negation of a bit-field", "ok", vec![observe(un(UnaryOp::Negate, rd(field(var(SV), S, 2))))]),
        ("complement", "ok", vec![observe(un(UnaryOp::BitNot, get(X)))]),
        ("step", "SignedOverflow", vec![run(step(StepOp::PostIncrement, var(X)))]),
        ("step of a bit-field", "ok", vec![run(step(StepOp::PreDecrement, field(var(SV), S, 2)))]),
        ("compound", "SignedOverflow", vec![run(compound(Add, var(X), i(1)))]),
        ("compound on a bit-field", "ok", vec![run(compound(Mul, field(var(SV), S, 2), i(3)))]),
    ]);
}

#[test]
fn divisors_are_not_zero() {
    let by = |op, divisor| vec![observe(bin(op, get(X), divisor))];
    let odd = || bin(BitOr, bin(BitAnd, get(X), i(7)), i(1));
    bodies([
        ("anything", "DivisionByZero", by(Div, get(X))),
        ("never zero", "ok", by(Rem, odd())),
        ("zero", "DivisionByZero", by(Rem, i(0))),
        ("minus one", "DivisionOverflow", by(Div, i(-1))),
        ("remainder by minus one", "DivisionOverflow", by(Rem, i(-1))),
        ("unsigned", "ok", vec![observe(bin(Div, get(U), bin(BitOr, get(U), uint(1))))]),
        ("compound", "DivisionByZero", vec![run(compound(Div, var(X), get(X)))]),
        ("floating", "DivisionByZero", vec![observe(bin(Div, get(D), get(D)))]),
        ("floating constant", "ok", vec![observe(bin(Div, get(D), float(-2.5)))]),
        ("floating from integer", "ok", vec![observe(bin(Div, get(D), odd().cast(DOUBLE)))]),
        ("floating compound", "DivisionByZero", vec![run(compound(Div, var(D), get(X)))]),
    ]);
}

#[test]
fn shifts_are_of_what_and_by_what_they_may_be() {
    let by = |op, left, amount| vec![observe(bin(op, left, amount))];
    let amount = || bin(BitAnd, get(X), i(31));
    bodies([
        ("masked amount", "ok", by(Shl, get(U), amount())),
        ("the width", "ShiftAmount", by(Shl, get(U), i(32))),
        ("anything", "ShiftAmount", by(Shr, get(U), get(X))),
        ("wide", "ok", by(Shr, get(U).cast(Type::ULL), i(63))),
        ("arithmetic right", "ok", by(Shr, get(X), amount())),
        ("negative left", "ShiftOfNegative", by(Shl, get(X), i(1))),
        ("into the sign", "SignedOverflow", by(Shl, i(1), i(31))),
        ("below the sign", "ok", by(Shl, i(1), i(30))),
        ("promoted bit-field", "ok", by(Shl, rd(field(var(SV), S, 1)), i(28))),
        ("promoted bit-field, into the sign", "SignedOverflow", by(Shl, rd(field(var(SV), S, 1)), i(29))),
        ("compound", "ShiftAmount", vec![run(compound(Shl, var(U), get(U)))]),
    ]);
}

#[test]
fn floating_values_convert_to_integers_that_exist() {
    let small = || bin(Mul, bin(BitAnd, get(X), i(15)).cast(DOUBLE), float(0.5));
    bodies([
        ("anything", "FloatToInteger", vec![observe(get(D).cast(Type::INT))]),
        ("bounded", "ok", vec![observe(small().cast(Type::INT))]),
        ("to truth", "ok", vec![observe(get(D).cast(BOOL))]),
        ("just below zero to unsigned", "ok", vec![observe(float(-0.5).cast(Type::UINT))]),
        ("minus one to unsigned", "FloatToInteger", vec![observe(float(-1.0).cast(Type::UINT))]),
        ("assigned to a bit-field", "ok", vec![run(assign(field(var(SV), S, 1), small()))]),
        (
            "too large for the bit-field",
            "FloatToInteger",
            vec![run(assign(field(var(SV), S, 2), bin(Add, small(), float(9.0))))],
        ),
        ("compound on an integer", "FloatToInteger", vec![run(compound(Add, var(X), float(1.0)))]),
    ]);
}

#[test]
fn compared_operands_agree_in_sign() {
    bodies([
        ("both signed", "ok", vec![observe(bin(Less, get(X), get(X)))]),
        ("mixed", "SignCompare", vec![observe(bin(Less, get(X), get(U)))]),
        ("constant", "ok", vec![observe(bin(Less, i(1), get(U)))]),
        ("negative constant", "SignCompare", vec![observe(bin(Equal, i(-1), get(U)))]),
        ("a wider signed type", "ok", vec![observe(bin(Less, get(X).cast(LONG), get(U)))]),
        ("arms", "SignCompare", vec![observe(choose(get(X), get(X), get(U)))]),
        ("promoted bit-field", "ok", vec![observe(bin(Less, get(X), rd(field(var(SV), S, 1))))]),
    ]);
}

#[test]
fn values_of_assignments_are_cast_or_thrown_away() {
    let set = || assign(var(X), i(1));
    bodies([
        ("statement", "ok", vec![run(set())]),
        ("cast", "ok", vec![observe(set().cast(Type::INT))]),
        ("used", "AssignmentValueUsed", vec![observe(set())]),
        ("left of a comma", "ok", vec![observe(comma(set(), i(2)))]),
        ("right of a used comma", "AssignmentValueUsed", vec![observe(comma(i(2), set()))]),
        ("right of an unused comma", "ok", vec![run(comma(i(2), set()))]),
        (
            "step as an argument",
            "AssignmentValueUsed",
            vec![run(call(ADD, Type::INT, vec![step(StepOp::PreIncrement, field(var(SV), S, 2))]))],
        ),
        ("bit-field behind a comma", "CommaBitField", vec![observe(comma(i(1), rd(field(var(SV), S, 1))))]),
        ("it cast", "ok", vec![observe(comma(i(1), rd(field(var(SV), S, 1)).cast(Type::UINT)))]),
    ]);
}

#[test]
fn unsequenced_operands_do_not_conflict() {
    let bump = |id| step(StepOp::PostIncrement, var(id)).cast(Type::UINT);
    let f = || call(ADD, Type::INT, vec![i(1)]);
    let masked = |e| bin(BitAnd, e, i(3));
    bodies([
        ("one effect", "ok", vec![observe(bin(BitXor, bump(U), get(X).cast(Type::UINT)))]),
        ("read beside write", "Unsequenced", vec![observe(bin(BitXor, bump(U), get(U)))]),
        ("two calls", "Unsequenced", vec![observe(bin(BitXor, f(), f()))]),
        ("call beside a local", "ok", vec![observe(bin(BitXor, f(), get(X)))]),
        ("call beside a global", "Unsequenced", vec![observe(bin(BitXor, f(), rd(g())))]),
        (
            "call beside an addressed local",
            "Unsequenced",
            vec![run(call(TAKE, Type::INT, vec![addr(var(X))])), observe(bin(BitXor, f(), get(X)))],
        ),
        ("sequenced by &&", "ok", vec![observe(bin(LogicalAnd, f(), f()))]),
        ("sequenced by ?:", "ok", vec![observe(choose(f(), f(), f()))]),
        ("assigned twice", "Unsequenced", vec![run(assign(var(U), bump(U)))]),
        ("result of a call to what it may write", "ok", vec![run(assign(g(), f()))]),
        ("added to what the call may write", "Unsequenced", vec![run(compound(BitXor, g(), f()))]),
        (
            "index beside its change",
            "Unsequenced",
            vec![run(assign(element(bin(BitAnd, get(U), uint(3))), bump(U).cast(Type::INT)))],
        ),
        (
            "element beside the change of its record",
            "Unsequenced",
            vec![observe(rd(element(bin(
                BitAnd,
                step(StepOp::PostIncrement, field(var(SV), S, 1)).cast(Type::INT),
                i(3),
            ))))],
        ),
        ("index and value", "ok", vec![run(assign(element(bin(BitAnd, get(U), uint(3))), masked(get(X))))]),
        (
            "two volatile reads",
            "Unsequenced",
            vec![declare(VOL, val(i(1))), observe(bin(BitXor, get(VOL), get(VOL)))],
        ),
        ("one volatile read", "ok", vec![declare(VOL, val(i(1))), observe(bin(BitXor, get(VOL), get(X)))]),
        (
            "members initialised",
            "Unsequenced",
            vec![declare(
                SW,
                list([
                    val(f()),
                    val(masked(f())),
                    val(i(1)),
                    lang::Init::Array { elements: vec![], designated: true },
                ]),
            )],
        ),
    ]);
}

#[test]
fn each_of_many_objects_is_told_from_the_others() {
    let verdict_of = |expression: &str| {
        let variables = |prefix: &str| -> String {
            (0..200).map(|number| format!("    unsigned {prefix}{number} = 1;\n")).collect()
        };
        let (globals, locals) = (variables("g"), variables("l"));
        let text = format!(
            "/* side: caller */\n{globals}unsigned f(void);\nvoid entry(void)\n{{\n{locals}    \
             bf_observe(0U, {expression});\n}}\nunsigned f(void) {{ return g0; }}\n\
             int main(void)\n{{\n    entry();\n    return 0;\n}}\n"
        );
        verdict(&parse::program(&text, "sample").unwrap_or_else(|error| panic!("{error}")))
    };
    for (expression, expected) in [
        ("(unsigned)l3++ ^ l131", "ok"),
        ("(unsigned)l131++ ^ l131", "Unsequenced"),
        ("(unsigned)g3++ ^ g66", "ok"),
        ("(unsigned)g3++ ^ g131", "ok"),
        ("(unsigned)g66++ ^ g66", "Unsequenced"),
        ("(unsigned)g3++ ^ l3", "ok"),
        ("f() ^ g199", "Unsequenced"),
        ("f() ^ l199", "ok"),
    ] {
        assert_eq!(verdict_of(expression), expected, "{expression}");
    }
}

#[test]
fn types_are_what_typing_says() {
    let wrong = Expr { kind: ExprKind::Binary(Add, Box::new(i(1)), Box::new(i(1))), ty: Type::UINT };
    bodies([
        ("sum", "Operands", vec![observe(wrong)]),
        ("read", "TypeMismatch", vec![observe(Expr { ty: Type::UINT, ..get(X) })]),
        ("record as operand", "Operands", vec![observe(bin(Add, get(SV), i(1)))]),
        ("record as condition", "Operands", vec![lang::Stmt::If(get(SV), vec![], vec![])]),
        ("record cast", "NoConversion", vec![observe(get(SV).cast(Type::INT))]),
        ("another record assigned", "NoConversion", vec![run(assign(var(SV), get(NV)))]),
        ("array as value", "NoSuchObject", vec![observe(rd(field(var(SV), S, 3)))]),
        ("too few arguments", "ArgumentCount", vec![run(call(ADD, Type::INT, vec![]))]),
        ("void used", "VoidValue", vec![observe(call(QUIET, Type::Void, vec![]))]),
        ("void thrown away", "ok", vec![run(comma(call(QUIET, Type::Void, vec![]), i(1)))]),
        (
            "step of a truth value",
            "StepType",
            vec![
                declare(BV, list([val(Expr::int(1, BOOL)), val(i(1))])),
                run(step(StepOp::PreIncrement, field(var(BV), B, 0))),
            ],
        ),
        ("a record observed", "Unobservable", vec![observe(get(SV))]),
    ]);
}
