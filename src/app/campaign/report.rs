//! The Five-Year Mission.

use serde::Serialize;

use crate::CommandReport;
use crate::campaign::bonuses;
use model::{Bonus, CampaignMode, Card, Challenge, CrewDeck, EntryId, Mode, Rank, UpgradeOrigin};
use page::locale::{Message, Texts, msg};
use page::{FactList, Labels, Page, strong};
use solo::campaign::assignment::Assignment;
use solo::campaign::challenge::Demand;
use solo::campaign::log::{CampaignGame, GameOutcome};
use solo::campaign::rank::{difficulty, rank_after};
use solo::campaign::upgrade::{CrewMeans, Options, Reinforcement, TimedBoost, UpgradeChoice, UpgradeOffer};
use solo::campaign::{ASSIGNMENTS, CampaignState, PlayedGame};
use words::Term;
use words::effects::Names;
use words::names::{self, captain_name};
use words::terms::by_code;

/// All that is shown of a campaign: `{"name","captain","mode","challenges","rank","wins","streak","over",
/// "games":[{"number","rank","difficulty","opponent","outcome","scores","side","upgrade"}],"upgrade_due":
/// {"opponent","outcome","reinforce","cards","bonuses":[{"number","bonus","cards"}],"may_decline"},"next":
/// {"number","difficulty","opponents","reinforce","pile","boosts","demands"},"review"}`; what does not
/// apply is null.
#[derive(Debug)]
pub struct CampaignReport<'a> {
    /// The name it is kept under.
    pub name: &'a str,
    /// Where it stands after its last entry.
    pub state: &'a CampaignState,
    /// What may be chosen, while an upgrade is due.
    pub options: Option<Options<'a>>,
    /// For the titles of cards.
    pub cards: &'a [Card],
    /// Printed names of suits and traits.
    pub names: &'a Names,
    /// What the player's crew has for boosts to work on.
    pub means: CrewMeans,
}

/// What a command has just done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum News {
    /// The campaign was begun.
    Begun,
    /// The campaign was read from a log book.
    Imported,
    /// A game was recorded, the last one of the campaign.
    Recorded,
    /// The upgrade after the last game was chosen.
    Upgraded,
    /// The last entry was taken back.
    Undone,
}

/// What is new, and where the campaign stands now.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct CampaignUpdate<'a> {
    /// The whole campaign as it stands now.
    pub sheet: CampaignReport<'a>,
    /// What has changed, for people alone.
    #[serde(skip)]
    pub news: News,
}

/// A game with what held before it.
#[derive(Debug)]
pub(super) struct Row<'a> {
    /// From 1.
    pub number: usize,
    pub rank: Rank,
    pub level: Mode,
    pub played: &'a PlayedGame,
}

/// The games of a campaign in order.
pub(super) fn rows(state: &CampaignState) -> Vec<Row<'_>> {
    let mut wins = 0;
    let mut rows = Vec::new();
    for (number, played) in (1..).zip(&state.games) {
        let rank = rank_after(wins);
        rows.push(Row { number, rank, level: difficulty(state.start.mode, rank), played });
        wins += usize::from(played.game.is_won());
    }
    rows
}

/// The name of a mode.
pub fn mode(texts: &Texts, mode: CampaignMode) -> String {
    mode.term(texts)
}

/// The title of a challenge.
pub fn challenge(texts: &Texts, challenge: Challenge) -> String {
    challenge.term(texts)
}

/// What a challenge makes harder, in a line.
pub fn challenge_meaning(texts: &Texts, challenge: Challenge) -> String {
    const WHAT: [Message; Challenge::CODES.len()] = by_code(Challenge::CODES, msg::CAMPAIGN_WHAT);
    WHAT[challenge as usize](texts)
}

/// The levels of the Bot that a mode leads through: at the lowest rank, and at the last one that plays.
pub fn mode_meaning(texts: &Texts, mode: CampaignMode) -> String {
    let [first, last] = [Rank::Ensign, Rank::Commodore].map(|rank| difficulty(mode, rank));
    if first == last {
        return msg::campaign_mode_always(texts, first.term(texts));
    }
    msg::campaign_mode_levels(texts, first.term(texts), last.term(texts))
}

/// The assignments in a row: a mark for each game, a dot for each that is still open.
fn path(state: &CampaignState) -> String {
    let mark = |played: &PlayedGame| if played.game.is_won() { "●" } else { "○" };
    let open = ASSIGNMENTS.saturating_sub(state.games.len());
    let marks = state.games.iter().map(mark).chain(std::iter::repeat_n("·", open));
    marks.collect::<Vec<_>>().join(" ")
}

/// How a game ended, with the points if they are known.
pub(super) fn result(texts: &Texts, game: &CampaignGame) -> String {
    let outcome = game.outcome.term(texts);
    match game.scores {
        None => outcome,
        Some(scores) => {
            let (player, bot) = (scores.player.to_string(), scores.bot.to_string());
            msg::campaign_result(texts, outcome, player, bot)
        }
    }
}

impl CommandReport for CampaignReport<'_> {
    fn page(&self, texts: &Texts) -> Page {
        let due = self.options.as_ref().map(|options| self.due(texts, options));
        let mut page = title(texts, self.name);
        add_key_facts(&mut page, texts, self.state);
        self.add_standing(&mut page, texts, due);
        page
    }
}

impl CampaignReport<'_> {
    /// Where the campaign stands, for a page that has its title and offers its next step: facts, log, next assignment.
    pub fn standing(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        add_key_facts(&mut page, texts, self.state);
        self.add_standing(&mut page, texts, None);
        page
    }

    fn add_standing(&self, page: &mut Page, texts: &Texts, due: Option<Page>) {
        let state = self.state;
        if !state.games.is_empty() {
            page.gap();
            page.heading(msg::campaign_log(texts));
        }
        for row in rows(state) {
            let entry = self.entry(texts, row.played);
            page.item(format!("{}.", row.number), entry, 0);
        }
        if let Some(due) = due {
            page.part(due);
        }
        if let Some(next) = state.next_assignment() {
            page.part(assignment(texts, self, &next));
        }
        if let Some(review) = state.review() {
            page.gap();
            page.heading(msg::campaign_review(texts));
            page.say(review.term(texts));
        }
    }
}

impl CommandReport for CampaignUpdate<'_> {
    fn page(&self, texts: &Texts) -> Page {
        Page::parts([Page::from_words(self.sentence(texts)), self.sheet.page(texts)])
    }
}

impl CampaignUpdate<'_> {
    fn sentence(&self, texts: &Texts) -> String {
        let (name, state) = (self.sheet.name, self.sheet.state);
        let of_last = |tell: &dyn Fn(&PlayedGame) -> String| state.games.last().map_or_else(String::new, tell);
        match self.news {
            News::Begun => msg::campaign_begun(texts, name),
            News::Imported => msg::campaign_imported(texts, name),
            News::Undone => msg::campaign_undone(texts, name),
            News::Upgraded => of_last(&|played| self.sheet.upgraded(texts, played)),
            News::Recorded => of_last(&|played| recorded(texts, state, &played.game)),
        }
    }
}

fn recorded(texts: &Texts, state: &CampaignState, game: &CampaignGame) -> String {
    let (opponent, rank) = (captain_name(game.opponent), state.rank().term(texts));
    match game.outcome {
        GameOutcome::Won => msg::campaign_recorded_won(texts, opponent, rank),
        GameOutcome::Lost => msg::campaign_recorded_lost(texts, opponent, rank),
    }
}

impl CampaignReport<'_> {
    fn reinforcement(&self, texts: &Texts, reinforcement: &Reinforcement) -> String {
        let id: &EntryId = &reinforcement.card;
        let card = self.cards.iter().find(|card| card.id == *id);
        let title = names::title(texts, id, card);
        match reinforcement.origin {
            None => title,
            Some(UpgradeOrigin::Reserve) => msg::campaign_from_reserve(texts, title),
            Some(UpgradeOrigin::Available) => msg::campaign_from_available(texts, title),
        }
    }

    fn boost(&self, texts: &Texts, boost: &TimedBoost) -> String {
        let told = bonuses::timed(texts, self.names, boost.when, &boost.effect);
        let lack = self.means.lacks(&boost.effect).map(|part| part.term(texts));
        [Some(told), lack].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// What stands behind a bonus: the cards it can take, or that it brings this crew nothing.
    pub(super) fn possible(&self, texts: &Texts, offer: &UpgradeOffer<'_>) -> String {
        if let Bonus::Boost { effect, .. } = offer.bonus {
            return self.means.lacks(effect).map_or_else(String::new, |part| part.term(texts));
        }
        if offer.cards.is_empty() {
            return msg::campaign_none_possible(texts);
        }
        let titles = offer.cards.iter().map(|card| card.title.get(texts.lang()).as_str());
        msg::campaign_possible(texts, titles.collect::<Vec<_>>().join(" · "))
    }

    /// An upgrade as it stands in the log book.
    pub(super) fn upgrade(&self, texts: &Texts, upgrade: &UpgradeChoice) -> String {
        if let UpgradeChoice::Boost(boost) = upgrade {
            return self.boost(texts, boost);
        }
        let cards = upgrade.reinforcements();
        if cards.is_empty() {
            return msg::campaign_no_upgrade(texts);
        }
        let cards = cards.iter().map(|card| self.reinforcement(texts, card));
        msg::campaign_reinforced(texts, cards.collect::<Vec<String>>().join(" · "))
    }

    fn upgraded(&self, texts: &Texts, played: &PlayedGame) -> String {
        match &played.upgrade {
            None | Some(UpgradeChoice::None) => msg::campaign_declined(texts),
            Some(upgrade) => msg::campaign_upgraded(texts, self.upgrade(texts, upgrade)),
        }
    }

    /// The campaign told from its first assignment to where it stands, a paragraph each.
    pub(super) fn story(&self, texts: &Texts) -> Vec<String> {
        let rows = rows(self.state);
        let ranks = rows.iter().skip(1).map(|row| row.rank).chain([self.state.rank()]);
        let chapters = rows.iter().zip(ranks).map(|(row, after)| self.chapter(texts, row, after));
        let end = match self.state.review() {
            Some(review) => review.term(texts),
            None => msg::campaign_story_open(texts, ASSIGNMENTS - rows.len()),
        };
        chapters.chain([end]).collect()
    }

    fn chapter(&self, texts: &Texts, row: &Row<'_>, after: Rank) -> String {
        let game = &row.played.game;
        let (rank, level) = (row.rank.term(texts), row.level.term(texts));
        let went = msg::campaign_story_went(texts, row.number, rank, captain_name(game.opponent), level);
        let promoted = (after != row.rank).then(|| msg::campaign_story_promoted(texts, after.term(texts)));
        let gain = |upgrade| msg::campaign_story_upgrade(texts, self.upgrade(texts, upgrade));
        let upgrade = row.played.upgrade.as_ref().map(gain);
        let ended = msg::campaign_story_result(texts, result(texts, game));
        [Some(went), Some(ended), promoted, upgrade].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// A game in the log book.
    fn entry(&self, texts: &Texts, played: &PlayedGame) -> String {
        let game = &played.game;
        let opponent = captain_name(game.opponent);
        let first = msg::campaign_entry(texts, opponent, result(texts, game));
        match &played.upgrade {
            None => first,
            Some(upgrade) => format!("{first} · {}", self.upgrade(texts, upgrade)),
        }
    }

    /// The options of an upgrade, numbered as the command line wants them.
    fn due(&self, texts: &Texts, options: &Options<'_>) -> Page {
        let game = options.game;
        let (opponent, outcome) = (captain_name(game.opponent), game.outcome.term(texts));
        let mut page = Page::new();
        page.heading(msg::campaign_due(texts, opponent, outcome));
        let named = bonuses::wanted(texts, self.names, options.named);
        page.item("A.", msg::campaign_option_a(texts, named), 0);
        for (number, offer) in (1..).zip(&options.offers) {
            let bonus = bonuses::bonus(texts, self.names, offer.bonus);
            let words = format!("{bonus} {}", self.possible(texts, offer)).trim_end().to_owned();
            page.item(format!("{number}."), words, 0);
        }
        if options.may_decline {
            page.say_indented(msg::campaign_b_barred(texts), 1);
        }
        let how =
            if options.may_decline { msg::campaign_choose_a_only(texts) } else { msg::campaign_choose(texts) };
        for line in how.lines() {
            page.say_indented(line.trim(), 1);
        }
        page
    }
}

/// The heading of a page about a campaign.
pub(super) fn title(texts: &Texts, name: &str) -> Page {
    let mut page = Page::new();
    page.head(strong(msg::campaign_title(texts, name)), "");
    page
}

pub(super) fn add_key_facts(page: &mut Page, texts: &Texts, state: &CampaignState) {
    let (games, wins) = (state.games.len(), state.wins());
    let mut facts = FactList::new(Labels::Short);
    facts.add(msg::campaign_label_captain(texts), captain_name(state.start.captain));
    facts.add(msg::campaign_label_mode(texts), state.start.mode.term(texts));
    facts.add(msg::campaign_label_rank(texts), state.rank().term(texts));
    facts.add(msg::campaign_label_games(texts), msg::campaign_games(texts, games, ASSIGNMENTS, wins));
    facts.add(msg::campaign_label_path(texts), msg::campaign_path(texts, path(state)));
    page.facts(facts);
}

/// The next assignment with all that belongs to its set-up.
pub fn assignment(texts: &Texts, sheet: &CampaignReport<'_>, next: &Assignment) -> Page {
    let mut page = Page::new();
    page.heading(match sheet.options {
        None => msg::campaign_next(texts, next.loadout.number, ASSIGNMENTS),
        Some(_) => msg::campaign_next_so_far(texts, next.loadout.number, ASSIGNMENTS),
    });
    let pile: Vec<String> = next.loadout.pile.iter().map(|card| sheet.reinforcement(texts, card)).collect();
    let mut facts = FactList::new(Labels::Short);
    facts.add(msg::campaign_label_level(texts), next.difficulty.term(texts));
    facts.add(msg::campaign_label_opponents(texts), captain_names(&next.opponents));
    facts.add(msg::campaign_label_reinforce(texts), next.loadout.reinforce.term(texts));
    facts.add(msg::campaign_label_pile(texts), pile.join(" · "));
    page.facts(facts);
    for boost in &next.loadout.boosts {
        page.point(sheet.boost(texts, boost));
    }
    for challenge in &sheet.state.start.challenges {
        let demand = sheet.state.demand(*challenge);
        page.point(demanded(texts, *challenge, demand));
    }
    page
}

fn demanded(texts: &Texts, challenge: Challenge, demand: Option<Demand>) -> String {
    let nothing = || msg::campaign_challenge_nothing(texts);
    let what = demand.map_or_else(nothing, |demand| demand.term(texts));
    format!("{}: {what}", challenge.term(texts))
}

fn captain_names(captains: &[CrewDeck]) -> String {
    let names: Vec<String> = captains.iter().copied().map(captain_name).collect();
    names.join(" · ")
}
