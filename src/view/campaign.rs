//! Screens of the Five-Year Mission.

use super::entry::Rows;
use super::program::Names;
use super::solo::captain_name;
use super::{Screen, captains, grid, prose};
use crate::locale::{Arg, Texts};
use crate::model::{Bonus, CampaignMode, Card, Challenge, Deck, EntryId, Mode, Origin, Rank};
use crate::solo::assignment::{Assignment, ReinforcePlace};
use crate::solo::campaign::{ASSIGNMENTS, Played, State};
use crate::solo::challenge::Demand;
use crate::solo::logbook::{Game, Outcome};
use crate::solo::rank::{Review, difficulty, rank_after};
use crate::solo::upgrade::{Offer, Options, Reinforcement, TimedBoost, Upgrade};

/// All that is shown of a campaign.
pub struct Sheet<'a> {
    pub name: &'a str,
    pub state: &'a State,
    /// What may be chosen, while an upgrade is due.
    pub options: Option<Options<'a>>,
    /// For the titles of cards.
    pub cards: &'a [Card],
    pub names: &'a Names,
}

/// What a command has just done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum News {
    Begun,
    Imported,
    Recorded,
    Upgraded,
    Undone,
}

/// A campaign in a list; without a state if its log cannot be replayed.
pub struct Line {
    pub name: String,
    pub state: Option<State>,
}

/// A game with what held before it.
pub(super) struct Row<'a> {
    /// From 1.
    pub number: usize,
    pub rank: Rank,
    pub level: Mode,
    pub played: &'a Played,
}

/// The games of a campaign in order.
pub(super) fn rows(state: &State) -> Vec<Row<'_>> {
    let mut wins = 0;
    let mut rows = Vec::new();
    for (number, played) in (1..).zip(&state.games) {
        let rank = rank_after(wins);
        rows.push(Row {
            number,
            rank,
            level: difficulty(state.start.mode, rank),
            played,
        });
        wins += usize::from(played.game.is_won());
    }
    rows
}

/// The title of a challenge.
pub fn challenge(texts: &Texts, challenge: Challenge) -> String {
    texts.get(&format!("challenge-{}", challenge.code()))
}

/// The name of a rank.
pub(super) fn rank(texts: &Texts, rank: Rank) -> String {
    texts.get(&format!("campaign-rank-{}", rank.code()))
}

/// The name of a level of the Bot; those of the campaign are called as ranks are.
pub(super) fn level(texts: &Texts, level: Mode) -> String {
    texts.get(&format!("campaign-rank-{}", level.code()))
}

/// The name of a mode.
pub(super) fn mode(texts: &Texts, mode: CampaignMode) -> String {
    texts.get(&format!("campaign-mode-{}", mode.code()))
}

/// How a game ended, with the points if they are known.
pub(super) fn result(texts: &Texts, game: &Game) -> String {
    let outcome = texts.get(outcome(game.outcome));
    match game.scores {
        None => outcome,
        Some(scores) => {
            let points = [
                ("outcome", outcome.into()),
                ("score", Arg::Text(scores.player.to_string().into())),
                ("bot", Arg::Text(scores.bot.to_string().into())),
            ];
            texts.with("campaign-result", &points)
        }
    }
}

fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won => "campaign-won",
        Outcome::Lost => "campaign-lost",
    }
}

impl Sheet<'_> {
    /// The title of a card; the end of its id if the data no longer has it.
    fn title(&self, texts: &Texts, id: &EntryId) -> String {
        let card = self.cards.iter().find(|card| card.id == *id);
        card.map_or_else(
            || id.slug().to_owned(),
            |card| card.title.get(texts.lang()).clone(),
        )
    }

    fn reinforcement(&self, texts: &Texts, card: &Reinforcement) -> String {
        let title = self.title(texts, &card.card);
        let message = match card.origin {
            None => return title,
            Some(Origin::Reserve) => "campaign-from-reserve",
            Some(Origin::Available) => "campaign-from-available",
        };
        texts.with(message, &[("card", title.into())])
    }

    fn boost(&self, texts: &Texts, boost: &TimedBoost) -> String {
        let bonus = Bonus::Boost {
            when: boost.when,
            effect: boost.effect.clone(),
        };
        captains::bonus(texts, self.names, &bonus)
    }

    /// An upgrade as it stands in the log book.
    pub(super) fn upgrade(&self, texts: &Texts, upgrade: &Upgrade) -> String {
        if let Upgrade::Boost(boost) = upgrade {
            return self.boost(texts, boost);
        }
        match upgrade.reinforcement() {
            None => texts.get("campaign-no-upgrade"),
            Some(card) => {
                let card = self.reinforcement(texts, &card);
                texts.with("campaign-reinforced", &[("card", card.into())])
            }
        }
    }
}

/// The screen of `campaign status`.
pub fn status(screen: &Screen<'_>, sheet: &Sheet<'_>) -> String {
    let texts = screen.texts();
    let state = sheet.state;
    let mut out = heading(screen, sheet.name) + &key_facts(screen, state).finish();
    if !state.games.is_empty() {
        out.push_str(&section(screen, &texts.get("campaign-log")));
        for row in rows(state) {
            let mark = format!("{}.", row.number);
            out.push_str(&line(screen, &mark, &entry(texts, sheet, row.played)));
        }
    }
    if let Some(options) = &sheet.options {
        out.push_str(&due(screen, sheet, options));
    }
    if let Some(next) = state.next_assignment() {
        out.push_str(&assignment(screen, sheet, &next));
    }
    if let Some(review) = state.review() {
        out.push_str(&section(screen, &texts.get("campaign-review")));
        out.push_str(&verdict(screen, review));
    }
    out
}

/// The screen after a change: a line about it, then the status.
pub fn told(screen: &Screen<'_>, sheet: &Sheet<'_>, news: News) -> String {
    let texts = screen.texts();
    let name = [("name", Arg::from(sheet.name))];
    let last = sheet.state.games.last();
    let sentence = match (news, last) {
        (News::Begun, _) => texts.with("campaign-begun", &name),
        (News::Imported, _) => texts.with("campaign-imported", &name),
        (News::Undone, _) => texts.with("campaign-undone", &name),
        (News::Upgraded, Some(played)) => upgraded(texts, sheet, played),
        (_, Some(played)) => recorded(texts, sheet.state, &played.game),
        (_, None) => String::new(),
    };
    format!(
        "{}\n\n{}",
        prose::paragraph(screen, &sentence, 0),
        status(screen, sheet)
    )
}

fn upgraded(texts: &Texts, sheet: &Sheet<'_>, played: &Played) -> String {
    match &played.upgrade {
        None | Some(Upgrade::None) => texts.get("campaign-declined"),
        Some(upgrade) => {
            let upgrade = sheet.upgrade(texts, upgrade);
            texts.with("campaign-upgraded", &[("upgrade", upgrade.into())])
        }
    }
}

fn recorded(texts: &Texts, state: &State, game: &Game) -> String {
    let message = match game.outcome {
        Outcome::Won => "campaign-recorded-won",
        Outcome::Lost => "campaign-recorded-lost",
    };
    let args = [
        ("opponent", captain_name(game.opponent).into()),
        ("rank", rank(texts, state.rank()).into()),
    ];
    texts.with(message, &args)
}

/// A campaign is gone.
pub fn deleted(screen: &Screen<'_>, name: &str) -> String {
    let sentence = screen
        .texts()
        .with("campaign-deleted", &[("name", name.into())]);
    prose::paragraph(screen, &sentence, 0) + "\n"
}

fn heading(screen: &Screen<'_>, name: &str) -> String {
    let title = screen
        .texts()
        .with("campaign-title", &[("name", name.into())]);
    format!(
        "{}\n{}\n",
        screen.paint().title(&title),
        screen.paint().faint(&"─".repeat(screen.width()))
    )
}

fn key_facts<'a>(screen: &'a Screen<'a>, state: &State) -> Rows<'a> {
    let texts = screen.texts();
    let mut rows = Rows::new(screen);
    rows.add("campaign-label-captain", &captain_name(state.start.captain));
    rows.add("campaign-label-mode", &mode(texts, state.start.mode));
    rows.add("campaign-label-rank", &rank(texts, state.rank()));
    let games = [
        ("games", state.games.len().into()),
        ("most", ASSIGNMENTS.into()),
        ("wins", state.wins().into()),
    ];
    rows.add(
        "campaign-label-games",
        &texts.with("campaign-games", &games),
    );
    rows
}

fn section(screen: &Screen<'_>, heading: &str) -> String {
    format!("\n{}\n", screen.paint().label(heading))
}

fn line(screen: &Screen<'_>, mark: &str, words: &str) -> String {
    prose::item(screen, mark, words, 0) + "\n"
}

/// A game in the log book.
fn entry(texts: &Texts, sheet: &Sheet<'_>, played: &Played) -> String {
    let game = &played.game;
    let args = [
        ("opponent", captain_name(game.opponent).into()),
        ("result", result(texts, game).into()),
    ];
    let first = texts.with("campaign-entry", &args);
    match &played.upgrade {
        None => first,
        Some(upgrade) => format!("{first} · {}", sheet.upgrade(texts, upgrade)),
    }
}

/// The options of an upgrade, numbered as the command line wants them.
fn due(screen: &Screen<'_>, sheet: &Sheet<'_>, options: &Options<'_>) -> String {
    let texts = screen.texts();
    let lang = texts.lang();
    let game = options.game;
    let args = [
        ("opponent", captain_name(game.opponent).into()),
        ("outcome", texts.get(outcome(game.outcome)).into()),
    ];
    let mut out = section(screen, &texts.with("campaign-due", &args));
    let named = options.named.reinforce.iter();
    let named: Vec<String> = named.map(|slug| sheet.names.of(slug, lang)).collect();
    let option_a = texts.with("campaign-option-a", &[("names", named.join(" / ").into())]);
    out.push_str(&line(screen, "A.", &option_a));
    for (number, offer) in (1..).zip(&options.offers) {
        let bonus = captains::bonus(texts, sheet.names, offer.bonus);
        let words = format!("{bonus}{}", possible(texts, offer));
        out.push_str(&line(screen, &format!("{number}."), &words));
    }
    let how = if options.may_decline {
        "campaign-choose-a-only"
    } else {
        "campaign-choose"
    };
    out.push_str(&prose::paragraph(screen, &texts.get(how), 1));
    out.push('\n');
    out
}

fn possible(texts: &Texts, offer: &Offer<'_>) -> String {
    let titles = offer.cards.iter().map(|card| card.title.get(texts.lang()));
    let titles: Vec<&str> = titles.map(String::as_str).collect();
    if titles.is_empty() {
        return String::new();
    }
    let cards = titles.join(" · ");
    format!(
        " {}",
        texts.with("campaign-possible", &[("cards", cards.into())])
    )
}

/// The next assignment with all that belongs to its set-up.
pub fn assignment(screen: &Screen<'_>, sheet: &Sheet<'_>, next: &Assignment) -> String {
    let texts = screen.texts();
    let number = [("number", next.number.into()), ("most", ASSIGNMENTS.into())];
    let heading = match sheet.options {
        None => "campaign-next",
        Some(_) => "campaign-next-so-far",
    };
    let mut out = section(screen, &texts.with(heading, &number));
    let mut rows = Rows::new(screen);
    rows.add("campaign-label-level", &level(texts, next.difficulty));
    rows.add("campaign-label-opponents", &captain_names(&next.opponents));
    let place = match next.reinforce {
        ReinforcePlace::Box => "campaign-reinforce-box",
        ReinforcePlace::Deck => "campaign-reinforce-deck",
        ReinforcePlace::Reserve => "campaign-reinforce-reserve",
    };
    rows.add("campaign-label-reinforce", &texts.get(place));
    let pile = next
        .pile
        .iter()
        .map(|card| sheet.reinforcement(texts, card));
    rows.add("campaign-label-pile", &pile.collect::<Vec<_>>().join(" · "));
    out.push_str(&rows.finish());
    for boost in &next.boosts {
        out.push_str(&line(screen, "-", &sheet.boost(texts, boost)));
    }
    for challenge in &sheet.state.start.challenges {
        let demand = sheet.state.demand(*challenge);
        out.push_str(&line(screen, "-", &demanded(texts, *challenge, demand)));
    }
    out
}

fn demanded(texts: &Texts, of: Challenge, demand: Option<Demand>) -> String {
    let what = match demand {
        None => texts.get("challenge-nothing"),
        Some(demand) => texts.get(&format!("challenge-demand-{}", demand.code())),
    };
    format!("{}: {what}", challenge(texts, of))
}

fn captain_names(captains: &[Deck]) -> String {
    let names: Vec<String> = captains.iter().copied().map(captain_name).collect();
    names.join(" · ")
}

/// The screen of `campaign review`.
pub fn review(screen: &Screen<'_>, name: &str, state: &State, review: Review) -> String {
    let facts = key_facts(screen, state).finish();
    format!(
        "{}{facts}\n{}",
        heading(screen, name),
        verdict(screen, review)
    )
}

fn verdict(screen: &Screen<'_>, review: Review) -> String {
    let words = screen
        .texts()
        .get(&format!("campaign-review-{}", review.code()));
    prose::paragraph(screen, &words, 0) + "\n"
}

/// The screen of `campaign list`, the current one first.
pub fn list(screen: &Screen<'_>, lines: &[Line]) -> String {
    let texts = screen.texts();
    let header = ["name", "captain", "mode", "rank", "games"]
        .map(|column| texts.get(&format!("campaign-label-{column}")));
    let row = |line: &Line| match &line.state {
        None => vec![line.name.clone(), texts.get("campaign-unplayable")],
        Some(state) => vec![
            line.name.clone(),
            captain_name(state.start.captain),
            mode(texts, state.start.mode),
            rank(texts, state.rank()),
            state.games.len().to_string(),
        ],
    };
    let mut out = grid::columns(screen, &header, lines.iter().map(row).collect());
    if let Some(current) = lines.first() {
        let name = current.name.as_str();
        let sentence = texts.with("campaign-current", &[("name", name.into())]);
        out.push_str(&format!("\n{}\n", prose::paragraph(screen, &sentence, 0)));
    }
    out
}
