//! `layout`.

use ir::{Align, Bits, Bytes, Packing, TypeId, TypeTable};

fn check(table: &TypeTable, ty: TypeId, size: u64, align: u64) {
    let got = (table.size(ty), table.align(ty));
    assert_eq!(got, (Bytes(size), Align::from_bytes(align).unwrap()), "{:?}", table.get(ty));
}

#[test]
fn scalars_have_the_data_layouts_size_and_alignment() {
    let mut t = TypeTable::default();
    for (width, size, align) in
        [(1, 1, 1), (8, 1, 1), (17, 4, 4), (24, 4, 4), (40, 8, 8), (65, 16, 16), (256, 32, 16)]
    {
        let ty = t.int(width);
        check(&t, ty, size, align);
    }
    check(&t, TypeId::X86_FP80, 16, 16);
    check(&t, TypeId::PTR, 8, 8);
    let i24 = t.int(24);
    assert_eq!(t.store_size(i24), Bytes(3));
}

#[test]
fn aggregates_are_padded_by_their_packing() {
    let mut t = TypeTable::default();
    let s = t.structure(&[TypeId::I8, TypeId::I32, TypeId::I8], Packing::Natural);
    check(&t, s, 12, 4);
    let offsets: Vec<_> = (0..3).map(|at| t.offset(s, at).unwrap().0).collect();
    assert_eq!(offsets, [0, 4, 8]);
    let p = t.structure(&[TypeId::I8, TypeId::I32, TypeId::I8], Packing::Bytes);
    check(&t, p, 6, 1);
    let a = t.array(3, s);
    check(&t, a, 36, 4);
    let v = t.vector(3, TypeId::FLOAT);
    check(&t, v, 16, 16);
    assert_eq!(t.store_size(v), Bytes(12));
    let b = t.vector(8, TypeId::I1);
    check(&t, b, 1, 1);
    assert!(!t.is_sized(TypeId::VOID));
    let huge = t.array(u64::MAX, a);
    assert!(t.size(huge).0 > 1 << 60);
}

/// The thesis's example (section 3.2.3), an ordinary member and a boundary.
#[test]
fn explicitly_packed_members_are_placed_by_bits() {
    let mut t = TypeTable::default();
    let (i3, i4) = (t.int(3), t.int(4));
    let (padding, boundary) = (t.array(3, TypeId::I8), t.array(0, TypeId::I8));
    let s = t.structure(&[i3, i4, TypeId::I1, padding], Packing::Bits);
    check(&t, s, 4, 1);
    let offsets: Vec<_> = (0..4).map(|at| t.bit_offset(s, at).unwrap().0).collect();
    assert_eq!(offsets, [0, 3, 7, 8]);
    let bytes: Vec<_> = (0..4).map(|at| t.offset(s, at)).collect();
    assert_eq!(bytes, [Some(Bytes(0)), None, None, Some(Bytes(1))]);
    let i24 = t.int(24);
    let m = t.structure(&[i24, boundary, TypeId::I8, TypeId::PTR], Packing::Bits);
    check(&t, m, 12, 1);
    assert_eq!(t.member_bits(m, 0), Some(Bits(24)));
    assert_eq!(t.offset(m, 3), Some(Bytes(4)));
    let outer = t.structure(&[TypeId::I32, m], Packing::Natural);
    check(&t, outer, 16, 4);
    assert!(t.has_bit_members(outer) && !t.has_bit_members(padding));
}
