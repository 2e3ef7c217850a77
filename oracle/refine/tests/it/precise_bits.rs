//! The rules of the precise engine over bits: determined bits, enumerated choices, undefined behaviour.

use interpreter::{Config, ExecutionLimits, Observation, Semantics, UbKind, Unsupported};
use refine::bits::{self, Containment, MaskedObservation, OutcomeSet, Precision, Reason, RunEnd};

use crate::pairs::THOUSAND_ROUNDS;

/// A module with this body of `main`, where `%w` is eight frozen bits, `@show` observes an `i64` and `@g` is an `i32`
/// of 7.
fn module(body: &str) -> ir::Module {
    let text = format!(
        "declare void @bf_observe(i32, i64)
         declare void @bf_observe_bytes(i32, ptr, i64)
         @g = global i32 7, align 4
         define void @main() {{
         entry:
           %u = alloca i8, align 1
           %w = freeze i8 poison
           {body}
           ret void
         }}"
    );
    ir::read_module(&text).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

fn run_with(semantics: &str, body: &str) -> OutcomeSet {
    let semantics = Semantics::parse(semantics).unwrap_or_else(|error| panic!("{error}"));
    let config = Config { semantics, ..Config::default() };
    bits::outcomes(&module(body), "main", &config)
}

fn run(body: &str) -> OutcomeSet {
    run_with("thesis", body)
}

/// A body that observes `%x`, an `iN`.
fn shown(width: u32, body: &str) -> String {
    format!("{body}\n %z = zext i{width} %x to i64\n call void @bf_observe(i32 1, i64 %z)")
}

/// All values observed by a program that observes one value per run.
fn values(allowed: &OutcomeSet) -> Vec<u64> {
    assert_eq!(allowed.precision, Precision::Exact, "{allowed:?}");
    let one = |seen: &[MaskedObservation]| match seen {
        [MaskedObservation { value, determined: u64::MAX, .. }] => *value,
        other => panic!("{other:?}"),
    };
    let mut values: Vec<u64> = allowed.outcomes.iter().map(|outcome| one(&outcome.observations)).collect();
    values.sort_unstable();
    values
}

/// The kind of undefined behaviour, which must be the only one.
fn undefined(allowed: &OutcomeSet) -> UbKind {
    match &allowed.outcomes[..] {
        [outcome] => match outcome.end {
            RunEnd::Undefined(kind, _) => kind,
            end => panic!("{end:?}"),
        },
        outcomes => panic!("{outcomes:?}"),
    }
}

#[test]
fn bits_independent_of_frozen_bits_are_determined() {
    let check = |x: &str, expected: &[u64]| assert_eq!(values(&run(&shown(8, x))), expected, "{x}");
    check("%x = xor i8 %w, %w", &[0]);
    check("%n = xor i8 %w, -1\n %x = and i8 %w, %n", &[0]);
    check("%x = sub i8 %w, %w", &[0]);
    check("%x = mul i8 %w, 0", &[0]);
    check("%m = and i8 %w, -8\n %x0 = or i8 %m, 5\n %x = and i8 %x0, 7", &[5]);
    check("%m = shl i8 %w, 4\n %x0 = add i8 %m, 3\n %x = and i8 %x0, 15", &[3]);
    check("%m = lshr i8 %w, 6\n %x = udiv i8 %m, 4", &[0]);
    check("%m = and i8 %w, 3\n %x = select i1 true, i8 9, i8 %m", &[9]);
}

#[test]
fn observations_of_few_frozen_bits_are_enumerated() {
    let check = |x: &str, expected: &[u64]| assert_eq!(values(&run(&shown(8, x))), expected, "{x}");
    check("%x = and i8 %w, 5", &[0, 1, 4, 5]);
    check("%m = and i8 %w, 3\n %x = mul i8 %m, %m", &[0, 1, 4, 9]);
    check("%m = and i8 %w, 3\n %d = or i8 %m, 1\n %x = udiv i8 9, %d", &[3, 9]);
    check("%b = trunc i8 %w to i1\n %x = sext i1 %b to i8", &[0, 255]);
    check(
        "%b = trunc i8 %w to i1\n %x = select i1 %b, i8 %w, i8 1",
        &(0..256).filter(|x| x % 2 == 1).collect::<Vec<_>>(),
    );
    check("%m = and i8 %w, 1\n store i8 %m, ptr %u\n %y = load i8, ptr %u\n %x = add i8 %y, %m", &[0, 2]);
    check(
        "%v = bitcast i8 %w to <8 x i1>\n %b = extractelement <8 x i1> %v, i32 3\n %x = zext i1 %b to i8",
        &[0, 1],
    );
}

#[test]
fn a_branch_on_a_frozen_bit_goes_both_ways() {
    let allowed = run("%c = icmp ult i8 %w, 2
        br i1 %c, label %yes, label %no
        yes: call void @bf_observe(i32 1, i64 1) ret void
        no: call void @bf_observe(i32 2, i64 2)");
    let sites: Vec<u32> = allowed.outcomes.iter().map(|outcome| outcome.observations[0].site).collect();
    assert_eq!((allowed.precision, sites.len()), (Precision::Exact, 2));
    assert!(sites.contains(&1) && sites.contains(&2));
    let decisions = &allowed.outcomes[0].decisions;
    assert_eq!(decisions.len(), 7, "whether a number is below two does not depend on its lowest bit");
    assert!(decisions.iter().all(|decision| decision.reason == Reason::Branch));
}

/// A bit has the same value at every decision in an outcome.
#[test]
fn decisions_are_correlated() {
    let allowed = run("%b = trunc i8 %w to i1
        %x = zext i1 %b to i64
        call void @bf_observe(i32 1, i64 %x)
        br i1 %b, label %yes, label %no
        yes: call void @bf_observe(i32 2, i64 %x) ret void
        no: call void @bf_observe(i32 3, i64 %x)");
    let mut logs: Vec<Vec<(u32, u64)>> = allowed
        .outcomes
        .iter()
        .map(|outcome| outcome.observations.iter().map(|seen| (seen.site, seen.value)).collect())
        .collect();
    logs.sort();
    assert_eq!(logs, [vec![(1, 0), (3, 0)], vec![(1, 1), (2, 1)]]);
}

#[test]
fn more_than_a_dozen_bits_are_masked() {
    let allowed = run("%p = freeze i32 poison
        %q = or i32 %p, 255
        %x = zext i32 %q to i64
        call void @bf_observe(i32 1, i64 %x)");
    assert_eq!(allowed.precision, Precision::Masked);
    let seen = allowed.outcomes[0].observations[0];
    assert_eq!((seen.value, seen.determined), (255, !0xffff_ff00));
    let log = |value| [Observation { site: 1, value }];
    assert_eq!(allowed.contains(&log(0xabff)), Containment::OnDetermined { compared: 40, observed: 64 });
    assert!(matches!(allowed.contains(&log(0xab00)), Containment::No(_)));
    assert!(matches!(allowed.contains(&log(0x1_0000_00ff)), Containment::No(_)));
}

#[test]
fn a_branch_on_too_many_bits_leaves_the_rest_open() {
    let allowed = run("%p = freeze i32 poison
        call void @bf_observe(i32 1, i64 4)
        %c = icmp eq i32 %p, 77
        br i1 %c, label %yes, label %no
        yes: call void @bf_observe(i32 2, i64 2) ret void
        no: call void @bf_observe(i32 3, i64 3)");
    assert_eq!(allowed.precision, Precision::Partial);
    assert!(matches!(allowed.outcomes[0].end, RunEnd::TooManyUnknowns(Reason::Branch, _)));
    let first = Observation { site: 1, value: 4 };
    let then = |site| [first, Observation { site, value: u64::from(site) }];
    for log in [&[first][..], &then(2), &then(3)] {
        assert_eq!(
            allowed.contains(log),
            Containment::OnDetermined { compared: 64, observed: 64 * log.len() as u64 }
        );
    }
    assert!(matches!(allowed.contains(&[Observation { site: 1, value: 5 }]), Containment::No(_)));
    assert!(matches!(allowed.contains(&[]), Containment::No(_)), "absence never compares equal");
}

#[test]
fn containment_says_how_exactly_a_log_matches() {
    let one = |value| [Observation { site: 1, value }];
    let exact = run(&shown(8, "%x = add i8 3, 4"));
    assert_eq!(exact.contains(&one(7)), Containment::Exactly);
    let Containment::No(difference) = exact.contains(&one(8)) else { panic!("8 is not 7") };
    assert_eq!((difference.position, difference.observed), (0, Some(one(8)[0])));
    let several = run(&shown(8, "%x = and i8 %w, 1"));
    assert_eq!(several.contains(&one(1)), Containment::OneOfSeveral);
    assert!(matches!(several.contains(&one(2)), Containment::No(_)));
    assert!(matches!(several.contains(&[one(1)[0], one(1)[0]]), Containment::No(_)), "one value too many");
    let anything = run(&shown(8, "%d = and i8 %w, 1\n %x = udiv i8 4, %d"));
    assert!(matches!(anything.contains(&one(2)), Containment::Anything(UbKind::DivisionByZero, _)));
    let endless = run("br label %again\n again: br label %again\n never:");
    assert_eq!(endless.contains(&[]), Containment::Inconclusive(RunEnd::OutOfFuel));
}

#[test]
fn poison_is_undefined_where_it_matters() {
    let check = |body: &str, kind: UbKind| assert_eq!(undefined(&run(body)), kind, "{body}");
    check(
        "%x = load i8, ptr %u\n %z = zext i8 %x to i64\n call void @bf_observe(i32 1, i64 %z)",
        UbKind::ObservedPoison,
    );
    check("%x = and i64 poison, 0\n call void @bf_observe(i32 1, i64 %x)", UbKind::ObservedPoison);
    check("br i1 poison, label %a, label %a\n a:", UbKind::PoisonBranch);
    check("switch i8 poison, label %a []\n a:", UbKind::PoisonSwitch);
    check("%x = load i8, ptr poison", UbKind::PoisonAddress);
    check("%x = udiv i8 1, poison", UbKind::PoisonDivisor);
    check("%x = sdiv i8 poison, -1", UbKind::DivisionOverflow);
    check("%f = freeze i64 poison\n %x = udiv i64 1, %f", UbKind::DivisionByZero);
    check("%f = freeze ptr poison\n %x = load i8, ptr %f", UbKind::NoProvenance);
    check("call void @bf_observe_bytes(i32 1, ptr %u, i64 1)", UbKind::ObservedPoison);
}

/// Vectors are element-wise and integers value-wise; a bitcast converts between them.
#[test]
fn poison_of_lanes_and_of_words() {
    let lanes = "%v0 = insertelement <2 x i4> poison, i4 5, i32 0";
    let first = run(&shown(4, &format!("{lanes}\n %x = extractelement <2 x i4> %v0, i32 0")));
    assert_eq!(values(&first), [5]);
    let word = run(&shown(8, &format!("{lanes}\n %x = bitcast <2 x i4> %v0 to i8")));
    assert_eq!(undefined(&word), UbKind::ObservedPoison);
    let kept = format!("{lanes}\n store <2 x i4> %v0, ptr %u\n %v1 = load <2 x i4>, ptr %u");
    let kept = run(&shown(4, &format!("{kept}\n %x = extractelement <2 x i4> %v1, i32 0")));
    assert_eq!(values(&kept), [5]);
}

/// A word store without freeze spreads poison to the neighbour. With freeze it does not, and the unwritten neighbour
/// has the value that freeze chose (thesis, section 2.3.4).
#[test]
fn bit_field_stores_through_the_word() {
    let store = |freeze: &str, read: &str| {
        run(&shown(
            8,
            &format!(
                "%l = load i8, ptr %u
             {freeze}
             %m = and i8 %f, -8
             %n = or i8 %m, 5
             store i8 %n, ptr %u
             %r = load i8, ptr %u
             {read}"
            ),
        ))
    };
    let (plain, frozen) = ("%f = add i8 %l, 0", "%f = freeze i8 %l");
    assert_eq!(undefined(&store(plain, "%x = and i8 %r, 7")), UbKind::ObservedPoison);
    assert_eq!(values(&store(frozen, "%x = and i8 %r, 7")), [5]);
    assert_eq!(values(&store(frozen, "%x = and i8 %r, 8")), [0, 8]);
}

#[test]
fn packed_members_do_not_affect_each_other() {
    let text = "%s = type \\{ i3, i4, i1 }/
        declare void @bf_observe(i32, i64)
        define void @main() {
        entry:
          %p = alloca %s, align 1
          storefield %s, i3 5, ptr %p, i32 0, align 1
          storefield %s, i4 poison, ptr %p, i32 1, align 1
          %a = loadfield %s, ptr %p, i32 0, align 1
          %x = zext i3 %a to i64
          call void @bf_observe(i32 1, i64 %x)
          %c = loadfield %s, ptr %p, i32 2, align 1
          %y = zext i1 %c to i64
          call void @bf_observe(i32 2, i64 %y)
          ret void
        }";
    let module = ir::read_module(text).unwrap_or_else(|error| panic!("{error}"));
    let allowed = bits::outcomes(&module, "main", &Config::default());
    assert_eq!(undefined(&allowed), UbKind::ObservedPoison);
    let outcome = &allowed.outcomes[0];
    assert_eq!(outcome.observations[0].value, 5);
    let why = outcome.explanation.as_ref().unwrap().display(&module).to_string();
    assert!(why.contains("bit 7 (bit 0 of member 2)"), "{why}");
    assert!(why.contains("loadfield"), "{why}");
}

/// LangRef "Undefined Values": each use chooses anew, including values computed from undef; freeze ends that.
#[test]
fn undef_is_chosen_at_each_use() {
    let check = |x: &str, expected: &[u64]| {
        let allowed = run_with("llvm-19", &shown(1, x));
        assert_eq!(values(&allowed), expected, "{x}");
    };
    check("%a = add i1 undef, 0\n %x = xor i1 %a, %a", &[0, 1]);
    check("%a = freeze i1 undef\n %x = xor i1 %a, %a", &[0]);
    check("%l = load i8, ptr %u\n %a = trunc i8 %l to i1\n %x = xor i1 %a, %a", &[0, 1]);
    check("%l = load i8, ptr %u\n %f = freeze i8 %l\n %a = trunc i8 %f to i1\n %x = xor i1 %a, %a", &[0]);
    check("%l = load i8, ptr %u\n %m = and i8 %l, -2\n %x = trunc i8 %m to i1", &[0]);
    let branch = run_with("llvm-19", "br i1 undef, label %a, label %a\n a:");
    assert_eq!(undefined(&branch), UbKind::PoisonBranch);
    let word = run_with(
        "llvm-19",
        &shown(
            8,
            "%l = load i8, ptr %u\n %m = and i8 %l, -8\n %n = or i8 %m, 5
        store i8 %n, ptr %u\n %r = load i8, ptr %u\n %x = and i8 %r, 7",
        ),
    );
    assert_eq!(values(&word), [5], "why the word strategy is fine for LLVM 19");
}

/// The five columns of Table 2.1.
#[test]
fn select_by_every_rule() {
    let (condition, arm) = ("%x = select i1 poison, i8 1, i8 2", "%x = select i1 true, i8 3, i8 poison");
    let check = |rule: &str, on_condition: Result<&[u64], UbKind>, on_arm: Result<&[u64], UbKind>| {
        for (body, expected) in [(condition, on_condition), (arm, on_arm)] {
            let allowed = run_with(&format!("thesis,select={rule}"), &shown(8, body));
            match expected {
                Ok(expected) => assert_eq!(values(&allowed), expected, "{rule} {body}"),
                Err(kind) => assert_eq!(undefined(&allowed), kind, "{rule} {body}"),
            }
        }
    };
    let poison = Err(UbKind::ObservedPoison);
    check("ub-conditional", Err(UbKind::PoisonCondition), Ok(&[3]));
    check("ub-either", Err(UbKind::PoisonCondition), poison);
    check("choice-conditional", Ok(&[1, 2]), Ok(&[3]));
    check("poison-conditional", poison, Ok(&[3]));
    check("poison-any", poison, poison);
}

#[test]
fn branch_on_poison_as_a_choice() {
    let body = "br i1 poison, label %yes, label %no
        yes: call void @bf_observe(i32 1, i64 1) ret void
        no: call void @bf_observe(i32 1, i64 2)";
    assert_eq!(values(&run_with("thesis,branch=choice", body)), [1, 2]);
}

#[test]
fn bits_beside_an_odd_width() {
    let body = "store i8 -1, ptr %u\n %x = load i5, ptr %u";
    assert_eq!(values(&run_with("thesis", &shown(5, body))), [31]);
    let trunk = run_with("alive2", &shown(5, body));
    assert_eq!(undefined(&trunk), UbKind::ObservedPoison);
    let stored = "store i5 9, ptr %u\n %x = load i8, ptr %u";
    assert_eq!(undefined(&run_with("thesis", &shown(8, stored))), UbKind::ObservedPoison);
    assert_eq!(values(&run_with("alive2", &shown(8, stored))), [9]);
    let frozen =
        run_with("alive2", &shown(5, "%m = and i8 %w, 32\n store i8 %m, ptr %u\n %x = load i5, ptr %u"));
    assert!(frozen.outcomes.iter().any(|outcome| matches!(outcome.end, RunEnd::Undefined(..))));
    assert_eq!(frozen.outcomes.len(), 2);
}

#[test]
fn violated_flags_give_poison() {
    let check = |x: &str| assert_eq!(undefined(&run(&shown(8, x))), UbKind::ObservedPoison, "{x}");
    for x in [
        "%x = add nsw i8 127, 1",
        "%x = sub nuw i8 1, 2",
        "%x = mul nsw i8 64, 2",
        "%x = shl nuw i8 128, 1",
        "%x = shl i8 1, 8",
        "%x = lshr exact i8 1, 1",
        "%x = udiv exact i8 3, 2",
        "%x = or disjoint i8 3, 1",
        "%x = trunc nuw i16 256 to i8",
        "%x = zext nneg i4 -1 to i8",
        "%p = getelementptr inbounds i8, ptr %u, i64 2\n %i = ptrtoint ptr %p to i64\n %x = trunc i64 %i to i8",
    ] {
        check(x);
    }
    let either = run(&shown(8, "%m = and i8 %w, 1\n %x = add nuw i8 255, %m"));
    let ends: Vec<bool> = either.outcomes.iter().map(|outcome| outcome.end == RunEnd::Finished).collect();
    assert!(
        ends.contains(&true) && ends.contains(&false),
        "one choice keeps the promise, the other breaks it"
    );
}

#[test]
fn an_address_that_depends_on_a_frozen_bit() {
    let body = "%t = alloca [2 x i8], align 1
        store i8 10, ptr %t
        %t1 = getelementptr i8, ptr %t, i64 1
        store i8 20, ptr %t1
        %m = and i8 %w, 1
        %i = zext i8 %m to i64
        %q = getelementptr i8, ptr %t, i64 %i
        %x = load i8, ptr %q";
    assert_eq!(values(&run(&shown(8, body))), [10, 20]);
}

#[test]
fn modules_that_fail_verification_are_not_run() {
    let mut broken = module("");
    broken.functions.iter_mut().for_each(|function| function.values.clear());
    let allowed = bits::outcomes(&broken, "main", &Config::default());
    assert!(matches!(allowed.outcomes[0].end, RunEnd::Unsupported(_)));
    let missing = bits::outcomes(&module(""), "nobody", &Config::default());
    assert!(matches!(missing.contains(&[]), Containment::Inconclusive(_)));
}

/// An enumeration that exceeds its limits returns the part that all runs share.
#[test]
fn too_much_work_leaves_the_rest_open() {
    let body = format!(
        "call void @bf_observe(i32 1, i64 4)
        %b = and i8 %w, 63
        {THOUSAND_ROUNDS}
        %x = zext i8 %b to i64
        call void @bf_observe(i32 2, i64 %x)
        %o = icmp eq i8 %b, 9
        br i1 %o, label %yes, label %no
        yes: call void @bf_observe(i32 3, i64 4) ret void
        no:"
    );
    let run = |fuel| {
        let limits = ExecutionLimits { fuel, ..ExecutionLimits::default() };
        bits::outcomes(&module(&body), "main", &Config { limits, ..Config::default() })
    };
    assert_eq!((run(10_000_000).precision, run(10_000_000).outcomes.len()), (Precision::Exact, 64));
    let open = run(5_000);
    assert_eq!((open.precision, open.outcomes.len()), (Precision::Partial, 1));
    assert_eq!(open.outcomes[0].observations.len(), 2);
}

#[test]
fn limits_are_outcomes() {
    let text = "define void @deeper(i32 %n) {
        b0:
          %p = alloca [64 x i8], align 4
          %m = add i32 %n, 1
          call void @deeper(i32 %m)
          ret void
        }
        define void @main() {
        b0:
          call void @deeper(i32 0)
          ret void
        }";
    let module = ir::read_module(text).unwrap_or_else(|error| panic!("{error}"));
    let end = |limits| {
        let config = Config { limits, ..Config::default() };
        bits::outcomes(&module, "main", &config).outcomes[0].end
    };
    let limits = ExecutionLimits { fuel: 10_000, ..ExecutionLimits::default() };
    assert_eq!(end(limits), RunEnd::OutOfFuel);
    assert_eq!(end(ExecutionLimits { frames: 100, ..limits }), RunEnd::Unsupported(Unsupported::StackLimit));
    assert_eq!(end(ExecutionLimits { memory: 800, ..limits }), RunEnd::Unsupported(Unsupported::MemoryLimit));
}

#[test]
fn globals_hold_their_initialisers() {
    let text = "declare void @bf_observe_bytes(i32, ptr, i64)
        @g = global { i8, [2 x i8], i16, i8 } { i8 1, [2 x i8] c\"\\02\\03\", i16 undef, i8 5 }, align 2
        @v = global <4 x i2> <i2 1, i2 2, i2 3, i2 poison>, align 1
        define void @main() {
        b0:
          call void @bf_observe_bytes(i32 1, ptr @g, i64 4)
          %p = getelementptr i8, ptr @g, i64 6
          call void @bf_observe_bytes(i32 2, ptr %p, i64 2)
          %l = load <4 x i2>, ptr @v, align 1
          %x = extractelement <4 x i2> %l, i32 2
          switch i2 %x, label %b1 []
        b1:
          %q = getelementptr i8, ptr @g, i64 4
          call void @bf_observe_bytes(i32 3, ptr %q, i64 1)
          ret void
        }";
    let module = ir::read_module(text).unwrap_or_else(|error| panic!("{error}"));
    for preset in Semantics::PRESETS {
        let config = Config { semantics: preset.semantics, ..Config::default() };
        let allowed = bits::outcomes(&module, "main", &config);
        assert_eq!(undefined(&allowed), UbKind::ObservedPoison, "{}", preset.name);
        let seen: Vec<u64> = allowed.outcomes[0].observations.iter().map(|seen| seen.value).collect();
        assert_eq!(seen, [0x0003_0201, 5], "{}", preset.name);
    }
}

/// Each bit keeps its value or is chosen separately, with its own origin; a frozen pointer has no provenance.
#[test]
fn frozen_loads_choose_bit_by_bit() {
    let half = "%v = insertelement <2 x i4> poison, i4 9, i32 0\n store <2 x i4> %v, ptr %u\n";
    for semantics in ["thesis", "llvm-19"] {
        let body = shown(8, &format!("{half} %x = loadfrozen i8, ptr %u, align 1"));
        let nines: Vec<u64> = (0..16).map(|high| high << 4 | 9).collect();
        assert_eq!(values(&run_with(semantics, &body)), nines);
        let known = shown(8, &format!("{half} %l = loadfrozen i8, ptr %u, align 1\n %x = and i8 %l, 15"));
        assert_eq!(values(&run_with(semantics, &known)), [9]);
        let twice = shown(8, &format!("{half} %l = loadfrozen i8, ptr %u, align 1\n %x = xor i8 %l, %l"));
        assert_eq!(values(&run_with(semantics, &twice)), [0]);
    }
    let branch = format!(
        "{half} %l = loadfrozen i8, ptr %u, align 1\n %c = icmp slt i8 %l, 0\n br i1 %c, label %a, label %a\n a:"
    );
    assert!(run(&branch).outcomes.iter().all(|outcome| matches!(outcome.end, RunEnd::Finished)));
    let through = |offset: u32| {
        run(&format!(
            "%s = alloca ptr, align 8\n store ptr @g, ptr %s\n %t = getelementptr i8, ptr %s, i64 {offset}\n
             store i8 poison, ptr %t\n store ptr @g, ptr %s\n %p = loadfrozen ptr, ptr %s, align 8\n
             %x = load i32, ptr %p\n %z = zext i32 %x to i64\n call void @bf_observe(i32 1, i64 %z)"
        ))
    };
    assert_eq!(values(&through(3)), [7]);
    let broken =
        run("%s = alloca ptr, align 8\n store ptr @g, ptr %s\n %t = getelementptr i8, ptr %s, i64 3\n
        store i8 poison, ptr %t\n %p = loadfrozen ptr, ptr %s, align 8\n %x = load i32, ptr %p");
    assert_eq!(undefined(&broken), UbKind::NoProvenance);
}
