//! Numbers in front of or behind names.

/// What stands between count and name.
pub const SIGNS: [char; 3] = ['x', 'X', '×'];

/// Count and name: `3 Name`, `3x Name`, `3 × Name`, `x3 Name`, `Name x3`, `Name 3x`, `Name`. A number
/// ahead of more than two digits without a sign is part of the name, as in `1962 Roger Maris`.
pub fn counted(line: &str) -> (Option<u32>, &str) {
    ahead(line).or_else(|| behind(line)).map_or((None, line), |(count, name)| (Some(count), name))
}

fn ahead(line: &str) -> Option<(u32, &str)> {
    let signed = line.strip_prefix(SIGNS).filter(|rest| rest.starts_with(|c: char| c.is_ascii_digit()));
    let start = signed.unwrap_or(line);
    let end = start.find(|c: char| !c.is_ascii_digit()).unwrap_or(start.len());
    let (number, rest) = start.split_at(end);
    let count = digits(number)?;
    let behind = rest.trim_start();
    let sign = behind.strip_prefix(SIGNS).filter(|name| name.is_empty() || name.starts_with(char::is_whitespace));
    let is_parted = rest.is_empty() || rest.starts_with(char::is_whitespace);
    let is_tabbed = rest.starts_with('\t');
    match sign {
        Some(name) if !is_tabbed => Some((count, name)),
        _ if is_tabbed || (is_parted && (number.len() < 3 || signed.is_some())) => Some((count, rest)),
        _ => None,
    }
}

/// The last word is a count with a sign before or behind it, or the last two are.
fn behind(line: &str) -> Option<(u32, &str)> {
    let (name, last) = line.rsplit_once(char::is_whitespace)?;
    let signed = last.strip_prefix(SIGNS).or_else(|| last.strip_suffix(SIGNS));
    match signed {
        Some(number) => Some((digits(number)?, name)),
        None => {
            let name = name.trim_end().strip_suffix(SIGNS)?;
            name.ends_with(char::is_whitespace).then_some((digits(last)?, name))
        }
    }
}

/// The number digits write; too large a number is the largest.
pub fn digits(text: &str) -> Option<u32> {
    let fine = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    fine.then(|| text.parse().unwrap_or(u32::MAX))
}
