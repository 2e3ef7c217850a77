//! How a record would travel, and how the values of a function do.

use lang::parse::Declaration;
use lang::{RecordId, Signature, Type};
use lowering::abi::x86_64::classify;
use lowering::abi::{ArgPass, Context, Extension, FunctionAbi, Piece, ReturnPass, of_signature};
use lowering::lower::{self, Options};
use serde::Serialize;

use crate::Failure;

/// A function: where each value travels, and what LLVM is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Function {
    /// As declared.
    pub c: String,
    /// Its parameters, in order.
    pub parameters: Vec<Value>,
    /// Its result.
    pub result: Value,
    /// How much stack the arguments take.
    pub stack_bytes: u64,
    /// The declaration with clang's types and attributes.
    pub llvm: String,
}

/// A parameter or result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Value {
    /// As declared.
    #[serde(rename = "type")]
    pub ty: String,
    /// Where it travels, in words.
    pub travels: String,
    /// Its parts.
    pub parts: Vec<Part>,
}

/// A part of a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Part {
    /// The IR type it travels as.
    pub llvm: String,
    /// Where in the object its bytes start.
    pub offset_bytes: u64,
    /// A register, or a place on the stack.
    pub place: String,
}

/// The classes of a record's eightbytes, in the words of the psABI.
#[must_use]
pub(super) fn classes(context: Context<'_>, record: RecordId) -> Vec<String> {
    let size = context.layouts[record].size;
    match classify(context, &Type::Record(record)) {
        Err(why) => vec![format!("MEMORY: {why}")],
        Ok(classes) => {
            let eightbytes = size.0.div_ceil(8) as usize;
            classes.iter().take(eightbytes).map(|class| class.name().to_owned()).collect()
        }
    }
}

/// How the values of a function travel.
///
/// # Errors
/// [`Failure::Input`] on types without a layout.
pub(super) fn function(
    context: Context<'_>,
    declared: &Declaration,
    name: &str,
    signature: &Signature,
) -> Result<Function, Failure> {
    let program = &declared.program;
    let FunctionAbi { ret, args, stack, variadic: _ } = of_signature(context, signature);
    let module = lower::declaration(program, name, signature, &Options::default())
        .map_err(|why| Failure::input(name, why))?;
    let llvm: Vec<String> =
        module.functions.iter().map(|function| ir::print_function(&module, function)).collect();
    let ty = |ty: &Type| lang::print::ty(program, ty);
    let parameters = signature.params.iter().zip(&args).map(|(param, pass)| argument(ty(param), pass));
    Ok(Function {
        c: lang::print::signature(program, name, signature),
        parameters: parameters.collect(),
        result: result(signature.ret.as_ref().map_or_else(|| "void".to_owned(), ty), &ret),
        stack_bytes: stack.0,
        llvm: llvm.concat().trim_end().to_owned(),
    })
}

fn argument(ty: String, pass: &ArgPass) -> Value {
    let (travels, pieces): (String, &[Piece]) = match pass {
        ArgPass::Nothing => ("does not travel: it has no data".to_owned(), &[]),
        ArgPass::Direct { pieces, extension, .. } => (direct(pieces, *extension), pieces),
        ArgPass::Memory { align, at, skipped } => {
            let over = if skipped.is_empty() { "" } else { ", passing over registers" };
            (format!("a copy on the stack at +{at}, aligned to {align} (byval){over}"), &[])
        }
        ArgPass::Reference { pointer, copied } => {
            let of = if *copied { "a copy's" } else { "the object's" };
            (format!("{of} address in {}", pointer.place), std::slice::from_ref(pointer))
        }
    };
    Value { ty, travels, parts: pieces.iter().map(part).collect() }
}

fn result(ty: String, pass: &ReturnPass) -> Value {
    let (travels, pieces): (String, &[Piece]) = match pass {
        ReturnPass::Nothing => ("nothing comes back".to_owned(), &[]),
        ReturnPass::Direct(pieces, extension) => (direct(pieces, *extension), pieces),
        ReturnPass::Memory { align, pointer } => (
            format!("in memory of the caller, aligned to {align}; its address goes in {pointer} (sret)"),
            &[],
        ),
    };
    Value { ty, travels, parts: pieces.iter().map(part).collect() }
}

fn direct(pieces: &[Piece], extension: Extension) -> String {
    let places: Vec<String> = pieces.iter().map(|piece| piece.place.to_string()).collect();
    let extended = match extension {
        Extension::None => "",
        Extension::Zero => ", zero-extended",
        Extension::Sign => ", sign-extended",
    };
    format!("{}{extended}", places.join(" and "))
}

fn part(piece: &Piece) -> Part {
    let Piece { ty, offset, place: at } = piece;
    Part { llvm: ty.to_string(), offset_bytes: offset.0, place: at.to_string() }
}
