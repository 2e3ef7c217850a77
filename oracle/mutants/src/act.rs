//! The values between the stages of the lowering, on which faults act.

use base::Target;
use lang::{Program, Record, Signature};
use lowering::abi::{Context, Deviations, FunctionAbi, Quirks, classify_signature};
use lowering::layout::{Dialect, Layout, LayoutError, Layouts};
use lowering::{PlatformStages, Stages};

use crate::layout::Declared;

/// How a fault acts.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Act {
    /// Another program is laid out.
    Program(fn(&mut Program)),
    /// Other declarations of records are laid out.
    Declaration(fn(&mut Record)),
    /// The layout of a record is another.
    Record(fn(Declared<'_>) -> Result<Layout, LayoutError>),
    /// Steps of a platform's document are read otherwise.
    Steps(Deviations),
    /// The way in which a function is called is another.
    Abi(fn(Context<'_>, &Signature) -> FunctionAbi),
}

/// The stages of a lowering with a fault.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mutant {
    /// The fault's name.
    pub(crate) name: &'static str,
    /// The platform whose rules it breaks; `None` when it is observable on every one.
    pub(crate) target: Option<Target>,
    /// The value that it changes.
    pub(crate) act: Act,
}

impl Stages for Mutant {
    fn name(&self) -> &'static str {
        self.name
    }

    fn layouts(&self, program: &Program) -> Result<Layouts, LayoutError> {
        let by = |lay_out: &dyn Fn(Declared<'_>) -> Result<Layout, LayoutError>| {
            Layouts::by(program, Dialect::Clang, |program, known, record| {
                lay_out(Declared { program, known, record })
            })
        };
        match self.act {
            Act::Program(change) => {
                let mut changed = program.clone();
                change(&mut changed);
                Layouts::of(&changed)
            }
            Act::Declaration(change) => by(&|declared| {
                let mut changed = declared.record.clone();
                change(&mut changed);
                declared.declared_as(&changed)
            }),
            Act::Record(lay_out) => by(&lay_out),
            Act::Steps(_) | Act::Abi(_) => PlatformStages.layouts(program),
        }
    }

    fn quirks(&self) -> Quirks {
        let sound = PlatformStages.quirks();
        match self.act {
            Act::Steps(steps) => sound.with(steps),
            Act::Program(_) | Act::Declaration(_) | Act::Record(_) | Act::Abi(_) => sound,
        }
    }

    fn function_abi(&self, context: Context<'_>, signature: &Signature) -> FunctionAbi {
        match self.act {
            Act::Abi(abi) if self.target.is_none_or(|own| own == context.program.target) => {
                abi(context, &lowering::abi::with_list(signature))
            }
            Act::Program(_) | Act::Declaration(_) | Act::Record(_) | Act::Steps(_) | Act::Abi(_) => {
                classify_signature(context, signature)
            }
        }
    }
}
