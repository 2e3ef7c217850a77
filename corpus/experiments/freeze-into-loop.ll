; thesis: 3.3
; says: thesis no
; says: llvm-19 no
; meaning: a freeze is sunk into a loop, where it chooses anew at each turn.

declare void @call(i2)

define void @src(i2 %a, i2 %b, i2 noundef %n) {
entry:
  %x = shl i2 %a, %b
  %y = freeze i2 %x
  br label %head

head:
  %i = phi i2 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i2 %i, %n
  br i1 %more, label %body, label %exit

body:
  call void @call(i2 %y)
  %next = add i2 %i, 1
  br label %head

exit:
  ret void
}

define void @tgt(i2 %a, i2 %b, i2 noundef %n) {
entry:
  br label %head

head:
  %i = phi i2 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i2 %i, %n
  br i1 %more, label %body, label %exit

body:
  %x = shl i2 %a, %b
  %y = freeze i2 %x
  call void @call(i2 %y)
  %next = add i2 %i, 1
  br label %head

exit:
  ret void
}
