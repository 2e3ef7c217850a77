@__calendar = private global [56 x i8] zeroinitializer, align 8
define ptr @gmtime(ptr %seconds) {
  %time = call ptr @gmtime_r(ptr %seconds, ptr @__calendar)
  ret ptr %time
}
declare ptr @gmtime_r(ptr, ptr)
