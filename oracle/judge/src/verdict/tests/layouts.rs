//! Layouts, which come first.

use lang::layout_query::SITE_BASE;
use lang::{Align, Bits};
use lowering::layout::{Dialect, Layouts, answers};

use super::*;

/// `struct S { unsigned a : 20; unsigned b : 10 __attribute__((aligned(1))); }`
fn straddling() -> Record {
    let b = Field { aligned: Align::from_bytes(1), ..Field::bit_field("b", Type::UINT, 10) };
    Record::structure("S", vec![Field::bit_field("a", Type::UINT, 20), b])
}

fn asked(program: &Program, dialect: Dialect) -> Vec<Vec<u64>> {
    answers(program, &Layouts::in_dialect(program, dialect).unwrap())
}

fn answered(answers: &[Vec<u64>]) -> Outcome {
    let flat =
        answers.iter().zip(SITE_BASE..).flat_map(|(answer, site)| answer.iter().map(move |v| (site, *v)));
    Outcome::Finished(flat.map(|(site, value)| Observation { site, value }).collect())
}

impl Case {
    /// Every configuration lays out the records as we read them.
    fn with_layouts(mut self) -> Case {
        let clang = asked(&self.program, Dialect::Clang);
        let gcc = asked(&self.program, Dialect::Gcc);
        self.layouts = CONFIGURATIONS
            .map(|name| LayoutAnswers {
                configuration: configuration(name),
                outcome: answered(if name.starts_with("gcc") { &gcc } else { &clang }),
            })
            .into();
        self.own_layout = Some(clang);
        self
    }

    /// A configuration answers a question otherwise.
    fn answering(mut self, name: &str, question: usize, answer: &[u64]) -> Case {
        let mut all = asked(&self.program, Dialect::Clang);
        all[question] = answer.to_vec();
        self.layout(name, answered(&all));
        self
    }

    fn layout(&mut self, name: &str, outcome: Outcome) {
        let configuration = configuration(name);
        let given = self.layouts.iter_mut().find(|given| given.configuration == configuration);
        given.unwrap().outcome = outcome;
    }
}

#[test]
fn the_same_layout_is_one_class() {
    let report = Case::plain().with_layouts().check("agree", &[]);
    assert_eq!(report.layouts.len(), 1);
    assert!(report.layouts[0].ours);
    assert_eq!(report.layouts[0].configurations.len(), 3);
}

const KNOWN: (&str, &str) = ("known (aligned-bit-field-crosses-its-unit)", "layout(bits) gcc");

#[test]
fn a_known_difference_is_reported_once_and_pairs_are_not_compared() {
    let wrong = finished(&[9, 9, 9]);
    let case = Case::passing(straddling()).with_layouts().run("gcc -O0 > clang-19 -O0", &wrong);
    let report = case.check("known", &[KNOWN]);
    assert_eq!(report.layouts.len(), 2);
    let differs = Verdict::Incomparable(Incomparable::LayoutDiffers);
    assert_eq!(report.engines.iter().filter(|engine| engine.verdict == differs).count(), 4);
    let gcc = report.verdict_on(&"gcc -O0 > gcc -O2".parse().unwrap());
    assert_eq!(gcc, Some(&Verdict::Agree), "the two lay it out alike");
}

#[test]
fn a_known_difference_does_not_hide_a_wrong_value_in_a_pure_run() {
    let case = Case::passing(straddling()).with_layouts().run("gcc -O0", &finished(&[9, 9, 9]));
    case.check("mismatch", &[KNOWN, ("mismatch", "value gcc")]);
}

#[test]
fn a_known_difference_does_not_hide_another_in_the_same_program() {
    let plain = Record::structure("P", vec![Field::member("x", Type::INT)]);
    let mut case = Case::new(vec![straddling(), plain], Side::Callee).with_layouts();
    let mut gcc = asked(&case.program, Dialect::Gcc);
    let size_of_p = gcc.len() - 4;
    gcc[size_of_p] = vec![8];
    case.layout("gcc -O0", answered(&gcc));
    case.layout("gcc -O2", answered(&gcc));
    case.check("mismatch", &[("mismatch", "layout(size) gcc"), KNOWN]);
}

#[test]
fn a_difference_in_a_known_record_that_is_not_the_known_one_is_a_mismatch() {
    let case = Case::passing(straddling()).with_layouts();
    let case = case.answering("gcc -O0", 0, &[12]).answering("gcc -O2", 0, &[12]);
    let report = case.check("mismatch", &[("mismatch", "layout(size) gcc")]);
    assert!(report.findings[0].summary.starts_with("size of S: 0xc by gcc -O0, gcc -O2, 0x8 by ours"));
}

#[test]
fn a_mistake_of_our_layout_differs_from_every_compiler() {
    let mut case = Case::plain().with_layouts();
    case.own_layout.as_mut().unwrap()[1] = vec![1];
    case.check("mismatch", &[("mismatch", "layout(align) clang gcc")]);
    case.own_layout = None;
    case.check("agree", &[]);
}

#[test]
fn a_question_without_an_answer_is_a_finding() {
    let mut case = Case::plain().with_layouts();
    case.layout("gcc -O0", answered(&asked(&case.program, Dialect::Gcc)[..3]));
    case.check("mismatch", &[("mismatch", "missing(layout) gcc")]);
    case.layout("gcc -O0", Outcome::Unsupported("no runtime".into()));
    case.check("agree", &[]);
}

#[test]
fn a_bit_at_another_place_is_seen_where_sizes_agree() {
    let record = Record::structure("S", vec![Field::bit_field("a", Type::UINT, Bits(3).0)]);
    let case = Case::passing(record).with_layouts().answering("clang-19 -O0", 2, &[0b1110]);
    case.check("mismatch", &[("mismatch", "layout(bits) clang")]);
}
