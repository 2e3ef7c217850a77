; C11 7.22.6.2. The structure of two `int` is one register on all platforms of ours.
define i64 @div(i32 %a, i32 %b) {
  %q = sdiv i32 %a, %b
  %r = srem i32 %a, %b
  %low = zext i32 %q to i64
  %wide = zext i32 %r to i64
  %high = shl i64 %wide, 32
  %both = or i64 %low, %high
  ret i64 %both
}
