@__strtok_rest = private global ptr null
define ptr @strtok(ptr %text, ptr %set) {
  %token = call ptr @strtok_r(ptr %text, ptr %set, ptr @__strtok_rest)
  ret ptr %token
}
declare ptr @strtok_r(ptr, ptr, ptr)
