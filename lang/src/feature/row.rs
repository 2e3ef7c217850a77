//! A row of the table of features.

use super::Features;
use super::code::Code;
use crate::{BinaryOp, Expr, Field, Function, Global, Init, Place, Program, Record, Signature, Stmt, Type};

/// The facts about a feature.
#[derive(Clone, Copy, Debug)]
pub struct FeatureRow {
    /// The feature.
    pub feature: Features,
    /// The feature's name in reports and configuration files; empty if programs are not drawn by it.
    pub name: &'static str,
    /// The sixteenths of the programs that may use it; for sixteen no byte is drawn.
    pub odds: u32,
    /// True if a gene of its own draws it, so that no other choice depends on it.
    pub own_gene: bool,
    /// The sixteenths of the programs that have it, if it is a type that a gene of the plan decides; otherwise none.
    pub programs: u32,
    /// The features that it needs.
    pub needs: Features,
    /// The compilers that have it.
    pub availability: Availability,
    /// The way to ask a compiler about it.
    pub compiler: Option<CompilerQuestion>,
    /// The attribute that a compiler without it may ignore.
    pub ignored_attribute: Option<&'static str>,
    /// The features about which compilers are asked for its sake.
    pub asked_as: Features,
    /// The number and name among the features of other languages.
    pub language: Option<(usize, &'static str)>,
    /// The features that a language must have to say it.
    pub said_as: Features,
    /// The weight with which it explains a defect.
    pub telling: Option<Telling>,
    /// True if C11 lacks it, so that no program with it is one that C allows.
    pub is_beyond_c: bool,
    /// True if an operation on operands of such a type is another one for a compiler.
    pub tells_as_operand: bool,
    /// The parts of a program that show it.
    pub(super) evidence: [Evidence; 2],
}

/// A question to a compiler.
#[derive(Clone, Copy, Debug)]
pub struct CompilerQuestion {
    /// The feature's name where a compiler lacks it.
    pub word: &'static str,
    /// A text that only a compiler with the feature compiles.
    pub probe: &'static str,
}

/// The compilers that have a feature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Availability {
    /// All.
    Everywhere,
    /// gcc and clang, for long.
    GccAndClang,
    /// Not the old ones, gcc 12 among them, nor every gcc or every clang.
    Recent,
    /// gcc, and no clang.
    Gcc,
}

/// The weight with which a feature of a reduced program explains a defect: its group, and its place there. The first says most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Telling {
    /// An operation: a reduction takes away operators that do not matter.
    Operation(u32),
    /// A kind of type or member. Some of them survive a reduction although they do not matter.
    Type(u32),
    /// A feature that says something where nothing else does.
    Other(u32),
}

/// A part of a program that shows a feature.
#[derive(Clone, Copy, Debug)]
pub(super) enum Evidence {
    None,
    /// The type of an object or value, or of a member.
    Type(fn(&Program, &Type, Option<&Field>) -> bool),
    Record(fn(&Program, &Record) -> bool),
    Field(fn(&Field) -> bool),
    Global(fn(&Global) -> bool),
    /// The type of a variable, and whether it is volatile.
    Variable(fn(&Type, bool) -> bool),
    Signature(fn(&Signature) -> bool),
    Function(fn(&Function) -> bool),
    Statement(fn(&Stmt) -> bool),
    Expression(fn(&Code<'_>, &Expr) -> bool),
    /// A binary operator, and the type of its left operand.
    Operator(fn(BinaryOp, &Type) -> bool),
    Place(fn(&Place) -> bool),
    Initialiser(fn(&Init) -> bool),
}

/// A row with a name, by which programs are drawn.
pub(super) const fn row(name: &'static str) -> FeatureRow {
    FeatureRow {
        feature: Features::empty(),
        name,
        odds: 16,
        own_gene: false,
        programs: 0,
        needs: Features::empty(),
        availability: Availability::Everywhere,
        compiler: None,
        ignored_attribute: None,
        asked_as: Features::empty(),
        language: None,
        said_as: Features::empty(),
        telling: None,
        is_beyond_c: false,
        tells_as_operand: false,
        evidence: [Evidence::None; 2],
    }
}

/// A row that only matters to the languages of plug-in engines.
pub(super) const fn only_in_languages(number: usize, name: &'static str) -> FeatureRow {
    row("").language(number, name)
}

/// A row that no part of a program shows: what the texts around programs use where a compiler has it.
pub(super) const fn only_in_texts(word: &'static str, probe: &'static str) -> FeatureRow {
    row("").compiler(word, probe)
}

/// Defines the methods that add a piece of evidence.
macro_rules! evidence {
    ($($method:ident $variant:ident($($argument:ty),*);)*) => {$(
        pub(super) const fn $method(self, shows: fn($($argument),*) -> bool) -> FeatureRow {
            self.shown_by(Evidence::$variant(shows))
        }
    )*};
}

impl FeatureRow {
    /// The row of a feature, complete.
    pub(super) const fn about(self, feature: Features) -> FeatureRow {
        let asked_as = if self.compiler.is_some() { feature } else { self.asked_as };
        let said_as = if self.language.is_some() { self.said_as.union(feature) } else { self.said_as };
        FeatureRow { feature, asked_as, said_as, ..self }
    }

    pub(super) const fn odds(self, odds: u32) -> FeatureRow {
        FeatureRow { odds, ..self }
    }

    pub(super) const fn own_gene(self) -> FeatureRow {
        FeatureRow { own_gene: true, ..self }
    }

    pub(super) const fn rare_type(self, programs: u32) -> FeatureRow {
        FeatureRow { own_gene: true, programs, ..self }
    }

    pub(super) const fn needs(self, needs: Features) -> FeatureRow {
        FeatureRow { needs, ..self }
    }

    pub(super) const fn had_by(self, availability: Availability) -> FeatureRow {
        FeatureRow { availability, ..self }
    }

    pub(super) const fn compiler(self, word: &'static str, probe: &'static str) -> FeatureRow {
        FeatureRow { compiler: Some(CompilerQuestion { word, probe }), ..self }
    }

    pub(super) const fn ignored_as(self, attribute: &'static str) -> FeatureRow {
        FeatureRow { ignored_attribute: Some(attribute), ..self }
    }

    pub(super) const fn asked_as(self, asked_as: Features) -> FeatureRow {
        FeatureRow { asked_as, ..self }
    }

    pub(super) const fn language(self, number: usize, name: &'static str) -> FeatureRow {
        FeatureRow { language: Some((number, name)), ..self }
    }

    pub(super) const fn said_as(self, said_as: Features) -> FeatureRow {
        FeatureRow { said_as, ..self }
    }

    pub(super) const fn beyond_c(self) -> FeatureRow {
        FeatureRow { is_beyond_c: true, ..self }
    }

    pub(super) const fn tells_operation(self, rank: u32) -> FeatureRow {
        FeatureRow { telling: Some(Telling::Operation(rank)), ..self }
    }

    pub(super) const fn tells_type(self, rank: u32) -> FeatureRow {
        FeatureRow { telling: Some(Telling::Type(rank)), ..self }
    }

    pub(super) const fn tells_otherwise(self, rank: u32) -> FeatureRow {
        FeatureRow { telling: Some(Telling::Other(rank)), ..self }
    }

    pub(super) const fn tells_as_operand(self) -> FeatureRow {
        FeatureRow { tells_as_operand: true, ..self }
    }

    evidence! {
        ty Type(&Program, &Type, Option<&Field>);
        record Record(&Program, &Record);
        field Field(&Field);
        global Global(&Global);
        variable Variable(&Type, bool);
        signature Signature(&Signature);
        function Function(&Function);
        stmt Statement(&Stmt);
        expr Expression(&Code<'_>, &Expr);
        operator Operator(BinaryOp, &Type);
        place Place(&Place);
        init Initialiser(&Init);
    }

    const fn shown_by(self, more: Evidence) -> FeatureRow {
        let evidence = match self.evidence {
            [Evidence::None, _] => [more, Evidence::None],
            [first, _] => [first, more],
        };
        FeatureRow { evidence, ..self }
    }
}
