//! The facts of a module, and what the rules make of them.

use ir::{Const, FuncId, Module, TypeId};
use smol_str::{SmolStr, format_smolstr};

use crate::domain::{Immediate, Operand, Word};
use crate::language::language;
use crate::rules::{self, Derived};
use crate::schema::Domain;
use crate::table::Tables;
use crate::words::WordTable;

/// The relations of one module, and what the numbers in them stand for.
#[derive(Clone, Debug, Default)]
pub struct Facts {
    /// The relations.
    pub tables: Tables,
    pub(crate) words: WordTable,
    pub(crate) names: EntityNames,
}

/// The meanings of the numbers of the module's own domains.
#[derive(Clone, Debug, Default)]
pub(crate) struct EntityNames {
    /// The number of the first operand that is an immediate.
    pub(crate) first_immediate: u32,
    pub(crate) constants: Vec<ImmediateKey>,
    /// For each function with a body or parameters: the number of its first variable, and of its first label.
    pub(crate) locals: Vec<Locals>,
    /// The function and place of each instruction.
    pub(crate) instructions: Vec<(FuncId, u32, u32)>,
    pub(crate) function_types: Vec<FunctionType>,
}

/// A constant, or inline assembly.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ImmediateKey {
    Constant(Const),
    Assembly(u32),
}

/// The numbers of a function's variables.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Locals {
    pub(crate) function: FuncId,
    /// The number of its first value.
    pub(crate) values: u32,
    /// The number of its first label.
    pub(crate) labels: u32,
    /// The number of its first block.
    pub(crate) blocks: u32,
}

/// The type of a function.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct FunctionType {
    pub(crate) ret: TypeId,
    pub(crate) params: Vec<TypeId>,
    pub(crate) varargs: bool,
}

/// A row of what breaks a rule, or answers a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BrokenRow {
    /// The rule's name, as in [`crate::RULES`].
    pub rule: &'static str,
    /// The domain of what breaks it.
    pub domain: Domain,
    /// The number in that domain.
    pub number: u32,
}

impl Facts {
    /// Everything that the rules derive.
    #[must_use]
    pub fn derive(&self) -> Derived {
        rules::run(&self.tables, language())
    }

    /// The number of a word, if the facts have it.
    #[must_use]
    pub fn find_word(&self, text: &str) -> Option<Word> {
        self.words.find(text)
    }

    /// The number of a word, which is added if the facts lack it.
    pub fn add_word(&mut self, text: &str) -> Word {
        self.words.add(text)
    }

    /// The text of the entity with a number. `module` is the module that the facts are of. One match, so that
    /// a new domain is an error here until it has a text.
    #[must_use]
    pub fn text(&self, module: &Module, domain: Domain, number: u32) -> SmolStr {
        let name = |domain: &str| format_smolstr!("{domain}{number}");
        match domain {
            Domain::Number => format_smolstr!("{number}"),
            Domain::Word => SmolStr::new(self.words.text(Word(number)).unwrap_or("")),
            Domain::Type => self.type_text(module, number),
            Domain::Function => match module.functions.get(number as usize) {
                Some(function) => format_smolstr!("@{}", function.name),
                None => name("function"),
            },
            Domain::Variable => self.variable_text(module, number),
            Domain::Operand => match self.immediate_of(Operand(number)) {
                Some(Immediate(at)) => self.immediate_text(module, at),
                None => self.variable_text(module, number),
            },
            Domain::Immediate => self.immediate_text(module, number),
            Domain::Instruction => match self.names.instructions.get(number as usize) {
                Some(&(function, block, index)) => {
                    format_smolstr!("@{}:b{block}:{index}", function_name(module, function))
                }
                None => name("instruction"),
            },
            Domain::Block => match self.local_of(number, |locals| locals.blocks) {
                Some((locals, at)) => format_smolstr!("@{}:b{at}", function_name(module, locals.function)),
                None => name("block"),
            },
            Domain::Metadata => format_smolstr!("!{number}"),
            Domain::Record => name("record"),
            Domain::Signature => name("signature"),
        }
    }

    /// The immediate of an operand, if it is the use of one.
    #[must_use]
    pub fn immediate_of(&self, operand: Operand) -> Option<Immediate> {
        operand.0.checked_sub(self.names.first_immediate).map(Immediate)
    }

    /// The use of an immediate.
    #[must_use]
    pub fn operand_of(&self, immediate: Immediate) -> Operand {
        Operand(self.names.first_immediate + immediate.0)
    }

    /// The function whose locals a number is among, and the distance from the first.
    fn local_of(&self, number: u32, first: impl Fn(&Locals) -> u32) -> Option<(Locals, u32)> {
        let at = self.names.locals.partition_point(|locals| first(locals) <= number);
        let locals = *self.names.locals.get(at.checked_sub(1)?)?;
        Some((locals, number - first(&locals)))
    }

    fn variable_text(&self, module: &Module, number: u32) -> SmolStr {
        let (globals, functions) = (module.globals.len(), module.functions.len());
        let at = number as usize;
        if let Some(global) = module.globals.get(at) {
            return format_smolstr!("@{}", global.name);
        }
        if let Some(function) = module.functions.get(at - globals) {
            return format_smolstr!("@{}", function.name);
        }
        if let Some(alias) = module.aliases.get(at - globals - functions) {
            return format_smolstr!("@{}", alias.name);
        }
        let Some((locals, at)) = self.local_of(number, |locals| locals.values) else {
            return format_smolstr!("variable{number}");
        };
        let function = function_name(module, locals.function);
        match number.checked_sub(locals.labels) {
            Some(label) => format_smolstr!("@{function}:%b{label}"),
            None => format_smolstr!("@{function}:%v{at}"),
        }
    }

    fn type_text(&self, module: &Module, number: u32) -> SmolStr {
        let known = module.types.len() as u32;
        if let Some((id, _)) = module.types.iter().nth(number as usize) {
            return SmolStr::new(ir::type_text(module, id));
        }
        let Some(function) =
            number.checked_sub(known + 1).and_then(|at| self.names.function_types.get(at as usize))
        else {
            return SmolStr::new_static("label");
        };
        let mut params: Vec<String> = function.params.iter().map(|&ty| ir::type_text(module, ty)).collect();
        if function.varargs {
            params.push("...".to_owned());
        }
        format_smolstr!("{} ({})", ir::type_text(module, function.ret), params.join(", "))
    }

    fn immediate_text(&self, module: &Module, number: u32) -> SmolStr {
        match self.names.constants.get(number as usize) {
            Some(ImmediateKey::Constant(constant)) => SmolStr::new(ir::constant_text(module, *constant)),
            Some(ImmediateKey::Assembly(at)) => format_smolstr!("asm{at}"),
            None => format_smolstr!("immediate{number}"),
        }
    }
}

fn function_name(module: &Module, id: FuncId) -> &str {
    module.functions.get(id.index()).map_or("", |function| function.name.as_str())
}

impl Derived {
    /// All rows of what breaks rules, in order, each once.
    #[must_use]
    pub fn violations(&self) -> Vec<BrokenRow> {
        self.named(&["illformed_", "suspicious_"])
    }

    /// All answers to questions, in order, each once.
    #[must_use]
    pub fn answers(&self) -> Vec<BrokenRow> {
        self.named(&["answer_"])
    }

    /// The rows of relations of these kinds, whose first column names a rule.
    fn named(&self, kinds: &[&str]) -> Vec<BrokenRow> {
        let mut found = Vec::new();
        self.for_each_row(&mut |relation, row| {
            let of = kinds.iter().find_map(|kind| relation.strip_prefix(kind)).and_then(Domain::from_name);
            let (Some(domain), [rule, number]) = (of, row) else { return };
            let rule = crate::words::FIXED.get(*rule as usize).copied().unwrap_or("");
            found.push(BrokenRow { rule, domain, number: *number });
        });
        found.sort_unstable();
        found.dedup();
        found
    }
}
