define i32 @ffs(i32 %x) {
  %zeros = call i32 @llvm.cttz.i32(i32 %x, i1 false)
  %at = add i32 %zeros, 1
  %none = icmp eq i32 %x, 0
  %r = select i1 %none, i32 0, i32 %at
  ret i32 %r
}
declare i32 @llvm.cttz.i32(i32, i1)
