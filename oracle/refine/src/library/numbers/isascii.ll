define i32 @isascii(i32 %c) {
  %is = icmp ult i32 %c, 128
  %r = zext i1 %is to i32
  ret i32 %r
}
