//! A whole program: tables of types, globals and functions, indexed by newtypes.

use std::collections::BTreeSet;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};
use smol_str::SmolStr;

use crate::id::{EnumId, FuncId, GlobalId, LocalId, RecordId};
use crate::{
    CallingConvention, EnumDef, Field, Init, PathStep, Place, Record, Signature, Stmt, Target, Type,
    VariadicTail,
};

/// The side of the cross-linked matrix on which a function or global is: a pair of configurations (X, Y) runs
/// the caller side as compiled by X and the callee side as compiled by Y.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Side {
    /// The side of the entry function.
    Caller,
    /// The side whose functions are called through the table.
    Callee,
}

/// A program. Its meaning: run `entry`, and note what is observed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Program {
    /// The platform for which it is compiled.
    pub target: Target,
    /// Enumerations, in order of declaration.
    pub enums: Vec<EnumDef>,
    /// Records, each after the records it contains by value. Pointers may point forward.
    pub records: Vec<Record>,
    /// Global variables.
    pub globals: Vec<Global>,
    /// Functions; any may call any other within the rules of recursion ([`Function::recursive`]).
    pub functions: Vec<Function>,
    /// Takes nothing, returns nothing, is on the caller side.
    pub entry: FuncId,
}

/// A global variable, used directly only by functions of its side.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Global {
    /// Its name in C.
    pub name: SmolStr,
    /// Its type.
    pub ty: Type,
    /// Constant expressions only; `None` is all zero.
    pub init: Option<Init>,
    /// `volatile`.
    pub volatile: bool,
    /// The side that defines it.
    pub side: Side,
}

/// A function.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Function {
    /// Its name in C.
    pub name: SmolStr,
    /// `None` is `void`. Never an array.
    pub ret: Option<Type>,
    /// The number of `locals`, from the first, that are parameters.
    pub params: u32,
    /// The first of the parameters without names ([`Signature::tail`]). C text has them as variables, each with the next
    /// `va_arg` for its first value.
    pub tail: Option<VariadicTail>,
    /// The unnamed parameter before which the list is copied: from there on both lists are read, and the parameters have their values
    /// from the one and the other in turn (C11 7.16.1.2).
    #[serde(rename = "copied")]
    pub va_copy_before: Option<u32>,
    /// The convention by which it is called ([`Signature::convention`]).
    #[serde(default)]
    pub convention: CallingConvention,
    /// Parameters, then local variables.
    pub locals: Vec<Local>,
    /// The statements; every path of a function with a result ends in `return`.
    pub body: Vec<Stmt>,
    /// May call itself: its first parameter is then an `unsigned int` depth that it never writes, every call
    /// to itself is under `if (depth)` and passes `depth - 1`, and every other caller passes a constant.
    pub recursive: bool,
    /// The side on which it is.
    pub side: Side,
}

/// A parameter or local variable.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Local {
    /// Its name in C, unique in its function.
    pub name: SmolStr,
    /// Its type; a parameter is never an array.
    pub ty: Type,
    /// `volatile`.
    pub volatile: bool,
}

macro_rules! indexed {
    ($($id:ident => $owner:ident.$table:ident : $item:ty),* $(,)?) => {$(
        impl Index<$id> for $owner {
            type Output = $item;
            fn index(&self, id: $id) -> &$item {
                &self.$table[id.index()]
            }
        }
        impl IndexMut<$id> for $owner {
            fn index_mut(&mut self, id: $id) -> &mut $item {
                &mut self.$table[id.index()]
            }
        }
    )*};
}
indexed! {
    RecordId => Program.records: Record,
    EnumId => Program.enums: EnumDef,
    GlobalId => Program.globals: Global,
    FuncId => Program.functions: Function,
    LocalId => Function.locals: Local,
}

impl Program {
    /// A program without declarations, whose entry is to be its first function.
    #[must_use]
    pub const fn empty(target: Target) -> Program {
        Program {
            target,
            enums: Vec::new(),
            records: Vec::new(),
            globals: Vec::new(),
            functions: Vec::new(),
            entry: FuncId(0),
        }
    }

    /// The field a place ends at, if its last step is a field.
    #[must_use]
    pub fn last_field(&self, place: &Place) -> Option<&Field> {
        match place.path.last()? {
            PathStep::Field(record, field) => Some(&self[*record].fields[*field as usize]),
            PathStep::Index(_) | PathStep::Part(_) => None,
        }
    }

    /// Every function with its name in the table.
    pub fn functions(&self) -> impl Iterator<Item = (FuncId, &Function)> {
        (0..).map(FuncId).zip(&self.functions)
    }

    /// Every record with its name in the table.
    pub fn records(&self) -> impl Iterator<Item = (RecordId, &Record)> {
        (0..).map(RecordId).zip(&self.records)
    }

    /// The records that are an anonymous member of another one.
    #[must_use]
    pub fn anonymous_records(&self) -> BTreeSet<RecordId> {
        let fields = self.records.iter().flat_map(|record| &record.fields);
        fields.filter(|field| field.is_anonymous_record()).filter_map(|field| field.ty.as_record()).collect()
    }

    /// Every global with its name in the table.
    pub fn globals(&self) -> impl Iterator<Item = (GlobalId, &Global)> {
        (0..).map(GlobalId).zip(&self.globals)
    }
}

impl Function {
    /// A function that takes nothing, returns nothing and does nothing.
    #[must_use]
    pub fn empty(name: impl Into<SmolStr>, side: Side) -> Function {
        Function {
            name: name.into(),
            ret: None,
            params: 0,
            tail: None,
            va_copy_before: None,
            convention: CallingConvention::default(),
            locals: Vec::new(),
            body: Vec::new(),
            recursive: false,
            side,
        }
    }

    /// A function of this signature without a body; its parameters have no names yet.
    #[must_use]
    pub fn declared(name: impl Into<SmolStr>, signature: &Signature, side: Side) -> Function {
        let parameter = |ty: &Type| Local { name: SmolStr::default(), ty: ty.clone(), volatile: false };
        Function {
            ret: signature.ret.clone(),
            params: signature.params.len() as u32,
            tail: signature.tail,
            convention: signature.convention,
            locals: signature.params.iter().map(parameter).collect(),
            ..Function::empty(name, side)
        }
    }

    /// The parameters.
    #[must_use]
    pub fn parameters(&self) -> &[Local] {
        &self.locals[..self.params as usize]
    }

    /// The parameters with names in C, and those without.
    #[must_use]
    pub fn split_parameters(&self) -> (&[Local], &[Local]) {
        let named = self.tail.map_or(self.params, |tail| tail.named.min(self.params));
        self.parameters().split_at(named as usize)
    }

    /// The types of its parameters and result.
    #[must_use]
    pub fn signature(&self) -> Signature {
        Signature {
            ret: self.ret.clone(),
            params: self.parameters().iter().map(|p| p.ty.clone()).collect(),
            tail: self.tail,
            convention: self.convention,
        }
    }
}
