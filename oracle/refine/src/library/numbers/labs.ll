define i64 @labs(i64 %x) {
  %r = call i64 @llvm.abs.i64(i64 %x, i1 true)
  ret i64 %r
}
declare i64 @llvm.abs.i64(i64, i1)
