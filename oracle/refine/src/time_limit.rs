//! The end of the time for a judgement.
//!
//! The loops of both engines and the solver's callbacks ask for it. It belongs to the thread and not to the limits that they are given,
//! because it is no part of a question: another time only makes more or fewer questions unanswered.

use std::cell::Cell;

/// The reason where the time was over.
pub const TIME_IS_OVER: &str = "the time for it is over";

thread_local! {
    static IS_OVER: Cell<fn() -> bool> = const { Cell::new(never) };
    /// The effort so far, and the one after which the time counts as over.
    static EFFORT: Cell<u64> = const { Cell::new(0) };
    static MOST: Cell<u64> = const { Cell::new(u64::MAX) };
}

fn never() -> bool {
    false
}

/// Runs `judge` for as long as `is_over` denies. It is asked between executions and while a formula is solved, often.
pub fn limited<T>(is_over: fn() -> bool, judge: impl FnOnce() -> T) -> T {
    let _outer = Restored(IS_OVER.replace(is_over));
    judge()
}

/// Judges with at most this much effort, then the time counts as over. Effort is about the same on every machine: steps of the solver, and nodes.
pub(crate) fn with_effort<T>(most: u64, judge: impl FnOnce() -> T) -> T {
    let _outer = RestoredEffort(MOST.replace(EFFORT.get().saturating_add(most).min(MOST.get())));
    judge()
}

/// The result of a judgement, and the effort that it took.
pub(crate) fn effort_of<T>(judge: impl FnOnce() -> T) -> (T, u64) {
    let before = EFFORT.get();
    let judged = judge();
    (judged, EFFORT.get() - before)
}

/// Counts effort.
pub(crate) fn spend(effort: u64) {
    EFFORT.set(EFFORT.get() + effort);
}

/// Puts back the most effort that held before, also after a panic.
struct RestoredEffort(u64);

impl Drop for RestoredEffort {
    fn drop(&mut self) {
        MOST.set(self.0);
    }
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
    EFFORT.get() >= MOST.get() || IS_OVER.get()()
}
