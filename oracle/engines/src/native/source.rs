//! The text a compiler is given for a batch: every part of every program, under names that all configurations
//! can be linked with.

use ir::{Module, Neighbours};
use lang::print::{self, OffsetQuestion};
use lang::{CallVia, Program, Side, SidesDefined, Unit};
use lowering::lower::{append, layout_probes};
use lowering::{LowerError, Options, legalize};

/// A part of a program as one configuration compiles it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProgramPart {
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
    pub(super) fn prefix(self, part: ProgramPart) -> String {
        let letter = match part {
            ProgramPart::TableCallers => 't',
            ProgramPart::Callees => 'c',
            ProgramPart::DirectCallers => 'd',
        };
        format!("x{}{letter}{}_", self.configuration, self.program)
    }

    /// The function that answers the layout questions.
    pub(super) fn layout_probes(self) -> String {
        format!("x{}l{}_layout", self.configuration, self.program)
    }

    /// The symbol of a function of a program, on the part that represents its side.
    pub(super) fn function(self, program: &Program, id: lang::FuncId, callers: ProgramPart) -> String {
        let function = &program[id];
        let part = if function.side == Side::Caller { callers } else { ProgramPart::Callees };
        format!("{}{}", self.prefix(part), function.name)
    }

    /// A text of a compiler about this program, with the names that the program gave.
    pub(super) fn unprefixed(self, text: &str) -> String {
        let parts = [ProgramPart::TableCallers, ProgramPart::Callees, ProgramPart::DirectCallers]
            .map(|part| self.prefix(part));
        let tags = [format!("d{}", self.tags()), self.tags()];
        parts.iter().chain(&tags).fold(text.to_owned(), |text, prefix| text.replace(prefix, ""))
    }

    /// Before every tag.
    fn tags(self) -> String {
        format!("t{}_", self.program)
    }
}

/// The parts of each program that a configuration compiles.
#[derive(Clone, Copy, Debug)]
pub(super) struct Content {
    /// The function that answers the layout questions.
    pub layout_probes: bool,
    /// The way in which it asks for the offsets of members.
    pub offsets: OffsetQuestion,
    /// The caller side once more, calling the callees by name.
    pub direct: bool,
}

/// A unit, and the programs that are not in it.
#[derive(Debug)]
pub(super) struct Source {
    /// The text for the compiler.
    pub text: String,
    /// The programs that our lowering refuses, each with the reason.
    pub unsupported: Vec<(usize, String)>,
}

/// The programs of a unit, by their numbers in the batch.
pub(super) type NumberedPrograms<'a> = [(usize, &'a Program)];

/// Everything one configuration compiles of these programs, as C.
///
/// One translation unit holds both the callers that go through the table and the callees: the compiler cannot
/// know what the table points to, and starting it twice would cost more than that it reads the types once.
pub(super) fn c(configuration: usize, content: Content, programs: &NumberedPrograms<'_>) -> Source {
    let mut text = String::from(print::unit_prelude());
    for &(number, program) in programs {
        let naming = Naming { configuration, program: number };
        with_units(naming, content, |table, other| {
            print::unit(&mut text, program, &table);
            if content.layout_probes {
                let (tags, name) = (table.tag_prefix, naming.layout_probes());
                print::layout_probes(&mut text, program, tags, &name, content.offsets, |_| true);
            }
            print::definitions(&mut text, program, &other);
        });
    }
    Source { text, unsupported: Vec::new() }
}

/// The same as LLVM IR, by our lowering.
pub(super) fn ir(
    configuration: usize,
    content: Content,
    programs: &NumberedPrograms<'_>,
    options: &Options,
) -> Source {
    let mut unsupported: Vec<(usize, String)> = Vec::new();
    loop {
        let mut module = Module::new();
        let lowered = programs.iter().filter(|(number, _)| !unsupported.iter().any(|(u, _)| u == number));
        let failed = lowered.into_iter().find_map(|&(number, program)| {
            let naming = Naming { configuration, program: number };
            lower(&mut module, naming, content, program, options)
                .err()
                .map(|error| (number, error.to_string()))
        });
        // A module in which lowering failed is of no use (`lower::append`): begin again without the program.
        match failed {
            Some(failure) => unsupported.push(failure),
            None => return finished(module, options, programs, unsupported),
        }
    }
}

/// The text for LLVM. C programs store no poison, and LLVM's uninitialised memory is undef: plain words do.
fn finished(
    mut module: Module,
    options: &Options,
    programs: &NumberedPrograms<'_>,
    unsupported: Vec<(usize, String)>,
) -> Source {
    let legal = match options.strategy.goes_beyond_llvm() {
        true => legalize(&mut module, Neighbours::Words),
        false => Ok(()),
    };
    match legal {
        Ok(()) => Source { text: ir::print_module(&module), unsupported },
        Err(why) => {
            let all = programs.iter().map(|(number, _)| (*number, why.to_string())).collect();
            Source { text: String::new(), unsupported: all }
        }
    }
}

fn lower(
    module: &mut Module,
    naming: Naming,
    content: Content,
    program: &Program,
    options: &Options,
) -> Result<(), LowerError> {
    with_units(naming, content, |table, other| {
        append(module, program, &table, options)?;
        if content.layout_probes {
            layout_probes(module, program, table.tag_prefix, &naming.layout_probes(), options)?;
        }
        // IR has no tags to share: the types are entered again, under names of their own.
        let tag_prefix = &format!("d{}", table.tag_prefix);
        append(module, program, &Unit { tag_prefix, ..other }, options)
    })
}

/// The two units of a program: the callers that use the table; the callees, and if wanted callers that use their
/// names.
fn with_units<T>(naming: Naming, content: Content, f: impl FnOnce(Unit<'_>, Unit<'_>) -> T) -> T {
    let [table_prefix, callee_prefix, direct_prefix] =
        &[ProgramPart::TableCallers, ProgramPart::Callees, ProgramPart::DirectCallers]
            .map(|part| naming.prefix(part));
    let table = Unit {
        tag_prefix: &naming.tags(),
        caller_prefix: table_prefix,
        callee_prefix,
        define: SidesDefined::Callers,
        callees_by: CallVia::Table,
        callers_by: CallVia::Table,
    };
    let other = if content.direct {
        Unit { caller_prefix: direct_prefix, define: SidesDefined::Both, callees_by: CallVia::Name, ..table }
    } else {
        Unit { define: SidesDefined::Callees, ..table }
    };
    f(table, other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn diagnostics_name_things_as_the_program_does() {
        let naming = Naming { configuration: 3, program: 12 };
        let message = "program:4: `x3t12_main' calls `x3c12_f(struct t12_S)', not x3c1_f; %struct.dt12_S";
        assert_eq!(
            naming.unprefixed(message),
            "program:4: `main' calls `f(struct S)', not x3c1_f; %struct.S"
        );
    }
}
