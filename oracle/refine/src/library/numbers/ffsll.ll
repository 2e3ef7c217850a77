define i32 @ffsll(i64 %x) {
  %zeros = call i64 @llvm.cttz.i64(i64 %x, i1 false)
  %narrow = trunc i64 %zeros to i32
  %at = add i32 %narrow, 1
  %none = icmp eq i64 %x, 0
  %r = select i1 %none, i32 0, i32 %at
  ret i32 %r
}
declare i64 @llvm.cttz.i64(i64, i1)
