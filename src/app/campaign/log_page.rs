//! The log book of a campaign as a Markdown page, to be kept or printed.

use crate::campaign::report::{CampaignReport, Row, result, rows};
use page::locale::{Texts, msg};
use page::render::in_markdown;
use solo::state::setup::BoardSide;
use words::Term;
use words::names::captain_name;

/// A heading, the choices, a table with a row for each game, and its story.
pub fn markdown(texts: &Texts, sheet: &CampaignReport<'_>) -> String {
    let start = &sheet.state.start;
    let title = msg::campaign_title(texts, sheet.name);
    let challenges: Vec<String> = start.challenges.iter().map(|one| one.term(texts)).collect();
    let facts = [
        (msg::campaign_label_captain(texts), captain_name(start.captain)),
        (msg::campaign_label_mode(texts), start.mode.term(texts)),
        (msg::campaign_label_challenges(texts), challenges.join(", ")),
        (msg::campaign_label_rank(texts), sheet.state.rank().term(texts)),
    ];
    let mut out = format!("# {}\n\n", in_markdown(&title));
    for (label, fact) in facts.iter().filter(|(_, fact)| !fact.is_empty()) {
        out.push_str(&format!("- {label}: {}\n", in_markdown(fact)));
    }
    out.push('\n');
    out.push_str(&table(texts, sheet));
    out.push('\n');
    sheet.story(texts).iter().for_each(|paragraph| out.push_str(&format!("- {}\n", in_markdown(paragraph))));
    out
}

fn table(texts: &Texts, sheet: &CampaignReport<'_>) -> String {
    let header = [
        msg::campaign_label_number(texts),
        msg::campaign_label_rank(texts),
        msg::campaign_label_level(texts),
        msg::campaign_label_opponent(texts),
        msg::campaign_label_side(texts),
        msg::campaign_label_result(texts),
        msg::campaign_label_upgrade(texts),
    ];
    let rule = header.each_ref().map(|_| "---".to_owned());
    let rows = rows(sheet.state).into_iter().map(|row| line(&cells(texts, sheet, &row)));
    [line(&header), line(&rule)].into_iter().chain(rows).collect()
}

fn cells(texts: &Texts, sheet: &CampaignReport<'_>, row: &Row<'_>) -> [String; 7] {
    let game = &row.played.game;
    let upgrade = row.played.upgrade.as_ref();
    [
        row.number.to_string(),
        row.rank.term(texts),
        row.level.term(texts),
        captain_name(game.opponent),
        match game.side {
            None => msg::campaign_side_unknown(texts),
            Some(BoardSide::Basic) => msg::campaign_side_basic(texts),
            Some(BoardSide::Advanced) => msg::campaign_side_advanced(texts),
        },
        result(texts, game),
        upgrade.map_or_else(String::new, |upgrade| sheet.upgrade(texts, upgrade)),
    ]
}

fn line(cells: &[String]) -> String {
    let cells: Vec<String> = cells.iter().map(|text| in_markdown(text)).collect();
    format!("| {} |\n", cells.join(" | "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{Boxes, CampaignMode, CrewDeck, Lang};
    use solo::campaign::CampaignState;
    use solo::campaign::log::Start;
    use solo::campaign::upgrade::CrewMeans;
    use words::effects::Names;

    /// The log book of a campaign that has just begun.
    fn exported(name: &str) -> String {
        let start = Start {
            captain: CrewDeck::Sisko,
            mode: CampaignMode::Stun,
            challenges: Vec::new(),
            boxes: Boxes::default(),
        };
        let sheet = CampaignReport {
            name,
            state: &CampaignState::new(start).expect("a campaign"),
            options: None,
            cards: &[],
            names: &Names::default(),
            means: CrewMeans { tracks: true, reserve: true },
        };
        markdown(&Texts::new(Lang::En), &sheet)
    }

    #[test]
    fn a_name_with_signs_of_markdown_or_html_stays_a_name() {
        let heading = "# Five-Year Mission “c\\<i\\>\\|\\_y\\_ \\# \\[x\\]”\n";
        assert!(exported("c<i>|_y_\n# [x]").starts_with(heading));
    }

    #[test]
    fn an_ordinary_name_stands_as_it_is() {
        let expected = "# Five-Year Mission “Tuesday’s (2nd)!”\n\n\
                        - Captain: Sisko\n- Mode: Set Phasers to Stun\n- Rank: Ensign\n\n\
                        | No. | Rank | Level | Opponent | Board | Result | Upgrade |\n\
                        | --- | --- | --- | --- | --- | --- | --- |\n\n\
                        - 10 assignments are still to come.\n";
        assert_eq!(exported("Tuesday’s (2nd)!"), expected);
    }
}
