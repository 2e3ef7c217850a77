//! The smallest part of a set that still does something: delta debugging (Zeller and Hildebrandt, 2002).

/// A subset that passes the test, and of which no element can be left out. The whole set is taken to pass it.
///
/// # Errors
/// Those of the test.
pub(super) fn smallest<T: Clone, E>(
    all: Vec<T>,
    mut passes: impl FnMut(&[T]) -> Result<bool, E>,
) -> Result<Vec<T>, E> {
    let mut left = all;
    let mut parts = 2;
    while left.len() > 1 {
        let size = left.len().div_ceil(parts);
        let mut smaller = None;
        for start in (0..left.len()).step_by(size) {
            let end = (start + size).min(left.len());
            let without = [&left[..start], &left[end..]].concat();
            if !without.is_empty() && passes(&without)? {
                smaller = Some(without);
                break;
            }
        }
        match smaller {
            Some(smaller) => {
                left = smaller;
                parts = (parts - 1).max(2);
            }
            None if size == 1 => break,
            None => parts = (parts * 2).min(left.len()),
        }
    }
    Ok(left)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_can_be_left_out() {
        for wanted in [&[7_u32][..], &[0], &[99], &[3, 4], &[0, 50, 99], &[10, 20, 30, 40, 50]] {
            let mut tests = 0;
            let found = smallest((0..100).collect(), |some: &[u32]| {
                tests += 1;
                Ok::<_, ()>(wanted.iter().all(|element| some.contains(element)))
            });
            assert_eq!(found.unwrap(), wanted);
            assert!(tests < 120, "{tests} for {wanted:?}");
        }
        let either = smallest(vec![1, 2, 3], |some: &[u32]| Ok::<_, ()>(some.len() < 4)).unwrap();
        assert_eq!(either.len(), 1);
    }
}
