// Folding as the program does it: the form in which names and queries are compared. What it must give stands in
// tests/web/fold.json.

const JOINERS = ".'’‘´`";
const SPELLED_OUT = { ß: "ss", æ: "ae", œ: "oe", ø: "o" };
const LETTER = /[\p{Alphabetic}\p{N}]/u;
const MARK = /\p{M}/gu;

const isLetter = (sign) => LETTER.test(sign);

// Lower case without accents; a sign is folded by itself.
function unaccented(sign) {
  const bare = sign.normalize("NFKD");
  const lower = [...bare].map((one) => one.toLowerCase()).join("");
  const plain = lower.normalize("NFKD").replace(MARK, "");
  return [...plain].map((one) => SPELLED_OUT[one] ?? one).join("");
}

function plain(text, keep) {
  let out = "";
  for (const sign of text) {
    const folded = sign < "\u0080" ? sign.toLowerCase() : unaccented(sign);
    for (const one of folded) if (keep(one)) out += one;
  }
  return out;
}

// Writes ae, oe and ue as a, o and u.
const merged = (text) => text.replace(/([aou])e+/gu, "$1");

// All letters and digits of a name, without spaces; `>` and `+` stay.
export const key = (text) => merged(plain(text, (sign) => isLetter(sign) || sign === ">" || sign === "+"));

// The words of a text: hyphens part words, dots and apostrophes vanish.
export function words(text) {
  const joined = plain(text, (sign) => !JOINERS.includes(sign));
  return joined
    .split(/[^\p{Alphabetic}\p{N}]+/u)
    .filter((word) => word !== "")
    .map(merged);
}

// The letters as typed: typing errors are counted in them.
export const spelled = (text) => plain(text, isLetter);
