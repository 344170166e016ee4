//! What `tricorder admin data check` says.

use serde::Serialize;

use crate::gaps::DataGap;
use app::CommandReport;
use data::Finding;
use model::{Fact, TitleOrigin};
use page::Page;
use page::locale::{Texts, msg};
use words::Term;
use words::findings::{FindingLine, finding_lines, findings_page};
use words::prose::spelled;

/// What a check of the data came to.
#[derive(Serialize)]
pub struct CheckReport {
    ok: bool,
    findings: Vec<FindingLine>,
    gaps: Vec<String>,
    /// What was checked, where nobody asked for more than whether all is well.
    #[serde(skip)]
    extent: Option<DataExtent>,
}

/// How much data there is.
pub struct DataExtent {
    /// Files that were read.
    pub files: usize,
    /// Rule entries in all games.
    pub entries: usize,
    /// Cards of all games, without rule entries.
    pub cards: usize,
}

impl CheckReport {
    /// The report on data with which something is wrong.
    pub fn from_findings(texts: &Texts, findings: &[Finding]) -> CheckReport {
        CheckReport { ok: false, findings: finding_lines(texts, findings), gaps: Vec::new(), extent: None }
    }

    /// The report on sound data: what it does not know for certain.
    pub fn from_gaps(texts: &Texts, gaps: &[DataGap]) -> CheckReport {
        CheckReport {
            ok: true,
            findings: Vec::new(),
            gaps: gaps.iter().map(|gap| gap_sentence(texts, gap)).collect(),
            extent: None,
        }
    }

    /// The report on sound data: how much there is of it.
    pub fn clean(extent: DataExtent) -> CheckReport {
        CheckReport { ok: true, findings: Vec::new(), gaps: Vec::new(), extent: Some(extent) }
    }

    fn gaps_page(&self, texts: &Texts) -> Page {
        let mut page = Page::new();
        for gap in &self.gaps {
            page.point(spelled(texts, gap));
        }
        page.say(msg::admin_check_gaps(texts, self.gaps.len()));
        page
    }
}

impl CommandReport for CheckReport {
    fn page(&self, texts: &Texts) -> Page {
        if !self.ok {
            return findings_page(texts, &self.findings);
        }
        match &self.extent {
            None => self.gaps_page(texts),
            Some(DataExtent { files, entries, cards }) => {
                Page::from_words(msg::admin_check_clean(texts, *entries, *cards, *files))
            }
        }
    }
}

/// The sentence about a gap.
fn gap_sentence(texts: &Texts, gap: &DataGap) -> String {
    match gap {
        DataGap::Title { id, lang, title, origin } => {
            let (id, lang) = (id.as_str(), lang.code());
            match origin {
                TitleOrigin::Printed | TitleOrigin::Translated => {
                    msg::admin_gap_title_translated(texts, id, title, lang)
                }
                TitleOrigin::Coined => msg::admin_gap_title_coined(texts, id, title, lang),
                TitleOrigin::Unconfirmed => msg::admin_gap_title_unconfirmed(texts, id, title, lang),
            }
        }
        DataGap::Fact { id, fact: Fact::Region } => msg::admin_gap_fact_region(texts, id.as_str()),
        DataGap::Fact { id, fact: Fact::Title } => msg::admin_gap_fact_title(texts, id.as_str()),
        DataGap::TextFact { id } => msg::admin_gap_text_fact(texts, id.as_str()),
        DataGap::SetName { code } => msg::admin_gap_set_name(texts, code),
        DataGap::FirstPrint { id, field } => msg::admin_gap_first_print(texts, id.as_str(), field.term(texts)),
        DataGap::Ruling { id, number, certainty } => {
            msg::admin_gap_ruling(texts, id.as_str(), *number, certainty.term(texts))
        }
        DataGap::Erratum { id, certainty } => msg::admin_gap_erratum(texts, id.as_str(), certainty.term(texts)),
        DataGap::Wording { id, print } => msg::admin_gap_wording(texts, id.as_str(), print.term(texts)),
    }
}
