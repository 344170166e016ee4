//! Words scored card by card. Over few cards a table with a place for each is quicker than the scorers of tantivy,
//! which gain where most cards need not be looked at. The scores are the same.

use tantivy::postings::Postings;
use tantivy::query::{Bm25Weight, BoostQuery, DisjunctionMaxQuery, TermQuery};
use tantivy::schema::{Field as Slot, IndexRecordOption, Term};
use tantivy::{DocSet, Score, SegmentReader, TERMINATED};

use super::found::{BoxedQuery, FoundDocs};
use super::schema::TextSlots;
use crate::search::analyze::stems;
use model::Lang;

/// Up to so many cards a table is made for a word.
const FEW: u32 = 1 << 16;
/// Share of further ways beside the best way in which a word fits a card.
const TIE_BREAKER: Score = 0.1;
/// Share of a stem beside the word as written.
const STEM: Score = 0.6;

/// One way in which a word may stand on a card.
struct TermWorth {
    term: Term,
    worth: Score,
}

/// The cards with a word in any of some places, by whichever plan is quicker.
pub(super) fn one_word(segment: &SegmentReader, word: &str, places: &[&TextSlots]) -> tantivy::Result<BoxedQuery> {
    let ways = ways(word, places);
    if segment.max_doc() <= FEW { Ok(Box::new(card_by_card(segment, &ways)?)) } else { Ok(by_scorers(ways)) }
}

/// As written, or with the same stem in either language.
fn ways(word: &str, places: &[&TextSlots]) -> Vec<TermWorth> {
    let stems = Lang::ALL.map(|lang| (lang, stems(lang, word)));
    let way = |slot: Slot, term: &str, worth: Score| TermWorth { term: Term::from_field_text(slot, term), worth };
    let mut ways = Vec::new();
    for place in places {
        ways.push(way(place.fold, word, place.worth));
        ways.push(way(place.join, word, place.worth));
        for (lang, stems) in &stems {
            let stems = stems.iter();
            ways.extend(stems.map(|stem| way(*place.stem.get(*lang), stem, place.worth * STEM)));
        }
    }
    ways
}

fn by_scorers(ways: Vec<TermWorth>) -> BoxedQuery {
    let term = |way: TermWorth| {
        let term = TermQuery::new(way.term, IndexRecordOption::WithFreqs);
        Box::new(BoostQuery::new(Box::new(term), way.worth)) as BoxedQuery
    };
    let found: Vec<BoxedQuery> = ways.into_iter().map(term).collect();
    Box::new(DisjunctionMaxQuery::with_tie_breaker(found, TIE_BREAKER))
}

/// What a word is worth on a card.
#[derive(Clone, Copy, Default)]
struct DocWorth {
    best: Score,
    sum: Score,
}

fn card_by_card(segment: &SegmentReader, ways: &[TermWorth]) -> tantivy::Result<FoundDocs> {
    let mut worths = vec![DocWorth::default(); segment.max_doc() as usize];
    for way in ways {
        add(segment, way, &mut worths)?;
    }
    let worths = worths.iter();
    Ok(FoundDocs::from_scores(worths.map(|worth| worth.best + (worth.sum - worth.best) * TIE_BREAKER)))
}

/// Adds what one way is worth to the cards on which it is found.
fn add(segment: &SegmentReader, way: &TermWorth, worths: &mut [DocWorth]) -> tantivy::Result<()> {
    let slot = way.term.field();
    let inverted = segment.inverted_index(slot)?;
    let Some(info) = inverted.get_term_info(&way.term)? else {
        return Ok(());
    };
    let cards = worths.len() as u64;
    let mean = inverted.total_num_tokens() as Score / cards as Score;
    let frequency = u64::from(info.doc_freq);
    let weight = Bm25Weight::for_one_term_without_explain(frequency, cards, mean).boost_by(way.worth);
    let lengths = segment.get_fieldnorms_reader(slot)?;
    let with_counts = IndexRecordOption::WithFreqs;
    let mut postings = inverted.read_postings_from_terminfo(&info, with_counts)?;
    let mut doc = postings.doc();
    while doc != TERMINATED {
        let length = lengths.fieldnorm_id(doc);
        let score = weight.score(length, postings.term_freq());
        let worth = &mut worths[doc as usize];
        worth.best = worth.best.max(score);
        worth.sum += score;
        doc = postings.advance();
    }
    Ok(())
}
