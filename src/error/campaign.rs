//! Campaigns.

use std::path::PathBuf;

use super::reason::Reason;
use super::variants::errors;

errors! {
    /// What the rules of a campaign forbid, and log books that cannot be read.
    CampaignError as Campaign;

    /// No campaign was ever begun.
    NoCampaign => 1, err_no_campaign(), try hint_no_campaign();
    /// A file is no log book of a campaign.
    LogBook { file: PathBuf, reason: Reason } => 2, err_log_book(file, reason), try hint_log_book();
    /// A log book with an entry against the rules, counted from 1.
    LogBookEntry { file: PathBuf, entry: usize }
        => 2, err_log_book_entry(entry, file), try hint_log_book_entry();
    /// No further game or upgrade: the campaign has ended.
    Over { name: String } => 2, err_campaign_over(name), try hint_campaign_over();
    /// No review yet: games are left.
    Running { name: String, left: usize }
        => 1, err_campaign_running(name, left), try hint_campaign_running();
    /// The upgrade after the last game comes first.
    UpgradeDue { opponent: String } => 2, err_upgrade_due(opponent), try hint_upgrade_due();
    /// There is no game to choose an upgrade for.
    NoUpgradeDue => 2, err_no_upgrade_due(), try hint_no_upgrade_due();
    /// A captain that cannot be the opponent: `own` or `beaten`.
    WrongOpponent { captain: String, reason: &'static str, allowed: Vec<String> }
        => 2, err_wrong_opponent(reason, captain), try hint_wrong_opponent(allowed);
    /// A game with these points is no win.
    NotWon { score: i32, bot: i32 } => 2, err_not_won(score, bot), try hint_not_won();
    /// Rules of Acquisition leave Option A only.
    OptionBBarred => 2, err_option_b_barred(), try hint_option_b_barred();
    /// Doing without an upgrade is not allowed.
    UpgradeNeeded => 2, err_upgrade_needed(), try hint_upgrade_needed();
    /// A card that may not join the Reinforcement pile, and what may instead.
    UnfitCard { card: String, reason: &'static str, possible: Vec<String> }
        => 2, err_unfit_card(reason, card), try hint_unfit_card(possible);
    /// `--bonus` names a bonus that does not exist.
    NoSuchBonus { number: usize, count: usize }
        => 2, err_no_such_bonus(number, count), try hint_no_such_bonus();
    /// A bonus that is a boost, given with a card.
    BonusTakesNoCard { number: usize }
        => 2, err_bonus_takes_no_card(number), try hint_bonus_takes_no_card();
    /// A bonus that moves a card, given without one.
    BonusNeedsCard { number: usize, possible: Vec<String> }
        => 2, err_bonus_needs_card(number), try hint_bonus_needs_card(possible);
    /// A challenge that a captain cannot take.
    ClosedChallenge { challenge: String, captain: String }
        => 2, err_closed_challenge(challenge, captain), try hint_closed_challenge();
}
