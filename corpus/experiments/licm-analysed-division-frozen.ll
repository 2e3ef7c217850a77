; thesis: 3.3
; says: thesis yes
; says: llvm-19 yes
; meaning: what the analysis is about is frozen.

declare void @use(i2)

define void @src(i2 %x, i2 noundef %n) {
entry:
  %y = or i2 %x, 1
  br label %head

head:
  %i = phi i2 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i2 %i, %n
  br i1 %more, label %body, label %exit

body:
  %q = udiv i2 1, %y
  call void @use(i2 %q)
  %next = add i2 %i, 1
  br label %head

exit:
  ret void
}

define void @tgt(i2 %x, i2 noundef %n) {
entry:
  %fx = freeze i2 %x
  %y = or i2 %fx, 1
  %q = udiv i2 1, %y
  br label %head

head:
  %i = phi i2 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i2 %i, %n
  br i1 %more, label %body, label %exit

body:
  call void @use(i2 %q)
  %next = add i2 %i, 1
  br label %head

exit:
  ret void
}
