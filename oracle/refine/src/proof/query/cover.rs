//! The literal that holds where a run of the source covers one of the target.

use std::borrow::Cow;

use rustc_hash::FxHashMap;
use semantics::UbKind;

use super::guess::is_observed;
use super::observation::{COPIES, Observation, SeenScalar, freezes, observed};
use crate::circuits;
use crate::gates::{Gates, Lit};
use crate::proof::domain::Session;
use crate::proof::graph::{Choice, Chooser, Depends, FunctionSide, Gate};
use crate::proof::record::{AddressHolder, ProofEvent, ProofRun, ProofRunEnd, SeenObject, VisibleBit};
use crate::proof::value::Base;

/// A part of what a run shows, as one who sees it uses it, and what the source chooses for that use alone. Whether the source covers it is a choice of
/// the source to all the rest, so that it is guessed apart from other parts, of which each may need another guess.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hole {
    /// Holds where the source's choices cover the part.
    pub(super) covered: Lit,
    /// Holds where one of the guesses so far does.
    pub(super) guessed: Lit,
}

impl Hole {
    /// The mark of choices that are holes, which is no observer's number.
    const OBSERVER: u16 = u16::MAX;

    fn choice(at: usize) -> Choice {
        Choice { chooser: Chooser::Freeze(FunctionSide::Source), observer: Hole::OBSERVER, number: at as u32 }
    }

    /// The number of the hole that a choice is.
    pub(super) fn number(choice: Choice) -> Option<usize> {
        (choice.observer == Hole::OBSERVER).then_some(choice.number as usize)
    }
}

/// True if a run of the source was followed to its end. In a function that `returns`, that is its return: where the first call that
/// may not come back ends a run, nothing was seen of the function.
pub(super) fn is_followed(run: &ProofRun, returns: bool) -> bool {
    match run.end {
        ProofRunEnd::Returned { .. } => true,
        ProofRunEnd::Stopped => !returns,
        ProofRunEnd::Undefined(_) | ProofRunEnd::Unfinished => false,
    }
}

/// True if a run is undefined before it shows anything.
pub(super) fn is_undefined(run: &ProofRun) -> bool {
    matches!(run.end, ProofRunEnd::Undefined(_)) && run.events.is_empty()
}

/// True if a run of the source covers every run of the target: it is undefined, or not finished, and what such a run does is not judged.
pub(super) fn allows_everything(run: &ProofRun) -> bool {
    is_undefined(run) || matches!(run.end, ProofRunEnd::Unfinished)
}

/// A literal that holds where a run of the source covers one of the target, if both happen. See `Behaviour::covers` of the
/// enumeration.
pub(super) fn covers(
    session: &mut Session,
    holes: &mut Vec<Hole>,
    ours: &ProofRun,
    theirs: &ProofRun,
) -> Result<Lit, &'static str> {
    let (our_events, their_events) = (ours.events.len(), theirs.events.len());
    let same_end = match (&ours.end, &theirs.end) {
        // What a run that is not finished does is not judged.
        (ProofRunEnd::Unfinished, _) => return Ok(Lit::TRUE),
        (ProofRunEnd::Undefined(_), _) => our_events <= their_events,
        (ProofRunEnd::Stopped, ProofRunEnd::Stopped)
        | (ProofRunEnd::Returned { .. }, ProofRunEnd::Returned { .. }) => our_events == their_events,
        _ => false,
    };
    let pairs = ours.events.iter().zip(&theirs.events);
    let differ = |ours: &ProofEvent, theirs: &ProofEvent| {
        ours.callee != theirs.callee || !ours.promises.cover(&theirs.promises)
    };
    if is_beyond_end(&theirs.end) && session.makes_pointers && session.may_be_one() {
        return Ok(Lit::TRUE);
    }
    if !same_end || pairs.clone().any(|(ours, theirs)| differ(ours, theirs)) {
        return Ok(Lit::FALSE);
    }
    if are_named_otherwise(session, &ours.end, &theirs.end) {
        session.names_differ = true;
        return Ok(Lit::FALSE);
    }
    let Some(theirs) = as_large_as(ours, theirs) else {
        // One run may show an object by a pointer, and the other by its number.
        return Ok(Lit::known(session.makes_pointers && session.may_be_one()));
    };
    let theirs = &*theirs;
    let ours_seen = Observation::of_run(ours, our_events);
    let theirs_seen = match ours.end {
        ProofRunEnd::Undefined(_) => {
            Observation::of_run(&ProofRun { end: ProofRunEnd::Stopped, ..theirs.clone() }, our_events)
        }
        _ => Observation::of_run(theirs, their_events),
    };
    if ours_seen.scalars != theirs_seen.scalars {
        return shapes_differ(session, &ours_seen, &theirs_seen);
    }
    let sides = |lit: &Lit, depends: Depends| session.graph.depends(*lit).meets(depends);
    let own = |lit: &Lit| sides(lit, Depends::SOURCE) || sides(lit, Depends::TARGET);
    if ours_seen.lits == theirs_seen.lits && !ours_seen.lits.iter().any(own) {
        return Ok(Lit::TRUE);
    }
    let undef = |seen: &Observation| seen.lits.iter().any(|lit| sides(lit, Depends::UNDEF));
    // What both leave as it was is covered, whatever a use of it sees, if nothing else depends on it.
    let rest =
        [ours_seen.differing_scalars(&theirs_seen, own), theirs_seen.differing_scalars(&ours_seen, own)];
    let [ours_seen, theirs_seen] = if rest.iter().any(undef) { [ours_seen, theirs_seen] } else { rest };
    let (our_undef, their_undef) = (undef(&ours_seen), undef(&theirs_seen));
    session.freezes_beside_undef |= our_undef && their_undef && freezes(session, ours);
    let copies = if their_undef { COPIES } else { 1 };
    let mut covered = Lit::TRUE;
    for copy in 0..copies {
        let ours = match our_undef {
            true => observed(session, &ours_seen, copy, FunctionSide::Source)?,
            false => ours_seen.lits.clone(),
        };
        let theirs = match their_undef {
            true => observed(session, &theirs_seen, copy, FunctionSide::Target)?,
            false => theirs_seen.lits.clone(),
        };
        let mut at = 0;
        for part in ours_seen.scalars.chunk_by(|one, next| one.part == next.part) {
            let bits = at..at + part.iter().map(|scalar| scalar.width + 1).sum::<usize>();
            at = bits.end;
            let here = all_cover(session, &ours[bits.clone()], &theirs[bits], part);
            let here = hole(session, holes, here);
            covered = session.graph.and(covered, here);
        }
    }
    Ok(covered)
}

/// A hole in the place of a part that only the source's choices for its use cover.
fn hole(session: &mut Session, holes: &mut Vec<Hole>, covered: Lit) -> Lit {
    let mut of_source = false;
    for node in session.graph.cone(&[covered], Some(Depends::SOURCE)) {
        if let Gate::Choice(choice) = session.graph.gate(node) {
            of_source = true;
            if !is_observed(choice) {
                return covered;
            }
        }
    }
    if !of_source {
        return covered;
    }
    holes.push(Hole { covered, guessed: Lit::FALSE });
    session.graph.choice(Hole::choice(holes.len() - 1))
}

/// True if a run ends where it accesses memory beyond an object: the number of the pointer may be that of another object's start, on which it
/// may be based as well.
fn is_beyond_end(end: &ProofRunEnd) -> bool {
    matches!(end, ProofRunEnd::Undefined(UbKind::OutOfBounds | UbKind::NoProvenance))
}

/// True if an object that the target leaves in memory may have another name than the object of the source that it corresponds to. Others name
/// such objects in the order in which they find them: first those that calls or the result show, then those whose addresses are in memory. So
/// names say nothing if one run shows more objects before those in memory, or if a place holds an address in one run only and the source
/// leaves poison or undef there, which any address refines.
fn are_named_otherwise(session: &Session, ours: &ProofRunEnd, theirs: &ProofRunEnd) -> bool {
    let ProofRunEnd::Returned { stored, memory, own, .. } = ours else { return false };
    let ProofRunEnd::Returned { stored: others, own: their_own, .. } = theirs else { return false };
    // Where the source returns poison, the target may return an object, which others know before those in memory.
    let known_before = [own.len() - stored.len(), their_own.len() - others.len()];
    if known_before[0] != known_before[1] && !(stored.is_empty() && others.is_empty()) {
        return true;
    }
    let common = stored.iter().zip(others).take_while(|(ours, theirs)| ours == theirs).count();
    let Some(first) = stored[common..].first().into_iter().chain(others[common..].first()).min() else {
        return false;
    };
    let holder = match first.holder {
        AddressHolder::Visible(at) => memory.get(at).map(Vec::as_slice),
        AddressHolder::Own(at) => own.get(at).map(|object| &object.bits[..]),
    };
    let is_open =
        |bit: &VisibleBit| bit.poison != Lit::FALSE || session.graph.depends(bit.value).meets(Depends::UNDEF);
    let word = holder.and_then(|bits| bits.get(first.byte * 8..)).unwrap_or_default();
    word.iter().take(64).any(is_open) || word.is_empty()
}

/// The run of the target with its events and its end about as much of each object as those of the source; `None` if an object has not so
/// much.
fn as_large_as<'a>(ours: &ProofRun, theirs: &'a ProofRun) -> Option<Cow<'a, ProofRun>> {
    let part = |object: &SeenObject| (object.before, object.bits.len());
    let same = |(ours, theirs): (&ProofEvent, &ProofEvent)| {
        ours.memory.iter().map(part).eq(theirs.memory.iter().map(part))
    };
    let same_own = match (&ours.end, &theirs.end) {
        (ProofRunEnd::Returned { own, .. }, ProofRunEnd::Returned { own: others, .. }) => {
            own.iter().map(part).eq(others.iter().map(part))
        }
        _ => true,
    };
    if same_own && ours.events.iter().zip(&theirs.events).all(same) {
        return Some(Cow::Borrowed(theirs));
    }
    let mut trimmed = theirs.clone();
    if let (ProofRunEnd::Returned { own, .. }, ProofRunEnd::Returned { own: others, .. }) =
        (&ours.end, &mut trimmed.end)
    {
        if own.len() > others.len() {
            return None;
        }
        // Where the source returns poison, the target may return an object.
        others.truncate(own.len());
        for (ours, theirs) in own.iter().zip(others) {
            // Of a live object others may free the start.
            let freeable = ours.bits.is_empty() || ours.before == theirs.before;
            let bits = ours.counterpart(theirs).filter(|_| freeable)?.to_vec();
            *theirs = SeenObject { bits, before: ours.before };
        }
    }
    for (ours, theirs) in ours.events.iter().zip(&mut trimmed.events) {
        if ours.memory.len() != theirs.memory.len() {
            return None;
        }
        for (ours, theirs) in ours.memory.iter().zip(&mut theirs.memory) {
            let bits = ours.counterpart(theirs)?.to_vec();
            *theirs = SeenObject { bits, before: ours.before };
        }
    }
    Some(Cow::Owned(trimmed))
}

/// Values of different kinds: covered where what the source shows is poison.
fn shapes_differ(
    session: &mut Session,
    ours: &Observation,
    theirs: &Observation,
) -> Result<Lit, &'static str> {
    if ours.scalars.len() != theirs.scalars.len() {
        return Ok(Lit::FALSE);
    }
    let words = equal_words(session, ours, theirs);
    let (mut covered, mut at, mut of_theirs) = (Lit::TRUE, 0, 0);
    for (which, (scalar, their_scalar)) in ours.scalars.iter().zip(&theirs.scalars).enumerate() {
        let (width, their_width) = (scalar.width, their_scalar.width);
        let (poison, their_poison) = (ours.lits[at], theirs.lits[of_theirs]);
        let [here, there] = [&ours.lits[at..=at + width], &theirs.lits[of_theirs..=of_theirs + their_width]];
        let sides = |lit: &Lit| session.graph.depends(*lit);
        let own = |lit: &Lit| sides(lit).meets(Depends::SOURCE) || sides(lit).meets(Depends::TARGET);
        if scalar.base == their_scalar.base && here == there && !here.iter().any(own) {
            // What both leave as it was is covered, whatever a use of it sees, since nothing else depends on undef.
            (at, of_theirs) = (at + width + 1, of_theirs + their_width + 1);
            continue;
        }
        let here = if width == their_width && scalar.base == their_scalar.base {
            let bits = [&ours.lits[at + 1..=at + width], &theirs.lits[of_theirs + 1..=of_theirs + width]];
            let undef = |lit: &Lit| session.graph.depends(*lit).meets(Depends::UNDEF);
            // Equality of bits compares one choice; undef would need all of them.
            if bits.iter().copied().flatten().any(undef) {
                return Err("undef beside pointers");
            }
            let equal = circuits::equal(&mut session.graph, bits[0], bits[1]);
            let defined = session.graph.and(!their_poison, equal);
            session.graph.or(poison, defined)
        } else {
            let here = (scalar.base, &ours.lits[at + 1..=at + width]);
            let there = (their_scalar.base, &theirs.lits[of_theirs + 1..=of_theirs + their_width]);
            // Where the numbers are equal, the pointers may or may not be one.
            let equal = match words.get(&which) {
                Some(&equal) => Some(vec![equal]),
                None if width == session.pointer_width => equal_numbers(session, here, there),
                None => None,
            };
            let undef = |lit: &Lit| session.graph.depends(*lit).meets(Depends::UNDEF);
            if equal.is_some() && here.1.iter().chain(there.1).any(undef) {
                return Err("undef beside pointers");
            }
            let equal = equal.unwrap_or_else(|| vec![Lit::FALSE]);
            let defined = equal.into_iter().fold(!their_poison, |all, bit| session.graph.and(all, bit));
            session.graph.or(poison, defined)
        };
        covered = session.graph.and(covered, here);
        (at, of_theirs) = (at + width + 1, of_theirs + their_width + 1);
    }
    Ok(covered)
}

/// For each bit of memory, by the number of its scalar, that is part of a pointer into one object in one run and into another in the other: a
/// bit that holds where it is the same in both, if they may be one pointer.
fn equal_words(session: &mut Session, ours: &Observation, theirs: &Observation) -> FxHashMap<usize, Lit> {
    let mut words = FxHashMap::default();
    let firsts = |seen: &Observation| -> Vec<usize> {
        let widths = seen.scalars.iter().map(|scalar| scalar.width);
        widths.scan(0, |at, width| Some(std::mem::replace(at, *at + width + 1))).collect()
    };
    let (our_firsts, their_firsts) = (firsts(ours), firsts(theirs));
    let (mut at, width) = (0, session.pointer_width);
    while let Some(bit) = ours.scalars.get(at) {
        let end = at + width;
        let (Some(here), Some(there)) = (ours.scalars.get(at..end), theirs.scalars.get(at..end)) else {
            break;
        };
        let is_word = |word: &[SeenScalar]| word.iter().all(|scalar| *scalar == word[0] && scalar.width == 1);
        if bit.base == there[0].base || !is_word(here) || !is_word(there) {
            at += 1;
            continue;
        }
        let bits = |seen: &Observation, firsts: &[usize]| -> Vec<Lit> {
            firsts[at..end].iter().map(|first| seen.lits[first + 1]).collect()
        };
        let (our_bits, their_bits) = (bits(ours, &our_firsts), bits(theirs, &their_firsts));
        let equal = equal_numbers(session, (bit.base, &our_bits), (there[0].base, &their_bits));
        words.extend((at..end).zip(equal.into_iter().flatten()));
        at = end;
    }
    words
}

/// Bits that hold where those of two pointers into different objects are equal, as numbers, if they may be one pointer: one that `inttoptr`
/// made may be based on each address that went into its number, and on each that equals it. `None` if they are two.
fn equal_numbers(session: &mut Session, ours: (Base, &[Lit]), theirs: (Base, &[Lit])) -> Option<Vec<Lit>> {
    let is_number = |(base, bits): (Base, &[Lit])| base == Base::Nothing && session.is_from_address(bits);
    if ours.1.len() != theirs.1.len() || !session.makes_pointers && !is_number(ours) && !is_number(theirs) {
        return None;
    }
    let numbers = (pointer_number(session, ours)?, pointer_number(session, theirs)?);
    if !session.may_be_one() {
        return None;
    }
    let equal = match numbers {
        (PointerNumber::Known(ours), PointerNumber::Known(theirs)) => {
            let pairs = ours.iter().zip(&theirs);
            pairs.map(|(&ours, &theirs)| !session.graph.xor(ours, theirs)).collect()
        }
        _ => vec![Lit::TRUE; ours.1.len()],
    };
    Some(equal)
}

/// The number that a pointer is to those who see it.
enum PointerNumber {
    Known(Vec<Lit>),
    /// Any: each run chooses where its own objects are.
    Chosen,
}

/// The number of a pointer; `None` if nobody asked for the address that it is based on, which nothing is equal to by chance then.
fn pointer_number(session: &mut Session, (base, bits): (Base, &[Lit])) -> Option<PointerNumber> {
    let first = match base {
        Base::Nothing | Base::Null => return Some(PointerNumber::Known(bits.to_vec())),
        Base::Object(serial) => match session.addresses.iter().find(|place| place.serial == serial) {
            Some(place) => &place.first,
            None => return (serial >= session.common).then_some(PointerNumber::Chosen),
        },
        Base::Function(number) => {
            let name = session.seen_functions.get(number.index())?;
            &session.functions.iter().find(|(known, _)| known == name)?.1
        }
    };
    let first = first.clone();
    Some(PointerNumber::Known(circuits::add(&mut session.graph, &first, bits, Lit::FALSE).bits))
}

fn all_cover(session: &mut Session, ours: &[Lit], theirs: &[Lit], scalars: &[SeenScalar]) -> Lit {
    let (mut covered, mut at) = (Lit::TRUE, 0);
    let graph = &mut session.graph;
    for SeenScalar { width, .. } in scalars {
        let (poison, their_poison) = (ours[at], theirs[at]);
        let equal = circuits::equal(graph, &ours[at + 1..=at + width], &theirs[at + 1..=at + width]);
        let defined = graph.and(!their_poison, equal);
        let here = graph.or(poison, defined);
        covered = graph.and(covered, here);
        at += width + 1;
    }
    covered
}
