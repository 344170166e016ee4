# A solo game at the table: steps, questions, state, set-up.

