# Die Kartensuche.

search-column-name = Karte
search-column-type = Typ
search-column-affiliation = Fraktion
search-column-cost = Kosten
search-column-figures = Werte
search-column-printing = Druck
search-open = alle
search-open-except = alle außer { $codes }
search-vp = { $points } SP
search-all =
    { $total ->
        [one] 1 Karte
       *[other] { $total } Karten
    }
search-some = { $shown } von { $total } Karten
search-the-rest = Alle zeigt: `tricorder search … --limit { $total }`
search-range = { $from }–{ $to } von { $total } Karten

search-meant = Zu „{ $query }“ passt keine Karte. Ergebnisse für „{ $name }“:
search-quoted = „{ $word }“
search-dropped = Auf keiner Karte steht { $words }. Die Suche ohne das:
search-dropped-near = Ähnlich steht auf Karten: { $words }
search-in-texts = „t:{ $text }“ ist kein Kartentyp und wurde darum in Spieltexten gesucht.

search-guide =
    Eine Anfrage sagt, was auf einer Karte stehen muss. Alles darin muss zutreffen; Groß- und Kleinschreibung, Umlaute, Akzente, Bindestriche und Punkte sind egal.

    Wörter werden in Namen, Texten, Typen, Merkmalen, Schlüsselwörtern, Spezies, Klassen, Fähigkeiten, Icons und Fraktionen gesucht, in beiden Sprachen; Karten, deren Name passt, stehen vorn. Werte aller anderen Felder zählen nur ganz: symbol:tn findet nicht TNG.
search-guide-quotes = Setze die ganze Anfrage in einfache Anführungszeichen, dann lässt deine Shell sie in Ruhe: { $example }
search-guide-syntax = Was du schreiben kannst
search-guide-fields = Felder
search-guide-examples = Beispiele

search-syntax-words = alle diese Wörter, egal in welcher Reihenfolge
search-syntax-spoken = auch Fähigkeiten und Icons sind Wörter; die Zahl vor einer Fähigkeit ist ihre Stufe
search-syntax-phrase = diese Wörter nebeneinander
search-syntax-wildcard = ein Stern steht für beliebige Buchstaben; „*“ allein für jede Karte
search-syntax-regex = regulärer Ausdruck für Namen und Texte; auch name:/…/ und text:/…/
search-syntax-field = ein Feld und sein Wert; Werte aus mehreren Wörtern gehören in doppelte Anführungszeichen
search-syntax-list = einer dieser Werte
search-syntax-number = eine Zahl oder ein Bereich mit beiden Enden: 2..4, ..4, 2.., 2-4
search-syntax-level = eine Fähigkeit mit ihrer Stufe; ebenso staffing:stf>=2 und requires:security>=2
search-syntax-count = wie viele Fähigkeiten oder Icons für die Besatzung; „2 Leadership“ ist eine Fähigkeit
search-syntax-sum = Felder mit Zahlen, zusammengezählt; fehlt einer Karte eins davon, hat sie keine Summe
search-syntax-compare = Felder mit Zahlen miteinander verglichen; rechts darf auch eine Summe stehen: wea>=ran+sh
search-syntax-equals = „=“ verlangt den ganzen Namen, „!=“ ist das Gegenteil von „=“
search-syntax-any = alle Karten, die in diesem Feld einen Wert haben
search-syntax-not = ohne diese; auch „nicht“. Karten, denen das Feld fehlt, gehören dazu
search-syntax-or = eins von beiden; auch „oder“. Wörter nebeneinander binden stärker. Zwischen Werten genügt ein Komma oder ein senkrechter Strich
search-syntax-order = wonach die Karten sortiert sind; ein Bindestrich dreht die Reihenfolge um

search-field-name = Name, Untertitel oder älterer Name
search-field-text = Text: Inhaltsangaben zu { -captains-chair }, importierte Texte des CCG
search-field-game = cc, 2e oder 1e
search-field-type = Typ der Karte
search-field-affiliation = Fraktion; bei einem Hauptquartier: wem es gehört, bei anderen Missionen: wer sie versuchen darf. „alle“ findet Missionen, die jeder Fraktion offenstehen, „außer“ solche, von denen einige ausgenommen sind, "außer borg" solche, die den Borg verschlossen sind
search-field-unique = ja, nein; in der { -first-edition } auch enigma
search-field-cost = Kosten
search-field-skill = Fähigkeit, bei { -captains-chair } Kompetenz-Symbol; mit einer Zahl allein: wie viele
search-unsure-region = Ob auf der gedruckten Karte eine Region steht, ist hier ungewiss: { $cards }
search-field-keyword = Schlüsselwort, allein oder mit dem, was hinter seinem Doppelpunkt steht
search-field-unsure = was auf einer Karte ungewiss ist, weil Quellen sich widersprechen: region, title
search-field-region = Region einer Mission, mit oder ohne „System“
search-field-icon = Icon: AU, Cmd, DS9, E, Fut, Maq, Pa, Stf, TN, TNG, TOS, Voy
search-field-species = Spezies
search-field-class = Klasse eines Schiffs
search-field-staffing = Icons, die ein Schiff an Bord braucht: Cmd, Stf; mit einer Zahl allein: wie viele
search-field-integrity = Integrität
search-field-cunning = Intelligenz
search-field-strength = Stärke
search-field-range = Reichweite
search-field-weapons = Waffen
search-field-shields = Schilde
search-field-missiontype = Planeten, Weltraum, Hauptquartier
search-field-dilemmatype = Planeten, Weltraum, dual
search-field-quadrant = Alpha, Gamma, Delta, Spiegel
search-field-span = Span einer Mission
search-field-points = Punkte einer Mission
search-field-requires = was eine Mission verlangt: Fähigkeit, Attribut oder Wörter. Die Zahl hinter einem Attribut ist die kleinste Summe, die reicht: „Cunning>34“ zählt als 35
search-field-reportsto = was an diesem Hauptquartier oder an Bord dieses Schiffs gespielt werden darf. Der ganze Name, der Titel oder der Untertitel genügt; importierte Texte zählen mit, ihre Bedingungen nicht
search-field-set = Set, als Kürzel oder mit Namen: WYLB oder „What You Leave Behind“
search-field-rarity = C, U, R, S, P …
search-field-collector = Sammlernummer: im Ganzen (1R324) oder nur ihre letzte Zahl, auch mit Vergleich und Bereich (>=100, 1..20)
search-field-format = Format, in dem importierte Dateien die Karte erlauben; nur { -first-edition }: Trad, OTF, Open, Warp, Virtual, b00 … „ban“ heißt verboten
search-field-is = was die Karte ist: ausgemustert (nicht mehr in Standard), nach dem Druck berichtigt, einzigartig, nachgedruckt, dual; „not:“ ist das Gegenteil
search-field-pool = Kartenpool des Spielerkomitees: Standard, Traditional, offen
search-field-retired = ja oder nein: ob die Karte auf der Liste der ausgemusterten steht, über die das Spielerkomitee jedes Jahr abstimmt
search-field-trait = Merkmal ({ -captains-chair })
search-field-deck = Captain oder Standard ({ -captains-chair }); Name eines gespeicherten Decks ({ -second-edition })
search-field-focus = Fokus ({ -captains-chair })
search-field-vp = gedruckte Siegpunkte ({ -captains-chair })
search-field-errata = ja oder nein: ob spätere Auflagen anderes sagen ({ -captains-chair })
search-field-box = Box: core, tbg, sc, promo1 oder promo2 ({ -captains-chair })
search-field-owned = ja, nein oder wie viele Exemplare in deiner Sammlung sind ({ -second-edition }); Karten, die dir fehlen, zählen als 0

search-example-personnel = Billige Klingonen für deine Mannschaft
search-example-skill = Anführer, die doppelt zählen, und klug dazu
search-example-either = Jemand für die Krankenstation
search-example-mission = Planeten, auf denen die Föderation gut punktet
search-example-open = Missionen, die jeder Fraktion offenstehen, auch den Borg
search-example-requires = Missionen für Diplomaten, die ohne Anführer auskommen
search-example-sum = Missionen, für die zusammen 34 Intelligenz reichen
search-example-commander = Wer die Enterprise-E befehligt
search-example-reportsto = Schiffe, die du auf Bajor spielen kannst
search-example-subtitle = Wer sich für 1 auf Deep Space 9 spielen lässt
search-example-region = Missionen rund um Bajor
search-example-count = Leute, die vieles können
search-example-total = Gute Allrounder, die wenig kosten
search-example-home = Die Hauptquartiere der Föderation
search-example-dilemma = Dilemmas für Schiffe, die 2 bis 4 kosten
search-example-icon = Karten von Deep Space 9 außerhalb der Föderation
search-example-chair = Klingonische Schiffe aus { -captains-chair } mit Militär-Fokus
search-example-text = Karten aus { -captains-chair }, die warpen, mit mindestens 2 Punkten

search-query-personnel = typ:personal fraktion:klingonisch kosten<=2
search-query-skill = fähigkeit:leadership>=2 intelligenz>5
search-query-either = sk:medical oder sk:biology
search-query-mission = typ:mission mt:planeten a:fed punkte>=35
search-query-open = fraktion:alle -fraktion:"außer borg"
search-query-requires = erfordert:diplomacy -erfordert:leadership
search-query-sum = braucht:intelligenz<=34
search-query-commander = schlüsselwort:"commander: u.s.s. enterprise-e"
search-query-reportsto = spielbarbei:"Bajor, Gift of the Prophets" typ:schiff
search-query-subtitle = spielbarbei:"deep space 9" typ:personal kosten<=1
search-query-region = region:bajor typ:mission
search-query-count = fähigkeit>=5 spiel:2e
search-query-total = int+cun+str>=17 kosten<=2
search-query-home = missionstyp:hauptquartier fraktion:föderation
search-query-dilemma = dt:dual,weltraum c:2..4
search-query-icon = symbol:ds9 -fraktion:fed
search-query-chair = merkmal:klingone typ:schiff fokus:militär
search-query-text = spiel:cc text:warpen siegpunkte>=2
search-query-ships = typ:schiff reichweite>=9

search-column-number = Nr.
