//! The end of the time for a judgement.
//!
//! The loops of both engines and the solver's callbacks ask for it. It belongs to the thread and not to the limits that they are given,
//! because it is no part of a question: another time only makes more or fewer questions unanswered.

use std::cell::Cell;

/// The reason where the time was over.
pub const TIME_IS_OVER: &str = "the time for it is over";

thread_local! {
    static IS_OVER: Cell<fn() -> bool> = const { Cell::new(never) };
}

fn never() -> bool {
    false
}

/// Runs `judge` for as long as `is_over` denies. It is asked between executions and while a formula is solved, often.
pub fn limited<T>(is_over: fn() -> bool, judge: impl FnOnce() -> T) -> T {
    let _outer = Restored(IS_OVER.replace(is_over));
    judge()
}

/// Puts back what held before, also after a panic.
struct Restored(fn() -> bool);

impl Drop for Restored {
    fn drop(&mut self) {
        IS_OVER.set(self.0);
    }
}

/// True if the thread's judgement shall be given up.
pub(crate) fn is_over() -> bool {
    IS_OVER.get()()
}
