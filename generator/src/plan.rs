//! The plan of a program: its features, counts and certain calls.

use lang::{FeatureRow, Features, FuncId};

use crate::choices::Choices;
use crate::combination;
use crate::config::Config;
use crate::genome::{Gene, Genome};
use crate::profile::Profile;
use crate::swarm;

/// The decisions about a program that precede its parts.
#[derive(Debug)]
pub struct ProgramPlan {
    /// The features that the program may contain.
    pub enabled: Features,
    /// The features in focus: those of the configuration, or else the drawn one in the profile `single`, bit-fields in `poison`, and in
    /// the profiles of many features a combination or none.
    pub focus: Features,
    pub records: u32,
    pub callees: u32,
    pub callbacks: u32,
    pub globals: u32,
    /// The certain caller of each function, from function 1 on.
    pub parents: Vec<FuncId>,
}

impl ProgramPlan {
    /// Draws the plan of a program.
    pub fn draw(config: &Config, genome: Genome<'_>) -> ProgramPlan {
        let mut choices = genome.choices(Gene::Plan);
        let features = config.allowed();
        let asked = config.focus.with_needs() & features;
        let focus = match config.profile {
            Profile::Single if asked.is_empty() => {
                swarm::draw_focus(&mut choices, &mut genome.choices(Gene::Conventions), features)
            }
            // Bit-fields that share a storage unit are where a poison field can spoil a neighbour.
            Profile::Poison => Features::BIT_FIELD & features | asked,
            Profile::Mixed | Profile::Calls | Profile::Bitfields | Profile::Signatures
                if asked.is_empty() =>
            {
                combination::draw(&mut genome.choices(Gene::Combination), config.allowed_in_combinations())
            }
            _ => asked,
        };
        let enabled = match config.profile {
            Profile::Single => (focus | swarm::ALWAYS | Features::BIT_FIELD) & features,
            Profile::SmallWorld => small_world(&mut choices) & features,
            _ => swarm::draw(&mut choices, features) | focus.with_needs() & (features | focus),
        };
        // The tracking of indeterminate scalars does not handle recursion.
        let enabled = match enabled.contains(Features::INDETERMINATE) {
            true => enabled.difference(Features::RECURSION),
            false => enabled,
        };
        let is_absent = |&(number, row): &(u32, &FeatureRow)| {
            let in_focus = focus.contains(row.feature);
            !in_focus && !genome.choices(Gene::RareType(number)).chance(row.programs)
        };
        let absent = (0..).zip(Features::RARE_TYPES.rows()).filter(is_absent);
        let enabled = absent.fold(enabled, |enabled, (_, row)| enabled.difference(row.feature));
        ProgramPlan::counts(config, &mut choices, enabled, focus)
    }

    fn counts(config: &Config, choices: &mut Choices<'_>, enabled: Features, focus: Features) -> ProgramPlan {
        let limits = &config.limits;
        // The first record has scalars, and contains no other.
        let nests = Features::NESTED_RECORD
            | Features::RECORD_ARRAY
            | Features::EMPTY_RECORD
            | Features::UNNAMED_RECORD;
        let few = if config.profile == Profile::Signatures { limits.records / 2 } else { 1 };
        let records =
            if focus.intersects(nests) { 2 } else { choices.number_between(few.max(1), limits.records) };
        let most_callees = limits.callees.max(1);
        let chained = Features::NESTED_CALL | Features::VARIADIC_LIST;
        let least_callees = if focus.intersects(chained) { 2 } else { most_callees.div_ceil(2) };
        let callees = choices.number_between(least_callees, most_callees.max(least_callees));
        let calls_back = enabled.contains(Features::CALLBACK) && limits.callbacks > 0;
        let callbacks = if calls_back { choices.number_between(1, limits.callbacks) } else { 0 };
        let has_globals =
            enabled.intersects(Features::GLOBAL | Features::POINTER_FIELD) && limits.globals > 0;
        let globals = if has_globals { choices.number_between(1, limits.globals) } else { 0 };
        let mut plan =
            ProgramPlan { enabled, focus, records, callees, callbacks, globals, parents: Vec::new() };
        for function in 1..=callees + callbacks {
            let parent = plan.parent(choices, function);
            plan.parents.push(FuncId(parent));
        }
        plan
    }

    /// Draws the certain caller of a function: mostly the entry for a callee, always a callee for a callback.
    fn parent(&self, choices: &mut Choices<'_>, function: u32) -> u32 {
        if function > self.callees {
            return choices.number_between(1, self.callees);
        }
        // A function that takes a `va_list` is called by the variadic function before it.
        if self.focus.contains(Features::VARIADIC_LIST) {
            return function - 1;
        }
        let odds = if self.enabled.contains(Features::VARIADIC_LIST) { 9 } else { 4 };
        if choices.chance(odds) { choices.below(function) } else { 0 }
    }

    /// The number of functions of the program, the entry included.
    pub fn functions(&self) -> u32 {
        1 + self.callees + self.callbacks
    }
}

/// Draws the features around a record of the small world: few, so that the program tests the record.
fn small_world(choices: &mut Choices<'_>) -> Features {
    let mut enabled = swarm::ALWAYS | Features::RECORD_RESULT | Features::MODIFIED_COPY;
    for feature in [Features::SCALAR_ARGUMENT, Features::GRAFFITI, Features::COMPOUND, Features::STEP] {
        if choices.chance(8) {
            enabled |= feature;
        }
    }
    enabled
}
