//! A short numbered list: several entries fit, the player chooses.

use super::{Screen, ccg, entry, prose};
use crate::lookup::Found;
use crate::model::Record;

/// The list, numbered from 1, with the first sentence of each entry.
pub fn list(screen: &Screen<'_>, query: &str, found: &[Found]) -> String {
    let texts = screen.texts();
    let arguments = [("count", found.len().into()), ("query", query.into())];
    let mut out = prose::paragraph(screen, &texts.with("hits-heading", &arguments), 0);
    out.push_str("\n\n");
    for (index, found) in found.iter().enumerate() {
        out.push_str(&line(screen, index + 1, found));
    }
    let hint = texts.with("hits-hint", &[("query", query.into())]);
    out.push('\n');
    out.push_str(&screen.paint().faint(&prose::paragraph(screen, &hint, 0)));
    out.push('\n');
    out
}

fn line(screen: &Screen<'_>, number: usize, found: &Found) -> String {
    let lang = screen.texts().lang();
    let record = &found.record;
    let titles = record.title();
    let mut title = screen.paint().title(&entry::name(record, lang));
    if titles.de != titles.en {
        title.push_str(&format!(" · {}", titles.get(lang.other())));
    }
    let place = screen.paint().faint(&entry::place(screen, record));
    let number = format!("{number:>2}  ");
    let margin = number.len();
    let head = prose::item(screen, number.trim_end(), &format!("{title}  {place}"), 0);
    let gist = match record {
        Record::Ccg(card) => {
            prose::shortened(&ccg::gist(screen, &card.card), screen.width() - margin)
        }
        _ => prose::gist(screen, &record.text(lang), screen.width() - margin),
    };
    format!("{head}\n{}{gist}\n", " ".repeat(margin))
}
