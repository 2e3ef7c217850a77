define i32 @ffsl(i64 %x) {
  %r = call i32 @ffsll(i64 %x)
  ret i32 %r
}
declare i32 @ffsll(i64)
