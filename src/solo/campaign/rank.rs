//! What the rank of the player decides in a campaign: the level of the Bot (solo rules p. 16) and the
//! performance review (p. 18).

use model::{CampaignMode, Mode, Rank, codes};

/// The rank after so many wins (p. 16).
pub fn rank_after(wins: usize) -> Rank {
    let highest = Rank::ALL.len() - 1;
    Rank::ALL[wins.min(highest)]
}

/// The level of the Bot by the player's rank and the mode of the campaign (p. 16). An Admiral plays no
/// further game; the last row of the table stands for that rank too.
pub fn difficulty(mode: CampaignMode, rank: Rank) -> Mode {
    use CampaignMode as C;
    match (rank, mode) {
        (_, C::KobayashiMaru) => Mode::Admiral,
        (Rank::Ensign, C::Stun) => Mode::Ensign,
        (Rank::Ensign, C::YellowAlert) | (Rank::Lieutenant, C::Stun) => Mode::Lieutenant,
        (Rank::Ensign, C::Gates) | (Rank::Lieutenant, C::YellowAlert | C::Gates) | (Rank::Commander, C::Stun) => {
            Mode::Commander
        }
        (Rank::Commander | Rank::Captain, C::YellowAlert) | (_, C::Stun) => Mode::Captain,
        (_, C::YellowAlert | C::Gates) => Mode::Admiral,
    }
}

codes!(
    /// The lines of the performance review, worst first (p. 18).
    Review {
        /// The player ends as Ensign.
        Ensign => "ensign",
        /// The player ends as Lieutenant.
        Lieutenant => "lieutenant",
        /// The player ends as Commander.
        Commander => "commander",
        /// The player ends as Captain.
        Captain => "captain",
        /// The player ends as Commodore.
        Commodore => "commodore",
        /// Admiral after nine or ten games.
        AdmiralLate => "admiral-late",
        /// Admiral after seven or eight games.
        Admiral => "admiral",
        /// Admiral after five or six games.
        AdmiralEarly => "admiral-early",
    }
);

impl Review {
    /// The line for a final rank and the number of games it took.
    pub fn new(rank: Rank, games: usize) -> Review {
        match (rank, games) {
            (Rank::Ensign, _) => Review::Ensign,
            (Rank::Lieutenant, _) => Review::Lieutenant,
            (Rank::Commander, _) => Review::Commander,
            (Rank::Captain, _) => Review::Captain,
            (Rank::Commodore, _) => Review::Commodore,
            (Rank::Admiral, ..=6) => Review::AdmiralEarly,
            (Rank::Admiral, 7..=8) => Review::Admiral,
            (Rank::Admiral, _) => Review::AdmiralLate,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_win_is_a_promotion_up_to_admiral() {
        for (wins, rank) in Rank::ALL.iter().enumerate() {
            assert_eq!(rank_after(wins), *rank);
        }
        assert_eq!(rank_after(9), Rank::Admiral);
    }

    #[test]
    fn the_table_is_the_printed_one() {
        use Mode::{Admiral, Captain, Commander, Ensign, Lieutenant};
        let table = [
            (Rank::Ensign, [Ensign, Lieutenant, Commander, Admiral]),
            (Rank::Lieutenant, [Lieutenant, Commander, Commander, Admiral]),
            (Rank::Commander, [Commander, Captain, Admiral, Admiral]),
            (Rank::Captain, [Captain, Captain, Admiral, Admiral]),
            (Rank::Commodore, [Captain, Admiral, Admiral, Admiral]),
        ];
        for (rank, levels) in table {
            for (mode, level) in CampaignMode::ALL.iter().zip(levels) {
                assert_eq!(difficulty(*mode, rank), level, "{rank:?} {mode:?}");
            }
        }
    }

    #[test]
    fn the_review_goes_by_rank_and_for_an_admiral_by_games() {
        let of = |rank, games| Review::new(rank, games).code();
        assert_eq!(of(Rank::Ensign, 10), "ensign");
        assert_eq!(of(Rank::Commodore, 10), "commodore");
        let admirals = [5, 6, 7, 8, 9, 10].map(|games| of(Rank::Admiral, games));
        let expected = ["admiral-early", "admiral", "admiral-late"].map(|line| [line; 2]);
        assert_eq!(admirals.to_vec(), expected.concat());
    }
}
