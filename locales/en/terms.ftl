# Names that recur in messages. To change one here changes it everywhere.

-captains-chair = Captain’s Chair
# Of which month rules and cards are.
-data-month = August 2026
-second-edition = Second Edition
-first-edition = First Edition
-catan = Star Trek Catan
