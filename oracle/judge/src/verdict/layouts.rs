//! Layouts, compared before anything that was passed.

use std::collections::{BTreeMap, BTreeSet};

use lang::layout_query::{LayoutQuery, SITE_BASE, layout_queries};
use lang::{Program, RecordId};

use super::bucket_key::{self, BucketKey};
use super::evidence::{Difference, Evidence, Finding, FindingKind, LayoutClass};
use super::prediction;
use crate::ledger::{EntryId, Party};
use engines::{Configuration, EngineName, Observations, Outcome};

/// A configuration's answers, question by question.
type Answers = Vec<Vec<u64>>;

/// The configurations, sorted by their layouts.
pub(super) struct Layouts {
    /// Ours first, when there is one.
    classes: Vec<LayoutGroup>,
    /// Configurations that answered too little.
    incomplete: Vec<(Configuration, usize)>,
    questions: Vec<LayoutQuery>,
}

struct LayoutGroup {
    ours: bool,
    configurations: Vec<Configuration>,
    answers: Answers,
}

impl Layouts {
    /// Sorts the configurations by their answers. One that has none for a reason of its compiler's or machine's is
    /// in no class; its runs say why.
    pub(super) fn classify(evidence: &Evidence<'_>) -> Layouts {
        let questions = layout_queries(evidence.program);
        let ours = evidence.own_layout.map(|answers| LayoutGroup {
            ours: true,
            configurations: Vec::new(),
            answers: answers.to_vec(),
        });
        let mut layouts = Layouts { classes: ours.into_iter().collect(), incomplete: Vec::new(), questions };
        for given in evidence.layouts {
            if let Some(log) = given.outcome.log() {
                layouts.enter(&given.configuration, log, matches!(given.outcome, Outcome::Finished(_)));
            }
        }
        layouts
    }

    fn enter(&mut self, configuration: &Configuration, log: &Observations, finished: bool) {
        let answers = by_question(log, self.questions.len());
        let came = answers.iter().filter(|answer| !answer.is_empty()).count();
        if came < self.questions.len() || !finished {
            self.incomplete.push((configuration.clone(), came));
            return;
        }
        match self.classes.iter_mut().find(|class| class.answers == answers) {
            Some(class) => class.configurations.push(configuration.clone()),
            None => {
                let configurations = vec![configuration.clone()];
                self.classes.push(LayoutGroup { ours: false, configurations, answers });
            }
        }
    }

    /// True when both are known to lay out every record alike, or nothing is known of either.
    pub(super) fn alike(&self, one: &Configuration, other: &Configuration) -> bool {
        let class = |of: &Configuration| self.classes.iter().position(|c| c.configurations.contains(of));
        match (class(one), class(other)) {
            (Some(one), Some(other)) => one == other,
            _ => true,
        }
    }

    pub(super) fn classes(&self) -> Vec<LayoutClass> {
        let class_of = |class: &LayoutGroup| LayoutClass {
            ours: class.ours,
            configurations: class.configurations.clone(),
        };
        self.classes.iter().map(class_of).collect()
    }

    /// One finding for each class that differs from the first and each explanation, known or none.
    pub(super) fn findings(&self, evidence: &Evidence<'_>) -> Vec<Finding> {
        let Some((base, others)) = self.classes.split_first() else {
            return self.silent();
        };
        let mut findings = self.silent();
        for class in others {
            findings.extend(self.differences(evidence, base, class));
        }
        findings
    }

    fn silent(&self) -> Vec<Finding> {
        let finding = |(configuration, came): &(Configuration, usize)| {
            let engine = EngineName::pure(configuration.clone());
            let owed = self.questions.len();
            Finding {
                known: None,
                kind: FindingKind::Missing,
                signature: BucketKey::new(FindingKind::Missing, Some("layout"), [&engine]),
                at_fault: bucket_key::at_fault([&engine], &[]),
                summary: format!("{configuration} answers {came} of {owed} layout questions"),
                difference: None,
            }
        };
        self.incomplete.iter().map(finding).collect()
    }

    fn differences(&self, evidence: &Evidence<'_>, base: &LayoutGroup, class: &LayoutGroup) -> Vec<Finding> {
        let same = |index: &usize| base.answers.get(*index) == class.answers.get(*index);
        let differing: Vec<usize> = (0..self.questions.len()).filter(|index| !same(index)).collect();
        let mut explained: BTreeMap<Option<EntryId>, Explained> = BTreeMap::new();
        for compiler in compilers(&class.configurations) {
            let explain = Explain::new(evidence, base, class, compiler);
            for &index in &differing {
                let why = explain.question(index, asked_of(&self.questions[index]));
                let Explained { compilers, questions } = explained.entry(why).or_default();
                compilers.insert(compiler);
                questions.insert(index);
            }
        }
        let finding = |(why, explained)| self.finding(evidence.program, base, class, why, &explained);
        explained.into_iter().map(finding).collect()
    }

    fn finding(
        &self,
        program: &Program,
        base: &LayoutGroup,
        class: &LayoutGroup,
        why: Option<EntryId>,
        explained: &Explained<'_>,
    ) -> Finding {
        // One question stands for all: a member out of place moves those after it.
        let first = explained.questions.first().copied().unwrap_or_default();
        let question = &self.questions[first];
        let (expected, got) = first_word(&base.answers, &class.answers, first);
        let explained_too = |c: &&Configuration| explained.compilers.contains(c.compiler());
        let configurations: Vec<_> = class.configurations.iter().filter(explained_too).cloned().collect();
        let at = question_in_words(program, question);
        let who = names(&configurations);
        let whose = if base.ours { "ours".to_owned() } else { names(&base.configurations) };
        let differing: Vec<_> = configurations.into_iter().map(EngineName::pure).collect();
        let agreeing = base.configurations.iter().cloned().map(EngineName::pure).collect();
        Finding {
            known: why,
            kind: FindingKind::Layout,
            signature: BucketKey::new(FindingKind::Layout, Some(kind(question)), &differing),
            at_fault: bucket_key::at_fault(&differing, &[]),
            summary: format!(
                "{at}: {got:#x} by {who}, {expected:#x} by {whose}; {} of {} questions",
                explained.questions.len(),
                self.questions.len()
            ),
            difference: Some(Difference {
                at,
                site: None,
                expected: Some(expected),
                got: Some(got),
                agreeing,
                differing,
            }),
        }
    }
}

/// Compilers of a class and questions that one entry explains, or none does.
#[derive(Default)]
struct Explained<'a> {
    compilers: BTreeSet<&'a str>,
    questions: BTreeSet<usize>,
}

/// Looks for what explains that a compiler of a class answers a question otherwise.
struct Explain<'a> {
    evidence: &'a Evidence<'a>,
    class: &'a LayoutGroup,
    /// The parties that the first compiler of the base may be.
    base: Vec<Party>,
    /// The parties that the compiler may be, each with the answers it is expected to give.
    predicted: Vec<(Party, Answers)>,
}

impl<'a> Explain<'a> {
    fn new(
        evidence: &'a Evidence<'a>,
        base: &LayoutGroup,
        class: &'a LayoutGroup,
        compiler: &str,
    ) -> Explain<'a> {
        let parties = |compiler: &str| Party::all_of(evidence.identities, compiler);
        let first = base.configurations.first().map(|configuration| parties(configuration.compiler()));
        let base = if base.ours { vec![Party::ours()] } else { first.unwrap_or_default() };
        let predicted = |party: Party| {
            let answers = prediction::layout_of(evidence.program, &party)?;
            Some((party, answers))
        };
        let predicted = parties(compiler).into_iter().filter_map(predicted).collect();
        Explain { evidence, class, base, predicted }
    }

    /// The entry that explains an answer, given that it is the one our reading of the compiler predicts. A known
    /// difference never hides another one, not even in the same record.
    fn question(&self, index: usize, record: RecordId) -> Option<EntryId> {
        let answer = self.class.answers.get(index);
        let as_predicted = self.predicted.iter().filter(|(_, answers)| answers.get(index) == answer);
        as_predicted.map(|(party, _)| party).find_map(|party| self.layout_entry(party, record))
    }

    fn layout_entry(&self, party: &Party, record: RecordId) -> Option<EntryId> {
        let Evidence { program, ledger, .. } = self.evidence;
        let entry = self.base.iter().find_map(|base| ledger.layout(base, party, program, record));
        entry.map(|entry| entry.id.clone())
    }
}

fn compilers(configurations: &[Configuration]) -> BTreeSet<&str> {
    configurations.iter().map(Configuration::compiler).collect()
}

/// The answers in a log by question; `None` for a question without an answer.
fn by_question(log: &Observations, questions: usize) -> Answers {
    let mut answers = vec![Vec::new(); questions];
    for observation in log {
        let question = observation.site.checked_sub(SITE_BASE).map(|index| index as usize);
        if let Some(answer) = question.and_then(|index| answers.get_mut(index)) {
            answer.push(observation.value);
        }
    }
    answers
}

/// The first word in which two answers differ; where one is longer, their lengths in words.
fn first_word(expected: &Answers, got: &Answers, index: usize) -> (u64, u64) {
    let of = |answers: &Answers| answers.get(index).cloned().unwrap_or_default();
    let (expected, got) = (of(expected), of(got));
    let pairs = expected.iter().zip(&got);
    let lengths = (expected.len() as u64, got.len() as u64);
    pairs.map(|(a, b)| (*a, *b)).find(|(a, b)| a != b).unwrap_or(lengths)
}

const fn asked_of(question: &LayoutQuery) -> RecordId {
    match question {
        LayoutQuery::Size(id)
        | LayoutQuery::Align(id)
        | LayoutQuery::Offset(id, _)
        | LayoutQuery::AllOnes(id, _) => *id,
    }
}

const fn kind(question: &LayoutQuery) -> &'static str {
    match question {
        LayoutQuery::Size(_) => "size",
        LayoutQuery::Align(_) => "align",
        LayoutQuery::Offset(..) => "offset",
        LayoutQuery::AllOnes(..) => "bits",
    }
}

/// A question in words: `offset of S.a.b`.
fn question_in_words(program: &Program, question: &LayoutQuery) -> String {
    let record = asked_of(question);
    let tag = &program[record].tag;
    match question {
        LayoutQuery::Size(_) | LayoutQuery::Align(_) => format!("{} of {tag}", kind(question)),
        LayoutQuery::Offset(_, path) | LayoutQuery::AllOnes(_, path) => {
            format!("{} of {tag}{}", kind(question), member(program, record, path))
        }
    }
}

fn member(program: &Program, record: RecordId, path: &[u32]) -> String {
    let mut record = Some(record);
    let mut name = String::new();
    for index in path {
        let field = record.and_then(|id| program[id].fields.get(*index as usize));
        if let Some(field) = field {
            name.extend(field.name.iter().flat_map(|name| [".", name.as_str()]));
            record = field.ty.as_record();
        }
    }
    name
}

fn names(configurations: &[Configuration]) -> String {
    configurations.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
