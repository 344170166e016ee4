# Über das Programm.

about-title = Über tricorder
about-what = tricorder begleitet Star-Trek-Spiele am Tisch: Es schlägt Regeln und Karten nach, führt den Computergegner von Captain’s Chair, prüft Decks der Second Edition und nimmt dir das Rechnen ab.
about-not = Es ersetzt weder Spiel noch Regelheft und bringt keine Bilder der Karten mit: Es zeigt die, die du hast. Es stammt von Fans; kein Verlag und kein Rechteinhaber hat daran mitgewirkt oder es gebilligt.
about-private = Was du hier spielst und notierst, geht nicht an Dritte.
about-version = Version
about-age = So alt sind Regeln und Karten
about-newest-set = Neuestes Set: { $set }
about-licenses = Lizenzen
about-licenses-what = Das Programm steht nach deiner Wahl unter der MIT- oder der Apache-Lizenz. Namen und Texte der Spiele gehören ihren Inhabern.
