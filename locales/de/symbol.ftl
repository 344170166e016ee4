# Wofür die Symbole in den Regeltexten stehen.

symbol-action = Aktions-Chip
symbol-actions = Aktions-Chips
symbol-any-skill = Joker-Kompetenz
symbol-away-team = Außenteam
symbol-away-teams = Außenteams
symbol-best-focus = Bester Fokus
symbol-borg = Borg-Symbol
symbol-command = Kommando-Icon
symbol-dilithium = Dilithium
symbol-glory = Ruhm
symbol-influence = Einfluss
symbol-influence-focus = Einfluss-Fokus
symbol-influence-skill = Einfluss-Kompetenz
symbol-latinum = Latinum
symbol-military = Militär
symbol-military-focus = Militär-Fokus
symbol-military-skill = Militär-Kompetenz
symbol-planet = Planet
symbol-research = Forschung
symbol-research-focus = Forschungs-Fokus
symbol-research-skill = Forschungs-Kompetenz
symbol-ship-token = Raumschiff-Aufsteller
symbol-ship-tokens = Raumschiff-Aufsteller
symbol-space = Weltraum
symbol-staff = Stab-Icon
symbol-vp = SP
