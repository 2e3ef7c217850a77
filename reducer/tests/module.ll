target triple = "x86_64-pc-linux-gnu"

@table = internal global [4 x i16] [i16 1, i16 2, i16 3, i16 4], align 2
@unused = global i8 0

declare void @bf_observe(i32, i64)

declare void @unused_declaration()

define internal i13 @work(i13 noundef %x, i13 %unused) noinline {
entry:
  %slot = alloca i13, align 2
  store volatile i13 %x, ptr %slot, align 2
  %again = load volatile i13, ptr %slot, align 2
  %sum = add nuw nsw i13 %again, 100
  %small = icmp ult i13 %sum, 50
  br i1 %small, label %low, label %high

low:
  %doubled = shl nuw i13 %sum, 1
  br label %end

high:
  switch i13 %sum, label %end [
    i13 7, label %low
    i13 9, label %odd
  ]

odd:
  br label %end

end:
  %result = phi i13 [ %doubled, %low ], [ %sum, %high ], [ 3, %odd ]
  ret i13 %result
}

define internal i64 @widened(i13 %x) {
  %wide = zext i13 %x to i64
  %more = or disjoint i64 %wide, 0
  ret i64 %more
}

define void @entry() {
  %first = getelementptr inbounds [4 x i16], ptr @table, i64 0, i64 2
  %loaded = load i16, ptr %first, align 2, !range !0
  %cut = trunc i16 %loaded to i13
  %worked = call i13 @work(i13 %cut, i13 5)
  %wide = call i64 @widened(i13 %worked)
  %product = mul i64 %wide, 6
  call void @bf_observe(i32 3, i64 %product)
  call void @bf_observe(i32 4, i64 %wide)
  ret void
}

!sample.list = !{!0}

!0 = !{i16 0, i16 1000}
