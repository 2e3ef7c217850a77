//! The relations about the instruction set, as tables.

use std::sync::LazyLock;

use crate::domain::{Number, Word};
use crate::schema::{Count, LANGUAGE, OPCODES, RoleKind};
use crate::table::LanguageTables;
use crate::words::FIXED;

/// The relations about the instruction set, which are the same for all modules.
pub fn language() -> &'static LanguageTables {
    static TABLES: LazyLock<LanguageTables> = LazyLock::new(build);
    &TABLES
}

fn word(text: &str) -> Word {
    let at = FIXED.iter().position(|&known| known == text);
    // The build script gives every word of these tables a number.
    Word(at.map_or(u32::MAX, |at| at as u32))
}

const fn kind_name(kind: RoleKind) -> &'static str {
    match kind {
        RoleKind::Operand => "operand",
        RoleKind::Label => "label",
        RoleKind::Type => "type",
        RoleKind::Number => "number",
        RoleKind::Word => "word",
    }
}

const fn count_name(count: Count) -> &'static str {
    match count {
        Count::One => "one",
        Count::Maybe => "maybe",
        Count::Many => "many",
    }
}

fn build() -> LanguageTables {
    let mut tables = LanguageTables::default();
    for one in OPCODES {
        tables.add_opcode(word(one.opcode));
        for role in one.roles {
            let (kind, count) = (word(kind_name(role.kind)), word(count_name(role.count)));
            tables.add_opcode_role(word(one.opcode), word(role.name), kind, count);
        }
    }
    for power in 0..=32 {
        tables.add_power_of_two(Number::saturating(1_u64 << power));
    }
    let mut all = tables.all_mut();
    for (relation, rows) in LANGUAGE {
        let Some((_, table)) = all.iter_mut().find(|(name, _)| name == relation) else { continue };
        for row in *rows {
            let numbers: Vec<u32> = row.iter().map(|text| word(text).0).collect();
            table.add(&numbers);
        }
    }
    drop(all);
    tables.sort();
    tables
}
