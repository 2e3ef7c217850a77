//! Removal of metadata.

use ir::{AttachmentsId, MetadataTable, Module};

use super::EntryModule;
use crate::SiteRange;

/// Removes all metadata at once, then what is attached in one place, then what is listed under one name.
pub(super) fn drop_metadata(case: &mut EntryModule, sites: &mut SiteRange) {
    let module = &mut case.module;
    let is_empty = module.metadata == MetadataTable::default();
    if !is_empty && sites.next_is_chosen() {
        attachments(module).for_each(|attached| *attached = None);
        module.metadata = MetadataTable::default();
    }
    attachments(module).filter(|attached| attached.is_some()).for_each(|attached| {
        if sites.next_is_chosen() {
            *attached = None;
        }
    });
    module.metadata.named.retain(|_| !sites.next_is_chosen());
}

/// Every place that metadata may be attached to.
pub(super) fn attachments(module: &mut Module) -> impl Iterator<Item = &mut Option<AttachmentsId>> {
    let globals = module.globals.iter_mut().map(|global| &mut global.metadata);
    let functions = module.functions.iter_mut().flat_map(|function| {
        let blocks = function.blocks.iter_mut().flat_map(|block| {
            let instructions = block.instructions.iter_mut().map(|instruction| &mut instruction.metadata);
            instructions.chain([&mut block.metadata])
        });
        blocks.chain([&mut function.metadata])
    });
    globals.chain(functions)
}

/// The weight of the metadata: its nodes, and the places that it is attached to or listed in.
pub(super) fn detail(module: &Module) -> u64 {
    let globals = module.globals.iter().filter(|global| global.metadata.is_some()).count();
    let functions = module.functions.iter().map(|function| {
        let attached = |block: &ir::Block| {
            let instructions =
                block.instructions.iter().filter(|instruction| instruction.metadata.is_some()).count();
            instructions + usize::from(block.metadata.is_some())
        };
        function.blocks.iter().map(attached).sum::<usize>() + usize::from(function.metadata.is_some())
    });
    let MetadataTable { nodes, named, .. } = &module.metadata;
    (globals + functions.sum::<usize>() + nodes.len() + named.len()) as u64
}
