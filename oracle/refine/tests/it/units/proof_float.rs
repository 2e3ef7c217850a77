//! `proof::float`.

use refine::proof::float::*;

use rustc_apfloat::ieee::{Half, Single};
use rustc_apfloat::{Float as _, FloatConvert as _, Round};

use refine::gates::Lit;
use refine::proof::float::number::Rounded;
use refine::proof::graph::Graph;
use refine::proof::value::constant;
use semantics::operator::FloatOp;

fn number(bits: &[Lit]) -> u64 {
    let bit = |lit: &Lit| u64::from(lit.constant().expect("constants fold"));
    bits.iter().rev().fold(0, |number, lit| number << 1 | bit(lit))
}

fn lits(width: u32, bits: u64) -> Vec<Lit> {
    constant(width, bits.into())
}

/// Numbers near every limit, then any.
fn singles() -> Vec<f32> {
    let least = f32::from_bits(1);
    let mut numbers = vec![
        0.0,
        -0.0,
        1.0,
        -1.0,
        1.5,
        3.0,
        0.1,
        -7.25,
        least,
        -least,
        f32::from_bits(3),
        f32::MIN_POSITIVE,
        f32::from_bits(0x7f_ffff),
        f32::MAX,
        -f32::MAX,
        f32::INFINITY,
        f32::NEG_INFINITY,
        16_777_217.0,
        0.5,
        2.0,
        f32::from_bits(0x3f80_0001),
        f32::from_bits(0x3f7f_ffff),
        127.999,
        128.0,
        -128.5,
        255.5,
        256.0,
        32767.9,
    ];
    let mut state = 0x9e37_79b9_u32;
    for _ in 0..60 {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        numbers.push(f32::from_bits(state));
    }
    numbers
}

fn assert_bits(result: &Rounded, wanted: Option<u64>, what: &dyn std::fmt::Debug) {
    assert_eq!(result.nan.constant(), Some(wanted.is_none()), "{what:?}");
    if let Some(wanted) = wanted {
        assert_eq!(number(&result.bits), wanted, "{what:?}");
    }
}

/// Single precision against the host's, which is correctly rounded.
#[test]
fn operations_round_as_ieee_754_says() {
    let mut graph = Graph::default();
    for x in singles() {
        for y in singles() {
            let [a, b] = [x, y].map(|number| lits(32, number.to_bits().into()));
            let results =
                [(FloatOp::Add, x + y), (FloatOp::Sub, x - y), (FloatOp::Mul, x * y), (FloatOp::Div, x / y)];
            for (op, wanted) in results {
                let result = binary(&mut graph, op, BinaryFormat::SINGLE, &a, &b).unwrap();
                let wanted = (!wanted.is_nan()).then(|| wanted.to_bits().into());
                assert_bits(&result, wanted, &(op, x, y));
            }
        }
    }
}

#[test]
fn formats_and_integers_convert_as_ieee_754_says() {
    let mut graph = Graph::default();
    for x in singles() {
        let a = lits(32, x.to_bits().into());
        let known = |bits: u64| (!x.is_nan()).then_some(bits);
        let wide = resized(&mut graph, BinaryFormat::SINGLE, BinaryFormat::DOUBLE, &a);
        assert_bits(&wide, known(f64::from(x).to_bits()), &x);
        if !x.is_nan() {
            let back = resized(&mut graph, BinaryFormat::DOUBLE, BinaryFormat::SINGLE, &wide.bits);
            assert_bits(&back, Some(x.to_bits().into()), &x);
        }
        let half: Half = Single::from_bits(x.to_bits().into()).convert(&mut false).value;
        let narrow = resized(&mut graph, BinaryFormat::SINGLE, BinaryFormat::HALF, &a);
        assert_bits(&narrow, known(half.to_bits() as u64), &x);

        for (is_signed, width) in [(true, 8), (false, 8), (true, 32), (false, 40), (false, 1)] {
            let (bits, outside) = to_integer(&mut graph, BinaryFormat::SINGLE, is_signed, width, &a);
            let whole = f64::from(x.trunc());
            let limit = |bits: usize| f64::from(2.0f32).powi(bits as i32);
            let fits = match is_signed {
                true => (-limit(width - 1)..limit(width - 1)).contains(&whole),
                false => (0.0..limit(width)).contains(&whole),
            };
            assert_eq!(outside.constant(), Some(!fits), "{x} {is_signed} {width}");
            if fits {
                let mask = u64::MAX >> (64 - width);
                assert_eq!(number(&bits), whole as i64 as u64 & mask, "{x} {is_signed} {width}");
            }
        }
    }
    let integers =
        [0u64, 1, 2, 3, 255, 0x7fff_ffff, 0x8000_0000, 0x8000_0080, 0xffff_ff7f, 0xffff_ffff, 16_777_219];
    for integer in integers {
        let bits = lits(32, integer);
        let unsigned = from_integer(&mut graph, BinaryFormat::SINGLE, false, &bits);
        assert_eq!(number(&unsigned), u64::from((integer as f32).to_bits()), "{integer}");
        let signed = from_integer(&mut graph, BinaryFormat::SINGLE, true, &bits);
        assert_eq!(number(&signed), u64::from((integer as i32 as f32).to_bits()), "{integer}");
        let half = from_integer(&mut graph, BinaryFormat::HALF, false, &bits);
        let wanted = Half::from_u128_r(integer.into(), Round::NearestTiesToEven).value.to_bits();
        assert_eq!(number(&half), wanted as u64, "{integer}");
    }
}
