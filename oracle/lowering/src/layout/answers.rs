//! The answers of a layout to the questions that every compiler is asked.

use lang::layout_query::{LayoutQuery, layout_queries};
use lang::{Bits, Program, RecordId, Type, lies_big_endian};

use super::Layouts;

/// The answers to [`layout_queries`], in its order: the values each is observed to have.
#[must_use]
pub fn answers(program: &Program, layouts: &Layouts) -> Vec<Vec<u64>> {
    layout_queries(program).iter().map(|probe| answer(program, layouts, probe)).collect()
}

/// The answer to one question.
#[must_use]
pub fn answer(program: &Program, layouts: &Layouts, probe: &LayoutQuery) -> Vec<u64> {
    match probe {
        LayoutQuery::Size(record) => vec![layouts[*record].size.0],
        LayoutQuery::Align(record) => vec![layouts[*record].align.bytes().0],
        LayoutQuery::Offset(record, path) => {
            vec![layouts.offset_along(program, *record, path).bytes_floor().0]
        }
        LayoutQuery::AllOnes(record, path) => all_ones(program, layouts, *record, path),
    }
}

/// The bytes of the record as little-endian words, with the member's value bits set: all of an integer's or
/// bit-field's, of a `_Bool` the lowest.
fn all_ones(program: &Program, layouts: &Layouts, record: RecordId, path: &[u32]) -> Vec<u64> {
    let mut words = vec![0; layouts[record].size.0.div_ceil(8) as usize];
    let start = layouts.offset_along(program, record, path);
    let width = value_width(program, layouts, record, path);
    let (object, big_endian) = object_along(program, layouts, record, path);
    // Of a `_Bool` the lowest bit is the last.
    let start = if big_endian { start + object - width } else { start };
    for bit in start.0..start.0 + width.0 {
        // Both the bits of the value and those of each byte are counted from the most significant one.
        let bit = if big_endian { bit ^ 7 } else { bit };
        if let Some(word) = words.get_mut((bit / 64) as usize) {
            *word |= 1 << (bit % 64);
        }
    }
    words
}

/// The bits of the object or bit-field that a path leads to, and whether it lies with its most significant bit first.
fn object_along(program: &Program, layouts: &Layouts, record: RecordId, path: &[u32]) -> (Bits, bool) {
    let (mut record, mut last) = (record, (Bits::ZERO, false));
    for &index in path {
        let field = &program[record].fields[index as usize];
        let object = field.bits.unwrap_or_else(|| layouts.size(&field.ty).bits());
        last = (object, lies_big_endian(&program[record], field));
        if let Type::Record(inner) = field.ty {
            record = inner;
        }
    }
    last
}

fn value_width(program: &Program, layouts: &Layouts, record: RecordId, path: &[u32]) -> Bits {
    let mut record = record;
    let mut width = Bits::ZERO;
    for &index in path {
        let field = &program[record].fields[index as usize];
        if let Type::Record(inner) = field.ty {
            record = inner;
        }
        width = field.bits.unwrap_or_else(|| object_width(program, layouts, &field.ty));
    }
    width
}

/// The bits that storing -1 in an integer object sets: those above the width of a signed bit-precise type hold its sign
/// (clang's `EmitToMemory`; the ABIs leave them open).
fn object_width(program: &Program, layouts: &Layouts, ty: &Type) -> Bits {
    match lang::typing::integer(program, ty) {
        Some(lang::IntType::BitInt(_)) => layouts.size(ty).bits(),
        Some(int) => int.width(),
        None => Bits::ZERO,
    }
}
