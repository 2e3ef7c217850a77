//! The macros that define enumerations.

use base::{FaultSet, Faults, Sound};

base::named! {
    /// An example.
    pub enum Colour: "colour" {
        /// The colour of the sky.
        Blue = "blue",
        /// The colour of grass.
        Green = "green",
        /// The colour of blood.
        Red = "red",
    }
}

#[test]
fn values_are_read_from_their_names() {
    for colour in Colour::ALL {
        assert_eq!(colour.to_string().parse(), Ok(colour));
    }
    assert_eq!(Colour::named("mauve"), None);
    let error = "mauve".parse::<Colour>().unwrap_err();
    assert_eq!(error.to_string(), "`mauve` is no colour; there are blue, green and red");
}

base::faults! {
    /// An example.
    pub enum Fault of "the example", observable by u32 {
        1 => { First = "first": "The first.", Second = "second": "The second.", }
        2 => { Third = "third": "The third.", }
    }
}

#[test]
fn a_set_contains_its_members() {
    let set: FaultSet<Fault> = [Fault::First, Fault::Third].into_iter().collect();
    assert!(set.has(Fault::First) && set.has(Fault::Third) && !set.has(Fault::Second));
    assert!(FaultSet::<Fault>::default().is_empty() && !set.is_empty());
    assert_eq!(set, FaultSet::single(Fault::Third).with_fault(Fault::First));
}

#[test]
fn sound_code_has_no_fault() {
    let asked = |faults: &dyn Fn(Fault) -> bool| Fault::ALL.iter().filter(|&&fault| faults(fault)).count();
    assert_eq!(asked(&|fault| Faults::has(Sound, fault)), 0);
    assert_eq!(asked(&|fault| Faults::has(FaultSet::single(Fault::Third), fault)), 1);
}

#[test]
fn faults_have_names_and_groups() {
    for &fault in Fault::ALL {
        assert_eq!(fault.name().parse(), Ok(fault));
    }
    let error = "fourth".parse::<Fault>().unwrap_err();
    assert_eq!(error.to_string(), "the example has no fault called `fourth`");
    assert_eq!((Fault::Second.exposure(), Fault::Third.exposure()), (1, 2));
    assert_eq!(Fault::Third.description(), "The third.");
}
