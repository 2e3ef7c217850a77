define i32 @isdigit(i32 %c) {
  %from_zero = sub i32 %c, 48
  %is = icmp ult i32 %from_zero, 10
  %r = zext i1 %is to i32
  ret i32 %r
}
