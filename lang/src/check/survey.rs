//! A first walk over the whole program for what later checks must know before they come to it: which locals
//! are written or addressed, which pointers may be null, who may call whom through a pointer.

use super::effects::Roots;
use super::error::{Check, Violation, require};
use super::error::{CheckError, Where};
use super::limits;
use super::objects::pointer_types;
use crate::visit::{Visit, walk};
use crate::{
    Callee, Expr, ExprKind, FuncId, Function, Init, LocalId, LocalInit, Place, PlaceBase, Program, Signature,
    Stmt, Type, layout_query,
};

/// The results of the walk. Ids are not checked yet: those out of range are skipped.
pub(super) struct Survey<'p> {
    program: &'p Program,
    /// For each local of each function, one after the other, what happens to it.
    uses: Vec<Uses>,
    /// For each function, the position of its first local in `uses`.
    starts: Vec<usize>,
    /// By function: the locals whose address is taken.
    taken: Vec<Roots>,
    /// Pointer types of which a null value is made somewhere.
    nullable: Vec<Type>,
    /// Signatures called through a pointer, each with the last function that does.
    indirect: Vec<(Signature, FuncId)>,
    /// Functions whose address is taken.
    addressed: Vec<FuncId>,
    sites: Vec<u32>,
    /// Some local starts indeterminate.
    indeterminate: bool,
    function: usize,
    level: u32,
    too_deep: bool,
}

/// The uses of a local after its declaration.
#[derive(Clone, Copy, Default)]
pub(super) struct Uses {
    pub(super) written: bool,
    pub(super) taken: bool,
}

impl<'p> Survey<'p> {
    pub(super) fn new(program: &'p Program) -> Result<Survey<'p>, CheckError> {
        let mut survey = Survey {
            program,
            uses: Vec::new(),
            starts: Vec::with_capacity(program.functions.len()),
            taken: vec![Roots::default(); program.functions.len()],
            nullable: Vec::new(),
            indirect: Vec::new(),
            addressed: Vec::new(),
            sites: Vec::new(),
            indeterminate: false,
            function: 0,
            level: 0,
            too_deep: false,
        };
        survey.globals()?;
        survey.functions()?;
        survey.observed_once()?;
        Ok(survey)
    }

    fn globals(&mut self) -> Result<(), CheckError> {
        for global in &self.program.globals {
            match &global.init {
                None => self.nulls(&global.ty),
                Some(init) => {
                    self.init(init);
                    self.left_out(&global.ty, init);
                }
            }
            self.depth_kept(|| Where::Global(global.name.clone()))?;
        }
        Ok(())
    }

    fn functions(&mut self) -> Result<(), CheckError> {
        for (index, function) in self.program.functions.iter().enumerate() {
            self.function = index;
            self.starts.push(self.uses.len());
            self.uses.resize(self.uses.len() + function.locals.len(), Uses::default());
            self.function(function);
            self.depth_kept(|| Where::Function(function.name.clone()))?;
        }
        Ok(())
    }

    fn depth_kept(&self, place: impl FnOnce() -> Where) -> Result<(), CheckError> {
        require(!self.too_deep, || Violation::TooDeep)
            .map_err(|violation| CheckError { place: place(), violation })
    }

    fn observed_once(&mut self) -> Result<(), CheckError> {
        self.sites.sort_unstable();
        let twice = self.sites.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0]);
        let reserved = self.sites.last().copied().filter(|site| *site >= layout_query::SITE_BASE);
        match twice.or(reserved) {
            Some(site) => {
                Err(CheckError { place: Where::Program, violation: Box::new(Violation::Site(site)) })
            }
            None => Ok(()),
        }
    }

    /// The uses of a local of a function.
    pub(super) fn uses(&self, function: FuncId, local: LocalId) -> Uses {
        self.uses[self.starts[function.index()] + local.index()]
    }

    /// The locals of a function whose address is taken.
    pub(super) fn taken(&self, function: FuncId) -> Roots {
        self.taken[function.index()].clone()
    }

    /// True when some local starts indeterminate, so that values have to be followed.
    pub(super) const fn has_indeterminate(&self) -> bool {
        self.indeterminate
    }

    /// True when a null pointer of this type may exist.
    pub(super) fn is_nullable(&self, ty: &Type) -> bool {
        self.nullable.contains(ty)
    }

    /// The functions a call through a pointer of this signature may reach.
    pub(super) fn targets<'a>(&'a self, signature: &'a Signature) -> impl Iterator<Item = FuncId> + 'a {
        let fits = move |id: &FuncId| has_signature(&self.program[*id], signature);
        self.addressed.iter().copied().filter(fits)
    }

    /// Calls through pointers only go to later functions, and never to recursive ones, whose depth no one
    /// would bound.
    pub(super) fn callbacks(&self) -> Result<(), CheckError> {
        for target in self.addressed.iter().copied() {
            let callee = &self.program[target];
            let name = || callee.name.clone();
            let earlier = |(signature, caller): &(Signature, FuncId)| {
                *caller < target || !has_signature(callee, signature)
            };
            let check = || -> Check {
                require(!callee.recursive, || Violation::RecursiveAddress { name: name() })?;
                require(self.indirect.iter().all(earlier), || Violation::CallbackOrder { name: name() })
            };
            check().map_err(|v| CheckError { place: Where::Function(name()), violation: v })?;
        }
        Ok(())
    }

    /// Notes something about the local of a place. A global's initialiser has no locals, even if it names one.
    fn mark(&mut self, place: &Place, mark: impl FnOnce(&mut Uses)) {
        if let (PlaceBase::Local(id), Some(start)) = (&place.base, self.starts.get(self.function))
            && let Some(uses) = self.uses.get_mut(start + id.index())
        {
            mark(uses);
        }
    }

    /// Notes that the address of the local a place is in is taken.
    fn address(&mut self, place: &Place) {
        self.mark(place, |uses| uses.taken = true);
        let locals = self.program.functions.get(self.function).map_or(0, |function| function.locals.len());
        if let (PlaceBase::Local(id), Some(taken)) = (&place.base, self.taken.get_mut(self.function))
            && id.index() < locals
        {
            taken.add_local(*id);
        }
    }

    /// Null pointers come to be in an object of this type that is filled with zeros.
    fn nulls(&mut self, ty: &Type) {
        let nullable = &mut self.nullable;
        if ty.element().as_record().is_none_or(|id| id.index() < self.program.records.len()) {
            pointer_types(self.program, ty, &mut |ty| {
                if !nullable.contains(ty) {
                    nullable.push(ty.clone());
                }
            });
        }
    }

    /// Notes the null pointers that an initialiser makes by omission: omitted parts are zero (C11 6.7.9p21).
    fn left_out(&mut self, ty: &Type, init: &Init) {
        let program = self.program;
        match (ty, init) {
            (Type::Record(id), Init::Record { fields, .. }) => {
                let Some(record) = program.records.get(id.index()) else { return };
                for (index, field) in record.live_fields() {
                    match fields.iter().find(|(i, _)| *i == index) {
                        Some((_, part)) => self.left_out(&field.ty, part),
                        None => self.nulls(&field.ty),
                    }
                }
            }
            (Type::Array(of, count), Init::Array { elements, .. }) => {
                elements.iter().for_each(|(_, part)| self.left_out(of, part));
                if elements.len() < *count as usize {
                    self.nulls(of);
                }
            }
            _ => {}
        }
    }

    fn called(&mut self, callee: &Callee) {
        let Callee::Pointer(pointer) = callee else { return };
        let Type::FunctionPointer(signature) = &pointer.ty else { return };
        let caller = FuncId(self.function as u32);
        match self.indirect.iter_mut().find(|(known, _)| known == &**signature) {
            Some((_, last)) => *last = caller,
            None => self.indirect.push((Signature::clone(signature), caller)),
        }
    }

    fn addressed(&mut self, id: FuncId) {
        if id.index() < self.program.functions.len() && !self.addressed.contains(&id) {
            self.addressed.push(id);
        }
    }

    /// Goes one level deeper, unless that is too deep.
    fn deeper(&mut self, walk: impl FnOnce(&mut Self)) {
        if self.level >= limits::NESTING {
            self.too_deep = true;
            return;
        }
        self.level += 1;
        walk(self);
        self.level -= 1;
    }
}

fn has_signature(function: &Function, signature: &Signature) -> bool {
    function.tail == signature.tail
        && function.convention == signature.convention
        && function.ret == signature.ret
        && function.parameters().iter().map(|p| &p.ty).eq(&signature.params)
}

impl Visit for Survey<'_> {
    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Declare(id, how) => {
                let local = self.program.functions[self.function].locals.get(id.index());
                if let (Some(local), Some(init)) = (local, how.written()) {
                    self.left_out(&local.ty, init);
                }
                self.indeterminate |= *how == LocalInit::Indeterminate;
            }
            Stmt::SetMemory(place, _) => {
                self.mark(place, |uses| uses.written = true);
                self.nulls(&place.ty);
            }
            Stmt::CopyMemory(to, _) => self.mark(to, |uses| uses.written = true),
            Stmt::Observe(site, _) => self.sites.push(site.0),
            _ => {}
        }
        self.deeper(|this| walk::stmt(this, stmt));
    }

    fn expr(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Null => self.nulls(&expr.ty),
            ExprKind::AddressOf(place) => self.address(place),
            ExprKind::FunctionAddress(id) => self.addressed(*id),
            ExprKind::Assign(place, _) | ExprKind::Compound(_, place, _) | ExprKind::Step(_, place) => {
                self.mark(place, |uses| uses.written = true);
            }
            ExprKind::Call(callee, _) => self.called(callee),
            ExprKind::Literal(init) => self.left_out(&expr.ty, init),
            _ => {}
        }
        self.deeper(|this| walk::expr(this, expr));
    }

    fn init(&mut self, init: &Init) {
        self.deeper(|this| walk::init(this, init));
    }
}
