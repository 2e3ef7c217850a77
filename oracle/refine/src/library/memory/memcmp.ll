define i32 @memcmp(ptr %a, ptr %b, i64 %n) {
  %order = call i32 @__order_of_bytes(ptr %a, ptr %b, i64 %n)
  %any = freeze i32 poison
  %is_positive = icmp sgt i32 %any, 0
  %positive = select i1 %is_positive, i32 %any, i32 1
  %is_negative = icmp slt i32 %any, 0
  %negative = select i1 %is_negative, i32 %any, i32 -1
  %less = icmp slt i32 %order, 0
  %different = select i1 %less, i32 %negative, i32 %positive
  %same = icmp eq i32 %order, 0
  %r = select i1 %same, i32 0, i32 %different
  ret i32 %r
}
declare i32 @__order_of_bytes(ptr, ptr, i64)
