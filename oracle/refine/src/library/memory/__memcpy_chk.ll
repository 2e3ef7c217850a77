define ptr @__memcpy_chk(ptr noundef %to, ptr noundef %from, i64 noundef %n, i64 noundef %room) {
entry:
  %fits = icmp ule i64 %n, %room
  br i1 %fits, label %copy, label %fail
copy:
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false)
  ret ptr %to
fail:
  call void @__chk_fail()
  unreachable
}
declare void @__chk_fail() noreturn nounwind
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
