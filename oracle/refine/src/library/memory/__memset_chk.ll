define ptr @__memset_chk(ptr noundef %to, i32 noundef %value, i64 noundef %n, i64 noundef %room) {
entry:
  %fits = icmp ule i64 %n, %room
  br i1 %fits, label %fill, label %fail
fill:
  %byte = trunc i32 %value to i8
  call void @llvm.memset.p0.i64(ptr %to, i8 %byte, i64 %n, i1 false)
  ret ptr %to
fail:
  call void @__chk_fail()
  unreachable
}
declare void @__chk_fail() noreturn nounwind
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
