; thesis: 2.3.2
; says: thesis no
; says: thesis,branch=choice yes
; says: llvm-19 no
; meaning: a branch on a loop-invariant condition moves out of the loop, which may not run at all.

declare void @foo()
declare void @bar()

define void @src(i2 noundef %n, i1 %c2) {
entry:
  br label %head

head:
  %i = phi i2 [ 0, %entry ], [ %next, %latch ]
  %more = icmp ult i2 %i, %n
  br i1 %more, label %body, label %exit

body:
  br i1 %c2, label %then, label %else

then:
  call void @foo()
  br label %latch

else:
  call void @bar()
  br label %latch

latch:
  %next = add i2 %i, 1
  br label %head

exit:
  ret void
}

define void @tgt(i2 noundef %n, i1 %c2) {
entry:
  br i1 %c2, label %head1, label %head2

head1:
  %i = phi i2 [ 0, %entry ], [ %next1, %body1 ]
  %more1 = icmp ult i2 %i, %n
  br i1 %more1, label %body1, label %exit

body1:
  call void @foo()
  %next1 = add i2 %i, 1
  br label %head1

head2:
  %j = phi i2 [ 0, %entry ], [ %next2, %body2 ]
  %more2 = icmp ult i2 %j, %n
  br i1 %more2, label %body2, label %exit

body2:
  call void @bar()
  %next2 = add i2 %j, 1
  br label %head2

exit:
  ret void
}
