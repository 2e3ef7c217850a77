define ptr @bsearch(ptr %key, ptr %array, i64 %count, i64 %size, ptr %compare) {
entry:
  br label %loop
loop:
  %low = phi i64 [ 0, %entry ], [ %low, %lower ], [ %above, %step ]
  %high = phi i64 [ %count, %entry ], [ %middle, %lower ], [ %high, %step ]
  %open = icmp ult i64 %low, %high
  br i1 %open, label %look, label %none
look:
  %distance = sub i64 %high, %low
  %half = lshr i64 %distance, 1
  %middle = add i64 %low, %half
  %above = add i64 %middle, 1
  %offset = mul i64 %middle, %size
  %place = getelementptr i8, ptr %array, i64 %offset
  %order = call i32 %compare(ptr %key, ptr %place)
  %same = icmp eq i32 %order, 0
  br i1 %same, label %found, label %step
step:
  %less = icmp slt i32 %order, 0
  br i1 %less, label %lower, label %loop
lower:
  br label %loop
found:
  ret ptr %place
none:
  ret ptr null
}
