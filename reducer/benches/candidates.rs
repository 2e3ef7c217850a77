//! Benchmark of what a candidate costs before any test of it runs, by the size of the text in kilobytes.
//!
//! `cargo bench -p bitfrost-reducer --bench candidates`. An item is a candidate.

use std::fmt::{self, Display};

use divan::Bencher;
use reducer::{Parted, Reducible, ReductionPass, SiteRange, SourceLanguage, SourceText};

fn main() {
    divan::main();
}

/// A text of a number of kilobytes.
#[derive(Clone, Copy, Debug)]
struct TextOf(SourceLanguage, usize);

const TEXTS: [TextOf; 4] = [
    TextOf(SourceLanguage::C, 200),
    TextOf(SourceLanguage::C, 1000),
    TextOf(SourceLanguage::Cxx, 200),
    TextOf(SourceLanguage::Cxx, 1000),
];

impl Display for TextOf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}, {} KB", self.0, self.1)
    }
}

/// Declarations and definitions, with the names of those before in them.
const OF_C: &str = "struct s@ { int a : 3; unsigned b : 29; struct s@ *next; };
typedef struct s@ t@;
static int table@[4] = { 1, 2, 3, 4 };
static __attribute__((noinline)) int f@(t@ *x, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++) {
    if (x->a == i) { sum += table@[i & 3] * x->b; } else { sum -= x->next ? x->next->a : 0; }
  }
  switch (sum) { case 1: sum = 2; break; default: sum++; }
  return sum;
}
int g@(int n) { t@ x = { 1, 2, 0 }; return f@(&x, n) + (n > 7 ? -n : n << 1); }
";

const OF_CXX: &str = "namespace n@ {
template <typename T> struct s@ { T a; int b; s@(T a, int b) : a(a), b(b) { } T get() const { return a; } };
template <> struct s@<char> { int get() const { return 1; } };
class c@ { public: virtual ~c@() = default; virtual int f() const { return 0; } };
class d@ : public c@ { int x = 1; public: int f() const override { return x + 2; } };
inline int g@(int n) { s@<int> x(n, 2); for (int i = 0; i < n; i++) { if (x.b == i) { n -= x.get(); } } return n; }
}
int h@(int n) { n@::d@ d; return n@::g@(n) + d.f(); }
";

fn text(TextOf(language, kilobytes): TextOf) -> SourceText {
    let template = match language {
        SourceLanguage::C => OF_C,
        SourceLanguage::Cxx => OF_CXX,
    };
    let mut text = String::new();
    for number in 0_u32.. {
        if text.len() >= kilobytes << 10 {
            break;
        }
        text.push_str(&template.replace('@', &number.to_string()));
    }
    SourceText::in_language(language, [text.as_str()])
}

fn pass(name: &str) -> &'static ReductionPass<SourceText> {
    let found = SourceText::PASSES.iter().find(|pass| pass.name == name);
    found.unwrap_or_else(|| panic!("no pass {name}"))
}

/// The text after an edit of some sites of a pass, if it is a candidate.
fn candidate(case: &SourceText, pass: &ReductionPass<SourceText>, sites: Vec<usize>) -> Option<SourceText> {
    let mut candidate = case.clone();
    pass.apply(&mut candidate, &mut SiteRange::set(sites));
    divan::black_box(candidate.digest());
    (candidate.may_be_smaller_than(case.size()) && candidate.is_well_formed()).then_some(candidate)
}

/// The sets of sites that the benchmarks try in turn: one site, and one of sixteen.
fn site_sets(sites: usize) -> impl Iterator<Item = Vec<usize>> {
    let set = move |round: usize| match round % 2 {
        0 => vec![round * 37 % sites],
        _ => (round % 16..sites).step_by(16).collect(),
    };
    (0..).map(set)
}

/// A candidate of the parts of a text.
#[divan::bench(args = TEXTS)]
fn parts(bencher: Bencher<'_, '_>, of: TextOf) {
    let case = text(of);
    let Some(parted) = case.parted(1) else { return };
    let mut round = 0;
    bencher.bench_local(|| {
        round += 1;
        let kept: Vec<bool> = (0..parted.parts().len()).map(|part| (part + round) % 3 > 0).collect();
        Parted::keeping(&*parted, &kept).digest()
    });
}

/// A candidate of sites of a pass, which is not interesting.
#[divan::bench(args = TEXTS)]
fn sites(bencher: Bencher<'_, '_>, of: TextOf) {
    let (case, pass) = (text(of), pass("drop-statement"));
    let mut sets = site_sets(pass.sites(&case));
    bencher.bench_local(|| candidate(&case, pass, sets.next().unwrap_or_default()).is_some());
}

/// A candidate that becomes the best: its tree, its names, and the sites of two passes.
#[divan::bench(args = TEXTS, sample_count = 20)]
fn kept(bencher: Bencher<'_, '_>, of: TextOf) {
    let (case, pass, other) = (text(of), pass("drop-statement"), pass("drop-function"));
    let mut sets = site_sets(pass.sites(&case));
    bencher.bench_local(|| {
        let best = candidate(&case, pass, sets.next().unwrap_or_default())?;
        Some((best.size(), pass.sites(&best), other.sites(&best)))
    });
}
