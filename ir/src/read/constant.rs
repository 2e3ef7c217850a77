//! Constants. LangRef "Constants".

use std::num::NonZeroU32;

use base::text::{LocatedProblem, Result};

use super::global::SymbolId;
use super::lexer::{Token, TokenKind};
use super::{Reader, name};
use crate::aggregate::AggregateBody;
use crate::constant::Const;
use crate::expression::{ConstantExpression, SymbolMark};
use crate::flags::{ArithFlags, Flag, FlagSet};
use crate::id::AliasId;
use crate::opcode::{CastOp, Opcode};
use crate::print::type_text;
use crate::types::{Packing, Type, TypeId};

/// Constant expressions and other constants that [`Const`] cannot represent.
const UNSUPPORTED: [&str; 2] = ["asm", "vscale"];

impl Reader<'_> {
    /// `type value`
    pub(super) fn typed_constant(&mut self) -> Result<Const> {
        let ty = self.argument_type()?;
        self.constant(ty)
    }

    /// Reads a constant of type `ty`, which precedes it in the text.
    pub(super) fn constant(&mut self, ty: TypeId) -> Result<Const> {
        let token = self.cursor.peek();
        if ty == TypeId::METADATA {
            let value = self.metadata_argument()?;
            return Ok(self.module.metadata_constant(value));
        }
        match token.kind {
            TokenKind::Integer | TokenKind::Decimal | TokenKind::Hexadecimal => {
                self.cursor.advance();
                self.number_constant(ty, token)
            }
            TokenKind::Word => self.keyword_constant(ty, token),
            TokenKind::Global => self.symbol(ty),
            TokenKind::Bytes => self.byte_string(ty),
            TokenKind::Punctuator if ["{", "<", "[", "\\{"].contains(&token.text) => {
                self.aggregate_constant(ty)
            }
            _ => Err(self.cursor.unexpected("a constant")),
        }
    }

    fn keyword_constant(&mut self, ty: TypeId, token: Token<'_>) -> Result<Const> {
        // Arms with a condition on the type come first: the same word later is an operation or an error about
        // the type.
        let constant = match token.text {
            "true" | "false" if ty == TypeId::I1 => Const::i1(token.text == "true"),
            "null" if ty == TypeId::PTR => Const::Null,
            "null" if self.module.types.get(ty).is_pointer() => Const::Zero(ty),
            "undef" => Const::Undef(ty),
            "poison" => Const::Poison(ty),
            "zeroinitializer" => Const::Zero(ty),
            "none" if ty == TypeId::TOKEN => Const::Zero(ty),
            "true" | "false" | "null" => return self.wrong_type(token, ty),
            "getelementptr" if self.module.types.get(self.module.types.scalar(ty)).is_pointer() => {
                return self.constant_address(ty);
            }
            "blockaddress" if self.module.types.get(ty).is_pointer() => return self.block_address(ty),
            "inttoptr" if ty == TypeId::PTR => return self.numeric_address(),
            "splat" => return self.splat(ty),
            "ptrauth" => return self.signed_pointer(ty),
            word if let Some(mark) = SymbolMark::from_keyword(word) => {
                self.cursor.advance();
                let at = self.cursor.peek();
                if at.kind != TokenKind::Global {
                    return Err(self.cursor.unexpected("the name of a symbol"));
                }
                let symbol = self.symbol(ty)?;
                return match mark == SymbolMark::NoCfi || self.resolves_to_function(symbol) {
                    true => Ok(self.module.expression(ty, ConstantExpression::Marked(mark, symbol))),
                    false => self.invalid(at.start, format!("{} is no function", at.text)),
                };
            }
            "bitcast" if ty == TypeId::PTR => return self.same_pointer(),
            "extractelement" | "insertelement" | "shufflevector" => return self.lane_operation(ty),
            "trunc" | "ptrtoint" | "inttoptr" | "bitcast" | "addrspacecast" | "add" | "sub" | "mul"
            | "xor" | "shl" => return self.operation(ty),
            word if UNSUPPORTED.contains(&word) => {
                return Err(LocatedProblem::unsupported(
                    token.start,
                    format!("the constant expression `{word}`"),
                ));
            }
            _ => return Err(self.cursor.unexpected("a constant")),
        };
        self.cursor.advance();
        Ok(constant)
    }

    /// `@name`
    fn symbol(&mut self, ty: TypeId) -> Result<Const> {
        let token = self.cursor.advance();
        match self.symbols.get(&name::name(token)?) {
            Some(&SymbolId::Global(id)) => {
                let space = self.module.globals[id.index()].space;
                self.symbol_of(token, ty, space, Ok(Const::global(id)))
            }
            Some(&SymbolId::Alias(id)) => {
                self.symbol_of(token, ty, self.module.aliases[id.index()].space, Err(id))
            }
            Some(&SymbolId::Function(id)) => {
                let space = self.module.functions[id.index()].space;
                self.symbol_of(token, ty, space, Ok(Const::Function(id)))
            }
            None => self.invalid(token.start, format!("there is no global or function {}", token.text)),
        }
    }

    /// The constant of a symbol in an address space, which the type must name; of an alias by its id.
    fn symbol_of(
        &mut self,
        token: Token<'_>,
        ty: TypeId,
        space: Option<NonZeroU32>,
        symbol: std::result::Result<Const, AliasId>,
    ) -> Result<Const> {
        if self.module.types.pointer(space) != ty {
            return self.wrong_type(token, ty);
        }
        Ok(match symbol {
            Ok(symbol) => self.module.symbol_in(space, symbol),
            Err(alias) => self.module.alias(alias),
        })
    }

    /// True if a constant is the address of a function, or of an alias, whose target is read later.
    fn resolves_to_function(&self, constant: Const) -> bool {
        let is_alias = matches!(constant, Const::Aggregate { id, .. } if matches!(
            self.module.aggregates[id.0 as usize],
            AggregateBody::Expression(ConstantExpression::Alias(_))
        ));
        is_alias || self.module.addressed_function(constant).is_some()
    }

    /// `ptrauth (ptr @a, i32 0, i64 1, ptr null)`, without zeros at the end
    fn signed_pointer(&mut self, ty: TypeId) -> Result<Const> {
        self.cursor.enter()?;
        let word = self.cursor.advance();
        self.cursor.expect("(")?;
        let mut operands = [Const::Null, Const::i32(0), Const::i64(0), Const::Null];
        let mut count = 0;
        while !self.cursor.at_list_end(")", count == 0)? {
            let operand = self.typed_constant()?;
            match operands.get_mut(count) {
                Some(slot) => *slot = operand,
                None => return self.invalid(word.start, "`ptrauth` has at most four operands"),
            }
            count += 1;
        }
        self.cursor.leave();
        let expression = ConstantExpression::Signed(operands);
        match count >= 2 && expression.is_of(&self.module.types, ty) {
            true => Ok(self.module.expression(ty, expression)),
            false => self.wrong_type(word, ty),
        }
    }

    /// `bitcast (ptr @g to ptr)`, a remainder of typed pointers.
    fn same_pointer(&mut self) -> Result<Const> {
        self.cursor.enter()?;
        self.cursor.expect("bitcast")?;
        self.cursor.expect("(")?;
        let at = self.cursor.byte_position();
        let inner = self.typed_constant()?;
        self.cursor.expect("to")?;
        let to = self.sized_type()?;
        self.cursor.expect(")")?;
        self.cursor.leave();
        match (inner.ty(), to) {
            (TypeId::PTR, TypeId::PTR) => Ok(inner),
            _ => self.invalid(at, "a pointer is a bitcast of a pointer"),
        }
    }

    /// `blockaddress(@f, %block)`
    fn block_address(&mut self, ty: TypeId) -> Result<Const> {
        self.cursor.advance();
        self.cursor.expect("(")?;
        let token = self.cursor.peek();
        let symbol = self.symbol(ty)?;
        let Some(function) = self.module.addressed_function(symbol) else {
            return self.invalid(token.start, format!("{} is no function", token.text));
        };
        self.cursor.expect(",")?;
        let token = self.cursor.expect_kind(TokenKind::Local, "the name of a block")?;
        self.cursor.expect(")")?;
        let blocks = self.blocks.get(&function);
        match blocks.and_then(|blocks| blocks.get(&name::local(token).ok()?)) {
            Some(&block) => {
                let space = self.module.functions[function.index()].space;
                Ok(self.module.symbol_in(space, Const::BlockAddress { function, block }))
            }
            None => self.invalid(token.start, format!("there is no block {}", token.text)),
        }
    }

    /// `inttoptr (i64 4 to ptr)`: an integer that is wider loses its upper bits.
    fn numeric_address(&mut self) -> Result<Const> {
        self.cursor.enter()?;
        self.cursor.advance();
        self.cursor.expect("(")?;
        let token = self.cursor.peek();
        let ty = self.sized_type()?;
        if self.module.types.int_width(ty).is_none() {
            return self.invalid(token.start, "an integer is needed here");
        }
        let number = self.constant(ty)?;
        self.cursor.expect("to")?;
        self.cursor.expect("ptr")?;
        self.cursor.expect(")")?;
        self.cursor.leave();
        Ok(match number {
            Const::Int { value: 0, .. } | Const::Zero(_) => Const::Null,
            Const::Int { value, .. } if value as u64 != 0 => Const::Address(value as u64),
            _ => {
                let expression = ConstantExpression::Cast(CastOp::IntToPtr, number);
                self.module.expression(TypeId::PTR, expression)
            }
        })
    }

    /// `c"…"`
    fn byte_string(&mut self, ty: TypeId) -> Result<Const> {
        let token = self.cursor.advance();
        let bytes = name::bytes(token.text);
        if *self.module.types.get(ty) != Type::Array(bytes.len() as u64, TypeId::I8) {
            return self.wrong_type(token, ty);
        }
        Ok(self.module.bytes(&bytes))
    }

    /// `splat (i8 1)`: one constant for each lane.
    fn splat(&mut self, ty: TypeId) -> Result<Const> {
        let token = self.cursor.advance();
        self.cursor.expect("(")?;
        let lane = self.typed_constant()?;
        self.cursor.expect(")")?;
        match *self.module.types.get(ty) {
            Type::Vector(count, lane_type) if lane_type == lane.ty() => {
                Ok(self.module.aggregate(ty, vec![lane; count as usize]))
            }
            Type::Scalable(_, lane_type) if lane_type == lane.ty() => {
                Ok(self.module.expression(ty, ConstantExpression::Splat(lane)))
            }
            _ => self.wrong_type(token, ty),
        }
    }

    fn aggregate_constant(&mut self, ty: TypeId) -> Result<Const> {
        let (open, close) = match (self.module.types.get(ty), self.module.types.packing(ty)) {
            (Type::Array(..), _) => (["[", ""], ["]", ""]),
            (Type::Vector(..), _) => (["<", ""], [">", ""]),
            (_, Some(Packing::Natural)) => (["{", ""], ["}", ""]),
            (_, Some(Packing::Bytes)) => (["<", "{"], ["}", ">"]),
            (_, Some(Packing::Bits)) => (["\\{", ""], ["}/", ""]),
            _ => return self.wrong_type(self.cursor.peek(), ty),
        };
        open.iter().filter(|text| !text.is_empty()).try_for_each(|text| self.cursor.expect(text))?;
        let elements = self.elements(ty, close[0])?;
        close[1..].iter().filter(|text| !text.is_empty()).try_for_each(|text| self.cursor.expect(text))?;
        Ok(self.module.aggregate(ty, elements))
    }

    /// Reads typed constants up to `close`, whose number and types must be those of `ty`.
    fn elements(&mut self, ty: TypeId, close: &str) -> Result<Vec<Const>> {
        let at = self.cursor.byte_position();
        let mut elements = Vec::new();
        while !self.cursor.at_list_end(close, elements.is_empty())? {
            let token = self.cursor.peek();
            let element = self.typed_constant()?;
            if self.member_type(ty, elements.len() as u64) != Some(element.ty()) {
                return self.wrong_member(token, ty);
            }
            elements.push(element);
        }
        if self.module.types.element_count(ty) != Some(elements.len() as u64) {
            let ty = self.type_text(ty);
            return self.invalid(at, format!("{} is no number of members of {ty}", elements.len()));
        }
        Ok(elements)
    }

    fn member_type(&self, ty: TypeId, index: u64) -> Option<TypeId> {
        match *self.module.types.get(ty) {
            Type::Vector(_, lane) => Some(lane),
            _ => self.module.types.element(ty, index),
        }
    }

    fn wrong_member<T>(&self, token: Token<'_>, ty: TypeId) -> Result<T> {
        let ty = self.type_text(ty);
        self.invalid(token.start, format!("{ty} has no such member here"))
    }

    /// `ptrtoint (ptr @g to i64)`, `sub nsw (i64 1, i64 2)`
    fn operation(&mut self, ty: TypeId) -> Result<Const> {
        self.cursor.enter()?;
        let at = self.cursor.byte_position();
        let word = self.cursor.advance();
        let opcode = Opcode::from_keyword(word.text);
        let flags = self.expression_flags();
        self.cursor.expect("(")?;
        let first = self.typed_constant()?;
        let expression = match opcode {
            Some(Opcode::Binary(op)) => {
                self.cursor.expect(",")?;
                let second = self.typed_constant()?;
                ConstantExpression::Binary { op, flags, operands: [first, second] }
            }
            Some(Opcode::Cast(op)) if ConstantExpression::CASTS.contains(&op) => {
                self.cursor.expect("to")?;
                let token = self.cursor.peek();
                if self.sized_type()? != ty {
                    return self.wrong_type(token, ty);
                }
                ConstantExpression::Cast(op, first)
            }
            _ => return self.invalid(at, "no constant expression"),
        };
        self.cursor.expect(")")?;
        self.cursor.leave();
        // The verifier checks the types of the operands.
        Ok(self.module.expression(ty, expression))
    }

    /// `extractelement (<2 x i8> …, i32 0)`, `insertelement (<2 x i8> …, i8 1, i32 0)`, `shufflevector (<2 x i8> …, <2 x i8> …,
    /// <2 x i32> …)`. LangRef "Constant Expressions".
    fn lane_operation(&mut self, ty: TypeId) -> Result<Const> {
        self.cursor.enter()?;
        let word = self.cursor.advance();
        self.cursor.expect("(")?;
        let mut next = |last: bool| -> Result<Const> {
            let operand = self.typed_constant()?;
            self.cursor.expect(if last { ")" } else { "," })?;
            Ok(operand)
        };
        let expression = match word.text {
            "extractelement" => ConstantExpression::ExtractElement([next(false)?, next(true)?]),
            "insertelement" => ConstantExpression::InsertElement([next(false)?, next(false)?, next(true)?]),
            _ => ConstantExpression::ShuffleVector([next(false)?, next(false)?, next(true)?]),
        };
        self.cursor.leave();
        match expression.is_of(&self.module.types, ty) {
            true => Ok(self.module.expression(ty, expression)),
            false => self.wrong_type(word, ty),
        }
    }

    fn expression_flags(&mut self) -> ArithFlags {
        let mut flags = FlagSet::NONE;
        for (keyword, flag) in [("nuw", Flag::Nuw), ("nsw", Flag::Nsw), ("nuw", Flag::Nuw)] {
            if self.cursor.accept(keyword) {
                flags = flags.with_attribute(flag);
            }
        }
        ArithFlags::from_set(flags)
    }

    /// The type as printed, for messages.
    pub(super) fn type_text(&self, ty: TypeId) -> String {
        type_text(&self.module, ty)
    }
}
