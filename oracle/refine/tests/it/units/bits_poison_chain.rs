//! `bits::poison_chain`.

use ir::ProgramPoint;
use refine::bits::poison_chain::*;
use refine::machine::origin::PoisonOrigin;

use ir::{BlockId, FuncId};
use refine::machine::origin::PoisonCause;

fn place(index: u32) -> ProgramPoint {
    ProgramPoint { function: FuncId(0), block: BlockId(0), index }
}

#[test]
fn long_chains_keep_their_beginning_and_end() {
    let mut chains = PoisonChains::default();
    let origin = PoisonOrigin { cause: PoisonCause::ShiftAmount, place: Some(place(0)) };
    let mut chain = chains.originate(origin);
    assert_eq!(chains.path(chain), []);
    for index in 0..100 {
        chain = chains.passed(chain, place(index));
    }
    let path = chains.path(chain);
    assert_eq!(path.len(), usize::from(MAX_CHAIN_LENGTH));
    assert_eq!((path[0], path[7]), (place(1), place(99)));
    assert_eq!(chains.origin(chain), origin);
    assert_eq!(chains.passed(chain, place(99)), chain);
}
