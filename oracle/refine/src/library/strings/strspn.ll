define i64 @strspn(ptr noundef %s, ptr noundef %any) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %after, %next ]
  %p = getelementptr i8, ptr %s, i64 %i
  %c = load i8, ptr %p, align 1
  %ends = icmp eq i8 %c, 0
  br i1 %ends, label %end, label %search
search:
  %j = phi i64 [ 0, %loop ], [ %k, %further ]
  %q = getelementptr i8, ptr %any, i64 %j
  %d = load i8, ptr %q, align 1
  %all = icmp eq i8 %d, 0
  br i1 %all, label %end, label %further
further:
  %k = add i64 %j, 1
  %same = icmp eq i8 %c, %d
  br i1 %same, label %next, label %search
next:
  %after = add i64 %i, 1
  br label %loop
end:
  ret i64 %i
}
