//! Blocks in a row that a document writes as one list.

use crate::page::{Block, Hit, Item, Step};

/// A block, or several of one kind.
pub enum Run<'a> {
    Items(Vec<&'a Item>),
    Hits(Vec<&'a Hit>),
    Steps(Vec<&'a Step>),
    Block(&'a Block),
}

/// The blocks in order, points, hits and steps in a row together.
pub fn runs(blocks: &[Block]) -> Vec<Run<'_>> {
    let mut runs: Vec<Run<'_>> = Vec::new();
    for block in blocks {
        match (runs.last_mut(), block) {
            (Some(Run::Items(items)), Block::Item(item)) => items.push(item),
            (Some(Run::Hits(hits)), Block::Hit(hit)) => hits.push(hit),
            (Some(Run::Steps(steps)), Block::Step(step)) => steps.push(step),
            (_, Block::Item(item)) => runs.push(Run::Items(vec![item])),
            (_, Block::Hit(hit)) => runs.push(Run::Hits(vec![hit])),
            (_, Block::Step(step)) => runs.push(Run::Steps(vec![step])),
            (_, other) => runs.push(Run::Block(other)),
        }
    }
    runs
}
