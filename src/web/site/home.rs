//! The first pages: of the site, and of a language.

use maud::{Markup, html};

use super::{APP, Group, HOME, SitePage, document, head, links, path};
use crate::frame::{self, Dress};
use page::locale::{Message, Texts, msg};
use page::plain;

/// What stands on the first page of what the program can do beyond it.
const NEEDS: [Message; 4] =
    [msg::site_needs_solo, msg::site_needs_decks, msg::site_needs_cards, msg::site_needs_calc];

/// The first page of a language, with what leads on.
pub fn home(texts: &Texts, entries: usize, groups: &[Group], has_app: bool) -> String {
    let main = html! {
        h1.hello { (msg::site_hello(texts)) }
        p { (msg::site_what(texts, entries)) }
        @if has_app { (offer(texts)) }
        (links(groups))
        @if !has_app { (needs(texts)) }
    };
    let title = msg::site_hello(texts);
    let sheet = SitePage { name: HOME, title: &title, game: None, has_app };
    document(texts, sheet, &main)
}

/// The way to the app, with what it can do beyond the pages.
fn offer(texts: &Texts) -> Markup {
    html! {
        p { a.go href=(format!("{APP}?lang={}", texts.lang().code())) { (msg::site_app(texts)) } }
        p { (msg::site_app_what(texts)) }
    }
}

fn needs(texts: &Texts) -> Markup {
    let command = "tricorder serve --lan";
    let how = plain(&msg::site_needs_how(texts, command));
    let (before, behind) = how.split_once(command).unwrap_or((&how, ""));
    html! {
        h2 { (msg::site_needs(texts)) }
        ul {
            @for need in NEEDS { li { (need(texts)) } }
        }
        p { (before) code { (command) } (behind) }
    }
}

/// The first page of the site: a link to each language. With script the browser's language opens at once.
pub fn door(texts: &[Texts; 2]) -> String {
    let main = html! {
        h1 { "tricorder" }
        @for texts in texts {
            p lang=(texts.lang().code()) { (msg::site_description(texts)) }
            a.go href=(path(texts.lang(), HOME)) lang=(texts.lang().code()) hreflang=(texts.lang().code())
                data-door=(texts.lang().code()) {
                (msg::site_door(texts))
            }
        }
    };
    let [_, english] = texts;
    let head = head("", &["site.js"]);
    frame::whole(english, "", Dress::default(), &head, &html! {}, &main).into_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;

    #[test]
    fn the_first_page_names_what_needs_the_program() {
        for lang in Lang::ALL {
            let page = home(&Texts::new(lang), 7, &[], false);
            assert!(page.contains("<code>tricorder serve --lan</code>"), "{page}");
            assert!(page.contains(&format!("<html lang=\"{}\">", lang.code())));
        }
    }

    #[test]
    fn the_door_leads_to_both_languages() {
        let page = door(&Lang::ALL.map(Texts::new));
        for lang in Lang::ALL {
            assert!(page.contains(&format!("href=\"{}/index.html\"", lang.code())));
        }
    }
}
