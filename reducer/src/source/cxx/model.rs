//! The names of C++ text by their spelling: what they mean takes overload resolution, templates and lookup in classes, which only a compiler
//! has. Parameters, local variables and labels are those of their function; any other spelling is one entity, with all that declare it.

use std::collections::HashMap;

use super::super::model::{Entity, EntityId, EntityKind, Model, Ty};
use super::super::syntax::{ListIndex, NodeId, Syntax};

/// Nodes that are names.
const NAMES: [&str; 5] =
    ["identifier", "field_identifier", "type_identifier", "namespace_identifier", "statement_identifier"];

/// Nodes with names of their own: parameters of templates and functions, and local variables.
const SCOPES: [&str; 7] = [
    "function_definition",
    "lambda_expression",
    "template_declaration",
    "function_declarator",
    "for_range_loop",
    "catch_clause",
    "requires_expression",
];

/// Specifiers that declare a type where they have a body or stand alone.
const TYPE_SPECIFIERS: [&str; 4] =
    ["class_specifier", "struct_specifier", "union_specifier", "enum_specifier"];

/// A declaration by a name: the kind, and the node that has the name to itself.
type DeclaredName = (EntityKind, Option<NodeId>);

/// The entities of a text.
pub(in crate::source) fn spelled_model(text: &str, syntax: &Syntax) -> Model {
    let mut builder = SpelledNames { text, syntax, entities: Vec::new(), known: HashMap::new() };
    let names: Vec<NodeId> = syntax.ids().filter(|&id| NAMES.contains(&syntax.kind(id))).collect();
    let declared: Vec<Option<DeclaredName>> = names.iter().map(|&name| declared_name(syntax, name)).collect();
    for (&name, declared) in names.iter().zip(&declared) {
        if let Some((kind, scope)) = *declared {
            builder.declare(name, kind, scope);
        }
    }
    for (&name, _) in names.iter().zip(&declared).filter(|(_, declared)| declared.is_none()) {
        builder.note_use(name);
    }
    let number = |id: &NodeId| syntax.kind(*id) == "number_literal";
    let types = syntax.ids().filter(number).map(|id| (id, Ty::Integer)).collect();
    Model::of_entities(builder.entities, types)
}

struct SpelledNames<'a> {
    text: &'a str,
    syntax: &'a Syntax,
    entities: Vec<Entity>,
    known: HashMap<(Option<NodeId>, &'a str), EntityId>,
}

impl<'a> SpelledNames<'a> {
    fn spelling(&self, name: NodeId) -> &'a str {
        &self.text[self.syntax[name].range.clone()]
    }

    fn declare(&mut self, name: NodeId, kind: EntityKind, scope: Option<NodeId>) {
        let spelling = self.spelling(name);
        let entities = &mut self.entities;
        let id = *self.known.entry((scope, spelling)).or_insert_with(|| {
            entities.push(Entity {
                kind,
                name: spelling.to_owned(),
                declarations: Vec::new(),
                uses: Vec::new(),
                ty: Ty::Unknown,
            });
            EntityId(ListIndex::new(entities.len() - 1))
        });
        self.entities[id.0.index()].declarations.push(name);
    }

    fn note_use(&mut self, name: NodeId) {
        let spelling = self.spelling(name);
        let syntax = self.syntax;
        // A member is no local variable.
        let is_member = syntax.kind(name) == "field_identifier" || is_qualified(syntax, name);
        let around = || syntax.ancestors(name).filter(|&node| SCOPES.contains(&syntax.kind(node)));
        let local = (!is_member)
            .then(|| around().find_map(|scope| self.known.get(&(Some(scope), spelling)).copied()))
            .flatten();
        if let Some(id) = local.or_else(|| self.known.get(&(None, spelling)).copied()) {
            self.entities[id.0.index()].uses.push(name);
        }
    }
}

/// True if a name comes after `::`.
fn is_qualified(syntax: &Syntax, name: NodeId) -> bool {
    syntax.parent_kind(name) == "qualified_identifier" && syntax.field(name) == Some("name")
}

/// The declaration of which this is the name; `None` if it is a use.
fn declared_name(syntax: &Syntax, name: NodeId) -> Option<DeclaredName> {
    let parent = syntax[name].parent?;
    let is_name = syntax.field(name) == Some("name");
    match syntax.kind(parent) {
        "enumerator" if is_name => Some((EntityKind::Enumerator, None)),
        "alias_declaration" if is_name => Some((EntityKind::Typedef, None)),
        "concept_definition" | "namespace_definition" | "namespace_alias_definition" if is_name => {
            Some((EntityKind::Tag, None))
        }
        kind if TYPE_SPECIFIERS.contains(&kind) && is_name => {
            declares_type(syntax, parent).then_some((EntityKind::Tag, None))
        }
        // A specialisation.
        "template_type" if is_name => {
            let specifier =
                syntax[parent].parent.filter(|&node| TYPE_SPECIFIERS.contains(&syntax.kind(node)))?;
            let declares = syntax.field(parent) == Some("name") && declares_type(syntax, specifier);
            declares.then_some((EntityKind::Tag, None))
        }
        "type_parameter_declaration" | "variadic_type_parameter_declaration" => {
            Some((EntityKind::Parameter, scope(syntax, name)))
        }
        "optional_type_parameter_declaration" if is_name => {
            Some((EntityKind::Parameter, scope(syntax, name)))
        }
        "structured_binding_declarator" => Some((EntityKind::Parameter, scope(syntax, name))),
        "lambda_capture_initializer" if syntax.field(name) == Some("left") => {
            Some((EntityKind::Parameter, scope(syntax, name)))
        }
        "labeled_statement" if syntax.field(name) == Some("label") => {
            Some((EntityKind::Label, scope(syntax, name)))
        }
        _ => declarator_name(syntax, name),
    }
}

/// True if a specifier of a class or enumeration declares it, and does not only name it.
fn declares_type(syntax: &Syntax, specifier: NodeId) -> bool {
    let alone = || {
        let list = ["translation_unit", "declaration_list", "field_declaration_list", "compound_statement"];
        let parent = syntax.parent_kind(specifier);
        list.contains(&parent)
            || parent == "template_declaration"
            || ["declaration", "field_declaration"].contains(&parent)
                && syntax[specifier].parent.is_some_and(|parent| syntax.child(parent, "declarator").is_none())
    };
    syntax.child(specifier, "body").is_some() || alone()
}

/// The node that has parameters and local variables to itself.
fn scope(syntax: &Syntax, name: NodeId) -> Option<NodeId> {
    syntax.ancestors(name).find(|&node| SCOPES.contains(&syntax.kind(node)))
}

/// The declaration whose declarator has the name.
fn declarator_name(syntax: &Syntax, name: NodeId) -> Option<DeclaredName> {
    let (mut node, mut is_function) = (name, false);
    loop {
        let parent = syntax[node].parent?;
        let kind = syntax.kind(parent);
        let role = syntax.field(node);
        let on = match kind {
            "qualified_identifier" | "template_function" | "template_type" => role == Some("name"),
            "destructor_name" | "operator_name" => true,
            "init_declarator" | "array_declarator" => role == Some("declarator"),
            "function_declarator" => {
                is_function |= role == Some("declarator");
                role == Some("declarator")
            }
            _ => kind.ends_with("_declarator") && !kind.starts_with("abstract"),
        };
        if !on {
            return (role == Some("declarator")).then(|| declared_by(syntax, parent, is_function))?;
        }
        node = parent;
    }
}

/// The kind and scope of what a declaration declares by a declarator.
fn declared_by(syntax: &Syntax, item: NodeId, is_function: bool) -> Option<DeclaredName> {
    let around = |kinds: &[&str]| syntax.ancestors(item).find(|&node| kinds.contains(&syntax.kind(node)));
    let holder = around(&["compound_statement", "field_declaration_list", "declaration_list"]);
    let in_block = holder.is_some_and(|holder| syntax.kind(holder) == "compound_statement");
    let function = || around(&["function_definition", "lambda_expression"]).filter(|_| in_block);
    Some(match syntax.kind(item) {
        "function_definition" => (EntityKind::Function, None),
        "declaration" | "field_declaration" if is_function => (EntityKind::Function, None),
        "declaration" => (EntityKind::Variable, function()),
        "field_declaration" => (EntityKind::Field, None),
        "type_definition" => (EntityKind::Typedef, None),
        "parameter_declaration" | "optional_parameter_declaration" | "variadic_parameter_declaration" => {
            (EntityKind::Parameter, parameter_scope(syntax, item))
        }
        "for_range_loop" => (EntityKind::Parameter, Some(item)),
        _ => return None,
    })
}

/// The node that has a parameter to itself: the definition of its function, if it is of one.
fn parameter_scope(syntax: &Syntax, parameter: NodeId) -> Option<NodeId> {
    let nearest = scope(syntax, parameter)?;
    if syntax.kind(nearest) != "function_declarator" {
        return Some(nearest);
    }
    let item = syntax.declaration_of(nearest)?;
    Some(if syntax.kind(item) == "function_definition" { item } else { nearest })
}

/// The declaration, definition or element of a list that goes with a name.
pub(in crate::source) fn declared_item(syntax: &Syntax, name: NodeId) -> Option<NodeId> {
    let items = |kind: &str| {
        kind.ends_with("_declaration")
            || kind.ends_with("_definition")
            || kind == "declaration"
            || kind == "enumerator"
            || TYPE_SPECIFIERS.contains(&kind)
    };
    syntax.ancestors(name).find(|&node| items(syntax.kind(node)))
}
