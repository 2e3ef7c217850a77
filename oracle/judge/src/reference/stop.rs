//! The reasons why an evaluation ends before the entry function returns.

use lang::{FuncId, Program};

use engines::{Observation, Observations, Outcome};

base::named! {
    /// A way for a program to have no meaning, with the clause of C11 it breaks.
    pub enum UbKind {
        /// A signed result out of its type's range (6.5p5).
        SignedOverflow = "signed-overflow",
        /// `/` or `%` by zero (6.5.5p5).
        DivisionByZero = "division-by-zero",
        /// A shift by a negative amount, or by the width or more (6.5.7p3).
        ShiftAmount = "shift-amount",
        /// `<<` of a negative value (6.5.7p4).
        ShiftOfNegative = "shift-of-negative",
        /// A floating value outside the integer type it converts to (6.3.1.4p1).
        FloatToInteger = "float-to-integer",
        /// An index outside its array (6.5.6p8).
        IndexOutOfRange = "index-out-of-range",
        /// `*` on a null pointer, or a call through one (6.5.3.2p4).
        NullDereference = "null-dereference",
        /// A pointer or name used after its object's lifetime (6.2.4p2).
        Dangling = "dangling",
        /// A use of an indeterminate value, or a copy where that could trap (6.2.6.1p5, 6.3.2.1p2).
        Uninitialised = "uninitialised",
        /// A union read or written by another member than its active one.
        InactiveUnionMember = "inactive-union-member",
        /// `memset` leaves a scalar with a representation that is no value (6.2.6.1p5).
        InvalidRepresentation = "invalid-representation",
        /// `memcpy` between overlapping objects (7.24.2.1p2).
        OverlappingCopy = "overlapping-copy",
        /// A call through a pointer to another function type (6.5.2.2p9).
        IncompatibleCall = "incompatible-call",
        /// The value of a call whose function ended without `return` (6.9.1p12).
        MissingReturn = "missing-return",
    }
}

/// The reason why an evaluation ends early.
#[derive(Debug)]
pub(super) enum StopReason {
    Undefined(UbKind),
    OutOfFuel,
    TooLarge(&'static str),
    IllFormed(&'static str),
}

/// The reason why an evaluation ends early, and where. Boxed, because it travels through every result and is hardly ever made.
#[derive(Debug)]
pub(super) struct Stop(Box<Details>);

#[derive(Debug)]
struct Details {
    why: StopReason,
    /// The innermost function; statements outside it are not noted any more once it is known.
    function: Option<FuncId>,
    /// Positions of statements, innermost first.
    trail: Vec<usize>,
}

/// The result of an evaluation step.
pub(super) type Result<T> = std::result::Result<T, Stop>;

impl Stop {
    #[cold]
    pub(super) fn new(why: StopReason) -> Stop {
        Stop(Box::new(Details { why, function: None, trail: Vec::new() }))
    }

    /// The program breaks a rule the checker proves it to keep.
    #[cold]
    pub(super) fn ill_formed(what: &'static str) -> Stop {
        Stop::new(StopReason::IllFormed(what))
    }

    /// Notes that the stop came from statement `position` of a list.
    pub(super) fn at_statement(mut self, position: usize) -> Stop {
        if self.0.function.is_none() {
            self.0.trail.push(position);
        }
        self
    }

    /// Notes that the stop came from `function`.
    pub(super) fn in_function(mut self, function: FuncId) -> Stop {
        self.0.function.get_or_insert(function);
        self
    }

    /// The outcome of the run that it ends after these observations.
    pub(super) fn outcome(self, program: &Program, log: Vec<Observation>) -> Outcome {
        match self.0.why {
            StopReason::Undefined(kind) => {
                let place = self.0.place(program);
                Outcome::Undefined { kind: kind.name().into(), place, log: Observations(log) }
            }
            StopReason::OutOfFuel => Outcome::OutOfFuel,
            StopReason::TooLarge(what) => {
                Outcome::Unsupported(format!("the reference evaluator's limit on {what}"))
            }
            StopReason::IllFormed(what) => {
                Outcome::Unsupported(format!("ill-formed program: {what} at {}", self.0.place(program)))
            }
        }
    }
}

impl Details {
    /// `f, statement 2.0.1`: counted from 0, outermost first, through nested lists.
    fn place(&self, program: &Program) -> String {
        let Some(function) = self.function.and_then(|id| program.functions.get(id.index())) else {
            return "a global's initialiser".into();
        };
        let trail: Vec<String> = self.trail.iter().rev().map(ToString::to_string).collect();
        format!("{}, statement {}", function.name, trail.join("."))
    }
}

impl From<UbKind> for Stop {
    #[cold]
    fn from(kind: UbKind) -> Stop {
        Stop::new(StopReason::Undefined(kind))
    }
}
