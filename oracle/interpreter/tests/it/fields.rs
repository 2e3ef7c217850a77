//! Packed members of structures: accesses affect exactly their bits.

use interpreter::{Config, Interpreter, Outcome, UbKind};
use ir::{Align, Const, FieldAccess, FunctionBuilder, GepFlags, Global, Operand, Packing, TypeId};

use crate::common::{Got, Lib, config, run, run_with, values};

/// The structure `\{ i3, i4, i1, … }/`, given the widths of its members.
fn packed(lib: &mut Lib, widths: &[u32]) -> (TypeId, Vec<TypeId>) {
    let fields: Vec<_> = widths.iter().map(|&width| lib.module.types.int(width)).collect();
    (lib.module.types.structure(&fields, Packing::Bits), fields)
}

fn member(of: TypeId, index: u32, ptr: Operand) -> FieldAccess {
    FieldAccess { of, index, ptr, align: Align::ONE, volatile: false }
}

/// The observations, and the end of the run if it did not finish.
struct RunSummary {
    shown: Vec<u64>,
    undefined: Option<UbKind>,
}

fn summary(build: impl FnOnce(&mut Lib, &mut FunctionBuilder)) -> RunSummary {
    let mut lib = Lib::new();
    lib.main(build);
    let mut interpreter = Interpreter::new();
    let run = interpreter.run(&lib.module, "main", &Config::default());
    let undefined = match run.outcome {
        Outcome::Undefined(kind, _) => Some(kind),
        _ => None,
    };
    RunSummary { shown: run.observations.iter().map(|seen| seen.value).collect(), undefined }
}

/// Writes each member with ones into zeros and reads it back; its neighbours keep their values.
#[test]
fn a_store_changes_its_bits_only() {
    let shapes: [&[u32]; 5] = [&[3, 4, 1], &[7, 9, 32], &[5, 64, 3], &[1, 128, 7, 8], &[13, 100, 15]];
    for widths in shapes {
        let total: u32 = widths.iter().sum();
        let mut start = 0;
        for (index, &width) in widths.iter().enumerate() {
            let got = run(|lib, f| {
                let (of, fields) = packed(lib, widths);
                let slot = f.entry_alloca(of, Align::ONE);
                for (at, &ty) in fields.iter().enumerate() {
                    f.store_field(Const::Zero(ty), member(of, at as u32, slot));
                }
                let ones = Const::int(fields[index], width, u128::MAX);
                f.store_field(ones, member(of, index as u32, slot));
                let back = f.load_field(fields[index], member(of, index as u32, slot));
                let same = f.icmp(ir::IntPredicate::Eq, back, ones);
                lib.show(f, same);
                lib.show_bytes(f, slot, i64::from(total / 8));
            });
            let bit = |at: u32| u64::from((start..start + width).contains(&at));
            let word = |word| (0..64).map(|at| bit(word * 64 + at) << at).sum();
            let words: Vec<u64> = [1].into_iter().chain((0..total.div_ceil(64)).map(word)).collect();
            assert_eq!(got, values(&words), "member {index} of {widths:?}");
            start += width;
        }
    }
}

/// Thesis, section 3.2.3: poison in one member does not affect another, whichever is written first.
#[test]
fn poison_stays_in_its_member() {
    for poisoned in 0..3 {
        for shown in 0..3 {
            let got = run(|lib, f| {
                let (of, fields) = packed(lib, &[3, 4, 9]);
                let slot = f.entry_alloca(of, Align::ONE);
                for (at, &ty) in fields.iter().enumerate() {
                    f.store_field(Const::int(ty, 3, at as u128 + 1), member(of, at as u32, slot));
                }
                let at = poisoned as usize;
                f.store_field(Const::Poison(fields[at]), member(of, poisoned, slot));
                let value = f.load_field(fields[shown as usize], member(of, shown, slot));
                lib.show(f, value);
            });
            let poison = Got::Ub(UbKind::ObservedPoison);
            let want = if shown == poisoned { poison } else { values(&[u64::from(shown) + 1]) };
            assert_eq!(got, want, "member {shown} where {poisoned} is poison");
        }
    }
}

#[test]
fn unwritten_members_follow_the_uninitialized_rule() {
    let read = |semantics: &str| {
        run_with(&config(semantics), |lib, f| {
            let (of, fields) = packed(lib, &[3, 5]);
            let slot = f.entry_alloca(of, Align::ONE);
            f.store_field(Const::int(fields[0], 3, 5), member(of, 0, slot));
            let first = f.load_field(fields[0], member(of, 0, slot));
            lib.show(f, first);
            let second = f.load_field(fields[1], member(of, 1, slot));
            let zero = f.and(second, Const::Zero(fields[1]));
            lib.show(f, zero);
        })
    };
    assert_eq!(read("thesis"), Got::Ub(UbKind::ObservedPoison));
    assert_eq!(read("llvm-trunk"), values(&[5, 0]));
}

/// A pointer in the bytes before a member keeps its provenance.
#[test]
fn pointers_beside_members_keep_their_provenance() {
    let got = summary(|lib, f| {
        let i4 = lib.module.types.int(4);
        let of = lib.module.types.structure(&[TypeId::PTR, i4, i4], Packing::Bits);
        let target = f.entry_alloca(TypeId::I8, Align::ONE);
        f.store(Const::i8(9), target, Align::ONE);
        let slot = f.entry_alloca(of, Align::ONE);
        f.store(target, slot, Align::ONE);
        f.store_field(Const::int(i4, 4, 1), member(of, 2, slot));
        let pointer = f.load(TypeId::PTR, slot, Align::ONE);
        let address = f.ptrtoint(pointer, TypeId::I64);
        let anonymous = f.inttoptr(address, TypeId::PTR);
        // The neighbouring object begins after a gap of one byte.
        for pointer in [anonymous, pointer] {
            let neighbour = f.gep(GepFlags::NONE, TypeId::I8, pointer, &[Const::i64(2).into()]);
            f.load(TypeId::I8, neighbour, Align::ONE);
            lib.show(f, Const::i8(1));
        }
    });
    assert_eq!(got.undefined, Some(UbKind::OutOfBounds));
    assert_eq!(
        got.shown,
        [1],
        "the pointer without provenance reaches the neighbour, the one with it does not"
    );
}

#[test]
fn accesses_outside_are_undefined() {
    let access = |build: fn(&mut FunctionBuilder, FieldAccess, TypeId)| {
        run(move |lib, f| {
            let (of, fields) = packed(lib, &[4, 12]);
            let slot = f.entry_alloca(TypeId::I8, Align::ONE);
            build(f, member(of, 1, slot), fields[1]);
        })
    };
    let load = access(|f, field, ty| _ = f.load_field(ty, field));
    assert_eq!(load, Got::Ub(UbKind::OutOfBounds));
    let store = access(|f, field, ty| f.store_field(Const::Zero(ty), field));
    assert_eq!(store, Got::Ub(UbKind::OutOfBounds));
    let misaligned = access(|f, field, ty| _ = f.load_field(ty, FieldAccess { align: Align::TWO, ..field }));
    assert_eq!(misaligned, Got::Ub(UbKind::Misaligned));
    let null = access(|f, field, ty| _ = f.load_field(ty, FieldAccess { ptr: Const::Null.into(), ..field }));
    assert_eq!(null, Got::Ub(UbKind::NullAccess));
}

/// Initialisers place members at bit positions: integers, poison, and lanes that are not whole bytes.
#[test]
fn globals_place_packed_members() {
    let show = |indices: &'static [u32]| {
        run(move |lib, f| {
            let (of, fields) = packed(lib, &[3, 4, 9]);
            let (first, last) = (Const::int(fields[0], 3, 5), Const::int(fields[2], 9, 0x155));
            let initial = lib.module.aggregate(of, vec![first, Const::Poison(fields[1]), last]);
            let global = lib.module.add_global(Global::variable("g", of, initial, Align::ONE));
            for &index in indices {
                let field = member(of, index, Const::global(global).into());
                let value = f.load_field(fields[index as usize], field);
                lib.show(f, value);
            }
        })
    };
    assert_eq!(show(&[0, 2]), values(&[5, 0x155]));
    assert_eq!(show(&[1]), Got::Ub(UbKind::ObservedPoison));
    let lanes = run(|lib, f| {
        let v = lib.module.types.vector(4, TypeId::I1);
        let initial = lib.module.aggregate(v, [true, false, true, true].map(Const::i1).to_vec());
        let global = lib.module.add_global(Global::variable("v", v, initial, Align::ONE));
        let byte = f.load(TypeId::I8, Const::global(global), Align::ONE);
        lib.show(f, byte);
    });
    assert_eq!(lanes, values(&[0b1101]));
}

/// A frozen load of any width and type keeps written bits and chooses unwritten bits once.
#[test]
fn frozen_loads_keep_known_bits() {
    for semantics in ["thesis", "llvm-19"] {
        for width in [8, 16, 24, 40, 56, 64, 72, 128] {
            let got = run_with(&config(semantics), |lib, f| {
                let ty = lib.module.types.int(width);
                let slot = f.entry_alloca(ty, Align::ONE);
                let last = f.byte_offset(slot, u64::from(width / 8 - 1));
                f.store(Const::i8(0x5a), last, Align::ONE);
                let all = f.load_frozen(ty, slot, Align::ONE);
                let high = f.lshr(all, Const::int(ty, width, u128::from(width - 8)));
                lib.show(f, high);
                let none = f.xor(all, all);
                lib.show(f, none);
            });
            assert_eq!(got, values(&[0x5a, 0]), "i{width}, {semantics}");
        }
    }
    let got = run(|lib, f| {
        let pair = lib.module.types.vector(2, TypeId::FLOAT);
        let slot = f.entry_alloca(pair, Align::EIGHT);
        let second = f.byte_offset(slot, 4);
        f.store(Const::float(0.5), second, Align::FOUR);
        let both = f.load_frozen(pair, slot, Align::EIGHT);
        let half = f.extract_element(TypeId::FLOAT, both, Const::i32(1));
        let bits = f.bitcast(half, TypeId::I32);
        lib.show(f, bits);
    });
    assert_eq!(got, values(&[0x3f00_0000]));
}

/// LangRef "freeze": a frozen pointer has no provenance. If no bit had to be frozen, provenance is kept.
#[test]
fn frozen_loads_of_fully_written_pointers_keep_provenance() {
    let through = |poisoned: bool| {
        summary(|lib, f| {
            let target = f.entry_alloca(TypeId::I32, Align::FOUR);
            f.store(Const::i32(3), target, Align::FOUR);
            let slot = f.entry_alloca(TypeId::PTR, Align::EIGHT);
            f.store(target, slot, Align::EIGHT);
            if poisoned {
                f.store(Const::Poison(TypeId::I8), slot, Align::ONE);
            }
            let pointer = f.load_frozen(TypeId::PTR, slot, Align::EIGHT);
            let value = f.load(TypeId::I32, pointer, Align::FOUR);
            lib.show(f, value);
        })
    };
    assert_eq!(through(false).shown, [3]);
    assert!(matches!(through(true).undefined, Some(UbKind::NoProvenance | UbKind::NullAccess)));
}
