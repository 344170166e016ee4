# Die Fünf-Jahres-Mission.

campaign-title = Fünf-Jahres-Mission „{ $name }“
campaign-log = Logbuch
campaign-review = Leistungsbeurteilung
campaign-next = Nächster Einsatz ({ $number } von { $most })
campaign-next-so-far = Nächster Einsatz ({ $number } von { $most }), noch ohne diese Aufwertung
campaign-due = Aufwertung nach dem Spiel gegen { $opponent } ({ $outcome })

campaign-label-name = Name
campaign-label-captain = Captain
campaign-label-mode = Modus
campaign-label-rank = Rang
campaign-label-games = Einsätze
campaign-label-level = Stufe
campaign-label-opponent = Gegner
campaign-label-opponents = Gegner
campaign-label-reinforce = Verstärkung
campaign-label-pile = Stapel
campaign-label-challenges = Herausforderungen
campaign-label-number = Nr.
campaign-label-side = Tafel
campaign-label-result = Ergebnis
campaign-label-upgrade = Aufwertung

campaign-label-path = Weg
campaign-path = { $marks } (● gewonnen, ○ verloren)
campaign-mode-levels = Computer von Stufe { $first } bis { $last }
campaign-mode-always = Computer in jeder Partie auf Stufe { $level }
campaign-live-long-what = nach Siegen weniger Ressourcen zu Beginn
campaign-weakness-what = Reserve und Deck werden vermischt
campaign-two-weeks-what = nach einem Sieg liegt Verstärkung erst in der Reserve
campaign-gazelle-what = nach zwei Siegen in Folge liegt ein Zwischenfall im Deck
campaign-acquisition-what = nach einem Sieg keine Option B
campaign-only-ship-what = ohne dein Startschiff ist die Partie verloren
campaign-tuesday-what = weniger Außenteams, bis die Reserve leer ist
campaign-games = { $games } von { $most }, davon { $wins } gewonnen
campaign-won = gewonnen
campaign-lost = verloren
campaign-result = { $outcome }, { $score } : { $bot }
campaign-entry = { $opponent }: { $result }
campaign-side-basic = Einfach
campaign-side-advanced = Experte
campaign-side-unknown = –

campaign-reinforced = Verstärkung: { $card }
campaign-no-upgrade = keine Aufwertung
campaign-from-reserve = { $card } (fehlt dafür in der Reserve)
campaign-from-available = { $card } (fehlt dafür im Startdeck)

campaign-option-a = Verstärkung: 1 Standardkarte ({ $names }), die du in dieser Partie aus der Auslage erhalten hast.
campaign-lacks-tracks = Bringt dir nichts: Deine Tafel hat keine Leisten.
campaign-lacks-reserve = Bringt dir nichts: Du hast keinen Reserve-Stapel.
campaign-none-possible = Du hast keine passende Karte.
campaign-possible = Möglich: { $cards }
campaign-changes = { $outcome }: Danach bist du { $rank }.
campaign-at-level = Stufe { $level }
campaign-take-none = Keine Aufwertung
campaign-take-boost = Diesen Boost nehmen
campaign-take-both = Diese Karten nehmen
campaign-step-play = Weiter gegen { $opponent }, Zug { $turn }
campaign-step-score = Partie gegen { $opponent } auswerten
campaign-step-record = In die Kampagne eintragen
campaign-step-face = Dein nächster Gegner
campaign-step-upgrade = Deine Aufwertung nach { $opponent }
campaign-step-path = { $won } von { $games } Einsätzen gewonnen, noch { $left } vor dir
campaign-story-went = Einsatz { $number }: Als { $rank } trittst du gegen { $opponent } an, Stufe { $level }.
campaign-story-result = Ergebnis: { $result }.
campaign-story-promoted = Du steigst auf: { $rank }.
campaign-story-upgrade = Danach: { $upgrade }
campaign-story-open = { $left ->
    [one] Ein Einsatz steht
   *[other] { $left } Einsätze stehen
} noch aus.
campaign-choose =
    A eintragen: `tricorder campaign upgrade --reinforce "KARTE"`
    B eintragen: `tricorder campaign upgrade --bonus NUMMER` (verlangt der Bonus eine eigene Karte: --own-card "KARTE")
campaign-choose-a-only =
    A eintragen: `tricorder campaign upgrade --reinforce "KARTE"`
    Ohne passende Karte: `tricorder campaign upgrade --none`
campaign-b-barred = Nach diesem Sieg ist Option B gesperrt (Erwerbsregeln der Ferengi).

campaign-reinforce-box = bleibt in der Schachtel (Verstärkungs-Stapel leer)
campaign-reinforce-deck = zu den Verfügbar-Karten mischen
campaign-reinforce-reserve = in die Reserve mischen

campaign-begun = Kampagne „{ $name }“ begonnen.
campaign-imported = Kampagne „{ $name }“ importiert.
campaign-recorded-won = Eingetragen: Sieg über { $opponent }. Du bist jetzt { $rank }.
campaign-recorded-lost = Eingetragen: Niederlage gegen { $opponent }. Du bleibst { $rank }.
campaign-upgraded = Aufwertung eingetragen. { $upgrade }
campaign-declined = Eingetragen: für diese Partie keine Aufwertung.
campaign-undone = Rückgängig gemacht: der letzte Eintrag in „{ $name }“.
campaign-deleted = Die Kampagne „{ $name }“ ist gelöscht.
campaign-current = Nennst du keinen Namen, gilt „{ $name }“.
campaign-unplayable = nicht lesbar

campaign-rank-ensign = Fähnrich
campaign-rank-lieutenant = Lieutenant
campaign-rank-commander = Commander
campaign-rank-captain = Captain
campaign-rank-commodore = Commodore
campaign-rank-admiral = Admiral

campaign-mode-stun = Phaser auf Betäubung
campaign-mode-yellow-alert = Gelber Alarm
campaign-mode-gates = Tore von Sto’Vo’Kor
campaign-mode-kobayashi-maru = Kobayashi Maru

campaign-review-ensign = Zehn Einsätze, noch immer Fähnrich: Die Nachtschicht gehört dir, Harry Kim lässt grüßen.
campaign-review-lieutenant = Ein solider Lieutenant – auch Picard trug in einem anderen Leben Blau und blieb dabei.
campaign-review-commander = Commander: tüchtig, aber in den Liedern deines Volkes kommst du noch nicht vor.
campaign-review-captain = Captain: Für ein Schiff der California-Klasse reicht es allemal.
campaign-review-commodore = Commodore: Irgendein Sektor am Rand der Karte wartet schon auf dich.
campaign-review-admiral-late = Admiral! Im Sternenflottenkommando steht ein Schreibtisch für dich bereit.
campaign-review-admiral = Admiral, und zwar zügig: Sektion 31 hat dein Dossier bereits gelesen.
campaign-review-admiral-early = Admiral in Rekordzeit: An der Akademie nennt man dich in einem Atemzug mit Archer, Kirk und Picard.

campaign-challenge-live-long = Lebe Lang und in Frieden
campaign-challenge-weakness = Das ist kein Zeichen von Schwäche; So ist das Leben
campaign-challenge-two-weeks = Zwei Wochen bis zum nächsten Außenposten
campaign-challenge-gazelle = Läuft wie eine Baby-Gazelle
campaign-challenge-acquisition = Erwerbsregeln der Ferengi
campaign-challenge-only-ship = Das einzige Schiff im Quadranten
campaign-challenge-tuesday = Die kommen erst am Dienstag

campaign-challenge-nothing = in diesem Einsatz ohne Wirkung
campaign-challenge-demand-lack-either = Dir fehlt zu Beginn das Dilithium oder das Latinum; welches, bestimmst du.
campaign-challenge-demand-lack-both = Dir fehlen zu Beginn Dilithium und Latinum.
campaign-challenge-demand-mix-reserve = Hast du eine Reserve, zähle sie, mische sie mit den Verfügbar-Karten und ziehe verdeckt ebenso viele als neue Reserve; der Rest ist dein Deck.
campaign-challenge-demand-reinforce-in-reserve = Die Direktive Verstärkung kommt in die Reserve statt ins Deck.
campaign-challenge-demand-shuffle-incident = Mische 1 Zwischenfall vom Zwischenfall-Stapel in dein Deck.
campaign-challenge-demand-option-a-only = Gewinnst du, bleibt dir als Aufwertung nur Option A.
campaign-challenge-demand-keep-ship = Wird dein Start-Schiff entlassen oder zurückgerufen, ist die Partie verloren.
campaign-challenge-demand-lack-team = Lege 1 Außenteam beiseite, bis deine Reserve leer ist. (Dass es nach einer Niederlage wieder nur 1 ist, sagen die späteren englischen Regeln.)
campaign-challenge-demand-lack-two-teams = Lege 2 Außenteams beiseite, bis deine Reserve leer ist.
