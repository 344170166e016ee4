// Which entries a player means by a few words, from the names of names.<lang>.json. A query is judged as a name and
// as words; the sum decides.

import { key, spelled, words } from "./fold.js";

const EXACT = 5;
const TITLE = 0.3; // what a title is worth more than another name
const INFLECTED = 1.1;
const WORDS = 1.5; // share of the words beside the name
const PHRASE = 0.7; // share of the likeness to one of the names or questions
const COMPARED = 40; // entries compared phrase by phrase
const WHOLE_NAME = 1;
const IN_NAME = 0.85;
const IN_QUESTION = 0.7;
const IN_TEXT = 0.4;
const SAID = 0.8;
const SAID_TOO = 0.42;
const COMPOUND = 0.75;
const PART = 0.5;
const SCAFFOLDING = 0.25;
const BEYOND = 0.84;
const VARIANT = 0.63; // what is left of rules for one way to play
const CARD = 0.6;
const BREADTH = 6; // alternatives of one kind
const WORTH_SHOWING = 0.15;
const SAME_LEAGUE = 0.45; // a list ends below this share of its first hit,
const BEST_WORDS = 2.2; // which counts as no better than words can be,
const FEW = 3; // and has at least so many

// Endings of both languages, the longest first.
const ENDINGS = ["ungen", "ings", "enen", "ern", "est", "ing", "em", "en", "er", "es", "ed", "et", "st", "e", "n", "s", "t"];
const SHORTEST_STEM = 3;

// A word without what inflection puts behind and before it.
export function stem(word) {
  let bare = word;
  for (let turn = 0; turn < 2; turn += 1) {
    const ending = ENDINGS.find((one) => bare.endsWith(one) && bare.length - one.length >= SHORTEST_STEM);
    if (!ending) break;
    bare = bare.slice(0, -ending.length);
  }
  if (/^ge.{4,}/u.test(bare) && word.endsWith("t")) bare = bare.slice(2);
  return bare.replace(/(.)\1$/u, "$1").replace(/y$/u, "i");
}

const stemKey = (list) => list.map(stem).sort().join(" ");

function push(map, name, value) {
  const known = map.get(name);
  if (known) known.push(value);
  else map.set(name, [value]);
}

function raise(scores, at, worth) {
  if (worth > (scores.get(at) ?? 0)) scores.set(at, worth);
}

// Everything that is asked of the names, worked out once.
export function prepare(data) {
  const index = {
    data,
    stopwords: new Set(data.scaffolding),
    keys: new Map(), // whole names to entries
    titles: new Map(),
    stemKeys: new Map(),
    names: new Map(), // stems to entries
    questions: new Map(),
    texts: new Map(),
    vocabulary: new Set(), // words of names and questions
    nameWords: new Set(),
    phrases: [], // of each entry
  };
  data.entries.forEach((entry, at) => add(index, entry, at));
  index.vocabulary = [...index.vocabulary].sort();
  index.nameWords = [...index.nameWords];
  index.keyList = [...index.keys.keys()].sort();
  index.speaking = data.entries.filter(speaks).length;
  return index;
}

function add(index, entry, at) {
  const titles = [entry.t, entry.o].filter(Boolean);
  const names = [...titles, ...(entry.n ?? [])];
  titles.forEach((title) => push(index.titles, key(title), at));
  const phrases = [];
  for (const name of names) {
    const list = words(name);
    push(index.keys, key(name), at);
    push(index.stemKeys, stemKey(list), at);
    for (const word of list) {
      push(index.names, stem(word), at);
      index.vocabulary.add(word);
      index.nameWords.add(word);
    }
    phrases.push(list);
  }
  for (const question of entry.q ?? []) {
    const list = words(question);
    for (const word of list) {
      push(index.questions, stem(word), at);
      index.vocabulary.add(word);
    }
    phrases.push(list);
  }
  for (const word of (entry.w ?? "").split(" ")) if (word) push(index.texts, stem(word), at);
  index.phrases.push(phrases);
}

// Of cards of the CCG only names are known: many cards called after a ship make ships no less of a rule.
const speaks = (entry) => !entry.id.startsWith("2e/card/");
const gameOf = (entry) => entry.id.slice(0, entry.id.indexOf("/"));
const kindOf = (entry) => entry.id.split("/")[1];

function starting(sorted, prefix) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle] < prefix) low = middle + 1;
    else high = middle;
  }
  const found = [];
  for (let at = low; at < sorted.length && sorted[at].startsWith(prefix); at += 1) found.push(sorted[at]);
  return found;
}

// Insertions, deletions, changes and swaps of neighbours between two words; more than `most` are not counted out.
export function distance(a, b, most) {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const now = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      now[j] = Math.min(last[j] + 1, now[j - 1] + 1, last[j - 1] + change);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) now[j] = Math.min(now[j], before[j - 2] + 1);
    }
    if (Math.min(...now) > most) return most + 1;
    [before, last] = [last, now];
  }
  return last[b.length];
}

const forgiven = (length) => (length < 4 ? 0 : length < 7 ? 1 : 2);

function near(list, word, letters) {
  for (let most = 1; most <= forgiven(letters); most += 1) {
    const found = [];
    for (const known of list) {
      const far = distance(word, known, most);
      if (far <= most && far > 0) found.push([known, far]);
    }
    if (found.length) return found;
  }
  return [];
}

function best(found) {
  found.sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return found.slice(0, BREADTH);
}

// A query parted into what it is about, how it is asked, and of which game.
function parse(index, query) {
  let all = query.split(/\s+/u).flatMap((part) => {
    const folded = words(part);
    return folded.map((word) => ({ folded: word, spelled: folded.length === 1 ? spelled(part) : word }));
  });
  const ofVariant = all.some((word) => index.data.variant.includes(word.folded));
  let game = "";
  for (let size = 3; size > 0 && !game; size -= 1) {
    for (let at = 0; at + size <= all.length && !game && size < all.length; at += 1) {
      const name = key(all.slice(at, at + size).map((word) => word.folded).join(""));
      const named = Object.entries(index.data.games).find(([, names]) => names.includes(name));
      if (!named) continue;
      game = named[0];
      all = [...all.slice(0, at), ...all.slice(at + size)];
    }
  }
  const isHow = (word) => index.stopwords.has(word.folded);
  let about = all.filter((word) => !isHow(word));
  let how = all.filter(isHow);
  if (!about.length) [about, how] = [how, []];
  return { about, how, game, ofVariant };
}

// The word itself and, with what they are worth, its other meanings. Only a word that names and questions do not use
// is completed, corrected and taken apart.
function meanings(index, word) {
  const own = stem(word.folded);
  const inNames = index.names.has(own) || index.questions.has(own);
  const said = Object.hasOwn(index.data.said, word.folded) ? index.data.said[word.folded] : [];
  const found = [[word.folded, 1], ...said.map((one) => [one, inNames ? SAID_TOO : SAID])];
  if (inNames || /\d/u.test(word.folded)) return found;
  const typed = word.folded;
  if (typed.length > 3) {
    const longer = starting(index.vocabulary, typed).filter((one) => one !== typed);
    found.push(...best(longer.map((one) => [one, 0.5 + (0.4 * typed.length) / one.length])));
    const compounds = index.nameWords.filter((one) => one !== typed && one.endsWith(typed));
    compounds.sort((a, b) => a.length - b.length);
    found.push(...compounds.slice(0, BREADTH).map((one) => [one, COMPOUND]));
  }
  const inTexts = index.texts.has(own);
  if (!said.length && !inTexts) found.push(...corrections(index, word));
  if (found.length === 1 && !inTexts) found.push(...parts(index, typed));
  if (found.length === 1 && !inTexts && typed.length > 6) {
    const root = starting(index.vocabulary, typed.slice(0, 7));
    found.push(...best(root.map((one) => [one, (0.6 * 14) / (typed.length + one.length)])));
  }
  return found;
}

function corrections(index, word) {
  const letters = word.spelled.length;
  const forms = new Set([word.folded, word.spelled]);
  const found = [...forms].flatMap((form) => near(index.vocabulary, form, letters));
  return best(
    found.map(([one, far]) => {
      const start = one[0] === word.folded[0] ? 1 : 0.85;
      return [one, start * Math.max(0.2, 1 - far / letters)];
    }),
  );
}

// The two known words a compound is made of.
function parts(index, word) {
  const isKnown = (part) => {
    const bare = stem(part);
    return index.names.has(bare) || index.questions.has(bare);
  };
  for (let cut = word.length - 4; cut >= 4; cut -= 1) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    if (!isKnown(tail)) continue;
    const first = [head, head.replace(/s$/u, "")].find(isKnown);
    if (first) return [[first, PART], [tail, PART]];
  }
  return [];
}

// How much a word tells apart.
function rarity(index, found) {
  let speaking = 0;
  for (const at of found.keys()) if (speaks(index.data.entries[at])) speaking += 1;
  return Math.log(1 + (index.speaking - speaking + 0.5) / (speaking + 0.5));
}

function inQuestions(index, word, worth, found) {
  const counts = new Map();
  for (const at of index.questions.get(stem(word)) ?? []) counts.set(at, (counts.get(at) ?? 0) + 1);
  for (const [at, count] of counts) {
    raise(found, at, worth * IN_QUESTION * (0.8 + (0.2 * (count - 1)) / (count + 1.4)));
  }
}

function collect(index, word, worth, found) {
  const own = stem(word);
  for (const at of index.names.get(own) ?? []) raise(found, at, worth * IN_NAME);
  for (const at of index.texts.get(own) ?? []) raise(found, at, worth * IN_TEXT);
  inQuestions(index, word, worth, found);
}

// For each word the entries of which it is, alone or with its neighbours, a whole name.
function wholeNames(index, about) {
  const covered = about.map(() => new Map());
  for (let size = 1; size <= Math.min(4, about.length); size += 1) {
    for (let start = 0; start + size <= about.length; start += 1) {
      const name = stemKey(about.slice(start, start + size).map((word) => word.folded));
      for (const at of index.stemKeys.get(name) ?? []) {
        for (let place = start; place < start + size; place += 1) raise(covered[place], at, WHOLE_NAME);
      }
    }
  }
  return covered;
}

// The share of what is asked that each entry speaks about.
function aboutWords(index, question) {
  const [total, covered, games] = [new Map(), new Map(), new Map()];
  let asked = 0;
  const sum = (map, name, more) => map.set(name, (map.get(name) ?? 0) + more);
  const whole = wholeNames(index, question.about);
  const understood = question.about.map((word, place) => {
    const found = whole[place];
    const all = meanings(index, word);
    for (const [meaning, worth] of all) collect(index, meaning, worth, found);
    const weight = rarity(index, found);
    asked += weight;
    const bestOf = new Map();
    for (const [at, score] of found) {
      sum(total, at, weight * score);
      sum(covered, at, weight * Math.min(score, 1));
      raise(bestOf, gameOf(index.data.entries[at]), score);
    }
    for (const [game, score] of bestOf) sum(games, game, weight * score);
    return { word, meanings: all, weight };
  });
  for (const [at, score] of total) total.set(at, score * (0.5 + (0.5 * covered.get(at)) / asked));
  for (const word of question.how) {
    const found = new Map();
    inQuestions(index, word.folded, 1, found);
    const weight = SCAFFOLDING * rarity(index, found);
    asked += weight;
    for (const [at, score] of found) sum(total, at, weight * score);
  }
  const bestGame = Math.max(0, ...games.values());
  for (const [at, score] of total) {
    const entry = index.data.entries[at];
    const known = bestGame > 0 ? (games.get(gameOf(entry)) ?? 0) / bestGame : 1;
    total.set(at, (score * (0.7 + 0.3 * known) * nature(index, entry, question)) / asked);
  }
  return { scores: total, understood };
}

// General rules come before those of one way to play, rules before cards.
function nature(index, entry, question) {
  const kind = kindOf(entry);
  if (kind === "card") return CARD;
  return index.data.variants.includes(kind) === question.ofVariant ? 1 : VARIANT;
}

// How near the whole query is to a name.
function nearNames(index, query, question) {
  const found = new Map();
  const typed = key(query);
  const keep = (name, score) => {
    for (const at of index.titles.get(name) ?? []) raise(found, at, score + TITLE);
    for (const at of index.keys.get(name) ?? []) raise(found, at, score);
  };
  keep(typed, EXACT);
  for (const at of index.stemKeys.get(stemKey(words(query))) ?? []) raise(found, at, INFLECTED);
  if (typed.length > 2) {
    for (const name of starting(index.keyList, typed)) {
      if (name !== typed) keep(name, 0.7 + (0.25 * typed.length) / name.length);
    }
  }
  if (question.about.length + question.how.length <= 4) {
    const letters = spelled(query).length;
    for (const form of new Set([typed, spelled(query)])) {
      for (const [name, far] of near(index.keyList, form, letters)) {
        const start = name[0] === typed[0] ? 0.05 : 0;
        keep(name, 0.5 + 0.4 * Math.max(0, 1 - (2 * far) / letters) + start);
      }
    }
  }
  return found;
}

// How near a query is, word by word, to the likest name or question of an entry, 0 to 1.
function likeness(index, at, stems, weights) {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let likest = 0;
  for (const phrase of index.phrases[at]) {
    const shared = weights.map(() => 0);
    let beyond = 0;
    for (const word of phrase) {
      const known = stems.get(stem(word));
      if (known) shared[known[0]] = Math.max(shared[known[0]], known[1]);
      else beyond += BEYOND * (index.stopwords.has(word) ? SCAFFOLDING : 1);
    }
    const both = shared.reduce((sum, share, place) => sum + share * weights[place], 0);
    likest = Math.max(likest, all + beyond > 0 ? both / (all + beyond) : 0);
  }
  return likest;
}

function asPhrase(question, understood) {
  const mean = understood.reduce((sum, one) => sum + one.weight, 0) / Math.max(1, understood.length);
  const weights = understood.map((one) => (mean > 0 ? (one.weight / mean) ** 0.3 : 1));
  const stems = new Map();
  understood.forEach((one, place) => {
    for (const [meaning, worth] of one.meanings) {
      const known = stems.get(stem(meaning));
      if (!known || known[1] < worth) stems.set(stem(meaning), [place, worth]);
    }
  });
  for (const word of question.how) {
    weights.push(SCAFFOLDING);
    if (!stems.has(stem(word.folded))) stems.set(stem(word.folded), [weights.length - 1, 1]);
  }
  return { weights, stems };
}

// The plural of a rule is often the heading of its counterpart in solo play: of exact names the general goes first.
function order(index, question) {
  return (a, b) => {
    const bothExact = a.score >= EXACT && b.score >= EXACT;
    const general = (hit) => (bothExact ? nature(index, hit.entry, question) : 0);
    return general(b) - general(a) || b.score - a.score || a.at - b.at;
  };
}

// The entries a query may mean, the likeliest first, at most so many; of one game if it is named.
export function lookup(index, query, most = 8, game = "") {
  const typed = query.slice(0, 200);
  const question = parse(index, typed);
  if (!question.about.length) return [];
  const wanted = game || question.game;
  const total = nearNames(index, typed, question);
  const { scores, understood } = aboutWords(index, question);
  for (const [at, share] of scores) total.set(at, (total.get(at) ?? 0) + WORDS * share);
  let hits = [...total].map(([at, score]) => ({ at, score, entry: index.data.entries[at] }));
  hits = hits.filter((hit) => hit.score >= WORTH_SHOWING && (!wanted || gameOf(hit.entry) === wanted));
  hits.sort(order(index, question));
  hits = hits.slice(0, Math.max(most, COMPARED));
  const { weights, stems } = asPhrase(question, understood);
  for (const hit of hits) hit.score += PHRASE * likeness(index, hit.at, stems, weights) ** 1.5;
  hits.sort(order(index, question));
  const least = SAME_LEAGUE * Math.min(hits[0]?.score ?? 0, BEST_WORDS);
  hits = hits.filter((hit, place) => place < FEW || hit.score >= least);
  return hits.slice(0, most).map(({ entry, score }) => ({
    id: entry.id,
    title: entry.t,
    other: entry.o ?? "",
    place: index.data.places[entry.p],
    score,
  }));
}
