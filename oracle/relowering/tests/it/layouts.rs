//! The text of `-fdump-record-layouts`.

use base::{Bits, Bytes};
use relowering::{StatedLayouts, StatedUnit};

const TEXT: &str = "
*** Dumping IRgen Record Layout
Record: RecordDecl 0x1 <a.c:1:1> struct S definition
Layout: <CGRecordLayout
  LLVMType:%struct.S = type { i64, i64 }
  IsZeroInitializable:1
  BitFields:[
    <CGBitFieldInfo Offset:3 Size:5 IsSigned:1 StorageSize:64 StorageOffset:8 VolatileOffset:3 VolatileStorageSize:32 VolatileStorageOffset:2>
]>
Layout: <CGRecordLayout
  LLVMType:%\"class.A::B\" = type { i8 }
  BitFields:[
    <CGBitFieldInfo Offset:0 Size:1 IsSigned:0 StorageSize:8>
]>
";

#[test]
fn records_and_units_are_read() {
    let text = TEXT.replace("StorageSize:8>", "StorageSize:8 StorageOffset:0>");
    let layouts = StatedLayouts::parse(&text).unwrap();
    let [first, second] = layouts.records() else { panic!("{layouts:?}") };
    assert_eq!((first.name.as_str(), second.name.as_str()), ("struct.S", "class.A::B"));
    let field = first.fields[0];
    assert_eq!((field.width, field.signed), (Bits(5), true));
    assert_eq!(field.unit, StatedUnit { start: Bytes(8), width: Bits(64), shift: Bits(3) });
    let volatile_unit = StatedUnit { start: Bytes(2), width: Bits(32), shift: Bits(3) };
    assert_eq!(field.volatile_unit, Some(volatile_unit));
    assert_eq!(second.fields[0].volatile_unit, None);
}

#[test]
fn a_line_without_its_numbers_is_named() {
    let error = StatedLayouts::parse(TEXT).unwrap_err().to_string();
    assert!(
        error.starts_with("line 13 of clang's record layouts: a bit-field without all its numbers"),
        "{error}"
    );
    let orphan = TEXT.lines().nth(7).unwrap();
    let error = StatedLayouts::parse(orphan).unwrap_err().to_string();
    assert!(error.starts_with("line 1 of clang's record layouts: a bit-field of no record"), "{error}");
}
