//! Reduction of C text: what each pass does, and what holds for every test.

use std::collections::BTreeSet;

use reducer::{
    Interest, Interestingness, KnownValidity, OriginalTests, PassCounts, Reducible, Reduction,
    ReductionOptions, Schedule, SiteRange, SourceLanguage, SourceText, reduce,
};

const SAMPLE: &str = include_str!("../source/sample.c");

/// A test on the text of all files.
struct Predicate<F>(F, u64);

impl<F: FnMut(&str) -> bool> Interestingness<SourceText> for Predicate<F> {
    fn test(&mut self, candidates: &[SourceText]) -> Vec<Interest> {
        self.1 += candidates.len() as u64;
        let interest = |text: &SourceText| {
            let all: Vec<&str> = text.files().collect();
            if (self.0)(&all.concat()) { Interest::Same } else { Interest::Different }
        };
        candidates.iter().map(interest).collect()
    }
}

pub(super) fn reduced(
    text: &SourceText,
    batch: usize,
    test: impl FnMut(&str) -> bool,
) -> Reduction<SourceText> {
    let options = ReductionOptions { schedule: Schedule::Expectation, batch, ..ReductionOptions::default() };
    reduce(text, &mut Predicate(test, 0), &options).expect("reduces")
}

/// The words of a text; names are kept by tests that look for them.
pub(super) fn words(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| !word.is_empty()).collect()
}

pub(super) fn whole(text: &SourceText) -> String {
    text.files().collect()
}

#[test]
fn a_reduction_keeps_what_the_test_needs_in_valid_c() {
    let needs = |text: &str| words(text).is_superset(&BTreeSet::from(["gp", "twice", "main"]));
    let reduction = reduced(&SourceText::new([SAMPLE]), 1, needs);
    insta::assert_snapshot!(whole(&reduction.case));
}

/// A compiler leaves out a function that only its file sees with the last call of it: the callers go all the same.
#[test]
fn callers_of_static_functions_are_not_needed() {
    let link =
        |at: u32| format!("static int f{at}(int n) {{ int a = n + {at}; return f{}(a) * a + 7; }}\n", at - 1);
    let chain: String = (1..90).map(link).collect();
    let text =
        format!("static int f0(int n) {{ return n % 7; }}\n{chain}int main(void) {{ return f89(1); }}\n");
    let accepts = |text: &str| {
        let is_seen = text.contains("n % 7") && !text.contains("static int f0");
        is_seen || (text.contains("n % 7") && (0..90).all(|at| text.contains(&format!(" f{at}("))))
    };
    let from = SourceText::new([text.as_str()]);
    let reduction = reduced(&from, 1, accepts);
    assert_eq!(whole(&reduction.case).matches('{').count(), 1, "{}", whole(&reduction.case));
    assert_eq!(reduction.stats.passes["untie"].same, 1);
}

#[test]
fn every_pass_has_a_site_and_leaves_c_that_is_read() {
    let sample = SourceText::new([SAMPLE]);
    let cxx = SourceText::in_language(SourceLanguage::Cxx, [include_str!("../source/sample.cpp")]);
    assert_eq!(sample.errors(), 0);
    // Passes over what only C++ has are tested with it.
    for pass in SourceText::PASSES.iter().filter(|pass| pass.sites(&cxx) == 0 || pass.sites(&sample) > 0) {
        let sites = pass.sites(&sample);
        assert!(sites > 0, "{} has no site in the sample", pass.name);
        let mut smaller = 0;
        for site in 0..sites {
            let mut candidate = sample.clone();
            pass.apply(&mut candidate, &mut SiteRange::new(site..site + 1));
            if candidate.size() < sample.size() {
                smaller += 1;
                // A lone token that is gone may leave anything.
                let read = pass.name == "drop-token" || candidate.is_well_formed();
                assert!(read, "{} at {site}:\n{}", pass.name, whole(&candidate));
            }
        }
        assert!(smaller > 0, "{} makes nothing smaller", pass.name);
    }
}

/// Tests that want some of the sample's words, by the bits of a number.
fn wanted(sample: &'static str, seed: u64) -> BTreeSet<&'static str> {
    let all = words(sample);
    let chosen = |at: usize| (seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (at % 61)).is_multiple_of(7);
    let mut wanted: BTreeSet<_> =
        all.iter().enumerate().filter(|(at, _)| chosen(*at)).map(|(_, &word)| word).collect();
    wanted.insert("main");
    wanted
}

#[test]
fn a_result_is_accepted_minimal_and_the_same_for_every_batch() {
    check_results(1..3);
}

#[test]
#[ignore = "nine more seeds: 10 CPU s"]
fn many_results_are_accepted_minimal_and_the_same_for_every_batch() {
    check_results(3..12);
}

fn check_results(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let wanted = wanted(SAMPLE, seed);
        let test = |text: &str| words(text).is_superset(&wanted);
        let original = SourceText::new([SAMPLE]);
        let result = check_minimal(SAMPLE, seed);
        for batch in [2, 7] {
            assert_eq!(whole(&reduced(&original, batch, test).case), result, "{seed}, {batch}");
        }
        assert_eq!(
            whole(&reduced(&SourceText::new([result.as_str()]), 1, test).case),
            result,
            "{seed}: not idempotent"
        );
    }
}

/// Checks that a result is taken by a test that wants some of a sample's words, and that no edit makes it smaller.
pub(super) fn check_minimal(sample: &'static str, seed: u64) -> String {
    let wanted = wanted(sample, seed);
    let test = |text: &str| words(text).is_superset(&wanted);
    let reduction = reduced(&SourceText::new([sample]), 1, test);
    let result = whole(&reduction.case);
    assert!(test(&result), "{seed}: {result}");
    for pass in SourceText::PASSES {
        for site in 0..pass.sites(&reduction.case) {
            let mut candidate = reduction.case.clone();
            pass.apply(&mut candidate, &mut SiteRange::new(site..site + 1));
            let smaller = candidate.size() < reduction.case.size() && candidate.is_well_formed();
            let at = format!("{seed}: {} at {site} of\n{result}", pass.name);
            assert!(!(smaller && test(&whole(&candidate))), "{at}\n{}", whole(&candidate));
        }
    }
    result
}

#[test]
fn few_tests_are_enough() {
    let mut text = String::new();
    for number in 0..200 {
        text +=
            &format!("static int f{number}(int x) {{ int y = x * {number}; if (y > 7) y--; return y; }}\n");
    }
    text += "int main(void) {\n  int sum = 0;\n";
    (0..200).for_each(|number| text += &format!("  sum += f{number}({number});\n"));
    text += "  return sum;\n}\n";
    let reduction =
        reduced(&SourceText::new([text.as_str()]), 1, |text| text.contains("* 117") && text.contains("main"));
    assert!(reduction.after.tokens < 20, "{}", whole(&reduction.case));
    assert!(reduction.stats.tested < 100, "{}", reduction.stats.tested);
}

/// A test that takes everything, behind a compiler that takes a text if it lacks at most one call more than the one before.
struct OneByOne {
    calls: usize,
    /// The number of times that the test said yes.
    taken: u64,
}

impl Interestingness<SourceText> for OneByOne {
    fn test(&mut self, candidates: &[SourceText]) -> Vec<Interest> {
        let mut answer = |text: &SourceText| match self.check_validity(text) {
            KnownValidity::Invalid => Interest::Invalid,
            _ if whole(text).contains("main") => {
                self.taken += 1;
                Interest::Same
            }
            _ => Interest::Different,
        };
        candidates.iter().map(&mut answer).collect()
    }

    fn check_validity(&mut self, candidate: &SourceText) -> KnownValidity {
        let calls = whole(candidate).matches("call").count();
        let valid = calls + 1 >= self.calls;
        self.calls = if valid { calls } else { self.calls };
        if valid { KnownValidity::Valid } else { KnownValidity::Invalid }
    }
}

#[test]
fn steps_that_are_right_share_a_test() {
    let mut text = "int call(int); int main(void) {".to_owned();
    (0..60).for_each(|at| text += &format!(" call({at});"));
    let original = SourceText::new([(text + " }").as_str()]);
    let options = ReductionOptions {
        original: OriginalTests::ByCaller,
        schedule: Schedule::Expectation,
        batch: 1,
        ..ReductionOptions::default()
    };
    let mut test = OneByOne { calls: 61, taken: 0 };
    let stats = reduce(&original, &mut test, &options).expect("reduces").stats;
    assert!(stats.kept >= 60 && test.taken < 20, "{} of {stats:?}", test.taken);
    assert!(stats.refused > 0, "{stats:?}");
    let counts = || stats.passes.values();
    assert_eq!(counts().map(|counts| counts.same).sum::<u64>(), stats.kept, "{stats:?}");
    assert!(counts().map(|counts| counts.invalid).sum::<u64>() >= 50, "{stats:?}");
}

/// A test that looks for itself if a text is valid, which lacks at most two calls more than the one before, or cannot run on one that is not.
struct Unforeseen {
    calls: usize,
    answer: Interest,
}

impl Interestingness<SourceText> for Unforeseen {
    fn test(&mut self, candidates: &[SourceText]) -> Vec<Interest> {
        let mut answer = |text: &SourceText| {
            let calls = whole(text).matches("call").count();
            if calls + 2 < self.calls {
                return self.answer.clone();
            }
            self.calls = self.calls.min(calls);
            Interest::Same
        };
        candidates.iter().map(&mut answer).collect()
    }
}

#[test]
fn a_step_that_is_not_valid_or_cannot_be_tested_is_counted_as_such() {
    let mut text = "int call(int); int main(void) {".to_owned();
    (0..60).for_each(|at| text += &format!(" call({at});"));
    let original = SourceText::new([(text + " }").as_str()]);
    let broken = Interest::CouldNotRun("no compiler".to_owned());
    for (answer, batch) in [(Interest::Invalid, 1), (Interest::Invalid, 4), (broken.clone(), 1), (broken, 4)]
    {
        let options = ReductionOptions {
            original: OriginalTests::ByCaller,
            schedule: Schedule::Expectation,
            batch,
            ..ReductionOptions::default()
        };
        let mut test = Unforeseen { calls: 61, answer: answer.clone() };
        let stats = reduce(&original, &mut test, &options).expect("reduces").stats;
        let sum = |count: fn(&PassCounts) -> u64| stats.passes.values().map(count).sum::<u64>();
        let (same, different) = (sum(|counts| counts.same), sum(|counts| counts.different));
        let invalid = sum(|counts| counts.invalid);
        assert!(stats.shared_tests > 0, "{stats:?}");
        assert_eq!((different > 0, invalid > 0), (answer != Interest::Invalid, answer == Interest::Invalid));
        assert_eq!(same + different - stats.shared_steps + stats.shared_tests, stats.tested, "{stats:?}");
    }
}

#[test]
fn names_mean_the_same_in_all_files() {
    let files = [
        "int f(int a, int b) { return a + b; }\n",
        "int f(int a, int b);\nint main(void) { return f(1, 2); }\n",
    ];
    let text = SourceText::new(files);
    let pass = SourceText::PASSES.iter().find(|pass| pass.name == "drop-parameter").expect("a pass");
    let mut candidate = text.clone();
    pass.apply(&mut candidate, &mut SiteRange::new(0..1));
    let files: Vec<String> =
        candidate.files().map(|file| file.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(files, ["int f( int b) { return 0 + b; }", "int f( int b); int main(void) { return f( 2); }"]);
}

#[test]
fn a_candidate_has_no_blanks_at_the_ends_of_lines_and_no_empty_lines_together() {
    let is_tidy = |text: &str| {
        let lines = || text.lines();
        lines().all(|line| line == line.trim_end())
            && !lines().zip(lines().skip(1)).any(|two| two == ("", ""))
    };
    let mut untidy = Vec::new();
    reduced(&SourceText::new([SAMPLE, "int  ;\n\n\n"]), 1, |text| {
        if !is_tidy(text.trim_end()) {
            untidy.push(text.to_owned());
        }
        words(text).is_superset(&["gp", "twice", "main"].into())
    });
    assert_eq!(untidy, Vec::<String>::new());
}

#[test]
fn a_structure_in_itself_is_read() {
    let text = "struct s { struct s; int a; } x; struct t { struct u { struct t; }; }; int main(void) { return x.b; }";
    let reduction = reduced(&SourceText::new([text]), 1, |text| text.contains("x.b"));
    assert!(reduction.after.tokens <= 4, "{}", whole(&reduction.case));
}

#[test]
fn an_enumeration_keeps_an_enumerator_or_goes() {
    let text = "enum e { A, B, C }; enum { D, E }; enum e x; int main(void) { return x; }";
    let pass = SourceText::PASSES.iter().find(|pass| pass.name == "drop-declaration").expect("a pass");
    let mut all = SourceText::new([text]);
    let sites = pass.sites(&all);
    pass.apply(&mut all, &mut SiteRange::new(0..sites));
    let left = whole(&all).split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(left, "enum e { A }; enum e x; int main(void) { return x; }");
}

#[test]
fn text_that_is_no_c_is_reduced_by_tokens() {
    let text = "@@ this is not C at all { [ ) int needed; @@ nor this";
    let reduction = reduced(&SourceText::new([text]), 1, |text| text.contains("needed"));
    assert!(reduction.after.tokens <= 4, "{}", whole(&reduction.case));
}

/// A program of about so many bytes: functions that call each other, over structures that point to each other.
fn large_program(bytes: usize) -> String {
    let mut text = String::from("#define LIMIT(x) ((x) < 7)\ntypedef struct node node;\n");
    for number in 0.. {
        if text.len() >= bytes {
            return text;
        }
        let (before, callee) = (number / 2, number * 7 / 9);
        text += &format!(
            "struct s{number} {{ struct s{before} *other; node *first; int count{number}; }};\n\
             static int table{number}[4] = {{ {number}, 1, 2, 3 }}; /* a table */\n\
             static int f{number}(struct s{number} *at, int depth) {{\n  int sum = at->count{number} + {number};\n  \
             if (LIMIT(depth))\n    sum += table{number}[depth & 3];\n"
        );
        if number > 0 {
            text += &format!("  if (depth > 0)\n    sum += f{callee}(0, depth - 1) * 3;\n");
        }
        text += "  for (int i = 0; i < depth; i++)\n    sum ^= sum << i;\n  return sum;\n}\n";
    }
    text
}

#[test]
fn a_large_text_is_small_after_few_tests() {
    let text = SourceText::new([large_program(200_000).as_str()]);
    assert!(text.size().tokens > 30_000, "{}", text.size());
    let mut large = 0;
    let reduction = reduced(&text, 1, |text| {
        large += u64::from(text.len() > 20_000);
        text.contains("table77[depth & 3]") && text.contains("count301 +")
    });
    assert!(reduction.after.tokens < 60, "{}", whole(&reduction.case));
    assert!(reduction.stats.tested < 250, "{}", reduction.stats.tested);
    assert!(large < 20, "{large} of the tests had a tenth of the text");
}
