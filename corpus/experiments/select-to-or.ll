; row: Select to arithmetic
; printed: ub-either poison-any
; thesis: 2.3.3, Table 2.1
; meaning: a select of truth values with one constant arm becomes `or`.

define i1 @src(i1 %c, i1 %x) {
  %r = select i1 %c, i1 true, i1 %x
  ret i1 %r
}

define i1 @tgt(i1 %c, i1 %x) {
  %r = or i1 %c, %x
  ret i1 %r
}
