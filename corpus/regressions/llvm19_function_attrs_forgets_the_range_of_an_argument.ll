; from: fuzz --profile ir --seeds, reduced by bitfrost; corpus/refinement/attributes.ll judges it without LLVM
; what: function-attrs adds noundef to a result that is poison: it sees that the arguments are noundef, and not that `range` at
; what: the call makes a number outside poison before the call has it. Near llvm-project#88026, which is about attributes of results.
; wrong: llvm 19.1.7, 22.1.8
; clause: LangRef, range: "if the value is not in the specified range, it is converted to poison"; noundef: "if the value
; clause: representation contains any undefined or poison bits, the behavior is undefined".
; verdict: does not refine
; recipe: passes function-attrs
; expected: @sum may return poison for %x = -1, %y = 0
; got: @sum has undefined behaviour there
; reproduce: bitfrost refine corpus/regressions/llvm19_function_attrs_forgets_the_range_of_an_argument.ll --function sum --passes function-attrs --opt opt-19
target triple = "x86_64-pc-linux-gnu"

define i32 @sum(i32 noundef %x, i32 noundef %y) {
  %r = call i32 @llvm.uadd.sat.i32(i32 range(i32 0, 8) %x, i32 %y)
  ret i32 %r
}

declare i32 @llvm.uadd.sat.i32(i32, i32)
