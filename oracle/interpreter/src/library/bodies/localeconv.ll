@__locale_point = private constant [2 x i8] c".\00"
@__locale_empty = private constant [1 x i8] zeroinitializer
@__locale = private global { [10 x ptr], [14 x i8] } {
  [10 x ptr] [ptr @__locale_point, ptr @__locale_empty, ptr @__locale_empty, ptr @__locale_empty, ptr @__locale_empty,
    ptr @__locale_empty, ptr @__locale_empty, ptr @__locale_empty, ptr @__locale_empty, ptr @__locale_empty],
  [14 x i8] c"\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F\7F" }
define ptr @localeconv() {
  ret ptr @__locale
}
