//! Modules that mean the same and avoid a known defect of LLVM: where one is right and the original wrong, the defect
//! is the reason.

use ir::{
    Align, ChoiceOp, Function, Instruction, MemoryOp, Module, Op, Operand, Terminator, TypeId, ValueId,
};

/// A way to change a module.
#[derive(Clone, Copy, Debug)]
pub struct Workaround {
    /// The name in the ledger.
    pub name: &'static str,
    /// The change, in words.
    pub description: &'static str,
    apply: fn(&mut Function),
}

/// Every one of them.
pub const WORKAROUNDS: [Workaround; 3] = [
    Workaround {
        name: "freeze-through-memory",
        description: "each frozen value is stored once, and read back for its uses",
        apply: freeze_through_memory,
    },
    Workaround {
        name: "results-frozen",
        description: "each result is frozen before the function returns it",
        apply: freeze_results,
    },
    Workaround {
        name: "conditions-frozen",
        description: "each condition of a select is frozen before it",
        apply: freeze_conditions,
    },
];

impl Workaround {
    /// The workaround of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Workaround> {
        WORKAROUNDS.iter().find(|workaround| workaround.name == name)
    }

    /// The module after it. Whatever that may do, the original may do as well.
    #[must_use]
    pub fn applied(&self, module: &Module) -> Module {
        let mut module = module.clone();
        let defined = module.functions.iter_mut().filter(|function| !function.is_declaration());
        defined.for_each(self.apply);
        module
    }
}

/// No pass and no selection of instructions sees through a volatile access: all uses read the same bytes.
fn freeze_through_memory(function: &mut Function) {
    let mut slots = Vec::new();
    let mut blocks = std::mem::take(&mut function.blocks);
    for block in &mut blocks {
        let old = std::mem::take(&mut block.instructions);
        for instruction in old {
            match (&instruction.op, instruction.result) {
                (Op::Freeze(_), Some(result)) => {
                    let (slot, all) = stored_and_read(function, instruction, result);
                    slots.push(slot);
                    block.instructions.extend(all);
                }
                _ => block.instructions.push(instruction),
            }
        }
    }
    if let Some(entry) = blocks.first_mut() {
        entry.instructions.splice(0..0, slots);
    }
    function.blocks = blocks;
}

/// The slot that a result is stored in, and the instruction with a store and a load after it.
fn stored_and_read(
    function: &mut Function,
    instruction: Instruction,
    result: ValueId,
) -> (Instruction, [Instruction; 3]) {
    let (align, volatile) = (Align::EIGHT, true);
    let ty = function.values[result.index()];
    let (slot, first) = (function.new_value(TypeId::PTR), function.new_value(ty));
    let (ptr, value) = (Operand::Value(slot), Operand::Value(first));
    let memory = |result, memory| Instruction::new(result, Op::Memory(memory));
    let alloca = memory(Some(slot), MemoryOp::Alloca { ty, count: None, align });
    let all = [
        Instruction { result: Some(first), ..instruction },
        memory(None, MemoryOp::Store { value, ptr, align, volatile }),
        memory(Some(result), MemoryOp::Load { ty, ptr, align, volatile }),
    ];
    (alloca, all)
}

fn freeze_results(function: &mut Function) {
    let ty = function.ret;
    let mut blocks = std::mem::take(&mut function.blocks);
    for block in &mut blocks {
        if let Terminator::Ret(Some(value)) = &mut block.terminator {
            let frozen = function.new_value(ty);
            let op = Op::Freeze(std::mem::replace(value, Operand::Value(frozen)));
            block.instructions.push(Instruction::new(Some(frozen), op));
        }
    }
    function.blocks = blocks;
}

fn freeze_conditions(function: &mut Function) {
    let mut blocks = std::mem::take(&mut function.blocks);
    for block in &mut blocks {
        let old = std::mem::take(&mut block.instructions);
        for mut instruction in old {
            if let Op::Choice(ChoiceOp::Select { condition, .. }) = &mut instruction.op
                && let Some(ty) = condition.ty(&function.values)
            {
                let frozen = function.new_value(ty);
                let op = Op::Freeze(std::mem::replace(condition, Operand::Value(frozen)));
                block.instructions.push(Instruction::new(Some(frozen), op));
            }
            block.instructions.push(instruction);
        }
    }
    function.blocks = blocks;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of the bodies after a workaround.
    fn applied(name: &str, text: &str) -> Vec<String> {
        let module = ir::read_module(text).unwrap();
        let changed = Workaround::named(name).unwrap().applied(&module);
        ir::verify(&changed).unwrap();
        let text = ir::print_module(&changed);
        text.lines().filter_map(|line| line.strip_prefix("  ")).map(str::to_owned).collect()
    }

    #[test]
    fn every_use_of_a_frozen_value_reads_it_from_memory() {
        let text = "define i3 @f(i3 %x) {\n  %a = freeze i3 %x\n  %b = add i3 %a, %a\n  ret i3 %b\n}\n";
        let expected = [
            "%v3 = alloca i3, align 8",
            "%v4 = freeze i3 %v0",
            "store volatile i3 %v4, ptr %v3, align 8",
            "%v1 = load volatile i3, ptr %v3, align 8",
            "%v2 = add i3 %v1, %v1",
            "ret i3 %v2",
        ];
        assert_eq!(applied("freeze-through-memory", text), expected);
    }

    #[test]
    fn every_condition_is_frozen() {
        let text = "define i3 @f(i3 %x) {\n  %a = select i1 poison, i3 %x, i3 1\n  ret i3 %a\n}\n";
        let expected = ["%v2 = freeze i1 poison", "%v1 = select i1 %v2, i3 %v0, i3 1", "ret i3 %v1"];
        assert_eq!(applied("conditions-frozen", text), expected);
    }

    #[test]
    fn every_result_is_frozen() {
        let text = "define i3 @f(i3 %x) {\n  ret i3 %x\n}\n\ndefine void @g() {\n  ret void\n}\n";
        assert_eq!(applied("results-frozen", text), ["%v1 = freeze i3 %v0", "ret i3 %v1", "ret void"]);
    }
}
