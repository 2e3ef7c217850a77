//! Operands, uses and successors: what is listed is what is printed.

use ir::{
    BlockId, Const, Function, Instruction, Module, Opcode, Operand, ProgramPoint, SpecialOp, Terminator,
    TerminatorOp, ValueId, Visitor, print_function, read_module, verify, walk,
};

const EVERYTHING: &str = include_str!("../samples/everything.ll");

/// The numbers of the values in a printed line, without the one it defines.
fn printed_uses(line: &str) -> Vec<u32> {
    let (_, right) = line.split_once(" = ").unwrap_or(("", line));
    let names = right.split("%v").skip(1);
    let digits = |name: &str| name.chars().take_while(char::is_ascii_digit).collect::<String>();
    names.filter_map(|name| digits(name).parse().ok()).collect()
}

/// The values that operands use.
fn used(operands: impl Iterator<Item = Operand>) -> Vec<u32> {
    let value = |operand| match operand {
        Operand::Value(value) => Some(value.0),
        Operand::Const(_) => None,
    };
    operands.filter_map(value).collect()
}

/// Sorted, because a store prints its value first, and a call its callee.
fn sorted(mut numbers: Vec<u32>) -> Vec<u32> {
    numbers.sort_unstable();
    numbers
}

/// Collects the values that each instruction uses, and counts opcodes.
#[derive(Default)]
struct Uses {
    all: Vec<Vec<u32>>,
    opcodes: Vec<Opcode>,
}

impl Visitor for Uses {
    fn instruction(&mut self, _: ProgramPoint, instruction: &Instruction) {
        self.all.push(used(instruction.op.operands()));
        self.opcodes.push(instruction.op.opcode());
    }

    fn terminator(&mut self, _: ProgramPoint, terminator: &Terminator) {
        self.all.push(used(terminator.operands()));
        self.opcodes.push(terminator.opcode());
    }
}

#[test]
fn operands_are_the_values_in_the_text() {
    let module = read_module(EVERYTHING).unwrap();
    let mut uses = Uses::default();
    walk::module(&mut uses, &module);
    let texts = module.functions.iter().map(|function| print_function(&module, function)).collect::<String>();
    // A `switch` prints a line for each case, which uses no value.
    let inside = |line: &&str| line.starts_with("  ") && !line.starts_with("    ") && line.trim() != "]";
    let lines: Vec<_> = texts.lines().filter(inside).collect();
    assert_eq!(lines.len(), uses.all.len());
    for (line, uses) in lines.iter().zip(&uses.all) {
        assert_eq!(sorted(printed_uses(line)), sorted(uses.clone()), "{line}");
    }
    for (line, opcode) in lines.iter().zip(&uses.opcodes) {
        assert!(line.contains(opcode.keyword()), "{line}: {opcode:?}");
    }
    assert!(uses.opcodes.contains(&Opcode::Special(SpecialOp::GetElementPtr)));
    assert!(uses.opcodes.contains(&Opcode::Terminator(TerminatorOp::Switch)));
}

fn function(module: &mut Module) -> &mut Function {
    module.functions.last_mut().unwrap()
}

#[test]
fn all_uses_of_a_value_are_replaced() {
    let text = "define i32 @f(i32 %v0, ptr %v1) {\nb0:\n  %v2 = add i32 %v0, %v0\n  store i32 %v0, ptr %v1, align 4\n  \
                br label %b1\nb1:\n  %v3 = phi i32 [ %v0, %b0 ]\n  %v4 = call i32 %v1(i32 %v0, i32 %v3)\n  ret i32 %v0\n}\n";
    let mut module = read_module(text).unwrap();
    function(&mut module).replace_uses(ValueId(0), Const::i32(7).into());
    verify(&module).unwrap();
    let printed = print_function(&module, &module.functions[0]);
    assert_eq!(
        printed.trim(),
        text.replace("i32 %v0, ptr %v1)", "HEAD")
            .replace("%v0", "7")
            .replace("HEAD", "i32 %v0, ptr %v1)")
            .trim()
    );
}

#[test]
fn successors_can_be_renamed() {
    let text = "define void @f(i1 %v0, i8 %v1) {\nb0:\n  br i1 %v0, label %b1, label %b2\nb1:\n  switch i8 %v1, label %b2 [ i8 1, label %b1 ]\nb2:\n  ret void\n}\n";
    let mut module = read_module(text).unwrap();
    let successors = |module: &Module| -> Vec<Vec<u32>> {
        let blocks = module.functions[0].blocks.iter();
        blocks.map(|block| block.terminator.successors().map(|to| to.0).collect()).collect()
    };
    assert_eq!(successors(&module), [vec![1, 2], vec![2, 1], vec![]]);
    for block in &mut function(&mut module).blocks {
        block.terminator.successors_mut().for_each(|to| *to = BlockId(2));
    }
    assert_eq!(successors(&module), [vec![2, 2], vec![2, 2], vec![]]);
}
