//! Texts as PostgreSQL can keep them: it takes every sign but the one numbered 0. That and the next are written as
//! two signs each, so that nothing is lost and the order stays what it was.

use std::borrow::Cow;

/// What stands before a second sign.
const MARK: char = '\u{1}';

/// A text as it is kept.
pub(super) fn kept(text: &str) -> Cow<'_, str> {
    if !text.contains(['\0', MARK]) {
        return text.into();
    }
    // The mark before the zero, or marks that stand for zeros would be doubled.
    let text = text.replace(MARK, "\u{1}\u{2}");
    text.replace('\0', "\u{1}\u{1}").into()
}

/// A text as it was before it was kept.
pub(super) fn told(kept: String) -> String {
    if !kept.contains(MARK) {
        return kept;
    }
    let mut text = String::with_capacity(kept.len());
    let mut signs = kept.chars();
    while let Some(sign) = signs.next() {
        let meant = match sign {
            MARK if signs.next() == Some(MARK) => '\0',
            sign => sign,
        };
        text.push(meant);
    }
    text
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn any_text() -> impl Strategy<Value = String> {
        let sign = prop_oneof![Just('\0'), Just('\u{1}'), Just('\u{2}'), any::<char>()];
        prop::collection::vec(sign, 0..6).prop_map(|signs| signs.into_iter().collect())
    }

    proptest! {
        #[test]
        fn every_text_survives_and_keeps_its_place(one in any_text(), other in any_text()) {
            prop_assert!(!kept(&one).contains('\0'));
            prop_assert_eq!(told(kept(&one).into_owned()), one.clone());
            prop_assert_eq!(kept(&one).cmp(&kept(&other)), one.cmp(&other));
        }
    }
}
