//! Capitals at the beginning.

/// The same with a capital at its beginning.
pub fn with_capital(text: &str) -> String {
    let mut signs = text.chars();
    let first = signs.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + signs.as_str()
}

#[cfg(test)]
mod tests {
    use super::with_capital;

    #[test]
    fn only_the_first_sign_changes() {
        assert_eq!(with_capital("übrig Sind"), "Übrig Sind");
        assert_eq!(with_capital("2e"), "2e");
        assert_eq!(with_capital(""), "");
    }
}
