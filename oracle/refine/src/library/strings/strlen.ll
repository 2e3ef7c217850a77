define i64 @strlen(ptr %s) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr i8, ptr %s, i64 %i
  %c = load i8, ptr %p, align 1
  %j = add i64 %i, 1
  %ends = icmp eq i8 %c, 0
  br i1 %ends, label %end, label %loop
end:
  ret i64 %i
}
