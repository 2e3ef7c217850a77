//! Several modules as one: types, constants and symbols of one module in the tables of another.

use std::collections::HashMap;
use std::num::NonZeroU32;

use smol_str::{SmolStr, format_smolstr};

use crate::aggregate::AggregateBody;
use crate::attributes::ParamAttrs;
use crate::call::{Call, Callee};
use crate::constant::{Const, Operand};
use crate::expression::ConstantExpression;
use crate::function::Function;
use crate::id::{AggregateId, AttachmentsId, FuncId, GlobalId, MetadataId};
use crate::instruction::Op;
use crate::memory::MemoryOp;
use crate::metadata::MetadataValue;
use crate::module::{Global, Module};
use crate::symbol::Alias;
use crate::terminator::Terminator;
use crate::type_table::TypeTable;
use crate::types::{Type, TypeId};

/// A reason why two modules cannot be one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MergeError {
    /// They are for different platforms.
    #[error("the modules have different targets")]
    Targets,
    /// They lay types out differently.
    #[error("the modules have different data layouts")]
    Layouts,
    /// They define the same symbol, or declare it with different types.
    #[error("the modules disagree on @{0}")]
    Symbol(SmolStr),
}

impl Module {
    /// Puts `prefix` before the names of all definitions. Declarations keep theirs.
    pub fn prefix_definitions(&mut self, prefix: &str) {
        for function in self.functions.iter_mut().filter(|function| !function.is_declaration()) {
            function.name = format_smolstr!("{prefix}{}", function.name);
        }
        for global in self.globals.iter_mut().filter(|global| global.initializer.is_some()) {
            global.name = format_smolstr!("{prefix}{}", global.name);
        }
        for alias in &mut self.aliases {
            alias.name = format_smolstr!("{prefix}{}", alias.name);
        }
    }

    /// Adds everything of another module. A symbol that both declare, or one declares and the other defines, becomes one
    /// symbol; identified structures of the same name are one type if their members are equal, and otherwise get
    /// different names.
    ///
    /// # Errors
    /// The modules are for different targets, or disagree on a symbol. This module is then incomplete.
    pub fn merge(&mut self, other: &Module) -> Result<(), MergeError> {
        if self.target != other.target || self.triple != other.triple {
            return Err(MergeError::Targets);
        }
        if self.is_empty() {
            self.types = TypeTable::with_layout(other.types.data_layout().clone());
        }
        if self.types.data_layout() != other.types.data_layout() {
            return Err(MergeError::Layouts);
        }
        self.merge_mapped(other, vec![None; other.types.len()])
    }

    /// True if nothing in the module has a type yet.
    fn is_empty(&self) -> bool {
        self.types.len() == TypeTable::default().len()
            && self.globals.is_empty()
            && self.functions.is_empty()
            && self.aliases.is_empty()
            && self.aggregates.is_empty()
    }

    /// [`Module::merge`] of a module that is for no platform in particular, and is laid out as this one is.
    ///
    /// # Errors
    /// The modules disagree on a symbol. This module is then incomplete.
    pub fn merge_portable(&mut self, other: &Module) -> Result<(), MergeError> {
        self.merge_mapped(other, vec![None; other.types.len()])
    }

    /// The module with pointers of address space 0 in the place of those of the address spaces below `end` that are as wide.
    /// Functions and globals keep their ids; the names of intrinsics do not change.
    ///
    /// # Errors
    /// The module disagrees with itself on a symbol.
    pub fn without_address_spaces(&self, end: u32) -> Result<Module, MergeError> {
        let layout = self.types.data_layout();
        let flat = |ty: &Type| match ty {
            Type::PtrIn(space) => space.get() < end && layout.pointer_in(*space).0 == layout.pointer.0,
            _ => false,
        };
        let types = self.types.iter().map(|(_, ty)| flat(ty).then_some(TypeId::PTR)).collect();
        let mut module = Module {
            target: self.target,
            triple: self.triple.clone(),
            types: TypeTable::with_layout(self.types.data_layout().clone()),
            ..Module::default()
        };
        module.merge_mapped(self, types)?;
        Ok(module)
    }

    /// [`Module::merge`], with types of this module for some types of the other.
    fn merge_mapped(&mut self, other: &Module, types: Vec<Option<TypeId>>) -> Result<(), MergeError> {
        let mut merger = Merger {
            types,
            aggregates: Vec::with_capacity(other.aggregates.len()),
            globals: Vec::with_capacity(other.globals.len()),
            functions: Vec::with_capacity(other.functions.len()),
            aliases: self.aliases.len() as u32,
            assembly: self.assembly.len() as u32,
            nodes: self.metadata.nodes.len() as u32,
            attachments: self.metadata.attachments.len(),
            into: self,
            from: other,
        };
        // Constants name types, symbols and aggregates by id, so these come first, and initialisers and
        // bodies last.
        other.types.iter().for_each(|(ty, _)| _ = merger.ty(ty));
        merger.symbols()?;
        merger.aggregates();
        merger.metadata();
        merger.into.assembly.extend(other.assembly.iter().cloned());
        merger.into.top_assembly.extend(other.top_assembly.iter().cloned());
        for comdat in &other.comdats {
            if !merger.into.comdats.iter().any(|known| known.name == comdat.name) {
                merger.into.comdats.push(comdat.clone());
            }
        }
        merger.aliases()?;
        merger.initializers();
        merger.bodies();
        Ok(())
    }
}

/// A symbol of the module that grows.
#[derive(Clone, Copy)]
enum Symbol {
    Global(GlobalId),
    Function(FuncId),
}

/// The module that grows, the module that is added, and the new ids of the latter's parts.
struct Merger<'m> {
    into: &'m mut Module,
    from: &'m Module,
    types: Vec<Option<TypeId>>,
    aggregates: Vec<AggregateId>,
    globals: Vec<GlobalId>,
    functions: Vec<FuncId>,
    /// The number of aliases before the new ones.
    aliases: u32,
    /// The number of pieces of assembly before the new ones.
    assembly: u32,
    /// The number of nodes before the new ones.
    nodes: u32,
    /// The number of lists of attachments before the new ones.
    attachments: usize,
}

impl Merger<'_> {
    /// Gives every global and function an id. Definitions are still without initialisers and bodies.
    fn symbols(&mut self) -> Result<(), MergeError> {
        let from = self.from;
        let mut known = symbols_of(self.into);
        for global in &from.globals {
            let ty = self.ty(global.ty);
            let metadata = self.attached(global.metadata);
            let space = self.space(global.space);
            let new = Global { ty, initializer: None, metadata, space, ..global.clone() };
            let defines = global.initializer.is_some();
            let id = match known.get(&global.name) {
                None => self.into.add_global(new),
                Some(&Symbol::Global(id)) => {
                    let old = &mut self.into.globals[id.index()];
                    // A definition replaces a declaration in its place: the ids that others have of it stay
                    // right.
                    if old.ty != new.ty || old.initializer.is_some() && defines {
                        return Err(MergeError::Symbol(new.name));
                    }
                    if defines {
                        *old = new;
                    }
                    id
                }
                Some(Symbol::Function(_)) => return Err(MergeError::Symbol(new.name)),
            };
            known.insert(global.name.clone(), Symbol::Global(id));
            self.globals.push(id);
        }
        for function in &from.functions {
            let id = self.function(function, known.get(&function.name).copied())?;
            known.insert(function.name.clone(), Symbol::Function(id));
            self.functions.push(id);
        }
        Ok(())
    }

    fn function(&mut self, function: &Function, known: Option<Symbol>) -> Result<FuncId, MergeError> {
        let mut new = Function {
            blocks: Vec::new(),
            personality: None,
            prefix: None,
            prologue: None,
            ..function.clone()
        };
        new.ret = self.ty(new.ret);
        new.space = self.space(new.space);
        new.metadata = self.attached(new.metadata);
        self.attrs(&mut new.ret_attrs);
        for param in &mut new.params {
            param.ty = self.ty(param.ty);
            self.attrs(&mut param.attrs);
        }
        new.values.iter_mut().for_each(|ty| *ty = self.ty(*ty));
        let id = match known {
            None => return Ok(self.into.add_function(new)),
            Some(Symbol::Global(_)) => return Err(MergeError::Symbol(new.name)),
            Some(Symbol::Function(id)) => id,
        };
        let old = &self.into.functions[id.index()];
        let types = |function: &Function| -> Vec<TypeId> {
            function.params.iter().map(|param| param.ty).chain([function.ret]).collect()
        };
        let defines = !function.is_declaration();
        // The calls that both modules have must fit the one function that remains.
        if types(old) != types(&new)
            || old.varargs != new.varargs
            || old.convention != new.convention
            || defines && !old.is_declaration()
        {
            return Err(MergeError::Symbol(new.name));
        }
        if defines {
            self.into.define(id, new);
        }
        Ok(id)
    }

    /// Adds the aggregates, whose members precede them.
    fn aggregates(&mut self) {
        let from = self.from;
        for body in &from.aggregates {
            let mut body = body.clone();
            body.parts_mut().iter_mut().for_each(|part| *part = self.constant(*part));
            match &mut body {
                AggregateBody::Expression(ConstantExpression::Alias(id)) => id.0 += self.aliases,
                AggregateBody::Metadata(MetadataValue::Node(id)) => id.0 += self.nodes,
                _ => {}
            }
            self.into.aggregates.push(body);
            self.aggregates.push(AggregateId(self.into.aggregates.len() as u32 - 1));
        }
    }

    /// Adds nodes, lists of attachments and named metadata. What both modules list under a name, such as a flag of the
    /// module, is listed once.
    fn metadata(&mut self) {
        let from = &self.from.metadata;
        for node in &from.nodes {
            let mut node = node.clone();
            for value in node.body.values_mut() {
                match value {
                    MetadataValue::Node(id) => id.0 += self.nodes,
                    MetadataValue::Constant(constant) => *constant = self.constant(*constant),
                    MetadataValue::Null | MetadataValue::Text(_) => {}
                }
            }
            self.into.metadata.nodes.push(node);
        }
        for list in &from.attachments {
            let mut list = list.clone();
            list.iter_mut().for_each(|attachment| attachment.node.0 += self.nodes);
            self.into.metadata.attachments.push(list);
        }
        for (name, nodes) in &from.named {
            for node in nodes {
                self.into.metadata.list(name, MetadataId(node.0 + self.nodes));
            }
        }
    }

    /// Adds the aliases, whose names must be new.
    fn aliases(&mut self) -> Result<(), MergeError> {
        for alias in &self.from.aliases {
            let mut new = Alias { target: self.constant(alias.target), ..alias.clone() };
            new.types_mut().for_each(|ty| *ty = self.ty(*ty));
            new.space = self.space(new.space);
            let is_known = symbols_of(self.into).contains_key(&new.name);
            if is_known || self.into.aliases.iter().any(|known| known.name == new.name) {
                return Err(MergeError::Symbol(new.name));
            }
            self.into.aliases.push(new);
        }
        Ok(())
    }

    fn attached(&self, id: Option<AttachmentsId>) -> Option<AttachmentsId> {
        id.map(|id| AttachmentsId::from_index(id.index() + self.attachments))
    }

    fn initializers(&mut self) {
        for (at, global) in self.from.globals.iter().enumerate() {
            if let Some(initializer) = global.initializer {
                let initializer = self.constant(initializer);
                self.into.globals[self.globals[at].index()].initializer = Some(initializer);
            }
        }
    }

    fn bodies(&mut self) {
        let from = self.from;
        for (at, function) in from.functions.iter().enumerate() {
            // The types of the values are in the new table since `Merger::function`, so this copy goes
            // without them.
            let mut body = Function { values: Vec::new(), ..function.clone() };
            for block in &mut body.blocks {
                block.metadata = self.attached(block.metadata);
            }
            for block in &mut body.blocks {
                if let Terminator::Unwind(terminator) = &mut block.terminator
                    && let Some(call) = terminator.call_mut()
                {
                    self.call(call);
                }
            }
            for instruction in body.instructions_mut() {
                instruction.metadata = self.attached(instruction.metadata);
                self.op(&mut instruction.op);
            }
            body.map_operands(|operand| match operand {
                Operand::Const(constant) => self.constant(constant).into(),
                Operand::Value(_) => operand,
            });
            if !body.is_declaration() {
                body.constants_mut().for_each(|constant| *constant = self.constant(*constant));
                let new = &mut self.into.functions[self.functions[at].index()];
                (new.blocks, new.personality) = (body.blocks, body.personality);
                (new.prefix, new.prologue) = (body.prefix, body.prologue);
            }
        }
    }

    /// Replaces types, attributes and a function called directly; operands are replaced with those of the function.
    fn op(&mut self, op: &mut Op) {
        op.types_mut().for_each(|ty| *ty = self.ty(*ty));
        match op {
            Op::Call(call) => self.callee(&mut call.callee),
            Op::Memory(MemoryOp::Alloca { space, .. }) => *space = self.space(*space),
            _ => {}
        }
    }

    fn call(&mut self, call: &mut Call) {
        call.types_mut().for_each(|ty| *ty = self.ty(*ty));
        self.callee(&mut call.callee);
    }

    fn callee(&self, callee: &mut Callee) {
        match callee {
            Callee::Direct(id) => *id = self.functions[id.index()],
            Callee::Asm(id) => id.0 += self.assembly,
            Callee::Indirect(_) => {}
        }
    }

    /// An address space, which is 0 if its pointers become those of 0.
    fn space(&mut self, space: Option<NonZeroU32>) -> Option<NonZeroU32> {
        space.filter(|space| {
            let known = self.from.types.known_pointer(Some(*space));
            known.is_none_or(|ty| self.ty(ty) != TypeId::PTR)
        })
    }

    fn attrs(&mut self, attrs: &mut ParamAttrs) {
        attrs.types_mut().for_each(|ty| *ty = self.ty(*ty));
    }

    fn constant(&mut self, constant: Const) -> Const {
        match constant {
            Const::Int { ty, value } => Const::Int { ty: self.ty(ty), value },
            Const::Float { ty, bits } => Const::Float { ty: self.ty(ty), bits },
            Const::Null | Const::Address(_) => constant,
            Const::Undef(ty) => Const::Undef(self.ty(ty)),
            Const::Poison(ty) => Const::Poison(self.ty(ty)),
            Const::Zero(ty) => Const::Zero(self.ty(ty)),
            Const::Global { id, offset } => Const::Global { id: self.globals[id.index()], offset },
            Const::Function(id) => Const::Function(self.functions[id.index()]),
            Const::BlockAddress { function, block } => {
                Const::BlockAddress { function: self.functions[function.index()], block }
            }
            Const::Aggregate { ty, id } => {
                Const::Aggregate { ty: self.ty(ty), id: self.aggregates[id.0 as usize] }
            }
        }
    }

    /// The type in the module that grows.
    fn ty(&mut self, ty: TypeId) -> TypeId {
        if let Some(known) = self.types[ty.index()] {
            return known;
        }
        let mut new = self.from.types.get(ty).clone();
        new.components_mut().iter_mut().for_each(|component| *component = self.ty(*component));
        let new = match new {
            Type::Named { .. } => self.named(new),
            new => self.into.types.intern(new),
        };
        self.types[ty.index()] = Some(new);
        new
    }

    /// An identified structure: the equal one of this name, or a new one whose name is unused.
    fn named(&mut self, new: Type) -> TypeId {
        if let Some((id, _)) = self.into.types.iter().find(|(_, known)| **known == new) {
            return id;
        }
        let Type::Named { name, fields, packing } = new else { return self.into.types.intern(new) };
        let is_used = |candidate: &SmolStr| {
            let mut types = self.into.types.iter();
            types.any(|(_, ty)| matches!(ty, Type::Named { name, .. } if name == candidate))
        };
        let numbered = (1..).map(|number| format_smolstr!("{name}.{number}"));
        let name = [name.clone()].into_iter().chain(numbered).find(|name| !is_used(name)).unwrap_or_default();
        match fields {
            Some(fields) => self.into.types.named(name, &fields, packing),
            None => self.into.types.opaque(name),
        }
    }
}

fn symbols_of(module: &Module) -> HashMap<SmolStr, Symbol> {
    let globals = module.globals.iter().zip(0..);
    let globals = globals.map(|(global, at)| (global.name.clone(), Symbol::Global(GlobalId(at))));
    let functions = module.functions.iter().zip(0..);
    let functions = functions.map(|(function, at)| (function.name.clone(), Symbol::Function(FuncId(at))));
    globals.chain(functions).collect()
}
