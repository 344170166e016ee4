//! Why the Bot decided as it did: the candidates and the rule that decided, in a line.

use crate::steps::StepWriter;
use crate::{Term, says};
use page::locale::msg;
use page::strong;
use solo::rules::ranking::Criterion;
use solo::state::step::decision::{Candidate, CandidateKind, Choice, Decision};
use solo::state::step::groups::ResolutionStep;
use solo::state::step::{Step, StepKind};

impl StepWriter<'_> {
    /// What was decided in some steps, and why: a line for each decision. What is decided again the same way is told once.
    pub(super) fn why(&self, steps: &[Step]) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for step in steps {
            for decision in &step.decisions {
                let line = self.decision(decision, &step.kind);
                if !lines.contains(&line) {
                    lines.push(line);
                }
            }
        }
        lines
    }

    fn decision(&self, decision: &Decision, step: &StepKind) -> String {
        let texts = self.texts;
        let [first, others @ ..] = &decision.candidates[..] else {
            return String::new();
        };
        let (chosen, listed) = (strong(self.candidate(first, step)), |few: &[&Candidate]| {
            let titles: Vec<String> = few.iter().map(|one| self.candidate(one, step)).collect();
            crate::lists::listed(texts, &titles)
        });
        let Some(rule) = decision.rule() else {
            let only = if decision.choice == Choice::Row { msg::why_only_row } else { msg::why_only };
            return only(texts, chosen);
        };
        let rivals: Vec<&Candidate> = decision.rivals().collect();
        let behind: Vec<&Candidate> = others.iter().filter(|other| !rivals.contains(other)).collect();
        let amounts = decision.measure(first).zip(rivals.first().and_then(|next| decision.measure(next)));
        let by_rule = self.reason(rule.by, decision.choice.is_for_player());
        let reason = match amounts.filter(|_| rule.by != Criterion::Preference) {
            Some((most, next)) => msg::why_amounts(texts, by_rule, most, next),
            None => by_rule,
        };
        let before = if decision.decided_by == Some(0) { msg::why_before } else { msg::why_before_tied };
        let sentence = before(texts, chosen, listed(&rivals), reason);
        let printed = rule.page.map(|page| msg::step_page(texts, page));
        let parts = [
            Some(match printed {
                Some(place) => msg::why_printed(texts, sentence, place),
                None => format!("{sentence}."),
            }),
            (!behind.is_empty()).then(|| msg::why_behind(texts, listed(&behind))),
            decision.ruling.map(|ruling| msg::why_ruling(texts, ruling.number, ruling.entry)),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn candidate(&self, candidate: &Candidate, step: &StepKind) -> String {
        match &candidate.what {
            CandidateKind::Card(card) => self.title(card),
            CandidateKind::Track(track) => track.term(self.texts),
            CandidateKind::Program(row) => {
                let resolved = if let StepKind::Resolution(ResolutionStep::Resolves { card, .. }) = step {
                    Some(card)
                } else {
                    None
                };
                resolved.map_or_else(String::new, |card| self.row(card, row))
            }
        }
    }

    fn reason(&self, by: Criterion, for_player: bool) -> String {
        says! { self, by => Criterion {
            Preference => why_preference();
            NamedToken => why_named_token();
            MostValue if for_player => why_most_value_player();
            MostValue => why_most_value();
            LeastValue if for_player => why_least_value_player();
            LeastValue => why_least_value();
            MoreTokens => why_more_tokens();
            LessTokens => why_less_tokens();
            MostOfBot => why_most_of_bot();
            LeastOfBot => why_least_of_bot();
            MostOfPlayer => why_most_of_player();
            LeastOfBoth => why_least_of_both();
            HighestTrack => why_highest_track();
            LowestTrack => why_lowest_track();
            Leftmost => why_leftmost();
            TopTrack => why_top_track();
            TopRow => why_top_row();
            MarketFirst => why_market_first();
            JunkedLast => why_junked_last();
            DiscardedLast => why_discarded_last();
            DeployedLast => why_deployed_last();
            PlayedFirst => why_played_first();
            HigherInDeck => why_higher_in_deck();
        } }
    }
}
