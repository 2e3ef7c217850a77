//! The parameters of a semantics: one enum each, whose values have names and descriptions.

use super::text::SemanticsParameter;

macro_rules! rules {
    ($($(#[$doc:meta])* $name:ident { $($(#[$default:ident])? $variant:ident = $text:literal, $meaning:literal;)* })*) => {$(
        base::named! {
            $(#[$doc])*
            #[derive(Default)]
            pub enum $name { $(#[doc = $meaning] $(#[$default])? $variant = $text,)* }
        }

        impl $name {
            /// The value's meaning in one sentence.
            pub fn meaning(self) -> &'static str {
                match self { $($name::$variant => $meaning,)* }
            }
        }

        impl SemanticsParameter for $name {
            fn read(text: &str) -> Option<$name> {
                $name::named(text)
            }

            fn write(self) -> String {
                self.name().to_owned()
            }

            fn explain(self) -> &'static str {
                self.meaning()
            }
        }
    )*};
}

rules! {
    /// The contents of memory that was never written.
    Uninitialized {
        #[default]
        Poison = "poison", "Memory never written holds poison.";
        Undef = "undef", "Memory never written holds undef.";
    }

    /// The treatment of the bits between an integer whose width is not a multiple of 8 and the end of its last byte.
    /// LangRef "load" and "store".
    OddWidth {
        #[default]
        Unspecified = "unspecified", "A store leaves the extra bits of the last byte as if never written, a load ignores them.";
        ZeroExtended = "zero-extended", "A store writes zeros to the extra bits of the last byte, a load of anything else there is poison.";
    }

    /// The rules for `select %c, %x, %y` on poison: the five columns of the thesis's Table 2.1, in its order.
    SelectRule {
        UbConditional = "ub-conditional", "select on a poison condition is undefined behaviour; otherwise the result is the chosen arm.";
        UbEither = "ub-either", "select on a poison condition is undefined behaviour; otherwise the result is poison if either arm is.";
        ChoiceConditional = "choice-conditional", "select on a poison condition chooses an arm arbitrarily; the result is the chosen arm.";
        #[default]
        PoisonConditional = "poison-conditional", "select on a poison condition is poison; otherwise the result is the chosen arm.";
        PoisonAny = "poison-any", "select is poison if the condition or either arm is.";
    }

    /// The rules for `br` and `switch` on poison. Thesis section 2.3.2.
    BranchOnPoison {
        #[default]
        Undefined = "undefined", "A branch on poison is undefined behaviour.";
        Choice = "choice", "A branch on poison goes where freezing the condition would let it go, chosen anew each time.";
    }

    /// Presence of `undef` as a value distinct from poison.
    Undef {
        Present = "present", "undef is any bits, chosen anew at each use.";
        #[default]
        Absent = "absent", "The undef constant is poison, and so is memory never written.";
    }
}
