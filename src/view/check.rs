//! Screens of `data check`.

use super::{Screen, prose};
use crate::data::{Finding, Gap, Problem};
use crate::locale::{Arg, Texts};
use crate::model::TitleOrigin;

/// All is well.
pub fn clean(screen: &Screen<'_>, files: usize, entries: usize, cards: usize) -> String {
    let arguments = [
        ("files", files.into()),
        ("entries", entries.into()),
        ("cards", cards.into()),
    ];
    screen.texts().with("check-clean", &arguments) + "\n"
}

/// Everything that is wrong, one finding a line: file, line, id, sentence.
pub fn findings(screen: &Screen<'_>, findings: &[Finding]) -> String {
    let mut out = String::new();
    for finding in findings {
        out.push_str(&place(finding));
        out.push_str(&sentence(screen.texts(), &finding.problem));
        out.push('\n');
    }
    let count = [("count", findings.len().into())];
    out.push_str(&screen.texts().with("check-findings", &count));
    out.push('\n');
    out
}

fn place(finding: &Finding) -> String {
    let mut out = finding.file.clone();
    if let Some(line) = finding.line {
        out.push_str(&format!(":{line}"));
    }
    if let Some(id) = &finding.id {
        out.push_str(&format!(": {id}"));
    }
    out + ": "
}

/// The sentence about a problem.
pub fn sentence(texts: &Texts, problem: &Problem) -> String {
    let say = |id: &str, args: &[(&str, Arg<'_>)]| texts.with(id, args);
    match problem {
        Problem::NoData => say("finding-no-data", &[]),
        Problem::Unreadable(reason) => say("finding-unreadable", &[("reason", reason.into())]),
        Problem::Syntax(detail) => say("finding-syntax", &[("detail", detail.into())]),
        Problem::StrayText => say("finding-stray-text", &[]),
        Problem::WrongFolder => say("finding-wrong-folder", &[]),
        Problem::KindDiffers => say("finding-kind-differs", &[]),
        Problem::GroupMissing => say("finding-group-missing", &[]),
        Problem::GroupStray => say("finding-group-stray", &[]),
        Problem::DuplicateId { first } => say("finding-duplicate-id", &[("first", first.into())]),
        Problem::Unsorted { before } => {
            say("finding-unsorted", &[("before", before.as_str().into())])
        }
        Problem::NoSource => say("finding-no-source", &[]),
        Problem::SelfReference => say("finding-self-reference", &[]),
        Problem::DuplicateRuling { number } => say(
            "finding-duplicate-ruling",
            &[("number", u64::from(*number).into())],
        ),
        other => about_field(texts, other),
    }
}

fn about_field(texts: &Texts, problem: &Problem) -> String {
    let say = |id: &str, args: &[(&str, Arg<'_>)]| texts.with(id, args);
    match problem {
        Problem::Empty { field, lang } => say(
            "finding-empty",
            &[("field", (*field).into()), ("lang", lang.code().into())],
        ),
        Problem::SameInBoth { field } => say("finding-same-in-both", &[("field", (*field).into())]),
        Problem::DuplicateName { name, lang } => say(
            "finding-duplicate-name",
            &[("name", name.into()), ("lang", lang.code().into())],
        ),
        Problem::UnknownSymbol { symbol, lang } => say(
            "finding-unknown-symbol",
            &[("symbol", symbol.into()), ("lang", lang.code().into())],
        ),
        Problem::UnknownReference { to } => {
            say("finding-unknown-reference", &[("to", to.as_str().into())])
        }
        Problem::DuplicateReference { to } => {
            say("finding-duplicate-reference", &[("to", to.as_str().into())])
        }
        Problem::BadTableId { table } => say("finding-bad-table-id", &[("table", table.into())]),
        Problem::StardateCards { mode } => say("finding-stardate-cards", &[("mode", mode.into())]),
        Problem::SuitRows { found } => say("finding-suit-rows", &[("found", (*found).into())]),
        Problem::BoxCount {
            cards,
            expected,
            found,
        } => say(
            "finding-box-count",
            &[
                ("cards", cards.into()),
                ("expected", (*expected).into()),
                ("found", (*found).into()),
            ],
        ),
        Problem::RowWidth { table, row } => say(
            "finding-row-width",
            &[("table", table.into()), ("row", (*row).into())],
        ),
        other => about_ccg(texts, other),
    }
}

fn about_ccg(texts: &Texts, problem: &Problem) -> String {
    let say = |id: &str, args: &[(&str, Arg<'_>)]| texts.with(id, args);
    match problem {
        Problem::SlugDiffers => say("finding-slug-differs", &[]),
        Problem::FieldMissing { field } => {
            say("finding-field-missing", &[("field", (*field).into())])
        }
        Problem::FieldStray { field } => say("finding-field-stray", &[("field", (*field).into())]),
        Problem::UnknownCode { field, code } => say(
            "finding-unknown-code",
            &[("field", (*field).into()), ("code", code.into())],
        ),
        Problem::BadPrinting { number } => {
            say("finding-bad-printing", &[("number", number.into())])
        }
        Problem::SetNumber { number, found } => say(
            "finding-set-number",
            &[
                ("number", u64::from(*number).into()),
                ("found", (*found).into()),
            ],
        ),
        Problem::NameTable { fault, name } => say(
            &format!("finding-name-{}", fault.code()),
            &[("name", name.into())],
        ),
        _ => String::new(),
    }
}

/// What the data does not know for certain.
pub fn gaps(screen: &Screen<'_>, gaps: &[Gap]) -> String {
    let mut out = String::new();
    for gap in gaps {
        out.push_str(&prose::item(
            screen,
            "-",
            &gap_sentence(screen.texts(), gap),
            0,
        ));
        out.push('\n');
    }
    let count = [("count", gaps.len().into())];
    out.push_str(&screen.texts().with("check-gaps", &count));
    out.push('\n');
    out
}

/// The sentence about a gap.
pub fn gap_sentence(texts: &Texts, gap: &Gap) -> String {
    match gap {
        Gap::Title {
            id,
            lang,
            title,
            origin,
        } => {
            let message = match origin {
                TitleOrigin::Printed | TitleOrigin::Translated => "gap-title-translated",
                TitleOrigin::Coined => "gap-title-coined",
                TitleOrigin::Unconfirmed => "gap-title-unconfirmed",
            };
            let arguments = [
                ("id", id.as_str().into()),
                ("lang", lang.code().into()),
                ("title", title.into()),
            ];
            texts.with(message, &arguments)
        }
        Gap::Fact { id, fact } => texts.with(
            &format!("gap-fact-{}", fact.code()),
            &[("id", id.as_str().into())],
        ),
        Gap::Ruling {
            id,
            number,
            certainty,
        } => {
            let arguments = [
                ("id", id.as_str().into()),
                ("number", u64::from(*number).into()),
                (
                    "certainty",
                    texts.get(&format!("certainty-{}", certainty.code())).into(),
                ),
            ];
            texts.with("gap-ruling", &arguments)
        }
    }
}
