//! The first value of a signature that two sets of rules place differently.

use lang::{FloatType, IntType, Program, Signature, Type};
use lowering::Stages;
use lowering::abi::{ArgPass, Context, FunctionAbi, classify_signature};
use lowering::layout::{LayoutError, Layouts};
use lowering::shape::MemTypes;

use super::Article;
use super::cause::{CAUSES, Cause, Subject};
use super::placement::Placement;

/// A disagreement of the article with the platform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// `argument 2`, `result`
    pub value: String,
    /// The place by the article's rules.
    pub article: String,
    /// The place by the platform's document.
    pub platform: String,
    /// The cause, by its position in [`CAUSES`].
    pub cause: usize,
}

/// Both sets of rules over the types of a program.
#[derive(Debug)]
pub struct Judge<'a> {
    program: &'a Program,
    layouts: Layouts,
    shapes: MemTypes,
}

impl<'a> Judge<'a> {
    /// Lays out the records of a program.
    ///
    /// # Errors
    /// On records no checked program has.
    pub fn new(program: &'a Program) -> Result<Judge<'a>, LayoutError> {
        let layouts = Layouts::compute(program)?;
        let shapes = MemTypes::compute(program, &layouts);
        Ok(Judge { program, layouts, shapes })
    }

    /// The first value that is passed differently: of the arguments, in order, and then the result. Any value after it is
    /// displaced by it, and shows nothing.
    pub fn first(&self, signature: &Signature) -> Option<Disagreement> {
        let [platform, article] = self.abis(signature);
        if let Some(ty) = &signature.ret {
            let of = |abi: &FunctionAbi| Placement::of_result(self.program, &self.layouts, ty, &abi.ret);
            let found = self.differs("result".to_owned(), ty, of(&platform), of(&article), true);
            if found.is_some() {
                return found;
            }
        }
        (0..).zip(&signature.params).find_map(|(number, ty): (usize, &Type)| {
            let of = |abi: &FunctionAbi| self.argument(ty, abi, number);
            let (of_platform, of_article) = (of(&platform), of(&article));
            if of_platform == of_article {
                return None;
            }
            // What is in the way of this argument may be one before it that agrees, but takes up more or less.
            let before = signature.params.iter().take(number).find(|before| self.displaces(before));
            let alone = before.is_some() || self.differs_alone(ty);
            self.differs(
                format!("argument {}", number + 1),
                before.unwrap_or(ty),
                of_platform,
                of_article,
                alone,
            )
        })
    }

    fn argument(&self, ty: &Type, abi: &FunctionAbi, number: usize) -> Placement {
        let pass = abi.args.get(number).unwrap_or(&ArgPass::Nothing);
        Placement::of_argument(self.program, &self.layouts, ty, pass)
    }

    /// True if an argument is passed differently when nothing else is passed.
    fn differs_alone(&self, ty: &Type) -> bool {
        let alone = Signature { ret: None, params: vec![ty.clone()], ..Default::default() };
        let [platform, article] = self.abis(&alone).map(|abi| self.argument(ty, &abi, 0));
        platform != article
    }

    /// True if the arguments after it are passed differently.
    fn displaces(&self, ty: &Type) -> bool {
        let scalars = [Type::Int(IntType::Long), Type::Float(FloatType::Double)];
        let params = [std::slice::from_ref(ty), &scalars].concat();
        let after = Signature { ret: None, params, ..Default::default() };
        let [platform, article] = self
            .abis(&after)
            .map(|abi| [1, 2].map(|number| self.argument(&scalars[number - 1], &abi, number)));
        platform != article
    }

    /// By the platform's rules, and by the article's.
    fn abis(&self, signature: &Signature) -> [FunctionAbi; 2] {
        let context = Context::new(self.program, &self.layouts, &self.shapes);
        [classify_signature(context, signature), Article.function_abi(context, signature)]
    }

    fn differs(
        &self,
        value: String,
        ty: &Type,
        platform: Placement,
        article: Placement,
        alone: bool,
    ) -> Option<Disagreement> {
        if platform == article {
            return None;
        }
        let subject = Subject { program: self.program, layouts: &self.layouts, ty, alone };
        // The last row fits everything.
        let cause = CAUSES.iter().position(|Cause { fits, .. }| fits(&subject)).unwrap_or(CAUSES.len() - 1);
        Some(Disagreement { value, article: article.to_string(), platform: platform.to_string(), cause })
    }
}
