//! Declarations without attributes and qualifiers.

use lang::{Program, RecordKind};

use crate::Chooser;

/// Drops `packed` (of enumerations, too), `aligned`, `#pragma pack`, `volatile` and needless recursion.
pub(super) fn drop_attribute(program: &mut Program, chooser: &mut Chooser) {
    for record in &mut program.records {
        drop_flag(&mut record.packed, chooser);
        drop_value(&mut record.aligned, chooser);
        drop_value(&mut record.pragma_pack, chooser);
        for field in &mut record.fields {
            drop_flag(&mut field.packed, chooser);
            drop_value(&mut field.aligned, chooser);
            drop_value(&mut field.typedef_align, chooser);
            drop_flag(&mut field.volatile, chooser);
        }
    }
    for enumeration in &mut program.enums {
        drop_flag(&mut enumeration.packed, chooser);
    }
    for global in &mut program.globals {
        drop_flag(&mut global.volatile, chooser);
    }
    for function in &mut program.functions {
        drop_flag(&mut function.recursive, chooser);
        for local in &mut function.locals {
            drop_flag(&mut local.volatile, chooser);
        }
    }
}

fn drop_flag(flag: &mut bool, chooser: &mut Chooser) {
    if *flag && chooser.take() {
        *flag = false;
    }
}

fn drop_value<T>(value: &mut Option<T>, chooser: &mut Chooser) {
    if value.is_some() && chooser.take() {
        *value = None;
    }
}

/// Declares unions as structures.
pub(super) fn union_to_structure(program: &mut Program, chooser: &mut Chooser) {
    for record in &mut program.records {
        if record.is_union() && chooser.take() {
            record.kind = RecordKind::Struct;
        }
    }
}
