//! Explicitly packed structures: the verifier's rules for them, and their text.

use ir::VerifyErrorKind as Kind;
use ir::*;

/// The verifier's result for a function `f(ptr)` that accesses `\{ i3, i4, i1, ptr, [0 x i8], i13 }/`.
fn check_packed(build: impl FnOnce(&mut FunctionBuilder, TypeId)) -> Option<Kind> {
    let mut module = Module::new();
    let (i3, i4, i13) = (module.types.int(3), module.types.int(4), module.types.int(13));
    let boundary = module.types.array(0, TypeId::I8);
    let fields = [i3, i4, TypeId::I1, TypeId::PTR, boundary, i13, i3];
    let packed = module.types.named("struct.P", &fields, Packing::Bits);
    let declaration = Function::declaration("f", TypeId::VOID, vec![Param::plain(TypeId::PTR)]);
    let mut builder = FunctionBuilder::new(declaration);
    build(&mut builder, packed);
    builder.ret_void();
    module.add_function(builder.finish());
    verify(&module).err().map(|error| error.kind)
}

fn member(of: TypeId, index: u32, ptr: impl Into<Operand>) -> FieldAccess {
    FieldAccess { of, index, ptr: ptr.into(), align: Align::FOUR, volatile: false }
}

#[test]
fn accesses_to_packed_members_are_checked() {
    let load = |index| check_packed(|b, of| _ = b.load_field(TypeId::I1, member(of, index, b.param(0))));
    assert_eq!(load(2), None);
    assert_eq!(load(0), Some(Kind::TypeMismatch("instruction and its value")));
    assert_eq!(load(3), Some(Kind::BadType("a member that is an integer is needed")));
    assert_eq!(load(9), Some(Kind::BadIndex));
    let store = |value: Const| check_packed(|b, of| b.store_field(value, member(of, 2, b.param(0))));
    assert_eq!(store(Const::i1(true)), None);
    assert_eq!(store(Const::i8(1)), Some(Kind::TypeMismatch("operands")));
    let elsewhere = check_packed(|b, of| b.store_field(Const::i1(true), member(of, 2, Const::i64(0))));
    assert_eq!(elsewhere, Some(Kind::TypeMismatch("operands")));
    let no_structure = check_packed(|b, _| b.store_field(Const::i1(true), member(TypeId::I8, 0, b.param(0))));
    assert_eq!(no_structure, Some(Kind::BadType("a structure packed at bits is needed")));
}

#[test]
fn bit_packed_structures_are_refused_in_registers() {
    let outside = Some(Kind::BadType("a structure packed at bits outside memory"));
    assert_eq!(check_packed(|b, of| _ = b.load(of, b.param(0), Align::ONE)), outside);
    assert_eq!(check_packed(|b, of| b.store(Const::Zero(of), b.param(0), Align::ONE)), outside);
    assert_eq!(check_packed(|b, of| _ = b.entry_alloca(of, Align::FOUR)), None);
    let path = |index| {
        check_packed(|b, of| {
            b.gep(GepFlags::INBOUNDS, of, b.param(0), &[Const::i64(1).into(), Const::i32(index).into()]);
        })
    };
    assert_eq!(path(3), None);
    assert_eq!(path(1), Some(Kind::BadType("a member that starts inside a byte has no address")));
}

#[test]
fn implicit_padding_is_refused() {
    let check = |widths: &[u32], last: Option<TypeId>| {
        let mut module = Module::new();
        let fields: Vec<_> = widths.iter().map(|&width| module.types.int(width)).chain(last).collect();
        module.types.structure(&fields, Packing::Bits);
        verify(&module).err().map(|error| error.kind)
    };
    assert_eq!(check(&[3, 5], None), None);
    assert_eq!(check(&[3, 4], None), Some(Kind::BadType("a structure packed at bits ends inside a byte")));
    assert_eq!(check(&[3, 13], Some(TypeId::PTR)), None);
    let inside = Some(Kind::BadType("a member that is no integer starts inside a byte"));
    assert_eq!(check(&[3], Some(TypeId::PTR)), inside);
}

#[test]
fn packed_accesses_are_printed_and_read_back() {
    let mut module = Module::new();
    let (i3, i4) = (module.types.int(3), module.types.int(4));
    let padding = module.types.array(3, TypeId::I8);
    let packed = module.types.named("struct.S", &[i3, i4, TypeId::I1, padding], Packing::Bits);
    module.types.named("struct.None", &[], Packing::Bits);
    let members = [Const::int(i3, 3, 5), Const::Poison(i4), Const::i1(true), Const::Zero(padding)];
    let initial = module.aggregate(packed, members.to_vec());
    module.add_global(Global::variable("s", packed, initial, Align::FOUR));
    let declaration = Function::declaration("f", i4, vec![Param::plain(TypeId::PTR)]);
    let mut b = FunctionBuilder::new(declaration);
    let value = b.load_field(i4, member(packed, 1, b.param(0)));
    b.store_field(value, FieldAccess { volatile: true, ..member(packed, 1, b.param(0)) });
    b.ret(value);
    module.add_function(b.finish());
    assert_eq!(verify(&module), Ok(()));
    let text = print_module(&module);
    let body = text.split_once("\n\n").map(|(_, body)| body);
    assert_eq!(
        body,
        Some(
            r"%struct.S = type \{ i3, i4, i1, [3 x i8] }/
%struct.None = type \{}/

@s = global %struct.S \{i3 -3, i4 poison, i1 true, [3 x i8] zeroinitializer}/, align 4

define i4 @f(ptr %v0) {
b0:
  %v1 = loadfield %struct.S, ptr %v0, i32 1, align 4
  storefield volatile %struct.S, i4 %v1, ptr %v0, i32 1, align 4
  ret i4 %v1
}

"
        )
    );
}
