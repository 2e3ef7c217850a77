define ptr @strncpy(ptr noundef %to, ptr noundef %from, i64 noundef %n) {
  %length = call i64 @strnlen(ptr %from, i64 %n)
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %length, i1 false)
  %end = getelementptr i8, ptr %to, i64 %length
  %rest = sub i64 %n, %length
  call void @llvm.memset.p0.i64(ptr %end, i8 0, i64 %rest, i1 false)
  ret ptr %to
}
declare i64 @strnlen(ptr, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
