# Papierkorb: was gelöscht wurde und sich dreißig Tage lang zurückholen lässt.

trash-sure = „{ $name }“ löschen? j für ja, Enter für nein:
trash-kept = „{ $name }“ wurde nicht gelöscht.
trash-empty = In den letzten dreißig Tagen hast du nichts gelöscht.
trash-column-name = Name
trash-column-removed = Gelöscht
trash-restored = „{ $name }“ ist wieder da.
trash-restored-as = „{ $was }“ ist als „{ $name }“ wieder da, denn der alte Name ist vergeben.
trash-title = Gelöschtes
trash-kept-for = Was du gelöscht hast, kannst du dreißig Tage lang zurückholen.
trash-restore = Zurückholen
