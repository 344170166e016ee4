// The Bot turn printed in the solo rulebook (p. 11 to 15), laid out by the program in the terminal.

const NEW = "solo new --bot koloth --difficulty commander --captain picard --side advanced --deck virtual --name";
/** The cards that come up, from below. */
const DECK = ["klingon-disruptors", "hostile-contact-koloth", "good-day-to-die", "rura-penthe", "iks-klothos", "krell"];
const KNOWN = ["influence 2", "military 3", "stardate 2 3"];

/** What the player answers, line by line. */
export const TYPED = [
  "",
  "harry mudd; lirpa; xrb + 1 glory; kelpeins; ars + 2 you; betazed + 1 bot; xahea + 1 you",
  "biobed; 10 3 4",
  "canc",
  "holosuite",
];

/** What lies on the table of p. 11, and what the player does there: what a hand knows. */
export const PRINTED = {
  places: {
    "market.0": { card: "Harry Mudd" },
    "market.1": { card: "Lirpa" },
    "market.2": { card: "Xindi-Reptilian Battleship", counts: { "tokens.glory": 1 } },
    "market.3": { card: "Kelpiens" },
    "zone.0": { card: "Ancient Relay Station", counts: { "player.teams": 2 } },
    "zone.1": { card: "Betazed", counts: { bot_teams: 1 } },
    "zone.2": { card: "Xahea", counts: { "player.teams": 1 } },
  },
  tracks: [10, 3, 4],
};

/** A game of this name, at the beginning of the turn. */
export function laidOut(server, name) {
  const tell = (line) => server.run(...line.split(" "));
  tell(`${NEW} ${name}`);
  for (const card of DECK) tell(`solo correct move deck ${card} --name ${name}`);
  for (const known of KNOWN) tell(`solo correct ${known} --name ${name}`);
}

/** Answers in the terminal, as many lines as there are. */
export function typed(server, name, lines) {
  server.tell(`${lines.join("\n")}\n`, "solo", "play", "--name", name);
}
