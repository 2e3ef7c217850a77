//! From DNA to a program.

use lang::{FuncId, Global, IntType, Program, Side, SiteId, Stmt, Type, visit};
use smol_str::format_smolstr;

use crate::body::{self, Initialiser};
use crate::choices::Choices;
use crate::config::{Config, Profile};
use crate::feature::Features;
use crate::genome::{Gene, Genome};
use crate::plan::Plan;
use crate::record::{self, Types};
use crate::signature;
use crate::signatures;
use crate::small_world::SmallWorld;
use crate::special;
use crate::value::Origin;
use crate::world::World;

/// The program a DNA stands for under a configuration. Any bytes are a DNA.
#[must_use]
pub fn program(dna: &[u8], config: &Config) -> Program {
    build(Genome(dna), config, None).0
}

/// The names of the productions a program is made of, each as often as it was used; see [`crate::productions`].
#[must_use]
pub fn productions_used(dna: &[u8], config: &Config) -> Vec<&'static str> {
    build(Genome(dna), config, Some(Vec::new())).1.unwrap_or_default()
}

/// Records for layout checks: those of a DNA, each after the ones it contains, the last the richest, with an
/// entry that does nothing.
#[must_use]
pub fn record(dna: &[u8], config: &Config) -> Program {
    let genome = Genome(dna);
    let plan = Plan::draw(config, genome);
    let mut program = types(&plan, config, genome, None).program;
    program.functions.push(signature::entry());
    program
}

/// The program, and the names of the productions that made it when `trace` is given.
pub(crate) fn build(
    genome: Genome<'_>,
    config: &Config,
    trace: Option<Vec<&'static str>>,
) -> (Program, Option<Vec<&'static str>>) {
    let plan = Plan::draw(config, genome);
    let mut types = types(&plan, config, genome, trace);
    if config.profile == Profile::Signatures {
        signatures::build(&mut types, genome);
        return finished(types);
    }
    globals(&mut types, &plan, &mut genome.choices(Gene::Globals));
    let (functions, roles) = signature::draw(&types, &plan, genome);
    let steps = vec![0; functions.len()];
    types.program.functions = functions;
    let mut world = World { config, types, roles, steps };
    // From the last to the first: who calls knows how long it takes.
    for id in (0..plan.functions()).rev().map(FuncId) {
        let written = body::write(&world, id, genome);
        let function = &mut world.types.program[id];
        function.locals = written.locals;
        function.body = written.stmts;
        let rounds = if function.recursive { 1 + u64::from(config.limits.recursion) } else { 1 };
        world.steps[id.index()] = written.steps.saturating_mul(rounds).saturating_add(1);
        if let (Some(all), Some(new)) = (&mut world.types.trace, written.trace) {
            all.extend(new);
        }
    }
    finished(world.types)
}

/// The program with its sites numbered.
fn finished(types: Types<'_>) -> (Program, Option<Vec<&'static str>>) {
    let Types { mut program, trace, .. } = types;
    Numbering(0).number(&mut program);
    (program, trace)
}

fn types<'c>(
    plan: &Plan,
    config: &'c Config,
    genome: Genome<'_>,
    trace: Option<Vec<&'static str>>,
) -> Types<'c> {
    let program = Program {
        target: config.target,
        enums: Vec::new(),
        records: Vec::new(),
        globals: Vec::new(),
        functions: Vec::new(),
        entry: FuncId(0),
    };
    let mut types = Types {
        program,
        shapes: Vec::new(),
        named: Vec::new(),
        enabled: plan.enabled,
        focus: plan.focus,
        limits: &config.limits,
        trace,
    };
    if plan.enabled.contains(Features::ENUM) {
        types.enumerations(&mut genome.choices(Gene::Globals));
    }
    if config.profile == Profile::SmallWorld {
        let number = genome.choices(Gene::Record(0)).below(SmallWorld::SIZE);
        types.take(SmallWorld::next(number));
        return types;
    }
    for i in 0..plan.records {
        types.record(&mut genome.choices(Gene::Record(i)));
    }
    types
}

/// Globals: of both sides in turn, records and scalars.
fn globals(types: &mut Types<'_>, plan: &Plan, choices: &mut Choices<'_>) {
    for i in 0..plan.globals {
        let side = if choices.chance(8) { Side::Callee } else { Side::Caller };
        let array = types.enabled.contains(Features::ARRAY_VARIABLE) && choices.chance(4);
        let record = choices.below(3) > 0;
        let pointed = types.enabled.contains(Features::POINTER_FIELD) && choices.chance(8);
        let special = match choices.chance(4) || !plan.focus.is_empty() {
            true => special::draw(choices, types.enabled, plan.focus),
            false => None,
        };
        let element = if pointed {
            record::pointee()
        } else if let Some(special) = special {
            special
        } else if record {
            Type::Record(types.global_record(choices))
        } else {
            Type::Int(choices.of([IntType::Int, IntType::UChar, IntType::ULong, IntType::Short]))
        };
        let flexible = element.as_record().is_some_and(|id| types.shapes[id.index()].flexible);
        let ty =
            if array && !flexible { Type::Array(Box::new(element), choices.between(2, 3)) } else { element };
        let volatile =
            types.enabled.contains(Features::VOLATILE_VARIABLE) && ty.is_arithmetic() && choices.chance(8);
        let initialised = types.enabled.contains(Features::GLOBAL_INITIALISER)
            && (choices.chance(12)
                || plan.focus.intersects(Features::GLOBAL_INITIALISER | Features::DESIGNATED));
        let init = initialised.then(|| {
            let origin = Origin { object: i, leaf: 0 };
            let designates = types.enabled.contains(Features::DESIGNATED);
            Initialiser { program: &types.program, choices, origin, designates, complete: false }
                .init(&ty, None)
        });
        let name = format_smolstr!("g{i}");
        types.program.globals.push(Global { name, ty, init, volatile, side });
    }
}

/// Numbers the sites in the order of the text.
struct Numbering(u32);

impl Numbering {
    fn number(&mut self, program: &mut Program) {
        visit::walk_mut::program(self, program);
    }
}

impl visit::VisitMut for Numbering {
    fn stmt(&mut self, stmt: &mut Stmt) {
        if let Stmt::Observe(site, _) = stmt {
            *site = SiteId(self.0);
            self.0 += 1;
        }
        visit::walk_mut::stmt(self, stmt);
    }
}
