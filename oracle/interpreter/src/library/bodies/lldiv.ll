define { i64, i64 } @lldiv(i64 %a, i64 %b) {
  %q = sdiv i64 %a, %b
  %r = srem i64 %a, %b
  %p = insertvalue { i64, i64 } poison, i64 %q, 0
  %both = insertvalue { i64, i64 } %p, i64 %r, 1
  ret { i64, i64 } %both
}
