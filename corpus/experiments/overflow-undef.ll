; thesis: 2.3.1
; says: llvm-19 no
; meaning: a + b > a becomes b > 0 where overflow is undef, spelled out: the wide sum tells whether the narrow
;   one overflowed.

define i1 @src(i3 noundef %a, i3 noundef %b) {
  %wa = sext i3 %a to i4
  %wb = sext i3 %b to i4
  %wide = add i4 %wa, %wb
  %narrow = trunc i4 %wide to i3
  %back = sext i3 %narrow to i4
  %fits = icmp eq i4 %back, %wide
  %sum = select i1 %fits, i3 %narrow, i3 undef
  %r = icmp sgt i3 %sum, %a
  ret i1 %r
}

define i1 @tgt(i3 noundef %a, i3 noundef %b) {
  %r = icmp sgt i3 %b, 0
  ret i1 %r
}
