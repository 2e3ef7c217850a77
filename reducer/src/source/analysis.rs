//! A text's tree and names together.

use std::ops::Range;
use std::sync::Arc;

use super::model::Model;
use super::syntax::{NodeId, Syntax};

/// The facts of a text from which passes work.
#[derive(Debug)]
pub(super) struct Analysis {
    pub(super) syntax: Arc<Syntax>,
    pub(super) model: Model,
    /// The start of each token, in bytes.
    starts: Vec<usize>,
}

impl Analysis {
    pub(super) fn new(text: &str, syntax: &Arc<Syntax>) -> Analysis {
        let syntax = Arc::clone(syntax);
        let model = Model::new(text, &syntax);
        let token = |id: &NodeId| syntax[*id].tokens == 1 && syntax[*id].children.is_empty();
        let starts = syntax.ids().filter(token).map(|id| syntax[id].range.start).collect();
        Analysis { syntax, model, starts }
    }

    /// The number of tokens that begin in a range.
    pub(super) fn tokens_in(&self, range: &Range<usize>) -> u32 {
        let before = |place: usize| self.starts.partition_point(|&start| start < place);
        (before(range.end) - before(range.start)) as u32
    }
}
