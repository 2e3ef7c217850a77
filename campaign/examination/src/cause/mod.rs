//! The cause of a finding: who is at fault, in what way, and where, in words that are equal for equal causes. It is the key of the
//! finding's bucket.
//!
//! The first wrong observation says where: a value that was passed from one function to another, or one that was
//! computed. Of a passed value the platform's class matters (`INTEGER SSE`), of everything else what the reduced
//! program has that few programs have. Versions, flags, names and sizes are in no cause.

mod located;
mod ordinary;
mod passing;
mod rare_features;
pub mod tracepoint;
mod unit;

use std::collections::BTreeSet;
use std::fmt;

use engines::EngineName;
use judge::verdict::{Finding, FindingKind};
use lang::Program;
use smol_str::{SmolStr, format_smolstr};

pub use unit::{of_unit, traits_of_unit};

use located::Located;
use tracepoint::Operation;

/// The cause of a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cause {
    /// The family of compilers, or the engine, that takes part in everything that is wrong; both of a pair where that is
    /// one pair only.
    pub at_fault: Vec<SmolStr>,
    /// The way in which it is wrong, with what a compiler said: `passing`, `code`, `layout(size)`, `rejected(…)`.
    pub kind: SmolStr,
    /// The place of the value, and its class.
    pub place: Option<String>,
    /// The rare features of a reduced program.
    pub telling: Option<String>,
}

/// The size of a program: only as small as it becomes, its features tell about the cause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// As it was found.
    Found,
    /// After a reduction.
    Reduced,
}

/// The cause of a finding of a program.
#[must_use]
pub fn of_program(program: &Program, finding: &Finding, stage: Stage) -> Cause {
    let at_fault = finding.at_fault.clone();
    let telling = |most: fn(&Program) -> Option<String>| match stage {
        Stage::Found => None,
        Stage::Reduced => most(program),
    };
    let site = finding.difference.as_ref().and_then(|difference| difference.site);
    match (finding.kind, site.and_then(|site| located::site(program, site))) {
        // Passing is at fault only if every engine is right by itself: one that goes wrong with its own code on
        // both sides of a call makes wrong code.
        (kind, Some(Located::Passed { function, position })) if is_behaviour(kind) && is_between(finding) => {
            let place = passing::responsible(program, function, position);
            Cause { at_fault, kind: SmolStr::new_static("passing"), place: Some(place), telling: None }
        }
        (kind, _) if is_behaviour(kind) => Cause {
            at_fault,
            kind: SmolStr::new_static("code"),
            place: None,
            telling: telling(rare_features::of_code),
        },
        (FindingKind::Undefined, _) => Cause {
            at_fault,
            kind: other_kind(finding),
            place: None,
            telling: telling(rare_features::of_code),
        },
        _ => Cause {
            at_fault,
            kind: other_kind(finding),
            place: None,
            telling: telling(rare_features::of_types),
        },
    }
}

/// The cause of a finding of a module.
#[must_use]
pub fn of_module(finding: &Finding) -> Cause {
    Cause { at_fault: Vec::new(), kind: finding.signature.0.clone(), place: None, telling: None }
}

/// The cause of a finding of an ordinary program, by its text.
#[must_use]
pub fn of_ordinary(text: &str, finding: &Finding, stage: Stage) -> Cause {
    ordinary::cause(text, finding, stage)
}

/// True if every engine is right by itself, with its own code on both sides of a call, so that it is calls that go wrong.
fn is_between(finding: &Finding) -> bool {
    let is_pair = |engine: &EngineName| engine.sides().is_some_and(|(caller, callee)| caller != callee);
    finding.difference.as_ref().is_some_and(|difference| difference.differing.iter().all(is_pair))
}

/// True if tracepoints may show which operation a finding comes from: the program ran, and ended.
#[must_use]
pub fn is_traced(finding: &Finding) -> bool {
    let ended = !matches!(finding.kind, FindingKind::Hang);
    ended && (is_behaviour(finding.kind) || finding.kind == FindingKind::Undefined)
}

/// Wrong at run time: which of these it is depends on what lies in registers and on the stack.
const fn is_behaviour(kind: FindingKind) -> bool {
    use FindingKind::{
        CompilerCrash, CompilerHang, Crash, Hang, Layout, Missing, Rejected, Surplus, Undefined, Value,
    };
    match kind {
        Value | Missing | Surplus | Crash | Hang => true,
        Layout | Undefined | Rejected | CompilerCrash | CompilerHang => false,
    }
}

/// The kind with its detail: the signature without the engines.
fn other_kind(finding: &Finding) -> SmolStr {
    let signature = finding.signature.0.as_str();
    match signature.rfind(')') {
        Some(end) => signature[..=end].into(),
        None => format_smolstr!("{}", finding.kind.name()),
    }
}

/// The traits that say together that a program may show a cause, as [`traits`] names them: the class of the value that is passed,
/// unless most programs pass such values, and of a reduced program what is odd about its types; without such a value all that the
/// reduced program has.
#[must_use]
pub fn trigger(program: &Program, cause: &Cause, stage: Stage) -> Vec<String> {
    let rare = cause.place.as_ref().filter(|place| !passing::is_common(place));
    let place = rare.into_iter().cloned();
    match (stage, &cause.place) {
        (Stage::Found, _) => place.collect(),
        (Stage::Reduced, Some(_)) => place.chain(rare_features::types(program)).collect(),
        (Stage::Reduced, None) => rare_features::rare_features(program),
    }
}

/// True if two causes as they are printed differ at most in who is at fault.
#[must_use]
pub fn is_alike(one: &str, other: &str) -> bool {
    fn tail(cause: &str) -> &str {
        cause.split_once(": ").map_or(cause, |(_, tail)| tail)
    }
    tail(one) == tail(other)
}

/// Everything that a trigger may name and a program has.
#[must_use]
pub fn traits(program: &Program) -> BTreeSet<String> {
    let mut traits = passing::passed_values(program);
    traits.extend(rare_features::rare_features(program));
    traits
}

impl Cause {
    /// The cause, now that the operation is known that goes wrong: it says more than what the program has.
    #[must_use]
    pub fn with_operation(self, operation: Operation) -> Cause {
        let is_own = |name: &SmolStr| name == "reference" || name.starts_with("interpreter");
        // Of two engines of ours neither is a witness against the other.
        let at_fault = if self.at_fault.iter().all(is_own) {
            vec![SmolStr::new_static("bitfrost")]
        } else {
            self.at_fault.clone()
        };
        let is_poison = self.kind.contains("poison");
        match operation {
            _ if self.place.is_some() => self,
            Operation::Passing(place) => Cause {
                at_fault,
                kind: SmolStr::new_static("passing"),
                place: Some(place.into()),
                telling: None,
            },
            Operation::Computing(name) => Cause {
                at_fault,
                kind: SmolStr::new_static(if is_poison { "poison" } else { "code" }),
                place: None,
                telling: Some(name.into()),
            },
        }
    }

    /// A mistake of ours, or a failure of the machine.
    #[must_use]
    pub fn of_us(words: &str) -> Cause {
        Cause { at_fault: Vec::new(), kind: words.into(), place: None, telling: None }
    }

    /// True if a smaller program's finding may have the same cause as the one that is reduced: who is at fault may only
    /// show less clearly.
    #[must_use]
    pub fn is_kept_by(&self, smaller: &Cause) -> bool {
        let shared = self.at_fault.iter().any(|engine| smaller.at_fault.contains(engine));
        self.kind == smaller.kind
            && self.place == smaller.place
            && (shared || self.at_fault == smaller.at_fault)
    }
}

/// The engines that the text of a cause names.
pub fn engines_at_fault(cause: &str) -> impl Iterator<Item = &str> {
    cause.split_once(": ").into_iter().flat_map(|(engines, _)| engines.split('/'))
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Cause { at_fault, kind, place, telling } = self;
        if !at_fault.is_empty() {
            write!(f, "{}: ", at_fault.join("/"))?;
        }
        f.write_str(kind)?;
        if let Some(place) = place {
            write!(f, ": {place}")?;
        }
        telling.as_ref().map_or(Ok(()), |telling| write!(f, ": {telling}"))
    }
}

#[cfg(test)]
mod tests {
    use judge::verdict::{BucketKey, Difference};

    use super::*;

    /// A finding at the first site of `callee`.
    fn finding(kind: FindingKind, signature: &str, wrong: &[&str], site: Option<u32>) -> Finding {
        let differing: Vec<EngineName> = wrong.iter().map(|name| name.parse().unwrap()).collect();
        let difference = Difference {
            at: String::new(),
            site,
            expected: None,
            got: None,
            agreeing: Vec::new(),
            differing,
        };
        Finding {
            known: None,
            kind,
            signature: BucketKey(signature.into()),
            at_fault: vec!["tcc".into()],
            summary: String::new(),
            difference: Some(difference),
        }
    }

    fn program(callee: &str, call: &str) -> Program {
        let text = format!(
            "void bf_observe(unsigned int, unsigned long long);\n\
             struct M {{ double a; int b; }}; struct L {{ long a[3]; }};\nvoid entry(void);\n\
             /* side: callee */ {callee}\n/* side: caller */\n\
             void entry(void) {{ struct M m = {{1, 2}}; struct L l = {{{{1, 2, 3}}}}; (void)m; (void)l; {call} }}\n"
        );
        lang::parse::program(&text, "test.c").unwrap()
    }

    fn cause(callee: &str, call: &str, kind: FindingKind, wrong: &[&str]) -> String {
        let program = program(callee, call);
        of_program(&program, &finding(kind, "value x", wrong, Some(0)), Stage::Reduced).to_string()
    }

    const PAIR: &[&str] = &["tcc > gcc -O2"];

    #[test]
    fn a_value_that_is_passed_wrongly_is_named_by_its_class() {
        let callee = |signature: &str, value: &str| {
            format!("void f({signature}) {{ bf_observe(0U, (unsigned long long){value}); }}")
        };
        for (signature, value, call, expected) in [
            ("struct M p", "p.b", "f(m);", "tcc: passing: record, INTEGER and SSE"),
            (
                "struct L p",
                "p.a[1]",
                "f(l);",
                "tcc: passing: record, MEMORY, it is larger than two eightbytes",
            ),
            // The scalar is where it is because of the record before it.
            ("struct M p, int x", "x", "f(m, 3);", "tcc: passing: record, INTEGER and SSE"),
            ("int x", "x", "f(3);", "tcc: passing: argument integer, INTEGER"),
        ] {
            let text = callee(signature, value);
            assert_eq!(cause(&text, call, FindingKind::Value, PAIR), expected);
            assert_eq!(cause(&text, call, FindingKind::Crash, PAIR), expected, "a crash has the same cause");
        }
        let result = "struct M f(void) { struct M r = {1, 2}; return r; }";
        let call = "struct M r = f(); bf_observe(0U, (unsigned long long)r.b);";
        assert_eq!(cause(result, call, FindingKind::Value, PAIR), "tcc: passing: record, INTEGER and SSE");
    }

    #[test]
    fn what_a_compiler_does_wrong_by_itself_is_named_by_what_the_program_has() {
        let callee = "void f(int x) { bf_observe(0U, (unsigned long long)(x << 3)); }";
        assert_eq!(cause(callee, "f(3);", FindingKind::Value, &["tcc", "tcc > gcc -O2"]), "tcc: code: shift");
        let callee = "void f(int x) { x >>= 3; bf_observe(0U, (unsigned long long)x); }";
        let rejected_cause = cause(callee, "f(3);", FindingKind::Value, &["tcc", "tcc > gcc -O2"]);
        assert_eq!(rejected_cause, "tcc: code: shift", "that it assigns, too, says less");
        let callee = "void f(int x) { bf_observe(0U, (unsigned long long)(x << 3)); }";
        let rejected = finding(FindingKind::Rejected, "rejected(error: no) tcc", &["tcc"], None);
        let program = program(callee, "f(3);");
        let cause_at = |stage| of_program(&program, &rejected, stage).to_string();
        assert_eq!(cause_at(Stage::Found), "tcc: rejected(error: no)");
        assert_eq!(cause_at(Stage::Reduced), "tcc: rejected(error: no): shift");
    }

    #[test]
    fn a_trigger_is_among_the_traits_of_every_program_that_may_show_the_cause() {
        let callee = "void f(struct M p) { bf_observe(0U, (unsigned long long)(p.b << 3)); }";
        let program = program(callee, "f(m);");
        for wrong in [PAIR, &["tcc"]] {
            let cause =
                of_program(&program, &finding(FindingKind::Value, "value x", wrong, Some(0)), Stage::Reduced);
            let trigger = trigger(&program, &cause, Stage::Reduced);
            assert!(!trigger.is_empty());
            assert!(trigger.iter().all(|feature| traits(&program).contains(feature)), "{trigger:?}");
        }
    }

    #[test]
    fn causes_that_differ_in_who_is_at_fault_are_alike() {
        assert!(is_alike("tcc: passing: x", "gcc/tcc: passing: x"));
        assert!(!is_alike("tcc: passing: x", "tcc: passing: y"));
    }
}
