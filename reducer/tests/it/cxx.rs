//! Reduction of C++ text.

use reducer::{
    Interest, Interestingness, Reducible, ReductionControl, ReductionOptions, ReductionStats, Schedule,
    SiteRange, SourceLanguage, SourceText, reduce,
};

const SAMPLE: &str = include_str!("../source/sample.cpp");
const C_SAMPLE: &str = include_str!("../source/sample.c");

fn cxx(text: &str) -> SourceText {
    SourceText::in_language(SourceLanguage::Cxx, [text])
}

fn whole(text: &SourceText) -> String {
    text.files().collect()
}

#[test]
fn suffixes_say_which_files_have_cxx() {
    for suffix in ["cc", "cpp", "cxx", "C", "ii", "hpp"] {
        assert_eq!(SourceLanguage::of_suffix(suffix), SourceLanguage::Cxx, "{suffix}");
    }
    for suffix in ["c", "h", "i", "inc"] {
        assert_eq!(SourceLanguage::of_suffix(suffix), SourceLanguage::C, "{suffix}");
    }
}

#[test]
fn the_sample_is_read_without_errors() {
    assert_eq!(cxx(SAMPLE).errors(), 0);
}

/// The texts that a pass makes at each of its sites.
fn candidates(name: &str, text: &SourceText) -> Vec<String> {
    let pass = SourceText::PASSES.iter().find(|pass| pass.name == name).expect("a pass");
    let edited = |site| {
        let mut candidate = text.clone();
        pass.apply(&mut candidate, &mut SiteRange::new(site..site + 1));
        whole(&candidate).split_whitespace().collect::<Vec<_>>().join(" ")
    };
    (0..pass.sites(text)).map(edited).collect()
}

#[test]
fn every_pass_over_cxx_makes_something_smaller() {
    let (cxx, c) = (cxx(SAMPLE), SourceText::new([C_SAMPLE]));
    for pass in SourceText::PASSES {
        let sites = pass.sites(&cxx);
        assert!(sites > 0 || pass.sites(&c) > 0, "{} has no site in either sample", pass.name);
        let smaller = |site: usize| {
            let mut candidate = cxx.clone();
            pass.apply(&mut candidate, &mut SiteRange::new(site..site + 1));
            candidate.size() < cxx.size()
        };
        assert!(sites == 0 || (0..sites).any(smaller), "{} makes nothing smaller", pass.name);
    }
}

/// A pass, a text, and one of the texts that the pass makes of it.
const EDITS: &[(&str, &str, &str)] = &[
    ("drop-item", "struct S; int f(S *);", ""),
    ("drop-named-item", "struct S; int f(S *);", "int f(S *);"),
    ("drop-item", "template<class T> struct S { T t; }; int x;", "int x;"),
    ("body-to-declaration", "struct S { int a; S() : a(1) { } };", "struct S { int a; S() ; };"),
    ("empty-function", "auto f() { int a = 1; return a + 2; }", "auto f() { throw; }"),
    ("flatten-namespace", "namespace n { int x; } using n::x; int y = n::x;", "int x; int y = x;"),
    ("class-to-struct", "class S : public T { public: int a; };", "struct S : T { int a; };"),
    ("instantiate", "template<class T> struct S { T t; }; S<char> s;", "struct S { char t; }; S s;"),
    ("instantiate-with-int", "template<class T> T f(T t) { return t; }", "int f( int t) { return t; }"),
    (
        "drop-template-parameter",
        "template<class T, int N> struct S { T t[N]; }; S<char, 3> s;",
        "template<class T > struct S { T t[ 3 ]; }; S<char > s;",
    ),
    ("drop-clause", "struct S { int a, b; S() : a(1), b(2) { } };", "struct S { int a, b; S() : b(2) { } };"),
    ("drop-clause", "struct S : T { };", "struct S { };"),
    (
        "inline-statement",
        "struct S { void g() { throw 0; } }; void f(S s) { s.g(); }",
        "struct S { }; void f(S s) { throw 0; }",
    ),
    (
        "inline-statement",
        "void f(int a) { ([](int b) { b++; g(b); })(a); }",
        "void f(int a) { { a++; g(a); } }",
    ),
    ("drop-default", "void f(int a = 3);", "void f(int a );"),
    ("bare-name", "int x = n::f<int>(3);", "int x = f<int>(3);"),
    ("expression-to-braces", "S f(int a) { return g(a, 2); }", "S f(int a) { return {} ; }"),
    ("empty-lambda", "auto f = [](int a) { return a; };", "auto f = [](int a) {} ;"),
    ("inline-alias", "using T = int; T x;", "int x;"),
    ("unwrap-first-statement", "void f() { for (int a : b) g(); }", "void f() { g(); }"),
    ("unwrap-first-statement", "void f() { try { g(); } catch (...) { } }", "void f() { { g(); } }"),
    (
        "drop-qualifier",
        "struct S { virtual void f() const noexcept; };",
        "struct S { void f() const noexcept; };",
    ),
    ("drop-field", "struct S { int a, b; S() : a(1), b(2) { } };", "struct S { int b; S() : b(2) { } };"),
];

#[test]
fn edits_are_made() {
    for (pass, before, after) in EDITS {
        let all = candidates(pass, &cxx(before));
        assert!(all.iter().any(|candidate| candidate == after), "{pass}: {all:#?}");
    }
}

/// A test on the text, which notes the texts that it has taken.
struct Predicate<F>(F, Vec<String>);

impl<F: FnMut(&str) -> bool> Interestingness<SourceText> for Predicate<F> {
    fn test(&mut self, candidates: &[SourceText]) -> Vec<Interest> {
        let mut interest =
            |text: &SourceText| if (self.0)(&whole(text)) { Interest::Same } else { Interest::Different };
        candidates.iter().map(&mut interest).collect()
    }

    fn progress(&mut self, best: &SourceText, _: &ReductionStats) {
        self.1.push(whole(best));
    }

    fn control(&mut self, _: &ReductionStats) -> ReductionControl {
        ReductionControl::Continue
    }
}

fn taken(text: &str, test: impl FnMut(&str) -> bool) -> Vec<String> {
    let mut predicate = Predicate(test, Vec::new());
    let options =
        ReductionOptions { schedule: Schedule::Expectation, batch: 1, ..ReductionOptions::default() };
    reduce(&cxx(text), &mut predicate, &options).expect("reduces");
    predicate.1
}

#[test]
fn a_function_that_nothing_uses_goes_at_once() {
    let taken = taken(SAMPLE, |text| text.contains("override") && text.contains("main"));
    assert!(!taken[0].contains("unused"), "{}", taken[0]);
    let result = &taken[taken.len() - 1];
    assert!(result.len() < 60, "{result}");
}

#[test]
fn text_around_what_is_not_understood_is_reduced_by_its_tree() {
    let text = format!("@@ odd @@;\n{SAMPLE}");
    assert!(cxx(&text).errors() > 0);
    let taken = taken(&text, |text| text.contains("odd") && text.contains("override"));
    let result = &taken[taken.len() - 1];
    assert!(taken.len() < 60 && result.len() < 80, "{result}");
}

/// A program of this number of classes, each of which the next one needs only in the body of a member.
fn large_program(classes: usize) -> String {
    let mut text =
        "namespace lib {\nstruct base { int value; };\nstruct other : base { base *next; };\n".to_owned();
    for class in 1..classes {
        text += &format!(
            "template<class T> class c{class} : public base {{\npublic:\n  explicit c{class}(T t) : size(0), item(t) {{ }}\n  \
             int get(const T &t) const {{ c{}<T> before(t); return before.size + {class}; }}\n  int size;\n  T item;\n}};\n",
            (class / 2).max(1)
        );
    }
    text + "}\nint main() { lib::other wanted; wanted.value = 1; lib::c7<int> gone(2); return gone.get(3); }\n"
}

/// True if each name of a class is declared where it is used.
fn classes_are_declared(text: &str) -> bool {
    let words: Vec<&str> = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect();
    let declared =
        |name: &str| words.windows(2).any(|two| ["class", "struct"].contains(&two[0]) && two[1] == name);
    let is_class = |word: &&&str| {
        word.strip_prefix('c').is_some_and(|digits| digits.parse::<u32>().is_ok())
            || ["base", "other"].contains(word)
    };
    words.iter().filter(is_class).all(|name| declared(name))
}

#[test]
fn a_large_text_is_small_after_few_candidates() {
    let mut asked = 0;
    let mut valid = 0;
    let taken = taken(&large_program(250), |text| {
        asked += u32::from(text.len() > 1_000);
        valid += u32::from(text.len() > 1_000 && classes_are_declared(text));
        text.contains("wanted") && text.contains("main") && classes_are_declared(text)
    });
    let first_small = taken.iter().position(|text| text.len() < 1_000).expect("a small text");
    assert!(first_small < 15 && asked < 30 && valid * 2 > asked, "{first_small}, {asked}, {valid}");
    assert!(taken[taken.len() - 1].len() < 60, "{}", taken[taken.len() - 1]);
}

#[test]
fn what_is_left_of_a_large_text_has_no_blanks() {
    let text = "namespace n {  \n\n\n\nint f(int a) { return a + 1; }\t\n}\n".repeat(150);
    let text = SourceText::in_language(SourceLanguage::Cxx, [text.as_str()]);
    let forms = text.finished();
    let left: Vec<&str> = forms.iter().flat_map(SourceText::files).collect();
    let expected = "namespace n {\n\nint f(int a) { return a + 1; }\n}\n".repeat(150);
    assert_eq!(left, [expected.as_str()]);
    assert!(forms[0].finished().is_empty());
}

/// The texts without one part each, of a way to take a text apart.
fn without_each_part(text: &str, grain: usize) -> Vec<String> {
    let text = SourceText::in_language(SourceLanguage::Cxx, [text]);
    let parted = text.parted(grain).unwrap();
    let number = parted.parts().len();
    let without = |gone: usize| (0..number).map(|part| part != gone).collect::<Vec<_>>();
    (0..number).map(|gone| parted.keeping(&without(gone)).files().collect()).collect()
}

#[test]
fn bodies_go_only_where_the_rest_is_valid() {
    let text = "struct b { b(int x) : y(x) { f(); g(); } int y; [[nodiscard]] friend bool operator==(b, b) { return 1; }\n\
                friend bool operator<(b, b) { return 1; } };\n";
    let declared = without_each_part(text, 1);
    assert!(declared.iter().any(|left| left.contains("operator<(b, b) ;")), "{declared:?}");
    assert!(!declared.iter().any(|left| left.contains("operator==(b, b) ;")), "{declared:?}");
    let defined = without_each_part(text, 6);
    assert!(defined.iter().any(|left| left.contains(": y(x) { throw; }")), "{defined:?}");
}

/// The text with the last part of a way to take it apart, and all that it needs.
fn with_last_part(text: &str, grain: usize) -> String {
    let parted = cxx(text);
    let parted = parted.parted(grain).unwrap();
    let mut kept: Vec<bool> = parted.parts().iter().map(|part| part.pinned).collect();
    let mut left = vec![kept.len() as u32 - 1];
    while let Some(part) = left.pop() {
        if !std::mem::replace(&mut kept[part as usize], true) {
            left.extend(&parted.parts()[part as usize].needs);
        }
    }
    parted.keeping(&kept).files().collect()
}

#[test]
fn what_initialises_a_member_comes_with_its_class() {
    let text = "enum { low = ((0) < 8 ? 1 : 2), high };\nint gone;\nstruct b { static const int a = low; };\nint main() { b c; return b::a; }\n";
    let left = with_last_part(text, 1);
    assert!(left.contains("enum { low") && !left.contains("gone"), "{left}");
}

#[test]
fn a_function_that_takes_a_lambda_is_defined_with_all_to_which_it_passes_it_on() {
    let text = "template<class F> int inner(int a, F g) { return g(a); }\nint other(int a) { return a; }\n\
                template<class F> int outer(int a, F g) { return inner(other(a), g); }\nint main() { int d; d = outer(1, [](int a) { return a; }); }\n";
    let left = with_last_part(text, 1);
    assert!(left.contains("return g(a);") && left.contains("return inner(other(a), g);"), "{left}");
    assert!(left.contains("int other(int a) ;"), "{left}");
}

#[test]
fn blanks_of_a_text_without_line_markers_go_after_a_first_search() {
    let blank = "int a;  \n\n\n\nint b;   \n\n\n\n".repeat(9);
    assert!(cxx(&blank).parted(0).is_none() && cxx(&blank).parted(2).is_some());
    assert!(cxx(&blank).without_line_markers().is_none());
    let marked = format!("# 1 \"a.h\"\n{blank}");
    assert!(cxx(&marked).parted(0).is_some() && cxx(&marked).without_line_markers().is_some());
}
