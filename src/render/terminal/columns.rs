//! How wide the columns of a table are, so that no word is broken that would fit.

/// What a column needs, in columns of the terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Need {
    /// For its longest word.
    pub word: usize,
    /// For its longest cell in one line.
    pub whole: usize,
}

/// How a table stands on a terminal.
#[derive(Debug, PartialEq, Eq)]
pub enum Layout {
    /// Widths shared out evenly break no word.
    Even,
    /// Each column as wide as said.
    Widths(Vec<usize>),
    /// The longest words have no room beside each other: each row is written as lines.
    Lines,
}

/// How columns stand in a room that is without margins and rules.
pub fn layout(needs: &[Need], room: usize) -> Layout {
    let least = |need: &Need| need.word;
    if needs.iter().map(least).sum::<usize>() > room {
        return Layout::Lines;
    }
    let even = shared(needs, room, |_| 0);
    if even
        .iter()
        .zip(needs)
        .all(|(width, need)| *width >= need.word)
    {
        return Layout::Even;
    }
    Layout::Widths(shared(needs, room, least))
}

/// The widest columns that fit: all at the same level, but none wider than its cells or narrower than
/// its least.
fn shared(needs: &[Need], room: usize, least: impl Fn(&Need) -> usize) -> Vec<usize> {
    let at = |level: usize| -> Vec<usize> {
        let widths = needs.iter();
        widths
            .map(|need| level.min(need.whole).max(least(need)))
            .collect()
    };
    let fits = |level: &usize| at(*level).iter().sum::<usize>() <= room;
    at((0..=room).rev().find(fits).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn needs(of: &[(usize, usize)]) -> Vec<Need> {
        let need = |(word, whole): &(usize, usize)| Need {
            word: *word,
            whole: *whole,
        };
        of.iter().map(need).collect()
    }

    #[test]
    fn a_long_word_takes_room_from_what_can_be_broken() {
        let of = needs(&[(3, 40), (30, 30)]);
        assert_eq!(layout(&of, 70), Layout::Even);
        assert_eq!(layout(&of, 40), Layout::Widths(vec![10, 30]));
        assert_eq!(layout(&of, 32), Layout::Lines);
    }

    #[test]
    fn words_that_fit_evenly_are_left_alone() {
        assert_eq!(layout(&needs(&[(5, 30), (6, 30)]), 30), Layout::Even);
    }
}
