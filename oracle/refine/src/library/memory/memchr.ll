define ptr @memchr(ptr %s, i32 %wanted, i64 %n) {
entry:
  %byte = trunc i32 %wanted to i8
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  %p = getelementptr i8, ptr %s, i64 %i
  %full = icmp eq i64 %i, %n
  br i1 %full, label %none, label %next
next:
  %c = load i8, ptr %p, align 1
  %j = add i64 %i, 1
  %found = icmp eq i8 %c, %byte
  br i1 %found, label %end, label %loop
end:
  ret ptr %p
none:
  ret ptr null
}
