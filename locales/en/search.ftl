# The card search.

