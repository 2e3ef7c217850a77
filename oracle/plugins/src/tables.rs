//! The tables of a unit: which functions there are, and the values of their parameters and results, as C beside the support
//! object (`runtime/support.h`).

use std::fmt::Write as _;

use lang::{SignatureUnit, Type, UnitFunction};
use lowering::layout::Layouts;

use crate::language::c::wide_parameters;
use crate::values::{ObjectValues, ROUNDS, values};

/// The values of a unit's objects, in slots.
#[derive(Clone, Debug)]
pub(crate) struct UnitValues {
    /// For each function in order: its parameters, its result, its widened parameters.
    pub functions: Vec<FunctionValues>,
}

/// The values of one function.
#[derive(Clone, Debug)]
pub(crate) struct FunctionValues {
    /// The parameters.
    pub parameters: Vec<ObjectValues>,
    /// The result; of no bytes if there is none.
    pub result: ObjectValues,
    /// For each parameter the value as a second form of callee widens it; of no bytes if none does.
    pub wide: Vec<ObjectValues>,
}

/// The way in which code under test is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Linkage {
    /// Objects define `f_N` and `call_N`, and are linked.
    Objects,
    /// A script loads the unit as a shared library; `f_N` jumps to what the script sets.
    Script,
}

/// The files that hold a unit's tables.
#[derive(Clone, Debug)]
pub(crate) struct UnitTables {
    /// C. It includes the bytes of the file that its caller names.
    pub source: String,
    /// The values of each round, then the masks.
    pub bytes: Vec<u8>,
}

impl UnitValues {
    /// The values of every object of a unit; equal seeds give equal values.
    #[must_use]
    pub(crate) fn new(unit: &SignatureUnit, layouts: &Layouts, seed: u64) -> UnitValues {
        let of = |function: &UnitFunction| function_values(unit, layouts, function, seed);
        UnitValues { functions: unit.functions.iter().map(of).collect() }
    }
}

fn function_values(
    unit: &SignatureUnit,
    layouts: &Layouts,
    function: &UnitFunction,
    seed: u64,
) -> FunctionValues {
    let UnitFunction { number, signature } = function;
    let object = |slot: usize, ty: &Type| {
        let own = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ (u64::from(*number) << 20 | slot as u64);
        values(&unit.types, layouts, ty, own)
    };
    let parameters: Vec<ObjectValues> =
        signature.params.iter().enumerate().map(|(j, ty)| object(j, ty)).collect();
    let result = signature.ret.as_ref().map_or_else(ObjectValues::empty, |ty| object(999, ty));
    let wide = wide_parameters(unit, signature).zip(&signature.params).zip(&parameters);
    let wide = wide.map(|((to, ty), value)| match (to, ty) {
        (Some(to), Type::Int(int)) => {
            value.extended(if to == "int" { 4 } else { 8 }, int.is_signed(unit.types.target))
        }
        _ => ObjectValues::empty(),
    });
    let wide = wide.collect();
    FunctionValues { parameters, result, wide }
}

impl ObjectValues {
    fn empty() -> ObjectValues {
        ObjectValues { rounds: vec![Vec::new(); ROUNDS as usize], mask: Vec::new() }
    }

    /// An integer's value in this number of bytes.
    fn extended(&self, size: usize, signed: bool) -> ObjectValues {
        let extend = |bytes: &Vec<u8>| {
            let fill = if signed && bytes.last().is_some_and(|last| last & 0x80 != 0) { 0xff } else { 0 };
            let mut wide = bytes.clone();
            wide.resize(size, fill);
            wide
        };
        ObjectValues { rounds: self.rounds.iter().map(extend).collect(), mask: vec![0xff; size] }
    }
}

/// The tables of a unit, which include the bytes from a file at `path`.
#[must_use]
pub(crate) fn tables(
    unit: &SignatureUnit,
    layouts: &Layouts,
    values: &UnitValues,
    linkage: Linkage,
    path: &str,
) -> UnitTables {
    let mut bytes = Bytes { rounds: vec![Vec::new(); ROUNDS as usize], masks: Vec::new() };
    let (mut rows, mut slots, mut count) = (String::new(), String::new(), 0);
    for (function, values) in unit.functions.iter().zip(&values.functions) {
        let FunctionValues { parameters, result, wide } = values;
        let number = function.number;
        let wide_checks = wide.iter().filter(|value| !value.mask.is_empty()).count();
        let owed = 2 * parameters.len() + usize::from(function.signature.ret.is_some());
        let engine = match linkage {
            Linkage::Objects => format!("call_{number}"),
            Linkage::Script => "0".to_owned(),
        };
        let (all, arity) = (owed + wide_checks, parameters.len());
        let _ =
            writeln!(rows, "    {{{number}, {count}, {arity}, {all}, {owed}, {engine}, rcall_{number}}},");
        for value in parameters.iter().chain([result]).chain(wide) {
            let _ = writeln!(slots, "    {{{}, {}}},", value.mask.len(), bytes.masks.len());
            bytes.push(value);
            count += 1;
        }
    }
    let sizes: Vec<String> = (0..unit.types.records.len() as u32)
        .map(|id| layouts[lang::RecordId(id)].size.0.to_string())
        .collect();
    let total = bytes.masks.len();
    let mut source = String::from("#include \"support.h\"\n");
    for UnitFunction { number, .. } in &unit.functions {
        let weak = "__attribute__((weak))";
        let _ = writeln!(
            source,
            "extern void call_{number}(void) {weak}, rcall_{number}(void) {weak}, f_{number}(void) {weak};"
        );
    }
    let _ = writeln!(
        source,
        "const struct bf_function bf_functions[] = {{\n{rows}    {{0, 0, 0, 0, 0, 0, 0}}\n}};"
    );
    let _ = writeln!(source, "const struct bf_slot bf_slots[] = {{\n{slots}    {{0, 0}}\n}};");
    let _ = writeln!(
        source,
        "const uint32_t bf_record_sizes[] = {{{}}};",
        sizes.into_iter().chain(["0".to_owned()]).collect::<Vec<_>>().join(", ")
    );
    let functions = unit.functions.len();
    let _ = writeln!(source, "const uint32_t bf_function_count = {functions}, bf_rounds = {ROUNDS};");
    let _ = writeln!(
        source,
        "const uint32_t bf_values_size = {total}, bf_record_count = {};",
        unit.types.records.len()
    );
    let masks_at = total * ROUNDS as usize;
    // The assembler includes the bytes as they are; as numbers in C a compiler would have to parse each.
    let _ = writeln!(
        source,
        "__asm__(\".section .rodata\\n.balign 16\\n.globl bf_values, bf_masks\\nbf_values:\\n.incbin \\\"{path}\\\"\\n\
         .set bf_masks, bf_values + {masks_at}\\n.byte 0\\n.previous\\n\");"
    );
    if linkage == Linkage::Objects {
        source.push_str(OBJECTS);
        let callees: Vec<String> =
            unit.functions.iter().map(|function| format!("f_{}", function.number)).collect();
        let _ = writeln!(
            source,
            "static void (*const callees[])(void) = {{{}, 0}};\n{CAN_RUN_OBJECTS}",
            callees.join(", ")
        );
    } else {
        script(&mut source, unit);
    }
    UnitTables { source, bytes: bytes.into_vec() }
}

struct Bytes {
    rounds: Vec<Vec<u8>>,
    masks: Vec<u8>,
}

impl Bytes {
    fn push(&mut self, value: &ObjectValues) {
        for (all, own) in self.rounds.iter_mut().zip(&value.rounds) {
            all.extend(own);
        }
        self.masks.extend(&value.mask);
    }

    fn into_vec(self) -> Vec<u8> {
        self.rounds.into_iter().flatten().chain(self.masks).collect()
    }
}

/// An engine's object may tell layouts, and may have something to do before the first run.
const OBJECTS: &str = "\
extern void bf_engine_start(void) __attribute__((weak));
int bf_can_lay_out(void) { return bf_lay_out != 0; }
void bf_start(void) { if (bf_engine_start) bf_engine_start(); }
void bf_set(int number, void *function) { (void)number; (void)function; }
int main(void) { return bf_drive(); }
";

const CAN_RUN_OBJECTS: &str = "\
int bf_can_run(const struct bf_function *function, int direction)
{
    return direction ? function->reference && callees[function - bf_functions] : function->engine != 0;
}";

/// Trampolines in the place of callees, which a script makes while it runs; it says which functions it calls.
fn script(source: &mut String, unit: &SignatureUnit) {
    let count = unit.functions.len();
    let _ =
        writeln!(source, "void *bf_targets[{}];\nstatic unsigned char offered[{}];", count + 1, count + 1);
    for (index, UnitFunction { number, .. }) in unit.functions.iter().enumerate() {
        let jump = trampoline(unit, index);
        let _ = writeln!(
            source,
            "__asm__(\".pushsection .text\\n.globl f_{number}\\n.type f_{number}, %function\\nf_{number}:\\n \
             {jump}\\n.popsection\\n\");"
        );
    }
    source.push_str(
        "static int index_of(int number)\n{\n    for (uint32_t i = 0; i < bf_function_count; i++)\n        \
         if (bf_functions[i].number == (uint32_t)number) return (int)i;\n    return (int)bf_function_count;\n}\n\
         void bf_set(int number, void *function) { bf_targets[index_of(number)] = function; }\n\
         void bf_offer(int number) { offered[index_of(number)] = 1; }\n\
         static int lays_out;\nvoid bf_offer_layouts(void) { lays_out = 1; }\n\
         int bf_can_lay_out(void) { return lays_out; }\nvoid bf_lay_out(void) {}\nvoid bf_start(void) {}\n\
         int bf_can_run(const struct bf_function *function, int direction)\n{\n    \
         long i = function - bf_functions;\n    \
         return direction ? function->reference && bf_targets[i] : offered[i];\n}\n",
    );
}

/// A jump to an entry of `bf_targets`, which leaves every register that arguments travel in alone.
fn trampoline(unit: &SignatureUnit, index: usize) -> String {
    let at = index * 8;
    match unit.types.target {
        lang::Target::X86_64Linux => format!("movq bf_targets@GOTPCREL(%rip), %r11\\n jmp *{at}(%r11)"),
        lang::Target::AArch64Linux => format!(
            "adrp x16, :got:bf_targets\\n ldr x16, [x16, :got_lo12:bf_targets]\\n mov x17, #{at}\\n ldr x16, [x16, x17]\\n br x16"
        ),
        lang::Target::RiscV64Linux => {
            format!("la t0, bf_targets\\n li t1, {at}\\n add t0, t0, t1\\n ld t0, 0(t0)\\n jr t0")
        }
    }
}
