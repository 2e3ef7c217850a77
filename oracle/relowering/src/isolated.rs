//! An access by itself: a function of what its instructions use, whose result is what they compute. A function refines one from which it
//! differs only in accesses each of which refines its original whatever it is given: a context can tell nothing else apart. The functions
//! of real programs are too long to be judged whole.

use std::collections::HashMap;
use std::ops::Range;

use ir::{
    AggregateBody, Block, BlockId, Const, FuncId, Function, Instruction, Module, Operand, Param, Terminator,
    TypeId, ValueId,
};

use crate::recognise::Recognition;
use crate::record_load::RecordLoad;
use crate::site::{Action, AssignedValue, Site};

/// The accesses of a module, each a function of its own.
#[derive(Clone, Debug)]
pub struct IsolatedAccesses {
    /// Those functions, and nothing else.
    pub module: Module,
    /// The accesses in them.
    pub recognition: Recognition,
    /// For each function of the module, the functions of its accesses.
    pub of_function: HashMap<FuncId, Vec<FuncId>>,
}

/// Makes a function of each access, and of those that are the same only one.
#[must_use]
pub fn isolated(module: &Module, recognition: &Recognition) -> IsolatedAccesses {
    let mut isolation = Isolation { module, made: IsolatedAccesses::empty(module), known: HashMap::new() };
    for site in &recognition.sites {
        let code =
            AccessCode::new(module, site.function, site.block, site.instructions.clone(), site.result());
        let site = code.site(site);
        isolation.add(site.function, code, Some(site));
    }
    for load in &recognition.record_loads {
        let at = load.instruction;
        let block = &module.functions[load.function.index()].blocks[load.block.index()];
        let result = block.instructions[at].result;
        isolation.add(
            load.function,
            AccessCode::new(module, load.function, load.block, at..at + 1, result),
            None,
        );
    }
    isolation.made
}

impl IsolatedAccesses {
    fn empty(module: &Module) -> IsolatedAccesses {
        let (target, triple, types) = (module.target, module.triple.clone(), module.types.clone());
        // The pool keeps its numbers. Without what speaks of globals and functions: they are parameters.
        let kept = |body: &AggregateBody| {
            if is_long_integer(body) { body.clone() } else { AggregateBody::Bytes(Vec::new()) }
        };
        let aggregates = module.aggregates.iter().map(kept).collect();
        let module = Module { target, triple, types, aggregates, ..Module::new() };
        IsolatedAccesses { module, recognition: Recognition::default(), of_function: HashMap::new() }
    }
}

struct Isolation<'m> {
    module: &'m Module,
    made: IsolatedAccesses,
    known: HashMap<AccessIdentity, FuncId>,
}

/// The types of the values that an access uses, its instructions, and the site, if it is one to a bit-field.
type AccessIdentity = (Vec<TypeId>, Vec<Instruction>, Option<Site>);

impl Isolation<'_> {
    /// Adds an access of a function: that of a site, or the load of a record.
    fn add(&mut self, of: FuncId, code: AccessCode, site: Option<Site>) {
        // The same access, whatever function it is in.
        let site = site.map(|site| Site { function: FuncId(0), ..site });
        let name = format!("{}.access.{}", self.module.functions[of.index()].name, self.known.len());
        let function = code.function(name);
        let made = &mut self.made;
        let id = *self.known.entry((code.params, code.instructions, site.clone())).or_insert_with(|| {
            let id = made.module.add_function(function);
            let load = RecordLoad { function: id, block: BlockId::ENTRY, instruction: 0 };
            match site {
                Some(site) => made.recognition.sites.push(Site { function: id, ..site }),
                None => made.recognition.record_loads.push(load),
            }
            id
        });
        self.made.of_function.entry(of).or_default().push(id);
    }
}

/// The instructions of an access, with values numbered from what they use on.
#[derive(Clone, Debug)]
struct AccessCode {
    /// The types of the values that they use.
    params: Vec<TypeId>,
    instructions: Vec<Instruction>,
    /// The types of all values.
    values: Vec<TypeId>,
    result: Option<ValueId>,
    /// The operands that it uses and makes, and the numbers of the values that stand for them.
    renumbered: Vec<(Operand, ValueId)>,
}

const fn is_long_integer(body: &AggregateBody) -> bool {
    matches!(body, AggregateBody::Integer(_) | AggregateBody::Wide(_))
}

/// True for what an access is given: values of the function, and addresses, which only the module of the function knows.
fn is_given(module: &Module, operand: Operand) -> bool {
    match operand {
        Operand::Value(_) => true,
        Operand::Const(Const::Global { .. } | Const::Function(_) | Const::BlockAddress { .. }) => true,
        Operand::Const(Const::Aggregate { id, .. }) => !is_long_integer(&module.aggregates[id.0 as usize]),
        Operand::Const(_) => false,
    }
}

impl AccessCode {
    fn new(
        module: &Module,
        function: FuncId,
        block: BlockId,
        instructions: Range<usize>,
        result: Option<ValueId>,
    ) -> AccessCode {
        let function = &module.functions[function.index()];
        let old = &function.blocks[block.index()].instructions[instructions];
        let made: Vec<Operand> =
            old.iter().filter_map(|instruction| instruction.result).map(Operand::Value).collect();
        let mut order: Vec<Operand> = Vec::new();
        for operand in old.iter().flat_map(|instruction| instruction.op.operands()) {
            if is_given(module, operand) && !made.contains(&operand) && !order.contains(&operand) {
                order.push(operand);
            }
        }
        let types = |operands: &[Operand]| -> Vec<TypeId> {
            operands.iter().filter_map(|operand| operand.ty(&function.values)).collect()
        };
        let params = types(&order);
        order.extend(made);
        let renumbered: Vec<(Operand, ValueId)> =
            order.iter().zip(0..).map(|(&old, new)| (old, ValueId(new))).collect();
        let mut code = AccessCode {
            params,
            instructions: old.to_vec(),
            values: types(&order),
            result: None,
            renumbered,
        };
        code.result = result.map(|value| code.renumbered_value(value));
        let mut instructions = std::mem::take(&mut code.instructions);
        for instruction in &mut instructions {
            instruction.result = instruction.result.map(|value| code.renumbered_value(value));
            instruction.metadata = None;
            instruction.op.operands_mut().for_each(|operand| *operand = code.renumbered_operand(*operand));
        }
        code.instructions = instructions;
        code
    }

    fn renumbered_value(&self, value: ValueId) -> ValueId {
        self.number(value.into()).unwrap_or(value)
    }

    fn renumbered_operand(&self, operand: Operand) -> Operand {
        self.number(operand).map_or(operand, Operand::Value)
    }

    fn number(&self, operand: Operand) -> Option<ValueId> {
        self.renumbered.iter().find(|(old, _)| *old == operand).map(|(_, new)| *new)
    }

    fn function(&self, name: String) -> Function {
        let ret = self.result.map_or(TypeId::VOID, |value| self.values[value.index()]);
        let params = self.params.iter().map(|&ty| Param::plain(ty)).collect();
        let mut block = Block::new(Terminator::Ret(self.result.map(Operand::Value)));
        block.instructions = self.instructions.clone();
        let mut function = Function::declaration(name, ret, params);
        function.values = self.values.clone();
        function.blocks = vec![block];
        function
    }

    /// The access to a bit-field that it is, in a function of its own.
    fn site(&self, site: &Site) -> Site {
        let action = match site.action {
            Action::Read { result, declared } => {
                Action::Read { result: self.renumbered_value(result), declared }
            }
            Action::Write { value, declared, result } => Action::Write {
                value: self.renumbered_operand(value),
                declared,
                result: result.map(|AssignedValue { value, ty }| AssignedValue {
                    value: self.renumbered_value(value),
                    ty,
                }),
            },
        };
        Site {
            block: BlockId::ENTRY,
            instructions: 0..self.instructions.len(),
            unit_address: self.renumbered_operand(site.unit_address),
            action,
            attachments: None,
            ..site.clone()
        }
    }
}
