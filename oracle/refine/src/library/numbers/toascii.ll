define i32 @toascii(i32 %c) {
  %r = and i32 %c, 127
  ret i32 %r
}
