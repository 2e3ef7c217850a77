; row: Select removal
; printed: ub-conditional ub-either poison-conditional poison-any
; thesis: 2.3.3, Table 2.1
; meaning: a select of true and false becomes its condition.

define i1 @src(i1 %c) {
  %r = select i1 %c, i1 true, i1 false
  ret i1 %r
}

define i1 @tgt(i1 %c) {
  ret i1 %c
}
