//! What hands do at the table after an answer: a line for each thing that is moved, below the card that caused it, to
//! be read and ticked before the next question is put.

use maud::{Markup, html};

use crate::form::words;
use crate::frame::trusted_html;
use crate::games::{DONE, GameView, TICKED};
use crate::solo::ask::SeenGame;
use crate::solo::paths::ENTRIES;
use page::locale::{Texts, msg};
use page::render::{Headings, fragment};
use page::{PageBlock, PageStep, Tone};

/// What asks for the list again in an address.
pub(super) const LIST: &str = "hands";

/// The lines of the answer given last, and those before them in this turn.
#[derive(Clone, Copy)]
pub(super) struct HandList<'a> {
    pub seen: SeenGame<'a>,
    pub game: &'a GameView,
}

impl HandList<'_> {
    /// Whether hands have something to do.
    pub(super) fn has_lines(self) -> bool {
        self.lines() > 0
    }

    fn lines(self) -> usize {
        self.game.now.blocks.iter().filter(|block| matches!(block, PageBlock::Step(step) if is_line(step))).count()
    }

    /// Whether nothing is for hands, and still something has happened.
    pub(super) fn only_tells(self) -> bool {
        let is_told = |block: &PageBlock| matches!(block, PageBlock::Step(step) if step.tone != Tone::Title);
        !self.has_lines() && self.game.now.blocks.iter().any(is_told)
    }

    /// Whether something has happened in this turn.
    pub(super) fn tells(self) -> bool {
        self.game.earlier.count > 0 || !self.game.now.is_empty()
    }

    /// What happened: the new part as lines, the rest behind a fold.
    pub(super) fn list(self) -> Markup {
        let (game, texts) = (self.game, self.seen.texts);
        let earlier = &game.earlier;
        let title = if self.has_lines() { msg::solo_for_hands(texts) } else { msg::solo_last_turn_told(texts) };
        html! {
            section.now id="now" tabindex="-1" aria-labelledby="hands" {
                @if self.tells() {
                    h2 id="hands" { (title) @if self.has_lines() { " " small data-count { (self.lines()) } } }
                }
                @if self.has_lines() {
                    button.choice.aloud type="button" hidden data-next=(msg::solo_hands_aloud_next(texts)) { (msg::solo_hands_aloud(texts)) }
                }
                (lines(game, texts))
                @if earlier.count > 0 {
                    details.earlier open[earlier.is_whole_turn] {
                        summary { (msg::solo_earlier(texts, earlier.count)) }
                        (trusted_html(&fragment(&earlier.page, ENTRIES, Headings::Own)))
                    }
                }
            }
        }
    }

    /// The way back to the lines, from what is asked.
    pub(super) fn link(self) -> Markup {
        let label = msg::solo_for_hands(self.seen.texts);
        html! {
            @if self.tells() {
                a.lines href=(format!("{}?{LIST}=1", self.seen.path(""))) aria-label=(label) title=(label) {
                    svg viewBox="0 0 24 24" aria-hidden="true" {
                        path d="M3 6l2 2 4-4M3 13l2 2 4-4M3 20l2 2 4-4M13 6h8M13 13h8M13 20h8" {}
                    }
                }
            }
        }
    }

    /// The one button below the lines: on to what is asked, and before that down to what was not seen yet.
    pub(super) fn go(self, back: &Markup) -> Markup {
        let texts = self.seen.texts;
        let done = format!("{}?{DONE}={}", self.seen.path(""), self.seen.version);
        html! {
            section.done aria-label=(msg::solo_for_hands(texts)) {
                div.row {
                    (back)
                    a.go data-symbol="next" href=(done) data-more=(msg::solo_hands_more(texts)) { (msg::solo_hands_done(texts)) }
                }
            }
        }
    }
}

/// Whether a step is to be done by hand, or is the player's.
fn is_line(step: &PageStep) -> bool {
    !step.short.plain().is_empty()
}

fn lines(game: &GameView, texts: &Texts) -> Markup {
    let ticked: Vec<usize> = game.draft.all(TICKED).filter_map(|line| line.parse().ok()).collect();
    let mut numbers = 0..;
    html! {
        ol.moves {
            @for block in &game.now.blocks {
                @if let PageBlock::Heading(title) = block { li.phase { (words(title)) } }
                @if let PageBlock::Step(step) = block {
                    @if is_line(step) {
                        @if let Some(number) = numbers.next() {
                            @let check = html! {
                                input type="checkbox" name=(TICKED) value=(number) checked[ticked.contains(&number)];
                            };
                            (line(step, game.has_checks.then_some(&check), texts))
                        }
                    } @else { (told(step, texts)) }
                }
            }
        }
    }
}

/// What happens without hands: a card that is resolved, and how it goes on.
fn told(step: &PageStep, texts: &Texts) -> Markup {
    html! {
        li.told.card[step.tone == Tone::Card] {
            span { (words(&step.words)) } " " (place(step, texts))
        }
    }
}

/// A line to tick as a whole: short and large, the sentence below it.
fn line(step: &PageStep, check: Option<&Markup>, texts: &Texts) -> Markup {
    html! {
        li.move.yours[step.tone == Tone::Yours].attack[step.tone == Tone::Attack] {
            label {
                @if let Some(check) = check { (check) } @else { i {} }
                span {
                    b { (words(&step.short)) }
                    small {
                        @if step.short.plain() != step.words.plain() { (words(&step.words)) " " }
                        @if step.why.is_empty() { span.page { (words(&step.place)) } }
                    }
                }
            }
            @if !step.why.is_empty() { (place(step, texts)) }
        }
    }
}

/// Where the rule stands in print; what the Bot decided by it unfolds.
fn place(step: &PageStep, texts: &Texts) -> Markup {
    html! {
        @if step.why.is_empty() {
            small.page { (words(&step.place)) }
        } @else {
            details.why {
                summary { (msg::why_label(texts)) small { (step.place.plain()) } }
                @for line in &step.why { p { (words(line)) } }
                p.page { (words(&step.place)) }
            }
        }
    }
}
