//! `sets::outcome`.

use refine::sets::call_promises::CallPromises;
use refine::sets::outcome::*;
use refine::sets::value::ValueSet;
use semantics::UbKind;

use refine::sets::value::Value;

fn behaviour(events: &[u64], ending: Ending) -> Behaviour {
    let event = |&bits: &u64| {
        let arguments = vec![ValueSet::single(Value::bits(bits))];
        Event {
            callee: "use".into(),
            arguments,
            memory: vec![],
            origins: vec![],
            promises: CallPromises::default(),
            must_return: false,
        }
    };
    Behaviour { events: events.iter().map(event).collect(), ending }
}

fn returned() -> Ending {
    Ending::Returned { value: None, memory: vec![], own: vec![] }
}

#[test]
fn undefined_behaviour_allows_what_comes_after_it() {
    let undefined = behaviour(&[1], Ending::Undefined(UbKind::Unreachable));
    assert!(undefined.covers(&behaviour(&[1, 2], returned())));
    assert!(!undefined.covers(&behaviour(&[2], returned())), "the call before it may not return");
    assert!(!undefined.covers(&behaviour(&[], returned())));
    assert!(!behaviour(&[], returned()).covers(&behaviour(&[], Ending::Undefined(UbKind::Unreachable))));
}

#[test]
fn endless_executions_agree_as_far_as_they_got() {
    let endless = |events: &[u64]| behaviour(events, Ending::OutOfFuel);
    assert!(endless(&[1, 1]).covers(&endless(&[1, 1, 1])));
    assert!(!endless(&[1, 1]).covers(&endless(&[1, 2])));
    assert!(!endless(&[]).covers(&behaviour(&[], returned())));
    assert!(!behaviour(&[], returned()).covers(&endless(&[])));
}
