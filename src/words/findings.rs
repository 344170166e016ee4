//! What is wrong in data files, as sentences.

use serde::Serialize;

use data::{DataProblem, ExampleFault, Finding, NameFault};
use model::text::Blemish;
use page::locale::{Localize as _, Reason, Texts, msg, syntax};
use page::{Page, PageBlock};

/// A finding with the place to mend it.
#[derive(Serialize)]
pub struct FindingLine {
    file: String,
    line: Option<usize>,
    id: Option<String>,
    message: String,
}

/// Everything that is wrong, one finding a line: file, line, id, sentence.
pub fn findings(texts: &Texts, findings: &[Finding]) -> Page {
    findings_page(texts, &finding_lines(texts, findings))
}

/// The findings as lines.
pub fn finding_lines(texts: &Texts, findings: &[Finding]) -> Vec<FindingLine> {
    findings.iter().map(|finding| FindingLine::from_finding(texts, finding)).collect()
}

/// Everything that is wrong, one finding a line, for a player who reads it where it stands: lines are broken like
/// any others.
pub fn findings_to_read(texts: &Texts, findings: &[Finding]) -> Page {
    let mut page = Page::new();
    for finding in finding_lines(texts, findings) {
        page.say_hanging(finding.to_text(), 0);
    }
    page.say(msg::admin_check_findings(texts, findings.len()));
    page
}

/// Lines are never broken: editors jump to the place a line begins with.
pub fn findings_page(texts: &Texts, findings: &[FindingLine]) -> Page {
    let lines: Vec<String> = findings.iter().map(FindingLine::to_text).collect();
    let mut page = Page::new();
    page.push(PageBlock::Verbatim(lines.join("\n")));
    page.say(msg::admin_check_findings(texts, findings.len()));
    page
}

impl FindingLine {
    fn from_finding(texts: &Texts, finding: &Finding) -> FindingLine {
        FindingLine {
            file: finding.file.clone(),
            line: finding.line,
            id: finding.id.clone(),
            message: sentence(texts, &finding.problem),
        }
    }

    fn to_text(&self) -> String {
        let line = self.line.map(|line| format!(":{line}"));
        let id = self.id.as_ref().map(|id| format!(": {id}"));
        let place = [line, id].into_iter().flatten().collect::<String>();
        format!("{}{place}: {}", self.file, self.message)
    }
}

/// The sentence about a problem.
fn sentence(texts: &Texts, problem: &DataProblem) -> String {
    match problem {
        DataProblem::NoData => msg::finding_no_data(texts),
        DataProblem::Unreadable(fault) => {
            let reason = Reason::from(*fault).words(texts);
            msg::finding_unreadable(texts, reason)
        }
        DataProblem::Syntax(fault) => msg::finding_syntax(texts, syntax(texts, fault)),
        DataProblem::Misplaced => msg::finding_misplaced(texts),
        DataProblem::NoId => msg::finding_no_id(texts),
        DataProblem::StrayText => msg::finding_stray_text(texts),
        DataProblem::NoCardId => msg::finding_no_card_id(texts),
        DataProblem::GroupMissing => msg::finding_group_missing(texts),
        DataProblem::GroupStray => msg::finding_group_stray(texts),
        DataProblem::TakenId => msg::finding_taken_id(texts),
        DataProblem::DuplicateId { first } => msg::finding_duplicate_id(texts, first),
        DataProblem::Unsorted { before } => msg::finding_unsorted(texts, before.as_str()),
        DataProblem::Empty { field, lang } => msg::finding_empty(texts, *field, lang.code()),
        DataProblem::SameInBoth { field } => msg::finding_same_in_both(texts, *field),
        DataProblem::CountByHand { words } => {
            let mark = format!("{{fixed {words}}}");
            msg::finding_count_by_hand(texts, words, "{cards trait:klingon}", mark)
        }
        DataProblem::BadTemplate { part } => msg::finding_bad_template(texts, part),
        DataProblem::UnlikeLines { field } => msg::finding_unlike_lines(texts, *field),
        DataProblem::SameWordings { lang } => msg::finding_same_wordings(texts, lang.code()),
        DataProblem::DuplicateName { name, lang } => msg::finding_duplicate_name(texts, name, lang.code()),
        DataProblem::UnknownSymbol { symbol, lang } => msg::finding_unknown_symbol(texts, symbol, lang.code()),
        DataProblem::Blemish { kind, excerpt, lang } => blemish_sentence(texts, *kind, excerpt, lang.code()),
        DataProblem::SelfReference => msg::finding_self_reference(texts),
        DataProblem::UnknownReference { to } => msg::finding_unknown_reference(texts, to.as_str()),
        DataProblem::UnknownPart { of, part } => msg::finding_unknown_part(texts, of.as_str(), *part),
        DataProblem::DuplicateReference { to } => msg::finding_duplicate_reference(texts, to.as_str()),
        DataProblem::NoSource => msg::finding_no_source(texts),
        DataProblem::DuplicateRuling { number } => msg::finding_duplicate_ruling(texts, *number),
        DataProblem::BadTableId { table } => msg::finding_bad_table_id(texts, table),
        DataProblem::SuitRows { found } => msg::finding_suit_rows(texts, *found),
        DataProblem::StardateCards { mode } => msg::finding_stardate_cards(texts, mode),
        DataProblem::BoxCount { cards, expected, found } => msg::finding_box_count(texts, cards, *found, *expected),
        DataProblem::DuplicateNumber { number, first } => {
            msg::finding_duplicate_number(texts, number, first.as_str())
        }
        DataProblem::SlugDiffers => msg::finding_slug_differs(texts),
        DataProblem::FieldMissing { field } => msg::finding_field_missing(texts, *field),
        DataProblem::FieldStray { field } => msg::finding_field_stray(texts, *field),
        DataProblem::UnknownCode { field, code } => msg::finding_unknown_code(texts, code, *field),
        DataProblem::BadPrinting { number } => msg::finding_bad_printing(texts, number),
        DataProblem::SetNumber { number, found } => msg::finding_set_number(texts, *number, *found),
        DataProblem::RowWidth { table, row } => msg::finding_row_width(texts, *row, table),
        DataProblem::ExampleCard { fault, name } => example_sentence(texts, *fault, name),
        DataProblem::ExampleCount { pile, found, needed } => {
            msg::finding_example_count(texts, *pile, *found, *needed)
        }
        DataProblem::NameTable { fault, name } => name_sentence(texts, *fault, name),
    }
}

fn blemish_sentence(texts: &Texts, kind: Blemish, excerpt: &str, lang: &str) -> String {
    match kind {
        Blemish::Apostrophe => msg::finding_blemish_apostrophe(texts, excerpt, lang),
        Blemish::Quote => msg::finding_blemish_quote(texts, excerpt, lang),
        Blemish::Hyphen => msg::finding_blemish_hyphen(texts, excerpt, lang),
        Blemish::Dots => msg::finding_blemish_dots(texts, excerpt, lang),
        Blemish::DecimalMark => msg::finding_blemish_decimal_mark(texts, excerpt, lang),
        Blemish::DoubledWord => msg::finding_blemish_doubled_word(texts, excerpt, lang),
        Blemish::DoubledSpace => msg::finding_blemish_doubled_space(texts, excerpt, lang),
        Blemish::Touching => msg::finding_blemish_touching(texts, excerpt, lang),
    }
}

fn example_sentence(texts: &Texts, fault: ExampleFault, name: &str) -> String {
    match fault {
        ExampleFault::Unknown => msg::finding_example_unknown(texts, name),
        ExampleFault::Misplaced => msg::finding_example_misplaced(texts, name),
        ExampleFault::Twice => msg::finding_name_twice(texts, name),
        ExampleFault::Copies => msg::finding_example_copies(texts, name),
    }
}

fn name_sentence(texts: &Texts, fault: NameFault, name: &str) -> String {
    match fault {
        NameFault::Row => msg::finding_name_row(texts, name),
        NameFault::Twice => msg::finding_name_twice(texts, name),
        NameFault::Unsorted => msg::finding_name_unsorted(texts, name),
        NameFault::Apart => msg::finding_name_apart(texts, name),
        NameFault::Old => msg::finding_name_old(texts, name),
        NameFault::Unknown => msg::finding_name_unknown(texts, name),
        NameFault::Contradicts => msg::finding_name_contradicts(texts, name),
        NameFault::ThesaurusRow => msg::finding_name_thesaurus_row(texts, name),
        NameFault::NoEntry => msg::finding_name_no_entry(texts, name),
        NameFault::TooLong => msg::finding_name_too_long(texts, name),
        NameFault::Named => msg::finding_name_named(texts, name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;

    #[test]
    fn a_finding_is_one_line_that_begins_with_its_place() {
        let finding = Finding {
            file: "a.yaml".to_owned(),
            id: Some("cc/keyword/a".to_owned()),
            line: Some(3),
            problem: DataProblem::UnknownCode { field: "type", code: "word ".repeat(40) },
        };
        let page = findings(&Texts::new(Lang::En), &[finding]);
        let [PageBlock::Verbatim(line), PageBlock::Paragraph(_)] = &page.blocks[..] else {
            panic!("{page:?}");
        };
        assert!(line.starts_with("a.yaml:3: cc/keyword/a: "), "{line}");
        assert_eq!(line.lines().count(), 1);
    }
}
