define ptr @memrchr(ptr noundef %s, i32 noundef %wanted, i64 noundef %n) {
entry:
  %byte = trunc i32 %wanted to i8
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %j, %next ]
  %empty = icmp eq i64 %i, 0
  br i1 %empty, label %none, label %next
next:
  %j = sub i64 %i, 1
  %p = getelementptr i8, ptr %s, i64 %j
  %c = load i8, ptr %p, align 1
  %found = icmp eq i8 %c, %byte
  br i1 %found, label %end, label %loop
end:
  ret ptr %p
none:
  ret ptr null
}
