//! The values between the stages of the lowering, on which faults act.

use base::Target;
use ir::Module;
use lang::{CallingConvention, Program, Record, Signature, Unit};
use lowering::abi::{Context, Deviations, FunctionAbi, Quirks, classify_signature};
use lowering::layout::{Dialect, Layout, LayoutError, Layouts};
use lowering::lower::append_with_faults;
use lowering::strategy::Strategy;
use lowering::{FaultSet, LowerError, Options, PlatformStages, Stages};

use crate::layout::Declared;

/// The action of a fault.
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
    /// The way in which a function with `ms_abi` is called is another.
    MsAbi(fn(Context<'_>, &Signature) -> FunctionAbi),
    /// Bit-fields are accessed by this strategy where the one of its name is asked for.
    Strategy(Strategy),
    /// The module is another.
    Module(fn(&mut Module)),
    /// The translation of functions makes a mistake, and functions are called like this.
    Translation(lowering::Fault, fn(Context<'_>, &Signature) -> FunctionAbi),
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

    fn layouts(&self, program: &Program, dialect: Dialect) -> Result<Layouts, LayoutError> {
        let by = |lay_out: &dyn Fn(Declared<'_>) -> Result<Layout, LayoutError>| {
            Layouts::compute_by(program, dialect, |program, known, record| {
                lay_out(Declared { program, known, record })
            })
        };
        match self.act {
            Act::Program(change) => {
                let mut changed = program.clone();
                change(&mut changed);
                Layouts::in_dialect(&changed, dialect)
            }
            Act::Declaration(change) => by(&|declared| {
                let mut changed = declared.record.clone();
                change(&mut changed);
                declared.declared_as(&changed)
            }),
            Act::Record(lay_out) => by(&lay_out),
            // Faults of later stages: by name, so that a new kind is an error here until it is decided.
            Act::Steps(_)
            | Act::Abi(_)
            | Act::MsAbi(_)
            | Act::Strategy(_)
            | Act::Module(_)
            | Act::Translation(..) => PlatformStages.layouts(program, dialect),
        }
    }

    fn quirks(&self, dialect: Dialect) -> Quirks {
        let sound = PlatformStages.quirks(dialect);
        if let Act::Steps(steps) = self.act { sound.with_deviations(steps) } else { sound }
    }

    fn function_abi(&self, context: Context<'_>, signature: &Signature) -> FunctionAbi {
        let on_target = self.target.is_none_or(|own| own == context.program.target);
        match (self.act, signature.convention) {
            (Act::MsAbi(abi), CallingConvention::Microsoft) if on_target => abi(context, signature),
            (Act::Abi(abi) | Act::Translation(_, abi), CallingConvention::Platform) if on_target => {
                abi(context, &lowering::abi::with_list(signature))
            }
            (
                Act::Program(_)
                | Act::Declaration(_)
                | Act::Record(_)
                | Act::Steps(_)
                | Act::Abi(_)
                | Act::MsAbi(_)
                | Act::Strategy(_)
                | Act::Module(_)
                | Act::Translation(..),
                CallingConvention::Platform | CallingConvention::Microsoft,
            ) => classify_signature(context, signature),
        }
    }

    fn strategy(&self, asked: Strategy) -> Strategy {
        if let Act::Strategy(wrong) = self.act
            && wrong == asked
        {
            return wrong;
        }
        asked
    }

    fn translate(
        &self,
        module: &mut Module,
        program: &Program,
        unit: &Unit<'_>,
        options: &Options,
    ) -> Result<(), LowerError> {
        if let Act::Translation(fault, _) = self.act {
            return append_with_faults(module, program, unit, options, FaultSet::single(fault));
        }
        PlatformStages.translate(module, program, unit, options)?;
        if let Act::Module(change) = self.act {
            change(module);
        }
        Ok(())
    }
}
