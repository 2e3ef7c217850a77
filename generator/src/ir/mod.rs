//! The generator of LLVM IR: bytes in, modules out, to test passes and the interpreter.
//!
//! [`module`] turns any bytes into an [`ir::Module`] that passes [`ir::verify`], by the same genes, cells and
//! choices as C programs: [`crate::dna`] makes the bytes, [`crate::mutate`] changes a statement, a
//! signature or a function's memory at a time. The functions `f1`, `f2`, … compute with integers, vectors, structures
//! and memory in which poison and undef flow; the function [`ENTRY`] calls each of them and observes the results by
//! `bf_observe`, frozen: observing poison is undefined behaviour.
//!
//! **Poison, undef and undefined behaviour.** The [`ModuleConfig`] allows or excludes poison, undef, flags that may be
//! violated (`nsw`, `exact`, `nneg` …) and immediate undefined behaviour. Every value is tracked as *clean* (certainly
//! neither poison nor undef) or not. Where undefined behaviour is excluded, a value that is not clean is frozen before
//! control flow, a divisor, an index or a `noundef` argument depends on it.

mod access_promise;
mod aggregate;
mod body;
mod call;
mod config;
mod constant;
mod control;
mod instruction;
mod limit;
mod memory;
mod pattern;
mod pointer_promise;
mod production;
mod promise;
mod scope;
mod shape;
mod signature;
mod statement;
mod vector;

use ir::{Align, Bytes, Const, Function, FunctionAttr, Global, Module, Param, TypeId};
use smol_str::format_smolstr;

pub use self::config::{ModuleConfig, ModuleLimits, Profile};

use self::body::{IrBodyBuilder, ModuleDraft};
use self::scope::{CalleeSignature, ObjectPart};
use self::shape::Palette;
use crate::choices::Choices;
use crate::genome::{Gene, Genome, ROUNDS};

/// The name of the function that calls all others; it has neither parameters nor a result.
pub const ENTRY: &str = "entry";

/// Generates the module of a DNA under a configuration. Any bytes are a DNA.
#[must_use]
pub fn module(dna: &[u8], config: &ModuleConfig) -> Module {
    build(Genome(dna), config, None).module
}

/// Lists the names of the productions that a module is made of, each as often as it was used; see [`productions`].
#[must_use]
pub fn productions_used(dna: &[u8], config: &ModuleConfig) -> Vec<&'static str> {
    build(Genome(dna), config, Some(Vec::new())).trace.unwrap_or_default()
}

/// The names of all productions of all tables, which are unique.
pub fn productions() -> impl Iterator<Item = &'static str> {
    instruction::INSTRUCTIONS.iter().chain(statement::STATEMENTS).map(|row| row.name)
}

fn build<'c>(
    genome: Genome<'_>,
    config: &'c ModuleConfig,
    trace: Option<Vec<&'static str>>,
) -> ModuleDraft<'c> {
    let mut choices = genome.choices(Gene::Plan);
    let mut module = Module::new();
    let observe = [TypeId::I32, TypeId::I64].map(Param::plain).to_vec();
    let observe = module.add_function(Function::declaration("bf_observe", TypeId::VOID, observe));
    let palette = Palette::draw(&mut choices, config);
    let (callees, globals) = (Vec::new(), Vec::new());
    let mut draft = ModuleDraft { config, module, palette, callees, globals, observe, site: 0, trace };
    // The entry takes one round of genes.
    let most = config.limits.functions.min(ROUNDS - 1);
    let functions = choices.number_between(most.min(1), most);
    add_globals(&mut draft, &mut genome.choices(Gene::Globals));
    // From the last to the first: a caller must know how many steps its callees take.
    for number in (1..=functions).rev() {
        add_function(&mut draft, genome, number);
    }
    add_entry(&mut draft, genome);
    draft
}

fn add_globals(draft: &mut ModuleDraft<'_>, choices: &mut Choices<'_>) {
    for number in 0..choices.number_between(0, draft.config.limits.globals) {
        let size = choices.number_between(4, 16);
        let bytes: Vec<u8> = (0..size)
            .map(|i| if choices.chance(12) { 0xA0 | i as u8 } else { choices.below(256) as u8 })
            .collect();
        let initializer = draft.module.bytes(&bytes);
        let constant = choices.chance(5);
        let name = format_smolstr!("g{number}");
        let global =
            Global { constant, ..Global::variable(name, initializer.ty(), initializer, Align::EIGHT) };
        let ptr = Const::global(draft.module.add_global(global)).into();
        let (size, align) = (Bytes(size.into()), Align::EIGHT);
        let written = ObjectPart::all_written(size);
        draft.globals.push(ObjectPart { ptr, size, align, written, constant, aliased: false, whole: None });
    }
}

fn add_function(draft: &mut ModuleDraft<'_>, genome: Genome<'_>, number: u32) {
    let mut choices = genome.choices(Gene::Signature(number));
    let mut signature = CalleeSignature::draw(draft, &mut choices, number);
    let declaration = draft.module.functions[signature.id.index()].clone();
    let limits = &draft.config.limits;
    let statements = choices.number_between(limits.statements.min(1), limits.statements);
    let memory = !draft.config.is_small();
    let mut body = IrBodyBuilder::new(draft, declaration, genome.cells(number));
    body.define_parameters(&signature.params);
    if memory {
        body.allocate(&mut genome.choices(Gene::Record(number)));
    }
    body.statements(statements);
    body.build_return(&mut choices, signature.result);
    signature.steps = body.steps;
    let function = body.builder.finish();
    draft.module.define(signature.id, function);
    draft.callees.push(signature);
}

/// The number of calls of the only function of a small module.
const SMALL_CALLS: u32 = 4;

/// Adds the entry: it calls every function, `f1` last, and observes results and a part of memory.
fn add_entry(draft: &mut ModuleDraft<'_>, genome: Genome<'_>) {
    let mut choices = genome.choices(Gene::Record(0));
    let mut entry = Function::declaration(ENTRY, TypeId::VOID, Vec::new());
    entry.attrs.flags = entry.attrs.flags.with_attribute(FunctionAttr::NoUnwind);
    let calls = if draft.config.is_small() { SMALL_CALLS } else { 1 };
    let memory = !draft.config.is_small();
    let mut body = IrBodyBuilder::new(draft, entry, genome.cells(0));
    if memory {
        body.allocate(&mut choices);
    }
    let callees = body.callees;
    let mut arguments = genome.choices(Gene::Body(0));
    for callee in callees {
        for _ in 0..calls {
            // A region of its own, so that no argument is the result of another call.
            body.region(|body| {
                let result = body.call_of(&mut arguments, callee);
                body.observe_result(result);
            });
        }
    }
    if memory::has_plain(&body) {
        memory::observe(&mut body, &mut choices);
    }
    body.builder.ret_void();
    let function = body.builder.finish();
    draft.module.add_function(function);
}
