use super::*;
use crate::sample::{card, deck};

fn pool() -> Vec<Rc<CcgCard>> {
    vec![
        card("Jean-Luc Picard|Explorer", "personnel", |_| {}),
        card("Jean-Luc Picard|Argo Pilot", "personnel", |_| {}),
        card("Odo|Curzon", "personnel", |_| {}),
        card("U.S.S. Prometheus|", "ship", |_| {}),
        card("Far Moon|Old Errand", "mission", |card| {
            card.old_names = vec!["Old Errand".to_owned()];
        }),
        card("Müller|", "event", |_| {}),
        card("Escape|", "dilemma", |_| {}),
        card("Escape Pod|", "event", |_| {}),
    ]
}

fn how(name: &str) -> Result<(String, MatchKind), MatchFailure> {
    let deck = deck(&format!("1\t{name}\n"), &pool());
    match (&deck.cards[..], &deck.unknown[..]) {
        ([card], []) => Ok((card.card.full_name(), card.how)),
        ([], [unknown]) => Err(unknown.why.clone()),
        other => panic!("{other:?}"),
    }
}

#[test]
fn each_way_of_writing_a_name_is_recognised_as_what_it_is() {
    let picard = "Jean-Luc Picard, Explorer";
    let cases = [
        ("Jean-Luc Picard, Explorer", picard, MatchKind::Exact),
        ("Jean-Luc Picard Explorer", picard, MatchKind::Exact),
        ("jean luc picard explorer", picard, MatchKind::Folded),
        ("Jean-Luc Picard Explorer *VP", picard, MatchKind::Mark),
        ("Jean-Luc Picard Explorer (SS)", picard, MatchKind::Mark),
        ("USS Prometheus", "U.S.S. Prometheus", MatchKind::Folded),
        ("Old Errand", "Far Moon, Old Errand", MatchKind::Renamed),
        ("Old Errand *VP", "Far Moon, Old Errand", MatchKind::Renamed),
        ("Mueller", "Müller", MatchKind::Folded),
        ("MULLER", "Müller", MatchKind::Folded),
        // The only card of this title.
        ("Odo", "Odo, Curzon", MatchKind::Folded),
        ("Escape", "Escape", MatchKind::Exact),
        ("Escape Pod", "Escape Pod", MatchKind::Exact),
    ];
    for (name, full, way) in cases {
        assert_eq!(how(name), Ok((full.to_owned(), way)), "{name}");
    }
}

#[test]
fn what_is_not_surely_a_card_is_none() {
    assert_eq!(how("Jean-Luc Picard, Explrer"), Err(MatchFailure::NoSuchCard));
    assert_eq!(how("Jean-Luc Picard (Mirror)"), Err(MatchFailure::NoSuchCard));
    let typo = vec!["Jean-Luc Picard, Explorer".to_owned()];
    assert_eq!(how("Jean-Luc Picaerd, Explorer"), Err(MatchFailure::Several(typo)), "no umlaut in it");
    let both = ["Jean-Luc Picard, Argo Pilot", "Jean-Luc Picard, Explorer"].map(str::to_owned).to_vec();
    assert_eq!(how("Jean-Luc Picard"), Err(MatchFailure::Several(both)));
}

#[test]
fn without_a_heading_the_type_decides_on_the_pile() {
    let deck = deck("Odo Curzon\n2x Escape\nFar Moon, Old Errand\n", &pool());
    let piles: Vec<(Pile, u32)> = deck.cards.iter().map(|card| (card.pile, card.count)).collect();
    assert_eq!(piles, [(Pile::Deck, 1), (Pile::Dilemmas, 2), (Pile::Missions, 1)]);
}

#[test]
fn copies_on_several_lines_add_up() {
    let deck = deck("1\tOdo Curzon\n2\tOdo, Curzon\n1\tEscape Pod\n", &pool());
    let copies: Vec<(String, u32)> =
        deck.copies(Pile::Deck).into_iter().map(|(card, count)| (card.full_name(), count)).collect();
    let expected = [("Odo, Curzon", 3), ("Escape Pod", 1)];
    assert_eq!(copies, expected.map(|(name, count)| (name.to_owned(), count)));
}
