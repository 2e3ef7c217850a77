//! The coverage of a program: features of C, classes of records by the ABI document, and shapes of layouts.

use std::collections::BTreeSet;

use lang::{Bits, Features, Program, RecordId, Target, Type};
use lowering::abi::aarch64::{self, Base, Homogeneous};
use lowering::abi::{Context, VectorUnit, riscv64, x86_64};
use lowering::layout::{BitOwner, BitRun, Layouts, folded_bit_map};
use lowering::shape::MemTypes;

/// The bits of an eightbyte.
const EIGHTBYTE: u64 = 64;

/// The names of everything that a program exercises.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProgramCoverage {
    /// The features of the generator.
    pub features: BTreeSet<String>,
    /// The classes of the records that one side passes to the other.
    pub classes: BTreeSet<String>,
    /// The layout traits of its records.
    pub layouts: BTreeSet<&'static str>,
}

/// A record as it is laid out.
struct LaidOut {
    /// Its size in bits.
    size: u64,
    /// Its alignment in bytes.
    align: u64,
    runs: Vec<BitRun>,
}

/// A way in which a record may be laid out.
struct LayoutTrait {
    name: &'static str,
    /// True if the record's layout has the trait.
    holds: fn(&LaidOut) -> bool,
}

const fn layout(name: &'static str, holds: fn(&LaidOut) -> bool) -> LayoutTrait {
    LayoutTrait { name, holds }
}

/// The ways that are told apart: sizes, and what is odd about a layout.
const LAYOUTS: &[LayoutTrait] = &[
    layout("0 bytes", |record| record.size == 0),
    layout("1 to 8 bytes", |record| (1..=EIGHTBYTE).contains(&record.size)),
    layout("9 to 16 bytes", |record| (EIGHTBYTE + 1..=2 * EIGHTBYTE).contains(&record.size)),
    layout("17 to 64 bytes", |record| (2 * EIGHTBYTE + 1..=8 * EIGHTBYTE).contains(&record.size)),
    layout("more than 64 bytes", |record| record.size > 8 * EIGHTBYTE),
    layout("aligned to 16 bytes or more", |record| record.align >= 16),
    layout("padding before a member", |record| {
        record.runs.iter().any(|run| run.belongs_to(&BitOwner::Padding) && run.end() < record.size)
    }),
    layout("padding at the end", |record| {
        record.runs.iter().any(|run| run.belongs_to(&BitOwner::Padding) && run.end() == record.size)
    }),
    layout("unnamed bits", |record| record.runs.iter().any(|run| run.belongs_to(&BitOwner::Unnamed))),
    layout("member begins within a byte", |record| {
        record.members().any(|run| !run.start.0.is_multiple_of(8))
    }),
    layout("member across eightbytes", |record| {
        record
            .members()
            .any(|run| run.width.0 <= EIGHTBYTE && run.start.0 / EIGHTBYTE != (run.end() - 1) / EIGHTBYTE)
    }),
    layout("members share an eightbyte", |record| {
        let mut first = record.members().map(|run| run.start.0 / EIGHTBYTE);
        let mut seen = BTreeSet::new();
        first.any(|eightbyte| !seen.insert(eightbyte))
    }),
];

/// A property of a run of bits.
trait RunOfBits {
    fn end(&self) -> u64;
    fn belongs_to(&self, owner: &BitOwner) -> bool;
}

impl RunOfBits for BitRun {
    fn end(&self) -> u64 {
        self.start.0 + self.width.0
    }

    fn belongs_to(&self, owner: &BitOwner) -> bool {
        self.owner == *owner
    }
}

impl LaidOut {
    fn members(&self) -> impl Iterator<Item = &BitRun> {
        self.runs.iter().filter(|run| matches!(run.owner, BitOwner::Field(_)) && run.width > Bits::ZERO)
    }
}

impl ProgramCoverage {
    /// The coverage of a program compiled for these vector registers. If its records have no layout, only its features
    /// are covered.
    #[must_use]
    pub fn of_program(program: &Program, vectors: VectorUnit) -> ProgramCoverage {
        let mut covered = ProgramCoverage {
            features: Features::of_program(program).names().map(str::to_owned).collect(),
            ..ProgramCoverage::default()
        };
        let Ok(layouts) = Layouts::compute(program) else { return covered };
        let shapes = MemTypes::compute(program, &layouts);
        let context = Context { vectors, ..Context::new(program, &layouts, &shapes) };
        covered.classes = passed_records(program).into_iter().map(|id| class(context, id)).collect();
        for (id, _) in program.records() {
            let record = LaidOut {
                size: layouts[id].size.bits().0,
                align: layouts[id].align.bytes().0,
                runs: folded_bit_map(program, &layouts, id),
            };
            covered
                .layouts
                .extend(LAYOUTS.iter().filter(|layout| (layout.holds)(&record)).map(|layout| layout.name));
        }
        covered
    }
}

/// The records that are arguments or results of functions that one side calls and the other defines.
fn passed_records(program: &Program) -> BTreeSet<RecordId> {
    let called = generator::cross_side_calls(program);
    let types = called.iter().flat_map(|id| {
        let signature = program[*id].signature();
        signature.params.into_iter().chain(signature.ret)
    });
    types.filter_map(|ty| ty.as_record()).collect()
}

/// The class of a record in a few words of its platform's document.
fn class(context: Context<'_>, record: RecordId) -> String {
    let ty = Type::Record(record);
    let size = context.layouts[record].size.0;
    match context.program.target {
        Target::X86_64Linux => match x86_64::classify(context, &ty) {
            Err(_) => "x86-64: MEMORY".to_owned(),
            Ok(_) if size == 0 => "x86-64: no data".to_owned(),
            Ok(classes) => {
                let classes: Vec<&str> =
                    classes.iter().take(size.div_ceil(8) as usize).map(|class| class.name()).collect();
                format!("x86-64: {}", classes.join(" "))
            }
        },
        Target::AArch64Linux => format!("AArch64: {}", composite(aarch64::classify(context, &ty), size)),
        Target::RiscV64Linux => format!("RISC-V: {}", aggregate(&riscv64::classify(context, &ty))),
    }
}

fn composite(class: aarch64::Class, size: u64) -> String {
    match class {
        aarch64::Class::Nothing => "no data".to_owned(),
        aarch64::Class::Homogeneous(Homogeneous { base, members }) => match base {
            Base::Float(_) => format!("HFA of {members}"),
            Base::Vector(..) => format!("HVA of {members}"),
        },
        aarch64::Class::Reference => "by reference".to_owned(),
        aarch64::Class::Integral | aarch64::Class::FloatOrVector | aarch64::Class::Composite => {
            if size <= 8 { "one register" } else { "two registers" }.to_owned()
        }
    }
}

fn aggregate(class: &riscv64::Class) -> String {
    match class {
        riscv64::Class::Ignored => "no data".to_owned(),
        riscv64::Class::Flattened(fields) => {
            let registers = fields.iter().map(|leaf| if leaf.is_real() { " fa" } else { " a" });
            format!("flattened into{}", registers.collect::<String>())
        }
        riscv64::Class::Word => "one register".to_owned(),
        riscv64::Class::Pair => "two registers".to_owned(),
        riscv64::Class::Reference => "by reference".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn covered(target: Target, record: &str) -> ProgramCoverage {
        let text = format!(
            "void bf_observe(unsigned int, unsigned long long);\n{record}\n\
             void entry(void);\n/* side: callee */ void f(struct S p) {{ return; }}\n\
             /* side: caller */ void entry(void) {{ struct S s; __builtin_memset(&s, 0, sizeof(s)); f(s); }}\n"
        );
        let text = text.replace(" __builtin_memset(&s, 0, sizeof(s));", "");
        let program = lang::parse::program_for(target, &text, "test.c").unwrap();
        ProgramCoverage::of_program(&program, VectorUnit::default())
    }

    #[test]
    fn classes_are_of_the_platform() {
        let [x86, arm, riscv] = [Target::X86_64Linux, Target::AArch64Linux, Target::RiscV64Linux];
        for (target, record, class) in [
            (x86, "struct S { double d; int a; };", "x86-64: SSE INTEGER"),
            (x86, "struct S { long a[3]; };", "x86-64: MEMORY"),
            (arm, "struct S { float a, b; };", "AArch64: HFA of 2"),
            (arm, "struct S { long a[3]; };", "AArch64: by reference"),
            (arm, "struct S { int a; };", "AArch64: one register"),
            (riscv, "struct S { float f; int a; };", "RISC-V: flattened into fa a"),
            (riscv, "struct S { long a, b; };", "RISC-V: two registers"),
        ] {
            let classes = covered(target, record).classes;
            assert_eq!(classes.iter().collect::<Vec<_>>(), [class], "{record}");
        }
    }

    #[test]
    fn layouts_are_told_by_what_is_odd_about_them() {
        for (record, expected) in [
            ("struct S { int a; };", &["1 to 8 bytes"][..]),
            (
                "struct S { char c; long l; char d; };",
                &["17 to 64 bytes", "padding at the end", "padding before a member"],
            ),
            (
                "struct S { int a : 3; int : 5; int b : 4; };",
                &["1 to 8 bytes", "members share an eightbyte", "padding at the end", "unnamed bits"],
            ),
            (
                "struct __attribute__((packed)) S { int a : 30; long b : 40; };",
                &[
                    "9 to 16 bytes",
                    "member across eightbytes",
                    "member begins within a byte",
                    "members share an eightbyte",
                    "padding at the end",
                ],
            ),
        ] {
            let layouts = covered(Target::X86_64Linux, record).layouts;
            assert_eq!(layouts.into_iter().collect::<Vec<_>>(), expected, "{record}");
        }
    }
}
