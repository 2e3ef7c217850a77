; The pointer that the table of distances leads to may be based on any object.
define ptr @llvm.load.relative.i64(ptr %table, i64 %offset) {
  %place = getelementptr i8, ptr %table, i64 %offset
  %distance = load i32, ptr %place, align 4
  %wide = sext i32 %distance to i64
  %base = ptrtoint ptr %table to i64
  %address = add i64 %base, %wide
  %pointer = inttoptr i64 %address to ptr
  ret ptr %pointer
}
