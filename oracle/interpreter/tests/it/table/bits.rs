//! Schoolbook arithmetic on rows of bits, lowest first.

pub(crate) type BitRow = Vec<bool>;

/// The low `width` bits of a number.
pub(crate) fn row(number: u64, width: usize) -> BitRow {
    (0..width).map(|at| number >> at & 1 != 0).collect()
}

/// The unsigned value of a row.
pub(crate) fn number(row: &[bool]) -> u64 {
    row.iter().rev().fold(0, |number, &bit| number << 1 | u64::from(bit))
}

pub(crate) fn sign(row: &[bool]) -> bool {
    row[row.len() - 1]
}

pub(crate) fn is_zero(row: &[bool]) -> bool {
    row.iter().all(|&bit| !bit)
}

/// A row of `width` bits: truncated, or extended with `fill`.
pub(crate) fn resized(row: &[bool], width: usize, fill: bool) -> BitRow {
    row.iter().copied().chain(std::iter::repeat(fill)).take(width).collect()
}

/// A row of `width` bits, at least as long, with the same signed or unsigned value.
pub(crate) fn extended(row: &[bool], width: usize, signed: bool) -> BitRow {
    resized(row, width, signed && sign(row))
}

fn add_with(a: &[bool], b: &[bool], mut carry: bool) -> BitRow {
    let column = |(&a, &b): (&bool, &bool)| {
        let ones = u8::from(a) + u8::from(b) + u8::from(carry);
        carry = ones > 1;
        ones % 2 == 1
    };
    a.iter().zip(b).map(column).collect()
}

pub(crate) fn add(a: &[bool], b: &[bool]) -> BitRow {
    add_with(a, b, false)
}

pub(crate) fn subtract(a: &[bool], b: &[bool]) -> BitRow {
    let inverted: BitRow = b.iter().map(|bit| !bit).collect();
    add_with(a, &inverted, true)
}

pub(crate) fn negated(row: &[bool]) -> BitRow {
    subtract(&vec![false; row.len()], row)
}

/// Shifts towards higher bits; the length stays, zeros enter.
pub(crate) fn raised(row: &[bool], by: usize) -> BitRow {
    let zeros = std::iter::repeat_n(false, by);
    zeros.chain(row.iter().copied()).take(row.len()).collect()
}

/// Shifts towards lower bits; the length stays, `fill` enters.
pub(crate) fn lowered(row: &[bool], by: usize, fill: bool) -> BitRow {
    resized(&row[by.min(row.len())..], row.len(), fill)
}

pub(crate) fn multiply(a: &[bool], b: &[bool]) -> BitRow {
    let partial = |at: usize| if b[at] { raised(a, at) } else { vec![false; a.len()] };
    (0..b.len()).map(partial).fold(vec![false; a.len()], |sum, part| add(&sum, &part))
}

/// True if `a` is less than `b`, unsigned: the highest differing bit decides.
pub(crate) fn below(a: &[bool], b: &[bool]) -> bool {
    let difference = a.iter().zip(b).rev().find(|(a, b)| a != b);
    difference.is_some_and(|(_, &b)| b)
}

/// Quotient and remainder, unsigned, by long division; `b` is not zero.
pub(crate) fn divide(a: &[bool], b: &[bool]) -> (BitRow, BitRow) {
    let (mut quotient, mut rest) = (vec![false; a.len()], vec![false; a.len() + 1]);
    let divisor = resized(b, a.len() + 1, false);
    for at in (0..a.len()).rev() {
        rest = raised(&rest, 1);
        rest[0] = a[at];
        quotient[at] = !below(&rest, &divisor);
        if quotient[at] {
            rest = subtract(&rest, &divisor);
        }
    }
    (quotient, resized(&rest, a.len(), false))
}

#[test]
fn arithmetic_on_rows_agrees_with_the_host() {
    for a in 0..16u64 {
        for b in 0..16u64 {
            let (x, y) = (row(a, 4), row(b, 4));
            assert_eq!(number(&add(&x, &y)), (a + b) % 16);
            assert_eq!(number(&subtract(&x, &y)), (16 + a - b) % 16);
            assert_eq!(number(&multiply(&x, &y)), a * b % 16);
            assert_eq!(below(&x, &y), a < b);
            if let (Some(quotient), Some(rest)) = (a.checked_div(b), a.checked_rem(b)) {
                assert_eq!(divide(&x, &y), (row(quotient, 4), row(rest, 4)));
            }
        }
        assert_eq!(number(&negated(&row(a, 4))), (16 - a) % 16);
        assert_eq!(number(&lowered(&row(a, 4), 1, true)), a >> 1 | 8);
    }
}
