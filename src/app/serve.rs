//! `tricorder serve`: the arguments of the server.

use std::net::IpAddr;

use clap::Args;

use page::locale::{Texts, msg};
use page::{Page, PageBlock, command, strong};

/// What `tricorder serve` takes.
#[derive(Debug, Args)]
pub struct Serve {
    /// The port listened at; `None` for the usual one, or the next that is free.
    #[arg(long)]
    pub port: Option<u16>,
    /// Whether the browser of this machine is opened at once.
    #[arg(long)]
    pub open: bool,
    /// Whether devices of the same network are let in, with a key in the address.
    #[arg(long)]
    pub lan: bool,
    /// Whether many share the page, behind a proxy, each with a seat of their own.
    #[arg(long, conflicts_with_all = ["lan", "open"])]
    pub public: bool,
    /// The one address listened at: in the network instead of all, or with `public`, where the proxy runs on another
    /// machine.
    #[arg(long)]
    pub listen: Option<IpAddr>,
    /// With `public`: the address players see, as in `https://club.example`.
    #[arg(long, requires = "public")]
    pub url: Option<String>,
    /// With `public`: whether everybody may read `/metrics`, not this machine alone.
    #[arg(long, id = "metrics-open", requires = "public")]
    pub metrics_open: bool,
}

/// What the player reads when the page is open: its addresses, a code for the camera of the phone, what is safe.
/// `own` leads to it from this machine, `abroad` from others, the likeliest first.
pub fn greeting(texts: &Texts, own: &str, abroad: &[String]) -> Page {
    let mut page = Page::new();
    page.say(msg::serve_open(texts, strong(own)));
    match abroad.first() {
        None => {
            let lan = command("tricorder serve --lan");
            page.say(msg::serve_here_only(texts, lan));
        }
        Some(likeliest) => {
            page.gap();
            page.say(msg::serve_abroad(texts));
            for address in abroad {
                page.say_indented(strong(address), 1);
            }
            page.gap();
            let caption = msg::serve_scan(texts).into();
            page.push(PageBlock::Scan { text: likeliest.clone(), caption });
            page.gap();
            page.say(msg::serve_private(texts));
        }
    }
    page.say(msg::serve_stop(texts));
    page
}

/// What the operator of a server that many share reads when a node is open.
pub fn public(texts: &Texts, own: &str, seen: &str) -> Page {
    let mut page = Page::new();
    page.say(msg::serve_public(texts, strong(own)));
    page.say(msg::serve_public_url(texts, strong(seen)));
    page.say(msg::serve_public_stop(texts));
    page
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::Lang;

    #[test]
    fn a_page_of_this_machine_alone_needs_no_code() {
        let page = greeting(&Texts::new(Lang::En), "http://127.0.0.1:4747/", &[]);
        assert!(!page.blocks.iter().any(|block| matches!(block, PageBlock::Scan { .. })));
    }
}
