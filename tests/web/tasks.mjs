// Ten tasks at a table, as steps on the page: what is done, where, and with what words.
const DECK = `Missions
1 Qo'noS, Heart of the Empire
1 Khitomer, Khitomer Investigtion
1 Ajilon Prime, Surgery Under Fire
1 Cardassia IV, Rescue Prisonrs
1 Oneamisu Sector, Military Exercises
Dilemma pile
20 Triage
Deck
35 Kahmis
`;

// A deck whose missions require what nobody in it has.
const SHORT = DECK.replace("Investigtion", "Investigation").replace("Prisonrs", "Prisoners");

export const TASKS = [
  {
    name: "a word from cold",
    steps: [
      ["type", "input[name=q]", "rec"],
      ["tap", "[role=option]"],
      ["see", "main p:has-text('Take the named card')"],
    ],
  },
  {
    name: "a Klingon of cost 3 or less",
    steps: [
      ["tap", ".places a:has-text('Second Edition')"],
      ["tap", "nav a:has-text('Cards')"],
      ["tap", ".facets > summary"],
      ["tap", "label.chip:has-text('Personnel')"],
      ["tap", "label.chip:has-text('Klingon')"],
      ["tap", "label[for^=cost-to][for$='-3']"],
      ["tap", ".facets .go"],
      ["see", "ul.cards li"],
    ],
  },
  {
    name: "a pasted deck, two doubts settled",
    steps: [
      ["tap", ".doorways a:has-text('Decks')"],
      ["paste", "textarea", DECK],
      ["tap", ".go"],
      ["tap", "button[name=mend]:has-text('Khitomer Investigation')"],
      ["tap", "button[name=mend]:has-text('Rescue Prisoners')"],
      ["see", "#answer"],
    ],
  },
  {
    name: "odds of two Catan stations",
    steps: [
      ["tap", ".places a:has-text('Catan')"],
      ["tap", ".calculators a:has-text('Resource Production')"],
      ...["6", "8", "5", "9", "10", "3", "×2"].map((key) => ["tap", `.keys button:text-is("${key}")`]),
      ["see", "#answer h2"],
    ],
  },
  {
    name: "own two boxes, begin against Kirk",
    steps: [
      ["tap", "label[for=box-to-boldly-go]"],
      ["tap", "label[for=box-second-contact]"],
      ["tap", ".doorways a:has-text('Play alone')"],
      ["tap", "label.pick:has-text('Kirk')"],
      ["tap", "label.pick:has-text('Commander')"],
      ["tap", "label.pick[for^=f-captain]:has-text('Picard')"],
      ["tap", "button.go"],
      ["see", "h1"],
    ],
  },
  {
    name: "a note",
    steps: [
      ["type", "input[name=q]", "rec"],
      ["tap", "[role=option]"],
      ["tap", "summary:has-text('note')"],
      ["type", "#f-note", "with Kirk"],
      ["tap", "form[action^='/note'] .go"],
      ["see", "main:has-text('with Kirk')"],
    ],
  },
  {
    name: "a star",
    steps: [
      ["type", "input[name=q]", "rec"],
      ["tap", "[role=option]"],
      ["tap", "form[action^='/star'] button"],
      ["see", "form[action^='/star'] button:has-text('★')"],
    ],
  },
  {
    name: "who helps my deck",
    before: [[SHORT, "deck", "save", "-", "--name", "Honor"]],
    steps: [
      ["tap", ".doorways a:has-text('Decks')"],
      ["tap", "ul.doors a:has-text('Honor')"],
      ["tap", "a.chip:has-text('Honor')"],
      ["see", "ul.cards li"],
    ],
  },
  {
    name: "a second hand",
    before: [["", "deck", "save", "example:klingon", "--name", "Honor"]],
    steps: [
      ["tap", ".doorways a:has-text('Decks')"],
      ["tap", "ul.doors a:has-text('Honor')"],
      ["tap", "a.chip:has-text('Sample hand')"],
      ["tap", "a:has-text('New hand')"],
      ["see", "main .hand"],
    ],
  },
  {
    name: "the rule a term in a rule means",
    from: "/e/cc/keyword/log",
    steps: [
      ["tap", "main li a:has-text('Action token')"],
      ["see", "dialog h2:has-text('Action token')"],
    ],
  },
];

/** What could not be done without keys before cards were shown first. */
export const LEADERS = {
  name: "Klingon personnel with Leadership up to cost 3",
  from: "/cards?game=2e",
  steps: [
    ["tap", ".facets > summary"],
    ["tap", "label.chip:has-text('Personnel')"],
    ["tap", "label.chip:has-text('Klingon')"],
    ["tap", "label[for^=cost-to][for$='-3']"],
    ["tap", "label[for=skill-leadership]"],
    ["tap", ".facets .go"],
    ["see", ".chosen:has-text('35 cards')"],
  ],
};
