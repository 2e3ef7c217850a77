define ptr @strrchr(ptr noundef %s, i32 noundef %wanted) {
entry:
  %byte = trunc i32 %wanted to i8
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %last = phi ptr [ null, %entry ], [ %now, %loop ]
  %p = getelementptr i8, ptr %s, i64 %i
  %c = load i8, ptr %p, align 1
  %found = icmp eq i8 %c, %byte
  %now = select i1 %found, ptr %p, ptr %last
  %j = add i64 %i, 1
  %ends = icmp eq i8 %c, 0
  br i1 %ends, label %end, label %loop
end:
  ret ptr %now
}
