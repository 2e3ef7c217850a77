; row: Select removal
; freeze: yes
; thesis: 3.2
; meaning: the value is frozen.

define i2 @src(i2 %x) {
  %c = icmp eq i2 %x, 1
  %r = select i1 %c, i2 1, i2 %x
  ret i2 %r
}

define i2 @tgt(i2 %x) {
  %fx = freeze i2 %x
  ret i2 %fx
}
