//! Productions of promises about several accesses, true and false: types, scopes, invariant loads and groups. Each has memory
//! of its own, which nothing else accesses, and stores the same values whenever it runs.
//!
//! A false promise is undefined behaviour, and needs a configuration that allows that.

use ir::{
    Align, Attachment, Const, GepFlags, Global, Intrinsic, MetadataBody, MetadataId, MetadataNode,
    MetadataValue, Operand, TypeId,
};
use smol_str::SmolStr;

use super::body::IrBodyBuilder;
use super::shape::IntShape;
use crate::choices::Choices;

/// A type of accesses, by its place in [`TypeNodes`].
#[derive(Clone, Copy, PartialEq, Eq)]
enum AccessType {
    Character,
    Int,
    Short,
    /// The `int` at the start of a structure.
    First,
    /// The `int` after it.
    Second,
}

use AccessType::{Character, First, Int, Second, Short};

/// Types of two accesses that alias.
const ALIASING: [(AccessType, AccessType); 8] = [
    (Int, Int),
    (Int, Character),
    (Character, Int),
    (First, Int),
    (Int, Second),
    (First, First),
    (Character, Second),
    (Short, Character),
];

/// Types of two accesses that do not.
const APART: [(AccessType, AccessType); 6] =
    [(Int, Short), (Short, Int), (First, Second), (Second, First), (First, Short), (Short, Second)];

impl IrBodyBuilder<'_> {
    fn tuple(&mut self, values: Vec<MetadataValue>) -> MetadataId {
        self.module.metadata.add(MetadataNode { distinct: false, body: MetadataBody::Tuple(values) })
    }

    fn promise(&mut self, promises: &[(&'static str, MetadataId)]) {
        let attach =
            |&(kind, node): &(&'static str, MetadataId)| Attachment { kind: SmolStr::new_static(kind), node };
        let list = self.module.metadata.attach(promises.iter().map(attach).collect());
        self.builder.attach(list);
    }

    fn tag(&mut self, ty: AccessType) -> MetadataId {
        let text = |name: &str| MetadataValue::Text(name.as_bytes().to_vec());
        let number = |offset: i64| MetadataValue::Constant(Const::i64(offset));
        let node = MetadataValue::Node;
        let root = self.tuple(vec![text("root")]);
        let character = self.tuple(vec![text("char"), node(root), number(0)]);
        let short = self.tuple(vec![text("short"), node(character), number(0)]);
        let int = self.tuple(vec![text("int"), node(character), number(0)]);
        let pair = self.tuple(vec![text("pair"), node(int), number(0), node(int), number(4)]);
        let (base, access, offset) = match ty {
            Character => (character, character, 0),
            Int => (int, int, 0),
            Short => (short, short, 0),
            First => (pair, int, 0),
            Second => (pair, int, 4),
        };
        self.tuple(vec![node(base), node(access), number(offset)])
    }

    /// True if the next promise is false.
    pub(super) fn breaks(&self, choices: &mut Choices<'_>) -> bool {
        !self.config.ub_free && choices.chance(4)
    }

    fn observe_byte(&mut self, loaded: Operand) {
        let value = self.define(loaded, IntShape::int(8), true);
        self.observe(value);
    }
}

/// A byte that is stored as one type and loaded as another.
pub(super) fn types(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let breaks = body.breaks(choices);
    let (stored, loaded) = if breaks { choices.one_of(APART) } else { choices.one_of(ALIASING) };
    let slot = body.builder.entry_alloca(TypeId::I32, Align::FOUR);
    let (stored, loaded) = (body.tag(stored), body.tag(loaded));
    let number = choices.word() as i32;
    body.builder.store(Const::i32(number), slot, Align::FOUR);
    body.promise(&[("tbaa", stored)]);
    if choices.chance(3) {
        // What is stored without a type has any.
        body.builder.store(Const::i8(number as u8), slot, Align::ONE);
    }
    let offset = i64::from(choices.below(4));
    let address = body.builder.gep(GepFlags::NONE, TypeId::I8, slot, &[Const::i64(offset).into()]);
    let value = body.builder.load(TypeId::I8, address, Align::ONE);
    body.promise(&[("tbaa", loaded)]);
    body.observe_byte(value);
}

/// Loads a byte with the promise that it never changes.
pub(super) fn invariant(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let number = choices.word() as u8;
    let other = if body.breaks(choices) { number ^ 1 } else { number };
    let empty = body.tuple(Vec::new());
    let early = choices.chance(5);
    let name = format!("invariant{}", body.module.globals.len());
    let global = Global::variable(name, TypeId::I8, Const::i8(number), Align::ONE);
    let slot = Operand::from(Const::global(body.module.add_global(global)));
    if early {
        body.builder.store(Const::i8(other), slot, Align::ONE);
    }
    let value = body.builder.load(TypeId::I8, slot, Align::ONE);
    body.promise(&[("invariant.load", empty)]);
    if !early {
        body.builder.store(Const::i8(other), slot, Align::ONE);
    }
    body.observe_byte(value);
}

/// A byte that is accessed in a group.
pub(super) fn group(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let slot = body.builder.entry_alloca(TypeId::I8, Align::ONE);
    let number = choices.word() as u8;
    let breaks = body.breaks(choices);
    let empty = body.tuple(Vec::new());
    body.builder.store(Const::i8(number), slot, Align::ONE);
    body.promise(&[("invariant.group", empty)]);
    let launders = choices.chance(4);
    let through = match launders {
        true => {
            let launder = body.module.intrinsic(Intrinsic::LaunderInvariantGroup, &[TypeId::PTR]);
            body.builder.call_plain(launder, TypeId::PTR, &[slot]).unwrap_or(slot)
        }
        false => slot,
    };
    if breaks && !launders {
        body.builder.store(Const::i8(number ^ 1), slot, Align::ONE);
    }
    let value = body.builder.load(TypeId::I8, through, Align::ONE);
    body.promise(&[("invariant.group", empty)]);
    body.observe_byte(value);
}

/// Two bytes, or one, that are accessed in apart scopes.
pub(super) fn scopes(body: &mut IrBodyBuilder<'_>, choices: &mut Choices<'_>) {
    let stored = body.builder.entry_alloca(TypeId::I8, Align::ONE);
    let other = body.builder.entry_alloca(TypeId::I8, Align::ONE);
    let text = |name: &str| MetadataValue::Text(name.as_bytes().to_vec());
    let domain = body.tuple(vec![text("domain")]);
    let [one, two] = ["one", "two"].map(|name| {
        let scope = body.tuple(vec![text(name), MetadataValue::Node(domain)]);
        body.tuple(vec![MetadataValue::Node(scope)])
    });
    let breaks = body.breaks(choices);
    // The scope that the store excludes, another one, or one that has begun anew, which it must do in each round of a loop.
    let harmless = choices.below(3);
    if choices.chance(5) || harmless == 1 {
        declare(body, one);
    }
    let number = choices.word() as u8;
    body.builder.store(Const::i8(number), other, Align::ONE);
    body.builder.store(Const::i8(number), stored, Align::ONE);
    body.promise(&[("noalias", one)]);
    if !breaks && harmless == 1 {
        declare(body, one);
    }
    let (address, scope) = match (breaks, harmless) {
        (true, _) | (false, 1) => (stored, one),
        (false, 0) => (other, one),
        (false, _) => (stored, two),
    };
    let value = body.builder.load(TypeId::I8, address, Align::ONE);
    body.promise(&[("alias.scope", scope)]);
    body.observe_byte(value);
}

/// A declaration of the scopes in a list.
fn declare(body: &mut IrBodyBuilder<'_>, list: MetadataId) {
    let marker = body.module.intrinsic(Intrinsic::NoAliasScopeDecl, &[]);
    let list = body.module.metadata_constant(MetadataValue::Node(list));
    body.builder.call_plain(marker, TypeId::VOID, &[list.into()]);
}
