; Pairs about what modules say of symbols. A line `; NAME: VERDICT` says what `refine` must find. LangRef "Global Variables",
; "Aliases".

@known = internal constant i8 7
@outside = externally_initialized constant i8 7
@other = internal alias i8, ptr @known
@pair = internal constant [2 x i8] c"\05\06"
@second = internal alias i8, getelementptr inbounds (i8, ptr @pair, i64 1)
@one = alias i8 (), ptr @returns.one

define internal i8 @returns.one() {
  ret i8 1
}

; constant-behind-an-alias: right
define i8 @src.constant-behind-an-alias() {
  %v = load i8, ptr @other
  ret i8 %v
}
define i8 @tgt.constant-behind-an-alias() {
  ret i8 7
}

; member-behind-an-alias: right
define i8 @src.member-behind-an-alias() {
  %v = load i8, ptr @second
  ret i8 %v
}
define i8 @tgt.member-behind-an-alias() {
  ret i8 6
}

; wrong-member-behind-an-alias: wrong
define i8 @src.wrong-member-behind-an-alias() {
  %v = load i8, ptr @second
  ret i8 %v
}
define i8 @tgt.wrong-member-behind-an-alias() {
  ret i8 5
}

; alias-is-its-symbol: right
define i1 @src.alias-is-its-symbol() {
  %same = icmp eq ptr @other, @known
  ret i1 %same
}
define i1 @tgt.alias-is-its-symbol() {
  ret i1 true
}

; externally-initialized-is-believed: wrong
define i8 @src.externally-initialized-is-believed() {
  %v = load i8, ptr @outside
  ret i8 %v
}
define i8 @tgt.externally-initialized-is-believed() {
  ret i8 7
}

; function-behind-an-alias: right
define i8 @src.function-behind-an-alias() {
  %v = call i8 @one()
  ret i8 %v
}
define i8 @tgt.function-behind-an-alias() {
  ret i8 1
}

@low = external global i8, !absolute_symbol !0
@not.null = external global i8, !absolute_symbol !1

; address-in-the-range-of-a-symbol: right
define i1 @src.address-in-the-range-of-a-symbol() {
  %x = ptrtoint ptr @low to i64
  %c = icmp ult i64 %x, 256
  ret i1 %c
}
define i1 @tgt.address-in-the-range-of-a-symbol() {
  ret i1 true
}

; address-beyond-the-range-of-a-symbol: wrong
define i1 @src.address-beyond-the-range-of-a-symbol() {
  %x = ptrtoint ptr @low to i64
  %c = icmp ult i64 %x, 255
  ret i1 %c
}
define i1 @tgt.address-beyond-the-range-of-a-symbol() {
  ret i1 true
}

; narrow-address-of-a-symbol: right
define i64 @src.narrow-address-of-a-symbol() {
  %x = ptrtoint ptr @not.null to i64
  ret i64 %x
}
define i64 @tgt.narrow-address-of-a-symbol() {
  %x = ptrtoint ptr @not.null to i8
  %z = zext i8 %x to i64
  ret i64 %z
}

!0 = !{i64 0, i64 256}
!1 = !{i64 1, i64 256}
