//! `legalize::legal_layout`.

use ir::legalize::legal_layout::*;
use ir::*;

fn bodies(widths: &[u32], then: &[TypeId], more: &[u32]) -> Vec<u64> {
    let mut types = TypeTable::default();
    let mut fields: Vec<_> = widths.iter().map(|&width| types.int(width)).collect();
    fields.extend_from_slice(then);
    fields.extend(more.iter().map(|&width| types.int(width)));
    let ty = types.structure(&fields, Packing::Bits);
    let layouts = LegalLayouts::compute(&mut types);
    layouts.get(ty).unwrap().body().iter().map(|&member| types.size(member).0).collect()
}

#[test]
fn adjacent_integers_become_one_byte_array() {
    assert_eq!(bodies(&[3, 5], &[TypeId::PTR], &[7, 17]), [1, 8, 3]);
    assert_eq!(bodies(&[3, 5, 8, 32], &[], &[]), [6]);
    assert_eq!(bodies(&[], &[TypeId::FLOAT, TypeId::DOUBLE], &[]), [4, 8]);
}

#[test]
fn a_zero_length_array_ends_a_memory_location() {
    let boundary = TypeTable::default().array(0, TypeId::I8);
    let mut types = TypeTable::default();
    assert_eq!(types.array(0, TypeId::I8), boundary);
    let ty = types.structure(&[TypeId::I8, boundary, TypeId::I8, TypeId::I16], Packing::Bits);
    let layouts = LegalLayouts::compute(&mut types);
    let run = |index| match layouts.get(ty).unwrap().placement(index) {
        MemberPlacement::Part { run, .. } => Some((run.start.0, run.end.0)),
        MemberPlacement::Member(_) => None,
    };
    assert_eq!([0, 1, 2, 3].map(run), [Some((0, 1)), None, Some((1, 4)), Some((1, 4))]);
}
