//! The layout questions of [`crate::layout_query`] as C: asked at run time, or asserted at compile time.

use super::Printer;
use super::constant::bare;
use super::names::Names;
use super::record::anonymous;
use crate::layout_query::{LayoutQuery, SITE_BASE, layout_queries};
use crate::{Bytes, Field, Number, Program, RecordId, Unit, typing};

/// The way in which a text asks for the offset of a member.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OffsetQuestion {
    /// `__builtin_offsetof`, an extension of gcc and clang ([`crate::Features::BUILTIN_OFFSETOF`]).
    Builtin,
    /// The distance between the addresses of a variable and of its member, which every compiler knows.
    Addresses,
}

/// A function `void function_name(void)` that answers the layout questions about a program at these sites, in order. It comes after the
/// program's types ([`super::unit()`] with the same tag prefix).
///
/// A record that is only an anonymous member has no name in C: it is defined again, with its tag, inside the
/// function.
pub fn layout_probes(
    out: &mut String,
    program: &Program,
    tag_prefix: &str,
    function_name: &str,
    offsets: OffsetQuestion,
    asked: impl Fn(u32) -> bool,
) {
    let mut printer = Printer::new(out, names(program, tag_prefix));
    printer.line(&format!("void {function_name}(void);"));
    printer.line(&format!("void {function_name}(void)"));
    printer.line("{");
    printer.depth += 1;
    let anonymous = anonymous(program);
    let asked = (SITE_BASE..).zip(layout_queries(program)).filter(|(site, _)| asked(*site));
    let mut questions = asked.peekable();
    for (id, _) in program.records() {
        if questions.peek().is_none_or(|(_, probe)| probe.record() != id) {
            continue;
        }
        printer.line("{");
        printer.depth += 1;
        if anonymous[id.index()] {
            printer.record(id);
        }
        printer.line(&format!("{} r;", printer.names.record(id)));
        while let Some((site, probe)) = questions.next_if(|(_, probe)| probe.record() == id) {
            printer.probe(site, &probe, offsets);
        }
        printer.line("(void)r;");
        printer.depth -= 1;
        printer.line("}");
    }
    printer.depth -= 1;
    printer.line("}");
}

/// One `_Static_assert` for every layout question that `expected` answers with a size, alignment or offset in
/// bytes. Its message starts with the question's number in [`layout_queries`], so that a compiler's error names it.
///
/// Positions of bit-fields cannot be asserted: no constant expression reaches them. [`LayoutQuery::AllOnes`] is not
/// asked.
pub fn layout_assertions(
    out: &mut String,
    program: &Program,
    tag_prefix: &str,
    mut expected: impl FnMut(&LayoutQuery) -> Option<Bytes>,
) {
    let mut printer = Printer::new(out, names(program, tag_prefix));
    let anonymous = anonymous(program);
    for (id, _) in program.records().filter(|(id, _)| anonymous[id.index()]) {
        printer.record(id);
    }
    for (number, probe) in layout_queries(program).iter().enumerate() {
        let Some(question) = printer.question(probe) else { continue };
        if let Some(answer) = expected(probe) {
            printer.line(&format!("_Static_assert({question} == {answer}, \"{number}: {question}\");"));
        }
    }
}

fn names<'a>(program: &'a Program, tag_prefix: &'a str) -> Names<'a> {
    Names::new(program, Unit { tag_prefix, ..Unit::WHOLE })
}

impl Printer<'_, '_> {
    fn probe(&mut self, site: u32, probe: &LayoutQuery, offsets: OffsetQuestion) {
        // The address of a scalar that lies in reverse cannot be taken (GNU C manual, "Common Type Attributes").
        let by_addresses =
            offsets == OffsetQuestion::Addresses && !self.names.program[probe.record()].big_endian;
        if let (LayoutQuery::Offset(id, path), true) = (probe, by_addresses) {
            let member = self.member(*id, path).1;
            self.line(&format!("bf_observe({site}U, (char *)&r.{member} - (char *)&r);"));
        } else if let Some(question) = self.question(probe) {
            self.line(&format!("bf_observe({site}U, {question});"));
        } else if let LayoutQuery::AllOnes(id, path) = probe {
            let (field, designator) = self.member(*id, path);
            let value = all_ones(self.names, field);
            self.line("memset(&r, 0, sizeof(r));");
            self.line(&format!("r.{designator} = {value};"));
            // gcc warns of the conversion that no cast makes (`-Wscalar-storage-order`).
            let cast = if self.names.program[*id].big_endian { "(const void *)" } else { "" };
            self.line(&format!("bf_observe_bytes({site}U, {cast}&r, sizeof(r));"));
        }
    }

    /// The constant expression that answers a question, if one does.
    fn question(&self, probe: &LayoutQuery) -> Option<String> {
        let record = self.names.record(probe.record());
        match probe {
            LayoutQuery::Size(_) => Some(format!("sizeof({record})")),
            LayoutQuery::Align(_) => Some(format!("_Alignof({record})")),
            LayoutQuery::Offset(id, path) => {
                Some(format!("__builtin_offsetof({record}, {})", self.member(*id, path).1))
            }
            LayoutQuery::AllOnes(..) => None,
        }
    }

    /// The member at the end of a path, and its name: members of anonymous records are the outer record's.
    fn member(&self, outer: RecordId, path: &[u32]) -> (&Field, String) {
        let mut record = outer;
        let mut field = None;
        for index in path {
            let next = &self.names.program[record].fields[*index as usize];
            record = next.ty.as_record().unwrap_or(record);
            field = Some(next);
        }
        let field = field.expect("a layout question about a member has a path to it");
        (field, field.name.as_deref().unwrap_or("").to_owned())
    }
}

/// The value of an integer member whose bits are all ones: -1, or the greatest of an unsigned type.
fn all_ones(names: Names<'_>, field: &Field) -> String {
    let int = typing::integer(names.program, &field.ty).unwrap_or(crate::IntType::Int);
    let (low, high) = typing::range(names.program, int, field.bits);
    bare(names, if low < 0 { Number::MINUS_ONE } else { high }, &field.ty)
}
