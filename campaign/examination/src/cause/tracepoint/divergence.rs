//! The first difference between the observations of a traced program.

use std::collections::HashMap;

use engines::{Observation, Outcome};

use super::operation::Operation;
use super::{Divergence, Traced, Tracepoint};

/// The positions of the observations at each site. Of different sites the order may differ between engines: C leaves that of
/// operands open.
type BySite = HashMap<u32, Vec<usize>>;

/// The divergence that the first tracepoint with different observations shows.
pub(super) fn first<'p>(traced: &'p Traced, expected: &Outcome, got: &Outcome) -> Divergence {
    if expected.not_run().is_some() || got.not_run().is_some() {
        return Divergence::Elsewhere;
    }
    let (wanted, came) = (expected.observed(), got.observed());
    let (wanted_at, came_at) = (by_site(wanted), by_site(came));
    let missing = wanted.iter().zip(occurrences(wanted)).find_map(|(one, occurrence)| {
        let got = came_at.get(&one.site).and_then(|at| at.get(occurrence)).copied();
        let wrong = got.is_none_or(|at| came[at].value != one.value);
        wrong.then_some((one.site, got))
    });
    // What was observed too often is where control should not have gone.
    let surplus = came
        .iter()
        .zip(occurrences(came))
        .position(|(one, occurrence)| wanted_at.get(&one.site).is_none_or(|at| at.len() <= occurrence));
    let guard = |tracepoint: &'p Tracepoint| tracepoint.guard.as_ref();
    let astray = |at: usize| traced.tracepoint(came[at].site);
    match (missing, surplus) {
        (Some((site, Some(at))), surplus) if surplus.is_none_or(|other| at < other) => {
            shown(traced.tracepoint(site).map(|tracepoint| &tracepoint.operation))
        }
        (Some((site, _)), surplus) => {
            let here = traced.tracepoint(site);
            let responsible = match surplus {
                Some(at) => astray(at).and_then(guard).or(here.and_then(guard)),
                None if matches!(got, Outcome::Finished(_)) => here.and_then(guard),
                None => None,
            };
            shown(responsible.or(here.map(|tracepoint| &tracepoint.operation)))
        }
        (None, Some(at)) => shown(astray(at).and_then(|tracepoint| match expected {
            Outcome::Undefined { .. } => Some(&tracepoint.operation),
            _ => guard(tracepoint),
        })),
        (None, None) if expected.name() == got.name() => Divergence::Hidden,
        (None, None) => Divergence::Elsewhere,
    }
}

fn shown(operation: Option<&Operation>) -> Divergence {
    operation.map_or(Divergence::Elsewhere, |operation| Divergence::At(operation.clone()))
}

fn by_site(log: &[Observation]) -> BySite {
    let mut sites = BySite::new();
    for (at, one) in log.iter().enumerate() {
        sites.entry(one.site).or_default().push(at);
    }
    sites
}

/// For each observation, the number of earlier ones of the same site.
fn occurrences(log: &[Observation]) -> impl Iterator<Item = usize> {
    let mut seen: HashMap<u32, usize> = HashMap::new();
    log.iter().map(move |observation| {
        let count = seen.entry(observation.site).or_default();
        *count += 1;
        *count - 1
    })
}
