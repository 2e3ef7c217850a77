; row: Easy movement
; freeze: yes
; thesis: 3.2
; meaning: the condition is frozen.

declare void @use(i2)

define void @src(i1 %g, i1 %c, i2 %x, i2 %y) {
entry:
  br i1 %g, label %then, label %exit

then:
  %r = select i1 %c, i2 %x, i2 %y
  call void @use(i2 %r)
  br label %exit

exit:
  ret void
}

define void @tgt(i1 %g, i1 %c, i2 %x, i2 %y) {
entry:
  %fc = freeze i1 %c
  %r = select i1 %fc, i2 %x, i2 %y
  br i1 %g, label %then, label %exit

then:
  call void @use(i2 %r)
  br label %exit

exit:
  ret void
}
