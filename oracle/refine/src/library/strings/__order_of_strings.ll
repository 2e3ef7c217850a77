define i32 @__order_of_strings(ptr noundef %a, ptr noundef %b, i64 noundef %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  %full = icmp eq i64 %i, %n
  br i1 %full, label %same, label %read
read:
  %p = getelementptr i8, ptr %a, i64 %i
  %c = load i8, ptr %p, align 1
  %q = getelementptr i8, ptr %b, i64 %i
  %d = load i8, ptr %q, align 1
  %equal = icmp eq i8 %c, %d
  br i1 %equal, label %next, label %differs
next:
  %j = add i64 %i, 1
  %ends = icmp eq i8 %c, 0
  br i1 %ends, label %same, label %loop
differs:
  %less = icmp ult i8 %c, %d
  %r = select i1 %less, i32 -1, i32 1
  ret i32 %r
same:
  ret i32 0
}
