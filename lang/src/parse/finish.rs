//! Parts of a program that a text does not state: the entry, sides, active members of unions, the order of functions.

use std::collections::HashSet;

use base::text::{LocatedProblem, Result};

use super::order::callers_first;
use super::parser::Parser;
use crate::visit::{self, Visit, walk};
use crate::{Field, FuncId, Function, GlobalId, PlaceBase, Program, RecordKind, Side};

impl Parser<'_> {
    /// The program, once everything was read.
    pub(super) fn finish(mut self) -> Result<Program> {
        self.program.entry = self.find_entry()?;
        self.choose_active();
        self.free_locals_names();
        self.choose_sides();
        callers_first(&mut self.program);
        if self.prints {
            visit::number_sites(&mut self.program);
        }
        Ok(self.program)
    }

    fn find_entry(&self) -> Result<FuncId> {
        let takes_and_returns_nothing = |f: &Function| f.params == 0 && f.ret.is_none();
        let all = || self.program.functions().filter(|(_, f)| takes_and_returns_nothing(f));
        let named = || all().find(|(_, f)| f.name == "entry");
        let only = || all().next().filter(|_| all().count() == 1);
        let found = self.entry.or_else(|| named().or_else(only).map(|(id, _)| id));
        found.ok_or_else(|| {
            let wanted = "`main`, `entry` or one function that takes and returns nothing is wanted";
            LocatedProblem::invalid(self.cursor.byte_position(), wanted)
        })
    }

    /// The member that is used, or the first that can be.
    pub(super) fn choose_active(&mut self) {
        for (record, used) in self.program.records.iter_mut().zip(&self.active) {
            if let RecordKind::Union { active } = &mut record.kind {
                let member = |field: &Field| !field.is_unnamed_bit_field();
                let with_value = |field: &Field| member(field) && !field.ty.is_array_of_none();
                let first = record.fields.iter().position(with_value);
                let first = || first.or_else(|| record.fields.iter().position(member)).unwrap_or(0);
                *active = used.unwrap_or_else(|| first() as u32);
            }
        }
    }

    /// Makes the name of a `typedef` the tag of its record where a local variable or a parameter hides it (C11 6.2.1p4), which nothing does in
    /// the tree.
    fn free_locals_names(&mut self) {
        let functions = &self.program.functions;
        let taken: HashSet<&str> = functions
            .iter()
            .flat_map(|function| function.locals.iter().map(|local| &local.name).chain([&function.name]))
            .map(|name| name.as_str())
            .collect();
        for record in &mut self.program.records {
            record.untagged &= !taken.contains(record.tag.as_str());
        }
    }

    fn choose_sides(&mut self) {
        let entry = self.program.entry;
        for (id, marked) in (0..).map(FuncId).zip(&self.function_sides) {
            let unmarked = if id == entry { Side::Caller } else { Side::Callee };
            self.program[id].side = marked.unwrap_or(unmarked);
        }
        let mut by_entry = vec![false; self.program.globals.len()];
        walk::places(|place| {
            if let PlaceBase::Global(id) = place.base {
                by_entry[id.index()] = true;
            }
        })
        .function(&self.program[entry]);
        for ((id, marked), used) in (0..).map(GlobalId).zip(&self.global_sides).zip(by_entry) {
            let unmarked = if used { Side::Caller } else { Side::Callee };
            self.program[id].side = marked.unwrap_or(unmarked);
        }
    }
}
