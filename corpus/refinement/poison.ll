; Pairs about poison, undef, freeze, select, branches, vectors and loops. A line `; NAME: VERDICT` says what `refine` must find.
; LangRef "Poison Values", "Undefined Values", "'freeze' Instruction", "'select' Instruction", "Vector Operations".

; select-of-a-condition-is-an-and: wrong
define i1 @src.select-of-a-condition-is-an-and(i1 %x, i1 %y) {
  %r = select i1 %x, i1 %y, i1 false
  ret i1 %r
}
define i1 @tgt.select-of-a-condition-is-an-and(i1 %x, i1 %y) {
  %r = and i1 %x, %y
  ret i1 %r
}

; select-with-freeze-is-an-and: right
define i1 @src.select-with-freeze-is-an-and(i1 %x, i1 %y) {
  %r = select i1 %x, i1 %y, i1 false
  ret i1 %r
}
define i1 @tgt.select-with-freeze-is-an-and(i1 %x, i1 %y) {
  %f = freeze i1 %y
  %r = and i1 %x, %f
  ret i1 %r
}

; and-is-a-select: right
define i1 @src.and-is-a-select(i1 %x, i1 %y) {
  %r = and i1 %x, %y
  ret i1 %r
}
define i1 @tgt.and-is-a-select(i1 %x, i1 %y) {
  %r = select i1 %x, i1 %y, i1 false
  ret i1 %r
}

; select-of-poison-arm: right
define i32 @src.select-of-poison-arm(i1 %c, i32 %x) {
  %r = select i1 %c, i32 %x, i32 poison
  ret i32 %r
}
define i32 @tgt.select-of-poison-arm(i1 %c, i32 %x) {
  ret i32 %x
}

; select-of-undef-arm: wrong
define i8 @src.select-of-undef-arm(i1 %c, i8 %x) {
  %r = select i1 %c, i8 %x, i8 undef
  ret i8 %r
}
define i8 @tgt.select-of-undef-arm(i1 %c, i8 %x) {
  ret i8 %x
}

; select-is-a-branch: wrong
define i32 @src.select-is-a-branch(i1 %c, i32 %x, i32 %y) {
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}
define i32 @tgt.select-is-a-branch(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %yes, label %no
yes:
  ret i32 %x
no:
  ret i32 %y
}

; branch-is-a-select: right
define i32 @src.branch-is-a-select(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %yes, label %no
yes:
  ret i32 %x
no:
  ret i32 %y
}
define i32 @tgt.branch-is-a-select(i1 %c, i32 %x, i32 %y) {
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

; frozen-branch: right
define i32 @src.frozen-branch(i1 %c, i32 %x, i32 %y) {
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}
define i32 @tgt.frozen-branch(i1 %c, i32 %x, i32 %y) {
  %f = freeze i1 %c
  br i1 %f, label %yes, label %no
yes:
  ret i32 %x
no:
  ret i32 %y
}

; freeze-dropped: wrong
define i8 @src.freeze-dropped(i8 %x) {
  %r = freeze i8 %x
  ret i8 %r
}
define i8 @tgt.freeze-dropped(i8 %x) {
  ret i8 %x
}

; freeze-of-noundef-dropped: right
define i32 @src.freeze-of-noundef-dropped(i32 noundef %x) {
  %r = freeze i32 %x
  ret i32 %r
}
define i32 @tgt.freeze-of-noundef-dropped(i32 noundef %x) {
  ret i32 %x
}

; freeze-duplicated: wrong
define i8 @src.freeze-duplicated(i8 %x) {
  %f = freeze i8 %x
  %r = sub i8 %f, %f
  ret i8 %r
}
define i8 @tgt.freeze-duplicated(i8 %x) {
  %f = freeze i8 %x
  %g = freeze i8 %x
  %r = sub i8 %f, %g
  ret i8 %r
}

; freeze-through-a-sum: right
define i8 @src.freeze-through-a-sum(i8 %x) {
  %a = add i8 %x, 1
  %r = freeze i8 %a
  ret i8 %r
}
define i8 @tgt.freeze-through-a-sum(i8 %x) {
  %f = freeze i8 %x
  %r = add i8 %f, 1
  ret i8 %r
}

; freeze-through-a-sum-with-nsw: wrong
define i8 @src.freeze-through-a-sum-with-nsw(i8 %x) {
  %a = add nsw i8 %x, 1
  %r = freeze i8 %a
  ret i8 %r
}
define i8 @tgt.freeze-through-a-sum-with-nsw(i8 %x) {
  %f = freeze i8 %x
  %r = add nsw i8 %f, 1
  ret i8 %r
}

; freeze-through-a-mask: right
define i8 @src.freeze-through-a-mask(i8 %x) {
  %a = and i8 %x, 15
  %r = freeze i8 %a
  ret i8 %r
}
define i8 @tgt.freeze-through-a-mask(i8 %x) {
  %f = freeze i8 %x
  %r = and i8 %f, 15
  ret i8 %r
}

; returned-poison-for-undef: wrong
define i8 @src.returned-poison-for-undef() {
  ret i8 undef
}
define i8 @tgt.returned-poison-for-undef() {
  ret i8 poison
}

; returned-undef-for-poison: right
define i8 @src.returned-undef-for-poison() {
  ret i8 poison
}
define i8 @tgt.returned-undef-for-poison() {
  ret i8 undef
}

; one-value-for-undef: right
define i8 @src.one-value-for-undef() {
  ret i8 undef
}
define i8 @tgt.one-value-for-undef() {
  ret i8 77
}

; undef-and-one: wrong
define i8 @src.undef-and-one() {
  %r = and i8 undef, 1
  ret i8 %r
}
define i8 @tgt.undef-and-one() {
  ret i8 undef
}

; noundef-result-of-poison: vacuous
define noundef i8 @src.noundef-result-of-poison() {
  ret i8 poison
}
define noundef i8 @tgt.noundef-result-of-poison() {
  unreachable
}

; noundef-result-added: wrong
define i8 @src.noundef-result-added(i8 %x) {
  ret i8 %x
}
define noundef i8 @tgt.noundef-result-added(i8 %x) {
  ret i8 %x
}

; phi-is-a-select: right
define i32 @src.phi-is-a-select(i1 noundef %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %yes, label %no
yes:
  br label %no
no:
  %r = phi i32 [ %x, %yes ], [ %y, %entry ]
  ret i32 %r
}
define i32 @tgt.phi-is-a-select(i1 noundef %c, i32 %x, i32 %y) {
  %r = select i1 %c, i32 %x, i32 %y
  ret i32 %r
}

; phi-with-exchanged-edges: wrong
define i32 @src.phi-with-exchanged-edges(i1 noundef %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %yes, label %no
yes:
  br label %no
no:
  %r = phi i32 [ %x, %yes ], [ %y, %entry ]
  ret i32 %r
}
define i32 @tgt.phi-with-exchanged-edges(i1 noundef %c, i32 %x, i32 %y) {
  %r = select i1 %c, i32 %y, i32 %x
  ret i32 %r
}

; switch-with-a-case-lost: wrong
define i32 @src.switch-with-a-case-lost(i32 noundef %x) {
  switch i32 %x, label %other [
    i32 1, label %one
    i32 1000, label %many
  ]
one:
  ret i32 10
many:
  ret i32 20
other:
  ret i32 0
}
define i32 @tgt.switch-with-a-case-lost(i32 noundef %x) {
  %c = icmp eq i32 %x, 1
  %r = select i1 %c, i32 10, i32 0
  ret i32 %r
}

; switch-is-comparisons: right
define i32 @src.switch-is-comparisons(i32 noundef %x) {
  switch i32 %x, label %other [
    i32 1, label %one
    i32 1000, label %many
  ]
one:
  ret i32 10
many:
  ret i32 20
other:
  ret i32 0
}
define i32 @tgt.switch-is-comparisons(i32 noundef %x) {
  %a = icmp eq i32 %x, 1
  %b = icmp eq i32 %x, 1000
  %c = select i1 %b, i32 20, i32 0
  %r = select i1 %a, i32 10, i32 %c
  ret i32 %r
}

; loop-sums-up: right
define i8 @src.loop-sums-up(i8 noundef %n) {
entry:
  %small = icmp ult i8 %n, 20
  call void @llvm.assume(i1 %small)
  br label %head
head:
  %i = phi i8 [ 0, %entry ], [ %i1, %body ]
  %s = phi i8 [ 0, %entry ], [ %s1, %body ]
  %c = icmp ult i8 %i, %n
  br i1 %c, label %body, label %exit
body:
  %i1 = add i8 %i, 1
  %s1 = add i8 %s, 3
  br label %head
exit:
  ret i8 %s
}
define i8 @tgt.loop-sums-up(i8 noundef %n) {
  %r = mul i8 %n, 3
  ret i8 %r
}

; loop-one-round-short: wrong
define i8 @src.loop-one-round-short(i8 noundef %n) {
entry:
  %small = icmp ult i8 %n, 20
  call void @llvm.assume(i1 %small)
  br label %head
head:
  %i = phi i8 [ 0, %entry ], [ %i1, %head ]
  %i1 = add i8 %i, 1
  %c = icmp ult i8 %i1, %n
  br i1 %c, label %head, label %exit
exit:
  ret i8 %i1
}
define i8 @tgt.loop-one-round-short(i8 noundef %n) {
  ret i8 %n
}

; lanes-inserted: right
define <2 x i16> @src.lanes-inserted(i16 %x, i16 %y) {
  %a = insertelement <2 x i16> poison, i16 %x, i32 0
  %r = insertelement <2 x i16> %a, i16 %y, i32 1
  ret <2 x i16> %r
}
define <2 x i16> @tgt.lanes-inserted(i16 %x, i16 %y) {
  %a = insertelement <2 x i16> poison, i16 %y, i32 1
  %r = insertelement <2 x i16> %a, i16 %x, i32 0
  ret <2 x i16> %r
}

; shuffle-turned-around: wrong
define <2 x i16> @src.shuffle-turned-around(<2 x i16> %x) {
  %r = shufflevector <2 x i16> %x, <2 x i16> poison, <2 x i32> <i32 1, i32 0>
  ret <2 x i16> %r
}
define <2 x i16> @tgt.shuffle-turned-around(<2 x i16> %x) {
  ret <2 x i16> %x
}

; poison-lane-spreads: wrong
define <2 x i16> @src.poison-lane-spreads(<2 x i16> %x) {
  %r = add <2 x i16> %x, <i16 1, i16 1>
  ret <2 x i16> %r
}
define <2 x i16> @tgt.poison-lane-spreads(<2 x i16> %x) {
  %w = bitcast <2 x i16> %x to i32
  %s = add i32 %w, 65537
  %r = bitcast i32 %s to <2 x i16>
  ret <2 x i16> %r
}

; lane-out-of-range: right
define i16 @src.lane-out-of-range(<2 x i16> %x) {
  %r = extractelement <2 x i16> %x, i32 2
  ret i16 %r
}
define i16 @tgt.lane-out-of-range(<2 x i16> %x) {
  ret i16 5
}

; vector-comparison-by-lanes: right
define <2 x i1> @src.vector-comparison-by-lanes(<2 x i16> noundef %x) {
  %r = icmp slt <2 x i16> %x, zeroinitializer
  ret <2 x i1> %r
}
define <2 x i1> @tgt.vector-comparison-by-lanes(<2 x i16> noundef %x) {
  %s = lshr <2 x i16> %x, <i16 15, i16 15>
  %r = trunc <2 x i16> %s to <2 x i1>
  ret <2 x i1> %r
}

; member-replaced: wrong
define { i8, i8 } @src.member-replaced({ i8, i8 } %x) {
  %r = insertvalue { i8, i8 } %x, i8 1, 0
  ret { i8, i8 } %r
}
define { i8, i8 } @tgt.member-replaced({ i8, i8 } %x) {
  %r = insertvalue { i8, i8 } %x, i8 1, 1
  ret { i8, i8 } %r
}

declare void @llvm.assume(i1)
