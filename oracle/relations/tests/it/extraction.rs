//! Checks of extraction: each relation and each role has rows, the instruction set is that of `ir`, and the thesis's examples are
//! there.

#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use crate::support;

use std::collections::{BTreeMap, BTreeSet};

use ir::{BinaryOp, CastOp, Conversion, Flag, Module, Opcode, ScalarClass, SizeChange};
use relations::{Domain, Facts, OPCODES, RELATIONS, RelationOrigin, RoleKind, language, role_views};
use support::edits::cases;

/// The modules on which relations are shown: the reader's samples, and modules that break rules.
fn samples() -> Vec<(String, Module, Facts)> {
    let mut all = Vec::new();
    let mut paths: Vec<_> =
        std::fs::read_dir("../../ir/tests/samples").unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.extend([std::path::PathBuf::from("tests/rare.ll")]);
    paths.sort();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|kind| kind == "ll")) {
        let text = std::fs::read_to_string(path).unwrap();
        let module = ir::read_module(&text).unwrap_or_else(|error| panic!("{}:{error}", path.display()));
        let facts = Facts::extract(&module);
        all.push((path.display().to_string(), module, facts));
    }
    for (name, example) in cases(include_str!("../illformed.txt")).0 {
        let facts = example.facts();
        all.push((name.to_owned(), example.module, facts));
    }
    let program = lang::parse::program(include_str!("../source.c"), "source.c").unwrap();
    let mut facts = Facts::extract(&Module::new());
    facts.add_source(&program).unwrap();
    all.push(("source".to_owned(), Module::new(), facts));
    all
}

#[test]
fn each_relation_has_rows() {
    let mut rows: BTreeMap<&str, usize> = BTreeMap::new();
    for (_, module, mut facts) in samples() {
        facts.add_texts(&module);
        facts.each_table(&mut |name, _, table| *rows.entry(name).or_insert(0) += table.count());
    }
    let empty: Vec<&str> = RELATIONS.iter().map(|row| row.name).filter(|name| rows[name] == 0).collect();
    // Pointers of LLVM 19 have no component.
    assert_eq!(empty, ["pointer_type_component"]);
}

#[test]
fn each_role_has_rows() {
    let mut met: BTreeSet<(String, String)> = BTreeSet::new();
    for (_, module, facts) in samples() {
        let tables = &facts.tables;
        let word = |number: u32| facts.text(&module, Domain::Word, number).to_string();
        let opcode = |i: u32| word(tables.instruction_opcode.prefix([i])[0][1]);
        let operands = tables.instruction_operand.iter().map(|row| [row[0], row[1]]);
        let labels = tables.instruction_label.iter().map(|row| [row[0], row[1]]);
        let types = tables.instruction_type_argument.iter().map(|row| [row[0], row[1]]);
        let numbers = tables.instruction_number.iter().map(|row| [row[0], row[1]]);
        let words = tables.instruction_word.iter().map(|row| [row[0], row[1]]);
        for [i, role] in operands.chain(labels).chain(types).chain(numbers).chain(words) {
            met.insert((opcode(i), word(role)));
        }
    }
    let known =
        |view: &relations::RoleView| met.contains(&(view.opcode.to_owned(), view.role.name.to_owned()));
    let missing: Vec<String> = role_views().filter(|view| !known(view)).map(|view| view.name).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// As many operands and labels as `ir` lists: nothing is left out, and nothing is there twice.
#[test]
fn all_operands_and_labels_are_there() {
    for (name, module, facts) in samples() {
        let mut operands = 0;
        let mut labels = 0;
        for block in module.functions.iter().flat_map(|function| &function.blocks) {
            for instruction in &block.instructions {
                operands += instruction.op.operands().count();
                operands += match &instruction.op {
                    ir::Op::Call(call) => usize::from(!matches!(call.callee, ir::Callee::Indirect(_))),
                    _ => 0,
                };
                if let ir::Op::Choice(ir::ChoiceOp::Phi { incoming, .. }) = &instruction.op {
                    labels += incoming.len();
                }
            }
            operands += block.terminator.operands().count();
            let direct = |call: &ir::Call| !matches!(call.callee, ir::Callee::Indirect(_));
            operands += usize::from(block.terminator.call().is_some_and(direct));
            if let ir::Terminator::Switch { cases, .. } = &block.terminator {
                operands += cases.len();
            }
            labels += block.terminator.successors().count();
        }
        let tables = &facts.tables;
        assert_eq!(tables.instruction_operand.iter().count(), operands, "{name}");
        assert_eq!(tables.instruction_label.iter().count(), labels, "{name}");
        assert_eq!(facts.misfits(), [], "{name}");
    }
}

#[test]
fn the_instruction_set_is_that_of_ir() {
    let ours: Vec<&str> = OPCODES.iter().map(|roles| roles.opcode).collect();
    let mut theirs: Vec<&str> = Opcode::iter().map(Opcode::keyword).collect();
    let mut sorted = ours.clone();
    theirs.sort_unstable();
    sorted.sort_unstable();
    assert_eq!(sorted, theirs);
    let empty = Facts::default();
    let module = Module::new();
    let text = |number: u32| empty.text(&module, Domain::Word, number).to_string();
    let word = |text: &str| empty.find_word(text).unwrap().0;
    for opcode in Opcode::iter() {
        let at = word(opcode.keyword());
        let flags: BTreeSet<String> =
            language().opcode_flag.prefix([at]).iter().map(|row| text(row[1])).collect();
        let expected: BTreeSet<String> =
            opcode.flags().iter().map(|flag: Flag| flag.keyword().to_owned()).collect();
        assert_eq!(flags, expected, "{}", opcode.keyword());
        let ends = language().opcode_terminator.has([at]);
        assert_eq!(ends, matches!(opcode, Opcode::Terminator(_)), "{}", opcode.keyword());
    }
    for op in BinaryOp::ALL {
        let class = if op.is_float() { "fp" } else { "integer" };
        let row = [word(op.keyword()), word("first_operand"), word(class)];
        assert!(language().opcode_requires.has(row), "{}", op.keyword());
    }
    let class = |class: ScalarClass| match class {
        ScalarClass::Integer => "integer",
        ScalarClass::Float => "fp",
        ScalarClass::Pointer => "pointer",
    };
    for op in CastOp::ALL {
        let Conversion::Scalar(from, to, size) = op.spec().rule else { continue };
        let change = match size {
            SizeChange::Smaller => "smaller",
            SizeChange::Larger => "larger",
            SizeChange::Any => "any",
        };
        let row = [op.keyword(), class(from), class(to), change].map(word);
        assert!(language().opcode_conversion.has(row), "{}", op.keyword());
    }
}

/// The numbers of the thesis's relations are all 44.
#[test]
fn all_relations_of_the_thesis_are_there() {
    let mut numbers: BTreeSet<u32> = BTreeSet::new();
    for relation in RELATIONS {
        let RelationOrigin::Thesis(names, _) = relation.origin else { continue };
        for range in names.split(", ") {
            let number = |name: &str| name.strip_prefix('E').unwrap().parse::<u32>().unwrap();
            match range.split_once('–') {
                Some((first, last)) => numbers.extend(number(first)..=number(last)),
                None => numbers.extend([number(range)]),
            }
        }
    }
    // E17 and E37 are derived, as the thesis does in tables 72 and 104.
    numbers.extend([17, 37]);
    assert_eq!(numbers.into_iter().collect::<Vec<_>>(), (1..=44).collect::<Vec<_>>());
    let kinds: BTreeSet<&str> = OPCODES
        .iter()
        .flat_map(|roles| roles.roles)
        .map(|role| match role.kind {
            RoleKind::Operand => "operand",
            RoleKind::Label => "label",
            RoleKind::Type => "type",
            RoleKind::Number => "number",
            RoleKind::Word => "word",
        })
        .collect();
    assert_eq!(kinds.len(), 5);
}

/// The rows of a relation as texts.
fn texts(facts: &Facts, module: &Module, relation: &str) -> Vec<String> {
    let mut out = Vec::new();
    facts.each_table(&mut |name, columns, rows| {
        if name == relation {
            out = facts.facts_text(module, columns, rows).lines().map(str::to_owned).collect();
        }
    });
    out
}

/// Tables 58, 59, 66 to 68 and 83 to 119, on a module like those of the thesis.
#[test]
fn the_examples_of_the_thesis() {
    let module = ir::read_module(
        "define i32 @f(i32 %a, <4 x float> %v, { i32, { i8, i16 } } %s) {\n\
         %b = add i32 %a, 1\n %c = trunc i32 %b to i8\n \
         %d = extractvalue { i32, { i8, i16 } } %s, 1, 1\n ret i32 %b\n}",
    )
    .unwrap();
    let mut facts = Facts::extract(&module);
    facts.add_texts(&module);
    let has = |relation: &str, row: &str| {
        let rows = texts(&facts, &module, relation);
        assert!(rows.iter().any(|known| known == row), "{relation}: {row:?} is not among {rows:?}");
    };
    has("vector_type_size", "<4 x float>\t4");
    has("vector_type_component", "<4 x float>\tfloat");
    let signature = "i32 (i32, <4 x float>, { i32, { i8, i16 } })";
    has("function_type_return", &format!("{signature}\ti32"));
    has("function_type_param", &format!("{signature}\t1\t<4 x float>"));
    has("function_type_nparams", &format!("{signature}\t3"));
    has("function_param", "@f\t2\t@f:%v2");
    has("instruction_to", "@f:b0:0\t@f:%v3");
    has("instruction_next", "@f:b0:0\t@f:b0:1");
    has("instruction_operand", "@f:b0:0\tfirst_operand\t0\t@f:%v0");
    has("instruction_operand", "@f:b0:0\tsecond_operand\t0\timm0");
    has("immediate_value", "imm0\t1");
    has("constant_to_int", "imm0\t1");
    has("instruction_type_argument", "@f:b0:1\tto_type\ti8");
    has("instruction_number", "@f:b0:2\tindex\t1\t1");
    let derived = facts.derive();
    let word = |relation: &str| {
        let mut rows = Vec::new();
        derived.for_each_row(&mut |name, row| {
            if name == relation {
                let columns = relations::DERIVED.iter().find(|row| row.name == name).unwrap().columns;
                rows.push(facts.row_text(&module, columns, row));
            }
        });
        rows
    };
    assert_eq!(word("conversion_from_type"), ["@f:b0:1\ti32\n"]);
    assert_eq!(
        word("interm_type"),
        ["@f:b0:2\t0\t{ i32, { i8, i16 } }\n", "@f:b0:2\t1\t{ i8, i16 }\n", "@f:b0:2\t2\ti16\n"]
    );
    assert_eq!(word("value_type"), ["@f:b0:2\ti16\n"]);
    assert_eq!(word("function_wellformed"), ["@f\n"]);
    assert_eq!(word("function_illformed"), Vec::<String>::new());
}
