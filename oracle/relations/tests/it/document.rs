//! The page of the schema, which `facts --schema` prints, has every relation, rule, question and opcode.

use relations::{DERIVED, OPCODES, QUESTIONS, RELATIONS, RULES, document};

/// The rows of the table with a heading that starts so: the cells of each.
fn rows<'a>(page: &'a str, heading: &str) -> Vec<Vec<&'a str>> {
    let section = page.split("\n## ").find(|section| section.starts_with(heading));
    let section = section.unwrap_or_else(|| panic!("the page has no section {heading}"));
    let cells = |line: &'a str| line.trim_matches(['|', ' ']).split(" | ").map(str::trim).collect();
    section.lines().filter(|line| line.starts_with("| ")).skip(1).map(cells).collect()
}

#[test]
fn every_row_of_the_tables_is_on_the_page() {
    let page = document();
    for relation in RELATIONS {
        assert!(page.contains(&format!("| `{}(", relation.name)), "{}", relation.name);
    }
    let derived: Vec<_> = DERIVED.iter().map(|relation| relation.name).collect();
    let rules: Vec<_> = RULES.iter().map(|rule| rule.name).collect();
    let questions: Vec<_> = QUESTIONS.iter().map(|question| question.name).collect();
    let opcodes: Vec<_> = OPCODES.iter().map(|roles| roles.opcode).collect();
    for name in derived {
        assert!(page.contains(&format!("\n| `{name}(")), "{name}");
    }
    for name in [rules, questions, opcodes].concat() {
        assert!(page.contains(&format!("\n| `{name}` |")), "{name}");
    }
}

#[test]
fn every_base_relation_of_the_thesis_is_somewhere() {
    let page = document();
    let rows = rows(&page, "Base relations of the thesis");
    assert_eq!(rows.len(), 44);
    for (number, row) in (1..).zip(rows) {
        assert!(row.len() == 2 && row[0] == format!("E{number}") && !row[1].is_empty(), "{row:?}");
    }
}

#[test]
fn every_derived_relation_of_the_thesis_is_there() {
    let page = document();
    // The first three are extracted.
    let mut numbers = vec![1_u32, 2, 3];
    for row in rows(&page, "Derived relations").into_iter().filter(|row| row[1].starts_with('I')) {
        let words = row[1].split([' ', ',', '(', ')']);
        numbers.extend(words.filter_map(|word| word.strip_prefix('I')?.parse::<u32>().ok()));
    }
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers, (1..=21).collect::<Vec<_>>());
}

#[test]
fn every_rule_has_a_source() {
    let page = document();
    for heading in ["Constraints of the thesis", "Completed", "Beyond LLVM's verifier"] {
        let rows = rows(&page, heading);
        assert!(!rows.is_empty(), "{heading}");
        for row in rows {
            assert!(row.len() >= 3 && !row[1].is_empty(), "{row:?}");
        }
    }
}

/// The page that people wrote names the tests and how the tables are printed.
#[test]
fn the_written_page_names_the_tests_and_the_verb() {
    let page = std::fs::read_to_string("../../docs/relations.md").unwrap();
    for name in [
        "oracle/relations/tests/illformed.txt",
        "oracle/relations/tests/it/extraction.rs",
        "oracle/relations/tests/it/compiled/datalog.rs",
        "bitfrost facts --schema",
    ] {
        assert!(page.contains(name), "the page names {name}");
    }
}
