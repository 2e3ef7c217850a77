//! The edits of the passes over templates: a parameter less, or none.

use std::collections::HashMap;

use super::super::analysis::Analysis;
use super::super::edits::{Edits, Sites, elements};
use super::super::passes::nodes;
use super::super::syntax::{NodeId, Syntax};

/// Nodes that are a template's name with arguments.
const INSTANCES: [&str; 3] = ["template_type", "template_function", "template_method"];

/// Removes a parameter of a template with the arguments in its place.
pub(in crate::source) fn drop_template_parameter(analysis: &Analysis, text: &str) -> Sites {
    let syntax = &analysis.syntax;
    let families = families(syntax, text);
    nodes(analysis, |id, edits| {
        let list = syntax[id].parent.filter(|&list| syntax.kind(list) == "template_parameter_list")?;
        let template = syntax[list].parent.filter(|_| syntax[id].named)?;
        let position = elements(syntax, list).iter().position(|&parameter| parameter == id)?;
        let family = families.get(template_name(syntax, text, template)?)?;
        // Without parameters it is no template any more.
        if elements(syntax, list).len() < 2 || family.templates[0] != template {
            return None;
        }
        for &template in &family.templates {
            let list = syntax.child(template, "parameters")?;
            let &parameter = elements(syntax, list).get(position)?;
            let argument = family.argument(analysis, text, position, parameter)?;
            replace_parameter(analysis, parameter, &argument, edits);
            edits.drop_element(parameter);
        }
        for &arguments in &family.arguments {
            if let Some(&argument) = elements(syntax, arguments).get(position) {
                edits.drop_element(argument);
            }
        }
        Some(())
    })
}

/// Makes a template what it is with the arguments of its first use.
pub(in crate::source) fn instantiate(analysis: &Analysis, text: &str) -> Sites {
    instantiated(analysis, text, true)
}

/// Makes a template what it is with `int` for each of its parameters.
pub(in crate::source) fn instantiate_with_int(analysis: &Analysis, text: &str) -> Sites {
    instantiated(analysis, text, false)
}

fn instantiated(analysis: &Analysis, text: &str, by_use: bool) -> Sites {
    let syntax = &analysis.syntax;
    let families = families(syntax, text);
    nodes(analysis, |id, edits| {
        let is_template = syntax.kind(id) == "template_declaration";
        let family = families.get(is_template.then(|| template_name(syntax, text, id))??)?;
        if family.templates[0] != id {
            return None;
        }
        for &template in &family.templates {
            let list = syntax.child(template, "parameters")?;
            for (position, parameter) in elements(syntax, list).into_iter().enumerate() {
                let argument = match by_use {
                    true => family.argument(analysis, text, position, parameter)?,
                    false => simplest(syntax, parameter)?.to_owned(),
                };
                replace_parameter(analysis, parameter, &argument, edits);
            }
            edits.delete(syntax[template].range.start..syntax[list].range.end);
        }
        family.arguments.iter().for_each(|&list| edits.delete(syntax[list].range.clone()));
        Some(())
    })
}

/// The templates of one name: declarations, the definition, members that are defined outside; and the lists of arguments for them.
#[derive(Debug, Default)]
struct TemplateFamily {
    templates: Vec<NodeId>,
    arguments: Vec<NodeId>,
}

/// The families of a text, by name, without those that have specialisations.
fn families<'t>(syntax: &Syntax, text: &'t str) -> HashMap<&'t str, TemplateFamily> {
    let mut families: HashMap<&str, TemplateFamily> = HashMap::new();
    for id in syntax.ids().filter(|&id| syntax.kind(id) == "template_declaration") {
        if let Some(name) = template_name(syntax, text, id) {
            families.entry(name).or_default().templates.push(id);
        }
    }
    // A specialisation is none of the template.
    let has_parameters =
        |&id: &NodeId| syntax.child(id, "parameters").is_some_and(|list| !elements(syntax, list).is_empty());
    families.retain(|_, family| family.templates.iter().all(has_parameters));
    for id in syntax.ids().filter(|&id| INSTANCES.contains(&syntax.kind(id))) {
        let name = syntax.child(id, "name").map_or("", |name| &text[syntax[name].range.clone()]);
        if let (Some(family), Some(list)) = (families.get_mut(name), syntax.child(id, "arguments")) {
            family.arguments.push(list);
        }
    }
    families
}

impl TemplateFamily {
    /// The argument for a parameter at its first use outside of the templates; what it is by default, or the simplest, if there is none.
    fn argument(
        &self,
        analysis: &Analysis,
        text: &str,
        position: usize,
        parameter: NodeId,
    ) -> Option<String> {
        let syntax = &analysis.syntax;
        let outside = |list: &&NodeId| {
            !self
                .templates
                .iter()
                .any(|&template| syntax[template].range.contains(&syntax[**list].range.start))
        };
        let used = self
            .arguments
            .iter()
            .filter(outside)
            .find_map(|&list| elements(syntax, list).get(position).copied());
        let default =
            || syntax.child(parameter, "default_type").or_else(|| syntax.child(parameter, "default_value"));
        match used.or_else(default) {
            Some(argument) => Some(text[syntax[argument].range.clone()].to_owned()),
            None => simplest(syntax, parameter).map(str::to_owned),
        }
    }
}

/// The name of a template, or of the class whose member it is.
fn template_name<'t>(syntax: &Syntax, text: &'t str, template: NodeId) -> Option<&'t str> {
    let inner = syntax.named(template).last()?;
    let named = match syntax.kind(inner) {
        "alias_declaration" | "class_specifier" | "struct_specifier" | "union_specifier" => {
            syntax.child(inner, "name").filter(|&name| syntax.kind(name) == "type_identifier")?
        }
        "function_definition" | "declaration" => {
            name_in_declarator(syntax, syntax.child(inner, "declarator")?)?
        }
        _ => return None,
    };
    Some(&text[syntax[named].range.clone()])
}

fn name_in_declarator(syntax: &Syntax, declarator: NodeId) -> Option<NodeId> {
    match syntax.kind(declarator) {
        "identifier" | "field_identifier" | "type_identifier" => Some(declarator),
        // A member, by its class.
        "qualified_identifier" => {
            let scope = syntax.child(declarator, "scope")?;
            match syntax.kind(scope) {
                "template_type" => syntax.child(scope, "name"),
                _ => name_in_declarator(syntax, syntax.child(declarator, "name")?),
            }
        }
        "reference_declarator" => name_in_declarator(syntax, syntax.named(declarator).last()?),
        _ => name_in_declarator(syntax, syntax.child(declarator, "declarator")?),
    }
}

/// The simplest argument for a parameter; `None` for a pack, or for a template.
fn simplest(syntax: &Syntax, parameter: NodeId) -> Option<&'static str> {
    match syntax.kind(parameter) {
        "type_parameter_declaration" | "optional_type_parameter_declaration" => Some("int"),
        "parameter_declaration" | "optional_parameter_declaration" => Some("0"),
        _ => None,
    }
}

/// Puts an argument in the place of the uses of a parameter.
fn replace_parameter(analysis: &Analysis, parameter: NodeId, argument: &str, edits: &mut Edits) {
    let mut left = vec![parameter];
    while let Some(id) = left.pop() {
        left.extend(&analysis.syntax[id].children);
        let entity = analysis.model.entity(id).map(|entity| &analysis.model[entity]);
        for used in entity
            .filter(|entity| entity.declarations.first() == Some(&id))
            .iter()
            .flat_map(|entity| &entity.uses)
        {
            edits.replace(analysis.syntax[*used].range.clone(), argument);
        }
    }
}
