define ptr @strchr(ptr noundef %s, i32 noundef %wanted) {
entry:
  %byte = trunc i32 %wanted to i8
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  %p = getelementptr i8, ptr %s, i64 %i
  %c = load i8, ptr %p, align 1
  %found = icmp eq i8 %c, %byte
  br i1 %found, label %end, label %next
next:
  %j = add i64 %i, 1
  %ends = icmp eq i8 %c, 0
  br i1 %ends, label %none, label %loop
end:
  ret ptr %p
none:
  ret ptr null
}
