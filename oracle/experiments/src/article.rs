//! The rules of an article, taken at their word: "The mess that is handling structure arguments and returns in LLVM"
//! (yorickpeterse.com, 2025), which teaches front-end authors to pass structures on AMD64 and ARM64. They are shorter than the
//! platforms' own and not the same; `bitfrost evaluate --rules article` shows the differences.
//!
//! The article speaks of structures only, so everything else is passed as on the platform. For structures it gives
//! an IR type; where that ends up is the code generator's doing, which [`Registers`] imitates: each scalar of a type takes the
//! next register of its kind, or else a place on the stack.

mod cause;
mod disagreement;
mod fields;
mod placement;
mod platform;
mod registers;
mod small;

use lang::{Align, Bytes, RecordId, Signature, Type};
use lowering::abi::{
    ArgPass, Context, Extension, FunctionAbi, Location, Piece, PieceType, Pieces, ReturnPass, Variadic,
    classify_signature,
};
use lowering::{Scalar, Stages};

pub use cause::{CAUSES, Cause, Subject};
pub use disagreement::{Disagreement, Judge};
pub use platform::Platform;
pub use small::{programs, signatures};

use fields::{Field, fields};
use registers::Registers;

/// Our lowering, but for functions with structures, which are called by the article's rules.
#[derive(Clone, Copy, Debug)]
pub struct Article;

impl Stages for Article {
    fn name(&self) -> &'static str {
        "article"
    }

    fn function_abi(&self, context: Context<'_>, signature: &Signature) -> FunctionAbi {
        match Platform::for_target(context.program.target) {
            Some(platform) => function_abi((context, platform), &lowering::abi::with_list(signature)),
            None => classify_signature(context, signature),
        }
    }
}

/// "If the size of the structure is less than 8 bytes"; from its examples, 8 are meant as well.
const WORD: Bytes = Bytes(8);
/// "If the size is between 8 and 16 bytes"; what is larger goes to memory.
const TWO_WORDS: Bytes = Bytes(16);
/// "a structure consists of up to four floating point fields of the same type".
const MOST_MEMBERS: usize = 4;

/// The program that is classified, and the platform of the article.
type On<'a> = (Context<'a>, Platform);

/// The places of every argument and of the result of a function.
fn function_abi(on: On<'_>, signature: &Signature) -> FunctionAbi {
    let mut registers = Registers::for_arguments(on.1);
    let ret = signature.ret.as_ref().map_or(ReturnPass::Nothing, |ty| result(on, ty));
    // "you'll need to shift any user-provided arguments accordingly".
    if let ReturnPass::Memory { pointer, .. } = ret {
        registers.take_result_pointer(pointer);
    }
    let named = signature.named();
    let mut args = Vec::with_capacity(signature.params.len());
    args.extend(signature.params.iter().take(named).map(|ty| argument(on, ty, &mut registers)));
    let after_named = registers;
    args.extend(signature.params.iter().skip(named).map(|ty| argument(on, ty, &mut registers)));
    let variadic = signature.tail.map(|_| Variadic {
        named,
        general: after_named.generals(),
        vector: after_named.vectors(),
        stack: after_named.stack(),
        vectors_of_call: registers.vectors(),
    });
    FunctionAbi { ret, args, stack: registers.stack(), variadic }
}

fn argument(on: On<'_>, ty: &Type, registers: &mut Registers) -> ArgPass {
    let (context, platform) = on;
    let size = context.layouts.size(ty);
    let Some(id) = ty.as_record() else {
        let alone = Signature { ret: None, params: vec![ty.clone()], ..Default::default() };
        let platform = classify_signature(context, &alone);
        return platform.args.into_iter().next().map_or(ArgPass::Nothing, |pass| registers.again(pass, size));
    };
    match types(on, id, size, Use::Argument) {
        Some(types) => direct(types, registers),
        None => match platform {
            // "keep the structure type as-is but set the byval parameter attribute": the type's own alignment.
            Platform::Amd64 => {
                let align = fields::ir_align(context, ty).max(Align::EIGHT);
                ArgPass::Memory { align, at: registers.on_stack(size, align) }
            }
            // "use a pointer without the byval attribute".
            Platform::Arm64 => {
                let place = registers.next(PieceType::POINTER);
                let pointer = Piece { ty: PieceType::POINTER, offset: Bytes::ZERO, place };
                ArgPass::Reference { pointer }
            }
        },
    }
}

fn direct(types: Vec<PieceType>, registers: &mut Registers) -> ArgPass {
    if types.is_empty() {
        return ArgPass::Nothing;
    }
    let pieces = placed(types, registers);
    ArgPass::direct(pieces, Extension::None)
}

/// The members of a structure of these types, each in its place: "memcpy it into an alloca slot that has the correct ABI
/// type", so the offsets are those of that type and not of the original.
fn placed(types: Vec<PieceType>, registers: &mut Registers) -> Pieces {
    let mut end = Bytes::ZERO;
    let mut pieces = Pieces::new();
    for ty in types {
        let offset = end.align_to(Align::from_bytes(ty.size().0.next_power_of_two()).unwrap_or(Align::ONE));
        end = offset + ty.size();
        pieces.push(Piece { ty, offset, place: registers.next(ty) });
    }
    pieces
}

fn result(on: On<'_>, ty: &Type) -> ReturnPass {
    let (context, platform) = on;
    let Some(id) = ty.as_record() else {
        let alone = Signature { ret: Some(ty.clone()), params: Vec::new(), ..Default::default() };
        return classify_signature(context, &alone).ret;
    };
    match types(on, id, context.layouts.size(ty), Use::Result) {
        Some(types) if types.is_empty() => ReturnPass::Nothing,
        Some(types) => {
            let pieces = placed(types, &mut Registers::of_results(platform));
            ReturnPass::Direct(pieces, Extension::None)
        }
        // "the first argument must be a pointer with the sret attribute", which the code generator puts where the platform
        // has it.
        None => ReturnPass::Memory {
            align: context.layouts.align(ty),
            pointer: context.program.target.spec().registers.result_pointer,
        },
    }
}

/// The use of a structure's type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Use {
    Argument,
    Result,
}

/// The members of the structure that is passed instead; `None`: memory.
fn types((context, platform): On<'_>, id: RecordId, size: Bytes, used: Use) -> Option<Vec<PieceType>> {
    // Of a size of 0 there is no integer.
    if size == Bytes::ZERO {
        return Some(Vec::new());
    }
    match platform {
        Platform::Amd64 if size <= WORD => Some(vec![PieceType::int(size.bits())]),
        Platform::Amd64 if size <= TWO_WORDS => Some(pair(context, id)),
        Platform::Amd64 => None,
        Platform::Arm64 => match homogeneous(&fields(context, id)) {
            Some(members) => Some(members),
            None if size <= WORD && used == Use::Result => Some(vec![PieceType::int(size.bits())]),
            None if size <= WORD => Some(vec![PieceType::I64]),
            None if size <= TWO_WORDS => Some(vec![PieceType::I64, PieceType::I64]),
            None => None,
        },
    }
}

/// "First, flatten the structure […] classify each field as either an integer or float along with their size in bytes […]
/// combine/squash these classes together into two": each field is added to the first class while that has room, by the
/// sizes of the fields alone.
fn pair(context: Context<'_>, id: RecordId) -> Vec<PieceType> {
    let (mut first, mut second) = (Half::default(), Half::default());
    for field in fields(context, id) {
        let half = if first.size + field.size() <= WORD { &mut first } else { &mut second };
        half.size += field.size();
        half.integer |= !field.is_float();
    }
    // "The first field/class is always 8 bytes, while the second field/class might be less based on the alignment of the
    // structure."
    first.size = WORD;
    let align = context.layouts[id].align.bytes();
    second.size = second.size.max(align).min(WORD);
    vec![first.ty(), second.ty()]
}

/// One of the two classes.
#[derive(Clone, Copy, Default)]
struct Half {
    size: Bytes,
    /// "If there instead is a mixture of classes, promote the class to an integer".
    integer: bool,
}

impl Half {
    fn ty(self) -> PieceType {
        match (self.integer, self.size) {
            (false, Bytes(2)) => PieceType::HALF,
            (false, Bytes(4)) => PieceType::FLOAT,
            (false, _) => PieceType::DOUBLE,
            (true, size) => PieceType::int(size.bits()),
        }
    }
}

/// "up to four floating point fields of the same type […] return a flattened version of the structure".
fn homogeneous(fields: &[Field]) -> Option<Vec<PieceType>> {
    let first = fields.first()?.float()?;
    let same = fields.iter().all(|field| field.float() == Some(first));
    (same && fields.len() <= MOST_MEMBERS).then(|| vec![PieceType::Scalar(first); fields.len()])
}

#[cfg(test)]
mod tests {
    use lang::{Program, Target};

    use super::*;
    use lowering::layout::Layouts;
    use lowering::shape::MemTypes;

    /// The types and places of what a function of this declaration takes and returns.
    fn check(target: Target, c: &str) -> String {
        let declared = lang::parse::declaration(c).unwrap();
        let (_, signature) = &declared.functions[0];
        let program = Program { target, ..declared.program };
        let layouts = Layouts::compute(&program).unwrap();
        let shapes = MemTypes::compute(&program, &layouts);
        let context = Context::new(&program, &layouts, &shapes);
        let FunctionAbi { ret, args, .. } = Article.function_abi(context, signature);
        let pieces = |pieces: &Pieces| {
            let described = pieces.iter().map(|Piece { ty, offset, place }| format!("{ty}@{offset} {place}"));
            described.collect::<Vec<_>>().join(", ")
        };
        let arg = |pass: &ArgPass| match pass {
            ArgPass::Nothing => "nothing".to_owned(),
            ArgPass::Direct { pieces: all, .. } => pieces(all),
            ArgPass::Memory { align, at, .. } => format!("byval align {align} at {at}"),
            ArgPass::Reference { pointer, .. } => format!("pointer {}", pointer.place),
        };
        let ret = match &ret {
            ReturnPass::Nothing => "nothing".to_owned(),
            ReturnPass::Direct(all, _) => pieces(all),
            ReturnPass::Memory { pointer, .. } => format!("sret {pointer}"),
        };
        format!("({}) -> {ret}", args.iter().map(arg).collect::<Vec<_>>().join("; "))
    }

    fn amd64(c: &str) -> String {
        check(Target::X86_64Linux, c)
    }

    fn arm64(c: &str) -> String {
        check(Target::AArch64Linux, c)
    }

    /// Its own examples: `{ float, float, i64 } -> { double, i64 }` and so on.
    #[test]
    fn the_articles_examples() {
        let of = |fields: &str| amd64(&format!("struct S {{ {fields} }}; void f(struct S);"));
        assert_eq!(of("float a, b; long c;"), "(double@0 xmm0, i64@8 rdi) -> nothing");
        assert_eq!(of("int a; float b; long c;"), "(i64@0 rdi, i64@8 rsi) -> nothing");
        assert_eq!(of("double a; int b, c;"), "(double@0 xmm0, i64@8 rdi) -> nothing");
        let hfa = "struct I { struct { float a; } i; }; struct S { struct I i; float b, c; }; struct S f(struct S);";
        let three = "float@0 v0, float@4 v1, float@8 v2";
        assert_eq!(arm64(hfa), format!("({three}) -> {three}"));
    }

    #[test]
    fn eight_bytes_are_an_integer_whatever_they_hold() {
        assert_eq!(amd64("struct S { float a, b; }; struct S f(struct S);"), "(i64@0 rdi) -> i64@0 rax");
        assert_eq!(amd64("struct S { char a[3]; }; struct S f(struct S);"), "(i24@0 rdi) -> i24@0 rax");
        assert_eq!(arm64("struct S { char a[3]; }; struct S f(struct S);"), "(i64@0 x0) -> i24@0 x0");
    }

    #[test]
    fn sizes_are_added_up_without_padding() {
        let holes = "struct S { short a; int b; short c; int d; }; void f(struct S);";
        assert_eq!(amd64(holes), "(i64@0 rdi, i32@8 rsi) -> nothing");
    }

    #[test]
    fn what_is_large_goes_to_memory() {
        let c = "struct S { long a, b, c; }; struct S f(struct S, int);";
        assert_eq!(amd64(c), "(byval align 8 at 0; i32@0 rsi) -> sret rdi");
        assert_eq!(arm64(c), "(pointer x0; i32@0 x1) -> sret x8");
    }

    #[test]
    fn a_pair_is_split_where_registers_run_out() {
        let c = "struct S { long a, b; }; void f(long, long, long, long, long, struct S, long);";
        assert!(amd64(c).contains("i64@0 r9, i64@8 stack +0; i64@0 stack +8"), "{}", amd64(c));
    }

    #[test]
    fn nothing_is_no_integer() {
        assert_eq!(amd64("struct E {}; void f(struct E, int);"), "(nothing; i32@0 rdi) -> nothing");
    }
}
