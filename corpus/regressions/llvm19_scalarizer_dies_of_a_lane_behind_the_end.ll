; from: fuzz --profile ir, seed 5, 3,000 modules, reduced
; what: The scalarizer takes the lane with the number 2 out of its list of the two lanes of a vector, and dies of what it
; what: finds there. LLVM 14 to 22.1 do, 14 and 16 by an abort. Known: llvm-project#179880, repaired by #180359.
; wrong: llvm 14.0.6, 16.0.6, 19.1.7, 22.1
; clause: LangRef 19, extractelement: "If idx exceeds the length of val for a fixed-length vector, the result is a poison value."
; verdict: mismatch
; recipe: passes scalarizer
; expected: site 0 = 7
; got: signal 11
; reproduce: opt-19 -passes=scalarizer -S corpus/regressions/llvm19_scalarizer_dies_of_a_lane_behind_the_end.ll
target triple = "x86_64-pc-linux-gnu"

declare void @bf_observe(i32, i64)

define i4 @lane(<2 x i4> %lanes) {
  %lane = extractelement <2 x i4> %lanes, i32 2
  ret i4 %lane
}

define void @entry() {
  call void @bf_observe(i32 0, i64 7)
  ret void
}
