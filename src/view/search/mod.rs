//! Results of the card search: table, list, JSON, CSV, ids; and the guide to the query language.

mod data;

use super::{Screen, card, ccg, entry, grid, prose};
use crate::locale::Texts;
use crate::model::{Attempt, CcgCard, Figure, Lang, Printing, Record, icon_of_affiliation};

/// How results are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Format {
    #[default]
    Table,
    List,
    Json,
    Csv,
    Ids,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 5] = [
        Format::Table,
        Format::List,
        Format::Json,
        Format::Csv,
        Format::Ids,
    ];

    /// The word for it on the command line.
    pub fn code(self) -> &'static str {
        match self {
            Format::Table => "table",
            Format::List => "list",
            Format::Json => "json",
            Format::Csv => "csv",
            Format::Ids => "ids",
        }
    }

    /// The format with this word.
    pub fn from_code(code: &str) -> Option<Format> {
        Format::ALL.into_iter().find(|format| format.code() == code)
    }

    /// Whether it is for eyes, not for programs.
    pub fn is_screen(self) -> bool {
        matches!(self, Format::Table | Format::List)
    }
}

/// What was found.
pub struct Found<'a> {
    pub query: &'a str,
    /// Cards that fit, shown or not.
    pub total: usize,
    /// Cards to show.
    pub cards: &'a [Record],
    /// What may have been meant if nothing was found.
    pub suggestions: &'a [String],
    /// Show printings too.
    pub printings: bool,
}

/// The cards in a format.
pub fn show(screen: &Screen<'_>, format: Format, found: &Found<'_>) -> String {
    match format {
        Format::Table => table(screen, found) + &footer(screen, found),
        Format::List => list(screen, found) + &footer(screen, found),
        Format::Json => data::json(found),
        Format::Csv => data::csv(found),
        Format::Ids => data::ids(found),
    }
}

/// The number of cards alone.
pub fn count(format: Format, found: &Found<'_>) -> String {
    match format {
        Format::Json => data::count(found),
        _ => format!("{}\n", found.total),
    }
}

fn footer(screen: &Screen<'_>, found: &Found<'_>) -> String {
    let (shown, total) = (found.cards.len(), found.total);
    let id = match shown < total {
        true => "search-some",
        false => "search-all",
    };
    let arguments = [("shown", shown.into()), ("total", total.into())];
    let words = screen.texts().with(id, &arguments);
    let words = prose::paragraph(screen, &words, 0);
    format!("\n{}\n", screen.paint().faint(&words))
}

fn table(screen: &Screen<'_>, found: &Found<'_>) -> String {
    let texts = screen.texts();
    let mut header = ["name", "type", "affiliation", "cost", "figures"]
        .map(|column| texts.get(&format!("search-column-{column}")))
        .to_vec();
    if found.printings {
        header.push(texts.get("search-column-printing"));
    }
    let mut rows = Vec::new();
    for card in found.cards {
        let row = row(screen, card);
        let printings = printings(card);
        if !found.printings || printings.is_empty() {
            rows.push(row.to_vec());
            continue;
        }
        for printing in printings {
            let mut row = row.to_vec();
            row.push(in_short(printing));
            rows.push(row);
        }
    }
    grid::columns(screen, &header, rows)
}

fn row(screen: &Screen<'_>, record: &Record) -> [String; 5] {
    let texts = screen.texts();
    let name = entry::name(record, texts.lang());
    match record {
        Record::Rule(_) => [
            name,
            String::new(),
            String::new(),
            String::new(),
            String::new(),
        ],
        Record::Card(card) => {
            let vp = card.card.vp.map_or(String::new(), |vp| {
                texts.with("search-vp", &[("points", vp.to_string().into())])
            });
            let (suit, deck) = parted(&card::kind(screen, card));
            [name, suit, deck, String::new(), vp]
        }
        Record::Ccg(record) => {
            let card = &record.card;
            let affiliations = match &card.attempt {
                Some(attempt) => attempted_by(texts, attempt),
                None => {
                    let slugs = card.affiliations.iter();
                    let words = slugs.map(|slug| ccg::word(texts, "affiliation", slug));
                    words.collect::<Vec<_>>().join(", ")
                }
            };
            let cost = card.cost.map_or(String::new(), |cost| cost.to_string());
            [
                name,
                ccg::kind(texts, card),
                affiliations,
                cost,
                figures(screen, card),
            ]
        }
    }
}

/// Who may attempt a mission, by the codes of the icons: there may be many.
fn attempted_by(texts: &Texts, attempt: &Attempt) -> String {
    let codes = |slugs: &[String]| {
        let codes = slugs.iter().map(|slug| icon_of_affiliation(slug));
        let codes = codes.zip(slugs).map(|(code, slug)| code.unwrap_or(slug));
        codes.collect::<Vec<_>>().join(" ")
    };
    match attempt {
        Attempt::Only(slugs) => codes(slugs),
        Attempt::AnyExcept(slugs) if slugs.is_empty() => texts.get("search-open"),
        Attempt::AnyExcept(slugs) => {
            texts.with("search-open-except", &[("codes", codes(slugs).into())])
        }
    }
}

/// Suit and deck.
fn parted(kind: &str) -> (String, String) {
    let (suit, deck) = kind.split_once(" · ").unwrap_or((kind, ""));
    (suit.to_owned(), deck.to_owned())
}

/// Attributes, or what a mission or dilemma has in their place.
fn figures(screen: &Screen<'_>, card: &CcgCard) -> String {
    let texts = screen.texts();
    if let Some(attributes) = &card.attributes {
        let figures: Vec<&str> = attributes.iter().map(Figure::as_str).collect();
        return figures.join("/");
    }
    let place = card
        .place
        .map(|place| ccg::word(texts, "place", place.code()));
    let points = card
        .points
        .as_ref()
        .map(|points| points.as_str().to_owned());
    place
        .into_iter()
        .chain(points)
        .collect::<Vec<_>>()
        .join(" ")
}

fn printings(record: &Record) -> &[Printing] {
    match record {
        Record::Ccg(record) => &record.card.printings,
        Record::Rule(_) | Record::Card(_) => &[],
    }
}

fn in_short(printing: &Printing) -> String {
    let mark = printing.mark.iter().map(String::as_str);
    let parts = [&printing.set, &printing.number]
        .into_iter()
        .map(String::as_str);
    parts.chain(mark).collect::<Vec<_>>().join(" ")
}

fn list(screen: &Screen<'_>, found: &Found<'_>) -> String {
    let mut out = String::new();
    for card in found.cards {
        out.push_str(&item(screen, card));
        if found.printings {
            for printing in printings(card) {
                out.push_str(&format!("  {}\n", in_short(printing)));
            }
        }
    }
    out
}

fn item(screen: &Screen<'_>, record: &Record) -> String {
    let lang = screen.texts().lang();
    let titles = record.title();
    let mut title = screen.paint().title(&entry::name(record, lang));
    if titles.de != titles.en {
        title.push_str(&format!(" · {}", titles.get(lang.other())));
    }
    let place = screen.paint().faint(&entry::place(screen, record));
    let width = screen.width() - 2;
    let together = textwrap::core::display_width(&format!("{title}{place}"));
    let head = match together <= width {
        true => format!("{title}  {place}"),
        false => {
            let title = prose::paragraph(screen, &title, 0);
            format!("{title}\n{}", prose::paragraph(screen, &place, 2))
        }
    };
    let gist = match record {
        Record::Ccg(card) => prose::shortened(&ccg::gist(screen, &card.card), width),
        _ => prose::gist(screen, &record.text(lang), width),
    };
    match gist.is_empty() {
        true => format!("{head}\n"),
        false => format!("{head}\n  {gist}\n"),
    }
}

/// What the guide to the query language shows: each part as typed, with the id of its message.
pub struct Guide<'a> {
    pub syntax: &'a [(&'a str, &'a str)],
    /// Names of a field with its code.
    pub fields: &'a [(String, &'a str)],
    pub examples: &'a [(&'a str, &'a str)],
}

/// The guide to the query language.
pub fn guide(screen: &Screen<'_>, guide: &Guide<'_>) -> String {
    const COLUMN: usize = 26;
    let texts = screen.texts();
    let mut out = prose::text(screen, &texts.get("search-guide"), 0);
    out.push_str(&heading(screen, "search-guide-syntax"));
    for (typed, id) in guide.syntax {
        let words = texts.get(&format!("search-syntax-{id}"));
        out.push_str(&labelled(screen, typed, COLUMN, &words));
    }
    out.push_str(&heading(screen, "search-guide-fields"));
    for (names, code) in guide.fields {
        let words = texts.get(&format!("search-field-{code}"));
        out.push_str(&labelled(screen, names, COLUMN + 10, &words));
    }
    out.push_str(&heading(screen, "search-guide-examples"));
    for (query, id) in guide.examples {
        let words = texts.get(&format!("search-example-{id}"));
        out.push_str(&prose::paragraph(screen, &words, 2));
        out.push_str(&format!(
            "\n    {}\n",
            screen.paint().label(&format!("tricorder search '{query}'"))
        ));
    }
    out
}

fn heading(screen: &Screen<'_>, id: &str) -> String {
    format!("\n{}\n", screen.paint().title(&screen.texts().get(id)))
}

fn labelled(screen: &Screen<'_>, label: &str, column: usize, words: &str) -> String {
    let label = format!("  {label}");
    match textwrap::core::display_width(&label) < column {
        true => prose::labelled(screen, &label, column, words) + "\n",
        false => {
            let label = screen.paint().label(&label);
            format!("{label}\n{}\n", prose::paragraph(screen, words, column))
        }
    }
}

/// The title in English: cards of the Star Trek CCG have no other.
fn english(record: &Record) -> &str {
    record.title().get(Lang::En)
}
