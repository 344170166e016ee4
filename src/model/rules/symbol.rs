//! Symbols: icons that texts name in brackets.

/// Every symbol a text may use, sorted. How it looks is the view's business (`symbol-…` messages).
pub const SYMBOLS: [&str; 24] = [
    "action",
    "actions",
    "any-skill",
    "away-team",
    "away-teams",
    "command",
    "dilithium",
    "glory",
    "influence",
    "influence-focus",
    "influence-skill",
    "latinum",
    "military",
    "military-focus",
    "military-skill",
    "planet",
    "research",
    "research-focus",
    "research-skill",
    "ship-token",
    "ship-tokens",
    "space",
    "staff",
    "vp",
];
