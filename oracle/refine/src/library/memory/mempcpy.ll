define ptr @mempcpy(ptr %to, ptr %from, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false)
  %end = getelementptr i8, ptr %to, i64 %n
  ret ptr %end
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
