//! Comparisons, `select`, `freeze`.

use interpreter::{Config, Fault, SelectRule, Semantics};
use ir::{Const, IntPredicate, TypeId};

use crate::table::bits::number;
use crate::table::cases::config;
use crate::table::rule::compare;
use crate::table::{CaseResult, TableCases, TestOperand};

fn comparisons(values: fn(usize) -> Vec<TestOperand>) -> TableCases {
    let mut cases = TableCases::new();
    for width in 1..=4 {
        let ty = cases.module.types.int(width as u32);
        for &predicate in IntPredicate::ALL {
            for a in values(width) {
                for b in values(width) {
                    let mut allowed = Vec::new();
                    for x in a.rows(width) {
                        for y in b.rows(width) {
                            let both = x.as_ref().zip(y.as_ref());
                            let holds = both.map(|(x, y)| number(&compare(predicate, x, y)));
                            allowed.push(holds.map_or(CaseResult::Poison, CaseResult::Value));
                        }
                    }
                    let name = format!("{} i{width} {a:?}, {b:?}", predicate.keyword());
                    cases.add(name, allowed, |f| f.icmp(predicate, a.constant(ty), b.constant(ty)));
                }
            }
        }
    }
    cases
}

#[test]
fn comparisons_of_known_operands_and_poison() {
    let cases = comparisons(|width| TestOperand::of_width(width).collect());
    cases.check(&Config::default(), 10 * (3 * 3 + 5 * 5 + 9 * 9 + 17 * 17));
    let faults = [Fault::SignedCompareAsUnsigned, Fault::UnsignedCompareAsSigned, Fault::ComparePoisonFalse];
    for fault in faults {
        assert!(cases.detect(fault), "{fault}");
    }
}

#[test]
fn comparisons_of_undef() {
    let cases = comparisons(|width| TestOperand::all_and_undef(width).collect());
    cases.check(&config("llvm-19"), 10 * (4 * 4 + 6 * 6 + 10 * 10 + 18 * 18));
}

/// The results of observing a value directly.
fn shown(value: TestOperand, width: usize) -> Vec<CaseResult> {
    let rows = value.rows(width).into_iter();
    rows.map(|row| row.map_or(CaseResult::Poison, |row| CaseResult::Value(number(&row)))).collect()
}

/// Table 2.1: the results of `select condition, x, y` by each column.
fn selected(
    rule: SelectRule,
    condition: TestOperand,
    x: TestOperand,
    y: TestOperand,
    width: usize,
) -> Vec<CaseResult> {
    let (x_seen, y_seen) = (shown(x, width), shown(y, width));
    let both = || [&x_seen[..], &y_seen[..]].concat();
    let chosen = match condition {
        TestOperand::Known(0) => y_seen.clone(),
        TestOperand::Known(_) => x_seen.clone(),
        TestOperand::Undef => both(),
        TestOperand::Poison => match rule {
            SelectRule::UbConditional | SelectRule::UbEither => return vec![CaseResult::Undefined],
            SelectRule::ChoiceConditional => return both(),
            SelectRule::PoisonConditional | SelectRule::PoisonAny => return vec![CaseResult::Poison],
        },
    };
    let strict = matches!(rule, SelectRule::UbEither | SelectRule::PoisonAny);
    if strict && (x == TestOperand::Poison || y == TestOperand::Poison) {
        vec![CaseResult::Poison]
    } else {
        chosen
    }
}

/// `select` with an `i1` condition, or with `lanes`, on vectors with a second lane of known condition and arms.
fn selects(rule: SelectRule, lanes: bool, values: fn(usize) -> Vec<TestOperand>) -> TableCases {
    let mut cases = TableCases::new();
    for width in 1..=4 {
        let ty = cases.module.types.int(width as u32);
        let (pair, truths) = (cases.module.types.vector(2, ty), cases.module.types.vector(2, TypeId::I1));
        for condition in values(1) {
            for x in values(width) {
                for y in values(width) {
                    let allowed = selected(rule, condition, x, y, width);
                    let mut operand = |value: TestOperand, lane, of| {
                        let value = value.constant(lane);
                        if lanes { cases.module.aggregate(of, vec![Const::Zero(lane), value]) } else { value }
                    };
                    let decides = operand(condition, TypeId::I1, truths);
                    let (a, b) = (operand(x, ty, pair), operand(y, ty, pair));
                    cases.add(format!("select {condition:?}, i{width} {x:?}, {y:?}"), allowed, |f| {
                        let chosen = f.select(decides, a, b);
                        if lanes { f.extract_element(ty, chosen, Const::i32(1)) } else { chosen }
                    });
                }
            }
        }
    }
    cases
}

#[test]
fn select_under_every_rule() {
    for select in SelectRule::ALL {
        for lanes in [false, true] {
            let config =
                Config { semantics: Semantics { select, ..Semantics::default() }, ..Config::default() };
            let cases = selects(select, lanes, |width| TestOperand::of_width(width).collect());
            cases.check(&config, 3 * (3 * 3 + 5 * 5 + 9 * 9 + 17 * 17));
        }
    }
}

#[test]
fn select_of_undef() {
    for select in SelectRule::ALL {
        let config = Config { semantics: Semantics { select, ..Semantics::LLVM_19 }, ..Config::default() };
        let cases = selects(select, false, |width| TestOperand::all_and_undef(width).collect());
        cases.check(&config, 4 * (4 * 4 + 6 * 6 + 10 * 10 + 18 * 18));
    }
}

/// The rules differ: each fails the tables of all others.
#[test]
fn each_select_rule_fails_the_tables_of_the_others() {
    for rule in SelectRule::ALL {
        let cases = selects(rule, false, |width| TestOperand::of_width(width).collect());
        for select in SelectRule::ALL {
            let config =
                Config { semantics: Semantics { select, ..Semantics::default() }, ..Config::default() };
            assert_eq!(cases.agree(&config), rule == select, "{rule:?} by {select:?}");
        }
    }
}

/// `freeze` of an integer, or of a lane beside a poison lane: known bits stay, other bits are arbitrary.
#[test]
fn freeze() {
    let mut cases = TableCases::new();
    for width in 1..=4 {
        let ty = cases.module.types.int(width as u32);
        let pair = cases.module.types.vector(2, ty);
        for value in TestOperand::all_and_undef(width) {
            let allowed = match value {
                TestOperand::Poison => shown(TestOperand::Undef, width),
                value => shown(value, width),
            };
            cases
                .add(format!("freeze i{width} {value:?}"), allowed.clone(), |f| f.freeze(value.constant(ty)));
            let vector = cases.module.aggregate(pair, vec![Const::Poison(ty), value.constant(ty)]);
            cases.add(format!("freeze <2 x i{width}> {value:?}"), allowed, |f| {
                let frozen = f.freeze(vector);
                f.extract_element(ty, frozen, Const::i32(1))
            });
        }
    }
    cases.check(&config("llvm-19"), 2 * (4 + 6 + 10 + 18));
    cases.check(&config("thesis"), 2 * (4 + 6 + 10 + 18));
}

/// All uses of one `freeze` agree under every policy; two `freeze`s need not agree.
#[test]
fn uses_of_one_freeze_agree() {
    let mut cases = TableCases::new();
    for width in 1..=4 {
        let ty = cases.module.types.int(width);
        for bad in [Const::Poison(ty), Const::Undef(ty)] {
            cases.add(format!("{bad:?}"), [CaseResult::Value(0)], |f| {
                let frozen = f.freeze(bad);
                f.xor(frozen, frozen)
            });
        }
    }
    for seed in 0..50 {
        cases.check(&config(&format!("llvm-19,choices=seed-{seed}")), 8);
    }
    assert!(cases.detect(Fault::FreezeVaries));
}
