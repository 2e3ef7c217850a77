//! The place where a program stopped, for people: the line of its source, the instruction, and the way that poison
//! took there.

use interpreter::ProgramOutput;
use ir::{MetadataBody, MetadataField, MetadataId, MetadataValue, Module, ProgramPoint};
use refine::instruction_text;

/// Instructions of a way that are printed; of a longer one the first and the last.
const PRINTED: usize = 8;

/// The lines after the sentence that names the undefined behaviour.
pub(super) fn lines(module: &Module, place: ProgramPoint, output: &ProgramOutput) -> Vec<String> {
    let mut lines = vec![format!("  at {}", described(module, place))];
    let way = &output.poison;
    for (at, &place) in way.iter().enumerate() {
        if way.len() > PRINTED && at == PRINTED / 2 {
            lines.push(format!("  … {} more instructions", way.len() - PRINTED));
        }
        if way.len() > PRINTED && (PRINTED / 2..way.len() - PRINTED / 2).contains(&at) {
            continue;
        }
        let word = if at + 1 == way.len() { "born in" } else { "through" };
        lines.push(format!("  {word} {}", described(module, place)));
    }
    let calls = output.calls.iter().map(|&place| format!("  called by {}", described(module, place)));
    lines.extend(calls.take(PRINTED));
    lines
}

/// The calls that fill the stack: the latest ones, and how many more there are.
pub(super) fn open_calls(module: &Module, output: &ProgramOutput) -> Vec<String> {
    let calls = output.calls.iter().take(PRINTED).enumerate();
    let line = |(at, &place): (usize, &ProgramPoint)| {
        format!("  {} {}", if at == 0 { "at" } else { "called by" }, described(module, place))
    };
    let more = output.depth.saturating_sub(PRINTED - 1);
    let rest = (more > 0).then(|| format!("  … {more} more calls"));
    calls.map(line).chain(rest).collect()
}

/// `%v1 = load i32, ptr %v0` in @f (file.c:3)
fn described(module: &Module, place: ProgramPoint) -> String {
    let name = &module.functions[place.function.index()].name;
    let source = line(module, place).map_or(String::new(), |line| format!(" ({line})"));
    format!("`{}` in @{name}{source}", instruction_text(module, place))
}

/// `file.c:3`, from the instruction's `!dbg`.
pub(super) fn line(module: &Module, place: ProgramPoint) -> Option<String> {
    let block = module.functions.get(place.function.index())?.blocks.get(place.block.index())?;
    let attached = match block.instructions.get(place.index as usize) {
        Some(instruction) => instruction.metadata,
        None => block.metadata,
    };
    let metadata = &module.metadata;
    let location = metadata.attached(attached).iter().find(|attachment| attachment.kind == "dbg")?.node;
    let line = word(module, location, "line")?;
    // A lexical block of an included file names its own file; the others leave it to their scope.
    let mut scope = node(module, location, "scope");
    for _ in 0..64 {
        let here = scope?;
        if let Some(file) = node(module, here, "file") {
            let name = word(module, file, "filename")?;
            return Some(format!("{}:{line}", name.trim_matches('"')));
        }
        scope = node(module, here, "scope");
    }
    None
}

fn field<'m>(module: &'m Module, id: MetadataId, name: &str) -> Option<&'m MetadataField> {
    let MetadataBody::Specialized { fields, .. } = &module.metadata.nodes.get(id.index())?.body else {
        return None;
    };
    fields.iter().find(|(known, _)| known.as_deref() == Some(name)).map(|(_, field)| field)
}

fn node(module: &Module, id: MetadataId, name: &str) -> Option<MetadataId> {
    match field(module, id, name)? {
        MetadataField::Value(MetadataValue::Node(id)) => Some(*id),
        _ => None,
    }
}

fn word(module: &Module, id: MetadataId, name: &str) -> Option<String> {
    match field(module, id, name)? {
        MetadataField::Words(words) => Some(words.to_string()),
        MetadataField::Value(MetadataValue::Text(text)) => Some(String::from_utf8_lossy(text).into_owned()),
        _ => None,
    }
}
