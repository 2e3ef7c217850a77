//! Every production, instruction and flag is generated eventually.

use std::collections::BTreeSet;

use generator::dna;
use generator::ir::{ModuleConfig, Profile, module, productions, productions_used};
use ir::{
    BinaryOp, Compare, Const, Flag, FunctionAttr, IntPredicate, MemoryOp, Module, Op, ParamAttr, Terminator,
};

/// Collects the instructions, flags, attributes and constants of a module, in the words of the text form.
fn census(module: &Module, found: &mut BTreeSet<String>) {
    for function in &module.functions {
        let attributes = function.params.iter().map(|param| param.attrs).chain([function.ret_attrs]);
        found.extend(
            attributes.flat_map(|a| a.flags.iter().collect::<Vec<ParamAttr>>()).map(|a| a.keyword().into()),
        );
        let flags: Vec<FunctionAttr> = function.attrs.flags.iter().collect();
        found.extend(flags.into_iter().map(|flag| flag.keyword().to_owned()));
        found.insert(format!("{:?} linkage", function.linkage));
        for block in &function.blocks {
            found.insert(terminator(&block.terminator).to_owned());
            block.instructions.iter().for_each(|instruction| operation(module, &instruction.op, found));
        }
    }
    let constants = format!("{module:?}");
    let kinds = ["Poison(", "Undef(", "Aggregate {"].into_iter().filter(|kind| constants.contains(kind));
    found.extend(kinds.map(|kind| format!("constant {kind}")));
}

fn terminator(terminator: &Terminator) -> &'static str {
    match terminator {
        Terminator::CondBr { .. } => "br i1",
        other => other.opcode().keyword(),
    }
}

/// Notes the opcode, with its condition, its callee or each of its flags.
fn operation(module: &Module, op: &Op, found: &mut BTreeSet<String>) {
    let keyword = match op.opcode().keyword() {
        "getelementptr" => "gep",
        keyword => keyword,
    };
    let word = match op {
        Op::Compare(Compare::Int { predicate, .. }) => format!("icmp {}", predicate.keyword()),
        Op::Call(call) => {
            let ir::Callee::Direct(id) = call.callee else { return };
            let name = &module.functions[id.index()].name;
            if name.starts_with('f') { "call".to_owned() } else { format!("call {name}") }
        }
        Op::Memory(MemoryOp::Load { volatile: true, .. } | MemoryOp::Store { volatile: true, .. }) => {
            format!("{keyword} volatile")
        }
        _ => keyword.to_owned(),
    };
    found.insert(word);
    found.extend(op.flags().iter().map(|flag: Flag| format!("{keyword} {}", flag.keyword())));
}

/// The poison-generating flags, with the operations that have them.
const POISON_FLAGS: [(&str, &[&str]); 4] = [
    ("nuw", &["add", "sub", "mul", "shl", "trunc", "gep"]),
    ("nsw", &["add", "sub", "mul", "shl", "trunc"]),
    ("exact", &["udiv", "sdiv", "lshr", "ashr"]),
    ("nneg", &["zext", "uitofp"]),
];

/// The words of a module other than operators, conversions, conditions and their flags.
const OTHER_WORDS: &str = "fneg|freeze|select|phi|extractvalue|insertvalue|extractelement|insertelement|shufflevector|\
    alloca|load|load volatile|store|store volatile|gep|gep inbounds|gep nusw|or disjoint|ret|br|br i1|switch|call|\
    call bf_observe|call llvm.memcpy.p0.p0.i64|call llvm.memmove.p0.p0.i64|call llvm.memset.p0.i64|noundef|nonnull|\
    nounwind|noinline|External linkage|Internal linkage|constant Poison(|constant Undef(|constant Aggregate {";

fn expected_words() -> BTreeSet<String> {
    let operators = BinaryOp::ALL.iter().filter(|op| !op.is_float()).map(|op| op.keyword().to_owned());
    let casts = "trunc zext sext uitofp sitofp fptoui fptosi bitcast".split(' ').map(str::to_owned);
    let conditions = IntPredicate::ALL.iter().map(|predicate| format!("icmp {}", predicate.keyword()));
    let flags = POISON_FLAGS.iter().flat_map(|(flag, ops)| ops.iter().map(move |op| format!("{op} {flag}")));
    let others = OTHER_WORDS.split('|').map(str::to_owned);
    operators.chain(casts).chain(conditions).chain(flags).chain(others).collect()
}

#[test]
fn every_instruction_and_flag_is_in_some_of_two_thousand_modules() {
    let mut found = BTreeSet::new();
    for index in 0..2_000 {
        census(&module(&dna(21, index), &ModuleConfig::default()), &mut found);
    }
    let missing: Vec<_> = expected_words().difference(&found).cloned().collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_production_is_used_within_two_thousand_modules() {
    let used: BTreeSet<&str> =
        (0..2_000).flat_map(|index| productions_used(&dna(22, index), &ModuleConfig::default())).collect();
    let missing: Vec<_> = productions().filter(|name| !used.contains(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn small_modules_have_poison_promises_and_control_flow() {
    let mut found = BTreeSet::new();
    for index in 0..2_000 {
        census(&module(&dna(23, index), &ModuleConfig::new(Profile::IrSmall)), &mut found);
    }
    let wanted = "add nsw|sub nuw|shl nuw|lshr exact|sdiv exact|zext nneg|trunc nuw|or disjoint|freeze|select|phi|\
        br i1|switch|constant Poison(|constant Undef(";
    let missing: Vec<_> = wanted.split('|').filter(|word| !found.contains(*word)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn names_of_productions_are_unique() {
    let names: BTreeSet<_> = productions().collect();
    assert_eq!(names.len(), productions().count());
}

/// Some vector constants have both poison lanes and defined lanes.
#[test]
fn partly_poison_vector_constants_are_generated() {
    let torn = (0..2_000).any(|index| {
        let made = module(&dna(24, index), &ModuleConfig::default());
        made.aggregates.iter().any(|body| match body {
            ir::AggregateBody::Elements(lanes) => {
                lanes.iter().any(|lane| matches!(lane, Const::Poison(_)))
                    && lanes.iter().any(|lane| matches!(lane, Const::Int { .. }))
            }
            ir::AggregateBody::Bytes(_)
            | ir::AggregateBody::Integer(_)
            | ir::AggregateBody::Wide(_)
            | ir::AggregateBody::Expression(_)
            | ir::AggregateBody::Metadata(_) => false,
        })
    });
    assert!(torn);
}
