; from: generator::ir, profile ir, seed 11, module 795, reduced by hand
; what: Two uses of one freeze see different values: 7 & 1 is not 0. x86-64's instruction selection gives the use that is
; what: extended a register that nobody set, and the lane that is inserted into a vector a zero. Any width
; what: will do (i8 as well), and so will poison. Clang hides it from -O1 on, where freeze is folded away.
; wrong: llvm 19.1.7
; clause: LangRef 19, freeze: "All uses of a value returned by the same 'freeze' instruction are guaranteed to always
; clause: observe the same value"
; verdict: known
; recipe: level -O0
; expected: site 1 = v, site 2 = v & 1, for one v
; got: site 1 = 7, site 2 = 0
; reproduce: clang-19 -O0 -c corpus/regressions/llvm19_freeze_differs_by_use.ll
target triple = "x86_64-pc-linux-gnu"

declare void @bf_observe(i32, i64)

; Leaves ones in the register that the next function does not set.
define i8 @ones() noinline {
  ret i8 -1
}

define <4 x i1> @lane() noinline {
  %frozen = freeze i3 undef
  %wide = zext i3 %frozen to i64
  call void @bf_observe(i32 1, i64 %wide)
  %bit = trunc i3 %frozen to i1
  %vector = insertelement <4 x i1> poison, i1 %bit, i32 0
  ret <4 x i1> %vector
}

define void @entry() {
  %ignored = call i8 @ones()
  %vector = call <4 x i1> @lane()
  %bit = extractelement <4 x i1> %vector, i32 0
  %wide = zext i1 %bit to i64
  call void @bf_observe(i32 2, i64 %wide)
  ret void
}
