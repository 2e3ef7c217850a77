; C11 7.22.4.2: the functions run in the reverse order, also if one of them calls `exit`.
@__at_exit = private global [1024 x ptr] zeroinitializer
@__at_exit_count = private global i64 0
define i32 @atexit(ptr %function) {
  %count = load i64, ptr @__at_exit_count
  %full = icmp eq i64 %count, 1024
  br i1 %full, label %refuse, label %keep
keep:
  %place = getelementptr ptr, ptr @__at_exit, i64 %count
  store ptr %function, ptr %place
  %more = add i64 %count, 1
  store i64 %more, ptr @__at_exit_count
  ret i32 0
refuse:
  ret i32 1
}
define void @exit(i32 %status) {
entry:
  br label %loop
loop:
  %count = load i64, ptr @__at_exit_count
  %none = icmp eq i64 %count, 0
  br i1 %none, label %end, label %next
next:
  %less = sub i64 %count, 1
  store i64 %less, ptr @__at_exit_count
  %place = getelementptr ptr, ptr @__at_exit, i64 %less
  %function = load ptr, ptr %place
  call void %function()
  br label %loop
end:
  call void @_exit(i32 %status)
  unreachable
}
declare void @_exit(i32)
