; All bytes are read, so that nothing is decided on the way.
define i32 @__order_of_bytes(ptr %a, ptr %b, i64 %n) {
entry:
  %empty = icmp eq i64 %n, 0
  br i1 %empty, label %end, label %start
start:
  call void @llvm.assume(i1 true) ["dereferenceable"(ptr %a, i64 %n), "dereferenceable"(ptr %b, i64 %n)]
  br label %loop
loop:
  %i = phi i64 [ 0, %start ], [ %j, %loop ]
  %so_far = phi i32 [ 0, %start ], [ %now, %loop ]
  %p = getelementptr i8, ptr %a, i64 %i
  %q = getelementptr i8, ptr %b, i64 %i
  %x = load i8, ptr %p, align 1
  %y = load i8, ptr %q, align 1
  %less = icmp ult i8 %x, %y
  %more = icmp ugt i8 %x, %y
  %above = zext i1 %more to i32
  %here = select i1 %less, i32 -1, i32 %above
  %open = icmp eq i32 %so_far, 0
  %now = select i1 %open, i32 %here, i32 %so_far
  %j = add i64 %i, 1
  %again = icmp ult i64 %j, %n
  br i1 %again, label %loop, label %end
end:
  %r = phi i32 [ 0, %entry ], [ %now, %loop ]
  ret i32 %r
}
declare void @llvm.assume(i1)
