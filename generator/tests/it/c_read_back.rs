//! The C text of a generated program is parsed as a program that the checker accepts and that prints as the same text.

use generator::{Config, Profile, dna, program};
use lang::{Features, check, parse, print};

#[test]
fn printed_programs_are_read_back_and_checked() {
    for profile in Profile::ALL {
        let new = Config::new(profile);
        let extended = if profile == Profile::Poison { Features::empty() } else { Features::EXTENDED };
        let config = Config { features: new.features | extended, ..new };
        for number in 0..300 {
            let text = print::program(&program(&dna(1, number), &config));
            let read = parse::program(&text, "printed.c").unwrap();
            check::program(&read).unwrap_or_else(|why| panic!("{profile} {number}: {why}\n{text}"));
            assert_eq!(print::program(&read), text, "{profile} {number}");
        }
    }
}
