# Namen, die in den Meldungen wiederkehren. Wer einen ändert, ändert ihn überall.

-captains-chair = Captain’s Chair
-second-edition = Second Edition
-first-edition = First Edition
-catan = Star Trek Catan
