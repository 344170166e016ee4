# First Edition board variant: rolls
roll-die = { $roll }: { $die }
roll-side-borg = Borg
roll-side-dominion = Dominion
roll-label-seed = Seed
roll-event = You may draw a card: { $card }.
roll-event-choice = You choose which of the two types it is.
roll-event-then = Take it into your hand or play it straight away. Instead of drawing, you may exchange a card in your hand for one of the same type.
roll-movement = Movement: { $move }.
roll-dilemma = Put under the mission: { $dilemmas ->
    [one] 1 dilemma
   *[other] { $dilemmas } dilemmas
}.
roll-dilemma-extra = In addition: { $extra }. A ship appears only at a space mission.
roll-dilemma-crew = Its crew: `tricorder calc roll crew`
roll-empok-nor = With it comes Empok Nor, with { $dilemmas } extra dilemmas.
roll-cryosatellite = With it comes the Cryosatellite, with 1 Artifact and { $personnel } AU personnel.
roll-cryosatellite-alone = With it comes the Cryosatellite, with 1 Artifact. If your ship had 1 Medical, there would be { $personnel } AU personnel in it as well.
roll-mercenary-first = First the Mercenary Ship beams 1 Artifact and 1 person off your ship.
roll-mercenary = Then: { $action }.
roll-crew = { $personnel ->
    [one] There is 1 person aboard.
   *[other] There are { $personnel } personnel aboard.
}
roll-crew-exceptions = The Phoenix always has 3 personnel, the Cryosatellite 3 AU personnel if there is 1 Medical on the discoverer’s ship. A Neutral Outpost, a Husnock Outpost, and any “Seed in Space” Artifact are empty without a roll.
