//! Runs units: the reference's side and the tables are compiled once, each engine's side is linked with them, and what the run notes
//! becomes a report.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use engines::call_defect::Direction;
use engines::process::{Command, Completed, End, StandardInput};
use lang::{Bits, RecordId, SignatureUnit};
use lowering::layout::Layouts;
use tempfile::TempDir;

use crate::build::{RefusalKind, RefusedFunction, build, job, named_in};
use crate::job::{AFTER, RESULT, UnitJob, WIDE};
use crate::language::c::reference;
use crate::log::{Note, NoteKind, RunLog};
use crate::spec::{Method, Variant};
use crate::tables::{Linkage, UnitValues, tables};
use crate::tools::{LiveEngine, Reference, UnitTools, UnitToolsError, UnitToolsResult, file};
use crate::values::{ObjectValues, ROUNDS};

/// The most times that a run is resumed after a call that it died of.
const RESTARTS: u32 = 40;

/// The most times that objects are linked, each time without the functions that the last time needed what is not there.
const LINKS: u32 = 4;
/// The lines of a linker's message that are kept.
const LINES_OF_LINKER: usize = 6;

/// A unit that can be run: with its layouts, its values, and what is compiled once for all engines.
#[derive(Debug)]
pub struct PreparedUnit<'a> {
    tools: &'a UnitTools,
    unit: &'a SignatureUnit,
    layouts: Layouts,
    values: UnitValues,
    directory: TempDir,
    made: RefCell<BTreeMap<String, PathBuf>>,
    cost: RefCell<UnitCost>,
}

/// Processor time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UnitCost {
    /// The engine's.
    pub engine: Duration,
    /// Compilers of the reference and linkers.
    pub reference: Duration,
    /// The runs of what they made.
    pub runs: Duration,
}

/// The object whose value was wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PassedObject {
    /// A parameter, as the callee has it.
    Parameter(u32),
    /// A small integer parameter, widened by the callee.
    Widened(u32),
    /// The result, as the caller has it.
    Result,
    /// An argument after the call, as the caller has it: the callee has overwritten its parameter.
    Argument(u32),
}

/// A fault in the calls of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CallFault {
    /// A value did not arrive.
    Value {
        /// The object.
        object: PassedObject,
        /// The number of the values that were passed.
        round: u32,
        /// The bytes that were sent.
        expected: Vec<u8>,
        /// The bytes that came.
        got: Vec<u8>,
        /// The bits that mean something.
        mask: Vec<u8>,
    },
    /// The call died of a signal, or did not end (`SIGALRM`).
    Signal(u32),
    /// Fewer values were reported than the call owed.
    Missing {
        /// Those that it owed.
        owed: u32,
        /// Those that came.
        came: u32,
    },
    /// The code reported an object that its function does not have.
    Stray(u32),
    /// The caller's memory for the result is aligned less than the type.
    ResultMemory {
        /// The alignment of the type, in bytes.
        align: u32,
        /// The alignment of the memory.
        got: u32,
    },
}

/// The report on a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionReport {
    /// Its number.
    pub number: u32,
    /// For each direction in which it was run, what went wrong.
    pub faults: Vec<(Direction, CallFault)>,
    /// The refusals of the function, by direction.
    pub refused: Vec<(Option<Direction>, RefusedFunction)>,
    /// The directions in which the engine cannot say it.
    pub unsupported: Vec<Direction>,
    /// The records that it passes and that the engine lays out differently.
    pub misplaced: Vec<RecordId>,
}

/// A difference of layouts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutDifference {
    /// The record.
    pub record: RecordId,
    /// The fact that differs.
    pub what: LayoutFact,
    /// By our rules, in bytes; of a bit-field its bits as bytes of the record.
    pub expected: String,
    /// The engine's answer.
    pub got: String,
}

/// A fact of a record's layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LayoutFact {
    /// Its size.
    Size,
    /// Its alignment.
    Align,
    /// The offset of the member of that index.
    Offset(u32),
    /// The bits of the bit-field of that index.
    Bits(u32),
}

/// The report on a unit.
#[derive(Clone, Debug)]
pub struct UnitReport {
    /// A report for each function.
    pub functions: Vec<FunctionReport>,
    /// The layouts that differ.
    pub layouts: Vec<LayoutDifference>,
    /// The layout facts that were told.
    pub layout_facts: u32,
    /// The values that were compared.
    pub checks: u64,
    /// The calls that were made.
    pub runs: u64,
    /// The run ended early and could not be resumed; this number of positions was left out.
    pub left_out: u32,
    /// Processor time.
    pub cost: UnitCost,
}

impl UnitTools {
    /// Prepares a unit; equal seeds pass equal values.
    ///
    /// # Errors
    /// If nothing can be written, or a record has no layout.
    pub fn prepare<'a>(&'a self, unit: &'a SignatureUnit, seed: u64) -> UnitToolsResult<PreparedUnit<'a>> {
        let layouts = Layouts::compute(&unit.types)?;
        let values = UnitValues::new(unit, &layouts, seed);
        let directory = self.directory()?;
        let (made, cost) = (RefCell::default(), RefCell::default());
        Ok(PreparedUnit { tools: self, unit, layouts, values, directory, made, cost })
    }
}

impl PreparedUnit<'_> {
    /// The layouts of its records by our rules.
    #[must_use]
    pub const fn layouts(&self) -> &Layouts {
        &self.layouts
    }

    /// Processor time of all runs so far.
    #[must_use]
    pub fn cost(&self) -> UnitCost {
        *self.cost.borrow()
    }

    /// Has an engine compile its side, runs it against a reference, and says what went wrong.
    ///
    /// # Errors
    /// If the machine fails. What the engine does wrong is in the report.
    pub fn run(
        &self,
        engine: &LiveEngine,
        variant: &Variant,
        against: &Reference,
    ) -> UnitToolsResult<UnitReport> {
        let before = self.cost();
        let mut report = match &engine.spec.method {
            Method::Objects { build: steps, link } => {
                self.run_objects(engine, variant, steps, link, against)?
            }
            Method::Script { run } => self.run_script(engine, variant, run, against)?,
        };
        let after = self.cost();
        report.cost = UnitCost {
            engine: after.engine.saturating_sub(before.engine),
            reference: after.reference.saturating_sub(before.reference),
            runs: after.runs.saturating_sub(before.runs),
        };
        Ok(report)
    }

    fn run_objects(
        &self,
        engine: &LiveEngine,
        variant: &Variant,
        steps: &[Vec<String>],
        link: &[String],
        against: &Reference,
    ) -> UnitToolsResult<UnitReport> {
        let mut numbers: BTreeSet<u32> = self.unit.functions.iter().map(|function| function.number).collect();
        let mut refused = Vec::new();
        for _ in 0..LINKS {
            let place = self.subdirectory()?;
            let (spec, unit) = (&engine.spec, self.unit);
            let built = build(self.tools, spec, steps, variant, unit, &self.layouts, &numbers, place.path())?;
            self.cost.borrow_mut().engine += built.cpu;
            refused.extend(built.refused);
            let executable = place.path().join("unit");
            let output = match self.link(&executable, &built.objects, link, against)? {
                Ok(()) => {
                    let command = || Ok(self.tools.executable_command(&executable, place.path()));
                    let collected = self.collect(&command)?;
                    return Ok(self.report(engine, refused, collected));
                }
                Err(said) => said,
            };
            // What the linker misses is the engine's, and costs the functions that need it.
            let mut needing = named_in(&output, &numbers);
            if needing.is_empty() {
                needing.clone_from(&numbers);
            }
            let first: String = output.lines().take(LINES_OF_LINKER).collect::<Vec<_>>().join("\n");
            let unlinked = needing.iter().map(|&number| RefusedFunction {
                number,
                how: RefusalKind::Rejected,
                message: format!("it does not link: {first}"),
            });
            refused.extend(unlinked);
            numbers.retain(|number| !needing.contains(number));
        }
        let left = numbers.into_iter().map(|number| RefusedFunction {
            number,
            how: RefusalKind::Rejected,
            message: "its objects never link".to_owned(),
        });
        refused.extend(left);
        Ok(self.report(engine, refused, Collected::default()))
    }

    /// Links objects of an engine with the reference's side; the linker's message where it fails.
    fn link(
        &self,
        executable: &Path,
        objects: &[PathBuf],
        link: &[String],
        against: &Reference,
    ) -> UnitToolsResult<Result<(), String>> {
        let mut arguments: Vec<OsString> = ["-no-pie", "-o"].iter().map(OsString::from).collect();
        arguments.push(executable.into());
        arguments.push(self.tools.shared_file("support.o").into());
        arguments.push(self.tables(Linkage::Objects)?.into());
        arguments.push(self.reference(against, Linkage::Objects)?.into());
        arguments.extend(objects.iter().map(OsString::from));
        arguments.extend(link.iter().map(OsString::from));
        arguments.push("-Wl,-z,noexecstack".into());
        let directory = executable.parent().unwrap_or_else(|| self.directory.path());
        let linked = self.tools.link(directory, arguments)?;
        self.cost.borrow_mut().reference += linked.usage.cpu;
        Ok(if linked.succeeded() { Ok(()) } else { Err(linked.output) })
    }

    fn run_script(
        &self,
        engine: &LiveEngine,
        variant: &Variant,
        run: &[String],
        against: &Reference,
    ) -> UnitToolsResult<UnitReport> {
        let place = self.subdirectory()?;
        let library = self.library(against)?;
        // All functions at once: a script says itself which it refuses, so no search for those is needed.
        let all: BTreeSet<u32> = self.unit.functions.iter().map(|function| function.number).collect();
        let job = job(&engine.spec, self.unit, &self.layouts, &all, true);
        let files = (engine.spec.language.emit)(&job);
        for source in &files {
            std::fs::write(place.path().join(&source.name), &source.text)
                .map_err(file("write an engine's text"))?;
        }
        let input = files.first().map_or_else(|| place.path().into(), |first| place.path().join(&first.name));
        let flags: Vec<OsString> = variant.flags.iter().map(OsString::from).collect();
        let replaced: [(&str, &[OsString]); 4] = [
            ("{input}", &[input.into()]),
            ("{library}", &[library.into()]),
            ("{directory}", &[place.path().into()]),
            ("{flags}", &flags),
        ];
        let command = || self.tools.script_command(&engine.spec, run, place.path(), &replaced);
        let collected = self.collect(&command)?;
        Ok(self.report(engine, Vec::new(), collected))
    }

    fn subdirectory(&self) -> UnitToolsResult<TempDir> {
        tempfile::Builder::new()
            .prefix("run-")
            .tempdir_in(self.directory.path())
            .map_err(file("make a directory"))
    }

    /// A file that is made once.
    fn once(&self, key: String, make: impl FnOnce() -> UnitToolsResult<PathBuf>) -> UnitToolsResult<PathBuf> {
        if let Some(path) = self.made.borrow().get(&key) {
            return Ok(path.clone());
        }
        let path = make()?;
        self.made.borrow_mut().insert(key, path.clone());
        Ok(path)
    }

    /// The object of the tables.
    fn tables(&self, linkage: Linkage) -> UnitToolsResult<PathBuf> {
        self.once(format!("tables {linkage:?}"), || {
            let directory = self.directory.path();
            let bytes = directory.join("values.bin");
            let tables = tables(self.unit, &self.layouts, &self.values, linkage, &bytes.to_string_lossy());
            std::fs::write(&bytes, &tables.bytes).map_err(file("write a unit's values"))?;
            let name = format!("tables-{linkage:?}");
            let input = directory.join(format!("{name}.c"));
            std::fs::write(&input, &tables.source).map_err(file("write a unit's tables"))?;
            let first = &self.tools.references()[0];
            self.compile(first, linkage, &input, &format!("{name}.o"))
        })
    }

    /// The object of the reference's side.
    fn reference(&self, against: &Reference, linkage: Linkage) -> UnitToolsResult<PathBuf> {
        self.once(format!("{} {linkage:?}", against.name), || {
            let directory = self.directory.path();
            let all: BTreeSet<u32> = self.unit.functions.iter().map(|function| function.number).collect();
            let job = UnitJob {
                unit: self.unit,
                layouts: &self.layouts,
                callees: all.clone(),
                callers: all,
                with_layouts: false,
            };
            let source = reference(&job);
            let input = directory.join(&source.name);
            std::fs::write(&input, &source.text).map_err(file("write the reference's text"))?;
            let name = format!("reference-{}-{linkage:?}.o", against.name.replace(' ', ""));
            self.compile(against, linkage, &input, &name)
        })
    }

    fn compile(
        &self,
        by: &Reference,
        linkage: Linkage,
        input: &Path,
        name: &str,
    ) -> UnitToolsResult<PathBuf> {
        let flags: &[&str] = match linkage {
            Linkage::Objects => &[],
            Linkage::Script => &["-fPIC"],
        };
        let directory = self.directory.path();
        let spent = self.tools.compile_reference(by, directory, flags, input, name)?;
        self.cost.borrow_mut().reference += spent;
        Ok(directory.join(name))
    }

    /// The unit as a shared library, with the reference's side in it.
    fn library(&self, against: &Reference) -> UnitToolsResult<PathBuf> {
        self.once(format!("library {}", against.name), || {
            let directory = self.directory.path();
            let library = directory.join(format!("unit-{}.so", against.name.replace(' ', "")));
            let mut arguments: Vec<OsString> = ["-shared", "-o"].iter().map(OsString::from).collect();
            arguments.push(library.clone().into());
            arguments.push(self.tools.shared_file("support.pic.o").into());
            arguments.push(self.tables(Linkage::Script)?.into());
            arguments.push(self.reference(against, Linkage::Script)?.into());
            let linked = self.tools.link(directory, arguments)?;
            self.cost.borrow_mut().reference += linked.usage.cpu;
            if linked.succeeded() {
                return Ok(library);
            }
            Err(UnitToolsError::Reference { tool: "ld".to_owned(), message: linked.output })
        })
    }

    /// Runs a command until it has been through the unit, resuming it after each call that it dies of.
    fn collect(&self, command: &dyn Fn() -> UnitToolsResult<Command>) -> UnitToolsResult<Collected> {
        let mut all = Collected::default();
        let (mut start, mut restarts) = (0, 0);
        let per_function = 2 * ROUNDS;
        let last = self.unit.functions.len() as u32 * per_function;
        loop {
            let log = RunLog::new(start).map_err(file("make shared memory"))?;
            let share = log.share().map_err(file("share memory"))?;
            let command = Command { input: StandardInput::Shared(share), ..command()? };
            let completed = self.tools.run(command)?;
            self.cost.borrow_mut().runs += completed.usage.cpu;
            let (progress, notes) = log.read().map_err(file("read shared memory"))?;
            all.notes.extend(notes);
            if !progress.entered {
                all.left_out = last.saturating_sub(start.saturating_sub(1));
                all.not_started = Some(not_started(&completed));
                return Ok(all);
            }
            all.checks += u64::from(progress.checks);
            all.runs += u64::from(progress.runs);
            if progress.finished && !progress.dropped {
                return Ok(all);
            }
            // The call that was going on is what it died of; a run with a full log goes on after it, too.
            let position = progress.position.clamp(start, last);
            if !progress.finished {
                let signal = match completed.end {
                    End::Killed(signal) => signal.unsigned_abs(),
                    End::OutOfTime => 14,
                    End::Exited(_) | End::Stopped | End::Excessive(_) => 6,
                };
                let bytes = signal.to_ne_bytes().to_vec();
                all.notes.push(Note { position, kind: NoteKind::Signal, slot: signal, bytes });
            }
            start = if position == 0 { 1 } else { (position - 1) / ROUNDS * ROUNDS + ROUNDS + 1 };
            restarts += 1;
            if start > last || restarts > RESTARTS {
                all.left_out = last.saturating_sub(start.saturating_sub(1));
                return Ok(all);
            }
        }
    }

    fn report(&self, engine: &LiveEngine, refused: Vec<RefusedFunction>, collected: Collected) -> UnitReport {
        let Collected { notes, checks, runs, left_out, not_started } = collected;
        let mut functions: BTreeMap<u32, FunctionReport> = self
            .unit
            .functions
            .iter()
            .map(|function| (function.number, self.blank(engine, function)))
            .collect();
        for one in refused {
            if let Some(report) = functions.get_mut(&one.number) {
                report.refused.push((None, one));
            }
        }
        if let Some((how, said)) = not_started {
            for (&number, report) in &mut functions {
                report.refused.push((None, RefusedFunction { number, how, message: said.clone() }));
            }
        }
        let (mut layouts, mut layout_facts) = (Vec::new(), 0);
        let mut run: BTreeSet<(u32, Direction)> = BTreeSet::new();
        for note in notes {
            run.extend(self.run_of(&note).map(|(number, direction, _)| (number, direction)));
            match note.kind {
                NoteKind::Layout | NoteKind::Bits => {
                    layout_facts += 1;
                    layouts.extend(self.layout_difference(&note));
                }
                NoteKind::Refused => refused_by_script(&note, &mut functions),
                _ => {
                    if let Some((number, direction, fault)) = self.fault(&note)
                        && let Some(report) = functions.get_mut(&number)
                    {
                        report.faults.push((direction, fault));
                    }
                }
            }
        }
        // Only with all notes read is it known which records are misplaced.
        let misplaced: BTreeSet<RecordId> = layouts.iter().map(|difference| difference.record).collect();
        for function in &self.unit.functions {
            let own = self.unit.records_of([function]);
            if let Some(report) = functions.get_mut(&function.number) {
                report.misplaced = own.intersection(&misplaced).copied().collect();
            }
        }
        for report in functions.values_mut() {
            refuse_what_was_not_run(report, &run, left_out);
        }
        let functions = functions.into_values().collect();
        let cost = UnitCost::default();
        UnitReport { functions, layouts, layout_facts, checks, runs, left_out, cost }
    }

    fn blank(&self, engine: &LiveEngine, function: &lang::UnitFunction) -> FunctionReport {
        let needs = self.unit.needs(function);
        let mut unsayable = Vec::new();
        if !engine.spec.calls.contains(needs) {
            unsayable.push(Direction::EngineCalls);
        }
        if !engine.spec.defines.contains(needs) {
            unsayable.push(Direction::EngineIsCalled);
        }
        FunctionReport {
            number: function.number,
            faults: Vec::new(),
            refused: Vec::new(),
            unsupported: unsayable,
            misplaced: Vec::new(),
        }
    }

    /// The run that a note was made in, if it tells of one: the function's number, the direction and the number of the values.
    fn run_of(&self, note: &Note) -> Option<(u32, Direction, u32)> {
        if matches!(note.kind, NoteKind::Layout | NoteKind::Bits | NoteKind::Refused) {
            return None;
        }
        let run = note.position.checked_sub(1)?;
        let rest = run % (2 * ROUNDS);
        let (direction, round) = match rest.checked_sub(ROUNDS) {
            None => (Direction::EngineCalls, rest),
            Some(round) => (Direction::EngineIsCalled, round),
        };
        let function = self.unit.functions.get((run / (2 * ROUNDS)) as usize)?;
        Some((function.number, direction, round))
    }

    /// The fault that a note describes, with the function's number and the direction.
    fn fault(&self, note: &Note) -> Option<(u32, Direction, CallFault)> {
        let (number, direction, round) = self.run_of(note)?;
        let fault = match note.kind {
            NoteKind::Mismatch => self.mismatch((note.position - 1) / (2 * ROUNDS), round, note)?,
            NoteKind::Signal => CallFault::Signal(note.slot),
            NoteKind::Missing => {
                let owed = note.bytes.as_slice().try_into().map_or(0, u32::from_ne_bytes);
                CallFault::Missing { owed, came: note.slot }
            }
            NoteKind::Stray => CallFault::Stray(note.slot),
            NoteKind::Misaligned => {
                let word = |at: usize| note.bytes.get(at..at + 4)?.try_into().ok().map(u32::from_ne_bytes);
                let (align, at) = (word(0)?, word(4)?);
                CallFault::ResultMemory { align, got: 1 << at.trailing_zeros().min(12) }
            }
            NoteKind::Layout | NoteKind::Bits | NoteKind::Refused | NoteKind::Ran => return None,
        };
        Some((number, direction, fault))
    }

    fn mismatch(&self, index: u32, round: u32, note: &Note) -> Option<CallFault> {
        let values = &self.values.functions[index as usize];
        let of = |list: &[ObjectValues], at: u32| list.get(at as usize).cloned();
        let (object, sent) = match note.slot {
            RESULT => (PassedObject::Result, Some(values.result.clone())),
            slot if slot >= WIDE => (PassedObject::Widened(slot - WIDE), of(&values.wide, slot - WIDE)),
            slot if slot >= AFTER => {
                (PassedObject::Argument(slot - AFTER), of(&values.parameters, slot - AFTER))
            }
            slot => (PassedObject::Parameter(slot), of(&values.parameters, slot)),
        };
        let ObjectValues { rounds, mask } = sent?;
        let expected = rounds.get(round as usize)?.clone();
        Some(CallFault::Value { object, round, expected, got: note.bytes.clone(), mask })
    }

    /// The difference between a fact of a layout and our rules.
    fn layout_difference(&self, note: &Note) -> Option<LayoutDifference> {
        let number = |at: usize| note.bytes.get(at..at + 8)?.try_into().ok().map(i64::from_ne_bytes);
        let record = RecordId(u32::try_from(number(0)?).ok()?);
        let layout = (record.index() < self.unit.types.records.len()).then(|| &self.layouts[record])?;
        let member = note.slot;
        // A bit-field has no `offsetof` (C11 7.19p3), so it is told by the bits that setting it changes.
        if note.kind == NoteKind::Bits {
            let placed = layout.fields.get(member as usize)?;
            let is_reversed = self.unit.types[record].big_endian;
            let expected = bits_of(layout.size.0 as usize, placed.offset, placed.width, is_reversed);
            let got = note.bytes.get(8..)?.to_vec();
            let what = LayoutFact::Bits(member);
            let differs = expected != got;
            return differs.then(|| LayoutDifference {
                record,
                what,
                expected: hex(&expected),
                got: hex(&got),
            });
        }
        let (what, expected) = match member.cast_signed() {
            -2 => (LayoutFact::Size, layout.size.0),
            -1 => (LayoutFact::Align, layout.align.bytes().0),
            _ => (LayoutFact::Offset(member), layout.fields.get(member as usize)?.offset.0 / 8),
        };
        let got = number(8)?;
        let differs = i64::try_from(expected).ok() != Some(got);
        differs.then(|| LayoutDifference {
            record,
            what,
            expected: expected.to_string(),
            got: got.to_string(),
        })
    }
}

/// Notes a function that a script cannot run.
fn refused_by_script(note: &Note, functions: &mut BTreeMap<u32, FunctionReport>) {
    let Some(number) = note.bytes.get(..4).and_then(|bytes| bytes.try_into().ok()).map(u32::from_ne_bytes)
    else {
        return;
    };
    let output = String::from_utf8_lossy(&note.bytes[4..]).into_owned();
    let direction = if note.slot == 0 { Direction::EngineCalls } else { Direction::EngineIsCalled };
    if let Some(report) = functions.get_mut(&number) {
        let how = RefusalKind::Rejected;
        let one = (Some(direction), RefusedFunction { number, how, message: output });
        // A run that is taken up again refuses the same again.
        if !report.refused.contains(&one) {
            report.refused.push(one);
        }
    }
}

/// Notes the directions of a function in which no run was made: nothing is known of them, which is not the same as that they are right.
fn refuse_what_was_not_run(report: &mut FunctionReport, run: &BTreeSet<(u32, Direction)>, left_out: u32) {
    for direction in [Direction::EngineCalls, Direction::EngineIsCalled] {
        let is_told = report.unsupported.contains(&direction)
            || run.contains(&(report.number, direction))
            || report.refused.iter().any(|(refused, _)| refused.is_none_or(|refused| refused == direction));
        if is_told {
            continue;
        }
        let verb = match direction {
            Direction::EngineCalls => "called it",
            Direction::EngineIsCalled => "had it called",
        };
        let why = if left_out > 0 { ": the run of the unit ended before" } else { ", and did not say why" };
        let (number, how) = (report.number, RefusalKind::Rejected);
        let message = format!("the engine never {verb}{why}");
        report.refused.push((Some(direction), RefusedFunction { number, how, message }));
    }
}

/// The end of a run that did not come as far as its first call, as a refusal of all functions.
fn not_started(completed: &Completed) -> (RefusalKind, String) {
    let how = match completed.end {
        End::OutOfTime => RefusalKind::Hung,
        End::Killed(_) | End::Stopped | End::Excessive(_) => RefusalKind::Crashed,
        End::Exited(_) => RefusalKind::Rejected,
    };
    (how, format!("it did not come to its first call ({:?}): {}", completed.end, completed.output.trim()))
}

/// The notes of a run, over all its restarts.
#[derive(Debug, Default)]
struct Collected {
    notes: Vec<Note>,
    checks: u64,
    runs: u64,
    left_out: u32,
    not_started: Option<(RefusalKind, String)>,
}

/// A record of this number of bytes in which a field has all ones. In a big-endian one, bits are numbered from the most significant one of each
/// byte.
fn bits_of(size: usize, offset: Bits, width: Bits, big_endian: bool) -> Vec<u8> {
    let mut bytes = vec![0; size];
    for at in offset.0..offset.0 + width.0 {
        let at = if big_endian { at ^ 7 } else { at };
        if let Some(byte) = bytes.get_mut((at / 8) as usize) {
            *byte |= 1 << (at % 8);
        }
    }
    bytes
}

/// Bytes in hexadecimal, the one of the lowest address first.
#[must_use]
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().join(" ")
}
