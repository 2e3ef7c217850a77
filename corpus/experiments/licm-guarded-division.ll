; thesis: 2.3.1
; says: thesis yes
; says: llvm-19,branch=choice no
; meaning: a division leaves a loop that only runs where the divisor was seen not to be zero. An undef divisor
;   may be another value there; for that the branch on it must not be undefined itself.

declare void @use(i2)

define void @src(i2 %k, i2 noundef %n) {
entry:
  %nonzero = icmp ne i2 %k, 0
  br i1 %nonzero, label %head, label %exit

head:
  %i = phi i2 [ 0, %entry ], [ %next, %body ]
  %more = icmp ult i2 %i, %n
  br i1 %more, label %body, label %exit

body:
  %m = udiv i2 1, %k
  call void @use(i2 %m)
  %next = add i2 %i, 1
  br label %head

exit:
  ret void
}

define void @tgt(i2 %k, i2 noundef %n) {
entry:
  %nonzero = icmp ne i2 %k, 0
  br i1 %nonzero, label %ahead, label %exit

ahead:
  %m = udiv i2 1, %k
  br label %head

head:
  %i = phi i2 [ 0, %ahead ], [ %next, %body ]
  %more = icmp ult i2 %i, %n
  br i1 %more, label %body, label %exit

body:
  call void @use(i2 %m)
  %next = add i2 %i, 1
  br label %head

exit:
  ret void
}
