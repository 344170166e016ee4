//! Every mix of boxes that can be played with.

use model::{Boxes, GameBox};

use super::built_in::library;

/// All sets of boxes of which one stands alone.
pub fn mixes() -> Vec<Boxes> {
    let sets = 0..1_usize << GameBox::ALL.len();
    let of = |set: usize| {
        let boxes = (0..).zip(GameBox::ALL);
        Boxes::from_boxes(boxes.filter_map(|(at, one)| (set >> at & 1 == 1).then_some(one)))
    };
    let all = sets.map(of);
    all.filter(|boxes| boxes.are_enough(&library().boxes)).collect()
}
