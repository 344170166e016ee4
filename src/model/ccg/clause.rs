//! The clauses of a game text, which is English: who does what, said outright and not as a condition.

use regex::Captures;

use super::pattern::Pattern;
use super::sentences::{sentences, without_markup};
use super::terms::skill_slug;

/// Who does what a verb says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Subject {
    /// The player of the card; each player is one too.
    Player,
    /// The card itself.
    This,
    /// Cards of the player that are one of these; any, if nothing stands there.
    Own(Vec<String>),
    /// An opponent, or a card of one.
    Opponent,
    /// Nobody knows from the words.
    Unknown,
}

/// What is gained or lost.
pub(super) enum Object {
    /// The skill with this slug, some levels of it.
    Skill(&'static str),
    /// `[Cmd]` or `[Stf]`.
    StaffingIcon,
    /// Skills as these words describe them: `a skill of your choice`.
    Skills(String),
}

/// A clause whose verb was looked for.
pub(super) struct Clause<'a> {
    /// Who does it.
    pub subject: Subject,
    /// The verb, with the groups of the expression that found it.
    pub verb: Captures<'a>,
    /// The sentences in front of it.
    pub before: &'a str,
    /// What stands before the verb in its sentence.
    pub left: &'a str,
    /// What stands behind the verb in its sentence.
    pub right: &'a str,
}

impl Clause<'_> {
    /// All clauses of a sentence with a verb; those that are conditions are none. `before` is the text in front of the
    /// sentence, where "that personnel" may have been introduced.
    pub fn find<'a>(before: &'a str, sentence: &'a str, verb: &Pattern) -> Vec<Clause<'a>> {
        let clause = |verb: Captures<'a>| {
            let at = verb.get(0)?;
            let (left, right) = (&sentence[..at.start()], &sentence[at.end()..]);
            let subject = subject(before, left, verb.name("order").is_some())?;
            Some(Clause { subject, verb, before, left, right })
        };
        verb.all(sentence).filter_map(clause).collect()
    }

    /// What stands behind “gains” or “loses”: skills and icons up to the first word that is none of them, or words
    /// about skills. Keywords, points and abilities are not told.
    pub fn objects(&self) -> Vec<Object> {
        static ITEM: Pattern = Pattern::new(
            r"^(?:,|and\b|or\b|\s)*(?:\d+ )?(?:\[(?P<icon>\w+)\]|(?P<name>[A-Z]\w+)(?:: [A-Z{][^,]*)?)",
        );
        static SKILLS: Pattern = Pattern::new(r"^(?:,|and\b|\s)*((?:all (?:\w+, )+|[a-z][^,;]*?\b)skills?\b)(.*)$");
        static END: Pattern = Pattern::new(r"\buntil\b|[,;]| and (?:is|cannot|becomes)\b| as \b");
        let mut rest = self.right;
        let mut found = Vec::new();
        while let Some(item) = ITEM.first(rest) {
            rest = &rest[item[0].len()..];
            let skill = item.name("name").and_then(|name| skill_slug(name.as_str()));
            found.extend(skill.map(Object::Skill));
            let icon = item.name("icon").is_some_and(|icon| ["Cmd", "Stf"].contains(&icon.as_str()));
            found.extend(icon.then_some(Object::StaffingIcon));
        }
        let words = SKILLS.first(rest).map(|words| words[1].to_owned() + END.before(&words[2]));
        found.extend(words.map(Object::Skills));
        found
    }

    /// Whether what it brings is over with a dilemma or a fight: no requirement of a mission is met with it.
    pub fn is_over_before_missions(&self) -> bool {
        static PASSING: Pattern = Pattern::new(r"\bfacing\b|\bby (?:a|that) dilemma|\bcombat\b|\bengagement\b");
        static MEANWHILE: Pattern = Pattern::new(r"\bwhile [^,]*\bfacing\b");
        static LASTS: Pattern = Pattern::new(r"until the end of (?:\w+ )*?(dilemma|attempt|turn|game)\b");
        match LASTS.first(self.right) {
            Some(lasts) => &lasts[1] == "dilemma",
            None => PASSING.is_in(self.left) || MEANWHILE.is_in(self.right),
        }
    }
}

/// The sentences of a text with what stands in front of each, without remarks in brackets, quoted texts and marks of
/// orders.
pub(super) fn plain_sentences(text: &str) -> Vec<(String, String)> {
    static NOISE: Pattern = Pattern::new(r#"\([^)]*\)|"[^"]*"|(?:^|\s)(?:Order|Damage)\s*(?:-|–)?\s|^\s*-\s"#);
    static GAPS: Pattern = Pattern::new(r"\s+([,;]|$)|\s(\s)");
    let text = without_markup(text).replace('−', "-");
    let mut before = String::new();
    let plain = sentences(&text).into_iter().map(|sentence| {
        let quiet = NOISE.replace(sentence, " ");
        let bare = GAPS.replace(quiet.trim(), "$1$2").trim().to_owned();
        let pair = (before.clone(), bare);
        before.push_str(&pair.1);
        before.push_str(". ");
        pair
    });
    plain.collect()
}

/// Who does what follows; `None` if the words are a condition. An order to the player needs no word in front of it.
fn subject(before: &str, left: &str, is_order: bool) -> Option<Subject> {
    static CONDITION: Pattern =
        Pattern::new(r"(?i)^(?:while|when|whenever|if|unless|after|before|until|as|to play|to staff|in case)\b");
    static EDGE: Pattern =
        Pattern::new(r"[A-Z]\w+: |(?P<edge>[,;:]\s+|\b(?:makes?|allow|(?:to|may|and) have)\s|[,;:]$)");
    static JOINT: Pattern =
        Pattern::new(r"^(?:(?:(?:and|then|or|also|instead|otherwise|but)\b|(?:Order|Damage) -)\s*)+");
    static PREDICATE: Pattern =
        Pattern::new(r"^(?:is|are|loses?|gains?|becomes?|cannot|attributes|Integrity|Cunning|Strength)\b");
    static LIST: Pattern =
        Pattern::new(r"\b((?:your|each) [\w' \[\]]{1,24}, [\w' \[\]]{1,24}, and [\w' \[\]]{1,40})$");
    let mut rest = left.trim_end();
    if let Some(list) = LIST.first(rest) {
        return Some(of_phrase(before, left, &list[1]));
    }
    loop {
        // The colon of a keyword, as in `Region: Badlands`, parts nothing.
        let edge = EDGE.all(rest).filter_map(|edge| edge.name("edge")).last();
        let words = last_subject(JOINT.behind(edge.map_or(rest, |edge| &rest[edge.end()..]).trim()));
        if CONDITION.is_in(words) {
            return None;
        }
        let first = words.split(' ').next().and_then(skill_slug);
        let is_list = first.is_some() && !words.contains("personnel");
        if PREDICATE.is_in(words) || is_list || (words.is_empty() && !is_order) {
            rest = &rest[..edge?.start()];
            continue;
        }
        return Some(of_phrase(before, left, words));
    }
}

/// The last subject of a row of statements (`this personnel` of “it is attributes +1 and this personnel”), or behind a
/// condition without a comma (“while at a mission he”).
fn last_subject(words: &str) -> &str {
    static TAIL: Pattern = Pattern::new(concat!(
        r"(?i)^(?:add|.*\b(?:is|are|gains?|loses?|attributes|Cunning|Strength) )\b.* and ((?:this|each|that|your|he|she)\b.*)$",
        r"|^while .* mission (he|she)$",
    ));
    let tail = TAIL.first(words).and_then(|tail| tail.get(1).or(tail.get(2)));
    tail.map_or(words, |tail| tail.as_str())
}

/// Whom the words in front of a verb name.
fn of_phrase(before: &str, left: &str, words: &str) -> Subject {
    static VERB: Pattern = Pattern::new(
        r" (?:is|are|has|loses?|gains?|becomes?|may|must|cannot|attributes|Integrity|Cunning|Strength|to|also)\b",
    );
    static CHOSEN: Pattern = Pattern::new(r"\b(?:choose|for|let) (.*) to(?: be)?$");
    static PLAYER: Pattern = Pattern::new(r"(?i)^(?:you$|(?:each|any|a|the) (?:player|winner|owner)(?:\s|$))");
    static THEIRS: Pattern = Pattern::new(r"^you may use (?:their|his or her)\b");
    static POINTER: Pattern = Pattern::new(
        r"(?i)^(?:(he|she|him|her)(?: and\b.*)?|it|they|them|he or she|him or her|(?:that|those|these)\b.*)$",
    );
    static NAME: Pattern =
        Pattern::new(r"^(?:(?i:this|each|all|any|an?|one|two|both|your|personnel)\b|\[|\{|[A-Z])");
    let chosen = CHOSEN.first(words).and_then(|chosen| chosen.get(1)).map(|chosen| chosen.as_str());
    let subject = VERB.before(chosen.unwrap_or(words)).trim();
    let phrase = subject.strip_prefix("this ship and ").unwrap_or(subject);
    let lower = phrase.to_lowercase();
    if THEIRS.is_in(words) {
        named_before(left, "they").unwrap_or(Subject::Unknown)
    } else if phrase.is_empty() || PLAYER.is_in(phrase) {
        Subject::Player
    } else if lower.starts_with("this ") {
        Subject::This
    } else if lower.contains("opponent") {
        Subject::Opponent
    } else if ["the ship", "that ship"].iter().any(|ship| lower.starts_with(ship))
        || (lower == "it" && left.contains("ship"))
    {
        Subject::Own(vec!["ship".to_owned()])
    } else if let Some(pointer) = POINTER.first(phrase) {
        if pointer.get(1).is_some() {
            return Subject::This;
        }
        named_before(left, phrase).or_else(|| named_before(before, phrase)).unwrap_or(Subject::Unknown)
    } else if chosen.is_some() || NAME.is_in(phrase) && !is_order(phrase) {
        Subject::Own(kinds(phrase))
    } else {
        Subject::Player
    }
}

/// Whether words are an order to the player and no name: `Stop two …`.
fn is_order(phrase: &str) -> bool {
    static ORDER: Pattern =
        Pattern::new(r"^[A-Z][a-z]+ (?:(?:up|each|all|one|two|three|four|eight|an?|the|your|this|that|\d+)\b|\[)");
    ORDER.is_in(phrase) && !phrase.starts_with("Your ") && !phrase.starts_with("Each ")
}

/// Whom words before name to whom a pronoun, or "that" something, points.
fn named_before(words: &str, pointer: &str) -> Option<Subject> {
    static NAMED: Pattern = Pattern::new(concat!(
        r"(?i)\b(this (?:personnel|ship|equipment))|(\w* ?opponent[^,;.]*)|\b((?:a|each|that) player)\b",
        r"|\b(?:one of your|each of your|your|each|another|an?|two of your) ([^,;.]+?)",
        r"(?: (?:is|are|present|at|aboard|from|has|have|who|on|in|begins?|attempts?|you|with|to|and)\b|[,;.]|$)",
    ));
    static THING: Pattern =
        Pattern::new(r"\b(?:dilemma|card|turn|mission|event|interrupt|copy|skill|core|hand|deck|attempt|here)$");
    let is_that = pointer.to_lowercase().starts_with("th") && pointer.contains(' ');
    let kind = kinds(pointer).pop().unwrap_or_else(|| "personnel".to_owned()).to_lowercase();
    let noun = kind.split(' ').next_back().filter(|_| is_that);
    let fits = |found: &Captures<'_>| {
        let whole = &found[0];
        noun.is_none_or(|noun| whole.to_lowercase().contains(noun))
    };
    let is_person =
        |found: &Captures<'_>| noun.is_some() || found.get(4).is_none_or(|kind| !THING.is_in(kind.as_str()));
    let found = NAMED.all(words).find(|found| fits(found) && is_person(found))?;
    Some(match (found.get(1), found.get(2), found.get(3), found.get(4)) {
        (Some(_), _, _, _) => Subject::This,
        (None, Some(_), _, _) => Subject::Opponent,
        (None, None, Some(_), _) => Subject::Player,
        (None, None, None, own) => Subject::Own(own.map_or(Vec::new(), |own| kinds(own.as_str()))),
    })
}

/// The kinds of cards a phrase names: `Engineer personnel` of “each of your Engineer personnel present”. None for any.
fn kinds(phrase: &str) -> Vec<String> {
    static NUMBER: Pattern = Pattern::new(concat!(
        r"^(?i:(?:each|every|all|any|one|two|three|four|up to|an?|the|both|your|of|other|another|player's",
        r"|stopped|unstopped|or more|that|those|these)\s+)+",
    ));
    static END: Pattern = Pattern::new(
        r" (?:present|at|aboard|here|with|who|that|on|in|you|involved|from|of|facing|attempting|beneath)\b",
    );
    let phrase = END.before(NUMBER.behind(phrase)).trim().replace(['{', '}'], "");
    if ["personnel", "card", ""].contains(&phrase.as_str()) {
        return Vec::new();
    }
    let list =
        phrase.replace(", and ", " or ").replace(" and ", " or ").replace(", ", " or ").replace("Thieves", "Thief");
    list.split(" or ").map(str::to_owned).collect()
}
