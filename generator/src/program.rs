//! Generation of a whole program from a DNA.

use lang::{Features, FuncId, Function, Global, IntType, Program, Side, Type, visit};
use smol_str::format_smolstr;

use crate::body::{self, Initialiser};
use crate::choices::Choices;
use crate::config::Config;
use crate::extended_types;
use crate::extensions::{
    atomic, bit_field_type, convention, enum_alignment, storage_order, transparent_union, untagged_record,
    zero_length,
};
use crate::genome::{Gene, Genome};
use crate::plan::ProgramPlan;
use crate::profile::Profile;
use crate::record::{self, ProgramTypes};
use crate::signature;
use crate::signatures;
use crate::skeleton::Skeleton;
use crate::small_world::SmallWorld;
use crate::value::ValueOrigin;

/// Generates the program of a DNA under a configuration. Any bytes are a DNA.
#[must_use]
pub fn program(dna: &[u8], config: &Config) -> Program {
    build(Genome(dna), config, None).0
}

/// Lists the names of the productions that a program is made of, each as often as it was used; see
/// [`crate::productions`].
#[must_use]
pub fn productions_used(dna: &[u8], config: &Config) -> Vec<&'static str> {
    build(Genome(dna), config, Some(Vec::new())).1.unwrap_or_default()
}

/// Generates the records of a DNA for layout checks: each after the ones it contains, the last the richest, with an
/// empty entry.
#[must_use]
pub fn record(dna: &[u8], config: &Config) -> Program {
    let genome = Genome(dna);
    let plan = ProgramPlan::draw(config, genome);
    let mut program = types(&plan, config, genome, None).program;
    program.functions.push(Function::empty("entry", Side::Caller));
    enum_alignment::draw(&mut program, plan.enabled, plan.focus, genome.choices(Gene::EnumAlignments));
    atomic::draw(&mut program, plan.enabled, plan.focus, genome.choices(Gene::Atomics));
    storage_order::draw(&mut program, plan.enabled, plan.focus, genome.choices(Gene::StorageOrders));
    untagged_record::draw(&mut program, plan.enabled, plan.focus, genome.choices(Gene::UntaggedRecords));
    program
}

/// Generates a program, and collects the names of the productions used if `trace` is given.
pub(crate) fn build(
    genome: Genome<'_>,
    config: &Config,
    trace: Option<Vec<&'static str>>,
) -> (Program, Option<Vec<&'static str>>) {
    let plan = ProgramPlan::draw(config, genome);
    let mut types = types(&plan, config, genome, trace);
    if config.profile == Profile::Signatures {
        signatures::build(&mut types, genome);
        return finished(types, genome);
    }
    globals(&mut types, &plan, &mut genome.choices(Gene::Globals));
    let (functions, roles) = signature::draw(&types, &plan, genome);
    let steps = vec![0; functions.len()];
    types.program.functions = functions;
    let mut skeleton = Skeleton { config, types, roles, steps };
    // From the last to the first: a caller must know how many steps its callees take.
    for id in (0..plan.functions()).rev().map(FuncId) {
        let written = body::write(&skeleton, id, genome);
        let function = &mut skeleton.types.program[id];
        function.locals = written.locals;
        function.body = written.stmts;
        let rounds = if function.recursive { 1 + u64::from(config.limits.recursion) } else { 1 };
        skeleton.steps[id.index()] = written.steps.saturating_mul(rounds).saturating_add(1);
        if let (Some(all), Some(new)) = (&mut skeleton.types.trace, written.trace) {
            all.extend(new);
        }
    }
    finished(skeleton.types, genome)
}

/// Aligns enumerations, makes members atomic and records big-endian, takes tags of records, numbers the observation sites and takes the finished program out.
fn finished(types: ProgramTypes<'_>, genome: Genome<'_>) -> (Program, Option<Vec<&'static str>>) {
    let ProgramTypes { mut program, trace, enabled, focus, .. } = types;
    enum_alignment::draw(&mut program, enabled, focus, genome.choices(Gene::EnumAlignments));
    atomic::draw(&mut program, enabled, focus, genome.choices(Gene::Atomics));
    storage_order::draw(&mut program, enabled, focus, genome.choices(Gene::StorageOrders));
    untagged_record::draw(&mut program, enabled, focus, genome.choices(Gene::UntaggedRecords));
    visit::number_sites(&mut program);
    (program, trace)
}

fn types<'c>(
    plan: &ProgramPlan,
    config: &'c Config,
    genome: Genome<'_>,
    trace: Option<Vec<&'static str>>,
) -> ProgramTypes<'c> {
    let mut types = ProgramTypes {
        program: Program::empty(config.target),
        summaries: Vec::new(),
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
        let number = genome.choices(Gene::Record(0)).below(SmallWorld::NUMBERS);
        types.take(SmallWorld::next(number));
        return types;
    }
    for i in 0..plan.records {
        types.record(&mut genome.choices(Gene::Record(i)));
    }
    // After the records, each by a gene of its own: a program that draws none of these is as it would be
    // without them.
    transparent_union::draw(&mut types, genome.choices(Gene::TransparentUnions));
    let choices = genome.choices(Gene::MsStructs);
    convention::draw_layouts(&mut types.program, plan.enabled, plan.focus, choices);
    let choices = genome.choices(Gene::BitFieldTypes);
    bit_field_type::draw(&mut types.program, plan.enabled, plan.focus, choices);
    zero_length::draw(&mut types, genome.choices(Gene::ZeroLengths));
    types
}

/// Draws the globals: records and scalars of either side.
fn globals(types: &mut ProgramTypes<'_>, plan: &ProgramPlan, choices: &mut Choices<'_>) {
    for i in 0..plan.globals {
        let side = if choices.chance(8) { Side::Callee } else { Side::Caller };
        let array = types.enabled.contains(Features::ARRAY_VARIABLE) && choices.chance(4);
        let record = choices.below(3) > 0;
        let pointed = types.enabled.contains(Features::POINTER_FIELD) && choices.chance(8);
        let special = match choices.chance(4) || extended_types::are_about_types(plan.focus) {
            true => extended_types::draw(choices, types.enabled, plan.focus),
            false => None,
        };
        let element = if pointed {
            record::pointee()
        } else if let Some(special) = special {
            special
        } else if record {
            Type::Record(types.global_record(choices))
        } else {
            Type::Int(choices.one_of([IntType::Int, IntType::UChar, IntType::ULong, IntType::Short]))
        };
        // No record with a flexible array member is an element of an array (C11 6.7.2.1p3).
        let flexible = element.as_record().is_some_and(|id| types.summaries[id.index()].flexible);
        let ty = if array && !flexible {
            Type::Array(Box::new(element), choices.number_between(2, 3))
        } else {
            element
        };
        let volatile =
            types.enabled.contains(Features::VOLATILE_VARIABLE) && ty.is_arithmetic() && choices.chance(8);
        let initialised = types.enabled.contains(Features::GLOBAL_INITIALISER)
            && (choices.chance(12)
                || plan.focus.intersects(Features::GLOBAL_INITIALISER | Features::DESIGNATED));
        let init = initialised.then(|| {
            let origin = ValueOrigin { object: i, leaf: 0 };
            let designates = types.enabled.contains(Features::DESIGNATED);
            Initialiser { program: &types.program, choices, origin, designates, complete: false }
                .init(&ty, None)
        });
        let name = format_smolstr!("g{i}");
        types.program.globals.push(Global { name, ty, init, volatile, side });
    }
}
