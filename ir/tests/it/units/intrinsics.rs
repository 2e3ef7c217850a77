//! `intrinsics`.

use ir::intrinsics::*;

#[test]
fn names_are_told_from_suffixes() {
    let known = Intrinsic::from_name;
    assert_eq!(known("llvm.memcpy.p0.p0.i64"), Some(Intrinsic::MemCpy));
    assert_eq!(known("llvm.memcpy.inline.p0.p0.i64"), Some(Intrinsic::MemCpyInline));
    assert_eq!(known("llvm.memcpy.element.unordered.atomic.p0.p0.i64"), None);
    assert_eq!(known("llvm.expect.i1"), Some(Intrinsic::Expect));
    assert_eq!(known("llvm.expect.with.probability.i1"), Some(Intrinsic::ExpectWithProbability));
    assert_eq!(known("llvm.smul.fix.sat.v2i8"), Some(Intrinsic::SMulFixSat));
    assert_eq!(known("llvm.assume"), Some(Intrinsic::Assume));
    assert_eq!(known("llvm.umin"), None);
    assert_eq!(known("llvm.frobnicate.i8"), None);
    assert_eq!(known("umin.i8"), None);
}
