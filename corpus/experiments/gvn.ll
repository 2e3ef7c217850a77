; thesis: 2.3.2
; says: thesis yes
; says: thesis,branch=choice no
; says: llvm-19 yes
; meaning: where t = x + 1 equals y, another x + 1 is replaced by y.

declare void @foo(i2)

define void @src(i2 %x, i2 %y) {
entry:
  %t = add i2 %x, 1
  %same = icmp eq i2 %t, %y
  br i1 %same, label %then, label %exit

then:
  %w = add i2 %x, 1
  call void @foo(i2 %w)
  br label %exit

exit:
  ret void
}

define void @tgt(i2 %x, i2 %y) {
entry:
  %t = add i2 %x, 1
  %same = icmp eq i2 %t, %y
  br i1 %same, label %then, label %exit

then:
  call void @foo(i2 %y)
  br label %exit

exit:
  ret void
}
