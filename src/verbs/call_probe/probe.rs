//! The program: `main` calls `called` once.

use lang::{
    Callee, Expr, ExprKind, FuncId, Function, Init, Local, LocalId, LocalInit, Place, Program, Side,
    Signature, SiteId, Stmt, Type, plain_pointers, plain_types,
};

use super::leaf::{leaves, observed};
use super::value::Values;

/// A program that makes one call, and what each of its observations shows.
#[derive(Clone, Debug)]
pub(in crate::verbs) struct CallProbe {
    /// The callee side has the function, the caller side the call.
    pub(in crate::verbs) program: Program,
    /// The facts in the order of their sites.
    pub(in crate::verbs) facts: Vec<Fact>,
}

/// The fact that a scalar arrives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::verbs) struct Fact {
    /// The site at which it is observed: once, or several times in a row if it is wide.
    pub(in crate::verbs) site: SiteId,
    /// The scalar as C names it: `argument 2.x`, `result[3]`.
    pub(in crate::verbs) what: String,
    /// True if the value is returned by the callee, false if it is passed to it.
    pub(in crate::verbs) returned: bool,
}

const ENTRY: FuncId = FuncId(0);
const CALLED: FuncId = FuncId(1);

/// A call of a function of this signature, whose types are those of `types`, [plain](plain_types).
#[must_use]
pub(in crate::verbs) fn call_probe(types: &Program, signature: &Signature) -> CallProbe {
    let mut program = Program { entry: ENTRY, ..plain_types(types) };
    // A list travels as a pointer does, and only a variadic function has one to pass.
    let list = signature.tail.filter(|tail| tail.passing.is_list()).map(|_| lowering::abi::list_pointer());
    let listed = if list.is_some() { signature.named() } else { signature.params.len() };
    let signature = Signature {
        ret: signature.ret.as_ref().map(plain_pointers),
        params: signature.params[..listed].iter().map(plain_pointers).chain(list).collect(),
        tail: signature.tail.filter(|_| signature.is_variadic()),
        convention: signature.convention,
    };
    let (mut made, mut globals, mut facts) = (0, Vec::new(), Vec::new());
    let mut passed = Values::new(&program, Side::Caller, &mut made, &mut globals);
    let arguments: Vec<Init> = signature.params.iter().map(|ty| passed.init(ty, None)).collect();
    let mut returned = Values::new(&program, Side::Callee, &mut made, &mut globals);
    let result = signature.ret.as_ref().map(|ty| returned.value(ty));
    let called = called(&program, &signature, result, &mut facts);
    let entry = entry(&program, &signature, arguments, &mut facts);
    program.globals = globals;
    program.functions = vec![entry, called];
    CallProbe { program, facts }
}

/// Observes its parameters and returns `result`.
fn called(program: &Program, signature: &Signature, result: Option<Expr>, facts: &mut Vec<Fact>) -> Function {
    let params = (0..).zip(&signature.params).map(|(n, ty)| local(format!("a{}", n + 1), ty));
    let params: Vec<Local> = params.collect();
    let mut body = Vec::new();
    for (number, param) in (0..).zip(&params) {
        let place = Place::local(LocalId(number), param.ty.clone());
        observe(program, place, format!("argument {}", number + 1), false, &mut body, facts);
    }
    body.extend(result.map(|value| Stmt::Return(Some(value))));
    Function {
        ret: signature.ret.clone(),
        params: params.len() as u32,
        tail: signature.tail,
        convention: signature.convention,
        locals: params,
        body,
        ..Function::empty("called", Side::Callee)
    }
}

/// Calls it and observes what it returns.
fn entry(program: &Program, signature: &Signature, arguments: Vec<Init>, facts: &mut Vec<Fact>) -> Function {
    let mut locals = Vec::new();
    let mut body = Vec::new();
    let mut passed = Vec::new();
    for ((number, ty), value) in (0..).zip(&signature.params).zip(arguments) {
        locals.push(local(format!("a{}", number + 1), ty));
        body.push(Stmt::Declare(LocalId(number), LocalInit::Init(value)));
        passed.push(Expr::read(Place::local(LocalId(number), ty.clone())));
    }
    let ty = signature.ret.clone().unwrap_or(Type::Void);
    let call = Expr { kind: ExprKind::Call(Callee::Direct(CALLED), passed), ty: ty.clone() };
    if ty == Type::Void {
        body.push(Stmt::Expr(call));
    } else {
        let id = LocalId(locals.len() as u32);
        locals.push(local("result".to_owned(), &ty));
        body.push(Stmt::Declare(id, LocalInit::Init(Init::Value(call))));
        observe(program, Place::local(id, ty), "result".to_owned(), true, &mut body, facts);
    }
    Function { locals, body, ..Function::empty("entry", Side::Caller) }
}

fn local(name: String, ty: &Type) -> Local {
    Local { name: name.into(), ty: ty.clone(), volatile: false }
}

/// Observes every scalar of an object, and notes what that shows.
fn observe(
    program: &Program,
    place: Place,
    name: String,
    returned: bool,
    body: &mut Vec<Stmt>,
    facts: &mut Vec<Fact>,
) {
    for leaf in leaves(program, place, name) {
        let site = SiteId(facts.len() as u32 + 1);
        facts.push(Fact { site, what: leaf.name, returned });
        body.push(Stmt::Observe(site, observed(leaf.place)));
    }
}

#[cfg(test)]
mod tests {
    use engines::Outcome;
    use judge::inprocess::InProcess;

    use super::*;

    fn probe(c: &str) -> CallProbe {
        let declared = lang::parse::declaration(c).unwrap();
        let (_, signature) = &declared.functions[0];
        call_probe(&declared.program, signature)
    }

    #[test]
    fn every_scalar_is_a_fact() {
        let c = "struct S { int a : 3; union { char c; float f[2]; }; void *p; };\n\
                 struct S f(double, struct S, int (*)(int));";
        let probe = probe(c);
        let what: Vec<&str> = probe.facts.iter().map(|fact| fact.what.as_str()).collect();
        let argument = ["argument 2.a", "argument 2.f[0]", "argument 2.f[1]", "argument 2.p", "argument 3"];
        let result = ["result.a", "result.f[0]", "result.f[1]", "result.p"];
        assert_eq!(what, [&["argument 1"][..], &argument, &result].concat());
    }

    #[test]
    fn it_is_a_program_like_any_other() {
        let c = "struct E {}; enum K { A, B }; struct S { unsigned a : 1; _Bool b; enum K k : 1; double d[3]; };\n\
                 struct S f(struct S, struct E, char *, unsigned char);";
        let probe = probe(c);
        lang::check::program(&probe.program).unwrap();
        let answer = InProcess::default().run(&probe.program);
        let Outcome::Finished(observed) = &answer.expected else { panic!("{:?}", answer.expected) };
        assert_eq!(observed.len(), probe.facts.len());
        assert_eq!(answer.runs[0].outcome, answer.expected);
    }
}
