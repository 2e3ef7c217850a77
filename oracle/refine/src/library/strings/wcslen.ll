define i64 @wcslen(ptr noundef %s) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr i32, ptr %s, i64 %i
  %c = load i32, ptr %p, align 4
  %j = add i64 %i, 1
  %ends = icmp eq i32 %c, 0
  br i1 %ends, label %end, label %loop
end:
  ret i64 %i
}
