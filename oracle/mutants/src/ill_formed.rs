//! Single mutations of well-formed modules, most of which are ill-formed: what verifiers are tried with.

use ir::{
    AggregateOp, BinaryOp, BlockId, CastOp, ChoiceOp, Const, Flag, FlagSet, FuncId, Function, Global,
    Instruction, Linkage, Module, Op, Operand, ParamAttr, Passing, Terminator, TypeId, ValueId,
};

/// A source of numbers that are the same everywhere.
#[derive(Clone, Debug)]
pub struct Numbers(u64);

impl Numbers {
    /// Those of a seed.
    #[must_use]
    pub fn new(seed: u64) -> Numbers {
        Numbers(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 16) as usize % bound.max(1)
    }
}

/// The kinds of mutation.
pub const KINDS: usize = MUTATIONS.len();

/// A change by its kind of place. It returns `None` if the module has no such place.
enum Mutation {
    /// The instruction of a site.
    Instruction(fn(&mut Function, &MutationSite, &mut Numbers) -> Option<()>),
    /// A function, which may have no instruction.
    Function(fn(&mut Function, &MutationSite, &mut Numbers) -> Option<()>),
    /// A global variable.
    Global(fn(&mut Global, &MutationSite, &mut Numbers) -> Option<()>),
}

use Mutation::{Function as OfFunction, Global as OfGlobal, Instruction as OfInstruction};

/// The mutations by their kinds. One that stands twice is tried twice as often.
const MUTATIONS: [Mutation; 23] = [
    OfInstruction(replace_operand_by_value),
    OfInstruction(replace_operand_by_value),
    OfInstruction(replace_operand_by_constant),
    OfInstruction(move_instruction),
    OfInstruction(remove_instruction),
    OfInstruction(change_written_type),
    OfInstruction(change_result_type),
    OfInstruction(change_operator),
    OfInstruction(change_index),
    OfInstruction(change_phi),
    OfInstruction(change_phi),
    OfInstruction(misplace_flag),
    OfFunction(change_call),
    OfFunction(change_call),
    OfFunction(change_callee),
    OfFunction(|function, site, _| terminate(function, site, Terminator::Ret(Some(site.value)))),
    OfFunction(|function, site, _| terminate(function, site, Terminator::Ret(None))),
    OfFunction(|function, site, numbers| {
        let to = any_block(function, numbers);
        terminate(function, site, Terminator::Br(to))
    }),
    OfFunction(|function, site, numbers| {
        let (if_true, if_false) = (any_block(function, numbers), any_block(function, numbers));
        terminate(function, site, Terminator::CondBr { condition: site.value, if_true, if_false })
    }),
    OfFunction(add_parameter_attribute),
    OfFunction(change_linkage),
    OfGlobal(change_global),
    OfInstruction(repeat_instruction),
];

/// The place in a function that a mutation changes, and the replacement.
struct MutationSite {
    block: usize,
    index: usize,
    ty: TypeId,
    callee: FuncId,
    value: Operand,
    constant: Const,
}

/// Changes one thing of a kind; `false` if the module has nothing of it.
pub fn mutate(module: &mut Module, kind: usize, numbers: &mut Numbers) -> bool {
    let defined: Vec<usize> =
        (0..module.functions.len()).filter(|&at| !module.functions[at].is_declaration()).collect();
    if defined.is_empty() {
        return false;
    }
    let at = defined[numbers.below(defined.len())];
    let types =
        [TypeId::I1, TypeId::I8, TypeId::I32, TypeId::I64, TypeId::PTR, TypeId::FLOAT, TypeId::DOUBLE];
    let ty = types[numbers.below(types.len())];
    let callee = FuncId(numbers.below(module.functions.len()) as u32);
    let function = &mut module.functions[at];
    let block = numbers.below(function.blocks.len());
    let instructions = function.blocks[block].instructions.len();
    let index = numbers.below(instructions);
    let value = Operand::Value(ValueId(numbers.below(function.values.len()) as u32));
    let constant = match numbers.below(5) {
        0 => Const::i32(7),
        1 => Const::i64(1),
        2 => Const::Null,
        3 => Const::Undef(ty),
        _ => Const::float(1.0),
    };
    let site = MutationSite { block, index, ty, callee, value, constant };
    let changed = match MUTATIONS.get(kind) {
        // In a block of nothing but its terminator, `index` is of no instruction.
        Some(Mutation::Instruction(_)) if instructions == 0 => None,
        Some(Mutation::Instruction(change) | Mutation::Function(change)) => change(function, &site, numbers),
        Some(Mutation::Global(change)) => {
            module.globals.first_mut().and_then(|global| change(global, &site, numbers))
        }
        None => None,
    };
    changed.is_some()
}

fn any_block(function: &Function, numbers: &mut Numbers) -> BlockId {
    BlockId(numbers.below(function.blocks.len()) as u32)
}

fn instruction<'f>(function: &'f mut Function, site: &MutationSite) -> &'f mut Instruction {
    &mut function.blocks[site.block].instructions[site.index]
}

fn any_operand<'f>(
    function: &'f mut Function,
    site: &MutationSite,
    numbers: &mut Numbers,
) -> Option<&'f mut Operand> {
    let operands: Vec<&mut Operand> = instruction(function, site).op.operands_mut().collect();
    let chosen = numbers.below(operands.len());
    operands.into_iter().nth(chosen)
}

fn replace_operand_by_value(
    function: &mut Function,
    site: &MutationSite,
    numbers: &mut Numbers,
) -> Option<()> {
    *any_operand(function, site, numbers)? = site.value;
    Some(())
}

fn replace_operand_by_constant(
    function: &mut Function,
    site: &MutationSite,
    numbers: &mut Numbers,
) -> Option<()> {
    *any_operand(function, site, numbers)? = site.constant.into();
    Some(())
}

fn move_instruction(function: &mut Function, site: &MutationSite, numbers: &mut Numbers) -> Option<()> {
    let moved = function.blocks[site.block].instructions.remove(site.index);
    let to = numbers.below(function.blocks.len());
    let place = numbers.below(function.blocks[to].instructions.len() + 1);
    function.blocks[to].instructions.insert(place, moved);
    Some(())
}

fn remove_instruction(function: &mut Function, site: &MutationSite, _: &mut Numbers) -> Option<()> {
    function.blocks[site.block].instructions.remove(site.index);
    Some(())
}

fn repeat_instruction(function: &mut Function, site: &MutationSite, _: &mut Numbers) -> Option<()> {
    let again = instruction(function, site).clone();
    function.blocks[site.block].instructions.push(again);
    Some(())
}

fn change_written_type(function: &mut Function, site: &MutationSite, _: &mut Numbers) -> Option<()> {
    *instruction(function, site).op.types_mut().next()? = site.ty;
    Some(())
}

fn change_result_type(function: &mut Function, site: &MutationSite, _: &mut Numbers) -> Option<()> {
    let result = instruction(function, site).result?;
    function.values[result.index()] = site.ty;
    Some(())
}

fn change_operator(function: &mut Function, site: &MutationSite, numbers: &mut Numbers) -> Option<()> {
    match &mut instruction(function, site).op {
        Op::Binary(binary) => {
            binary.op = BinaryOp::ALL[numbers.below(BinaryOp::ALL.len())];
            binary.flags = ir::ArithFlags::NONE;
        }
        Op::Cast(cast) => {
            cast.op = CastOp::ALL[numbers.below(CastOp::ALL.len())];
            cast.flags = ir::CastFlags::default();
        }
        _ => return None,
    }
    Some(())
}

fn change_index(function: &mut Function, site: &MutationSite, numbers: &mut Numbers) -> Option<()> {
    match &mut instruction(function, site).op {
        Op::Aggregate(AggregateOp::Extract { indices, .. } | AggregateOp::Insert { indices, .. }) => {
            indices[0] = numbers.below(4) as u32;
        }
        Op::Memory(ir::MemoryOp::Gep(gep)) => {
            let at = numbers.below(gep.indices.len());
            *gep.indices.get_mut(at)? = Const::i32(numbers.below(4) as i32).into();
        }
        _ => return None,
    }
    Some(())
}

/// The first phi has a value more or less, or names another block.
fn change_phi(function: &mut Function, site: &MutationSite, numbers: &mut Numbers) -> Option<()> {
    let blocks = function.blocks.len();
    let instructions = function.blocks.iter_mut().flat_map(|block| &mut block.instructions);
    let incoming = instructions.into_iter().find_map(|candidate| match &mut candidate.op {
        Op::Choice(ChoiceOp::Phi { incoming, .. }) => Some(incoming),
        _ => None,
    })?;
    match numbers.below(3) {
        0 if incoming.len() > 1 => drop(incoming.pop()),
        1 => incoming.push((site.value, BlockId(numbers.below(blocks) as u32))),
        _ => incoming[0].1 = BlockId(numbers.below(blocks) as u32),
    }
    Some(())
}

fn misplace_flag(function: &mut Function, site: &MutationSite, numbers: &mut Numbers) -> Option<()> {
    let flags = [Flag::NNan, Flag::Reassoc];
    let changed = instruction(function, site);
    changed.flags = FlagSet::NONE.with_attribute(flags[numbers.below(2)]);
    Some(())
}

/// The first call has another callee or type, or an argument more or less.
fn change_call(function: &mut Function, site: &MutationSite, numbers: &mut Numbers) -> Option<()> {
    let call = function.calls_mut().next()?;
    match numbers.below(4) {
        0 if !call.args.is_empty() => drop(call.args.pop()),
        1 => call.args.push((site.value, ir::ParamAttrs::NONE)),
        2 => call.ret = site.ty,
        _ => call.callee = ir::Callee::Indirect(site.value),
    }
    Some(())
}

fn change_callee(function: &mut Function, site: &MutationSite, _: &mut Numbers) -> Option<()> {
    function.calls_mut().next()?.callee = ir::Callee::Direct(site.callee);
    Some(())
}

fn terminate(function: &mut Function, site: &MutationSite, terminator: Terminator) -> Option<()> {
    function.blocks[site.block].terminator = terminator;
    Some(())
}

fn add_parameter_attribute(
    function: &mut Function,
    site: &MutationSite,
    numbers: &mut Numbers,
) -> Option<()> {
    const FLAGS: [ParamAttr; 9] = [
        ParamAttr::ZeroExt,
        ParamAttr::SignExt,
        ParamAttr::NonNull,
        ParamAttr::NoAlias,
        ParamAttr::ReadOnly,
        ParamAttr::Returned,
        ParamAttr::ReadNone,
        ParamAttr::ImmArg,
        ParamAttr::Nest,
    ];
    let at = numbers.below(function.params.len());
    let attrs = &mut function.params.get_mut(at)?.attrs;
    match numbers.below(3) {
        0 => attrs.passing = Passing::SRet(TypeId::I32),
        1 => attrs.passing = Passing::ByVal(site.ty),
        _ => *attrs = attrs.with_attribute(FLAGS[numbers.below(FLAGS.len())]),
    }
    Some(())
}

fn change_linkage(function: &mut Function, _: &MutationSite, numbers: &mut Numbers) -> Option<()> {
    let linkages = [Linkage::Common, Linkage::ExternWeak, Linkage::Appending, Linkage::Internal];
    function.linkage = linkages[numbers.below(linkages.len())];
    Some(())
}

fn change_global(global: &mut Global, site: &MutationSite, numbers: &mut Numbers) -> Option<()> {
    match numbers.below(3) {
        0 => global.ty = site.ty,
        1 => global.initializer = Some(site.constant),
        _ => global.linkage = Linkage::Common,
    }
    Some(())
}
