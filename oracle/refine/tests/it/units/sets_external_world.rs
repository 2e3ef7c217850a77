//! `sets::external_world`.

use refine::sets::external_world::*;

#[test]
fn worlds_differ_in_what_calls_do() {
    let worlds = (0..WORLDS).map(|number| World { number });
    let calls: Vec<_> = worlds.map(|world| (world.returns(0), world.writes(0))).collect();
    assert_eq!(calls[0], (true, false));
    assert_eq!(calls[1], (true, true));
    assert!(calls.contains(&(false, true)) || calls.contains(&(false, false)), "{calls:?}");
}
