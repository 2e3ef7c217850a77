//! `proof::float::compare`.

use ir::FloatPredicate;
use refine::proof::float::BinaryFormat;
use refine::proof::float::compare::*;

use refine::proof::graph::Graph;
use refine::proof::value::constant;

const PREDICATES: [FloatPredicate; 4] =
    [FloatPredicate::Olt, FloatPredicate::Ueq, FloatPredicate::Oge, FloatPredicate::Uno];

/// Single precision against the host's.
#[test]
fn comparisons_are_those_of_ieee_754() {
    let numbers =
        [0.0f32, -0.0, 1.0, -1.0, 1.5, f32::MIN_POSITIVE / 4.0, f32::INFINITY, f32::NEG_INFINITY, f32::NAN];
    for a in numbers {
        for b in numbers {
            let bits = [a, b].map(|number| constant(32, number.to_bits().into()));
            let mut graph = Graph::default();
            let holds = PREDICATES.map(|predicate| {
                compared(&mut graph, predicate, BinaryFormat::SINGLE, &bits[0], &bits[1]).constant()
            });
            let nan = a.is_nan() || b.is_nan();
            assert_eq!(holds, [a < b, a == b || nan, a >= b, nan].map(Some), "{a} {b}");
        }
    }
}
