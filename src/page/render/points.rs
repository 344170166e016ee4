//! Points of a list: plain, with marks, or under their topics.

use maud::{Markup, html as markup};

use super::escape::Text;
use crate::{PageItem, Words};
use model::text::slug;

/// What the place of a topic begins with.
const TOPIC: &str = "on-";

/// Points without numbers are a plain list; numbers and letters stay as they are.
pub(super) fn list(items: &[&PageItem], say: impl Fn(&Words) -> Markup) -> Markup {
    let has_marks = items.iter().any(|item| item.mark != "-");
    markup! {
        ul class=[has_marks.then_some("marked")] {
            "\n"
            @for item in items {
                li {
                    @if has_marks { span.mark { (Text(&item.mark)) } " " }
                    (say(&item.words))
                }
                "\n"
            }
        }
        "\n"
    }
}

/// Points under headings, and before them the ways to each.
pub(super) fn topics(items: &[&PageItem], is_lowered: bool, say: impl Fn(&Words) -> Markup) -> Markup {
    let place = |item: &PageItem| format!("{TOPIC}{}", slug(&item.topic.plain()));
    let named = items.iter().filter(|item| !item.topic.is_empty());
    markup! {
        ul.words {
            @for item in named { li { a.chip href=(format!("#{}", place(item))) { (say(&item.topic)) } } }
        }
        "\n"
        @for item in items {
            @if item.topic.is_empty() { (list(&[*item], &say)) }
            @else {
                @if is_lowered { h3 id=(place(item)) { (say(&item.topic)) } }
                @else { h2 id=(place(item)) { (say(&item.topic)) } }
                "\n"
                p { (say(&item.words)) } "\n"
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::Page;
    use crate::render::{Headings, Links, fragment};

    const LINKS: Links<'_> = Links { before: "/e/", between: "/", behind: "" };

    #[test]
    fn topics_are_headings_with_ways_to_them_and_points_between_stay_points() {
        let mut page = Page::new();
        page.topic("Glory Placement", "after ENDGAME");
        page.point("no topic");
        let html = fragment(&page, LINKS, Headings::Own);
        let ways = "<li><a class=\"chip\" href=\"#on-glory-placement\">Glory Placement</a></li>";
        let heading = "<h2 id=\"on-glory-placement\">Glory Placement</h2>\n<p>after ENDGAME</p>";
        for part in [ways, heading, "<ul>\n<li>no topic</li>"] {
            assert!(html.contains(part), "{html}");
        }
    }

    #[test]
    fn points_in_a_row_are_one_list() {
        let mut page = Page::new();
        page.point("a");
        page.point("b");
        let html = fragment(&page, LINKS, Headings::Own);
        assert_eq!(html, "<section>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n</section>\n");
    }
}
