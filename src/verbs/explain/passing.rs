//! The places in which the values of a function travel, and its declaration in LLVM IR.

use lang::{Bytes, Signature, Type};
use lowering::abi::{
    self, ArgPass, Context, Extension, FunctionAbi, Location, Piece, PieceType, ReturnPass,
    classify_signature,
};
use lowering::lower::{self, Options};
use serde::Serialize;

use host::Failure;

/// A function: where each value travels, and its declaration in LLVM IR.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct FunctionPassing {
    /// The declaration.
    pub c: String,
    /// Its parameters, in order.
    pub parameters: Vec<PassedValue>,
    /// Its result.
    pub result: PassedValue,
    /// The size of the arguments on the stack.
    pub stack_bytes: u64,
    /// The number of vector registers that hold arguments, for a variadic function on x86-64: the value of `al` (psABI 3.5.7).
    pub vector_registers: Option<u8>,
    /// The declaration with clang's types and attributes.
    pub llvm: String,
}

/// A parameter or result.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct PassedValue {
    /// The type as declared.
    #[serde(rename = "type")]
    pub ty: String,
    /// True if `...` matches it.
    pub unnamed: bool,
    /// The places in which it travels, in words.
    pub travels: String,
    /// Its parts: one for each register, and for each place on the stack.
    pub parts: Vec<Part>,
}

/// A part of a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(super) struct Part {
    /// The IR type it travels as.
    pub llvm: String,
    /// The offset of its first byte in the object.
    pub offset_bytes: u64,
    /// The number of the object's bytes that it holds, including padding.
    pub size_bytes: u64,
    /// A register, or a place on the stack.
    pub place: String,
    /// True if it is the address of the value, and no part of it.
    #[serde(skip)]
    pub is_address: bool,
}

/// The places in which the values of a function travel.
///
/// # Errors
/// [`Failure::Input`] on types without a layout.
pub(super) fn function(
    context: Context<'_>,
    name: &str,
    signature: &Signature,
) -> Result<FunctionPassing, Failure> {
    let program = context.program;
    let FunctionAbi { ret, args, stack, variadic } = classify_signature(context, signature);
    let ty = |ty: &Type| lang::print::ty(program, ty);
    let named = signature.named();
    let list = signature.tail.filter(|tail| tail.passing.is_list()).map(|_| abi::list_pointer());
    let travelling = if list.is_some() { &signature.params[..named] } else { &signature.params };
    let parameters = travelling.iter().chain(&list).zip(&args).enumerate();
    let parameters = parameters.map(|(number, (param, pass))| {
        let (travels, parts) = argument(context.layouts.size(param), pass);
        let is_list = list.is_some() && number == named;
        let ty = if is_list { "__builtin_va_list".to_owned() } else { ty(param) };
        PassedValue { ty, unnamed: number >= named && !is_list, travels, parts }
    });
    let (travels, parts) = result(&ret);
    let returned = signature.ret.as_ref().map_or_else(|| "void".to_owned(), ty);
    let counted = program.target.spec().registers.call_counts_vectors;
    Ok(FunctionPassing {
        c: lang::print::signature(program, name, signature),
        parameters: parameters.collect(),
        result: PassedValue { ty: returned, unnamed: false, travels, parts },
        stack_bytes: stack.0,
        vector_registers: variadic.filter(|_| counted).map(|variadic| variadic.vectors_of_call),
        llvm: declaration(context, name, signature)?,
    })
}

/// The declaration in LLVM IR, after the definitions of the types that it names and of those in them: a module of its own.
///
/// # Errors
/// [`Failure::Input`] on types without a layout.
fn declaration(context: Context<'_>, name: &str, signature: &Signature) -> Result<String, Failure> {
    let options = Options { vector_unit: context.vectors, ..Options::default() };
    let module = lower::declaration(context.program, name, signature, &options)
        .map_err(|why| Failure::input(name, why))?;
    let functions = module.functions.iter().map(|function| ir::print_function(&module, function));
    let declarations = functions.collect::<String>();
    let text = ir::print_module(&module);
    let defined = |line: &&str| line.starts_with('%');
    let is_named = |texts: &[&str], line: &str| {
        let name = line.split(' ').next().unwrap_or_default();
        texts.iter().flat_map(|text| text.split([' ', ',', '(', ')', '[', ']'])).any(|word| word == name)
    };
    let mut needed = vec![declarations.trim_end()];
    // A type is printed after those that it holds.
    for line in text.lines().filter(defined).collect::<Vec<_>>().into_iter().rev() {
        if is_named(&needed, line) {
            needed.insert(0, line);
        }
    }
    Ok(needed.join("\n"))
}

fn argument(size: Bytes, pass: &ArgPass) -> (String, Vec<Part>) {
    match pass {
        ArgPass::Nothing => ("does not travel: it has no data".to_owned(), Vec::new()),
        ArgPass::Direct { pieces, extension, .. } => direct(pieces, *extension),
        ArgPass::Memory { align, at } => {
            let words = format!("a copy on the stack at +{at}, aligned to {align} (byval)");
            let place = Location::Stack(*at).to_string();
            let llvm = "byval".to_owned();
            (words, vec![Part { llvm, offset_bytes: 0, size_bytes: size.0, place, is_address: false }])
        }
        ArgPass::Reference { pointer } => {
            let (_, mut parts) = direct(std::slice::from_ref(pointer), Extension::None);
            parts.iter_mut().for_each(|part| part.is_address = true);
            (format!("a copy's address in {}", pointer.place), parts)
        }
    }
}

fn result(pass: &ReturnPass) -> (String, Vec<Part>) {
    match pass {
        ReturnPass::Nothing => ("nothing comes back".to_owned(), Vec::new()),
        ReturnPass::Direct(pieces, extension) => direct(pieces, *extension),
        ReturnPass::Memory { align, pointer } => {
            let words =
                format!("in memory of the caller, aligned to {align}; its address goes in {pointer} (sret)");
            (words, Vec::new())
        }
    }
}

fn direct(pieces: &[Piece], extension: Extension) -> (String, Vec<Part>) {
    let places: Vec<String> = pieces.iter().map(|piece| piece.place.to_string()).collect();
    let extended = match extension {
        Extension::None => "",
        Extension::Zero => ", zero-extended",
        Extension::Sign => ", sign-extended",
    };
    (format!("{}{extended}", places.join(" and ")), pieces.iter().flat_map(parts).collect())
}

/// One part for each register of a piece, and one for what is on the stack.
fn parts(piece: &Piece) -> Vec<Part> {
    let Piece { ty, offset, place } = piece;
    let count = match place {
        Location::Registers(names) => names.len(),
        Location::Stack(_) => 1,
        Location::Split(names, _) => names.len() + 1,
    };
    if count < 2 {
        let (size_bytes, place) = (ty.size().0, place.to_string());
        let (llvm, offset_bytes) = (ty.to_string(), offset.0);
        return vec![Part { llvm, offset_bytes, size_bytes, place, is_address: false }];
    }
    let llvm = match ty {
        PieceType::Array(of, _) => of.to_string(),
        PieceType::Vectors { lane, lanes, .. } => PieceType::Vector(*lane, *lanes).to_string(),
        whole => format!("part of {whole}"),
    };
    let size = Bytes(ty.size().0 / count as u64);
    let part = |index: usize| Part {
        llvm: llvm.clone(),
        offset_bytes: (*offset + size * index as u64).0,
        size_bytes: size.0,
        place: place.part(index, size).to_string(),
        is_address: false,
    };
    (0..count).map(part).collect()
}
