//! The help topic `json`: what documents for programs hold to.

use page::locale::{Texts, msg};
use page::{Page, command, label};
use words::prose::prose;

/// Documents for programs: one of every command that has some, in the order of the help.
pub(crate) const DOCUMENTS: [&str; 17] = [
    "tricorder lookup recall --json=title,text",
    "tricorder find recall --json=hits",
    "tricorder show cc/keyword/log --json",
    "tricorder list --kind captain --json=id,title",
    "tricorder search 'type:ship cost<=3' --json=title,cost",
    "tricorder learn catan --json",
    "tricorder solo list --json=name,progress",
    "tricorder campaign status --json",
    "tricorder calc odds 6,8 --json",
    "tricorder deck check my-deck.txt --json=legal,violations",
    "tricorder collection show --json=name,count",
    "tricorder import list --json",
    "tricorder note --json",
    "tricorder backup all.jsonl --json",
    "tricorder restore all.jsonl --replace --json",
    "tricorder config --json=key,value",
    "tricorder admin doctor --json=ok",
];

/// The topic `json`: what documents for programs hold to, and examples.
pub(crate) fn document_help(texts: &Texts) -> Page {
    let mut page = prose(texts, &msg::usage_json(texts), 0);
    page.gap();
    page.title(msg::usage_json_examples(texts));
    DOCUMENTS.iter().for_each(|example| page.say_indented(label(command(*example)), 2));
    page
}
