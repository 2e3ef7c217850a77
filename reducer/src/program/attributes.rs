//! Passes that remove attributes and qualifiers from declarations.

use lang::{Program, RecordKind};

use crate::SiteRange;

/// Removes `packed` and `aligned` (of enumerations, too), `ms_struct`, `transparent_union`, `scalar_storage_order`, `#pragma pack`, `volatile`, `_Atomic`, the `typedef` that names a record without a tag, and the mark of recursive functions.
pub(super) fn drop_attribute(program: &mut Program, sites: &mut SiteRange) {
    for record in &mut program.records {
        drop_flag(&mut record.packed, sites);
        drop_flag(&mut record.ms_struct, sites);
        drop_flag(&mut record.transparent, sites);
        drop_flag(&mut record.big_endian, sites);
        drop_flag(&mut record.untagged, sites);
        drop_value(&mut record.aligned, sites);
        drop_value(&mut record.pragma_pack, sites);
        for field in &mut record.fields {
            drop_flag(&mut field.packed, sites);
            drop_value(&mut field.aligned, sites);
            drop_value(&mut field.typedef_align, sites);
            drop_flag(&mut field.volatile, sites);
            drop_flag(&mut field.atomic, sites);
        }
    }
    for enumeration in &mut program.enums {
        drop_flag(&mut enumeration.packed, sites);
        drop_value(&mut enumeration.aligned, sites);
    }
    for global in &mut program.globals {
        drop_flag(&mut global.volatile, sites);
    }
    for function in &mut program.functions {
        drop_flag(&mut function.recursive, sites);
        for local in &mut function.locals {
            drop_flag(&mut local.volatile, sites);
        }
    }
}

fn drop_flag(flag: &mut bool, sites: &mut SiteRange) {
    if *flag && sites.next_is_chosen() {
        *flag = false;
    }
}

fn drop_value<T>(value: &mut Option<T>, sites: &mut SiteRange) {
    if value.is_some() && sites.next_is_chosen() {
        *value = None;
    }
}

/// Makes unions structures.
pub(super) fn union_to_structure(program: &mut Program, sites: &mut SiteRange) {
    for record in &mut program.records {
        if record.is_union() && sites.next_is_chosen() {
            record.kind = RecordKind::Struct;
        }
    }
}
