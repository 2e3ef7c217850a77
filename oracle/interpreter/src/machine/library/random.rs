//! The random numbers of `rand`, by the additive generator of the GNU C library: x(n) = x(n - 3) + x(n - 31), so that programs
//! print what they print natively.

use std::collections::VecDeque;

/// Numbers that the first ones depend on.
const WINDOW: usize = 31;
/// Numbers that are dropped at the start.
const DROPPED: usize = 310;

/// The state of the generator; empty before the first number, which stands for the seed 1 (C11 7.22.2.2p2).
#[derive(Debug, Default)]
pub struct RandomNumbers {
    last: VecDeque<u32>,
}

impl RandomNumbers {
    pub fn restart(&mut self, seed: i32) {
        let mut number = i64::from(if seed == 0 { 1 } else { seed });
        self.last.clear();
        for _ in 0..WINDOW {
            self.last.push_back(number as u32);
            number = 16807 * i64::from(number as i32) % 2_147_483_647;
            if number < 0 {
                number += 2_147_483_647;
            }
        }
        // The first three numbers come once more.
        self.last.rotate_left(3);
        for _ in 0..DROPPED {
            self.step();
        }
    }

    pub fn next_number(&mut self) -> i32 {
        if self.last.is_empty() {
            self.restart(1);
        }
        (self.step() >> 1) as i32
    }

    fn step(&mut self) -> u32 {
        let number = self.last[0].wrapping_add(self.last[WINDOW - 3]);
        self.last.pop_front();
        self.last.push_back(number);
        number
    }
}
