; row: Easy movement
; printed: choice-conditional poison-conditional poison-any
; thesis: 2.3.3, Table 2.1
; meaning: a select moves above the branch that guards it.

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
  %r = select i1 %c, i2 %x, i2 %y
  br i1 %g, label %then, label %exit

then:
  call void @use(i2 %r)
  br label %exit

exit:
  ret void
}
