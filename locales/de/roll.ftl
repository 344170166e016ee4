# Brettvariante der First Edition: Würfe
roll-die = { $roll }: { $die }
roll-side-borg = Borg
roll-side-dominion = Dominion
roll-label-seed = Seed
roll-event = Du darfst eine Karte ziehen: { $card }.
roll-event-choice = Du entscheidest, welcher der beiden Typen es wird.
roll-event-then = Nimm sie auf die Hand oder spiele sie gleich aus. Statt zu ziehen, kannst du eine Handkarte gegen eine vom gleichen Typ tauschen.
roll-movement = Bewegung: { $move }.
roll-dilemma = Lege unter die Mission: { $dilemmas ->
    [one] 1 Dilemma
   *[other] { $dilemmas } Dilemmas
}.
roll-dilemma-extra = Dazu kommt: { $extra }. Ein Schiff taucht nur an einer Space-Mission auf.
roll-dilemma-crew = Seine Besatzung: `tricorder calc roll crew`
roll-empok-nor = Dazu kommt Empok Nor mit { $dilemmas } zusätzlichen Dilemmas.
roll-cryosatellite = Dazu kommt der Cryosatellite mit 1 Artifact und { $personnel } AU-Personen.
roll-cryosatellite-alone = Dazu kommt der Cryosatellite mit 1 Artifact. Mit 1 Medical auf deinem Schiff wären noch { $personnel } AU-Personen darin.
roll-mercenary-first = Zuerst beamt das Mercenary Ship 1 Artifact und 1 Person von deinem Schiff.
roll-mercenary = Danach: { $action }.
roll-crew = { $personnel ->
    [one] An Bord ist 1 Person.
   *[other] An Bord sind { $personnel } Personen.
}
roll-crew-exceptions = Die Phoenix hat immer 3 Personen, der Cryosatellite 3 AU-Personen, wenn das Schiff des Entdeckers 1 Medical hat. Immer unbesetzt, ohne Wurf, sind Neutral Outpost, Husnock Outpost und jedes „Seed in Space“-Artifact.
