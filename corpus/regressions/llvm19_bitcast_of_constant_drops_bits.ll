; from: profile mixed, strategy vector, seed 3, reduced by hand after -opt-bisect-limit named EarlyCSE
; what: The constant folder (FoldBitCast in ConstantFolding.cpp) takes 4 / 3 lanes of six bits for one of eight: each
; what: lane becomes a byte, and the fourth is lost. So it does with all vectors of one size whose lanes are not the one
; what: a multiple of the other: <3 x i8> and <2 x i12>, <9 x i8> and <12 x i6>. It takes SROA to bring them together.
; wrong: llvm 19.1.7
; clause: LangRef 19, bitcast: "It is always a no-op cast because no bits change with this conversion."
; verdict: known
; recipe: passes instsimplify
; expected: site 0 = 1, site 1 = 2: lanes 1, 8, 48, 0 of six bits are the bytes 1, 2, 3
; got: site 0 = 1, site 1 = 8
; reproduce: opt-19 -passes=instsimplify -S corpus/regressions/llvm19_bitcast_of_constant_drops_bits.ll
target triple = "x86_64-pc-linux-gnu"

declare void @bf_observe(i32, i64)

define void @entry() {
  %bytes = bitcast <4 x i6> <i6 1, i6 8, i6 48, i6 0> to <3 x i8>
  %first = extractelement <3 x i8> %bytes, i32 0
  %wide_first = zext i8 %first to i64
  call void @bf_observe(i32 0, i64 %wide_first)
  %second = extractelement <3 x i8> %bytes, i32 1
  %wide_second = zext i8 %second to i64
  call void @bf_observe(i32 1, i64 %wide_second)
  ret void
}
