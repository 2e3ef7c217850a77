//! The facts of a module.

mod arguments;
mod attributes;
mod constants;
mod instructions;
mod metadata;
mod source;
mod symbols;
mod types;

use std::sync::LazyLock;

use ir::{Const, ConstantExpression, FuncId, Module, Opcode, TypeId};
use rustc_hash::FxHashMap;

use crate::domain::{Block, Function, Immediate, Operand, Type, Variable, Word};
use crate::facts::{Facts, FunctionType, ImmediateKey, Locals};
use crate::words::FIXED;

/// The facts while they grow.
struct Extractor<'a> {
    module: &'a Module,
    facts: Facts,
    immediates: FxHashMap<ImmediateKey, Immediate>,
    function_types: FxHashMap<FunctionType, Type>,
    /// The number of the first local variable and block that is free.
    next_variable: u32,
    next_block: u32,
    next_instruction: u32,
}

impl Facts {
    /// The relations of a module, ill-formed ones included.
    #[must_use]
    pub fn extract(module: &Module) -> Facts {
        let symbols = module.globals.len() + module.functions.len() + module.aliases.len();
        let mut extractor = Extractor {
            module,
            facts: Facts::default(),
            immediates: FxHashMap::default(),
            function_types: FxHashMap::default(),
            next_variable: symbols as u32,
            next_block: 0,
            next_instruction: 0,
        };
        extractor.types();
        extractor.number_locals();
        extractor.symbols();
        extractor.bodies();
        extractor.metadata();
        extractor.constants();
        let mut facts = extractor.facts;
        facts.tables.sort();
        facts
    }
}

impl Extractor<'_> {
    /// Gives each function's values and labels their numbers, because functions refer to labels of others.
    fn number_locals(&mut self) {
        for (at, function) in self.module.functions.iter().enumerate() {
            let labels = self.next_variable + function.values.len() as u32;
            self.facts.names.locals.push(Locals {
                function: FuncId(at as u32),
                values: self.next_variable,
                labels,
                blocks: self.next_block,
            });
            self.next_variable = labels + function.blocks.len() as u32;
            self.next_block += function.blocks.len() as u32;
        }
        self.facts.names.first_immediate = self.next_variable;
    }

    fn global_symbol(&self, index: usize) -> Variable {
        let _ = self;
        Variable(index as u32)
    }

    fn function_symbol(&self, index: usize) -> Variable {
        Variable((self.module.globals.len() + index) as u32)
    }

    fn alias_symbol(&self, index: usize) -> Variable {
        Variable((self.module.globals.len() + self.module.functions.len() + index) as u32)
    }

    /// The block of a function with this number in it.
    fn block(&self, function: Function, block: ir::BlockId) -> Block {
        let first = self.facts.names.locals.get(function.0 as usize).map_or(0, |locals| locals.blocks);
        Block(first + block.0)
    }

    fn ty(&self, id: TypeId) -> Type {
        let _ = self;
        Type(id.index() as u32)
    }

    fn label_type(&self) -> Type {
        Type(self.module.types.len() as u32)
    }

    /// The type of a function, which the module's table lacks.
    fn function_type(&mut self, function: FunctionType) -> Type {
        if let Some(&known) = self.function_types.get(&function) {
            return known;
        }
        let ty = Type((self.module.types.len() + 1 + self.facts.names.function_types.len()) as u32);
        let tables = &mut self.facts.tables;
        tables.add_type(ty);
        tables.add_derived_type(ty);
        tables.add_function_type(ty);
        tables.add_function_type_return(ty, Type(function.ret.index() as u32));
        tables.add_function_type_nparams(ty, crate::Number::saturating(function.params.len()));
        for (at, param) in function.params.iter().enumerate() {
            tables.add_function_type_param(ty, crate::Number::saturating(at), Type(param.index() as u32));
        }
        if function.varargs {
            tables.add_function_type_varargs(ty);
        }
        self.facts.names.function_types.push(function.clone());
        self.function_types.insert(function, ty);
        ty
    }

    /// The use of a constant: a symbol's variable, or an immediate.
    fn constant(&mut self, constant: Const) -> Operand {
        match constant {
            Const::Global { id, offset: 0 } => return Operand::variable(self.global_symbol(id.index())),
            Const::Function(id) => return Operand::variable(self.function_symbol(id.index())),
            Const::Aggregate { id, .. } => {
                let body = self.module.aggregates.get(id.0 as usize);
                if let Some(ir::AggregateBody::Expression(expression)) = body {
                    match *expression {
                        ConstantExpression::Alias(alias) => {
                            return Operand::variable(self.alias_symbol(alias.index()));
                        }
                        ConstantExpression::Elsewhere(symbol) => return self.constant(symbol),
                        _ => {}
                    }
                }
            }
            _ => {}
        }
        let immediate = self.immediate(ImmediateKey::Constant(constant));
        self.facts.operand_of(immediate)
    }

    fn immediate(&mut self, key: ImmediateKey) -> Immediate {
        let names = &mut self.facts.names;
        *self.immediates.entry(key).or_insert_with(|| {
            names.constants.push(key);
            Immediate(names.constants.len() as u32 - 1)
        })
    }

    fn word(&mut self, text: &str) -> Word {
        self.facts.words.add(text)
    }
}

/// The word of an opcode.
fn opcode_word(opcode: Opcode) -> Word {
    static WORDS: LazyLock<FxHashMap<Opcode, Word>> = LazyLock::new(|| {
        let word = |opcode: Opcode| FIXED.iter().position(|&known| known == opcode.keyword());
        Opcode::iter().map(|opcode| (opcode, Word(word(opcode).map_or(u32::MAX, |at| at as u32)))).collect()
    });
    WORDS.get(&opcode).copied().unwrap_or(Word(u32::MAX))
}
