//! `va_arg`, the instruction, as LLVM 19 expands it for scalars: `X86TargetLowering::LowerVAARG` and
//! `EmitVAARGWithCustomInserter` for x86-64, `SelectionDAG::expandVAArg` for RISC-V. It becomes a call of a function of
//! plain instructions that reads the `va_list` and steps over the argument.
//!
//! LLVM's expansion is wrong for the types and the platform that [`ArgumentRead::for_type`] refuses; front ends do not use it there.

use ir::{Module, Op, Operand, Target, Type, TypeId};

use super::call;

/// The way to read an argument of a type.
#[derive(Clone, Copy, Debug)]
pub(super) enum ArgumentRead {
    /// From a `va_list` that counts registers (psABI of x86-64, 3.5.7): the counter's position in it, the count from
    /// which on the argument is on the stack, and the bytes by which the counter grows.
    Counted { counter: u32, limit: u32, step: u32, stack: StackSlot },
    /// From a `va_list` that is a pointer to the next argument.
    Pointer(StackSlot),
}

/// An argument on the stack.
#[derive(Clone, Copy, Debug)]
pub(super) enum StackSlot {
    /// Eight bytes.
    Word,
    /// Sixteen bytes, aligned.
    Pair,
}

impl StackSlot {
    const fn size(self) -> u32 {
        match self {
            StackSlot::Word => 8,
            StackSlot::Pair => 16,
        }
    }
}

impl ArgumentRead {
    /// # Errors
    /// The reason why LLVM 19 does not read an argument of this type where it is.
    pub(super) fn for_type(module: &Module, ty: TypeId) -> Result<ArgumentRead, &'static str> {
        use StackSlot::{Pair, Word};
        let general = ArgumentRead::Counted { counter: 0, limit: 48, step: 8, stack: Word };
        let vector = |limit, stack| ArgumentRead::Counted { counter: 4, limit, step: 16, stack };
        let ty = module.types.checked_get(ty).unwrap_or(&Type::Void);
        if module.triple.is_some() {
            return Err("va_arg on another platform");
        }
        match (module.target, ty) {
            (Target::AArch64Linux, _) => {
                Err("va_arg on AArch64 Linux, where LLVM 19 takes the va_list for a pointer \
                 (AArch64TargetLowering::LowerVAARG)")
            }
            (Target::X86_64Linux, Type::Int(1..=64) | Type::Ptr) => Ok(general),
            (Target::X86_64Linux, Type::Half | Type::Float | Type::Double) => Ok(vector(176, Word)),
            (Target::X86_64Linux, Type::Fp128) => Ok(vector(168, Pair)),
            (Target::X86_64Linux, Type::Int(_)) => Err(
                "va_arg of an integer of more than 64 bits, which LLVM 19 reads word by word from registers and \
                 stack (DAGTypeLegalizer::ExpandRes_VAARG)",
            ),
            (Target::RiscV64Linux, Type::Int(1..=64) | Type::Ptr | Type::Double) => {
                Ok(ArgumentRead::Pointer(Word))
            }
            (Target::RiscV64Linux, Type::Int(128) | Type::Fp128) => Ok(ArgumentRead::Pointer(Pair)),
            (Target::RiscV64Linux, Type::Float) => Err(
                "va_arg of float, after which LLVM 19 steps over 4 of its 8 bytes (SelectionDAG::expandVAArg)",
            ),
            _ => Err("va_arg of a type that LLVM 19 does not lower for the platform"),
        }
    }

    /// The body of the function up to `%from`, the address of the argument. `%list` is that of the `va_list`.
    fn body(self) -> String {
        let (counter, limit, step, stack) = match self {
            ArgumentRead::Pointer(slot) => return taken(slot, 0, "%from"),
            ArgumentRead::Counted { counter, limit, step, stack } => {
                (counter, limit, step, taken(stack, 8, "%next"))
            }
        };
        // System V AMD64 psABI, 3.5.7: `overflow_arg_area` is at byte 8 of the list, `reg_save_area` at byte
        // 16.
        format!(
            "entry:
               %counter = getelementptr i8, ptr %list, i64 {counter}
               %count = load i32, ptr %counter, align 4
               %saved = icmp ult i32 %count, {limit}
               br i1 %saved, label %register, label %stack
             register:
               %area.at = getelementptr i8, ptr %list, i64 16
               %area = load ptr, ptr %area.at, align 8
               %distance = zext i32 %count to i64
               %inside = getelementptr i8, ptr %area, i64 %distance
               %more = add i32 %count, {step}
               store i32 %more, ptr %counter, align 4
               br label %read
             stack:
               {stack}
               br label %read
             read:
               %from = phi ptr [ %inside, %register ], [ %next, %stack ]"
        )
    }
}

/// Takes an argument from the stack, whose address gets this name. `at` is the position of the pointer in the list.
fn taken(slot: StackSlot, at: u32, name: &str) -> String {
    let load = "load ptr, ptr %top.at, align 8";
    let address = match slot {
        StackSlot::Word => format!("{name} = {load}"),
        StackSlot::Pair => format!(
            "%top = {load}
             %up = getelementptr i8, ptr %top, i64 15
             {name} = call ptr @llvm.ptrmask.p0.i64(ptr %up, i64 -16)"
        ),
    };
    let size = slot.size();
    format!(
        "%top.at = getelementptr i8, ptr %list, i64 {at}
         {address}
         %after = getelementptr i8, ptr {name}, i64 {size}
         store ptr %after, ptr %top.at, align 8"
    )
}

/// A call that reads the next argument of a list; `None` if LLVM 19 does not read it where it is.
pub(super) fn reading(module: &mut Module, list: Operand, ty: TypeId) -> Option<Op> {
    let reading = ArgumentRead::for_type(module, ty).ok()?;
    let text = type_text(module.types.get(ty))?;
    let name = format!("va_arg {text}");
    if module.function(&name).is_none() {
        let align = module.types.align(ty).bytes().0;
        let body = reading.body();
        let text = format!(
            "declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
             define {text} @\"{name}\"(ptr %list) {{
               {body}
               %value = load {text}, ptr %from, align {align}
               ret {text} %value
             }}"
        );
        let read = ir::read_module(&text);
        debug_assert!(read.is_ok(), "{text}: {read:?}");
        let merged = module.merge_portable(&read.ok()?);
        debug_assert!(merged.is_ok(), "{merged:?}");
    }
    Some(call(module.function(&name)?, ty, &[list]))
}

/// A type that [`ArgumentRead::for_type`] accepts, as text.
fn type_text(ty: &Type) -> Option<String> {
    Some(match ty {
        Type::Int(width) => format!("i{width}"),
        Type::Ptr => "ptr".to_owned(),
        Type::Half => "half".to_owned(),
        Type::Float => "float".to_owned(),
        Type::Double => "double".to_owned(),
        Type::Fp128 => "fp128".to_owned(),
        _ => return None,
    })
}
