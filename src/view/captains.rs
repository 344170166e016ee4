//! The captains of the computer and their whole programs, as they lie beside the play area.

use serde_json::{Value, json};

use super::program::{Names, Sentences};
use super::solo::captain_name;
use super::{Screen, prose};
use crate::locale::Texts;
use crate::model::{Board, Bonus, Boost, Moment, Origin, Program, SpecialRule, Token, Upgrade};

/// The screen of `solo captains`.
pub fn captains(screen: &Screen<'_>, pairs: &[(&Program, &Board)]) -> String {
    let texts = screen.texts();
    let mut out = screen.paint().title(&texts.get("captains-title")) + "\n";
    for (program, board) in pairs {
        let rows =
            program.traits.len() + program.without_officer.len() + program.with_officer.len();
        let args = [
            ("captain", captain_name(program.captain).into()),
            ("rows", rows.into()),
            ("teams", usize::from(board.away_teams).into()),
        ];
        let line = texts.with("captains-row", &args);
        out.push_str(&prose::item(screen, "-", &line, 0));
        out.push('\n');
    }
    out
}

/// `{"captains":[{"captain","rows","away_teams"}]}`.
pub fn captains_json(pairs: &[(&Program, &Board)]) -> String {
    let rows: Vec<Value> = pairs
        .iter()
        .map(|(program, board)| {
            let rows =
                program.traits.len() + program.without_officer.len() + program.with_officer.len();
            json!({
                "captain": program.captain.code(),
                "rows": rows,
                "away_teams": board.away_teams,
            })
        })
        .collect();
    format!("{:#}\n", json!({ "captains": rows }))
}

/// The whole program of a captain, as it lies beside the play area.
pub fn program(screen: &Screen<'_>, program: &Program, names: &Names) -> String {
    let texts = screen.texts();
    let lang = texts.lang();
    let sentences = Sentences::on(screen, names);
    let captain = captain_name(program.captain);
    let title = texts.with("program-title", &[("captain", captain.into())]);
    let mut out = screen.paint().title(&title) + "\n";
    if let Some(SpecialRule::BurnhamDilithium) = program.special_rule {
        out.push_str(&section(screen, "program-special-rule"));
        out.push_str(&prose::paragraph(
            screen,
            &texts.get("special-burnham-dilithium"),
            0,
        ));
        out.push('\n');
    }
    out.push_str(&section(screen, "program-traits"));
    let traits = program.traits.iter().map(|row| {
        let traits: Vec<String> = row.traits.iter().map(|slug| names.of(slug, lang)).collect();
        (traits.join(" / "), sentences.row(&row.effects))
    });
    let surprise = (names.of("surprise", lang), texts.get("row-surprise"));
    out.push_str(&rows(screen, std::iter::once(surprise).chain(traits)));
    for (heading, side) in [
        ("program-without-officer", &program.without_officer),
        ("program-with-officer", &program.with_officer),
    ] {
        out.push_str(&section(screen, heading));
        let suits = side
            .iter()
            .map(|row| (names.of(row.suit.code(), lang), sentences.row(&row.effects)));
        out.push_str(&rows(screen, suits));
    }
    out.push_str(&section(screen, "program-upgrades"));
    out.push_str(&upgrade(
        screen,
        names,
        "program-win",
        &program.upgrades.win,
    ));
    out.push_str(&upgrade(
        screen,
        names,
        "program-loss",
        &program.upgrades.loss,
    ));
    out
}

/// `{"captain","special_rule","traits":[{"match","effects"}],"without_officer":[{"suit","effects"}],
/// "with_officer","upgrades"}`.
pub fn program_json(program: &Program) -> String {
    format!("{:#}\n", json!(program))
}

fn section(screen: &Screen<'_>, heading: &str) -> String {
    format!("\n{}\n", screen.paint().label(&screen.texts().get(heading)))
}

fn rows(screen: &Screen<'_>, rows: impl Iterator<Item = (String, String)>) -> String {
    /// Columns for the names of rows.
    const NAMES: usize = 24;
    let lines = rows.map(|(name, text)| prose::labelled(screen, &name, NAMES, &text) + "\n");
    lines.collect()
}

fn upgrade(screen: &Screen<'_>, names: &Names, result: &str, upgrade: &Upgrade) -> String {
    let texts = screen.texts();
    let lang = texts.lang();
    let wanted: Vec<String> = upgrade
        .reinforce
        .iter()
        .map(|slug| names.of(slug, lang))
        .collect();
    let mut lines = vec![texts.with("program-option-a", &[("names", wanted.join(" / ").into())])];
    lines.extend(
        upgrade
            .bonuses
            .iter()
            .map(|bonus| self::bonus(texts, names, bonus)),
    );
    let name = texts.get(result);
    rows(screen, lines.into_iter().map(|line| (name.clone(), line)))
}

/// A bonus of the upgrades as a sentence.
pub(super) fn bonus(texts: &Texts, names: &Names, bonus: &Bonus) -> String {
    let (message, what) = match bonus {
        Bonus::ReinforceCard(Origin::Reserve) => return texts.get("program-reinforce-reserve"),
        Bonus::ReinforceCard(Origin::Available) => return texts.get("program-reinforce-available"),
        Bonus::Boost { when, effect } => {
            let message = match when {
                Moment::Unnamed => "program-boost-unnamed",
                Moment::BeforeHand => "program-boost-before-hand",
                Moment::AfterHand => "program-boost-after-hand",
            };
            (message, boost(texts, names, effect))
        }
    };
    texts.with(message, &[("what", what.into())])
}

fn boost(texts: &Texts, names: &Names, boost: &Boost) -> String {
    let count = |count: u8| ("count", usize::from(count).into());
    match boost {
        Boost::GainTrack { track, amount } => {
            let what = texts.get(&format!("symbol-{}", track.code()));
            texts.with("boost-gain", &[count(*amount), ("what", what.into())])
        }
        Boost::GainTokens { token, amount } => {
            let (message, symbol) = match token {
                Token::Glory => ("boost-gain-glory", "symbol-glory"),
                Token::Dilithium => ("boost-gain", "symbol-dilithium"),
                Token::Latinum => ("boost-gain", "symbol-latinum"),
            };
            let what = texts.get(symbol);
            texts.with(message, &[count(*amount), ("what", what.into())])
        }
        Boost::Draw(cards) => texts.with("boost-draw", &[count(*cards)]),
        Boost::Find(cards) => texts.with("boost-find", &[count(*cards)]),
        Boost::FindAndPlay(suit) => {
            let suit = names.of(suit.code(), texts.lang());
            texts.with("boost-find-and-play", &[("suit", suit.into())])
        }
        Boost::LogFound => texts.get("boost-log-found"),
        Boost::TakeReinforcement => texts.get("boost-take-reinforcement"),
    }
}
