; C11 7.22.5.2. The order of equal elements is that of the array, as in the GNU library: runs of 1, 2, 4 … elements are merged.
define void @qsort(ptr %array, i64 %count, i64 %size, ptr %compare) {
  %few = icmp ult i64 %count, 2
  %empty = icmp eq i64 %size, 0
  %sorted = or i1 %few, %empty
  br i1 %sorted, label %done, label %start
start:
  %bytes = mul i64 %count, %size
  %extra = call ptr @malloc(i64 %bytes)
  %full = icmp eq ptr %extra, null
  br i1 %full, label %fail, label %pass
fail:
  call void @abort()
  unreachable
pass:
  %from = phi ptr [ %array, %start ], [ %to, %end_of_pass ]
  %to = phi ptr [ %extra, %start ], [ %from, %end_of_pass ]
  %run = phi i64 [ 1, %start ], [ %twice, %end_of_pass ]
  %twice = mul i64 %run, 2
  br label %pair
pair:
  %at = phi i64 [ 0, %pass ], [ %end, %merge ]
  %pair.out = phi i64 [ 0, %pass ], [ %out, %merge ]
  %rest = sub i64 %count, %at
  %pair.over = icmp uge i64 %at, %count
  br i1 %pair.over, label %end_of_pass, label %bounds
bounds:
  %half = call i64 @llvm.umin.i64(i64 %run, i64 %rest)
  %whole = call i64 @llvm.umin.i64(i64 %twice, i64 %rest)
  %middle = add i64 %at, %half
  %end = add i64 %at, %whole
  br label %merge
merge:
  %left = phi i64 [ %at, %bounds ], [ %left.next, %copy ]
  %right = phi i64 [ %middle, %bounds ], [ %right.next, %copy ]
  %out = phi i64 [ %pair.out, %bounds ], [ %out.next, %copy ]
  %left.over = icmp eq i64 %left, %middle
  %right.over = icmp eq i64 %right, %end
  %merged = and i1 %left.over, %right.over
  br i1 %merged, label %pair, label %choose
choose:
  %one.over = or i1 %left.over, %right.over
  %left.offset = mul i64 %left, %size
  %left.place = getelementptr i8, ptr %from, i64 %left.offset
  %right.offset = mul i64 %right, %size
  %right.place = getelementptr i8, ptr %from, i64 %right.offset
  br i1 %one.over, label %copy, label %ask
ask:
  %order = call i32 %compare(ptr %left.place, ptr %right.place)
  %ordered = icmp sle i32 %order, 0
  br label %copy
copy:
  %first = phi i1 [ %right.over, %choose ], [ %ordered, %ask ]
  %place = select i1 %first, ptr %left.place, ptr %right.place
  %out.offset = mul i64 %out, %size
  %out.place = getelementptr i8, ptr %to, i64 %out.offset
  %copied = call ptr @memcpy(ptr %out.place, ptr %place, i64 %size)
  %out.next = add i64 %out, 1
  %one = zext i1 %first to i64
  %other = sub i64 1, %one
  %left.next = add i64 %left, %one
  %right.next = add i64 %right, %other
  br label %merge
end_of_pass:
  %more = icmp ult i64 %twice, %count
  br i1 %more, label %pass, label %finish
finish:
  %in_place = icmp eq ptr %to, %array
  br i1 %in_place, label %release, label %back
back:
  %moved = call ptr @memcpy(ptr %array, ptr %to, i64 %bytes)
  br label %release
release:
  call void @free(ptr %extra)
  br label %done
done:
  ret void
}
declare ptr @malloc(i64)
declare ptr @memcpy(ptr, ptr, i64)
declare void @free(ptr)
declare void @abort()
declare i64 @llvm.umin.i64(i64, i64)
