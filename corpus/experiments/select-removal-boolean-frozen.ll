; row: Select removal
; freeze: yes
; thesis: 3.2
; meaning: the condition is frozen.

define i1 @src(i1 %c) {
  %r = select i1 %c, i1 true, i1 false
  ret i1 %r
}

define i1 @tgt(i1 %c) {
  %fc = freeze i1 %c
  ret i1 %fc
}
