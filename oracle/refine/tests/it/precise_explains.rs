//! Texts that explain the origin and propagation of poison and the resulting undefined behaviour.

use interpreter::{Config, Semantics};
use refine::bits::{self, PoisonCause};

fn explained(semantics: Semantics, text: &str) -> String {
    let module = ir::read_module(text).unwrap_or_else(|error| panic!("{error}"));
    let config = Config { semantics, ..Config::default() };
    let allowed = bits::outcomes(&module, "main", &config);
    let lines = allowed.outcomes.iter().flat_map(|outcome| {
        let death = outcome.explanation.iter().map(|explanation| explanation.display(&module).to_string());
        let decisions = outcome.decisions.iter().map(|decision| decision.display(&module).to_string());
        death.chain(decisions).collect::<Vec<_>>()
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Poison propagates through a call and its return.
#[test]
fn an_uninitialised_member_that_reaches_a_branch_is_explained() {
    let text = "%struct.S = type { i32, [2 x i16], i8 }
        define i32 @get(ptr %p) {
        b0:
          %f = getelementptr %struct.S, ptr %p, i32 0, i32 1, i32 1
          %w = load i16, ptr %f, align 2
          %x = zext i16 %w to i32
          ret i32 %x
        }
        define void @main() {
        b0:
          %s = alloca %struct.S, align 4
          %r = call i32 @get(ptr %s)
          %c = icmp eq i32 %r, 3
          br i1 %c, label %b1, label %b1
        b1:
          ret void
        }";
    let expected = "poison from the uninitialised `%v0 = alloca %struct.S, align 4` in @main, b0, bit 48 (bit 0 of \
        member 1.1), through `%v2 = load i16, ptr %v1, align 2` in @get, b0, `%v3 = zext i16 %v2 to i32` in @get, b0, `%v2 = icmp eq i32 %v1, 3`\n\
        reached `br i1 %v2, label %b1, label %b1` in @main, b0: poison-branch";
    assert_eq!(explained(Semantics::THESIS, text), expected);
    let undef = explained(Semantics::LLVM_19, text);
    assert!(undef.starts_with("undef from the uninitialised `%v0 = alloca %struct.S, align 4`"), "{undef}");
}

/// A copy of unwritten memory still names the original object.
#[test]
fn poison_that_passes_through_memory_is_explained() {
    let text = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
        declare void @bf_observe_bytes(i32, ptr, i64)
        @g = global [2 x i8] zeroinitializer, align 1
        define void @main() {
        b0:
          %s = alloca [2 x i8], align 1
          store i8 1, ptr %s, align 1
          call void @llvm.memcpy.p0.p0.i64(ptr @g, ptr %s, i64 2, i1 false)
          call void @bf_observe_bytes(i32 1, ptr @g, i64 2)
          ret void
        }";
    let expected = "poison from the uninitialised `%v0 = alloca [2 x i8], align 1` in @main, b0, bit 8 (bit 0 of member 1)\n\
        reached `call void @bf_observe_bytes(i32 1, ptr @g, i64 2)` in @main, b0: observed-poison";
    assert_eq!(explained(Semantics::THESIS, text), expected);
}

#[test]
fn a_decided_bit_is_explained() {
    let text = "define void @main() {
        b0:
          %s = shl i8 1, 8
          %f = freeze i8 %s
          %t = trunc i8 %f to i1
          br i1 %t, label %b1, label %b2
        b1:
          unreachable
        b2:
          ret void
        }";
    let decided = "bit 0 of `%v1 = freeze i8 %v0` (poison from a shift by the width or more in `%v0 = shl i8 1, 8`) decides \
        the way of a branch in `br i1 %v2, label %b1, label %b2`; here it is";
    let got = explained(Semantics::THESIS, text);
    let mut lines: Vec<&str> = got.lines().collect();
    lines.sort_unstable();
    assert_eq!(lines, [format!("{decided} 0"), format!("{decided} 1")]);
}

/// Each of the other causes names its instruction.
#[test]
fn every_cause_of_poison_is_described() {
    let check = |value: &str, cause: PoisonCause, words: &str| {
        let text = format!(
            "define void @main() {{
             b0:
               {value}
               switch i8 %x, label %b1 []
             b1:
               ret void
             }}"
        );
        let module = ir::read_module(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        let allowed = bits::outcomes(&module, "main", &Config::default());
        let explanation = allowed.outcomes[0].explanation.clone().unwrap();
        assert_eq!(explanation.origin.cause, cause);
        let shown = explanation.display(&module).to_string();
        assert!(shown.starts_with(words), "{shown}");
    };
    check(
        "%x = add nuw i8 255, 1",
        PoisonCause::Flag("nuw"),
        "poison from the broken promise `nuw` in `%v0 = add nuw i8",
    );
    check(
        "%x = lshr i8 1, 9",
        PoisonCause::ShiftAmount,
        "poison from a shift by the width or more in `%v0 = lshr",
    );
    check(
        "%x = fptosi double 1.0e9 to i8",
        PoisonCause::FloatToInt,
        "poison from a number that does not fit",
    );
    check(
        "%x = extractelement <2 x i8> zeroinitializer, i32 2",
        PoisonCause::Lane,
        "poison from a lane that does not exist in `%v0 = extractelement",
    );
    check(
        "%x = xor i8 poison, 1",
        PoisonCause::PoisonConstant,
        "the constant poison in `%v0 = xor i8 poison, 1`",
    );
    check(
        "%x = xor i8 undef, 1",
        PoisonCause::UndefConstant,
        "the constant undef in `%v0 = xor i8 undef, 1`",
    );
}
