; What the source chooses for its uses of undef input: each part of what a run shows may need another rule, and one word another one than the next.

; lowest-bit-is-clear: right
define i1 @src.lowest-bit-is-clear(i8 %x, i8 %y) {
  %n = sub i8 0, %y
  %low = and i8 %n, %y
  %sum = add i8 %low, %x
  call void @show(i8 %sum)
  %bit = and i8 %sum, %low
  %r = icmp eq i8 %bit, %low
  ret i1 %r
}
define i1 @tgt.lowest-bit-is-clear(i8 %x, i8 %y) {
  %n = sub i8 0, %y
  %low = and i8 %n, %y
  %sum = add i8 %low, %x
  call void @show(i8 %sum)
  %bit = and i8 %low, %x
  %r = icmp eq i8 %bit, 0
  ret i1 %r
}

; lowest-bit-is-set: wrong
define i1 @src.lowest-bit-is-set(i8 %x, i8 %y) {
  %n = sub i8 0, %y
  %low = and i8 %n, %y
  %sum = add i8 %low, %x
  call void @show(i8 %sum)
  %bit = and i8 %sum, %low
  %r = icmp eq i8 %bit, %low
  ret i1 %r
}
define i1 @tgt.lowest-bit-is-set(i8 %x, i8 %y) {
  %n = sub i8 0, %y
  %low = and i8 %n, %y
  %sum = add i8 %low, %x
  call void @show(i8 %sum)
  %bit = and i8 %low, %x
  %r = icmp ne i8 %bit, 0
  ret i1 %r
}

; one-lane-everywhere-in-another-order: right
define <4 x i32> @src.one-lane-everywhere-in-another-order(<4 x i32> %x, <4 x i32> %y) {
  %s = shufflevector <4 x i32> %x, <4 x i32> %y, <4 x i32> zeroinitializer
  %r = shufflevector <4 x i32> %s, <4 x i32> undef, <4 x i32> <i32 0, i32 3, i32 2, i32 1>
  ret <4 x i32> %r
}
define <4 x i32> @tgt.one-lane-everywhere-in-another-order(<4 x i32> %x, <4 x i32> %y) {
  %s = shufflevector <4 x i32> %x, <4 x i32> %y, <4 x i32> zeroinitializer
  ret <4 x i32> %s
}

; less-is-asked-twice: right
define i32 @src.less-is-asked-twice(i32 %a, i32 %b, i1 %c) {
entry:
  %less = icmp slt i32 %a, %b
  %both = and i1 %less, %c
  br i1 %both, label %yes, label %no
yes:
  %again = icmp slt i32 %a, %b
  %x = select i1 %again, i32 %a, i32 %b
  ret i32 %x
no:
  %still = icmp slt i32 %a, %b
  %y = select i1 %still, i32 %a, i32 %b
  ret i32 %y
}
define i32 @tgt.less-is-asked-twice(i32 %a, i32 %b, i1 %c) {
entry:
  %less = icmp slt i32 %a, %b
  %both = and i1 %less, %c
  br i1 %both, label %yes, label %no
yes:
  ret i32 %a
no:
  %y = select i1 %less, i32 %a, i32 %b
  ret i32 %y
}

; less-is-the-other-way-round: wrong
define i32 @src.less-is-the-other-way-round(i32 %a, i32 %b, i1 %c) {
entry:
  %less = icmp slt i32 %a, %b
  %both = and i1 %less, %c
  br i1 %both, label %yes, label %no
yes:
  %again = icmp slt i32 %a, %b
  %x = select i1 %again, i32 %a, i32 %b
  ret i32 %x
no:
  %still = icmp slt i32 %a, %b
  %y = select i1 %still, i32 %a, i32 %b
  ret i32 %y
}
define i32 @tgt.less-is-the-other-way-round(i32 %a, i32 %b, i1 %c) {
entry:
  %less = icmp slt i32 %a, %b
  %both = and i1 %less, %c
  br i1 %both, label %yes, label %no
yes:
  ret i32 %b
no:
  %y = select i1 %less, i32 %a, i32 %b
  ret i32 %y
}

; a-frozen-choice-is-one: wrong
define <2 x i8> @src.a-frozen-choice-is-one(i8 %x) {
  %f = freeze i8 undef
  %v = insertelement <2 x i8> poison, i8 %f, i8 0
  %w = insertelement <2 x i8> %v, i8 %f, i8 1
  ret <2 x i8> %w
}
define <2 x i8> @tgt.a-frozen-choice-is-one(i8 %x) {
  ret <2 x i8> <i8 0, i8 1>
}

declare void @show(i8)
