//! The rules of the precise engine over sets, each by a small source and target.

use refine::sets::{Coverage, Ending, EnumerationLimits, FunctionRef, Input, behaviours};
use refine::{Refinement, refines};

fn judge(semantics: &str, text: &str) -> Refinement {
    let module = ir::read_module(text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let subject = |name| FunctionRef { module: &module, function: module.function(name).expect(name) };
    refines(subject("src"), subject("tgt"), semantics.parse().expect(semantics), EnumerationLimits::default())
}

#[track_caller]
fn yes(semantics: &str, text: &str) {
    let refinement = judge(semantics, text);
    assert!(matches!(refinement, Refinement::Refines { .. }), "{semantics}: {refinement:?}");
}

/// Expects the target not to refine the source, with this counterexample.
#[track_caller]
fn no(semantics: &str, text: &str, want: &str) {
    match judge(semantics, text) {
        Refinement::DoesNot(counterexample) => assert_eq!(counterexample.to_string(), want),
        other => panic!("{semantics}: {other:?}"),
    }
}

/// LangRef "Undefined Values": each use is another value.
#[test]
fn each_use_of_undef_chooses_anew() {
    let pair = "
        define i2 @src(i2 %x) {
          %r = mul i2 %x, 2
          ret i2 %r
        }
        define i2 @tgt(i2 %x) {
          %r = add i2 %x, %x
          ret i2 %r
        }";
    yes("thesis", pair);
    let want = "(undef {0, 1, 2, 3})\n  the source may return undef {0, 2}\n  \
                but the target may return undef {0, 1, 2, 3}";
    no("llvm-19", pair, want);
}

/// All uses of one `freeze` share a value; the result of freezing undef is not undef.
#[test]
fn freeze_chooses_once() {
    let pair = |src: &str, tgt: &str| {
        format!(
            "declare void @use(i1, i1)
             define void @src(i1 %x) {{
               {src}
               call void @use(i1 %a, i1 %b)
               ret void
             }}
             define void @tgt(i1 %x) {{
               {tgt}
               call void @use(i1 %a, i1 %b)
               ret void
             }}"
        )
    };
    let once = "%a = freeze i1 %x\n %b = freeze i1 %a";
    let twice = "%a = freeze i1 %x\n %b = freeze i1 %x";
    let plain = "%a = xor i1 %x, false\n %b = xor i1 %x, false";
    yes("llvm-19", &pair(twice, once));
    yes("llvm-19", &pair(plain, twice));
    let want = "(poison)\n  the source may call use(0, 0), return\n  the source may call use(1, 1), return\n  \
                but the target may call use(0, 1), return";
    no("thesis", &pair(once, twice), want);
}

/// Two bits of one stored undef value are correlated within one load; another load picks anew.
#[test]
fn each_load_of_a_stored_undef_sees_one_value() {
    let text = |result: &str| {
        format!(
            "define i2 @src(i1 %x) {{
               %e = sext i1 %x to i2
               ret i2 %e
             }}
             define i2 @tgt(i1 %x) {{
               %p = alloca i8, align 1
               %e = sext i1 %x to i2
               store i2 %e, ptr %p, align 1
               %a = load i2, ptr %p, align 1
               %b = load i2, ptr %p, align 1
               %m = and i2 %a, 1
               %n = and i2 %b, -2
               %o = or i2 %m, %n
               ret i2 {result}
             }}"
        )
    };
    yes("llvm-19", &text("%a"));
    yes("thesis", &text("%o"));
    let want = "(undef {0, 1})\n  the source may return undef {0, 3}\n  \
                but the target may return undef {0, 1, 2, 3}";
    no("llvm-19", &text("%o"), want);
}

/// LangRef trunk "load": `trunc nuw` of whole bytes. LLVM 19 ignores the extra bits.
#[test]
fn odd_widths_with_extra_bits_set_are_poison_in_trunk_only() {
    let pair = "
        define i4 @src(ptr noundef dereferenceable(1) %p) {
          %b = load i8, ptr %p, align 1
          %r = trunc i8 %b to i4
          ret i4 %r
        }
        define i4 @tgt(ptr noundef dereferenceable(1) %p) {
          %r = load i4, ptr %p, align 1
          ret i4 %r
        }";
    yes("thesis", pair);
    let want = "(&0) on 00010000\n  the source may return 0\n  but the target may return poison";
    no("thesis,odd-width=zero-extended", pair, want);
}

/// Of what both leave in memory the bytes that differ are shown, and equal bytes once.
#[test]
fn a_counterexample_shows_the_memory_that_differs() {
    let body = |at: u64| {
        format!(
            "(ptr noundef dereferenceable(64) %p) {{
          %a = getelementptr i8, ptr %p, i64 {at}
          store i16 -2, ptr %a, align 1
          ret void
        }}"
        )
    };
    let pair = format!("define void @src{}\ndefine void @tgt{}", body(40), body(41));
    let Refinement::DoesNot(shown) = judge("llvm-19", &pair) else { panic!("it refines") };
    let text = shown.to_string();
    let (input, rest) = text.split_once("\n").unwrap();
    assert_eq!(input, "(&0) on 00000000 (64 times)");
    assert_eq!(
        rest,
        "  the source may return and leave 11111110 11111111 00000000 from byte 40\n  \
         but the target may return and leave 00000000 11111110 11111111 from byte 40"
    );
}

/// One execution picks a value that divides by zero, another execution picks one of the others.
#[test]
fn some_values_of_undef_are_undefined_behaviour() {
    let text = "define i1 @main() {\n %q = udiv i1 true, undef\n ret i1 %q\n}";
    let module = ir::read_module(text).unwrap();
    let function = module.function("main").unwrap();
    let input = Input::default();
    let semantics = "llvm-19".parse().unwrap();
    let all = behaviours(
        FunctionRef { module: &module, function },
        &input,
        semantics,
        EnumerationLimits::default(),
    )
    .unwrap();
    let endings: Vec<_> =
        all.iter().map(|behaviour| matches!(behaviour.ending, Ending::Returned { .. })).collect();
    assert_eq!(endings, [true, false]);
}

#[test]
fn unsupported_functions_give_the_reason() {
    let pair = |ty: &str, body: &str| {
        format!("define {ty} @src({ty} %x) {{ {body} }}\ndefine {ty} @tgt({ty} %x) {{ {body} }}")
    };
    let wide = judge("llvm-19", &pair("i32", "ret i32 undef"));
    assert!(matches!(wide, Refinement::Refines { coverage: Coverage::Proved, .. }), "{wide:?}");
    let float = judge("thesis", &pair("float", "%r = fadd float %x, %x ret float %r"));
    assert!(matches!(float, Refinement::Refines { coverage: Coverage::Proved, .. }), "{float:?}");
    let remainder = judge("thesis", &pair("float", "%r = frem float %x, %x ret float %r"));
    assert_eq!(remainder, Refinement::Unsupported("remainder of floating-point numbers"));
}

#[test]
fn an_array_of_empty_elements_has_no_scalars() {
    yes(
        "thesis",
        "define i1 @src(i1 %x) {
           %p = alloca [1000000000000 x {}], align 1
           %v = load [1000000000000 x {}], ptr %p, align 1
           ret i1 %x
         }
         define i1 @tgt(i1 %x) { ret i1 %x }",
    );
}

/// A frozen load treats bits separately, like a load of a vector of bits. `load` followed by `freeze` has the same
/// result where memory is undef but not where it is poison: the defined half of the byte is lost.
#[test]
fn frozen_loads_treat_bits_separately() {
    let load = |name: &str, load: &str| {
        format!(
            "define i4 @{name}(i2 noundef %x) {{
               %p = alloca i8, align 1
               %v = insertelement <2 x i2> poison, i2 %x, i32 0
               store <2 x i2> %v, ptr %p, align 1
               {load}
               %r = trunc i8 %b to i4
               ret i4 %r
             }}"
        )
    };
    let frozen = "%b = loadfrozen i8, ptr %p, align 1";
    let lanes =
        "%l = load <8 x i1>, ptr %p, align 1\n %f = freeze <8 x i1> %l\n %b = bitcast <8 x i1> %f to i8";
    let whole = "%l = load i8, ptr %p, align 1\n %b = freeze i8 %l";
    let pair = |src: &str, tgt: &str| load("src", src) + &load("tgt", tgt);
    for semantics in ["thesis", "llvm-19"] {
        yes(semantics, &pair(frozen, lanes));
        yes(semantics, &pair(lanes, frozen));
        yes(semantics, &pair(whole, frozen));
        let lost = judge(semantics, &pair(frozen, whole));
        assert!(matches!(lost, Refinement::DoesNot(_)), "{semantics}: {lost:?}");
    }
    let partly = |text: String| text.replace("store <2 x i2> %v", "store i2 %x");
    yes("llvm-19", &partly(pair(frozen, whole)));
    yes("llvm-19", &partly(pair(whole, frozen)));
    let lost = judge("thesis", &partly(pair(frozen, whole)));
    assert!(matches!(lost, Refinement::DoesNot(_)), "{lost:?}");
}

/// A constant of which a part is undef is the set of its values, one for each value of the part.
#[test]
fn constants_may_be_undef_in_part() {
    let pair = |index: u32, result: &str| {
        format!(
            "define i2 @src() {{ ret i2 {result} }}
             define i2 @tgt() {{
               %r = extractelement <2 x i2> <i2 1, i2 undef>, i32 {index}
               ret i2 %r
             }}"
        )
    };
    yes("llvm-19", &pair(0, "1"));
    yes("llvm-19", &pair(1, "undef"));
    no(
        "llvm-19",
        &pair(1, "1"),
        "()\n  the source may return 1\n  but the target may return undef {0, 1, 2, 3}",
    );
}

/// Each load of bytes that `memset` filled with undef picks anew.
#[test]
fn memory_may_be_filled_with_undef() {
    let text = |result: &str| {
        format!(
            "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
             define i1 @src(i1 %x) {{ ret i1 {result} }}
             define i1 @tgt(i1 %x) {{
               %p = alloca i8, align 1
               %b = zext i1 %x to i8
               call void @llvm.memset.p0.i64(ptr %p, i8 %b, i64 1, i1 false)
               %a = load i8, ptr %p, align 1
               %r = trunc i8 %a to i1
               ret i1 %r
             }}"
        )
    };
    yes("llvm-19", &text("%x"));
    no("llvm-19", &text("false"), "(1)\n  the source may return 0\n  but the target may return 1");
}

/// LangRef "byval": the callee writes to a copy.
#[test]
fn arguments_by_value_are_copies() {
    yes(
        "thesis",
        "define i4 @src(i4 %x) { ret i4 %x }
         define void @change(ptr byval(i8) %p) {
           store i8 7, ptr %p, align 1
           ret void
         }
         define i4 @tgt(i4 %x) {
           %p = alloca i8, align 1
           store i4 %x, ptr %p, align 1
           call void @change(ptr byval(i8) %p)
           %r = load i4, ptr %p, align 1
           ret i4 %r
         }",
    );
}

/// LangRef "getelementptr": `inbounds` holds at each step, not only for the sum.
#[test]
fn inbounds_holds_at_each_step() {
    let pair = |flags: &str| {
        format!(
            "define i1 @src(i1 %x) {{ ret i1 %x }}
             define i1 @tgt(i1 %x) {{
               %p = alloca [2 x i8], align 1
               %q = getelementptr {flags} [2 x i8], ptr %p, i64 2, i64 -4
               %c = icmp ne ptr %q, %p
               %r = xor i1 %c, %x
               ret i1 %r
             }}"
        )
    };
    yes("thesis", &pair(""));
    let poison = judge("thesis", &pair("inbounds"));
    assert!(matches!(poison, Refinement::DoesNot(_)), "{poison:?}");
}

/// A promise of a call about its result, which the function does not make.
#[test]
fn calls_may_promise_a_defined_result() {
    let pair = |attribute: &str| {
        format!(
            "define i1 @same(i1 %x) {{ ret i1 %x }}
             define void @src(i1 %x) {{ ret void }}
             define void @tgt(i1 %x) {{
               %r = call {attribute} i1 @same(i1 %x)
               ret void
             }}"
        )
    };
    yes("thesis", &pair(""));
    let want =
        "(poison)\n  the source may return\n  but the target may do something undefined (poison-return)";
    no("thesis", &pair("noundef"), want);
}

/// An atomic instruction is its plain operation, for every input.
#[test]
fn atomic_instructions_are_their_plain_operations() {
    let pair = |plain: &str, atomic: &str| {
        let function = |name, body| {
            format!(
                "define i8 @{name}(ptr noundef dereferenceable(1) %p, i1 %c) {{
                   %x = zext i1 %c to i8
                   {body}
                   ret i8 %o
                 }}\n"
            )
        };
        function("src", plain) + &function("tgt", atomic)
    };
    let load = "%o = load i8, ptr %p, align 1\n";
    let add = format!("{load} %n = add i8 %o, %x\n store i8 %n, ptr %p, align 1");
    let added = "%o = atomicrmw add ptr %p, i8 %x seq_cst, align 1";
    for semantics in ["thesis", "llvm-19"] {
        yes(semantics, &pair(load, "%o = load atomic i8, ptr %p seq_cst, align 1"));
        yes(semantics, &pair(&add, added));
        yes(semantics, &pair(added, &add));
        let other = judge(semantics, &pair(&add.replace("add", "sub"), added));
        assert!(matches!(other, Refinement::DoesNot(_)), "{semantics}: {other:?}");
    }
}

/// psABI 3.5.7: after one named argument, the next one is the second word of the register save area.
#[test]
fn variadic_arguments_are_in_the_lists_memory() {
    yes(
        "thesis",
        "declare void @llvm.va_start.p0(ptr)
         define i8 @src(i1 %c) {
           %x = zext i1 %c to i8
           ret i8 %x
         }
         define i8 @take(i8 %n, ...) {
           %l = alloca [24 x i8], align 8
           call void @llvm.va_start.p0(ptr %l)
           %a = getelementptr inbounds i8, ptr %l, i64 16
           %s = load ptr, ptr %a, align 8
           %v = getelementptr inbounds i8, ptr %s, i64 8
           %x = load i8, ptr %v, align 1
           ret i8 %x
         }
         define i8 @tgt(i1 %c) {
           %x = zext i1 %c to i32
           %r = call i8 (i8, ...) @take(i8 0, i32 %x)
           ret i8 %r
         }",
    );
}
