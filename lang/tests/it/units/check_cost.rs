//! `check::cost`.

use lang::check::Cost;

#[test]
fn loops_multiply_and_recursion_sums() {
    let body = Cost { steps: 3, own_calls: 2, frame: 5, below: 7 };
    assert_eq!(body.rounds(5), Cost { steps: 20, own_calls: 10, ..body });
    assert_eq!(Cost { own_calls: 0, ..body }.of_call(8).steps, 4);
    assert_eq!([0, 1, 2].map(|depth| body.of_call(depth).steps), [4, 10, 22]);
    assert_eq!([0, 1, 2].map(|depth| body.of_call(depth).below), [12, 17, 22]);
    assert_eq!(Cost { own_calls: u64::MAX, ..body }.of_call(9).steps, u64::MAX);
    assert_eq!(body.plus(Cost { frame: 1, below: 3, ..Cost::STEP }).below, 7);
}
