//! The steps of a document that quirks amend.

/// Declares `Amend`, a step of a document with what a quirk puts in its place, and `Step`, the steps alone.
macro_rules! steps {
    ($(#[$meta:meta])* pub enum Amend { $($(#[$doc:meta])* $step:ident($amended:ty),)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug)]
        pub enum Amend { $($(#[$doc])* $step($amended),)* }

        /// The steps that quirks amend.
        #[derive(Clone, Copy, Debug)]
        pub(super) enum Step { $($step,)* }

        impl super::step::Amendment for Amend {
            fn step(self) -> usize {
                match self { $(Amend::$step(_) => Step::$step as usize,)* }
            }
        }
    };
}
pub(super) use steps;

/// The function that a quirk puts in the place of a step.
pub(super) trait Amendment: Copy + 'static {
    /// The number of the step that it amends.
    fn step(self) -> usize;
}
