//! Canonical names and site numbers, so that equal reductions of different programs read the same.

use std::collections::HashSet;

use lang::{Function, Program, Side, visit};
use smol_str::{SmolStr, format_smolstr};

/// Names everything after its kind and position, and numbers the sites from 0.
pub(crate) fn canonical_names(program: &mut Program) {
    name_records(program);
    for (index, def) in program.enums.iter_mut().enumerate() {
        def.tag = format_smolstr!("E{index}");
        for (number, (name, _)) in def.constants.iter_mut().enumerate() {
            *name = format_smolstr!("E{index}_{number}");
        }
    }
    for (index, global) in program.globals.iter_mut().enumerate() {
        global.name = format_smolstr!("g{index}");
    }
    let entry = program.entry.index();
    for (index, function) in program.functions.iter_mut().enumerate() {
        function.name = match function.side {
            _ if index == entry => SmolStr::new_static("entry"),
            Side::Caller => format_smolstr!("caller{index}"),
            Side::Callee => format_smolstr!("callee{index}"),
        };
        canonical_locals(function);
    }
    visit::number_sites(program);
}

/// Names parameters and variables after their positions.
pub(crate) fn canonical_locals(function: &mut Function) {
    let params = function.params as usize;
    for (number, local) in function.locals.iter_mut().enumerate() {
        let kind = if number < params { 'p' } else { 'v' };
        local.name = format_smolstr!("{kind}{number}");
    }
}

/// Names records and their members after their positions.
pub(super) fn name_records(program: &mut Program) {
    // Members of an anonymous record share their scope with the members around it.
    let anonymous: HashSet<u32> = program
        .records
        .iter()
        .flat_map(|r| &r.fields)
        .filter(|f| f.is_anonymous_record())
        .filter_map(|f| f.ty.as_record())
        .map(|id| id.0)
        .collect();
    for (index, record) in (0u32..).zip(&mut program.records) {
        record.tag =
            if record.is_union() { format_smolstr!("U{index}") } else { format_smolstr!("S{index}") };
        for (number, field) in record.fields.iter_mut().enumerate() {
            if field.name.is_some() {
                let letter = letters(number);
                let name =
                    if anonymous.contains(&index) { format_smolstr!("{letter}{index}") } else { letter };
                field.name = Some(name);
            }
        }
    }
}

/// `a`, `b`, …, `z`, `a_1`, …
fn letters(number: usize) -> SmolStr {
    let letter = char::from(b'a' + (number % 26) as u8);
    match number / 26 {
        0 => format_smolstr!("{letter}"),
        round => format_smolstr!("{letter}_{round}"),
    }
}
