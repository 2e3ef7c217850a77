//! The text a compiler is given for a batch: every part of every program, under names that all configurations
//! can be linked with.

use lang::{Define, Program, Reach, Side, Unit, print};

/// A part of a program as one configuration compiles it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The caller side that reaches callees through the table.
    TableCallers,
    /// The callee side.
    Callees,
    /// The caller side that calls the callees of its own unit by name.
    DirectCallers,
}

/// The names of one program as one configuration compiles it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Naming {
    /// The configuration's number in the toolchain.
    pub configuration: usize,
    /// The program's number in the batch.
    pub program: usize,
}

impl Naming {
    /// Before every function and global of a part.
    pub(super) fn prefix(self, part: Part) -> String {
        let letter = match part {
            Part::TableCallers => 't',
            Part::Callees => 'c',
            Part::DirectCallers => 'd',
        };
        format!("x{}{letter}{}_", self.configuration, self.program)
    }

    /// The function that answers the layout questions.
    pub(super) fn layout_probes(self) -> String {
        format!("x{}l{}_layout", self.configuration, self.program)
    }

    /// The symbol of a function of a program, on the part that stands for its side.
    pub(super) fn function(self, program: &Program, id: lang::FuncId, callers: Part) -> String {
        let function = &program[id];
        let part = if function.side == Side::Caller { callers } else { Part::Callees };
        format!("{}{}", self.prefix(part), function.name)
    }

    /// Every prefix, for taking them out of a diagnostic.
    pub(super) fn prefixes(self) -> [String; 5] {
        let [t, c, d] =
            [Part::TableCallers, Part::Callees, Part::DirectCallers].map(|part| self.prefix(part));
        [t, c, d, self.table_tags(), self.direct_tags()]
    }

    fn table_tags(self) -> String {
        format!("t{}_", self.program)
    }

    fn direct_tags(self) -> String {
        format!("d{}_", self.program)
    }
}

/// Everything one configuration compiles of these programs, as C.
///
/// One translation unit holds both the caller side that goes through the table and the unit of both sides: the
/// compiler cannot know what the table points to, and starting it twice would cost more than it compiles.
pub(super) fn c(configuration: usize, programs: &[(usize, &Program)]) -> String {
    let mut out = String::from(print::unit_prelude());
    for &(number, program) in programs {
        let naming = Naming { configuration, program: number };
        with_units(naming, |table, direct| {
            print::unit(&mut out, program, &table);
            print::layout_probes(&mut out, program, table.tag_prefix, &naming.layout_probes());
            print::unit(&mut out, program, &direct);
        });
    }
    out
}

/// The two units of a program: the callers that use the table; the callees with callers that use their names.
fn with_units<T>(naming: Naming, f: impl FnOnce(Unit<'_>, Unit<'_>) -> T) -> T {
    let callee_prefix = &naming.prefix(Part::Callees);
    let table = Unit {
        tag_prefix: &naming.table_tags(),
        caller_prefix: &naming.prefix(Part::TableCallers),
        callee_prefix,
        define: Define::Callers,
        callees_by: Reach::Table,
        callers_by: Reach::Table,
    };
    let direct = Unit {
        tag_prefix: &naming.direct_tags(),
        caller_prefix: &naming.prefix(Part::DirectCallers),
        callee_prefix,
        define: Define::Both,
        callees_by: Reach::Name,
        callers_by: Reach::Table,
    };
    f(table, direct)
}
