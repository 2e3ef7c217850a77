//! The changes that mutants have, each an operator with its weight.

use rand::Rng;
use rand::seq::IndexedRandom;
use rand_chacha::ChaCha8Rng;
use tree_sitter::Node;

use super::Replacement;
use super::tree::{SourceTree, children, is_statement, is_value};

/// A way to change a text; it returns nothing where it does not apply.
pub struct SourceOperator {
    pub name: &'static str,
    /// Its weight among the others.
    pub weight: u32,
    pub apply: fn(&SourceTree<'_>, &mut ChaCha8Rng) -> Option<Vec<Replacement>>,
}

const fn operator(
    name: &'static str,
    weight: u32,
    apply: fn(&SourceTree<'_>, &mut ChaCha8Rng) -> Option<Vec<Replacement>>,
) -> SourceOperator {
    SourceOperator { name, weight, apply }
}

/// Every operator.
pub const OPERATORS: &[SourceOperator] = &[
    operator("number", 6, number),
    operator("operator", 4, binary_operator),
    operator("type", 5, primitive_type),
    operator("width", 6, width),
    operator("add-width", 5, add_width),
    operator("drop-width", 2, drop_width),
    operator("swap-fields", 3, swap_fields),
    operator("copy-field", 3, copy_field),
    operator("unnamed-bit-field", 3, unnamed_bit_field),
    operator("pack", 2, pack),
    operator("qualify", 2, qualify),
    operator("swap-statements", 2, swap_statements),
    operator("copy-statement", 3, copy_statement),
    operator("drop-statement", 2, drop_statement),
    operator("splice", 5, splice),
    operator("wrap", 5, wrap),
    operator("compound-assignment", 2, compound_assignment),
];

/// Integer types, by one name each.
const INTEGERS: [&str; 11] = [
    "_Bool",
    "char",
    "signed char",
    "unsigned char",
    "short",
    "unsigned short",
    "int",
    "unsigned int",
    "long",
    "unsigned long",
    "long long",
];

/// Numbers at which something changes.
const NUMBERS: [&str; 16] = [
    "0",
    "1",
    "2",
    "3",
    "7",
    "8",
    "15",
    "31",
    "32",
    "63",
    "127",
    "128",
    "255",
    "65535",
    "2147483647",
    "4294967295",
];

/// Operators that can replace each other: an operator that may be undefined never replaces one that cannot.
const CLASSES: [&[&str]; 5] =
    [&["+", "-", "*"], &["&", "|", "^"], &["<", "<=", ">", ">=", "==", "!="], &["&&", "||"], &["<<", ">>"]];

fn replaced(node: Node<'_>, by: impl Into<String>) -> Option<Vec<Replacement>> {
    Some(vec![Replacement { range: node.byte_range(), by: by.into() }])
}

fn inserted(at: usize, text: impl Into<String>) -> Option<Vec<Replacement>> {
    Some(vec![Replacement { range: at..at, by: text.into() }])
}

fn swapped(tree: &SourceTree<'_>, (one, other): (Node<'_>, Node<'_>)) -> Vec<Replacement> {
    vec![
        Replacement { range: one.byte_range(), by: tree.text(other).to_owned() },
        Replacement { range: other.byte_range(), by: tree.text(one).to_owned() },
    ]
}

fn number(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    let node = tree.draw(rng, |node| {
        node.kind() == "number_literal"
            && node.parent().is_none_or(|parent| parent.kind() != "bitfield_clause")
    })?;
    if rng.random_ratio(1, 4) {
        return replaced(node, rng.random::<i32>().unsigned_abs().to_string());
    }
    replaced(node, *NUMBERS.choose(rng)?)
}

fn binary_operator(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    let node = tree.draw_kind(rng, "binary_expression")?.child_by_field_name("operator")?;
    let class = CLASSES.iter().find(|class| class.contains(&tree.text(node)))?;
    replaced(node, *class.choose(rng)?)
}

fn primitive_type(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    let node = tree.draw(rng, |node| is_integer(tree, node))?;
    replaced(node, *INTEGERS.choose(rng)?)
}

fn is_integer(tree: &SourceTree<'_>, node: Node<'_>) -> bool {
    match node.kind() {
        "primitive_type" => {
            !["void", "float", "double"].contains(&tree.text(node))
                && node.parent().is_none_or(|parent| parent.kind() != "sized_type_specifier")
        }
        "sized_type_specifier" => !tree.text(node).contains("double"),
        _ => false,
    }
}

fn width(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    let clause = tree.draw_kind(rng, "bitfield_clause")?;
    let number = children(clause, |kind| kind == "number_literal").pop()?;
    replaced(number, drawn_width(rng).to_string())
}

/// A width in bits; most are at most those of `int`.
fn drawn_width(rng: &mut ChaCha8Rng) -> u32 {
    let most = *[8, 16, 32, 32, 64].choose(rng).unwrap_or(&32);
    rng.random_range(1..=most)
}

fn add_width(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    let field = tree.draw(rng, |node| {
        node.kind() == "field_declaration"
            && node.child_by_field_name("type").is_some_and(|of| is_integer(tree, of))
            && node.child_by_field_name("declarator").is_some_and(|name| name.kind() == "field_identifier")
            && children(node, |kind| kind == "bitfield_clause").is_empty()
    })?;
    let name = field.child_by_field_name("declarator")?;
    inserted(name.end_byte(), format!(" : {}", drawn_width(rng)))
}

fn drop_width(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    replaced(tree.draw_kind(rng, "bitfield_clause")?, "")
}

fn swap_fields(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    let pair = tree.draw_neighbours(rng, "field_declaration_list", |kind| kind == "field_declaration")?;
    Some(swapped(tree, pair))
}

/// One more field like another, with a name of its own.
fn copy_field(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    let field = tree.draw_kind(rng, "field_declaration")?;
    let name = field.child_by_field_name("declarator")?;
    if name.kind() != "field_identifier" {
        return None;
    }
    let (before, after) =
        (tree.slice(field.start_byte()..name.start_byte()), tree.slice(name.end_byte()..field.end_byte()));
    let copy = format!(" {before}{}_{:x}{after}", tree.text(name), rng.random::<u16>());
    inserted(field.end_byte(), copy)
}

fn unnamed_bit_field(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    let field = tree.draw_kind(rng, "field_declaration")?;
    let of = *["int", "unsigned char", "short", "long"].choose(rng)?;
    let width = if rng.random() { 0 } else { rng.random_range(1..=8) };
    inserted(field.end_byte(), format!(" {of} : {width};"))
}

fn pack(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    let record = tree
        .draw(rng, |node| node.kind() == "struct_specifier" && node.child_by_field_name("body").is_some())?;
    let attribute = *["packed", "aligned(2)", "aligned(16)"].choose(rng)?;
    inserted(record.start_byte() + "struct".len(), format!(" __attribute__(({attribute}))"))
}

fn qualify(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    let declaration = tree.draw(rng, |node| matches!(node.kind(), "declaration" | "field_declaration"))?;
    inserted(declaration.child_by_field_name("type")?.start_byte(), "volatile ")
}

fn swap_statements(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    let pair = tree.draw_neighbours(rng, "compound_statement", is_statement)?;
    Some(swapped(tree, pair))
}

fn copy_statement(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    let copied = tree.draw_kind(rng, "expression_statement")?;
    let block = copied.parent().filter(|parent| parent.kind() == "compound_statement")?;
    let beside = children(block, is_statement);
    inserted(beside.choose(rng)?.end_byte(), format!(" {}", tree.text(copied)))
}

fn drop_statement(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    replaced(tree.draw(rng, |node| is_statement(node.kind()) && node.kind() != "compound_statement")?, ";")
}

/// The longest expression that is put elsewhere, in bytes.
const SPLICED: usize = 80;

fn splice(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    let node = tree.draw(rng, is_value)?;
    let by = tree.draw(rng, |other| is_value(other) && other.byte_range().len() <= SPLICED)?;
    replaced(node, format!("({})", tree.text(by)))
}

fn wrap(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    let node = tree.draw(rng, is_value)?;
    let text = tree.text(node);
    let number = *NUMBERS.choose(rng)?;
    let by = match rng.random_range(0..8) {
        0 => format!("(-({text}))"),
        1 => format!("(~({text}))"),
        2 => format!("(!({text}))"),
        3 => format!("(({text}) ^ {number})"),
        4 => format!("(({text}) + {number})"),
        5 => format!("(({text}) >> {})", rng.random_range(1..8)),
        6 => format!("(({text}) ? {number} : ({text}))"),
        _ => format!("(({})({text}))", INTEGERS.choose(rng)?),
    };
    replaced(node, by)
}

fn compound_assignment(tree: &SourceTree<'_>, rng: &mut ChaCha8Rng) -> Option<Vec<Replacement>> {
    let node = tree.draw_kind(rng, "assignment_expression")?.child_by_field_name("operator")?;
    replaced(node, *["=", "+=", "-=", "^=", "|=", "&="].choose(rng)?)
}
