# Die ersten Lektionen: eine geführte erste Runde, Schritt für Schritt.

learn-title = Erste Lektion
learn-what = Spiele Schritt für Schritt eine erste Runde und lerne dabei immer nur eine Sache auf einmal
learn-place = { $lesson } · Schritt { $step } von { $of }
learn-step = Schritt { $step } von { $of }: { $title }
learn-teaches = Das lernst du: { $idea }
learn-table = So liegt der Tisch
learn-todo = Das machst du
learn-rules = Regeln
learn-all = Alle Spiele
learn-next = Weiter
learn-back = Zurück
learn-go-on = Fertig? Enter zeigt den nächsten Schritt.
learn-begin = Los: `tricorder learn { $game }`
learn-new = Neu in diesem Zug: { $title }. { $idea }
learn-more = Tisch und Schritte dazu: `tricorder learn { $game } --step { $step }`
learn-training = Spiele danach ein Training, Zug für Zug begleitet: `tricorder solo cadet new --captain picard`
