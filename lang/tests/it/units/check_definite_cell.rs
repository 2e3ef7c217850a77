//! `check::definite::cell`.

use lang::check::definite::cell::ScalarState;

#[test]
fn joining_is_commutative_and_loses_what_differs() {
    let (none, some) = (ScalarState::INDETERMINATE, ScalarState::DETERMINATE);
    let (p, q) = (ScalarState::pointing(0), ScalarState::pointing(7));
    let table = [(none, some, none), (none, p, none), (some, p, some), (p, q, some), (p, p, p)];
    for (a, b, joined) in table {
        assert_eq!((a.join(b), b.join(a)), (joined, joined));
    }
    assert_eq!((none.target(), some.target(), q.target()), (None, None, Some(7)));
}
