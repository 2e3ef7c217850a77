//! Legalised modules: their text, and that LLVM accepts them. Their behaviour is tested in
//! `oracle/interpreter/tests/it/legalize.rs`.

use crate::support;

use ir::*;
use support::accept;

/// A module with the structure used in all cases, and `i20`.
fn module() -> (Module, TypeId) {
    let mut module = Module::new();
    let boundary = module.types.array(0, TypeId::I8);
    let [i3, i17, i4, i24] = [3, 17, 4, 24].map(|width| module.types.int(width));
    let (i8, i16) = (TypeId::I8, TypeId::I16);
    let fields = [i3, i17, i4, boundary, i8, boundary, i8, i16, boundary, i24, TypeId::DOUBLE];
    let packed = module.types.named("struct.S", &fields, Packing::Bits);
    module.types.int(20);
    (module, packed)
}

/// The legalised instructions of a function with one parameter, a `ptr`.
fn legal(neighbours: Neighbours, build: impl FnOnce(&mut FunctionBuilder, TypeId)) -> String {
    let (mut module, packed) = module();
    let declaration = Function::declaration("f", TypeId::VOID, vec![Param::plain(TypeId::PTR)]);
    let mut b = FunctionBuilder::new(declaration);
    build(&mut b, packed);
    b.ret_void();
    module.add_function(b.finish());
    legalize(&mut module, neighbours).expect("well-formed");
    accept(&module);
    let text = print_module(&module);
    let body = text.split_once("b0:\n").expect("a body").1;
    body.strip_suffix("  ret void\n}\n\n").expect("its end").replace("\n  ", "\n").trim().to_owned()
}

fn field(b: &FunctionBuilder, of: TypeId, index: u32) -> FieldAccess {
    FieldAccess { of, index, ptr: b.param(0), align: Align::FOUR, volatile: false }
}

/// The type of member `index`: ids are entered in the same order in every module.
fn member(index: u32) -> TypeId {
    let (module, packed) = module();
    module.types.element(packed, u64::from(index)).expect("a member")
}

fn load(neighbours: Neighbours, index: u32) -> String {
    legal(neighbours, |b, of| _ = b.load_field(member(index), field(b, of, index)))
}

/// A store of an unknown value.
fn store(neighbours: Neighbours, index: u32) -> String {
    legal(neighbours, |b, of| {
        let value = b.ptrtoint(b.param(0), member(index));
        b.store_field(value, field(b, of, index));
    })
}

#[test]
fn the_structure_and_its_constants() {
    let (mut module, packed) = module();
    let pair = module.types.array(2, packed);
    let elements = [5, 0x1_2345, 0xa, 0, 7, 0, 1, 2, 0, 0x03_0201];
    let mut members: Vec<_> =
        (0..10).zip(elements).map(|(at, value)| int(&module, packed, at, value)).collect();
    members.push(Const::double(0.5));
    members[8] = Const::Zero(member(8));
    (members[3], members[5]) = (members[8], members[8]);
    members[6] = Const::Poison(TypeId::I8);
    let one = module.aggregate(packed, members);
    let two = module.aggregate(pair, vec![one, Const::Zero(packed)]);
    module.add_global(Global::variable("s", pair, two, Align::FOUR));
    let size = module.types.size(pair);
    legalize(&mut module, Neighbours::Words).unwrap();
    accept(&module);
    assert_eq!(module.types.size(pair), size);
    assert!(!module.types.has_bit_members(pair));
    let text = print_module(&module);
    let body = text.split_once("\n\n").unwrap().1;
    assert_eq!(
        body,
        "%struct.S = type <{ [3 x i8], [0 x i8], i8, [0 x i8], [3 x i8], [0 x i8], [3 x i8], double }>\n\n\
         @s = global [2 x %struct.S] [%struct.S <{[3 x i8] [i8 45, i8 26, i8 -87], [0 x i8] zeroinitializer, i8 7, \
         [0 x i8] zeroinitializer, [3 x i8] [i8 undef, i8 2, i8 0], [0 x i8] zeroinitializer, \
         [3 x i8] [i8 1, i8 2, i8 3], double 0x3FE0000000000000}>, %struct.S zeroinitializer], align 4\n\n"
    );
}

fn int(module: &Module, of: TypeId, index: u64, value: u128) -> Const {
    let ty = module.types.element(of, index).expect("a member");
    Const::int(ty, module.types.bit_width(ty).0 as u32, value)
}

#[test]
fn members_within_a_window() {
    assert_eq!(load(Neighbours::Words, 0), "%v2 = load i8, ptr %v0, align 4\n%v1 = trunc i8 %v2 to i3");
    assert_eq!(
        load(Neighbours::Words, 2),
        "%v2 = getelementptr inbounds i8, ptr %v0, i64 2\n%v3 = load i8, ptr %v2, align 2\n\
         %v4 = lshr i8 %v3, 4\n%v1 = trunc i8 %v4 to i4"
    );
    // Three bytes, because the fourth is another memory location.
    assert_eq!(
        store(Neighbours::Words, 1),
        "%v1 = ptrtoint ptr %v0 to i17\n%v2 = load i24, ptr %v0, align 4\n%v3 = and i24 %v2, -1048569\n\
         %v4 = zext i17 %v1 to i24\n%v5 = shl nuw i24 %v4, 3\n%v6 = or disjoint i24 %v3, %v5\n\
         store i24 %v6, ptr %v0, align 4"
    );
}

#[test]
fn constants_are_shifted_at_compile_time() {
    let got = legal(Neighbours::FrozenWords, |b, of| {
        let three = Const::int(member(2), 4, 3);
        b.store_field(three, field(b, of, 2));
    });
    assert_eq!(
        got,
        "%v1 = getelementptr inbounds i8, ptr %v0, i64 2\n%v2 = load i8, ptr %v1, align 2\n\
         %v3 = and i8 %v2, 15\n%v4 = or disjoint i8 %v3, 48\nstore i8 %v4, ptr %v1, align 2"
    );
}

/// A member and its `sext` are combined: for a type wider than the window, for its own type, and for a narrower one.
#[test]
fn a_member_and_its_sext_are_combined() {
    let extended = |index, to: fn(&mut TypeTable) -> TypeId| {
        let (mut module, _) = module();
        let to = to(&mut module.types);
        legal(Neighbours::Words, |b, of| {
            let value = b.load_field(member(index), field(b, of, index));
            b.sext(value, to);
        })
    };
    assert_eq!(
        extended(0, |_| TypeId::I32),
        "%v3 = load i8, ptr %v0, align 4\n%v4 = shl i8 %v3, 5\n%v5 = ashr i8 %v4, 5\n\
         %v2 = sext i8 %v5 to i32\n%v1 = trunc i8 %v5 to i3"
    );
    assert_eq!(
        extended(2, |_| TypeId::I8),
        "%v3 = getelementptr inbounds i8, ptr %v0, i64 2\n%v4 = load i8, ptr %v3, align 2\n\
         %v2 = ashr i8 %v4, 4\n%v1 = trunc i8 %v2 to i4"
    );
    assert_eq!(
        extended(1, |types| types.int(20)),
        "%v3 = load i24, ptr %v0, align 4\n%v4 = shl i24 %v3, 4\n%v5 = ashr i24 %v4, 7\n\
         %v2 = trunc i24 %v5 to i20\n%v1 = trunc i24 %v5 to i17"
    );
}

#[test]
fn members_that_fill_their_window() {
    for neighbours in [Neighbours::Words, Neighbours::Lanes] {
        let address = |offset| format!("getelementptr inbounds i8, ptr %v0, i64 {offset}");
        assert_eq!(load(neighbours, 4), format!("%v2 = {}\n%v1 = load i8, ptr %v2, align 1", address(3)));
        assert_eq!(load(neighbours, 6), format!("%v2 = {}\n%v1 = load i8, ptr %v2, align 4", address(4)));
        assert_eq!(
            store(neighbours, 7),
            format!("%v1 = ptrtoint ptr %v0 to i16\n%v2 = {}\nstore i16 %v1, ptr %v2, align 1", address(5))
        );
        assert_eq!(load(neighbours, 9), format!("%v2 = {}\n%v1 = load i24, ptr %v2, align 1", address(7)));
    }
}

#[test]
fn nested_windows_are_joined_unless_volatile() {
    let got = legal(Neighbours::Words, |b, of| {
        b.load_field(member(0), field(b, of, 0));
        b.load_field(member(1), field(b, of, 1));
        b.load_field(member(0), FieldAccess { volatile: true, ..field(b, of, 0) });
    });
    assert_eq!(
        got,
        "%v4 = load i24, ptr %v0, align 4\n%v1 = trunc i24 %v4 to i3\n\
         %v5 = load i24, ptr %v0, align 4\n%v6 = lshr i24 %v5, 3\n%v2 = trunc i24 %v6 to i17\n\
         %v7 = load volatile i8, ptr %v0, align 4\n%v3 = trunc i8 %v7 to i3"
    );
}

#[test]
fn volatile_stores_load_once_and_store_once() {
    let volatile = |index| {
        legal(Neighbours::FrozenWords, |b, of| {
            let value = b.ptrtoint(b.param(0), member(index));
            b.store_field(value, FieldAccess { volatile: true, ..field(b, of, index) });
        })
    };
    let count = |text: &str, what| text.matches(what).count();
    for (index, loads) in [(0, 1), (1, 1), (2, 1), (4, 0), (7, 0)] {
        let text = volatile(index);
        assert_eq!(count(&text, "load volatile"), loads, "{text}");
        assert_eq!(count(&text, "store volatile"), 1, "{text}");
        assert_eq!(count(&text, "load ") + count(&text, "store "), loads + 1, "{text}");
    }
}

#[test]
fn frozen_words() {
    assert_eq!(
        store(Neighbours::FrozenWords, 0),
        "%v1 = ptrtoint ptr %v0 to i3\n%v2 = freeze i3 %v1\n%v3 = load i8, ptr %v0, align 4\n\
         %v4 = and i8 %v3, -8\n%v5 = zext i3 %v2 to i8\n%v6 = or disjoint i8 %v4, %v5\n\
         store i8 %v6, ptr %v0, align 4"
    );
}

#[test]
fn lanes() {
    assert_eq!(
        load(Neighbours::Lanes, 2),
        "%v2 = getelementptr inbounds i8, ptr %v0, i64 2\n%v3 = load <8 x i1>, ptr %v2, align 2\n\
         %v4 = shufflevector <8 x i1> %v3, <8 x i1> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>\n\
         %v1 = bitcast <4 x i1> %v4 to i4"
    );
    assert_eq!(
        store(Neighbours::Lanes, 0),
        "%v1 = ptrtoint ptr %v0 to i3\n%v2 = load <8 x i1>, ptr %v0, align 4\n\
         %v3 = bitcast i3 %v1 to <3 x i1>\n\
         %v4 = shufflevector <3 x i1> %v3, <3 x i1> poison, <8 x i32> \
         <i32 0, i32 1, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>\n\
         %v5 = shufflevector <8 x i1> %v2, <8 x i1> %v4, <8 x i32> \
         <i32 8, i32 9, i32 10, i32 3, i32 4, i32 5, i32 6, i32 7>\n\
         store <8 x i1> %v5, ptr %v0, align 4"
    );
}

#[test]
fn addresses_of_members_keep_their_offsets() {
    let got = legal(Neighbours::Words, |b, of| {
        for index in [0, 4, 6, 7, 10] {
            let path = [Const::i64(1).into(), Const::i32(index).into()];
            b.gep(GepFlags::INBOUNDS, of, b.param(0), &path);
        }
    });
    let paths: Vec<_> = got.lines().map(|line| line.split_once("i64 1, ").unwrap().1).collect();
    assert_eq!(paths, ["i32 0", "i32 2", "i32 4", "i32 4, i32 1", "i32 7"]);
}

/// A module without bit-packed structures does not change; a malformed module is refused.
#[test]
fn modules_without_bit_packed_structures_do_not_change() {
    let mut module = Module::new();
    module.types.named("struct.S", &[TypeId::I8, TypeId::I32], Packing::Natural);
    let before = print_module(&module);
    assert_eq!(legalize(&mut module, Neighbours::Words), Ok(()));
    assert_eq!(print_module(&module), before);
    let i3 = module.types.int(3);
    module.types.structure(&[i3], Packing::Bits);
    let refused = legalize(&mut module, Neighbours::Words).map_err(|error| error.kind);
    assert_eq!(refused, Err(VerifyErrorKind::BadType("a structure packed at bits ends inside a byte")));
}

/// A frozen load of the parameter's bytes.
fn frozen(neighbours: Neighbours, ty: TypeId) -> String {
    legal(neighbours, |b, _| _ = b.load_frozen(ty, b.param(0), Align::FOUR))
}

#[test]
fn frozen_loads_become_loads_and_freezes() {
    for neighbours in [Neighbours::Words, Neighbours::FrozenWords] {
        assert_eq!(
            frozen(neighbours, TypeId::DOUBLE),
            "%v2 = load double, ptr %v0, align 4\n%v1 = freeze double %v2"
        );
    }
    assert_eq!(
        frozen(Neighbours::Lanes, TypeId::I16),
        "%v2 = load <16 x i1>, ptr %v0, align 4\n%v3 = freeze <16 x i1> %v2\n\
         %v1 = bitcast <16 x i1> %v3 to i16"
    );
    assert_eq!(
        frozen(Neighbours::Lanes, TypeId::PTR),
        "%v2 = load <64 x i1>, ptr %v0, align 4\n%v3 = freeze <64 x i1> %v2\n\
         %v4 = bitcast <64 x i1> %v3 to i64\n%v1 = inttoptr i64 %v4 to ptr"
    );
}

/// Frozen loads are replaced in modules without explicitly packed structures, too.
#[test]
fn frozen_loads_are_replaced_without_packed_structures() {
    let text =
        "define void @f(ptr %p) {\n  %x = loadfrozen volatile <2 x float>, ptr %p, align 8\n  ret void\n}";
    let mut module = read_module(text).expect("well-formed");
    legalize(&mut module, Neighbours::Lanes).expect("well-formed");
    accept(&module);
    let statistics = Statistics::of_module(&module);
    assert_eq!(["loadfrozen", "load", "freeze", "bitcast"].map(|name| statistics.count(name)), [0, 1, 1, 1]);
}
