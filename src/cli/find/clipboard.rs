//! The clipboard of whoever sits at the terminal, also at the other end of a connection: terminals fill it when
//! they are sent a sequence called OSC 52.

/// The signs of Base64.
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// The sequence that copies a text.
pub fn sequence(text: &str) -> String {
    format!("\u{1b}]52;c;{}\u{7}", base64(text.as_bytes()))
}

fn base64(bytes: &[u8]) -> String {
    bytes.chunks(3).flat_map(group).collect()
}

/// Four signs for three bytes; `=` stands for those that are missing at the end.
fn group(bytes: &[u8]) -> [char; 4] {
    let byte = |at: usize| u32::from(bytes.get(at).copied().unwrap_or(0));
    let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
    let sign = |at: usize| {
        if at > bytes.len() {
            '='
        } else {
            // Six bits a sign, the highest of the 24 first.
            let six = bits >> (18 - 6 * at) & 63;
            char::from(SIGNS[six as usize])
        }
    };
    [0, 1, 2, 3].map(sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_every_length_are_written_as_base64() {
        let pairs = [
            ("", ""),
            ("f", "Zg=="),
            ("fo", "Zm8="),
            ("foo", "Zm9v"),
            ("Kïra", "S8OvcmE="),
        ];
        for (text, written) in pairs {
            assert_eq!(sequence(text), format!("\u{1b}]52;c;{written}\u{7}"));
        }
    }
}
