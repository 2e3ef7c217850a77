@__errno = private global i32 0
define ptr @__errno_location() {
  ret ptr @__errno
}
