//! Sorting that takes little room. The standard library's sort is compiled anew for every list and order it is asked
//! for, 6 kB a time, and here seventy places ask, most of them for the lines of one screen. So the sorting itself is
//! compiled once, for places in a list, and each order brings only its comparison. What sorts thousands of things asks
//! the standard library.

use std::cmp::Ordering;

/// Puts lists into an order. What is equal stays as it stands.
pub trait Order<T> {
    /// Sorts by a comparison, in place and stable, as [`slice::sort_by`] does.
    fn order_by(&mut self, compare: impl Fn(&T, &T) -> Ordering);

    /// Sorts by a key, in place and stable; the key of each item is computed once, as by [`slice::sort_by_cached_key`].
    fn order_by_key<K: Ord>(&mut self, key: impl Fn(&T) -> K);

    /// Sorts by the order of the items themselves, in place and stable, as [`slice::sort`] does.
    fn put_in_order(&mut self)
    where
        T: Ord,
    {
        self.order_by(T::cmp);
    }
}

impl<T> Order<T> for [T] {
    fn order_by(&mut self, compare: impl Fn(&T, &T) -> Ordering) {
        let order = order(self.len(), &|a, b| compare(&self[a], &self[b]));
        put(order, &mut |a, b| self.swap(a, b));
    }

    fn order_by_key<K: Ord>(&mut self, key: impl Fn(&T) -> K) {
        let keys: Vec<K> = self.iter().map(key).collect();
        let order = order(keys.len(), &|a, b| keys[a].cmp(&keys[b]));
        put(order, &mut |a, b| self.swap(a, b));
    }
}

/// The places of a list in the order of what stands there.
fn order(count: usize, compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut places: Vec<usize> = (0..count).collect();
    places.sort_by(|a, b| compare(*a, *b));
    places
}

/// Brings what stands at `order[n]` to `n`, for each `n`, with at most one swap each.
fn put(mut order: Vec<usize>, swap: &mut dyn FnMut(usize, usize)) {
    for start in 0..order.len() {
        let mut at = start;
        loop {
            let from = std::mem::replace(&mut order[at], at);
            if from == start || from == at {
                break;
            }
            swap(at, from);
            at = from;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn lists_come_out_as_the_library_sorts_them(list in prop::collection::vec((0_u8..9, any::<u8>()), 0..200)) {
            let [mut by_key, mut by_comparison, mut expected] = [list.clone(), list.clone(), list];
            expected.sort_by_key(|(key, _)| *key);
            by_key.order_by_key(|(key, _)| *key);
            by_comparison.order_by(|a, b| a.0.cmp(&b.0));
            prop_assert_eq!(&by_key, &expected);
            prop_assert_eq!(&by_comparison, &expected);
            by_key.put_in_order();
            expected.sort_unstable();
            prop_assert_eq!(by_key, expected);
        }
    }
}
