define ptr @strpbrk(ptr noundef %s, ptr noundef %any) {
  %i = call i64 @strcspn(ptr %s, ptr %any)
  %p = getelementptr i8, ptr %s, i64 %i
  %c = load i8, ptr %p, align 1
  %ends = icmp eq i8 %c, 0
  %r = select i1 %ends, ptr null, ptr %p
  ret ptr %r
}
declare i64 @strcspn(ptr, ptr)
