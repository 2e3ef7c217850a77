//! `type_table`.

use ir::type_table::*;
use ir::*;

#[test]
fn predeclared_ids_name_what_they_say() {
    let mut table = TypeTable::default();
    assert_eq!(table.get(TypeId::I32), &Type::Int(32));
    assert_eq!(table.get(TypeId::PTR), &Type::Ptr);
    assert_eq!(table.get(TypeId::FP128), &Type::Fp128);
    assert_eq!(table.int(64), TypeId::I64);
    assert_eq!(table.intern(Type::Double), TypeId::DOUBLE);
    assert_eq!(table.intern(Type::Int(128)), TypeId::I128);
}

#[test]
fn interning_is_structural_and_named_types_are_not() {
    let mut table = TypeTable::default();
    let a = table.structure(&[TypeId::I8, TypeId::I32], Packing::Natural);
    let b = table.structure(&[TypeId::I8, TypeId::I32], Packing::Natural);
    let c = table.structure(&[TypeId::I8, TypeId::I32], Packing::Bytes);
    assert_eq!(a, b);
    assert_ne!(a, c);
    let x = table.named("x", &[TypeId::I8], Packing::Natural);
    let y = table.named("y", &[TypeId::I8], Packing::Natural);
    assert_ne!(x, y);
    assert_eq!(table.int(24), table.int(24));
}
