; Loops over memory whose many iterations are too much for a proof, which then stands for few.

; counted-in-a-register: right
define void @src.counted-in-a-register(i32 %x, i32 %y, i32 %z) {
entry:
  %none = icmp eq i32 %x, 0
  %first = zext i1 %none to i32
  store i32 %first, ptr @count, align 4
  %some = icmp sgt i32 %y, 0
  br i1 %some, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %above = icmp sgt i32 %i, %z
  br i1 %above, label %more, label %latch
more:
  %old = load i32, ptr @count, align 4
  %new = add nsw i32 %old, 1
  store i32 %new, ptr @count, align 4
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, %y
  br i1 %again, label %loop, label %end
end:
  ret void
}
define void @tgt.counted-in-a-register(i32 %x, i32 %y, i32 %z) {
entry:
  %none = icmp eq i32 %x, 0
  %first = zext i1 %none to i32
  store i32 %first, ptr @count, align 4
  %some = icmp sgt i32 %y, 0
  br i1 %some, label %loop, label %end
loop:
  %old = phi i32 [ %first, %entry ], [ %now, %latch ]
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %above = icmp sgt i32 %i, %z
  br i1 %above, label %more, label %latch
more:
  %new = add nsw i32 %old, 1
  store i32 %new, ptr @count, align 4
  br label %latch
latch:
  %now = phi i32 [ %new, %more ], [ %old, %loop ]
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, %y
  br i1 %again, label %loop, label %end
end:
  ret void
}

; counted-in-a-register-that-stays: wrong
define void @src.counted-in-a-register-that-stays(i32 %x, i32 %y, i32 %z) {
entry:
  %none = icmp eq i32 %x, 0
  %first = zext i1 %none to i32
  store i32 %first, ptr @count, align 4
  %some = icmp sgt i32 %y, 0
  br i1 %some, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %above = icmp sgt i32 %i, %z
  br i1 %above, label %more, label %latch
more:
  %old = load i32, ptr @count, align 4
  %new = add nsw i32 %old, 1
  store i32 %new, ptr @count, align 4
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, %y
  br i1 %again, label %loop, label %end
end:
  ret void
}
define void @tgt.counted-in-a-register-that-stays(i32 %x, i32 %y, i32 %z) {
entry:
  %none = icmp eq i32 %x, 0
  %first = zext i1 %none to i32
  store i32 %first, ptr @count, align 4
  %some = icmp sgt i32 %y, 0
  br i1 %some, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %above = icmp sgt i32 %i, %z
  br i1 %above, label %more, label %latch
more:
  %new = add nsw i32 %first, 1
  store i32 %new, ptr @count, align 4
  br label %latch
latch:
  %next = add nuw nsw i32 %i, 1
  %again = icmp ne i32 %next, %y
  br i1 %again, label %loop, label %end
end:
  ret void
}

@count = global i32 0
