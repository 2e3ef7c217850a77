//! Modules and globals.

mod unused_metadata;

use std::num::NonZeroU32;

use base::{Align, Target};
use ethnum::U256;
use smol_str::SmolStr;

use crate::aggregate::AggregateBody;
use crate::attributes::FunctionAttrs;
use crate::call::{Call, Callee, InlineAsm};
use crate::constant::{Const, Operand};
use crate::expression::ConstantExpression;
use crate::function::Function;
use crate::id::{AggregateId, AliasId, AttachmentsId, FuncId, GlobalId, MetadataId};
use crate::metadata::{MetadataTable, MetadataValue, takes_promises};
use crate::symbol::Linkage;
use crate::symbol::{Alias, Comdat, Placement};
use crate::type_table::TypeTable;
use crate::types::TypeId;
use crate::wide::WideInteger;

/// Width in bits of the widest integer constant, which is a [`U256`]: C's `_BitInt` goes up to 255 here.
pub const WIDEST_CONSTANT: u32 = 256;

/// A global variable or constant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Global {
    /// Symbol name without its `@`.
    pub name: SmolStr,
    /// Type of the object.
    pub ty: TypeId,
    /// The initial value; `None` declares an object defined in another module.
    pub initializer: Option<Const>,
    /// Alignment of the object; `None` leaves it to the target: see [`Global::alignment`].
    pub align: Option<Align>,
    /// True if writing to it is undefined behaviour.
    pub constant: bool,
    /// The linkage.
    pub linkage: Linkage,
    /// Set if it is known to be defined in the same linkage unit.
    pub dso_local: bool,
    /// Set if its address is insignificant.
    pub unnamed_addr: bool,
    /// The address space.
    pub space: Option<NonZeroU32>,
    /// Set if its contents are unknown before the program starts (`externally_initialized`).
    pub externally_initialized: bool,
    /// Directions for linkers and code generators.
    pub placement: Placement,
    /// Attributes such as `"bss-section"="…"`.
    pub attrs: FunctionAttrs,
    /// The metadata attached to it.
    pub metadata: Option<AttachmentsId>,
}

impl Global {
    /// True if its contents at the start may differ from the initialiser: they may be those of another module, or have been
    /// written from outside the program (LangRef "Global Variables", `externally_initialized`).
    #[must_use]
    pub const fn may_begin_otherwise(&self) -> bool {
        self.linkage.is_interposable() || self.externally_initialized
    }

    /// The alignment of the object, which the target chooses where the text does not say it (LangRef "Global Variables").
    /// Passes count on what it chooses for a definition that no linker replaces (`DataLayout::getPreferredAlign`,
    /// `Value::getPointerAlignment`): the preferred one of its type, and 16 bytes for more than 16 bytes.
    #[must_use]
    pub fn alignment(&self, types: &TypeTable) -> Align {
        let chosen = match self.initializer.is_some() && !self.linkage.is_interposable() {
            false => types.align(self.ty),
            true if types.size(self.ty) > Self::PREFERRED.bytes() => {
                types.preferred_align(self.ty).max(Self::PREFERRED)
            }
            true => types.preferred_align(self.ty),
        };
        self.align.unwrap_or(chosen)
    }

    /// The alignment of large objects.
    const PREFERRED: Align = Align::SIXTEEN;

    /// A variable with external linkage.
    pub fn variable(name: impl Into<SmolStr>, ty: TypeId, initializer: Const, align: Align) -> Global {
        Global {
            name: name.into(),
            ty,
            initializer: Some(initializer),
            align: Some(align),
            constant: false,
            linkage: Linkage::External,
            dso_local: false,
            unnamed_addr: false,
            space: None,
            externally_initialized: false,
            placement: Placement::NONE,
            attrs: FunctionAttrs::default(),
            metadata: None,
        }
    }
}

/// A translation unit.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// The target platform, or one in its place.
    pub target: Target,
    /// The triple as written, if it is of a platform that [`Target`] lacks.
    pub triple: Option<SmolStr>,
    /// All types it uses, identified structures included.
    pub types: TypeTable,
    /// Aggregate constants, shared by initialisers and operands.
    pub aggregates: Vec<AggregateBody>,
    /// Inline assembly that calls refer to.
    pub assembly: Vec<InlineAsm>,
    /// The assembly at the module's top, a line each; no engine runs it.
    pub top_assembly: Vec<Vec<u8>>,
    /// Groups of symbols.
    pub comdats: Vec<Comdat>,
    /// Variables.
    pub globals: Vec<Global>,
    /// Symbols that stand for others.
    pub aliases: Vec<Alias>,
    /// Functions, definitions and declarations.
    pub functions: Vec<Function>,
    /// Metadata.
    pub metadata: MetadataTable,
}

impl Module {
    /// True if an argument of a call is a value of the calling function that the called one takes as metadata: `metadata i32 %v`.
    #[must_use]
    pub fn is_value_as_metadata(&self, call: &Call, at: usize) -> bool {
        let Callee::Direct(id) = call.callee else { return false };
        let param = self.functions.get(id.index()).and_then(|function| function.params.get(at));
        let is_value = matches!(call.args.get(at), Some((Operand::Value(_), _)));
        is_value && param.is_some_and(|param| param.ty == TypeId::METADATA)
    }
}

impl Module {
    /// Removes the attachments that promise something of a value (`!range`, `!nonnull`, …) where no engine tests it, so that a
    /// pass that makes use of them could not be judged.
    pub fn remove_assertions(&mut self) {
        for function in &self.functions {
            for block in &function.blocks {
                self.metadata.remove_promises_of_loads(block.metadata);
                for instruction in &block.instructions {
                    if !takes_promises(&self.types, &instruction.op) {
                        self.metadata.remove_promises_of_loads(instruction.metadata);
                    }
                }
            }
        }
    }

    /// An empty module for x86-64.
    pub fn new() -> Module {
        Module::default()
    }

    /// Adds a global.
    pub fn add_global(&mut self, global: Global) -> GlobalId {
        self.globals.push(global);
        GlobalId(self.globals.len() as u32 - 1)
    }

    /// Adds a function. A function may be added as a declaration first, so that calls can name it, and completed by
    /// [`Module::define`].
    pub fn add_function(&mut self, function: Function) -> FuncId {
        self.functions.push(function);
        FuncId(self.functions.len() as u32 - 1)
    }

    /// Replaces the function `id`, usually a declaration by its definition.
    pub fn define(&mut self, id: FuncId, function: Function) {
        self.functions[id.index()] = function;
    }

    /// Metadata as an argument.
    pub fn metadata_constant(&mut self, value: MetadataValue) -> Const {
        self.add_aggregate(TypeId::METADATA, AggregateBody::Metadata(value))
    }

    /// The node that a constant of type `metadata` is; `None` of other constants, and of metadata that is no node.
    #[must_use]
    pub fn metadata_node(&self, constant: Const) -> Option<MetadataId> {
        let Const::Aggregate { id, .. } = constant else { return None };
        match self.aggregates.get(id.0 as usize)? {
            AggregateBody::Metadata(MetadataValue::Node(node)) => Some(*node),
            _ => None,
        }
    }

    /// The address that an alias stands for, as a constant of the pool. An alias of an alias is that of the other.
    pub fn alias(&mut self, id: AliasId) -> Const {
        let ty = self.types.pointer(self.aliases[id.index()].space);
        self.expression(ty, ConstantExpression::Alias(id))
    }

    /// A global, function or block as a pointer in the address space that it has.
    pub fn symbol_in(&mut self, space: Option<NonZeroU32>, symbol: Const) -> Const {
        match space {
            None => symbol,
            Some(_) => {
                let ty = self.types.pointer(space);
                self.expression(ty, ConstantExpression::Elsewhere(symbol))
            }
        }
    }

    /// The function whose address a constant is, in any address space.
    #[must_use]
    pub fn addressed_function(&self, constant: Const) -> Option<FuncId> {
        match constant {
            Const::Function(id) => Some(id),
            Const::Aggregate { id, .. } => match self.aggregates.get(id.0 as usize)? {
                AggregateBody::Expression(ConstantExpression::Elsewhere(Const::Function(id))) => Some(*id),
                _ => None,
            },
            _ => None,
        }
    }

    /// The constant that an alias leads to, or the constant itself; `None` for an alias that leads to itself.
    pub fn resolve(&self, constant: Const) -> Option<Const> {
        self.resolve_if(constant, |_| true)
    }

    /// [`Module::resolve`], as far as the aliases meet a condition.
    pub fn resolve_if(&self, mut constant: Const, condition: impl Fn(&Alias) -> bool) -> Option<Const> {
        for _ in 0..=self.aliases.len() {
            let Const::Aggregate { id, .. } = constant else { return Some(constant) };
            let Some(AggregateBody::Expression(ConstantExpression::Alias(alias))) =
                self.aggregates.get(id.0 as usize)
            else {
                return Some(constant);
            };
            let alias = self.aliases.get(alias.index())?;
            if !condition(alias) {
                return Some(constant);
            }
            constant = alias.target;
        }
        None
    }

    /// The function with this name.
    pub fn function(&self, name: &str) -> Option<FuncId> {
        self.functions.iter().position(|function| function.name == name).map(|at| FuncId(at as u32))
    }

    /// An aggregate constant of type `ty` with these members.
    pub fn aggregate(&mut self, ty: TypeId, elements: Vec<Const>) -> Const {
        self.add_aggregate(ty, AggregateBody::Elements(elements))
    }

    /// A `[N x i8]` constant with these bytes.
    pub fn bytes(&mut self, bytes: &[u8]) -> Const {
        let ty = self.types.array(bytes.len() as u64, TypeId::I8);
        self.add_aggregate(ty, AggregateBody::Bytes(bytes.to_vec()))
    }

    /// An integer of type `ty`, which is `iN` with N at most 256; `value` is truncated to N bits.
    pub fn integer(&mut self, ty: TypeId, value: U256) -> Const {
        let width = self.types.int_width(ty).unwrap_or(WIDEST_CONSTANT).clamp(1, WIDEST_CONSTANT);
        let value = value & (U256::MAX >> (WIDEST_CONSTANT - width));
        match u128::try_from(value) {
            Ok(value) => Const::Int { ty, value },
            Err(_) => self.add_aggregate(ty, AggregateBody::Integer(value)),
        }
    }

    /// An integer of type `ty`, which is `iN` with N above 256.
    pub fn wide_integer(&mut self, ty: TypeId, value: WideInteger) -> Const {
        match value.small() {
            Some(value) => Const::Int { ty, value },
            None => self.add_aggregate(ty, AggregateBody::Wide(value)),
        }
    }

    /// The bytes of an integer constant of any width, the least significant first; zeros follow. `None` for other constants.
    pub fn integer_bytes(&self, constant: Const) -> Option<Vec<u8>> {
        if let Const::Aggregate { id, .. } = constant
            && let AggregateBody::Wide(value) = self.aggregates.get(id.0 as usize)?
        {
            return Some(value.bytes().collect());
        }
        self.integer_value(constant).map(|value| value.to_le_bytes().to_vec())
    }

    /// A constant expression of type `ty`.
    pub fn expression(&mut self, ty: TypeId, expression: ConstantExpression) -> Const {
        self.add_aggregate(ty, AggregateBody::Expression(expression))
    }

    /// The bits of an integer constant of at most 256 bits, zero-extended; `None` for other constants.
    pub fn integer_value(&self, constant: Const) -> Option<U256> {
        match constant {
            Const::Int { value, .. } => Some(U256::from(value)),
            Const::Zero(ty) if self.types.int_width(ty).is_some() => Some(U256::ZERO),
            Const::Aggregate { id, .. } => match self.aggregates.get(id.0 as usize)? {
                AggregateBody::Integer(value) => Some(*value),
                AggregateBody::Elements(_)
                | AggregateBody::Bytes(_)
                | AggregateBody::Wide(_)
                | AggregateBody::Expression(_)
                | AggregateBody::Metadata(_) => None,
            },
            _ => None,
        }
    }

    /// The number of a structure's member as an index of `getelementptr`: an `i32`, or a vector of equal ones. `None` of other
    /// constants. LangRef "'getelementptr' Instruction".
    pub fn member_number(&self, index: Const) -> Option<u64> {
        if self.types.scalar(index.ty()) != TypeId::I32 {
            return None;
        }
        match index {
            Const::Int { value, .. } => u64::try_from(value).ok(),
            Const::Zero(_) => Some(0),
            Const::Aggregate { id, .. } => match self.aggregates.get(id.0 as usize)? {
                AggregateBody::Elements(lanes) => {
                    let first = self.member_number(*lanes.first()?)?;
                    let same = lanes.iter().all(|&lane| self.member_number(lane) == Some(first));
                    same.then_some(first)
                }
                AggregateBody::Expression(ConstantExpression::Splat(lane)) => self.member_number(*lane),
                _ => None,
            },
            _ => None,
        }
    }

    fn add_aggregate(&mut self, ty: TypeId, body: AggregateBody) -> Const {
        self.aggregates.push(body);
        Const::Aggregate { ty, id: AggregateId(self.aggregates.len() as u32 - 1) }
    }
}
