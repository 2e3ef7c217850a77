//! Bytes in, LLVM IR out: modules for testing passes and the interpreter.
//!
//! [`module`] turns any bytes into an [`ir::Module`] that passes [`ir::verify`], by the same genes, cells and
//! choices as C programs come about: [`crate::dna`] makes the bytes, [`crate::mutate`] changes a statement, a
//! signature or a function's memory at a time. The functions `f1`, `f2`, … compute with integers, vectors, structures
//! and memory in which poison and undef flow; the function [`ENTRY`] calls each of them with arguments that show
//! where they came from, and observes what comes back by `bf_observe`, frozen: observing poison is undefined.
//!
//! **What may arise** is the [`Config`]'s decision: poison, undef, promises that may be broken (`nsw`, `exact`,
//! `nneg` …), immediate undefined behaviour. Where that is excluded, every value knows whether it is *clean*
//! (certainly neither poison nor undef), and what is not is frozen before control, a divisor, an index or a
//! `noundef` argument depends on it.

mod aggregate;
mod body;
mod call;
mod config;
mod constant;
mod control;
mod instruction;
mod memory;
mod pattern;
mod shape;
mod signature;
mod statement;
mod table;
mod vector;

use ir::{Align, Bytes, Const, Function, FunctionAttr, Global, Module, Param, TypeId};
use smol_str::format_smolstr;

pub use self::config::{Config, Limits, Profile, UnknownProfile};
pub use self::table::{Kind, ProductionRow, productions};

use self::body::{Body, World};
use self::memory::Object;
use self::shape::Palette;
use self::signature::Signature;
use crate::choices::Choices;
use crate::genome::{Gene, Genome, ROUNDS};

/// The function that runs everything; it has neither parameters nor a result.
pub const ENTRY: &str = "entry";

/// The one function of a module of [`Profile::IrSmall`], besides the entry.
pub const SMALL: &str = "f1";

/// The module a DNA stands for under a configuration. Any bytes are a DNA.
#[must_use]
pub fn module(dna: &[u8], config: &Config) -> Module {
    build(Genome(dna), config, None).module
}

/// The names of the productions a module is made of, each as often as it was used; see [`productions`].
#[must_use]
pub fn productions_used(dna: &[u8], config: &Config) -> Vec<&'static str> {
    build(Genome(dna), config, Some(Vec::new())).trace.unwrap_or_default()
}

fn build<'c>(genome: Genome<'_>, config: &'c Config, trace: Option<Vec<&'static str>>) -> World<'c> {
    let mut choices = genome.choices(Gene::Plan);
    let mut module = Module::new();
    let observe = [TypeId::I32, TypeId::I64].map(Param::plain).to_vec();
    let observe = module.add_function(Function::declaration("bf_observe", TypeId::VOID, observe));
    let palette = Palette::draw(&mut choices, config);
    let (callees, globals) = (Vec::new(), Vec::new());
    let mut world = World { config, module, palette, callees, globals, observe, site: 0, trace };
    // A round of genes is the entry's.
    let most = config.limits.functions.min(ROUNDS - 1);
    let functions = choices.between(most.min(1), most);
    add_globals(&mut world, &mut genome.choices(Gene::Globals));
    // From the last to the first: who calls knows how long it takes.
    for number in (1..=functions).rev() {
        add_function(&mut world, genome, number);
    }
    add_entry(&mut world, genome);
    world
}

fn add_globals(world: &mut World<'_>, choices: &mut Choices<'_>) {
    for number in 0..choices.between(0, world.config.limits.globals) {
        let size = choices.between(4, 16);
        let bytes: Vec<u8> = (0..size)
            .map(|i| if choices.chance(12) { 0xA0 | i as u8 } else { choices.below(256) as u8 })
            .collect();
        let initializer = world.module.bytes(&bytes);
        let constant = choices.chance(5);
        let name = format_smolstr!("g{number}");
        let global =
            Global { constant, ..Global::variable(name, initializer.ty(), initializer, Align::EIGHT) };
        let ptr = Const::global(world.module.add_global(global)).into();
        let (size, align) = (Bytes(size.into()), Align::EIGHT);
        let written = Object::all_written(size);
        world.globals.push(Object { ptr, size, align, written, constant, aliased: false, whole: None });
    }
}

fn add_function(world: &mut World<'_>, genome: Genome<'_>, number: u32) {
    let mut choices = genome.choices(Gene::Signature(number));
    let mut signature = Signature::draw(world, &mut choices, number);
    let declaration = world.module.functions[signature.id.index()].clone();
    let limits = &world.config.limits;
    let statements = choices.between(limits.statements.min(1), limits.statements);
    let memory = !world.config.is_small();
    let mut body = Body::new(world, declaration, genome.cells(number));
    body.take(&signature.params);
    if memory {
        body.allocate(&mut genome.choices(Gene::Record(number)));
    }
    body.statements(statements);
    body.give(&mut choices, signature.result);
    signature.steps = body.steps;
    let function = body.b.finish();
    world.module.define(signature.id, function);
    world.callees.push(signature);
}

/// How often the one function of a small module is called.
const SMALL_CALLS: u32 = 4;

/// Calls every function, the first one last, and observes results and what became of memory.
fn add_entry(world: &mut World<'_>, genome: Genome<'_>) {
    let mut choices = genome.choices(Gene::Record(0));
    let mut entry = Function::declaration(ENTRY, TypeId::VOID, Vec::new());
    entry.attrs.flags = entry.attrs.flags.with(FunctionAttr::NoUnwind);
    let calls = if world.config.is_small() { SMALL_CALLS } else { 1 };
    let memory = !world.config.is_small();
    let mut body = Body::new(world, entry, genome.cells(0));
    if memory {
        body.allocate(&mut choices);
    }
    let callees = body.callees;
    let mut arguments = genome.choices(Gene::Body(0));
    for callee in callees {
        for _ in 0..calls {
            body.region(|body| {
                let result = body.call_of(&mut arguments, callee);
                body.observe_result(result);
            });
        }
    }
    if memory::has_plain(&body) {
        memory::observe(&mut body, &mut choices);
    }
    body.b.ret_void();
    let function = body.b.finish();
    world.module.add_function(function);
}
