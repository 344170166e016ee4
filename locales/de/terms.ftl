# Namen, die in den Meldungen wiederkehren. Wer einen ändert, ändert ihn überall.

-captains-chair = Captain’s Chair
# Of which month rules and cards are.
-data-month = August 2026
-second-edition = Second Edition
-first-edition = First Edition
-catan = Star Trek Catan
