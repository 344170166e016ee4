//! Effects of program cards as sentences a player can carry out. No sentence is stored with the data:
//! they are made here from the effects, in either language.

mod sentences;

use std::collections::HashMap;

use crate::lists::join_words;
use crate::sentences::FixedWords;
use crate::{Term, says};
use model::text::key;
use model::{Compound, Effect, Lang, Localized, PlayerPart};
use page::locale::{Texts, msg};
use page::{alarm, strong};

/// The printed names of suits and traits, by slug.
#[derive(Debug, Clone, Default)]
pub struct Names {
    titles: HashMap<String, Localized<String>>,
}

impl Names {
    /// Names from pairs of slug and title.
    pub fn new(titles: impl IntoIterator<Item = (String, Localized<String>)>) -> Names {
        Names { titles: titles.into_iter().collect() }
    }

    /// Whether a word names a suit or trait, in either language.
    pub fn means(&self, slug: &str, word: &str) -> bool {
        let word = key(word);
        key(slug) == word || Lang::ALL.iter().any(|lang| key(&self.title(slug, *lang)) == word)
    }

    /// Several names in a line; a dash if there are none.
    pub fn listed(&self, slugs: &[&str], lang: Lang) -> String {
        let names: Vec<String> = slugs.iter().map(|slug| self.title(slug, lang)).collect();
        if names.is_empty() {
            return "–".to_owned();
        }
        names.join(" · ")
    }

    /// The name of a suit or trait; its slug if it has none.
    pub fn title(&self, slug: &str, lang: Lang) -> String {
        let title = self.titles.get(slug);
        title.map_or_else(|| slug.to_owned(), |title| title.get(lang).clone())
    }
}

/// Writes effects in one language.
pub struct EffectWriter<'a> {
    texts: &'a Texts,
    names: &'a Names,
    /// How many branches the sentence stands in.
    depth: usize,
}

impl<'a> EffectWriter<'a> {
    /// Sentences with printed names. What concerns the player is marked; [`page::plain`] takes the
    /// marks away.
    pub fn new(texts: &'a Texts, names: &'a Names) -> EffectWriter<'a> {
        EffectWriter { texts, names, depth: 0 }
    }

    /// The steps of a row, numbered where there are several, so that it shows how far a branch goes.
    pub fn row(&self, effects: &[Effect]) -> String {
        let steps: Vec<String> = effects.iter().map(|effect| self.effect(effect)).collect();
        self.marked(steps)
    }

    /// All effects, one sentence after the other. Where the Bot goes on after a part of the player's,
    /// it is named.
    pub fn all(&self, effects: &[Effect]) -> String {
        self.sentences(effects, false).join(" ")
    }

    /// An option the player has: what the Bot does in it is said to be the Bot's.
    pub fn option(&self, effects: &[Effect]) -> String {
        self.sentences(effects, true).join(" ")
    }

    fn sentences(&self, effects: &[Effect], mut after_player: bool) -> Vec<String> {
        let mut sentences = Vec::with_capacity(effects.len());
        for effect in effects {
            let sentence = self.effect(effect);
            if after_player && !effect.involves_player() {
                sentences.push(msg::effect_bot(self.texts, sentence));
            } else {
                sentences.push(sentence);
            }
            after_player = effect.involves_player();
        }
        sentences
    }

    /// What happens in one branch of an effect, so that it shows how far the branch goes: several steps
    /// are lettered, and a condition with branches of its own stands in brackets.
    fn branch(&self, effects: &[Effect]) -> String {
        let inner = EffectWriter { depth: self.depth + 1, ..*self };
        let told = inner.marked(inner.sentences(effects, false));
        match effects {
            [only] if has_otherwise(only) => format!("[{told}]"),
            _ => told,
        }
    }

    /// A branch that another may follow: what has branches of its own at the end stands in brackets.
    fn before(&self, effects: &[Effect], otherwise: &[Effect]) -> String {
        let ends_open = effects.len() > 1 && effects.last().is_some_and(has_otherwise);
        if otherwise.is_empty() || !ends_open {
            return self.branch(effects);
        }
        let inner = EffectWriter { depth: self.depth + 1, ..*self };
        let mut told = inner.sentences(effects, false);
        if let Some(last) = told.last_mut() {
            *last = format!("[{last}]");
        }
        inner.marked(told)
    }

    fn marked(&self, steps: Vec<String>) -> String {
        if steps.len() < 2 {
            return steps.concat();
        }
        let marked = (1..).zip(steps).map(|(number, step)| format!("({}) {step}", self.mark(number)));
        marked.collect::<Vec<_>>().join(" ")
    }

    /// `1` in a row, `a` in a branch of it, `aa` in a branch of that.
    fn mark(&self, number: usize) -> String {
        let letter = ('a'..='z').nth(number - 1).filter(|_| self.depth > 0);
        letter.map_or_else(|| number.to_string(), |letter| letter.to_string().repeat(self.depth))
    }

    /// One effect.
    pub fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::Grow(growth) => self.growth(growth),
            Effect::Acquire(acquisition) => self.acquisition(acquisition),
            Effect::Move(movement) => self.movement(movement),
            Effect::Flip(flip) => self.flip(flip),
            Effect::Own(own) => self.own_card(own),
            Effect::Compound(compound) => self.compound(compound),
            Effect::You(part) => self.player_part(*part),
            Effect::Continue => msg::effect_continue(self.texts),
        }
    }

    fn compound(&self, compound: &Compound) -> String {
        let before = |steps, otherwise| FixedWords(self.before(steps, otherwise));
        let sentence: String = says! { self, compound => Compound {
            Pay { costs, gain } => effect_pay(costs, gain);
            IfAble { steps, otherwise } => effect_if_able(before(steps, otherwise));
            IfAllAble { steps, otherwise } => effect_if_all_able(before(steps, otherwise));
            IfYouDo { you, steps } => effect_if_you_do(FixedWords(self.player_part(*you)), steps);
            When { test, then, otherwise, .. } => effect_when(test, before(then, otherwise));
            ForEach { in_discard, steps } => effect_for_each(in_discard, steps);
            ForEachInPlay { traits, also_discard: true, steps } => effect_for_each_in_play_or_discard(traits, steps);
            ForEachInPlay { traits, also_discard: false, steps } => effect_for_each_in_play(traits, steps);
            ByRuling { steps, .. } => { self.branch(steps) };
            Choice { options } => effect_choice(FixedWords(self.options(options)));
        } };
        match otherwise(compound) {
            [] => sentence,
            steps => {
                let steps = self.branch(steps);
                format!("{sentence} {}", msg::effect_otherwise(self.texts, steps))
            }
        }
    }

    fn options(&self, options: &[Vec<Effect>]) -> String {
        let or = format!(" {} ", msg::effect_or(self.texts));
        join_words(options, &or, |option| self.branch(option))
    }

    fn player_part(&self, part: PlayerPart) -> String {
        let what = part.term(self.texts);
        if part.is_attack() {
            alarm(msg::effect_attack(self.texts, what))
        } else {
            strong(msg::effect_benefit(self.texts, what))
        }
    }

    fn name(&self, slug: &str) -> String {
        self.names.title(slug, self.texts.lang())
    }
}

/// What a condition has done where it does not hold.
fn otherwise(compound: &Compound) -> &[Effect] {
    let (Compound::IfAble { otherwise, .. }
    | Compound::IfAllAble { otherwise, .. }
    | Compound::When { otherwise, .. }) = compound
    else {
        return &[];
    };
    otherwise
}

fn has_otherwise(effect: &Effect) -> bool {
    matches!(effect, Effect::Compound(compound) if !otherwise(compound).is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sentence(effects: &str) -> String {
        let effects: Vec<Effect> = serde_json::from_str(effects).expect("effects");
        let texts = Texts::new(Lang::En);
        let names = Names::default();
        page::plain(&EffectWriter::new(&texts, &names).row(&effects))
    }

    #[test]
    fn several_steps_of_a_branch_are_lettered() {
        let row = r#"[{"when": {"test": {"this_is": "ship"}, "then": [{"gain_glory": 1}],
            "otherwise": ["log_this", {"gain_glory": 3}]}}, "log_officer"]"#;
        assert_eq!(
            sentence(row),
            "(1) If this card is a ship: Gain 1 Glory. Otherwise: (a) Log this card. \
             (b) Gain 3 Glory. (2) Log the Duty Officer."
        );
    }

    #[test]
    fn a_condition_in_a_branch_shows_where_it_ends() {
        let row = r#"[{"if_able": {"do": ["ship_to_deck"], "otherwise": [{"if_able":
            {"do": ["log_this"], "otherwise": [{"gain_glory": 1}, {"gain_glory": 2}]}}]}}]"#;
        assert_eq!(
            sentence(row),
            "If able: Put a Ship from the Bot Discard pile on top of the Bot deck. \
             Otherwise: [If able: Log this card. Otherwise: (aa) Gain 1 Glory. (bb) Gain 2 Glory.]"
        );
    }
}
