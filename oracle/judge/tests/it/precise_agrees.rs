//! The two interpreters against each other. The fast one makes one choice for everything that is arbitrary; the
//! tracked one says what all choices can lead to. So what the fast one does is always among what the tracked one
//! allows, and where that is one outcome only, it is that.

use generator::ir as random;
use generator::{Config, Profile};
use interpreter::{
    Bytecode, ConcreteMachine, Fault, FaultSet, Interpreter, NondetPolicy, Observation, Outcome, RunResult,
    Semantics, Undef, decode_with_faults,
};
use ir::Module;
use lang::Unit;
use lowering::strategy::STRATEGIES;
use lowering::{Options, lower};
use refine::bits::{self, Containment, MaskedObservation, OutcomeSet, Precision, RunEnd};

/// The number of times that each kind of agreement was met.
#[derive(Debug, Default)]
struct Tally {
    exactly: u64,
    one_of_several: u64,
    on_determined: u64,
    undefined: u64,
    unjudged: u64,
    undef: Undef,
}

impl Tally {
    /// Counts a run that the precise engine allows, and says what is wrong with one that it does not.
    fn count(&mut self, run: &RunResult<'_>, allowed: &OutcomeSet) -> Result<(), String> {
        let admission = allowed.contains(run.observations);
        match (run.outcome, admission) {
            (Outcome::Unsupported(_) | Outcome::OutOfFuel, _) | (_, Containment::Inconclusive(_)) => {
                self.unjudged += 1;
            }
            (Outcome::Undefined(kind, place), _) => {
                let undefined = |end| matches!(end, RunEnd::Undefined(..) | RunEnd::TooManyUnknowns(..));
                if !allowed.outcomes.iter().any(|outcome| undefined(outcome.end)) {
                    return Err(format!("{kind:?} at {place} is not foreseen"));
                }
                // Where nothing is chosen both stop at one instruction. A use of undef that is undefined as such the
                // fast machine may pass by, having chosen.
                let only = allowed.outcomes.len() == 1 && allowed.precision == Precision::Exact;
                if only
                    && self.undef == Undef::Absent
                    && allowed.outcomes[0].end != RunEnd::Undefined(kind, place)
                {
                    return Err(format!("{kind:?} at {place}"));
                }
                self.undefined += 1;
            }
            (Outcome::Finished, Containment::No(difference)) => return Err(format!("{difference:?}")),
            (Outcome::Finished, Containment::Anything(..)) => self.undefined += 1,
            (Outcome::Finished, Containment::Exactly) => self.exactly += 1,
            (Outcome::Finished, Containment::OneOfSeveral) => self.one_of_several += 1,
            (Outcome::Finished, Containment::OnDetermined { .. }) => self.on_determined += 1,
        }
        Ok(())
    }
}

/// Runs a module on both machines, on the fast one under three policies of choosing.
fn compare(fast: &mut Interpreter, module: &Module, entry: &str, semantics: Semantics, tally: &mut Tally) {
    let config = |choices| interpreter::Config {
        semantics: Semantics { choices, ..semantics },
        ..interpreter::Config::default()
    };
    let allowed = bits::outcomes_within(module, entry, &config(NondetPolicy::Zeros), 6);
    for choices in [NondetPolicy::Zeros, NondetPolicy::Ones, NondetPolicy::Seed(5)] {
        let config = config(choices);
        let run = fast.run(module, entry, &config);
        if let Err(problem) = tally.count(&run, &allowed) {
            let ends: Vec<_> = allowed.outcomes.iter().map(|outcome| outcome.end).collect();
            let text = ir::print_module(module);
            panic!("{semantics:?}\n{problem}\n{:?} {ends:?}\n{text}", run.outcome);
        }
    }
}

/// Programs without indeterminate values do one thing under every strategy and every semantics.
#[test]
fn lowered_programs_do_the_same_on_both_machines() {
    let mut fast = Interpreter::new();
    for profile in [Profile::Bitfields, Profile::Calls, Profile::Mixed] {
        let (config, mut tally) = (Config::new(profile), Tally::default());
        for index in 0..120 {
            let program = generator::program(&generator::dna(7, index), &config);
            let Some(entry) = program.functions.get(program.entry.index()) else { continue };
            let strategy = STRATEGIES[index as usize % STRATEGIES.len()];
            let preset = &Semantics::PRESETS[index as usize / STRATEGIES.len() % Semantics::PRESETS.len()];
            let options = Options { strategy, ..Options::default() };
            let Ok(module) = lower::program(&program, &Unit::WHOLE, &options) else { continue };
            compare(&mut fast, &module, &entry.name, preset.semantics, &mut tally);
        }
        assert!(tally.exactly > 200, "{profile:?}: {tally:?}");
    }
}

/// Programs in which indeterminate values flow, by every strategy: what leaks on one machine leaks on the other.
#[test]
fn poison_flows_alike_on_both_machines() {
    let mut fast = Interpreter::new();
    let config = Config::new(Profile::Poison);
    let mut tally = Tally::default();
    for index in 0..150 {
        let program = generator::program(&generator::dna(19, index), &config);
        let Some(entry) = program.functions.get(program.entry.index()) else { continue };
        for &strategy in STRATEGIES {
            let options = Options { strategy, ..Options::default() };
            let Ok(module) = lower::program(&program, &Unit::WHOLE, &options) else { continue };
            compare(&mut fast, &module, &entry.name, Semantics::THESIS, &mut tally);
        }
    }
    assert!(tally.exactly > 300 && tally.undefined > 50 && tally.unjudged < 30, "{tally:?}");
}

/// Modules in which poison, undef and frozen bits go everywhere, under every published semantics.
#[test]
fn random_modules_do_what_is_allowed() {
    let mut fast = Interpreter::new();
    for profile in random::Profile::ALL {
        for preset in Semantics::PRESETS {
            let mut tally = Tally { undef: preset.semantics.undef, ..Tally::default() };
            for index in 0..250 {
                let ub_free = index % 2 == 0;
                let config = random::ModuleConfig { ub_free, ..random::ModuleConfig::new(profile) };
                let module = random::module(&generator::dna(11, index), &config);
                compare(&mut fast, &module, random::ENTRY, preset.semantics, &mut tally);
            }
            let met = tally.exactly > 50 && tally.one_of_several > 5 && tally.undefined > 20;
            assert!(met && tally.unjudged < 100, "{profile:?} {}: {tally:?}", preset.name);
        }
    }
}

/// The comparison above finds something: mistakes of the fast machine that let it do what is not allowed. (One that
/// only forgets poison does what is allowed: a value refines poison.)
#[test]
#[ignore = "4 CPU s: modules under each mistake"]
fn mistakes_are_found_out() {
    let config = random::ModuleConfig::new(random::Profile::Ir);
    let honest = interpreter::Config::default();
    let modules: Vec<(Module, OutcomeSet)> = (0..300)
        .map(|index| random::module(&generator::dna(11, index), &config))
        .map(|module| (bits::outcomes(&module, random::ENTRY, &honest), module))
        .map(|(allowed, module)| (module, allowed))
        .collect();
    for fault in [
        Fault::FreezeForwards,
        Fault::SExtAsZExt,
        Fault::LShrAsAShr,
        Fault::UDivAsSDiv,
        Fault::VectorLoadWhole,
    ] {
        let (mut program, mut machine) = (Bytecode::default(), ConcreteMachine::new());
        let found = modules.iter().any(|(module, allowed)| {
            decode_with_faults(FaultSet::single(fault), module, &honest, &mut program);
            let run = machine.run(&program, module.function(random::ENTRY), &honest);
            Tally::default().count(&run, allowed).is_err()
        });
        assert!(found, "{}", fault.name());
    }
}

/// A module that depends on nothing shows the same log in both engines, bit by bit.
#[test]
fn determined_modules_are_determined() {
    let mut fast = Interpreter::new();
    let config = random::ModuleConfig::determined(random::Profile::Ir);
    for index in 0..200 {
        let module = random::module(&generator::dna(13, index), &config);
        let run = fast.run(&module, random::ENTRY, &interpreter::Config::default());
        let allowed = bits::outcomes(&module, random::ENTRY, &interpreter::Config::default());
        let [only] = &allowed.outcomes[..] else { panic!("{:?}", allowed.outcomes) };
        let shown = |seen: &MaskedObservation| Observation { site: seen.site, value: seen.value };
        let log: Vec<Observation> = only.observations.iter().map(shown).collect();
        assert_eq!((&log[..], allowed.precision), (run.observations, Precision::Exact));
        assert_eq!(only.end, RunEnd::Finished);
    }
}
