# Names that recur in messages. To change one here changes it everywhere.

-captains-chair = Captain’s Chair
-second-edition = Second Edition
-first-edition = First Edition
-catan = Star Trek Catan
