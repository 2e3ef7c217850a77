//! A predicate that is asked several times is asked no longer than needed.

use ordinary::{PredicateAnswer, Repetition};

#[test]
fn runs_end_as_soon_as_the_answer_is_known() {
    let asked = |repetition: Repetition, answers: &[bool]| {
        let mut all = answers.iter();
        let answer = repetition.ask(|| match all.next().ok_or("too many runs")? {
            true => Ok(PredicateAnswer::Interesting),
            false => Ok(PredicateAnswer::Not),
        });
        (answer, all.len())
    };
    let (yes, no) = (Ok(PredicateAnswer::Interesting), Ok(PredicateAnswer::Not));
    assert_eq!(asked(Repetition::ONCE, &[true, true]), (yes.clone(), 1));
    assert_eq!(asked(Repetition::ONCE, &[false, true]), (no.clone(), 1));
    let some = Repetition { runs: 4, needed: 3 };
    assert_eq!(asked(some, &[false, true, true, true]), (yes, 0));
    assert_eq!(asked(some, &[true, false, false, true]), (no, 1));
    assert_eq!(asked(some, &[true, true]), (Err("too many runs"), 0));
}
