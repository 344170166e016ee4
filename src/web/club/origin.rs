//! The address of a shared server as players see it, before the proxy.

/// Scheme and name, as in `https://club.example`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// Whether the scheme is `https`; cookies are then sent over it alone.
    pub is_secure: bool,
    /// Name and, unless it is the usual one, port.
    pub host: String,
}

impl Origin {
    /// Reads an address that has nothing behind the name. `None` if it is none.
    pub fn parse(typed: &str) -> Option<Origin> {
        let typed = typed.trim().trim_end_matches('/').to_ascii_lowercase();
        let (scheme, host) = typed.split_once("://")?;
        let (is_secure, usual) = match scheme {
            "https" => (true, ":443"),
            "http" => (false, ":80"),
            _ => return None,
        };
        // Browsers leave the usual port out when they say which host they ask.
        let host = host.strip_suffix(usual).unwrap_or(host).to_owned();
        // Colons and brackets: ports, and addresses of IPv6.
        let is_fine = |sign: char| sign.is_ascii_alphanumeric() || "-._:[]".contains(sign);
        let is_name = !host.is_empty() && host.chars().all(is_fine);
        is_name.then_some(Origin { is_secure, host })
    }

    /// What stands before the name.
    pub fn scheme(&self) -> &'static str {
        if self.is_secure { "https" } else { "http" }
    }

    /// The whole address of a path.
    pub fn address(&self, path: &str) -> String {
        format!("{}://{}{path}", self.scheme(), self.host)
    }

    /// The line that keeps a word in the browser, for so many seconds. Links from elsewhere bring it along, forms from
    /// elsewhere do not.
    pub fn cookie(&self, name: &str, value: &str, seconds: u32) -> String {
        let secure = if self.is_secure { "; Secure" } else { "" };
        format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_scheme_and_a_name_and_nothing_else() {
        let read = |typed: &str| Origin::parse(typed).map(|origin| origin.address("/seat"));
        let cases = [
            ("https://club.example", Some("https://club.example/seat")),
            ("HTTPS://Club.Example:443/", Some("https://club.example/seat")),
            ("http://127.0.0.1:8080", Some("http://127.0.0.1:8080/seat")),
            ("http://[::1]:80", Some("http://[::1]/seat")),
            ("club.example", None),
            ("https://", None),
            ("https://club.example/trek", None),
            ("https://jo@club.example", None),
            ("ftp://club.example", None),
        ];
        for (typed, meant) in cases {
            assert_eq!(read(typed).as_deref(), meant, "{typed}");
        }
    }

    #[test]
    fn the_cookie_goes_only_the_safe_way_where_there_is_one() {
        let line = |url: &str| Origin::parse(url).expect("an address").cookie("seat", "x", 9);
        assert!(line("https://club.example").ends_with("; HttpOnly; SameSite=Lax; Secure"));
        assert!(!line("http://localhost").contains("Secure"));
    }
}
