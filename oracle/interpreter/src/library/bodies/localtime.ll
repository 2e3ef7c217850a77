@__local_calendar = private global [56 x i8] zeroinitializer, align 8
define ptr @localtime(ptr %seconds) {
  %time = call ptr @gmtime_r(ptr %seconds, ptr @__local_calendar)
  ret ptr %time
}
declare ptr @gmtime_r(ptr, ptr)
