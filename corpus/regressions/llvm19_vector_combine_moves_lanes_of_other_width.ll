; from: all bitcasts between vectors of one size, tried while the load of odd lanes was looked into
; from: corpus/known.toml has it as llvm-bitcast-of-lanes-that-do-not-divide
; what: VectorCombine swaps a shuffle of lanes and a bitcast to wider ones that are no multiple: it scales the mask by
; what: 12 / 8 = 1 and turns <3 x i8> as if they were <3 x i12>. Where the result is not taken apart, the IR is
; what: malformed: opt-19's verifier stops, and clang, which does not verify, goes on.
; wrong: llvm 19.1.7
; clause: LangRef 19, bitcast: "no bits change with this conversion"; shufflevector names lanes of its operands' type.
; verdict: known
; recipe: passes vector-combine
; expected: site 0 = 770, the bytes 2 and 3 of 1, 2, 3
; got: site 0 = 48
; reproduce: opt-19 -passes=vector-combine -S corpus/regressions/llvm19_vector_combine_moves_lanes_of_other_width.ll
target triple = "x86_64-pc-linux-gnu"

declare void @bf_observe(i32, i64)

define i12 @low(i24 %word) noinline {
  %bytes = bitcast i24 %word to <3 x i8>
  %turned = shufflevector <3 x i8> %bytes, <3 x i8> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %halves = bitcast <3 x i8> %turned to <2 x i12>
  %low = extractelement <2 x i12> %halves, i32 0
  ret i12 %low
}

define void @entry() {
  %low = call i12 @low(i24 197121)
  %wide = zext i12 %low to i64
  call void @bf_observe(i32 0, i64 %wide)
  ret void
}
