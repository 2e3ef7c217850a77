define ptr @strcpy(ptr noundef %to, ptr noundef %from) {
  %length = call i64 @strlen(ptr %from)
  %size = add i64 %length, 1
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %size, i1 false)
  ret ptr %to
}
declare i64 @strlen(ptr)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
